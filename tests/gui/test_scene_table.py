"""The port of a table: events are told when they are seen, and every way of showing ends in one model."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pytest
from PySide6.QtGui import QKeyEvent

from cardtable.ai.player import Message
from cardtable.core.events import Announced, Event, Moved, Piece, Place, Seat
from cardtable.core.rules import DealResult, Illegal, Layout
from cardtable.scene.stage import Stage
from cardtable.scene.table import Choice, GameTable, SeatInfo, SheetContent
from cardtable.scene.timeline import Cue, Speed


class Counter(GameTable[int, int]):
    """A table without a picture: stones on two places."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage, {}, [SeatInfo(Seat(0), True)])
        self.stones = {Place("pile", 0): 2, Place("pile", 1): 0}

    def arrange(self) -> None: ...

    def reset(self, view: int) -> None:
        self.stones = {Place("pile", 0): 2 - view, Place("pile", 1): view}

    def cues(self, event: Event, view: int) -> list[Cue]:
        return [Cue(100, at_end=partial(self._move, event))] if isinstance(event, Moved) else []

    def _move(self, event: Moved) -> None:
        self.stones[event.source] -= 1
        self.stones[event.target] += 1

    def placed(self) -> Layout:
        return {place: (Piece("stone"),) * count for place, count in self.stones.items()}

    def invite(self, seat: Seat, view: int, legal: Sequence[int]) -> None: ...
    def withdraw(self) -> None: ...
    def thinking(self, seat: Seat | None) -> None: ...
    def show_hint(self, action: int, reason: Message | None) -> None: ...
    def clear_hint(self) -> None: ...
    def refuse(self, reason: Illegal) -> None: ...

    def key(self, event: QKeyEvent) -> bool:
        return False

    def choices(self) -> list[Choice]:
        return []

    def result(self, view: int, result: DealResult) -> SheetContent:
        return SheetContent("", "", "", ())

    def retranslate(self) -> None: ...


MOVE = Moved((Piece("stone"),), Place("pile", 0), Place("pile", 1))
STEP: tuple[Event, ...] = (Announced(Seat(0), "lift"), MOVE, MOVE, Announced(Seat(0), "turn-end"))


def watched(stage: Stage) -> tuple[Counter, list[str], Callable[[Event], None]]:
    log: list[str] = []
    return Counter(stage), log, lambda event: log.append(event.key if isinstance(event, Announced) else "moved")


def test_events_are_told_in_order_when_they_are_seen(stage: Stage) -> None:
    stage.timeline.speed = Speed.NORMAL
    table, log, told = watched(stage)
    table.show(STEP, 2, lambda: log.append("shown"), told)
    assert log == ["lift", "moved"]
    stage.timeline.advance(120)
    assert log == ["lift", "moved", "moved"]
    stage.timeline.advance(120)
    assert log == ["lift", "moved", "moved", "turn-end", "shown"]


@pytest.mark.parametrize("speed", [Speed.OFF, Speed.FAST, Speed.SLOW])
def test_skipped_or_not_the_model_is_the_same(stage: Stage, speed: Speed) -> None:
    stage.timeline.speed = speed
    table, log, told = watched(stage)
    table.show(STEP, 2, lambda: log.append("shown"), told)
    stage.timeline.skip()
    assert log == ["lift", "moved", "moved", "turn-end", "shown"]
    assert table.placed()[Place("pile", 1)] == (Piece("stone"),) * 2


def test_a_dropped_step_is_repaired_by_a_reset(stage: Stage) -> None:
    stage.timeline.speed = Speed.NORMAL
    table, log, told = watched(stage)
    table.show(STEP, 2, lambda: log.append("shown"), told)
    stage.timeline.drop()
    table.reset(2)
    stage.timeline.advance(1000)
    assert "shown" not in log
    assert table.placed()[Place("pile", 1)] == (Piece("stone"),) * 2


def test_other_players_may_sit_down(stage: Stage) -> None:
    table = Counter(stage)
    table.reseat([SeatInfo(Seat(0), False, "hard")], Seat(1))
    assert table.seats[0].level == "hard"
    assert table.first == 1
