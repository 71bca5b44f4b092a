"""Whatever a player gives as its reason is true of the position: checked in many hands, by other means."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from cardtable.ai.player import LADDER, Budget, Decision
from cardtable.core.events import Seat
from cardtable.core.rng import Rng
from cardtable.core.rules import Setup
from cardtable.games.quan_dui import reasons
from cardtable.games.quan_dui.ai import AI
from cardtable.games.quan_dui.cards import KINDS, kind_of
from cardtable.games.quan_dui.rules import RULES, Action, Declare, Discard, Draw, Dui, Pass, State, Take, Win
from cardtable.games.quan_dui.sight import see

FEW: Final = Budget(nodes=40)


def value_of(card: str) -> str:
    """Return the value of a card; the honours are ones."""
    return card[1] if card[1].isdigit() else "1"


class Told:
    """An action, and what can be said of it."""

    def __init__(self, state: State, seat: Seat, action: Action, args: tuple[str, ...]) -> None:
        self.state, self.seat, self.action, self.args = state, seat, action, args
        self.view = RULES.view(state, seat)
        self.legal = list(RULES.legal_actions(state, seat))
        self.held = Counter(map(kind_of, self.view.hand))
        self.values = Counter(map(value_of, self.view.hand))
        self.alone = {value for value, number in self.values.items() if number % 2}

    def offered(self) -> bool:
        """Say whether the first argument is the discard on offer."""
        return self.args[0] == self.view.offer

    def pairs(self) -> bool:
        """Say whether the discard on offer has the value of a card that stands alone."""
        return self.view.offer is not None and value_of(self.view.offer) in self.alone

    def thrown(self) -> bool:
        """Say whether the first argument is what is discarded."""
        return isinstance(self.action, Discard) and self.args[0] == self.action.card

    def lonely(self) -> bool:
        """Say whether what is discarded is of a value that stands alone: the hand has it an odd number of times."""
        return self.thrown() and value_of(self.args[0]) in self.alone

    def unseen(self, value: str) -> int:
        """Return how many cards of a value may still come: nobody has shown them, nor proved that they hold them."""
        left = self.view.unseen()
        found = see(self.view).partners(int(value) - 1)
        assert found <= sum(number for kind, number in left.items() if value_of(kind) == value)
        return found

    def fewest(self) -> bool:
        """Say whether no value that stands alone has fewer partners, and whether their number is right."""
        here = self.unseen(value_of(self.args[0]))
        return here == int(self.args[1]) and here == min(map(self.unseen, self.alone))

    def waits(self) -> bool:
        """Say whether after the discard one value alone is left, and whether the number of its partners is right."""
        left = Counter(self.values)
        left[value_of(self.args[0])] -= 1
        odd = [value for value, number in left.items() if number % 2]
        return odd == [self.args[1]] and self.unseen(odd[0]) == int(self.args[2])

    def complete(self) -> bool:
        return not self.alone and not self.view.offer


TRUE: Final[dict[str, Callable[[Told], bool]]] = {
    reasons.WINS: lambda told: told.offered() and isinstance(told.action, Win),
    reasons.TAKES: lambda told: (
        isinstance(told.action, Take | Dui)
        and told.offered()
        and told.pairs()
        and int(told.args[1]) == len(told.alone) - 2
    ),
    reasons.CLAIMS_DUI: lambda told: (
        isinstance(told.action, Dui) and told.offered() and told.pairs() and int(told.args[1]) == len(told.alone) - 2
    ),
    reasons.DRAWS: lambda told: isinstance(told.action, Draw) and told.offered() and not told.pairs(),
    reasons.PASSES: lambda told: isinstance(told.action, Pass) and told.offered() and not told.pairs(),
    reasons.OVERLOOKS: lambda told: isinstance(told.action, Draw | Pass) and told.pairs(),
    reasons.DEAD: lambda told: told.lonely() and told.unseen(value_of(told.args[0])) == 0,
    reasons.FEWEST: lambda told: told.lonely() and told.fewest(),
    reasons.ONES: lambda told: told.lonely() and told.fewest() and "1" in told.alone and value_of(told.args[0]) != "1",
    reasons.SAFE: lambda told: told.lonely(),
    reasons.DENIES: lambda told: told.lonely(),
    reasons.HOARDED: lambda told: told.lonely(),
    reasons.WAITS: lambda told: told.lonely() and told.waits(),
    reasons.ALONE: lambda told: told.lonely(),
    reasons.BREAKS: lambda told: told.thrown() and value_of(told.args[0]) not in told.alone,
    reasons.MISLAYS: lambda told: told.thrown() and value_of(told.args[0]) not in told.alone,
    reasons.DECLARES: lambda told: isinstance(told.action, Declare) and told.complete() and told.args == ("1",),
    reasons.DECLARES_QUAN: lambda told: (
        isinstance(told.action, Declare) and not any(number % 2 for number in told.held.values())
    ),
    reasons.DECLARES_MATCH: lambda told: isinstance(told.action, Declare) and told.complete(),
    reasons.GOES_ON: lambda told: told.thrown() and told.complete(),
    reasons.GOES_ON_MATCH: lambda told: told.thrown() and told.complete() and told.view.standing[told.seat] == 6,
    reasons.WINS_MOST: lambda told: all(0 <= int(percent) <= 100 for percent in told.args),
}


def given(seed: int, seats: int) -> Iterator[tuple[State, Seat, Decision[Action]]]:
    """Yield what each level decides, and what is hinted, in a hand that they play by turns."""
    state, turn = RULES.deal(Setup(seed, seats, Seat(seed % seats))).state, 0
    while asked := RULES.to_act(state):
        seat = asked[0]
        view, legal = RULES.view(state, seat), list(RULES.legal_actions(state, seat))
        decisions = [AI.player(level).choose(view, legal, Rng(seed), FEW) for level in LADDER[:2]]
        action = decisions[turn % 2].action
        if len(legal) > 1 and turn % 3 == seed % 3:
            decisions += AI.review(view, legal, FEW)
        yield from ((state, seat, decision) for decision in decisions)
        state, turn = RULES.apply(state, seat, action).state, turn + 1


def test_reasons_are_true() -> None:
    seen = Counter[str]()
    for seed in range(30):
        for state, seat, decision in given(seed, 2 + seed % 3):
            reason = decision.reason
            assert reason is not None
            seen[reason.key] += 1
            if reason.key != reasons.ONLY:
                told = Told(state, seat, decision.action, reason.args)
                assert TRUE[reason.key](told), (decision, RULES.record(state))
    assert len(seen) >= 14, seen


def test_every_key_is_checked() -> None:
    assert set(reasons.KEYS) == {*TRUE, reasons.ONLY}
    assert len(set(reasons.KEYS)) == len(reasons.KEYS)
    assert {value_of(kind) for kind in KINDS} == set("123456789")
