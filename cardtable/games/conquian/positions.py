"""A deal as a JSON position: the FEN of Conquian.

::

    {"phase": "answer", "turn": 0, "first": 0, "payer": null, "table": "4O",
     "hands": ["1O 3C 5E 7B 11O 2B 4C 6C", "1C 3E 5B 12C 11C", "1E 3B 5C 7C 11E 2C 4B 6E"],
     "melds": ["", "5O 6O 7O", ""], "stock": "10O 10C 10E 10B", "dead": "12O", "regrouped": false,
     "given": "3C - 12C", "acts": ["1: use 5O with 6O 7O", "1: pay 4O", "0: force 4O on 1"]}

The stock begins with the card that is turned next.  *given* is what each seat gives to the right, a dash
where it is not chosen yet, or not known any more.  All but phase, turn, hands and what lies on the table
may be left out; cards that appear nowhere are dead.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from cardtable.core.events import Piece, Seat
from cardtable.games.conquian.cards import DECK, Cards, in_order, parse
from cardtable.games.conquian.melds import MOST, Melds, kind_of, parse_groups, write_groups
from cardtable.games.conquian.state import CUT, HAND, SEATS, Act, Deed, Phase, State, left_of, right_of

_NOBODY = "-"
_ACT = re.compile(r"([012]): (\w+) (\w+)(?: on ([012]))?(?: with ([\w ]+))?")


def write(state: State) -> dict[str, Any]:
    """Return the record of a state."""
    return {
        "phase": state.phase.value,
        "turn": state.turn,
        "first": state.first,
        "payer": state.payer,
        "table": state.table,
        "hands": [" ".join(hand) for hand in state.hands],
        "melds": [write_groups(melds) for melds in state.melds],
        "stock": " ".join(reversed(state.stock)),
        "dead": " ".join(state.dead),
        "given": " ".join(card or _NOBODY for card in state.given),
        "regrouped": state.regrouped,
        "acts": [_write_act(act) for act in state.acts],
    }


def read(record: Mapping[str, Any]) -> State:
    """Return the state of a record.

    :raises ValueError: if it is no position of this game.
    """
    try:
        phase, turn, payer = Phase(record["phase"]), record["turn"], record.get("payer")
        first = record.get("first", turn if payer is None else (payer + 1) % 3)
        table = record.get("table")
        hands = tuple(in_order(parse(text)) for text in record["hands"])
        melds = tuple(_read_melds(text) for text in record.get("melds", ("",) * 3))
        stock, dead = parse(record.get("stock", ""))[::-1], parse(record.get("dead", ""))
        given = tuple(_read_given(text) for text in record.get("given", "- - -").split())
        acts = tuple(_read_act(text) for text in record.get("acts", ()))
        regrouped = record.get("regrouped", False)
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"not a position: {error!r}") from error
    if any(type(seat) is not int or seat not in SEATS for seat in (turn, first, 0 if payer is None else payer)):
        raise ValueError("turn, first and payer are seats")
    if type(regrouped) is not bool or not len(hands) == len(melds) == len(given) == len(SEATS):
        raise ValueError("there are three seats, and regrouped is yes or no")
    if table is not None and table not in DECK:
        raise ValueError(f"no card: {table!r}")
    swapping = phase is Phase.SWAP
    sealed = tuple(card is not None or not swapping for card in given)
    state = State(
        phase, Seat(turn), Seat(first), None if payer is None else Seat(payer), table, dead, melds,
        tuple(map(len, hands)), len(stock), sealed, regrouped, acts, hands, stock, given,
    )  # fmt: skip
    state = replace(state, dead=(*dead, *_nowhere(state)))
    for fault in _faults(state):
        raise ValueError(fault)
    return state


def _nowhere(state: State) -> Cards:
    """Return the cards that are not on the table, in a hand or in the stock."""
    used = _used(state)
    if len(set(used)) < len(used):
        raise ValueError("a card is there twice")
    return tuple(card for card in DECK if card not in used)


def _used(state: State) -> list[Piece]:
    melded = [card for melds in state.melds for meld in melds for card in meld]
    sealed = state.given if state.phase is Phase.SWAP else ()
    loose = [card for card in (state.table, *sealed) if card is not None]
    return [*loose, *melded, *state.dead, *state.stock, *(card for hand in state.hands for card in hand)]


def _faults(state: State) -> Iterator[str]:
    """Yield what cannot be so."""
    swapping, over = state.phase is Phase.SWAP, state.phase is Phase.OVER
    owned = [size + melded for size, melded in zip(state.sizes, state.melded, strict=True)]
    if swapping:
        owned = [n + (card is not None) for n, card in zip(owned, state.given, strict=True)]
    if (state.table is not None) != (state.phase in (Phase.ANSWER, Phase.FORCED)):
        yield "there is a table card exactly when somebody has to answer it"
    one_more = state.turn if state.phase is Phase.PAY else state.melded.index(CUT) if CUT in state.melded else None
    if owned != [HAND + (seat == one_more) for seat in SEATS]:
        yield "hand and melds are eight cards, nine for who owes a payment or has won"
    if (CUT in state.melded) > over or (over and state.stock and CUT not in state.melded):
        yield "the deal is over with nine melded cards, or with the stock"
    if swapping and (state.dead or any(state.melds) or state.acts or None not in state.given):
        yield "nothing happens before the swap"
    if state.phase is Phase.FORCED and not state.fitting(state.turn):
        yield "nobody is forced whose melds the card does not extend"
    if state.phase is Phase.ANSWER and state.payer is not None and state.first != right_of(state.payer):
        yield "a payment is answered first by the payer's right neighbour"
    for seat, card in enumerate(() if swapping else state.given):
        elsewhere = (*state.stock, *state.hands[seat], *state.hands[left_of(Seat(seat))])
        if card in elsewhere:
            yield f"what seat {seat} gave to the right cannot be there: {card}"


def _read_melds(text: str) -> Melds:
    melds = tuple(map(in_order, parse_groups(text)))
    if len(melds) > MOST or not all(map(kind_of, melds)):
        raise ValueError(f"not melds: {text!r}")
    return melds


def _read_given(text: str) -> Piece | None:
    if text == _NOBODY:
        return None
    (card,) = parse(text)
    return card


def _write_act(act: Act) -> str:
    target = "" if act.target is None else f" on {act.target}"
    cards = f" with {' '.join(act.cards)}" if act.cards else ""
    return f"{act.seat}: {act.deed} {act.card}{target}{cards}"


def _read_act(text: str) -> Act:
    match = _ACT.fullmatch(text)
    if match is None:
        raise ValueError(f"no act: {text!r}")
    seat, deed, card, target, cards = match.groups()
    (card,) = parse(card)
    act = Act(Seat(int(seat)), Deed(deed), card, parse(cards or ""), None if target is None else Seat(int(target)))
    if (act.deed is Deed.FORCE) != (act.target is not None):
        raise ValueError(f"who was forced? {text!r}")
    return act
