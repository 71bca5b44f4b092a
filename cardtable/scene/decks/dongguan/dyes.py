"""The colours of the Dongguan deck: few, as printed from blocks of wood, and one family to each suit."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtGui import QColor

from cardtable.scene.paint import colour


class Tints(NamedTuple):
    """A suit's colour: as a line on paper, as a sign on black, as a flat fill and as its shade."""

    deep: str
    bright: str
    light: str
    shade: str


TINTS: Final = {
    "b": Tints("#B8862B", "#F0C25A", "#EBCB85", "#D4A54A"),
    "s": Tints("#2F7A55", "#7FD0A2", "#B7D6AE", "#6FA37C"),
    "w": Tints("#2B5C9E", "#8FBBF2", "#BED0E4", "#5E8AC0"),
    "h": Tints("#B3261E", "#F2705E", "#EFBBA6", "#D2574A"),
}

INK: Final = "#1C1917"
DIGIT: Final = "#FFF6E2"
NOTCH: Final = "#F3E6C8"
PAPER: Final = "#F6EBD0"

DYES: Final = {
    "ink": QColor(INK),
    "grey": QColor("#7B7772"),  # lines on black
    "paper": QColor(PAPER),
    "flesh": QColor("#FBF2DD"),
    "skin": QColor("#FBE6C8"),
    "tan": QColor("#EBC79A"),  # the side of a face that the lamp does not reach
    "white": QColor("#FFFDF4"),
    "pale": QColor("#DED3BC"),
    "red": QColor("#C23A2B"),
    "seal": QColor("#B3261E"),
    "wine": QColor("#7E150F"),
    "coral": QColor("#DE7060"),
    "crimson": QColor("#B53A2C"),
    "rose": QColor("#EFBBA6"),
    "blush": QColor("#D98D76"),
    "ruddy": QColor("#DD6A55"),
    "flush": QColor("#BF4B3B"),
    "cheek": colour("#B3261E", 0.30),
    "gold": QColor("#EBCB85"),
    "ochre": QColor("#D4A54A"),
    "amber": QColor("#F0C25A"),
    "straw": QColor("#9A6F2E"),
    "wood": QColor("#C08A50"),
    "steel": QColor("#DCE4EA"),
    "iron": QColor("#AEBAC5"),
    "blue": QColor("#2B5C9E"),
    "sky": QColor("#5E8AC0"),
    "mist": QColor("#BED0E4"),
    "leaf": QColor("#B7D6AE"),
    "moss": QColor("#6FA37C"),
    "green": QColor("#2F7A55"),
    "cord": QColor("#CF4A38"),
    "jade": QColor("#79B79B"),
    "tiger": QColor("#E7B45C"),
    "print": QColor("#FBEBD2"),  # what a seal leaves open
}
