"""The plate of a player: name, cards in hand, eight cash coins for the Tentos of the match, and who deals."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from cardtable.games.quan_dui.phrases import PHRASES
from cardtable.games.quan_dui.portraits import RADIUS, portrait
from cardtable.games.quan_dui.rules import TARGET
from cardtable.scene.cards import seat_plate
from cardtable.scene.cards.seat_plate import SeatContent, SeatPlate
from cardtable.scene.decks.deck import Deck
from cardtable.scene.paint import capsule, colour, disc, falling, pen, rounded, saved
from cardtable.scene.palette import GLASS, GOLD, GOLD_CHIP, GOLD_TEXT, INK_GOLD, IVORY, IVORY_SOFT
from cardtable.scene.soft import glow
from cardtable.scene.stage import Stage
from cardtable.scene.typography import Role, width
from cardtable.scene.widgets.words import RIGHT, draw_text, fit

TEXT_X: Final = 71.0
COIN: Final = 5.6  # radius
COIN_STEP: Final = 14.0
COIN_LIT: Final = ("#F6D58A", "#D9A13C")
COIN_RIM: Final = "#7A5417"
COIN_HOLE: Final = "#5B3D10"
PILL: Final = 19.0
HANGS: Final = 9.0  # u of a tag that lie beyond the lower edge, or within the upper one


@dataclass(frozen=True, slots=True)
class PlateContent(SeatContent):
    """All a plate says."""

    points: int = 0
    deals: bool = False
    mine: bool = False  # gold: the person may act


class Plate(SeatPlate):
    """A low plate; gold around the person who may act, ivory around whoever else is waited for."""

    def __init__(self, stage: Stage, seat: int, deck: Deck) -> None:
        self.seat = seat
        super().__init__(stage, str(seat), deck, portrait(seat, RADIUS))

    def hand_at(self) -> QPointF:
        """Return where the player's cards are, in the stage."""
        return self.mapToScene(QPointF(self.size.width() - 44, self.size.height() * 0.36))

    def focus_name(self) -> str:
        """Return everything on the plate in one sentence."""
        said = self.content
        assert isinstance(said, PlateContent)
        deals = PHRASES.deals() if said.deals else ""
        parts = (said.name, said.turn, said.counted, PHRASES.of_eight(said.points), deals)
        return ", ".join(part for part in parts if part)

    def _show_backs(self) -> None:
        """The plate is too low for them: the number says it."""

    def _face_at(self) -> QPointF:
        return QPointF(35, self.size.height() / 2)

    def _face_key(self) -> Hashable:
        return ("quan dui face", self.seat, self.size.height())

    def _ground_key(self) -> Hashable:
        said = self.content
        return ("quan dui plate", self.size.width(), self.size.height(), bool(said.turn), _mine(said))

    def _draw_ground(self, painter: QPainter) -> None:
        if _mine(self.content):
            glow(painter, rounded(self.box(), seat_plate.RADIUS), colour(GOLD), 8, 4, 0.5)
        super()._draw_ground(painter)
        if _mine(self.content):
            box = self.box().adjusted(0.8, 0.8, -0.8, -0.8)
            painter.strokePath(rounded(box, seat_plate.RADIUS - 0.8), pen(colour(GOLD), 2.4))

    def _draw_words(self, painter: QPainter) -> None:
        said, high, right = self.content, self.size.height(), self.size.width() - 14
        assert isinstance(said, PlateContent)
        base = high * 0.37
        counted = self.stage.face(Role.SMALL)
        wide = width(said.counted, counted) if said.counted else 0.0
        name = fit(self.stage, said.name, Role.NAME, right - TEXT_X - wide - 8, 17)
        draw_text(painter, TEXT_X, base, said.name, name, IVORY)
        draw_text(painter, right, base, said.counted, counted, colour(IVORY, IVORY_SOFT), RIGHT)
        y = high * 0.70
        strong, small = self.stage.face(Role.NAME, 16), self.stage.face(Role.SMALL)
        of = f"/{TARGET}"
        draw_text(painter, right, y + 5.2, of, small, colour(IVORY, IVORY_SOFT), RIGHT)
        tally = right - width(of, small)
        draw_text(painter, tally, y + 5.2, str(said.points), strong, GOLD_TEXT, RIGHT)
        step = min(COIN_STEP, (tally - width(str(said.points), strong) - 8 - COIN - TEXT_X - COIN) / (TARGET - 1))
        for n in range(TARGET):
            paint_tento(painter, TEXT_X + COIN + n * step, y, COIN, n < said.points)
        if said.deals:
            self._draw_pill(painter)

    def _draw_pill(self, painter: QPainter) -> None:
        """Hang the dealer's tag on the lower edge."""
        text, face = PHRASES.deals(), self.stage.face(Role.BADGE, 12)
        high = max(PILL, face.pixelSize() * 1.5)
        wide = width(text, face) + 20
        pill = QRectF(12, self.size.height() + HANGS - high, wide, high)
        top, bottom = GLASS
        painter.fillPath(capsule(pill), falling(pill, (0, colour(top)), (1, colour(bottom))))
        painter.strokePath(capsule(pill.adjusted(0.5, 0.5, -0.5, -0.5)), pen(colour(IVORY, 0.45), 1))
        draw_text(painter, pill.center().x(), pill.center().y() + face.pixelSize() * 0.36, text, face, IVORY, 0.5)

    def _draw_tab(self, painter: QPainter) -> None:
        if not _mine(self.content):
            super()._draw_tab(painter)
            return
        text, face = self.content.turn, self.stage.face(Role.BADGE)
        high = max(seat_plate.TAB, face.pixelSize() * 1.6)
        wide = width(text, face) + 26
        tab = QRectF(self.size.width() - wide - 14, HANGS + 2 - high, wide, high)
        painter.fillPath(capsule(tab).translated(1, 2.5), colour("#000000", 0.35))
        top, bottom = GOLD_CHIP
        painter.fillPath(capsule(tab), falling(tab, (0, top), (1, bottom)))
        draw_text(painter, tab.center().x(), tab.center().y() + face.pixelSize() * 0.36, text, face, INK_GOLD, 0.5)


def paint_tento(painter: QPainter, x: float, y: float, radius: float, won: bool) -> None:
    """Paint one cash coin of the track: won, or still to be won."""
    if not won:
        painter.fillPath(disc(x, y, radius - 0.5), colour("#000000", 0.22))
        painter.strokePath(disc(x, y, radius - 0.5), pen(colour(IVORY, 0.42), 1))
        return
    painter.fillPath(disc(x + 0.4, y + 0.8, radius), colour("#000000", 0.35))
    box = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
    painter.fillPath(disc(x, y, radius), falling(box, (0, COIN_LIT[0]), (1, COIN_LIT[1])))
    painter.strokePath(disc(x, y, radius - 0.4), pen(COIN_RIM, 1))
    side = radius * 0.6
    with saved(painter):
        painter.fillRect(QRectF(x - side / 2, y - side / 2, side, side), colour(COIN_HOLE))


def _mine(content: SeatContent) -> bool:
    return isinstance(content, PlateContent) and content.mine and bool(content.turn)
