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
    best: tuple[float, QPointF] | None = None
    for wish in wishes:
        box = QRectF(QPointF(0, 0), size)
        box.moveCenter(wish)
        box.moveLeft(min(max(box.left(), stage.left() + margin), stage.right() - margin - size.width()))
        box.moveTop(min(max(box.top(), stage.top() + margin), stage.bottom() - margin - size.height()))
        hidden = 0.0
        for area in avoid:
            common = box.intersected(area)
            hidden += common.width() * common.height()
        if best is None or hidden < best[0] - 1:
            best = (hidden, box.topLeft())
    return best[1] if best is not None else stage.topLeft()
