"""A panel of dark glass with one title or several, of which one is unfolded: its title folds it up again."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QAction, QPainter, QPainterPath

from cardtable.scene.focus import Focusable, Kind
from cardtable.scene.item import PaintedItem
from cardtable.scene.paint import colour, falling, pen, rounded
from cardtable.scene.palette import GLASS, GLASS_ALPHA, IVORY
from cardtable.scene.stage import Stage
from cardtable.scene.widgets.backdrop import Backdrop
from cardtable.scene.widgets.chip import ChipItem, Style
from cardtable.scene.widgets.icons import Icon

HEAD: Final = 30.0
RADIUS: Final = 12.0
FOLDED: Final = "folded"


class TabPanel(PaintedItem, Focusable):
    """The panel, with its upper left corner at the item's position; folded, its titles stand at the same side.

    *tabs* are ids; *toggled* hears which of them the player has unfolded, or :data:`FOLDED`.
    """

    focus_kind = Kind.TEXT

    def __init__(
        self, stage: Stage, key: str, tabs: Sequence[str], toggled: Callable[[str], None], *, right: bool = False
    ) -> None:
        """*right*: the titles stand at its right end while it is folded."""
        super().__init__(stage)
        self.focus_key = key
        self.tab = tabs[0]
        self._size, self._right, self._toggled = QSizeF(300, 200), right, toggled
        self._said: object = None
        self._actions: dict[str, QAction] = {}
        self.chips: dict[str, ChipItem] = {}
        self._ground = Backdrop(self, self._ground_key, self._draw_ground)
        for tab in tabs:
            action = QAction(stage)
            action.setObjectName(tab)
            action.triggered.connect(partial(self._turn, tab))
            self._actions[tab] = action
            self.chips[tab] = ChipItem(stage, action, Icon.RIGHT, Style.BARE, height=HEAD, parent=self)
        self.setZValue(20.0)

    # -- what a game says --------------------------------------------------------------------

    @abstractmethod
    def titles(self) -> dict[str, str]:
        """Return the title of each tab."""

    @abstractmethod
    def tip(self, unfolded: bool) -> str:
        """Return what a click on a title does."""

    @abstractmethod
    def heard(self) -> str:
        """Return what is unfolded, in words."""

    def draw_open(self, painter: QPainter, area: QRectF) -> None:
        """Draw what changes often of the tab that is unfolded; the rest may be a backdrop."""

    def layers(self) -> Sequence[Backdrop]:
        """Return the backdrops of what is unfolded, which lie over the glass."""
        return ()

    def area(self) -> QRectF:
        """Return the room under the titles while something is unfolded."""
        return QRectF(0, HEAD, self._size.width(), self._size.height() - HEAD)

    # -- showing -----------------------------------------------------------------------------

    @property
    def unfolded(self) -> bool:
        """Whether one of the tabs is to be seen."""
        return self.tab != FOLDED

    def unfold(self, tab: str) -> None:
        """Show a tab, or fold everything up."""
        if tab != self.tab:
            self.tab = tab
            self.refresh()

    def resize(self, size: QSizeF) -> None:
        """Take other room."""
        self._size = QSizeF(size)
        self._lay()

    def refresh(self) -> None:
        """Say everything anew; what says the same as before is not drawn again."""
        titles = self.titles()
        tips = (self.tip(False), self.tip(True))
        said = (self.tab, tips, tuple(titles.items()), self.heard() if self.unfolded else "")
        if said == self._said:
            return
        self._said = said
        for tab, title in titles.items():
            action, on = self._actions[tab], tab == self.tab
            if action.text() != title:
                action.setText(title)
            action.setToolTip(self.tip(on))
            self.chips[tab].icon = Icon.DOWN if on else Icon.RIGHT
            self.chips[tab].touch()
        self._lay()

    def rerender(self) -> None:
        """Lay out again: words may have changed their size."""
        self._lay()

    def retranslate(self) -> None:
        """Nothing: whoever refreshes it says everything again."""

    def box(self) -> QRectF:
        """Return what it covers, in its own coordinates."""
        if self.unfolded:
            return QRectF(QPointF(), self._size)
        wide = self._titles_wide()
        return QRectF(self._size.width() - wide if self._right else 0.0, 0, wide, HEAD)

    def focus_name(self) -> str:
        """Return the title, and what is unfolded."""
        titles = self.titles()
        return f"{titles[self.tab]}. {self.heard()}" if self.unfolded else ", ".join(titles.values())

    def focus_outline(self) -> QPainterPath:
        """Return its outline."""
        return rounded(self.box(), RADIUS)

    def _titles_wide(self) -> float:
        return sum(chip.width for chip in self.chips.values())

    def _turn(self, tab: str, _checked: bool = False) -> None:
        self.unfold(FOLDED if tab == self.tab else tab)
        self._toggled(self.tab)

    def _lay(self) -> None:
        box = self.box()
        x = box.left()
        for chip in self.chips.values():
            chip.setPos(x, 0)
            x += chip.width
        self.set_bounds(box.adjusted(-2, -2, 2, 6))
        self._ground.follow(self.boundingRect())
        for layer in self.layers():
            layer.setVisible(self.unfolded)
            layer.follow(self.boundingRect())
        self.touch()

    def _ground_key(self) -> Hashable:
        box = self.box()
        return ("tab panel", box.left(), box.width(), box.height())

    def _draw_ground(self, painter: QPainter) -> None:
        box = self.box()
        form = rounded(box, RADIUS if self.unfolded else 10)
        painter.fillPath(form.translated(0, 2), colour("#000000", 0.2))
        top, bottom = GLASS
        painter.fillPath(form, falling(box, (0, colour(top, GLASS_ALPHA)), (1, colour(bottom, GLASS_ALPHA))))
        painter.strokePath(form, pen(colour(IVORY, 0.16), 1))

    def draw(self, painter: QPainter) -> None:
        """Draw what is unfolded."""
        if self.unfolded:
            self.draw_open(painter, self.area())
