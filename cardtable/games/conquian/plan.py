"""Where everything stands at the table of Conquian, for a stage of any size.  Measures in u."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardtable.games.conquian.state import CUT
from cardtable.scene.cards import hand_card
from cardtable.scene.cards.row import RowSpot
from cardtable.scene.widgets import actionbar

MARGIN: Final = 26.0
TOP: Final = 24.0
CARD: Final = 160.0  # height of a card in the hand, in a stage of 720 u
LARGEST: Final = 1.5  # of all cards, in a tall stage
FOOT: Final = 21.0  # from the hand to the edge of the table
LEFT: Final = 44.0  # of the hand, and of the person's melds
GAP: Final = 1.115  # from card to card of the hand, in widths: a little felt between them
PLATE: Final = QSizeF(238, 126)
PLATE_Y: Final = 84.0
BAR: Final = 1156.0
CHIPS: Final = 42.0
PANEL: Final = QSizeF(254, 112)
ORDER: Final = 36.0
TABLE: Final = 189.0  # height of the table card
REACH: Final = 1.18  # from the middle of the table card to the far edge of the stock, in heights of the table card
BESIDE: Final = 14.0  # between the stock and what lies at the side
STOCK: Final = 140.0
DEAD: Final = 96.0
SEALED: Final = 104.0
SIDE: Final = 112.0  # others' melds, where there is one
OWN: Final = 132.0  # one's own melds
STRIP: Final = 0.42  # of a card in the hand, in widths, that own melds leave to be seen in any case
STEP: Final = 0.64  # from card to card in a meld, in widths
WIDE_STEP: Final = 0.92
BETWEEN: Final = 22.0  # melds beside each other
ROWS_GAP: Final = 14.0


@dataclass(frozen=True, slots=True)
class Plan:
    """All places."""

    chips: QPointF  # the right end of the commands' row
    plates: dict[int, QPointF]
    plate: QSizeF
    sides: dict[int, QRectF]  # where the others' melds lie
    table: RowSpot
    caption: QPointF  # the middle of its upper edge
    track: QPointF
    middle: float  # width of the middle, between the plates
    stock: QPointF
    stock_high: float
    dead: RowSpot
    sealed: dict[int, RowSpot]  # cards for the swap, face down
    left: dict[int, RowSpot]  # what is left of the others' hands at the end
    options: QRectF  # the row of chips over the bar
    bar: QRectF
    lower: QRectF  # the person's melds and hand
    card: float
    panel: QRectF
    order: QRectF
    banner: QPointF
    text: float
    cards: float

    @property
    def bubbles(self) -> dict[int, QPointF]:
        """Where what each seat says points to."""
        right, left, high = self.plates[1], self.plates[2], self.plate.height()
        return {
            0: QPointF(self.bar.left() + 46, self.bar.top() - actionbar.TAB / 2 - 5),
            1: QPointF(right.x() + 4, right.y() + high * 0.36),
            2: QPointF(left.x() + self.plate.width() - 4, left.y() + high * 0.36),
        }

    def centre_box(self) -> QRectF:
        """Return where the table card lies, with its caption and who answers it."""
        spot = self.table
        box = QRectF(0, 0, 300, spot.height + 80)
        box.moveTop(spot.middle.y() - spot.height / 2)
        box.moveLeft(spot.middle.x() - 150)
        return box

    def side(self, seat: int, sizes: Sequence[int], ratio: float) -> list[RowSpot]:
        """Return where a seat's melds of so many cards lie, beside the table; *ratio*: a card's width to its height."""
        area, rows = self.sides[seat], _rows(sizes)
        words = 22 * self.text if len(rows) == 1 else 0.0
        high = (area.height() - words - ROWS_GAP * (len(rows) - 1)) / max(1, len(rows))
        high = min(SIDE * self.cards, high)
        spots: dict[int, RowSpot] = {}
        y = area.top() + high / 2
        for row in rows:
            room = (area.width() - BETWEEN * (len(row) - 1)) / len(row)
            widths = [min(room, _wide(sizes[n], high * ratio, WIDE_STEP)) for n in row]
            x = area.left() if seat == 2 else area.right() - sum(widths) - BETWEEN * (len(row) - 1)
            for n, wide in zip(row, widths, strict=True):
                spots[n] = RowSpot(QPointF(x + wide / 2, y), high, wide, WIDE_STEP)
                x += wide + BETWEEN
            y += high + ROWS_GAP
        return [spots[n] for n in range(len(sizes))]

    def own(self, sizes: Sequence[int], ratio: float) -> list[RowSpot]:
        """Return where the person's own melds lie: from the left, at the foot of the table.

        In a tall stage, where cards are large, they become smaller before the hand has no room.
        """
        high, spots, x = OWN * self.cards, [], LEFT
        step = STEP if sum(sizes) > 4 else 0.72
        gaps = BETWEEN * max(0, len(sizes) - 1)
        held = CUT - sum(sizes)  # cards in the hand, at most
        hand = _wide(held, self.card * ratio, STRIP) + 2 * BETWEEN if held > 0 else 0.0
        needed = sum(_wide(size, high * ratio, step) for size in sizes)
        if needed > (room := self.lower.width() - gaps - hand):
            high *= room / needed
        y = self.lower.bottom() - 6 - high / 2
        for size in sizes:
            wide = _wide(size, high * ratio, step)
            spots.append(RowSpot(QPointF(x + wide / 2, y), high, wide, step))
            x += wide + BETWEEN
        return spots

    def hand(self, sizes: Sequence[int], count: int, ratio: float) -> QRectF:
        """Return the room of a hand of *count* cards beside own melds: in the middle of the table if it can be."""
        spots = self.own(sizes, ratio)
        left = spots[-1].middle.x() + spots[-1].room / 2 + 2 * BETWEEN if spots else LEFT
        right = self.lower.right()
        wide = min(right - left, _wide(count, self.card * ratio, GAP)) if count else 0.0
        middle = self.bar.center().x()
        x = max(left, min(middle - wide / 2, right - wide))
        return QRectF(x, self.lower.top(), wide, self.card)


def plan(size: QSizeF, text: float) -> Plan:
    """Return all places for a stage of *size*; *text*: how much larger than usual text is, 1 and up."""
    wide, high = size.width(), size.height()
    cards, text = min(LARGEST, max(1.0, high / 720)), min(1.35, max(1.0, text))
    card, middle = CARD * cards, wide / 2
    hand_top = high - FOOT - card
    bar_top = hand_top - hand_card.RAISE * card - 4 - actionbar.HEIGHT
    bar_wide = min(wide - 2 * MARGIN, BAR * text)
    plate, panel = PLATE * text, PANEL * text
    options_top = bar_top - 20 - CHIPS
    side_top = PLATE_Y + plate.height() + 18
    side = QRectF(0, side_top, plate.width() + 4, bar_top - 26 - side_top)
    words = 62 * text
    top = PLATE_Y + 14
    inner = wide - 2 * (MARGIN + plate.width())
    table_high = min(TABLE * cards, options_top - top - words - 16, (inner / 2 - BESIDE) / REACH)
    spare = options_top - top - words - 16 - table_high
    table_top = top + spare * 0.4
    table = RowSpot(QPointF(middle, table_top + table_high / 2), table_high, 300, z=50.0)
    foot = table_top + table_high
    stock_high = STOCK * table_high / TABLE
    dead_high = DEAD * table_high / TABLE
    beside = table_high * 0.94
    level = table.middle.y() + 8
    dead_end = inner / 2 - 18
    dead_room = min(190 * cards, dead_end - table_high * 0.33 - 24)
    dead_middle = QPointF(middle + min(beside - 46 * cards, dead_end - dead_room) + dead_room / 2, level)
    sealed_high = SEALED * cards
    right = wide - MARGIN - panel.width() - 24
    return Plan(
        chips=QPointF(wide - MARGIN, TOP),
        plates={1: QPointF(wide - MARGIN - plate.width(), PLATE_Y), 2: QPointF(MARGIN, PLATE_Y)},
        plate=plate,
        sides={1: side.translated(wide - MARGIN - side.width(), 0), 2: side.translated(MARGIN, 0)},
        table=table,
        caption=QPointF(middle, foot + 10),
        track=QPointF(middle, foot + 10 + 30 * text),
        middle=inner - 40,
        stock=QPointF(middle - beside, level),
        stock_high=stock_high,
        dead=RowSpot(dead_middle, dead_high, dead_room, 0.4, 30.0, 0.1),
        sealed={
            0: RowSpot(QPointF(middle, table.middle.y() + 16), sealed_high, 120),
            1: RowSpot(QPointF(wide - MARGIN - plate.width() - 84, PLATE_Y + plate.height() / 2), sealed_high, 120),
            2: RowSpot(QPointF(MARGIN + plate.width() + 84, PLATE_Y + plate.height() / 2), sealed_high, 120),
        },
        left={
            1: RowSpot(QPointF(wide - MARGIN - plate.width() - 130, options_top - 4), 92 * cards, 220, z=65.0),
            2: RowSpot(QPointF(MARGIN + plate.width() + 130, options_top - 4), 92 * cards, 220, z=65.0),
        },
        options=QRectF(MARGIN + plate.width() + 4, options_top, inner - 8, CHIPS),
        bar=QRectF(middle - bar_wide / 2, bar_top, bar_wide, actionbar.HEIGHT),
        lower=QRectF(LEFT, hand_top, right - LEFT, card),
        card=card,
        panel=QRectF(QPointF(wide - MARGIN - panel.width(), high - 22 - ORDER * text - 10 - panel.height()), panel),
        order=QRectF(wide - MARGIN - panel.width(), high - 22 - ORDER * text, panel.width(), ORDER * text),
        banner=QPointF(middle, table.middle.y()),
        text=text,
        cards=cards,
    )


def _wide(count: int, card: float, step: float) -> float:
    """Return the width of a row of cards."""
    return card + max(0, count - 1) * step * card


def _rows(sizes: Sequence[int]) -> list[list[int]]:
    """Return melds by their numbers in rows: one a row, of three the two shortest share one."""
    numbers = list(range(len(sizes)))
    if len(sizes) < 3:
        return [[n] for n in numbers]
    longest = max(numbers, key=lambda n: sizes[n])
    return [[longest], [n for n in numbers if n != longest]]
