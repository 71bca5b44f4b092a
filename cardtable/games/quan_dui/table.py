"""The table of Quan Dui: hand, discards, the card on offer, words and commands on one stage."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import ClassVar, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QAction

from cardtable.core.events import Event, Piece, Seat
from cardtable.core.rules import DealResult, Illegal, Option
from cardtable.games.quan_dui.answering import ASKING
from cardtable.games.quan_dui.cards import KINDS
from cardtable.games.quan_dui.choosing import Chooser
from cardtable.games.quan_dui.dealing import is_deal
from cardtable.games.quan_dui.keys import Keys
from cardtable.games.quan_dui.messages import MESSAGES
from cardtable.games.quan_dui.phrases import PHRASES
from cardtable.games.quan_dui.plan import LAID, OFFER, SMALL
from cardtable.games.quan_dui.result import sheet
from cardtable.games.quan_dui.rules import Action, View
from cardtable.games.quan_dui.scene import QuanDuiScene
from cardtable.games.quan_dui.showing import Showing
from cardtable.games.quan_dui.sorting import ORDERS
from cardtable.games.quan_dui.state import Phase
from cardtable.scene.cards.command import command
from cardtable.scene.cards.hand import Arrangement
from cardtable.scene.cards.selecting import HandSpot
from cardtable.scene.cards.shifting import Shift
from cardtable.scene.cards.table import ShiftedTable
from cardtable.scene.decks.dongguan import DONGGUAN
from cardtable.scene.standing import STANDING
from cardtable.scene.table import Choice, SeatInfo, SheetContent
from cardtable.scene.widgets.header import HeaderContent
from cardtable.scene.widgets.icons import Icon


class QuanDuiTable(ShiftedTable[View, Action]):
    """The game's ``TABLE``."""

    title: ClassVar[str] = "Quan Dui"
    sentences = MESSAGES
    cards: ClassVar[Sequence[Piece]] = tuple(Piece(f"{kind}a") for kind in KINDS)
    preferences: ClassVar[tuple[Option, ...]] = (
        Option("order", ORDERS),
        Option("asking", ASKING),
        Option("acts", ("open", "folded")),
        Option("dealing", ("shown", "skipped")),
        Option("indices", ("normal", "large", "none")),
        Option("back", DONGGUAN.backs),
    )

    scene: QuanDuiScene
    chooser: Chooser
    _showing: Showing

    def _make(self) -> Sequence[tuple[QAction, Icon]]:
        stage, actions = self.stage, self.actions
        self.scene = scene = QuanDuiScene(stage, actions, self.seats, lambda: self.chooser.claim_nothing())
        self.chooser = Chooser(stage, scene, actions, self._take, self.refuse)
        self.keys = Keys(stage, scene, self.chooser)
        self.hand_spot = HandSpot(
            scene.hand,
            lambda: PHRASES.hand_of(scene.hand.groups),
            doubled=self.chooser.throw,
            drag=partial(Shift, scene.order),
        )
        scene.order.moved = self._moved_by_hand
        scene.log_toggled = lambda on: self.prefer("acts", "open" if on else "folded")
        self._showing = Showing(scene, self._refresh)
        self._sort = command(stage, "sort", self._sort_otherwise)
        return (
            (self._sort, Icon.SORT),
            (actions["copy_code"], Icon.COPY),
            (actions["undo"], Icon.UNDO),
            (actions["skip"], Icon.SKIP),
            (actions["log"], Icon.LOG),
        )

    # -- showing -----------------------------------------------------------------------------

    def _become(self, view: View) -> None:
        super()._become(view)
        self._keep_order()

    def _prepare(self, events: Sequence[Event], view: View) -> None:
        if events and is_deal(events[0], view):
            self._follow_order()
            self._showing.dealing.begin(view)

    def _settle(self, view: View) -> None:
        super()._settle(view)
        self._keep_order()

    def seat_area(self, seat: Seat) -> QRectF:
        """Return a player's plate."""
        return self.scene.plan.plates[seat]

    def review_area(self) -> QRectF:
        """Return the place of the buttons, which have nothing to say then."""
        return self.scene.plan.bar

    def _hand_area(self) -> QRectF:
        return self.scene.plan.hand

    def _lying_heights(self) -> Sequence[float]:
        return OFFER, self.scene.hand.height, SMALL, LAID

    # -- acting ------------------------------------------------------------------------------

    def _ask(self, view: View) -> None:
        self.scene.hush()
        self.chooser.invite(view)

    def invite(self, seat: Seat, view: View, legal: Sequence[Action]) -> None:
        """Let the person act; that a discard can be claimed is heard as well."""
        super().invite(seat, view, legal)
        if view.phase is Phase.CLAIMS and self.chooser.invited:
            self.stage.announce(PHRASES.your_answer())

    def refuse(self, reason: Illegal) -> None:
        """Say why an action was refused, with a link to the rule."""
        if reason.key == "no-card":  # nothing that the rules know
            self._tell(PHRASES.choose(), reason.rule)
        else:
            super().refuse(reason)

    def choices(self) -> list[Choice]:
        """Return every action the invited person may take now."""
        return [Choice(PHRASES.action(action), partial(self._perform, action)) for action in self._legal]

    def _perform(self, action: Action) -> None:
        self._take(action)

    # -- hints -------------------------------------------------------------------------------

    def _named(self, action: Action) -> str:
        return PHRASES.action(action)

    def _hint_near(self) -> QRectF:
        """Return the row of the buttons, with the one that asks for a hint: it lies where the row is free above."""
        plan = self.scene.plan
        return plan.bar.united(plan.hint)

    def _hint_target(self) -> QRectF | None:
        """Return the advised button; a card is discarded by one, too."""
        return self.chooser.advised_area()

    def _kept_free(self) -> Sequence[QRectF]:
        plan, scene = self.scene.plan, self.scene
        seen = [field.area() for field in scene.fields.values()]
        log = scene.log.box().translated(scene.log.pos())  # what can best be done without, if nothing is free
        middle = plan.middle.united(DONGGUAN.box(OFFER).translated(plan.stock))
        return [plan.hand, plan.bar, plan.hint, middle, *plan.plates.values(), *seen, *seen, log]

    # -- preferences -------------------------------------------------------------------------

    def take_preferences(self, chosen: Mapping[str, str]) -> None:
        """Take what the player prefers."""
        super().take_preferences(chosen)
        wanted, look = self.preferred, self._look()
        self.chooser.asking = wanted["asking"]
        self.scene.log.unfold(wanted["acts"] == "open")
        if look != self.scene.look:
            self.scene.set_look(look)
        self._show_order()
        self._refresh()

    def _arrangement(self) -> Arrangement:
        return self.scene.hand.in_pairs

    def _moved_by_hand(self) -> None:
        """A card was moved: the one that has just come no longer lies apart, unless it is still the last."""
        hand = self.scene.hand
        if hand.pieces and hand.pieces[-1] != hand.apart:
            hand.apart = None
            hand.place()
        super()._moved_by_hand()
        self._refresh()

    def _show_order(self) -> None:
        self._sort.setText(PHRASES.sorted_by(self.preferred["order"]))
        self._sort.setToolTip(PHRASES.sort_tip())

    def _order_name(self, order: str) -> str:
        return PHRASES.sorted_by(order)

    # -- words -------------------------------------------------------------------------------

    def result(self, view: View, result: DealResult) -> SheetContent:
        """Return what the result sheet says."""
        return sheet(view, result, self.seats, self.match, self.scene.look)

    def reseat(self, seats: Sequence[SeatInfo], first: Seat) -> None:
        """Take other players."""
        self.scene.reseat(seats)
        super().reseat(seats, first)

    def _rename(self) -> None:
        self._show_order()
        self.chooser.retranslate()

    def _heading(self) -> HeaderContent:
        number = PHRASES.single_hand() if self.match is None else PHRASES.hand_number(len(self.match.results) + 1)
        parts = (number, STANDING.counted(self.counted), self.code)
        return HeaderContent(self.title, " · ".join(part for part in parts if part))

    def _show_turn(self) -> None:
        mine = self.chooser.invited or self.chooser.sealed
        self.scene.refresh(self._active, self._thinking, mine)


TABLE: Final = QuanDuiTable
