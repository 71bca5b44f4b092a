"""Nothing at the table of Dou Dizhu lies over something else that has to be read, however large the letters."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF
from pytestqt.qtbot import QtBot

from cardtable.ai.player import Message
from cardtable.games.dou_dizhu.messages import MESSAGES
from cardtable.games.dou_dizhu.rules import Play
from cardtable.scene.widgets.place import hidden
from cardtable.ui.settings import TEXT_FLOOR
from tests.helpers.dou_dizhu_room import LEFT, RIGHT, cards, position, watched
from tests.helpers.room import ME

SIZES = [(1024, 600), (1280, 720), (1366, 768), (1920, 1080), (1024, 768)]
HAND = "X D 2s 2h 2d As Ah Kd Ks Qs Qh Qd 9c Tc 3d 3h"
ROUND = ((0, "3s 4s 5s 6s 7s"), (1, "4h 5h 6h 7h 8h"), (2, "5d 6d 7d 8d 9d"))
PAIRS = ((0, "4s 4h"), (1, "6h 6d"), (2, "7d 7h"))
LONG = "Played on in a great many likely deals of all the cards that are not seen, it wins seventy-eight percent."

sizes = pytest.mark.parametrize("size", SIZES)
texts = pytest.mark.parametrize("text", TEXT_FLOOR)


@sizes
@texts
def test_bubbles_never_overlap(qtbot: QtBot, size: tuple[int, int], text: str) -> None:
    room = watched(qtbot, position(HAND, PAIRS), size)
    room.stage.set_text_floor(TEXT_FLOOR[text])
    scene = room.table.scene
    for words in ("Pass", "I bid 1", "Peço 3"):
        for bubble in scene.bubbles.values():
            bubble.say(words)
        areas = [bubble.area() for bubble in scene.bubbles.values()]
        assert not any(one.intersects(other) for one, other in combinations(areas, 2))
        plates = [QRectF(at, scene.plan.plate) for at in scene.plan.plates.values()]
        assert not any(area.intersects(plate) for area in areas for plate in plates)


@sizes
@texts
@pytest.mark.parametrize("acts", [ROUND, PAIRS, PAIRS[:1]])
def test_a_hint_leaves_plays_captions_and_bubbles_in_sight(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], text: str, acts: tuple[tuple[int, str], ...]
) -> None:
    room = watched(qtbot, position(HAND, acts), size)
    room.stage.set_text_floor(TEXT_FLOOR[text])
    table, scene = room.table, room.table.scene
    scene.bubbles[LEFT].say("Pass")
    scene.bubbles[RIGHT].say("Pass")
    monkeypatch.setattr(MESSAGES, "hint", lambda reason: LONG)
    table.hint_place = (1, 3)
    table.show_hint(Play(cards("Qs Qh Qd 3d")), Message("leaves", ("4",)))
    card = table._card.area()
    assert hidden(card, scene.talked_over()) == 0
    assert card.bottom() < scene.plan.bar.top()
    assert room.stage.sceneRect().contains(card)


def test_ones_own_earlier_play_makes_room_for_a_hint(qtbot: QtBot) -> None:
    room = watched(qtbot, position(HAND, PAIRS))
    tricks = room.table.scene.tricks
    own, caption = tricks.rows[ME], tricks._asides[ME]
    assert caption.isVisible()
    room.table.show_hint(Play(cards("Qs Qh")), Message("leaves", ("4",)))
    assert room.table._card.area().intersects(own.box())
    assert not caption.isVisible()
    assert not any(card.isVisible() for card in own.cards)
    room.table.clear_hint()
    assert caption.isVisible()
    assert all(card.isVisible() for card in own.cards)


def test_what_lies_elsewhere_stays_in_sight(qtbot: QtBot) -> None:
    room = watched(qtbot, position(HAND, PAIRS))
    tricks = room.table.scene.tricks
    tricks.make_room(QRectF(QPointF(0, 0), QPointF(10, 10)))
    assert tricks._asides[ME].isVisible()
