"""Rows, piles, plates, bubbles, counters and banners of card tables: what they show, and where they end."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from cardtable.core.events import Moved, Piece, Place
from cardtable.core.rules import settle
from cardtable.scene.cards.banner import Banner
from cardtable.scene.cards.bubble import Bubble, Tail
from cardtable.scene.cards.caption import Caption, Words
from cardtable.scene.cards.card import CardItem, remove
from cardtable.scene.cards.counter import Cell, Counter
from cardtable.scene.cards.facts import Facts
from cardtable.scene.cards.light import Light
from cardtable.scene.cards.lying import Lying
from cardtable.scene.cards.pile import SHOWN, Pile
from cardtable.scene.cards.row import CardRow, RowSpot
from cardtable.scene.cards.seat_plate import SeatContent, SeatPlate
from cardtable.scene.decks.deck import DeckLook
from cardtable.scene.decks.french import FRENCH
from cardtable.scene.stage import Stage
from cardtable.scene.timeline import Cue, Speed
from cardtable.scene.view import TableView
from tests.helpers.pilot import Pilot

KINGS = (Piece("Ks"), Piece("Kh"), Piece("Kd"), Piece("3c"))
CENTRE = RowSpot(QPointF(640, 240), 140, 380)
ASIDE = RowSpot(QPointF(300, 240), 90, 140, z=30, dim=0.15)


def disc(painter: QPainter) -> None:
    painter.drawEllipse(QPointF(0, 0), 6, 6)


def sign(painter: QPainter, strength: float) -> None:
    painter.setOpacity(strength)
    painter.drawEllipse(QPointF(0, 0), 5, 5)


# -- what lies where --------------------------------------------------------------------------------------------------


def test_the_model_does_what_the_law_says() -> None:
    rng = Random(3)
    places = [Place("hand", 0), Place("hand", 1), Place("trick", 0), Place("stock")]
    layout: dict[Place, tuple[Piece | None, ...]] = {
        places[0]: KINGS,
        places[1]: (None,) * 5,
        places[2]: (),
        places[3]: (Piece("As"), None),
    }
    lying = Lying()
    lying.become(layout)
    for _ in range(300):
        source, target = rng.sample(places, 2)
        there = list(lying.at(source))
        if not there:
            continue
        moved = tuple(rng.sample(there, rng.randrange(1, len(there) + 1)))
        event = Moved(moved, source, target)
        expected = settle(lying.layout(), [event])
        lying.move(event)
        assert lying.layout() == expected
    assert sum(lying.count(place) for place in places) == 11
    assert all(None not in lying.known(place) for place in places)
    assert lying.at(Place("nowhere")) == ()
    assert lying.count(Place("nowhere")) == 0


# -- cards and rows ---------------------------------------------------------------------------------------------------


def test_a_card_turns_over_on_its_way(stage: Stage, view: TableView) -> None:
    card = CardItem(stage, FRENCH, Piece("Qh"), 140)
    back = FRENCH.art(None, 140).key
    for way, up in ((0.0, False), (0.3, False), (0.5, True), (0.8, True), (1.0, True)):
        card.turn(way)
        assert card.face_up is up
        assert (card.art.key == back) is not up
        view.grab()
    assert card.transform().m11() == 1
    card.setScale(1.0)
    assert card.transformationMode().name == "FastTransformation"
    card.face(False)
    assert card.art.key == back
    card.become(Piece("Kd"), 90, DeckLook(large=True))
    assert card.art.key == FRENCH.art(None, 90).key
    card.face(True)
    assert card.art.key == FRENCH.art(Piece("Kd"), 90, DeckLook(large=True)).key
    remove([card])
    remove([card])  # gone already
    assert card.scene() is None


def test_marks_come_and_go_with_the_card(stage: Stage, view: TableView) -> None:
    card = CardItem(stage, FRENCH, Piece("Qh"), 140)
    card.setPos(400, 300)
    for on in (True, False, True):
        card.ring("#E0AC4C" if on else "")
        card.halo("#7FD3C6" if on else "")
        card.lift(on)
        card.dim(0.15 if on else 0)
        shown = [mark for mark in card.childItems() if mark.isVisible()]
        assert len(shown) == (4 if on else 0)
        view.grab()
    card.become(Piece("Qh"), 90)
    assert all(mark.boundingRect().height() < 140 for mark in card.childItems())


@pytest.mark.parametrize("speed", [Speed.OFF, Speed.NORMAL])
def test_a_row_comes_moves_and_goes(stage: Stage, view: TableView, speed: Speed) -> None:
    stage.timeline.speed = speed
    row = CardRow(stage, FRENCH, CENTRE)
    start = (QPointF(100, 600), 0.3)

    def play(cue: Cue) -> None:
        stage.timeline.play([cue])
        for _ in range(100):
            stage.timeline.advance(20)

    play(Cue(300, row.come(KINGS, [start] * 4, turning=True), at_end=row.lie))
    assert row.pieces == KINGS
    assert [card.pos() for card in row.cards] == row.rests()
    assert all(card.face_up and card.scale() == 1 for card in row.cards)
    row.frame("cream")
    assert row.framed == "cream"
    assert CENTRE.middle.x() == pytest.approx(row.box().center().x())
    view.grab()
    play(Cue(300, row.move(ASIDE), at_end=row.lie))
    assert row.framed == ""
    assert all(card.height == 90 for card in row.cards)
    assert row.box().width() <= ASIDE.room
    leaving = list(row.cards)
    play(Cue(100, row.sweep(QPointF(0, -20)), at_end=row.swept))
    assert not row.cards
    assert all(card.scene() is None for card in leaving)
    row.frame("cream")  # nothing to frame
    assert row.framed == ""


def test_a_row_can_be_filled_while_its_former_cards_leave(stage: Stage) -> None:
    stage.timeline.speed = Speed.NORMAL
    row = CardRow(stage, FRENCH, CENTRE)
    row.become(KINGS[:2])
    former = list(row.cards)
    cues = [
        Cue(200, lambda: row.sweep(QPointF(0, -20)), at_end=row.swept),
        Cue(300, lambda: row.come(KINGS[2:], [(QPointF(0, 0), 1.0)] * 2), at_end=row.lie, overlap_ms=150),
    ]
    stage.timeline.play(cues)
    for _ in range(60):
        stage.timeline.advance(20)
    assert row.pieces == KINGS[2:]
    assert all(card.scene() is None for card in former)
    assert all(card.scene() is stage for card in row.cards)


def test_the_look_of_a_row_can_change(stage: Stage) -> None:
    row = CardRow(stage, FRENCH, CENTRE)
    row.become((*KINGS, None))
    look = DeckLook(four_colours=True, back="talavera")
    row.set_look(look)
    assert all(card.look == look for card in row.cards)
    row.stand(ASIDE)
    assert [card.pos() for card in row.cards] == row.rests()
    row.clear()
    assert row.box().width() == 0


@pytest.mark.parametrize(("count", "shown"), [(0, 0), (1, 1), (10, 1), (11, 2), (54, SHOWN)])
def test_a_pile_is_as_thick_as_it_should_be(stage: Stage, view: TableView, count: int, shown: int) -> None:
    pile = Pile(stage, FRENCH, 120)
    pile.arrange(QPointF(500, 300), 120)
    pile.show(count)
    cards = [item for item in stage.items() if isinstance(item, CardItem) and item.isVisible()]
    assert len(cards) == shown
    if shown:
        assert max(cards, key=lambda card: card.zValue()).pos() == pile.top()
    pile.show(count, Piece("7h"))
    assert sum(card.piece == "7h" for card in cards if card.isVisible()) == min(1, shown)
    pile.set_look(DeckLook(back="talavera"))
    view.grab()


# -- words ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tail", list(Tail))
def test_a_bubble_points_at_its_speaker(stage: Stage, view: TableView, tail: Tail) -> None:
    bubble = Bubble(stage, "1", tail)
    bubble.setPos(600, 300)
    assert bubble.text == ""
    bubble.say("Pass")
    assert bubble.text == bubble.focus_name() == "Pass"
    box = bubble.focus_outline().boundingRect()
    dx, dy = tail.value
    assert box.center().x() * dx <= 0
    assert box.center().y() * dy <= 0
    assert not box.contains(QPointF(0, 0))  # the tip of the tail is the item's position
    view.grab()
    bubble.say("")
    assert not bubble.isVisible()


def test_a_plate_says_who_in_which_role_and_how_many(stage: Stage, view: TableView) -> None:
    plate = SeatPlate(stage, "1", FRENCH, disc, right=True)
    plate.setPos(100, 100)
    plate.show_content(SeatContent("Iara", count=17, counted="cards"))
    assert plate.focus_name() == "Iara, 17 cards"
    view.grab()
    plate.show_content(
        SeatContent("Iara", "Landlord", disc, "#F0C778", 2, "cards", "Played pair of kings", "To play", True)
    )
    assert plate.focus_name() == "Iara, Landlord, To play, 2 cards, Played pair of kings"
    assert sum(back.isVisible() for back in plate._backs) == 2
    plate.resize(QSizeF(300, 190))
    plate.set_look(DeckLook(back="talavera"))
    assert plate.mapRectToScene(plate.box()) == QRectF(100, 100, 300, 190)
    assert plate.mapRectToScene(plate.box()).contains(plate.hand_at())
    view.grab()


def test_a_counter_folds_by_its_title(stage: Stage, pilot: Pilot, view: TableView) -> None:
    told: list[str] = []
    counter = Counter(stage, told.append)
    counter.setPos(900, 24)
    counter.say("Counter", "12 out of sight", [Cell(sign, "kings", 4), Cell(sign, "queens", 0)], "Fold it")
    assert counter.focus_name() == "Counter. 12 out of sight. kings: 4, queens: 0"
    open_box = counter.box()
    view.grab()
    pilot.click(counter.chips["open"])
    assert told == ["folded"]
    assert counter.box().height() < open_box.height()
    assert counter.box().right() == open_box.right()
    assert counter.focus_name() == "Counter"
    view.grab()
    pilot.click(counter.chips["open"])
    assert told == ["folded", "open"]
    assert counter.box() == open_box


def test_a_banner_comes_stays_and_goes(stage: Stage, view: TableView) -> None:
    stage.timeline.speed = Speed.NORMAL
    banner, done = Banner(stage), []
    stage.timeline.play(banner.cues("Bomb!", "The points are doubled", QPointF(640, 240)), lambda: done.append(1))
    stage.timeline.advance(400)
    assert banner.isVisible()
    assert banner.pos() == QPointF(640, 240)
    view.grab()
    for _ in range(40):
        stage.timeline.advance(50)
    assert done == [1]
    assert not banner.isVisible()


def test_facts_and_captions_are_heard(stage: Stage, view: TableView) -> None:
    facts = Facts(stage)
    assert not facts.isVisible()
    facts.say("Base 3 × 2", "6 points")
    assert facts.focus_name() == "Base 3 × 2, 6 points"
    assert facts.width > 100
    facts.say()
    assert not facts.isVisible()
    caption = Caption(stage, "centre")
    caption.arrange(640, 300, 200)
    caption.say(Words("Airplane 3 to 6 with 8, 9, 10, jack", "Played by Iara", disc, "#F0C778", strong=True))
    assert caption.focus_name() == "Airplane 3 to 6 with 8, 9, 10, jack, Played by Iara"
    assert caption.focus_outline().boundingRect().width() <= 200
    view.grab()
    caption.say(Words())
    assert not caption.isVisible()


def test_light_lies_where_it_is_put(stage: Stage, view: TableView) -> None:
    light = Light(stage, "#F0C060", 0.4)
    light.arrange(QRectF(-50, 400, 1380, 300), stage.sceneRect())
    assert light.boundingRect() == QRectF(0, 400, 1280, 300)
    image = view.grab().toImage()
    assert image.pixelColor(640, 550).lightness() > image.pixelColor(5, 5).lightness()
