"""Lines of text on the table: drawn on a baseline, made to fit, or as an item of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from cardtable.scene.focus import Focusable, Kind
from cardtable.scene.item import PaintedItem
from cardtable.scene.paint import colour
from cardtable.scene.palette import IVORY
from cardtable.scene.typography import Role, font, width, wrap

if TYPE_CHECKING:
    from cardtable.scene.stage import Stage

SMALLEST: Final = 13.0  # u: fitting stops here
LEFT: Final = 0.0
CENTRE: Final = 0.5
RIGHT: Final = 1.0


def draw_text(
    painter: QPainter, x: float, y: float, text: str, face: QFont, shade: QColor | str, align: float = LEFT
) -> float:
    """Draw *text* on the baseline *y* and return its width; *align* is the share of it left of *x*."""
    wide = width(text, face)
    painter.setFont(face)
    painter.setPen(QColor(shade))
    painter.drawText(QPointF(x - wide * align, y), text)
    return wide


def fit(stage: Stage, text: str, role: Role, limit: float, size: float | None = None) -> QFont:
    """Return the role's font, made smaller until *text* fits *limit* u or gets hard to read."""
    wanted = size or float(role.value[0])
    face = stage.face(role, wanted)
    while wanted > SMALLEST and width(text, face) > limit:
        wanted -= 1
        face = stage.face(role, wanted)
    if width(text, face) > limit:  # whole words in letters too small for this window are better than cut ones
        pixels = max(SMALLEST, face.pixelSize() * limit / width(text, face))
        face = font(role, 1.0, int(pixels))
    return face


class TextItem(PaintedItem, Focusable):
    """A line, or a few, whose first baseline starts (or is centred, or ends) at the item's position."""

    focus_kind = Kind.TEXT

    def __init__(
        self,
        stage: Stage,
        role: Role = Role.SMALL,
        shade: QColor | str = IVORY,
        align: float = LEFT,
        *,
        opacity: float = 1.0,
        limit: float = float("inf"),
        parent: QGraphicsItem | None = None,
    ) -> None:
        super().__init__(stage, parent)
        self.role, self.align, self.limit = role, align, limit
        self._shade = colour(shade, opacity)
        self._text = ""
        self._lines: list[str] = []

    @property
    def text(self) -> str:
        """What it says."""
        return self._text

    @property
    def height(self) -> float:
        """Its height in u, from the top of the first line to the foot of the last."""
        return self._step() * len(self._lines)

    def say(self, text: str, shade: QColor | str | None = None) -> None:
        """Show *text*; line breaks in it are kept."""
        if shade is not None:
            self._shade = QColor(shade)
        self._text = text
        self._measure()

    def rerender(self) -> None:
        """Measure again: the scale may have changed the size of small text."""
        self._measure()

    def retranslate(self) -> None:
        """Nothing: whoever wrote the text writes it again."""

    def focus_name(self) -> str:
        """Return what it says."""
        return self._text.replace("\n", " ")

    def focus_outline(self) -> QPainterPath:
        """Return what the words cover."""
        path = QPainterPath()
        path.addRect(self.boundingRect())
        return path

    def _step(self) -> float:
        return QFontMetricsF(self.stage.face(self.role)).height() * 1.12

    def _measure(self) -> None:
        face = self.stage.face(self.role)
        self._lines = wrap(self._text, face, self.limit) if self._text else []
        wide = max((width(line, face) for line in self._lines), default=0.0)
        metrics = QFontMetricsF(face)
        height = self._step() * max(0, len(self._lines) - 1) + metrics.height()
        self.set_bounds(QRectF(-wide * self.align - 3, -metrics.ascent() - 2, wide + 6, height + 6))
        self.touch()

    def draw(self, painter: QPainter) -> None:
        """Draw the lines."""
        face, step = self.stage.face(self.role), self._step()
        for n, line in enumerate(self._lines):
            draw_text(painter, 0, n * step, line, face, self._shade, self.align)
