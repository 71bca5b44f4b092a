"""The chips for what can be done with one click: suit signs, what it is, and how many melded cards it comes to."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QAction, QPainter
from PySide6.QtWidgets import QGraphicsSceneHoverEvent

from cardtable.games.conquian.options import OPTION_WORDS, Option, by_need
from cardtable.games.conquian.words import WORDS
from cardtable.scene.paint import capsule, colour, falling, pen
from cardtable.scene.palette import GOLD, GOLD_CHIP, GOLD_GLOW, INK, INK_GOLD
from cardtable.scene.soft import glow, shadow
from cardtable.scene.typography import Role, width
from cardtable.scene.widgets.chip import ChipItem, Style
from cardtable.scene.widgets.words import CENTRE, draw_text, fit

if TYPE_CHECKING:
    from cardtable.scene.stage import Stage

SuitSign: TypeAlias = Callable[[QPainter, str, QRectF], None]  # paints a suit's sign within a box

SHOWN: Final = 5  # options beside each other, at most
HEIGHT: Final = 40.0
GAP: Final = 14.0
PAD: Final = 16.0
SIGN: Final = 25.0  # from sign to sign
SIGN_HIGH: Final = 27.0
PILL: Final = ("#FBF5E4", "#EADFC4")  # of paper, top and bottom
BADGE: Final = ("#DFCB98", "#D8C288", "#3A2808")  # top, bottom and ink
LEAST: Final = 240.0  # u that one chip has in any case


class OptionChip(ChipItem):
    """A pill of paper with a golden edge for one option; it says nothing while it has none."""

    def __init__(self, stage: Stage, action: QAction, sign: SuitSign) -> None:
        self.option: Option | None = None
        self.sign = sign
        self.limit = float("inf")  # u: not wider than this
        self.pointed: Callable[[Option | None], None] = lambda option: None
        super().__init__(stage, action, style=Style.GOLD, height=HEIGHT)

    def show_option(self, option: Option | None) -> None:
        """Stand for another option, or for none."""
        self.option = option
        if option is not None:
            self.action.setText(OPTION_WORDS.spoken(option))
            self.action.setIconText(OPTION_WORDS.title(option))
            self.action.setToolTip(OPTION_WORDS.title(option))
        self.action.setVisible(option is not None)
        self.sync()

    def width_for(self, option: Option) -> float:
        """Return how wide a chip is that has all the words of an option."""
        return math.ceil(self._around(option) + width(OPTION_WORDS.title(option), self._face())) + 1.0

    def _measure(self) -> float:
        return min(self.limit, self.width_for(self.option)) if self.option is not None else HEIGHT

    def _around(self, option: Option) -> float:
        """Return the width of everything but the words."""
        return PAD + len(option.signs) * SIGN + 7 + 10 + self._badge(option) + 12

    def _badge(self, option: Option) -> float:
        return width(WORDS.of_nine(option.melded), self.stage.face(Role.BADGE, 12)) + 16

    def focus_changed(self, focused: bool) -> None:
        """Treat the focus like the pointer."""
        self.pointed(self.option if focused else None)

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Light up, and tell what is pointed at."""
        super().hoverEnterEvent(event)
        self.pointed(self.option)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Calm down."""
        super().hoverLeaveEvent(event)
        self.pointed(None)

    def draw(self, painter: QPainter) -> None:
        """Draw the pill."""
        option, box = self.option, self.box()
        if option is None:
            return
        if self._down and self._hot:
            box.translate(0, 1.5)
        form, middle = capsule(box), box.center().y()
        if self._hot and not self._down:
            glow(painter, form, colour(GOLD_GLOW), 6, 4, 0.7)
        shadow(painter, form, "#04100B", 7, 1, 4, 0.5)
        painter.fillPath(form, falling(box, (0, "#FFFDF4" if self._hot else PILL[0]), (1, PILL[1])))
        painter.strokePath(capsule(box.adjusted(1.1, 1.1, -1.1, -1.1)), pen(GOLD, 2.2))
        x = PAD
        for suit in option.signs:
            self.sign(painter, suit, QRectF(x, middle - SIGN_HIGH / 2, SIGN - 2, SIGN_HIGH))
            x += SIGN
        face = fit(self.stage, self.text, Role.SMALL_STRONG, box.width() - self._around(option))
        draw_text(painter, x + 7, middle + face.pixelSize() * 0.36, self.text, face, INK)
        self._draw_badge(painter, box, option)

    def _draw_badge(self, painter: QPainter, box: QRectF, option: Option) -> None:
        face, wide = self.stage.face(Role.BADGE, 12), self._badge(option)
        badge = QRectF(box.right() - 12 - wide, box.center().y() - 10.5, wide, 21)
        top, foot, ink = (*GOLD_CHIP, INK_GOLD) if option.cuts else BADGE
        painter.fillPath(capsule(badge), falling(badge, (0, top), (1, foot)))
        tally = WORDS.of_nine(option.melded)
        draw_text(painter, badge.center().x(), badge.center().y() + face.pixelSize() * 0.36, tally, face, ink, CENTRE)


class MoreOptionsWords(QObject):
    """What the chip behind the options says."""

    def more(self, count: int) -> str:
        """Return how many options have no chip of their own."""
        return self.tr("%n more: make them by hand", "", count)


CHIP_WORDS: Final = MoreOptionsWords()


class OptionChips:
    """A row of options around a middle, with other chips behind them; those without room are behind a "…".

    *tail* are chips of the table's own, shown behind the options.
    """

    def __init__(self, stage: Stage, sign: SuitSign, tail: Sequence[ChipItem] = ()) -> None:
        self.stage = stage
        self.chosen: Callable[[Option], None] = lambda option: None
        self.pointed: Callable[[Option | None], None] = lambda option: None
        self.more: Callable[[], None] = lambda: None  # the person asks for those that are not shown
        self.options: tuple[Option, ...] = ()
        self.tail = tuple(tail)
        self._x, self._y, self._room = stage.size.width() / 2, 0.0, 1000.0
        self._laying = False
        self.chips = [self._chip(n, sign) for n in range(SHOWN)]
        action = QAction("…", stage)
        action.setObjectName("more-options")
        action.setIconText("…")  # Qt strips it off a text
        action.setVisible(False)
        action.triggered.connect(lambda: self.more())
        self._more = ChipItem(stage, action, height=HEIGHT)
        for chip in (*self.chips, self._more):
            chip.setZValue(60.0)
        for chip in (self._more, *self.tail):
            chip.resized = self.lay

    def _chip(self, n: int, sign: SuitSign) -> OptionChip:
        action = QAction(self.stage)
        action.setObjectName(f"option-{n}")
        action.setVisible(False)
        chip = OptionChip(self.stage, action, sign)
        chip.pointed = lambda option: self.pointed(option)
        action.triggered.connect(partial(self._take, chip))
        return chip

    def _take(self, chip: OptionChip, checked: bool = False) -> None:
        if chip.option is not None:
            self.chosen(chip.option)

    # -- what is offered ---------------------------------------------------------------------

    def show(self, options: Sequence[Option]) -> None:
        """Offer these, the best first; none takes all away."""
        if tuple(options) != self.options:
            self.options = tuple(options)
            self.lay()

    def set_sign(self, sign: SuitSign) -> None:
        """Paint the suits in another way."""
        for chip in self.chips:
            chip.sign = sign
            chip.touch()

    @property
    def shown(self) -> tuple[Option, ...]:
        """What has a chip of its own now."""
        return tuple(chip.option for chip in self.chips if chip.option is not None)

    def areas(self) -> list[QRectF]:
        """Return what the options cover, in the stage."""
        return [chip.mapRectToScene(chip.box()) for chip in self.chips if chip.option is not None]

    def retranslate(self) -> None:
        """Make every caption again."""
        self.lay()

    # -- places ------------------------------------------------------------------------------

    def arrange(self, x: float, y: float, room: float) -> None:
        """Stand around *x*, from *y* down, not wider than *room*."""
        self._x, self._y, self._room = x, y, room
        self.lay()

    def lay(self) -> None:
        """Show as many as there is room for, and put everything in its place."""
        if self._laying:
            return
        self._laying = True
        self._offer()
        x = self._x - self._width() / 2
        for chip in self._row():
            chip.setPos(x, self._y + (HEIGHT - chip.height) / 2)
            x += chip.width + GAP
        self._laying = False

    def _offer(self) -> None:
        kept = self._choose_from(by_need(self.options))
        left = len(self.options) - len(kept)
        alone = self._free() - (self._more.width + GAP if left else 0.0)
        for n, chip in enumerate(self.chips):
            chip.limit = alone if len(kept) == 1 else float("inf")
            chip.show_option(kept[n] if n < len(kept) else None)
        self._more.action.setToolTip(CHIP_WORDS.more(left))
        self._more.action.setVisible(left > 0)

    def _choose_from(self, wanted: Sequence[Option]) -> list[Option]:
        """Return what there is room for, the best first; the first of *wanted* in any case."""
        widths = [self.chips[0].width_for(option) + GAP for option in wanted]
        room = self._free() + GAP
        if len(wanted) > SHOWN or sum(widths) > room:
            room -= self._more.width + GAP
        kept: list[Option] = []
        for option, wide in zip(wanted, widths, strict=True):
            if len(kept) < SHOWN and (wide <= room or not kept):
                kept.append(option)
                room -= wide
        return sorted(kept, key=self.options.index)

    def _free(self) -> float:
        """Return the room beside the tail."""
        return max(LEAST, self._room - sum(chip.width + GAP for chip in self.tail if chip.isVisible()))

    def _row(self) -> list[ChipItem]:
        return [chip for chip in (*self.chips, self._more, *self.tail) if chip.isVisible()]

    def _width(self) -> float:
        row = self._row()
        return sum(chip.width for chip in row) + GAP * max(0, len(row) - 1)
