"""A table of Dou Dizhu with one person at it, and positions to play from."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cardtable.core.events import Piece, Seat
from cardtable.core.rules import Setup
from cardtable.games.dou_dizhu.cards import DECK, in_order, parse
from cardtable.games.dou_dizhu.messages import MESSAGES
from cardtable.games.dou_dizhu.reading import read
from cardtable.games.dou_dizhu.rules import RULES, Act, Action, Pass, Play, State, View
from cardtable.games.dou_dizhu.table import DouDizhuTable
from tests.helpers import card_room
from tests.helpers.card_room import CardRoom

RIGHT, LEFT = Seat(1), Seat(2)


def cards(text: str) -> tuple[Piece, ...]:
    """Return cards from their names."""
    return in_order(parse(text))


class Simple(card_room.Simple[View, Action]):
    """Leads its longest play, covers with the lowest, passes now and then: enough to end every deal."""

    def pick(self, view: View, legal: Sequence[Action]) -> Action:
        """Return what it would do."""
        if view.landlord is None:
            return legal[-1] if self._rng.random() < 0.5 else Pass()
        plays = [(read(action.ranks), action) for action in legal if isinstance(action, Play)]
        if view.to_beat is None:
            return max(plays, key=lambda pair: (len(pair[0].ranks), -pair[0].rank))[1]
        quiet = [pair for pair in plays if not pair[0].explosive or len(plays) == 1]
        if quiet and self._rng.random() < 0.85:
            return min(quiet, key=lambda pair: pair[0].rank)[1]
        return Pass()


class Room(CardRoom[DouDizhuTable, State, View, Action]):
    """One table of Dou Dizhu."""

    make, rules, words = DouDizhuTable, RULES, MESSAGES
    code, simple = "DD1-7K3M-9Q2X-4", Simple

    @classmethod
    def setup(cls, state: State) -> Setup:
        """Return a setup that *state* may have come from."""
        return Setup(1, 3, state.opener)


watched = Room.watched


def position(
    mine: str,
    acts: Sequence[tuple[int, str]] = (),
    landlord: int = 0,
    base: int = 1,
    sizes: tuple[int, int] = (5, 5),
) -> State:
    """Return a position in which the person holds *mine*, after *acts* (seat, cards or nothing for a pass).

    The other hands are made of cards nobody has named, so many as *sizes* says; the rest is gone.
    """
    hand = cards(mine)
    played = tuple(Act(Seat(seat), cards(text)) for seat, text in acts)
    used = {*hand, *(card for act in played for card in act.cards)}
    rest = [card for card in DECK if card not in used]
    Random(5).shuffle(rest)
    first, second = rest[: sizes[0]], rest[sizes[0] : sum(sizes)]
    hands = (hand, in_order(first), in_order(second))
    owner = hands[landlord]
    bottom = (owner + tuple(rest[sum(sizes) :]))[-3:]
    return State(
        Seat(0),
        0,
        tuple(base if seat == landlord else 0 for seat in range(3)),
        played,
        tuple(map(len, hands)),
        tuple(rest[sum(sizes) :]),
        1,
        hands,
        in_order(bottom),
    )


def deals(seed: int, count: int) -> list[list[State]]:
    """Return random deals as the states they went through, the end included."""
    found = []
    for n in range(count):
        players = [Simple(seed + 7 * n + seat) for seat in range(3)]
        state = RULES.deal(Setup(seed + n, 3, Seat(n % 3))).state
        states = [state]
        while acting := RULES.to_act(state):
            seat = acting[0]
            action = players[seat].pick(RULES.view(state, seat), list(RULES.legal_actions(state, seat)))
            state = RULES.apply(state, seat, action).state
            states.append(state)
        found.append(states)
    return found


def chosen(room: Room) -> str:
    """Return the ranks of the raised cards, from left to right."""
    return "".join(card[0] for card in room.table.scene.hand.chosen)
