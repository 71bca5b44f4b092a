"""The stage: one graphics scene, measured in table units (u).

How to use it::

    stage = Stage()
    view = TableView(stage)              # fits the stage to the window, sets ratio and size
    stage.set_surface(("felt", "green"), paint_felt)   # paint_felt(painter, size_in_u)
    stage.resized.connect(table.arrange) # the size in u changes with the window's shape
    stage.timeline.play([Cue(140, [Motion(stone, end)])], done)

The stage is at least 1280 × 720 u: the scale (logical pixels per u) is the largest at which that
fits, and the longer direction gets more units.  Tables anchor what they place to ``stage.size``.
Items draw for ``stage.ratio`` device pixels per u; after a change of it the stage asks each item
to ``rerender``.  Texts take their fonts from :meth:`Stage.face`, which keeps small text legible.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRect, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QGraphicsSceneMouseEvent

from cardtable.scene import typography
from cardtable.scene.focus import FocusRing
from cardtable.scene.frames import Frames
from cardtable.scene.gestures import Press, Spot
from cardtable.scene.item import ArtItem, PaintedItem, bake, blit
from cardtable.scene.pixmaps import PixmapStore
from cardtable.scene.surface import Look
from cardtable.scene.timeline import Timeline

WIDTH: Final = 1280.0  # u, the least
HEIGHT: Final = 720.0
BARE: Final = Qt.GlobalColor.black
LARGEST_FLOOR: Final = 18.0  # u: no text is made larger than this only because a person likes large letters


class Stage(QGraphicsScene):
    """Holds what a table shows, and what all its items share."""

    shown = Signal()  # once: the first picture of it is on the screen
    resized = Signal()  # place everything for the new size
    ratio_changed = Signal()  # items have been told already
    settled = Signal()  # size and ratio have come to rest
    look_changed = Signal()
    retranslated = Signal()  # the items of the scene have been told already
    announced = Signal(str)  # a sentence to be spoken
    freshened = Signal()  # something may have appeared, gone, moved or changed its name
    touched = Signal(QPointF)  # a mouse button went down there; sent before anything acts on it
    acted = Signal()  # a key was used that was not just moving the focus

    def __init__(self, parent: QObject | None = None, store: PixmapStore | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)  # nearly everything moves
        self.size = QSizeF(WIDTH, HEIGHT)
        self.scale = 1.0  # logical pixels per u
        self.ratio = 1.0  # device pixels per u
        self.text_floor = typography.FLOOR_PX  # logical pixels; larger for people who want large text
        self.look = Look()
        self.store = PixmapStore() if store is None else store  # an empty store is false
        self.timeline = Timeline(self)
        self.frames = Frames(self)
        self.focus = FocusRing(self)
        self.keys: Callable[[QKeyEvent], bool] | None = None  # the table's own keys, asked first
        self.own_keys: frozenset[int] = frozenset()  # those it takes now even if they are shortcuts of the window
        self.gesture: Press | None = None  # the one under way
        self.acting = False  # a key is being used: what is said meanwhile answers it
        self._text_scale = 1.0
        self._surface: tuple[Hashable, Callable[[QPainter, QSizeF], None]] | None = None
        self._ground: QPixmap | None = None
        self._passing = False
        self._shown = False
        self._freshening = False
        self._held: set[QGraphicsItem] = set()  # what lies on it, though nobody else may know it any more
        self.setSceneRect(QRectF(0, 0, WIDTH, HEIGHT))
        self.timeline.busy_changed.connect(self.freshen)
        self.announced.connect(self.freshen)

    # -- what lies on it ---------------------------------------------------------------------

    def addItem(self, item: QGraphicsItem) -> None:
        """Lay an item on the stage, which keeps it, with its children, until it is removed."""
        self._held.add(item)
        super().addItem(item)

    def removeItem(self, item: QGraphicsItem) -> None:
        """Take an item off the stage."""
        super().removeItem(item)
        self._held.discard(item)

    # -- size and sharpness ------------------------------------------------------------------

    def fit(self, width: float, height: float, device_ratio: float, settled: bool = True) -> None:
        """Take the size of the view in logical pixels.

        Unless *settled*, the size changes at once but pictures stay as they are and are shown scaled.
        """
        self.scale = max(0.05, min(width / WIDTH, height / HEIGHT))
        size = QSizeF(width / self.scale, height / self.scale)
        moved = size != self.size
        if moved:
            self.size = size
            self.setSceneRect(QRectF(QPointF(0, 0), size))
            self._ground = self._ground if not settled else None
        ratio = self.scale * device_ratio
        if settled and (abs(ratio - self.ratio) > 1e-9 or self._text_scale != self.scale):
            self.ratio, self._text_scale = ratio, self.scale
            self.store.clear()  # pictures for the former ratio; those in use are held by their items
            self.rerender()
            self.ratio_changed.emit()
            moved = True
        elif settled and self._ground is not None and not self._covers(self._ground):
            self.store.clear()
            self._ground = None
            self.update()
        if moved:
            self.resized.emit()
        if settled:
            self.settled.emit()
        self.freshen()

    def rerender(self) -> None:
        """Let every item draw itself anew."""
        self._ground = None
        for item in self.items():
            if isinstance(item, (ArtItem, PaintedItem)):
                item.rerender()
        self.update()

    def set_look(self, look: Look) -> None:
        """Change the look of the table's surface; live, as a slider moves."""
        if look != self.look:
            self._passing = self._ground is not None  # not worth keeping: the slider goes on
            self.look = look
            self._ground = None
            self.update()
            self.look_changed.emit()

    def set_text_floor(self, pixels: float) -> None:
        """Draw no text smaller than *pixels* logical pixels."""
        floor = max(typography.FLOOR_PX, pixels)
        if floor == self.text_floor:
            return
        self.text_floor = floor
        self.rerender()
        self.resized.emit()

    def face(self, role: typography.Role, size: float | None = None) -> QFont:
        """Return the font for a role (or for another *size* in u), legible at the present scale."""
        wished = min(self.text_floor / self._text_scale, LARGEST_FLOOR)
        return typography.font(role, min(self._text_scale, typography.FLOOR_PX / wished), size)

    # -- the surface -------------------------------------------------------------------------

    def set_surface(self, key: Hashable, paint: Callable[[QPainter, QSizeF], None]) -> None:
        """Cover the stage: *paint* draws the whole surface for a size in u; *key* names it with all it depends on."""
        self._surface = (key, paint)
        self._ground = None
        self.update()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Show the surface from one cached picture."""
        self.frames.begin(self.timeline.running)
        if not self._shown:
            self._shown = True
            QTimer.singleShot(0, self, self.shown.emit)
        if self._surface is None:
            painter.fillRect(rect, BARE)  # the view counts on every pixel being covered
            return
        if self._ground is None:
            name, paint = self._surface
            size = self.size
            whole = QRectF(QPointF(0, 0), size)
            if self._passing:
                self._ground = bake(whole, self.ratio, lambda inner: paint(inner, size))
            else:
                key = ("surface", name, self.look, round(size.width(), 2), round(size.height(), 2))
                self._ground = self.store.get(key, whole, self.ratio, lambda inner: paint(inner, size), lasting=True)
        if self._covers(self._ground):
            blit(painter, self._ground, QPointF(0, 0))
        else:  # while being resized
            painter.drawPixmap(self.sceneRect(), self._ground, QRectF(self._ground.rect()))

    def _covers(self, ground: QPixmap) -> bool:
        """Return whether a picture of the surface is of the stage's size, to the device pixel."""
        size, ratio = self.size, ground.devicePixelRatio()
        return max(abs(ground.width() - size.width() * ratio), abs(ground.height() - size.height() * ratio)) <= 1.01

    # -- keeping up --------------------------------------------------------------------------

    def freshen(self) -> None:
        """Let the focus ring and assistive technology catch up soon; call it after a rebuild.

        Keys, clicks, announcements, resizes and the end of motion do so by themselves.
        """
        if not self._freshening:
            self._freshening = True
            QCoreApplication.postEvent(self, QEvent(QEvent.Type.User))

    def customEvent(self, event: QEvent) -> None:
        """Catch up."""
        self._freshening = False
        self.focus.refresh()
        self.freshened.emit()

    # -- words and keys ----------------------------------------------------------------------

    def retranslate(self) -> None:
        """The language has changed: items make their texts again, then tables are told."""
        for item in self.items():
            if isinstance(item, PaintedItem):
                item.retranslate()
        self.retranslated.emit()
        self.resized.emit()
        self.freshen()

    def announce(self, text: str) -> None:
        """Say *text* to assistive technology and to whoever else listens."""
        self.announced.emit(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give a key to the table, then to the focus ring; what nobody wants is left to the window."""
        self.freshen()
        if event.key() == Qt.Key.Key_Escape:
            self.acted.emit()
            if self.gesture is not None:
                self.cancel_gesture()
                return
        self.acting = True
        used = self.keys is not None and self.keys(event)
        self.acting = False
        if used:
            self.acted.emit()
            event.accept()
        elif self.focus.key(event):
            event.accept()
        else:
            event.ignore()

    def begin_gesture(self, press: Press) -> None:
        """Make *press* the gesture under way."""
        self.cancel_gesture()
        self.gesture = press

    def cancel_gesture(self, spot: Spot | None = None) -> None:
        """End the gesture under way, if there is one (of *spot*), without effect."""
        press = self.gesture
        if press is not None and (spot is None or press.spot is spot):
            self.gesture = None
            press.cancel()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Tell that something is about to be done; messages go away then."""
        self.touched.emit(event.scenePos())
        super().mousePressEvent(event)
        self.freshen()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Catch up after a click or a drop."""
        super().mouseReleaseEvent(event)
        self.freshen()
