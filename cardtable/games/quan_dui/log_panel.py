"""The last acts of the hand in a small panel beside the middle, folded and unfolded by its title."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QAction, QFont, QPainter, QPainterPath

from cardtable.core.events import Seat
from cardtable.games.quan_dui.phrases import PHRASES
from cardtable.games.quan_dui.plan import LOG
from cardtable.games.quan_dui.state import Act, Deed
from cardtable.scene.focus import Focusable, Kind
from cardtable.scene.item import PaintedItem
from cardtable.scene.paint import colour, falling, pen, rounded
from cardtable.scene.palette import GLASS, GOLD_TEXT, IVORY, IVORY_SOFT
from cardtable.scene.stage import Stage
from cardtable.scene.typography import Role, width
from cardtable.scene.widgets.chip import ChipItem, Style
from cardtable.scene.widgets.icons import Icon
from cardtable.scene.widgets.words import draw_text, fit

HEAD: Final = 24.0
LINES: Final = 4
RADIUS: Final = 10.0


class Line(NamedTuple):
    """Who did what."""

    name: str
    deed: str


def lines(acts: Sequence[Act], name: Callable[[Seat], str], most: int = LINES) -> list[Line]:
    """Return the last acts in words, the oldest first; who has discarded is no longer said to have drawn."""
    found: list[Line] = []
    for n, act in enumerate(acts):
        before = acts[n - 1] if n else None
        if act.deed is Deed.DISCARD and before is not None and before[:2] == (act.seat, Deed.DRAW):
            found.pop()
        found.append(Line(name(act.seat), PHRASES.did(act)))
    return found[-most:]


class LogPanel(PaintedItem, Focusable):
    """The panel, with its upper left corner at the item's position."""

    focus_kind = Kind.TEXT
    focus_key = "acts"

    def __init__(self, stage: Stage, toggled: Callable[[bool], None]) -> None:
        """*toggled* hears whether the player has unfolded it."""
        super().__init__(stage)
        self.lines: list[Line] = []
        self.unfolded = True
        self._size, self._toggled = QSizeF(LOG), toggled
        self._action = QAction(stage)
        self._action.setObjectName("acts")
        self._action.triggered.connect(self._toggle)
        self._chip = ChipItem(stage, self._action, Icon.DOWN, Style.BARE, height=HEAD, parent=self)
        self.setZValue(30.0)
        self.say(())

    def say(self, lines: Sequence[Line]) -> None:
        """Show these lines, the newest last."""
        title, tip = PHRASES.log_title(), PHRASES.log_tip(self.unfolded)
        if list(lines) == self.lines and (self._action.text(), self._action.toolTip()) == (title, tip):
            return
        self.lines = list(lines)
        self._action.setText(title)
        self._action.setToolTip(tip)
        self._lay()

    def unfold(self, on: bool) -> None:
        """Show the lines, or the title alone."""
        self.unfolded = on
        self._chip.icon = Icon.DOWN if on else Icon.RIGHT
        self._lay()

    def resize(self, size: QSizeF) -> None:
        """Take other room."""
        self._size = QSizeF(size)
        self._lay()

    def rerender(self) -> None:
        """Lay out again: words may have changed their size."""
        self._lay()

    def box(self) -> QRectF:
        """Return what it covers, in its own coordinates."""
        return QRectF(0, 0, self._size.width(), self._size.height()) if self._open else self._folded()

    def focus_name(self) -> str:
        """Return all lines."""
        said = ". ".join(f"{line.name} {line.deed}" for line in self.lines) if self.unfolded else ""
        return ": ".join(part for part in (PHRASES.log_title(), said) if part)

    def focus_outline(self) -> QPainterPath:
        """Return its outline."""
        return rounded(self.box(), RADIUS)

    @property
    def _open(self) -> bool:
        """Whether there are lines to be seen."""
        return self.unfolded and bool(self.lines)

    def _folded(self) -> QRectF:
        return QRectF(0, 0, self._chip.width + 6, HEAD + 2)

    def _toggle(self) -> None:
        self.unfold(not self.unfolded)
        self._action.setToolTip(PHRASES.log_tip(self.unfolded))
        self._toggled(self.unfolded)

    def _lay(self) -> None:
        self._chip.setPos(2, 1)
        self._chip.touch()
        self.set_bounds(self.box().adjusted(-2, -2, 2, 4))
        self.touch()

    def _names(self, strong: QFont) -> float:
        """Return how wide the column of names is."""
        return min(max(width(line.name, strong) for line in self.lines), self._size.width() * 0.34)

    def draw(self, painter: QPainter) -> None:
        """Draw the ground and the lines."""
        box = self.box()
        form = rounded(box, RADIUS)
        top, bottom = GLASS
        painter.fillPath(form, falling(box, (0, colour(top, 0.46)), (1, colour(bottom, 0.46))))
        painter.strokePath(rounded(box.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS), pen(colour(IVORY, 0.15), 1))
        if not self._open:
            return
        step = (box.height() - HEAD - 6) / LINES
        strong = QFont(self.stage.face(Role.SMALL_STRONG))
        names = self._names(strong)
        fitting = (fit(self.stage, line.deed, Role.SMALL, box.width() - names - 32) for line in self.lines)
        face = min(fitting, key=lambda found: found.pixelSize())  # all lines have one size
        strong.setPixelSize(min(strong.pixelSize(), face.pixelSize()))
        names = self._names(strong)
        for n, line in enumerate(self.lines):
            newest = n == len(self.lines) - 1
            y = HEAD + 2 + n * step
            if newest:
                painter.fillPath(rounded(QRectF(5, y, box.width() - 10, step), 5), colour(IVORY, 0.11))
            base = y + step / 2 + min(step, face.pixelSize()) * 0.36
            name = fit(self.stage, line.name, Role.SMALL_STRONG, names)
            name = name if name.pixelSize() < strong.pixelSize() else strong
            draw_text(painter, 12, base, line.name, name, GOLD_TEXT if newest else IVORY)
            draw_text(painter, 20 + names, base, line.deed, face, colour(IVORY, 0.96 if newest else IVORY_SOFT))
