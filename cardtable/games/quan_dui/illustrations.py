"""The pictures of the rules page, drawn from the game's own cards; the only words in them are names of cards.

A Dui has a solid golden bracket, a Ka a dashed green one, and the newest discard a golden edge, as on the table.
``ILLUSTRATIONS[name].paint(painter, rect)`` draws at any scale.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QSizeF

from cardtable.games.quan_dui.cards import HONOURS, VALUES
from cardtable.games.quan_dui.sketch import Sketch
from cardtable.games.quan_dui.words import WORDS
from cardtable.scene.cards.sketch import BACK, LINE, Illustration
from cardtable.scene.decks.dongguan.deck import suit_name
from cardtable.scene.palette import JADE_TEXT
from cardtable.scene.typography import Role

PAD: Final = 22.0
APART: Final = 40.0  # between what is compared
GAP: Final = 14.0  # between pairs
MEDIUM: Final = 112.0  # heights of cards
LOW: Final = 92.0
ROW: Final = 108.0  # from row to row of the whole deck
COLUMN: Final = 70.0

EIGHT: Final = ("b2 b2", "s3 w3", "b5 b5", "w6 w6", "s7 b7", "w8 w8", "s9 s9", "DH s1")
QUAN: Final = ("s2 s2", "w3 w3", "b5 b5", "w6 w6", "s7 s7", "b8 b8", "w9 w9", "XH XH")
LAID: Final = "s7 s7"  # one of the pairs of EIGHT_LAID, face up on the table
IN_HAND: Final = ("b2 b2", "s3 w3", "b4 b4", "w5 s5", "b6 b6", "w8 w8", "BS w1")
DUI: Final = ("b3 b3", "w7 w7", "XH XH")
KA: Final = ("w4 s4", "BS b1", "DH XH")
WRONG: Final = ("b4 b5", "BS s8")
ONES: Final = ("b1", "s1", "w1", *HONOURS)

_picture = partial(Illustration, begin=Sketch)


def _pairs(texts: Sequence[str]) -> list[list[str]]:
    return [text.split() for text in texts]


def _eight(sketch: Sketch, texts: Sequence[str]) -> None:
    groups = _pairs(texts)
    for row in range(2):
        sketch.pairs(groups[row * 4 : row * 4 + 4], PAD, PAD + 14 + LOW / 2 + row * (LOW + 32), LOW, GAP)


def _deck(sketch: Sketch) -> None:
    """All thirty kinds, each with its name."""
    for row, suit in enumerate("bswh"):
        y = 18 + LOW * 0.41 + row * ROW
        sketch.suit(suit, 42, y - 10, 34)
        sketch.name(suit_name(suit), 42, y + 28, 14, Role.BADGE)
        kinds = HONOURS if suit == "h" else [f"{suit}{value}" for value in VALUES]
        for n, kind in enumerate(kinds):
            x = 82 + n * COLUMN
            end = sketch.cards([kind], x, y + 4, LOW * 0.9)
            sketch.name(WORDS.card(kind), (x + end) / 2, y + 4 + LOW * 0.45 + 16)
    for text, x in (("30", 400), ("4", 478), ("120", 580)):
        sketch.number(text, x, 392, 34, LINE)
    sketch.sign("×", 442, 392)
    sketch.sign("=", 518, 392)


def _ones(sketch: Sketch) -> None:
    for n, kind in enumerate(ONES):
        x = PAD + n * (Sketch.card_width() + 26)
        end = sketch.cards([kind], x, PAD + Sketch.card / 2)
        sketch.name(WORDS.card(kind), (x + end) / 2, PAD + Sketch.card + 22, 14)


def _judged(sketch: Sketch, texts: Sequence[str], good: bool) -> None:
    left, y = PAD, PAD + 14 + MEDIUM / 2
    for group in _pairs(texts):
        end = sketch.pair(group, left, y, MEDIUM)
        sketch.verdict(good, end - 2, y + MEDIUM / 2 - 8)
        left = end + APART


def _four(sketch: Sketch) -> None:
    y = PAD + 14 + MEDIUM / 2
    end = sketch.cards(["b6"] * 4, PAD, y, MEDIUM, 34)
    sketch.sign("=", end + 28, y)
    end = sketch.pairs([["b6", "b6"]] * 2, end + 56, y, MEDIUM, GAP)
    sketch.verdict(True, end - 2, y + MEDIUM / 2 - 8)


def _around(sketch: Sketch, counts: Sequence[int] | None = None) -> None:
    """Four players and the way of the turns, with as many cards as they are dealt."""
    middle = QPointF(330, 150)
    sketch.way(middle, 196, 88, ((-66, -20), (22, 62), (116, 158), (202, 246)))
    for seat, x, y in ((0, 330, 250), (1, 540, 150), (2, 330, 52), (3, 120, 150)):
        sketch.player(seat, x, y, 36)
        if counts is not None:
            sketch.pill(str(counts[seat]), x + 46, y + 26)
    if counts is not None:
        end = sketch.cards([BACK] * 4, 296, 150, 84, 4)
        sketch.pill("59", (296 + end) / 2, 150)


def _turn(sketch: Sketch) -> None:
    y = PAD + MEDIUM / 2 + 6
    end = sketch.cards([BACK] * 3, PAD, y, MEDIUM, 3)
    start = sketch.offered("w6", end + 34, y, MEDIUM)
    sketch.name("/", end + 17, y + 8, 24, Role.HEADING)
    sketch.arrow(start + 16, y, 34)
    sketch.player(0, start + 96, y)
    sketch.arrow(start + 142, y, 34)
    end = sketch.offered("s2", start + 192, y, MEDIUM)
    sketch.arrow(end + 18, y, 34, LINE)
    sketch.player(1, end + 98, y)


def _out_of_turn(sketch: Sketch) -> None:
    """The third player takes a discard for a Dui; the one at his right goes on, not the second."""
    middle = QPointF(330, 158)
    sketch.way(middle, 196, 96, ((-66, -22), (116, 158)))
    for seat, x, y in ((0, 330, 268), (1, 540, 158), (2, 330, 52), (3, 120, 158)):
        sketch.player(seat, x, y, 34)
    sketch.cards(["s5"], 264, 168, LOW)
    sketch.arrow(318, 168, 24, LINE)
    sketch.pair(["s5", "s5"], 350, 168, LOW)
    sketch.verdict(False, 566, 134)
    sketch.verdict(True, 356, 28)


def _priority(sketch: Sketch) -> None:
    """One wins, one makes a Dui, one just takes."""
    y = PAD + MEDIUM / 2 + 20
    end = sketch.offered("w6", PAD, y, MEDIUM)
    for n, (seat, group) in enumerate(((2, "s6 w6"), (3, "w6 w6"), (1, "w6"))):
        x = end + 40 + n * 178
        sketch.number(str(n + 1), x + 30, y - 52, 20, LINE)
        sketch.player(seat, x + 30, y, 30)
        sketch.pair(group.split(), x + 66, y, 96)
        if not n:
            sketch.number("8", x + 66 + Sketch.pair_width(96) / 2, y + 64, 17, JADE_TEXT)


def _nearest(sketch: Sketch) -> None:
    """Two want the same: the first at the discarder's right gets it."""
    middle = QPointF(330, 150)
    sketch.way(middle, 196, 88, ((-66, -22), (24, 62)))
    for seat, x, y in ((0, 330, 250), (1, 540, 150), (2, 330, 52), (3, 120, 150)):
        sketch.player(seat, x, y, 36)
    sketch.offered("b9", 307, 152, LOW)
    for x, y in ((582, 150), (370, 54)):
        sketch.cards(["b9"], x, y, 76)
    for x, y, good in ((566, 124, True), (304, 26, False)):
        sketch.verdict(good, x, y)


def _laid(sketch: Sketch) -> None:
    y = PAD + 14 + LOW / 2
    end = sketch.pair(LAID.split(), PAD, y, LOW)
    sketch.sign("+", end + 26, y)
    rest = _pairs(IN_HAND)
    sketch.pairs(rest[:3], end + 52, y, LOW, GAP)
    sketch.pairs(rest[3:], PAD + 26, y + LOW + 32, LOW, GAP)


def _going_on(sketch: Sketch) -> None:
    """One card of a Ka goes, and another one like the rest is waited for."""
    y = PAD + 14 + MEDIUM / 2
    end = sketch.pair(["b4", "s4"], PAD, y, MEDIUM)
    sketch.arrow(end + 18, y, 34, LINE)
    end = sketch.cards(["s4"], end + 68, y, MEDIUM)
    sketch.verdict(False, end - 2, y + MEDIUM / 2 - 8)
    sketch.sign("+", end + 34, y)
    end = sketch.offered("b4", end + 66, y, MEDIUM)
    sketch.sign("=", end + 30, y)
    sketch.pair(["b4", "b4"], end + 60, y, MEDIUM)


def _tentos(sketch: Sketch) -> None:
    """Eight pairs bring one Tento, eight Dui two; eight Tentos win."""
    y = PAD + 14 + 30
    for row, (group, dui) in enumerate((("s7 b7", False), ("s7 s7", True))):
        line = y + row * 96
        sketch.number("8", PAD + 10, line, 30, LINE if dui else JADE_TEXT)
        sketch.sign("×", PAD + 42, line, 8)
        end = sketch.pair(group.split(), PAD + 66, line, 72)
        sketch.sign("=", end + 26, line)
        sketch.tentos(1 + dui, end + 54, line, 17)
    sketch.tentos(8, 330, y + 48, 15)
    sketch.verdict(True, 330 + 8 * 35.25 + 20, y + 48)


def _wait(sketch: Sketch) -> None:
    """One odd card waits for eleven others, or for twenty-three where it is a 1."""
    for row, (odd, fitting, count) in enumerate((("w6", ("b6", "s6", "w6"), "11"), ("w1", ONES, "23"))):
        y = PAD + MEDIUM / 2 + row * (MEDIUM + 24)
        end = sketch.cards([odd], PAD, y, MEDIUM)
        sketch.sign("+", end + 28, y)
        end = sketch.cards(fitting, end + 56, y, MEDIUM, 58)
        sketch.number(count, end + 44, y, 34, LINE)


def _wide(*parts: float) -> float:
    return sum(parts) + 2 * PAD


def _sized(width: float, height: float, draw: Callable[[Sketch], None]) -> Illustration[Sketch]:
    return _picture(QSizeF(width, height), draw)


_PAIR, _LOW_PAIR = Sketch.pair_width(MEDIUM), Sketch.pair_width(LOW)
_WIDE = Sketch.card_width(MEDIUM)
_EIGHT = QSizeF(_wide(4 * _LOW_PAIR, 3 * GAP), 2 * LOW + 32 + 2 * PAD + 14)
_JUDGED = MEDIUM + 2 * PAD + 18

ILLUSTRATIONS: Final[Mapping[str, Illustration[Sketch]]] = {
    "eight": _picture(_EIGHT, partial(_eight, texts=EIGHT)),
    "quan_dui": _picture(_EIGHT, partial(_eight, texts=QUAN)),
    "deck": _sized(720, 452, _deck),
    "ones": _sized(_wide(6 * Sketch.card_width(), 5 * 26), Sketch.card + 2 * PAD + 24, _ones),
    "dui": _sized(_wide(3 * _PAIR, 2 * APART), _JUDGED, partial(_judged, texts=DUI, good=True)),
    "ka": _sized(_wide(3 * _PAIR, 2 * APART), _JUDGED, partial(_judged, texts=KA, good=True)),
    "wrong": _sized(_wide(2 * _PAIR, APART), _JUDGED, partial(_judged, texts=WRONG, good=False)),
    "four": _sized(_wide(_WIDE, 3 * 34, 56, 2 * _PAIR, GAP), _JUDGED, _four),
    "around": _sized(660, 304, partial(_around, counts=(16, 15, 15, 15))),
    "turn": _sized(_wide(3 * _WIDE, 6 + 34 + 192 + 132), MEDIUM + 2 * PAD + 12, _turn),
    "priority": _sized(_wide(_WIDE, 40, 3 * 178 - 14), MEDIUM + 2 * PAD + 30, _priority),
    "nearest": _sized(660, 304, _nearest),
    "out_of_turn": _sized(660, 320, _out_of_turn),
    "laid": _sized(_wide(4 * _LOW_PAIR, 3 * GAP + 52), _EIGHT.height(), _laid),
    "going_on": _sized(_wide(2 * _PAIR, 2 * _WIDE, 68 + 66 + 60), _JUDGED, _going_on),
    "tentos": _sized(_wide(622), 210, _tentos),
    "wait": _sized(_wide(2 * _WIDE, 56, 5 * 58, 76), 2 * MEDIUM + 24 + 2 * PAD, _wait),
}
