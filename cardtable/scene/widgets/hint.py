"""The hint card: what is advised and why, on dark glass with a jade edge, until it is put away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QAction, QFontMetricsF, QPainter, QPainterPath

from cardtable.scene.focus import Focusable, Kind
from cardtable.scene.item import PaintedItem
from cardtable.scene.paint import colour, disc, falling, pen, polyline, rounded
from cardtable.scene.palette import GLASS, IVORY, JADE, JADE_TEXT
from cardtable.scene.soft import shadow
from cardtable.scene.typography import Role, width, wrap
from cardtable.scene.widgets.chip import ChipItem
from cardtable.scene.widgets.icons import Icon, draw_icon
from cardtable.scene.widgets.place import clear_place
from cardtable.scene.widgets.words import draw_text

if TYPE_CHECKING:
    from cardtable.scene.stage import Stage

WIDEST: Final = 360.0  # u of text
SHADE: Final = 26.0
TAIL: Final = 14.0
Z: Final = 4_000.0


class HintCard(PaintedItem, Focusable):
    """A small card that points at what it talks about; hidden until it has something to say."""

    focus_kind = Kind.TEXT
    focus_key = "hint"

    def __init__(self, stage: Stage, dismissed: Callable[[], None] | None = None) -> None:
        super().__init__(stage)
        self.setZValue(Z)
        self._dismissed = dismissed
        self._text = self._title = ""
        self._lines: list[str] = []
        self._box = QRectF()
        self._near = QRectF()
        self._avoid: tuple[QRectF, ...] = ()
        self._tail: QPointF | None = None
        self._action = QAction(stage)
        self._action.setObjectName("dismiss-hint")
        self._action.triggered.connect(self._dismiss)
        self.close_chip = ChipItem(stage, self._action, Icon.CLOSE, label=False, height=30, parent=self)
        self.setVisible(False)
        self.retranslate()
        stage.resized.connect(self.lay)

    def show_hint(self, text: str, near: QRectF, avoid: Sequence[QRectF] = (), title: str = "") -> None:
        """Say *text* beside *near*, not over the areas in *avoid* if that can be helped (stage coordinates)."""
        self._text, self._title, self._near, self._avoid = text, title, QRectF(near), tuple(avoid)
        self.setVisible(True)
        self.lay()

    def clear(self) -> None:
        """Put the card away."""
        self.setVisible(False)

    def retranslate(self) -> None:
        """Name the close button; whoever gave the text gives it again."""
        self._action.setText(QCoreApplication.translate("HintCard", "Close the hint"))
        self._action.setToolTip(self._action.text())
        self.lay()

    def rerender(self) -> None:
        """Lay out again: words may have changed their size."""
        self.lay()

    def focus_name(self) -> str:
        """Return the hint."""
        return f"{self._heading()}: {self._text}"

    def focus_outline(self) -> QPainterPath:
        """Return the card's outline."""
        return rounded(self._box, 16)

    def lay(self) -> None:
        """Measure the text and find a place beside what it is about."""
        if not self.isVisible():
            return
        face, heading = self.stage.face(Role.TEXT, 16), self.stage.face(Role.BADGE)
        self._lines = wrap(self._text, face, WIDEST)
        step = QFontMetricsF(face).height() * 1.1
        wide = max([width(line, face) for line in self._lines] + [width(self._heading(), heading) + 70]) + 40
        size = QSizeF(round(wide), round(58 + step * len(self._lines)))
        near, gap = self._near, TAIL + 8
        middle = near.center()
        wishes = (
            QPointF(middle.x(), near.top() - gap - size.height() / 2),
            QPointF(middle.x(), near.bottom() + gap + size.height() / 2),
            QPointF(near.right() + gap + size.width() / 2, middle.y()),
            QPointF(near.left() - gap - size.width() / 2, middle.y()),
        )
        at = clear_place(size, self.stage.sceneRect(), (near, *self._avoid), wishes)
        self._box = QRectF(QPointF(0, 0), size)
        self._tail = self._tail_tip(self._box.translated(at))
        self.setPos(at)
        self.close_chip.setPos(size.width() - 42, 11)
        self.set_bounds(self._box.adjusted(-SHADE, -SHADE, SHADE, SHADE))
        self.touch()

    def _heading(self) -> str:
        return self._title or QCoreApplication.translate("HintCard", "Hint")

    def _tail_tip(self, box: QRectF) -> QPointF | None:
        """Return where the tail ends, in the card's coordinates; none if the card lies beside or over its subject."""
        x = min(max(self._near.center().x(), box.left() + 30), box.right() - 30) - box.left()
        if box.bottom() <= self._near.top():
            return QPointF(x, box.height() + TAIL)
        if box.top() >= self._near.bottom():
            return QPointF(x, -TAIL)
        return None

    def _dismiss(self) -> None:
        self.clear()
        if self._dismissed is not None:
            self._dismissed()

    def draw(self, painter: QPainter) -> None:
        """Draw the card."""
        form = rounded(self._box, 16)
        if self._tail is not None:
            x, tip = self._tail.x(), self._tail.y()
            base = self._box.height() - 2 if tip > 0 else 2.0
            form = form.united(polyline((x - 12, base), (x, tip), (x + 12, base), closed=True))
        shadow(painter, form, "#000000", 16, 5, 10, 0.55)
        top, bottom = GLASS
        painter.fillPath(form, falling(self._box, (0, colour(top, 0.96)), (1, colour(bottom, 0.97))))
        painter.strokePath(form, pen(colour(JADE), 2.2))
        painter.fillPath(disc(30, 26, 13), colour(JADE))
        draw_icon(painter, Icon.HINT, QPointF(30, 26), IVORY, 17)
        draw_text(painter, 52, 31, self._heading(), self.stage.face(Role.BADGE), JADE_TEXT)
        face = self.stage.face(Role.TEXT, 16)
        metrics = QFontMetricsF(face)
        for n, line in enumerate(self._lines):
            draw_text(painter, 20, 46 + metrics.ascent() + n * metrics.height() * 1.1, line, face, IVORY)
