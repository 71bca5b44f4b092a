"""Keyboard focus on the table: a visible ring that goes from item to item in reading order.

Tab and Shift+Tab walk through everything that can be acted on, arrows go to the nearest in that
direction, Enter and Space act.  A layer (a result sheet, say) keeps the focus inside itself until it
is popped.  The ring follows the item when it moves, and finds its way back by the item's key when
the table is rebuilt.
"""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem
from shiboken6 import isValid

from cardtable.scene.item import PaintedItem
from cardtable.scene.paint import colour, outline
from cardtable.scene.palette import GOLD_LIGHT, SHADOW

if TYPE_CHECKING:
    from cardtable.scene.stage import Stage

ROW: Final = 44.0  # u: things whose middles differ by less stand in one row
RING_GAP: Final = 5.0  # u between an item and its ring


class Kind(enum.Enum):
    """What a focusable is, for people who hear it."""

    BUTTON = enum.auto()
    PLACE = enum.auto()  # a square, a card, a pile
    TEXT = enum.auto()  # heard, but never given the keyboard
    SILENT = enum.auto()  # neither: something else speaks for it


class Focusable:
    """Mixed into items that can be reached by keyboard.  All of it is asked anew each time."""

    focus_key: str = ""  # finds the item again after the table has been rebuilt
    focus_order: int = 0  # lower numbers come first; equal ones in reading order
    focus_kind: Kind = Kind.BUTTON
    focus_z: float = 10_000.0  # where the ring lies; lower where badges or arrows shall stay above it

    def focus_name(self) -> str:
        """Return what a screen reader says."""
        return ""

    def focus_help(self) -> str:
        """Return a further sentence: what it does, or why it is not possible."""
        return ""

    def focus_outline(self) -> QPainterPath:
        """Return the outline the ring follows, in the item's coordinates."""
        return QPainterPath()

    def focus_enabled(self) -> bool:
        """Return whether it can be reached now."""
        return True

    def focus_changed(self, focused: bool) -> None:
        """The ring has come or gone; by default nothing else happens."""

    def activate(self) -> None:
        """Act, as a click would."""


class _Ring(PaintedItem):
    """The ring itself: light, with a dark edge, so that it shows on felt, gold and paper."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._outline = QPainterPath()
        self.setVisible(False)

    def follow(self, outline: QPainterPath, at: QPointF, z: float) -> None:
        if outline != self._outline:
            self._outline = QPainterPath(outline)
            self.set_bounds(outline.boundingRect().adjusted(-12, -12, 12, 12))
            self.touch()
        self.setPos(at)
        self.setZValue(z)

    def draw(self, painter: QPainter) -> None:
        around = self._outline.united(outline(self._outline, 2 * RING_GAP)).simplified()
        painter.strokePath(around, QPen(colour(SHADOW, 0.85), 5.5))
        painter.strokePath(around, QPen(colour(GOLD_LIGHT), 2.6))


class FocusRing(QObject):
    """Knows which item has the keyboard, and shows it while keys are being used."""

    moved = Signal()  # another item, or none, has the focus

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._stage = stage
        self._current: Focusable | None = None
        self._layers: list[tuple[QGraphicsItem, str, QPointF | None]] = []
        self._last: QPointF | None = None  # where the focus was, in the stage
        self._key = ""
        self._shown = False
        self._ring: _Ring | None = None

    # -- what there is -----------------------------------------------------------------------

    def items(self) -> list[Focusable]:
        """Return everything that can be reached by keyboard now, in reading order."""
        return [item for item in self.readable() if item.focus_kind is not Kind.TEXT and item.focus_enabled()]

    def readable(self) -> list[Focusable]:
        """Return everything that can be heard now, in reading order."""
        found: list[tuple[int, float, float, int, Focusable]] = []
        root = self._layers[-1][0] if self._layers else None
        for n, item in enumerate(self._stage.items(Qt.SortOrder.AscendingOrder)):
            if not isinstance(item, Focusable) or not item.isVisible() or item.focus_kind is Kind.SILENT:
                continue
            if root is not None and item is not root and not root.isAncestorOf(item):
                continue
            middle = _rect(item).center()
            found.append((item.focus_order, round(middle.y() / ROW), middle.x(), n, item))
        return [entry[-1] for entry in sorted(found, key=lambda entry: entry[:-1])]

    @property
    def current(self) -> Focusable | None:
        """The item with the keyboard, if it can still be reached."""
        return self._current if self._current is not None and self._current in self.items() else None

    @property
    def shown(self) -> bool:
        """Whether the ring is to be seen: keys are being used, not the mouse."""
        return self._shown

    # -- moving ------------------------------------------------------------------------------

    def set(self, item: Focusable | None, show: bool = True) -> None:
        """Give the keyboard to *item*; with *show* the ring becomes visible."""
        old = self._current
        self._current = item
        self._shown = show and item is not None
        if item is not None:
            self._key, self._last = item.focus_key, _rect(item).center()
        if old is not item:
            if old is not None and _alive(old):
                old.focus_changed(False)
            if item is not None:
                item.focus_changed(True)
            self.moved.emit()
        self.refresh()

    def step(self, by: int) -> bool:
        """Go on to the next (1) or previous (-1) item; return False at either end."""
        items = self.items()
        if not items:
            return False
        current = self._found(items)
        if current is None:
            return self.enter(by) if self._last is None else self._to(self._nearest(items))
        at = items.index(current) + by
        return 0 <= at < len(items) and self._to(items[at])

    def _to(self, item: Focusable) -> bool:
        self.set(item)
        return True

    def enter(self, by: int) -> bool:
        """Go to the first (1) or last (-1) item; False if there is none."""
        items = self.items()
        if items:
            self.set(items[0 if by > 0 else -1])
        return bool(items)

    def go(self, dx: int, dy: int) -> bool:
        """Go to the nearest item in a direction."""
        items = self.items()
        current = self._found(items)
        if current is None:
            return self.step(1)
        here = _rect(current).center()
        best: tuple[float, Focusable] | None = None
        for item in items:
            there = _rect(item).center() - here
            along = there.x() * dx + there.y() * dy
            across = abs(there.x() * dy) + abs(there.y() * dx)
            if item is current or along < 4 or across > 2.2 * along:
                continue
            if best is None or along + 2 * across < best[0]:
                best = (along + 2 * across, item)
        if best is not None:
            self.set(best[1])
        return best is not None

    def key(self, event: QKeyEvent) -> bool:
        """Act on a key; return whether it was one of ours."""
        if event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier):
            return False
        match event.key():
            case Qt.Key.Key_Tab:
                return self.step(1)
            case Qt.Key.Key_Backtab:
                return self.step(-1)
            case Qt.Key.Key_Left:
                return self.go(-1, 0)
            case Qt.Key.Key_Right:
                return self.go(1, 0)
            case Qt.Key.Key_Up:
                return self.go(0, -1)
            case Qt.Key.Key_Down:
                return self.go(0, 1)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Space:
                return self._act(event.isAutoRepeat())
        return False

    def _act(self, again: bool) -> bool:
        current = self._found(self.items())
        if current is None:
            return False
        if not again:  # a key held down is one press
            self.set(current)
            current.activate()
        return True

    def begin_at(self, item: Focusable) -> None:
        """Let the first key that moves the focus find it on *item*, unless something has it already."""
        if self.current is None:
            self._last = _rect(item).center()

    def hide(self) -> None:
        """Hide the ring because the mouse is in use; the focus stays."""
        self._shown = False
        self.refresh()

    # -- layers ------------------------------------------------------------------------------

    def push(self, root: QGraphicsItem, first: Focusable | None = None) -> None:
        """Keep the focus inside *root* and its children until :meth:`pop`."""
        self._layers.append((root, self._key, self._last))
        self._key, self._last = "", None
        self.set(first, show=self._shown)

    def pop(self, root: QGraphicsItem) -> None:
        """Let the focus out of *root*, back to where it was; nothing if *root* is no layer."""
        for n, (layer, key, last) in enumerate(self._layers):
            if layer is root:
                del self._layers[n:]
                shown = self._shown
                self.set(None)
                self._key, self._last = key, last
                self.set(self._found(self.items()), show=shown)
                return

    # -- keeping up --------------------------------------------------------------------------

    def refresh(self) -> None:
        """Put the ring where its item is now, or where it has gone after a rebuild."""
        items = self.items()
        if self._current is not None and self._current not in items:
            replacement = self._found(items)
            if replacement is not None:
                self.set(replacement, self._shown)
                return
        current = self._current if self._current in items else None
        if self._ring is None:
            if not self._shown:
                return
            self._ring = _Ring(self._stage)
        if current is None or not self._shown:
            self._ring.setVisible(False)
            return
        assert isinstance(current, QGraphicsItem)
        self._ring.follow(current.focus_outline(), current.scenePos(), current.focus_z)
        self._ring.setVisible(True)

    def _found(self, items: list[Focusable]) -> Focusable | None:
        if self._current is not None and self._current in items:
            return self._current
        if self._key:
            for item in items:
                if item.focus_key == self._key:
                    return item
        return None

    def _nearest(self, items: list[Focusable]) -> Focusable:
        here = self._last or QPointF()
        return min(items, key=lambda item: (_rect(item).center() - here).manhattanLength())


def _rect(item: Focusable) -> QRectF:
    assert isinstance(item, QGraphicsItem)
    return item.mapRectToScene(item.focus_outline().boundingRect())


def _alive(item: Focusable) -> bool:
    # not item.scene(): asked for it, a child of what has been removed would be kept by the stage for good
    return isinstance(item, QGraphicsItem) and isValid(item)
