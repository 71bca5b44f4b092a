"""What the result sheet of Ô ăn quan says: the sum of both players, spelled out."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.events import Seat
from cardtable.core.rules import DealResult
from cardtable.games.o_an_quan.messages import MESSAGES
from cardtable.games.o_an_quan.portraits import Glyph, line_glyph, ornament, person, program
from cardtable.games.o_an_quan.rules import State
from cardtable.games.o_an_quan.words import WORDS
from cardtable.scene.table import SeatInfo, SheetColumn, SheetContent, SheetRow
from cardtable.scene.widgets.columns import AVATAR


def portrait(info: SeatInfo, radius: float) -> Glyph:
    """Return the picture of whoever sits there."""
    return person(info.seat, radius) if info.human else program(radius)


def sheet(view: State, result: DealResult, seats: Sequence[SeatInfo]) -> SheetContent:
    """Return the sheet of a finished game."""
    columns = []
    for info, lines, total in zip(seats, result.lines, result.points, strict=True):
        rows = tuple(
            SheetRow(MESSAGES.result_line(line, info.seat, seats), line.points, line_glyph(line.key)) for line in lines
        )
        columns.append(
            SheetColumn(
                WORDS.name(info),
                rows,
                total,
                portrait(info, AVATAR),
                winner=result.winners == (info.seat,),
                share=max(0.0, total),  # of the 70 points; who ends in debt has nothing of them
            )
        )
    return SheetContent(
        MESSAGES.result_caption(),
        MESSAGES.result_title(result, seats),
        MESSAGES.result_sub(view.turns, seats, Seat(view.starter)),
        tuple(columns),
        (ornament(mirrored=True), ornament(mirrored=False)),
        MESSAGES.result_note(result),
    )
