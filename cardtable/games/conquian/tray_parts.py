"""What the re-arranging tray is made of: its sheet, its zones with their verdicts, and the copies of cards in them."""

from __future__ import annotations

import enum
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from cardtable.core.events import Piece
from cardtable.games.conquian.cut_panel import draw_slots
from cardtable.games.conquian.tray_model import Zone
from cardtable.games.conquian.tray_plan import HEAD, INSET, PAD, RISE
from cardtable.games.conquian.tray_words import TRAY_WORDS
from cardtable.games.conquian.words import WORDS
from cardtable.scene.cards.card import CardItem
from cardtable.scene.decks.deck import Deck, DeckLook
from cardtable.scene.focus import Focusable, Kind
from cardtable.scene.gestures import Drag, Spot
from cardtable.scene.item import PaintedItem
from cardtable.scene.paint import colour, disc, falling, pen, polyline, rounded
from cardtable.scene.palette import (
    GLASS,
    GOLD,
    GOLD_GLOW,
    GOLD_LINE,
    GOLD_TEXT,
    IVORY,
    IVORY_SOFT,
    JADE,
    JADE_TEXT,
    TERRACOTTA,
    TERRACOTTA_TEXT,
)
from cardtable.scene.soft import glow, shadow
from cardtable.scene.typography import Role, width, wrap
from cardtable.scene.widgets.icons import Icon, draw_icon
from cardtable.scene.widgets.words import CENTRE, RIGHT, draw_text, fit

if TYPE_CHECKING:
    from cardtable.scene.stage import Stage

RADIUS: Final = 22.0
SHADE: Final = 60.0  # u around the sheet for its shadow
Z_CARD: Final = 20.0
Z_SPOT: Final = 200.0
Z_CARRIED: Final = 400.0
DISC: Final = 9.0
SLOTS: Final = QRectF(0, 0, 216, 28)


class Sign(enum.Enum):
    """A verdict: ``(colour of its words, of its disc, icon)``."""

    GOOD = (JADE_TEXT, JADE, Icon.CHECK)
    BAD = (TERRACOTTA_TEXT, TERRACOTTA, Icon.CROSS)
    OPEN = (IVORY, "#4B5A50", Icon.INFO)  # nothing to judge yet: what to do


class Look(enum.Enum):
    """What kind of zone it is."""

    GROUP = enum.auto()
    NEW = enum.auto()
    HOME = enum.auto()


@dataclass(frozen=True, slots=True)
class ZoneContent:
    """What a zone shows.  *sign* and *words* are a group's; a home has a title instead."""

    look: Look
    words: str
    sign: Sign | None = None
    open: bool = False  # what is picked up may be put here
    hot: bool = False  # and would be, if it were let go now
    key: str = ""  # that does the same


class ZoneItem(PaintedItem):
    """The ground of a zone, with its upper left corner at the item's position, and the spot that takes cards."""

    def __init__(
        self,
        stage: Stage,
        parent: QGraphicsItem,
        zone: Zone,
        name: Callable[[], str],
        clicked: Callable[[], None],
    ) -> None:
        super().__init__(stage, parent)
        self.zone = zone
        self.content = ZoneContent(Look.HOME, "")
        self.card_foot = 0.0  # u from the zone's top to the foot of its cards
        self.rect = QRectF()  # in the stage
        self.spot = Spot(stage, f"tray:zone:{zone}", QPainterPath(), name, clicked=clicked, parent=parent)
        self.spot.setZValue(Z_CARD / 2)
        self.spot.focus_kind = Kind.TEXT

    def show_content(self, content: ZoneContent) -> None:
        """Show something else."""
        self.spot.enabled = content.open
        if content != self.content:
            self.content = content
            self.touch()

    def lie(self, rect: QRectF, empty: bool) -> None:
        """Cover *rect*; keys reach the zone itself only while it is *empty*, or else through its cards."""
        self.rect = QRectF(rect)
        self.setPos(rect.topLeft())
        self.set_bounds(QRectF(0, 0, rect.width(), rect.height()).adjusted(-14, -14, 14, 14))
        self.spot.set_outline(rounded(rect, 14))
        self.spot.focus_kind = Kind.PLACE if empty else Kind.TEXT
        self.setVisible(True)
        self.spot.setVisible(True)

    def away(self) -> None:
        """Be nowhere."""
        self.setVisible(False)
        self.spot.setVisible(False)

    def draw(self, painter: QPainter) -> None:
        """Draw the ground, the edge and the words."""
        said, box = self.content, QRectF(0, 0, self.rect.width(), self.rect.height())
        form, edge = rounded(box, 14), rounded(box.adjusted(0.8, 0.8, -0.8, -0.8), 13.4)
        if said.hot:
            glow(painter, form, colour(GOLD_GLOW), 7, 4, 0.8)
        painter.fillPath(form, colour("#000000", 0.22) if said.look is Look.GROUP else colour(IVORY, 0.045))
        if said.hot:
            painter.fillPath(form, colour(GOLD, 0.13))
        painter.strokePath(edge, self._edge())
        match said.look:
            case Look.GROUP:
                self._draw_verdict(painter, box)
            case Look.NEW:
                self._draw_new(painter, box)
            case Look.HOME:
                face = fit(self.stage, said.words, Role.SMALL_STRONG, box.width() - 2 * INSET)
                draw_text(painter, INSET, face.pixelSize() * 1.36, said.words, face, colour(IVORY, 0.92))

    def _edge(self) -> QPen:
        said = self.content
        if said.hot:
            return pen(colour(GOLD_LINE), 2.6)
        if said.open:
            return pen(colour(GOLD), 1.8, (3.2, 3.0))
        if said.look is Look.NEW:
            return pen(colour(IVORY, 0.42), 1.4, (3.2, 3.4))
        if said.sign is not None:
            return pen(colour(said.sign.value[0], 0.9), 1.8)
        return pen(colour(IVORY, 0.16), 1.2)

    def _draw_verdict(self, painter: QPainter, box: QRectF) -> None:
        said, stage = self.content, self.stage
        if said.sign is None:
            return
        shade, ground, icon = said.sign.value
        room = box.width() - 2 * INSET - 2 * DISC - 8
        face = stage.face(Role.SMALL_STRONG)
        lines = wrap(said.words, face, room)
        if len(lines) > 2:
            lines = [lines[0], " ".join(lines[1:])]
        step = face.pixelSize() * 1.22
        faces = [fit(stage, line, Role.SMALL_STRONG, room) for line in lines]
        wide = 2 * DISC + 8 + max(width(line, small) for line, small in zip(lines, faces, strict=True))
        foot = box.bottom() - (box.height() - self.card_foot) / 2 + 2
        x = box.center().x() - wide / 2
        painter.fillPath(disc(x + DISC, foot, DISC), colour(ground))
        draw_icon(painter, icon, QPointF(x + DISC, foot), IVORY, 13)
        y = foot - step * (len(lines) - 1) / 2 + face.pixelSize() * 0.36
        for line, small in zip(lines, faces, strict=True):
            draw_text(painter, x + 2 * DISC + 8, y, line, small, shade)
            y += step

    def _draw_new(self, painter: QPainter, box: QRectF) -> None:
        said, middle = self.content, box.center()
        y = middle.y() - 22
        plus = polyline((middle.x() - 15, y), (middle.x() + 15, y))
        plus.addPath(polyline((middle.x(), y - 15), (middle.x(), y + 15)))
        shade = colour(GOLD_TEXT if said.open else IVORY, 1.0 if said.open else 0.8)
        painter.strokePath(plus, pen(shade, 2.6))
        face = fit(self.stage, said.words, Role.SMALL_STRONG, box.width() - 16)
        y += 24 + face.pixelSize()
        draw_text(painter, middle.x(), y, said.words, face, shade, CENTRE)
        small = self.stage.face(Role.SMALL)
        cap = QRectF(middle.x() - small.pixelSize() * 0.8, y + 10, small.pixelSize() * 1.6, small.pixelSize() * 1.5)
        painter.strokePath(rounded(cap, 5), pen(colour(IVORY, 0.45), 1))
        draw_text(painter, middle.x(), cap.center().y() + small.pixelSize() * 0.36, said.key, small, shade, CENTRE)


class TrayCard(CardItem):
    """A copy of a card in the tray, and the spot by which it is pointed at."""

    def __init__(
        self,
        stage: Stage,
        deck: Deck,
        piece: Piece,
        look: DeckLook,
        parent: QGraphicsItem,
        name: Callable[[], str],
        clicked: Callable[[], None],
        dragged: Callable[[QPointF], Drag | None],
    ) -> None:
        super().__init__(stage, deck, piece, 150.0, look, parent)
        self.card = piece
        self.rest = QPointF()
        self.carried = False
        self.spot = Spot(stage, f"tray:{piece}", QPainterPath(), name, clicked=clicked, dragged=dragged, parent=parent)

    def lie(self, rest: QPointF, height: float, strip: float, place: int, picked: bool) -> None:
        """Belong somewhere else; whoever moves it there asks for ``rest``.  *strip*: u of it that are in sight."""
        self.become(self.card, height)
        self.rest = rest - QPointF(0, RISE * 0.6 if picked else 0)
        self.ring(GOLD if picked else "")
        self.lift(picked)
        if not self.carried:
            self.setZValue(Z_CARD + place)
        box = self.box()
        self.spot.set_outline(rounded(QRectF(box.left(), box.top(), strip, box.height()), 7))
        self.spot.setPos(self.rest)
        self.spot.setZValue(Z_SPOT + place)


@dataclass(frozen=True, slots=True)
class Standing:
    """What the foot of the sheet says."""

    count: int = 0
    sign: Sign = Sign.OPEN
    words: str = ""


class TraySheet(PaintedItem, Focusable):
    """The dark sheet on which the zones lie: heading above, count and verdict below.  It covers the whole stage."""

    focus_kind = Kind.TEXT
    focus_key = "tray"

    def __init__(self, stage: Stage, z: float) -> None:
        super().__init__(stage)
        self.rect = QRectF()
        self.foot = QRectF()
        self.standing = Standing()
        self.setZValue(z)

    def lie(self, rect: QRectF, foot: QRectF) -> None:
        """Cover *rect*; count and verdict keep within *foot*."""
        self.rect, self.foot = QRectF(rect), QRectF(foot)
        self.set_bounds(rect.adjusted(-SHADE, -SHADE, SHADE, SHADE))
        self.touch()

    def say(self, standing: Standing) -> None:
        """Say something else."""
        if standing != self.standing:
            self.standing = standing
            self.touch()

    def focus_name(self) -> str:
        """Return heading, count and verdict."""
        said = self.standing
        return f"{TRAY_WORDS.title()}. {TRAY_WORDS.standing(said.count, said.words)}"

    def focus_outline(self) -> QPainterPath:
        """Return the sheet's outline."""
        return rounded(self.rect, RADIUS)

    def draw(self, painter: QPainter) -> None:
        """Draw the sheet."""
        box, stage = self.rect, self.stage
        form = rounded(box, RADIUS)
        shadow(painter, form, "#000000", 30, 6, 18, 0.6)
        painter.fillPath(form, falling(box, (0, colour(GLASS[0], 0.93)), (1, colour(GLASS[1], 0.95))))
        painter.strokePath(rounded(box.adjusted(0.8, 0.8, -0.8, -0.8), RADIUS), pen(colour(IVORY, 0.24), 1.4))
        face = stage.face(Role.BODY, 22)
        y = box.top() + HEAD * 0.66
        x = box.left() + PAD
        x += draw_text(painter, x, y, TRAY_WORDS.title(), face, IVORY) + 22
        how = TRAY_WORDS.how()
        small = fit(stage, how, Role.SMALL, box.right() - PAD - x)
        draw_text(painter, box.right() - PAD, y, how, small, colour(IVORY, IVORY_SOFT), RIGHT)
        painter.fillRect(QRectF(self.foot.left(), self.foot.top() + 4, box.width() - 2 * PAD, 1), colour(IVORY, 0.14))
        self._draw_foot(painter)

    def _draw_foot(self, painter: QPainter) -> None:
        said, stage, foot = self.standing, self.stage, self.foot
        shade, ground, icon = said.sign.value
        count = stage.face(Role.NAME, 22)
        tally = WORDS.of_nine(said.count)
        y = foot.top() + 34
        x = foot.left() + draw_text(painter, foot.left(), y, tally, count, GOLD_TEXT) + 16
        draw_slots(painter, SLOTS.translated(x, y - 8 - SLOTS.height() / 2), said.count)
        room = foot.width() - 2 * DISC - 8
        face = stage.face(Role.SMALL)
        lines = wrap(said.words, face, room)
        if len(lines) > 2:
            lines = [lines[0], " ".join(lines[1:])]
        step = face.pixelSize() * 1.16
        middle = foot.top() + 65
        painter.fillPath(disc(foot.left() + DISC, middle, DISC), colour(ground))
        draw_icon(painter, icon, QPointF(foot.left() + DISC, middle), IVORY, 13)
        y = middle - step * (len(lines) - 1) / 2 + face.pixelSize() * 0.36
        for line in lines:
            draw_text(painter, foot.left() + 2 * DISC + 8, y, line, fit(stage, line, Role.SMALL, room), shade)
            y += step
