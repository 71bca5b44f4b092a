"""A match of several deals: how its books are kept, what goes on with it and what does not."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardtable.core.events import Seat
from cardtable.core.match import Match
from cardtable.core.rules import DealResult, Handover, Setup
from cardtable.games import CATALOGUE, Game
from cardtable.games.quan_dui.rules import RULES
from cardtable.games.quan_dui.state import Discard
from cardtable.ui.bookkeeper import Bookkeeper
from cardtable.ui.deal import Deal, coded_deal, loaded_deal
from cardtable.ui.evenings import LASTS, Evenings, follows
from cardtable.ui.services import Services
from tests.helpers.ui import make_services

GAME = "quan_dui"


class Books(Bookkeeper):
    """A bookkeeper whose deals end as the test wants."""

    services: Services

    def won(self, deal: Deal, seat: int, points: int = 1) -> None:
        """Let a seat win."""
        self.finish(deal, result(deal.session.setup.seats, seat, points))


def result(seats: int, winner: int, points: int = 1) -> DealResult:
    got = tuple(points if seat == winner else 0 for seat in range(seats))
    return DealResult(got, "eight-pairs", (Seat(winner),))


def drawn(seats: int) -> DealResult:
    return DealResult((0,) * seats, "stock-out", tuple(Seat(seat) for seat in range(seats)))


@pytest.fixture
def books(tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Books:
    monkeypatch.setitem(CATALOGUE, GAME, Game(GAME, "QD"))
    services = make_services(tmp_path)
    services.saves.acquire()
    made = Books(services, GAME, lambda key, detail: None)
    made.services = services
    return made


def test_each_deal_goes_on_with_the_match_and_the_winner_deals(books: Books) -> None:
    first = books.new()
    assert first.in_match
    assert first.session.setup.standing == (0, 0, 0, 0)
    before = books.begin(first)
    assert before is not None
    assert before.results == ()
    assert before.target == 8
    books.won(first, 2)
    after = books.after(first)
    assert after is not None
    assert after.points == (0, 0, 1, 0)
    second = books.new()
    assert (second.session.setup.standing, second.session.setup.dealer) == ((0, 0, 1, 0), 2)
    books.finish(second, drawn(4))
    third = books.new()
    assert (third.session.setup.standing, third.session.setup.dealer) == ((0, 0, 1, 0), 2)
    found = books.begin(third)
    assert found is not None
    assert len(found.results) == 2


def test_a_match_ends_at_its_target_and_counts_once_in_the_statistics(books: Books) -> None:
    last = None
    for points in (2, 2, 2, 1):
        last = books.new()
        books.won(last, 0, points)
        assert books.services.statistics.tally(GAME).played == 0
        assert books.match_open(last)
    last = books.new()
    assert last.session.setup.standing == (7, 0, 0, 0)
    books.won(last, 0, 2)
    match = books.after(last)
    assert match is not None
    assert match.winners == (0,)
    assert match.points == (9, 0, 0, 0)
    books.won(last, 0, 2)  # resumed at its end
    assert books.services.statistics.tally(GAME).won == books.services.statistics.tally(GAME).played == 1
    assert not books.match_open(last)
    new = books.new()
    assert new.session.setup.standing == (0, 0, 0, 0)
    begun = books.begin(new)
    assert begun is not None
    assert not begun.results


def test_a_match_outlives_the_program_and_the_night(books: Books) -> None:
    first = books.new()
    books.won(first, 1)
    evenings = books.services.evenings
    again = Evenings(evenings.path, lambda: 10.0**10 + LASTS * 7200)
    match = again.match(GAME)
    assert match is not None
    assert (match.points, match.target, match.handover, match.dealer) == ((0, 1, 0, 0), 8, Handover.WINNER, 1)
    assert again.has(GAME, first.identity)


def test_a_lost_file_costs_the_history_and_no_points(books: Books) -> None:
    first = books.new()
    books.won(first, 1)
    second = books.new()
    books.services.evenings.close(GAME)
    begun = books.begin(second)
    assert begun is not None
    assert (begun.points, begun.results) == ((0, 1, 0, 0), ())
    books.won(second, 1)
    match = books.after(second)
    assert match is not None
    assert match.points == (0, 2, 0, 0)


def test_a_saved_hand_knows_its_match(books: Books) -> None:
    deal = books.new()
    again, drifted = loaded_deal(deal.text(), RULES)
    assert again.in_match
    assert not drifted
    assert again.identity == deal.identity
    assert not deal.again().in_match


def test_a_repeated_or_coded_hand_belongs_to_no_match(books: Books) -> None:
    first = books.new()
    books.won(first, 0)
    coded = coded_deal(GAME, Setup(5, 4), books.services.settings.game(GAME))
    for aside, counted in ((first.again(), False), (coded, None)):
        assert books.begin(aside) is None
        assert books.counted(aside) is counted
        assert not books.match_open(aside)
        books.won(aside, 0)
        assert books.after(aside) is None
    match = books.services.evenings.match(GAME)
    assert match is not None
    assert match.points == (1, 0, 0, 0)


def test_practice_in_one_hand_keeps_the_match_out_of_the_statistics(books: Books) -> None:
    first = books.new()
    assert books.counted(first) is True
    first.session.practice = True
    assert books.counted(first) is False
    books.won(first, 0, 2)
    for _ in range(3):
        deal = books.new()
        assert books.counted(deal) is False
        books.won(deal, 0, 2)
    match = books.services.evenings.match(GAME)
    assert match is not None
    assert match.winners == (0,)
    assert books.services.statistics.tally(GAME).played == 0
    assert books.counted(books.new()) is True


def test_giving_up_a_hand_gives_up_the_match(books: Books) -> None:
    books.won(books.new(), 3)
    running = books.new()
    books.save(running)
    assert books.new().session.setup.standing == (0, 0, 0, 1)  # nothing was played yet
    state = running.session.state
    running.session.submit(state.turn, Discard(state.hands[state.turn][0]))
    books.save(running)
    assert books.new().session.setup.standing == (0, 0, 0, 0)
    assert books.services.evenings.match(GAME) is None


def test_other_players_begin_another_match(books: Books) -> None:
    books.won(books.new(), 3)
    settings = books.services.settings
    settings.set_game(GAME, replace(settings.game(GAME), seats=6))
    assert books.new().session.setup.standing == (0,) * 6


def test_a_match_that_was_found_is_told_by_its_points() -> None:
    earlier = Match(4, target=8, results=(result(4, 1),))
    assert follows(Match(4, target=8, standing=(0, 1, 0, 0)), earlier)
    assert not follows(Match(4, target=8, standing=(0, 2, 0, 0)), earlier)
    assert not follows(Match(4), earlier)
    assert follows(Match(3), Match(3))
    assert not follows(Match(3), Match(2))
