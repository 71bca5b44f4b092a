"""The colours of the domino cards: ivory, two inks of the pips, and one family to each mark."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtGui import QColor

from cardtable.scene.decks.dongguan.dyes import DYES as WOODCUT
from cardtable.scene.paint import colour


class Tints(NamedTuple):
    """A family's colour: on ivory, and as the ground of an emblem, where the lamp falls and where not."""

    deep: str
    light: str
    shade: str


TINTS: Final = {
    "long": Tints("#B8862B", "#FBF0CF", "#EDD59A"),
    "yao": Tints("#1B837C", "#E3F2EC", "#B5DAD2"),
    "black": Tints("#38332F", "#EBE8E1", "#CBC6BC"),
    "red": Tints("#B3202A", "#FBE6DF", "#EDBFB5"),
}

IVORY: Final = ("#FEFAF0", "#FBF5E6", "#F0E4C8")
BORDER: Final = "#3A2A1E"
RED_INK: Final = "#C0271B"
BLACK_INK: Final = "#1E1A18"
DOT: Final = "#FCE9D8"  # the light centre of a red pip
FLEURON: Final = "#2F5FA8"

DYES: Final = {
    **WOODCUT,
    "sun": QColor("#F0BE4E"),
    "glow": QColor("#F9DD92"),
    "ray": QColor("#C88E2A"),
    "cloud": QColor("#FFFDF6"),
    "swirl": QColor("#4C7FBF"),
    "haze": QColor("#CFE0F2"),
    "soil": QColor("#B5773F"),
    "loam": QColor("#8F5A2D"),
    "dawn": QColor("#FBE7B4"),
    "grass": QColor("#7E9A52"),
    "sprout": QColor("#8DB36A"),
    "fern": QColor("#668F4C"),
    "teal": QColor("#3B9C93"),
    "pine": QColor("#27766F"),
    "scarlet": QColor("#CF4A38"),
    "maroon": QColor("#9C2E22"),
    "brass": QColor("#E8B84E"),
    "bronze": QColor("#B8862B"),
    "bamboo": QColor("#A9C98A"),
    "cane": QColor("#F0CE7A"),
    "petal": QColor("#EC928B"),
    "vein": QColor("#A33A38"),
    "pollen": QColor("#F6D06A"),
    "plank": QColor("#C98E4F"),
    "beam": QColor("#8A5A34"),
    "grain": QColor("#7A4E28"),
    "fur": QColor("#E5A74F"),
    "ear": QColor("#F3C9B4"),
    "muzzle": QColor("#FBF0DA"),
    "blade": QColor("#CDD6DD"),
    "edge": QColor("#F2F5F6"),
    "jet": QColor("#4A4540"),
    "gloss": colour("#FFFFFF", 0.5),
    "spark": QColor("#FBD5C6"),
    "dusk": colour("#1E0F08", 0.20),
    "dot": QColor(DOT),
}
