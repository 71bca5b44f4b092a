"""Where everything stands at the table of Dou Dizhu, for a stage of any size.  Measures in u."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardtable.scene.cards import hand_card, seat_plate
from cardtable.scene.cards.counter import CELL, EDGE
from cardtable.scene.cards.counter import HEIGHT as COUNTER
from cardtable.scene.cards.row import RowSpot
from cardtable.scene.widgets import actionbar

MARGIN: Final = 26.0
TOP: Final = 24.0
GAP: Final = 16.0
CARD: Final = 153.0  # height of a card in the hand, in a stage of 720 u
WIDTH: Final = 180 / 260  # of a card, for its height
SMALL: Final = 92.0  # earlier plays
OWN: Final = 62.0  # the person's own earlier play
BOTTOM: Final = 66.0
FIRST: Final = 118.0  # of the bottom, before it is taken
LARGEST: Final = 1.5  # of all cards, in a tall stage
FOOT: Final = 21.0  # from the hand to the edge of the table
ROOM: Final = 88.0  # beside the hand
BAR: Final = 1104.0
WIDE_BAR: Final = 1172.0
CELLS: Final = 15
PLATE_Y: Final = 176.0
CENTRE_SHARE: Final = 0.54  # of the field, for the play to beat
DIM: Final = 0.15
SECOND_ROW: Final = 76.0
BUBBLE: Final = 52.0  # u of height that what somebody says takes, with its tail and some air
BESIDE: Final = 118.0  # from the tail of one bubble to that of the next beside it


@dataclass(frozen=True, slots=True)
class Plan:
    """All places.  Plays lie in *centre* while they are the last, then in *aside* of their seat."""

    bottom: RowSpot
    bottom_first: RowSpot  # before there is a landlord
    facts: QPointF
    chips: QPointF  # the right end of their row
    counter: QRectF
    plates: dict[int, QPointF]
    plate: QSizeF
    field: QRectF
    centre: RowSpot
    aside: dict[int, RowSpot]
    left: dict[int, RowSpot]  # what is left of the others' hands at the end
    bar: QRectF
    wide_bar: QRectF  # with more buttons
    hand: QRectF
    card: float
    banner: QPointF  # the middle of words that everybody shall notice
    text: float  # how much larger than usual text is

    @property
    def bubbles(self) -> dict[int, QPointF]:
        """Where what each seat says points to; in a low stage one's own stands beside the left neighbour's."""
        foot = self.plates[1].y() + self.plate.height() + 4
        left, right = self.plates[2].x() + 46, self.plates[1].x() + self.plate.width() - 46
        own = QPointF(self.bar.left() + 46, self.bar.top() - actionbar.TAB / 2 - 5)
        if own.y() - foot < 2 * BUBBLE * self.text:
            own.setX(max(own.x(), left + BESIDE * self.text))
        return {0: own, 1: QPointF(right, foot), 2: QPointF(left, foot)}


def plan(size: QSizeF, text: float, header_wide: float, facts_wide: float) -> Plan:
    """Return all places for a stage of *size*.

    :param text: how much larger than usual text is, 1 and up; plates and bar grow with it.
    :param header_wide: width of the header, :param facts_wide: of the box of facts: they share the top with others.
    """
    wide, high = size.width(), size.height()
    cards = min(LARGEST, max(1.0, high / 720))
    text = min(1.35, max(1.0, text))
    card = CARD * cards
    hand_top = high - FOOT - card
    bar_top = hand_top - hand_card.RAISE * card - 16 - actionbar.HEIGHT
    bar_wide = min(wide - 2 * MARGIN, BAR * text)
    bar = QRectF((wide - bar_wide) / 2, bar_top, bar_wide, actionbar.HEIGHT)
    wider = min(wide - 2 * MARGIN, WIDE_BAR * text)
    plate = seat_plate.SIZE * text
    bottom_wide = (2 * 50 / 46 + 1) * BOTTOM * WIDTH
    counter = QRectF(QPointF(0, TOP), QSizeF(CELLS * CELL + 2 * EDGE, COUNTER))
    counter.moveRight(wide - MARGIN)
    left, right = MARGIN + header_wide + GAP, counter.left() - GAP
    low = right - left < bottom_wide
    beside = not low and right - left >= bottom_wide + GAP + facts_wide
    bottom_left = max(left, min((wide - bottom_wide) / 2, right - (GAP + facts_wide if beside else 0) - bottom_wide))
    bottom_y = TOP
    if low:
        bottom_left, bottom_y = (wide - bottom_wide) / 2, SECOND_ROW
    facts_at = QPointF(bottom_left + bottom_wide + GAP, TOP) if beside else QPointF(MARGIN, SECOND_ROW)
    field_top = bottom_y + BOTTOM + 20 * text + (14 if not low else 8)
    field = QRectF(0, field_top, wide - 2 * (MARGIN + plate.width() + 20), bar_top - 22 - field_top)
    field.moveLeft(MARGIN + plate.width() + 20)
    plate_y = max(PLATE_Y, field.center().y() - plate.height() / 2 - 22)
    plates = {1: QPointF(wide - MARGIN - plate.width(), plate_y), 2: QPointF(MARGIN, plate_y)}
    centre, aside = _plays(field, card, cards, text)
    left_high = max(60.0, min(SMALL * cards, bar_top - 14 - plate_y - plate.height() - 12))
    left_y = min(plate_y + plate.height() + 12, bar_top - 14 - left_high) + left_high / 2
    room = plate.width() + 24
    return Plan(
        bottom=RowSpot(QPointF(bottom_left + bottom_wide / 2, bottom_y + BOTTOM / 2), BOTTOM, bottom_wide, 50 / 46),
        bottom_first=RowSpot(centre.middle, FIRST * cards, field.width(), 1.12),
        facts=facts_at,
        chips=QPointF(counter.right(), counter.bottom() + 8),
        counter=counter,
        plates=plates,
        plate=plate,
        field=field,
        centre=centre,
        aside=aside,
        left={
            1: RowSpot(QPointF(wide - MARGIN - room / 2 + 6, left_y), left_high, room, z=60.0),
            2: RowSpot(QPointF(MARGIN + room / 2 - 6, left_y), left_high, room, z=60.0),
        },
        bar=bar,
        wide_bar=QRectF((wide - wider) / 2, bar_top, wider, actionbar.HEIGHT),
        hand=QRectF(ROOM, hand_top, wide - 2 * ROOM, card),
        card=card,
        banner=QPointF(wide / 2, centre.middle.y() - 4),
        text=text,
    )


def _plays(field: QRectF, card: float, cards: float, text: float) -> tuple[RowSpot, dict[int, RowSpot]]:
    """Return where the play to beat lies, and the earlier ones at their owners' sides."""
    own, words = OWN * cards, 48 * text
    foot = field.bottom() - 8 - own - 6 - words  # of the play to beat
    height = min(card, foot - field.top() - 30)
    room = field.width() * CENTRE_SHARE
    middle = QPointF(field.center().x(), (field.top() + 10 + foot) / 2)
    beside = (field.width() - room) / 2 - 24  # a little air, and the frame
    small = min(SMALL * cards, height, beside / 2 / WIDTH)  # narrow cards show more of a long play
    aside = {
        seat: RowSpot(
            QPointF(field.center().x() + way * (field.width() / 2 - 7 - beside / 2), middle.y()),
            small,
            beside,
            z=30.0,
            dim=DIM,
        )
        for seat, way in ((1, 1), (2, -1))
    }
    aside[0] = RowSpot(QPointF(field.center().x(), field.bottom() - 8 - own / 2), own, room * 0.6, z=30.0, dim=DIM)
    return RowSpot(middle, height, room), aside
