"""Matches: the opening goes round, points add up, a target ends them."""

from __future__ import annotations

from cardtable.core.events import Seat
from cardtable.core.match import Match
from cardtable.core.rules import DealResult, Handover, Setup
from tests.helpers.toy import Lanterns


def result(*points: int) -> DealResult:
    winners = tuple(Seat(i) for i, n in enumerate(points) if n == max(points))
    return DealResult(points, "done", winners)


def test_the_opening_alternates() -> None:
    match = Match(2, first=Seat(1))
    openers = []
    for _ in range(4):
        openers.append(match.dealer)
        match = match.after(result(35, 35))
    assert openers == [1, 0, 1, 0]


def test_a_setting_fixes_the_opening() -> None:
    match = Match(2, first=Seat(1), handover=Handover.FIXED).after(result(40, 30))
    assert match.dealer == 1


def test_points_and_wins_add_up() -> None:
    match = Match(2).after(result(40, 30)).after(result(35, 35)).after(result(-4, 74))
    assert match.points == (71, 139)
    assert match.wins == (1, 1)
    assert match.winners == ()


def test_partners_win_together_and_opponents_draw() -> None:
    partners = DealResult((-4, 2, 2), "done", (Seat(1), Seat(2)), together=True)
    opponents = DealResult((1, 2, 2), "done", (Seat(1), Seat(2)))
    assert (partners.drawn, opponents.drawn) == (False, True)
    assert Match(3).after(partners).after(opponents).wins == (0, 1, 1)


def test_first_to_eight() -> None:
    match = Match(3, target=8).after(result(3, 1, 0)).after(result(4, 6, 0))
    assert match.winners == ()
    assert match.after(result(1, 1, 0)).winners == (0, 1)
    assert match.after(result(1, 2, 0)).winners == (1,)


def test_no_deal_yet() -> None:
    match = Match(3, target=8)
    assert (match.points, match.wins, match.winners, match.dealer) == ((0, 0, 0), (0, 0, 0), (), 0)


def test_the_winner_opens_and_after_a_draw_the_same_seat_again() -> None:
    match = Match(3, first=Seat(2), handover=Handover.WINNER).after(result(0, 0, 0))
    assert match.dealer == 2
    match = match.after(result(0, 1, 0))
    assert match.dealer == 1
    assert match.after(result(0, 0, 0)).dealer == 1


def test_where_the_opener_is_drawn_no_result_decides_it() -> None:
    match = Match(3, first=Seat(2), handover=Handover.DRAWN)
    assert match.after(result(0, 1, 0)).dealer == 2


class Rounds(Lanterns):
    """A match of several deals."""

    handover, target = Handover.WINNER, 8


def test_a_match_goes_on_from_any_of_its_deals() -> None:
    rules = Rounds()
    match = Match(2, handover=rules.handover, target=rules.target)
    assert match.setup(7) == Setup(7, 2, Seat(0), standing=(0, 0))
    match = match.after(result(0, 3)).after(result(4, 4))
    setup = match.setup(9, (("a", "b"),))
    assert setup == Setup(9, 2, Seat(1), (("a", "b"),), (4, 7))
    again = Match.of(rules, setup)
    assert (again.points, again.dealer, again.winners) == (match.points, match.dealer, ())
    assert again.after(result(0, 1)).winners == (1,)


def test_a_deal_outside_a_match_is_not_told_how_it_stands() -> None:
    rules = Lanterns()
    match = Match.of(rules, Setup(1, 2)).after(result(3, 1))
    assert match.setup(2).standing == ()
