"""Words for the ids that settings and statistics keep."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cardtable.scene.people import NAMES
from cardtable.ui.settings import STARTERS

translate = QCoreApplication.translate


def mode_names() -> dict[str, str]:
    """Return what the ways to play are called."""
    return {
        "ai": translate("Names", "Against the AI"),
        "shared": translate("Names", "Two players"),
    }


def starter_names(seats: int, drawn: bool) -> dict[str, str]:
    """Return who may start a game among so many; *drawn*: who starts the first one of an evening is drawn."""
    if seats == 2:
        others = [translate("Names", "Opponent")]
        turns = translate("Names", "Alternate")
    else:
        others = [NAMES[seat] for seat in range(1, seats)]
        turns = translate("Names", "By lot, then in turn") if drawn else translate("Names", "In turn")
    return dict(zip(STARTERS, (turns, translate("Names", "You"), *others), strict=False))


def animation_names() -> dict[str, str]:
    """Return how fast things move."""
    return {
        "off": translate("Names", "Off"),
        "fast": translate("Names", "Fast"),
        "normal": translate("Names", "Normal"),
        "slow": translate("Names", "Slow"),
    }


def pace_names() -> dict[str, str]:
    """Return how long opponents wait before they act."""
    return {
        "slow": translate("Names", "Slow", "pace of the opponents"),
        "normal": translate("Names", "Normal", "pace of the opponents"),
        "fast": translate("Names", "Fast", "pace of the opponents"),
        "instant": translate("Names", "Instant", "pace of the opponents"),
    }


def motion_names() -> dict[str, str]:
    """Return when movement is kept small."""
    return {
        "system": translate("Names", "As the system"),
        "on": translate("Names", "Yes"),
        "off": translate("Names", "No"),
    }


def text_size_names() -> dict[str, str]:
    """Return how large text is."""
    return {
        "normal": translate("Names", "Normal", "text size"),
        "large": translate("Names", "Large", "text size"),
        "larger": translate("Names", "Larger", "text size"),
    }


def appearance_names() -> dict[str, str]:
    """Return what pages are made of."""
    return {
        "light": translate("Names", "Paper"),
        "dark": translate("Names", "Dark wood"),
        "system": translate("Names", "As the system"),
    }
