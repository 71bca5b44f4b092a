"""The plate of a player: name, cards in hand, eight cash coins for the Tentos of the match, and who deals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from cardtable.games.quan_dui.phrases import PHRASES
from cardtable.games.quan_dui.portraits import RADIUS, portrait
from cardtable.games.quan_dui.rules import TARGET
from cardtable.scene.cards.low_plate import HANGS, TEXT_X, LowContent, LowPlate
from cardtable.scene.decks.deck import Deck
from cardtable.scene.paint import capsule, colour, disc, falling, pen, saved
from cardtable.scene.palette import GLASS, GOLD_TEXT, IVORY, IVORY_SOFT
from cardtable.scene.stage import Stage
from cardtable.scene.typography import Role, width
from cardtable.scene.widgets.words import RIGHT, draw_text

COIN: Final = 5.6  # radius
COIN_STEP: Final = 14.0
COIN_LIT: Final = ("#F6D58A", "#D9A13C")
COIN_RIM: Final = "#7A5417"
COIN_HOLE: Final = "#5B3D10"
PILL: Final = 19.0


@dataclass(frozen=True, slots=True)
class PlateContent(LowContent):
    """All a plate says."""

    points: int = 0
    deals: bool = False


class Plate(LowPlate):
    """A low plate with the track of Tentos."""

    def __init__(self, stage: Stage, seat: int, deck: Deck) -> None:
        super().__init__(stage, seat, deck, portrait(seat, RADIUS), "quan dui")

    def focus_name(self) -> str:
        """Return everything on the plate in one sentence."""
        said = self.content
        assert isinstance(said, PlateContent)
        deals = PHRASES.deals() if said.deals else ""
        parts = (said.name, said.turn, said.counted, PHRASES.of_eight(said.points), deals)
        return ", ".join(part for part in parts if part)

    def _draw_below(self, painter: QPainter, right: float) -> None:
        said, y = self.content, self.coins_at()
        assert isinstance(said, PlateContent)
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

    def coins_at(self) -> float:
        """Return how low the middle of the track of Tentos stands."""
        return self.size.height() * 0.70

    def pill(self) -> QRectF:
        """Return where the dealer's tag hangs: on the lower edge, and lower where large letters reached the coins."""
        face = self.stage.face(Role.BADGE, 12)
        high = max(PILL, face.pixelSize() * 1.3)
        top = max(self.size.height() + HANGS - high, self.coins_at() + COIN + 1)
        return QRectF(12, top, width(PHRASES.deals(), face) + 20, high)

    def _draw_pill(self, painter: QPainter) -> None:
        """Draw the dealer's tag."""
        text, face, pill = PHRASES.deals(), self.stage.face(Role.BADGE, 12), self.pill()
        top, bottom = GLASS
        painter.fillPath(capsule(pill), falling(pill, (0, colour(top)), (1, colour(bottom))))
        painter.strokePath(capsule(pill.adjusted(0.5, 0.5, -0.5, -0.5)), pen(colour(IVORY, 0.45), 1))
        draw_text(painter, pill.center().x(), pill.center().y() + face.pixelSize() * 0.36, text, face, IVORY, 0.5)


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
