"""One line that tells what happened or why something is not possible; gone with the next action, never by a timer."""

from __future__ import annotations

import enum
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QAction, QFontMetricsF, QPainter, QPainterPath

from cardtable.scene.focus import Focusable, Kind
from cardtable.scene.item import PaintedItem
from cardtable.scene.paint import colour, disc, falling, pen, rounded
from cardtable.scene.palette import IVORY, JADE, PAPER_SIDE, TERRACOTTA
from cardtable.scene.soft import shadow
from cardtable.scene.timeline import Cue, Motion, arrive
from cardtable.scene.typography import Role, width, wrap
from cardtable.scene.widgets.chip import ChipItem, Style
from cardtable.scene.widgets.icons import Icon, draw_icon
from cardtable.scene.widgets.place import clear_place
from cardtable.scene.widgets.words import draw_text

if TYPE_CHECKING:
    from cardtable.scene.stage import Stage

WIDEST: Final = 560.0  # u of text in one line
SHADE: Final = 26.0
Z: Final = 4_500.0


class Tone(enum.Enum):
    """What kind of message it is: ``(colour of the disc, its icon)``."""

    REFUSED = (TERRACOTTA, Icon.CROSS)
    DONE = (JADE, Icon.CHECK)
    NEWS = (PAPER_SIDE, Icon.INFO)


class Toast(PaintedItem, Focusable):
    """A message line; hidden until it has something to say."""

    focus_kind = Kind.TEXT
    focus_key = "toast"

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.setZValue(Z)
        self._text = ""
        self._tone = Tone.NEWS
        self._lines: list[str] = []
        self._box = QRectF()
        self._avoid: tuple[QRectF, ...] = ()
        self._near: QPointF | None = None
        self._follow: Callable[[], None] | None = None
        self._answers_key = False  # what is said answers the key that is being used
        self._action = QAction(stage)
        self._action.setObjectName("toast-link")
        self._action.triggered.connect(self._open)
        self.link = ChipItem(stage, self._action, style=Style.LINK, height=24, parent=self)
        self.setVisible(False)
        stage.resized.connect(self.lay)
        stage.touched.connect(self._touched)
        stage.acted.connect(self._acted)

    def say(
        self,
        text: str,
        tone: Tone = Tone.NEWS,
        *,
        link: str = "",
        follow: Callable[[], None] | None = None,
        near: QPointF | None = None,
        avoid: Sequence[QRectF] = (),
    ) -> None:
        """Show *text* and announce it.

        *link* is the text of a link that calls *follow* ("Rule R4").  *near*: where the refused thing is;
        the line stays away from the areas in *avoid* if it can (stage coordinates).
        """
        self._text, self._tone, self._follow = text, tone, follow
        self._answers_key = self.stage.acting
        self._near, self._avoid = near, tuple(avoid)
        self._action.setText(link)
        self._action.setVisible(bool(link))
        self.link.sync()
        self.setVisible(True)
        self.lay()
        self.stage.announce(text)
        here = self.pos()
        self.setOpacity(0)
        self.stage.timeline.play([Cue(180, [Motion(self, here, here + QPointF(0, 10), easing=arrive, opacity=(0, 1))])])

    def clear(self) -> None:
        """Take the message away."""
        self.setVisible(False)

    def rerender(self) -> None:
        """Lay out again: words may have changed their size."""
        self.lay()

    def retranslate(self) -> None:
        """A message in the former language goes."""
        self.clear()

    def focus_name(self) -> str:
        """Return the message."""
        return self._text

    def focus_outline(self) -> QPainterPath:
        """Return the line's outline."""
        return rounded(self._box, 20)

    def lay(self) -> None:
        """Measure the text and find a place."""
        if not self.isVisible():
            return
        face = self.stage.face(Role.BODY, 17)
        self._lines = wrap(self._text, face, WIDEST)
        metrics = QFontMetricsF(face)
        words = max(width(line, face) for line in self._lines)
        more = self.link.width + 18 if self._action.isVisible() else 0
        height = max(44.0, 20 + metrics.height() * len(self._lines))
        size = QSizeF(round(52 + words + more + 20), round(height))
        stage = self.stage.sceneRect()
        middle = stage.center()
        wishes = [QPointF(middle.x(), stage.height() * share) for share in (0.5, 0.88, 0.12, 0.72, 0.3)]
        if self._near is not None:
            wishes[:0] = [self._near + QPointF(0, dy) for dy in (-70, 70, -130, 130)]
        at = clear_place(size, stage, self._avoid, wishes)
        self.setPos(at)
        self._box = QRectF(QPointF(0, 0), size)
        self.link.setPos(52 + words + 18, (height - 24) / 2)
        self.set_bounds(self._box.adjusted(-SHADE, -SHADE, SHADE, SHADE))
        self.touch()

    def _touched(self, at: QPointF) -> None:
        if not self.mapRectToScene(self._box).contains(at):
            self.clear()

    def _acted(self) -> None:
        """A key was used: a message goes, unless it answers just this key."""
        if not self._answers_key:
            self.clear()
        self._answers_key = False

    def _open(self) -> None:
        self.clear()
        if self._follow is not None:
            self._follow()

    def draw(self, painter: QPainter) -> None:
        """Draw the line."""
        form = rounded(self._box, min(22, self._box.height() / 2))
        shade, icon = self._tone.value
        shadow(painter, form, "#000000", 14, 4, 9, 0.55)
        painter.fillPath(form, falling(self._box, (0, colour("#2A1912", 0.97)), (1, colour("#1C100B", 0.97))))
        painter.strokePath(form, pen(colour(shade), 2))
        middle = self._box.center().y()
        painter.fillPath(disc(27, middle, 13), colour(shade))
        draw_icon(painter, icon, QPointF(27, middle), "#2A1D12" if self._tone is Tone.NEWS else IVORY, 17)
        face = self.stage.face(Role.BODY, 17)
        metrics = QFontMetricsF(face)
        top = middle - metrics.height() * len(self._lines) / 2
        for n, line in enumerate(self._lines):
            draw_text(painter, 52, top + metrics.ascent() + n * metrics.height(), line, face, IVORY)
