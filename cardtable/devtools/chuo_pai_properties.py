"""The properties of Chuo Pai: what a random game cannot break, whatever is played in it."""

from __future__ import annotations

from cardtable.core.events import Seat
from cardtable.core.rng import Rng, derive
from cardtable.core.rules import Illegal
from cardtable.devtools.properties import Turn, demand
from cardtable.games.chuo_pai.cards import DECK, NAIL, TWO_REDS, identities_of, in_order, pack
from cardtable.games.chuo_pai.legality import choices
from cardtable.games.chuo_pai.plays import beats, can_beat
from cardtable.games.chuo_pai.reading import classify
from cardtable.games.chuo_pai.rules import RULES, Pass, Play, State, explain
from cardtable.games.chuo_pai.state import HAND, SEATS

SELECTIONS = 3  # tried in each state
GUESS_EACH = 8  # acts between two guesses of hidden hands


def examine(turn: Turn) -> None:
    """Insist on the deck, scores, closed rounds, on what is said of random selections, and on possible guesses."""
    before: State = turn.before
    state: State = turn.after
    everywhere = [card for pieces in RULES.truth(state).values() for card in pieces if card is not None]
    demand(in_order(everywhere) == DECK, "84 different cards")
    demand(state.sizes == tuple(map(len, state.hands)), "sizes are those of the hands", state.sizes)
    demand(state.score == tuple(len(state.pile(seat)) for seat in SEATS), "a point a card", state.score)
    demand(sum(state.score) + sum(state.sizes) + len(state.out()) + _lying(state) == len(DECK), "no card twice")
    if len(state.rounds) > len(before.rounds):
        done = state.rounds[-1]
        due = [seat for seat in SEATS if before.sizes[seat] or before.lying(seat)]
        demand(sorted(act.seat for act in done.acts) == due, "each with cards has acted once", done)
        plays = [act.combination for act in done.acts if act.cards]
        demand(all(map(beats, plays[1:], plays)), "each play beats the one before", done)
        gained = sum(state.score) - sum(before.score)
        demand(gained == len(done.best.cards), "only the winning play scores", done)
    demand(state.over == (not state.acts and sum(map(bool, state.hands)) < 2), "the deal ends when it should")
    demand(isinstance(turn.action, Pass) <= (not choices(before, before.hands[turn.seat])), "who can beat has to")
    if not state.over:
        selections(state)
        if len(tuple(state.history())) % GUESS_EACH == 0:
            guesses(state)


def _lying(state: State) -> int:
    return sum(len(state.lying(seat)) for seat in SEATS)


def selections(state: State) -> None:
    """Insist that any selection of the seat to act is taken exactly if it is among the plays of the hand."""
    seat = state.turn
    hand, view = state.hands[seat], RULES.view(state, seat)
    listed = {play.identities for play in choices(state, hand)}
    rng = Rng(derive(len(hand), state.sizes[seat - 1], len(state.rounds), pack(hand) & 0xFFFFFFFF))
    for _ in range(SELECTIONS):
        first = rng.below(len(hand))
        cards = list(hand[first : first + 1 + rng.below(4)])  # neighbours are often of one identity
        action = Play(cards)
        verdict = explain(view, cards)
        demand((verdict.reason is None) == (action.identities in listed), "said is done", action)
        demand(verdict.reason == RULES.check(state, seat, action), "one reason", action)
        demand(isinstance(classify(cards, state.free), Illegal) == (verdict.combination is None), "one reading", action)
    demand(all(RULES.check(state, Seat((seat + k) % 3), action) is not None for k in (1, 2)), "nobody else acts")


def guesses(state: State) -> None:
    """Insist that a guess of hidden hands contradicts no pass and no opening bonus (H4)."""
    seat = state.turn
    world = RULES.determinize(RULES.view(state, seat), Rng(pack(state.hands[seat]) & 0xFFFFFFFF))
    hands = [pack(hand) for hand in world.hands]
    for act, best in reversed(tuple(world.history())):
        if act.cards:
            hands[act.seat] += pack(act.cards)
        else:
            possible = best is not None and not can_beat(hands[act.seat], best.combination, state.free)
            demand(possible, "a pass is remembered", act)
    for other in SEATS:
        played = [card for act, _ in world.history() if act.seat == other for card in act.cards]
        kinds = {NAIL, TWO_REDS} & set(identities_of((*world.hands[other], *played)))
        demand(len(kinds) < (1 if world.bonus[other] else 2), "the opening bonus is remembered", other)
        dealt = len(world.hands[other]) + len(played) + len(world.bonus[other])
        demand(dealt == HAND, "everybody was dealt as many", dealt)


EXAMINE = examine
