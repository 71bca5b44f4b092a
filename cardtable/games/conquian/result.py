"""What the result sheet of Conquian says: what each seat melded, what it had left, and how the evening stands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtGui import QPainter

from cardtable.core.match import Match
from cardtable.core.rules import DealResult
from cardtable.games.conquian.cards import Cards
from cardtable.games.conquian.messages import MESSAGES
from cardtable.games.conquian.phrases import PHRASES
from cardtable.games.conquian.portraits import portrait
from cardtable.games.conquian.rules import View
from cardtable.scene.cards.spread import spread
from cardtable.scene.decks.deck import Deck, DeckLook
from cardtable.scene.paint import saved
from cardtable.scene.people import PEOPLE
from cardtable.scene.table import SeatInfo, SheetColumn, SheetContent, SheetFoot, SheetRow
from cardtable.scene.widgets.columns import AVATAR

HIGH: Final = 88.0  # of the cards that are shown, u
BETWEEN: Final = 10.0


def sheet(
    view: View, result: DealResult, seats: Sequence[SeatInfo], match: Match | None, deck: Deck, look: DeckLook
) -> SheetContent:
    """Return the sheet of a finished deal."""
    columns = []
    for info in seats:
        melds, hand = view.melds[info.seat], view.known[info.seat]
        lines = [(PHRASES.in_hand(), len(hand)), (PHRASES.melded(), view.melded[info.seat])]
        other, decides = lines if result.reason == "cut" else reversed(lines)
        columns.append(
            SheetColumn(
                PEOPLE.name(info),
                (SheetRow(*other),),
                decides[1],
                portrait(info.seat, AVATAR),
                formula=decides[0],
                winner=not result.drawn and info.seat in result.winners,
                share=0,  # no bar: under the note it would seem to show the games won
                foot=SheetFoot(
                    MESSAGES.result_left(hand), 2 * HIGH + BETWEEN, partial(_paint, melds, hand, deck, look)
                ),
            )
        )
    return SheetContent(
        MESSAGES.result_caption(),
        MESSAGES.result_title(result, seats),
        MESSAGES.result_sub(view, result, seats),
        tuple(columns),
        note=MESSAGES.result_note(match, seats),
    )


def _paint(melds: Sequence[Cards], hand: Cards, deck: Deck, look: DeckLook, painter: QPainter, wide: float) -> None:
    """Paint what was left of the hand, and the melds below."""
    rows = [[hand], melds] if hand else [melds]
    for n, groups in enumerate(rows):
        _paint_row(groups, deck, look, painter, wide, HIGH / 2 + n * (HIGH + BETWEEN))


def _paint_row(
    groups: Sequence[Cards], deck: Deck, look: DeckLook, painter: QPainter, wide: float, middle: float
) -> None:
    card = deck.size(HIGH).width()
    row = spread([len(group) for group in groups], card, wide, 0.5 * card, 0.6 * card)
    for piece, x in zip((piece for group in groups for piece in group), row.lefts, strict=True):
        with saved(painter):
            painter.translate(x + card / 2, middle)
            deck.paint(painter, piece, HIGH, look)
