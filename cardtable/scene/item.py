"""The two kinds of things on the table.

:class:`ArtItem` shows one picture of the store and is painted by Qt alone, so hundreds may move.
:class:`PaintedItem` draws itself, with vectors, once per size and device ratio, and shows that
picture until :meth:`PaintedItem.touch` says that it has changed; while something moves, the former
one may be shown for a few frames more (see :mod:`.frames`).  Neither ever uses effects.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QStyleOptionGraphicsItem, QWidget

from cardtable.scene.pixmaps import paint_image

if TYPE_CHECKING:
    from cardtable.scene.stage import Stage


@dataclass(frozen=True, slots=True, eq=False)
class Art:
    """A picture: *paint* draws in u, everything inside *rect*, shadows included; equal keys, equal pictures.

    A *lasting* one is also kept on disk: for what every deal shows and takes long to paint.
    """

    key: Hashable
    rect: QRectF
    paint: Callable[[QPainter], None]
    lasting: bool = False


def bake(rect: QRectF, ratio: float, paint: Callable[[QPainter], None]) -> QPixmap:
    """Draw *paint* into a new pixmap that covers *rect* (u) with *ratio* device pixels per u."""
    return QPixmap.fromImage(paint_image(rect, ratio, paint))


def blit(painter: QPainter, pixmap: QPixmap, at: QPointF) -> None:
    """Show *pixmap* with its corner at *at*: pixel on pixel when its ratio is the painter's, else scaled smoothly."""
    device = painter.deviceTransform()
    ratio = pixmap.devicePixelRatio()
    if device.isRotating() or abs(device.m11() / ratio - 1) > 1e-4:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, True)
        # both rectangles: given a point, Qt forgets a ratio below 1 where the painter does not scale
        painter.drawPixmap(QRectF(at, pixmap.deviceIndependentSize()), pixmap, QRectF(pixmap.rect()))
        return
    world = painter.worldTransform()
    hidpi = painter.device().devicePixelRatio()
    corner = device.map(at)
    left = round(corner.x()) - (device.dx() - world.dx() * hidpi)
    top = round(corner.y()) - (device.dy() - world.dy() * hidpi)
    painter.setWorldTransform(QTransform.fromScale(1 / hidpi, 1 / hidpi))
    size = QRectF(0, 0, pixmap.width(), pixmap.height())
    painter.drawPixmap(size.translated(left, top), pixmap, size)
    painter.setWorldTransform(world)


class ArtItem(QGraphicsPixmapItem):
    """A picture that moves cheaply.  Give it a parent, or it joins the stage itself."""

    def __init__(self, stage: Stage, art: Art, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.stage, self.art = stage, art
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        if parent is None:
            stage.addItem(self)
        self.rerender()

    def show_art(self, art: Art) -> None:
        """Become another picture."""
        self.art = art
        self.rerender()

    def rerender(self) -> None:
        """Take the picture for the stage's present ratio."""
        art = self.art
        self.setPixmap(self.stage.store.get(art.key, art.rect, self.stage.ratio, art.paint, art.lasting))
        self.setOffset(art.rect.topLeft())
        self._choose_sampling()

    def setScale(self, factor: float, /) -> None:
        """Scale, with smooth sampling while it is not 1."""
        super().setScale(factor)
        self._choose_sampling()

    def setRotation(self, angle: float, /) -> None:
        """Rotate by *angle* degrees, with smooth sampling while it is not 0."""
        super().setRotation(angle)
        self._choose_sampling()

    def _choose_sampling(self) -> None:
        upright = self.rotation() == 0 and self.scale() == 1
        mode = Qt.TransformationMode.FastTransformation if upright else Qt.TransformationMode.SmoothTransformation
        if mode is not self.transformationMode():
            self.setTransformationMode(mode)


class PaintedItem(QGraphicsItem):
    """Something that draws itself.  Subclasses set *bounds* and implement :meth:`draw`."""

    lasting = False  # whether the picture of an ``art_key`` is also kept on disk

    def __init__(self, stage: Stage, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.stage = stage
        self._bounds = QRectF()
        self._pixmap: QPixmap | None = None
        self._former: QPixmap | None = None  # has been seen just now, in the same bounds
        self._seen = False
        self.took_ms = 0.0  # to draw the last picture
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        if parent is None:
            stage.addItem(self)

    def draw(self, painter: QPainter) -> None:
        """Draw in u, inside the bounds.  Nothing, unless a subclass knows better."""

    def art_key(self) -> Hashable | None:
        """Return what the picture depends on if items may share it, ``None`` to keep an own one."""
        return None

    def set_bounds(self, bounds: QRectF) -> None:
        """Say where the item draws, shadows and glows included, in u."""
        if bounds != self._bounds:
            self.prepareGeometryChange()
            self._bounds = QRectF(bounds)
            self.touch()
            self._former = None

    def boundingRect(self) -> QRectF:
        """Return where the item draws."""
        return self._bounds

    def touch(self) -> None:
        """Draw anew before the next showing, or soon after."""
        if self._pixmap is not None:
            self._former = self._pixmap if self._seen else None
            self._pixmap = None
        self.update()

    def setVisible(self, on: bool, /) -> None:
        """Come or go; what was seen before is not seen again."""
        if on and not self.isVisible():
            self._forget()
        super().setVisible(on)

    def _forget(self) -> None:
        self._former, self._seen = None, False
        for child in self.childItems():
            if isinstance(child, PaintedItem):
                child._forget()

    def rerender(self) -> None:
        """The stage's ratio, look or language has changed."""
        self.touch()

    def retranslate(self) -> None:
        """Make every text from its key again."""
        self.touch()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Show the picture, drawing it first if it is new; one that cannot be drawn raises once and stays empty."""
        shown, frames = self._pixmap, self.stage.frames
        if shown is None and frames.full(self) and self._former is not None and self._fits(self._former):
            shown = self._former
            frames.put_off(self)
        elif shown is None:
            frames.draw(self)
            shown, self._former = self._pixmap, None
        self._seen = True
        if shown is not None:
            blit(painter, shown, self._bounds.topLeft())

    def make_picture(self) -> None:
        """Draw the picture now."""
        self._pixmap = QPixmap(1, 1)
        self._pixmap.fill(Qt.GlobalColor.transparent)
        self._pixmap = self._picture()

    def _fits(self, former: QPixmap) -> bool:
        return abs(former.devicePixelRatio() - self.stage.ratio) < 1e-9

    def _picture(self) -> QPixmap:
        key, ratio = self.art_key(), self.stage.ratio
        if key is None:
            return bake(self._bounds, ratio, self.draw)
        return self.stage.store.get(key, self._bounds, ratio, self.draw, self.lasting)
