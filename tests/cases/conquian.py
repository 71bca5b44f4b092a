"""Cases of Conquian: melds, the swap, ways to use or lay, forcing, and the flow of answers and payments.

A case says what it needs; other hands are filled from the cards it does not name.  The expected record
is answered field by field from what the program does; a field that nobody knows an answer to fails.
Where a file lists cards or groups in some order, no order is meant.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from cardtable.core.events import Piece, Seat
from cardtable.core.rules import IllegalActionError, Setup
from cardtable.games.conquian.cards import DECK, RANKS, SUITS, Cards, in_order, rank_of, suit_of
from cardtable.games.conquian.melds import arranged, kind_of
from cardtable.games.conquian.rules import (
    HANDS,
    RULES,
    STOCK,
    Action,
    Force,
    Give,
    Lay,
    Pass,
    Pay,
    Phase,
    State,
    Use,
)
from cardtable.games.conquian.state import SEATS

Record: TypeAlias = dict[str, Any]

ACTOR = Seat(0)  # where a case names nobody
DRAW = "draw"


def examine(case: Record) -> None:
    """Play one case."""
    answers = KINDS[case["kind"]](case)
    for field, expected in case["expect"].items():
        assert field in answers, f"a field nobody answers: {field}"
        plain = PLAIN.get(field, same)
        assert plain(answers[field]) == plain(expected), field


def deck(case: Record) -> Record:
    """Count the cards of a deal."""
    truth = RULES.truth(RULES.deal(Setup(1, 3)).state)
    cards = [card for pieces in truth.values() for card in pieces if card is not None]
    assert in_order(cards) == DECK
    (hand,) = {len(truth[place]) for place in HANDS}
    return {
        "cards": len(set(cards)),
        "ranks": [rank for rank in RANKS if any(rank_of(card) == rank for card in cards)],
        "suits": [suit for suit in SUITS if any(suit_of(card) == suit for card in cards)],
        "hand": hand,
        "stock_after_deal": len(truth[STOCK]),
    }


def meld_validity(case: Record) -> Record:
    """Say which meld some cards are."""
    kind = kind_of(case["setup"]["cards"])
    return {"valid": kind is not None, "type": None if kind is None else kind.value}


def exchange(case: Record) -> Record:
    """Let everybody give a card, in any order; nothing is seen before all have chosen."""
    state, give = swapping(case), case["action"]["give"]
    for n, seat in enumerate((Seat(2), Seat(0), Seat(1))):
        assert RULES.to_act(state) == tuple(other for other in SEATS if not state.sealed[other])
        assert sum(state.sizes) == 24 - n
        state = RULES.apply(state, seat, Give(Piece(give[seat]))).state
    assert state.phase is Phase.ANSWER
    return {"hands_after": state.hands, "hand_sizes": list(state.sizes)}


def exchange_illegal(case: Record) -> Record:
    """Try to give a card, before and after the others have given one."""
    state, seat = swapping(case), Seat(case["action"]["player"])
    action, refused = Give(Piece(case["action"]["give"])), []
    for other in (seat, *(other for other in SEATS if other != seat)):
        if other != seat:
            state = RULES.apply(state, other, Give(state.hands[other][0])).state
        refused.append(is_refused(state, seat, action))
    assert len(set(refused)) == 1
    return {"rejected": refused[0]}


def use_table_card(case: Record) -> Record:
    """List every way to use the table card, and take the one of the example."""
    state, wanted = answering(case), case["expect"]
    ways = [action for action in RULES.legal_actions(state, ACTOR) if isinstance(action, Use)]
    subsets = {" ".join(sorted(state.from_hand(ACTOR, way.melds))) for way in ways}
    answers = {"can_use": bool(ways), "possible_hand_subsets": sorted(subsets)}
    if "example_melds_after" not in wanted:
        return answers
    example = Use(wanted["example_melds_after"])
    assert example in ways
    after = RULES.apply(state, ACTOR, example).state
    if must_pay := after.phase is Phase.PAY:
        paid = RULES.apply(after, ACTOR, Pay(after.hands[ACTOR][0])).state
    return {
        **answers,
        "example_melds_after": after.melds[ACTOR],
        "from_hand": state.from_hand(ACTOR, example.melds),
        "must_pay": must_pay,
        "hand_after_paying": (paid if must_pay else after).sizes[ACTOR],
        "melded_after": after.melded[ACTOR],
        "wins": outcome(after)["winner"] == ACTOR,
    }


def lay_from_hand(case: Record) -> Record:
    """Lay hand cards without using the table card."""
    state, wanted = answering(case), case["expect"]
    cards = case["action"]["lay"]
    ways = [
        action
        for action in RULES.legal_actions(state, ACTOR)
        if isinstance(action, Lay) and PLAIN["from_hand"](state.from_hand(ACTOR, action.melds)) == sorted(cards)
    ]
    if not ways:
        assert is_refused(state, ACTOR, Lay((*state.melds[ACTOR], tuple(cards))))
        return {"legal": False}
    way = Lay(wanted["melds_after"]) if "melds_after" in wanted else ways[0]
    assert way in ways
    after = RULES.apply(state, ACTOR, way).state
    return {
        "legal": True,
        "pays": after.phase is Phase.PAY,
        "melds_after": after.melds[ACTOR],
        "hand_after": after.hands[ACTOR],
        "melded_after": after.melded[ACTOR],
        "table_card_still_offered": (after.table, after.order) == (state.table, state.order),
        "wins": outcome(after)["winner"] == ACTOR,
    }


def force_options(case: Record) -> Record:
    """List whom the player can force, and which melds take the card."""
    setup, seat = case["setup"], Seat(case["setup"]["player"])
    state = build(setup["melds"], [None] * 3, setup["table_card"], turn=seat)
    legal = [action.target for action in RULES.legal_actions(state, seat) if isinstance(action, Force)]
    for target in SEATS:
        assert is_refused(state, seat, Force(target)) == (target not in legal)
    return {
        "options": [
            {"target": target, "meld": list(state.melds[target][n])}
            for target in sorted(legal)
            for n in state.fitting(target)
        ]
    }


def stock_exhausted(case: Record) -> Record:
    """Let everybody pass the last card."""
    sizes = case["setup"]["hand_sizes"]
    hands = [[DECK[1 + 8 * seat + n] for n in range(size)] for seat, size in enumerate(sizes)]
    state = build([[], [], []], hands, DECK[0], stock=())
    for seat in SEATS:
        state = RULES.apply(state, seat, Pass()).state
    assert state.phase is Phase.OVER
    return {"winner": outcome(state)["winner"]}


def flow(case: Record) -> Record:
    """Apply actions one after the other."""
    setup = case["setup"]
    order, paid = [Seat(seat) for seat in setup["answer_order"]], setup["table_card_source"] != "stock"
    first = Seat((order[-1] + 1) % 3)  # the last to answer is to the left of the first
    assert paid or first == setup["first_on_this_stock_card"]
    state = build(setup["melds"], setup["hands"], setup["table_card"], turn=order[0], stock=setup["stock_next"])
    state = replace(state, first=first, payer=order[-1] if paid else None)
    for done in case["action"]["actions"]:
        try:
            state = perform(state, done)
        except IllegalActionError:
            assert done == case["action"]["actions"][-1], "only what is tried last may be refused"
            return {"rejected": True}
    over = outcome(state)
    at_rest = over["over"] and case["expect"].get("table_card") in state.dead[-1:]  # lies on top of the dead ones
    return {
        "rejected": False,
        "table_card": state.dead[-1] if at_rest else state.table,
        "answer_order": list(state.order),
        "hand_sizes": list(state.sizes),
        "melded": list(state.melded),
        "stock_left": state.stock_left,
        **over,
    }


KINDS: dict[str, Callable[[Record], Record]] = {
    kind.__name__: kind
    for kind in (
        deck, meld_validity, exchange, exchange_illegal, use_table_card, lay_from_hand, force_options,
        stock_exhausted, flow,
    )
}  # fmt: skip


def perform(state: State, done: Record) -> State:
    """Do what one entry of a flow says: an answer, and the payment that follows."""
    seat = Seat(done["player"])
    match done["type"]:
        case "pass":
            return RULES.apply(state, seat, Pass()).state
        case "lay":
            return RULES.apply(state, seat, Lay(done["melds_after"])).state
        case "use":
            state = RULES.apply(state, seat, Use(done["melds_after"])).state
        case "force":
            seat = Seat(done["target"])
            state = RULES.apply(state, Seat(done["player"]), Force(seat)).state
            state = RULES.apply(state, seat, taken(state, seat, done)).state
        case other:
            raise AssertionError(f"no such action: {other}")
    return state if done.get("pay") is None else RULES.apply(state, seat, Pay(Piece(done["pay"]))).state


def taken(state: State, seat: Seat, done: Record) -> Use:
    """Return how a forced player takes the card: with as few hand cards as the entry allows."""
    ways = [action for action in RULES.legal_actions(state, seat) if isinstance(action, Use)]
    ways.sort(key=lambda way: len(state.from_hand(seat, way.melds)))
    if done.get("pay") is None:  # the ninth card
        ways = [way for way in ways if len(state.from_hand(seat, way.melds)) == state.sizes[seat]]
    if "melds_after" in done:
        ways = [way for way in ways if way == Use(done["melds_after"])]
    if "meld" in done:
        whole = {*done["meld"], state.table}
        ways = [way for way in ways if any(whole <= set(meld) for meld in way.melds)]
    return ways[0]


def swapping(case: Record) -> State:
    """Return the hands of a case before the swap; the stock is what they leave."""
    hands = case["setup"]["hands"]
    used = {card for hand in hands for card in hand}
    stock = [card for card in DECK if card not in used]
    record = {"phase": "swap", "turn": 0, "hands": [" ".join(hand) for hand in hands], "stock": " ".join(stock)}
    return RULES.position(record)


def answering(case: Record) -> State:
    """Return a case in which seat 0 answers first."""
    setup = case["setup"]
    return build([setup["own_melds"], [], []], [setup["hand"], None, None], setup["table_card"])


def build(
    melds: Sequence[Sequence[Sequence[str]]],
    hands: Sequence[Sequence[str] | None],
    table: str,
    turn: Seat = ACTOR,
    stock: Sequence[str] | None = None,
) -> State:
    """Return a state in which *turn* answers a stock card first; a hand or stock that is not given is filled."""
    named = {table, *(card for seat in melds for meld in seat for card in meld), *(stock or ())}
    named |= {card for hand in hands for card in hand or ()}
    free = [card for card in DECK if card not in named]
    groups = tuple(tuple(in_order(map(Piece, meld)) for meld in seat) for seat in melds)
    filled = []
    for hand, own in zip(hands, groups, strict=True):
        missing = 8 - sum(map(len, own))
        filled.append(in_order(map(Piece, hand)) if hand is not None else tuple(free[:missing]))
        free = free if hand is not None else free[missing:]
    pile: Cards = tuple(map(Piece, reversed(stock))) if stock is not None else tuple(free)
    return State(
        phase=Phase.ANSWER, turn=turn, first=turn, payer=None, table=Piece(table), dead=(), melds=groups,
        sizes=tuple(map(len, filled)), stock_left=len(pile), sealed=(True,) * 3, regrouped=False, acts=(),
        hands=tuple(filled), stock=pile, given=(None,) * 3,
    )  # fmt: skip


def outcome(state: State) -> Record:
    """Return whether the deal is over, and who has won."""
    result = RULES.result(state)
    if result is None:
        return {"over": False, "winner": None}
    return {"over": True, "winner": DRAW if result.drawn else result.winners[0]}


def is_refused(state: State, seat: Seat, action: Action) -> bool:
    """Say whether an action is refused; the list agrees."""
    refused = RULES.check(state, seat, action) is not None
    assert refused == (action not in RULES.legal_actions(state, seat))
    return refused


def same(value: Any) -> Any:
    """Compare as it is."""
    return value


def cards(value: Iterable[str]) -> list[str]:
    """Compare as cards in any order."""
    return sorted(value)


def groups(value: Iterable[Iterable[Piece]]) -> Any:
    """Compare as groups in any order."""
    return arranged(tuple(group) for group in value)


PLAIN: dict[str, Callable[[Any], Any]] = {
    "from_hand": cards,
    "hand_after": cards,
    "hands_after": lambda value: [sorted(hand) for hand in value],
    "melds_after": groups,
    "example_melds_after": groups,
    "options": lambda value: sorted((option["target"], tuple(sorted(option["meld"]))) for option in value),
}
