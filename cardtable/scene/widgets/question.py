"""A question on the table with a few answers as chips: asked over whatever lies there, nothing done before an answer.

How to use it::

    question.ask("It would be the ninth card of Iara.", [("Force all the same", force), ("Leave it", None)], near)

The last answer is what Escape gives.  A click elsewhere does nothing but close it in the same way.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QAction, QFontMetricsF, QKeyEvent, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneMouseEvent, QStyleOptionGraphicsItem, QWidget

from cardtable.scene.focus import Focusable, Kind
from cardtable.scene.item import PaintedItem
from cardtable.scene.paint import colour, falling, pen, rounded
from cardtable.scene.palette import GLASS, GOLD, IVORY
from cardtable.scene.soft import shadow
from cardtable.scene.typography import Role, width, wrap
from cardtable.scene.widgets.chip import ChipItem, Style
from cardtable.scene.widgets.place import clear_place
from cardtable.scene.widgets.words import draw_text

if TYPE_CHECKING:
    from cardtable.scene.stage import Stage

Answer = tuple[str, Callable[[], object] | None]

WIDEST: Final = 640.0  # u of text
PAD: Final = 24.0
GAP: Final = 12.0
CHIP: Final = 44.0
SHADE: Final = 34.0
Z: Final = 4_300.0


class _Shield(QGraphicsItem):
    """Keeps the mouse from the table while a question is open."""

    def __init__(self, stage: Stage, clicked: Callable[[], None]) -> None:
        super().__init__()
        self.stage, self._clicked = stage, clicked
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setAcceptedMouseButtons(Qt.MouseButton.AllButtons)
        self.setAcceptHoverEvents(True)
        self.setZValue(Z - 1)
        self.setVisible(False)
        stage.addItem(self)

    def boundingRect(self) -> QRectF:
        return self.stage.sceneRect()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        pass

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        self._clicked()


class Question(PaintedItem, Focusable):
    """A box of dark glass; hidden until something is asked.  It keeps the keyboard while it is there."""

    focus_kind = Kind.TEXT
    focus_key = "question"

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.setZValue(Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.AllButtons)
        self._text = ""
        self._lines: list[str] = []
        self._answers: list[Callable[[], object] | None] = []
        self._chips: list[ChipItem] = []
        self._near, self._box = QRectF(), QRectF()
        self.asked: Callable[[], object] = lambda: None  # it lies on the table now: whatever is under it may step aside
        self._shield = _Shield(stage, self.dismiss)
        self.setVisible(False)
        stage.resized.connect(self.lay)

    @property
    def open(self) -> bool:
        """Whether an answer is waited for."""
        return self.isVisible()

    def ask(self, text: str, answers: Sequence[Answer], near: QRectF) -> None:
        """Ask *text* beside *near*; an answer is its words and what it does, ``None`` for nothing."""
        self.dismiss()
        self._text, self._near = text, QRectF(near)
        self._answers = [perform for _, perform in answers]
        for n, (words, perform) in enumerate(answers):
            action = QAction(words, self.stage)
            action.setObjectName(f"answer-{n}")
            action.triggered.connect(partial(self._answer, n))
            style = Style.GHOST if perform is None else Style.GOLD
            self._chips.append(ChipItem(self.stage, action, style=style, height=CHIP, parent=self))
        self._shield.prepareGeometryChange()
        self._shield.setVisible(True)
        self.setVisible(True)
        self.lay()
        self.stage.focus.push(self, self._chips[-1] if answers[-1][1] is None else self._chips[0])
        self.stage.announce(text)
        self.asked()

    def area(self) -> QRectF:
        """Return what it covers, in the stage; an empty one while nothing is asked."""
        return self._box.translated(self.pos()) if self.open else QRectF()

    def dismiss(self) -> None:
        """Put the question away; nothing is done."""
        if not self.isVisible():
            return
        self.setVisible(False)
        self._shield.setVisible(False)
        self.stage.focus.pop(self)
        for chip in self._chips:
            self.stage.removeItem(chip)
            chip.action.deleteLater()
        self._chips = []
        self.stage.freshen()

    def key(self, event: QKeyEvent) -> bool:
        """Act on a key while a question is open; return whether it was one of ours."""
        if not self.open:
            return False
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
            return True
        number = event.key() - Qt.Key.Key_1
        if 0 <= number < len(self._answers) and not event.isAutoRepeat():
            self._answer(number)
            return True
        return False

    def rerender(self) -> None:
        """Lay out again: words may have changed their size."""
        self.lay()

    def retranslate(self) -> None:
        """A question in the former language goes."""
        self.dismiss()

    def focus_name(self) -> str:
        """Return the question."""
        return self._text

    def focus_outline(self) -> QPainterPath:
        """Return the box."""
        return rounded(self._box, 18)

    def _answer(self, number: int, checked: bool = False) -> None:
        perform = self._answers[number]
        self.dismiss()
        if perform is not None:
            perform()

    def lay(self) -> None:
        """Measure the words and find a place."""
        if not self.isVisible():
            return
        face = self.stage.face(Role.BODY, 18)
        self._lines = wrap(self._text, face, WIDEST)
        step = QFontMetricsF(face).height() * 1.1
        words = max(width(line, face) for line in self._lines)
        rows: list[list[ChipItem]] = [[]]
        room = max(WIDEST, words)
        for chip in self._chips:
            wide = sum(other.width + GAP for other in rows[-1]) + chip.width
            if rows[-1] and wide > room:
                rows.append([])
            rows[-1].append(chip)
        widths = [sum(chip.width for chip in row) + GAP * (len(row) - 1) for row in rows]
        size = QSizeF(
            max(words, *widths) + 2 * PAD, PAD + step * len(self._lines) + 14 + (CHIP + GAP) * len(rows) - GAP + PAD
        )
        y = PAD + step * len(self._lines) + 14
        for row, wide in zip(rows, widths, strict=True):
            x = (size.width() - wide) / 2
            for chip in row:
                chip.setPos(x, y)
                x += chip.width + GAP
            y += CHIP + GAP
        near = self._near
        wishes = [QPointF(near.center().x(), near.top() - size.height() / 2 - 16), self.stage.sceneRect().center()]
        self._box = QRectF(QPointF(0, 0), size)
        self.setPos(clear_place(size, self.stage.sceneRect(), (near,), wishes))
        self.set_bounds(self._box.adjusted(-SHADE, -SHADE, SHADE, SHADE))
        self.touch()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Keep the click."""
        event.accept()

    def draw(self, painter: QPainter) -> None:
        """Draw the box and the words."""
        form = rounded(self._box, 18)
        shadow(painter, form, "#000000", 20, 6, 13, 0.6)
        top, bottom = GLASS
        painter.fillPath(form, falling(self._box, (0, colour(top, 0.97)), (1, colour(bottom, 0.98))))
        painter.strokePath(rounded(self._box.adjusted(1, 1, -1, -1), 17), pen(colour(GOLD), 2))
        face = self.stage.face(Role.BODY, 18)
        metrics = QFontMetricsF(face)
        for n, line in enumerate(self._lines):
            base = PAD + metrics.ascent() + n * metrics.height() * 1.1
            draw_text(painter, self._box.width() / 2, base, line, face, IVORY, 0.5)
