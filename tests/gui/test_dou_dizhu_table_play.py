"""Every way to act at the table of Dou Dizhu ends in the same action, and the scene in the same place as the rules."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from cardtable.core.events import Piece
from cardtable.games.dou_dizhu.rules import RULES, Action, Bid, Pass, Play
from cardtable.scene.focus import Kind
from cardtable.scene.timeline import Speed
from tests.helpers.card_room import Waiting
from tests.helpers.dou_dizhu_room import LEFT, RIGHT, Room, Simple, deals, position
from tests.helpers.room import ME

Way = Callable[[Room, Action], None]


def own(room: Room, action: Play) -> list[Piece]:
    """Return cards of the hand that make a play."""
    left, found = list(room.table.scene.hand.pieces), []
    for letter in action.ranks:
        card = next(card for card in left if card[0] == letter)
        left.remove(card)
        found.append(card)
    return found


def button(room: Room, action: Action) -> str:
    match action:
        case Bid(points):
            return f"chip:bid-{points}"
        case Pass():
            return "chip:pass"
        case Play():
            return "chip:play"


def by_mouse(room: Room, action: Action) -> None:
    """Click single cards, double-click what the hand has no more of, and press the button."""
    if isinstance(action, Play):
        held = "".join(piece[0] for piece in room.table.scene.hand.pieces)
        for letter in dict.fromkeys(action.ranks):
            wanted = [card for card in own(room, action) if card[0] == letter]
            if len(wanted) > 1 and held.count(letter) == len(wanted):
                room.pilot.double_click(room.at(wanted[0]))
            else:
                for card in wanted:
                    room.pilot.click(room.at(card))
    room.pilot.click(room.pilot.find(button(room, action)))


def by_swipe(room: Room, action: Action) -> None:
    """Swipe over neighbours, and drop the raised cards on the table."""
    if not isinstance(action, Play):
        by_mouse(room, action)
        return
    hand = room.table.scene.hand
    places = sorted(hand.pieces.index(card) for card in own(room, action))
    runs: list[list[int]] = []
    for n in places:
        if runs and runs[-1][-1] == n - 1:
            runs[-1].append(n)
        else:
            runs.append([n])
    for run in runs:
        first, last = (room.at(hand.pieces[n]) for n in (run[0], run[-1]))
        if len(run) > 1:
            room.pilot.drag(first, last)
        else:
            room.pilot.click(first)
    start = room.at(hand.chosen[0])
    room.pilot.drag(start, room.table.scene.plan.field.center() + QPointF(0, 20))


def by_keys(room: Room, action: Action) -> None:
    match action:
        case Bid(points):
            room.pilot.key(str(points))
        case Pass():
            room.pilot.key(Qt.Key.Key_Space)
        case Play():
            for letter in action.ranks:
                room.pilot.key(letter)
            room.pilot.key(Qt.Key.Key_Return)


def by_cursor(room: Room, action: Action) -> None:
    """Walk along the hand with the arrows, raise with Up, and walk to the button with Tab."""
    if isinstance(action, Play):
        wanted = set(own(room, action))
        stop = next(card for card in room.table.scene.hand.cards if card.focus_kind is Kind.PLACE)
        room.pilot.go_to(stop.focus_key)
        for _ in room.table.scene.hand.cards:
            card = room.table.scene.hand.cursor
            assert card is not None
            if card.piece in wanted:
                room.pilot.key(Qt.Key.Key_Up)
            room.pilot.key(Qt.Key.Key_Right)
    room.pilot.go_to(button(room, action))
    room.pilot.key(Qt.Key.Key_Return)


def by_finger(room: Room, action: Action) -> None:
    """Tap each card, or draw along them; then tap the button."""
    if isinstance(action, Play):
        chosen = own(room, action)
        hand = room.table.scene.hand
        places = sorted(hand.pieces.index(card) for card in chosen)
        if len(places) > 1 and places[-1] - places[0] == len(places) - 1:
            room.swipe(room.at(hand.pieces[places[0]]), room.at(hand.pieces[places[-1]]), steps=2)
        else:
            for card in chosen:
                room.tap(room.at(card))
    chip = room.pilot.find(button(room, action))
    room.tap(chip.mapToScene(chip.boundingRect().center()))


def by_list(room: Room, action: Action) -> None:
    room.table.choices()[room.legal().index(action)].perform()


WAYS: dict[str, Way] = {
    "mouse": by_mouse,
    "swipe": by_swipe,
    "keys": by_keys,
    "cursor": by_cursor,
    "finger": by_finger,
    "list": by_list,
}
AUCTIONS = [states[0] for states in deals(3, 1)]
FOLLOWING = position(
    "3s 3h 5s 5h 5d 8s 8h Ts Td Js Jc Qh Kd Ac As 2h",
    [(0, "6s 6h"), (1, ""), (2, "7s 7d")],
    landlord=0,
)
LEADING = position("3s 3h 3d 4s 4h 4d 5s 6s 7h X D")


@pytest.mark.parametrize("speed", [Speed.OFF, Speed.NORMAL])
@pytest.mark.parametrize("way", ["mouse", "swipe", "keys", "cursor", "list"])
def test_every_action(qtbot: QtBot, way: str, speed: Speed) -> None:
    room = Room(qtbot, speed, opponents=Waiting)
    sample = Random(len(way))
    for state in (*AUCTIONS, FOLLOWING, LEADING):
        legal = list(RULES.legal_actions(state, ME))
        many = 8 if speed is Speed.OFF else 3
        for action in legal if len(legal) <= many else sample.sample(legal, many):
            room.play_from(state)
            WAYS[way](room, action)
            assert room.offered == [action], (way, action)
            room.wait()
            assert room.state == RULES.apply(state, ME, action).state
            assert room.settled()


def play_whole(room: Room, way: Way, seed: int) -> None:
    """Play a deal to its end; the person thinks like the others and acts only in one *way*."""
    room.deal(seed, opener=(ME, RIGHT, LEFT)[seed % 3], opening=True)
    brain = Simple(seed + 100)
    room.wait()
    for _ in range(60):
        if room.over:
            break
        assert room.mine()
        view = RULES.view(room.state, ME)
        acts = len(room.director.session.actions)
        way(room, brain.pick(view, room.legal()))
        room.wait()
        assert not room.refused
        assert len(room.director.session.actions) > acts
        assert room.settled()
    assert room.over
    assert room.director.session.actions[-1][0] in (ME, RIGHT, LEFT)


@pytest.mark.parametrize("speed", [Speed.OFF, Speed.NORMAL])
@pytest.mark.parametrize("way", ["mouse", "swipe", "keys", "finger"])
def test_a_whole_deal(qtbot: QtBot, way: str, speed: Speed) -> None:
    """By mouse only, by keyboard only, by touch only, with and without animation."""
    # touches off the screen are dropped, and that of the offscreen platform is small
    room = Room(qtbot, speed, size=(780, 470) if way == "finger" else (1280, 720))
    play_whole(room, WAYS[way], {"mouse": 5, "swipe": 6, "keys": 7, "finger": 8}[way])


@pytest.mark.parametrize("size", [(1024, 600), (800, 1100), (1700, 720)])
def test_a_whole_deal_at_other_sizes(qtbot: QtBot, size: tuple[int, int]) -> None:
    play_whole(Room(qtbot, size=size), by_swipe, 9)


def test_random_deals_are_followed_to_their_end(qtbot: QtBot) -> None:
    """Redeals, springs and bombs among them."""
    room = Room(qtbot)
    brain, seen = Simple(3), set()
    for seed in range(40, 52):
        room.deal(seed, opening=True)
        while not room.over:
            assert room.table._take(brain.pick(RULES.view(room.state, ME), room.legal()))
            assert room.settled()
        seen |= {word for line in room.said for word in ("dealt again", "doubled", "still held") if word in line}
    assert len(seen) == 3


def test_the_scene_keeps_up_whatever_interrupts_it(qtbot: QtBot) -> None:
    """Skips, resizes, restarts and changes of speed in the middle of a move leave the scene where the rules are."""
    room = Room(qtbot, Speed.NORMAL)
    rng, brain = Random(5), Simple(4)
    for seed in (71, 72, 73):
        room.deal(seed, opening=True)
        while not room.over:
            for _ in range(rng.randrange(0, 40)):
                room.stage.timeline.advance(30)
            match rng.randrange(7):
                case 0:
                    room.stage.timeline.skip()
                case 1:
                    room.stage.fit(rng.choice((1024, 1280, 1600)), rng.choice((600, 720, 1000)), 1.0)
                case 2:
                    room.director.start()
                case 3:
                    room.stage.retranslate()
                    room.table.retranslate()
                case 4:
                    room.stage.timeline.speed = Speed.OFF
                    room.stage.timeline.speed = Speed.NORMAL
                case 5:
                    room.table.take_preferences({"order": rng.choice(("rank", "count", "suit"))})
                    room.table.take_preferences({"suits": rng.choice(("two", "four"))})
                case 6:
                    room.view.grab()
            room.wait()
            assert room.settled()
            hand = room.table.scene.hand
            assert all(card.pos() == card.rest and card.scale() == 1 and not card.travels for card in hand.cards)
            assert sorted(hand.pieces) == sorted(room.state.hands[ME])
            for seat, row in room.table.scene.tricks.rows.items():
                assert sorted(piece or "" for piece in row.pieces) == sorted(room.state.lying(seat))
                assert [card.pos() for card in row.cards] == row.rests()
            if not room.over and room.mine():
                assert room.table._take(brain.pick(RULES.view(room.state, ME), room.legal()))
        room.wait()
        assert room.settled()


def test_a_click_skips_the_dealing(qtbot: QtBot) -> None:
    room = Room(qtbot, Speed.NORMAL)
    room.deal(4, opening=True)
    room.stage.timeline.advance(300)
    assert room.stage.timeline.busy
    assert room.table.scene.stock.count > 0
    room.pilot.click(QPointF(640, 300))
    assert not room.stage.timeline.busy
    assert room.settled()
    assert len(room.table.scene.hand.cards) == 17
    assert room.mine()


def test_the_skip_action_and_the_preference_skip_the_dealing(qtbot: QtBot) -> None:
    room = Room(qtbot, Speed.NORMAL)
    room.deal(4, opening=True)
    room.stage.timeline.advance(100)
    room.stage.timeline.skip()  # what the window's Skip does
    assert room.settled()
    room.table.take_preferences({"dealing": "skipped"})
    room.deal(5, opening=True)
    assert not room.stage.timeline.busy
    assert room.mine()
    assert room.settled()


def test_dealing_shows_the_own_cards_one_by_one_and_the_others_not_at_all(qtbot: QtBot) -> None:
    room = Room(qtbot, Speed.NORMAL)
    room.deal(4, opening=True)
    hand = room.table.scene.hand
    assert len(hand.cards) == 17
    faces = []
    for _ in range(30):
        room.stage.timeline.advance(80)
        faces.append(sum(card.face_up for card in hand.cards))
        for flying in room.table._showing.dealing._flying.values():
            assert all(card.piece is None for card in flying)
    assert faces == sorted(faces)
    assert faces[0] < 5 < faces[-1] == 17
    room.wait()
    assert all(piece is None for piece in room.table.scene.bottom.pieces)
    assert [plate.content.count for plate in room.table.scene.plates.values()] == [17, 17]


def test_an_action_cannot_be_taken_twice(qtbot: QtBot) -> None:
    room = Room(qtbot, Speed.NORMAL, opponents=Waiting)
    room.play_from(LEADING)
    by_keys(room, Play((Piece("3s"),)))
    room.pilot.key("4", Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Return)
    room.wait()
    assert len(room.director.session.actions) == 1
    assert [reason.key for reason in room.refused] == []


def test_a_drop_that_is_no_play_glides_back_and_says_why(qtbot: QtBot) -> None:
    room = Room(qtbot, Speed.NORMAL, opponents=Waiting)
    room.play_from(FOLLOWING)
    room.pilot.drag(room.at("3s"), QPointF(640, 250))
    room.wait()
    assert not room.offered
    assert room.table._toast.isVisible()
    assert all(card.pos() == card.rest for card in room.table.scene.hand.cards)
    assert room.table.scene.hand.chosen == ("3s",)


def test_undo_and_review_start_with_nothing_chosen(qtbot: QtBot) -> None:
    room = Room(qtbot)
    room.deal(11)
    brain = Simple(2)
    for _ in range(4):
        assert room.table._take(brain.pick(RULES.view(room.state, ME), room.legal()))
    room.table.scene.hand.choose(room.table.scene.hand.pieces[:2])
    room.director.undo()
    assert room.settled()
    assert room.table.scene.hand.chosen == ()
    room.director.review(0)
    for ply in range(1, len(room.director.session.actions) + 1):
        room.director.review(ply)
        view = RULES.view(room.director.session.states[ply], ME)
        assert dict(room.table.placed()).keys() >= dict(RULES.layout(view)).keys()
    room.director.leave_review()
    assert room.settled()


def test_a_whole_deal_with_little_motion(qtbot: QtBot) -> None:
    """Where movement is kept small, cards change their places without travelling, at the same pace."""
    room = Room(qtbot, Speed.NORMAL)
    room.stage.timeline.reduced_motion = True
    play_whole(room, by_keys, 10)
