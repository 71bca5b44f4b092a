"""Chuo Pai: the winning play of each round goes to its owner's score pile, a point a card.

R1  Three seats, clockwise, each for itself; 84 cards, 28 each (R2).
R3  Who is dealt both 1-2 and 2-4 puts all of them on the score pile at once.
R4  The first leader is drawn: ``Setup.dealer``.
R5  Who leads plays a set or a special combination of :mod:`.plays`; he must.
R7  Each other seat with cards acts once.  R9 Who can beat the highest play must, with any play that
    does; who cannot passes and keeps all cards.
R11 The winning play goes to the score pile, all else that was played leaves the deal.
R12 The winner leads; if he has no cards, the next clockwise who has.
R13 The deal ends with a complete round after which at most one seat has cards (H2).
R14 Most points win; the highest score may be shared (H3).

Special combinations are of equal numbers, or free: an option (H1).
R-numbers and H-numbers are those of the rules page; the reasons of a refused play are in :mod:`.reading`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, TypeAlias

from cardtable.core.events import Announced, Ended, Event, Moved, Piece, Place, Seat
from cardtable.core.rng import Rng
from cardtable.core.rules import DealResult, Handover, Illegal, Layout, Option, Rules, ScoreLine, Setup, Step
from cardtable.games.chuo_pai import legality, positions
from cardtable.games.chuo_pai.cards import DECK, NAIL, TWO_REDS, Cards, identity_of, in_order, parse, pick, unpack
from cardtable.games.chuo_pai.legality import Verdict, explain, refusal
from cardtable.games.chuo_pai.state import (
    SEATS,
    Act,
    Action,
    Pass,
    Phase,
    Play,
    Public,
    Round,
    State,
    View,
    clockwise,
)
from cardtable.games.chuo_pai.worlds import Worlds

__all__ = [
    "HANDS", "OUT", "PILES", "RULES", "STOCK", "TRICKS",
    "Act", "Action", "ChuoPai", "Pass", "Phase", "Play", "Public", "Round", "State", "Verdict", "View",
    "deal_hands", "explain", "refusal",
]  # fmt: skip

STOCK, OUT = Place("stock"), Place("out")
HANDS: Final = tuple(Place("hand", seat) for seat in SEATS)
TRICKS: Final = tuple(Place("trick", seat) for seat in SEATS)  # what a seat has played in this round
PILES: Final = tuple(Place("pile", seat) for seat in SEATS)  # score piles
MOST_POINTS, SHARED = "most-points", "shared-win"  # message ids
COMPOSITION: Final = "specials"

_Piles: TypeAlias = tuple[Cards, ...]
_PublicFields: TypeAlias = tuple[Seat, bool, _Piles, _Piles, Cards, tuple[Round, ...], tuple[Act, ...], tuple[int, ...]]


class ChuoPai(Rules[State, View, Action]):
    """Three seats; ``Setup.dealer`` leads first, and is drawn for every deal."""

    game_id, version, players, hidden = "chuo_pai", 1, (3,), True
    draws_opener, handover = True, Handover.DRAWN
    options = (Option(COMPOSITION, positions.SPECIALS),)

    def deal(self, setup: Setup) -> Step[State]:
        cards = list(DECK)
        Rng(setup.seed).shuffle(cards)
        given = tuple(tuple(cards[seat :: len(SEATS)]) for seat in SEATS)  # one card after the other goes round
        free = setup.option(COMPOSITION, positions.EQUAL) == positions.FREE
        return deal_hands(given, setup.dealer, free)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return () if state.over else (state.turn,)

    def legal_actions(self, state: State, seat: Seat) -> Iterator[Action]:
        return legality.actions(state, seat, state.hands[seat])

    def check(self, state: State, seat: Seat, action: Action) -> Illegal | None:
        return refusal(state, seat, state.hands[seat], action)

    def _apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        match action:
            case Play(wanted):
                cards, left = pick(state.hands[seat], wanted)
                act = Act(seat, cards)
                play = act.combination
                told: tuple[Event, ...] = (
                    Moved(cards, HANDS[seat], TRICKS[seat]),
                    Announced(seat, "beat" if state.acts else "lead", (play.name, str(play.size))),
                )
            case Pass():
                act, left = Act(seat), state.hands[seat]
                told = (Announced(seat, "pass"),)
        after = state.acted(act, left)
        return Step(after, told if after.acts else (*told, *_closed(after)))

    def result(self, state: State) -> DealResult | None:
        if not state.over:
            return None
        points = state.score
        winners = tuple(seat for seat in SEATS if points[seat] == max(points))
        reason = MOST_POINTS if len(winners) == 1 else SHARED
        return DealResult(points, reason, winners, tuple(tuple(_score_lines(state, seat)) for seat in SEATS))

    def view(self, state: State, seat: Seat) -> View:
        known = tuple(
            hand if other == seat or state.over else () for other, hand in zip(SEATS, state.hands, strict=True)
        )
        return View(*_public(state), seat=seat, known=known)

    def determinize(self, view: View, rng: Rng) -> State:
        if view.over:
            return State(*_public(view), hands=view.known)
        seen = {*view.seen(), *view.hand}
        unseen = [card for card in DECK if card not in seen]
        rng.shuffle(unseen)  # which copy is where
        hands, rest = list(view.known), tuple(unseen)
        dealt = Worlds(view).sample(rng)
        for seat in SEATS:
            if seat != view.seat:
                hands[seat], rest = pick(rest, map(Piece, unpack(dealt[seat])))
        return State(*_public(view), hands=tuple(hands))

    def layout(self, view: View) -> Layout:
        hands: dict[Place, tuple[Piece | None, ...]] = {
            place: cards or (None,) * size for place, cards, size in zip(HANDS, view.known, view.sizes, strict=True)
        }
        return {**hands, **_table(view)}

    def truth(self, state: State) -> Layout:
        return {**dict(zip(HANDS, state.hands, strict=True)), **_table(state)}

    def encode(self, action: Action) -> str:
        match action:
            case Play(cards):
                return " ".join(cards)
            case Pass():
                return "pass"

    def decode(self, text: str) -> Action:
        if text == "pass":
            return Pass()
        if not (cards := parse(text)):
            raise ValueError("no action")
        return Play(cards)

    def position(self, record: Mapping[str, Any]) -> State:
        return positions.read(record)

    def record(self, state: State) -> dict[str, Any]:
        return positions.write(state)


RULES = ChuoPai()


def deal_hands(given: tuple[Cards, ...], leader: Seat, free: bool) -> Step[State]:
    """Return a deal of these hands, and the opening bonuses that they bring (R3), the first leader's first."""
    events: list[Event] = [Moved(given[seat], STOCK, HANDS[seat], frozenset({seat})) for seat in SEATS]
    bonus = tuple(_bonus(hand) for hand in given)
    hands = tuple(in_order(set(hand) - set(cards)) for hand, cards in zip(given, bonus, strict=True))
    for seat in clockwise(leader):
        if cards := bonus[seat]:
            events += [Announced(seat, "bonus", (str(len(cards)),)), Moved(cards, HANDS[seat], PILES[seat])]
    events.append(Announced(leader, "first-leader"))
    return Step(State(leader, free, bonus, ((),) * 3, (), (), (), tuple(map(len, hands)), hands), tuple(events))


def _bonus(hand: Cards) -> Cards:
    """Return what a hand brings before the first lead (R3)."""
    cards = in_order(card for card in hand if identity_of(card) in (NAIL, TWO_REDS))
    return cards if len(set(map(identity_of, cards))) == 2 else ()


def _closed(state: State) -> Iterator[Event]:
    """Yield what follows the last act of a round (R11 to R13)."""
    done, winner = state.rounds[-1], state.last_winner
    yield Announced(winner, "round", (done.best.combination.name, str(len(done.best.cards))))
    yield Moved(done.best.cards, TRICKS[winner], PILES[winner])
    for act in done.acts:
        if act.cards and act.seat != winner:
            yield Moved(act.cards, TRICKS[act.seat], OUT)
    if not state.over:
        if state.turn != winner:
            yield Announced(state.turn, "leads-instead", (str(winner),))
        return
    yield from (Moved(hand, place, place) for hand, place in zip(state.hands, HANDS, strict=True) if hand)  # shown
    result = RULES.result(state)
    assert result is not None
    yield Ended(result.points, result.reason)


def _score_lines(state: State, seat: Seat) -> Iterator[ScoreLine]:
    """Spell out a score (R11)."""
    won = state.won(seat)
    yield ScoreLine("rounds", sum(len(done.best.cards) for done in won), (str(len(won)),))
    if bonus := state.bonus[seat]:
        yield ScoreLine("bonus", len(bonus))
    if earlier := state.earlier[seat]:
        yield ScoreLine("earlier", len(earlier))


def _table(table: Public) -> dict[Place, Cards]:
    """Return what lies open, and the stock, which is empty after the deal."""
    lying = {TRICKS[seat]: table.lying(seat) for seat in SEATS}
    return {STOCK: (), **lying, **{PILES[seat]: table.pile(seat) for seat in SEATS}, OUT: table.out()}


def _public(table: Public) -> _PublicFields:
    return table.leader, table.free, table.bonus, table.earlier, table.gone, table.rounds, table.acts, table.sizes
