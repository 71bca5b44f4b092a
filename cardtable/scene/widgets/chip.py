"""A chip: the table's button.  It mirrors a QAction and never has a life of its own."""

from __future__ import annotations

import enum
import weakref
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QAction, QColor, QFont, QKeySequence, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneHoverEvent, QGraphicsSceneMouseEvent
from shiboken6 import isValid

from cardtable.scene.focus import Focusable
from cardtable.scene.item import PaintedItem
from cardtable.scene.paint import capsule, colour, falling, pen, rounded
from cardtable.scene.palette import (
    FELT_BUTTON,
    GOLD_CHIP,
    GOLD_GLOW,
    GOLD_LIGHT,
    INK,
    INK_GOLD,
    IVORY,
    JADE,
    JADE_TEXT,
    TERRACOTTA_TEXT,
)
from cardtable.scene.soft import glow
from cardtable.scene.typography import Role, width
from cardtable.scene.widgets.icons import Icon, draw_icon
from cardtable.scene.widgets.words import fit

if TYPE_CHECKING:
    from cardtable.scene.stage import Stage

HEIGHT: Final = 44.0
REACH: Final = 42.0  # u: no chip is harder to hit than this
SHADE: Final = 8.0  # u around the chip for its shadow and glow
REASON: Final = "reason"  # dynamic property of a QAction: why it is disabled
NOTE: Final = "note"  # and what it would do now, as the second line of its button


class Style(enum.Enum):
    """How a chip looks: on felt, as the thing to do, on paper, or as a button of the action bar."""

    GHOST = enum.auto()
    GOLD = enum.auto()
    PAPER = enum.auto()
    GOLD_BUTTON = enum.auto()
    FELT = enum.auto()
    JADE = enum.auto()
    LINK = enum.auto()  # an underlined word
    BARE = enum.auto()  # on a ground that is somebody else's: the title of a panel


BUTTONS: Final = (Style.GOLD_BUTTON, Style.FELT, Style.JADE)  # of fixed width; they carry the reason why they are off


def disable(action: QAction, reason: str) -> None:
    """Disable *action* and keep *reason* as the sentence that says why; an empty one enables it."""
    action.setProperty(REASON, reason)
    action.setEnabled(not reason)
    action.changed.emit()


def note(action: QAction, text: str) -> None:
    """Let *text* be the second line of the action's button while it is enabled; an empty one gives its key back."""
    if (action.property(NOTE) or "") != text:
        action.setProperty(NOTE, text)
        action.changed.emit()


def switch(action: QAction, reason: str, would: str = "") -> None:
    """Let *action* be possible, or off for a *reason*; *would* is what it would do now.  Nothing is told twice."""
    if action.isEnabled() == bool(reason) or (action.property(REASON) or "") != reason:
        disable(action, reason)
    note(action, "" if reason else would)


def key_text(keys: QKeySequence) -> str:
    """Return what is printed on the keys."""
    text = keys.toString(QKeySequence.SequenceFormat.NativeText)
    return "Enter" if text == "Return" else text


class _Link(QObject):
    """Carries an action's changes to a chip: it dies with the stage, and with it the connection.

    Actions outlive stages, and items are no QObjects: connected directly, a chip that is gone would be called.
    """

    def __init__(self, stage: Stage, chip: ChipItem) -> None:
        super().__init__(stage)
        self._chip = weakref.ref(chip)

    def sync(self) -> None:
        chip = self._chip()
        if chip is not None and isValid(chip):
            chip.sync()


class ChipItem(PaintedItem, Focusable):
    """A button with its corner at the item's position; *width* grows with the words.

    *label* False shows the icon alone.  *cap* shows the shortcut as a key.  *height* is that of the
    chip; the words follow it.  *resized* is called when the width has changed, or the chip has come or gone.
    """

    def __init__(
        self,
        stage: Stage,
        action: QAction,
        icon: Icon | None = None,
        style: Style = Style.GHOST,
        *,
        label: bool = True,
        cap: bool = False,
        height: float = HEIGHT,
        least: float = 0.0,
        parent: QGraphicsItem | None = None,
    ) -> None:
        super().__init__(stage, parent)
        self.action, self.icon, self.style, self.cap, self.height = action, icon, style, cap, height
        self.least = least  # u: not narrower than this
        self.resized: Callable[[], None] | None = None
        self.refused: Callable[[], None] | None = None  # used while it is disabled: say why at length
        self.focus_key = f"chip:{action.objectName() or action.text()}"
        self._label = label
        self._width = 0.0
        self._shown = True
        self._hot = self._down = False
        self.advised = False  # a hint says so
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self.setAcceptHoverEvents(True)
        action.changed.connect(_Link(stage, self).sync)
        self.sync()

    # -- what it says ------------------------------------------------------------------------

    @property
    def text(self) -> str:
        """The words on it."""
        return self.action.iconText() if self._label or self.icon is None else ""

    @property
    def width(self) -> float:
        """Its width in u."""
        return self._width

    @property
    def label(self) -> bool:
        """Whether the words are shown beside the icon."""
        return self._label

    @label.setter
    def label(self, shown: bool) -> None:
        if shown != self._label:
            self._label = shown
            self.sync()

    def sync(self) -> None:
        """Take over what the action says now."""
        shown = self.action.isVisible()
        self.setVisible(shown)
        shortcut = key_text(self.action.shortcut())
        tip = self._reason() or self.action.toolTip()
        self.setToolTip(f"{tip}  ({shortcut})" if shortcut and tip else tip)
        enabled = self.action.isEnabled()
        self.setCursor(Qt.CursorShape.PointingHandCursor if enabled else Qt.CursorShape.ArrowCursor)
        if not enabled:
            self._down = False
        wide = self._measure()
        changed = wide != self._width or shown != self._shown  # either moves its neighbours
        self._width, self._shown = wide, shown
        margin = max(SHADE, (REACH - min(wide, self.height)) / 2)
        self.set_bounds(self.box().adjusted(-margin, -margin, margin, margin))
        self.touch()
        if changed and self.resized is not None:
            self.resized()

    def rerender(self) -> None:
        """The stage's scale has changed, and with it perhaps the size of the words."""
        self.sync()

    def advise(self, on: bool) -> None:
        """Let jade shine around it, which keeps its body: what is golden may be done, what shines is advised."""
        if on != self.advised:
            self.advised = on
            self.touch()

    def retranslate(self) -> None:
        """The action has been translated by its owner."""
        self.sync()

    def _reason(self) -> str:
        reason = self.action.property(REASON)
        return reason if isinstance(reason, str) and not self.action.isEnabled() else ""

    def _second(self) -> str:
        """Return the second line of a button: why it is off, or what it would do."""
        if self.style not in BUTTONS:
            return ""
        said = self.action.property(NOTE)
        return self._reason() or (said if isinstance(said, str) and self.action.isEnabled() else "")

    # -- measures ----------------------------------------------------------------------------

    def _face(self) -> QFont:
        if self.style in BUTTONS:
            return self.stage.face(Role.BODY, 16)
        return self.stage.face(Role.BODY if self.height >= 50 else Role.SMALL_STRONG)

    def _icon_size(self) -> float:
        return 24.0 if self.height >= 50 else 20.0

    def _key(self) -> str:
        return key_text(self.action.shortcut()) if self.cap else ""

    def _measure(self) -> float:
        text = self.text
        if not text:
            return max(self.least, self.height)
        wide = width(text, self._face())
        if self.icon is not None:
            wide += self._icon_size() + 8
        if self.style is Style.LINK:
            return wide
        wide += self.height * (1.2 if self.height >= 50 else 0.86)
        if key := self._key():
            wide += width(key, self.stage.face(Role.SMALL)) + 12 + 8
        return max(self.least, round(wide))

    def box(self) -> QRectF:
        """Return the chip's rectangle in its own coordinates."""
        return QRectF(0, 0, self._width, self.height)

    def shape(self) -> QPainterPath:
        """Return where it can be hit: never less than a fingertip."""
        more_x, more_y = max(0.0, REACH - self._width) / 2, max(0.0, REACH - self.height) / 2
        path = QPainterPath()
        path.addRect(self.box().adjusted(-more_x, -more_y, more_x, more_y))
        return path

    # -- acting ------------------------------------------------------------------------------

    def focus_name(self) -> str:
        """Return the action's words, those that are seen first: whoever says them aloud shall find them."""
        whole, seen = self.action.text().replace("&", ""), self.text.replace("&", "")
        return whole if whole.startswith(seen) else seen

    def focus_help(self) -> str:
        """Return why it is disabled, or what it does."""
        tip = self.action.toolTip()
        return self._reason() or self._second() or (tip if tip != self.action.iconText() else "")

    def focus_outline(self) -> QPainterPath:
        """Return the chip's own outline."""
        return self._form(self.box())

    def focus_enabled(self) -> bool:
        """A disabled chip is passed over unless it can say why it is disabled."""
        return self.action.isEnabled() or bool(self._reason())

    def activate(self) -> None:
        """Trigger the action, or have it said why it is disabled."""
        if self.action.isEnabled():
            self.action.trigger()
        elif self.refused is not None:
            self.refused()

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Light up."""
        self._hot = True
        self.touch()

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Calm down."""
        self._hot = False
        self.touch()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Go down.  A disabled chip takes the press too: it must not fall through to the table."""
        event.accept()
        self._down = self.action.isEnabled() or self.refused is not None
        self.touch()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take the second press of a double click as a press like any other."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Come up while the pointer is elsewhere."""
        inside = self.shape().contains(event.pos())
        if inside != self._hot:
            self._hot = inside
            self.touch()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Act if the pointer is still on it."""
        fire = self._down and self.shape().contains(event.pos())
        self._down = False
        self.touch()
        if fire:
            self.activate()

    # -- drawing -----------------------------------------------------------------------------

    def _form(self, box: QRectF) -> QPainterPath:
        square = self.style in BUTTONS or self.style in (Style.LINK, Style.BARE)
        return rounded(box, 10) if square else capsule(box)

    def draw(self, painter: QPainter) -> None:
        """Draw the chip in its present state."""
        box = self.box()
        enabled = self.action.isEnabled()
        pressed = enabled and self._down and self._hot
        hot = self._hot and enabled
        if pressed:
            box.translate(0, 1.5)
        if self.style is Style.LINK:
            self._draw_words(painter, box, colour(IVORY if hot else GOLD_LIGHT, 1.0 if enabled else 0.5))
            return
        if not enabled and self.style in BUTTONS:
            ink = self._draw_off(painter, box)
        else:
            if not enabled:
                painter.setOpacity(0.5)
            if self.advised:
                glow(painter, self._form(box), colour(JADE), 7, 5, 0.8)
            ink = self._draw_body(painter, box, hot, pressed)
        if self.advised:
            painter.strokePath(self._form(box.adjusted(-2.5, -2.5, 2.5, 2.5)), pen(colour(JADE_TEXT), 2.4))
        self._draw_words(painter, box, ink)

    def _draw_off(self, painter: QPainter, box: QRectF) -> QColor:
        form = self._form(box.adjusted(0.5, 0.5, -0.5, -0.5))
        painter.fillPath(form, colour("#0A1F19", 0.45))
        painter.strokePath(form, pen(colour(IVORY, 0.34), 1.2, (2.6, 3.2)))
        return colour(IVORY, 0.66)

    def _draw_body(self, painter: QPainter, box: QRectF, hot: bool, pressed: bool) -> QColor:
        form, checked = self._form(box), self.action.isChecked()
        edge = self._form(box.adjusted(0.6, 0.6, -0.6, -0.6))
        match self.style:
            case Style.GHOST:
                painter.fillPath(form, colour("#07140F", 0.62 if pressed else 0.42))
                if checked:
                    painter.fillPath(form, colour(GOLD_GLOW, 0.34 if hot else 0.26))
                elif hot:
                    painter.fillPath(form, colour(IVORY, 0.10))
                line = pen(colour(GOLD_LIGHT, 0.95), 1.8) if checked else pen(colour(IVORY, 0.46 if hot else 0.24), 1.2)
                painter.strokePath(edge, line)
                return colour(IVORY)
            case Style.GOLD | Style.GOLD_BUTTON:
                if hot and not pressed:
                    glow(painter, form, colour(GOLD_GLOW), 6, 4, 0.7)
                painter.fillPath(form.translated(0, 1.5 if pressed else 3), colour("#000000", 0.36))
                top, bottom = GOLD_CHIP
                painter.fillPath(form, falling(box, (0, GOLD_LIGHT if hot else top), (1, bottom)))
                painter.strokePath(edge, pen(colour("#FFF6DA", 0.75), 1.3))
                return colour(INK_GOLD)
            case Style.BARE:
                if hot:
                    painter.fillPath(form, colour(IVORY, 0.18 if pressed else 0.10))
                return colour(IVORY)
            case Style.PAPER:
                painter.fillPath(form, colour("#3A2A18", 0.20 if pressed else 0.12 if hot or checked else 0.06))
                painter.strokePath(edge, pen(colour("#3A2A18", 0.75 if hot else 0.45), 1.4))
                return colour(INK)
            case _:
                base = FELT_BUTTON if self.style is Style.FELT else (JADE, "#226E65")
                painter.fillPath(form.translated(0, 1.5 if pressed else 3), colour("#000000", 0.28))
                painter.fillPath(form, falling(box, (0, base[0]), (1, base[1])))
                if hot:
                    painter.fillPath(form, colour("#FFFFFF", 0.09))
                painter.strokePath(edge, pen(colour(IVORY, 0.62 if hot else 0.42), 1.2))
                return colour(IVORY)

    def _draw_words(self, painter: QPainter, box: QRectF, ink: QColor) -> None:
        text, icon, key = self.text, self._icon_size(), self._key()
        face, small = self._face(), self.stage.face(Role.SMALL)
        words = width(text, face) if text else 0.0
        reason = self._second()
        cap = width(key, small) + 12 if key and text and not reason else 0.0
        symbol = self.icon if not reason else None  # the reason takes its room
        all_wide = words + (icon if symbol else 0) + (8 if symbol and text else 0) + (cap + 8 if cap else 0)
        x = box.left() + (box.width() - all_wide) / 2
        if symbol is not None:
            draw_icon(painter, symbol, QPointF(x + icon / 2, box.center().y()), ink, icon)
            x += icon + 8
        if not text:
            return
        painter.setFont(face)
        painter.setPen(ink)
        centred = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        flags = centred | Qt.TextFlag.TextDontClip | Qt.TextFlag.TextSingleLine
        line = QRectF(x, box.top(), words + 1, box.height() * (0.58 if reason else 1))
        painter.drawText(line, flags, text)
        if self.style is Style.LINK:
            y = box.center().y() + face.pixelSize() * 0.52
            painter.fillRect(QRectF(x, y, words, 1.3), ink)
        if reason:
            painter.setFont(fit(self.stage, reason, Role.SMALL, box.width() - 12))
            painter.setPen(ink if self.action.isEnabled() else colour(TERRACOTTA_TEXT))
            below = QRectF(box.left(), box.top() + box.height() * 0.46, box.width(), box.height() * 0.46)
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, reason)
        elif cap:
            key_box = QRectF(x + words + 8, box.center().y() - 10, cap, 20)
            painter.strokePath(rounded(key_box, 5), pen(colour(ink, 0.5), 1))
            painter.setFont(small)
            painter.drawText(key_box, Qt.AlignmentFlag.AlignCenter, key)
