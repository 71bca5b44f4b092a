"""Whatever a player gives as its reason is true of the position: checked in many games, by other means."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Final

from cardtable.ai.player import LADDER, Budget, Decision, Level
from cardtable.core.events import Piece, Seat
from cardtable.core.rng import Rng
from cardtable.core.rules import Setup
from cardtable.games.conquian import reasons
from cardtable.games.conquian.ai import AI
from cardtable.games.conquian.melds import kind_of
from cardtable.games.conquian.rules import RULES, Action, Force, Give, Lay, Pass, Pay, State, Use
from cardtable.games.conquian.state import CUT, Phase

FEW: Final = Budget(nodes=60)
PAYERS: Final = Phase.PAY, Phase.SWAP


class Told:
    """An action, and what can be said of it."""

    def __init__(self, state: State, seat: Seat, action: Action, args: tuple[str, ...]) -> None:
        self.state, self.seat, self.action, self.args = state, seat, action, args
        self.view = RULES.view(state, seat)
        self.legal = list(RULES.legal_actions(state, seat))
        self.after = RULES.apply(state, seat, action).state

    def offered(self) -> bool:
        """Say whether the first argument is the card on offer."""
        return self.args[0] == self.view.table

    def lost(self) -> bool:
        """Say whether the first argument is the card that is given or paid."""
        return isinstance(self.action, Give | Pay) and self.args[0] == self.action.card

    def left(self) -> int:
        """Return how many cards are in the hand after the action and, of a use that is no win, after the payment."""
        paid = isinstance(self.action, Use) and self.after.phase is Phase.PAY
        return len(self.after.hands[self.seat]) - paid

    def target(self) -> Seat:
        return Seat(int(self.args[1]))

    def loose(self) -> bool:
        """Say whether the card that is lost goes with none of the seat's other cards."""
        rest = [*self.view.hand, *(card for meld in self.view.melds[self.seat] for card in meld)]
        rest.remove(Piece(self.args[0]))
        return not any(goes(Piece(self.args[0]), card) for card in rest)

    def may_force(self) -> bool:
        return Force(self.target()) in self.legal


def goes(card: Piece, other: Piece) -> bool:
    """Say whether two cards lie in some meld of three."""
    return any(kind_of((card, other, Piece(third))) is not None for third in EVERY if third not in (card, other))


EVERY: Final = [f"{rank}{suit}" for suit in "OCEB" for rank in (1, 2, 3, 4, 5, 6, 7, 10, 11, 12)]


def extends_three(told: Told) -> bool:
    """Say whether the card makes four of a meld of three, and of no larger one."""
    sizes = {len(told.view.melds[told.target()][n]) for n in told.view.fitting(told.target())}
    return sizes == {3}


TRUE: Final[dict[str, Callable[[Told], bool]]] = {
    reasons.NOTHING_FITS: lambda told: (
        told.offered()
        and isinstance(told.action, Pass)
        and not any(isinstance(action, Use | Force) for action in told.legal)
    ),
    reasons.GIVES_LOOSE: lambda told: told.lost() and told.view.phase is Phase.SWAP and told.loose(),
    reasons.GIVES_LEAST: lambda told: told.lost() and told.view.phase in PAYERS,
    reasons.CUTS: lambda told: told.offered() and told.after.melded[told.seat] == CUT,
    reasons.NEARER: lambda told: told.offered() and 0 < int(told.args[1]) <= CUT - told.after.melded[told.seat] + 2,
    reasons.OUTS: lambda told: told.offered() and isinstance(told.action, Use) and int(told.args[1]) > 0,
    reasons.TAKES_ALL: lambda told: told.offered() and not told.view.stock_left and int(told.args[1]) == told.left(),
    reasons.TAKES_LEAST: lambda told: told.offered() and isinstance(told.action, Use),
    reasons.HOLDS_BACK: lambda told: (
        isinstance(told.action, Use) and any(kind_of(three) for three in combinations(told.after.hands[told.seat], 3))
    ),
    reasons.LAYS_LAST: lambda told: (
        isinstance(told.action, Lay) and not told.view.stock_left and int(told.args[0]) == told.left()
    ),
    reasons.LAYS_EARLY: lambda told: isinstance(told.action, Lay) and bool(told.view.stock_left),
    reasons.FORCES: lambda told: told.offered() and told.action == Force(told.target()),
    reasons.FORCES_FOUR: lambda told: told.action == Force(told.target()) and extends_three(told),
    reasons.KEEPS_HAND: lambda told: (
        isinstance(told.action, Pass) and any(isinstance(action, Use) for action in told.legal)
    ),
    reasons.KEEPS_PLAN: lambda told: isinstance(told.action, Pass) and int(told.args[0]) > int(told.args[1]),
    reasons.OVERLOOKS: lambda told: (
        isinstance(told.action, Pass) and any(isinstance(action, Use) for action in told.legal)
    ),
    reasons.SPARES: lambda told: isinstance(told.action, Pass) and told.offered() and told.may_force(),
    reasons.NO_NINTH: lambda told: isinstance(told.action, Pass) and told.offered() and told.may_force(),
    reasons.PAYS_LOOSE: lambda told: told.lost() and told.view.phase is Phase.PAY and told.loose(),
    reasons.PAYS_DEAD: lambda told: told.lost() and not told.loose(),
    reasons.PAYS_LEAST: lambda told: told.lost() and int(told.args[1]) > 0,
    reasons.PAYS_UNWANTED: lambda told: told.lost() and int(told.args[1]) >= reasons.UNWANTED,
    reasons.SEEMS_LEAST: lambda told: told.lost() and not told.loose(),
    reasons.PROMISES: lambda told: all(0 <= int(percent) <= 100 for percent in told.args),
}
ONCE: Final = frozenset({reasons.GIVES_LEAST, reasons.TAKES_LEAST})  # superlatives: of several hints true of one


def given(seed: int) -> Iterator[tuple[State, Seat, list[Decision[Action]]]]:
    """Yield what each level decides, and what is hinted, in a game that they play by turns."""
    state, turn = RULES.deal(Setup(seed, 3, Seat(seed % 3))).state, 0
    while asked := RULES.to_act(state):
        seat = asked[0]
        view, legal = RULES.view(state, seat), list(RULES.legal_actions(state, seat))
        levels: list[Level] = list(LADDER[:2])
        decisions = [AI.player(level).choose(view, legal, Rng(seed), FEW) for level in levels]
        yield from ((state, seat, [decision]) for decision in decisions)
        if len(legal) > 1 and turn % 4 == seed % 4:
            yield state, seat, AI.review(view, legal, FEW)
        state, turn = RULES.apply(state, seat, decisions[turn % 2].action).state, turn + 1


def test_reasons_are_true() -> None:
    seen = Counter[str]()
    for seed in range(40):
        for state, seat, decisions in given(seed):
            keys = Counter(decision.reason.key for decision in decisions if decision.reason is not None)
            assert all(keys[key] <= 1 for key in ONCE), (decisions, RULES.record(state))
            seen += keys
            for decision in decisions:
                reason = decision.reason
                assert reason is not None
                if reason.key != reasons.ONLY:
                    told = Told(state, seat, decision.action, reason.args)
                    assert TRUE[reason.key](told), (decision, RULES.record(state))
    assert len(seen) >= 18, seen


def test_every_key_is_checked() -> None:
    assert set(reasons.KEYS) == {*TRUE, reasons.ONLY}
    assert len(set(reasons.KEYS)) == len(reasons.KEYS)
