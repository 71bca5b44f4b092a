"""The properties of Dou Dizhu: what a random game cannot break, whatever is played in it."""

from __future__ import annotations

from cardtable.core.events import Announced, Seat
from cardtable.core.rng import Rng, derive
from cardtable.core.rules import Illegal
from cardtable.devtools.properties import Turn, demand
from cardtable.games.dou_dizhu.cards import DECK, in_order, pack
from cardtable.games.dou_dizhu.plays import covers, leads
from cardtable.games.dou_dizhu.reading import classify
from cardtable.games.dou_dizhu.rules import RULES, Phase, Play, State, explain

SELECTIONS = 4  # tried in each state


def examine(turn: Turn) -> None:
    """Insist on the deck, the sizes, the multiplier, the sum of points, and on what is said of random selections."""
    state: State = turn.after
    everywhere = [card for pieces in RULES.truth(state).values() for card in pieces if card is not None]
    demand(in_order(everywhere) == DECK, "54 different cards")
    demand(state.sizes == tuple(map(len, state.hands)), "sizes are those of the hands", state.sizes)
    told = [event for event in turn.events if isinstance(event, Announced) and event.key == "multiplier"]
    if told:
        demand(told[0].args == (str(2 ** len(state.score.bombs)),), "the multiplier is told as it is", told)
    if (result := RULES.result(state)) is not None:
        points, landlord = sorted(result.points), state.landlord
        demand(landlord is not None and sum(points) == 0, "points cancel out", points)
        demand(abs(points[0] + points[2]) == state.score.points, "the landlord stands against two", points)
    if state.phase is Phase.PLAY:
        selections(state)


def selections(state: State) -> None:
    """Insist that any selection of the seat to act is taken exactly if it is among the plays of the hand."""
    seat, on_table = state.turn, state.to_beat
    hand = pack(state.hands[seat])
    plays = leads(hand) if on_table is None else covers(hand, on_table.reading)
    ranks, view = {play.ranks for play in plays}, RULES.view(state, seat)
    rng = Rng(derive(state.seed, len(state.acts)))
    for _ in range(SELECTIONS):
        cards = list(state.hands[seat])
        rng.shuffle(cards)
        action = Play(tuple(cards[: 1 + rng.below(min(6, len(cards)))]))
        verdict = explain(view, action.cards)
        demand((verdict.reason is None) == (action.ranks in ranks), "said is done", action)
        demand(verdict.reason == RULES.check(state, seat, action), "one reason", action)
        demand(isinstance(classify(action.ranks), Illegal) == (verdict.reading is None), "one reading", action)
    demand(all(RULES.check(state, Seat((seat + k) % 3), action) is not None for k in (1, 2)), "nobody else acts")


EXAMINE = examine
