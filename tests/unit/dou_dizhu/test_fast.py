"""The packed model of the search and the rules tell the same story, step by step."""

from __future__ import annotations

from collections import Counter

import pytest

from cardtable.core.events import Seat
from cardtable.core.rng import Rng
from cardtable.core.rules import Setup
from cardtable.games.dou_dizhu import cards, fast, plays
from cardtable.games.dou_dizhu.rules import RULES, Pass, Play, State
from cardtable.games.dou_dizhu.sight import see

GAMES = 60
KINDS = {kind: n for n, kind in enumerate(plays.PlayType, fast.SOLO)}


def legal(state: State) -> list[str]:
    """Return what the rules allow, as ranks; a pass is the empty string."""
    actions = list(RULES.legal_actions(state, state.turn))
    return sorted(action.ranks if isinstance(action, Play) else "" for action in actions)


def compare(state: State) -> None:
    """Check everything that the search sees of a position against the rules."""
    assert state.landlord is not None
    sight = see(RULES.view(state, state.turn))
    order = [Seat((state.landlord + role) % 3) for role in range(3)]
    hands = [fast.pack(state.hands[seat]) for seat in order]
    assert sight.role == order.index(state.turn)
    assert sight.hand == hands[sight.role]
    assert sight.others == sum(hands) - sight.hand
    assert sight.counts == tuple(len(state.hands[seat]) for seat in order)
    known = [card for card in state.hands[state.landlord] if card in state.bottom]
    assert sight.bottom == (fast.pack(known) if sight.role else 0)
    assert [past.play & fast.CARDS for past in sight.past] == [fast.pack(act.cards) for act in state.acts]
    table = state.to_beat
    assert fast.unpack(sight.to_beat) == (cards.ranks_of(table.cards) if table else "")
    if table:
        assert order[sight.owner] == table.seat
        found = [fast.PASS, *fast.answers(sight.hand, sight.to_beat)]
    else:
        found = fast.leads(sight.hand)
    assert sorted(map(fast.unpack, found)) == legal(state)


@pytest.mark.parametrize("seed", range(GAMES))
def test_twin_of_the_rules(seed: int) -> None:
    rng = Rng(seed)
    state = RULES.deal(Setup(seed, 3, Seat(seed % 3))).state
    while RULES.to_act(state):
        if state.landlord is not None:
            compare(state)
        actions = list(RULES.legal_actions(state, state.turn))
        if seed % 2 and len(actions) > 1:  # half of the games are quick ones
            actions = [action for action in actions if not isinstance(action, Pass)]
        state = RULES.apply(state, state.turn, actions[rng.below(len(actions))]).state


def test_each_play_is_read_as_by_the_rules() -> None:
    """H1 to H4: all 27,471 plays, of the same kind, rank and length."""
    found = {fast.unpack(play): play for play in fast.leads(fast.DECK)}
    assert len(found) == 27_471
    for reading in plays.every_play():
        play = found.pop(reading.ranks)
        assert fast.kind_of(play) == KINDS[reading.type]
        assert fast.length_of(play) == reading.length
        if reading.type is not plays.PlayType.ROCKET:
            assert fast.rank_of(play) == reading.rank - reading.length + 1
    assert not found


def test_what_beats_what() -> None:
    rng, every = Rng(1), list(plays.every_play())
    packed = {
        reading: fast.single_play(fast.pack(reading.ranks)) for reading in every[::97] + every[:200] + every[-20:]
    }
    sample = list(packed)
    seen: Counter[bool] = Counter()
    for _ in range(20_000):
        one, other = sample[rng.below(len(sample))], sample[rng.below(len(sample))]
        assert fast.beats(packed[one], packed[other]) == plays.beats(one, other), (one, other)
        seen[plays.beats(one, other)] += 1
    assert min(seen.values()) > 500


@pytest.mark.parametrize(
    "text", ["", "34", "3344", "JQKA2", "3334444", "33334444", "3XD", "333XD", "33344456XD", "44X"]
)
def test_no_plays(text: str) -> None:
    assert fast.single_play(fast.pack(text)) == fast.PASS


def test_packing() -> None:
    hand = fast.pack("3334TTTT2XD")
    assert fast.unpack(hand) == "3334TTTT2XD"
    assert fast.size(hand) == 11
    assert [fast.unpack(mask) for mask in fast.at_least(hand)] == ["34T2XD", "3T", "3T", "T"]
    assert fast.unpack(fast.DECK) == "".join(4 * rank for rank in fast.RANKS[:13]) + "XD"
