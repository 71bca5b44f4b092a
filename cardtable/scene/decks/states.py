"""How a card stands in the game, as pictures around or on it that all cards of a size share.

Each has its origin where the card has its own.  Put :func:`raised_shadow` and :func:`halo` below the
card, the others above it.  Gold means "you may act here", jade a partner or a hint, and the frame of
the play to beat is cream; none of them changes the card's own picture.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from cardtable.scene.decks import paper
from cardtable.scene.decks.deck import Deck
from cardtable.scene.item import Art
from cardtable.scene.paint import colour, pen, rounded
from cardtable.scene.palette import GOLD, GOLD_GLOW, IVORY, JADE, JADE_TEXT
from cardtable.scene.soft import glow

RING: Final = 2.8  # u
HALO: Final = 13.0  # radius
VEIL: Final = "#3B2E17"
FRAME_GAP: Final = 6.0  # between cards and their frame
FRAME_RADIUS: Final = 13.0
FRAMES: Final = {"cream": (IVORY, ""), "jade": (JADE_TEXT, JADE), "gold": (GOLD, GOLD_GLOW)}  # line, glow


def _key(name: str, deck: Deck, height: float, *more: object) -> tuple[object, ...]:
    return ("card", name, deck.deck_id, round(height, 3), *more)


def raised_shadow(deck: Deck, height: float) -> Art:
    """Return the longer shadow of a card that is lifted from the table; goes below the card."""
    rect = paper.shadow_rect(deck.box(height), height, raised=True)
    outline = deck.outline(height)
    return Art(_key("raised", deck, height), rect, lambda p: paper.paint_shadow(p, outline, height, raised=True))


def ring(deck: Deck, height: float, shade: str = GOLD, width: float = RING) -> Art:
    """Return a line along the card's edge: gold for a chosen card."""
    outline = rounded(deck.box(height).adjusted(0.5, 0.5, -0.5, -0.5), deck.corner * height / deck.high)
    rect = deck.box(height).adjusted(-width, -width, width, width)
    return Art(_key("ring", deck, height, shade, width), rect, lambda p: p.strokePath(outline, pen(shade, width)))


def halo(deck: Deck, height: float, shade: str = GOLD_GLOW) -> Art:
    """Return light around the card: gold where one may act, jade for a hint; goes below the card."""
    outline = deck.outline(height)
    reach = HALO * paper.REACH + 4
    rect = deck.box(height).adjusted(-reach, -reach, reach, reach)
    return Art(_key("halo", deck, height, shade), rect, lambda p: glow(p, outline, shade, HALO, 12, 0.95))


def veil(deck: Deck, height: float, share: float = 0.14) -> Art:
    """Return a warm shade over the card, for what is past or cannot be used."""
    outline = deck.outline(height)
    return Art(_key("veil", deck, height, share), deck.box(height), lambda p: p.fillPath(outline, colour(VEIL, share)))


def frame(size: QSizeF, kind: str = "cream") -> Art:
    """Return a frame around cards that cover *size*, its origin in their middle.

    :param kind: ``cream`` for the play to beat, ``jade`` for a hint, ``gold`` for where one may act.
    """
    line, light = FRAMES[kind]
    box = QRectF(QPointF(-size.width() / 2, -size.height() / 2), size)
    box.adjust(-FRAME_GAP, -FRAME_GAP, FRAME_GAP, FRAME_GAP)
    outline = rounded(box, FRAME_RADIUS)
    reach = HALO * paper.REACH + 4 if light else 3.0

    def paint(painter: QPainter) -> None:
        if light:
            glow(painter, outline, light, HALO, 6, 0.8)
        painter.strokePath(outline, pen(colour("#04100B", 0.35), 4.4))
        painter.strokePath(outline, pen(line, 2.2))

    key = ("card", "frame", kind, round(size.width(), 2), round(size.height(), 2))
    return Art(key, box.adjusted(-reach, -reach, reach, reach), paint)
