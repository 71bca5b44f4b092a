"""The emblem of every identity on its tinted disc, drawn around the origin within ±14."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from cardtable.scene.decks.domino.beads import BEADS
from cardtable.scene.decks.domino.dyes import DYES, TINTS
from cardtable.scene.decks.domino.living import LIVING
from cardtable.scene.decks.domino.nature import NATURE
from cardtable.scene.decks.domino.plan import Place, family_of
from cardtable.scene.decks.domino.tools import TOOLS
from cardtable.scene.decks.dongguan.woodcut import Cuts, paint_cuts
from cardtable.scene.paint import colour, disc, pen, radial, saved

DISC: Final = 17.4
EMBLEMS: Final[dict[str, Cuts]] = {**NATURE, **LIVING, **TOOLS, **BEADS}


def paint_emblem(painter: QPainter, identity: str, place: Place) -> None:
    """Paint an emblem; *place* is the middle of its disc, and its scale.

    :raises KeyError: if there is no such identity.
    """
    x, y, scale = place
    tints = TINTS[family_of(identity)]
    with saved(painter):
        painter.translate(x, y)
        painter.scale(scale, scale)
        ground = radial(0, 0, DISC * 1.5, (0, tints.light), (1, tints.shade), focus=(-5, -7))
        painter.fillPath(disc(0, 0, DISC), ground)
        painter.strokePath(disc(0, 0, DISC), pen(colour(tints.deep, 0.75), 0.7))
        painter.strokePath(disc(0, 0, DISC - 1.3), pen(colour(tints.deep, 0.30), 0.4))
        paint_cuts(painter, EMBLEMS[identity], dyes=DYES)
