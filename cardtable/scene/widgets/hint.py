"""The hint card: what is advised and why, on dark glass with a jade edge, until it is put away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QAction, QFont, QFontMetricsF, QPainter, QPainterPath

from cardtable.scene.focus import Focusable, Kind
from cardtable.scene.item import PaintedItem
from cardtable.scene.paint import colour, disc, falling, pen, polyline, rounded
from cardtable.scene.palette import GLASS, IVORY, JADE, JADE_TEXT
from cardtable.scene.soft import shadow
from cardtable.scene.typography import Role, width, wrap
from cardtable.scene.widgets.chip import ChipItem
from cardtable.scene.widgets.icons import Icon, draw_icon
from cardtable.scene.widgets.place import inside, least_hiding
from cardtable.scene.widgets.words import draw_text

if TYPE_CHECKING:
    from cardtable.scene.stage import Stage

WIDEST: Final = 360.0  # u of text under its heading
NARROW: Final = 210.0  # where a place is high but narrow
FLAT: Final = (220.0, 300.0, 420.0, 540.0, 660.0)  # u of text beside its heading, tried where there is little height
HEADING: Final = 210.0  # u that a heading may then take
SHADE: Final = 26.0
TAIL: Final = 14.0
CORNER: Final = 30.0  # u from the card's end to its tail, at least
GAP: Final = 4.0  # u from the tail to what it points at
LEADING: Final = 1.1
MARGIN: Final = 12.0  # u from the edge of the table
SHARES: Final = (0.33, 0.67, 0.0, 1.0)  # of the way along the edge of something wide, apart from its middle
NEARER: Final = 60.0  # u that a place has to be nearer to its target to be liked better
Z: Final = 4_000.0


class _Form(NamedTuple):
    """A way to lay the words out: size, lines of the heading and of the text, and where the text begins."""

    size: QSizeF
    heading: tuple[str, ...]
    lines: tuple[str, ...]
    left: float
    top: float


class HintCard(PaintedItem, Focusable):
    """A small card that points at what it talks about; hidden until it has something to say."""

    focus_kind = Kind.TEXT
    focus_key = "hint"

    def __init__(self, stage: Stage, dismissed: Callable[[], None] | None = None) -> None:
        super().__init__(stage)
        self.setZValue(Z)
        self._dismissed = dismissed
        self._text = self._title = ""
        self._form = _Form(QSizeF(), (), (), 0.0, 0.0)
        self._box = QRectF()
        self._near = self._target = QRectF()
        self._avoid: tuple[QRectF, ...] = ()
        self._tail: QPointF | None = None
        self._action = QAction(stage)
        self._action.setObjectName("dismiss-hint")
        self._action.triggered.connect(self._dismiss)
        self.close_chip = ChipItem(stage, self._action, Icon.CLOSE, label=False, height=30, parent=self)
        self.setVisible(False)
        self.retranslate()
        stage.resized.connect(self.lay)

    def show_hint(
        self,
        text: str,
        near: QRectF,
        avoid: Sequence[QRectF] = (),
        title: str = "",
        target: QRectF | None = None,
    ) -> None:
        """Say *text* beside *near*, not over the areas in *avoid* if that can be helped (stage coordinates).

        The card points at *target*, a part of *near*, if it lies over or under it; without one, at all of *near*.
        """
        self._text, self._title, self._near, self._avoid = text, title, QRectF(near), tuple(avoid)
        self._target = QRectF(near if target is None else target)
        self.setVisible(True)
        self.lay()

    def area(self) -> QRectF:
        """Return what it covers, in the stage; an empty one while it is put away."""
        return self._box.translated(self.pos()) if self.isVisible() else QRectF()

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
        stage, near = self.stage.sceneRect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN), self._near
        forms = [self._tall(WIDEST), self._tall(NARROW), *(self._flat(wide) for wide in FLAT)]
        found = [(form, place) for form in forms for place in _around(near, form.size, stage)]
        if self._target != near:  # of places that are as good, the one beside what it points at
            found.sort(key=lambda made: abs(made[1].center().x() - self._target.center().x()) // NEARER)
        box = least_hiding([place for _, place in found], (near, *self._avoid))
        self._form = next(form for form, place in found if place == box)
        self._box = QRectF(QPointF(0, 0), self._form.size)
        self._tail = self._tail_tip(box)
        self.setPos(box.topLeft())
        self.close_chip.setPos(box.width() - 42, 11)
        self.set_bounds(self._box.adjusted(-SHADE, -SHADE, SHADE, SHADE))
        self.touch()

    def _tall(self, widest: float) -> _Form:
        """Return the card with the text under its heading."""
        face, bold = self.stage.face(Role.TEXT, 16), self.stage.face(Role.BADGE)
        lines = wrap(self._text, face, widest)
        heading = _balanced(self._heading(), bold, widest - 70) if widest < WIDEST else [self._heading()]
        words = [width(line, face) for line in lines] + [width(line, bold) + 70 for line in heading]
        more = _step(bold) * (len(heading) - 1)
        size = QSizeF(round(max(words) + 40), round(58 + more + _step(face) * len(lines)))
        return _Form(size, tuple(heading), tuple(lines), 20, 46 + more)

    def _flat(self, widest: float) -> _Form:
        """Return the card with the text beside its heading."""
        face, bold = self.stage.face(Role.TEXT, 16), self.stage.face(Role.BADGE)
        heading, lines = _balanced(self._heading(), bold, HEADING), _balanced(self._text, face, widest)
        left = 52 + max(width(line, bold) for line in heading) + 24
        wide = left + max(width(line, face) for line in lines) + 54
        high = max(20 + _step(face) * len(lines), 24 + _step(bold) * len(heading), 52)
        top = (high - _step(face) * len(lines)) / 2
        return _Form(QSizeF(round(wide), round(high)), tuple(heading), tuple(lines), left, top)

    def _heading(self) -> str:
        return self._title or QCoreApplication.translate("HintCard", "Hint")

    def _tail_tip(self, box: QRectF) -> QPointF | None:
        """Return where the tail ends, in the card's coordinates; none if the card lies beside or over its target."""
        if self._target.right() < box.left() + CORNER or self._target.left() > box.right() - CORNER:
            return None
        x = min(max(self._target.center().x(), box.left() + CORNER), box.right() - CORNER) - box.left()
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
        made, face, bold = self._form, self.stage.face(Role.TEXT, 16), self.stage.face(Role.BADGE)
        for n, line in enumerate(made.heading):
            draw_text(painter, 52, 31 + n * _step(bold), line, bold, JADE_TEXT)
        ascent = QFontMetricsF(face).ascent()
        for n, line in enumerate(made.lines):
            draw_text(painter, made.left, made.top + ascent + n * _step(face), line, face, IVORY)


def _step(face: QFont) -> float:
    """Return the height of a line."""
    return QFontMetricsF(face).height() * LEADING


def _balanced(text: str, face: QFont, widest: float) -> list[str]:
    """Return lines of about the same length: no word is left alone on the last."""
    lines = wrap(text, face, widest)
    even = width(text, face) / len(lines)
    wider = (wrap(text, face, even * share) for share in (1.05, 1.15, 1.3) if even * share < widest)
    return next((found for found in wider if len(found) == len(lines)), lines)


def _around(near: QRectF, size: QSizeF, stage: QRectF) -> list[QRectF]:
    """Return the places of a card around what it is about, inside *stage*, in the order in which they are liked."""
    middle, reach = near.center(), TAIL + GAP
    above, below = near.top() - reach - size.height() / 2, near.bottom() + reach + size.height() / 2
    left, right = near.left() + size.width() / 2, near.right() - size.width() / 2
    wishes = (
        QPointF(middle.x(), above),
        QPointF(middle.x(), below),
        QPointF(near.right() + reach + size.width() / 2, middle.y()),
        QPointF(near.left() - reach - size.width() / 2, middle.y()),
        QPointF(near.right() + reach + size.width() / 2, near.bottom() - size.height() / 2),
        *(QPointF(left + (right - left) * share, above) for share in SHARES),
        *(QPointF(left + (right - left) * share, below) for share in SHARES),
    )
    return [inside(size, stage, wish) for wish in wishes]
