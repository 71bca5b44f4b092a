"""The re-arranging tray as it is seen and heard: everything has its place at every size, in every look."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint

from cardtable.games.conquian.cards import parse
from cardtable.games.conquian.faces import FACES, deck_of
from cardtable.games.conquian.tray_model import NEW
from cardtable.scene.decks.deck import DeckLook
from cardtable.scene.decks.spanish import SPANISH
from cardtable.scene.stage import Stage
from cardtable.scene.timeline import Speed
from cardtable.scene.view import TableView
from tests.helpers.conquian_tray import MOCK, Desk, position
from tests.helpers.pilot import Pilot

SIZES = [(1280, 720), (1024, 600), (800, 600), (1280, 1024), (2560, 1080)]
HANDS = [
    ("", "1B 2B 3B 5O 6O 7O 4C 4E", "12O"),
    ("1C 1E 1B | 7C 7E 7B", "5O 6O", "7O"),
    ("1B 2B 3B 4B 5B 6B 7B 10B", "", "11B"),
]


@pytest.fixture
def desk(stage: Stage, pilot: Pilot) -> Desk:
    return Desk(stage, pilot, position(*MOCK))


@pytest.mark.parametrize("floor", [11.2, 14.0, 17.0])
@pytest.mark.parametrize("faces", FACES)
@pytest.mark.parametrize("size", SIZES)
def test_everything_has_its_place(
    stage: Stage, view: TableView, pilot: Pilot, size: tuple[int, int], faces: str, floor: float
) -> None:
    view.resize(*size)
    view.settle()
    stage.set_text_floor(floor)
    for melds, hand, table in HANDS:
        desk = Desk(stage, pilot, position(melds, hand, table))
        desk.tray.set_look(deck_of(faces), DeckLook())
        _check(desk)
        desk.pilot.key("s")
        _check(desk)
        for piece in parse(hand)[::2]:
            desk.model.put([piece], NEW)
        desk.tray.retranslate()
        _check(desk)
        desk.tray.close()


def _check(desk: Desk) -> None:
    """Nothing may lie over another, and every card keeps within its zone, wide enough to be read and hit."""
    tray, stage = desk.tray, desk.stage
    seen = tray._view
    assert seen is not None
    zones = [zone for zone in seen.zones.values() if zone.isVisible()]
    buttons = [chip.mapRectToScene(chip.box()) for chip in seen.chips]
    boxes = [*(zone.rect for zone in zones), *buttons]
    assert all(seen.sheet.rect.contains(box) for box in boxes)
    assert stage.sceneRect().contains(seen.sheet.rect)
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))
    assert seen.sheet.foot.right() < buttons[0].left()
    assert seen.sheet.foot.width() > 200
    for piece, card in seen.cards.items():
        zone = seen.zones[desk.model.zone_of(piece)]
        assert zone.rect.contains(card.box().translated(card.rest))
        strip = card.spot.focus_outline().boundingRect()
        assert strip.width() >= card.wide * 0.25
        assert strip.width() * stage.scale >= 20


def test_cards_glide_and_a_change_overtakes_them(stage: Stage, pilot: Pilot) -> None:
    stage.timeline.speed = Speed.NORMAL
    desk = Desk(stage, pilot, position(*MOCK))
    desk.by_mouse("5O", NEW)
    desk.tray.suggest()
    desk.tray.reset()
    for _ in range(60):
        stage.timeline.advance(20)
    seen = desk.tray._view
    assert seen is not None
    assert all(card.pos() == card.rest for card in seen.cards.values())
    desk.tray.suggest()
    desk.tray.close()  # in mid-flight
    for _ in range(60):
        stage.timeline.advance(20)
    assert not stage.timeline.busy


def test_it_follows_size_language_and_look(desk: Desk, view: TableView) -> None:
    names = sorted(item.focus_name() for item in desk.stage.focus.readable())
    desk.stage.retranslate()
    desk.tray.retranslate()
    assert sorted(item.focus_name() for item in desk.stage.focus.readable()) == names
    before = view.grab().toImage()
    desk.tray.set_look(SPANISH, DeckLook(large=True))
    assert view.grab().toImage() != before
    view.resize(1024, 600)
    view.settle()
    _check(desk)
    assert view.viewport().rect().contains(desk.pilot.where(desk.card("5O")) + QPoint(1, 1))


def test_what_is_heard(desk: Desk) -> None:
    def names() -> dict[str, str]:
        return {item.focus_key: item.focus_name() for item in desk.stage.focus.readable()}

    assert names()["tray:7O"] == "7 of coins, the table card"
    assert names()["tray:5O"] == "5 of coins, in your hand"
    assert names()["tray:7C"] == "7 of cups, in group 1"
    assert names()["tray:zone:0"] == "Group 1: 7 of cups, 7 of swords, 7 of clubs; set of 7s"
    desk.pilot.click(desk.card("5O"))
    assert names()["tray:5O"] == "5 of coins, in your hand, picked up"
    desk.pilot.click(desk.zone(0))
    assert names()["tray:zone:0"].endswith("; neither set nor run")
    assert desk.said[-1].startswith("4 of 9. Neither a set nor a run")
