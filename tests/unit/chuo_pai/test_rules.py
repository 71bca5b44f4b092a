"""The rules of Chuo Pai one by one; each test names the rule or the hole that it is about."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from cardtable.core.events import Announced, Ended, Moved, Seat
from cardtable.core.match import Match
from cardtable.core.rules import Handover, Illegal, ScoreLine, Setup
from cardtable.core.session import Session
from cardtable.games.chuo_pai.cards import DECK, NAIL, TWO_REDS, identities_of, in_order, parse
from cardtable.games.chuo_pai.plays import beats, read
from cardtable.games.chuo_pai.rules import (
    HANDS,
    OUT,
    PILES,
    RULES,
    STOCK,
    TRICKS,
    Act,
    Pass,
    Phase,
    Play,
    State,
    deal_hands,
)
from tests.helpers.acts import said
from tests.unit.chuo_pai import naive
from tests.unit.chuo_pai.positions import COMPOSITIONS, SEATS, legal, play, random_deal, start, table

BONUS_SEED = 2  # a deal that brings two bonuses


@pytest.mark.parametrize("leader", SEATS)
def test_r1_r2_the_deal(leader: Seat) -> None:
    step = RULES.deal(Setup(BONUS_SEED, 3, leader))
    state = step.state
    everything = [card for pieces in RULES.truth(state).values() for card in pieces if card is not None]
    assert in_order(everything) == DECK
    assert [len(hand) + len(bonus) for hand, bonus in zip(state.hands, state.bonus, strict=True)] == [28, 28, 28]
    assert (state.phase, state.turn, RULES.to_act(state)) == (Phase.LEAD, leader, (leader,))
    moves = [event for event in step.events if isinstance(event, Moved)]
    assert [(move.source, move.target, move.seen_by, len(move.pieces)) for move in moves[:3]] == [
        (STOCK, HANDS[seat], frozenset({seat}), 28) for seat in SEATS
    ]


def test_r1_the_same_seed_gives_the_same_cards_whoever_leads() -> None:
    assert start(0, 5).hands == start(1, 5).hands
    assert start(0, 5).hands != start(0, 6).hands


def test_r1_the_deal_is_golden() -> None:
    """A deal code names the same deal for ever."""
    state = start(0, 1)
    assert [" ".join(hand[:6]) for hand in state.hands] == [
        "6-6a 6-6b 1-1a 1-1c 4-4a 4-4b",
        "6-6c 6-6d 1-1b 1-1d 3-3b 3-3c",
        "4-4d 1-3a 5-5a 5-5c 5-5d 2-2b",
    ]
    assert state.score == (2, 0, 4)


@pytest.mark.parametrize("leader", SEATS)
def test_r3_the_opening_bonus_is_told_and_moved(leader: Seat) -> None:
    step = RULES.deal(Setup(BONUS_SEED, 3, leader))
    state = step.state
    paid = [seat for seat in SEATS if state.bonus[seat]]
    assert len(paid) == 2
    order = sorted(paid, key=lambda seat: (seat - leader) % 3)
    expected = [
        event
        for seat in order
        for event in (
            Announced(seat, "bonus", (str(len(state.bonus[seat])),)),
            Moved(state.bonus[seat], HANDS[seat], PILES[seat]),
        )
    ]
    assert list(step.events[3:]) == [*expected, Announced(leader, "first-leader")]
    assert state.score == tuple(map(len, state.bonus))


def test_r3_both_kinds_or_nothing() -> None:
    """In many deals: all 1-2 and 2-4 of a hand that has both, and nothing of any other."""
    seen: Counter[int] = Counter()
    for seed in range(60):
        for hand, bonus in zip(start(0, seed).hands, start(0, seed).bonus, strict=True):
            kinds, left = set(identities_of(bonus)), set(identities_of(hand)) & {NAIL, TWO_REDS}
            assert (kinds, left) == ({NAIL, TWO_REDS}, set()) or (not kinds and len(left) < 2)
            seen[len(bonus)] += 1
    assert seen[0]
    assert set(seen) - {0} >= {2, 3, 4, 5}


def test_r3_at_most_eight_cards() -> None:
    reds = tuple(card for card in DECK if card[:3] in (NAIL, TWO_REDS))
    others = tuple(card for card in DECK if card not in reds)
    state = deal_hands(((*reds, *others[:20]), others[20:48], others[48:]), Seat(2), False).state
    assert (state.bonus[0], state.sizes, state.score) == (reds, (20, 28, 28), (8, 0, 0))


def test_r4_the_leader_is_drawn_for_every_deal() -> None:
    assert RULES.draws_opener
    assert RULES.handover is Handover.DRAWN
    match = Match.of(RULES, Setup(1, 3, Seat(2)))
    assert match.handover is Handover.DRAWN


def test_r5_the_leader_must_lead_and_may_lead_any_play() -> None:
    state = table(["6-6 6-6 4-5 1-2", "2-3", "2-5"])
    assert RULES.check(state, Seat(0), Pass()) == Illegal("must-lead", (), "R5")
    assert legal(state) == ["6-6", "6-6 6-6", "4-5", "1-2", "6-6 4-5"]
    free = table(["6-6 6-6 4-5 1-2", "2-3", "2-5"], free=True)
    assert legal(free) == ["6-6", "6-6 6-6", "4-5", "1-2", "6-6 4-5", "6-6 6-6 4-5"]


def test_r7_each_acts_once_and_clockwise() -> None:
    state = table(["2-3 6-6", "2-5 2-2", "2-6 5-5"], leader=1)
    assert (state.turn, state.waiting) == (1, (1, 2, 0))
    state, _ = play(state, "2-5")
    assert (state.turn, state.waiting, state.phase) == (2, (2, 0), Phase.FOLLOW)
    state, events = play(state, "2-6", "pass")
    assert said(events, "round") == [("2", "round", "2-6", "1")]
    assert (state.turn, state.phase, state.acts) == (2, Phase.LEAD, ()), "no second lap: seat 1 has no other chance"


def test_r7_who_has_no_cards_is_skipped() -> None:
    state, _ = play(table(["2-3 2-3", "", "2-5 2-2"]), "2-3")
    assert (state.turn, state.waiting) == (2, (2,))


def test_r8_special_combinations() -> None:
    state, events = play(table(["4-4 4-4 2-5 3-4 6-6", "1-1 1-1 2-6 3-5", "6-6 4-5 2-2"]), "4-4 4-4 2-5 3-4")
    assert said(events) == [("0", "lead", "man-seven", "4")]
    assert legal(state) == ["1-1 1-1 2-6 3-5"]
    state, events = play(state, "1-1 1-1 2-6 3-5", "pass")
    assert said(events) == [
        ("1", "beat", "earth-eight", "4"),
        ("2", "pass"),
        ("1", "round", "earth-eight", "4"),
        ("2", "leads-instead", "1"),
    ]
    assert state.score == (0, 4, 0)


def test_h1_free_combinations() -> None:
    hands = ["4-4 2-5 3-4 6-6", "1-1 1-1 2-6 2-2", "6-6 4-5 2-2"]
    cards = parse("4-4 2-5 3-4")
    assert RULES.check(table(hands), Seat(0), Play(cards)) == Illegal("unequal-special", ("man-seven", "1", "2"), "R8")
    state, _ = play(table(hands, free=True), "4-4 2-5 3-4")
    assert legal(state) == ["1-1 1-1 2-6"]


def test_r9_who_can_beat_must() -> None:
    state, _ = play(table(["1-3 2-2", "6-6 6-6 1-1 5-5", "2-3"]), "1-3")
    assert RULES.check(state, Seat(1), Pass()) == Illegal("must-beat", ("1-3", "1"), "R9")
    assert legal(state) == ["6-6", "1-1"], "even if it breaks a pair"
    state, _ = play(state, "6-6")
    assert legal(state) == ["pass"]
    assert state.sizes == (1, 3, 1)


def test_r9_a_pass_keeps_all_cards() -> None:
    state, events = play(table(["6-6 2-2", "1-1 5-5", "2-3"]), "6-6", "pass")
    assert said(events, "pass") == [("1", "pass")]
    assert state.hands[1] == parse("1-1a 5-5a")


def test_r11_only_the_winning_play_scores() -> None:
    state, events = play(table(["2-3 2-3 2-2", "2-5 2-5 2-2", "3-6 3-6 5-5"]), "2-3 2-3", "2-5 2-5", "3-6 3-6")
    assert state.score == (0, 0, 2)
    truth = RULES.truth(state)
    assert (truth[PILES[2]], [truth[place] for place in TRICKS]) == (parse("3-6a 3-6b"), [(), (), ()])
    assert {*parse("2-3a 2-3b 2-5a 2-5b")} < set(truth[OUT])
    assert [event for event in events if isinstance(event, Moved)][3:] == [
        Moved(parse("3-6a 3-6b"), TRICKS[2], PILES[2]),
        Moved(parse("2-3a 2-3b"), TRICKS[0], OUT),
        Moved(parse("2-5a 2-5b"), TRICKS[1], OUT),
    ]


def test_r11_cards_lie_until_the_round_is_complete() -> None:
    state, _ = play(table(["2-3 2-2", "2-5 2-2", "3-6 5-5"]), "2-3", "2-5")
    truth = RULES.truth(state)
    assert [truth[place] for place in TRICKS] == [parse("2-3a"), parse("2-5a"), ()]
    assert (state.to_beat, state.lying(Seat(0)), state.lying(Seat(2))) == (Act(Seat(1), parse("2-5a")), ("2-3a",), ())


def test_r12_the_winner_leads() -> None:
    state, events = play(table(["2-3 2-2", "2-5 2-2", "5-5 3-3"]), "2-3", "2-5", "pass")
    assert (state.turn, state.phase, said(events, "leads-instead")) == (1, Phase.LEAD, [])


def test_r12_an_empty_winner_gives_the_lead_to_the_next_with_cards() -> None:
    state, events = play(table(["2-3 2-2", "2-5", "5-5 3-3"]), "2-3", "2-5", "pass")
    assert (state.turn, said(events, "leads-instead")) == (2, [("2", "leads-instead", "1")])
    state, _ = play(table(["2-3 2-2", "2-5 1-5", "3-6"], leader=1), "2-5", "3-6", "pass")
    assert (state.turn, state.last_winner) == (0, 2)


def test_r13_the_deal_ends_with_a_complete_round() -> None:
    state, events = play(table(["6-6", "2-3", "2-2 2-4"]), "6-6", "pass")
    assert not state.over, "seat 0 is out of cards, two are not"
    state, events = play(state, "pass")
    assert (state.turn, state.over) == (1, False)
    state, events = play(state, "2-3")
    assert not state.over, "H2: who has cards acts first"
    state, events = play(state, "pass")
    assert (state.over, state.phase, RULES.to_act(state), state.sizes) == (True, Phase.OVER, (), (0, 0, 2))
    assert state.score == (1, 1, 0), "unplayed cards are worth nothing"
    assert events[-2:] == [Moved(state.hands[2], HANDS[2], HANDS[2]), Ended((1, 1, 0), "shared-win")]
    assert RULES.check(state, Seat(2), Play(state.hands[2][:1])) == Illegal("game-over", (), "R13")
    assert RULES.view(state, Seat(0)).known == state.hands
    assert legal(state, 2) == []


def test_h2_all_hands_may_run_out() -> None:
    state, events = play(table(["2-3", "2-5", "3-6"]), "2-3", "2-5", "3-6")
    assert (state.over, state.sizes) == (True, (0, 0, 0))
    assert events[-1] == Ended((0, 0, 1), "most-points")


def test_r14_the_most_points_win() -> None:
    state = table(["6-6 2-2", "2-3", "2-5 1-1"], leader=1, earlier=["3-3 3-3", "5-5 5-5", ""])
    state, _ = play(state, "2-3", "2-5", "pass", "1-1", "6-6")
    result = RULES.result(state)
    assert result is not None
    assert (result.points, result.reason, result.winners, result.drawn) == ((3, 2, 1), "most-points", (0,), False)
    assert result.lines == (
        (ScoreLine("rounds", 1, ("1",)), ScoreLine("earlier", 2)),
        (ScoreLine("rounds", 0, ("0",)), ScoreLine("earlier", 2)),
        (ScoreLine("rounds", 1, ("1",)),),
    )


def test_r14_h3_the_highest_score_may_be_shared() -> None:
    state, _ = play(table(["6-6", "2-3", ""], earlier=["3-3", "5-5 5-5", ""], bonus=["", "", "1-2 2-4"]), "6-6", "pass")
    result = RULES.result(state)
    assert result is not None
    assert (result.points, result.reason, result.winners) == ((2, 2, 2), "shared-win", SEATS)
    assert result.drawn
    assert result.lines[2] == (ScoreLine("rounds", 0, ("0",)), ScoreLine("bonus", 2))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("6-6", Illegal("not-in-hand", ("6-6",), "R5")),
        ("3-6 3-6 3-6 2-2", Illegal("not-in-hand", ("2-2", "3-6"), "R5")),
        ("3-6 1-5", Illegal("mixed", ("1-5", "3-6"), "R5")),
        ("1-5 1-5", Illegal("other-family", ("black", "yao"), "R9")),
        ("3-6", Illegal("other-size", ("2", "1"), "R9")),
        ("2-3 2-3", Illegal("not-higher", ("2-6", "2-3"), "R9")),
        ("3-5 3-5", Illegal("only-ties", ("2-6", "3-5"), "R9")),
        ("pass", Illegal("must-beat", ("2-6", "2"), "R9")),
        ("3-6 3-6", None),
    ],
)
def test_what_is_refused(text: str, reason: Illegal | None) -> None:
    state, _ = play(table(["2-6 2-6 4-6", "3-6 3-6 1-5 1-5 2-3 2-3 3-5 3-5", "5-6 2-2"]), "2-6 2-6")
    action = RULES.decode(text)
    assert RULES.check(state, Seat(1), action) == reason
    assert RULES.check(state, Seat(2), action) == Illegal("not-your-turn", (), "R7")


def test_nothing_selected() -> None:
    assert RULES.check(table(["2-3", "2-5", "3-6"]), Seat(0), Play(())) == Illegal("no-cards", (), "R5")


# -- copies count for nothing (H5) -----------------------------------------------------------------


def test_h5_plays_of_the_same_identities_are_the_same_action() -> None:
    assert Play(parse("6-6a 6-6b")) == Play(parse("6-6d 6-6c")) == Play(parse("6-6 6-6"))
    assert len({Play(parse("6-6a 6-6b")), Play(parse("6-6 6-6")), Play(parse("6-6a"))}) == 2


def test_h5_exactly_the_chosen_cards_leave_the_hand() -> None:
    state, events = play(table(["6-6a 6-6b 6-6d 2-2", "2-3", "2-5"]), "6-6b 6-6d")
    assert state.hands[0] == parse("6-6a 2-2a")
    assert Moved(parse("6-6b 6-6d"), HANDS[0], TRICKS[0]) in events


def test_h5_any_card_of_the_identity_stands_in_for_one_that_is_not_held() -> None:
    state, _ = play(table(["6-6a 6-6b 2-2", "2-3", "2-5"]), "6-6d")
    assert state.hands[0] == parse("6-6b 2-2a")


def test_h5_what_was_undone_is_redone_though_another_copy_was_chosen() -> None:
    session = Session(RULES, Setup(1, 3, Seat(0)))
    hand = session.state.hands[0]
    first, second = next((a, b) for a, b in pairwise(hand) if a[:3] == b[:3])
    session.submit(Seat(0), Play((first,)))
    while session.state.turn != 0:
        session.submit(session.state.turn, next(iter(RULES.legal_actions(session.state, session.state.turn))))
    session.rewind(0)
    session.submit(Seat(0), Play((second,)))
    while session.undone:
        session.submit(*session.undone[-1])
    assert first in session.state.hands[0]
    assert second not in session.state.hands[0]


def test_notation() -> None:
    for text in ("pass", "6-6a", "6-6a 3-6b 4-5"):
        assert RULES.encode(RULES.decode(text)) == text
    for nonsense in ("", "  ", "passes", "6-6a-", "7-7"):
        with pytest.raises(ValueError, match=r"no card|no action"):
            RULES.decode(nonsense)


# -- whole deals -----------------------------------------------------------------------------------


@pytest.mark.parametrize("free", COMPOSITIONS)
def test_random_deals_obey_the_twin(free: bool) -> None:
    """Every list of actions is what the twin allows, and every score what it adds up to."""
    for seed in (3, 4):
        for state in random_deal(seed, free):
            if state.over:
                break
            hand = identities_of(state.hands[state.turn])
            best = state.to_beat
            texts = {tuple(sorted(text.split())) for text in legal(state)}
            if best is None:
                assert texts == naive.every_play(hand, free)
            else:
                expected = naive.answers(hand, identities_of(best.cards), free)
                assert texts == (expected or {("pass",)})
        points = list(map(len, state.bonus))
        for done in state.rounds:
            plays = [(act.seat, read(act.cards)) for act in done.acts if act.cards]
            assert all(beats(after, before) for (_, before), (_, after) in pairwise(plays))
            points[done.winner] += plays[-1][1].size
        assert state.score == tuple(points)


@pytest.mark.parametrize(
    ("hands", "free"),
    [
        (["6-6 4-5 3-6 2-2", "1-1 2-6 3-5", "4-4 2-5 5-5"], False),
        (["1-3 1-3 2-3 1-4", "4-4 2-5 3-4", "6-6 6-6 3-6"], True),
    ],
)
def test_as_many_ways_to_go_on_as_the_twin_finds(hands: list[str], free: bool) -> None:
    state = table(hands, free=free)
    twin = tuple(identities_of(hand) for hand in state.hands)
    depths = range(1, 8)
    assert [perft(state, depth) for depth in depths] == [twin_perft(twin, 0, (), 0, free, depth) for depth in depths]


def perft(state: State, depth: int) -> int:
    """Count the sequences of so many actions, or fewer where the deal ends."""
    if depth == 0 or not (to_act := RULES.to_act(state)):
        return 1
    actions = RULES.legal_actions(state, to_act[0])
    return sum(perft(RULES.apply(state, to_act[0], action).state, depth - 1) for action in actions)


def twin_perft(
    hands: tuple[tuple[str, ...], ...], leader: int, acts: tuple[tuple[int, tuple[str, ...]], ...], winner: int,
    free: bool, depth: int,
) -> int:  # fmt: skip
    """Count them with nothing but identities; *acts* are those of the round, *winner* who is highest in it."""
    waiting = [s % 3 for s in range(leader, leader + 3) if hands[s % 3] and s % 3 not in [seat for seat, _ in acts]]
    if acts and not waiting:
        leader, acts = winner, ()
        waiting = [s % 3 for s in range(leader, leader + 3) if hands[s % 3]]
    if depth == 0 or (not acts and len(waiting) < 2):
        return 1
    seat, lies = waiting[0], next((cards for _, cards in reversed(acts) if cards), None)
    found = naive.every_play(hands[seat], free) if lies is None else naive.answers(hands[seat], lies, free)
    ways = 0
    for cards in found or {()}:
        left = tuple((Counter(hands[seat]) - Counter(cards)).elements())
        after = tuple(left if other == seat else hand for other, hand in enumerate(hands))
        first = seat if not acts else leader
        ways += twin_perft(after, first, (*acts, (seat, cards)), seat if cards else winner, free, depth - 1)
    return ways
