"""The director: nothing acts twice, nothing acts late, and every game ends."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from cardtable.controllers.director import Answer, Director, Mode
from cardtable.core.events import Event, Seat, redact
from cardtable.core.rng import Rng
from cardtable.core.rules import DealResult, Setup, settle
from cardtable.core.session import Session
from cardtable.games import CATALOGUE, load_rules


class FakeTable:
    """Keeps what it is shown; an animation ends when the test says so."""

    def __init__(self, rules: Any) -> None:
        self.rules = rules
        self.view: Any = None
        self.layout: Any = None
        self.pending: Callable[[], None] | None = None
        self.legal: list[Any] = []
        self.waiting_for: Seat | None = None
        self.results: list[DealResult] = []

    def reset(self, view: Any, past: Sequence[Event]) -> None:
        self.past = list(past)
        self.view, self.layout, self.pending = view, self.rules.layout(view), None
        self.recalled: Sequence[Event] = ()

    def recall(self, events: Sequence[Event]) -> None:
        self.recalled = events

    def show(self, events: Sequence[Event], view: Any, shown: Callable[[], None]) -> None:
        assert self.pending is None, "two animations at once"
        self.layout = settle(self.layout, events)
        expected = {place: sorted(map(str, lying)) for place, lying in self.rules.layout(view).items() if lying}
        assert {place: sorted(map(str, lying)) for place, lying in self.layout.items() if lying} == expected
        self.view, self.pending = view, shown

    def invite(self, seat: Seat, view: Any, legal: Sequence[Any]) -> None:
        self.legal = list(legal)

    def withdraw(self) -> None:
        self.legal = []

    def thinking(self, seat: Seat | None) -> None:
        self.waiting_for = seat

    def ended(self, view: Any, result: DealResult) -> None:
        self.results.append(result)

    def tick(self) -> None:
        shown, self.pending = self.pending, None
        if shown is not None:
            shown()


class FakePlayer:
    """Answers when the test says so."""

    def __init__(self) -> None:
        self.answer: Answer[Any] | None = None
        self.legal: Sequence[Any] = ()

    def ask(self, view: Any, legal: Sequence[Any], answer: Answer[Any]) -> None:
        self.answer, self.legal = answer, legal

    def cancel(self) -> None:
        pass  # a worse player than any real one: it still answers afterwards


class Game:
    def __init__(self, game_id: str, seed: int, humans: int = 1) -> None:
        self.rules = load_rules(game_id)
        seats = self.rules.players[0]
        self.table, self.changes = FakeTable(self.rules), 0
        self.bots = {Seat(i): FakePlayer() for i in range(humans, seats)}
        session = Session(self.rules, Setup(seed, seats, Seat(seed % seats)))
        people = frozenset(Seat(i) for i in range(humans))
        self.director = Director(session, self.table, people, self.bots, changed=self._count)
        self.director.start()

    def _count(self) -> None:
        self.changes += 1

    def asked(self) -> FakePlayer:
        """Return the player who is being asked."""
        return self.bots[self.rules.to_act(self.director.session.state)[0]]

    def bot_answers(self) -> None:
        bot = self.asked()
        assert bot.answer is not None
        bot.answer(bot.legal[0])
        self.table.tick()

    def human_plays(self) -> bool:
        """Play for the person; return whether there was a choice."""
        while self.director.mode is Mode.CHOOSING and self.director.human_to_act() is None:
            self.bot_answers()
        free = len(self.table.legal) > 1
        assert self.director.offer(self.table.legal[0]) is None
        self.table.tick()
        return free


def seen(session: Any, ply: int) -> list[Event]:
    """Return what seat 0 has seen before action number *ply*, as the rules tell it."""
    events = list(session.opening)
    for n in range(ply):
        events += session.rules.apply(session.states[n], *session.actions[n]).events
    return [redact(event, Seat(0)) for event in events]


games = pytest.mark.parametrize("game_id", sorted(CATALOGUE))


@games
@pytest.mark.parametrize("seed", range(25))
def test_a_deal_survives_any_interleaving(game_id: str, seed: int) -> None:
    game, rng = Game(game_id, seed), Rng(seed)
    director, table = game.director, game.table
    spent: list[tuple[Answer[Any], Any]] = []
    for _ in range(30_000):
        if director.mode is Mode.OVER:
            break
        roll = rng.below(40)
        bot = list(game.bots.values())[rng.below(len(game.bots))]
        if roll < 14:
            table.tick()
        elif roll < 24 and bot.answer is not None:
            spent.append((bot.answer, bot.legal[0]))
            bot.answer(bot.legal[rng.below(len(bot.legal))])
        elif roll < 34 and table.legal:
            assert director.offer(table.legal[rng.below(len(table.legal))]) is None
        elif roll == 34 and spent:
            before = list(director.session.actions)
            answer, action = spent[-1]
            if all(answer is not other.answer for other in game.bots.values()):
                answer(action)
                assert director.session.actions == before, "a spent request does nothing"
        elif roll == 35 and rng.below(9) == 0:
            director.undo()
        elif roll == 36 and rng.below(3) == 0:
            director.redo()
        elif roll == 37 and rng.below(9) == 0:
            director.review(rng.below(len(director.session.actions) + 1))
            director.review(director.review_ply + 1)
            director.leave_review()
    assert director.mode is Mode.OVER
    assert table.results[-1] == director.session.rules.result(director.session.state)


@games
def test_nothing_can_be_offered_while_the_table_moves(game_id: str) -> None:
    game = Game(game_id, 0)
    while game.director.human_to_act() is None:
        game.bot_answers()
    action = game.table.legal[0]
    assert game.director.offer(action) is None
    refused = game.director.offer(action)
    assert refused is not None
    assert refused.key == "please-wait"
    assert game.changes == len(game.director.session.actions)


@games
def test_a_late_answer_after_undo_is_dropped(game_id: str) -> None:
    game = Game(game_id, 0)
    game.human_plays()
    bot = game.asked()
    late, legal = bot.answer, bot.legal
    assert late is not None
    assert game.director.undo()
    late(legal[0])
    assert game.director.mode is Mode.CHOOSING
    assert game.director.human_to_act() == Seat(0)
    assert Seat(0) not in [seat for seat, _ in game.director.session.actions]


@games
def test_the_table_is_reminded_of_what_led_to_a_position(game_id: str) -> None:
    """After an undo, a resume or a leap in the review, the last action before it is marked; at the start none is."""
    game = Game(game_id, 0)
    for _ in range(4):
        game.human_plays()
    director, session = game.director, game.director.session
    for leap in (director.start, director.undo, lambda: director.review(1), director.leave_review):
        leap()
        ply = director.review_ply if director.mode is Mode.REVIEW else len(session.actions)
        seat, action = session.actions[ply - 1]
        events = game.rules.apply(session.states[ply - 1], seat, action).events
        assert list(game.table.recalled) == [redact(event, Seat(0)) for event in events]
        assert game.table.past == seen(session, ply)
    director.review(0)
    assert not game.table.recalled
    assert game.table.past == seen(session, 0)


@games
def test_a_step_forward_in_the_review_is_not_past_before_it_is_shown(game_id: str) -> None:
    game = Game(game_id, 0)
    for _ in range(4):
        game.human_plays()
    game.director.review(1)
    game.director.review(2)
    assert game.table.past == seen(game.director.session, 1)
    assert not game.table.recalled


@games
def test_undo_then_redo_brings_everything_back(game_id: str) -> None:
    game, free = Game(game_id, 0), 0
    for _ in range(3):
        free += game.human_plays()
    played, state = list(game.director.session.actions), game.director.session.state
    undone = 0
    while game.director.undo():
        undone += 1
    assert undone == free  # what was no choice is undone with the choice before it
    assert not game.director.can_undo()
    while game.director.redo():
        pass
    assert game.director.session.actions == played
    assert game.director.session.state == state


@games
def test_a_different_action_after_undo_forgets_what_was_undone(game_id: str) -> None:
    game = Game(game_id, 0)
    game.human_plays()
    game.human_plays()
    game.director.undo()
    game.director.undo()
    assert game.director.can_redo()
    other = game.table.legal[-1]
    assert other != game.director.session.undone[-1][1]
    game.director.offer(other)
    assert not game.director.session.undone


@games
def test_review_changes_nothing_and_play_can_go_on_from_there(game_id: str) -> None:
    game = Game(game_id, 0)
    for _ in range(3):
        game.human_plays()
    session = game.director.session
    played, states = list(session.actions), list(session.states)
    game.director.review(1)
    refused = game.director.offer(played[1][1])
    assert refused is not None
    assert game.table.legal == []
    game.director.review(2)
    game.table.tick()
    game.director.leave_review()
    assert session.actions == played
    assert session.states == states
    game.director.review(2)
    game.director.play_from_review()
    assert session.actions == played[:2]
    assert session.undone[::-1] == played[2:]


@games
def test_a_closed_director_hears_nobody(game_id: str) -> None:
    game = Game(game_id, 0)
    game.human_plays()
    bot = game.asked()
    played = list(game.director.session.actions)
    game.director.close()
    assert bot.answer is not None
    bot.answer(bot.legal[0])
    assert not game.director.undo()
    assert game.director.session.actions == played


@pytest.mark.parametrize("game_id", sorted(game.game_id for game in CATALOGUE.values() if game.shared_screen))
def test_people_at_one_screen_take_turns_and_undo_one_action_at_a_time(game_id: str) -> None:
    rules = load_rules(game_id)
    game = Game(game_id, 0, humans=rules.players[0])
    game.human_plays()
    game.human_plays()
    assert len(game.director.session.actions) == 2
    game.director.undo()
    assert len(game.director.session.actions) == 1


def test_events_reach_the_table_redacted() -> None:
    from cardtable.core.events import Moved, Piece, Place

    secret = Moved((Piece("7c"),), Place("stock"), Place("hand", 1), seen_by=frozenset({Seat(1)}))
    shown = redact(secret, Seat(0))
    assert isinstance(shown, Moved)
    assert shown.pieces == (None,)
