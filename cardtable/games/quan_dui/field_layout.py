"""Where the cards before a seat lie, worked out from their numbers alone: no value may be hidden, no bracket crossed.

A column holds rows of discards, the laid Dui below them, and at the end the hand that is shown below both.  A strip
holds one row of discards with the Dui beside it; where that is too narrow, everything becomes smaller and lies in two
rows.  A hand that is shown lies under the strip.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF

from cardtable.games.quan_dui.plan import LAID, ROW, SMALL, STEP, Field
from cardtable.scene.cards.row import RowSpot

IN_PAIR: Final = 0.6  # of a laid card's width, that its partner leaves in sight
BETWEEN: Final = 9.0  # pairs
ABOVE: Final = 16.0  # the bracket's room
APART: Final = 18.0  # from the discards of a strip to its pairs
BESIDE: Final = 118.0  # from the axis of a strip to its pairs, where there are few discards
LEGIBLE: Final = 17.0  # from discard to discard, so that every digit is in sight
LIFTED: Final = 0.46  # of a laid card's height, from one row of pairs to the next in a column
INDEX: Final = 0.34  # in a strip, where the height of an index has to do
CROWDED: Final = 0.76  # the size of cards in a strip of two rows
SCALES: Final = (1.0, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5)  # tried in a column
FOOT: Final = 8.0  # below the pairs of a column
HAND_GAP: Final = 8.0  # above a hand that is shown
HAND: Final = 460.0  # u that it may take
HAND_STEP: Final = 0.7  # of a card's width, where there is room
HAND_Z: Final = 70.0


@dataclass(frozen=True, slots=True)
class Lay:
    """The middles of all cards, and how large they are."""

    scale: float
    discards: tuple[QPointF, ...]
    laid: tuple[QPointF, ...]
    slot: QPointF  # the next discard's
    hand: RowSpot


def lay_out(field: Field, ratio: float, discards: int, laid: int, shown: int) -> Lay:
    """Return where so many *discards* and *laid* cards lie, and a hand of *shown* cards.

    *ratio* is a card's width, of its height.
    """
    return _column(field, ratio, discards, laid, shown) if field.column else _strip(field, ratio, discards, laid)


# -- columns ---------------------------------------------------------------------------------


def _column(field: Field, ratio: float, discards: int, laid: int, shown: int) -> Lay:
    box = field.box
    for scale in SCALES:
        small, high, row = SMALL * scale, LAID * scale, ROW * scale
        wide, step, pair = small * ratio, STEP * scale, high * ratio * (1 + IN_PAIR)
        across = 1 + int((box.width() - wide) // step)
        pairs_across = max(1, int((box.width() + BETWEEN) // (pair + BETWEEN)))
        pair_rows = math.ceil(laid / 2 / pairs_across)
        dui = ABOVE + FOOT + high * (1 + (pair_rows - 1) * LIFTED) if laid else 0.0
        hand = HAND_GAP + small if shown else 0.0
        rows = math.ceil((discards + 1) / across)  # one more may come, and shall not lie on the pairs
        room = box.height() - small - dui - hand
        if room >= (rows - 1) * row * (1.0 if shown else 0.7):
            break
    row = max(0.0, min(row, room / (rows - 1))) if rows > 1 else 0.0
    first = QPointF(box.left() + wide / 2, box.top() + small / 2)
    *found, slot = (first + QPointF(n % across * step, n // across * row) for n in range(discards + 1))
    foot = box.top() + small + (rows - 1) * row
    if shown:  # no more will come
        rows = math.ceil(discards / across)
        foot = box.top() + (small + (rows - 1) * row if discards else 0.0)
    top, pitch = foot + ABOVE + FOOT, pair + BETWEEN
    pairs = _pairs(QPointF(box.left(), top), laid, pairs_across, pitch, high * LIFTED, high, ratio)
    low = (foot + dui if laid else foot) + (HAND_GAP if discards or laid else 0.0)
    taken = min(box.width(), wide * (1 + (shown - 1) * HAND_STEP))
    spot = RowSpot(QPointF(box.left() + taken / 2, low + small / 2), small, box.width(), HAND_STEP, HAND_Z)
    return Lay(scale, tuple(found), tuple(pairs), slot, spot)


# -- strips ----------------------------------------------------------------------------------


def _strip(field: Field, ratio: float, discards: int, laid: int) -> Lay:
    """Lay a strip out as if one more discard lay there already, so that the next one moves as little as may be."""
    box, pairs = field.box, math.ceil(laid / 2)
    for scale, lines in ((1.0, 1), (CROWDED, 2)):
        small, high = SMALL * scale, LAID * scale
        wide, pair, between = small * ratio, high * ratio * (1 + IN_PAIR), BETWEEN * scale
        across = math.ceil(pairs / lines)
        row = math.ceil((discards + 1) / lines)
        least = wide + (row - 1) * LEGIBLE * scale
        whole = across * pair + (across - 1) * between if pairs else 0.0
        room = box.width() - (APART if pairs else 0.0)
        if least + whole <= room:
            break
    taken = min(whole, max(pair, room - least)) if pairs else 0.0
    left, right = box.left(), box.right()
    if pairs and field.right:
        right -= taken + APART
    elif pairs:
        left += taken + APART

    def rests(count: int) -> list[QPointF]:
        """Return where so many discards lie; in two rows only those do that would not be legible in one."""
        two = lines == 2 and wide + (count - 1) * LEGIBLE * scale > right - left
        first = math.ceil(count / 2) if two else count
        step = min(STEP * scale, max(0.0, right - left - wide) / max(1, first - 1))
        across = wide + step * max(0, first - 1)
        x = max(left, min(right - across, field.axis - across / 2)) + wide / 2
        y, lower = box.top() + small / 2, (box.height() - small) if two else 0.0
        return [QPointF(x + n % first * step, y + n // first * lower) for n in range(count)]

    coming = rests(discards + 1)
    reach = wide / 2
    if field.right:
        start = max(field.axis + BESIDE, max(at.x() for at in coming) + reach + APART)
        start = min(start, box.right() - taken)
    else:
        start = max(box.left(), min(field.axis - BESIDE, coming[0].x() - reach - APART) - taken)
    lifted = high * INDEX
    top = box.bottom() - high - (math.ceil(pairs / max(1, across)) - 1) * lifted
    pitch = (taken - pair) / (across - 1) if across > 1 else 0.0
    found = _pairs(QPointF(start, top), laid, across, pitch, lifted, high, ratio)
    height = min(SMALL, field.foot - box.bottom() - HAND_GAP)
    spot = QPointF(field.axis, box.bottom() + HAND_GAP + height / 2)
    hand = RowSpot(spot, height, min(HAND, box.width()), HAND_STEP, HAND_Z)
    return Lay(scale, tuple(rests(discards)), tuple(found), coming[-1], hand)


def _pairs(
    corner: QPointF, count: int, across: int, pitch: float, row: float, high: float, ratio: float
) -> list[QPointF]:
    """Return the middles of so many cards in pairs, *across* of them side by side."""
    first = corner + QPointF(high * ratio / 2, high / 2)
    inner = high * ratio * IN_PAIR
    return [first + QPointF(n // 2 % across * pitch + n % 2 * inner, n // 2 // across * row) for n in range(count)]
