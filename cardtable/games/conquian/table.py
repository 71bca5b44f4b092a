"""The table of Conquian: hands, melds, the card on offer, words and commands on one stage."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import ClassVar, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAction, QKeyEvent

from cardtable.ai.player import Message
from cardtable.core.events import Event, Seat
from cardtable.core.rules import DealResult, Illegal, Layout, Option
from cardtable.games.conquian.cards import DECK
from cardtable.games.conquian.choosing import Chooser
from cardtable.games.conquian.dealing import is_deal
from cardtable.games.conquian.faces import FACES
from cardtable.games.conquian.listing import choices
from cardtable.games.conquian.messages import MESSAGES
from cardtable.games.conquian.order_bar import OrderBar
from cardtable.games.conquian.result import sheet
from cardtable.games.conquian.rules import Action, View
from cardtable.games.conquian.scene import ME, ConquianScene
from cardtable.games.conquian.showing import Showing
from cardtable.games.conquian.sorting import BY_HAND, ORDERS
from cardtable.games.conquian.state import Use
from cardtable.games.conquian.suit_signs import sign_of
from cardtable.games.conquian.tray import Tray
from cardtable.games.conquian.words import WORDS
from cardtable.scene.cards.ground import Ground
from cardtable.scene.cards.selecting import HandSpot
from cardtable.scene.cards.shifting import Shift
from cardtable.scene.cards.warm import Warmer
from cardtable.scene.decks.deck import DeckLook
from cardtable.scene.decks.spanish import SPANISH
from cardtable.scene.item import Art
from cardtable.scene.stage import Stage
from cardtable.scene.standing import STANDING
from cardtable.scene.table import LONGEST_MS, Choice, GameTable, SeatInfo, SheetContent
from cardtable.scene.timeline import Cue
from cardtable.scene.widgets.chip import ChipItem
from cardtable.scene.widgets.hint import HintCard
from cardtable.scene.widgets.icons import Icon
from cardtable.scene.widgets.row import Align, ChipRow
from cardtable.scene.widgets.toast import Toast, Tone

CHIP: Final = 42.0


class ConquianTable(GameTable[View, Action]):
    """The game's ``TABLE``."""

    preferences: ClassVar[tuple[Option, ...]] = (
        Option("faces", FACES),
        Option("order", tuple(ORDERS)),
        Option("dealing", ("shown", "skipped")),
        Option("indices", ("normal", "large")),
        Option("suits", ("two", "four")),
        Option("back", SPANISH.backs),
    )

    def __init__(
        self, stage: Stage, actions: Mapping[str, QAction], seats: Sequence[SeatInfo], first: Seat = Seat(0)
    ) -> None:
        super().__init__(stage, actions, seats, first)
        self.scene = ConquianScene(stage, actions, self.seats)
        scene = self.scene
        self._ground = Ground(stage, scene.hand.lower_all)
        self._orders = OrderBar(stage, self._order)
        self.chooser = Chooser(stage, scene, actions, sign_of("spanish"), self._take, self.refuse, self._tell)
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
        self._showing = Showing(scene, self._refresh)
        self._chips = ChipRow(
            [
                ChipItem(stage, actions[name], icon, label=False, height=CHIP)
                for name, icon in (("undo", Icon.UNDO), ("skip", Icon.SKIP), ("log", Icon.LOG))
            ],
            Align.RIGHT,
        )
        self._toast = Toast(stage)
        self._card = HintCard(stage, self.clear_hint)
        self._advice: tuple[Action, Message | None] | None = None
        self._legal: tuple[Action, ...] = ()
        self._active: Seat | None = None
        self._thinking = False
        self._warmer = Warmer(stage, self._lying_cards)
        self._warmed: object = None
        stage.resized.connect(self.arrange)
        stage.touched.connect(self._touched)
        self.take_preferences({})

    # -- showing -----------------------------------------------------------------------------

    def arrange(self) -> None:
        """Place everything for the stage's size."""
        self.scene.arrange()
        plan = self.scene.plan
        self.chooser.arrange(plan)
        self._orders.arrange(plan.order)
        self._chips.place(plan.chips.x(), plan.chips.y())
        self._ground.arrange()
        self.tray.arrange()
        if self._advice is not None:
            self._place_card(*self._advice)

    def reset(self, view: View) -> None:
        """Show a position at once."""
        self.stage.cancel_gesture()
        self.withdraw()
        self.chooser.forget()
        self._showing.dealing.reset()
        self.scene.dead.close()
        self._active, self._thinking = None, False
        self.scene.become(view)
        self._refresh()

    def show(
        self,
        events: Sequence[Event],
        view: View,
        shown: Callable[[], None],
        told: Callable[[Event], None] | None = None,
        max_ms: float = LONGEST_MS,
    ) -> None:
        """Play events; a deal begins with all cards in the stock, and may be skipped."""
        self._active = None
        self.scene.dead.close()
        dealing = bool(events) and is_deal(events[0])
        if dealing:
            self.scene.view = view
            self.scene.order.follow(ORDERS[self.preferred["order"]])
            self._showing.dealing.begin()

        def finished() -> None:
            self._shown(view)
            shown()

        super().show(events, view, finished, told, max_ms)
        if not self.scene.dealt and self.preferred["dealing"] == "skipped":
            self.stage.timeline.skip()

    def _shown(self, view: View) -> None:
        """Everything has been seen: words and pictures follow the position to the letter."""
        self.scene.view = view
        self.scene.dealt = True
        self._keep_order()
        self._refresh()

    def cues(self, event: Event, view: View) -> list[Cue]:
        """Return how one event is shown."""
        return self._showing.cues(event, view)

    def placed(self) -> Layout:
        """Return what lies where."""
        return self.scene.lying.layout()

    def seat_area(self, seat: Seat) -> QRectF:
        """Return a player's plate, or the person's bar."""
        plan = self.scene.plan
        return plan.bar if seat == ME else QRectF(plan.plates[seat], plan.plate)

    def review_area(self) -> QRectF:
        """Return the place of the action bar, which has nothing to say then."""
        return self.scene.plan.bar

    # -- acting ------------------------------------------------------------------------------

    def invite(self, seat: Seat, view: View, legal: Sequence[Action]) -> None:
        """Let the person act."""
        self._legal, self._active = tuple(legal), seat
        self._warm()
        self.scene.view = view
        self.chooser.invite(view, self._legal)
        self._refresh()

    def withdraw(self) -> None:
        """Let nobody act; chosen cards stay chosen."""
        self._legal = ()
        self.tray.close()
        self.chooser.withdraw()
        self.scene.light(False)

    def thinking(self, seat: Seat | None) -> None:
        """Mark the seat that is being waited for."""
        self._active, self._thinking = seat, seat is not None
        self._refresh()

    def _take(self, action: Action) -> bool:
        """Offer an action; a refusal is explained."""
        reason = self.offer(action)
        if reason is not None:
            self.refuse(reason)
        return reason is None

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

    def refuse(self, reason: Illegal) -> None:
        """Say why an action was refused, with a link to the rule."""
        self._toast.say(
            MESSAGES.illegal(reason),
            Tone.REFUSED,
            link=WORDS.rule(reason.rule) if reason.rule else "",
            follow=partial(self.rule_asked, reason.rule),
            near=self.scene.plan.bar.center(),
            avoid=[self.scene.plan.bar, self.scene.plan.lower],
        )

    def _tell(self, text: str) -> None:
        bar = self.scene.plan.bar
        self._toast.say(text, Tone.REFUSED, near=bar.center(), avoid=[bar, self.scene.plan.lower])

    def show_hint(self, action: Action, reason: Message | None) -> None:
        """Show what is advised, and why."""
        self.chooser.advise(action)
        self._advice = (action, reason)
        self._place_card(action, reason)

    def clear_hint(self) -> None:
        """Take the hint away; the cards it raised stay raised."""
        self._advice = None
        self.chooser.advise(None)
        self._card.clear()

    def _place_card(self, action: Action, reason: Message | None) -> None:
        view, plan = self.scene.view, self.scene.plan
        if view is None:
            return
        text = MESSAGES.action(action, view, self.seats)
        number, count = self.hint_place
        title = WORDS.hint_place(text, number, count) if count > 1 else text
        said = MESSAGES.hint(reason) if reason is not None else text
        self._card.show_hint(said, plan.bar, [plan.lower, plan.centre_box(), *self.chooser.chips.areas()], title)

    def key(self, event: QKeyEvent) -> bool:
        """Act on one of the game's own keys."""
        if self.tray.is_open:
            return self.tray.key(event)
        if event.key() == Qt.Key.Key_Escape and self._card.isVisible():
            self.clear_hint()
            self.scene.hand.lower_all()
            return True
        return self.chooser.keys.press(event)

    def choices(self) -> list[Choice]:
        """Return every action the invited person may take now."""
        view = self.scene.view
        return choices(view, self._legal, self.seats, self._take) if view is not None else []

    def _touched(self) -> None:
        """A click anywhere skips the dealing."""
        if not self.scene.dealt and self.stage.timeline.busy:
            self.stage.timeline.skip()

    # -- pictures ----------------------------------------------------------------------------

    def _warm(self) -> None:
        """Have the cards painted as they will lie on the table, while the person thinks."""
        plan, scene = self.scene.plan, self.scene
        wanted = (self.stage.ratio, plan.table.height, scene.look, scene.deck)
        if wanted != self._warmed:
            self._warmed = wanted
            self._warmer.begin()

    def _lying_cards(self) -> Iterator[Art]:
        plan, scene = self.scene.plan, self.scene
        for height in (plan.table.height, plan.dead.height):
            yield from (scene.deck.art(piece, height, scene.look) for piece in DECK)

    # -- preferences -------------------------------------------------------------------------

    def take_preferences(self, chosen: Mapping[str, str]) -> None:
        """Take what the player prefers."""
        before = self.preferred
        super().take_preferences(chosen)
        wanted, scene = self.preferred, self.scene
        if wanted["order"] != BY_HAND or before["order"] != BY_HAND:
            scene.order.follow(ORDERS[wanted["order"]])
            self._keep_order()
            scene.hand.sort(scene.order)
        look = DeckLook(wanted["indices"] == "large", wanted["suits"] == "four", wanted["back"])
        if look != scene.look or wanted["faces"] != before["faces"]:
            scene.set_look(look, wanted["faces"])
            self.tray.set_look(scene.deck, look)
            self.chooser.chips.set_sign(sign_of(wanted["faces"], look.four_colours))
            self.retranslate()  # cards have other names
        self._orders.show_order(wanted["order"])
        self._refresh()

    def _keep_order(self) -> None:
        """Where the player sorts by hand, let the cards stay as they lie."""
        if self.preferred["order"] == BY_HAND and self.scene.hand.cards:
            self.scene.order.keep(self.scene.hand.pieces)

    def _order(self, order: str) -> None:
        self.take_preferences({"order": order})
        self.prefer("order", order)
        self.stage.announce(WORDS.sort(order))

    def _moved_by_hand(self) -> None:
        """A card was moved: from now on the player's own order counts."""
        if self.preferred["order"] != BY_HAND:
            super().take_preferences({"order": BY_HAND})
            self.prefer("order", BY_HAND)
            self._orders.show_order(BY_HAND)

    # -- words -------------------------------------------------------------------------------

    def result(self, view: View, result: DealResult) -> SheetContent:
        """Return what the result sheet says."""
        return sheet(view, result, self.seats, self.match, self.scene.deck, self.scene.look)

    def reseat(self, seats: Sequence[SeatInfo], first: Seat) -> None:
        """Take other players."""
        self.scene.seats = tuple(seats)
        super().reseat(seats, first)

    def retranslate(self) -> None:
        """Make every text again."""
        self._toast.clear()
        self.scene.retranslate()
        self.chooser.question.dismiss()
        self.chooser.chips.retranslate()
        self.tray.retranslate()
        self._orders.retranslate()
        self._refresh()
        if self._advice is not None:
            self._place_card(*self._advice)

    def _refresh(self) -> None:
        scene = self.scene
        person = next((info.seat for info in self.seats if info.human), ME)
        scene.heading = STANDING.header("Conquian", self.code, self.match, self.counted, person)
        scene.refresh(self._active, self._thinking)
        scene.light(self.chooser.invited)
        self.chooser.refresh()


TABLE: Final = ConquianTable
