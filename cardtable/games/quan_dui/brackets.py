"""Brackets over pairs: a solid gold line for a Dui, a dashed teal one for a Ka, each with its word."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from cardtable.scene.item import PaintedItem
from cardtable.scene.paint import colour
from cardtable.scene.palette import GOLD_GLOW, IVORY, JADE, JADE_TEXT
from cardtable.scene.stage import Stage
from cardtable.scene.typography import Role, width
from cardtable.scene.widgets.words import CENTRE, draw_text

SHADES: Final = {"dui": GOLD_GLOW, "ka": JADE_TEXT}
ON_PAPER: Final = {"dui": "#B07E1E", "ka": JADE}
LINE: Final = 2.4
CORNER: Final = 4.0
FOOT: Final = 8.0  # of the ends that point at the cards
END: Final = 9.0  # of a dashed bracket that is drawn whole
DASH: Final = 9.0
RISE: Final = 14.0  # from the bracket to the cards
INSET: Final = 2.0

Bracket = tuple[str, QRectF]  # name of the pair, box of its cards


class Brackets(PaintedItem):
    """All brackets of one row of cards, below the cards themselves."""

    def __init__(self, stage: Stage, z: float, word: Callable[[str], str]) -> None:
        """*word* gives the word of a kind of pair."""
        super().__init__(stage)
        self._word = word
        self.brackets: list[Bracket] = []
        self.divider: QRectF | None = None  # a line at its left edge parts a card from the others
        self.setZValue(z)

    def show_brackets(self, brackets: Sequence[Bracket], divider: QRectF | None = None) -> None:
        """Draw these."""
        shown = [(name, box) for name, box in brackets if name and not box.isEmpty()]
        if shown == self.brackets and divider == self.divider:
            return
        self.brackets, self.divider = shown, divider
        area = QRectF()
        for _, box in shown:
            area = area.united(box.adjusted(0, -RISE - 14, 0, 0))
        if divider is not None:
            area = area.united(divider.adjusted(-2, 0, 2, 0))
        self.set_bounds(area)
        self.touch()

    def draw(self, painter: QPainter) -> None:
        """Draw brackets and divider."""
        face = self.stage.face(Role.BADGE, 13)
        for name, box in self.brackets:
            word = self._word(name)
            reach = width(word, face) / 2
            if 2 * (reach + INSET + CORNER + 2) > box.width():  # the line alone says it
                draw_bracket(painter, name, box, SHADES[name])
                continue
            draw_bracket(painter, name, box, SHADES[name], reach + 6)
            base = box.top() - RISE + face.pixelSize() * 0.35
            draw_text(painter, box.center().x(), base, word, face, colour(SHADES[name]), CENTRE)
        if self.divider is not None:
            x, top, bottom = self.divider.left(), self.divider.top() + 6, self.divider.bottom() - 6
            painter.fillRect(QRectF(x - 0.6, top, 1.2, bottom - top), colour(IVORY, 0.24))


def draw_bracket(painter: QPainter, name: str, box: QRectF, shade: str, gap: float = 0.0, rise: float = RISE) -> None:
    """Draw the line *rise* over a box of cards, open for *gap* u on both sides of its middle."""
    y = box.top() - rise
    line = QPen(colour(shade), LINE)
    line.setCapStyle(Qt.PenCapStyle.FlatCap if name == "ka" else Qt.PenCapStyle.RoundCap)
    for edge, way in ((box.left() + INSET, 1.0), (box.right() - INSET, -1.0)):
        end, middle = edge + way * END, box.center().x() - way * gap
        hook = QPainterPath(QPointF(edge, y + FOOT))
        hook.lineTo(edge, y + CORNER)
        hook.quadTo(QPointF(edge, y), QPointF(edge + way * CORNER, y))
        hook.lineTo(end, y)
        painter.strokePath(hook, line)
        length = (middle - end) * way
        if length <= 0:
            continue
        pieces = max(1, round(length / DASH)) if name == "ka" else 1
        for n in range(pieces):
            first = end + way * length * (n + (0.4 if name == "ka" else 0.0)) / pieces
            painter.setPen(line)
            painter.drawLine(QPointF(first, y), QPointF(end + way * length * (n + 1) / pieces, y))
