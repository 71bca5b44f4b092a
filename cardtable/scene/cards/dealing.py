"""How dealt cards travel: out of the stock, which becomes thinner, into a hand or to a player's plate."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF

from cardtable.core.events import Piece
from cardtable.scene.cards.card import CardItem
from cardtable.scene.cards.hand import Hand
from cardtable.scene.cards.hand import Z as HAND_Z
from cardtable.scene.cards.hand_card import HandCard
from cardtable.scene.cards.pile import Pile
from cardtable.scene.cards.seat_plate import BACK
from cardtable.scene.timeline import Motion, glide

Z_DEALT: Final = 1_000.0


def to_hand(hand: Hand, card: HandCard, start: QPointF, scale: float, n: int = 0) -> Motion:
    """Return how a card comes to its place in the hand, over the *n* that set out before it."""
    at = hand.cards.index(card)
    return Motion(card, card.rest, start, easing=glide, scale=(scale, 1.0), z=Z_DEALT + n, z_end=HAND_Z + at)


def turning_to_hand(hand: Hand, new: Sequence[HandCard], pieces: Sequence[Piece], start: QPointF) -> list[Motion]:
    """Return how face-down cards, which the hand has *taken*, come into it in the order of *pieces* and turn over."""
    by_piece = {card.piece: card for card in new}
    motions = []
    for n, piece in enumerate(pieces):
        card = by_piece[piece]
        card.face(False)
        card.setZValue(Z_DEALT - n)
        motions.append(replace(to_hand(hand, card, start, card.scale(), n), pose=card.turn))
    return motions


def to_plate(card: CardItem, end: QPointF, start: QPointF, n: int = 0) -> Motion:
    """Return how a card comes to a plate and becomes one of its player's, over the *n* that set out before it."""
    card.setPos(start)
    card.setZValue(Z_DEALT - n)
    return Motion(
        card,
        end,
        start,
        easing=glide,
        scale=(1.0, BACK / card.height),
        opacity=(1.0, 0.4),
        z=Z_DEALT + n,
        pose=partial(vanish, card),
    )


def vanish(card: CardItem, way: float) -> None:
    """A card that has reached its player is one of his."""
    if way >= 1.0:
        card.setVisible(False)


def leaving(stock: Pile, motion: Motion, delay_ms: float, ms: float) -> Motion:
    """Let a card set out after *delay_ms*; then the stock becomes thinner."""
    turn, waiting = motion.pose, [True]

    def pose(way: float) -> None:
        if waiting:
            waiting.clear()
            stock.show(stock.count - 1)
        if turn is not None:
            turn(way)

    return replace(motion, delay_ms=delay_ms, duration_ms=ms, pose=pose)
