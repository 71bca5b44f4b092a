"""The page of a game: what is saved, resumed, counted, explained and looked back at.  For every game."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.core import transcript
from cardtable.core.rng import Rng
from cardtable.core.rules import Handover, Setup
from cardtable.core.session import Session
from cardtable.games import CATALOGUE, load_rules
from cardtable.ui import settings as keys
from cardtable.ui.game_page import GamePage
from tests.helpers.desk import Desk

games = pytest.mark.parametrize("game_id", sorted(CATALOGUE))
# where one deal is the whole game; the hands of a match are counted in tests/unit/ui/test_matches.py
deals = pytest.mark.parametrize("game_id", sorted(name for name in CATALOGUE if not load_rules(name).target))


class Played:
    """A desk with a game on it, without animation."""

    def __init__(self, profile: Path, qtbot: QtBot, game_id: str) -> None:
        self.desk, self.qtbot, self.game_id = Desk(profile, qtbot), qtbot, game_id
        self.window, self.settings = self.desk.window, self.desk.services.settings
        self.settings.set(keys.ANIMATION, "off")
        self.settings.set(keys.AI_PACE, "instant")

    def play(self) -> GamePage:
        self.window.play(self.game_id)
        return self.page

    @property
    def page(self) -> GamePage:
        assert isinstance(self.window.game, GamePage)
        return self.window.game

    def my_turn(self) -> None:
        self.qtbot.waitUntil(lambda: bool(self.page.choices()) or self.over(), timeout=10_000)

    def over(self) -> bool:
        assert self.page.deal is not None
        return self.page.deal.over

    def act(self, number: int = 0) -> None:
        self.my_turn()
        self.page.choices()[number].perform()

    def finish(self) -> None:
        rng = Rng(5)
        while not self.over():
            self.my_turn()
            if not self.over() and (choices := self.page.choices()):
                choices[rng.below(len(choices))].perform()
        self.qtbot.waitUntil(lambda: self.page.sheet is not None, timeout=10_000)

    def said(self) -> str:
        """Return what the table says about whether the deal counts."""
        texts = [item.focus_name() for item in self.page.stage.focus.readable()]
        return " ".join(text for text in texts if "counts" in text or "practice" in text)

    def actions(self) -> int:
        return len(transcript.parse(self.page.transcript()).actions)


@pytest.fixture
def played(tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game_id: str) -> Played:
    # the same deals every time: one in which nobody bids would have no game that counts
    monkeypatch.setattr("secrets.randbelow", random.Random(4).randrange)
    return Played(tmp_path, qtbot, game_id)


def ending(game_id: str, players: tuple[str, ...]) -> str:
    """Return the save of a random deal that lacks its last action of seat 0."""
    rules, rng = load_rules(game_id), Rng(11)
    while True:
        session = Session(rules, Setup(rng.next_u64() >> 32, rules.players[0]))
        while acting := rules.to_act(session.state):
            legal = list(rules.legal_actions(session.state, acting[0]))
            session.submit(acting[0], legal[rng.below(len(legal))])
        if session.actions[-1][0] == 0:
            session.rewind(len(session.actions) - 1)
            session.practice = False
            return transcript.record(session, players, (("identity", "0123456789abcdef"),)).text()


@games
def test_every_action_is_on_disk_before_it_is_shown(played: Played) -> None:
    played.settings.set(keys.ANIMATION, "slow")
    page = played.play()
    page.stage.timeline.skip()
    played.my_turn()
    page.choices()[0].perform()
    kept = played.desk.services.saves.read(played.game_id)
    assert kept == page.transcript()
    assert played.actions() >= 1


@games
def test_leaving_and_coming_back_goes_on_where_it_was(played: Played) -> None:
    played.play()
    for _ in range(2):
        played.act()
    played.my_turn()
    before = played.page.transcript()
    played.window.show_home()
    played.play()
    assert played.page.transcript() == before
    played.my_turn()
    assert played.page.choices()


@deals
def test_a_finished_game_is_counted_once(played: Played) -> None:
    players = ("human",) + ("ai easy",) * (load_rules(played.game_id).players[0] - 1)
    played.desk.services.saves.write(played.game_id, ending(played.game_id, players))
    played.play()
    played.finish()
    tally = played.desk.services.statistics.tally(played.game_id)
    assert tally.played == 1
    played.window.show_home()
    played.play()
    assert played.page.sheet is not None
    assert played.desk.services.statistics.tally(played.game_id) == tally
    finished = list((played.desk.services.saves.folder / "finished").iterdir())
    assert [path.read_text(encoding="utf-8") for path in finished] == [played.page.transcript()]


@games
def test_the_table_says_whether_the_deal_counts(played: Played) -> None:
    played.play()
    played.act()
    played.my_turn()
    assert "counts" in played.said()
    assert "practice" not in played.said()
    practice = load_rules(played.game_id).hidden
    played.window.commands["undo"].trigger()
    played.my_turn()
    assert ("practice" in played.said(), "counts" in played.said()) == (practice, not practice)
    played.window.show_home()
    played.play()
    assert ("practice" in played.said(), "counts" in played.said()) == (practice, not practice)


@games
def test_a_key_meant_for_the_last_play_starts_no_other_deal(played: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardtable.scene.widgets.sheet.FRESH_MS", 60_000)
    players = ("human",) + ("ai easy",) * (load_rules(played.game_id).players[0] - 1)
    played.desk.services.saves.write(played.game_id, ending(played.game_id, players))
    played.play()
    played.finish()
    page = played.page
    assert page.deal is not None
    code = page.deal_code()
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return):
        QTest.keyClick(page.view, key)
    assert page.sheet is not None
    assert page.deal_code() == code
    monkeypatch.setattr("cardtable.scene.widgets.sheet.FRESH_MS", 0)
    QTest.keyClick(page.view, Qt.Key.Key_Space)
    assert page.deal_code() != code


@games
def test_a_level_counts_at_once_but_not_for_a_finished_game(played: Played) -> None:
    players = ("human",) + ("ai hard",) * (load_rules(played.game_id).players[0] - 1)
    played.desk.services.saves.write(played.game_id, ending(played.game_id, players))
    page = played.play()
    assert page.deal is not None
    settings = played.settings.game(played.game_id)
    assert page.deal.level == settings.level == "easy"
    played.settings.set_game(played.game_id, replace(settings, starter="me", level="medium"))
    assert page.deal.level == "medium"
    assert page.deal.players.count("ai medium") == len(players) - 1
    played.finish()
    played.settings.set_game(played.game_id, replace(settings, level="easy"))
    assert page.deal.level == "medium"


def opened_next_by(session: Session[Any, Any, Any]) -> set[int]:
    """Return who may open the deal after this finished one, as the rules' own word says."""
    result = session.rules.result(session.state)
    assert result is not None
    opener = session.setup.dealer
    openers: dict[Handover, set[int]] = {
        Handover.ROUND: {(opener + 1) % session.setup.seats},
        Handover.FIXED: {opener},
        Handover.WINNER: {opener if result.drawn else result.winners[0]},
        Handover.DRAWN: set(range(session.setup.seats)),
    }
    return openers[session.rules.handover]


@deals
def test_the_opening_is_handed_over_after_a_finished_game(played: Played) -> None:
    players = ("human",) + ("ai easy",) * (load_rules(played.game_id).players[0] - 1)
    save = ending(played.game_id, players)
    played.desk.services.saves.write(played.game_id, save)
    played.play()
    played.finish()
    assert played.page.deal is not None
    openers = opened_next_by(played.page.deal.session)
    played.window.commands["new"].trigger()
    assert played.page.deal.session.setup.dealer in openers
    assert played.page.sheet is None


@games
def test_the_sheet_repeats_the_same_deal(played: Played) -> None:
    players = ("human",) + ("ai easy",) * (load_rules(played.game_id).players[0] - 1)
    played.desk.services.saves.write(played.game_id, ending(played.game_id, players))
    page = played.play()
    played.finish()
    assert page.deal is not None
    old = page.deal
    played.window.commands["repeat"].trigger()
    assert page.deal is not old
    assert page.deal.session.setup == old.session.setup
    assert page.deal.identity != old.identity
    assert page.sheet is None


@games
def test_a_repeated_deal_counts_only_where_nothing_was_hidden(played: Played) -> None:
    rules, statistics = load_rules(played.game_id), played.desk.services.statistics
    players = ("human",) + ("ai easy",) * (rules.players[0] - 1)
    played.desk.services.saves.write(played.game_id, ending(played.game_id, players))
    played.play()
    played.finish()
    before, evening = statistics.tally(played.game_id).played, played.desk.services.evenings.match(played.game_id)
    played.window.commands["repeat"].trigger()
    played.my_turn()
    assert ("practice" in played.said(), "counts" in played.said()) == (rules.hidden, not rules.hidden)
    played.window.show_home()
    played.play()
    assert ("practice" in played.said(), "counts" in played.said()) == (rules.hidden, not rules.hidden)
    played.finish()
    assert played.page.sheet is not None
    assert played.page.sheet.content.note.startswith("Practice: it is not counted") == rules.hidden
    assert statistics.tally(played.game_id).played == (before if rules.hidden else before + 1)
    assert (played.desk.services.evenings.match(played.game_id) == evening) == rules.hidden


@games
def test_what_is_played_again_from_a_result_is_not_counted_and_says_so(played: Played) -> None:
    players = ("human",) + ("ai easy",) * (load_rules(played.game_id).players[0] - 1)
    played.desk.services.saves.write(played.game_id, ending(played.game_id, players))
    page, services = played.play(), played.desk.services
    told: list[str] = []
    played.window.notices.tell = lambda key, detail="": told.append(key)  # type: ignore[method-assign]
    played.finish()
    assert page.sheet is not None
    assert "ractice" not in page.sheet.content.note
    shelf = services.saves.folder / "finished"
    tally, match = services.statistics.tally(played.game_id), services.evenings.match(played.game_id)
    kept = {path.name: path.read_bytes() for path in shelf.iterdir()}
    played.window.commands["undo"].trigger()
    assert told == ["practice"]
    played.finish()
    assert page.sheet is not None
    assert page.sheet.content.note.startswith("Practice: the first result stands")
    assert services.statistics.tally(played.game_id) == tally
    assert services.evenings.match(played.game_id) == match
    assert {path.name: path.read_bytes() for path in shelf.iterdir()} == kept


@games
def test_repeat_in_the_middle_loses_nothing(played: Played) -> None:
    page = played.play()
    told: list[str] = []
    played.window.notices.tell = lambda key, detail="": told.append(key)  # type: ignore[method-assign]
    for _ in range(3):
        played.act()
    played.my_turn()
    assert page.deal is not None
    before = list(page.deal.session.actions)
    played.window.commands["repeat"].trigger()
    assert told == ["practice"] * load_rules(played.game_id).hidden
    assert len(page.deal.session.actions) < len(before)
    while played.window.commands["redo"].isEnabled():
        played.window.commands["redo"].trigger()
    assert page.deal.session.actions[: len(before)] == before


@games
def test_a_pause_is_seen_and_ended_on_the_table(played: Played) -> None:
    page, pause = played.play(), played.window.commands["pause"]
    played.my_turn()
    signs = [item for item in page.stage.focus.items() if item.focus_name() == "Paused: go on"]
    assert not signs
    pause.trigger()
    (sign,) = [item for item in page.stage.focus.items() if item.focus_name() == "Paused: go on"]
    assert page.stage.timeline.paused
    sign.activate()
    assert not page.stage.timeline.paused
    assert not pause.isChecked()
    assert sign not in page.stage.focus.items()
    played.act()
    played.my_turn()
    pause.trigger()
    played.window.commands["review"].trigger()
    assert not page.stage.timeline.paused  # its steps are seen to be made
    played.window.commands["home"].trigger()
    assert not pause.isChecked()


@games
def test_the_end_can_be_paused_and_is_shown_when_it_goes_on(played: Played) -> None:
    players = ("human",) + ("ai easy",) * (load_rules(played.game_id).players[0] - 1)
    played.desk.services.saves.write(played.game_id, ending(played.game_id, players))
    played.settings.set(keys.ANIMATION, "slow")
    page, pause = played.play(), played.window.commands["pause"]
    page.stage.timeline.skip()
    played.my_turn()
    assert page.deal is not None
    assert page._laid is not None
    if last := page.deal.session.undone:  # else it was the only choice, and has happened by itself
        assert page._laid.director.offer(last[-1][1]) is None
    assert played.over()
    assert page.sheet is None
    pause.trigger()
    assert page.stage.timeline.paused
    assert pause.isEnabled()
    played.window.commands["skip"].trigger()
    played.qtbot.waitUntil(lambda: page.sheet is not None)
    assert not page.stage.timeline.paused


@games
def test_the_game_can_be_looked_through_and_taken_up_again(played: Played) -> None:
    page = played.play()
    for _ in range(3):
        played.act()
    played.my_turn()
    count = played.actions()
    played.window.commands["review"].trigger()
    assert page.review.bar.isVisible()
    assert page.choices() == []
    QTest.keyClick(page.view, Qt.Key.Key_Right)
    QTest.keyClick(page.view, Qt.Key.Key_Right)
    assert page.review.bar.ply == 2
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert not page.review.bar.isVisible()
    played.my_turn()
    assert played.actions() == count
    assert page.deal is not None
    first = page.deal.session.actions[0]
    played.window.commands["review"].trigger()
    QTest.keyClick(page.view, Qt.Key.Key_Right)
    page.review.play_on()
    played.my_turn()
    assert page.deal.session.actions[0] == first
    assert page.choices()


@games
def test_a_hint_is_shown_for_the_position_it_was_asked_for(played: Played) -> None:
    page = played.play()
    played.my_turn()
    shown: list[object] = []
    assert page.runner is not None
    page.runner.table.show_hint = lambda action, reason: shown.append(action)  # type: ignore[method-assign]
    played.window.commands["hint"].trigger()
    played.qtbot.waitUntil(lambda: len(shown) == 1, timeout=10_000)
    played.window.commands["hint"].trigger()
    played.act()
    played.qtbot.wait(50)
    assert len(shown) <= 2  # the second was dropped, or came in time


@games
def test_damage_is_set_aside_and_a_new_game_begins(played: Played) -> None:
    told: list[tuple[str, str]] = []
    played.desk.services.saves.path(played.game_id).write_text("Cardtable transcript 1\ngame: x\n", encoding="utf-8")
    played.window.notices.tell = lambda key, detail="": told.append((key, detail))  # type: ignore[method-assign]
    page = played.play()
    assert page.deal is not None
    assert [key for key, _ in told] == ["save-damaged"]
    kept = Path(told[0][1])
    assert kept.read_text(encoding="utf-8").endswith("game: x\n")


@games
def test_a_deal_that_now_leads_elsewhere_apologises_and_goes_on(played: Played) -> None:
    players = ("human",) + ("ai easy",) * (load_rules(played.game_id).players[0] - 1)
    save = ending(played.game_id, players)
    digest = transcript.parse(save).digest
    told: list[str] = []
    played.desk.services.saves.write(played.game_id, save.replace(digest, digest[::-1]))
    played.window.notices.tell = lambda key, detail="": told.append(key)  # type: ignore[method-assign]
    page = played.play()
    assert told == ["save-drifted"]
    assert page.deal is not None
    assert played.actions() == len(transcript.parse(save).actions)
