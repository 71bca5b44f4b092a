"""Faces, signs and colours of the players, by seat and by the role they have for the person at the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Final

from PySide6.QtGui import QPainter

from cardtable.games.dou_dizhu.figure_art import paint_player, paint_role
from cardtable.scene.palette import IVORY, JADE_TEXT

Glyph = Callable[[QPainter], None]

LANDLORD, PEASANT, PARTNER = "landlord", "peasant", "partner"
CROWN: Final = "#F0C778"  # beside the landlord's sign and word: not a call to act
SHADES: Final = {LANDLORD: CROWN, PARTNER: JADE_TEXT}


def shade(role: str) -> str:
    """Return the colour of a role."""
    return SHADES.get(role, IVORY)


@cache
def mark(role: str, size: float = 15.0) -> Glyph | None:
    """Return the sign of a role, none while there is no role."""
    if not role:
        return None
    return partial(paint_role, role=_sign(role), size=size, shade=shade(role))


@cache
def portrait(seat: int, role: str, radius: float) -> Glyph:
    """Return the face of whoever sits there."""
    return partial(paint_player, radius=radius, seat=seat, role=_sign(role) if role else "")


def _sign(role: str) -> str:
    return LANDLORD if role == LANDLORD else PEASANT
