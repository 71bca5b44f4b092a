"""A deal as a JSON position: the FEN of Dou Dizhu.

::

    {"seed": 7, "opener": 0, "redeals": 0, "bids": [0, 1, 3],
     "hands": ["3s 3h Td", "4d 2c X", "D"], "bottom": "3s Td 4h",
     "acts": ["2: 4h 4s", "0: pass"]}

Bids are from the opener on, 0 is a pass; acts are who and what, from the landlord's lead on.
Cards may be written without suits, ``"33TX"``, and are then given some.  Seed, redeals and acts
may be left out, and the bottom once there is a landlord.  Cards that appear nowhere have been
played before the first act: an ending is a position of a few cards, and anybody may lead in it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from cardtable.core.events import Seat
from cardtable.core.rules import Illegal
from cardtable.games.dou_dizhu.cards import DECK, Cards, in_order, parse, pick
from cardtable.games.dou_dizhu.reading import classify, uncovered
from cardtable.games.dou_dizhu.state import HIGHEST_BID, REDEALS, SEATS, Act, State

DEALT, BOTTOM = 17, 3  # cards


def write(state: State) -> dict[str, Any]:
    """Return the record of a state."""
    return {
        "seed": state.seed,
        "opener": state.opener,
        "redeals": state.redeals,
        "bids": list(state.bids),
        "hands": [" ".join(hand) for hand in state.hands],
        "bottom": " ".join(state.bottom),
        "acts": [f"{act.seat}: {' '.join(act.cards) or 'pass'}" for act in state.acts],
    }


def read(record: Mapping[str, Any]) -> State:
    """Return the state of a record.

    :raises ValueError: if it is no position of this game.
    """
    try:
        seed, opener, redeals = record.get("seed", 0), record["opener"], record.get("redeals", 0)
        bids = tuple(record["bids"])
        written = [parse(text) for text in record["hands"]]
        bottom = parse(record.get("bottom", ""))
        acts = [_read_act(text) for text in record.get("acts", ())]
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"not a position: {error!r}") from error
    if any(type(n) is not int for n in (seed, opener, redeals, *bids)) or seed < 0:
        raise ValueError("seed, opener, redeals and bids are whole numbers")
    if opener not in SEATS or not 0 <= redeals <= REDEALS or len(written) != len(SEATS):
        raise ValueError("there are three seats, and at most three redeals")
    _check_bids(bids, redeals)
    empty = State(Seat(opener), redeals, bids, (), (), (), seed, (), ())
    return _auction(empty, written, bottom, acts) if empty.landlord is None else _played(empty, written, bottom, acts)


def _auction(empty: State, written: list[Cards], bottom: Cards, acts: list[Act]) -> State:
    if acts or tuple(map(len, (*written, bottom))) != (DEALT, DEALT, DEALT, BOTTOM):
        raise ValueError("in the auction everybody has 17 cards, the bottom three, and nobody has played")
    *hands, bottom = (in_order(cards) for cards in _suited([*written, bottom]))
    return replace(empty, hands=tuple(hands), sizes=(DEALT,) * 3, bottom=bottom)


def _played(empty: State, written: list[Cards], bottom: Cards, acts: list[Act]) -> State:
    landlord = empty.landlord
    assert landlord is not None
    suited = _suited([*written, *(act.cards for act in acts)])
    hands = tuple(in_order(cards) for cards in suited[: len(SEATS)])
    acts = [Act(act.seat, in_order(cards)) for act, cards in zip(acts, suited[len(SEATS) :], strict=True)]
    used = {card for cards in suited for card in cards}
    gone = tuple(card for card in DECK if card not in used)
    owned = [
        [*hand, *(card for act in acts if act.seat == seat for card in act.cards)] for seat, hand in enumerate(hands)
    ]
    for seat, cards in enumerate(owned):
        size = DEALT + BOTTOM * (seat == landlord)
        if len(cards) > size or (len(cards) < size and not gone):
            raise ValueError(f"seat {seat} cannot have {len(cards)} cards in all")
    taken = (*owned[landlord], *gone)
    if len(bottom) not in (0, BOTTOM) or any(card in DECK and card not in taken for card in bottom):
        raise ValueError("the bottom is three cards of the landlord")
    bottom, _ = pick(taken, bottom)
    state = replace(empty, gone=gone, hands=hands, bottom=bottom)
    for act in acts:
        state = _with_act(state, act)
    state = replace(state, sizes=tuple(map(len, hands)))
    if 0 in state.sizes and not (acts and acts[-1].cards and not hands[acts[-1].seat] and state.sizes.count(0) == 1):
        raise ValueError("only the last play can have emptied a hand")
    return state


def _with_act(state: State, act: Act) -> State:
    """Return a state with one more act, checked; its hands are not touched."""
    free = bool(state.gone) and not state.acts  # an ending may begin with any seat
    if act.seat != state.turn and not free:
        raise ValueError(f"it is not the turn of seat {act.seat}")
    on_table = state.to_beat
    if act.cards:
        play = classify(act.cards)
        if isinstance(play, Illegal) or (on_table is not None and uncovered(play, on_table.reading)):
            raise ValueError(f"cannot be played: {' '.join(act.cards)}")
    elif on_table is None:
        raise ValueError("who leads cannot pass")
    return replace(state, acts=(*state.acts, act))


def _check_bids(bids: tuple[int, ...], redeals: int) -> None:
    raised = [points for points in bids if points]
    rising = raised == sorted(set(raised)) and all(0 < points <= HIGHEST_BID for points in raised)
    if not rising or len(bids) > len(SEATS) or HIGHEST_BID in bids[:-1]:
        raise ValueError(f"no auction goes like this: {bids}")
    if len(bids) == len(SEATS) and not raised and redeals < REDEALS:
        raise ValueError("if all pass, cards are dealt anew")


def _suited(written: list[Cards]) -> list[Cards]:
    """Return the same cards, each with a suit.

    :raises ValueError: if a card is there twice, or a rank too often.
    """
    named = Counter(card for cards in written for card in cards if card in DECK)
    if named and max(named.values()) > 1:
        raise ValueError(f"twice: {named.most_common(1)[0][0]}")
    free = tuple(card for card in DECK if card not in named)
    suited = []
    for cards in written:
        exact = tuple(card for card in cards if card in DECK)
        given, free = pick(free, tuple(card for card in cards if card not in DECK))
        suited.append((*exact, *given))
    return suited


def _read_act(text: str) -> Act:
    seat, _, cards = text.partition(": ")
    if seat not in ("0", "1", "2") or not cards:
        raise ValueError(f"no act: {text!r}")
    return Act(Seat(int(seat)), () if cards == "pass" else parse(cards))
