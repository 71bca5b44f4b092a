"""The action bar of card games: what is held or asked, what it would do, and buttons that never change place."""

from __future__ import annotations

import enum
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QAction, QPainter, QPainterPath

from cardtable.scene.focus import Focusable, Kind
from cardtable.scene.item import PaintedItem
from cardtable.scene.paint import capsule, colour, disc, falling, pen, rounded, saved, triangle
from cardtable.scene.palette import (
    GLASS,
    GLASS_ALPHA,
    GOLD,
    GOLD_CHIP,
    INK_GOLD,
    IVORY,
    JADE,
    JADE_TEXT,
    TERRACOTTA,
    TERRACOTTA_TEXT,
)
from cardtable.scene.soft import shadow
from cardtable.scene.typography import Role, width, wrap
from cardtable.scene.widgets.backdrop import Backdrop
from cardtable.scene.widgets.chip import ChipItem, Style
from cardtable.scene.widgets.icons import Icon, draw_icon
from cardtable.scene.widgets.words import draw_text, fit

if TYPE_CHECKING:
    from cardtable.scene.stage import Stage

HEIGHT: Final = 66.0
TAB: Final = 26.0  # height of the turn tab, which stands on the upper edge
LEAST: Final = (148.0, 128.0, 126.0)
SHADE: Final = 18.0
FACE: Final = QRectF(46 - 27, HEIGHT / 2 + 4 - 27, 54, 56)


class Verdict(enum.Enum):
    """What the second line of the bar means: ``(colour of its words, of its disc, icon)``."""

    PLAIN = (IVORY, "", None)
    GOOD = (JADE_TEXT, JADE, Icon.CHECK)
    BAD = (TERRACOTTA_TEXT, TERRACOTTA, Icon.CROSS)


@dataclass(frozen=True, slots=True)
class BarContent:
    """All a bar says.  *turn* is the word on the tab; empty while somebody else acts.

    *mark* paints within 8 u around the origin, before the role.
    """

    name: str
    role: str = ""
    title: str = ""
    status: str = ""
    verdict: Verdict = Verdict.PLAIN
    turn: str = ""
    faint: bool = False  # the title is a request, not something held
    mark: Callable[[QPainter], None] | None = None


class ActionBar(PaintedItem, Focusable):
    """A bar with its upper left corner at the item's position.

    *avatar* paints inside a circle of 22 u around the origin.  The first *golden* actions are golden ones.
    *least*: widths of the buttons in u, the last counts for all further ones.
    A disabled action's reason (see :func:`cardtable.scene.widgets.chip.disable`) stands in its button.
    """

    focus_kind = Kind.TEXT
    focus_key = "bar"

    def __init__(
        self,
        stage: Stage,
        avatar: Callable[[QPainter], None],
        actions: Sequence[QAction],
        wide: float = 1028.0,
        *,
        golden: int = 1,
        least: Sequence[float] = LEAST,
    ) -> None:
        super().__init__(stage)
        self.avatar, self.wide = avatar, wide
        self.content = BarContent("")
        self.chips = [
            ChipItem(
                stage,
                action,
                style=Style.GOLD_BUTTON if n < golden else Style.FELT,
                cap=True,
                height=46,
                least=least[min(n, len(least) - 1)],
                parent=self,
            )
            for n, action in enumerate(actions)
        ]
        for chip in self.chips:
            chip.resized = self._lay
        self._ground = Backdrop(self, self._ground_key, self._draw_ground)
        self._face = Backdrop(self, lambda: ("bar face", self.avatar), self._draw_face)
        self._lay()

    def show_content(self, content: BarContent) -> None:
        """Say something else."""
        if content != self.content:
            self.content = content
            self._ground.follow(self.boundingRect())
            self.touch()

    def show_avatar(self, avatar: Callable[[QPainter], None]) -> None:
        """Show another face."""
        self.avatar = avatar
        self._face.follow(FACE)

    def resize(self, wide: float) -> None:
        """Become *wide* u wide."""
        self.wide = wide
        self._lay()

    def rerender(self) -> None:
        """Lay out again: words may have changed their size."""
        self._lay()

    def focus_name(self) -> str:
        """Return what the bar says in words."""
        said = self.content
        return ", ".join(part for part in (said.name, said.turn, said.role, said.title, said.status) if part)

    def focus_outline(self) -> QPainterPath:
        """Return the bar's outline."""
        return rounded(self._box(), 16)

    def _box(self) -> QRectF:
        return QRectF(0, 0, self.wide, HEIGHT)

    def _lay(self) -> None:
        x = self.wide - 14
        for chip in reversed(self.chips):
            x -= chip.width
            chip.setPos(x, (HEIGHT - chip.height) / 2)
            x -= 12
        self._room = x
        self.set_bounds(self._box().adjusted(-SHADE, -SHADE - TAB / 2, SHADE, SHADE))
        self._ground.follow(self.boundingRect())
        self._face.follow(FACE)
        self.touch()

    def _ground_key(self) -> Hashable:
        return ("bar", self.wide, bool(self.content.turn))

    def _draw_ground(self, painter: QPainter) -> None:
        box = self._box()
        form = rounded(box, 16)
        shadow(painter, form, "#000000", 10, 2, 5, 0.4)
        top, bottom = GLASS
        painter.fillPath(form, falling(box, (0, colour(top, GLASS_ALPHA)), (1, colour(bottom, GLASS_ALPHA))))
        edge = pen(colour(GOLD), 1.9) if self.content.turn else pen(colour(IVORY, 0.18), 1.2)
        painter.strokePath(rounded(box.adjusted(0.9, 0.9, -0.9, -0.9), 15), edge)

    def _draw_face(self, painter: QPainter) -> None:
        painter.translate(46, HEIGHT / 2 + 4)
        self.avatar(painter)

    def draw(self, painter: QPainter) -> None:
        """Draw the words."""
        said, stage = self.content, self.stage
        name, role = stage.face(Role.BODY, 16), stage.face(Role.SMALL)
        draw_text(painter, 78, 29, said.name, name, IVORY)
        inset = 0.0
        if said.mark is not None:
            inset = 21.0
            with saved(painter):
                painter.translate(86, 44)
                said.mark(painter)
        draw_text(painter, 78 + inset, 49, said.role, role, colour(IVORY, 0.88))
        x = 78 + max(width(said.name, name), width(said.role, role) + inset, 120.0) + 14
        painter.fillRect(QRectF(x, 14, 1, HEIGHT - 28), colour(IVORY, 0.18))
        x += 20
        lines = self._status_lines(x)
        title = fit(stage, said.title, Role.BODY, self._room - x, 22 if len(lines) < 2 else 18)
        shade = colour(IVORY, 0.72 if said.faint or not said.turn else 1)
        draw_text(painter, x, 31 if len(lines) < 2 else 23, said.title, title, shade)
        self._draw_status(painter, x, lines)
        if said.turn:
            self._draw_tab(painter, said.turn)

    def _status_lines(self, x: float) -> list[str]:
        room = self._room - x - (23 if self.content.verdict is not Verdict.PLAIN else 0)
        lines = wrap(self.content.status, self.stage.face(Role.SMALL), room) if self.content.status else []
        return lines if len(lines) <= 2 else [lines[0], " ".join(lines[1:])]

    def _draw_status(self, painter: QPainter, x: float, lines: list[str]) -> None:
        words, shade, icon = self.content.verdict.value
        if icon is not None and lines:
            middle = 48 if len(lines) < 2 else 45
            painter.fillPath(disc(x + 8, middle, 8), colour(shade))
            draw_icon(painter, icon, QPointF(x + 8, middle), IVORY, 12)
            x += 23
        y = 53 if len(lines) < 2 else 41
        for line in lines:
            draw_text(painter, x, y, line, fit(self.stage, line, Role.SMALL, self._room - x), words)
            y += 17

    def _draw_tab(self, painter: QPainter, turn: str) -> None:
        face = self.stage.face(Role.BADGE)
        tab = QRectF(22, -TAB / 2 - 1, width(turn, face) + 40, TAB)
        form = capsule(tab)
        painter.fillPath(form.translated(1, 2.5), colour("#000000", 0.35))
        top, bottom = GOLD_CHIP
        painter.fillPath(form, falling(tab, (0, top), (1, bottom)))
        painter.fillPath(triangle(tab.left() + 17, tab.center().y(), 9, True), colour(INK_GOLD))
        draw_text(painter, tab.left() + 27, tab.center().y() + 5, turn, face, INK_GOLD)
