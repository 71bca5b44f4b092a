"""The pictures of the rules page, drawn from the game's own cards; without words.

The plays show a gold bracket under what counts where there are kickers beside it.
``ILLUSTRATIONS[name].paint(painter, rect)`` draws at any scale.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath

from cardtable.games.dou_dizhu.sign_art import paint_bomb, paint_rocket
from cardtable.games.dou_dizhu.sketch import Sketch
from cardtable.games.dou_dizhu.tile_art import NAME
from cardtable.scene.cards.sketch import LINE, Illustration
from cardtable.scene.decks.curves import curve
from cardtable.scene.paint import colour, pen, placed, polyline, saved

CARD: Final = Sketch.card
PAD: Final = 22.0
GAP: Final = 16.0  # between what counts and its kickers
DROP: Final = 9.0  # kickers lie lower

AIRPLANE_X: Final = 290.0  # from one airplane to the next, and from row to row
AIRPLANE_Y: Final = CARD + 38

SIGN: Final = 66.0  # size of a sign of the name
SIGN_STEP: Final = 82.0
DOU: Final = (  # 鬥, the traditional form of 斗; in a box of 100
    "M12,8 H42 M13,8 C13,40 13,66 10,96 M28,9 C28,28 28,44 28,60 M14,33 H41 M14,60 C24,59 34,58 42,57 M57,8 H88 "
    "M88,8 C88,40 88,66 88,88 C88,96 82,94 76,89 M72,9 C72,28 72,44 72,60 M58,33 H86 M57,59 C67,59 77,60 86,60"
)

PLAYS: Final[Mapping[str, tuple[str, str]]] = {  # what counts, and the kickers
    "solo": ("9h", ""),
    "pair": ("7s 7d", ""),
    "trio": ("Qs Qh Qc", ""),
    "trio_solo": ("Js Jh Jd", "3c"),
    "trio_pair": ("Js Jh Jd", "5h 5c"),
    "solo_chain": ("4s 5h 6d 7c 8s", ""),
    "pair_chain": ("8s 8h 9d 9c Ts Th", ""),
    "airplane": ("6s 6h 6d 7s 7h 7c", ""),
    "airplane_solos": ("6s 6h 6d 7s 7h 7c", "3d Ks"),
    "airplane_pairs": ("6s 6h 6d 7s 7h 7c", "4s 4d 9h 9c"),
    "four_solos": ("8s 8h 8d 8c", "5h Qs"),
    "four_pairs": ("8s 8h 8d 8c", "4s 4d Jh Jc"),
    "bomb": ("9s 9h 9d 9c", ""),
    "rocket": ("X D", ""),
}


_picture = partial(Illustration, begin=Sketch)


def _width(core: Sequence[str], kickers: Sequence[str]) -> float:
    return Sketch.row_width(len(core)) + (GAP + Sketch.row_width(len(kickers)) if kickers else 0.0)


def _draw_play(sketch: Sketch, core: Sequence[str], kickers: Sequence[str], left: float, y: float) -> None:
    end = sketch.cards(core, left, y)
    if kickers:
        sketch.bracket(left, end, y + CARD / 2 + 14)
        sketch.cards(kickers, end + GAP, y + DROP)


def _airplanes(sketch: Sketch) -> None:
    """Draw all three in one frame: the one without kickers and the one with single cards, below them the longest."""
    for name, left, row in (("airplane", 0.0, 0), ("airplane_solos", AIRPLANE_X, 0), ("airplane_pairs", 0.0, 1)):
        core, kickers = (text.split() for text in PLAYS[name])
        _draw_play(sketch, core, kickers, PAD + left, PAD + CARD / 2 + row * AIRPLANE_Y)


def _play(name: str) -> Illustration[Sketch]:
    core, kickers = (text.split() for text in PLAYS[name])
    size = QSizeF(_width(core, kickers) + 2 * PAD, CARD + 2 * PAD + (16 if kickers else 0))
    return _picture(size, partial(_draw_play, core=core, kickers=kickers, left=PAD, y=PAD + CARD / 2))


def _four_two(sketch: Sketch) -> None:
    left = PAD
    for name in ("four_solos", "four_pairs"):
        core, kickers = (text.split() for text in PLAYS[name])
        _draw_play(sketch, core, kickers, left, PAD + CARD / 2)
        left += _width(core, kickers) + 34


def _order(sketch: Sketch) -> None:
    ranks = ["D", "X", "2s", "Ah", "Kc", "Qd", "Js", "Th", "9c", "8d", "7s", "6h", "5c", "4d", "3s"]
    end = sketch.cards(ranks, PAD, PAD + CARD / 2, step=41)
    # the stronger, the thicker
    y = PAD + CARD + 16
    wedge = polyline((PAD + 2, y - 6), (end - 2, y - 0.7), (end - 2, y + 0.7), (PAD + 2, y + 6), closed=True)
    sketch.painter.fillPath(wedge, colour(LINE, 0.9))


def _deal(sketch: Sketch) -> None:
    for seat, x, y in ((2, 116, 58), (0, 360, 186), (1, 604, 58)):
        sketch.player(seat, "", x, y)
        left = x + 48 if seat != 1 else x - 48 - 60
        end = sketch.cards(["back"] * 4, left, y, 56, 7)
        sketch.pill("17", (left + end) / 2, y + 36)
    end = sketch.cards(["back"] * 3, 296, 74, 76, 42)
    sketch.pill("3", (296 + end) / 2, 126)


def _auction(sketch: Sketch) -> None:
    for seat, bid, x in ((0, "1", 80), (1, "–", 190), (2, "3", 300)):
        sketch.player(seat, "", x, 122)
        sketch.bubble(bid, x, 50)
    sketch.arrow(352, 122, 46)
    sketch.player(2, "landlord", 456, 104, 46)
    sketch.cards(["7s", "Jh", "2c"], 520, 104, 92, 44)


def _turn(sketch: Sketch) -> None:
    sketch.ring(QPointF(230, 118), 128.0, 72.0)
    sketch.player(0, "peasant", 230, 190, 36)
    sketch.player(1, "landlord", 366, 84, 36)
    sketch.player(2, "peasant", 94, 84, 36)


def _cover(sketch: Sketch) -> None:
    y, height, step = 72.0, 84.0, 25.0
    end = sketch.cards(["8s", "8h", "8c", "4d"], PAD, y, height, step)
    sketch.arrow(end + 12, y)
    end = sketch.cards(["Js", "Jh", "Jd", "3c"], end + 52, y, height, step)
    sketch.verdict(True, end - 4, y - height / 2 + 2)
    sketch.arrow(end + 12, y)
    end = sketch.cards(["5s", "5h", "5d", "5c"], end + 52, y, height, step)
    sketch.verdict(True, end - 4, y - height / 2 + 2)
    sketch.arrow(end + 12, y)
    end = sketch.cards(["X", "D"], end + 52, y, height, step)
    sketch.verdict(True, end - 4, y - height / 2 + 2)


def _chain_limit(sketch: Sketch) -> None:
    y = PAD + CARD / 2 + 4
    end = sketch.cards(["Ts", "Jh", "Qd", "Kc", "As"], PAD, y)
    sketch.verdict(True, end - 6, y - CARD / 2)
    end = sketch.cards(["Jh", "Qd", "Kc", "As", "2h"], end + 48, y)
    sketch.verdict(False, end - 6, y - CARD / 2)


def _multiplier(sketch: Sketch) -> None:
    y = 62.0
    sketch.player(2, "landlord", 70, y, 36)
    sketch.number("3", 70, 132, 26, LINE)
    for x, paint in ((196, paint_bomb), (322, paint_rocket)):
        with saved(sketch.painter):
            sketch.painter.translate(x, y)
            sketch.painter.fillPath(_plate(), colour("#F7F1E3"))
            sketch.painter.scale(2.1, 2.1)
            paint(sketch.painter)
        sketch.number("2", x, 132, 26)
    for x in (133, 259):
        sketch.sign("×", x, 132)
    sketch.sign("=", 385, 132)
    sketch.number("12", 448, 126, 44, LINE)


def _plate() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(-38, -38, 76, 76), 14, 14)
    return path


def _spring(sketch: Sketch) -> None:
    sketch.player(1, "landlord", 72, 78, 44)
    sketch.pill("0", 72, 138)
    for seat, x in ((0, 236), (2, 420)):
        sketch.player(seat, "peasant", x, 78, 36)
        end = sketch.cards(["back"] * 5, x + 44, 78, 72, 9)
        sketch.pill("17", x + 44 + (end - x - 44) / 2, 138)


def _name(sketch: Sketch) -> None:
    """Write the name as it is written by tradition, and as it is written today."""
    for start, signs in ((44.0, (DOU, *NAME[1:])), (334.0, NAME)):
        for n, sign in enumerate(signs):
            form = placed(curve(sign), start + n * SIGN_STEP, 42, scale=SIGN / 100)
            sketch.painter.strokePath(form.translated(1, 2), pen(colour("#000000", 0.35), 5.4))
            sketch.painter.strokePath(form, pen(LINE, 5.0))


ILLUSTRATIONS: Final[Mapping[str, Illustration[Sketch]]] = {
    **{name: _play(name) for name in PLAYS},
    "four_two": _picture(
        QSizeF(sum(_width(*(t.split() for t in PLAYS[n])) for n in ("four_solos", "four_pairs")) + 34 + 2 * PAD, 164),
        _four_two,
    ),
    "airplanes": _picture(
        QSizeF(AIRPLANE_X + _width(*(t.split() for t in PLAYS["airplane_solos"])) + 2 * PAD, 2 * PAD + 2 * CARD + 54),
        _airplanes,
    ),
    "order": _picture(QSizeF(690, 176), _order),
    "deal": _picture(QSizeF(720, 244), _deal),
    "auction": _picture(QSizeF(720, 184), _auction),
    "turn": _picture(QSizeF(460, 244), _turn),
    "cover": _picture(QSizeF(684, 144), _cover),
    "chain_limit": _picture(QSizeF(484, 156), _chain_limit),
    "multiplier": _picture(QSizeF(500, 168), _multiplier),
    "spring": _picture(QSizeF(584, 168), _spring),
    "name": _picture(QSizeF(608, 150), _name),
}
