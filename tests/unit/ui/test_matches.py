"""A match of several deals: how its books are kept, what goes on with it and what does not."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardtable.core import transcript
from cardtable.core.events import Seat
from cardtable.core.match import Match
from cardtable.core.rules import DealResult, Handover, Setup
from cardtable.core.session import Session
from cardtable.core.transcript import TranscriptError
from cardtable.games import CATALOGUE, Game
from cardtable.games.quan_dui.rules import RULES
from cardtable.games.quan_dui.state import Discard
from cardtable.ui.bookkeeper import Bookkeeper
from cardtable.ui.deal import Deal, Loss, coded_deal, loaded_deal
from cardtable.ui.evenings import LASTS, Evenings, follows
from cardtable.ui.services import Services
from tests.helpers.quan_dui_room import Simple
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
        assert books.match_open(aside)  # the other one goes on
        assert books.next_after(aside) == "hand"
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


def discard(deal: Deal) -> None:
    state = deal.session.state
    deal.session.submit(state.turn, Discard(state.hands[state.turn][0]))


@pytest.mark.parametrize("on_the_table", [True, False])
@pytest.mark.parametrize("played", [0, 1])
def test_giving_up_a_hand_gives_up_the_match(books: Books, played: int, on_the_table: bool) -> None:
    """A hand that has been dealt is played: bad ones cannot be thrown back."""
    books.won(books.new(), 3)
    running = books.new()
    for _ in range(played):
        discard(running)
    books.save(running)
    assert running.loss is Loss.MATCH
    assert books.next_after(running) == "match"
    books.drop(running if on_the_table else None)
    assert books.services.evenings.match(GAME) is None
    assert books.new().session.setup.standing == (0, 0, 0, 0)


def test_a_hand_that_was_wound_back_is_still_one_of_the_match(books: Books) -> None:
    first = books.new()
    lost = [first.loss]  # no match has begun yet
    discard(first)
    first.session.rewind(0)
    assert [*lost, first.loss] == [Loss.NOTHING, Loss.MATCH]


def test_the_next_hand_is_the_same_however_often_it_is_dealt(books: Books) -> None:
    books.won(books.new(), 3)
    services = books.services
    codes = {books.new().code for _ in range(3)}
    object.__setattr__(services, "evenings", Evenings(services.evenings.path))
    assert {books.new().code} == codes
    second = books.new()
    books.won(second, 3)
    assert books.new().session.setup.seed != second.session.setup.seed


def test_other_players_give_the_match_up_for_good(books: Books) -> None:
    books.won(books.new(), 3)
    settings = books.services.settings
    four = settings.game(GAME)
    settings.set_game(GAME, replace(four, seats=3))
    assert books.next_after(books.new()) == "match"
    settings.set_game(GAME, four)
    assert books.new().session.setup.standing == (0, 0, 0, 0)


def finished(players: tuple[str, ...], headers: str = "match: yes", standing: tuple[int, ...] = (7, 0, 6, 0)) -> str:
    """Return the save of a hand that was played to its end."""
    simple, number = Simple(5), 0
    while True:
        number += 1
        session = Session(RULES, Setup(number, 4, Seat(0), standing=standing))
        while acting := RULES.to_act(session.state):
            legal = list(RULES.legal_actions(session.state, acting[0]))
            session.submit(acting[0], simple.pick(RULES.view(session.state, acting[0]), legal))
        found = RULES.result(session.state)
        assert found is not None
        if found.winners == (Seat(0),):
            pairs = [tuple(line.split(": ")) for line in headers.splitlines()]
            return transcript.record(session, players, pairs).text()  # type: ignore[arg-type]  # two words each


def test_what_comes_from_a_file_stays_out_of_the_books(books: Books) -> None:
    books.won(books.new(), 3)
    evenings, before = books.services.evenings, books.services.evenings.path.read_bytes()
    text = finished(("human", "ai easy", "ai easy", "ai easy"))
    opened = books.load(text)
    assert opened is not None
    for deal in (opened, loaded_deal(opened.text(), RULES)[0]):  # taken up again later, too
        assert books.counted(deal) is False
        end = RULES.result(deal.session.state)
        assert end is not None
        books.finish(deal, end)
        books.drop(deal)
    assert evenings.path.read_bytes() == before
    assert books.services.statistics.tally(GAME).played == 0
    assert (
        not (books.services.saves.folder / "finished").exists()
        or len(list((books.services.saves.folder / "finished").iterdir())) == 1
    )  # the first hand
    assert books.next_after(opened) == "hand"


def test_an_identity_of_a_file_is_no_path() -> None:
    text = finished(("human",) * 4, "match: yes\nidentity: ../../../evil")
    with pytest.raises(TranscriptError, match="bad-value"):
        loaded_deal(text, RULES)


def test_a_level_that_is_none_is_told() -> None:
    with pytest.raises(TranscriptError, match="bad-value"):
        loaded_deal(finished(("human", "ai easy", "ai dull", "ai easy")), RULES)


def test_a_second_program_writes_no_books(books: Books, qtbot: QtBot, tmp_path: Path) -> None:
    books.won(books.new(), 3)
    second = make_services(tmp_path)
    assert not second.saves.acquire()
    others = Books(second, GAME, lambda key, detail: None)
    books.won(books.new(), 2)  # not known to the second
    files = (books.services.paths.evenings_file, books.services.paths.statistics_file)
    books.services.statistics.record(GAME, "easy", True, "won", "something")
    before = [file.read_bytes() for file in files]
    for _ in range(9):
        others.won(others.new(), 0)
    assert second.statistics.tally(GAME).played == 1  # it goes on for as long as it runs
    second.statistics.clear()
    second.evenings.close(GAME)
    assert [file.read_bytes() for file in files] == before


def test_the_easiest_level_of_a_match_is_counted(books: Books) -> None:
    for level in ("hard", "medium", "hard", "hard"):
        deal = books.new()
        deal.with_level(level)
        deal.note_level()
        books.won(deal, 0, 2)
    assert books.services.statistics.tally(GAME, "medium").won == 1
    assert books.services.statistics.tally(GAME).played == 1


def test_the_easiest_level_that_has_acted_in_a_deal_is_counted(books: Books) -> None:
    deal = books.new()
    deal.with_level("hard")
    while not any(seat for seat, _ in deal.session.actions):
        acting = RULES.to_act(deal.session.state)[0]
        deal.session.submit(acting, next(iter(RULES.legal_actions(deal.session.state, acting))))
        deal.note_action()
    assert deal.eased == "hard"
    deal.with_level("easy")
    assert loaded_deal(deal.text(), RULES)[0].eased == "hard"  # nothing was done on this level
    deal.note_level()
    deal.with_level("hard")
    again = loaded_deal(deal.text(), RULES)[0]
    assert (again.eased, again.level) == ("easy", "hard")


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
