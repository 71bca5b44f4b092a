"""What the result sheet of Quan Dui says: every hand in its pairs, what it brought, and how the match stands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from cardtable.core.match import Match
from cardtable.core.rules import DealResult
from cardtable.games.quan_dui.brackets import ON_PAPER, draw_bracket
from cardtable.games.quan_dui.pairing import best_pairs
from cardtable.games.quan_dui.phrases import PHRASES
from cardtable.games.quan_dui.portraits import portrait
from cardtable.games.quan_dui.rules import View
from cardtable.games.quan_dui.sorting import Group, by_pairs, pair_name
from cardtable.scene.decks.deck import DeckLook
from cardtable.scene.decks.dongguan import DONGGUAN
from cardtable.scene.paint import saved
from cardtable.scene.people import PEOPLE
from cardtable.scene.table import SeatInfo, SheetColumn, SheetContent, SheetFoot, SheetRow
from cardtable.scene.widgets.columns import AVATAR

HIGH: Final = 66.0  # of the cards that are shown in two rows, u
LOW: Final = 45.0  # in one row, where there are many players
ABOVE: Final = 16.0  # the brackets' room
BELOW: Final = 7.0  # from one row to the next player's face
BETWEEN: Final = 6.0
IN_PAIR: Final = (0.44, 0.55)  # of a card's width, that its partner leaves in sight: in one row, in two
RISE: Final = 9.0  # from a bracket to its cards
MANY: Final = 4  # players, beyond which each gets one row


def sheet(
    view: View, result: DealResult, seats: Sequence[SeatInfo], match: Match | None, look: DeckLook
) -> SheetContent:
    """Return the sheet of a finished hand; *match* includes it, and is ``None`` for one that belongs to none.

    Of a hand that was played again, the match has the first outcome.
    """
    gained = tuple(before + points for before, points in zip(view.standing, result.points, strict=True))
    totals = result.points if match is None else match.points
    over = match is not None and bool(match.winners)
    adds_up = match is None or totals == gained  # else it was played again
    decided = over and totals == gained
    winner = None if result.drawn or not max(result.points) else result.winners[0]
    rows = 1 if len(seats) > MANY else 2
    high = LOW + BELOW if rows == 1 else 2 * (HIGH + ABOVE) + 4
    columns = []
    for info in seats:
        seat = info.seat
        exposed, hand = view.exposed[seat], view.known[seat]
        pairs = best_pairs(hand)
        laid = len(exposed) // 2
        groups = [*(exposed[n : n + 2] for n in range(0, len(exposed), 2)), *by_pairs(hand)]
        columns.append(
            SheetColumn(
                PEOPLE.name(info),
                (SheetRow(PHRASES.result_row(), result.points[seat]),) if adds_up else (),
                totals[seat],
                portrait(seat, AVATAR),
                formula=PHRASES.result_total(),
                winner=seat == winner,
                foot=SheetFoot(
                    PHRASES.result_pairs(len(pairs.dui) + laid, len(pairs.ka), laid),
                    high,
                    partial(_paint, groups, rows, look),
                ),
            )
        )
    best = best_pairs(view.known[winner]) if winner is not None else None
    if winner is None or best is None:
        sub = PHRASES.nobody_won()[0]
    else:
        sub = PHRASES.result_sub(
            result.points[winner], len(best.dui) + view.exposed_dui(winner), len(best.ka), view.acts[-1]
        )
    dealer = seats[view.dealer if match is None else match.dealer]
    return SheetContent(
        PHRASES.result_caption(decided),
        PHRASES.result_title(seats[winner] if winner is not None else None, decided),
        sub,
        tuple(columns),
        note=PHRASES.result_note(match is not None, over, dealer),
    )


def _paint(groups: Sequence[Group], rows: int, look: DeckLook, painter: QPainter, wide: float) -> None:
    """Paint pairs and single cards in one row or two, brackets over the pairs."""
    high, step = (LOW if rows == 1 else HIGH), IN_PAIR[rows - 1]
    card = DONGGUAN.size(high).width()
    parts = _split(groups, rows)
    widths = [[card * (1 + step * (len(group) - 1)) for group in part] for part in parts]
    whole = max(sum(row) + BETWEEN * max(0, len(row) - 1) for row in widths)
    scale = min(1.0, wide / whole) if whole else 1.0  # the same for all cards of a hand
    for row, part in enumerate(parts):
        with saved(painter):
            painter.translate(0, row * (HIGH + ABOVE + 4) + (ABOVE if rows > 1 else 0))
            painter.scale(scale, scale)
            x = 0.0
            for group, room in zip(part, widths[row], strict=True):
                for n, piece in enumerate(group):
                    with saved(painter):
                        painter.translate(x + card / 2 + n * card * step, high / 2)
                        DONGGUAN.paint(painter, piece, high, look)
                if rows > 1 and pair_name(group):
                    draw_bracket(
                        painter, pair_name(group), QRectF(x, 0, room, high), ON_PAPER[pair_name(group)], rise=RISE
                    )
                x += room + BETWEEN


def _split(groups: Sequence[Group], rows: int) -> list[Sequence[Group]]:
    """Part groups into one row, or into two of which the longer is as short as may be."""
    if rows == 1:
        return [groups]

    def longer(first: int) -> int:
        """Return how many cards the longer row has if the first one has so many groups."""
        return max(sum(map(len, groups[:first])), sum(map(len, groups[first:])))

    first = min(range(len(groups) + 1), key=longer)
    return [groups[:first], groups[first:]]
