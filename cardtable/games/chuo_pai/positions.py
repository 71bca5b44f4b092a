"""A deal as a JSON position: the FEN of Chuo Pai.

::

    {"leader": 0, "specials": "equal", "hands": ["6-6a 2-3b", "2-5a", "3-6c 3-6d"],
     "bonus": ["", "1-2a 2-4a", ""], "earlier": ["", "", "5-5a"], "acts": ["0: 2-3a", "1: pass"]}

Acts are who and what, from the first lead on.  Cards may be written without copies, ``6-6``, and are
then given some.  All but leader and hands may be left out.  ``earlier`` are score piles from before
the first act, besides the opening bonus.  Cards that appear nowhere have left the deal by then.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from cardtable.core.events import Seat
from cardtable.games.chuo_pai.cards import DECK, NAIL, TWO_REDS, Cards, identity_of, in_order, parse, pick
from cardtable.games.chuo_pai.legality import refusal
from cardtable.games.chuo_pai.state import HAND, SEATS, Act, Pass, Play, State

EQUAL, FREE = SPECIALS = ("equal", "free")
_NONE: Final = ("",) * len(SEATS)
_DECK: Final = frozenset(DECK)


def write(state: State) -> dict[str, Any]:
    """Return the record of a state."""
    return {
        "leader": state.leader,
        "specials": FREE if state.free else EQUAL,
        "hands": [" ".join(hand) for hand in state.hands],
        "bonus": [" ".join(cards) for cards in state.bonus],
        "earlier": [" ".join(cards) for cards in state.earlier],
        "acts": [f"{act.seat}: {' '.join(act.cards) or 'pass'}" for act, _ in state.history()],
    }


def read(record: Mapping[str, Any]) -> State:
    """Return the state of a record.

    :raises ValueError: if it is no position of this game.
    """
    try:
        leader, specials = record["leader"], record.get("specials", EQUAL)
        rows = [[parse(text) for text in record.get(key, _NONE)] for key in ("bonus", "earlier")]
        rows.insert(0, [parse(text) for text in record["hands"]])
        acts = [_read_act(text) for text in record.get("acts", ())]
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"not a position: {error!r}") from error
    if type(leader) is not int or leader not in SEATS or specials not in SPECIALS:
        raise ValueError("leader is a seat, specials are equal or free")
    if any(len(row) != len(SEATS) for row in rows):
        raise ValueError("there are three seats")
    written = [*(cards for row in rows for cards in row), *(act.cards for act in acts)]
    given = [in_order(cards) for cards in _with_copies(written)]
    hands, bonus, earlier, played = given[:3], given[3:6], given[6:9], given[9:]
    used = {card for cards in given for card in cards}
    done = [Act(act.seat, cards) for act, cards in zip(acts, played, strict=True)]
    owned = tuple(
        in_order((*hand, *(card for act in done if act.seat == seat for card in act.cards)))
        for seat, hand in enumerate(hands)
    )
    state = State(
        Seat(leader), specials == FREE, tuple(bonus), tuple(earlier), tuple(card for card in DECK if card not in used),
        (), (), tuple(map(len, owned)), owned,
    )  # fmt: skip
    _check_piles(state)
    for act in done:
        state = _with_act(state, act)
    return state


def _check_piles(start: State) -> None:
    """Insist on what a deal can have come to before the first act."""
    for hand, bonus, earlier in zip(start.hands, start.bonus, start.earlier, strict=True):
        kinds = set(map(identity_of, bonus))
        if kinds not in (set(), {NAIL, TWO_REDS}):
            raise ValueError("an opening bonus is 1-2 and 2-4")
        left = {NAIL, TWO_REDS} & set(map(identity_of, hand))
        if start.whole and (left if bonus else len(left) == 2):
            raise ValueError("who has 1-2 and 2-4 gets them all")
        total = len(hand) + len(bonus) + len(earlier)
        if total > HAND or (start.whole and total < HAND):
            raise ValueError(f"nobody has {total} cards in all")


def _with_act(state: State, act: Act) -> State:
    """Return a state with one more act, checked."""
    hand = state.hands[act.seat]
    if reason := refusal(state, act.seat, hand, Play(act.cards) if act.cards else Pass()):
        raise ValueError(f"cannot be done: {act.seat} {' '.join(act.cards) or 'pass'}: {reason.key}")
    _, left = pick(hand, act.cards)
    return state.acted(act, left)


def _with_copies(written: Sequence[Cards]) -> list[Cards]:
    """Return the same cards, each with a copy.

    :raises ValueError: if a card is there twice, or an identity too often.
    """
    named = Counter(card for cards in written for card in cards if card in _DECK)
    if named and max(named.values()) > 1:
        raise ValueError(f"twice: {named.most_common(1)[0][0]}")
    free = tuple(card for card in DECK if card not in named)
    found = []
    for cards in written:
        exact = tuple(card for card in cards if card in _DECK)
        given, free = pick(free, tuple(card for card in cards if card not in _DECK))
        found.append((*exact, *given))
    return found


def _read_act(text: str) -> Act:
    seat, _, cards = text.partition(": ")
    if seat not in ("0", "1", "2") or not cards:
        raise ValueError(f"no act: {text!r}")
    return Act(Seat(int(seat)), () if cards == "pass" else parse(cards))
