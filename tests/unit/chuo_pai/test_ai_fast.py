"""The model of the search is the rules' twin, and the end of a deal is calculated as if by hand."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from cardtable.core.events import Piece
from cardtable.games.chuo_pai import fast, plays
from cardtable.games.chuo_pai.cards import EVERYTHING, INDEX, Packed, pack
from cardtable.games.chuo_pai.endgame import Endgame, answers, leads, part, worth
from cardtable.games.chuo_pai.plays import EVERY, Combination
from cardtable.games.chuo_pai.rules import RULES, Pass, Play, State
from tests.unit.chuo_pai.positions import COMPOSITIONS, random_deal, start, table


def packed(hand: fast.Planes) -> Packed:
    """Return planes as a packed hand, each column counted."""
    columns = {card: hand & fast.COLUMN[place] for card, place in fast.PLACE.items()}
    return sum(column.bit_count() << 4 * INDEX[card] for card, column in columns.items())


def as_moves(hand: Packed, found: Sequence[Combination]) -> list[tuple[int, int]]:
    """Return plays as the search lists them: a number, and what is left of the hand."""
    return sorted((fast.move_of(play), fast.planes(hand - play.packed)) for play in found)


def test_hands_there_and_back() -> None:
    for state in random_deal(3):
        for hand in map(pack, state.hands):
            assert packed(fast.planes(hand)) == hand
            assert fast.planes(hand).bit_count() == sum(hand >> 4 * n & 15 for n in range(fast.KINDS))
    assert fast.planes(EVERYTHING) == (1 << fast.SETS) - 1


def test_numbers_of_plays() -> None:
    sets = {fast.move_of(play): play for play in EVERY.values() if not play.special}
    assert sorted(sets) == list(range(fast.SETS))
    for move, play in sets.items():
        beaten_by = {fast.move_of(other) for other in sets.values() if plays.beats(other, play)}
        assert {n for n in range(fast.SETS) if fast.ABOVE[move] >> n & 1} == beaten_by
    for play in EVERY.values():
        assert fast.SIZES[fast.move_of(play)] == play.size


@pytest.mark.parametrize("free", COMPOSITIONS)
def test_the_same_plays_as_the_rules(free: bool) -> None:
    specials, checked = fast.COMPOSITIONS[free], 0
    for seed in range(12):
        for state in random_deal(seed, free):
            for hand in map(pack, state.hands):
                own = fast.planes(hand)
                assert sorted(leads(own, specials)) == as_moves(hand, plays.leads(hand, free))
                if (best := state.to_beat) is None:
                    continue
                found = plays.beating(hand, best.combination, free)
                move = fast.move_of(best.combination)
                assert sorted(answers(own, move, specials)) == as_moves(hand, found)
                answer = fast.follow(own, move, specials)
                assert (answer != fast.NONE) == bool(found)
                if found:
                    assert (answer, fast.taken(own, answer, specials)) in as_moves(hand, found)
                    assert fast.SIZES[answer] == best.combination.size
                    checked += 1
    assert checked > 500


@pytest.mark.parametrize("free", COMPOSITIONS)
def test_the_biggest_sure_play_is_led(free: bool) -> None:
    """As if the others had, of each identity, what the one has who holds more of it."""
    specials, sure_ones = fast.COMPOSITIONS[free], 0
    for seed in range(6):
        for state in random_deal(seed, free):
            if state.over or state.acts:
                continue
            own, one, other = (fast.planes(pack(state.hands[(state.turn + n) % 3])) for n in range(3))
            hand, against = pack(state.hands[state.turn]), packed(one | other)
            possible = plays.leads(hand, free)
            sure = [play for play in possible if not plays.can_beat(against, play, free)]
            move = fast.lead(own, one | other, specials)
            assert (move, fast.taken(own, move, specials)) in as_moves(hand, possible)
            if sure:
                sure_ones += 1
                assert move in map(fast.move_of, sure)
                assert fast.SIZES[move] == max(play.size for play in sure)
            else:
                lone = [play for play in possible if play.size == 1 and hand - play.packed & play.packed * 15 == 0]
                lowest = min(play.rank for play in lone or possible if play.size == 1)
                led = next(play for play in possible if fast.move_of(play) == move)
                assert (led.size, led.rank) == (1, lowest)
    assert sure_ones > 100


def at_a_glance(state: State) -> State:
    """Let whoever's turn it is act as the search lets everybody act."""
    specials = fast.COMPOSITIONS[state.free]
    hands = [fast.planes(pack(hand)) for hand in state.hands]
    own = hands[state.turn]
    if (best := state.to_beat) is None:
        move = fast.lead(own, hands[(state.turn + 1) % 3] | hands[(state.turn + 2) % 3], specials)
    else:
        move = fast.follow(own, fast.move_of(best.combination), specials)
    if move == fast.NONE:
        return RULES.apply(state, state.turn, Pass()).state
    play = EVERY[packed(own) - packed(fast.taken(own, move, specials))]
    return RULES.apply(state, state.turn, Play(map(Piece, play.identities))).state


@pytest.mark.parametrize("free", COMPOSITIONS)
def test_deals_played_on_end_as_by_the_rules(free: bool) -> None:
    for seed in range(15):
        state = start(seed % 3, seed, free)
        for n in range(200):
            if not state.acts and n % 3 == 0:  # from the beginning, and from somewhere inside
                hands, points = [fast.planes(pack(hand)) for hand in state.hands], list(state.score)
                end = state
                while not end.over:
                    end = at_a_glance(end)
                fast.play_on(hands, points, state.turn, fast.COMPOSITIONS[free])
                assert tuple(points) == end.score
                assert tuple(map(packed, hands)) == tuple(map(pack, end.hands))
                if n:
                    break
            state = at_a_glance(state)


def test_a_round_is_closed_as_by_the_rules() -> None:
    for seed in range(20):
        for n, state in enumerate(random_deal(seed)):
            if not state.acts or n % 5:
                continue
            best = state.to_beat
            assert best is not None
            hands, points = [fast.planes(pack(hand)) for hand in state.hands], list(state.score)
            move = fast.move_of(best.combination)
            leader = fast.close(hands, points, best.seat, move, state.waiting, fast.COMPOSITIONS[False])
            end = state
            while end.acts:
                end = at_a_glance(end)
            assert tuple(points) == end.score
            assert leader == (fast.NONE if end.over else end.turn)


# -- the end of a deal ------------------------------------------------------------------------------


def by_hand(state: State) -> tuple[int, ...]:
    """Return how a deal ends by the rules if all play their best, of equals what the search tries first."""
    if state.over:
        return state.score
    specials, hand = fast.COMPOSITIONS[state.free], fast.planes(pack(state.hands[state.turn]))
    best = state.to_beat
    tried = answers(hand, fast.move_of(best.combination), specials) if best else leads(hand, specials)
    order = [packed(left) for _, left in tried]
    after = [RULES.apply(state, state.turn, action).state for action in RULES.legal_actions(state, state.turn)]
    if order:
        after.sort(key=lambda found: order.index(pack(found.hands[state.turn])))
    return max(map(by_hand, after), key=lambda points: worth(points, state.turn))


def calculated(state: State) -> tuple[int, ...]:
    """Return the same as the search finds it."""
    if state.over:
        return state.score
    endgame, best = Endgame(fast.COMPOSITIONS[state.free]), state.to_beat
    hands = tuple(fast.planes(pack(hand)) for hand in state.hands)
    if best is None:
        return endgame.result(hands, state.score, state.turn)
    return endgame.close(hands, state.score, best.seat, fast.move_of(best.combination), state.waiting)


@pytest.mark.parametrize("free", COMPOSITIONS)
def test_the_end_is_calculated(free: bool) -> None:
    checked = 0
    for seed in range(40):
        for state in random_deal(seed, free):
            if 0 < sum(state.sizes) <= 6 and not state.over:
                assert calculated(state) == by_hand(state)
                checked += 1
    assert checked > 80


def test_special_combinations_at_the_end() -> None:
    state = table(["6-6 3-6 4-5 2-2", "1-1 2-6 3-5", "4-4 2-5 3-4"], leader=2)
    assert calculated(state) == by_hand(state)
    free = table(["6-6 3-6 4-5 2-2", "1-1 2-6 3-5", "4-4 2-5 3-4"], leader=2, free=True)
    assert calculated(free) == by_hand(free)


def test_the_part_of_a_win() -> None:
    assert [part((5, 5, 3), seat) for seat in range(3)] == [0.5, 0.5, 0]
    assert [part((5, 5, 5), seat) for seat in range(3)] == pytest.approx([1 / 3] * 3)
    assert worth((9, 5, 3), 0) > worth((8, 5, 3), 0) > worth((6, 6, 0), 0) > worth((0, 1, 0), 0)
