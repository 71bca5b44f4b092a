"""Random worlds that fit what a seat knows: cards that were taken, and identical cards that claims have proved."""

from __future__ import annotations

from collections import Counter
from itertools import islice

from cardtable.core.rng import Rng
from cardtable.games.quan_dui.cards import DECK, Cards, Kind, in_order, kind_of
from cardtable.games.quan_dui.state import Deed, Phase, Public, View


def guess(view: View, rng: Rng) -> tuple[tuple[Cards, ...], Cards]:
    """Return hands and a stock as they may be."""
    if view.phase is Phase.OVER:
        certain: list[Counter[Kind]] = [Counter()] * view.seats  # all hands are known
    else:
        certain = proved(view)
    seen = view.seen()
    unseen = [card for card in DECK if card not in seen]
    rng.shuffle(unseen)
    hands = [list(cards) for cards in view.known]
    for seat, hand in enumerate(hands):
        if seat != view.seat:
            for kind in (certain[seat] - Counter(map(kind_of, hand))).elements():
                card = next(card for card in unseen if kind_of(card) == kind)
                unseen.remove(card)
                hand.append(card)
    rest = iter(unseen)
    full = tuple(
        in_order((*hand, *islice(rest, size - len(hand)))) for hand, size in zip(hands, view.sizes, strict=True)
    )
    return full, tuple(rest)


def proved(table: Public) -> list[Counter[Kind]]:
    """Return how many cards of each kind every hand has at least, as everybody can tell.

    Who claims a card for a Dui holds an identical one, whether he gets it or not.
    """
    least: list[Counter[Kind]] = [Counter() for _ in range(table.seats)]
    for seat, deed, card in table.acts:
        if card is None:
            continue
        own, kind = least[seat], kind_of(card)
        match deed:
            case Deed.ASKED_DUI:
                own[kind] = max(own[kind], 1)
            case Deed.PAIR:
                own[kind] = max(own[kind], 1) + 1
            case Deed.TAKE:
                own[kind] += 1
            case Deed.DUI | Deed.DISCARD:
                own[kind] = max(own[kind] - 1, 0)
            case _:
                pass
    # in a position that was set up, cards may have been taken before all acts
    return [counts | Counter(map(kind_of, cards)) for counts, cards in zip(least, table.shown, strict=True)]
