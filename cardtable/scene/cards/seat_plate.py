"""The plate of a player at a card table: who it is, in what role, with how many cards, and what was done last.

Whoever is waited for has an ivory frame and a tab with the turn word; gold is for where a person may act.
The role is a word, a sign and a bar of colour along the outer edge.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.scene.decks.deck import Deck, DeckLook
from cardtable.scene.focus import Focusable, Kind
from cardtable.scene.item import ArtItem, PaintedItem
from cardtable.scene.paint import capsule, colour, disc, falling, pen, rounded, saved
from cardtable.scene.palette import GLASS, GLASS_ALPHA, INK, IVORY, IVORY_SOFT, PAPER
from cardtable.scene.soft import shadow
from cardtable.scene.stage import Stage
from cardtable.scene.typography import Role, width, wrap
from cardtable.scene.widgets.backdrop import Backdrop
from cardtable.scene.widgets.words import draw_text, fit

SIZE: Final = QSizeF(238, 146)
RADIUS: Final = 14.0
AVATAR: Final = 32.0  # the radius that avatars are painted for
BAR: Final = 5.0
TEXT_X: Final = 88.0
BACK: Final = 26.0  # height of a small card
BACKS: Final = 4
BACK_STEP: Final = 6.0
SHADE: Final = 20.0
TAB: Final = 24.0

Glyph = Callable[[QPainter], None]


@dataclass(frozen=True, slots=True)
class SeatContent:
    """All a plate says.  *mark* paints within 9 u around the origin, in the *shade* of the role."""

    name: str
    role: str = ""
    mark: Glyph | None = None
    shade: str = IVORY
    count: int | None = None
    counted: str = ""  # "cards"
    last: str = ""
    turn: str = ""  # the word on the tab, while this seat is waited for
    thinking: bool = False


class SeatPlate(PaintedItem, Focusable):
    """A plate with its upper left corner at the item's position; its role's bar is at the *right* or left edge.

    *avatar* paints inside a circle of 32 u around the origin.
    """

    focus_kind = Kind.TEXT

    def __init__(self, stage: Stage, key: str, deck: Deck, avatar: Glyph, right: bool = False) -> None:
        super().__init__(stage)
        self.focus_key = f"plate:{key}"
        self.deck, self.avatar, self.right = deck, avatar, right
        self.content = SeatContent("")
        self.size = QSizeF(SIZE)
        self.look = DeckLook()
        self._backs: list[ArtItem] = []
        self._ground = Backdrop(self, self._ground_key, self._draw_ground)
        self._face = Backdrop(self, self._face_key, self._draw_face)
        self.setZValue(20.0)
        self._lay()

    def show_content(self, content: SeatContent) -> None:
        """Say something else."""
        if content != self.content:
            self.content = content
            self._show_backs()
            self._follow()
            self.touch()

    def show_avatar(self, avatar: Glyph) -> None:
        """Be somebody else."""
        self.avatar = avatar
        self._follow()

    def set_look(self, look: DeckLook, deck: Deck | None = None) -> None:
        """Show the small cards in another look, perhaps those of another deck."""
        self.look, self.deck = look, deck or self.deck
        for back in self._backs:
            back.show_art(self.deck.art(None, BACK, look))
        self._lay()

    def resize(self, size: QSizeF) -> None:
        """Become larger or smaller."""
        self.size = QSizeF(size)
        self._lay()

    def box(self) -> QRectF:
        """Return the plate in its own coordinates, without shadow."""
        return QRectF(QPointF(0, 0), self.size)

    def hand_at(self) -> QPointF:
        """Return where the player's cards are, in the stage: they come from there and go there."""
        return self.mapToScene(QPointF(TEXT_X + 20, self.size.height() * 0.59))

    def focus_name(self) -> str:
        """Return everything on the plate in one sentence."""
        said = self.content
        count = f"{said.count} {said.counted}" if said.count is not None else said.counted
        return ", ".join(part for part in (said.name, said.role, said.turn, count, said.last) if part)

    def focus_outline(self) -> QPainterPath:
        """Return the plate's outline."""
        return rounded(self.box(), RADIUS)

    def _lay(self) -> None:
        self.set_bounds(self.box().adjusted(-SHADE, -SHADE - TAB / 2, SHADE, SHADE))
        self._show_backs()
        self._follow()
        self.touch()

    def _follow(self) -> None:
        self._ground.follow(self.boundingRect())
        at = self._face_at()
        reach = AVATAR + 8
        self._face.follow(QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach))

    def _face_at(self) -> QPointF:
        return QPointF(46, self.size.height() * 0.33)

    def _show_backs(self) -> None:
        shown = min(BACKS, self.content.count or 0)
        while len(self._backs) < shown:
            self._backs.append(ArtItem(self.stage, self.deck.art(None, BACK, self.look), self))
        wide = self.deck.size(BACK).width()
        for n, back in enumerate(self._backs):
            back.setVisible(n < shown)
            back.setPos(TEXT_X + wide / 2 + n * BACK_STEP, self._count_y())

    def _count_y(self) -> float:
        return self.size.height() * 0.59

    def _ground_key(self) -> Hashable:
        said = self.content
        look = (self.right, said.role and said.shade, bool(said.turn))
        return ("seat plate", self.size.width(), self.size.height(), *look)

    def _draw_ground(self, painter: QPainter) -> None:
        said, box = self.content, self.box()
        form = rounded(box, RADIUS)
        shadow(painter, form, "#04100B", 12, 2, 4, 0.5)
        top, bottom = GLASS
        painter.fillPath(form, falling(box, (0, colour(top, GLASS_ALPHA)), (1, colour(bottom, GLASS_ALPHA))))
        if said.turn:
            painter.fillPath(form, falling(box, (0, colour(IVORY, 0.13)), (1, colour(IVORY, 0.04))))
        edge = pen(colour(IVORY, 0.92), 2.2) if said.turn else pen(colour(IVORY, 0.16), 1)
        if said.role:
            with saved(painter, form):
                x = box.right() - BAR if self.right else 0.0
                painter.fillRect(QRectF(x, 0, BAR, box.height()), colour(said.shade))
        painter.strokePath(rounded(box.adjusted(0.8, 0.8, -0.8, -0.8), RADIUS - 0.8), edge)

    def _face_key(self) -> Hashable:
        said = self.content
        return ("seat face", self.avatar, self.size.height(), said.role and said.shade)

    def _draw_face(self, painter: QPainter) -> None:
        painter.translate(self._face_at())
        self.avatar(painter)
        if self.content.role:
            painter.strokePath(disc(0, 0, AVATAR), pen(colour(self.content.shade), 2.2))

    def draw(self, painter: QPainter) -> None:
        """Draw the words."""
        self._draw_words(painter)
        if self.content.turn:
            self._draw_tab(painter)

    def _draw_words(self, painter: QPainter) -> None:
        said, face = self.content, self.stage.face
        high, right = self.size.height(), self.size.width() - 14
        name = fit(self.stage, said.name, Role.NAME, right - TEXT_X, 16)
        draw_text(painter, TEXT_X, high * 0.22, said.name, name, IVORY)
        if said.role:
            x = TEXT_X
            if said.mark is not None:
                with saved(painter):
                    painter.translate(x + 9, high * 0.345)
                    said.mark(painter)
                x += 24
            role = fit(self.stage, said.role, Role.SMALL_STRONG, right + 4 - x)
            draw_text(painter, x, high * 0.345 + role.pixelSize() * 0.36, said.role, role, said.shade)
        if said.count is not None:
            x = TEXT_X + self.deck.size(BACK).width() + (BACKS - 1) * BACK_STEP + 12
            large = face(Role.NAME, 22)
            base = self._count_y() + large.pixelSize() * 0.36
            x += draw_text(painter, x, base, str(said.count), large, IVORY) + 8
            draw_text(painter, x, base, said.counted, face(Role.SMALL), colour(IVORY, IVORY_SOFT))
        line = high * 0.735
        painter.fillRect(QRectF(14, line, self.size.width() - 28, 1), colour(IVORY, 0.16))
        small = face(Role.SMALL)
        lines = wrap(said.last, small, self.size.width() - 28) if said.last else []
        if len(lines) == 1:
            draw_text(painter, 14, line + (high - line) * 0.5 + small.pixelSize() * 0.36, lines[0], small, IVORY)
        elif lines:
            shown = [lines[0], " ".join(lines[1:])]
            for n, text in enumerate(shown):
                tight = fit(self.stage, text, Role.SMALL, self.size.width() - 28, 13)
                base = line + (high - line) * (0.42 + 0.42 * n)
                draw_text(painter, 14, base, text, tight, IVORY)

    def _tab_top(self, high: float) -> float:
        """Return where a tab begins that is so high: the plate's edge goes through its middle."""
        return -high / 2

    def _draw_tab(self, painter: QPainter) -> None:
        said, face = self.content, self.stage.face(Role.BADGE)
        dots = 30.0 if said.thinking else 0.0
        high = max(TAB, face.pixelSize() * 1.6)
        tab = QRectF(18, self._tab_top(high), width(said.turn, face) + 26 + dots, high)
        form = capsule(tab)
        painter.fillPath(form.translated(1, 2.5), colour("#000000", 0.35))
        painter.fillPath(form, falling(tab, (0, PAPER[0]), (1, PAPER[2])))
        x = tab.left() + 13
        x += draw_text(painter, x, tab.center().y() + face.pixelSize() * 0.36, said.turn, face, INK)
        for n in range(3 if said.thinking else 0):
            painter.fillPath(disc(x + 10 + 8 * n, tab.center().y() + 1, 2.4), colour(INK, 1 - 0.25 * n))
