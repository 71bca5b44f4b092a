"""Short ways to set up and play hands in the tests of Quan Dui."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from cardtable.core.events import Event, Seat
from cardtable.core.rng import Rng
from cardtable.core.rules import Setup
from cardtable.games.quan_dui.cards import DECK, find, kind_of, parse
from cardtable.games.quan_dui.rules import RULES, Action, Draw, Pass, Phase, State
from cardtable.games.quan_dui.state import CLAIM, HAND, Purpose
from tests.helpers import acts

PAIRED = "b4 b4 w5 w5 b6 b6 s7 s7 w8 w8 b9 b9 s2 s2"  # seven Dui; one more card makes a hand
MIXED = "b4 s4 w5 w5 b6 b6 s7 s7 w8 w8 b9 b9 s2 s2"  # six Dui and a Ka
LOOSE = "b2 b3 b4 b5 b6 b7 b8 w2 w3 w4 s5 s5 s6 s9"  # four odd values, one Dui


def start(seats: int = 4, dealer: int = 0, seed: int = 1, standing: tuple[int, ...] = ()) -> State:
    """Return a fresh deal."""
    return RULES.deal(Setup(seed, seats, Seat(dealer), standing=standing)).state


def table(hands: Sequence[str], phase: str = "claims", turn: int = 1, **more: Any) -> State:
    """Return a position; a hand written ``*`` gets any cards that are named nowhere.

    Without *discards* the discarder's is a ``DH`` where one is needed.  *stock* names the next cards of it,
    ``""`` leaves it empty.
    """
    seats = len(hands)
    exposed = list(more.pop("exposed", [""] * seats))
    discards = list(more.pop("discards", [""] * seats))
    if phase == "claims" and not any(discards):
        discards[(turn - 1) % seats] = "DH"
    stock = more.pop("stock", None)
    free, full = list(DECK), []
    Rng(more.pop("seed", 1)).shuffle(free)
    rows = [*hands, *exposed, *discards, stock or ""]
    for row in rows:
        named = []
        for card in () if row == "*" else parse(row):
            copy = find(free, card)
            assert copy is not None, card
            free.remove(copy)
            named.append(copy)
        full.append(named)
    for seat, row in enumerate(hands):
        if row == "*":
            size = HAND + (phase == "discard" and seat == turn) - len(full[seats + seat])
            full[seat], free = free[:size], free[size:]
    texts = [" ".join(row) for row in full]
    record = {
        "phase": phase, "turn": turn, "hands": texts[:seats], "exposed": texts[seats : 2 * seats],
        "discards": texts[2 * seats : -1], **more,
    }  # fmt: skip
    if stock is not None:
        record["stock"] = f"{texts[-1]} {' '.join(free) if stock else ''}"
    return RULES.position(record)


def respond(state: State, claims: Mapping[int, str] | None = None) -> tuple[State, list[Event]]:
    """Let everybody who is asked about the discard answer; who is not named claims nothing."""
    events: list[Event] = []
    assert state.offer is not None
    kind, wanted = kind_of(state.offer), dict(claims or {})
    while state.phase is Phase.CLAIMS:
        seat = RULES.to_act(state)[0]
        claim = wanted.pop(seat, None)
        answer: Action = Draw() if seat == state.turn and state.stock else Pass()
        if claim is not None:
            answer = CLAIM[Purpose(claim)](kind)
        step = RULES.apply(state, seat, answer)
        state, events = step.state, [*events, *step.events]
    assert not wanted, f"not asked: {wanted}"
    return state, events


def play(state: State, *texts: str) -> tuple[State, list[Event]]:
    """Let whoever's turn it is do these, one after the other; return all that happened."""
    events: list[Event] = []
    for text in texts:
        step = RULES.apply(state, state.turn, RULES.decode(text))
        state, events = step.state, [*events, *step.events]
    return state, events


def legal(state: State, seat: int | None = None) -> list[str]:
    """Return what a seat may do, as text and without the letters of copies; without one whose turn it is."""
    texts = [RULES.encode(a) for a in RULES.legal_actions(state, state.turn if seat is None else Seat(seat))]
    return [text[:-1] if text.startswith("discard") else text for text in texts]


def refused(state: State, seat: int, text: str) -> str | None:
    """Return the key of the reason why a seat may not do something."""
    reason = RULES.check(state, Seat(seat), RULES.decode(text))
    return None if reason is None else reason.key


def said(events: Sequence[Event], *keys: str) -> list[tuple[str, ...]]:
    """Return (seat, key, arguments) of what was announced, cards as kinds; of these keys if any are named."""
    return [tuple(kind_of(arg) if arg in DECK else arg for arg in told) for told in acts.said(events, *keys)]


def kinds(cards: Sequence[str]) -> str:
    """Return the kinds of some cards."""
    return " ".join(map(kind_of, cards))


def random_hand(seed: int, seats: int = 4) -> Iterator[State]:
    """Return the states of a random hand."""
    return acts.wander(RULES, start(seats, seed % seats, seed), seed)
