"""How somebody plays who looks at nothing but the own cards, and not too carefully: the easy player.

Greedy: whatever fits is used, as much as can lie is laid at once, and the card that goes with fewest others is paid.
A slip overlooks a card that fits, though never one that wins, or pays another card.
"""

from __future__ import annotations

from typing import Final

from cardtable.core.rng import Rng
from cardtable.games.conquian import fast
from cardtable.games.conquian.arrange import Arrangement
from cardtable.games.conquian.cards import RANKS, Packed, bits
from cardtable.games.conquian.fast import CUT
from cardtable.games.conquian.moves import GIVE, PASS, Move
from cardtable.games.conquian.sight import Sight
from cardtable.games.conquian.state import Deed, Phase

OVERLOOKS: Final = 25  # percent of the cards that fit
MISPAYS: Final = 25  # percent of the payments
REACH: Final = 2  # ranks in a suit that are near enough to be kept together


def choose(sight: Sight, rng: Rng, slips: bool = True) -> Move:
    """Return a move; without slips it is the greedy player's."""
    match sight.phase:
        case Phase.SWAP:
            return GIVE, _loosest(sight, rng, slips)
        case Phase.PAY:
            return Deed.PAY, _loosest(sight, rng, slips)
        case Phase.FORCED:
            return Deed.USE, _fullest(fast.forced_ways(sight.card, sight.melds[sight.seat], sight.hand))
        case _:
            return _answer(sight, rng, slips)


def _answer(sight: Sight, rng: Rng, slips: bool) -> Move:
    melds = sight.melds[sight.seat]
    if sight.seat == sight.payer:
        return PASS
    if found := fast.ways(sight.card, sight.own, sight.hand):
        way = _fullest(found)
        if sum(way).bit_count() == CUT or not slips or rng.below(100) >= OVERLOOKS:
            return Deed.USE, way
    full = fast.fullest(melds, sight.hand)
    return (Deed.LAY, full) if sum(full) != sight.own else PASS


def _fullest(found: tuple[Arrangement, ...]) -> Arrangement:
    return max(found, key=lambda way: sum(way).bit_count())


def _loosest(sight: Sight, rng: Rng, slips: bool) -> Packed:
    """Return the hand card that goes with fewest others."""
    cards = list(fast.bits(sight.hand))
    if slips and rng.below(100) < MISPAYS:
        return cards[rng.below(len(cards))]
    return min(cards, key=lambda card: _links(card, sight.hand))


def _links(card: Packed, hand: Packed) -> int:
    suit, rank = divmod(card.bit_length() - 1, len(RANKS))
    others = [divmod(n, len(RANKS)) for n in bits(hand & ~card)]
    return sum(r == rank or (s == suit and abs(r - rank) <= REACH) for s, r in others)
