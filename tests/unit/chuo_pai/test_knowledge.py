"""Who knows what, what passes prove (H4), what is said of a selection, and positions."""

from __future__ import annotations

import json
import random
from collections import Counter
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from cardtable.core.events import Seat, redact
from cardtable.core.rng import Rng
from cardtable.core.rules import Illegal, Setup, settle
from cardtable.games.chuo_pai.cards import DECK, IDENTITIES, count, in_order, pack, parse, unpack
from cardtable.games.chuo_pai.plays import EVERY, beating, can_beat, read
from cardtable.games.chuo_pai.rules import HANDS, PILES, RULES, STOCK, Act, Phase, State, Verdict, View, explain
from cardtable.games.chuo_pai.worlds import GROUPS, Worlds, proofs
from tests.helpers.laws import piles
from tests.unit.chuo_pai.positions import COMPOSITIONS, SEATS, play, random_deal, start, table


def test_only_the_own_hand_is_known() -> None:
    state = start(seed=2)
    for seat in SEATS:
        view = RULES.view(state, seat)
        assert [len(cards) for cards in view.known] == [state.sizes[seat] * (other == seat) for other in SEATS]
        assert view.hand == state.hands[seat]
        layout = RULES.layout(view)
        assert [layout[place] for place in PILES] == list(state.bonus), "score piles are open"
        assert all(layout[HANDS[other]] == (None,) * state.sizes[other] for other in SEATS if other != seat)


def test_the_table_follows_the_bonus() -> None:
    step = RULES.deal(Setup(2, 3))
    for seat in SEATS:
        told = [redact(event, seat) for event in step.events]
        assert piles(settle({STOCK: (None,) * 84}, told)) == piles(RULES.layout(RULES.view(step.state, seat)))


def test_views_do_not_change_with_what_is_hidden() -> None:
    rng = random.Random(8)
    for state in random_deal(8):
        for seat in SEATS:
            pool = [card for other in SEATS if other != seat for card in state.hands[other]]
            rng.shuffle(pool)
            if state.over:
                continue
            hands = tuple(
                hand if other == seat else in_order(pool.pop() for _ in hand) for other, hand in enumerate(state.hands)
            )
            assert RULES.view(replace(state, hands=hands), seat) == RULES.view(state, seat)


# -- what passes prove -----------------------------------------------------------------------------


def history_is_possible(state: State) -> bool:
    """Say whether nobody in this world has passed with a play that beats, or kept a bonus: all acts undone in turn."""
    hands = [pack(hand) for hand in state.hands]
    for act, best in reversed(tuple(state.history())):
        if act.cards:
            hands[act.seat] += pack(act.cards)
        elif best is not None and beating(hands[act.seat], best.combination, state.free):
            return False
    kinds = [{"1-2", "2-4"} & set(unpack(hand)) for hand in hands]
    return all(not left if bonus else len(left) < 2 for left, bonus in zip(kinds, state.bonus, strict=True))


@pytest.mark.parametrize("free", COMPOSITIONS)
def test_h4_worlds_respect_every_pass_and_the_bonus(free: bool) -> None:
    differ = 0
    for seed in (3, 14):
        for n, state in enumerate(random_deal(seed, free)):
            assert history_is_possible(state)
            for seat in SEATS:
                world = RULES.determinize(RULES.view(state, seat), Rng(n))
                assert history_is_possible(world)
                assert RULES.position(RULES.record(world)) == world
                differ += world != state
    assert differ > 100


def all_worlds(state: State, seat: Seat) -> Counter[tuple[tuple[str, ...], ...]]:
    """Return every distribution of the unseen cards that is possible, by identities, and how often it comes."""
    first, second = (other for other in SEATS if other != seat)
    pool = (*state.hands[first], *state.hands[second])
    found: Counter[tuple[tuple[str, ...], ...]] = Counter()
    for some in combinations(pool, state.sizes[first]):
        rest = in_order(set(pool) - set(some))
        hands = [state.hands[seat]] * 3
        hands[first], hands[second] = in_order(some), rest
        world = replace(state, hands=tuple(hands))
        if history_is_possible(world):
            found[tuple(tuple(card[:3] for card in hand) for hand in world.hands)] += 1
    return found


def small_positions() -> list[State]:
    """Return the ends of some random deals, all passes known, and a position that was set up."""
    found = []
    for seed, free in ((1, False), (2, True), (5, False), (9, True)):
        states = [s for s in random_deal(seed, free) if not s.over and 6 <= sum(s.sizes) <= 16]
        found += states[:: max(1, len(states) // 3)]
    hands = ["2-3 2-3 4-4 3-4 5-5 2-2", "3-6 4-5 1-1 3-4 1-2", "2-5 6-6 4-4 1-4 2-6"]
    return [*found, play(table(hands), "2-3 2-3", "pass", "pass", "4-4 3-4", "pass", "pass")[0]]


def test_h4_worlds_are_exactly_those_of_brute_force() -> None:
    """Their number, which cards may be where, who may beat what: by trying every distribution."""
    for state in small_positions():
        for seat in SEATS:
            expected, worlds = all_worlds(state, seat), Worlds(RULES.view(state, seat))
            assert worlds.number == expected.total()
            drawn = {worlds.sample(Rng(n)) for n in range(60)}
            assert drawn <= {tuple(map(pack, hands)) for hands in expected}
            for other in worlds.hidden:
                held = [pack(hands[other]) for hands in expected]
                most = worlds.most(other)
                assert all(count(most, card) == max(count(hand, card) for hand in held) for card in IDENTITIES)
                for combination in list(EVERY.values())[:: 1 if state.free else 3]:
                    wanted = any(can_beat(hand, combination, state.free) for hand in held)
                    assert worlds.may_beat(other, combination) == wanted


def test_h4_every_world_is_as_likely_as_it_is_often() -> None:
    state = small_positions()[-1]
    expected, worlds = all_worlds(state, Seat(0)), Worlds(RULES.view(state, Seat(0)))
    rng, number = Rng(5), 6000
    drawn = Counter(worlds.sample(rng) for _ in range(number))
    chi = sum(
        (drawn[tuple(map(pack, hands))] - number * ways / expected.total()) ** 2 / (number * ways / expected.total())
        for hands, ways in expected.items()
    )
    assert chi < len(expected) + 5 * (2 * len(expected)) ** 0.5


def test_h4_a_pass_counts_what_was_played_since() -> None:
    """Who passed on a pair and played one of the next identity since, has none of it left."""
    hands = ["2-3 2-3 1-6 6-6", "3-6 1-5 2-2", "5-5 1-4 4-6"]
    state, _ = play(table(hands), "2-3 2-3", "pass", "pass", "1-6", "1-5", "pass")
    assert state.turn == 1
    (proof,) = proofs(state)[1]
    assert (proof.combination, proof.since) == (read(parse("2-3 2-3")), pack(["1-5"]))
    state, _ = play(state, "3-6")
    assert count(proofs(state)[1][0].since, "3-6") == 1
    assert not any(count(Worlds(RULES.view(state, seat)).most(Seat(1)), "3-6") for seat in (Seat(0), Seat(2)))


def test_h4_what_cannot_be_is_an_error() -> None:
    state = table(["2-3 6-6", "3-6 2-2", "5-5 1-4"])
    lead = Act(Seat(0), parse("2-3a"))
    lie = state.acted(lead, parse("6-6a")).acted(Act(Seat(1)), state.hands[1]).acted(Act(Seat(2)), state.hands[2])
    with pytest.raises(ValueError, match="no distribution"):
        Worlds(RULES.view(lie, Seat(0)))


def test_no_identity_is_in_two_groups() -> None:
    assert sorted(n for group in GROUPS for n in group) == list(range(21))


def test_copies_may_be_anywhere_that_is_hidden() -> None:
    state = start(seed=3)
    view = RULES.view(state, Seat(1))
    where = {(card, seat) for n in range(60) for seat in SEATS for card in world(view, n).hands[seat]}
    hidden = {card for card in DECK if card not in {*view.hand, *view.seen()}}
    free = {card for card in hidden if card[:3] not in ("1-2", "2-4")}
    assert {(card, seat) for card in free for seat in (Seat(0), Seat(2))} <= where


def world(view: View, n: int) -> State:
    """Return a guessed world."""
    return RULES.determinize(view, Rng(n))


# -- what is said of a selection -------------------------------------------------------------------


def test_a_selection_is_judged_at_any_time() -> None:
    state, _ = play(table(["2-5 2-2", "3-6 1-5", "2-6 2-6 1-1 6-6"]), "2-5")
    view = RULES.view(state, Seat(2))
    off_turn = Illegal("not-your-turn", (), "R7")
    assert explain(view, parse("2-6a")) == Verdict(read(["2-6"]), True, off_turn)
    assert explain(view, parse("1-1a")) == Verdict(read(["1-1"]), False, off_turn)
    assert explain(view, parse("1-1a 2-6a 2-6b")) == Verdict(None, False, off_turn)
    mine = RULES.view(state, Seat(1))
    assert explain(mine, parse("3-6a")) == Verdict(read(["3-6"]), True, None)
    assert explain(mine, ()) == Verdict(None, False, Illegal("no-cards", (), "R5"))
    assert explain(RULES.view(state, Seat(0)), parse("2-2a")).beats, "one's own play need not be beaten"


# -- positions -------------------------------------------------------------------------------------


def test_a_position_is_readable() -> None:
    record: dict[str, Any] = {
        "leader": 1,
        "specials": "free",
        "hands": ["6-6a 2-2a", "3-6b", "5-5c 5-5d"],
        "bonus": ["", "1-2a 2-4d", ""],
        "earlier": ["", "", "1-1a 1-1b"],
        "acts": ["1: 2-5a", "2: 2-6b", "0: pass", "2: 1-4a"],
    }
    state = RULES.position(json.loads(json.dumps(record)))
    assert RULES.record(state) == record
    assert (state.turn, state.score, len(state.rounds), state.phase) == (0, (0, 2, 3), 1, Phase.FOLLOW)
    assert state.pile(Seat(2)) == parse("1-1a 1-1b 2-6b")
    assert "2-5a" in state.out()
    assert not state.whole


def test_copies_may_be_left_to_the_reader() -> None:
    state = table(["6-6 6-6", "6-6b 2-2", "6-6 1-2"])
    assert state.hands == (parse("6-6a 6-6c"), parse("6-6b 2-2a"), parse("6-6d 1-2a"))


DEAL = RULES.record(start(seed=2))
FEW: dict[str, Any] = {"leader": 0, "hands": ["6-6 2-2", "3-6", "5-5 2-4"]}


@pytest.mark.parametrize(
    "record",
    [
        {},
        {**FEW, "leader": 3},
        {**FEW, "leader": True},
        {**FEW, "leader": "0"},
        {**FEW, "specials": "any"},
        {**FEW, "hands": FEW["hands"][:2]},
        {**FEW, "hands": [1, 2, 3]},
        {**FEW, "hands": ["6-6a", "6-6a", "2-2"]},
        {**FEW, "hands": ["6-6 6-6 6-6", "6-6 6-6", "2-2"]},
        {**FEW, "hands": ["6-7", "6-6", "2-2"]},
        {**FEW, "bonus": ["1-2", "", ""]},
        {**FEW, "bonus": ["1-2 2-4 3-3", "", ""]},
        {**FEW, "earlier": ["", ""]},
        {**FEW, "acts": ["0: pass"]},
        {**FEW, "acts": ["1: 3-6"]},
        {**FEW, "acts": ["0: 2-3", "1: pass"]},
        {**FEW, "acts": ["3: 2-3"]},
        {**FEW, "acts": ["0 2-3"]},
        {**FEW, "acts": [7]},
        {**FEW, "acts": 7},
        {**FEW, "hands": [" ".join(DECK[:29]), "", ""]},
        {**DEAL, "hands": [f"{hand} {bonus}" for hand, bonus in zip(DEAL["hands"], DEAL["bonus"], strict=True)],
         "bonus": ["", "", ""]},
        {**DEAL, "hands": DEAL["hands"][::-1]},
    ],
)  # fmt: skip
def test_what_is_no_position(record: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"."):
        RULES.position(record)


@pytest.mark.parametrize("free", COMPOSITIONS)
def test_positions_of_a_whole_deal(free: bool) -> None:
    for state in random_deal(6, free):
        assert RULES.position(json.loads(json.dumps(RULES.record(state)))) == state
