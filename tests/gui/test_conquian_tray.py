"""The re-arranging tray: dragged, clicked and typed in, always judged, and without effect before it is confirmed."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from cardtable.core.events import Piece, Seat
from cardtable.games.conquian import positions
from cardtable.games.conquian.cards import parse
from cardtable.games.conquian.faces import FACES, deck_of
from cardtable.games.conquian.melds import Melds, arranged, parse_groups, write_groups
from cardtable.games.conquian.rules import RULES
from cardtable.games.conquian.state import Lay, Phase, State, Use, View
from cardtable.games.conquian.tray import Tray
from cardtable.games.conquian.tray_model import HAND, MOST, NEW, TABLE, Arranging
from cardtable.games.conquian.tray_parts import TraySheet
from cardtable.scene.decks.deck import DeckLook
from cardtable.scene.decks.spanish import SPANISH
from cardtable.scene.gestures import Spot
from cardtable.scene.stage import Stage
from cardtable.scene.timeline import Speed
from cardtable.scene.view import TableView
from cardtable.scene.widgets.chip import REASON, ChipItem
from tests.helpers.pilot import Pilot
from tests.unit.conquian.positions import rich_seat, seated

ME = Seat(0)
CTRL = Qt.KeyboardModifier.ControlModifier


def position(melds: str, hand: str, table: str, phase: Phase = Phase.ANSWER, regrouped: bool = False) -> State:
    """Return a state in which these are the person's cards."""
    state = seated(parse_groups(melds), parse(hand), Piece(table), phase)
    return positions.read({**positions.write(state), "regrouped": regrouped})


class Desk:
    """A tray on a stage, and what it has told."""

    def __init__(self, stage: Stage, pilot: Pilot, state: State, with_table_card: bool = True) -> None:
        self.stage, self.pilot, self.state = stage, pilot, state
        self.view: View = RULES.view(state, ME)
        self.actions: list[Use | Lay] = []
        self.cancels = self.changes = 0
        self.behind = 0  # clicks and keys that reached the table
        self.said: list[str] = []
        self.spot = Spot(stage, "behind", _square(stage), lambda: "behind", clicked=self._behind)
        self.tray = Tray(stage, SPANISH, DeckLook())
        self.tray.confirmed = self.actions.append
        self.tray.cancelled = self._cancelled
        self.tray.changed = self._changed
        stage.keys = lambda event: self.tray.is_open and self.tray.key(event)
        stage.announced.connect(self.said.append)
        self.tray.open(self.view, with_table_card=with_table_card)

    def _behind(self) -> None:
        self.behind += 1

    def _cancelled(self) -> None:
        self.cancels += 1

    def _changed(self) -> None:
        self.changes += 1

    @property
    def groups(self) -> str:
        return write_groups(arranged(self.tray.groups))

    @property
    def model(self) -> Arranging:
        assert self.tray.model is not None
        return self.tray.model

    def card(self, piece: str) -> QGraphicsItem:
        return self.pilot.find(f"tray:{piece}")

    def zone(self, zone: int) -> QPointF:
        """Return a point of a zone beside its cards."""
        box = self.pilot.find(f"tray:zone:{zone}").boundingRect()
        return QPointF(box.center().x(), box.bottom() - 6)

    def foot(self) -> str:
        sheet = self.pilot.find("tray")
        assert isinstance(sheet, TraySheet)
        return sheet.focus_name()

    def button(self, name: str) -> ChipItem:
        chip = self.pilot.find(f"chip:tray-{name}")
        assert isinstance(chip, ChipItem)
        return chip

    def by_mouse(self, cards: str, zone: int) -> None:
        """Click cards, then a zone."""
        for piece in parse(cards):
            self.pilot.click(self.card(piece))
        self.pilot.click(self.zone(zone))


def _square(stage: Stage) -> QPainterPath:
    path = QPainterPath()
    path.addRect(QRectF(QPointF(0, 0), stage.size))
    return path


MOCK = ("7C 7E 7B", "5O 6O 2C 11E 12B", "7O")


@pytest.fixture
def desk(stage: Stage, pilot: Pilot) -> Desk:
    """Return a tray with the cards of the picture that the table was designed by."""
    return Desk(stage, pilot, position(*MOCK))


# -- by mouse ---------------------------------------------------------------------------------------------------------


def test_cards_are_dragged_into_groups_and_confirmed(desk: Desk) -> None:
    pilot = desk.pilot
    assert "nothing" in desk.foot().lower()
    pilot.drag(desk.card("5O"), desk.zone(NEW))
    assert desk.groups == "5O | 7C 7E 7B"
    pilot.drag(desk.card("6O"), desk.zone(1))
    assert desk.button("confirm").action.property(REASON) == "fewer than three"
    pilot.click(desk.button("confirm"))
    assert desk.actions == []
    pilot.drag(desk.card("7O"), desk.zone(1))
    assert desk.groups == "5O 6O 7O | 7C 7E 7B"
    assert desk.tray.verdict is None
    assert desk.foot() == "Re-arrange your melds. 6 of 9. This may be done; then you pay a card."
    assert desk.changes == 3
    pilot.click(desk.button("confirm"))
    assert desk.actions == [Use(parse_groups("7C 7E 7B | 5O 6O 7O"))]
    assert not desk.tray.is_open
    assert desk.cancels == 0


def test_cards_are_picked_up_together_and_put_down_with_a_click(desk: Desk) -> None:
    pilot = desk.pilot
    for piece in parse("5O 6O 7O 2C"):
        pilot.click(desk.card(piece))
    pilot.click(desk.card("2C"))  # let go of again
    assert desk.tray.picked == list(parse("5O 6O 7O"))
    pilot.click(desk.zone(NEW))
    assert desk.groups == "5O 6O 7O | 7C 7E 7B"
    pilot.click(desk.card("7O"))
    pilot.click(desk.card("7C"))  # into the group of another card
    assert desk.groups == "5O 6O | 7O 7C 7E 7B"
    pilot.click(desk.card("5O"))
    pilot.click(desk.card("6O"))
    pilot.click(desk.card("2C"))  # back into the hand
    assert desk.groups == "7O 7C 7E 7B"
    assert desk.tray.verdict is None
    assert desk.model.hand == desk.view.hand


def test_what_lies_on_the_table_stays_there(desk: Desk) -> None:
    pilot = desk.pilot
    pilot.drag(desk.card("7B"), desk.zone(HAND))
    assert desk.groups == "7C 7E 7B"
    assert "What lies on the table stays in a group: 7 of clubs." in desk.foot()
    assert desk.said[-1] == "What lies on the table stays in a group: 7 of clubs."
    assert desk.changes == 0
    pilot.click(desk.card("7B"))
    pilot.click(desk.card("2C"))  # it cannot go there, so this one is picked up instead
    assert desk.tray.picked == ["2C"]
    assert "stays" not in desk.foot()
    pilot.drag(desk.card("7B"), desk.zone(NEW))
    assert desk.button("confirm").action.property(REASON) == "fewer than three"


def test_a_drop_nowhere_and_a_lost_mouse_put_the_card_back(desk: Desk) -> None:
    pilot = desk.pilot
    before = desk.card("5O").pos()
    pilot.drag(desk.card("5O"), QPointF(640, 8))
    assert desk.groups == "7C 7E 7B"
    pilot.carry(desk.card("5O"), desk.zone(NEW))
    pilot.key(Qt.Key.Key_Escape)
    assert desk.tray.is_open
    pilot.release(desk.zone(NEW))
    assert desk.groups == "7C 7E 7B"
    assert desk.tray.picked == []
    assert desk.card("5O").pos() == before
    assert desk.changes == 0


def test_the_zone_under_a_dragged_card_lights_up(desk: Desk, view: TableView) -> None:
    desk.pilot.carry(desk.card("5O"), desk.zone(0))
    lit = view.grab().toImage()
    desk.pilot.hover(desk.zone(0))
    desk.pilot.carry(desk.card("5O"), desk.zone(0))
    assert view.grab().toImage() == lit
    desk.pilot.release(desk.zone(0))
    assert desk.groups == "5O 7C 7E 7B"
    assert "Neither a set nor a run" in desk.foot()


def test_nothing_reaches_the_table_behind(desk: Desk) -> None:
    pilot = desk.pilot
    for at in (QPointF(8, 8), QPointF(640, 60), QPointF(700, 560), QPointF(1276, 700)):
        pilot.click(at)
    pilot.key("n", "x", " ")
    assert desk.behind == 0
    assert {spot.parentItem() for spot in desk.tray.spots()} == {desk.pilot.find("tray")}
    pilot.key(Qt.Key.Key_Escape, Qt.Key.Key_Escape)
    assert not desk.tray.is_open
    pilot.click(QPointF(640, 60))
    assert desk.behind == 1


# -- by keyboard ------------------------------------------------------------------------------------------------------


def test_everything_is_done_by_keys(desk: Desk) -> None:
    pilot = desk.pilot
    pilot.go_to("tray:5O")
    pilot.key(Qt.Key.Key_Return)
    assert desk.tray.picked == ["5O"]
    pilot.key(Qt.Key.Key_Right)
    assert _key(desk) == "tray:6O"
    pilot.key(Qt.Key.Key_Return)
    assert desk.tray.picked == ["5O", "6O"]
    pilot.key("n")
    assert desk.groups == "5O 6O | 7C 7E 7B"
    assert _key(desk) == "tray:5O"
    pilot.go_to("tray:7O")
    pilot.key(Qt.Key.Key_Return, Qt.Key.Key_Up)
    assert _key(desk) in {f"tray:{piece}" for piece in parse("5O 6O 7C 7E 7B")}
    pilot.go_to("tray:6O")
    pilot.key(Qt.Key.Key_Return)
    assert desk.groups == "5O 6O 7O | 7C 7E 7B"
    pilot.key(Qt.Key.Key_Return, modifier=CTRL)
    assert desk.actions == [Use(parse_groups("7C 7E 7B | 5O 6O 7O"))]
    assert not desk.tray.is_open


def _key(desk: Desk) -> str:
    current = desk.stage.focus.current
    return current.focus_key if current is not None else ""


def test_keys_take_back_reset_and_cancel(desk: Desk) -> None:
    pilot = desk.pilot
    pilot.go_to("tray:5O")
    pilot.key("n")  # the card with the focus
    assert desk.groups == "5O | 7C 7E 7B"
    pilot.key(Qt.Key.Key_Backspace)
    assert desk.groups == "7C 7E 7B"
    pilot.key("n", "r")
    assert desk.groups == "7C 7E 7B"
    pilot.key(Qt.Key.Key_Return, modifier=CTRL)  # nothing has changed: told, and nothing more
    assert desk.said[-1].startswith("Nothing has changed")
    assert desk.tray.is_open
    pilot.key(Qt.Key.Key_Return)
    assert desk.tray.picked
    pilot.key(Qt.Key.Key_Escape)
    assert not desk.tray.picked
    assert desk.tray.is_open
    pilot.key(Qt.Key.Key_Escape)
    assert desk.cancels == 1
    assert desk.actions == []
    pilot.key("n", "r", "s")
    desk.tray.cancel()
    assert desk.cancels == 1


@pytest.mark.parametrize("seed", range(12))
def test_any_arrangement_can_be_made_by_keys_or_mouse(stage: Stage, pilot: Pilot, seed: int) -> None:
    """Whatever the rules allow is reached card by card, and what is confirmed is legal."""
    rng = Random(seed)
    while True:
        state = seated(*rich_seat(rng))
        wanted = [a for a in RULES.legal_actions(state, ME) if isinstance(a, Use | Lay)]
        if wanted:
            break
    action = rng.choice(wanted)
    desk = Desk(stage, pilot, state)
    _make(desk, action.melds, by_keys=bool(seed % 2))
    assert arranged(desk.tray.groups) == action.melds
    assert desk.tray.verdict is None
    pilot.key(Qt.Key.Key_Return, modifier=CTRL)
    assert desk.actions == [action]
    RULES.apply(state, ME, action)


def _make(desk: Desk, melds: Melds, by_keys: bool) -> None:
    """Build groups one after the other out of what lies there."""
    pilot = desk.pilot
    for meld in melds:
        for n, piece in enumerate(meld):
            if by_keys:
                pilot.go_to(f"tray:{piece}")
                pilot.key(Qt.Key.Key_Return)
            else:
                pilot.click(desk.card(piece))
            if n:
                anchor = meld[0]
                if by_keys and desk.tray.picked:
                    pilot.go_to(f"tray:{anchor}")
                    pilot.key(Qt.Key.Key_Return)
                elif desk.tray.picked:
                    pilot.click(desk.card(anchor))
                if desk.tray.picked:  # both lie in one place already
                    pilot.key(Qt.Key.Key_Escape)
            else:
                others = set(desk.model.groups[zone]) if (zone := desk.model.zone_of(piece)) >= 0 else {"loose"}
                if others <= set(meld):
                    pilot.key(Qt.Key.Key_Escape)
                else:
                    pilot.key("n")


# -- what it says -----------------------------------------------------------------------------------------------------


def test_suggestions_go_round_and_are_all_allowed(desk: Desk) -> None:
    seen = []
    for _ in range(3):
        desk.pilot.key("s")
        assert desk.tray.verdict is None
        seen.append(desk.groups)
    assert seen[0] == "5O 6O 7O | 7C 7E 7B"
    assert seen[1] == "7O 7C 7E 7B"
    assert seen[2] == seen[0]
    assert desk.button("suggest").text == "Suggestion 1 of 2"
    desk.pilot.click(desk.button("reset"))
    assert desk.groups == "7C 7E 7B"
    assert desk.button("suggest").text == "Suggest"


@pytest.mark.parametrize(
    ("melds", "hand", "table", "phase", "moves", "reason"),
    [
        (*MOCK, Phase.ANSWER, (), "nothing-laid"),
        (*MOCK, Phase.ANSWER, (("11E 12B", NEW),), "too-few"),
        (*MOCK, Phase.ANSWER, (("5O 6O 2C", NEW),), "mixed"),
        ("1O 2O 3O 4O", "5E 6O 2C 11E", "12O", Phase.ANSWER, (("12O", 0),), "no-turnaround"),
        ("1O 2O 3O 4O", "5E 6O 2C 11E", "12E", Phase.ANSWER, (("6O", 0),), "gap"),
        ("1O 2O 3O 4O", "5E 6O 2C 11E", "12E", Phase.ANSWER, (("1O", NEW), ("2C", 0)), "meld-left-short"),
        (*MOCK, Phase.FORCED, (("5O 6O 7O", NEW),), "forced-as-it-lies"),
        (*MOCK, Phase.FORCED, (("7O", 0),), ""),
        ("1C 1E 1B | 7C 7E 7B", "5O 6O", "7O", Phase.FORCED, (), "must-take"),
        (*MOCK, Phase.ANSWER, (("7O", 0),), ""),
    ],
)  # fmt: skip
def test_the_whole_is_judged_by_the_rules(
    stage: Stage,
    pilot: Pilot,
    melds: str,
    hand: str,
    table: str,
    phase: Phase,
    moves: Iterable[tuple[str, int]],
    reason: str,
) -> None:
    desk = Desk(stage, pilot, position(melds, hand, table, phase))
    for cards, zone in moves:
        desk.by_mouse(cards, zone)
    verdict = desk.tray.verdict
    assert (verdict.key if verdict is not None else "") == reason
    assert desk.button("confirm").action.isEnabled() is (not reason)


def test_nine_cards_in_three_groups_cut(stage: Stage, pilot: Pilot) -> None:
    desk = Desk(stage, pilot, position("1B 2B 3B", "5O 6O 7O 4C 4E", "4O"))
    pilot.key("s")
    assert len(desk.tray.groups) == 3
    assert desk.foot() == "Re-arrange your melds. 9 of 9. Nine cards: you win!"
    assert desk.button("confirm").text == "Cut!"
    pilot.click(desk.button("confirm"))
    assert RULES.apply(desk.state, ME, desk.actions[0]).state.phase is Phase.OVER


def test_without_the_table_card_it_is_laying(stage: Stage, pilot: Pilot) -> None:
    desk = Desk(stage, pilot, position("", "1B 2B 3B 5O 6O 7O 4C 4E", "12O"))
    desk.by_mouse("1B 2B 3B", NEW)
    assert desk.button("confirm").text == "Lay"
    assert "you still answer the king of coins" in desk.foot()
    desk.tray.open(desk.view, with_table_card=False)
    with pytest.raises(LookupError):
        desk.card("12O")
    with pytest.raises(LookupError):
        pilot.find(f"tray:zone:{TABLE}")
    desk.by_mouse("1B 2B 3B", NEW)
    assert desk.foot().endswith("This may be done.")
    pilot.click(desk.button("confirm"))
    assert desk.actions == [Lay(parse_groups("1B 2B 3B"))]


def test_regrouping_twice_is_refused_in_words(stage: Stage, pilot: Pilot) -> None:
    state = position("1O 2O 3O 4O 5O 6O", "5E 2C", "12E", regrouped=True)
    desk = Desk(stage, pilot, state)
    desk.by_mouse("4O 5O 6O", NEW)
    assert desk.tray.verdict is not None
    assert desk.tray.verdict.key == "regrouped-already"
    assert desk.button("suggest").action.property(REASON) == "no other way"


def test_groups_cannot_grow_without_end(stage: Stage, pilot: Pilot) -> None:
    desk = Desk(stage, pilot, position("", "1B 2B 3B 5O 6O 7O 4C 4E", "12O"))
    for piece in parse("1B 3B 5O 7O 4C"):
        desk.by_mouse(piece, NEW)
    assert len(desk.tray.groups) == MOST
    with pytest.raises(LookupError):
        pilot.find(f"tray:zone:{NEW}")
    pilot.click(desk.card("2B"))
    pilot.key("n")
    assert len(desk.tray.groups) == MOST
    assert set(desk.model.hand) == set(parse("2B 6O 4E"))


# -- places -----------------------------------------------------------------------------------------------------------

SIZES = [(1280, 720), (1024, 600), (800, 600), (1280, 1024), (2560, 1080)]
HANDS = [
    ("", "1B 2B 3B 5O 6O 7O 4C 4E", "12O"),
    ("1C 1E 1B | 7C 7E 7B", "5O 6O", "7O"),
    ("1B 2B 3B 4B 5B 6B 7B 10B", "", "11B"),
]


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


def test_closing_in_a_drag_and_opening_again(desk: Desk) -> None:
    desk.pilot.carry(desk.card("5O"), desk.zone(NEW))
    desk.tray.close()
    desk.pilot.release(QPointF(640, 300))
    assert desk.tray.spots() == []
    desk.tray.close()
    desk.tray.open(desk.view, with_table_card=True, order=tuple(reversed(desk.view.hand)))
    assert desk.groups == "7C 7E 7B"
    assert desk.model.hand == tuple(reversed(desk.view.hand))
    desk.tray.open(desk.view, with_table_card=True)  # anew
    assert sum(item.focus_key == "tray" for item in desk.stage.focus.readable()) == 1
