"""Dou Dizhu: an auction for three cards, then two peasants against the landlord.

R1  Three seats, counter-clockwise; 54 cards, 17 each and three in the middle, the bottom.
R3  From the opener on, each seat once bids 1, 2 or 3, more than before, or passes; 3 ends the
    auction.  The highest bidder is the landlord, takes the bottom for all to see, and leads.
R4  If all pass, cards are dealt anew, the same seat opening, up to three times; on the fourth
    deal the opener is then the landlord, for 1.
R5  Plays are those of :mod:`.plays`.  R6 They are covered by the same play, of as many cards
    and higher, by a bomb, by the rocket.  R7 After two passes the last to play leads, and must.
R8  The first empty hand wins for its side.
R9  Every bomb and rocket played doubles the points, and so does a spring: peasants who never
    played, or a landlord who only led once.  H5 The landlord stands against two.

A seat's play lies in front of it until it acts again, then goes to the played cards.
R-numbers and H-numbers are those of the rules page; the reasons of a refused play are in :mod:`.reading`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any, get_args

from cardtable.core.events import Announced, Ended, Event, Moved, Piece, Place, Seat
from cardtable.core.rng import Rng, derive
from cardtable.core.rules import DealResult, Illegal, Layout, Rules, ScoreLine, Setup, Step
from cardtable.games.dou_dizhu import plays, positions
from cardtable.games.dou_dizhu.cards import DECK, Cards, in_order, missing, pack, parse, pick
from cardtable.games.dou_dizhu.plays import PlayType, Reading
from cardtable.games.dou_dizhu.reading import classify, uncovered
from cardtable.games.dou_dizhu.state import (
    REDEALS,
    SEATS,
    Act,
    Action,
    Bid,
    Pass,
    Phase,
    Play,
    Points,
    Public,
    Score,
    State,
    View,
)

__all__ = [
    "BOTTOM", "HANDS", "PLAYED", "RULES", "STOCK", "TRICKS",
    "Act", "Action", "Bid", "DouDizhu", "Pass", "Phase", "Play", "PlayType", "Public", "Reading", "Score",
    "State", "Verdict", "View", "explain", "refusal",
]  # fmt: skip

HAND_SIZE = 17
STOCK, BOTTOM, PLAYED = Place("stock"), Place("bottom"), Place("played")
HANDS = tuple(Place("hand", seat) for seat in SEATS)
TRICKS = tuple(Place("trick", seat) for seat in SEATS)  # what lies in front of each seat
LANDLORD_WINS, PEASANTS_WIN = "landlord-wins", "peasants-win"  # message ids
_BIDS: tuple[Points, ...] = get_args(Points)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a seat holds up: the play it is, if it covers the table, and why it cannot be played now."""

    reading: Reading | None
    covers: bool  # whoever's turn it is; one's own play on the table need not be covered
    reason: Illegal | None


class DouDizhu(Rules[State, View, Action]):
    """Three seats; ``Setup.dealer`` opens the auction."""

    game_id, version, players, hidden = "dou_dizhu", 1, (3,), True
    draws_opener = True  # R4

    def deal(self, setup: Setup) -> Step[State]:
        return _deal(setup.seed, setup.dealer, 0)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return () if state.winner is not None else (state.turn,)

    def legal_actions(self, state: State, seat: Seat) -> Iterator[Action]:
        if state.winner is not None or seat != state.turn:
            return
        hand = state.hands[seat]
        if state.landlord is None:
            yield Pass()
            yield from (Bid(points) for points in _BIDS if points > state.high)
        elif (on_table := state.to_beat) is None:
            yield from Play.all_of(plays.leads(pack(hand)), hand)
        else:
            yield Pass()
            yield from Play.all_of(plays.covers(pack(hand), on_table.reading), hand)

    def check(self, state: State, seat: Seat, action: Action) -> Illegal | None:
        return refusal(state, seat, state.hands[seat], action)

    def _apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        match action:
            case Bid(points):
                return _after_bid(state, points)
            case Play(cards):
                return _after_play(state, cards)
            case Pass() if state.landlord is None:
                return _after_bid(state, 0)
        act = Act(seat)
        return Step(replace(state, acts=(*state.acts, act)), (*_swept(state), Announced(seat, "pass")))

    def result(self, state: State) -> DealResult | None:
        if (winner := state.winner) is None:
            return None
        lines = tuple(_score_lines(state, seat) for seat in SEATS)
        points = tuple(sum(line.points for line in seat_lines) for seat_lines in lines)
        reason = LANDLORD_WINS if winner == state.landlord else PEASANTS_WIN
        return DealResult(points, reason, tuple(seat for seat in SEATS if points[seat] > 0), lines, together=True)

    def sides(self, state: State) -> Mapping[str, tuple[Seat, ...]]:
        if (landlord := state.landlord) is None:
            return {}
        return {"landlord": (landlord,), "peasants": tuple(seat for seat in SEATS if seat != landlord)}

    def view(self, state: State, seat: Seat) -> View:
        landlord, over = state.landlord, state.winner is not None
        known = tuple(
            hand if other == seat or over else _in_both(hand, state.bottom) if other == landlord else ()
            for other, hand in zip(SEATS, state.hands, strict=True)
        )
        shown = () if landlord is None else state.bottom
        return View(*_public(state), seat=seat, known=known, bottom=shown)

    def determinize(self, view: View, rng: Rng) -> State:
        seen = {*view.played(), *(card for cards in view.known for card in cards)}
        unseen = [card for card in DECK if card not in seen]
        rng.shuffle(unseen)
        rest = iter(unseen)
        hands = tuple(
            in_order((*cards, *islice(rest, size - len(cards))))
            for cards, size in zip(view.known, view.sizes, strict=True)
        )
        bottom = view.bottom if view.landlord is not None else in_order(rest)
        return State(*_public(view), seed=rng.next_u64(), hands=hands, bottom=bottom)

    def layout(self, view: View) -> Layout:
        hands: dict[Place, tuple[Piece | None, ...]] = {
            place: (*cards, *(None,) * (size - len(cards)))
            for place, cards, size in zip(HANDS, view.known, view.sizes, strict=True)
        }
        return {**hands, BOTTOM: (None,) * 3 if view.landlord is None else (), **_table(view)}

    def truth(self, state: State) -> Layout:
        hands = dict(zip(HANDS, state.hands, strict=True))
        return {**hands, BOTTOM: state.bottom if state.landlord is None else (), **_table(state)}

    def encode(self, action: Action) -> str:
        match action:
            case Bid(points):
                return f"b{points}"
            case Pass():
                return "pass"
            case Play(cards):
                return " ".join(cards)

    def decode(self, text: str) -> Action:
        if text == "pass":
            return Pass()
        for points in _BIDS:
            if text == f"b{points}":
                return Bid(points)
        if not (cards := parse(text)):
            raise ValueError("no action")
        return Play(cards)

    def position(self, record: Mapping[str, Any]) -> State:
        return positions.read(record)

    def record(self, state: State) -> dict[str, Any]:
        return positions.write(state)


RULES = DouDizhu()


def refusal(table: Public, seat: Seat, hand: Cards, action: Action) -> Illegal | None:
    """Return why a seat with this hand may not act so, or ``None``."""
    if table.winner is not None:
        return Illegal("game-over", rule="R8")
    bidding = table.landlord is None
    if bidding and isinstance(action, Play):
        return Illegal("auction-first", rule="R3")
    if not bidding and isinstance(action, Bid):
        return Illegal("auction-over", rule="R3")
    if seat != table.turn:
        return Illegal("not-your-turn", rule="R3" if bidding else "R1")
    match action:
        case Bid(points):
            return Illegal("bid-higher", (str(table.high),), "R3") if points <= table.high else None
        case Pass():
            return Illegal("must-lead", rule="R7") if not bidding and table.to_beat is None else None
        case Play(cards):
            if lacking := missing(hand, cards):
                return Illegal("not-in-hand", (lacking,), "R5")
            return _unplayable(table, seat, cards)


def explain(view: View, cards: Iterable[Piece]) -> Verdict:
    """Judge cards that the view's seat has selected, at any time of the deal."""
    play = Play(cards)
    found = classify(play.ranks)
    reason = refusal(view, view.seat, view.hand, play)
    if isinstance(found, Illegal):
        return Verdict(None, False, reason)
    return Verdict(found, _unplayable(view, view.seat, play.cards) is None, reason)


def _unplayable(table: Public, seat: Seat, cards: Cards) -> Illegal | None:
    """Return why cards are no play, or do not cover what another seat has put on the table."""
    found = classify(cards)
    if isinstance(found, Illegal):
        return found
    on_table = table.to_beat
    return None if on_table is None or on_table.seat == seat else uncovered(found, on_table.reading)


def _deal(seed: int, opener: Seat, redeals: int) -> Step[State]:
    """Deal for the first time or again; every deal of a seed is another (R1, R4)."""
    cards = list(DECK)
    Rng(derive(seed, redeals)).shuffle(cards)
    dealt, bottom = cards[: 3 * HAND_SIZE], tuple(cards[3 * HAND_SIZE :])
    given = tuple(tuple(dealt[seat::3]) for seat in SEATS)  # one card after the other goes round
    events = [
        *(Moved(given[seat], STOCK, HANDS[seat], frozenset({seat})) for seat in SEATS),
        Moved(bottom, STOCK, BOTTOM, frozenset()),
    ]
    sizes = (HAND_SIZE,) * 3
    return Step(
        State(opener, redeals, (), (), sizes, (), seed, tuple(map(in_order, given)), in_order(bottom)), tuple(events)
    )


def _after_bid(state: State, points: int) -> Step[State]:
    seat, state = state.turn, replace(state, bids=(*state.bids, points))
    said = Announced(seat, "bid", (str(points),)) if points else Announced(seat, "pass-bid")
    if len(state.bids) == len(SEATS) and not state.high:
        if state.redeals < REDEALS:
            return _redeal(state, said)
        said_all: tuple[Event, ...] = (said, Announced(state.opener, "no-bids", (str(REDEALS + 1),)))
    else:
        said_all = (said,)
    if (landlord := state.landlord) is None:
        return Step(state, said_all)
    hands = _put(state.hands, landlord, in_order((*state.hands[landlord], *state.bottom)))
    events = (
        *said_all,
        Announced(landlord, "landlord", (str(state.base),)),
        Moved(state.bottom, BOTTOM, HANDS[landlord]),
    )
    return Step(replace(state, hands=hands, sizes=tuple(map(len, hands))), events)


def _redeal(state: State, said: Event) -> Step[State]:
    """Gather all cards, face down, and deal them anew (R4)."""
    nobody: frozenset[Seat] = frozenset()
    step = _deal(state.seed, state.opener, state.redeals + 1)
    events = (
        said,
        Announced(state.opener, "redeal", (str(state.redeals + 1),)),
        *(Moved(hand, place, STOCK, nobody) for hand, place in zip(state.hands, HANDS, strict=True)),
        Moved(state.bottom, BOTTOM, STOCK, nobody),
        *step.events,
    )
    return Step(step.state, events)


def _after_play(state: State, wanted: Cards) -> Step[State]:
    seat = state.turn
    cards, left = pick(state.hands[seat], wanted)
    hands = _put(state.hands, seat, left)
    after = replace(state, acts=(*state.acts, Act(seat, cards)), hands=hands, sizes=tuple(map(len, hands)))
    play, score = after.acts[-1].reading, after.score
    events: list[Event] = [
        *_swept(state),
        Moved(cards, HANDS[seat], TRICKS[seat]),
        Announced(seat, "play", (play.type.value, play.ranks)),
    ]
    if play.explosive:
        events.append(Announced(seat, "multiplier", (str(1 << len(score.bombs)),)))
    if not left:
        if score.spring is not None:
            events.append(Announced(seat, score.spring, (str(score.multiplier),)))
        events += [Moved(hand, place, place) for hand, place in zip(hands, HANDS, strict=True) if hand]  # shown to all
        result = RULES.result(after)
        assert result is not None
        events.append(Ended(result.points, result.reason))
    return Step(after, tuple(events))


def _swept(state: State) -> Iterator[Event]:
    """Yield how the earlier cards of the seat that acts leave the table."""
    if cards := state.lying(state.turn):
        yield Moved(cards, TRICKS[state.turn], PLAYED)


def _score_lines(state: State, seat: Seat) -> tuple[ScoreLine, ...]:
    """Spell out a seat's points: the base, then each doubling as what it adds (R9, H5)."""
    score, winner, landlord = state.score, state.winner, state.landlord
    factor = 2 if seat == landlord else 1
    sum_ = factor * score.base * (1 if (winner == landlord) == (seat == landlord) else -1)
    lines = [ScoreLine("base", sum_, (str(score.base), str(factor)))]
    for play in score.bombs:
        lines.append(ScoreLine(play.type.value, sum_, (play.letter,)))
        sum_ *= 2
    if score.spring is not None:
        lines.append(ScoreLine(score.spring, sum_))
    return tuple(lines)


def _table(table: Public) -> dict[Place, Cards]:
    """Return what lies open, and the stock, which is empty after the deal."""
    lying = {place: table.lying(seat) for seat, place in zip(SEATS, TRICKS, strict=True)}
    there = {card for cards in lying.values() for card in cards}
    return {STOCK: (), **lying, PLAYED: tuple(card for card in table.played() if card not in there)}


def _public(table: Public) -> tuple[Seat, int, tuple[int, ...], tuple[Act, ...], tuple[int, ...], Cards]:
    return table.opener, table.redeals, table.bids, table.acts, table.sizes, table.gone


def _in_both(hand: Cards, other: Cards) -> Cards:
    return tuple(card for card in hand if card in other)


def _put(hands: tuple[Cards, ...], seat: Seat, hand: Cards) -> tuple[Cards, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])
