"""The table of Dou Dizhu: hand, plays, plates, counter, words and commands on one stage."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QAction

from cardtable.ai.player import Message
from cardtable.core.events import Event, Piece, Seat
from cardtable.core.rules import DealResult, Option
from cardtable.games.dou_dizhu.cards import DECK
from cardtable.games.dou_dizhu.choosing import Chooser
from cardtable.games.dou_dizhu.dealing import is_deal
from cardtable.games.dou_dizhu.keys import Keys
from cardtable.games.dou_dizhu.listing import choices
from cardtable.games.dou_dizhu.messages import MESSAGES
from cardtable.games.dou_dizhu.result import sheet
from cardtable.games.dou_dizhu.rules import Action, Play, View
from cardtable.games.dou_dizhu.scene import ME, DouDizhuScene
from cardtable.games.dou_dizhu.showing import Showing
from cardtable.games.dou_dizhu.sorting import ORDERS
from cardtable.games.dou_dizhu.words import WORDS
from cardtable.scene.cards.command import command
from cardtable.scene.cards.counter import OPEN
from cardtable.scene.cards.tab_panel import FOLDED
from cardtable.scene.cards.table import CardTable
from cardtable.scene.decks.french import FRENCH
from cardtable.scene.table import Choice, SheetContent
from cardtable.scene.widgets.icons import Icon


class DouDizhuTable(CardTable[View, Action]):
    """The game's ``TABLE``."""

    title: ClassVar[str] = "Dou Dizhu"
    sentences = MESSAGES
    cards: ClassVar[Sequence[Piece]] = DECK
    preferences: ClassVar[tuple[Option, ...]] = (
        Option("order", tuple(ORDERS)),
        Option("counter", (OPEN, FOLDED)),
        Option("dealing", ("shown", "skipped")),
        Option("indices", ("normal", "large")),
        Option("suits", ("two", "four")),
        Option("back", FRENCH.backs),
    )

    scene: DouDizhuScene
    chooser: Chooser
    _showing: Showing

    def _make(self) -> Sequence[tuple[QAction, Icon]]:
        stage, actions = self.stage, self.actions
        self.scene = DouDizhuScene(stage, actions, self.seats)
        self.chooser = Chooser(stage, self.scene, actions, self._take, self.refuse)
        self.keys = Keys(stage, self.scene, self.chooser)
        self._showing = Showing(self.scene, self._refresh)
        self.scene.hand.dropped = lambda at: self.chooser.play()
        self.scene.hand.carried = self._carried
        self.scene.counter_toggled = lambda tab: self.prefer("counter", tab)
        self._sort = command(stage, "sort", self._sort_otherwise)
        return (
            (self._sort, Icon.SORT),
            (actions["undo"], Icon.UNDO),
            (actions["skip"], Icon.SKIP),
            (actions["log"], Icon.LOG),
        )

    # -- showing -----------------------------------------------------------------------------

    def _become(self, view: View) -> None:
        super()._become(view)
        if view.winner is None:
            self._active = view.turn

    def _prepare(self, events: Sequence[Event], view: View) -> None:
        if events and is_deal(events[0]):
            self._showing.dealing.begin()

    def _settle(self, view: View) -> None:
        super()._settle(view)
        self.scene.landlord = view.landlord
        self.scene.show_stock()
        self.scene.show_bottom()
        self._showing.dealing.under_way = False

    def seat_area(self, seat: Seat) -> QRectF:
        """Return a player's plate, or the person's bar."""
        plan = self.scene.plan
        return plan.bar if seat == ME else QRectF(plan.plates[seat], plan.plate)

    def review_area(self) -> QRectF:
        """Return the place of the action bar, which has nothing to say then."""
        return self.scene.plan.wide_bar

    def _hand_area(self) -> QRectF:
        return self.scene.plan.hand

    def _lying_heights(self) -> Sequence[float]:
        plan = self.scene.plan
        return plan.centre.height, plan.aside[Seat(1)].height

    # -- acting ------------------------------------------------------------------------------

    def _ask(self, view: View) -> None:
        self.chooser.invite(any(isinstance(action, Play) for action in self._legal))

    def choices(self) -> list[Choice]:
        """Return every action the invited person may take now."""
        return choices(self._legal, self._take)

    def _carried(self, on: bool) -> None:
        """Show where the raised cards may be dropped, if they may be played."""
        self.scene.offer_field(on and self.chooser.play_action.isEnabled())

    # -- hints -------------------------------------------------------------------------------

    def clear_hint(self) -> None:
        """Take the hint away, and let words lie where it was."""
        super().clear_hint()
        self.scene.tricks.make_room(QRectF())

    def _place_card(self, action: Action, reason: Message | None) -> None:
        super()._place_card(action, reason)
        self.scene.tricks.make_room(self._card.area())

    def _named(self, action: Action) -> str:
        return MESSAGES.action(action, ME)

    def _kept_free(self) -> Sequence[QRectF]:
        return self.scene.talked_over()

    # -- preferences -------------------------------------------------------------------------

    def take_preferences(self, chosen: Mapping[str, str]) -> None:
        """Take what the player prefers."""
        super().take_preferences(chosen)
        wanted, look = self.preferred, self._look()
        self.scene.hand.sort(ORDERS[wanted["order"]])
        self.scene.counter.unfold(wanted["counter"])
        if look != self.scene.hand.look:
            self.scene.set_look(look)
        self._name_chips()
        self._refresh()

    def _order_name(self, order: str) -> str:
        return WORDS.sort(order)

    # -- words -------------------------------------------------------------------------------

    def result(self, view: View, result: DealResult) -> SheetContent:
        """Return what the result sheet says."""
        return sheet(view, result, self.seats, self.match, self.scene.hand.look)

    def _rename(self) -> None:
        self._name_chips()
        self.chooser.hush()

    def _name_chips(self) -> None:
        self._sort.setText(WORDS.sort(self.preferred["order"]))
        self._sort.setToolTip(WORDS.sort_tip())


TABLE: Final = DouDizhuTable
