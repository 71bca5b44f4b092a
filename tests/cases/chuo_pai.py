"""Cases of Chuo Pai: the deck, the opening bonus, what is a play, leads, answers, and rounds.

A case with ``variant_special_free`` is played twice, with both options.  The expected record is
answered field by field from what the program does; a field that nobody knows an answer to fails.
Lists of plays have no order, nor have the cards in them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from cardtable.core.events import Piece, Seat
from cardtable.core.rules import Illegal, Setup
from cardtable.games.chuo_pai.cards import DECK, FAMILY, IDENTITIES, RANK, TABLE, identities_of, pick
from cardtable.games.chuo_pai.reading import classify
from cardtable.games.chuo_pai.rules import RULES, Act, Action, Pass, Play, State, deal_hands
from cardtable.games.chuo_pai.state import HAND
from tests.unit.chuo_pai.positions import table

Record: TypeAlias = dict[str, Any]

ACTOR, BEFORE = Seat(0), Seat(2)
KINDS = {"heaven-nine": "TianJiu", "earth-eight": "DiBa", "man-seven": "RenQi", "harmony-five": "HeWu"}
REASONS = {  # what the file calls a refusal
    "must-beat": "must_beat",
    "must-lead": "must_lead",
    "not-in-hand": "card_not_in_hand",
    "other-family": "other_family",
    "other-size": "wrong_count",
    "not-higher": "not_higher",
    "only-ties": "not_higher",
}


def examine(case: Record) -> None:
    """Play one case."""
    for free, expected in ((False, case["expected"]), (True, case.get("variant_special_free", {}))):
        answers = TYPES[case["setup"]["type"]](case["setup"], free)
        for field, value in expected.items():
            assert field in answers, f"a field nobody answers: {field}"
            plain = unordered if field == "legal_plays" else same
            assert plain(answers[field]) == plain(value), (field, free)


def deck(setup: Record, free: bool) -> Record:
    """Count the cards of a deal."""
    step = RULES.deal(Setup(1, 3))
    cards = [card for pieces in RULES.truth(step.state).values() for card in pieces if card is not None]
    (dealt,) = {len(bonus) + size for bonus, size in zip(step.state.bonus, step.state.sizes, strict=True)}
    (copies,) = {sum(card[:3] == identity for card in cards) for identity in IDENTITIES}
    return {
        "identities": len(set(identities_of(cards))),
        "copies": copies,
        "cards": len(set(cards)),
        "per_player": dealt,
        "pips_total": sum(int(card[0]) + int(card[2]) for card in cards),
    }


def bonus(setup: Record, free: bool) -> Record:
    """Deal a hand; nobody is asked before its bonus lies on the score pile."""
    state = dealt([setup["hand"], [], []], Seat(1), free)
    return {"bonus": state.score[0], "remaining": state.sizes[0], "auto": not state.acts and state.turn == 1}


def bonus_all(setup: Record, free: bool) -> Record:
    """Deal hands of which only some cards are said."""
    state = dealt(setup["bonus_cards"], Seat(setup["leader"]), free)
    return {"score": list(state.score), "hand_sizes": list(state.sizes), "leader": RULES.to_act(state)[0]}


def classify_cards(setup: Record, free: bool) -> Record:
    """Say which play some cards are, and try to lead them."""
    found = classify(setup["cards"], free)
    state = build([setup["cards"], ["2-2"], ["2-2"]], free=free)
    assert is_refused(state, Play(map(Piece, setup["cards"]))) == isinstance(found, Illegal)
    if isinstance(found, Illegal):
        return {"legal": False}
    return {
        "legal": True,
        "family": found.family.value,
        "size": found.size,
        "rank": found.rank,
        "kind": KINDS.get(found.name),
    }


def follow(setup: Record, free: bool) -> Record:
    """List all that may be answered; a highest play that nobody could lead is put there all the same."""
    state = build([setup["hand"], ["2-2"], ["2-2"]], setup["highest_play"], free)
    return {"legal_plays": [getattr(action, "identities", ()) for action in RULES.legal_actions(state, ACTOR)]}


def lead(setup: Record, free: bool) -> Record:
    """List all that may be led."""
    return follow({**setup, "highest_play": None}, free)


def is_legal(setup: Record, free: bool) -> Record:
    """Try an action."""
    state = build([setup["hand"], ["2-2"], ["2-2"]], setup["highest_play"], free)
    action = action_of(setup["action"])
    reason = RULES.check(state, ACTOR, action)
    assert is_refused(state, action) == (reason is not None)
    return {"legal": reason is None, "reason": None if reason is None else REASONS[reason.key]}


def rank_table(setup: Record, free: bool) -> Record:
    """Return families and ranks."""
    families = {family.value: [card for step in steps for card in step] for family, steps in TABLE.items()}
    assert all(FAMILY[card].value == family for family, cards in families.items() for card in cards)
    return {family: {card: RANK[card] for card in cards} for family, cards in families.items()}


def play_round(setup: Record, free: bool) -> Record:
    """Play the actions of a round, with score piles of the cards that nobody holds."""
    state = build(setup["hands"], None, free, Seat(setup["leader"]))
    piles, gone = [], state.gone
    for points in setup["score_before"]:
        piles.append(gone[:points])
        gone = gone[points:]
    state = replace(state, earlier=tuple(piles), gone=gone)
    assert state.score == tuple(setup["score_before"])
    for cards in setup["actions"]:
        state = RULES.apply(state, state.turn, action_of(cards)).state
    result = RULES.result(state)
    return {
        "winner": state.rounds[-1].winner,
        "score": list(state.score),
        "next_leader": next(iter(RULES.to_act(state)), None),
        "hand_sizes": list(state.sizes),
        "over": state.over,
        "final_score": None if result is None else list(result.points),
        "winners": None if result is None else list(result.winners),
    }


TYPES: dict[str, Callable[[Record, bool], Record]] = {
    "deck": deck, "bonus": bonus, "bonus_all": bonus_all, "classify": classify_cards, "follow": follow, "lead": lead,
    "legal?": is_legal, "rank_table": rank_table, "round": play_round,
}  # fmt: skip


def dealt(named: Sequence[Sequence[str]], leader: Seat, free: bool) -> State:
    """Deal hands that begin with some cards; the others are what nobody has been given."""
    hands, left = [], DECK
    for cards in named:
        taken, left = pick(left, map(Piece, cards))
        hands.append(taken)
    for seat, hand in enumerate(hands):
        missing = HAND - len(hand)
        hands[seat], left = (*hand, *left[:missing]), left[missing:]
    return deal_hands(tuple(hands), leader, free).state


def build(
    hands: Sequence[Sequence[str]], lies: Sequence[str] | None = None, free: bool = False, leader: Seat = ACTOR
) -> State:
    """Return a state in which *leader* leads, or seat 0 answers a play of the seat before it."""
    state = table([" ".join(hand) for hand in hands], leader, free)
    if lies is None:
        return state
    played, gone = pick(state.gone, map(Piece, lies))
    return replace(state, acts=(Act(BEFORE, played),), gone=gone)


def action_of(cards: Sequence[str]) -> Action:
    """Return the action of a file; no cards are a pass."""
    return Play(map(Piece, cards)) if cards else Pass()


def is_refused(state: State, action: Action) -> bool:
    """Say whether an action is refused; the list agrees."""
    refused = RULES.check(state, ACTOR, action) is not None
    assert refused == (action not in RULES.legal_actions(state, ACTOR))
    return refused


def same(value: Any) -> Any:
    """Compare as it is."""
    return value


def unordered(value: Sequence[Sequence[str]]) -> Any:
    """Compare as plays in any order, each of cards in any order."""
    return sorted(sorted(cards) for cards in value)
