"""Whatever a player gives as its reason is true of the position: checked in many deals, by other means."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Final, TypeAlias

import pytest

from cardtable.ai.player import LADDER, Budget, Decision, Level
from cardtable.core.events import Seat
from cardtable.core.rng import Rng
from cardtable.games.chuo_pai import plays, reasons
from cardtable.games.chuo_pai.ai import AI
from cardtable.games.chuo_pai.cards import FAMILY, RANK, Packed, identities_of
from cardtable.games.chuo_pai.fast import ORDER
from cardtable.games.chuo_pai.plays import Combination
from cardtable.games.chuo_pai.rules import RULES, Action, Play, State
from cardtable.games.chuo_pai.worlds import Worlds
from tests.unit.chuo_pai.positions import COMPOSITIONS, start, table

Hands: TypeAlias = tuple[Packed, ...]

FEW = Budget(nodes=60)
WORLDS: Final = 40
TIES: Final = {("2-6", "3-5"), ("1-2", "2-4")}


class Told:
    """A play, and what can be said of it."""

    def __init__(self, state: State, action: Action, args: tuple[str, ...], worlds: Sequence[Hands]) -> None:
        assert isinstance(action, Play)
        self.state, self.args, self.seat = state, args, state.turn
        self.play = plays.read(action.cards)
        self.held = Counter(identities_of(state.hands[self.seat]))
        self.legal = [plays.read(a.cards) for a in RULES.legal_actions(state, self.seat) if isinstance(a, Play)]
        self.others = [seat for seat in (Seat(0), Seat(1), Seat(2)) if seat != self.seat]
        self.after = state.waiting[1:]
        self.worlds = worlds

    def stands(self, play: Combination, seats: tuple[Seat, ...] | list[Seat]) -> bool:
        """Say whether in none of some worlds one of these seats beats a play."""
        free = self.state.free
        return not any(plays.can_beat(world[seat], play, free) for world in self.worlds for seat in seats)

    def breaks(self, play: Combination) -> bool:
        """Say whether a play takes some of the cards of an identity."""
        return any(number < self.held[card] for card, number in Counter(play.identities).items())

    def lone(self) -> list[Combination]:
        """Return the cards that stand alone."""
        return [play for play in self.legal if play.size == 1 and self.held[play.name] == 1]

    def cheapest(self, *, whole: bool) -> bool:
        """Say whether the play is the lowest of what can be played, or of what breaks no set."""
        found = [play for play in self.legal if not (whole and self.breaks(play))]
        return self.play in found and self.play.rank == min(play.rank for play in found)


def decides(told: Told) -> bool:
    own = told.state.score[told.seat] + told.play.size
    best = max(told.state.score[seat] + told.state.sizes[seat] for seat in told.others)
    return told.stands(told.play, told.after) and told.args == (str(own),) and own > best


def all_sure(told: Told) -> bool:
    rest = told.held - Counter(told.play.identities)
    sets = [plays.read([card] * number) for card, number in rest.items()]
    number = told.args == (str(told.held.total()),)
    return (
        bool(sets)
        and number
        and told.stands(told.play, told.after)
        and all(told.stands(play, told.others) for play in sets)
    )


def sure(told: Told) -> bool:
    return told.stands(told.play, told.after) and told.args == (str(told.play.size),)


def sure_small(told: Told) -> bool:
    left = told.held - Counter(told.play.identities)
    return sure(told) and any(
        other.size > told.play.size and told.stands(other, told.others) and not Counter(other.identities) - left
        for other in told.legal
    )


def named(told: Told) -> bool:
    return told.args == (told.play.name,)


def lone_low(told: Told) -> bool:
    return named(told) and told.play in told.lone() and told.play.rank == min(play.rank for play in told.lone())


def low(told: Told) -> bool:
    lowest = min(RANK[card] for card in told.held)
    return named(told) and not told.lone() and told.play.size == 1 and RANK[told.play.name] == lowest


def holds(told: Told) -> bool:
    return reasons.MOSTLY <= int(told.args[0]) <= 100 and bool(told.after)


def wins_last(told: Told) -> bool:
    return not told.after and told.args == (str(told.play.size),)


def percents(told: Told) -> bool:
    return all(0 <= int(arg) <= 100 for arg in told.args) and len(told.args) == 2


TRUE: Final[dict[str, Callable[[Told], bool]]] = {
    reasons.DECIDES: decides,
    reasons.ALL_SURE: lambda told: told.state.to_beat is None and all_sure(told),
    reasons.SURE_LEAD: lambda told: told.state.to_beat is None and sure(told),
    reasons.SURE_SMALL: lambda told: told.state.to_beat is None and sure_small(told),
    reasons.LONE_LOW: lone_low,
    reasons.LONE: lambda told: named(told) and told.play in told.lone() and not lone_low(told),
    reasons.LOW: low,
    reasons.HOLDS: holds,
    reasons.WINS_LAST: wins_last,
    reasons.WINS_LAST_KEPT: lambda told: wins_last(told) and told.cheapest(whole=True),
    reasons.SURE_BEAT: lambda told: told.state.to_beat is not None and bool(told.after) and sure(told),
    reasons.CHEAPEST: lambda told: named(told) and told.cheapest(whole=True),
    reasons.CHEAPEST_BREAKS: lambda told: (
        named(told) and told.cheapest(whole=False) and all(map(told.breaks, told.legal))
    ),
    reasons.SOLVED: lambda told: percents(told) and sum(told.state.sizes) <= 12,
    reasons.WINS_MOST: lambda told: percents(told) and sum(told.state.sizes) > 12,
    reasons.HASTY: lambda told: told.args == (),
}


def given(seed: int, free: bool) -> Iterator[tuple[State, Sequence[Hands], Decision[Action]]]:
    """Yield what each level decides, and what is hinted, in the choices of a deal that they play by turns."""
    state, rng = start(seed % 3, seed, free), Rng(seed)
    while RULES.to_act(state):
        view, legal = RULES.view(state, state.turn), list(RULES.legal_actions(state, state.turn))
        action = legal[0]
        if len(legal) > 1:
            decisions = [AI.player(level).choose(view, legal, Rng(seed), FEW) for level in LADDER[:2]]
            decisions += AI.review(view, legal, FEW)[:4]
            possible = Worlds(view)
            worlds = [possible.sample(rng) for _ in range(WORLDS)]
            yield from ((state, worlds, decision) for decision in decisions)
            action = decisions[len(view.rounds) % 3].action
        state = RULES.apply(state, state.turn, action).state


@pytest.mark.parametrize("free", COMPOSITIONS)
def test_reasons_are_true(free: bool) -> None:
    seen = Counter[str]()
    for seed in range(2):
        for state, worlds, decision in given(seed, free):
            reason = decision.reason
            assert reason is not None
            assert TRUE[reason.key](Told(state, decision.action, reason.args, worlds)), (decision, RULES.record(state))
            seen[reason.key] += 1
    assert len(seen) >= 9, seen


def test_every_key_is_checked() -> None:
    assert set(reasons.KEYS) == {*TRUE, reasons.ONLY, reasons.MUST_PASS}
    assert len(set(reasons.KEYS)) == len(reasons.KEYS)


def said(state: State) -> tuple[str, tuple[str, ...]]:
    """Return key and arguments of what medium says."""
    legal = list(RULES.legal_actions(state, state.turn))
    reason = AI.player(Level.MEDIUM).choose(RULES.view(state, state.turn), legal, Rng(1), FEW).reason
    assert reason is not None
    return reason.key, reason.args


def test_what_decides_the_deal() -> None:
    hands = ["6-6 6-6 2-2 2-3", "1-1 5-6", "4-4 4-6"]
    assert said(table(hands, earlier=["4-4 1-3", "", ""])) == (reasons.DECIDES, ("4",))
    assert said(table(hands, earlier=["4-4 1-3", "3-3 3-3", ""])) == (reasons.SURE_LEAD, ("2",)), (
        "seat 1 may draw level"
    )


def test_all_that_is_left_is_sure() -> None:
    hands = ["6-6 6-6 1-5 3-6", "1-1 5-6 2-6", "4-4 4-6 2-5"]
    assert said(table(hands, earlier=["", "3-3 3-3 3-3 3-3", ""])) == (reasons.ALL_SURE, ("4",))


def test_a_bigger_sure_play_is_left() -> None:
    """Only said where the bigger one stays whole."""
    state = table(["6-6 6-6 1-5 5-5 2-3", "1-1 5-6 5-6 2-6", "4-4 4-6 4-6 2-5"], earlier=["", "3-3 3-3 3-3 3-3", ""])
    view, legal = RULES.view(state, state.turn), list(RULES.legal_actions(state, state.turn))
    found = {}
    for seed in range(60):
        decision = AI.player(Level.EASY).choose(view, legal, Rng(seed))
        assert isinstance(decision.action, Play)
        assert decision.reason is not None
        found[" ".join(decision.action.identities)] = decision.reason.key
    assert found["1-5"] == reasons.SURE_SMALL
    assert found["6-6"] == reasons.SURE_LEAD
    assert found["6-6 6-6"] == reasons.SURE_LEAD


def test_ranks_fall_in_the_order_of_the_singles() -> None:
    """What is called the lowest is the lowest in its family."""
    for higher, lower in pairwise(ORDER):
        assert RANK[higher] >= RANK[lower]
        assert FAMILY[higher] is not FAMILY[lower] or RANK[higher] > RANK[lower] or (higher, lower) in TIES
