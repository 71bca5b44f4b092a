"""Where everything stands at the table of Quan Dui, for two to six players and a stage of any size.  Measures in u.

The middle holds the stock and the newest discard.  Before every player lies what that player has discarded, and the
Dui that have been laid face up: in a column under the plates at the sides, in a strip before the others.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

MARGIN: Final = 22.0
TOP: Final = 22.0
CHIPS: Final = 42.0
CARD: Final = 152.0  # height of a card in the hand
PAIR: Final = 56 / 76  # of a card's width, that its partner leaves in sight
GAP: Final = 12.0  # between the groups of a hand
APART: Final = 38.0  # from the hand to the card that has just come
FOOT: Final = 22.0  # from the hand to the edge of the table
BRACKET: Final = 14.0  # from a bracket to the cards under it
PLATE: Final = QSizeF(224, 68)
OWN: Final = QSizeF(226, 68)
NARROW: Final = 196.0  # width of a plate where three stand side by side
PLATE_GAP: Final = 16.0
SIDE_Y: Final = 104.0  # of the plates at the sides
SMALL: Final = 88.0  # height of a discard
STEP: Final = 26.0  # from discard to discard
ROW: Final = 27.0  # from one row of them to the next
LAID: Final = 78.0  # height of a card that is laid face up
OFFER: Final = 156.0  # height of the newest discard, and of the stock
BUTTON: Final = 50.0
BAR_X: Final = 262.0
SLOTS: Final = (214.0, 204.0, 140.0, 160.0)  # widths of the claim buttons
SLOT_GAP: Final = 12.0
BESIDE: Final = QSizeF(224, 50)  # the hint's place, right of the buttons
PASSED: Final = 72.0  # height of the stock once the hand is over, when the hands need the room
LOG: Final = QSizeF(228, 102)
LOG_X: Final = 150.0  # from the axis


@dataclass(frozen=True, slots=True)
class Field:
    """Where a seat's discards and laid Dui lie.

    A *column* holds rows of discards from its upper left corner, and the Dui below them.  A strip holds one row of
    discards around *axis*, as far as the Dui at its *right* or left end leave room; a hand that is shown at the end may
    reach down to *foot*.
    """

    box: QRectF
    column: bool
    axis: float = 0.0
    right: bool = True
    foot: float = 0.0


@dataclass(frozen=True, slots=True)
class Plan:
    """All places.  Seats go counter-clockwise: 1 sits at the right, the last one at the left."""

    chips: QPointF  # the right end of the commands' row
    plates: dict[int, QRectF]
    fields: dict[int, Field]
    stock: QPointF  # the middle of its lowest card
    offer: QPointF  # the middle of the newest discard
    words: QRectF  # beside it
    bar: QRectF  # the claim buttons
    slots: tuple[QRectF, ...]
    hint: QRectF
    hand: QRectF  # with the place of the card that has just come
    log: QRectF
    tips: dict[int, QPointF]  # where what each seat says points to
    text: float

    @property
    def stock_passed(self) -> QPointF:
        """Where the stock lies once the hand is over: small, and so low that the hands have room above it."""
        return self.stock + QPointF(0, (OFFER - PASSED) / 2)

    @property
    def middle(self) -> QRectF:
        """The newest discard with its words: what a hint should leave in sight."""
        return QRectF(self.offer.x() - 45, self.offer.y() - OFFER / 2, self.words.right() - self.offer.x() + 45, OFFER)

    @property
    def target(self) -> QRectF:
        """Where a discard is dropped: anywhere above the bar, but for a wide margin."""
        return QRectF(0, 0, self.bar.right() + 4_000, self.bar.top())


def plan(size: QSizeF, seats: int, text: float) -> Plan:
    """Return all places for a stage of *size*; *text*: how much larger than usual text is, 1 and up."""
    wide, high = size.width(), size.height()
    text = min(1.3, max(1.0, text))
    axis, spare = wide / 2, high - 720
    hand_top = high - FOOT - CARD
    bar_top = hand_top - 90
    plate = QSizeF(PLATE.width(), PLATE.height() * min(1.12, text))
    side_y = SIDE_Y + spare * 0.15
    middle = 268 + spare * 0.5
    plates, fields = {}, {}
    own_y = bar_top - (OWN.height() - BUTTON) / 2 - 1
    plates[0] = QRectF(MARGIN, own_y, OWN.width(), OWN.height())
    strip = wide - 2 * (MARGIN + (PLATE.width() + 16 if seats > 2 else 0.0))
    own = QRectF(axis - strip / 2, bar_top - 10 - SMALL, strip / 2 + LOG_X - 14, SMALL)
    fields[0] = Field(own, False, axis, right=False)
    sides = {1: wide - MARGIN - plate.width(), seats - 1: MARGIN} if seats > 2 else {}
    for seat, x in sides.items():
        plates[seat] = QRectF(x, side_y, plate.width(), plate.height())
        top = side_y + plate.height() + 12
        fields[seat] = Field(QRectF(x, top, plate.width(), own_y - 14 - top), True)
    above = [seat for seat in range(seats - 1, 0, -1) if seat not in sides]  # from left to right
    across = NARROW if len(above) > 2 else plate.width()
    x = axis - (len(above) * across + (len(above) - 1) * PLATE_GAP) / 2
    for seat in above:
        box = plates[seat] = QRectF(x, TOP - 8, across, plate.height())
        y = box.bottom() + 12 + spare * 0.1
        lone = len(above) == 1
        left, room = (axis - strip / 2, strip) if lone else (x, across)
        fields[seat] = Field(
            QRectF(left, y, room, SMALL), False, box.center().x(), foot=middle + OFFER / 2 - PASSED - 8
        )
        x += across + PLATE_GAP
    slots, x = [], BAR_X
    grow = (wide - BAR_X - MARGIN - BESIDE.width() - 16 - 3 * SLOT_GAP) / sum(SLOTS)
    for slot in SLOTS:
        slots.append(QRectF(x, bar_top, slot * grow, BUTTON))
        x += slot * grow + SLOT_GAP
    hint = QRectF(wide - MARGIN - BESIDE.width(), bar_top, BESIDE.width(), BUTTON)
    log = QRectF(axis + LOG_X, bar_top - 8 - LOG.height(), LOG.width(), LOG.height())
    return Plan(
        chips=QPointF(wide - MARGIN, TOP),
        plates=plates,
        fields=fields,
        stock=QPointF(axis - 132, middle),
        offer=QPointF(axis, middle),
        words=QRectF(axis + 61, middle - OFFER / 2, 300, OFFER),
        bar=QRectF(slots[0].left(), bar_top, slots[-1].right() - slots[0].left(), BUTTON),
        slots=tuple(slots),
        hint=hint,
        hand=QRectF(MARGIN + 4, hand_top, wide - 2 * MARGIN - 8, CARD),
        log=log,
        tips={seat: _tip(seat, box, sides, wide) for seat, box in plates.items()},
        text=text,
    )


def _tip(seat: int, box: QRectF, sides: dict[int, float], wide: float) -> QPointF:
    """Return where a bubble points to its speaker."""
    if seat in sides:
        return QPointF(box.left() - 2 if box.center().x() > wide / 2 else box.right() + 2, box.center().y())
    return QPointF(box.left() + 60, box.bottom() + 2) if seat else QPointF(box.right() - 70, box.top() - 6)
