"""Where the hidden cards can be, as far as plays, passes and the opening bonus tell (H4).

A pass proves that the hand of that moment, what is left of it and what was played since, had
nothing that beats.  Of sets that is a limit for each identity; of special combinations a
condition on three identities, of the opening bonus one on two.  No identity is in two of these
groups, so all worlds can be counted group by group, and one be drawn so that every
distribution of the cards that agrees with what is known is equally likely.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from math import comb
from typing import Final, NamedTuple

from cardtable.core.events import Seat
from cardtable.core.rng import Rng
from cardtable.games.chuo_pai.cards import (
    EVERYTHING,
    FAMILY,
    IDENTITIES,
    INDEX,
    NAIL,
    RANK,
    TWO_REDS,
    Packed,
    count,
    pack,
)
from cardtable.games.chuo_pai.plays import MOST_EQUAL, SPECIALS, Combination, makes
from cardtable.games.chuo_pai.state import SEATS, Public, View

_JOINED: Final = (*((special.court, *special.others) for special in SPECIALS), (NAIL, TWO_REDS))
GROUPS: Final = (
    *(tuple(INDEX[card] for card in group) for group in _JOINED),
    *((n,) for n, card in enumerate(IDENTITIES) if not any(card in group for group in _JOINED)),
)
_BONUS: Final = len(SPECIALS)  # the number of the group whose cards give the opening bonus


class Proof(NamedTuple):
    """A pass: what could not be beaten, and what the seat has played since."""

    combination: Combination
    since: Packed


def proofs(table: Public) -> tuple[tuple[Proof, ...], ...]:
    """Return what the passes of each seat prove."""
    found: list[list[Proof]] = [[] for _ in SEATS]
    since = [0] * len(SEATS)
    for act, best in reversed(tuple(table.history())):
        if act.cards:
            since[act.seat] += pack(act.cards)
        else:
            assert best is not None
            found[act.seat].append(Proof(best.combination, since[act.seat]))
    return tuple(map(tuple, found))


class Share(NamedTuple):
    """A part of a group that the first of two hidden hands may hold, and in how many ways; the rest is the second's."""

    ways: int
    cards: Packed
    rest: Packed
    size: int


@dataclass(frozen=True, slots=True)
class _Limits:
    """What is known of one hidden hand."""

    most: tuple[int, ...]  # of each identity
    specials: tuple[tuple[Proof, ...], ...]  # of each kind, the passes that prove something of it
    free: bool
    both: Packed | None  # played of the cards of the opening bonus by who has had none; None: nothing is known

    def allow(self, group: int, cards: Packed) -> bool:
        """Say whether the hand may hold these of a group, each of which is within its limit."""
        if group == _BONUS and self.both is not None:
            return not (count(cards + self.both, NAIL) and count(cards + self.both, TWO_REDS))
        return group >= len(SPECIALS) or not any(
            _makes(group, cards + proof.since, proof.combination.size, self.free) for proof in self.specials[group]
        )


class Worlds:
    """All that the hands which a view does not see may be."""

    def __init__(self, view: View) -> None:
        self._view = view
        unseen = EVERYTHING - pack((*view.seen(), *view.hand))
        self.hidden = tuple(seat for seat in SEATS if seat != view.seat)  # whose hands are hidden
        known = proofs(view)
        first, second = (_limits(view, seat, known[seat]) for seat in self.hidden)
        shares = [tuple(_shares(group, unseen, first, second)) for group in range(len(GROUPS))]
        self._size = view.sizes[self.hidden[0]]
        self._shares = _possible(shares, self._size)
        self._ways = _suffixes(self._shares, self._size)
        if not self._ways[0][self._size]:
            raise ValueError("no distribution of the unseen cards agrees with what is known")

    @property
    def number(self) -> int:
        """How many distributions of the unseen cards there are, copies told apart."""
        return self._ways[0][self._size]

    def most(self, seat: Seat) -> Packed:
        """Return how many cards of each identity a hidden hand can have, each for itself."""
        second = self.hidden.index(seat)
        most = 0
        for group, shares in zip(GROUPS, self._shares, strict=True):
            held = [share.rest if second else share.cards for share in shares]
            most += sum(max(cards >> 4 * n & 15 for cards in held) << 4 * n for n in group)
        return most

    def may_beat(self, seat: Seat, combination: Combination) -> bool:
        """Say whether a hidden hand may hold what beats a play: exact, there is a world in which it does."""
        second, size, free = self.hidden.index(seat), combination.size, self._view.free
        if combination.special:
            return any(
                _makes(group, share.rest if second else share.cards, size, free)
                for group in range(len(SPECIALS) - combination.rank)
                for share in self._shares[group]
            )
        most = self.most(seat)
        return any(
            count(most, card) >= size
            for card in IDENTITIES
            if FAMILY[card] is combination.family and RANK[card] > combination.rank
        )

    def sample(self, rng: Rng) -> tuple[Packed, ...]:
        """Return three hands, each distribution of the cards being equally likely."""
        wanted, first, second = self._size, 0, 0
        for shares, ways in zip(self._shares, self._ways[1:], strict=True):
            left = rng.below(sum(share.ways * ways[wanted - share.size] for share in shares if share.size <= wanted))
            for share in shares:
                if share.size > wanted:
                    continue
                left -= share.ways * ways[wanted - share.size]
                if left < 0:
                    break
            first, second, wanted = first + share.cards, second + share.rest, wanted - share.size
        hands = {self._view.seat: pack(self._view.hand), self.hidden[0]: first, self.hidden[1]: second}
        return tuple(hands[seat] for seat in SEATS)


def _makes(kind: int, cards: Packed, size: int, free: bool) -> bool:
    """Say whether some cards make a special combination of a kind and a size."""
    court, black, red = GROUPS[kind]
    return makes(cards >> 4 * court & 15, (cards >> 4 * black & 15) + (cards >> 4 * red & 15), size, free)


def _limits(view: View, seat: Seat, known: Sequence[Proof]) -> _Limits:
    most = [MOST_EQUAL] * len(IDENTITIES)
    specials: defaultdict[int, dict[Proof, None]] = defaultdict(dict)
    for proof in known:
        play, since = proof
        if play.special:
            for kind in range(len(SPECIALS) - play.rank):
                specials[kind][proof] = None
        else:
            for n, card in enumerate(IDENTITIES):
                if FAMILY[card] is play.family and RANK[card] > play.rank:
                    most[n] = min(most[n], play.size - 1 - (since >> 4 * n & 15))
    both = None
    if view.whole:
        if view.bonus[seat]:
            most[INDEX[NAIL]] = most[INDEX[TWO_REDS]] = 0
        else:
            both = pack(card for act, _ in view.history() if act.seat == seat for card in act.cards)
    return _Limits(tuple(most), tuple(tuple(specials[kind]) for kind in range(len(SPECIALS))), view.free, both)


def _shares(group: int, unseen: Packed, first: _Limits, second: _Limits) -> Iterator[Share]:
    """Yield how the unseen cards of a group can lie."""
    members = GROUPS[group]
    there = [unseen >> 4 * n & 15 for n in members]
    ranges = (
        range(max(0, cards - second.most[n]), min(cards, first.most[n]) + 1)
        for n, cards in zip(members, there, strict=True)
    )
    whole = sum(cards << 4 * n for n, cards in zip(members, there, strict=True))
    for held in product(*ranges):
        cards = sum(number << 4 * n for n, number in zip(members, held, strict=True))
        if first.allow(group, cards) and second.allow(group, whole - cards):
            ways = 1
            for all_, number in zip(there, held, strict=True):
                ways *= comb(all_, number)
            yield Share(ways, cards, whole - cards, sum(held))


def _suffixes(shares: Sequence[tuple[Share, ...]], size: int) -> tuple[tuple[int, ...], ...]:
    """Return for every group, and behind the last one, in how many ways it and those after it give so many cards."""
    found = [[1, *(0,) * size]]
    for group in reversed(shares):
        after, ways = found[-1], [0] * (size + 1)
        for share in group:
            for cards in range(size + 1 - share.size):
                ways[cards + share.size] += share.ways * after[cards]
        found.append(ways)
    return tuple(map(tuple, reversed(found)))


def _possible(shares: Sequence[tuple[Share, ...]], size: int) -> tuple[tuple[Share, ...], ...]:
    """Return the shares that are part of a world."""
    after = _reachable(shares[::-1], size)[::-1]  # what those behind a group can add up to
    before = _reachable(shares, size)
    return tuple(
        tuple(share for share in group if any(size - share.size - cards in behind for cards in front))
        for group, front, behind in zip(shares, before, after, strict=True)
    )


def _reachable(shares: Sequence[tuple[Share, ...]], size: int) -> list[frozenset[int]]:
    """Return for every group the numbers of cards that those before it can give."""
    found = [frozenset({0})]
    for group in shares[:-1]:
        steps = {share.size for share in group}
        found.append(frozenset(cards + step for cards in found[-1] for step in steps if cards + step <= size))
    return found
