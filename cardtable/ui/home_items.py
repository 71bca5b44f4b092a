"""What lies on the table of the home page: the wordmark, lines of text, and the games as pictures."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsSceneHoverEvent, QGraphicsSceneMouseEvent

from cardtable.scene.focus import Focusable, Kind
from cardtable.scene.item import PaintedItem
from cardtable.scene.paint import (
    colour,
    falling,
    lettering,
    linear,
    mix,
    outline,
    pen,
    placed,
    rounded,
    saved,
    slanted,
    star,
)
from cardtable.scene.palette import GOLD_GLOW, IVORY, IVORY_SOFT
from cardtable.scene.soft import glow, shadow
from cardtable.scene.typography import Role, width
from cardtable.scene.widgets.icons import Icon, draw_icon
from cardtable.scene.widgets.words import fit
from cardtable.ui.mark import paint_mark

if TYPE_CHECKING:
    from PySide6.QtGui import QFont

    from cardtable.scene.stage import Stage

CREAM: Final = "#FFF6E4"
PORTRAIT: Final = QSizeF(224, 496)
ART: Final = 336.0  # height of a portrait's picture
REACH: Final = 46.0  # u around a tile for its shadow


class Tile(Protocol):
    """What a game's ``tile.TILE`` offers: words, colours and a picture of any size."""

    name: str
    origin: str
    players: str
    minutes: int
    base: str
    accent: str

    def tagline(self) -> str:
        """Return one line about the game, in the present language."""

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Fill *size* u from the origin with the picture."""


@dataclass(slots=True)
class TileState:
    """What the home page knows about a game."""

    saved: bool = False
    line: str = ""  # how the saved game stands: "Turn 15 · 30 to 24"


def serif(stage: Stage, size: float, italic: bool = False) -> QFont:
    """Return the title face, *size* u high."""
    face = stage.face(Role.TITLE, size)
    face.setItalic(italic)
    return face


class Wordmark(PaintedItem):
    """The emblem, the name, and a line under it; kept on disk, for it is on the first picture of every start."""

    lasting = True

    def __init__(self, stage: Stage, tagline: Callable[[], str]) -> None:
        super().__init__(stage)
        self._tagline = tagline
        self.set_bounds(QRectF(-20, -20, 580, 110))

    def art_key(self) -> Hashable:
        return "wordmark", self._tagline(), self.stage.face(Role.SMALL, 15).pixelSize()

    def draw(self, painter: QPainter) -> None:
        with saved(painter):
            painter.translate(32, 34)
            painter.scale(0.92, 0.92)
            paint_mark(painter)
        name = lettering("Cardtable", serif(self.stage, 52), 74, 44, 0)
        thick = name.united(outline(name, 1.0))
        painter.fillPath(thick.translated(1.5, 2.5), colour("#04100B", 0.45))
        painter.fillPath(thick, linear(0, 4, 0, 50, (0, "#FFF6E0"), (1, "#E6CF9F")))
        face = self.stage.face(Role.SMALL, 15)
        painter.setFont(face)
        painter.setPen(colour(IVORY, IVORY_SOFT))
        painter.drawText(QPointF(76, 57 + face.pixelSize() * 0.87), self._tagline())


class Line(PaintedItem):
    """One line of secondary text, right-aligned at its position."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.text = ""
        self.set_bounds(QRectF(-520, -20, 524, 30))

    def say(self, text: str) -> None:
        """Show *text*."""
        if text != self.text:
            self.text = text
            self.touch()

    def draw(self, painter: QPainter) -> None:
        painter.setFont(self.stage.face(Role.SMALL, 15))
        painter.setPen(colour(IVORY, 0.80))
        box = QRectF(-520, -20, 520, 28)
        painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, self.text)


class GameTile(PaintedItem, Focusable):
    """A game as a picture; a click or Enter plays it.  Kept on disk, for it is on the first picture of every start."""

    focus_kind = Kind.PLACE
    lasting = True

    def __init__(self, stage: Stage, game_id: str, tile: Tile, chosen: Callable[[str], object]) -> None:
        super().__init__(stage)
        self.game_id, self.tile, self._chosen = game_id, tile, chosen
        self.state = TileState()
        self.size = PORTRAIT
        self.focus_key = f"game:{game_id}"
        self._hot = False
        self.setAcceptHoverEvents(True)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.resize(PORTRAIT)

    def resize(self, size: QSizeF) -> None:
        """Take another size in u."""
        self.size = size
        self.set_bounds(QRectF(QPointF(0, 0), size).adjusted(-REACH, -REACH, REACH, REACH))

    def show_state(self, state: TileState) -> None:
        """Show whether a game is saved, and how it stands."""
        if state != self.state:
            self.state = state
            self.touch()

    def box(self) -> QRectF:
        """Return the tile without its shadow."""
        return QRectF(QPointF(0, 0), self.size)

    def gloss(self) -> str:
        """Return the line under the name."""
        return self.state.line or self.tile.tagline()

    # -- acting --------------------------------------------------------------------------------

    def shape(self) -> QPainterPath:
        return rounded(self.box(), 20)

    def focus_name(self) -> str:
        return f"{self.tile.name}. {self.gloss()}"

    def focus_outline(self) -> QPainterPath:
        return self.shape()

    def activate(self) -> None:
        self._chosen(self.game_id)

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self._hot = True
        self.touch()

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self._hot = False
        self.touch()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self.shape().contains(event.pos()):
            self.activate()

    # -- drawing -------------------------------------------------------------------------------

    def art_key(self) -> Hashable:
        tile, text = self.tile, self.stage.face(Role.SMALL_STRONG).pixelSize()  # the smallest: it grows first
        words = tile.name, tile.origin, tile.players, tile.minutes, self.gloss()
        return type(self).__name__, self.game_id, self.state.saved, self._hot, words, text

    def draw(self, painter: QPainter) -> None:
        form = self.shape()
        lit = self.state.saved or self._hot
        if lit:
            glow(painter, form, GOLD_GLOW, 16, 3, 0.75 if self.state.saved else 0.4)
        shadow(painter, form, "#010604", 18, 8, 16, 0.62)
        shadow(painter, form, "#010604", 4, 2, 4, 0.5)
        painter.fillPath(form.translated(0, 4), mix(self.tile.base, "#000000", 0.5))
        with saved(painter, form):
            self._draw_inside(painter)
        box = self.box()
        edge = rounded(box.adjusted(1, 1, -1, -1), 19)
        light = slanted(box, (0, colour("#FFF3D6", 0.55)), (0.4, colour("#FFF3D6", 0.10)), (1, colour("#000000", 0.25)))
        painter.strokePath(edge, pen(light, 1.6))
        if lit:
            gold = slanted(box, (0, "#FFF2C9"), (0.5, "#FFD27A"), (1, "#E0A040"))
            painter.strokePath(form, pen(gold, 3.4 if self.state.saved else 2.0))

    def _draw_picture(self, painter: QPainter, size: QSizeF) -> None:
        """Draw the game's picture, kept on disk: it takes longer than all the rest of the page."""
        key = ("tile", self.game_id, round(size.width(), 2), round(size.height(), 2))
        whole = QRectF(QPointF(0, 0), size)
        ratio, paint = self.stage.ratio, self.tile.paint
        picture = self.stage.store.get(key, whole, ratio, lambda inner: paint(inner, size), lasting=True)
        painter.drawPixmap(whole.topLeft(), picture)

    def _draw_inside(self, painter: QPainter) -> None:
        wide, high = self.size.width(), self.size.height()
        base, accent = self.tile.base, self.tile.accent
        painter.fillRect(self.box(), falling(self.box(), (0, mix(base, accent, 0.10)), (1, base)))
        picture = QPainterPath()
        picture.addRect(QRectF(0, 0, wide, ART))
        with saved(painter, picture):
            self._draw_picture(painter, QSizeF(wide, ART))
        fade = QRectF(0, ART - 46, wide, 48)
        foot = mix(base, accent, 0.08)
        painter.fillRect(fade, falling(fade, (0, colour(foot, 0)), (1, foot)))
        self._hairline(painter, falling(QRectF(0, ART - 50, 1, 50), (0, colour(accent, 0)), (1, colour(accent, 0.5))))
        centre = wide / 2
        words(painter, self.stage, self.tile.origin, centre, high - 150, accent, 21, 0.5, italic=True)
        title(painter, self.stage, self.tile.name, centre, high - 108, 39, 0.5)
        self._gloss(painter, QPointF(centre, high - 82), wide - 32)
        ornament(painter, 34, wide - 34, high - 62, accent)
        facts(painter, self.stage, self.tile, centre, high - 36, 0.5)

    def _gloss(self, painter: QPainter, at: QPointF, limit: float) -> None:
        line = self.gloss()
        face = fit(self.stage, line, Role.SMALL, limit, 15)
        painter.setFont(face)
        painter.setPen(colour(CREAM, 0.82))
        painter.drawText(QPointF(at.x() - width(line, face) / 2, at.y()), line)

    def _hairline(self, painter: QPainter, brush: object) -> None:
        frame = rounded(self.box().adjusted(9, 9, -9, -9), 12)
        painter.strokePath(frame, pen(brush, 1))  # type: ignore[arg-type]  # a QBrush


def words(
    painter: QPainter, stage: Stage, text: str, x: float, y: float, shade: str, size: float, align: float, italic: bool
) -> None:
    """Write *text* in the title face; *align* as in ``lettering``."""
    painter.fillPath(lettering(text, serif(stage, size, italic), x, y, align), colour(shade))


def title(painter: QPainter, stage: Stage, text: str, x: float, y: float, size: float, align: float) -> None:
    """Write the name of a game, a little bolder than the face, with a soft edge below."""
    path = lettering(text, serif(stage, size), x, y, align)
    thick = path.united(outline(path, size * 0.023))
    painter.fillPath(thick.translated(size * 0.02, size * 0.045), colour("#000000", 0.42))
    painter.fillPath(thick, colour(CREAM))


def ornament(painter: QPainter, left: float, right: float, y: float, accent: str) -> None:
    """Draw a hairline with a four-pointed star in its middle."""
    centre = (left + right) / 2
    line = QPainterPath(QPointF(left, y))
    line.lineTo(centre - 9, y)
    line.moveTo(centre + 9, y)
    line.lineTo(right, y)
    painter.strokePath(line, pen(colour(accent, 0.45), 1))
    painter.fillPath(placed(star(4, 5, 2), centre, y), colour(accent, 0.9))


def facts(painter: QPainter, stage: Stage, tile: Tile, x: float, y: float, align: float) -> None:
    """Draw how many play and how long, with their icons, on the baseline *y*."""
    face = stage.face(Role.SMALL_STRONG, 15)
    parts = ((Icon.PEOPLE, tile.players), (Icon.CLOCK, f"{tile.minutes} min"))
    total = sum(24 + width(text, face) for _, text in parts) + 20 * (len(parts) - 1)
    at = x - total * align
    painter.setFont(face)
    for icon, text in parts:
        draw_icon(painter, icon, QPointF(at + 9, y - 5), tile.accent, 20)
        painter.setPen(colour(CREAM))
        painter.drawText(QPointF(at + 24, y), text)
        at += 24 + width(text, face) + 20
