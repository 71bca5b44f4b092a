"""A table of Quan Dui with one person at it."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.match import Match
from cardtable.core.rules import Setup
from cardtable.core.session import Session
from cardtable.games.quan_dui.cards import value_of
from cardtable.games.quan_dui.messages import MESSAGES
from cardtable.games.quan_dui.pairing import odd_values
from cardtable.games.quan_dui.rules import RULES, Action, Declare, Discard, Draw, Dui, Pass, State, Take, View, Win
from cardtable.games.quan_dui.table import QuanDuiTable
from cardtable.scene.cards.hand_card import HandCard
from tests.helpers import card_room
from tests.helpers.card_room import CardRoom


class Simple(card_room.Simple[View, Action]):
    """Plays by parity: wins when it can, takes what pairs, keeps its pairs."""

    def pick(self, view: View, legal: Sequence[Action]) -> Action:
        """Return what it would do."""
        for action in legal:
            if isinstance(action, Win | Declare):
                return action
        for action in legal:
            if isinstance(action, Dui) and self._rng.random() < 0.7:
                return action
        odd = odd_values(view.hand)
        for action in legal:
            if isinstance(action, Take) and value_of(action.kind) in odd:
                return action
        for nothing in (Draw(), Pass()):
            if nothing in legal:
                return nothing
        alone = [action for action in legal if isinstance(action, Discard) and value_of(action.card) in odd]
        return self._rng.choice(alone or list(legal))


class Room(CardRoom[QuanDuiTable, State, View, Action]):
    """One table of Quan Dui, with the match that is played at it."""

    make, rules, words = QuanDuiTable, RULES, MESSAGES
    code, simple = "QD1-7K3M-9Q2X-4", Simple
    match: Match | None = None

    @classmethod
    def setup(cls, state: State) -> Setup:
        """Return a setup that *state* may have come from."""
        return Setup(1, state.seats, state.dealer, standing=state.standing)

    def next_hand(self, seed: int) -> None:
        """Go on with the match."""
        assert self.match is not None
        self.enter(Session(RULES, self.match.setup(seed)))

    def enter(self, session: Session[State, View, Action], opening: bool = False) -> None:
        """Sit down at a hand of the match."""
        self.table.match = self.match or Match.of(RULES, session.setup)
        super().enter(session, opening)

    def card(self, piece: str) -> HandCard:
        """Return a card of the person's hand, or the last of its kind."""
        return [card for card in self.table.scene.hand.cards if str(card.piece).startswith(piece)][-1]


watched = Room.watched
