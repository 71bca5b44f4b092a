"""The table of Conquian: hands, melds, the card on offer, words and commands on one stage."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import ClassVar, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QAction, QKeyEvent

from cardtable.core.events import Event, Piece, Seat
from cardtable.core.rules import DealResult, Option
from cardtable.games.conquian.cards import DECK
from cardtable.games.conquian.choosing import Chooser
from cardtable.games.conquian.dealing import is_deal
from cardtable.games.conquian.faces import FACES
from cardtable.games.conquian.keys import Keys
from cardtable.games.conquian.listing import choices
from cardtable.games.conquian.messages import MESSAGES
from cardtable.games.conquian.order_bar import OrderBar
from cardtable.games.conquian.result import sheet
from cardtable.games.conquian.rules import Action, View
from cardtable.games.conquian.scene import ME, ConquianScene
from cardtable.games.conquian.showing import Showing
from cardtable.games.conquian.sorting import ORDERS
from cardtable.games.conquian.state import Use
from cardtable.games.conquian.suit_signs import sign_of
from cardtable.games.conquian.tray import Tray
from cardtable.games.conquian.words import WORDS
from cardtable.scene.cards.hand import Arrangement
from cardtable.scene.cards.selecting import HandSpot
from cardtable.scene.cards.shifting import Shift
from cardtable.scene.cards.table import ShiftedTable
from cardtable.scene.decks.spanish import SPANISH
from cardtable.scene.table import Choice, SheetContent
from cardtable.scene.widgets.icons import Icon


class ConquianTable(ShiftedTable[View, Action]):
    """The game's ``TABLE``."""

    title: ClassVar[str] = "Conquian"
    sentences = MESSAGES
    cards: ClassVar[Sequence[Piece]] = DECK
    preferences: ClassVar[tuple[Option, ...]] = (
        Option("faces", FACES),
        Option("order", tuple(ORDERS)),
        Option("dealing", ("shown", "skipped")),
        Option("indices", ("normal", "large")),
        Option("suits", ("two", "four")),
        Option("back", SPANISH.backs),
    )

    scene: ConquianScene
    chooser: Chooser
    _showing: Showing

    def _make(self) -> Sequence[tuple[QAction, Icon]]:
        stage, actions = self.stage, self.actions
        self.scene = scene = ConquianScene(stage, actions, self.seats)
        self._orders = OrderBar(stage, self._order)
        self.chooser = Chooser(stage, scene, actions, sign_of("spanish"), self._take, self.refuse, self._tell)
        self.keys = Keys(stage, scene, self.chooser)
        self.hand_spot = HandSpot(
            scene.hand,
            lambda: WORDS.hand_of(scene.hand.pieces),
            doubled=self.chooser.pointing.doubled,
            drag=partial(Shift, scene.order),
        )
        scene.order.moved = self._moved_by_hand
        self.tray = Tray(stage, scene.deck, scene.look)
        self.tray.confirmed = self._arranged
        self.chooser.rearranged = self._open_tray
        self.chooser.question.asked = self._step_aside
        self._showing = Showing(scene, self._refresh)
        return (actions["undo"], Icon.UNDO), (actions["skip"], Icon.SKIP), (actions["log"], Icon.LOG)

    # -- showing -----------------------------------------------------------------------------

    def arrange(self) -> None:
        """Place everything for the stage's size."""
        super().arrange()
        self._orders.arrange(self.scene.plan.order)
        self.tray.arrange()

    def _become(self, view: View) -> None:
        self.chooser.forget()
        self.scene.dead.close()
        super()._become(view)

    def _prepare(self, events: Sequence[Event], view: View) -> None:
        self.scene.dead.close()
        if events and is_deal(events[0]):
            self.scene.view = view
            self._follow_order()
            self._showing.dealing.begin()

    def _settle(self, view: View) -> None:
        super()._settle(view)
        self._showing.dealing.under_way, self.scene.dealt = False, True
        self._keep_order()

    def seat_area(self, seat: Seat) -> QRectF:
        """Return a player's plate, or the person's bar."""
        plan = self.scene.plan
        return plan.bar if seat == ME else QRectF(plan.plates[seat], plan.plate)

    def review_area(self) -> QRectF:
        """Return the place of the action bar, which has nothing to say then."""
        return self.scene.plan.bar

    def _hand_area(self) -> QRectF:
        return self.scene.plan.lower

    def _lying_heights(self) -> Sequence[float]:
        plan = self.scene.plan
        return plan.table.height, plan.dead.height

    # -- acting ------------------------------------------------------------------------------

    def _ask(self, view: View) -> None:
        self.chooser.invite(view, self._legal)

    def withdraw(self) -> None:
        """Let nobody act; chosen cards stay chosen."""
        self.tray.close()
        super().withdraw()

    def _open_tray(self) -> None:
        """Let melds be arranged in peace."""
        view = self.scene.view
        if view is None or not self.chooser.lays_cards:
            return
        self.clear_hint()
        uses = any(isinstance(action, Use) for action in self._legal)
        self.tray.open(view, with_table_card=uses, order=self.scene.hand.pieces)

    def _arranged(self, action: Action) -> None:
        self._take(action)

    def key(self, event: QKeyEvent) -> bool:
        """Act on one of the game's own keys."""
        return self.tray.key(event) if self.tray.is_open else super().key(event)

    def choices(self) -> list[Choice]:
        """Return every action the invited person may take now."""
        view = self.scene.view
        return choices(view, self._legal, self.seats, self._take) if view is not None else []

    # -- hints -------------------------------------------------------------------------------

    def _named(self, action: Action) -> str:
        view = self.scene.view
        assert view is not None  # what is advised is advised in a position
        return MESSAGES.action(action, view, self.seats)

    def _kept_free(self) -> Sequence[QRectF]:
        plan = self.scene.plan
        asked = self.chooser.question.area()
        return [plan.lower, plan.centre_box(), *self.chooser.chips.areas(), asked, asked]

    def _not_under_a_message(self) -> Sequence[QRectF]:
        return [*super()._not_under_a_message(), *self.chooser.chips.areas()]

    def _step_aside(self) -> None:
        """Let a hint make room for a question: one answers by it."""
        if self._advice is not None:
            self._place_card(*self._advice)

    # -- preferences -------------------------------------------------------------------------

    def take_preferences(self, chosen: Mapping[str, str]) -> None:
        """Take what the player prefers."""
        before = self.preferred
        super().take_preferences(chosen)
        wanted, scene, look = self.preferred, self.scene, self._look()
        if look != scene.look or wanted["faces"] != before["faces"]:
            scene.set_look(look, wanted["faces"])
            self.tray.set_look(scene.deck, look)
            self.chooser.chips.set_sign(sign_of(wanted["faces"], look.four_colours))
            self.retranslate()  # cards have other names
        self._show_order()
        self._refresh()

    def _arrangement(self) -> Arrangement:
        return ORDERS[self.preferred["order"]]

    def _show_order(self) -> None:
        self._orders.show_order(self.preferred["order"])

    def _order_name(self, order: str) -> str:
        return WORDS.sort(order)

    # -- words -------------------------------------------------------------------------------

    def result(self, view: View, result: DealResult) -> SheetContent:
        """Return what the result sheet says."""
        return sheet(view, result, self.seats, self.match, self.scene.deck, self.scene.look)

    def _rename(self) -> None:
        self.chooser.question.dismiss()
        self.chooser.chips.retranslate()
        self.tray.retranslate()
        self._orders.retranslate()


TABLE: Final = ConquianTable
