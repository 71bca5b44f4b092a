"""The colours of the Spanish deck: those of the signs, and those in which each suit dresses its people.

Every suit has a colour that prevails: gold, red, blue, green.  So even a strip of a figure tells its suit.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor

from cardtable.scene.decks.french.drawing import COMMON, Dyes
from cardtable.scene.decks.suits import INK
from cardtable.scene.paint import colour

SUITS: Final = "OCEB"  # oros, copas, espadas, bastos
LINE: Final = "#24344E"  # of the frame
RANK: Final = {"O": "#8A5606", "C": "#B0281F", "E": "#264F8A", "B": "#3B6428"}  # where it is printed in colour

SIGN: Final[Dyes] = {
    **COMMON,
    "red": QColor("#BF3527"),
    "wine": QColor("#8C2219"),
    "rose": QColor("#E07A62"),
    "gold": QColor("#E3AC42"),
    "amber": QColor("#B67C27"),
    "bright": QColor("#FBE3A0"),
    "brown": QColor("#7C4A12"),
    "steel": QColor("#DCE5EB"),
    "iron": QColor("#93A8BA"),
    "slate": QColor("#566C82"),
    "blue": QColor("#2B5189"),
    "green": QColor("#7B9146"),
    "moss": QColor("#53692F"),
    "lime": QColor("#AABD6C"),
    "leaf": QColor("#4F8240"),
    "stem": QColor("#2C4E25"),
    "cut": QColor("#EFDBAA"),
    "bark": QColor("#54331A"),
    "ring": QColor("#A9763C"),
}


def _dyes(main: str, second: str, trim: str, thread: str) -> Dyes:
    shades = {"main": main, "second": second, "trim": trim, "thread": thread}
    return {
        **SIGN,
        **{name: QColor(shade) for name, shade in shades.items()},
        "leather": QColor("#6A4226"),
        "fold": colour(INK, 0.42),
    }


DRESS: Final[dict[str, Dyes]] = {
    "O": _dyes("#E0A83B", "#B83327", "#27416A", "#B5501F"),
    "C": _dyes("#B23030", "#27416A", "#E3B04E", "#E9B85A"),
    "E": _dyes("#2C5590", "#C9CFD6", "#B83327", "#9FBBDD"),
    "B": _dyes("#45784A", "#A8572B", "#E3B04E", "#D3C574"),
}
WEAVES: Final = {"O": "scales", "C": "zigzag", "E": "lattice", "B": "dots"}
