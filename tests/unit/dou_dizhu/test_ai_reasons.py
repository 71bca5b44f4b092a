"""Whatever a player gives as its reason is true of the position: checked in many deals, by other means."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Final

import pytest

from cardtable.ai.player import LADDER, Budget, Decision
from cardtable.core.rng import Rng
from cardtable.games.dou_dizhu import fast, reasons
from cardtable.games.dou_dizhu.ai import AI
from cardtable.games.dou_dizhu.playout import make_plans
from cardtable.games.dou_dizhu.rules import RULES, Action, Bid, Play, State
from cardtable.games.dou_dizhu.sight import see
from tests.unit.dou_dizhu.positions import ending, start

FEW: Final = Budget(nodes=60)
ORDER: Final = fast.RANKS
HIGH: Final = {1: ORDER.index("K"), 2: ORDER.index("Q")}  # by cards: from where on a play is called high


def ranks(cards: Iterable[str]) -> list[int]:
    """Return the ranks of some cards, the lowest first."""
    return sorted(ORDER.index(card[0]) for card in cards)


class Told:
    """A play or a pass, and what can be said of it."""

    def __init__(self, state: State, action: Action, args: tuple[str, ...]) -> None:
        self.seat, landlord = state.turn, state.landlord
        assert landlord is not None
        self.args = tuple(map(int, args))
        self.landlord, self.leads = landlord, state.to_beat is None
        self.view = RULES.view(state, self.seat)
        self.hand = ranks(self.view.hand)
        self.played = ranks(action.ranks) if isinstance(action, Play) else []
        self.rest = sorted((Counter(self.hand) - Counter(self.played)).elements())
        self.sizes = [len(hand) for hand in state.hands]
        self.unseen = Counter(rank for hand in state.hands for rank in ranks(hand))
        self.unseen -= Counter(self.hand)
        self.covers = [ranks(other.ranks) for other in RULES.legal_actions(state, self.seat) if isinstance(other, Play)]
        self.owner = state.to_beat.seat if state.to_beat is not None else None
        self.partner = None if self.seat == landlord else 3 - self.seat - landlord
        self.rivals = [n for n in range(3) if n not in (self.seat, self.partner)]
        self.after = self._plays(self.rest)
        self.before = self._plays(self.hand)

    def _plays(self, cards: list[int]) -> int:
        return make_plans()[(self.seat - self.landlord) % 3][fast.pack(ORDER[r] for r in cards)][1]

    @property
    def alike(self) -> int:
        """How many cards of one rank the play is, without kickers; 0 for a chain."""
        number = max(Counter(self.played).values(), default=0)
        return number if list(Counter(self.played).values()).count(number) == 1 or number == 4 else 0

    @property
    def core(self) -> int:
        """The rank that counts."""
        return max(Counter(self.played).items(), key=lambda item: (item[1], item[0]))[0]

    def bombed(self) -> bool:
        """Say whether the others may hold a bomb that beats the play."""
        fours = [rank for rank, number in self.unseen.items() if number == 4]
        if self.bomb():
            fours = [rank for rank in fours if rank > self.core]
        return self.played != [13, 14] and (bool(fours) or self.unseen[13] + self.unseen[14] == 2)

    def bomb(self) -> bool:
        return self.played == [13, 14] or (len(self.played) == 4 and self.alike == 4)

    def plainly_beaten(self, without: Counter[int] | None = None) -> bool:
        """Say whether the others may hold a play of this kind that is higher."""
        unseen = self.unseen - (without or Counter())
        higher = any(number >= self.alike for rank, number in unseen.items() if rank > self.core)
        return not self.bomb() and (not self.alike or higher)

    def left(self) -> bool:
        return self.args[-1] == self.after

    def high(self, played: list[int]) -> bool:
        return len(set(played)) == 1 and played[0] >= HIGH.get(len(played), len(ORDER))


def passes(told: Told, *, friendly: bool) -> bool:
    return not told.leads and not told.played and (told.owner == told.partner) == friendly


def plain(told: Told) -> list[list[int]]:
    """Return what covers and is no bomb."""
    bombs = [[13, 14]] + [[rank] * 4 for rank in range(13)]
    return [cards for cards in told.covers if cards not in bombs]


def feeds(told: Told) -> bool:
    assert told.partner is not None
    known = Counter(ranks(told.view.known[told.landlord]))
    fits = len(told.played) == told.sizes[told.partner] == told.args[0]
    return told.leads and fits and len(set(told.played)) == 1 and told.plainly_beaten(known)


def low(told: Told) -> bool:
    sets = Counter(told.rest)
    stay = any(number <= 2 and rank >= HIGH[number] for rank, number in sets.items())
    return (
        told.leads
        and len(told.played) <= 2
        and told.played[0] <= min(told.rest)
        and stay
        and not told.high(told.played)
    )


def fewest(told: Told, number: int) -> bool:
    return told.leads and min(told.sizes[seat] for seat in told.rivals) == number


def blocks(told: Told) -> bool:
    follows = (told.seat + 1) % 3 == told.landlord and told.owner == told.partner
    return follows and told.sizes[told.landlord] == len(told.played) == told.args[0] and told.high(told.played)


TRUE: Final[dict[str, Callable[[Told], bool]]] = {
    reasons.NOTHING_COVERS: lambda told: not told.leads and not told.covers,
    reasons.GOES_OUT: lambda told: not told.rest,
    reasons.SURE: lambda told: told.left() and not told.plainly_beaten() and not told.bombed(),
    reasons.BUT_BOMB: lambda told: told.left() and not told.plainly_beaten() and told.bombed(),
    reasons.LEAVES: lambda told: bool(told.played) and told.left(),
    reasons.FEEDS: feeds,
    reasons.NO_SOLO: lambda told: fewest(told, 1) and len(told.played) > 1,
    reasons.HIGH_SOLO: lambda told: fewest(told, 1) and len(told.played) == 1 and max(told.hand) == told.played[0],
    reasons.NO_PAIR: lambda told: (
        fewest(told, 2)
        and not (len(told.played) == 2 and told.alike == 2)
        and any(number >= 2 for number in Counter(told.hand).values())
    ),
    reasons.SHEDS_MANY: lambda told: (
        told.leads and len(told.played) == told.args[0] >= 3 and told.left() and told.after < told.before
    ),
    reasons.SHEDS_LOW: lambda told: low(told) and told.left(),
    reasons.STOPS: lambda told: told.owner in told.rivals and told.sizes[told.owner] == told.args[0] <= 4,
    reasons.BLOCKS: blocks,
    reasons.OVER_PARTNER: lambda told: told.owner == told.partner and told.left() and told.after <= 2,
    reasons.SHORTENS: lambda told: (
        not told.leads and told.args == (told.after, told.before) and told.after < told.before
    ),
    reasons.SPLITS: lambda told: not told.leads and told.left() and told.after >= told.before,
    reasons.SPARES: lambda told: passes(told, friendly=True),
    reasons.SPARES_FEW: lambda told: passes(told, friendly=True) and told.sizes[told.partner or 0] == told.args[0],
    reasons.KEEPS_BOMB: lambda told: passes(told, friendly=False) and bool(told.covers) and not plain(told),
    reasons.KEEPS_PLAN: lambda told: (
        passes(told, friendly=False) and told.args[0] > told.args[1] == told.before and bool(plain(told))
    ),
    reasons.KEEPS_HIGH: lambda told: passes(told, friendly=False) and all(map(told.high, plain(told))),
    reasons.KEEPS: lambda told: passes(told, friendly=False) and bool(plain(told)),
    reasons.WINS_MOST: lambda told: all(0 <= percent <= 100 for percent in told.args),
}


def given(seed: int) -> Iterator[tuple[State, Decision[Action]]]:
    """Yield what each level decides, and what is hinted, in the choices of a deal that they play by turns."""
    state, turn = start(seed % 3, seed), 0
    while RULES.to_act(state):
        view, legal = RULES.view(state, state.turn), list(RULES.legal_actions(state, state.turn))
        decisions = [AI.player(level).choose(view, legal, Rng(seed), FEW) for level in LADDER[:2]]
        if len(legal) > 1 and turn % 3 == seed % 3:
            decisions += AI.review(view, legal, FEW)
        yield from ((state, decision) for decision in decisions)
        state, turn = RULES.apply(state, state.turn, decisions[turn % 2].action).state, turn + 1


def check(state: State, decision: Decision[Action]) -> str:
    """Assert that a reason is true; return its key."""
    reason = decision.reason
    assert reason is not None
    if state.landlord is None:
        assert reason.key in (reasons.BIDS if isinstance(decision.action, Bid) else reasons.NO_BID, reasons.ONLY)
    elif reason.key != reasons.ONLY:
        assert TRUE[reason.key](Told(state, decision.action, reason.args)), (decision, RULES.record(state))
    return reason.key


def test_reasons_are_true() -> None:
    seen = Counter(check(state, decision) for seed in range(30) for state, decision in given(seed))
    assert len(seen) >= 20, seen


def test_every_key_is_checked() -> None:
    assert set(reasons.KEYS) == {*TRUE, reasons.ONLY, reasons.BIDS, reasons.NO_BID}
    assert len(set(reasons.KEYS)) == len(reasons.KEYS)


def test_queens_and_kings_are_not_called_low() -> None:
    """A hint once led them from over 3 4 7-7-8-8-9-9 as the low cards that need the lead."""
    state = ending(["34778899QQKK2", "3456789TJQKA5", "456TTJJAA2X35"])
    sight = see(RULES.view(state, state.turn))
    for pair in ("QQ", "KK"):
        reason = reasons.explain(sight, make_plans()[0], fast.single_play(fast.pack(pair)))
        assert reason.key != reasons.SHEDS_LOW, pair


@pytest.mark.parametrize("solo", ["3", "7"])
def test_only_the_highest_solo_is_called_the_highest(solo: str) -> None:
    state = ending(["A", "37K", "5689"], acts=["0: 2", "1: X", "2: pass", "0: pass"])
    sight = see(RULES.view(state, state.turn))
    reason = reasons.explain(sight, make_plans()[1], fast.single_play(fast.pack(solo)))
    assert reason.key != reasons.HIGH_SOLO
