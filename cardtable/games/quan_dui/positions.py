"""A hand as a JSON position: the FEN of Quan Dui.

::

    {"phase": "claims", "turn": 2, "dealer": 3, "standing": [0, 7, 2, 0],
     "hands": ["b1a b1b b2 …", "…", "…", "…"], "exposed": ["", "b7a b7b", "", ""],
     "discards": ["w4a", "s9a", "", "DH"], "stock": "XH XH b3 …", "shown": ["", "", "w5a", ""],
     "drew": false, "drawn": null, "taken": null, "asked": [2, 0], "answers": ["", "", "draw", ""],
     "acts": ["3: discard DHa", "0: draw", "0: discard w4a", …]}

The stock begins with the card that is drawn next.  A card without the letter of its copy is any that is not
named.  Only phase, turn and hands have to be there.  Without *stock* all cards that appear nowhere are the
stock; with it they are the dealer's oldest discards.  Without *asked* those are asked who can claim the
discard, and without *drew* who discards has drawn if he has not taken a card and somebody has discarded.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from cardtable.core.events import Piece, Seat
from cardtable.games.quan_dui.cards import DECK, Cards, find, in_order, kind_of, parse
from cardtable.games.quan_dui.claims import answers as legal_answers
from cardtable.games.quan_dui.claims import is_asked
from cardtable.games.quan_dui.pairing import tentos
from cardtable.games.quan_dui.state import (
    CLAIM,
    HAND,
    Act,
    Answer,
    Deed,
    Draw,
    Pass,
    Phase,
    Purpose,
    State,
)

_SEATS: Final = range(2, 7)
_DECK: Final = frozenset(DECK)
_ACT: Final = re.compile(r"([0-5]): ([a-z-]+)(?: (\w+))?")


def write(state: State) -> dict[str, Any]:
    """Return the record of a state."""
    return {
        "phase": state.phase.value,
        "turn": state.turn,
        "dealer": state.dealer,
        "standing": list(state.standing),
        "hands": _rows(state.hands),
        "exposed": _rows(state.exposed),
        "discards": _rows(state.discards),
        "stock": " ".join(reversed(state.stock)),
        "shown": _rows(state.shown),
        "drew": state.drew,
        "drawn": state.drawn,
        "taken": state.taken,
        "asked": [seat for seat, asked in enumerate(state.asked) if asked],
        "answers": ["" if answer is None else type(answer).__name__.lower() for answer in state.answers],
        "acts": [f"{act.seat}: {act.deed}{'' if act.card is None else f' {act.card}'}" for act in state.acts],
    }


def read(record: Mapping[str, Any]) -> State:
    """Return the state of a record.

    :raises ValueError: if it is no position of this game.
    """
    try:
        state = _read(record)
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"not a position: {error!r}") from error
    for fault in _faults(state):
        raise ValueError(fault)
    return state


def _read(record: Mapping[str, Any]) -> State:
    phase, turn = Phase(record["phase"]), record["turn"]
    hands, seats = record["hands"], len(record["hands"])
    dealer, standing = record.get("dealer", 0), tuple(record.get("standing", (0,) * seats))
    nothing = [""] * seats
    rows = [hands, record.get("exposed", nothing), record.get("discards", nothing)]
    numbers = (turn, dealer, *standing)
    if any(type(n) is not int for n in numbers) or not (0 <= turn < seats and 0 <= dealer < seats):
        raise ValueError("turn and dealer are seats, and Tentos whole numbers")
    if seats not in _SEATS or any(len(row) != seats for row in (*rows, standing)):
        raise ValueError("there are two to six seats, and a row for each")
    named, nowhere = _with_copies([*(parse(text) for row in rows for text in row), parse(record.get("stock", ""))])
    held, exposed, discards = (tuple(named[seats * n : seats * (n + 1)]) for n in range(3))
    stock = named[-1][::-1]
    if "stock" in record:
        discards = tuple((*(nowhere if seat == dealer else ()), *row) for seat, row in enumerate(discards))
    else:
        stock = nowhere
    taken = _card(record.get("taken"))
    begun = any(discards) or any(exposed)
    drew = record.get("drew", phase is Phase.DISCARD and taken is None and begun)
    drawn = _card(record.get("drawn"))
    if drew and drawn is None:
        drawn = held[turn][-1] if held[turn] else None
    elif drawn is not None:
        drawn = find(held[turn], drawn)
    shown, acts = tuple(map(parse, record.get("shown", nothing))), tuple(map(_act, record.get("acts", ())))
    state = State(
        phase, Seat(turn), Seat(dealer), standing, tuple(map(len, held)), exposed, discards, shown, len(stock),
        drew, taken, acts,
        tuple(map(in_order, held)), stock, drawn, (False,) * seats, (None,) * seats,
    )  # fmt: skip
    return _window(state, record) if phase is Phase.CLAIMS and discards[state.discarder] else state


def _window(state: State, record: Mapping[str, Any]) -> State:
    """Return a state with who is asked about the discard, and what they have answered."""
    seats = range(state.seats)
    asked = record.get("asked", [n for n in seats if is_asked(state, Seat(n), state.hands[n])])
    texts = record.get("answers", [""] * state.seats)
    offer = state.offer
    assert offer is not None
    if any(seat not in seats for seat in asked) or len(texts) != state.seats:
        raise ValueError("seats are asked, and every one has an answer or none")
    answers = tuple(None if text == "" else _answer(text, kind_of(offer)) for text in texts)
    return replace(state, asked=tuple(n in asked for n in seats), answers=answers)


def _faults(state: State) -> Iterator[str]:
    """Yield what cannot be so."""
    for seat, size in enumerate(state.sizes):
        wanted = HAND + (state.phase is not Phase.CLAIMS and seat == state.turn and not _stock_out(state))
        if size + len(state.exposed[seat]) != wanted:
            yield f"seat {seat} has {wanted} cards with the exposed ones"
        pairs = state.exposed[seat]
        if list(map(kind_of, pairs[::2])) != list(map(kind_of, pairs[1::2])):
            yield f"exposed cards are Dui: {pairs}"
    if any(set(shown) - set(hand) for shown, hand in zip(state.shown, state.hands, strict=True)):
        yield "cards that all saw taken are in the hand"
    if type(state.drew) is not bool or state.drew != (state.drawn is not None):
        yield "who has drawn has a drawn card"
    both = state.drew and state.taken is not None
    if both or (state.phase is not Phase.DISCARD and (state.drew or state.taken is not None)):
        yield "who discards has drawn a card or taken one"
    if state.phase is Phase.CLAIMS:
        yield from _window_faults(state)
    won = tentos(state.hands[state.turn], state.exposed_dui(state.turn))
    if state.phase is Phase.OVER and not won and not _stock_out(state):
        yield "a hand ends with eight pairs, or with the stock"


def _window_faults(state: State) -> Iterator[str]:
    if not state.discards[state.discarder]:
        yield "there is no discard that could be claimed"
        return
    if not any(asked and answer is None for asked, answer in zip(state.asked, state.answers, strict=True)):
        yield "somebody has still to answer the discard"
    if state.asked[state.discarder] or not (state.asked[state.turn] or state.last_discard):
        yield "the next player is asked, and not who has discarded"
    for seat, answer in enumerate(state.answers):
        legal = legal_answers(state, Seat(seat), state.hands[seat]) if state.asked[seat] else ()
        if answer is not None and answer not in legal:
            yield f"seat {seat} cannot answer: {answer}"


def _stock_out(state: State) -> bool:
    """Say whether a hand that is over has ended without a winner: who drew last has discarded."""
    return state.phase is Phase.OVER and not state.stock and len(state.hands[state.turn]) % 2 == 1


def _with_copies(rows: Sequence[Cards]) -> tuple[list[Cards], Cards]:
    """Return the same cards, each a copy of its own, and those that are nowhere.

    :raises ValueError: if a card is there twice, or a kind too often.
    """
    named = [card for row in rows for card in row if card in _DECK]
    if len(set(named)) < len(named):
        raise ValueError("a card is there twice")
    free = [card for card in DECK if card not in set(named)]
    full = []
    for row in rows:
        cards = []
        for card in row:
            copy = card if card in _DECK else find(free, card)
            if copy is None:
                raise ValueError(f"there are four of a kind: {card}")
            if copy != card:
                free.remove(copy)
            cards.append(copy)
        full.append(tuple(cards))
    return full, tuple(free)


def _card(text: str | None) -> Piece | None:
    if text is None:
        return None
    (card,) = parse(text)
    return card


def _answer(text: str, kind: str) -> Answer:
    match text:
        case "draw":
            return Draw()
        case "pass":
            return Pass()
        case _:
            return CLAIM[Purpose(text)](kind)


def _act(text: str) -> Act:
    match = _ACT.fullmatch(text)
    if match is None:
        raise ValueError(f"no act: {text!r}")
    seat, deed, card = match.groups()
    return Act(Seat(int(seat)), Deed(deed), _card(card))


def _rows(rows: Sequence[Cards]) -> list[str]:
    return [" ".join(row) for row in rows]
