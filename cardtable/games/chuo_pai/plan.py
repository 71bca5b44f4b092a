"""Where everything stands at the table of Chuo Pai, for a stage of any size.  Measures in u.

Seat 1 sits at the left, seat 2 at the right.  The highest play lies large in the middle, beaten ones small before
their owners, what the person may answer at the right of it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardtable.scene.cards.row import RowSpot
from cardtable.scene.decks.domino import DOMINO

MARGIN: Final = 22.0
TOP: Final = 22.0
CARD: Final = 126.0  # height of a card in the hand, in a stage of 720 u
LARGEST: Final = 1.4  # of all cards, in a tall stage
FOOT: Final = 20.0  # from the hand to the edge of the table
HEADS: Final = 62.0  # above the hand, for the families' names and for raised cards
PLATE: Final = QSizeF(232, 66)
PANEL: Final = QSizeF(338, 214)
PANEL_Y: Final = 74.0
PILE: Final = 64.0  # height of the cards in a score pile
TAB: Final = 18.0  # above the own plate, for the word that it is the person's turn
BUTTON: Final = 50.0
BAR: Final = 476.0
PASS: Final = 0.38  # of the bar
HELD: Final = 640.0  # width of the line over the bar
WIDER: Final = 1.15  # that the bar becomes with larger text
HIGHER: Final = 1.06  # that plates become
GAP: Final = 12.0
HIGHEST: Final = 172.0  # height of the highest play
SMALL: Final = 98.0  # of beaten ones
OWN: Final = 90.0  # not so low that its cards would lose their names on the way there
ROOM: Final = 330.0  # of the highest play
DIM: Final = 0.22
STEP: Final = 1.05
APART: Final = 4  # cards of a highest play that do not overlap


@dataclass(frozen=True, slots=True)
class Plan:
    """All places."""

    chips: QPointF  # the right end of the commands' row
    ranks: QRectF
    panel: QRectF
    plates: dict[int, QRectF]
    piles: dict[int, QRectF]
    centre: RowSpot
    tab: QPointF  # the middle of the words over the highest play
    words: QRectF  # below it
    aside: dict[int, RowSpot]
    answer: RowSpot
    held: QRectF  # what the raised cards are; its foot stays
    bar: QRectF
    passing: QRectF
    playing: QRectF
    hint: QPointF  # the left end of its chip
    hand: QRectF
    card: float
    tips: dict[int, QPointF]  # where what each seat says points to
    text: float

    def lying(self, count: int) -> RowSpot:
        """Return where a highest play of so many cards lies: up to four are as large as lets them lie apart."""
        spot = self.centre
        wide = spot.room / (1 + (min(count, APART) - 1) * spot.step)
        return replace(spot, height=min(spot.height, wide * spot.height / DOMINO.size(spot.height).width()))

    @property
    def answer_box(self) -> QRectF:
        """Where the answer of the person will lie."""
        spot = self.answer
        box = QRectF(0, 0, spot.room, spot.height)
        box.moveCenter(spot.middle)
        return box

    @property
    def field(self) -> QRectF:
        """The middle of the table, where plays lie."""
        return QRectF(self.ranks.right(), 66, self.panel.left() - self.ranks.right(), self.held.top() - 70)


def plan(size: QSizeF, text: float) -> Plan:
    """Return all places for a stage of *size*; *text*: how much larger than usual text is, 1 and up."""
    wide, high = size.width(), size.height()
    text = min(1.3, max(1.0, text))
    cards = min(LARGEST, max(1.0, high / 720))
    spare, axis, card = high - 720, wide / 2, CARD * cards
    hand_top = high - FOOT - card
    bar_top = hand_top - HEADS * cards - BUTTON
    plate = QSizeF(PLATE.width(), PLATE.height() * min(HIGHER, text))
    right = wide - MARGIN
    own = QRectF(MARGIN, bar_top + BUTTON - plate.height() + 4, plate.width(), plate.height())
    side_y = PANEL_Y + PANEL.height() + 8 + spare * 0.25
    plates = {
        0: own,
        1: QRectF(MARGIN, side_y, plate.width(), plate.height()),
        2: QRectF(right - plate.width(), side_y, plate.width(), plate.height()),
    }
    bar_wide = BAR * min(WIDER, text)
    bar = QRectF(axis - bar_wide / 2, bar_top, bar_wide, BUTTON)
    passing = QRectF(bar.left(), bar_top, bar_wide * PASS, BUTTON)
    playing = QRectF(passing.right() + GAP, bar_top, bar.right() - passing.right() - GAP, BUTTON)
    pile_y = side_y + plate.height() + 8
    pile = min(PILE, own.top() - TAB - pile_y)
    piles = {seat: QRectF(plates[seat].left(), pile_y, plate.width(), pile) for seat in (1, 2)}
    piles[0] = QRectF(own.right() + 12, own.bottom() - pile, bar.left() - own.right() - 24, pile)
    held_top = bar_top - 12 - 38 * text
    room = axis - 164 - (MARGIN + PANEL.width()) - 20
    foot = held_top - 92 * text  # of the highest play
    top = PANEL_Y + 40
    height = min(HIGHEST * cards, foot - top)
    middle = QPointF(axis, top + (foot - top) / 2)
    beside = ROOM / 2 + 12 + room / 2
    aside = {
        seat: RowSpot(QPointF(axis + way * beside, middle.y() + 20), SMALL * cards, room, 0.5, 34.0, DIM)
        for seat, way in ((1, -1), (2, 1))
    }
    aside[0] = RowSpot(QPointF(own.right() + 74, own.top() - 36 - OWN / 2), OWN, 118, 0.5, 34.0, DIM)
    return Plan(
        chips=QPointF(right, TOP),
        ranks=QRectF(MARGIN, PANEL_Y, PANEL.width(), PANEL.height()),
        panel=QRectF(right - PANEL.width(), PANEL_Y, PANEL.width(), PANEL.height()),
        plates=plates,
        piles=piles,
        centre=RowSpot(middle, height, ROOM, STEP, 40.0),
        tab=QPointF(axis, PANEL_Y + 14),
        words=QRectF(axis - 240, foot + 12, 480, 80 * text),
        aside=aside,
        answer=RowSpot(QPointF(axis + beside, middle.y() + 20), SMALL * cards, room, 0.62),
        held=QRectF(axis - HELD / 2, held_top, HELD, 38 * text),
        bar=bar,
        passing=passing,
        playing=playing,
        hint=QPointF(bar.right() + 14, bar_top + 3),
        hand=QRectF(MARGIN, hand_top, wide - 2 * MARGIN, card),
        card=card,
        tips={
            0: QPointF(own.right() + 2, own.top() - 19),  # above the pile, below a beaten play
            1: QPointF(plates[1].right() + 2, plates[1].center().y()),
            2: QPointF(plates[2].left() - 2, plates[2].center().y()),
        },
        text=text,
    )
