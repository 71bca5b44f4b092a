"""The bar for looking through a game: to the start, back, on, to the end; play from here, or close."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QRectF, Qt
from PySide6.QtGui import QAction, QKeyEvent, QPainter

from cardtable.scene.item import PaintedItem
from cardtable.scene.paint import colour, pen, rounded
from cardtable.scene.palette import IVORY
from cardtable.scene.stage import Stage
from cardtable.scene.typography import Role, width
from cardtable.scene.widgets.chip import ChipItem, Style
from cardtable.scene.widgets.icons import Icon

translate = QCoreApplication.translate

PAD: Final = 12.0
GAP: Final = 8.0
COUNTER: Final = 84.0  # u: room for "120 / 120"
MARGIN: Final = 16.0  # from the stage's edges
Z: Final = 5000.0  # over the table, under a sheet


class ReviewBar(PaintedItem):
    """Two rows in the lower right corner, or one row in a place the table has free.

    *go* is called with the wanted ply; the others close the bar.
    """

    def __init__(
        self, stage: Stage, go: Callable[[int], object], play_on: Callable[[], object], leave: Callable[[], object]
    ) -> None:
        super().__init__(stage)
        self._go = go
        self._last = self.ply = 0
        self._area: Callable[[], QRectF] = QRectF
        self._owner = QObject(stage)
        step: dict[str, Callable[[], object]] = {
            "first": lambda: go(0),
            "back": lambda: go(self.ply - 1),
            "on": lambda: go(self.ply + 1),
            "last": lambda: go(self._last),
            "play": play_on,
            "close": leave,
        }
        self._actions = {name: self._action(name, function) for name, function in step.items()}
        a = self._actions
        self._steps = [
            ChipItem(stage, a[name], icon, label=False, parent=self)
            for name, icon in (
                ("first", Icon.FIRST),
                ("back", Icon.LEFT),
                ("on", Icon.RIGHT),
                ("last", Icon.LAST),
            )
        ]
        self._ends = [
            ChipItem(stage, a["play"], Icon.PLAY, Style.GOLD, parent=self),
            ChipItem(stage, a["close"], Icon.CLOSE, parent=self),
        ]
        for chip in self._ends:
            chip.resized = self.arrange
        self.setAcceptedMouseButtons(Qt.MouseButton.AllButtons)  # nothing under it can be hit
        self.setZValue(Z)
        self.setVisible(False)
        self.retranslate()

    def open(self, plies: int, area: Callable[[], QRectF]) -> None:
        """Show the bar for a game of *plies* actions; *area* returns the table's free place, or an empty one."""
        self._last, self._area = plies, area
        self.arrange()
        self.setVisible(True)
        self.stage.focus.push(self, self._steps[2])
        self.mark(0)

    def close(self) -> None:
        """Hide the bar."""
        if self.isVisible():
            self.stage.focus.pop(self)
            self.setVisible(False)

    def mark(self, ply: int) -> None:
        """Show where in the game the table is."""
        self.ply = ply
        for name in ("first", "back"):
            self._actions[name].setEnabled(ply > 0)
        for name in ("on", "last", "play"):  # at the end there is nothing to play otherwise
            self._actions[name].setEnabled(ply < self._last)
        self.touch()

    def arrange(self) -> None:
        """Keep to the place."""
        chip, area = self._steps[0].height, self._area()
        steps = 4 * self._steps[0].width + 4 * GAP + self._counter()
        in_line, ends = self._fit_ends(area.width() - 2 * PAD - steps - GAP)
        wide = area.width() if in_line else max(steps, ends) + 2 * PAD
        high = max(area.height(), chip + 2 * PAD) if in_line else 2 * chip + GAP + 2 * PAD
        self.set_bounds(QRectF(0, 0, wide, high))
        if in_line:
            self.setPos(round(area.center().x() - wide / 2), round(area.center().y() - high / 2))
        else:
            self.setPos(self.stage.size.width() - wide - MARGIN, self.stage.size.height() - high - MARGIN)
        x, y = PAD, (high - chip) / 2 if in_line else PAD
        for n, step in enumerate(self._steps):
            step.setPos(x, y)
            x += step.width + GAP + (self._counter() + GAP if n == 1 else 0)
        x = wide - PAD
        for end in reversed(self._ends):
            x -= end.width
            end.setPos(x, y if in_line else high - PAD - end.height)
            x -= GAP
        self.touch()

    def _counter(self) -> float:
        """Return the width of the counter, whose digits may be large and many."""
        return max(COUNTER, width(f"{self._last} / {self._last}", self.stage.face(Role.BODY)) + GAP)

    def _fit_ends(self, room: float) -> tuple[bool, float]:
        """Return whether the last two chips fit beside the steps, and how wide they are then; no word is cut.

        Where there is little room, the cross stands for itself.
        """
        for end in self._ends:
            end.resized = None  # this is what arranges
        ends = 0.0
        for named in (True, False):
            self._ends[1].label = named
            ends = self._ends[0].width + GAP + self._ends[1].width
            if ends <= room:
                break
        for end in self._ends:
            end.resized = self.arrange
        return ends <= room, ends

    def key(self, event: QKeyEvent) -> bool:
        """Step with the arrows, Home and End; leave with Esc."""
        names = {
            Qt.Key.Key_Left: "back",
            Qt.Key.Key_Right: "on",
            Qt.Key.Key_Home: "first",
            Qt.Key.Key_End: "last",
            Qt.Key.Key_Escape: "close",
        }
        name = names.get(Qt.Key(event.key()))
        if name is None or not self.isVisible():
            return False
        if self._actions[name].isEnabled():
            self._actions[name].trigger()
        return True

    def retranslate(self) -> None:
        """Make every text anew."""
        texts = {
            "first": translate("Review", "To the start"),
            "back": translate("Review", "One turn back"),
            "on": translate("Review", "One turn on"),
            "last": translate("Review", "To the end"),
            "play": translate("Review", "Play on from here"),
            "close": translate("Review", "Close"),
        }
        for name, text in texts.items():
            self._actions[name].setText(text)
            self._actions[name].setToolTip(text)
        self.arrange()

    def draw(self, painter: QPainter) -> None:
        """Draw a pane of dark glass and the counter."""
        box = self.boundingRect().adjusted(0.5, 0.5, -0.5, -0.5)
        painter.fillPath(rounded(box, 20), colour("#0A1B15"))
        painter.strokePath(rounded(box, 20), pen(colour(IVORY, 0.24), 1.2))
        painter.setFont(self.stage.face(Role.BODY))
        painter.setPen(colour(IVORY))
        left = self._steps[1].x() + self._steps[1].width
        room = QRectF(left, self._steps[0].y(), self._steps[2].x() - left, self._steps[0].height)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, f"{self.ply} / {self._last}")

    def _action(self, name: str, function: Callable[[], object]) -> QAction:
        action = QAction(self._owner)
        action.setObjectName(f"review-{name}")
        action.triggered.connect(lambda _=False: function())
        return action
