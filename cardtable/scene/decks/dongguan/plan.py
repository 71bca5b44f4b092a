"""Where everything stands on a Dongguan card: drawn 64 wide and 128 high, its middle picture in a panel of its own.

Pictures are drawn for the usual card.  A taller band above, for a larger index, only moves them down or,
where an index takes half of the card, makes them smaller.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF

from cardtable.scene.decks.dongguan.glyphs import Box

WIDE: Final = 64.0
HIGH: Final = 128.0
CORNER: Final = 4.6
INSET: Final = 2.0  # of the black frame, from the edge of the card
MIDDLE: Final = (WIDE / 2, HIGH / 2)
PANEL: Final = QRectF(4.1, 26.6, 55.8, 74.8)  # the picture's frame, on the usual card
EDGE: Final = 3.6  # between a band and the panel
STRIP: Final = 47.0  # what is seen of a card that its partner covers
STRIP_SMALL: Final = 26 / 44 * WIDE  # and of a discard


@dataclass(frozen=True, slots=True)
class Plan:
    """Heights of the two black bands, and what stands in them."""

    head: float
    foot: float
    digit: Box | None = None  # none: the traditional face, marks only
    sign: Box | None = None  # of the suit
    one: Box | None = None  # the digit of an honour, which leaves room for its letters
    letters: Box | None = None
    badge: Box | None = None  # the honours' sign
    marks: tuple[float, float, float] | None = None  # left and top of the grid of marks, and its pitch
    twice: bool = False  # the index again, turned, in the band below

    @property
    def panel(self) -> QRectF:
        """Where the picture may be."""
        top = INSET + self.head + EDGE
        return QRectF(PANEL.left(), top, PANEL.width(), HIGH - INSET - self.foot - EDGE - top)

    @property
    def scale(self) -> float:
        """How much smaller than usual the picture is."""
        return min(1.0, (self.panel.height() + 2.2) / PANEL.height())


NORMAL: Final = Plan(
    21,
    21,
    digit=(4.4, 4.9, 11.0, 14.9),
    sign=(18.0, 6.2, 12.6, 12.6),
    one=(4.6, 4.9, 8.0, 14.9),
    letters=(15.8, 6.4, 22.0, 12.2),
    badge=(46.6, 6.2, 12.6, 12.6),
    marks=(46.2, 7.5, 5.0),
    twice=True,
)
LARGE: Final = Plan(
    34,
    10.6,
    digit=(4.6, 5.6, 17.4, 26.6),
    sign=(23.8, 8.8, 20.4, 20.4),
    one=(4.6, 5.6, 12.4, 26.6),
    letters=(20.0, 8.0, 26.4, 22.0),
    badge=(48.8, 13.2, 11.2, 11.2),
)
SMALL: Final = Plan(
    32,
    10.6,
    digit=(4.6, 5.6, 15.0, 24.8),
    sign=(21.4, 10.4, 15.6, 15.6),
    one=(4.2, 5.6, 10.0, 24.8),
    letters=(16.4, 8.0, 21.4, 20.0),
    badge=(44.0, 10.6, 14.0, 14.0),
)
SMALL_LARGE: Final = Plan(
    63,
    10.6,
    digit=(5.0, 5.4, 31.0, 35.0),
    sign=(10.2, 43.0, 20.6, 20.6),
    one=(5.0, 5.4, 31.0, 35.0),
    letters=(5.4, 43.0, 31.0, 20.0),
    badge=(42.0, 46.0, 15.0, 15.0),
)
TRADITIONAL: Final = Plan(21, 21, marks=(25.6, 6.1, 6.4))
