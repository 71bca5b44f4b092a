"""The pictures of the rules page, drawn from the game's own cards; the only words in them are names of cards.

A beaten play is veiled and the highest one framed in gold, as on the table.
``ILLUSTRATIONS[name].paint(painter, rect)`` draws at any scale.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QSizeF

from cardtable.games.chuo_pai.cards import FLEURON, TABLE
from cardtable.games.chuo_pai.plays import SPECIALS
from cardtable.games.chuo_pai.sketch import Sketch
from cardtable.games.chuo_pai.words import WORDS
from cardtable.scene.cards.sketch import BACK, LINE, Illustration
from cardtable.scene.typography import Role

PAD: Final = 22.0
APART: Final = 40.0  # between what is compared
HIGH: Final = Sketch.card
LOW: Final = 92.0
SMALL: Final = 70.0  # of the table of ranks
ROW: Final = 110.0
COLUMN: Final = 88.0

GOAL: Final = "6-6 6-6 3-6 4-5"
SETS: Final = ("1-5", "2-2 2-2", "2-5 2-5 2-5", "4-5 4-5 4-5 4-5")
NO_SETS: Final = ("2-6 3-5", "1-2 2-4", "3-6 4-5")
PAIRS: Final = ("6-6 4-5", "1-1 2-6", "4-4 3-4", "1-3 2-3")  # one of each special combination, the highest first
SPECIAL: Final = ("6-6 6-6 3-6 4-5", "1-1 1-1 1-1 2-6 3-5 3-5")
NOT_SPECIAL: Final = ("1-1 4-4", "4-4 1-6", "1-3 1-3 1-4")
FREE: Final = ("1-1 3-5 3-5 3-5", "6-6 6-6 6-6 4-5")  # the second beats the first
BONUS: Final = "1-2 1-2 2-4"
NO_BONUS: Final = "1-2 1-2 1-2"
TO_BEAT: Final = "2-5 2-5"
BEATING: Final = ("3-5 3-5", "2-6 2-6", "3-6 3-6")
NOT_BEATING: Final = ("2-3 2-3", "4-5 4-5", "3-6 3-6 3-6")
ASKED: Final = "2-6"
TORN: Final = "3-6 3-6 3-6"  # must be broken for it
ROUND: Final = ("2-3 2-3", "2-5 2-5")  # a lead, and what beats it

_picture = partial(Illustration, begin=Sketch)


def _row(sketch: Sketch, plays: Sequence[str], left: float, y: float, good: bool | None, high: float = HIGH) -> float:
    """Lay plays beside each other, judged right or wrong; return where the last one ends."""
    end = left
    for n, text in enumerate(plays):
        end = sketch.play(text, left if n == 0 else end + APART, y, high)
        if good is not None:
            sketch.verdict(good, end - 2, y + high / 2 - 6)
    return end


def _row_width(plays: Sequence[str], high: float = HIGH) -> float:
    return sum(Sketch.play_width(text, high) for text in plays) + APART * (len(plays) - 1)


def _goal(sketch: Sketch) -> None:
    """A play that has won goes to its owner's score pile."""
    y = PAD + HIGH / 2 + 6
    width = Sketch.play_width(GOAL)
    sketch.lit(PAD + 8, PAD + 8 + width, y)
    end = sketch.play(GOAL, PAD + 8, y)
    sketch.arrow(end + 26, y, 40, LINE)
    sketch.pile(4, end + 86, y, GOAL.split(), LOW)


def _families(sketch: Sketch) -> None:
    """All identities with their names, from the highest to the lowest of each family."""
    for row, (family, steps) in enumerate(TABLE.items()):
        y = 14 + SMALL / 2 + row * ROW
        sketch.mark(family, 46, y - 12, 17)
        sketch.text(WORDS.heading(family), 46, y + 26, 13, Role.BADGE)
        x, first = 92.0, True
        for step in steps:
            for n, identity in enumerate(step):
                if not first:
                    (sketch.ties if n else sketch.higher)(x - (COLUMN - Sketch.card_width(SMALL)) / 2, y)
                end = sketch.cards([identity], x, y, SMALL)
                sketch.name(identity, (x + end) / 2, y + SMALL / 2 + 15, COLUMN - 4)
                x, first = x + COLUMN, False


def _copies(sketch: Sketch) -> None:
    """Four copies of a card, the last with the fleuron, times twenty-one."""
    y = PAD + HIGH / 2
    end = sketch.cards([f"5-5{copy}" for copy in ("a", "b", "c", FLEURON)], PAD, y, HIGH, Sketch.card_width(HIGH) + 8)
    sketch.sign("×", end + 34, y)
    for text, x in (("21", 78), ("84", 170)):
        sketch.number(text, end + x, y, 38, LINE)
    sketch.sign("=", end + 124, y)


def _around(sketch: Sketch) -> None:
    """Three players, the way of the turns and what each is dealt."""
    sketch.way_round(QPointF(330, 150), 226, 88)
    for seat, x, y, side in ((0, 330.0, 246.0, 44.0), (1, 122.0, 106.0, -89.0), (2, 538.0, 106.0, 44.0)):
        sketch.player(seat, x, y, 38)
        end = sketch.cards([BACK] * 4, x + side, y, 58, 4)
        sketch.pill("28", x + (side + end - x) / 2, y + 36)


def _bonus(sketch: Sketch) -> None:
    """Both kinds in one hand go to the score pile; one kind alone stays."""
    y = PAD + LOW / 2
    end = sketch.play(BONUS, PAD, y, LOW)
    sketch.arrow(end + 20, y, 40, LINE)
    end = sketch.pile(3, end + 78, y, BONUS.split(), LOW)
    sketch.verdict(True, end + 18, y)
    y += LOW + 24
    end = sketch.play(NO_BONUS, PAD, y, LOW)
    sketch.verdict(False, end - 2, y + LOW / 2 - 6)


def _no_sets(sketch: Sketch) -> None:
    _row(sketch, NO_SETS, PAD, PAD + HIGH / 2, False)


def _sets(sketch: Sketch) -> None:
    _row(sketch, SETS, PAD, PAD + HIGH / 2, True)


def _specials(sketch: Sketch) -> None:
    """One of each special combination with its name, from the highest to the lowest."""
    y, left = PAD + HIGH / 2, PAD
    for n, (text, special) in enumerate(zip(PAIRS, SPECIALS, strict=True)):
        if n:
            sketch.higher(left + APART / 2, y)
            left += APART
        end = sketch.play(text, left, y)
        sketch.text(WORDS.name(special.name), (left + end) / 2, y + HIGH / 2 + 24, 15, Role.BADGE)
        left = end


def _special_more(sketch: Sketch) -> None:
    y = PAD + LOW / 2
    _row(sketch, SPECIAL, PAD, y, True, LOW)
    _row(sketch, NOT_SPECIAL, PAD, y + LOW + 24, False, LOW)


def _round(sketch: Sketch) -> None:
    """A lead is beaten, the third player passes; the winning play goes to the pile, the other one out."""
    y = PAD + HIGH / 2 + 62
    x = PAD + 16
    for n, text in enumerate((*ROUND, "")):
        end = x + Sketch.play_width(text or ROUND[0])
        sketch.player(n, (x + end) / 2, PAD + 24, 28)
        if not text:
            sketch.bubble("–", (x + end) / 2, y - 10)
        elif n:
            sketch.lit(x, end, y)
            sketch.play(text, x, y)
        else:
            sketch.play(text, x, y, beaten=True)
        x = end + 46
    sketch.arrow(x - 14, y, 44, LINE)
    sketch.pile(2, x + 48, y, ROUND[1].split(), LOW)


def _beating(sketch: Sketch) -> None:
    """What beats two black sevens and what does not."""
    y, width = PAD + LOW + 12, Sketch.play_width(TO_BEAT)
    sketch.lit(PAD + 8, PAD + 8 + width, y)
    end = sketch.play(TO_BEAT, PAD + 8, y)
    left = end + 56
    _row(sketch, BEATING, left, PAD + LOW / 2, True, LOW)
    _row(sketch, NOT_BEATING, left, PAD + LOW * 1.5 + 24, False, LOW)


def _duty(sketch: Sketch) -> None:
    """Three equal cards have to be broken, if one of them beats."""
    y = PAD + HIGH / 2 + 8
    width = Sketch.play_width(ASKED)
    sketch.lit(PAD + 8, PAD + 8 + width, y)
    end = sketch.play(ASKED, PAD + 8, y)
    end = sketch.play(TORN, end + 56, y)
    sketch.arrow(end + 20, y, 40, LINE)
    left = end + 84
    sketch.lit(left, left + width, y)
    end = sketch.play(TORN.split()[0], left, y)
    sketch.verdict(True, end + 4, y + HIGH / 2 - 2)
    sketch.play(" ".join(TORN.split()[1:]), end + 36, y)


def _free(sketch: Sketch) -> None:
    """Combinations of unequal numbers, the second of which beats the first."""
    y = PAD + LOW / 2 + 6
    end = sketch.play(FREE[0], PAD, y, LOW, beaten=True)
    sketch.arrow(end + 16, y, 36, LINE)
    left = end + 72
    sketch.lit(left, left + Sketch.play_width(FREE[1], LOW), y, LOW)
    sketch.play(FREE[1], left, y, LOW)


def _shared(sketch: Sketch) -> None:
    """Two equal piles share the win."""
    y = PAD + 34
    for seat, (points, good) in enumerate(((14, True), (9, False), (14, True))):
        x = PAD + 36 + seat * 184
        sketch.player(seat, x, y, 34)
        sketch.number(str(points), x + 72, y, 34, LINE)
        if good:
            sketch.verdict(True, x + 114, y)


def _wide(*parts: float) -> float:
    return sum(parts) + 2 * PAD


def _sized(width: float, height: float, draw: Callable[[Sketch], None]) -> Illustration[Sketch]:
    return _picture(QSizeF(width, height), draw)


_ONE = HIGH + 2 * PAD
_TWO = 2 * LOW + 24 + 2 * PAD

ILLUSTRATIONS: Final[Mapping[str, Illustration[Sketch]]] = {
    "goal": _sized(_wide(Sketch.play_width(GOAL), 94, Sketch.row_width(4, LOW, 15), 60), _ONE + 12, _goal),
    "families": _sized(92 + 7 * COLUMN, 3 * ROW + SMALL + 58, _families),
    "copies": _sized(_wide(4 * Sketch.card_width(HIGH) + 24, 210), _ONE, _copies),
    "around": _sized(660, 304, _around),
    "bonus": _sized(_wide(Sketch.play_width(BONUS, LOW), 78, Sketch.row_width(3, LOW, 15), 86), _TWO, _bonus),
    "sets": _sized(_wide(_row_width(SETS)), _ONE, _sets),
    "no_sets": _sized(_wide(_row_width(NO_SETS)), _ONE, _no_sets),
    "specials": _sized(_wide(_row_width(PAIRS)), _ONE + 28, _specials),
    "special_more": _sized(_wide(max(_row_width(SPECIAL, LOW), _row_width(NOT_SPECIAL, LOW))), _TWO, _special_more),
    "round": _sized(624, HIGH + 62 + 2 * PAD + 8, _round),
    "beating": _sized(_wide(Sketch.play_width(TO_BEAT), 64, _row_width(NOT_BEATING, LOW), 10), _TWO, _beating),
    "duty": _sized(_wide(Sketch.play_width(ASKED) * 3, Sketch.play_width(TORN), 56 + 84 + 36 + 26), _ONE + 16, _duty),
    "free": _sized(_wide(*(Sketch.play_width(text, LOW) for text in FREE), 80), LOW + 2 * PAD + 12, _free),
    "shared": _sized(_wide(2 * 184 + 166), 68 + 2 * PAD, _shared),
}
