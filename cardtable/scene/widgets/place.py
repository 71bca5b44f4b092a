"""Where a card or a message may lie without hiding what matters."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF


def clear_place(
    size: QSizeF, stage: QRectF, avoid: Sequence[QRectF], wishes: Sequence[QPointF], margin: float = 12.0
) -> QPointF:
    """Return the upper left corner for a box of *size* u: the first wished middle that hides the least.

    The box is kept *margin* u inside *stage*.
    """
    places = [inside(size, stage.adjusted(margin, margin, -margin, -margin), wish) for wish in wishes]
    return least_hiding(places, avoid).topLeft() if places else stage.topLeft()


def least_hiding(boxes: Sequence[QRectF], avoid: Sequence[QRectF]) -> QRectF:
    """Return the box that hides the least of what is to be avoided; the first of equals."""
    best, least = boxes[0], hidden(boxes[0], avoid)
    for box in boxes[1:]:
        if (hides := hidden(box, avoid)) < least - 1:
            best, least = box, hides
    return best


def hidden(box: QRectF, avoid: Sequence[QRectF]) -> float:
    """Return how much of *avoid* lies under a box, in u²."""
    common = [box.intersected(area) for area in avoid]
    return sum(part.width() * part.height() for part in common)


def inside(size: QSizeF, stage: QRectF, middle: QPointF) -> QRectF:
    """Return a box around a middle, moved into *stage* where it would stick out."""
    box = QRectF(QPointF(0, 0), size)
    box.moveCenter(middle)
    box.moveLeft(min(max(box.left(), stage.left()), stage.right() - size.width()))
    box.moveTop(min(max(box.top(), stage.top()), stage.bottom() - size.height()))
    return box
