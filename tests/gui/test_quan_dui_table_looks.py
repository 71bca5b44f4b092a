"""What the table of Quan Dui shows: places for two to six, brackets, the card on offer; for eyes and for ears."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, Qt
from pytestqt.qtbot import QtBot

from cardtable.core.events import Piece, Seat
from cardtable.core.match import Match
from cardtable.games.quan_dui.log_panel import lines
from cardtable.games.quan_dui.phrases import PHRASES
from cardtable.games.quan_dui.plate import COIN
from cardtable.games.quan_dui.rules import RULES, Discard, Draw, Dui, Pass, Phase, State, Take
from cardtable.games.quan_dui.state import Act, Deed
from cardtable.scene.focus import Focusable
from cardtable.scene.table import SeatInfo
from cardtable.scene.widgets.header import HeaderContent
from tests.helpers.quan_dui_room import Room, Simple, watched
from tests.helpers.room import ME, against
from tests.unit.quan_dui.positions import LOOSE, respond, table

SIZES = [(1024, 600), (1280, 720), (1920, 1080), (1280, 1024), (2200, 900)]
EIGHT = table(["b1 b1 s2 w2 s3 s3 w4 w4 s5 s5 b6 b6 b7 b7 w9 w9", "*", "*"], phase="discard", turn=0)


def boxes(room: Room) -> dict[str, QRectF]:
    """Return what must not lie on anything else, by name."""
    scene, plan = room.table.scene, room.table.scene.plan
    found = {f"plate {seat}": QRectF(box) for seat, box in plan.plates.items()}
    found |= {f"cards {seat}": field.area() for seat, field in scene.fields.items() if not field.area().isEmpty()}
    found |= {
        button.focus_key: QRectF(button.pos(), button.box().size())
        for button in room.table.chooser.buttons
        if button.isVisible()
    }
    hint = room.table.chooser.hint
    found["hint"] = QRectF(hint.pos(), hint.box().size())
    found["log"] = scene.log.box().translated(scene.log.pos())
    found["hand"] = QRectF(scene.hand.room)
    found["stock"] = scene.centre.deck.box(156).translated(plan.stock)
    found["offer"] = scene.centre.deck.box(156).translated(plan.offer)
    found["header"] = QRectF(scene.header.pos().x(), scene.header.pos().y(), scene.header.width, 44)
    chips = room.table._chips
    found["chips"] = QRectF(plan.chips.x() - chips.width, plan.chips.y(), chips.width, 42)
    return found


def crowded(seats: int) -> State:
    """Return a position late in a hand: many discards, Dui before several."""
    kinds = [f"{suit}{n}" for n in range(2, 9) for suit in "bsw"]
    each = min(6, 26 // seats)
    discards = [" ".join(kinds[(seat * each + n) % len(kinds)] for n in range(each)) for seat in range(seats)]
    exposed = ["" for _ in range(seats)]
    for seat, dui in zip(range(seats), ("DH DH", "XH XH", "BS BS", "b1 b1"), strict=False):
        exposed[seat] = dui
    hands = ["*"] * seats
    return table(hands, turn=0, discards=discards, exposed=exposed)


def others_pass(room: Room) -> None:
    """Let everybody who is still asked about the discard claim nothing."""
    while room.state.phase is Phase.CLAIMS:
        seat = RULES.to_act(room.state)[0]
        room.opponents[seat].answer(Draw() if seat == room.state.turn else Pass())


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_lies_on_anything_else(qtbot: QtBot, seats: int, size: tuple[int, int]) -> None:
    room = watched(qtbot, crowded(seats), size)
    room.assert_apart(boxes(room))


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_sixteen_cards_have_room_with_their_indices(qtbot: QtBot, seats: int) -> None:
    odd = "b1 b2 b3 b4 b5 b6 b7 b8 s1 s1 s2 s2 s3 s3 s4 s4"
    room = watched(qtbot, table([odd, *["*"] * (seats - 1)], phase="discard", turn=0), (1024, 600))
    hand = room.table.scene.hand
    assert len(hand.cards) == 16
    for card in hand.cards:
        assert hand.room.left() - 1 <= card.rest.x() - card.wide / 2
        assert card.rest.x() + card.wide / 2 <= hand.room.right() + 1
        assert card.strip >= 0.6 * card.wide or card is hand.cards[-1]


def test_pairs_are_bracketed_and_odd_cards_stand_out(qtbot: QtBot) -> None:
    room = watched(
        qtbot, table(["b1 b1 s2 w2 s3 s3 w4 w4 s5 s5 b6 b6 b7 b7 w9", "*", "*"], turn=1, discards=["DH", "", ""])
    )
    hand = room.table.scene.hand
    assert [name for name, _ in room.table.scene.brackets.brackets] == ["dui", "ka", *["dui"] * 5]
    assert room.card("w9").standing > 0
    assert all(card.standing == 0 for card in hand.cards if card.piece != room.card("w9").piece)
    assert room.card("w9").rest.y() < room.card("b7").rest.y()


def test_the_card_that_has_come_lies_apart_beside_its_bracket(qtbot: QtBot) -> None:
    room = watched(qtbot, table([f"{LOOSE} w1", "*"], turn=0, discards=["", "s9"], stock="w9"))
    room.table.chooser.claim_nothing()
    hand = room.table.scene.hand
    assert str(hand.pieces[-1]).startswith("w9")
    assert hand.apart == hand.pieces[-1]
    gap = hand.cards[-1].rest.x() - hand.cards[-2].rest.x() - hand.cards[-1].wide
    assert gap > 30
    assert ("ka", 1) in [(name, len(boxes)) for name, boxes in hand.brackets()]  # 9 lies last: one bracket over both
    assert room.table.scene.brackets.divider is not None
    assert room.table.scene.centre.words.said.name == "9 of wan"
    room.pilot.double_click(room.at("b7"))
    assert hand.apart is None


def test_a_partner_elsewhere_has_its_own_bracket(qtbot: QtBot) -> None:
    room = watched(qtbot, table([f"{LOOSE} w1", "*"], turn=0, discards=["", "s9"], stock="w7"))
    room.table.chooser.claim_nothing()
    pairs = [boxes for name, boxes in room.table.scene.hand.brackets() if len(boxes) == 2]
    assert len(pairs) == 1


def test_the_ghost_shows_what_a_claim_would_make(qtbot: QtBot) -> None:
    room = watched(qtbot, table([f"{LOOSE} w1", "*", "*"], turn=0, discards=["", "", "w9"]))
    ghost = room.table.scene.ghost
    assert str(ghost.piece).startswith("w9")
    assert ghost.pair == "ka"
    lit = [str(card.piece)[:2] for card in room.table.scene.hand.cards if card.usable]
    assert lit == ["s9"]
    heard = [item.focus_name() for item in room.stage.focus.readable()]
    assert "If taken, 9 of wan makes a Ka" in heard
    room.table.chooser.claim_nothing()
    assert ghost.piece is None


def test_who_cannot_claim_sees_no_ghost(qtbot: QtBot) -> None:
    room = watched(
        qtbot, table(["b1 b1 s2 w2 s3 s3 w4 w4 s5 s5 b6 b6 b7 b7 w9", "*", "*"], turn=2, discards=["", "DH", ""])
    )
    assert room.table.scene.ghost.piece is None


def test_the_newest_discard_lies_in_the_middle_and_leads_back_to_its_owner(qtbot: QtBot) -> None:
    room = watched(qtbot, table([f"{LOOSE} w1", "*", "*", "*"], turn=0, discards=["", "", "", "b2 w9"]))
    scene = room.table.scene
    assert scene.centre.offer is not None
    assert scene.centre.offer.pos() == scene.plan.offer
    assert [str(card.piece)[:2] for card in scene.fields[Seat(3)].discards] == ["b2"]
    assert scene.centre.trail.isVisible()
    said = scene.centre.words.said
    assert (said.first, said.name, said.last) == ("Bia discarded", "9 of wan", "Priority: win › Dui › take")
    room.table.chooser.claim_nothing()
    others_pass(room)
    assert scene.centre.offer is None
    assert not scene.centre.trail.isVisible()
    assert [str(card.piece)[:2] for card in scene.fields[Seat(3)].discards] == ["b2", "w9"]
    assert scene.centre.target.isVisible()


def test_a_dui_out_of_turn_lies_before_its_owner(qtbot: QtBot) -> None:
    room = watched(qtbot, table([f"{LOOSE} b1", "*", "*", "*"], turn=3, discards=["", "", "b1", ""]))
    room.table.chooser.dui.action.trigger()
    others_pass(room)
    field = room.table.scene.fields[ME]
    assert [str(card.piece)[:2] for card in field.laid] == ["b1", "b1"]
    assert [name for name, _ in field.brackets.brackets] == ["dui"]
    assert room.table.scene.hand.kept == 2
    assert room.settled()
    heard = [item.focus_name() for item in room.stage.focus.readable()]
    assert "Dui of You, face up until the hand ends: 1 of ben" in heard


def test_every_discard_stays_in_sight(qtbot: QtBot) -> None:
    for seats in (2, 3):
        kinds = [f"{suit}{n}" for n in range(1, 10) for suit in "bsw"]
        count = 27 if seats == 2 else 24
        state = table(["*"] * seats, turn=0, discards=["", *[" ".join(kinds[:count])] * (seats - 1)])
        room = watched(qtbot, state, (1024, 600))
        for seat, field in room.table.scene.fields.items():
            places = [card.pos() for card in field.discards]
            assert len({(place.x(), place.y()) for place in places}) == len(places), seat
            for one, other in pairwise(places):
                assert max(abs(other.x() - one.x()), abs(other.y() - one.y())) >= 11


def test_two_players_have_room_for_legible_discards(qtbot: QtBot) -> None:
    kinds = [f"{suit}{n}" for n in range(1, 10) for suit in "bsw"]
    discards = [" ".join(kinds[:26]), " ".join(kinds)]
    room = watched(qtbot, table(["*", "*"], phase="discard", turn=0, discards=discards), (1024, 600))
    for field in room.table.scene.fields.values():
        assert len(field.discards) >= 26
        assert all(other.x() - one.x() >= 22 for one, other in pairwise(field.discards))


def test_plates_tell_tentos_dealer_and_turn(qtbot: QtBot) -> None:
    state = table(["*", "*", "*"], phase="discard", turn=1, dealer=2, standing=[7, 0, 3])
    room = watched(qtbot, state)
    names = {seat: plate.focus_name() for seat, plate in room.table.scene.plates.items()}
    assert "7 of 8 Tentos" in names[ME]
    assert "Dealer" in names[Seat(2)]
    assert "To play" in names[Seat(1)]
    assert "Dealer" not in names[ME]


@pytest.mark.parametrize("size", [(800, 600), *SIZES])
@pytest.mark.parametrize("floor", [11.5, 14.0, 17.0])
def test_the_tag_of_the_dealer_leaves_the_tentos_in_sight(qtbot: QtBot, size: tuple[int, int], floor: float) -> None:
    for dealer in range(4):
        room = watched(qtbot, table(["*"] * 4, dealer=dealer), size)
        room.stage.set_text_floor(floor)
        room.speak("pt_BR")
        plate = room.table.scene.plates[Seat(dealer)]
        assert plate.pill().top() >= plate.coins_at() + COIN
        cards = QRectF(room.table.scene.hand.room)
        assert not plate.mapRectToScene(plate.pill()).intersects(cards.adjusted(0, -20, 0, 0))


def test_the_header_tells_which_hand_of_the_match_it_is(qtbot: QtBot) -> None:
    room = Room(qtbot, seats=4, opponents=lambda seed: Simple(seed))
    room.match = Match(4, Seat(0), RULES.handover, RULES.target)
    room.next_hand(1)
    assert room.table.scene.heading.sub.startswith("Hand 1")
    assert "QD1-7K3M-9Q2X-4" in room.table.scene.heading.sub
    room.table.match = None
    room.table.retranslate()
    assert room.table.scene.heading.sub.startswith("Single hand")


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720)])
def test_a_long_header_leaves_the_plates_alone(qtbot: QtBot, size: tuple[int, int]) -> None:
    room = watched(qtbot, crowded(6), size)
    header, plan = room.table.scene.header, room.table.scene.plan
    header.show_content(HeaderContent("Quan Dui", "Mão 12 · treino · QD1-AA8Q-QBN6-R"))
    beside = min(box.left() for box in plan.plates.values() if box.left() > 100)
    assert header.pos().x() + header.width <= beside - 8


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720)])
def test_large_letters_leave_the_names_legible(qtbot: QtBot, size: tuple[int, int]) -> None:
    room = watched(qtbot, crowded(6), size)
    room.stage.set_text_floor(17.0)
    room.table.retranslate()
    for plate in room.table.scene.plates.values():
        name, counted = plate.faces()
        assert name.pixelSize() >= counted.pixelSize() - 1
        assert plate.y() + plate._tab_top(30) >= 0  # the tab stays on the table, and off the name where there is room


def test_the_log_tells_who_asked_and_can_be_folded(qtbot: QtBot) -> None:
    state, _ = respond(
        table([f"{LOOSE} w1", f"{LOOSE.replace('b2', 'b1')} b1", "*", "*"], turn=0, discards=["", "", "", "b1"]),
        {0: "take", 1: "dui"},
    )
    room = watched(qtbot, state)
    deeds = [line.deed for line in room.table.scene.log.lines]
    assert deeds == ["also asked for 1 of ben", "laid Dui of 1 of ben"]
    kept: dict[str, str] = {}
    room.table.prefer = kept.__setitem__
    room.pilot.click(room.table.scene.log._chip)
    assert kept == {"acts": "folded"}
    assert not room.table.scene.log.unfolded


def test_the_log_does_not_name_a_discard_beside_a_drawing() -> None:
    drew, discarded = Act(ME, Deed.DRAW), Act(ME, Deed.DISCARD, Piece("w9a"))
    assert lines((drew,), str) == [("0", "drew")]
    assert lines((drew, discarded), str) == [("0", "discarded 9 of wan")]


def test_the_middle_says_what_was_laid_and_asks_only_who_is_asked(qtbot: QtBot) -> None:
    state, _ = respond(table([f"{LOOSE} b1", "*", "*", "*"], turn=2, discards=["", "b1", "", ""]), {0: "dui"})
    room = watched(qtbot, state)
    said = room.table.scene.centre.words.said
    assert (said.first, said.name, said.last) == ("You took", "1 of ben", "Drag a card here")
    room.table.scene.refresh()  # nobody is asked, as when a hand is looked at again
    assert room.table.scene.centre.words.said.last == ""


def test_the_middle_and_the_sheet_tell_how_a_hand_was_won(qtbot: QtBot) -> None:
    pairs = "b1 b1 s2 w2 s3 s3 w4 w4 s5 s5 b6 b6 b7 b7 w9"
    state, _ = respond(table(["*", pairs, "*"], turn=1, discards=["w9", "", ""]), {1: "win"})
    room = watched(qtbot, state)
    said = room.table.scene.centre.words.said
    assert (said.first, said.name) == ("Iara won with 9 of wan", "The hand is over")
    result = RULES.result(state)
    assert result is not None
    assert room.table.result(RULES.view(state, ME), result).sub.endswith(" · won with 9 of wan")


def test_nobody_holds_zero_card() -> None:
    assert PHRASES.cards(0) == "no cards"


def test_another_number_of_players_sits_down(qtbot: QtBot) -> None:
    room = Room(qtbot, seats=4)
    room.deal(1)
    for count in (6, 2, 3):
        room.seats = against(count - 1)
        room.opponents = {Seat(seat): Simple(seat) for seat in range(1, count)}
        room.deal(5)
        assert len(room.table.scene.plates) == count
        assert room.settled()
        plates = [item for item in room.stage.items() if type(item).__name__ == "Plate"]
        assert len(plates) == count


def test_looks_change_every_card(qtbot: QtBot) -> None:
    room = watched(qtbot, crowded(4))
    for chosen in ({"indices": "large"}, {"indices": "none"}, {"back": room.table.preferences[-1].values[-1]}):
        room.table.take_preferences(chosen)
        look = room.table.scene.look
        cards = [item for item in room.stage.items() if type(item).__name__ in ("CardItem", "HandCard")]
        assert cards
        assert all(card.look == look for card in cards)  # type: ignore[attr-defined]  # chosen by name


def test_hints_raise_the_card_or_light_the_button(qtbot: QtBot) -> None:
    room = watched(qtbot, EIGHT)
    room.table.show_hint(Discard("s2"), None)  # type: ignore[arg-type]  # a kind stands for any card of it
    assert room.table.chooser.chosen is not None
    assert room.table.chooser.chosen.startswith("s2")
    room.table.clear_hint()
    room = watched(qtbot, table([f"{LOOSE} w1", "*"], turn=0, discards=["", "w1"]))
    for action, button in ((Dui("w1"), room.table.chooser.dui), (Take("w1"), room.table.chooser.take)):
        room.table.show_hint(action, None)
        assert button.advised
        assert room.table._card.isVisible()
    room.pilot.key(Qt.Key.Key_Escape)
    assert not room.table.chooser.take.advised


def test_of_three_copies_a_hint_raises_the_one_that_stands_alone(qtbot: QtBot) -> None:
    room = watched(qtbot, table(["b2 b2 b2 b6 b6 b8 s8 s3 s3 s4 w4 s7 s7 w9 w9 DH", "*"], phase="discard", turn=0))
    hand = room.table.scene.hand
    for card in hand.pieces:
        if card.startswith("b2"):
            room.table.show_hint(Discard(card), None)
            assert room.table.chooser.chosen is not None
            assert (room.table.chooser.chosen,) in hand.groups
            assert len([name for name, _ in hand.brackets() if name == "dui"]) == 5
            room.table.clear_hint()


@pytest.mark.parametrize("seats", [2, 4])
def test_a_hint_hides_nothing_that_it_speaks_of(qtbot: QtBot, seats: int) -> None:
    room = watched(qtbot, table(["*"] * seats, turn=0, discards=["b1 b2 b3", "s1 s2 s3", *["w1 w2"] * (seats - 2)]))
    room.table.show_hint(room.legal()[0], None)
    hint = room.table._card.area()
    assert not hint.isEmpty()
    shown = boxes(room)
    for name in ("hand", "stock", "offer", *(name for name in shown if name.startswith(("cards", "plate")))):
        assert not hint.intersects(shown[name]), name
    for button in room.table.chooser.buttons:
        assert not button.isVisible() or not hint.intersects(button.box().translated(button.pos()))


def test_everything_has_a_name_for_those_who_hear_it(qtbot: QtBot) -> None:
    for state in (crowded(6), EIGHT, table([f"{LOOSE} w1", "*"], turn=0)):
        room = watched(qtbot, state)
        for item in room.stage.focus.readable():
            assert isinstance(item, Focusable)
            assert item.focus_name(), item
        hand = [item.focus_name() for item in room.stage.focus.readable() if item.focus_key == "hand"]
        assert hand
        assert hand[0].startswith("Your hand: ")


def test_the_language_changes_in_place(qtbot: QtBot) -> None:
    room = watched(qtbot, EIGHT)
    room.speak("pt_BR")
    room.speak("en")
    assert room.table.chooser.win.text == "Win"
    assert room.settled()


def test_the_result_shows_every_hand_and_the_match(qtbot: QtBot) -> None:
    for seats in (2, 4, 6):
        room = Room(qtbot, seats=seats)
        room.match = Match(seats, Seat(0), RULES.handover, RULES.target, standing=(7,) * seats)
        room.next_hand(3)
        simple = Simple(1)
        while not room.over:
            qtbot.waitUntil(lambda room=room: room.mine() or bool(room.over))  # type: ignore[misc]  # early binding
            if room.mine():
                action = simple.pick(RULES.view(room.state, ME), room.legal())
                room.table.choices()[room.legal().index(action)].perform()
        room.table.match = room.match.after(room.over[0])
        content = room.table.result(RULES.view(room.state, ME), room.over[0])
        assert len(content.columns) == seats
        assert all(column.foot is not None for column in content.columns)
        if room.over[0].drawn:
            assert content.title == "Nobody won"
        else:
            assert "match" in content.title
        assert room.table.scene.points == tuple(column.total for column in content.columns)
        for seat, row in room.table.scene.shown.items():
            assert len(row.cards) == room.state.sizes[seat]


def test_a_person_among_several_is_called_by_number(qtbot: QtBot) -> None:
    room = watched(qtbot, EIGHT)
    seats = tuple(replace(info, human=True, alone=False, level=None) for info in against(2))
    room.table.reseat(seats, Seat(0))
    assert room.table.scene.plates[Seat(1)].content.name == "Player 2"
    assert isinstance(seats[0], SeatInfo)
