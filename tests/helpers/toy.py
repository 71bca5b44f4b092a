"""Lanterns, a card game that exists only to be tested.

It has everything that is hard for the engine: hidden hands, a sealed swap in which
all act at once, a claim window answered in secret and resolved by priority, an
obligation, options, two or three seats.

Every seat holds four cards of a deck of seven ranks in four suits and seals one
for the seat to its left.  Then cards are offered from the stock one by one.  All
answer: claim it, with all cards of its rank in hand, or pass; who holds two or more
of that rank must claim.  The first claimer from the turn on melds them face up;
if there is none the card is discarded.  The deal ends with the stock or with a hand.
"""

from __future__ import annotations

import enum
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, TypeAlias, TypeVar

from cardtable.core.events import Announced, Ended, Event, Moved, Piece, Place, Scored, Seat
from cardtable.core.rng import Rng
from cardtable.core.rules import DealResult, Illegal, Layout, Option, Rules, Setup, Step

DECK = tuple(Piece(f"{rank}{suit}") for rank in range(1, 8) for suit in "abcd")
HANDS, PILES = ("hands", "melds"), ("sealed", "answers", "given", "stock", "offer", "discard")  # fields of a state
STOCK, OFFER, DISCARD = Place("stock"), Place("offer"), Place("discard")

T = TypeVar("T")
Cards: TypeAlias = tuple[Piece, ...]


class Phase(enum.Enum):
    """Where in the deal we are."""

    SWAP = "swap"
    CLAIM = "claim"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Swap:
    """Pass this card to the left, face down."""

    card: Piece


@dataclass(frozen=True, slots=True)
class Claim:
    """Meld the offered card."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Let the offered card go by."""


Action: TypeAlias = Swap | Claim | Pass


@dataclass(frozen=True, slots=True)
class State:
    """The whole truth; all tuples are per seat unless they are piles."""

    phase: Phase
    turn: Seat
    hands: tuple[Cards, ...]
    melds: tuple[Cards, ...]
    sealed: tuple[Piece | None, ...]
    answers: tuple[bool | None, ...]
    given: tuple[Piece | None, ...]  # what this seat knows to be in the hand to its left
    stock: Cards = ()  # the last is the top
    offer: Cards = ()
    discard: Cards = ()


@dataclass(frozen=True, slots=True)
class View:
    """What one seat knows."""

    seat: Seat
    phase: Phase
    turn: Seat
    hand: Cards
    sizes: tuple[int, ...]
    melds: tuple[Cards, ...]
    sealed: Piece | None
    has_sealed: tuple[bool, ...]
    answer: bool | None
    has_answered: tuple[bool, ...]
    given: Piece | None
    stock: int
    offer: Cards
    discard: Cards
    extra: object = None  # for planted bugs: what a view should not have


class Lanterns(Rules[State, View, Action]):
    """Two or three seats."""

    game_id, version, players, hidden = "lanterns", 1, (2, 3), True
    options = (Option("hand", ("4", "3")), Option("first", ("dealer", "left", "right")))

    def deal(self, setup: Setup) -> Step[State]:
        cards = list(DECK)
        Rng(setup.seed).shuffle(cards)
        size, n = int(setup.option("hand", "4")), setup.seats
        hands = tuple(tuple(cards.pop() for _ in range(size)) for _ in range(n))
        turn = Seat((setup.dealer + ("dealer", "left", "right").index(setup.option("first", "dealer"))) % n)
        events = tuple(
            Moved(hand, STOCK, Place("hand", i), seen_by=frozenset({Seat(i)})) for i, hand in enumerate(hands)
        )
        nobody = (None,) * n
        return Step(State(Phase.SWAP, turn, hands, ((),) * n, nobody, nobody, nobody, stock=tuple(cards)), events)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        open_for: dict[Phase, tuple[object, ...]] = {Phase.SWAP: state.sealed, Phase.CLAIM: state.answers}
        return tuple(Seat(i) for i, said in enumerate(open_for.get(state.phase, ())) if said is None)

    def legal_actions(self, state: State, seat: Seat) -> Iterator[Action]:
        if seat not in self.to_act(state):
            return
        if state.phase is Phase.SWAP:
            yield from map(Swap, sorted(state.hands[seat]))
            return
        mates = self.mates(state, seat)
        if mates:
            yield Claim()
        if len(mates) < 2:
            yield Pass()

    def check(self, state: State, seat: Seat, action: Action) -> Illegal | None:
        if seat not in self.to_act(state):
            return Illegal("not-your-turn")
        match action:
            case Swap(card) if state.phase is not Phase.SWAP or card not in state.hands[seat]:
                return Illegal("not-in-hand", (card,))
            case Claim() if not self.mates(state, seat):
                return Illegal("nothing-to-meld")
            case Pass() if state.phase is not Phase.CLAIM:
                return Illegal("must-swap")
            case Pass() if len(self.mates(state, seat)) >= 2:
                return Illegal("must-claim", state.offer)
        return None

    def _apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        if isinstance(action, Swap):
            state = replace(state, sealed=put(state.sealed, seat, action.card))
            said: tuple[Event, ...] = (Announced(seat, "has-chosen"),)
            return self.exchange(state, said) if None not in state.sealed else Step(state, said)
        state = replace(state, answers=put(state.answers, seat, isinstance(action, Claim)))
        said = (Announced(seat, "has-answered"),)
        return self.resolve(state, said) if None not in state.answers else Step(state, said)

    def exchange(self, state: State, events: tuple[Event, ...]) -> Step[State]:
        """Pass all sealed cards to the left at once."""
        n, hands = len(state.hands), list(state.hands)
        for i, card in enumerate(state.sealed):
            assert card is not None
            left = Seat((i + 1) % n)
            hands[i] = tuple(c for c in hands[i] if c != card)
            hands[left] = (*hands[left], card)
            known = frozenset({Seat(i), left})
            events += (Moved((card,), Place("hand", i), Place("hand", left), seen_by=known),)
        done = replace(state, hands=tuple(hands), sealed=(None,) * n, given=state.sealed, phase=Phase.CLAIM)
        return self.turn_up(done, events)

    def resolve(self, state: State, events: tuple[Event, ...]) -> Step[State]:
        """Give the offer to the first claimer, or discard it."""
        n, turn = len(state.hands), state.turn
        takers = [Seat((turn + k) % n) for k in range(n) if state.answers[(turn + k) % n]]
        state = replace(state, answers=(None,) * n, turn=Seat((turn + 1) % n))
        if not takers:
            gone = replace(state, discard=state.discard + state.offer, offer=())
            return self.turn_up(gone, (*events, Moved(state.offer, OFFER, DISCARD)))
        taker = takers[0]
        mates, meld, right = self.mates(state, taker), Place("meld", taker), Seat((taker - 1) % n)
        events += (
            Moved(state.offer, OFFER, meld),
            Moved(mates, Place("hand", taker), meld),
            Scored(taker, 1 + len(mates), "meld"),
        )
        state = replace(
            state,
            hands=put(state.hands, taker, tuple(c for c in state.hands[taker] if c not in mates)),
            melds=put(state.melds, taker, state.melds[taker] + state.offer + mates),
            offer=(),
            given=put(state.given, right, None) if state.given[right] in mates else state.given,
        )
        return self.turn_up(state, events)

    def turn_up(self, state: State, events: tuple[Event, ...]) -> Step[State]:
        """Offer the next card, or end the deal."""
        if state.stock and all(state.hands):
            state = replace(state, stock=state.stock[:-1], offer=state.stock[-1:])
            return Step(state, (*events, Moved(state.offer, STOCK, OFFER)))
        state = replace(state, phase=Phase.OVER)
        result = self.result(state)
        assert result is not None
        return Step(state, (*events, Ended(result.points, result.reason)))

    def result(self, state: State) -> DealResult | None:
        if state.phase is not Phase.OVER:
            return None
        points = tuple(map(len, state.melds))
        winners = tuple(Seat(i) for i, n in enumerate(points) if n == max(points))
        return DealResult(points, "out" if state.stock else "stock-empty", winners)

    def view(self, state: State, seat: Seat) -> View:
        return View(
            seat,
            state.phase,
            state.turn,
            state.hands[seat],
            tuple(map(len, state.hands)),
            state.melds,
            state.sealed[seat],
            tuple(card is not None for card in state.sealed),
            state.answers[seat],
            tuple(answer is not None for answer in state.answers),
            state.given[seat],
            len(state.stock),
            state.offer,
            state.discard,
        )

    def determinize(self, view: View, rng: Rng) -> State:
        n = len(view.sizes)
        known = tuple(self.known(view, Seat(i)) for i in range(n))
        seen = {card for pile in (*known, *view.melds, view.offer, view.discard) for card in pile}
        hidden = [card for card in DECK if card not in seen]
        rng.shuffle(hidden)
        hands = tuple(
            (*cards, *(hidden.pop() for _ in range(view.sizes[i] - len(cards)))) for i, cards in enumerate(known)
        )
        nobody: tuple[Any, ...] = (None,) * n
        given = put(nobody, view.seat, view.given)
        world = State(
            view.phase, view.turn, hands, view.melds, nobody, nobody, given, tuple(hidden), view.offer, view.discard
        )
        for seat in map(Seat, range(n)):
            if view.has_sealed[seat]:
                card = view.sealed if seat == view.seat else hands[seat][rng.below(len(hands[seat]))]
                world = replace(world, sealed=put(world.sealed, seat, card))
            if view.has_answered[seat]:
                choices = [isinstance(a, Claim) for a in self.legal_actions(replace(world, answers=nobody), seat)]
                answer = view.answer if seat == view.seat else choices[rng.below(len(choices))]
                world = replace(world, answers=put(world.answers, seat, answer))
        return world

    def known(self, view: View, seat: Seat) -> Cards:
        """Return the cards of *seat*'s hand that the view's seat knows."""
        if seat == view.seat:
            return view.hand
        left = (view.seat + 1) % len(view.sizes)
        return (view.given,) if seat == left and view.given is not None else ()

    def layout(self, view: View) -> Layout:
        places: dict[Place, tuple[Piece | None, ...]] = {
            STOCK: (None,) * view.stock,
            OFFER: view.offer,
            DISCARD: view.discard,
        }
        for i, size in enumerate(view.sizes):
            cards = self.known(view, Seat(i))
            places[Place("hand", i)] = (*cards, *(None,) * (size - len(cards)))
            places[Place("meld", i)] = view.melds[i]
        return places

    def truth(self, state: State) -> Layout:
        hands = {Place("hand", i): hand for i, hand in enumerate(state.hands)}
        melds = {Place("meld", i): meld for i, meld in enumerate(state.melds)}
        return {**hands, **melds, STOCK: state.stock, OFFER: state.offer, DISCARD: state.discard}

    def encode(self, action: Action) -> str:
        match action:
            case Swap(card):
                return f"swap {card}"
            case Claim():
                return "claim"
            case Pass():
                return "pass"

    def decode(self, text: str) -> Action:
        verb, _, card = text.partition(" ")
        match verb:
            case "swap" if card in DECK:
                return Swap(Piece(card))
            case "claim":
                return Claim()
            case "pass":
                return Pass()
        raise ValueError(f"not an action: {text!r}")

    def position(self, record: Mapping[str, Any]) -> State:
        try:
            piles: dict[str, Any] = {key: tuple(record[key]) for key in PILES}
            hands: dict[str, Any] = {key: tuple(map(tuple, record[key])) for key in HANDS}
            return State(Phase(record["phase"]), record["turn"], **hands, **piles)
        except (KeyError, TypeError) as error:
            raise ValueError(f"not a position: {error!r}") from error

    def record(self, state: State) -> dict[str, Any]:
        piles = {key: list(getattr(state, key)) for key in PILES}
        hands = {key: list(map(list, getattr(state, key))) for key in HANDS}
        return {"phase": state.phase.value, "turn": state.turn, **hands, **piles}

    def mates(self, state: State, seat: Seat) -> Cards:
        """Return the cards of *seat*'s hand that have the rank of the offer."""
        return tuple(card for card in state.hands[seat] if state.offer and card[0] == state.offer[0][0])


def put(items: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """Return *items* with another value at *index*."""
    return (*items[:index], value, *items[index + 1 :])
