"""What the table of Dou Dizhu shows and says: reasons, counter, roles, plays, bubbles, hints, places, the result."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtWidgets import QGraphicsItem
from pytestqt.qtbot import QtBot

from cardtable.ai.player import Message
from cardtable.core.events import Seat
from cardtable.core.match import Match
from cardtable.core.rules import DealResult
from cardtable.games.dou_dizhu.cards import RANKS
from cardtable.games.dou_dizhu.counting import unseen
from cardtable.games.dou_dizhu.rules import RULES, Bid, Pass, Play, State
from cardtable.scene.timeline import Speed
from cardtable.scene.widgets.actionbar import Verdict
from cardtable.scene.widgets.chip import REASON, ChipItem, Style
from tests.helpers.dou_dizhu_room import LEFT, ME, RIGHT, Room, Simple, Waiting, cards, deals, position

SHAPES = [(1280, 720), (1024, 600), (1280, 960), (1280, 1600), (1720, 720), (2560, 720), (1400, 900), (800, 600)]
HAND = "X D 2s 2h 2d As Ah Kd Ks Qs Qh Qd 9c Tc 4h 4s 4d 4c 3d 3h"


def watched(qtbot: QtBot, state: State, size: tuple[int, int] = (1280, 720)) -> Room:
    """Return a room in a position in which nobody but the person acts."""
    room = Room(qtbot, size=size, opponents=lambda seed: Waiting())
    room.play_from(state)
    return room


def chosen(room: Room) -> str:
    """Return the ranks of the raised cards, from left to right."""
    return "".join(card[0] for card in room.table.scene.hand.chosen)


def style(room: Room, key: str) -> Style:
    chip = room.pilot.find(key)
    assert isinstance(chip, ChipItem)
    return chip.style


# -- why not ----------------------------------------------------------------------------------------------------------

TRIO = [(1, "8s 8h 8c 3s"), (2, "")]
SOLO = [(1, "5s"), (2, "")]
CHAIN = [(1, "5s 6s 7s 8s 9s"), (2, "")]
BOMB = [(1, "5s 5h 5d 5c"), (2, "")]
TOP_BOMB = [(1, "2s 2h 2d 2c"), (2, "")]
ROCKET = [(1, "X D"), (2, "")]
REASONS: list[tuple[list[tuple[int, str]], str, str, str, str]] = [
    # played before, raised, what stands in the button, the title, a part of the sentence
    (TRIO, "", "nothing chosen", "Choose your cards", "The table asks for: trio with a card, above 8s"),
    (TRIO, "Kd Ks", "another play", "Pair of kings", "asks for trio with a card; this is pair"),
    (TRIO, "4h 4s 4d 9c", "not higher", "Trio of 4s with 9", "4 against 8"),
    (TRIO, "9c Tc Qs Qh", "not a play", "This is not a play", "none of the 13 plays"),
    (CHAIN, "9c Tc Qs Kd As 2s", "2 in a chain", "This is not a play", "A 2 never goes into a chain"),
    (CHAIN, "Tc Qs Kd As X", "joker in a chain", "This is not a play", "Jokers never go into a chain"),
    (CHAIN, "9c Tc Qs Kd As", "gap in the chain", "This is not a play", "jack is missing"),
    (SOLO, "Qs Kd As", "chain too short", "This is not a play", "at least 5"),
    (SOLO, "Qs Qh Kd Ks", "chain too short", "This is not a play", "at least 3 pairs"),
    (SOLO, "4h 4s 4d 4c 2s 2h 2d", "too many or too few", "This is not a play", "two cards or two pairs"),
    (SOLO, "Qs Qh Qd 9c Tc", "not pairs", "This is not a play", "have to be a pair"),
    (SOLO, "4h 4s 4d 4c X D", "both jokers", "This is not a play", "they are the rocket"),
    (SOLO, "Qs Qh Qd 4h 4s 4d 4c", "too many or too few", "This is not a play", ""),
    (SOLO, "Kd Ks", "another play", "Pair of kings", "asks for solo"),
    (BOMB, "4h 4s 4d 4c", "not higher", "Bomb of 4s", "4 against 5"),
    (BOMB, "As", "only a bomb", "Solo: ace", "higher than the 5s"),
    (TOP_BOMB, "4h 4s 4d 4c", "only the rocket", "Bomb of 4s", "Only the rocket"),
    (ROCKET, "4h 4s 4d 4c", "rocket lies there", "Bomb of 4s", "Nothing beats the rocket"),
]


@pytest.mark.parametrize(("acts", "raised", "short", "title", "sentence"), REASONS)
def test_the_button_that_is_off_says_exactly_why(
    qtbot: QtBot, acts: list[tuple[int, str]], raised: str, short: str, title: str, sentence: str
) -> None:
    named = {card for _, text in acts for card in text.split()}
    mine = " ".join(card for card in HAND.split() if card not in named)
    room = watched(qtbot, position(mine, acts, landlord=1))
    chooser = room.table.chooser
    room.table.scene.hand.choose(cards(raised))
    assert not chooser.play_action.isEnabled()
    assert chooser.play_action.property(REASON) == short
    assert chooser.bar.content.title == title
    assert sentence in chooser.bar.content.status
    assert chooser.bar.content.verdict is (Verdict.BAD if raised else Verdict.PLAIN)
    room.pilot.click(room.pilot.find("chip:play"))  # pressed all the same: the reason, with its rule
    toast = room.table._toast
    assert toast.isVisible()
    assert toast.focus_name().endswith(".")
    room.pilot.click(toast.link)
    assert room.rules_asked in (["R5"], ["R6"])
    assert not room.offered


def test_two_bombs_and_a_length_that_does_not_fit(qtbot: QtBot) -> None:
    room = watched(qtbot, position("4h 4s 4d 4c 6s 6h 6d 6c 9s 9h Ts Td Js Jc Qs Kd", CHAIN, landlord=1))
    for raised, short in (
        ("4h 4s 4d 4c 6s 6h 6d 6c", "two bombs"),
        ("9s Ts Js Qs Kd", ""),
        ("9s 9h Ts Td Js Jc", "another play"),
    ):
        room.table.scene.hand.choose(cards(raised))
        assert (room.table.chooser.play_action.property(REASON) or "") == short
    room = watched(qtbot, position("3h 4h 5h 6h 7h 8h 9h Ts", CHAIN, landlord=1))
    room.table.scene.hand.choose(cards("3h 4h 5h 6h 7h 8h"))
    assert room.table.chooser.play_action.property(REASON) == "another number"
    assert "5 cards; here are 6" in room.table.chooser.bar.content.status


def test_who_opens_cannot_pass(qtbot: QtBot) -> None:
    room = watched(qtbot, position(HAND))
    chooser = room.table.chooser
    assert chooser.pass_action.property(REASON) == "you open"
    assert chooser.bar.content.status == "The table is free: you lead, with any play"
    room.pilot.key(Qt.Key.Key_Space)
    assert room.table._toast.focus_name() == "You open: passing is not possible."
    room.table.scene.hand.choose(cards("Qs Qh Qd 3d"))
    assert chooser.bar.content.title == "Trio of queens with 3"
    assert chooser.bar.content.verdict is Verdict.GOOD
    assert chooser.play_action.isEnabled()


def test_the_bar_tells_that_a_play_covers(qtbot: QtBot) -> None:
    room = watched(qtbot, position(HAND, TRIO, landlord=1))
    for raised, words in (
        ("Qs Qh Qd 3d", "Covers the table: queens above 8s"),
        ("4h 4s 4d 4c", "A bomb covers every other play"),
        ("X D", "The rocket covers everything"),
    ):
        room.table.scene.hand.choose(cards(raised))
        assert room.table.chooser.bar.content.status == words
        assert room.table.chooser.play_action.isEnabled()


def test_others_are_waited_for(qtbot: QtBot) -> None:
    """While others play the bar says so, and tells what is held all the same."""
    room = watched(qtbot, position(HAND, [(0, "3s"), (1, "5s")], landlord=0))
    chooser, bar = room.table.chooser, room.table.chooser.bar
    assert not bar.content.turn
    assert bar.content.status == "Tião to play; you can choose cards already"
    for action in (chooser.play_action, chooser.pass_action):
        assert action.property(REASON) in ("not your turn", "nothing chosen")
    room.pilot.click(room.at("9c"))
    assert bar.content.title == "Solo: 9"
    assert bar.content.status == "It would cover the table · Tião to play; your cards stay chosen"
    assert chooser.play_action.property(REASON) == "not your turn"
    room.pilot.key(Qt.Key.Key_Return)
    assert room.table._toast.focus_name() == "It is not your turn."
    assert room.table.scene.plates[LEFT].content.turn == "To play"
    assert not room.table.scene.plates[RIGHT].content.turn


def test_the_choice_survives_the_others_turns(qtbot: QtBot) -> None:
    room = Room(qtbot, opponents=lambda seed: Waiting())
    room.play_from(position(HAND, landlord=0))
    room.pilot.click(room.at("3d"))
    room.pilot.key(Qt.Key.Key_Return)
    room.pilot.drag(room.at("Ks"), room.at("Qs"))
    before = room.table.scene.hand.chosen
    assert len(before) == 3
    for seat in (RIGHT, LEFT):
        legal = list(RULES.legal_actions(room.state, seat))
        room.opponents[seat].answer(legal[-1])
        assert room.table.scene.hand.chosen == before
    assert room.mine()
    assert room.table.scene.hand.chosen == before
    room.pilot.right_click(QPointF(640, 300))
    assert chosen(room) == ""


# -- the auction ------------------------------------------------------------------------------------------------------


def test_bids_that_are_too_low_are_off(qtbot: QtBot) -> None:
    room = Room(qtbot, opponents=lambda seed: Waiting())
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
    chooser.invite()
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
    room = Room(qtbot, opponents=lambda seed: Waiting())
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
    room = Room(qtbot, Speed.NORMAL, opponents=lambda seed: Waiting())
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


def test_the_counter_folds_by_its_title_and_is_remembered(qtbot: QtBot) -> None:
    room = watched(qtbot, position(HAND))
    kept: list[tuple[str, str]] = []
    room.table.prefer = lambda key, value: kept.append((key, value))
    counter = room.table.scene.counter
    assert counter.unfolded
    assert "kings: " in counter.focus_name()
    room.pilot.click(room.pilot.find("chip:counter"))
    assert not counter.unfolded
    assert counter.focus_name() == "Counter"
    room.view.grab()
    room.pilot.click(room.pilot.find("chip:counter"))
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


# -- keys -------------------------------------------------------------------------------------------------------------


def test_ranks_are_keys(qtbot: QtBot) -> None:
    room = watched(qtbot, position(HAND))
    pilot = room.pilot
    pilot.key("q", "q", "t", "x")
    assert chosen(room) == "XQQT"
    pilot.key("0", "q", "q")  # a ten more than there are, and the third queen
    assert chosen(room) == "XQQQT"
    pilot.key("q", modifier=Qt.KeyboardModifier.ShiftModifier)
    assert chosen(room) == "XQQT"
    pilot.key(Qt.Key.Key_Backspace)
    assert len(chosen(room)) == 3
    pilot.key("4", "4")
    pilot.key(Qt.Key.Key_Dollar, modifier=Qt.KeyboardModifier.ShiftModifier)  # 4 with Shift
    assert chosen(room).count("4") == 1
    pilot.key(Qt.Key.Key_Escape)
    assert chosen(room) == ""
    pilot.key("d", "2", "a", "k", "j", "3", "9")
    assert chosen(room) == "D2AK93"


def test_space_passes_and_enter_plays_wherever_the_mouse_left_the_ring(qtbot: QtBot) -> None:
    room = watched(qtbot, position(HAND, SOLO, landlord=1))
    room.pilot.go_to("chip:hint")
    room.pilot.click(room.at("9c"))  # the ring is hidden now
    room.pilot.key(Qt.Key.Key_Return)
    assert room.offered == [Play(cards("9c"))]
    room = watched(qtbot, position(HAND, SOLO, landlord=1))
    room.pilot.key(Qt.Key.Key_Space)
    assert room.offered == [Pass()]


def test_a_visible_ring_keeps_its_keys(qtbot: QtBot) -> None:
    room = watched(qtbot, position(HAND, SOLO, landlord=1))
    hints: list[str] = []
    room.actions["hint"].triggered.connect(lambda: hints.append("hint"))
    room.pilot.go_to("chip:hint")
    room.pilot.key(Qt.Key.Key_Return, Qt.Key.Key_Space)
    assert hints == ["hint", "hint"]
    assert not room.offered


# -- hints ------------------------------------------------------------------------------------------------------------


def test_a_hint_raises_its_cards_and_says_why(qtbot: QtBot) -> None:
    room = watched(qtbot, position(HAND, TRIO, landlord=1))
    table, hand = room.table, room.table.scene.hand
    room.pilot.click(room.at("9c"))
    table.hint_place = (1, 3)
    table.show_hint(Play(cards("Qs Qh Qd 3d")), Message("takes-lead", ("6",)))
    assert sorted(hand.chosen) == sorted(cards("Qs Qh Qd 3d"))
    assert table._card.isVisible()
    assert "Play trio of queens with 3 (hint 1 of 3)" in table._card.focus_name()
    table.hint_place = (2, 3)
    table.show_hint(Pass(), Message("keeps-high"))
    assert style(room, "chip:pass") is Style.JADE
    assert not any(card._on.get("halo") for card in hand.cards)
    table.clear_hint()
    assert style(room, "chip:pass") is Style.FELT
    assert not table._card.isVisible()
    table.show_hint(Play(cards("4h 4s 4d 4c")), None)
    room.pilot.key(Qt.Key.Key_Escape)
    assert not table._card.isVisible()
    assert not hand.chosen
    table.show_hint(Play(cards("4h 4s 4d 4c")), None)
    room.pilot.key(Qt.Key.Key_Return)
    assert len(room.offered) == 1
    assert not table._card.isVisible()


def test_a_hint_in_the_auction_marks_a_bid(qtbot: QtBot) -> None:
    room = Room(qtbot, opponents=lambda seed: Waiting())
    room.deal(3)
    room.table.show_hint(Bid(2), Message("bids", ("2", "61")))
    assert style(room, "chip:bid-2") is Style.JADE
    room.table.clear_hint()
    assert style(room, "chip:bid-2") is Style.GOLD_BUTTON


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
    room.table.show_hint(room.legal()[0], Message("leads", ("4",)))
    said = {item.focus_key: item.focus_name() for item in room.stage.focus.readable()}
    room.table.retranslate()
    room.stage.retranslate()
    assert {item.focus_key: item.focus_name() for item in room.stage.focus.readable()} == said
    assert room.settled()
    room.view.grab()


def test_everything_at_the_table_can_be_painted(qtbot: QtBot) -> None:
    for size in ((1024, 600), (1280, 1600)):
        room = watched(qtbot, position(HAND, TRIO, landlord=1), size)
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


def test_hands_that_are_heard(qtbot: QtBot) -> None:
    room = watched(qtbot, position("X D 2s Kd Ks 3d"))
    names = {item.focus_key: item.focus_name() for item in room.stage.focus.readable()}
    assert names["hand"] == "Your hand: red joker, black joker, 2, 2 × kings, 3"
    assert names["card:Kd"] == "king of diamonds"
    assert names["plate:1"].startswith("Iara, Peasant, 5 cards")
    assert names["header"].startswith("Dou Dizhu, Deal 1, DD1-")


def test_what_is_raised_by_keys_is_said(qtbot: QtBot) -> None:
    room = watched(qtbot, position(HAND, TRIO, landlord=1))
    said: list[str] = []
    room.stage.announced.connect(said.append)
    room.pilot.key("q", "q", "q", "9")
    assert said[-1] == "Trio of queens with 9, Covers the table: queens above 8s"
    room.pilot.key(Qt.Key.Key_Backspace)
    assert said[-1].startswith("Trio of queens, The table asks for trio with a card")


def test_the_field_is_lit_where_raised_cards_may_be_dropped(qtbot: QtBot) -> None:
    room = watched(qtbot, position(HAND, SOLO, landlord=1))
    middle = room.table.scene.plan.field.center()
    room.pilot.carry(room.at("9c"), middle)
    target = room.table.scene._target
    assert target is not None
    assert target.isVisible()
    room.pilot.key(Qt.Key.Key_Escape)
    room.pilot.release(middle)
    assert not target.isVisible()
    assert not room.offered
    room.pilot.carry(room.at("4h"), middle)  # not higher
    assert not target.isVisible()
    room.pilot.release(middle)
    room.table.scene.hand.lower_all()
    room.pilot.drag(room.at("9c"), middle)
    assert room.offered == [Play(cards("9c"))]
    assert not target.isVisible()
