"""The rules of Dou Dizhu one by one; each test names the rule or the hole that it is about."""

from __future__ import annotations

from itertools import product

import pytest

from cardtable.core.events import Ended, Moved, Seat
from cardtable.core.rules import Illegal, ScoreLine, Setup
from cardtable.core.session import Session
from cardtable.games.dou_dizhu import rules as ddz
from cardtable.games.dou_dizhu.cards import DECK, in_order, parse, ranks_of
from cardtable.games.dou_dizhu.rules import HANDS, PLAYED, RULES, STOCK, TRICKS, Bid, Pass, Phase, Play
from tests.helpers.acts import said
from tests.unit.dou_dizhu import naive
from tests.unit.dou_dizhu.positions import ending, play, start

SEATS = (Seat(0), Seat(1), Seat(2))


@pytest.mark.parametrize("opener", SEATS)
def test_r1_the_deal(opener: Seat) -> None:
    step = RULES.deal(Setup(7, 3, opener))
    state = step.state
    assert [len(hand) for hand in state.hands] == [17, 17, 17]
    assert in_order((*state.bottom, *(card for hand in state.hands for card in hand))) == DECK
    assert state.sizes == (17, 17, 17)
    assert (state.phase, state.turn, RULES.to_act(state)) == (Phase.AUCTION, opener, (opener,))
    moves = [event for event in step.events if isinstance(event, Moved)]
    assert [(move.source, move.target, move.seen_by) for move in moves] == [
        *((STOCK, HANDS[seat], frozenset({seat})) for seat in SEATS),
        (STOCK, ddz.BOTTOM, frozenset()),
    ]
    assert [set(move.pieces) for move in moves[:3]] == [set(hand) for hand in state.hands]


def test_r1_the_same_seed_gives_the_same_cards_whoever_opens() -> None:
    assert start(0, 5).hands == start(1, 5).hands
    assert start(0, 5).hands != start(0, 6).hands


def test_r1_the_deal_is_golden() -> None:
    """A deal code names the same deal for ever."""
    state = start(0, 1)
    assert [ranks_of(hand) for hand in state.hands] == [
        "33466788899TTJK22",
        "44577TTJJQQAAA2XD",
        "3455566899JQQKKA2",
    ]
    assert state.bottom == parse("3d 7h Ks")


@pytest.mark.parametrize("opener", SEATS)
def test_r3_every_auction(opener: Seat) -> None:
    """Each call is possible if and only if the rule says so; who has bid most becomes landlord."""
    for calls in product(("pass", "b1", "b2", "b3"), repeat=3):
        follow_auction(opener, calls)


def follow_auction(opener: Seat, calls: tuple[str, ...]) -> None:
    state, high, landlord = start(opener), 0, None
    for n, call in enumerate(calls):
        seat, action = Seat((opener + n) % 3), RULES.decode(call)
        points = action.points if isinstance(action, Bid) else 0
        legal = [RULES.encode(each) for each in RULES.legal_actions(state, seat)]
        assert legal == ["pass", *(f"b{more}" for more in range(high + 1, 4))]
        if points and points <= high:
            assert RULES.check(state, seat, action) == Illegal("bid-higher", (str(high),), "R3")
            return
        assert RULES.check(state, Seat((seat + 1) % 3), action) == Illegal("not-your-turn", (), "R3")
        state, events = play(state, call)
        told = ("bid", str(points)) if points else ("pass-bid",)
        assert said(events, "bid", "pass-bid") == [(str(seat), *told)]
        if points:
            high, landlord = points, seat
        if high == 3:
            break
    if landlord is None:
        assert (state.phase, state.redeals) == (Phase.AUCTION, 1)
        return
    assert (state.landlord, state.base, state.turn, state.phase) == (landlord, high, landlord, Phase.PLAY)
    assert said(events, "landlord") == [(str(landlord), "landlord", str(high))]
    assert events[-1] == Moved(state.bottom, ddz.BOTTOM, HANDS[landlord]), "for all to see"
    assert state.sizes == tuple(20 if seat == landlord else 17 for seat in SEATS)
    assert set(state.bottom) < set(state.hands[landlord])


def test_r4_cards_are_dealt_anew_three_times() -> None:
    state, seen = start(2, 9), []
    for redeal in (1, 2, 3):
        seen.append(state.hands)
        state, events = play(state, "pass", "pass", "pass")
        assert said(events, "redeal") == [("2", "redeal", str(redeal))]
        assert (state.redeals, state.bids, state.turn, state.phase) == (redeal, (), 2, Phase.AUCTION)
    assert len({*seen, state.hands}) == 4, "other cards each time"
    state, events = play(state, "pass", "pass", "pass")
    assert said(events, "no-bids", "landlord", "redeal") == [("2", "no-bids", "4"), ("2", "landlord", "1")]
    assert (state.landlord, state.base, state.turn) == (2, 1, 2)


def test_r4_the_fourth_auction_is_held() -> None:
    state, _ = play(start(0, 9), *["pass"] * 9, "pass", "b1", "pass")
    assert (state.redeals, state.landlord, state.base) == (3, 1, 1)


def test_r4_redeals_come_from_the_same_code() -> None:
    sessions = [Session(RULES, Setup(4, 3, Seat(1))) for _ in range(2)]
    for session in sessions:
        for _ in range(6):
            session.submit(session.state.turn, Pass())
    assert sessions[0].state == sessions[1].state


def test_r5_nobody_plays_before_the_auction_is_over_or_bids_after_it() -> None:
    state = start()
    assert RULES.check(state, Seat(0), Play(state.hands[0][:1])) == Illegal("auction-first", (), "R3")
    state, _ = play(state, "b3")
    assert RULES.check(state, Seat(0), Bid(3)) == Illegal("auction-over", (), "R3")


def test_r6_a_round_of_the_table() -> None:
    state = ending(["3 6 8 A", "4 9 J", "5 5 2"])
    state, events = play(state, "3", "4", "5", "6")
    assert said(events, "play") == [
        ("0", "play", "solo", "3"),
        ("1", "play", "solo", "4"),
        ("2", "play", "solo", "5"),
        ("0", "play", "solo", "6"),
    ]
    assert state.to_beat == ddz.Act(Seat(0), parse("6s"))
    assert [RULES.encode(action) for action in RULES.legal_actions(state, Seat(1))] == ["pass", "9s", "Js"]
    assert not list(RULES.legal_actions(state, Seat(2)))


def test_r7_after_two_passes_the_last_to_play_leads_and_must() -> None:
    state, events = play(ending(["3 6", "4 9", "5 2"]), "3", "9", "pass", "pass")
    assert said(events, "pass") == [("2", "pass"), ("0", "pass")]
    assert (state.turn, state.to_beat) == (1, None)
    assert RULES.check(state, Seat(1), Pass()) == Illegal("must-lead", (), "R7")
    assert [RULES.encode(action) for action in RULES.legal_actions(state, Seat(1))] == ["4s"]
    assert RULES.check(ending(["3", "4", "5"]), Seat(0), Pass()) == Illegal("must-lead", (), "R7"), "the first lead"


def test_r7_one_pass_is_not_two() -> None:
    state, _ = play(ending(["3 6 7", "4 9", "5 2"]), "3", "4", "pass")
    assert state.to_beat == ddz.Act(Seat(1), parse("4s"))


@pytest.mark.parametrize(
    ("hands", "texts", "winners", "points"),
    [
        (["3", "4 7", "5 8"], ["3"], (0,), (6, -3, -3)),
        (["3 K", "4", "5 8"], ["3", "4"], (1, 2), (-6, 3, 3)),
        (["3 K", "4 7", "5"], ["3", "pass", "5"], (1, 2), (-6, 3, 3)),
    ],
)
def test_r8_the_first_empty_hand_wins_for_its_side(
    hands: list[str], texts: list[str], winners: tuple[int, ...], points: tuple[int, ...]
) -> None:
    state, events = play(ending(hands), *texts)
    result = RULES.result(state)
    assert result is not None
    assert (result.winners, result.points) == (winners, points)
    assert result.reason == ("landlord-wins" if winners == (0,) else "peasants-win")
    assert events[-1] == Ended(points, result.reason)
    assert (state.phase, RULES.to_act(state)) == (Phase.OVER, ())
    assert RULES.check(state, Seat(0), Pass()) == Illegal("game-over", (), "R8")
    shown = [event.source for event in events if isinstance(event, Moved) and event.source == event.target]
    assert shown == [HANDS[seat] for seat in SEATS if state.hands[seat]], "all hands are shown"
    assert RULES.view(state, Seat(0)).known == state.hands


RICH, WEAK, MIDDLE = "QQQ KKKK AAAA 2222 XD", "34567 88 9999 TTTT JJJJ Q", "333 444 555 666 777 88"
RUNS = ["333 444 555 666 777 88 99 T", "34567 88 99 TTT JJJJ Q", RICH]  # the first can go out at once


def whole_deal(landlord: int, hands: list[str]) -> ddz.State:
    """Return a deal in which the landlord is to lead; suits are given to the ranks."""
    return RULES.position({"opener": landlord, "bids": [3], "hands": hands})


def test_r9_spring_the_peasants_never_played() -> None:
    state, events = play(whole_deal(0, RUNS), "333444555666777 88 99 T")
    assert said(events, "spring", "multiplier") == [("0", "spring", "2")]
    assert state.score == ddz.Score(3, (), "spring")
    assert (state.score.multiplier, state.score.points) == (2, 6)
    result = RULES.result(state)
    assert result is not None
    assert result.points == (12, -6, -6)
    assert result.lines[1] == (ScoreLine("base", -3, ("3", "1")), ScoreLine("spring", -3))


def test_r9_one_play_of_a_peasant_is_no_spring() -> None:
    lead = ["333444555666", "pass", "pass"]
    state, events = play(
        whole_deal(0, RUNS), *lead, "8", "9", "pass", "T", "pass", "pass", "77799", "pass", "pass", "8"
    )
    assert (state.winner, state.score.spring, state.score.points) == (0, None, 3)
    assert not said(events, "spring")


FOUR_DOUBLINGS = ["KKKK", "AAAA", "2222", "XD"]


def test_r9_anti_spring_the_landlord_only_led_once() -> None:
    rest = [text for bomb in FOUR_DOUBLINGS for text in (bomb, "pass", "pass")]
    state, events = play(whole_deal(1, [MIDDLE, WEAK, RICH]), "3", "Q", "pass", "pass", *rest, "QQ")
    assert said(events, "multiplier") == [("2", "multiplier", str(n)) for n in (2, 4, 8, 16)]
    assert said(events, "anti-spring") == [("2", "anti-spring", "32")]
    assert (state.winner, state.score.multiplier, state.score.points) == (2, 32, 96)
    result = RULES.result(state)
    assert result is not None
    assert (result.points, result.winners) == ((96, -192, 96), (0, 2))
    assert result.lines[1] == (
        ScoreLine("base", -6, ("3", "2")),
        ScoreLine("bomb", -6, ("K",)),
        ScoreLine("bomb", -12, ("A",)),
        ScoreLine("bomb", -24, ("2",)),
        ScoreLine("rocket", -48, ("D",)),
        ScoreLine("anti-spring", -96),
    )


def test_r9_a_second_play_of_the_landlord_is_no_anti_spring() -> None:
    rest = [text for bomb in FOUR_DOUBLINGS for text in (bomb, "pass", "pass")]
    first = ["3", "pass", "4", "5", "Q", "pass", "pass"]
    state, _ = play(whole_deal(1, [MIDDLE, WEAK, RICH]), *first, *rest, "QQ")
    assert (state.winner, state.score.spring, state.score.points) == (2, None, 48)


@pytest.mark.parametrize(("last", "played"), [("3333", "bomb"), ("XD", "rocket")])
def test_r9_a_bomb_as_the_last_play_counts(last: str, played: str) -> None:
    state, events = play(ending([last, "4", "5"], base=2), last)
    result = RULES.result(state)
    assert result is not None
    assert result.points == (8, -4, -4)
    assert [line.key for line in result.lines[0]] == ["base", played]
    assert said(events, "multiplier") == [("0", "multiplier", "2")]


def test_r9_four_with_two_is_no_bomb() -> None:
    state, _ = play(ending(["333345", "4", "5"], base=1), "333345")
    assert state.score == ddz.Score(1, (), None)


def test_r6_cards_lie_until_their_seat_acts_again() -> None:
    state, _ = play(ending(["3 8 K", "4 9 J", "5 6 2"]), "3", "4", "pass", "8")
    truth = RULES.truth(state)
    assert [truth[place] for place in TRICKS] == [parse("8s"), parse("4s"), ()]
    assert "3s" in truth[PLAYED]
    state, _ = play(state, "pass", "pass")
    truth = RULES.truth(state)
    assert [truth[place] for place in TRICKS] == [parse("8s"), (), ()]
    assert state.to_beat is None


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("5s", Illegal("not-in-hand", ("5",), "R5")),
        ("4s 4h 4d 4c 4", Illegal("not-in-hand", ("4",), "R5")),
        ("4s 6s", Illegal("no-play", (), "R5")),
        ("4s 4h", Illegal("other-play", ("solo", "pair"), "R6")),
        ("4s", Illegal("not-higher", ("8", "4"), "R6")),
        ("b3", Illegal("auction-over", (), "R3")),
        ("Ts", None),
        ("4444", None),
        ("pass", None),
    ],
)
def test_what_is_refused(action: str, reason: Illegal | None) -> None:
    state, _ = play(ending(["8 K", "4444 6 T", "5 6 2"]), "8")
    assert RULES.check(state, Seat(1), RULES.decode(action)) == reason
    other = reason if action == "b3" else Illegal("not-your-turn", (), "R1")
    assert RULES.check(state, Seat(2), RULES.decode(action)) == other


def test_nothing_selected() -> None:
    assert RULES.check(ending(["3", "4", "5"]), Seat(0), Play(())) == Illegal("no-cards", (), "R5")


# -- suits count for nothing (R2) ------------------------------------------------------------------


def test_r2_plays_of_the_same_ranks_are_the_same_action() -> None:
    assert Play(parse("3s 3h")) == Play(parse("3d 3c")) == Play(parse("33"))
    assert len({Play(parse("3s 3h")), Play(parse("33")), Play(parse("3s 3h 4s"))}) == 2
    assert Play(parse("4h 3s 4")).cards == parse("3s 4 4h")


def test_r2_exactly_the_chosen_cards_leave_the_hand() -> None:
    state, events = play(ending(["3s 3h 3d 8", "4", "5"]), "3h 3d")
    assert state.hands[0] == parse("3s 8s")
    assert Moved(parse("3h 3d"), HANDS[0], TRICKS[0]) in events


def test_r2_any_card_of_the_rank_stands_in_for_one_that_is_not_held() -> None:
    state, _ = play(ending(["3s 3h 8", "4", "5"]), "3c")
    assert state.hands[0] == parse("3h 8s")


def test_r2_what_was_undone_is_redone_though_another_suit_was_chosen() -> None:
    session = Session(RULES, Setup(1, 3, Seat(0)))
    session.submit(Seat(0), Bid(3))
    letter = next(letter for letter in "3456789TJQKA" if ranks_of(session.state.hands[0]).count(letter) > 1)
    first, second = [card for card in session.state.hands[0] if card[0] == letter][:2]
    session.submit(Seat(0), Play((first,)))
    session.submit(Seat(1), Pass())
    session.submit(Seat(2), Pass())
    session.submit(Seat(0), Play((second,)))
    session.rewind(1)
    session.submit(Seat(0), Play((second,)))
    while session.undone:
        session.submit(*session.undone[-1])
    assert {first, second}.isdisjoint(session.state.hands[0])


# -- notation --------------------------------------------------------------------------------------


def test_notation() -> None:
    for text in ("pass", "b1", "b2", "b3", "3s 3h Td X", "D"):
        assert RULES.encode(RULES.decode(text)) == text
    assert RULES.decode("334D") == Play(parse("3s 3h 4s D"))
    for nonsense in ("b0", "b4", "bid", "passes", "", "  ", "1s", "3s-4s"):
        with pytest.raises(ValueError, match=r"not cards|no action"):
            RULES.decode(nonsense)


# -- counts of whole trees -------------------------------------------------------------------------


@pytest.mark.parametrize("hands", [["3344 5", "45 66", "77 8 X"], ["3334 5", "4445 X", "5 8888 D"]])
def test_as_many_ways_to_go_on_as_the_twin_finds(hands: list[str]) -> None:
    state = ending(hands)
    ranks = tuple(ranks_of(hand) for hand in state.hands)
    assert [perft(state, depth) for depth in range(1, 6)] == [twin_perft(ranks, 0, "", 0, d) for d in range(1, 6)]


def perft(state: ddz.State, depth: int) -> int:
    """Count the sequences of so many actions, or fewer where the deal ends."""
    if depth == 0 or not (to_act := RULES.to_act(state)):
        return 1
    actions = RULES.legal_actions(state, to_act[0])
    return sum(perft(RULES.apply(state, to_act[0], action).state, depth - 1) for action in actions)


def twin_perft(hands: tuple[str, ...], seat: int, to_beat: str, passes: int, depth: int) -> int:
    """Count them with nothing but strings."""
    if depth == 0 or "" in hands:
        return 1
    ways = 0
    for ranks in naive.legal(hands[seat], to_beat or None):
        left = list(hands[seat])
        for letter in ranks:
            left.remove(letter)
        after = tuple("".join(left) if i == seat else hand for i, hand in enumerate(hands))
        ways += twin_perft(after, (seat + 1) % 3, ranks, 0, depth - 1)
    if to_beat:
        ways += twin_perft(hands, (seat + 1) % 3, "" if passes else to_beat, 1 - passes, depth - 1)
    return ways
