"""Where everything lies in the re-arranging tray, for a stage of any size.  Measures in u."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardtable.scene.cards.spread import spread

AROUND: Final = QSizeF(40, 22)  # between the sheet and the edge of the stage
WIDEST: Final = 1320.0  # of the sheet, for a stage of 720 u
PAD: Final = 20.0
HEAD: Final = 62.0
FOOT: Final = 90.0
GAP: Final = 14.0
INSET: Final = 13.0  # from a zone's edge to its cards
RISE: Final = 16.0  # over and under the cards of a group; one can stand out
TITLE: Final = 33.0  # over the cards of the hand
VERDICT: Final = 52.0  # under the cards of a group: two lines
LEAST: Final = 190.0  # width of a group, for its words
NEW: Final = 140.0
EMPTY: Final = 340.0  # width of the new group where there is no other
STEP: Final = 0.66  # from card to card in a group, of a card's width
TIGHT: Final = 0.3  # the same where there is little room: the index stays in sight
APART: Final = 1.06  # the same in the hand
TALLEST: Final = 182.0  # card, for a stage of 720 u


@dataclass(frozen=True, slots=True)
class ZonePlan:
    """One zone and the middles of its cards."""

    box: QRectF
    cards: tuple[QPointF, ...]
    strip: float  # u of each card but the last that the next one leaves in sight


@dataclass(frozen=True, slots=True)
class TrayPlan:
    """All places."""

    box: QRectF
    card: float  # height
    groups: tuple[ZonePlan, ...]
    new: QRectF | None
    hand: ZonePlan
    table: ZonePlan | None
    foot: QRectF


def plan(
    size: QSizeF, text: float, ratio: float, groups: Sequence[int], hand: int, table: int | None, full: bool
) -> TrayPlan:
    """Return all places.

    :param text: how much larger than usual text is, 1 and up.  :param ratio: width of a card, for its height.
    :param groups: numbers of cards in them.  :param hand: in the hand.
    :param table: whether the table card waits, 1 or 0; ``None``: there is none.  :param full: no new group.
    """
    large = min(1.5, max(1.0, size.height() / 720))
    wide = min(size.width() - 2 * AROUND.width(), WIDEST * large)
    box = QRectF((size.width() - wide) / 2, AROUND.height(), wide, size.height() - 2 * AROUND.height())
    inner = box.adjusted(PAD, HEAD, -PAD, -FOOT)
    verdict, title = VERDICT * text, TITLE * text
    free = inner.height() - GAP - (2 * RISE + INSET) - verdict - (INSET + title)
    card = min(free / 2, TALLEST * large)
    while _row(groups, card * ratio, card * ratio * TIGHT, full) > inner.width():
        card -= 2.0
    top = QRectF(inner.left(), inner.top(), inner.width(), RISE + card + RISE + verdict)
    below = QRectF(inner.left(), top.bottom() + GAP, inner.width(), title + card + INSET)
    spare = inner.bottom() - below.bottom()
    top.translate(0, spare / 3)
    below.translate(0, spare * 2 / 3)
    own = card * ratio
    laid, new = _groups(top, card, own, groups, full)
    left = below.left()
    held = None
    if table is not None:
        place = QRectF(left, below.top(), max(own + 2 * INSET, 120 * text), below.height())
        middle = QPointF(place.center().x(), place.top() + title + card / 2)
        held = ZonePlan(place, (middle,) * table, own)
        left = place.right() + GAP
    rest = QRectF(left, below.top(), below.right() - left, below.height())
    row = spread([hand], own, rest.width() - 2 * INSET, own * APART)
    x, y = rest.center().x() - row.width / 2 + own / 2, rest.top() + title + card / 2
    middles = tuple(QPointF(x + along, y) for along in row.lefts)
    foot = QRectF(inner.left(), box.bottom() - FOOT, inner.width(), FOOT)
    return TrayPlan(box, card, laid, new, ZonePlan(rest, middles, min(own, row.step)), held, foot)


def _groups(
    row: QRectF, card: float, own: float, groups: Sequence[int], full: bool
) -> tuple[tuple[ZonePlan, ...], QRectF | None]:
    """Return the groups side by side around the middle of *row*, the new one behind them."""
    step = own * STEP
    while (covered := _row(groups, own, step, full)) > row.width():
        step -= 1.0
    x = row.center().x() - covered / 2
    laid = []
    for count in groups:
        box = QRectF(x, row.top(), _wide(count, own, step), row.height())
        first = box.center().x() - (count - 1) * step / 2
        middle = box.top() + RISE + card / 2
        laid.append(ZonePlan(box, tuple(QPointF(first + n * step, middle) for n in range(count)), step))
        x = box.right() + GAP
    return tuple(laid), None if full else QRectF(x, row.top(), NEW if groups else EMPTY, row.height())


def _row(groups: Sequence[int], own: float, step: float, full: bool) -> float:
    """Return the width of all groups beside each other, the new one included."""
    new = 0.0 if full else NEW + GAP if groups else EMPTY
    return sum(_wide(count, own, step) for count in groups) + GAP * max(0, len(groups) - 1) + new


def _wide(count: int, own: float, step: float) -> float:
    return max(LEAST, own + (count - 1) * step + 2 * INSET)
