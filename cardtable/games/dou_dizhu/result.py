"""What the result sheet of Dou Dizhu says: each seat's points spelled out, and what it had left."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtGui import QPainter

from cardtable.core.match import Match
from cardtable.core.rules import DealResult
from cardtable.games.dou_dizhu.cards import Cards
from cardtable.games.dou_dizhu.messages import MESSAGES
from cardtable.games.dou_dizhu.portraits import LANDLORD, PEASANT, portrait
from cardtable.games.dou_dizhu.rules import View
from cardtable.games.dou_dizhu.scene import falling
from cardtable.games.dou_dizhu.sign_art import line_glyph, ornament
from cardtable.games.dou_dizhu.words import WORDS
from cardtable.scene.cards.spread import spread
from cardtable.scene.decks.deck import DeckLook
from cardtable.scene.decks.french import FRENCH
from cardtable.scene.paint import saved
from cardtable.scene.people import PEOPLE
from cardtable.scene.table import SeatInfo, SheetColumn, SheetContent, SheetFoot, SheetRow
from cardtable.scene.widgets.columns import AVATAR

LEFT_HIGH = 74.0  # height of the cards that were left, u


def sheet(
    view: View, result: DealResult, seats: Sequence[SeatInfo], match: Match | None, look: DeckLook
) -> SheetContent:
    """Return the sheet of a finished deal."""
    columns = []
    for info, lines, total in zip(seats, result.lines, result.points, strict=True):
        role = LANDLORD if info.seat == view.landlord else PEASANT
        rows = tuple(SheetRow(MESSAGES.result_line(line), line.points, line_glyph(line.key)) for line in lines)
        cards = falling(view.known[info.seat])
        columns.append(
            SheetColumn(
                f"{PEOPLE.name(info)} · {WORDS.role(role)}",
                rows,
                total,
                portrait(info.seat, role, AVATAR),
                formula="",
                winner=info.seat in result.winners,
                foot=SheetFoot(MESSAGES.result_left(cards), LEFT_HIGH, partial(_paint_left, cards, look)),
                signed=True,
            )
        )
    return SheetContent(
        MESSAGES.result_caption(),
        MESSAGES.result_title(result, seats),
        MESSAGES.result_sub(view.score),
        tuple(columns),
        (ornament(mirrored=True), ornament(mirrored=False)),
        MESSAGES.result_note(match, seats),
    )


def _paint_left(cards: Cards, look: DeckLook, painter: QPainter, wide: float) -> None:
    """Paint cards in a row from the left, as wide as there is room."""
    card = FRENCH.size(LEFT_HIGH).width()
    row = spread([len(cards)], card, wide, 0.47 * card)
    for piece, x in zip(cards, row.lefts, strict=True):
        with saved(painter):
            painter.translate(x + card / 2, LEFT_HIGH / 2)
            FRENCH.paint(painter, piece, LEFT_HIGH, look)
