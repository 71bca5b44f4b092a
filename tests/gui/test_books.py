"""What counts, as a player meets it: what is asked before something is lost, and what is told of practice."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from cardtable.games.quan_dui.table import QuanDuiTable
from cardtable.ui import settings as keys
from cardtable.ui.confirm import Question
from tests.helpers.evening import Evening
from tests.helpers.quan_dui_room import Simple

GAME = "quan_dui"


class Match(Evening[QuanDuiTable]):
    game_id, kind, simple = GAME, QuanDuiTable, Simple

    def __init__(self, profile: Path, qtbot: QtBot) -> None:
        super().__init__(profile, qtbot)
        settings = self.services.settings
        settings.set_game(GAME, replace(settings.game(GAME), seats=2))
        self.told: list[str] = []
        self.window.notices.tell = lambda key, detail="": self.told.append(key)  # type: ignore[method-assign]

    def points(self) -> tuple[int, ...]:
        match = self.services.evenings.match(GAME)
        return match.points if match is not None else ()

    def books(self) -> list[str]:
        paths = self.services.paths
        files = (paths.evenings_file, paths.statistics_file)
        return [file.read_text(encoding="utf-8") for file in files if file.exists()]

    def trigger(self, *names: str) -> None:
        for name in names:
            self.window.commands[name].trigger()

    def named(self, name: str) -> str:
        return self.window.commands[name].text()

    def asked_for(self) -> list[Question]:
        return [question for question in self.window.findChildren(Question) if question.isVisible()]

    def agree(self) -> str:
        """Accept the question that is asked, and return what it says."""
        (question,) = self.asked_for()
        said = question._text.text()
        question.accept()
        return said

    def hand(self) -> None:
        """Go on to the next hand, and wait for the first choice."""
        self.trigger("new")
        self.my_turn()

    def in_mid_hand(self) -> None:
        """Play a hand to its end, and begin the next."""
        self.window.play(GAME)
        self.finish()
        self.hand()
        self.act()
        self.my_turn()
        assert self.page.sheet is None

    def other_outcome(self) -> None:
        """Go back from the result and play until the other one wins, or nobody."""
        first = self.points()
        for _ in range(60):
            self.trigger("undo")
            self.my_turn()
            while self.page.sheet is None:
                self.table.choices()[-1].perform()
                self.my_turn()
            result = self.rules.result(self.deal.session.state)
            assert result is not None
            if tuple(result.points) != first:
                return
        raise AssertionError("always the same")


@pytest.fixture
def match(tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Match:
    luck = Random(1)  # the same deals and the same opponents every time
    monkeypatch.setattr("secrets.randbelow", luck.randrange)
    monkeypatch.setattr("secrets.randbits", luck.getrandbits)
    return Match(tmp_path, qtbot)


def test_a_finished_file_is_looked_at_and_ends_no_match(match: Match, tmp_path: Path) -> None:
    match.window.play(GAME)
    match.finish()
    file = tmp_path / "theirs.cardtable"
    standing = f"standing: {' '.join(map(str, match.deal.session.setup.standing))}"
    text = match.page.transcript().replace(standing, "standing: 7 7")
    match.hand()
    match.finish()
    before = match.books()
    file.write_text("\n".join(line for line in text.splitlines() if "identity" not in line), encoding="utf-8")
    match.window.opener.text(str(file))
    assert not match.asked_for()  # the match stands, between two hands
    match.my_turn()
    assert match.page.sheet is not None
    assert match.page.sheet.content.note.startswith("Opened from a file: it is not counted")
    assert match.books() == before
    assert match.named("new") == "Next hand"
    match.window.show_home()
    match.window.play(GAME)
    match.my_turn()
    assert match.books() == before


def test_a_file_over_a_hand_in_progress_asks_and_really_ends_the_match(match: Match, tmp_path: Path) -> None:
    match.window.play(GAME)
    match.finish()
    file = tmp_path / "theirs.cardtable"
    file.write_text(match.page.transcript(), encoding="utf-8")
    match.hand()
    assert not match.deal.session.actions or match.deal.session.setup.dealer == 0
    match.window.opener.text(str(file))
    assert "match in progress would end" in match.agree()
    assert match.points() == ()
    assert match.named("new") == "New match"


def test_the_own_save_is_opened_as_what_it_is(match: Match) -> None:
    match.in_mid_hand()
    before = match.deal.identity
    match.window.opener.text(str(match.services.saves.path(GAME)))
    assert not match.asked_for()
    assert match.deal.identity == before
    assert match.deal.in_match


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (("identity: ", "identity: ../../../evil"), "save-damaged"),
        (("rules: ", "rules: 9"), "other-version"),
        (("Cardtable transcript", "Card transcript"), "cannot-open"),
    ],
)
def test_a_damaged_file_is_told_and_touches_nothing(
    match: Match, tmp_path: Path, change: tuple[str, str], key: str
) -> None:
    match.in_mid_hand()
    save, file = match.page.transcript(), tmp_path / "theirs.cardtable"
    file.write_text(save.replace(*change), encoding="utf-8")
    match.window.opener.text(str(file))
    assert match.told == [key]
    assert match.page.transcript() == save
    assert not list(tmp_path.rglob("*evil*"))


def test_a_hand_that_was_dealt_is_not_thrown_back_unasked(match: Match) -> None:
    match.window.play(GAME)
    match.finish()
    match.hand()
    assert match.named("new") == "New match"
    before = match.deal
    match.trigger("new")
    (question,) = match.asked_for()
    question.reject()
    assert match.deal is before
    match.trigger("new")
    assert "match in progress would end" in match.agree()
    assert match.points() == ()
    match.my_turn()
    assert match.deal.session.setup.standing == (0, 0)


def test_a_hand_that_was_wound_back_is_not_thrown_back_unasked(match: Match) -> None:
    match.in_mid_hand()
    match.trigger("repeat")
    assert match.told == ["practice"]
    match.my_turn()
    match.trigger("new")
    assert "match in progress would end" in match.agree()
    assert match.points() == ()


def test_repeat_while_a_hand_is_reviewed_keeps_the_hand(match: Match) -> None:
    match.in_mid_hand()
    before = match.deal
    match.trigger("review", "repeat")
    assert match.deal is before
    assert not match.page.review.bar.isVisible()
    match.my_turn()
    assert match.asked()
    assert match.deal.in_match


def test_a_code_over_a_hand_in_progress_really_ends_the_match(match: Match) -> None:
    match.in_mid_hand()
    match.window.opener.text(match.deal.code)
    assert "match in progress would end" in match.agree()
    assert match.points() == ()
    match.my_turn()
    assert match.named("new") == "New match"
    match.act()
    match.trigger("new")
    assert "belongs to no match" in match.agree()
    match.my_turn()
    assert match.deal.session.setup.standing == (0, 0)


def test_the_home_page_asks_before_it_gives_up_a_match(match: Match) -> None:
    match.window.play(GAME)
    match.finish()
    match.hand()
    match.window.show_home()
    assert match.window.home.has_saved(GAME)
    match.window.start_from_home(GAME)
    assert "match in progress would end" in match.agree()
    assert match.points() == ()


def test_a_hand_played_again_tells_what_the_books_hold(match: Match) -> None:
    match.window.play(GAME)
    first = match.finish()
    before, points = match.books(), match.points()
    assert "Practice" not in first.note
    match.other_outcome()
    assert match.books() == before
    assert match.told == ["practice"]
    assert match.page.sheet is not None
    said = match.page.sheet.content
    assert tuple(column.total for column in said.columns) == points
    assert said.note == f"Practice: the first result stands · {first.note}"
    assert match.table.scene.heading.sub.startswith("Hand 1 · practice")
    assert match.named("new") == "Next hand"
    match.hand()
    assert match.deal.session.setup.standing == points
    assert "counts" in match.table.scene.heading.sub


def test_a_hand_keeps_its_number_when_it_is_over(match: Match) -> None:
    match.in_mid_hand()
    match.finish()
    assert match.table.scene.heading.sub.startswith("Hand 2 ")
    assert match.named("review") == "Review this hand"
    match.trigger("review")
    match.page.review.show(len(match.deal.session.actions))
    assert match.table.scene.heading.sub.startswith("Hand 2 ")
    assert not match.page.review.bar._actions["play"].isEnabled()
    match.page.review.show(1)
    assert match.page.review.bar._actions["play"].isEnabled()


def test_a_result_that_has_not_been_seen_counts_all_the_same(match: Match) -> None:
    match.window.play(GAME)
    match.my_turn()
    match.services.settings.set(keys.ANIMATION, "slow")
    while not match.deal.over:
        match.page.stage.timeline.skip()
        match.my_turn()
        if not match.deal.over:
            match.act()
    assert match.page.sheet is None
    match.trigger("new")
    assert len(match.points()) == 2
    assert match.deal.session.setup.standing == match.points()


def test_practice_is_told_under_the_result(match: Match) -> None:
    match.in_mid_hand()
    match.trigger("undo")
    match.my_turn()
    assert match.finish().note.startswith("Practice: it is not counted · First to 8 Tentos")
