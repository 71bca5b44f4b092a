"""What the bar of Dou Dizhu says, and why not: every reason, keys, hints, the choice that stays."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from cardtable.ai.player import Message
from cardtable.games.dou_dizhu.rules import RULES, Bid, Pass, Play
from cardtable.scene.widgets.actionbar import Verdict
from cardtable.scene.widgets.chip import REASON, ChipItem, Style
from tests.helpers.card_room import Waiting
from tests.helpers.dou_dizhu_room import (
    LEFT,
    RIGHT,
    Room,
    cards,
    chosen,
    position,
    watched,
)

HAND = "X D 2s 2h 2d As Ah Kd Ks Qs Qh Qd 9c Tc 4h 4s 4d 4c 3d 3h"


def advised(room: Room) -> list[str]:
    """Return which chips shine."""
    chips = [item for item in room.stage.items() if isinstance(item, ChipItem)]
    return [chip.focus_key for chip in chips if chip.advised and chip.isVisible()]


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
        ("Qs Qh Qd 3d", "Beats the table: queens above 8s"),
        ("4h 4s 4d 4c", "A bomb beats every other play"),
        ("X D", "The rocket beats everything"),
    ):
        room.table.scene.hand.choose(cards(raised))
        assert room.table.chooser.bar.content.status == words
        assert room.table.chooser.play_action.isEnabled()


def test_the_bar_tells_when_nothing_covers(qtbot: QtBot) -> None:
    """Nobody has to go through his hand in search of what is not there."""
    room = watched(qtbot, position("4s 5d 7h", [(1, "2s"), (2, "")], landlord=1))
    bar = room.table.chooser.bar
    assert (bar.content.title, bar.content.status) == ("You can only pass", "The table asks for: solo, above 2")
    room.table.scene.hand.choose(cards("7h"))
    assert (bar.content.title, bar.content.status) == ("Solo: 7", "Not higher: 7 against 2.")
    room = watched(qtbot, position("4s 5d 7h X", [(1, "2s"), (2, "")], landlord=1))
    assert room.table.chooser.bar.content.title == "Choose your cards"


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
    assert bar.content.status == "It would beat the table · Tião to play; your cards stay chosen"
    assert chooser.play_action.property(REASON) == "not your turn"
    room.pilot.key(Qt.Key.Key_Return)
    assert room.table._toast.focus_name() == "It is not your turn."
    assert room.table.scene.plates[LEFT].content.turn == "To play"
    assert not room.table.scene.plates[RIGHT].content.turn


def test_the_choice_survives_the_others_turns(qtbot: QtBot) -> None:
    room = Room(qtbot, opponents=Waiting)
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


def test_what_is_raised_by_keys_is_said(qtbot: QtBot) -> None:
    room = watched(qtbot, position(HAND, TRIO, landlord=1))
    said: list[str] = []
    room.stage.announced.connect(said.append)
    room.pilot.key("q", "q", "q", "9")
    assert said[-1] == "Trio of queens with 9, Beats the table: queens above 8s"
    room.pilot.key(Qt.Key.Key_Backspace)
    assert said[-1].startswith("Trio of queens, The table asks for trio with a card")


# -- hints ------------------------------------------------------------------------------------------------------------


def test_a_hint_raises_its_cards_and_says_why(qtbot: QtBot) -> None:
    room = watched(qtbot, position(HAND, TRIO, landlord=1))
    table, hand = room.table, room.table.scene.hand
    room.pilot.click(room.at("9c"))
    table.hint_place = (1, 3)
    table.show_hint(Play(cards("Qs Qh Qd 3d")), Message("but-bomb", ("6",)))
    assert sorted(hand.chosen) == sorted(cards("Qs Qh Qd 3d"))
    assert table._card.isVisible()
    assert "Play trio of queens with 3 (hint 1 of 3)" in table._card.focus_name()
    table.hint_place = (2, 3)
    table.show_hint(Pass(), Message("keeps-high"))
    assert advised(room) == ["chip:pass"]
    assert not any(card._on.get("halo") for card in hand.cards)
    table.clear_hint()
    assert not advised(room)
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
    room = Room(qtbot, opponents=Waiting)
    room.deal(3)
    room.table.show_hint(Bid(2), Message("bids", ("2", "61")))
    assert advised(room) == ["chip:bid-2"]
    styles = {chip.style for chip in room.table.chooser.auction_bar.chips[:3]}
    assert styles == {Style.GOLD_BUTTON}  # or those that are not advised would look it
    room.table.clear_hint()
    assert not advised(room)


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
