"""The pictures of the rules page, drawn from the game's own cards; without words.

The card on offer has a golden edge, a meld that it can be forced on a jade frame, and what lies together
is embraced by a bracket.  ``ILLUSTRATIONS[name].paint(painter, rect)`` draws at any scale.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QSizeF

from cardtable.games.conquian.cards import RANKS, SUITS
from cardtable.games.conquian.faces import deck_of
from cardtable.games.conquian.naming import FRENCH
from cardtable.games.conquian.sketch import Sketch
from cardtable.scene.cards.sketch import BACK, LINE, Illustration
from cardtable.scene.palette import JADE_TEXT

CARD: Final = Sketch.card
PAD: Final = 22.0
SMALL: Final = 78.0  # height of cards where many lie
APART: Final = 44.0  # between what is compared

RIGHT: Final[Mapping[str, str]] = {  # melds; with bars between them
    "sets": "7O 7C 7E | 12O 12C 12E 12B",
    "runs": "2E 3E 4E | 5C 6C 7C 10C 11C",
}
WRONG: Final[Mapping[str, str]] = {
    "wrong_sets": "5O 5C | 6C 6E 7B",
    "wrong_runs": "11O 12O 1O | 4B 6B 7B | 5O 6C 7O",
}
NINE: Final = ("5O 6O 7O", "1C 1E 1B", "10B 11B 12B")  # a cut; the last card of the first comes from the table
TIGHT: Final = 94.0  # height of cards where room is short
CLOSE: Final = 35.0  # from card to card there
ROWS: Final = 86.0  # from row to row of the whole deck
COLUMNS: Final = 66.0

_picture = partial(Illustration, begin=Sketch)


def _groups(text: str) -> list[list[str]]:
    return [part.split() for part in text.split("|")]


def _melds(text: str, good: bool) -> Illustration[Sketch]:
    """Return melds beside each other, each with its verdict."""
    groups = _groups(text)
    wide = sum(Sketch.row_width(len(group)) for group in groups) + APART * (len(groups) - 1)
    return _picture(QSizeF(wide + 2 * PAD, CARD + 2 * PAD + 4), partial(_draw_melds, groups=groups, good=good))


def _draw_melds(sketch: Sketch, groups: Sequence[Sequence[str]], good: bool) -> None:
    left, y = PAD, PAD + CARD / 2 + 4
    for group in groups:
        end = sketch.cards(group, left, y)
        sketch.verdict(good, end - 4, y - CARD / 2)
        left = end + APART


def _deck(sketch: Sketch) -> None:
    for row, suit in enumerate(SUITS):
        sketch.cards([rank + suit for rank in RANKS], PAD, PAD + SMALL / 2 + row * ROWS, SMALL, COLUMNS)


def _pinta(sketch: Sketch) -> None:
    high, step = 168.0, 150.0
    for n, suit in enumerate(SUITS):
        left = PAD + n * step
        end = sketch.cards([f"4{suit}"], left, PAD + high / 2, high)
        sketch.pill(str(n), (left + end) / 2, PAD + high + 24)


def _french(sketch: Sketch) -> None:
    left, y = PAD, PAD + CARD / 2
    for rank in ("10", "11", "12"):
        end = sketch.cards([f"{rank}O"], left, y)
        sketch.sign("=", end + 20, y)
        left = sketch.cards([f"{rank}O"], end + 40, y, deck=deck_of(FRENCH)) + APART


def _turn(sketch: Sketch) -> None:
    sketch.ring(QPointF(230, 118), 128.0, 72.0)
    for seat, x, y in ((0, 230, 190), (1, 366, 84), (2, 94, 84)):
        sketch.player(seat, x, y, 36)


def _swap(sketch: Sketch) -> None:
    middles = sketch.ring(QPointF(260, 136), 164.0, 88.0)
    for point in middles:
        sketch.cards([BACK], point.x() - sketch.card_width(54) / 2, point.y(), 54)
    for seat, x, y in ((0, 260, 222), (1, 434, 100), (2, 86, 100)):
        sketch.player(seat, x, y, 36)


def _answers(sketch: Sketch) -> None:
    y = 122.0
    left = sketch.offered("7O", PAD, 88.0, 124)
    for n, (seat, said) in enumerate(((1, "–"), (2, "–"), (0, ""))):
        x = left + 96 + n * 132
        sketch.arrow(x - 82, y, 34)
        sketch.player(seat, x, y)
        if said:
            sketch.bubble(said, x, 54)
        else:
            sketch.verdict(True, x, 58)


def _use(sketch: Sketch) -> None:
    y = PAD + CARD / 2
    end = sketch.offered("7O", PAD, y)
    sketch.sign("+", end + 24, y)
    end = sketch.cards(["5O", "6O"], end + 48, y)
    sketch.arrow(end + 14, y)
    start = end + 54
    end = sketch.cards(["5O", "6O", "7O"], start, y)
    sketch.bracket(start, end, y + CARD / 2 + 13)
    sketch.arrow(end + 22, y, 40, LINE)
    sketch.cards(["2C"], end + 76, y)


def _rearrange(sketch: Sketch) -> None:
    y = PAD + TIGHT / 2
    end = sketch.cards(["4O", "5O", "6O", "7O"], PAD, y, TIGHT, CLOSE)
    sketch.bracket(PAD, end, y + TIGHT / 2 + 13)
    end = sketch.cards(["4B"], end + 20, y, TIGHT)
    end = sketch.offered("4C", end + 20, y, TIGHT)
    sketch.arrow(end + 18, y, 30)
    end += 42
    for group in (["5O", "6O", "7O"], ["4O", "4C", "4B"]):
        start = end + 22
        end = sketch.cards(group, start, y, TIGHT, CLOSE)
        sketch.bracket(start, end, y + TIGHT / 2 + 13)


def _force(sketch: Sketch) -> None:
    y = PAD + CARD / 2 + 6
    sketch.player(0, PAD + 36, y)
    end = sketch.offered("7O", PAD + 92, y)
    sketch.arrow(end + 14, y, 46, JADE_TEXT)
    start = end + 82
    sketch.frame(start, start + sketch.row_width(3), y, CARD)
    end = sketch.cards(["10O", "11O", "12O"], start, y)
    sketch.player(1, end + 54, y)
    sketch.arrow(end + 104, y, 40, LINE)
    sketch.cards(["3B"], end + 158, y)


def _as_it_lies(sketch: Sketch) -> None:
    """A run takes the card; two others would have to be taken apart for it."""
    y = PAD + TIGHT / 2 + 4
    end = sketch.offered("4C", PAD, y, TIGHT)
    for group, gap, good in (("5C 6C 7C", 44, True), ("4O 5O 6O 7O", 44, None), ("4B 5B 6B 7B", 20, False)):
        end = sketch.cards(group.split(), end + gap, y, TIGHT, CLOSE)
        if good is not None:
            sketch.verdict(good, end - 4, y - TIGHT / 2)


def _cut(sketch: Sketch) -> None:
    left, y = PAD, PAD + CARD / 2
    for group in NINE:
        codes = group.split()
        end = sketch.cards(codes, left, y)
        if codes[-1] == "7O":
            sketch.offered("7O", end - sketch.card_width(), y)
        sketch.bracket(left, end, y + CARD / 2 + 13)
        sketch.number("3", (left + end) / 2, y + CARD / 2 + 36, 20, LINE)
        left = end + APART
    for x in (left - APART / 2 - sketch.row_width(3) - APART, left - APART / 2 - 2 * (sketch.row_width(3) + APART)):
        sketch.sign("+", x, y + CARD / 2 + 36, 8)
    sketch.sign("=", left - 10, y + CARD / 2 + 36, 8)
    sketch.number("9", left + 34, y + CARD / 2 + 30, 40, LINE)


def _eight(sketch: Sketch) -> None:
    left, y = PAD, PAD + CARD / 2 + 4
    for group in (["3E", "4E", "5E", "6E"], ["1O", "1C", "1E", "1B"]):
        end = sketch.cards(group, left, y)
        sketch.bracket(left, end, y + CARD / 2 + 13)
        left = end + 22
    for code in ("2E", "7E"):
        end = sketch.offered(code, left + 28, y)
        sketch.verdict(True, end - 4, y - CARD / 2)
        left = end


def _end(sketch: Sketch, counts: Sequence[int]) -> None:
    for n, (seat, count) in enumerate(zip((2, 0, 1), counts, strict=True)):
        x = 62.0 + n * 218
        sketch.player(seat, x, 76)
        end = sketch.cards([BACK] * count, x + 46, 76, 70, 12)
        sketch.pill(str(count), (x + 46 + end) / 2, 130)
        if count == min(counts) and counts.count(count) == 1:
            sketch.verdict(True, x + 27, 46)


def _width(*parts: float) -> float:
    return sum(parts) + 2 * PAD


def _sized(width: float, height: float, draw: Callable[[Sketch], None]) -> Illustration[Sketch]:
    return _picture(QSizeF(width, height), draw)


_WIDE = Sketch.card_width()
_THREE = Sketch.row_width(3)
_TIGHT_THREE, _TIGHT_FOUR = Sketch.row_width(3, TIGHT, CLOSE), Sketch.row_width(4, TIGHT, CLOSE)

ILLUSTRATIONS: Final[Mapping[str, Illustration[Sketch]]] = {
    **{name: _melds(text, True) for name, text in RIGHT.items()},
    **{name: _melds(text, False) for name, text in WRONG.items()},
    "deck": _sized(_width(Sketch.row_width(10, SMALL, COLUMNS)), SMALL + 3 * ROWS + 2 * PAD, _deck),
    "pinta": _sized(_width(Sketch.row_width(4, 168, 150)), 240, _pinta),
    "french": _sized(_width(3 * _WIDE + 3 * CARD * 0.6923 + 3 * 40 + 2 * APART), CARD + 2 * PAD, _french),
    "turn": _sized(460, 244, _turn),
    "swap": _sized(520, 272, _swap),
    "answers": _sized(_width(Sketch.card_width(124), 96 + 2 * 132 + 36), 176, _answers),
    "use": _sized(_width(2 * _WIDE, 48, Sketch.row_width(2), 54, _THREE, 76), CARD + 2 * PAD + 16, _use),
    "rearrange": _sized(
        _width(_TIGHT_FOUR, 2 * Sketch.card_width(TIGHT), 40, 42 + 2 * 22, 2 * _TIGHT_THREE),
        TIGHT + 2 * PAD + 16,
        _rearrange,
    ),
    "force": _sized(_width(92, 2 * _WIDE, 82, _THREE, 158), CARD + 2 * PAD + 12, _force),
    "as_it_lies": _sized(
        _width(Sketch.card_width(TIGHT), 2 * 44 + 20, _TIGHT_THREE, 2 * _TIGHT_FOUR), TIGHT + 2 * PAD + 4, _as_it_lies
    ),
    "cut": _sized(_width(3 * (_THREE + APART), 58), CARD + 2 * PAD + 44, _cut),
    "eight": _sized(_width(2 * Sketch.row_width(4), 44, 2 * (_WIDE + 28)), CARD + 2 * PAD + 20, _eight),
    "fewest": _sized(672, 160, partial(_end, counts=(5, 2, 6))),
    "draw": _sized(672, 160, partial(_end, counts=(2, 5, 2))),
}
