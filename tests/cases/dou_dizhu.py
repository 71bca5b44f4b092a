"""Cases of Dou Dizhu: a hand, what it has to beat, and every legal play.

Each case is set up as a state in which seat 0 is to act.  A file may give hand and
table more cards of a rank than there are; the rules look at nothing else than these two.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from cardtable.core.events import Seat
from cardtable.games.dou_dizhu.cards import DECK, Cards, in_order, pack, parse, pick, ranks_of
from cardtable.games.dou_dizhu.plays import leads
from cardtable.games.dou_dizhu.rules import RULES, Act, Action, Pass, Play, State, explain

Record: TypeAlias = dict[str, Any]

ACTOR, BEFORE, FILLER = Seat(0), Seat(2), parse("3s")
FIELDS = {"id", "tag", "hand", "to_beat", "legal"}


def examine(case: Record) -> None:
    """Compare the list, and what is refused, with the case."""
    assert case.keys() <= FIELDS, f"a field nobody answers: {case.keys() - FIELDS}"
    state, hand = set_up(case["hand"], case["to_beat"]), case["hand"]
    listed = list(RULES.legal_actions(state, ACTOR))
    assert sorted(map(written, listed)) == sorted(case["legal"])
    view = RULES.view(state, ACTOR)
    for action in listed:
        assert RULES.check(state, ACTOR, action) is None
        after = RULES.apply(state, ACTOR, action).state
        assert after.acts[-1] == Act(ACTOR, action.cards if isinstance(action, Play) else ())
        assert ranks_of(after.hands[ACTOR] + after.acts[-1].cards) == hand
    for play in leads(pack(hand)):  # everything the hand could hold up
        action = RULES.decode(" ".join(play.ranks))
        assert isinstance(action, Play)
        legal = play.ranks in case["legal"]
        assert (RULES.check(state, ACTOR, action) is None) == (action in listed) == legal
        verdict = explain(view, action.cards)
        assert (verdict.reading, verdict.covers, verdict.reason is None) == (play, legal, legal)
    assert (RULES.check(state, ACTOR, Pass()) is None) == ("pass" in case["legal"])


def set_up(hand: str, to_beat: str | None) -> State:
    """Return the state of a case; who put the play on the table is landlord."""
    landlord = ACTOR if to_beat is None else BEFORE
    acts = () if to_beat is None else (Act(BEFORE, cards(to_beat)),)
    hands = (cards(hand), FILLER, FILLER)
    return State(landlord, 0, (3,), acts, tuple(map(len, hands)), (), seed=0, hands=hands, bottom=())


def cards(ranks: str) -> Cards:
    """Return cards of these ranks."""
    return in_order(pick(DECK, parse(ranks))[0])


def written(action: Action) -> str:
    """Return an action as the files write it."""
    return action.ranks if isinstance(action, Play) else RULES.encode(action)
