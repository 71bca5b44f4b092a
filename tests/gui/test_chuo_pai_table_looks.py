"""What the table of Chuo Pai shows: stacks, the round, score piles, panels, bonus, result; for eyes and for ears."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.core.events import Seat
from cardtable.core.session import Session
from cardtable.games.chuo_pai.cards import IDENTITIES, identity_of
from cardtable.games.chuo_pai.phrases import PHRASES
from cardtable.games.chuo_pai.rules import RULES, Pass, Play, State
from cardtable.games.chuo_pai.state import SEATS
from cardtable.scene.focus import Focusable
from cardtable.scene.timeline import Speed
from tests.helpers.chuo_pai_room import FOLLOW, LARGEST, Room, watched
from tests.helpers.room import ME, against
from tests.unit.chuo_pai.positions import play, start, table

SIZES = [(1024, 600), (1280, 720), (1920, 1080), (1280, 1024), (2200, 900)]
FLOORS = [11.5, 17.0]
EVERY = f"{' '.join(IDENTITIES[:19])} 6-6 6-6 1-3 3-6 4-5 2-3 4-5 1-1 1-1"  # 19 stacks: never 1-2 with 2-4
BEATEN = table(["2-6 1-1", "4-6 5-6", "3-6 3-6 4-6"], leader=0, acts=["0: 2-3 2-3", "1: 2-5 2-5"])


def boxes(room: Room) -> dict[str, QRectF]:
    """Return what must not lie on anything else, by name."""
    scene, plan = room.table.scene, room.table.scene.plan
    found = {f"plate {seat}": QRectF(box) for seat, box in plan.plates.items()}
    found |= {f"pile {seat}": QRectF(box) for seat, box in plan.piles.items()}
    for name, panel in (("ranks", scene.ranks), ("panel", scene.panel)):
        found[name] = panel.box().translated(panel.pos())
    for button in (room.table.chooser.pass_button, room.table.chooser.play_button):
        found[button.focus_key] = QRectF(button.pos(), button.box().size())
    hint = room.table.chooser.hint
    found["hint"] = QRectF(hint.pos(), hint.box().size())
    found["held"] = room.table.chooser.held.area()
    found["heads"] = scene.heads.boundingRect().translated(scene.heads.pos())
    found["hand"] = QRectF(scene.hand.room)
    found["header"] = QRectF(scene.header.pos().x(), scene.header.pos().y(), scene.header.width, 44)
    chips = room.table._chips
    found["chips"] = QRectF(plan.chips.x() - chips.width, plan.chips.y(), chips.width, 42)
    for seat in scene.trick.order:
        found[f"play {seat}"] = scene.trick.rows[seat].box()
    found["words"] = scene.trick.words.area()
    if scene.slots.isVisible():
        found["answer"] = plan.answer_box
    return {name: box for name, box in found.items() if not box.isEmpty()}


@pytest.mark.parametrize("floor", FLOORS)
@pytest.mark.parametrize("size", SIZES)
def test_nothing_lies_on_anything_else(qtbot: QtBot, size: tuple[int, int], floor: float) -> None:
    for state in (FOLLOW, LARGEST, BEATEN, table([EVERY, "2-2 5-5", "5-6 4-6"])):
        room = watched(qtbot, state, size)
        room.stage.set_text_floor(floor)
        room.ask_always()
        room.play_from(state)
        room.assert_apart(boxes(room))


# -- the hand --------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
def test_a_hand_of_many_stacks_shows_every_index(qtbot: QtBot, size: tuple[int, int]) -> None:
    room = watched(qtbot, table([EVERY, "2-2 5-5", "5-6 4-6"]), size)
    hand = room.table.scene.hand
    assert len(hand.cards) == 28
    fronts = [stack[-1] for stack in hand.stacks()]
    assert len(fronts) == 19
    for front in fronts:
        assert front.strip >= 0.5 * front.wide  # the index and half the domino
        assert hand.room.left() - 1 <= front.rest.x() - front.wide / 2
        assert front.rest.x() + front.wide / 2 <= hand.room.right() + 1


def test_families_lie_apart_under_their_names(qtbot: QtBot) -> None:
    room = watched(qtbot, table(["6-6 6-6 1-1 1-5 3-6 2-6 4-5", "2-2 5-5", "5-6 4-6"]))
    blocks = room.table.scene.heads.blocks
    assert [(block.family, block.size) for block in blocks] == [("long", 3), ("yao", 1), ("black", 2), ("red", 1)]
    for one, other in pairwise(blocks):
        assert other.left - one.right > 12
    assert room.table.scene.heads.focus_name() == "Long: 3 card(s), Yao: 1 card(s), Black: 2 card(s), Red: 1 card(s)"


def test_copies_peek_out_and_the_raised_ones_come_from_behind(qtbot: QtBot) -> None:
    room = watched(qtbot, table(["6-6 6-6 6-6 1-1", "2-2 5-5", "5-6 4-6"]))
    stack = room.table.scene.hand.stacks()[0]
    tops = [card.rest.y() for card in stack]
    assert tops == sorted(tops)
    assert len(set(tops)) == 3
    room.pilot.click(stack[-1])
    assert [card.raised for card in stack] == [True, False, False]
    assert stack[0].rest.y() < tops[0] - 10


def test_a_stack_says_how_many_it_has_and_how_many_are_chosen(qtbot: QtBot) -> None:
    room = watched(qtbot, table(["6-6 6-6 6-6 1-1", "2-2 5-5", "5-6 4-6"]))
    front = room.front("6-6")
    assert front.focus_name() == "Heaven, 3 card(s)"
    room.pilot.click(front)
    assert front.focus_name() == "Heaven, 1 of 3 card(s) chosen"
    heard = [item.focus_name() for item in room.stage.focus.readable() if item.focus_key.startswith("card:")]
    assert len(heard) == 2


def test_the_count_of_a_stack_hides_no_word(qtbot: QtBot) -> None:
    room = watched(qtbot, table(["4-5 4-5 3-4", "2-2 5-5", "5-6 4-6"]))
    hand = room.table.scene.hand
    (pill,) = hand._pills.values()
    name = (73.2 - 8.2 * 0.75) / 112 - 0.5  # the top of the upper of two lines, in the card's height from its middle
    assert pill.pos().y() + pill.art.rect.bottom() <= name * hand.height


# -- the round -------------------------------------------------------------------------------


def test_the_highest_play_lies_in_the_middle_and_the_beaten_one_before_its_owner(qtbot: QtBot) -> None:
    room = watched(qtbot, FOLLOW)
    scene = room.table.scene
    trick = scene.trick
    assert trick.rows[Seat(2)].spot == scene.plan.centre
    assert trick.rows[Seat(2)].framed == "cream"
    assert trick.rows[Seat(1)].spot == scene.plan.aside[1]
    assert trick.words.said.tab == "Highest play — Tião"
    assert trick.words.said.title == "Man"
    assert "long family" in trick.words.said.below
    assert scene.slots.isVisible()
    assert scene.ranks.asked == "long"
    assert scene.plates[Seat(1)].content.last == "played Plum Blossom"


def test_up_to_four_cards_of_the_highest_play_hide_no_name(qtbot: QtBot) -> None:
    for size in (1, 2, 3, 4):
        cards = " ".join(["4-4"] * size)
        state = table(["6-6 6-6 6-6 6-6", "2-2 3-3", "5-6 4-6"], leader=1, acts=[f"1: {cards}"])
        room = watched(qtbot, state)
        row = room.table.scene.trick.rows[Seat(1)]
        assert len(row.cards) == size
        assert all(other.x() - one.x() >= one.wide for one, other in pairwise(row.cards))
        assert row.box().width() <= row.spot.room + 0.1


def test_a_position_tells_who_has_passed(qtbot: QtBot) -> None:
    room = watched(qtbot, table(["6-6 1-1 2-6", "2-2 5-5", "5-6 4-6"], leader=1, acts=["1: 5-5", "2: pass"]))
    scene = room.table.scene
    assert [scene.bubbles[seat].text for seat in SEATS] == ["", "", "Pass"]
    assert scene.plates[Seat(2)].content.last == "passed"
    room.table.retranslate()
    assert scene.bubbles[Seat(2)].text == "Pass"


def test_the_persons_own_beaten_play_lies_over_the_own_plate(qtbot: QtBot) -> None:
    room = watched(qtbot, BEATEN)
    scene = room.table.scene
    box = scene.trick.rows[ME].box()
    assert box.bottom() < scene.plan.plates[0].top()
    assert box.left() > scene.plan.piles[1].right()


def test_the_end_of_a_round_is_seen(qtbot: QtBot) -> None:
    state = table(["6-6 1-1 2-6", "2-2 5-5", "5-6 4-6"], leader=1, acts=["1: 5-5", "2: pass"])
    room = watched(qtbot, state, speed=Speed.NORMAL)
    room.ask_always()
    room.play_from(state)
    room.pilot.click(room.front("1-1"))
    room.pilot.key(Qt.Key.Key_Return)
    room.stage.timeline.advance(700)
    scene = room.table.scene
    assert scene.trick.words.said.tab == "Your round: +1"
    assert scene.heading.facts == ("Round 1 · clockwise",)  # its cards still lie there
    assert scene.panel.rounds == ()
    assert scene.piles[ME].focus_name().endswith("empty")
    room.wait()
    assert scene.heading.facts == ("Round 2 · clockwise",)
    assert len(scene.panel.rounds) == 1
    assert scene.piles[ME].cards.pieces == room.state.pile(ME)
    assert not scene.trick.order
    assert scene.trick.words.said.title == "You lead"
    assert room.settled()


def test_a_pile_tells_what_it_holds_and_not_what_is_on_its_way(qtbot: QtBot) -> None:
    state = table(["6-6 2-2 2-6 3-6", "4-4 5-5 2-3 4-5", "5-6 4-6 1-6"], leader=1)
    state, _ = play(state, "4-4", "pass", "6-6", "2-2", "5-5", "pass", "2-3", "pass")
    room = watched(qtbot, state, speed=Speed.NORMAL)
    room.ask_always()
    room.play_from(state)
    pile = room.table.scene.piles[ME]
    assert pile._last == "+1 Heaven"
    room.pilot.click(room.front("2-6"))
    room.pilot.key(Qt.Key.Key_Return)
    room.stage.timeline.advance(700)
    assert pile._last == "+1 Heaven"
    room.wait()
    assert pile._last == "+1 Flat Eight"


def test_who_leads_for_a_winner_without_cards_says_so(qtbot: QtBot) -> None:
    state = table(["6-6", "2-2 5-5", "5-6 4-6"], leader=2, acts=["2: 4-4"])
    room = watched(qtbot, state, speed=Speed.NORMAL)
    room.play_from(state)  # the only play is made by itself
    room.wait()
    qtbot.waitUntil(lambda: bool(room.offered))
    room.wait()
    room.opponents[Seat(1)].answer(Pass())
    room.wait()
    assert room.state.turn == 1
    assert room.table.scene.bubbles[Seat(1)].text == "Then I lead"
    assert room.table.scene.trick.words.said.title == "Iara leads"


# -- bonus and first leader ------------------------------------------------------------------


def with_bonus() -> State:
    """Return a fresh deal in which the person has an opening bonus."""
    return next(state for seed in range(1, 60) if (state := start(0, seed)).bonus[ME])


def test_an_opening_bonus_is_laid_open_and_explained(qtbot: QtBot) -> None:
    room = Room(qtbot, speed=Speed.NORMAL)
    seed = next(seed for seed in range(1, 60) if start(0, seed).bonus[ME])
    room.deal(seed, ME, opening=True)
    scene, said = room.table.scene, set()
    for _ in range(400):
        if not room.stage.timeline.running:
            break
        room.stage.timeline.advance(50)
        said.add((scene.trick.words.said.tab, scene.trick.words.said.title))
        said.add((scene.banner._title, ""))
    points = len(start(0, seed).bonus[ME])
    assert ("Opening bonus: You", f"Nails and Two Reds: {points} point(s)") in said
    assert ("You lead first", "") in said
    assert scene.piles[ME].cards.pieces
    assert room.settled()


def test_dealing_can_be_skipped(qtbot: QtBot) -> None:
    room = Room(qtbot, speed=Speed.NORMAL)
    room.table.take_preferences({"dealing": "skipped"})
    room.deal(3, ME, opening=True)
    QApplication.processEvents()
    assert not room.table._showing.dealing.under_way
    assert room.settled()


# -- piles, hints, looks, words ---------------------------------------------------------------


def test_score_piles_tell_points_and_cards(qtbot: QtBot) -> None:
    state = table(["6-6", "2-2 5-5", "5-6 4-6"], earlier=["6-6 6-6 3-6", "", "1-1"])
    room = watched(qtbot, state)
    names = [room.table.scene.piles[seat].focus_name() for seat in SEATS]
    assert names[0] == "Score pile of You: 3 point(s). 2 × Heaven, Black Nine"
    assert names[1] == "Score pile of Iara: empty"


def test_a_hint_raises_cards_or_lights_the_pass(qtbot: QtBot) -> None:
    room = watched(qtbot, FOLLOW)
    room.table.show_hint(Play(["1-1"]), None)  # type: ignore[list-item]  # an identity will do
    assert [identity_of(piece) for piece in room.chosen()] == ["1-1"]
    card = room.table._card
    assert card.isVisible()
    for area in (room.table.scene.plan.bar, room.table.scene.plan.hand, room.table.scene.trick.rows[Seat(2)].box()):
        assert not card.area().intersects(area)
    room.pilot.key(Qt.Key.Key_Escape)
    assert not card.isVisible()
    room.table.show_hint(Pass(), None)
    assert room.table.chooser.pass_button.advised
    last = room.front("6-6").piece
    assert last is not None
    room.table.show_hint(Play([last]), None)
    assert room.chosen() == (room.table.scene.hand.stacks()[0][0].piece,)  # from behind, as a click would


@pytest.mark.parametrize("floor", FLOORS)
@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
def test_a_hint_lies_near_the_buttons_and_hides_nothing_one_needs(
    qtbot: QtBot, size: tuple[int, int], floor: float
) -> None:
    for state in (FOLLOW, table([EVERY, "2-2 5-5", "5-6 4-6"])):
        room = watched(qtbot, state, size)
        room.stage.set_text_floor(floor)
        room.table.show_hint(Play(["1-1"]), None)  # type: ignore[list-item]  # an identity will do
        card, shown = room.table._card.area(), boxes(room)
        for name, area in shown.items():
            if not name.startswith(("pile", "plate", "held")):
                assert not card.intersects(area), name
        button = shown["hint"]
        assert abs(card.center().y() - button.center().y()) < 170
        assert abs(card.center().x() - button.center().x()) < 300


@pytest.mark.parametrize("floor", FLOORS)
def test_what_the_person_says_covers_neither_pile_nor_play(qtbot: QtBot, floor: float) -> None:
    for state in (BEATEN, table(["2-2 3-6 2-5 3-4", "2-3", "5-6"], earlier=["6-6 6-6 6-6", "3-3", ""])):
        room = watched(qtbot, state)
        room.stage.set_text_floor(floor)
        scene, shown = room.table.scene, boxes(room)
        scene.bubbles[ME].say(PHRASES.only_play())
        said = scene.bubbles[ME].area()
        for name in ("plate 0", "pile 0", "pile 1", "play 0"):
            assert not said.intersects(shown.get(name, QRectF()).adjusted(0, 1, 0, -1)), name


def test_looks_change_every_card(qtbot: QtBot) -> None:
    room = watched(qtbot, BEATEN)
    for chosen in ({"indices": "large"}, {"back": "lattice"}):
        room.table.take_preferences(chosen)
        cards = [item for item in room.stage.items() if type(item).__name__ in ("CardItem", "StackCard")]
        assert cards
        assert all(card.look == room.table.scene.look for card in cards)  # type: ignore[attr-defined]  # chosen by name


def test_everything_has_a_name_for_those_who_hear_it(qtbot: QtBot) -> None:
    for state in (FOLLOW, LARGEST, BEATEN, table(["6-6 1-1", "2-2 5-5", "5-6 4-6"])):
        room = watched(qtbot, state)
        for item in room.stage.focus.readable():
            assert isinstance(item, Focusable)
            assert item.focus_name(), item
        (hand,) = [item.focus_name() for item in room.stage.focus.readable() if item.focus_key == "hand"]
        assert hand.startswith("Your hand: ")


def test_the_language_changes_in_place(qtbot: QtBot) -> None:
    room = watched(qtbot, FOLLOW)
    scene = room.table.scene
    shown = [*scene.hand.cards, *scene.trick.rows[Seat(2)].cards]
    english = [card.art.key for card in shown]
    room.speak("pt_BR")
    assert not {card.art.key for card in shown} & set(english)  # names are printed on the cards
    room.speak("en")
    assert [card.art.key for card in shown] == english
    assert room.table.scene.trick.words.said.tab == "Highest play — Tião"
    assert room.settled()


def test_a_shared_win_is_told(qtbot: QtBot) -> None:
    state = table(["6-6", "2-2", ""], earlier=["", "1-1", ""], leader=0)
    room = watched(qtbot, state)
    room.ask_always()
    session = Session(RULES, room.setup(state))
    session.states[-1] = RULES.apply(RULES.apply(state, ME, Play(["6-6"])).state, Seat(1), Pass()).state  # type: ignore[list-item]
    result = RULES.result(session.state)
    assert result is not None
    assert result.drawn
    content = room.table.result(RULES.view(session.state, ME), result)
    assert content.title == "Shared win"
    assert [column.winner for column in content.columns] == [True, True, False]
    assert all(column.foot is not None for column in content.columns)


def test_a_person_among_several_is_called_by_number(qtbot: QtBot) -> None:
    room = watched(qtbot, FOLLOW)
    seats = tuple(replace(info, human=True, alone=False, level=None) for info in against(2))
    room.table.reseat(seats, Seat(0))
    assert room.table.scene.plates[Seat(1)].content.name == "Player 2"


def test_what_left_the_table_is_let_go(qtbot: QtBot) -> None:
    room = Room(qtbot)
    room.deal(5, ME)
    before = len(room.stage.items())
    for seed in (6, 7, 8):
        room.deal(seed, ME)
    assert len(room.stage.items()) < before + 60
