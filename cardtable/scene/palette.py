"""Every colour of the table and its widgets, by what it means.

The table does not follow the system's light or dark mode: it is lit by its own lamp.
Gold means "you may act here" and nothing else; jade is a partner, a hint or a credit;
terracotta is a refusal or a debt.  None of them is ever the only sign.
"""

from __future__ import annotations

from typing import Final

IVORY: Final = "#F3EAD7"  # text on felt and dark glass
IVORY_SOFT: Final = 0.78  # opacity of secondary text on felt; never less
INK: Final = "#2A1D12"  # text on paper
INK_SOFT: Final = 0.74
INK_GOLD: Final = "#24160A"  # text on gold

GOLD_LIGHT: Final = "#FFF2C9"
GOLD_LINE: Final = "#FFD27A"
GOLD: Final = "#E0AC4C"
GOLD_DEEP: Final = "#C18A2E"
GOLD_GLOW: Final = "#FFC857"
GOLD_TEXT: Final = "#FFE0A0"  # gold words on felt
GOLD_PLATE: Final = ("#FBE2A6", "#EBBB60", "#CC9234")  # upper left, middle, lower right
GOLD_CHIP: Final = ("#F6D58A", "#D79C36")  # top, bottom

PAPER: Final = ("#FCF7EA", "#F6EEDB", "#EADDC0")  # lit, middle, edge
PAPER_SIDE: Final = "#CDBB95"  # the thickness of a sheet
BRASS: Final = "#A9844A"
CLAY: Final = "#8C5A3C"  # small capitals on paper

GLASS: Final = ("#0B1F18", "#081610")  # dark plates on felt, top and bottom, at .78
GLASS_ALPHA: Final = 0.78
FELT_BUTTON: Final = ("#2C5F50", "#1D463A")

JADE: Final = "#2F8F83"
JADE_DEEP: Final = "#1F6F63"  # on paper
JADE_TEXT: Final = "#7FD3C6"  # on felt
JADE_BAR: Final = ("#3F8271", "#1F5547")

TERRACOTTA: Final = "#C4552D"
TERRACOTTA_TEXT: Final = "#F0B49A"  # on felt
DEBT: Final = "#8E3318"  # badge on gold

SHADOW: Final = "#04100B"

SEAT_BARS: Final = (  # share bars of two to six seats, top and bottom of each band
    ("#F0C367", "#CE9233"),
    ("#3F8271", "#1F5547"),
    ("#C8694A", "#8E3A22"),
    ("#5D83A8", "#34526F"),
    ("#9A7BB0", "#5F4673"),
    ("#A9A08C", "#6F6757"),
)
