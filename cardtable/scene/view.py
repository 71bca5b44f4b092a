"""The window on the stage: fits it, watches the screen's pixel ratio, and passes keys on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QShowEvent, QTransform
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from cardtable.scene.stage import Stage

if TYPE_CHECKING:
    from cardtable.scene.access import Mirror

SETTLE_MS: Final = 120  # after the last resize, before everything is drawn anew


class TableView(QGraphicsView):
    """Shows a stage, always whole.  While the window is being resized the old pictures are shown scaled."""

    def __init__(self, stage: Stage, parent: QWidget | None = None) -> None:
        super().__init__(stage, parent)
        self.stage = stage
        # our own: of a widget that Qt made PySide finds out the kind, by making the types of all kinds, in 6 ms
        ground = self._ground = QWidget()
        ground.setAutoFillBackground(False)
        ground.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # the stage's surface covers all of it
        self.setViewport(ground)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)  # items only blit; p99 −40 %
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(320, 180)
        self._mirror: Mirror | None = None
        stage.announced.connect(self._announce)
        stage.freshened.connect(self._reflect)
        stage.shown.connect(self._watch)
        stage.retranslated.connect(self.retranslate)
        self.retranslate()
        self._fitted = self._watching = False
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(SETTLE_MS)
        self._settle.timeout.connect(self.settle)

    def sizeHint(self) -> QSize:
        """Return the size at which a unit is a pixel."""
        return QSize(1280, 720)

    def retranslate(self) -> None:
        """Name the view for those who hear it."""
        self.setAccessibleName(QCoreApplication.translate("TableView", "Game table"))

    def settle(self) -> None:
        """Draw everything for the present size and screen now."""
        self._settle.stop()
        self._fit(settled=True)
        self._fitted = True

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit at once, with the pictures there are; draw new ones when the size has come to rest."""
        super().resizeEvent(event)
        if not self.isVisible() or not self._fitted:
            self.settle()
            return
        self._fit(settled=False)
        self._settle.start()

    def showEvent(self, event: QShowEvent) -> None:
        """Draw for the screen the window has come up on."""
        super().showEvent(event)
        self.settle()

    def event(self, event: QEvent) -> bool:
        """Notice a screen with another pixel ratio, and keys that the table takes from the window's shortcuts."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._settle.start()
        elif event.type() == QEvent.Type.ShortcutOverride and self._is_own(event):
            event.accept()
            return True
        return super().event(event)

    def _is_own(self, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.modifiers() != Qt.KeyboardModifier.NoModifier:
            return False
        return event.key() in self.stage.own_keys

    def focusNextPrevChild(self, next: bool) -> bool:
        """Walk through the items of the stage before leaving for the next widget; round again if there is none."""
        focus, by = self.stage.focus, 1 if next else -1
        return focus.step(by) or super().focusNextPrevChild(next) or focus.enter(by)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Hide the focus ring: the mouse is in use."""
        self.stage.focus.hide()
        super().mousePressEvent(event)

    def _watch(self) -> None:
        """Serve assistive technology from now on; asking for it takes some ms, so the first picture comes first."""
        self._watching = True
        self._reflect()

    def _reflect(self) -> None:
        if self._mirror is None and self._watching and is_heard():
            from cardtable.scene.access import Mirror  # most people never need it

            self._mirror = Mirror(self, self.stage)
            self._mirror.sync()

    def _announce(self, text: str) -> None:
        if is_heard():
            from cardtable.scene.access import announce

            announce(self, text)

    def _fit(self, settled: bool) -> None:
        size = self._ground.size() if self.isVisible() else self.maximumViewportSize()
        if size.isEmpty():
            return
        self.stage.fit(size.width(), size.height(), self.devicePixelRatioF(), settled)
        self.setTransform(QTransform.fromScale(self.stage.scale, self.stage.scale))


def is_heard() -> bool:
    """Return whether assistive technology is listening."""
    from PySide6.QtGui import QAccessible

    return QAccessible.isActive()
