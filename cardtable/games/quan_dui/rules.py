"""Quan Dui: eight pairs win; every discard can be claimed, by who is next and out of turn.

R1  Two to six players, counter-clockwise.  R2 120 cards, four of each kind.
R3  Six to ``Setup.dealer``, then packets of five from the dealer's right, until the dealer has 16
    cards and the others 15.  R4, R5 Pairs are those of :mod:`.pairing`.
R6  The dealer begins with a discard.  Every other turn: draw, or take the newest discard; declare
    or discard.
R7  After a discard only that card can be claimed: to win by anybody whom it completes, for a Dui
    by who holds an identical card, for whatever reason by the next player.
R8  Win goes before Dui, Dui before taking; then who sits first counter-clockwise from the discarder.
R9  Who claims to win shows the hand at once.  A Dui claimed out of turn is laid face up, and play
    goes on from there; the next player's never is.  R10 Exposed Dui stay, and count.
R11 With eight pairs in his own turn a player may declare, or discard and play on.
R12 Eight pairs score one Tento, eight Dui two; eight Tentos win a match.  R13 The winner deals next.
    When the last card has been drawn, the discard after it can be claimed only to win; a draw otherwise.
H3  What was taken from the discards is not discarded in the same turn, nor is an identical card.
H5  Eight Dui must be declared.  H6 Only who has a legal claim is asked, and nobody else learns of it.

The window after a discard is answered by all at once: the next player's answer says whether he draws,
which happens when nobody else has claimed the card.  R-numbers and H-numbers are those of the rules page.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, Final

from cardtable.core.events import Announced, Ended, Event, Moved, Piece, Place, Seat
from cardtable.core.rng import Rng
from cardtable.core.rules import DealResult, Handover, Illegal, Layout, Rules, ScoreLine, Setup, Step
from cardtable.games.quan_dui import legality, positions, worlds
from cardtable.games.quan_dui.cards import DECK, KINDS, Cards, in_order, kind_of, parse, without
from cardtable.games.quan_dui.claims import first, is_asked, purpose_of
from cardtable.games.quan_dui.pairing import QUAN_DUI, best_pairs, pair_count, tentos
from cardtable.games.quan_dui.state import (
    CLAIM,
    MOST_SEATS,
    Act,
    Action,
    Answer,
    Declare,
    Deed,
    Discard,
    Draw,
    Dui,
    Pass,
    Phase,
    Public,
    Purpose,
    State,
    Take,
    View,
    Win,
    put,
)

__all__ = [
    "DISCARDS", "EXPOSED", "HANDS", "RULES", "STOCK", "TARGET",
    "Act", "Action", "Answer", "Declare", "Deed", "Discard", "Draw", "Dui", "Pass", "Phase", "Public", "Purpose",
    "QuanDui", "State", "Take", "View", "Win",
]  # fmt: skip

TARGET: Final = 8  # Tentos
FIRST_PACKET, PACKET = 6, 5  # cards
STOCK: Final = Place("stock")
HANDS: Final = tuple(Place("hand", seat) for seat in range(MOST_SEATS))
EXPOSED: Final = tuple(Place("exposed", seat) for seat in range(MOST_SEATS))  # Dui before a seat
DISCARDS: Final = tuple(Place("discards", seat) for seat in range(MOST_SEATS))  # before a seat
EIGHT_PAIRS_REASON, QUAN_DUI_REASON, STOCK_OUT = "eight-pairs", "quan-dui", "stock-out"  # message ids
_PLAIN: Final[dict[str, Action]] = {"declare": Declare(), "draw": Draw(), "pass": Pass()}
_ASKED: Final = {Purpose.WIN: Deed.ASKED_WIN, Purpose.DUI: Deed.ASKED_DUI, Purpose.TAKE: Deed.ASKED_TAKE}


class QuanDui(Rules[State, View, Action]):
    """Two to six seats; ``Setup.dealer`` deals and begins."""

    game_id, version, players, hidden = "quan_dui", 1, (4, 2, 3, 5, 6), True
    draws_opener, handover, target = True, Handover.WINNER, TARGET

    def deal(self, setup: Setup) -> Step[State]:
        cards = list(DECK)
        Rng(setup.seed).shuffle(cards)
        return deal_pack(tuple(cards), setup)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        match state.phase:
            case Phase.DISCARD:
                return (state.turn,)
            case Phase.CLAIMS:
                others = state.from_right_of(state.discarder)
                return tuple(seat for seat in others if state.asked[seat] and state.answers[seat] is None)
            case Phase.OVER:
                return ()

    def awaited(self, state: State, seat: Seat) -> tuple[Seat, ...]:
        if state.phase is not Phase.CLAIMS:
            return self.to_act(state)
        return tuple(dict.fromkeys((state.turn, *((seat,) if _owes(state, seat) else ()))))

    def legal_actions(self, state: State, seat: Seat) -> Iterator[Action]:
        return legality.actions(state, seat, state.hands[seat], _owes(state, seat))

    def check(self, state: State, seat: Seat, action: Action) -> Illegal | None:
        return legality.refusal(state, seat, state.hands[seat], _owes(state, seat), action)

    def _apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        match action:
            case Discard(card):
                return _discard(state, card)
            case Declare():
                return _declare(state)
            case Draw() | Pass() | Take() | Dui() | Win():
                return _answer(state, seat, action)

    def result(self, state: State) -> DealResult | None:
        if state.phase is not Phase.OVER:
            return None
        seats = tuple(Seat(seat) for seat in range(state.seats))
        points = tuple(tentos(state.hands[seat], state.exposed_dui(seat)) for seat in seats)
        best = max(points)
        winners = tuple(seat for seat in seats if points[seat] == best)  # of a draw, all
        reason = {0: STOCK_OUT, QUAN_DUI: QUAN_DUI_REASON}.get(best, EIGHT_PAIRS_REASON)
        return DealResult(points, reason, winners, tuple((_line(state, seat, points[seat]),) for seat in seats))

    def view(self, state: State, seat: Seat) -> View:
        over = state.phase is Phase.OVER
        known = tuple(
            hand if over or other == seat else shown
            for other, (hand, shown) in enumerate(zip(state.hands, state.shown, strict=True))
        )
        drawn = state.drawn if seat == state.turn else None
        answer = state.answers[seat]
        return View(*_public(state), seat=seat, known=known, drawn=drawn, asked=state.asked[seat], answer=answer)

    def determinize(self, view: View, rng: Rng) -> State:
        hands, stock = worlds.guess(view, rng)
        drawn = view.drawn
        if view.drew and drawn is None:
            hidden = [card for card in hands[view.turn] if card not in view.shown[view.turn]]
            drawn = hidden[rng.below(len(hidden))]
        nobody = (None,) * view.seats
        state = State(*_public(view), hands, stock, drawn, (False,) * view.seats, nobody)
        if view.phase is not Phase.CLAIMS:
            return state
        asked = [_is_asked(state, Seat(seat)) for seat in range(view.seats)]
        asked[view.seat] = view.asked
        answers = (*nobody[: view.seat], view.answer, *nobody[view.seat + 1 :])
        if not any(asked[seat] and answers[seat] is None for seat in range(view.seats)):
            # the window is open, so somebody else has a claim; which hand that needs is not worth the search,
            # as who looks at this world has nothing more to decide in this window
            others = [seat for seat in view.from_right_of(view.discarder) if seat != view.seat]
            asked[others[rng.below(len(others))]] = True
        return replace(state, asked=tuple(asked), answers=answers)

    def layout(self, view: View) -> Layout:
        hands: dict[Place, tuple[Piece | None, ...]] = {
            place: (*cards, *(None,) * (size - len(cards)))
            for place, cards, size in zip(HANDS, view.known, view.sizes, strict=False)
        }
        return {STOCK: (None,) * view.stock_left, **_open(view), **hands}

    def truth(self, state: State) -> Layout:
        return {STOCK: state.stock, **_open(state), **dict(zip(HANDS, state.hands, strict=False))}

    def encode(self, action: Action) -> str:
        match action:
            case Discard(card):
                return f"discard {card}"
            case Take(kind) | Dui(kind) | Win(kind):
                return f"{type(action).__name__.lower()} {kind}"
            case Declare() | Draw() | Pass():
                return type(action).__name__.lower()

    def decode(self, text: str) -> Action:
        verb, _, what = text.partition(" ")
        if text in _PLAIN:
            return _PLAIN[text]
        if verb == "discard":
            (card,) = parse(what)
            return Discard(card)
        if verb in tuple(Purpose) and what in KINDS:
            return CLAIM[Purpose(verb)](what)
        raise ValueError(f"no action: {text!r}")

    def position(self, record: Mapping[str, Any]) -> State:
        return positions.read(record)

    def record(self, state: State) -> dict[str, Any]:
        return positions.write(state)


RULES = QuanDui()


def deal_pack(pack: Cards, setup: Setup) -> Step[State]:
    """Deal a pack, its top card first (R3)."""
    seats, dealer = setup.seats, setup.dealer
    order = [Seat((dealer + n) % seats) for n in range(1, seats + 1)]
    packets = [(dealer, FIRST_PACKET), *((seat, PACKET) for _ in range(2) for seat in order)]
    packets += [(seat, PACKET) for seat in order[:-1]]  # the dealer has sixteen already
    nothing: tuple[Cards, ...] = ((),) * seats
    hands, events, top = nothing, [], 0
    for seat, size in packets:
        cards = pack[top : top + size]
        hands, top = put(hands, seat, (*hands[seat], *cards)), top + size
        events.append(Moved(cards, STOCK, HANDS[seat], frozenset({seat})))
    stock = pack[: top - 1 : -1]
    state = State(
        phase=Phase.DISCARD, turn=dealer, dealer=dealer, standing=setup.standing or (0,) * seats,
        sizes=tuple(map(len, hands)), exposed=nothing, discards=nothing, shown=nothing, stock_left=len(stock),
        drew=False, taken=None, acts=(), hands=tuple(map(in_order, hands)), stock=stock, drawn=None,
        asked=(False,) * seats, answers=(None,) * seats,
    )  # fmt: skip
    return Step(state, (*events, Announced(dealer, "dealt")))


def _discard(state: State, card: Piece) -> Step[State]:
    """Put a card on the discards and open the window; only who has a legal claim is asked (H6)."""
    seat = state.turn
    state, card = _give_up(state, seat, card)
    events: tuple[Event, ...] = (Moved((card,), HANDS[seat], DISCARDS[seat]), Announced(seat, "discard", (card,)))
    state = replace(
        state, phase=Phase.CLAIMS, turn=state.right_of(seat), drew=False, taken=None, drawn=None,
        discards=put(state.discards, seat, (*state.discards[seat], card)),
        acts=(*state.acts, Act(seat, Deed.DISCARD, card)),
    )  # fmt: skip
    state = replace(state, asked=tuple(_is_asked(state, Seat(other)) for other in range(state.seats)))
    if not any(state.asked):  # the last discard, which completes nobody
        return _end(replace(state, turn=seat), events)
    return Step(state, events)


def _declare(state: State) -> Step[State]:
    seat = state.turn
    worth = tentos(state.hands[seat], state.exposed_dui(seat))
    state = replace(state, acts=(*state.acts, Act(seat, Deed.DECLARE)))
    return _end(state, (Announced(seat, "declare", (str(worth),)),))


def _answer(state: State, seat: Seat, answer: Answer) -> Step[State]:
    """Seal an answer; with the last one all are opened (R8)."""
    state = replace(state, answers=(*state.answers[:seat], answer, *state.answers[seat + 1 :]))
    if RULES.to_act(state):
        return Step(state, ())
    claimed = {
        other: purpose
        for other in state.from_right_of(state.discarder)
        if (purpose := purpose_of(state.answers[other])) is not None
    }
    if claimed:
        return _resolve(state, claimed)
    if state.last_discard:
        return _end(replace(state, turn=state.discarder), ())
    return _draw(_closed(state))


def _draw(state: State) -> Step[State]:
    """Let the next player draw from the stock (R6)."""
    seat, card, stock = state.turn, state.stock[-1], state.stock[:-1]
    state = replace(
        state, drew=True, drawn=card, stock=stock, stock_left=len(stock), acts=(*state.acts, Act(seat, Deed.DRAW))
    )
    state = _with_hand(state, seat, (*state.hands[seat], card))
    moved = Moved((card,), STOCK, HANDS[seat], frozenset({seat}))
    return Step(state, (moved, Announced(seat, "draw", (str(len(stock)),))))


def _resolve(state: State, claimed: Mapping[Seat, Purpose]) -> Step[State]:
    """Give the discard to the claim that goes before the others (R8, R9)."""
    giver, seat = state.discarder, first(claimed, state.discarder, state.seats)
    card, purpose, in_turn = state.discards[giver][-1], claimed[seat], seat == state.turn
    events: tuple[Event, ...] = tuple(Announced(s, f"claim-{why}", (card,)) for s, why in claimed.items())
    if len(claimed) > 1:
        nearest = any(why is purpose for other, why in claimed.items() if other != seat)
        events += (Announced(seat, "priority", (purpose.value, "nearest" if nearest else "purpose")),)
    lost = tuple(Act(other, _ASKED[why], card) for other, why in claimed.items() if other != seat)
    state = replace(
        _closed(state), turn=seat, taken=card, acts=(*state.acts, *lost),
        discards=put(state.discards, giver, state.discards[giver][:-1]),
    )  # fmt: skip
    if purpose is Purpose.DUI and not in_turn:
        return _expose(state, card, giver, events)
    events += (Moved((card,), DISCARDS[giver], HANDS[seat]),)
    state = _with_hand(state, seat, (*state.hands[seat], card))
    state = replace(state, shown=put(state.shown, seat, (*state.shown[seat], card)))
    match purpose:
        case Purpose.WIN:
            worth = tentos(state.hands[seat], state.exposed_dui(seat))
            return _end(_with_act(state, Deed.WIN, card), (*events, Announced(seat, "win", (card, str(worth)))))
        case Purpose.DUI:
            return Step(_with_act(state, Deed.PAIR, card), (*events, Announced(seat, "pair", (card,))))
        case Purpose.TAKE:
            return Step(_with_act(state, Deed.TAKE, card), (*events, Announced(seat, "take", (card,))))


def _expose(state: State, card: Piece, giver: Seat, events: tuple[Event, ...]) -> Step[State]:
    """Lay a Dui that was claimed out of turn face up (R9)."""
    seat = state.turn
    state, own = _give_up(state, seat, card)
    state = replace(state, exposed=put(state.exposed, seat, (*state.exposed[seat], card, own)))
    moves = (Moved((card,), DISCARDS[giver], EXPOSED[seat]), Moved((own,), HANDS[seat], EXPOSED[seat]))
    return Step(_with_act(state, Deed.DUI, card), (*events, *moves, Announced(seat, "exposed", (kind_of(card),))))


def _end(state: State, events: tuple[Event, ...]) -> Step[State]:
    """End the hand and show all cards."""
    state = replace(_closed(state), phase=Phase.OVER, drew=False, taken=None, drawn=None)
    result = RULES.result(state)
    assert result is not None
    shown = (Moved(hand, place, place) for hand, place in zip(state.hands, HANDS, strict=False) if hand)
    return Step(state, (*events, *shown, Ended(result.points, result.reason)))


def _closed(state: State) -> State:
    """Return the state after the window: somebody has to discard."""
    return replace(state, phase=Phase.DISCARD, asked=(False,) * state.seats, answers=(None,) * state.seats)


def _with_hand(state: State, seat: Seat, hand: Cards) -> State:
    hands = put(state.hands, seat, in_order(hand))
    return replace(state, hands=hands, sizes=tuple(map(len, hands)))


def _with_act(state: State, deed: Deed, card: Piece) -> State:
    return replace(state, acts=(*state.acts, Act(state.turn, deed, card)))


def _give_up(state: State, seat: Seat, wanted: Piece) -> tuple[State, Piece]:
    """Return the state without a card of a hand, and which card it was."""
    card = state.leaving(seat, state.hands[seat], wanted)
    assert card is not None
    after = _with_hand(state, seat, without(state.hands[seat], card))
    if card in state.shown[seat]:
        after = replace(after, shown=put(state.shown, seat, without(state.shown[seat], card)))
    return after, card


def _owes(state: State, seat: Seat) -> bool:
    return state.asked[seat] and state.answers[seat] is None


def _is_asked(state: State, seat: Seat) -> bool:
    return is_asked(state, seat, state.hands[seat])


def _line(state: State, seat: Seat, points: int) -> ScoreLine:
    """Return the only addend of a seat: its pairs."""
    hand, exposed = state.hands[seat], state.exposed_dui(seat)
    if not points:
        return ScoreLine("pairs", 0, (str(pair_count(hand) + exposed),))
    pairs = best_pairs(hand)
    key = QUAN_DUI_REASON if points == QUAN_DUI else EIGHT_PAIRS_REASON
    return ScoreLine(key, points, (str(len(pairs.dui) + exposed), str(len(pairs.ka))))


def _open(table: Public) -> dict[Place, Cards]:
    """Return what lies face up."""
    return {**dict(zip(EXPOSED, table.exposed, strict=False)), **dict(zip(DISCARDS, table.discards, strict=False))}


def _public(
    table: Public,
) -> tuple[
    Phase, Seat, Seat, tuple[int, ...], tuple[int, ...], tuple[Cards, ...], tuple[Cards, ...], tuple[Cards, ...],
    int, bool, Piece | None, tuple[Act, ...],
]:  # fmt: skip
    return (
        table.phase, table.turn, table.dealer, table.standing, table.sizes, table.exposed, table.discards, table.shown,
        table.stock_left, table.drew, table.taken, table.acts,
    )  # fmt: skip
