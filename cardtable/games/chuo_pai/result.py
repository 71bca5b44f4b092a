"""What the result sheet of Chuo Pai says: each score pile, where its points come from, and what was left."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtGui import QPainter

from cardtable.core.match import Match
from cardtable.core.rules import DealResult
from cardtable.games.chuo_pai.cards import Cards, in_order
from cardtable.games.chuo_pai.messages import MESSAGES
from cardtable.games.chuo_pai.phrases import PHRASES
from cardtable.games.chuo_pai.portraits import portrait
from cardtable.games.chuo_pai.rules import View
from cardtable.scene.cards.spread import spread
from cardtable.scene.decks.deck import DeckLook
from cardtable.scene.decks.domino import DOMINO
from cardtable.scene.paint import saved
from cardtable.scene.people import PEOPLE
from cardtable.scene.table import SeatInfo, SheetColumn, SheetContent, SheetFoot, SheetRow
from cardtable.scene.widgets.columns import AVATAR

HIGH: Final = 62.0  # of the cards of a score pile, u
BELOW: Final = 6.0  # u from it to the bar
STEP: Final = 0.5  # of a card's width


def sheet(
    view: View, result: DealResult, seats: Sequence[SeatInfo], match: Match | None, look: DeckLook
) -> SheetContent:
    """Return the sheet of a finished deal; several may have won it."""
    columns = []
    for info, lines, total in zip(seats, result.lines, result.points, strict=True):
        rows = tuple(SheetRow(MESSAGES.result_line(line), line.points) for line in lines)
        left = len(view.known[info.seat])
        columns.append(
            SheetColumn(
                PEOPLE.name(info),
                rows,
                total,
                portrait(info.seat, AVATAR),
                formula="",
                winner=info.seat in result.winners,
                foot=SheetFoot(
                    PHRASES.pile_and(MESSAGES.result_left(left)),
                    HIGH + BELOW,
                    partial(_paint, in_order(view.pile(info.seat)), look),
                ),
            )
        )
    return SheetContent(
        MESSAGES.result_caption(),
        MESSAGES.result_title(result, seats),
        MESSAGES.result_sub(result, seats),
        tuple(columns),
        note=MESSAGES.result_note(match, seats),
    )


def _paint(cards: Cards, look: DeckLook, painter: QPainter, wide: float) -> None:
    """Paint a score pile as a row from the left, as wide as there is room."""
    card = DOMINO.size(HIGH).width()
    row = spread([len(cards)], card, wide, STEP * card)
    for piece, x in zip(cards, row.lefts, strict=True):
        with saved(painter):
            painter.translate(x + card / 2, HIGH / 2)
            DOMINO.paint(painter, piece, HIGH, look)
