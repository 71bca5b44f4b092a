"""Cases of Quan Dui: pairs, claims, their priority, the deal, waits, and stories told in prose.

The expected record is answered field by field from what the program does; a field that nobody knows an answer
to fails.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import pytest

from cardtable.core.events import Piece, Seat
from cardtable.core.rng import Rng
from cardtable.core.rules import Setup
from cardtable.games.quan_dui.cards import DECK, KINDS, find, in_order, value_of
from cardtable.games.quan_dui.pairing import best_pairs, dui_in, is_paired, odd_values, outs, tentos, wait
from cardtable.games.quan_dui.rules import HANDS, RULES, STOCK, Draw, Pass, Phase, State, deal_pack
from cardtable.games.quan_dui.state import CLAIM, HAND, Purpose
from tests.cases.quan_dui_stories import STORIES
from tests.unit.quan_dui.positions import table

Record: TypeAlias = dict[str, Any]

NEXT, OTHER = Seat(1), Seat(2)  # the discard is of seat 0


def examine(case: Record) -> None:
    """Play one case."""
    if "cards" in case:  # of the list of random hands
        expected = {field: case[field] for field in ("eight_pairs", "max_dui", "tentos")}
        case = {"setup": {"type": "hand16", "concealed": case["cards"], "exposed_dui": []}, "expected": expected}
    setup: Record = case["setup"]
    answers = story(case) if setup["type"] == "flow" else TYPES[setup["type"]](setup)
    for field, expected in case["expected"].items():
        assert field in answers, f"a field nobody answers: {field}"
        assert answers[field] == expected, field


def story(case: Record) -> Record:
    """Return the answers of a case in prose."""
    if case["id"] not in STORIES:
        pytest.skip(f"prose that nobody has turned into a game: {case['question']}")
    return STORIES[case["id"]]()


def hand16(setup: Record) -> Record:
    """Pair a hand of sixteen, the exposed Dui included."""
    concealed, exposed = setup["concealed"], len(setup["exposed_dui"])
    paired, most = is_paired(concealed), dui_in(concealed) + exposed
    pairs = best_pairs(concealed)
    assert paired == (not pairs.single)
    assert most == len(pairs.dui) + exposed
    worth = tentos(concealed, exposed)
    rows = [" ".join(concealed), "*", "*", "*"]
    state = table(rows, "discard", 0, exposed=[_twice(setup["exposed_dui"]), "", "", ""], drew=False)
    may_declare = "declare" in map(RULES.encode, RULES.legal_actions(state, Seat(0)))
    assert may_declare == paired
    return {"eight_pairs": paired, "max_dui": most if paired else None, "tentos": worth}


def claims(setup: Record) -> Record:
    """List what a player may claim a discard for."""
    seat = NEXT if setup["is_next_player"] else OTHER
    rows, exposed = ["*"] * 4, [""] * 4
    rows[seat], exposed[seat] = " ".join(setup["concealed"]), _twice(setup["exposed_dui"])
    state = table(rows, exposed=exposed, discards=[setup["discard"], "", "", ""])
    found = [RULES.encode(action).partition(" ")[0] for action in RULES.legal_actions(state, seat)]
    return {"claims": sorted(set(found) - {"draw", "pass"})}


def priority(setup: Record) -> Record:
    """Let the players claim a discard, each with a hand that may, and see who gets it and who is next then."""
    seats, discarder = setup["players"], Seat(setup["discarder"])
    claimed = {Seat(int(seat)): Purpose(purpose) for seat, purpose in setup["claims"].items()}
    state = contest(seats, discarder, claimed)
    while state.phase is Phase.CLAIMS:
        seat = RULES.to_act(state)[0]
        nothing = Draw() if seat == state.turn else Pass()
        before = state
        state = RULES.apply(state, seat, CLAIM[claimed[seat]]("b1") if seat in claimed else nothing).state
    won = state.phase is Phase.OVER
    seat = state.turn
    if not won:
        state = RULES.apply(state, seat, next(RULES.legal_actions(state, seat))).state
    assert before.phase is Phase.CLAIMS
    return {
        "seat": seat,
        "kind": claimed[seat].value,
        "next_after_discard": (seat + 1) % seats if won else state.turn,
    }


def contest(seats: int, discarder: Seat, claimed: dict[Seat, Purpose]) -> State:
    """Return a window for a b1 in which these claims are legal."""
    free = [card for card in DECK if card != "b1a"]
    Rng(1).shuffle(free)
    ones = iter(("s1", "w1", "DH", "XH", "BS"))
    twos = [kind for kind in KINDS if value_of(kind) > 1] * 2  # of which pairs are made
    rows: list[list[Piece]] = [[] for _ in range(seats)]
    for seat, purpose in claimed.items():
        wanted = [next(ones), *_twice(twos[:7]).split()] if purpose is Purpose.WIN else ["b1"]
        twos = twos[7:] if purpose is Purpose.WIN else twos
        for kind in () if purpose is Purpose.TAKE else wanted:
            card = find(free, kind)
            assert card is not None
            free.remove(card)
            rows[seat].append(card)
    for row in rows:
        row += [free.pop() for _ in range(HAND - len(row))]
    discards = [""] * seats
    discards[discarder] = "b1a"
    record = {
        "phase": "claims", "turn": (discarder + 1) % seats, "discards": discards,
        "hands": [" ".join(row) for row in rows],
    }  # fmt: skip
    return RULES.position(record)


def deal(setup: Record) -> Record:
    """Deal a pack of which every card is known."""
    seats, dealer = setup["players"], Seat(setup["dealer"])
    state = deal_pack(DECK, Setup(1, seats, dealer)).state
    truth = RULES.truth(state)
    numbers = [[DECK.index(card) for card in truth[place] if card is not None] for place in HANDS[:seats]]
    stock = [card for card in truth[STOCK] if card is not None]
    assert in_order([*stock, *(card for hand in state.hands for card in hand)]) == in_order(DECK)
    return {
        "hand_sizes": [len(row) for row in numbers],
        "stock": len(stock),
        "dealer_cards": sorted(numbers[dealer]),
        "seat0_cards": sorted(numbers[0]),
        "first_stock_card": DECK.index(stock[-1]),
    }


def waiting(setup: Record) -> Record:
    """Say what a hand of fifteen waits for."""
    hand, seen = setup["concealed"], setup["seen_elsewhere"]
    return {"wait_value": wait(hand), "odd_values": list(odd_values(hand)), "outs": outs(hand, seen)}


def _twice(kinds: list[str]) -> str:
    return " ".join(f"{kind} {kind}" for kind in kinds)


TYPES = {"hand16": hand16, "claims": claims, "priority": priority, "deal": deal, "outs": waiting}
