"""The timeline: order, pace, skipping, pausing, dropping, and silence when nothing moves."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsRectItem
from pytestqt.qtbot import QtBot

from cardtable.scene.timeline import Cue, Easing, Motion, Speed, Timeline, arrive, fall, glide, leave, linear, settle


@pytest.fixture
def timeline(qapp: object) -> Iterator[Timeline]:
    made = Timeline()
    yield made
    assert not made.running or made.busy
    made.drop()
    assert not made.running


@pytest.fixture
def item(qapp: object) -> QGraphicsRectItem:
    return QGraphicsRectItem(0, 0, 10, 10)


def story(log: list[str], *names: str, ms: float = 100) -> list[Cue]:
    return [
        Cue(ms, at_start=lambda n=name: log.append(f"{n}("), at_end=lambda n=name: log.append(f"{n})"))  # type: ignore[misc]
        for name in names
    ]


def run(timeline: Timeline, ms: float, step: float = 16) -> None:
    while ms > 0:
        timeline.advance(min(step, ms))
        ms -= step


@pytest.mark.parametrize("easing", [linear, glide, arrive, leave, fall, settle])
def test_easings_start_at_nothing_and_end_at_all(easing: Easing) -> None:
    assert easing(0) == pytest.approx(0, abs=1e-9)
    assert easing(1) == pytest.approx(1, abs=1e-9)
    assert all(-0.1 <= easing(n / 100) <= 1.1 for n in range(101))


def test_cues_follow_each_other_and_done_is_called_once(timeline: Timeline) -> None:
    log: list[str] = []
    timeline.play(story(log, "a", "b"), lambda: log.append("done"))
    assert log == ["a("]
    assert timeline.busy
    assert timeline.running
    run(timeline, 150)
    assert log == ["a(", "a)", "b("]
    run(timeline, 200)
    assert log == ["a(", "a)", "b(", "b)", "done"]
    assert not timeline.running
    run(timeline, 200)
    assert log.count("done") == 1


@pytest.mark.parametrize("played", [0, 30, 150, 199])
def test_skip_ends_where_playing_ends(timeline: Timeline, item: QGraphicsRectItem, played: float) -> None:
    log: list[str] = []
    cues = story(log, "a", "b")
    cues[0].motions = [Motion(item, QPointF(50, 0), arc=30)]
    cues[1].motions = lambda: [Motion(item, item.pos() + QPointF(0, 80), rotation=(0, 90), z=7, z_end=2)]
    timeline.play(cues, lambda: log.append("done"))
    run(timeline, played)
    timeline.skip()
    assert log == ["a(", "a)", "b(", "b)", "done"]
    assert item.pos() == QPointF(50, 80)
    assert item.rotation() == 90
    assert item.zValue() == 2
    assert not timeline.busy


def test_off_shows_everything_at_once(timeline: Timeline, item: QGraphicsRectItem) -> None:
    log: list[str] = []
    timeline.speed = Speed.OFF
    timeline.play(
        [*story(log, "a"), Cue(500, [Motion(item, QPointF(9, 9), opacity=(1, 0.5))])], lambda: log.append("d")
    )
    assert log == ["a(", "a)", "d"]
    assert (item.pos(), item.opacity()) == (QPointF(9, 9), 0.5)


def test_turning_motion_off_ends_what_is_under_way(timeline: Timeline) -> None:
    log: list[str] = []
    timeline.play(story(log, "a", "b"), lambda: log.append("done"))
    timeline.speed = Speed.OFF
    assert log[-1] == "done"


def test_motion_goes_along_its_arc_and_swells(timeline: Timeline, item: QGraphicsRectItem) -> None:
    timeline.play([Cue(100, [Motion(item, QPointF(100, 0), arc=40, swell=0.1, easing=linear)])])
    timeline.advance(50)
    assert item.pos().x() == pytest.approx(50)
    assert item.pos().y() == pytest.approx(-40)
    assert item.scale() == pytest.approx(1.1)
    timeline.advance(50)
    assert item.pos() == QPointF(100, 0)
    assert item.scale() == 1


def test_late_motions_begin_where_the_item_is_then(timeline: Timeline, item: QGraphicsRectItem) -> None:
    late = Motion(item, QPointF(100, 0), delay_ms=50, duration_ms=100, easing=linear)
    timeline.play([Cue(60, [late])])
    item.setPos(20, 0)
    timeline.advance(100)
    assert item.pos().x() == pytest.approx(60)
    timeline.advance(49)
    assert timeline.busy
    timeline.advance(2)
    assert item.pos().x() == 100


def test_overlapping_cues_keep_the_order_of_time(timeline: Timeline) -> None:
    log: list[str] = []
    cues = story(log, "a", "b")
    cues[1].overlap_ms = 40
    timeline.play(cues)
    run(timeline, 70, 10)
    assert log == ["a(", "b("]
    run(timeline, 90, 10)
    assert log == ["a(", "b(", "a)", "b)"]


@pytest.mark.parametrize(("speed", "needed"), [(Speed.FAST, 36), (Speed.NORMAL, 100), (Speed.SLOW, 170)])
def test_speed_scales_time(timeline: Timeline, speed: Speed, needed: float) -> None:
    timeline.speed = speed
    timeline.play([Cue(100)])
    run(timeline, needed - 2, 1)
    assert timeline.busy
    run(timeline, 4, 1)
    assert not timeline.busy


@pytest.mark.parametrize("cues", [1, 60, 400])
def test_a_long_run_gathers_speed_and_ends_in_time(timeline: Timeline, cues: int) -> None:
    seen: list[float] = []
    now = 0.0
    timeline.play([Cue(140, at_start=lambda: seen.append(now)) for _ in range(cues)], max_ms=6000)
    while timeline.busy:
        timeline.advance(16)
        now += 16
    assert now <= 6000 + 140
    assert len(seen) == cues
    if cues == 60:  # 8.4 s in 6 s: the first steps at their own pace, the last ones faster
        assert seen[4] - seen[0] > 1.3 * (seen[-1] - seen[-5])


def test_speed_may_change_in_the_middle_of_a_capped_run(timeline: Timeline) -> None:
    timeline.play([Cue(140) for _ in range(100)], max_ms=6000)
    run(timeline, 1000)
    timeline.speed = Speed.SLOW
    run(timeline, 5200)
    assert not timeline.busy


def test_pause_holds_everything(timeline: Timeline, qtbot: QtBot) -> None:
    log: list[str] = []
    timeline.play(story(log, "a", ms=30), lambda: log.append("done"))
    timeline.pause()
    assert timeline.paused
    assert not timeline.running
    qtbot.wait(80)
    assert log == ["a("]
    timeline.resume()
    qtbot.waitUntil(lambda: "done" in log, timeout=2000)
    assert not timeline.running


def test_drop_forgets_without_a_word(timeline: Timeline) -> None:
    log: list[str] = []
    timeline.play(story(log, "a", "b"), lambda: log.append("done"))
    run(timeline, 50)
    timeline.drop()
    assert log == ["a("]
    assert not timeline.busy
    timeline.skip()
    run(timeline, 500)
    assert log == ["a("]


def test_callbacks_may_drop_skip_and_play(timeline: Timeline) -> None:
    log: list[str] = []
    timeline.play([Cue(10), Cue(10, at_start=timeline.drop, at_end=lambda: log.append("never"))])
    run(timeline, 100)
    assert log == []
    timeline.play([Cue(10, at_end=timeline.skip), *story(log, "b")], lambda: log.append("done"))
    run(timeline, 16)
    assert log == ["b(", "b)", "done"]
    log.clear()
    timeline.play([Cue(10)], lambda: timeline.play(story(log, "next"), lambda: log.append("end")))
    run(timeline, 200)
    assert log == ["next(", "next)", "end"]


def test_reduced_motion_keeps_the_pace_but_nothing_travels(timeline: Timeline, item: QGraphicsRectItem) -> None:
    timeline.reduced_motion = True
    timeline.play([Cue(100, [Motion(item, QPointF(100, 0))])])
    timeline.advance(60)
    assert item.pos() == QPointF(0, 0)
    timeline.advance(60)
    assert item.pos() == QPointF(100, 0)


def test_busy_tells_once_at_either_end(timeline: Timeline) -> None:
    told: list[bool] = []
    timeline.busy_changed.connect(told.append)
    timeline.play([Cue(50)])
    timeline.play([Cue(80)])
    run(timeline, 200)
    timeline.play([])
    assert told == [True, False]


def test_an_empty_run_is_done_at_once(timeline: Timeline) -> None:
    log: list[str] = []
    timeline.play([], lambda: log.append("done"))
    timeline.play([Cue(0, at_start=lambda: log.append("now"))], lambda: log.append("done"))
    assert log == ["done", "now", "done"]


def test_asides_are_no_part_of_the_game(timeline: Timeline) -> None:
    log: list[str] = []
    told: list[bool] = []
    timeline.busy_changed.connect(told.append)
    timeline.play(story(log, "aside"), aside=True)
    assert not timeline.busy
    assert timeline.running
    timeline.play(story(log, "game"))
    timeline.pause()
    run(timeline, 60)
    assert timeline.running
    timeline.drop()
    run(timeline, 60)
    assert log == ["aside(", "game(", "aside)"]
    assert told == [True, False]
    assert not timeline.running
    timeline.resume()
