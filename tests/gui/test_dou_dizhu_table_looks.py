"""What the table of Dou Dizhu shows: auction, counter, roles, plays, bubbles, places, lists, the result."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QGraphicsItem
from pytestqt.qtbot import QtBot

from cardtable.ai.player import Message
from cardtable.core.events import Seat
from cardtable.core.match import Match
from cardtable.core.rules import DealResult
from cardtable.games.dou_dizhu.cards import RANKS
from cardtable.games.dou_dizhu.counting import unseen
from cardtable.games.dou_dizhu.naming import NAMING
from cardtable.games.dou_dizhu.rules import RULES, Bid, Pass
from cardtable.scene.timeline import Speed
from cardtable.scene.widgets.chip import REASON
from tests.helpers.card_room import Waiting
from tests.helpers.dou_dizhu_room import (
    LEFT,
    RIGHT,
    Room,
    Simple,
    cards,
    deals,
    position,
    watched,
)
from tests.helpers.room import ME

SHAPES = [(1280, 720), (1024, 600), (1280, 960), (1280, 1600), (1720, 720), (2560, 720), (1400, 900), (800, 600)]
HAND = "X D 2s 2h 2d As Ah Kd Ks Qs Qh Qd 9c Tc 4h 4s 4d 4c 3d 3h"


# -- the auction ------------------------------------------------------------------------------------------------------


def test_bids_that_are_too_low_are_off(qtbot: QtBot) -> None:
    room = Room(qtbot, opponents=Waiting)
    room.deal(3, opener=RIGHT)
    chooser = room.table.chooser
    assert chooser.auction_bar.isVisible()
    assert not chooser.bar.isVisible()
    assert chooser.auction_bar.content.title == "Auction"
    assert chooser.bid_actions[3].property(REASON) == "not your turn"
    room.opponents[RIGHT].answer(Bid(1))
    room.opponents[LEFT].answer(Pass())
    assert [action.isEnabled() for action in chooser.bid_actions.values()] == [False, True, True]
    assert chooser.bid_actions[1].property(REASON) == "too low"
    assert chooser.auction_bar.content.status == "Iara bid 1; you would need more"
    chooser.withdraw()  # while the cards are being dealt, say: nobody is told that he himself "is to bid"
    assert chooser.auction_bar.content.status == ""
    chooser.invite(can_play=False)
    assert [room.table.scene.bubbles[seat].text for seat in (ME, RIGHT, LEFT)] == ["", "I bid 1", "Pass"]
    room.pilot.key("1")
    assert room.table._toast.focus_name() == "A bid has to be higher than 1."
    room.pilot.key("2")
    assert room.state.landlord == ME
    assert room.table.scene.role(ME) == "landlord"


@pytest.mark.parametrize(("landlord", "roles"), [(0, ["peasant"] * 2), (1, ["landlord", "partner"])])
def test_roles_are_told_by_word_sign_and_colour(qtbot: QtBot, landlord: int, roles: list[str]) -> None:
    room = watched(qtbot, position(HAND, landlord=landlord))
    scene = room.table.scene
    assert [scene.role(Seat(seat)) for seat in (1, 2)] == roles
    for seat, plate in scene.plates.items():
        assert plate.content.role
        assert plate.content.mark is not None
        assert plate.content.count == room.state.sizes[seat]
        assert plate.right == (seat == 1)
    words = {plate.content.role for plate in scene.plates.values()}
    assert words == {{"peasant": "Peasant", "landlord": "Landlord", "partner": "Your partner"}[role] for role in roles}
    assert room.table.chooser.bar.content.role.startswith("Landlord" if landlord == 0 else "Peasant")


def test_the_landlords_bottom_is_shown_on_top(qtbot: QtBot) -> None:
    room = Room(qtbot, opponents=Waiting)
    room.deal(3)
    scene = room.table.scene
    assert scene.bottom.pieces == (None,) * 3
    assert scene.bottom.spot == scene.plan.bottom_first
    room.pilot.key("3")
    assert sorted(piece or "" for piece in scene.bottom.pieces) == sorted(room.state.bottom)
    assert scene.bottom.spot == scene.plan.bottom
    assert len(scene.hand.cards) == 20
    assert scene.facts.facts == ("Base 3 × 1", "3 point(s)")
    assert any(line.startswith("The bottom:") for line in room.said)


# -- the counter ------------------------------------------------------------------------------------------------------


def test_the_counter_adds_up_in_random_deals() -> None:
    """Unseen by a seat: 54 less the own hand, what was played, and the bottom once it is shown; never negative."""
    for states in deals(100, 12):
        for state in states:
            for seat in (ME, RIGHT, LEFT):
                view = RULES.view(state, seat)
                counts = unseen(view)
                assert list(counts) == list(reversed(RANKS))
                assert all(0 <= count <= (1 if letter in "XD" else 4) for letter, count in counts.items())
                if state.winner is not None:
                    assert sum(counts.values()) == 0
                    continue
                hidden = [card for other in (ME, RIGHT, LEFT) if other != seat for card in state.hands[other]]
                if state.landlord is None:
                    hidden += state.bottom
                elif state.landlord != seat:
                    hidden = [card for card in hidden if card not in state.bottom]
                assert sum(counts.values()) == len(hidden)
                for letter, count in counts.items():
                    assert count == sum(card[0] == letter for card in hidden)


def test_the_counter_never_leaks_the_bottom(qtbot: QtBot) -> None:
    """Until the bottom has been turned over, the counter is the same whatever it is."""
    room = Room(qtbot, Speed.NORMAL, opponents=Waiting)
    room.deal(3, opener=LEFT)
    before = room.table.scene.counter.cells
    assert sum(cell.count for cell in before) == 37
    room.opponents[LEFT].answer(Bid(3))
    scene = room.table.scene
    while scene.stock.count == 0 and any(not card.face_up or card.piece is None for card in scene.bottom.cards):
        assert sum(cell.count for cell in scene.counter.cells) == 37
        room.stage.timeline.advance(30)
    room.wait()
    assert sum(cell.count for cell in scene.counter.cells) == 34


def test_nothing_is_counted_as_seen_before_the_hand_has_been_dealt(qtbot: QtBot) -> None:
    room = Room(qtbot, Speed.NORMAL, opponents=Waiting)
    room.deal(3, opening=True)
    counter = room.table.scene.counter
    assert [cell.count for cell in counter.cells] == [1, 1, *[4] * 13]
    room.wait()
    assert sum(cell.count for cell in counter.cells) == 37


def test_the_counter_folds_by_its_title_and_is_remembered(qtbot: QtBot) -> None:
    room = watched(qtbot, position(HAND))
    kept: list[tuple[str, str]] = []
    room.table.prefer = lambda key, value: kept.append((key, value))
    counter = room.table.scene.counter
    assert counter.unfolded
    assert "kings: " in counter.focus_name()
    room.pilot.click(room.pilot.find("chip:open"))
    assert not counter.unfolded
    assert counter.focus_name() == "Counter"
    room.view.grab()
    room.pilot.click(room.pilot.find("chip:open"))
    assert kept == [("counter", "folded"), ("counter", "open")]
    room.table.take_preferences({"counter": "folded"})
    assert not counter.unfolded


# -- plays on the table -----------------------------------------------------------------------------------------------


def test_the_play_to_beat_is_framed_and_earlier_ones_stay_in_sight(qtbot: QtBot) -> None:
    room = watched(qtbot, position("Ks 3h", [(0, "5s"), (1, "6h"), (2, "7d")], landlord=0))
    tricks = room.table.scene.tricks
    assert tricks.order == [ME, RIGHT, LEFT]
    assert [tricks.rows[seat].framed for seat in (ME, RIGHT, LEFT)] == ["", "", "cream"]
    assert tricks.rows[LEFT].spot.height > tricks.rows[RIGHT].spot.height
    assert all([card.pos() for card in row.cards] == row.rests() for row in tricks.rows.values())
    said = {item.focus_key: item.focus_name() for item in room.stage.focus.readable()}
    assert said["caption:centre"] == "Solo: 7, Played by Tião"
    assert said["caption:aside:1"] == "Iara · solo: 6, 1 play(s) before"
    assert said["caption:aside:0"] == "You · solo: 5, 2 play(s) before"


def test_whose_turn_it_is_says_nothing_yet(qtbot: QtBot) -> None:
    room = watched(qtbot, position("Ks 3h", [(2, "5s"), (0, ""), (1, "6h"), (2, "")], landlord=1))
    bubbles = room.table.scene.bubbles
    assert [bubbles[seat].text for seat in (ME, RIGHT, LEFT)] == ["", "", "Pass"]
    room.table.retranslate()
    assert [bubbles[seat].text for seat in (ME, RIGHT, LEFT)] == ["", "", "Pass"]


def test_after_two_passes_nothing_has_to_be_beaten(qtbot: QtBot) -> None:
    room = watched(qtbot, position("Ks 3h", [(0, "5s"), (1, ""), (2, "")], landlord=0))
    scene = room.table.scene
    assert scene.tricks.rows[ME].framed == ""
    assert [scene.bubbles[seat].text for seat in (ME, RIGHT, LEFT)] == ["", "Pass", "Pass"]
    said = {item.focus_key: item.focus_name() for item in room.stage.focus.readable()}
    assert said["caption:centre"] == "Solo: 5, Nobody beat it: you lead"
    room.pilot.key("k", Qt.Key.Key_Return)
    assert [scene.bubbles[seat].text for seat in (ME, RIGHT, LEFT)] == ["", "", ""]
    assert scene.tricks.rows[ME].framed == "cream"
    assert list(scene.tricks.rows[ME].pieces) == ["Ks"]


@pytest.mark.parametrize(
    ("mine", "acts", "keys", "facts"),
    [
        ("4h 4s 4d 4c 9s", [(1, "8s"), (2, "")], "4444", ("Base 1 × 2", "2 point(s)")),
        ("X D 9s", [(1, "8s"), (2, "")], "xd", ("Base 1 × 2", "2 point(s)")),
    ],
)
def test_bombs_double_the_points(
    qtbot: QtBot, mine: str, acts: list[tuple[int, str]], keys: str, facts: tuple[str, str]
) -> None:
    room = watched(qtbot, position(mine, acts, landlord=1))
    room.pilot.key(*keys, Qt.Key.Key_Return)
    assert room.table.scene.facts.facts == facts
    assert "The points are doubled: × 2." in room.said


def test_what_is_left_is_shown_at_the_end(qtbot: QtBot) -> None:
    room = watched(qtbot, position("Ks", landlord=0, sizes=(3, 4)))
    room.pilot.key("k", Qt.Key.Key_Return)
    scene = room.table.scene
    assert room.over
    for seat in (RIGHT, LEFT):
        assert sorted(piece or "" for piece in scene.left[seat].pieces) == sorted(room.state.hands[seat])
    assert room.table.chooser.bar.content.title == "The deal is over"
    assert sum("still held" in line for line in room.said) == 2
    assert room.settled()


# -- places -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("floor", [11.5, 14.0, 17.0])
@pytest.mark.parametrize("size", SHAPES)
def test_nothing_overlaps_at_any_shape(qtbot: QtBot, size: tuple[int, int], floor: float) -> None:
    acts = [(0, "5s 6s 7s 8s 9s"), (1, "6h 7h 8h 9h Th"), (2, "7d 8d 9d Td Jd")]
    room = watched(qtbot, position("X D 2s 2h 2d As Ah Kd Ks Qs Qh Qd 3d", acts, landlord=0), size)
    room.stage.set_text_floor(floor)
    scene, table = room.table.scene, room.table
    boxes = {
        "header": scene.header.mapRectToScene(scene.header.focus_outline().boundingRect()),
        "facts": scene.facts.mapRectToScene(scene.facts.focus_outline().boundingRect()),
        "counter": scene.counter.mapRectToScene(scene.counter.box()),
        "bottom": scene.bottom.box(),
        "bar": QRectF(scene.plan.bar),
        "hand": scene.hand.room,
        **{chip.focus_key: chip.mapRectToScene(chip.box()) for chip in table._chips.chips},
        **{f"plate {seat}": plate.mapRectToScene(plate.box()) for seat, plate in scene.plates.items()},
        **{f"trick {seat}": row.box() for seat, row in scene.tricks.rows.items()},
        "caption": _ink(scene.tricks._main),
    }
    for name, box in boxes.items():
        assert room.stage.sceneRect().contains(box), name
    for (one, first), (other, second) in combinations(boxes.items(), 2):
        assert not first.intersects(second), f"{one} lies over {other}"
    for plate in scene.plates.values():
        assert plate.scenePos().y() + plate.size.height() < scene.plan.bar.top()


def _ink(item: QGraphicsItem) -> QRectF:
    return item.mapRectToScene(item.boundingRect().adjusted(4, 4, -4, -6))


@pytest.mark.parametrize("size", SHAPES)
def test_twenty_cards_can_be_read(qtbot: QtBot, size: tuple[int, int]) -> None:
    """In the smallest window an index is 20 pixels high and wholly in sight."""
    room = watched(qtbot, position(HAND), size)
    hand = room.table.scene.hand
    assert len(hand.cards) == 20
    index = 52 / 180  # of the card's width: corner to the right edge of rank and suit
    assert all(card.strip >= card.wide * index for card in hand.cards)
    rank_high = 50 / 260 * hand.height * room.stage.scale
    if size[0] >= 1024:
        assert rank_high >= 20
    assert all(room.stage.sceneRect().contains(card.box().translated(card.rest)) for card in hand.cards)


@pytest.mark.parametrize("order", ["rank", "count", "suit"])
def test_the_hand_can_be_sorted(qtbot: QtBot, order: str) -> None:
    room = watched(qtbot, position("X D 2s As Kd Ks 4h 4s 4d 4c 3d 3h 3c"))
    kept: list[tuple[str, str]] = []
    room.table.prefer = lambda key, value: kept.append((key, value))
    for _ in range(("rank", "count", "suit").index(order)):
        room.pilot.click(room.pilot.find("chip:sort"))
    ranks = "".join(piece[0] for piece in room.table.scene.hand.pieces)
    expected = {"rank": "DX2AKK4444333", "count": "DX4444333KK2A", "suit": "DX2AK443K434" + "3"}
    if order == "suit":
        suits = [piece[1:] for piece in room.table.scene.hand.pieces]
        assert suits == sorted(suits, key=" shdc".find)
    else:
        assert ranks == expected[order]
    assert [value for _, value in kept] == ["count", "suit"][: len(kept)]


def test_a_new_language_reaches_every_text(qtbot: QtBot) -> None:
    room = Room(qtbot)
    room.deal(11)
    brain = Simple(2)
    for _ in range(3):
        assert room.table._take(brain.pick(RULES.view(room.state, ME), room.legal()))
    room.table.show_hint(room.legal()[0], Message("leaves", ("4",)))
    said = {item.focus_key: item.focus_name() for item in room.stage.focus.readable()}
    room.table.retranslate()
    room.stage.retranslate()
    assert {item.focus_key: item.focus_name() for item in room.stage.focus.readable()} == said
    assert room.settled()
    room.view.grab()


def test_everything_at_the_table_can_be_painted(qtbot: QtBot) -> None:
    for size in ((1024, 600), (1280, 1600)):
        room = watched(qtbot, position(HAND, [(1, "8s 8h 8c 3s"), (2, "")], landlord=1), size)
        room.table.take_preferences({"indices": "large", "suits": "four", "back": "talavera"})
        room.table.scene.hand.choose(cards("Qs Qh Qd 3d"))
        room.view.grab()
        for seat in (ME, RIGHT, LEFT):
            assert room.stage.sceneRect().contains(room.table.seat_area(seat))


# -- lists and the result ---------------------------------------------------------------------------------------------


def test_every_action_is_a_line_of_the_list(qtbot: QtBot) -> None:
    room = watched(qtbot, position("3s 3h 3d 4s 4h 4d 5s 5h 5d 7s 8s 9s Ts Tc Js Qh Kd As 2s D"))
    legal, lines = room.legal(), room.table.choices()
    assert len(legal) == len(lines) > 200
    names = [line.name for line in lines]
    assert len(set(names)) == len(names)
    assert all(name.startswith("Play ") for name in names)
    groups = {line.group for line in lines}
    assert {"Trio of 5s with a card", "Airplane 3 to 5 with cards"} <= groups
    assert "" in groups
    folded = len(groups) + sum(not line.group for line in lines)
    assert folded < 60 < len(lines)
    room.table.withdraw()
    assert room.table.choices() == []


def test_the_result_explains_the_points(qtbot: QtBot) -> None:
    room = watched(qtbot, position("4h 4s 4d 4c", landlord=0, base=2, sizes=(3, 2)))
    room.pilot.key("4", "4", "4", "4", Qt.Key.Key_Return)
    result = RULES.result(room.state)
    assert isinstance(result, DealResult)
    view = RULES.view(room.state, ME)
    content = room.table.result(view, result)
    assert content.title == "You win"
    assert content.sub == "Base 2 × 2 (bomb) = 4 point(s)"
    assert [column.total for column in content.columns] == [8, -4, -4]
    assert [[row.points for row in column.rows] for column in content.columns] == [[4, 4], [-2, -2], [-2, -2]]
    assert content.columns[0].rows[1].label == "Bomb of 4s: doubled"
    assert content.note == ""
    room.table.match = Match(3, results=(result, result))
    assert room.table.result(view, result).note == "After 2 deal(s): You +16 · Iara −8 · Tião −8"
    feet = [column.foot.text for column in content.columns if column.foot is not None]
    assert feet == ["Hand empty", "3 card(s) left", "2 card(s) left"]


def test_bids_are_over_when_there_is_a_landlord(qtbot: QtBot) -> None:
    """Taken up again, or said in another language, the table says no more than when it was played."""
    room = Room(qtbot, opponents=Waiting)
    room.deal(3)
    room.pilot.key("3")
    bubbles = room.table.scene.bubbles.values()
    assert [bubble.text for bubble in bubbles] == ["", "", ""]
    room.table.retranslate()
    assert [bubble.text for bubble in bubbles] == ["", "", ""]
    room.table.reset(RULES.view(room.state, ME))
    assert [bubble.text for bubble in bubbles] == ["", "", ""]


def test_which_joker_and_what_the_bottom_was_can_be_heard(qtbot: QtBot) -> None:
    room = Room(qtbot, opponents=Waiting)
    room.deal(3)
    names = {item.focus_key: item.focus_name() for item in room.stage.focus.readable()}
    assert names["caption:bottom"] == "Bottom"
    heard = next(name for name in names.values() if name.startswith("Counter. "))
    assert "red joker: " in heard
    assert "black joker: " in heard
    room.pilot.key("3")
    names = {item.focus_key: item.focus_name() for item in room.stage.focus.readable()}
    assert names["caption:bottom"] == f"Bottom: {NAMING.listed(room.state.bottom)}"


def test_hands_that_are_heard(qtbot: QtBot) -> None:
    room = watched(qtbot, position("X D 2s Kd Ks 3d"))
    names = {item.focus_key: item.focus_name() for item in room.stage.focus.readable()}
    assert names["hand"] == "Your hand: red joker, black joker, 2, 2 × kings, 3"
    assert names["card:Kd"] == "king of diamonds"
    assert names["plate:1"].startswith("Iara, Peasant, 5 cards")
    assert names["header"].startswith("Dou Dizhu, Deal 1, DD1-")
