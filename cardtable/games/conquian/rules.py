"""Conquian: meld nine cards; a card on offer is used, forced on another player, or passed.

R1  Three seats, counter-clockwise; 40 cards, eight each, sixteen in the stock.  R2 Melds are those
    of :mod:`.melds`.  R3 ``Setup.dealer`` deals; the right neighbour has the first option.
R4  Everybody seals one card, then all go to the right at once.
R5  A stock card is turned: the table card.  Each seat answers once, from the one with first option:
    use, force or pass, before it free melds.  R6 If all pass it is dead, the next one is turned, and
    the first option goes one seat to the right.
R7  Who uses the table card lays it in a meld, with hand cards and re-arranged own melds (R8), then
    pays a hand card, which becomes the table card.  The others answer from the payer's right; the
    payer answers last, and only forces or passes.
R9  Before answering, hand cards may be laid, own melds extended and regrouped, without payment:
    laying as often as there are cards, mere regrouping once a turn, which is enough for any.
R10 Nine melded cards win at once.
R11 Force: another player with a meld that the table card extends as it lies has to take it, chooses
    the meld, may lay hand cards with it, and pays.  The card stays with a meld that it extends.
R12 When the stock is empty and all pass, the fewest cards in hand win; a tie is a draw for all.

A use and its payment are two actions, so are a force and what the forced player does.
R-numbers and H-numbers are those of the rules page; what may lie on the table is in :mod:`.laying`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import islice
from typing import Any, Final

from cardtable.core.events import Announced, Ended, Event, Moved, Piece, Place, Seat
from cardtable.core.rng import Rng
from cardtable.core.rules import DealResult, Illegal, Layout, Rules, ScoreLine, Setup, Step
from cardtable.games.conquian import laying, legality, positions
from cardtable.games.conquian.cards import DECK, Cards, in_order, parse, without
from cardtable.games.conquian.melds import MOST, Melds, parse_groups, write_groups
from cardtable.games.conquian.state import (
    CUT,
    HAND,
    SEATS,
    Act,
    Action,
    Deed,
    Force,
    Give,
    Lay,
    Pass,
    Pay,
    Phase,
    Public,
    State,
    Use,
    View,
    left_of,
    put,
    right_of,
)

__all__ = [
    "DISCARD", "GROUPS", "HANDS", "RULES", "STOCK", "SWAPS", "TABLE",
    "Act", "Action", "Conquian", "Deed", "Force", "Give", "Lay", "Pass", "Pay", "Phase", "Public", "State", "Use",
    "View",
]  # fmt: skip

STOCK, TABLE, DISCARD = Place("stock"), Place("table"), Place("discard")  # the table card, and the dead ones
HANDS: Final = tuple(Place("hand", seat) for seat in SEATS)
SWAPS: Final = tuple(Place("swap", seat) for seat in SEATS)  # the card a seat has sealed
GROUPS: Final = tuple(tuple(Place("meld", MOST * seat + n) for n in range(MOST)) for seat in SEATS)  # of each seat
_NO_GROUPS: Final[Melds] = ((),) * MOST
CUT_REASON, FEWEST, DRAW = "cut", "fewest-cards", "draw"  # message ids


class Conquian(Rules[State, View, Action]):
    """Three seats; ``Setup.dealer`` deals, so the next seat has the first option."""

    game_id, version, players, hidden = "conquian", 1, (3,), True
    draws_opener = True  # R3

    def deal(self, setup: Setup) -> Step[State]:
        cards = list(DECK)
        Rng(setup.seed).shuffle(cards)
        first, dealt = right_of(setup.dealer), cards[: HAND * len(SEATS)]
        given = tuple(tuple(dealt[(seat - first) % 3 :: 3]) for seat in SEATS)  # one card after the other goes round
        stock = tuple(reversed(cards[len(dealt) :]))
        state = State(
            phase=Phase.SWAP, turn=first, first=first, payer=None, table=None, dead=(), melds=((),) * 3,
            sizes=(HAND,) * 3, stock_left=len(stock), sealed=(False,) * 3, regrouped=False, acts=(),
            hands=tuple(map(in_order, given)), stock=stock, given=(None,) * 3,
        )  # fmt: skip
        return Step(state, tuple(Moved(given[seat], STOCK, HANDS[seat], frozenset({seat})) for seat in SEATS))

    def to_act(self, state: State) -> tuple[Seat, ...]:
        if state.phase is Phase.SWAP:
            return tuple(seat for seat in SEATS if not state.sealed[seat])
        return () if state.phase is Phase.OVER else (state.turn,)

    def legal_actions(self, state: State, seat: Seat) -> Iterator[Action]:
        return legality.actions(state, seat, state.hands[seat])

    def check(self, state: State, seat: Seat, action: Action) -> Illegal | None:
        return legality.refusal(state, seat, state.hands[seat], action)

    def _apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        match action:
            case Give(card):
                return _seal(state, seat, card)
            case Pass():
                return _pass(state)
            case Use(melds):
                return _use(state, melds)
            case Lay(melds):
                return _lay(state, melds)
            case Force(target):
                return _force(state, target)
            case Pay(card):
                return _pay(state, card)

    def result(self, state: State) -> DealResult | None:
        if state.phase is not Phase.OVER:
            return None
        melded, fewest = state.melded, min(state.sizes)
        cut = CUT in melded
        winners = tuple(seat for seat in SEATS if (melded[seat] == CUT if cut else state.sizes[seat] == fewest))
        reason = CUT_REASON if cut else FEWEST
        if len(winners) > 1:
            winners, reason = SEATS, DRAW  # nobody wins, who has more cards loses nothing
        points = tuple(int(winners == (seat,)) for seat in SEATS)
        key, counts = ("melded", melded) if cut else ("in-hand", state.sizes)
        lines = tuple((ScoreLine(key, points[seat], (str(counts[seat]),)),) for seat in SEATS)
        return DealResult(points, reason, winners, lines)

    def view(self, state: State, seat: Seat) -> View:
        right, over = right_of(seat), state.phase is Phase.OVER
        given, swapping = state.given[seat], state.phase is Phase.SWAP
        known = tuple(
            hand if other == seat or over else (given,) if other == right and given in hand else ()
            for other, hand in zip(SEATS, state.hands, strict=True)
        )
        received = None if swapping else state.given[left_of(seat)]
        return View(*_public(state), seat=seat, known=known, given=given, received=received)

    def determinize(self, view: View, rng: Rng) -> State:
        seen = {*_open_cards(view), *(card for cards in view.known for card in cards)}
        swapping = view.phase is Phase.SWAP
        if swapping and view.given is not None:
            seen.add(view.given)
        unseen = [card for card in DECK if card not in seen]
        rng.shuffle(unseen)
        rest = iter(unseen)
        hands = tuple(
            in_order((*cards, *islice(rest, size - len(cards))))
            for cards, size in zip(view.known, view.sizes, strict=True)
        )
        given: list[Piece | None] = [None] * len(SEATS)
        given[view.seat] = view.given
        if swapping:
            for seat in SEATS:
                if view.sealed[seat] and seat != view.seat:
                    given[seat] = next(rest)
        else:
            given[left_of(view.seat)] = view.received
            given[right_of(view.seat)] = _guess_given(view, hands, rng)
        return State(*_public(view), hands=hands, stock=tuple(rest), given=tuple(given))

    def layout(self, view: View) -> Layout:
        hands: dict[Place, tuple[Piece | None, ...]] = {
            place: (*cards, *(None,) * (size - len(cards)))
            for place, cards, size in zip(HANDS, view.known, view.sizes, strict=True)
        }
        sealed = view.sealed if view.phase is Phase.SWAP else (False,) * 3
        swaps: dict[Place, tuple[Piece | None, ...]] = {
            SWAPS[seat]: ((view.given if seat == view.seat else None),) * sealed[seat] for seat in SEATS
        }
        return {STOCK: (None,) * view.stock_left, **_table(view), **swaps, **hands}

    def truth(self, state: State) -> Layout:
        swapping = state.phase is Phase.SWAP
        swaps = {
            place: (card,) if swapping and card is not None else ()
            for place, card in zip(SWAPS, state.given, strict=True)
        }
        return {STOCK: state.stock, **_table(state), **swaps, **dict(zip(HANDS, state.hands, strict=True))}

    def encode(self, action: Action) -> str:
        match action:
            case Give(card):
                return f"give {card}"
            case Pass():
                return "pass"
            case Use(melds):
                return f"use {write_groups(melds)}"
            case Lay(melds):
                return f"lay {write_groups(melds)}"
            case Force(target):
                return f"force {target}"
            case Pay(card):
                return f"pay {card}"

    def decode(self, text: str) -> Action:
        verb, _, what = text.partition(" ")
        match verb:
            case "pass" if not what:
                return Pass()
            case "use":
                return Use(parse_groups(what))
            case "lay":
                return Lay(parse_groups(what))
            case "force" if what in ("0", "1", "2"):
                return Force(Seat(int(what)))
            case "give" | "pay":
                (card,) = parse(what)
                return Give(card) if verb == "give" else Pay(card)
        raise ValueError(f"no action: {text!r}")

    def position(self, record: Mapping[str, Any]) -> State:
        return positions.read(record)

    def record(self, state: State) -> dict[str, Any]:
        return positions.write(state)


RULES = Conquian()


def _seal(state: State, seat: Seat, card: Piece) -> Step[State]:
    hand = without(state.hands[seat], (card,))
    given = (*state.given[:seat], card, *state.given[seat + 1 :])
    sealed = tuple(other is not None for other in given)
    state = _with_hand(state, seat, hand, sealed=sealed, given=given)
    events = (Moved((card,), HANDS[seat], SWAPS[seat], frozenset({seat})), Announced(seat, "sealed"))
    return _swap(state, events) if all(sealed) else Step(state, events)


def _swap(state: State, events: tuple[Event, ...]) -> Step[State]:
    """Let all sealed cards go to the right at once, then turn the first card (R4, R5)."""
    hands = state.hands
    for seat, card in zip(SEATS, state.given, strict=True):
        assert card is not None
        right = right_of(seat)
        hands = put(hands, right, in_order((*hands[right], card)))
        events += (Moved((card,), SWAPS[seat], HANDS[right], frozenset({seat, right})),)
    state = replace(state, phase=Phase.ANSWER, hands=hands, sizes=tuple(map(len, hands)))
    events += (Announced(state.first, "swapped"),)
    return _turn_up(state, state.first, events)


def _turn_up(state: State, first: Seat, events: tuple[Event, ...]) -> Step[State]:
    """Put the next card of the stock on offer (R5)."""
    card, stock = state.stock[-1], state.stock[:-1]
    state = replace(
        state, turn=first, first=first, payer=None, table=card, regrouped=False, stock=stock, stock_left=len(stock)
    )
    events += (Moved((card,), STOCK, TABLE), Announced(first, "turned", (card, str(len(stock)))))
    return Step(state, events)


def _pass(state: State) -> Step[State]:
    seat, card = state.turn, _on_offer(state)
    acts = (*state.acts, Act(seat, Deed.PASS, card))
    events: tuple[Event, ...] = (Announced(seat, "pass", (card,)),)
    if len(state.order) > 1:
        return Step(replace(state, turn=right_of(seat), regrouped=False, acts=acts), events)
    state = replace(state, table=None, dead=(*state.dead, card), regrouped=False, acts=acts)
    events += (Moved((card,), TABLE, DISCARD), Announced(seat, "dead", (card,)))
    if not state.stock:
        return _end(state, events)
    # after a payment the payer's right neighbour has answered first, and does it again (R7)
    return _turn_up(state, state.first if state.payer is not None else right_of(state.first), events)


def _use(state: State, melds: Melds) -> Step[State]:
    """Lay the table card; a payment is owed then, unless it was the ninth (R7, R10, R11)."""
    seat, card = state.turn, _on_offer(state)
    deed = Deed.TAKE if state.phase is Phase.FORCED else Deed.USE
    after, moves, groups = _relaid(state, melds)
    groups = sorted(groups, key=lambda group: card not in group)
    said = Announced(seat, deed.value, (card, *map(" ".join, groups)))
    act = Act(seat, deed, card, state.from_hand(seat, melds))
    after = replace(after, table=None, regrouped=False, acts=(*state.acts, act))
    if after.melded[seat] < CUT:
        return Step(replace(after, phase=Phase.PAY), (*moves, said))
    return _end(after, (*moves, said, Announced(seat, "cut", (str(CUT),))))


def _lay(state: State, melds: Melds) -> Step[State]:
    seat, new = state.turn, state.from_hand(state.turn, melds)
    after, moves, groups = _relaid(state, melds)
    said = Announced(seat, "lay" if new else "regroup", tuple(map(" ".join, groups)))
    act = Act(seat, Deed.LAY, _on_offer(state), new)
    return Step(replace(after, regrouped=state.regrouped or not new, acts=(*state.acts, act)), (*moves, said))


def _force(state: State, target: Seat) -> Step[State]:
    seat, card = state.turn, _on_offer(state)
    act = Act(seat, Deed.FORCE, card, target=target)
    after = replace(state, phase=Phase.FORCED, turn=target, regrouped=False, acts=(*state.acts, act))
    return Step(after, (Announced(seat, "force", (card, str(target))),))


def _pay(state: State, card: Piece) -> Step[State]:
    """Put a hand card on offer; the payer's right neighbour answers first (R7)."""
    seat, right = state.turn, right_of(state.turn)
    state = _with_hand(
        state, seat, without(state.hands[seat], (card,)), phase=Phase.ANSWER, turn=right, first=right, payer=seat,
        table=card, acts=(*state.acts, Act(seat, Deed.PAY, card)),
    )  # fmt: skip
    return Step(state, (Moved((card,), HANDS[seat], TABLE), Announced(seat, "pay", (card,))))


def _end(state: State, events: tuple[Event, ...]) -> Step[State]:
    """End the deal and show all hands (R10, R12)."""
    state = replace(state, phase=Phase.OVER)
    result = RULES.result(state)
    assert result is not None
    shown = (Moved(hand, place, place) for hand, place in zip(state.hands, HANDS, strict=True) if hand)
    return Step(state, (*events, *shown, Ended(result.points, result.reason)))


def _relaid(state: State, melds: Melds) -> tuple[State, list[Event], list[Cards]]:
    """Return the state with other melds of the seat that acts, the movements, and the groups that have changed."""
    seat, old = state.turn, state.melds[state.turn]
    new = laying.kept_in_place(old, melds)
    where = {card: place for place, meld in zip(GROUPS[seat], old, strict=False) for card in meld}
    where |= dict.fromkeys(state.hands[seat], HANDS[seat])
    moves: dict[tuple[Place, Place], list[Piece]] = {}
    for place, meld in zip(GROUPS[seat], new, strict=False):
        for card in meld:
            if (source := where.get(card, TABLE)) != place:
                moves.setdefault((source, place), []).append(card)
    hand = without(state.hands[seat], [card for meld in new for card in meld])
    after = _with_hand(state, seat, hand, melds=(*state.melds[:seat], new, *state.melds[seat + 1 :]))
    # the table card first, then what lies there, then what comes from the hand
    rows = sorted(moves.items(), key=lambda row: (row[0][0] != TABLE, row[0][0] == HANDS[seat]))
    events: list[Event] = [Moved(tuple(cards), *way) for way, cards in rows]
    return after, events, [meld for meld in new if meld not in old]


def _with_hand(state: State, seat: Seat, hand: Cards, **changes: Any) -> State:
    hands = put(state.hands, seat, hand)
    return replace(state, hands=hands, sizes=tuple(map(len, hands)), **changes)


def _on_offer(state: State) -> Piece:
    assert state.table is not None
    return state.table


def _table(table: Public) -> dict[Place, Cards]:
    """Return what lies open."""
    places: dict[Place, Cards] = {TABLE: () if table.table is None else (table.table,), DISCARD: table.dead}
    for row, melds in zip(GROUPS, table.melds, strict=True):
        places.update(zip(row, (*melds, *_NO_GROUPS), strict=False))
    return places


def _open_cards(table: Public) -> Iterator[Piece]:
    """Yield every card that lies face up."""
    for cards in _table(table).values():
        yield from cards


def _guess_given(view: View, hands: tuple[Cards, ...], rng: Rng) -> Piece | None:
    """Return what the right neighbour may have given: any card that the left one has, or had, in hand."""
    if view.given is None:
        return None  # a position that was set up without a swap
    left = left_of(view.seat)
    had = [*hands[left]]
    for act in view.acts:
        if act.seat == left:
            had += [act.card] if act.deed is Deed.PAY else act.cards
    return had[rng.below(len(had))] if had else None


def _public(
    table: Public,
) -> tuple[
    Phase, Seat, Seat, Seat | None, Piece | None, Cards, tuple[Melds, ...], tuple[int, ...], int, tuple[bool, ...],
    bool, tuple[Act, ...],
]:  # fmt: skip
    return (
        table.phase, table.turn, table.first, table.payer, table.table, table.dead, table.melds, table.sizes,
        table.stock_left, table.sealed, table.regrouped, table.acts,
    )  # fmt: skip
