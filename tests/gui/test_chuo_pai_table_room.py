"""With large text the table of Chuo Pai gives way where it can: piles, their words, the tab of the turn."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from cardtable.core.events import Seat
from cardtable.core.match import Match
from cardtable.core.rules import DealResult
from cardtable.games.chuo_pai.phrases import PHRASES
from cardtable.games.chuo_pai.score_pile import GAP, SHOWN
from cardtable.games.chuo_pai.state import SEATS
from cardtable.scene.decks.domino import DOMINO
from cardtable.scene.typography import Role, width
from cardtable.scene.widgets.chip import ChipItem
from cardtable.scene.widgets.review_bar import ReviewBar
from cardtable.scene.widgets.words import fit
from tests.helpers.chuo_pai_room import Room, watched
from tests.helpers.room import ME
from tests.unit.chuo_pai.positions import table

FLOORS = [11.5, 14.0, 17.0]
SIZES = [(1024, 600), (1280, 720), (1920, 1080)]
MANY = "6-6 6-6 6-6 1-1 1-1 1-1 1-5 1-5 1-6"
PILES = table(["2-2 3-6 2-5 3-4", "2-3", "5-6"], earlier=[MANY, "3-3", ""])


def lying(qtbot: QtBot, size: tuple[int, int], floor: float) -> Room:
    """Return the table with text of some size."""
    room = watched(qtbot, PILES, size)
    room.stage.set_text_floor(floor)
    room.play_from(PILES)
    return room


@pytest.mark.parametrize("floor", FLOORS)
@pytest.mark.parametrize("size", SIZES)
def test_the_own_pile_leaves_room_for_its_word(qtbot: QtBot, size: tuple[int, int], floor: float) -> None:
    pile = lying(qtbot, size, floor).table.scene.piles[ME]
    assert len(pile.cards.pieces) == SHOWN
    room = pile._box.right() - pile.cards.box().right() - GAP
    word = PHRASES.points(9)
    assert width(word, fit(pile.stage, word, Role.SMALL, room)) <= room + 1


@pytest.mark.parametrize("floor", FLOORS)
@pytest.mark.parametrize("size", SIZES)
def test_the_tab_of_the_turn_lies_on_no_pile(qtbot: QtBot, size: tuple[int, int], floor: float) -> None:
    plan = lying(qtbot, size, floor).table.scene.plan
    assert plan.piles[1].bottom() <= plan.plates[0].top() - 16
    assert len({plan.piles[seat].height() for seat in SEATS}) == 1


def test_what_has_no_room_beside_a_pile_is_told_short(qtbot: QtBot) -> None:
    pile = lying(qtbot, (1280, 720), 17.0).table.scene.piles[Seat(1)]
    drawn = []
    for last in ("+1 Cat", "+4 a play whose name is longer than the whole pile"):
        pile.say(last, "+4", "heard")
        drawn.append(pile._lines(100.0, pile._box.height() * 0.44))
    assert drawn == [["+1 Cat"], ["+4"]]


def test_what_the_person_says_hides_no_number(qtbot: QtBot) -> None:
    scene = lying(qtbot, (1280, 720), 11.5).table.scene
    scene.bubbles[ME].say(PHRASES.passes())
    pile = scene.piles[ME]
    number = pile.pos() + QPointF(pile._box.width() * 0.6, pile._box.height() * 0.62 - 18)
    assert not scene.bubbles[ME].area().contains(number)


def test_a_plate_says_how_many_cards_somebody_holds(qtbot: QtBot) -> None:
    plate = lying(qtbot, (1280, 720), 11.5).table.scene.plates[ME]
    assert "4 card(s)" in plate.focus_name()


def test_a_small_hand_leaves_each_family_room_for_its_name(qtbot: QtBot) -> None:
    room = watched(qtbot, table(["6-6 1-5 3-6 4-5", "2-3", "5-6"]))
    blocks = room.table.scene.heads.blocks
    wide = DOMINO.size(room.table.scene.plan.card).width()
    assert all(other.left - one.left > wide + 40 for one, other in pairwise(blocks))


@pytest.mark.parametrize("floor", FLOORS)
@pytest.mark.parametrize("free", [False, True])
def test_the_header_tells_that_combinations_are_free(qtbot: QtBot, free: bool, floor: float) -> None:
    state = table(["2-2 3-6", "2-3", "5-6"], free=free)
    room = watched(qtbot, state, (1024, 600))
    room.stage.set_text_floor(floor)
    room.table.match = Match(3, results=(DealResult((22, 30, 32), "most-points", (Seat(2),)),) * 10)
    room.speak("pt_BR")
    scene = room.table.scene
    assert scene.header.copy is not None
    assert ("combinações livres" in scene.heading.facts) is free
    assert scene.header.pos().x() + scene.header.width < scene.plan.chips.x() - room.table._chips.width


def test_the_header_counts_deals_won_and_adds_up_no_points(qtbot: QtBot) -> None:
    room = watched(qtbot, PILES)
    lost, won = (DealResult((22, 30, 32), "most-points", (winner,)) for winner in (Seat(2), ME))
    assert room.table.scene.heading.tag == ""
    room.table.match = Match(3, results=(lost, won, lost))
    room.table.retranslate()
    assert room.table.scene.heading.tag == "won 1 of 3"


@pytest.mark.parametrize("floor", FLOORS)
@pytest.mark.parametrize("language", ["en", "pt_BR"])
def test_a_review_hides_no_card(qtbot: QtBot, language: str, floor: float) -> None:
    room = lying(qtbot, (1280, 720), floor)
    room.speak(language)
    bar = ReviewBar(room.stage, lambda ply: None, lambda: None, lambda: None)
    bar.retranslate()
    bar.open(100, room.table.review_area)
    chips = sorted((chip for chip in bar.childItems() if isinstance(chip, ChipItem)), key=lambda chip: chip.x())
    assert all(left.x() + left.width <= right.x() for left, right in pairwise(chips))
    lies = bar.mapRectToScene(bar.boundingRect()).adjusted(12, 12, -12, -12)
    scene = room.table.scene
    assert not lies.intersects(scene.hand.room)
    assert not any(lies.intersects(scene.plan.piles[seat].adjusted(2, 2, -2, -2)) for seat in SEATS)
