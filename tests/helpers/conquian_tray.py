"""The re-arranging tray of Conquian on a stage of its own, and what it has told."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from cardtable.core.events import Piece, Seat
from cardtable.games.conquian import positions
from cardtable.games.conquian.cards import parse
from cardtable.games.conquian.melds import arranged, parse_groups, write_groups
from cardtable.games.conquian.rules import RULES
from cardtable.games.conquian.state import Lay, Phase, State, Use, View
from cardtable.games.conquian.tray import Tray
from cardtable.games.conquian.tray_model import Arranging
from cardtable.games.conquian.tray_parts import TraySheet
from cardtable.scene.decks.deck import DeckLook
from cardtable.scene.decks.spanish import SPANISH
from cardtable.scene.gestures import Spot
from cardtable.scene.stage import Stage
from cardtable.scene.widgets.chip import ChipItem
from tests.helpers.pilot import Pilot
from tests.unit.conquian.positions import seated

ME = Seat(0)
MOCK = ("7C 7E 7B", "5O 6O 2C 11E 12B", "7O")  # the cards of the picture that the table was designed by


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
