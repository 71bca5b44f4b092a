"""The table of Dou Dizhu: hand, plays, plates, counter, words and commands on one stage."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import ClassVar, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAction, QKeyEvent

from cardtable.ai.player import Message
from cardtable.core.events import Event, Seat
from cardtable.core.rules import DealResult, Illegal, Layout, Option
from cardtable.games.dou_dizhu.cards import DECK
from cardtable.games.dou_dizhu.choosing import Chooser
from cardtable.games.dou_dizhu.dealing import is_deal
from cardtable.games.dou_dizhu.listing import choices
from cardtable.games.dou_dizhu.messages import MESSAGES
from cardtable.games.dou_dizhu.result import sheet
from cardtable.games.dou_dizhu.rules import Action, Play, View
from cardtable.games.dou_dizhu.scene import ME, DouDizhuScene
from cardtable.games.dou_dizhu.showing import Showing
from cardtable.games.dou_dizhu.sorting import ORDERS
from cardtable.games.dou_dizhu.words import WORDS
from cardtable.scene.cards.ground import Ground
from cardtable.scene.cards.warm import Warmer
from cardtable.scene.decks.deck import DeckLook
from cardtable.scene.decks.french import FRENCH
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


class DouDizhuTable(GameTable[View, Action]):
    """The game's ``TABLE``."""

    preferences: ClassVar[tuple[Option, ...]] = (
        Option("order", tuple(ORDERS)),
        Option("counter", ("open", "folded")),
        Option("dealing", ("shown", "skipped")),
        Option("indices", ("normal", "large")),
        Option("suits", ("two", "four")),
        Option("back", FRENCH.backs),
    )

    def __init__(
        self, stage: Stage, actions: Mapping[str, QAction], seats: Sequence[SeatInfo], first: Seat = Seat(0)
    ) -> None:
        super().__init__(stage, actions, seats, first)
        self.scene = DouDizhuScene(stage, actions, self.seats)
        self._ground = Ground(stage, self.scene.hand.lower_all)
        self._sort = QAction(stage)
        self._sort.setObjectName("sort")
        self._sort.triggered.connect(self._sort_otherwise)
        self.chooser = Chooser(stage, self.scene, actions, self._take, self.refuse)
        self._showing = Showing(self.scene, self._refresh)
        self._chips = ChipRow(
            [
                ChipItem(stage, action, icon, label=False, height=CHIP)
                for action, icon in (
                    (self._sort, Icon.SORT),
                    (actions["undo"], Icon.UNDO),
                    (actions["skip"], Icon.SKIP),
                    (actions["log"], Icon.LOG),
                )
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
        self.scene.hand.dropped = lambda at: self.chooser.play()
        self.scene.hand.carried = self._carried
        self.scene.counter_toggled = lambda on: self.prefer("counter", "open" if on else "folded")
        stage.resized.connect(self.arrange)
        stage.touched.connect(self._touched)
        self._name_chips()
        self.take_preferences({})

    # -- showing -----------------------------------------------------------------------------

    def arrange(self) -> None:
        """Place everything for the stage's size."""
        self.scene.arrange()
        plan = self.scene.plan
        self.chooser.arrange(plan)
        self._chips.place(plan.chips.x(), plan.chips.y(), plan.plate.width())
        self._ground.arrange()
        if self._advice is not None:
            self._place_card(*self._advice)

    def reset(self, view: View) -> None:
        """Show a position at once."""
        self.stage.cancel_gesture()
        self.withdraw()
        self._showing.dealing.reset()
        self._active, self._thinking = None, False
        self.scene.become(view)
        if view.winner is None:
            self._active = view.turn
        self._refresh()

    def show(
        self,
        events: Sequence[Event],
        view: View,
        shown: Callable[[], None],
        told: Callable[[Event], None] | None = None,
        max_ms: float = LONGEST_MS,
    ) -> None:
        """Play events; a deal begins with all cards in the middle, and may be skipped."""
        self._active = None
        dealing = bool(events) and is_deal(events[0])
        if dealing:
            self._showing.dealing.begin()

        def finished() -> None:
            self._shown(view)
            shown()

        super().show(events, view, finished, told, max_ms)
        if self._showing.dealing.under_way and self.preferred["dealing"] == "skipped":
            self.stage.timeline.skip()

    def _shown(self, view: View) -> None:
        """Everything has been seen: words and pictures follow the position to the letter."""
        self.scene.view, self.scene.landlord = view, view.landlord
        self.scene.show_stock()
        self.scene.show_bottom()
        self._showing.dealing.under_way = False
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
        return self.scene.plan.wide_bar

    # -- acting ------------------------------------------------------------------------------

    def invite(self, seat: Seat, view: View, legal: Sequence[Action]) -> None:
        """Let the person act."""
        self._legal, self._active = tuple(legal), seat
        self._warm()
        self.scene.view = view
        self.chooser.invite(any(isinstance(action, Play) for action in legal))
        self._refresh()

    def _warm(self) -> None:
        """Have the cards painted as they will lie on the table, while the person thinks."""
        plan, look = self.scene.plan, self.scene.hand.look
        wanted = (self.stage.ratio, plan.centre.height, plan.aside[Seat(1)].height, look)
        if wanted != self._warmed:
            self._warmed = wanted
            self._warmer.begin()

    def _lying_cards(self) -> Iterator[Art]:
        plan, look = self.scene.plan, self.scene.hand.look
        for height in (plan.centre.height, plan.aside[Seat(1)].height):
            yield from (FRENCH.art(piece, height, look) for piece in DECK)

    def withdraw(self) -> None:
        """Let nobody act; chosen cards stay chosen."""
        self._legal = ()
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

    def refuse(self, reason: Illegal) -> None:
        """Say why an action was refused, with a link to the rule."""
        bar = self.scene.plan.bar
        self._toast.say(
            MESSAGES.illegal(reason),
            Tone.REFUSED,
            link=WORDS.rule(reason.rule) if reason.rule else "",
            follow=partial(self.rule_asked, reason.rule),
            near=bar.center(),
            avoid=[bar, self.scene.plan.hand],
        )

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
        self.scene.tricks.make_room(QRectF())

    def _place_card(self, action: Action, reason: Message | None) -> None:
        plan = self.scene.plan
        text = MESSAGES.action(action, ME)
        number, count = self.hint_place
        title = WORDS.hint_place(text, number, count) if count > 1 else text
        said = MESSAGES.hint(reason) if reason is not None else text
        self._card.show_hint(said, plan.bar, self.scene.talked_over(), title)
        self.scene.tricks.make_room(self._card.area())

    def key(self, event: QKeyEvent) -> bool:
        """Act on one of the game's own keys."""
        if event.key() == Qt.Key.Key_Escape and self._card.isVisible():
            self.clear_hint()
            self.scene.hand.lower_all()
            return True
        return self.chooser.key(event)

    def choices(self) -> list[Choice]:
        """Return every action the invited person may take now."""
        return choices(self._legal, self._take)

    def _carried(self, on: bool) -> None:
        """Show where the raised cards may be dropped, if they may be played."""
        self.scene.offer_field(on and self.chooser.play_action.isEnabled())

    def _touched(self) -> None:
        """A click anywhere skips the dealing."""
        if self._showing.dealing.under_way and self.stage.timeline.busy:
            self.stage.timeline.skip()

    # -- preferences -------------------------------------------------------------------------

    def take_preferences(self, chosen: Mapping[str, str]) -> None:
        """Take what the player prefers."""
        super().take_preferences(chosen)
        wanted = self.preferred
        self.scene.hand.sort(ORDERS[wanted["order"]])
        self.scene.counter.unfold(wanted["counter"] == "open")
        look = DeckLook(wanted["indices"] == "large", wanted["suits"] == "four", wanted["back"])
        if look != self.scene.hand.look:
            self.scene.set_look(look)
        self._refresh()

    def _sort_otherwise(self) -> None:
        orders = list(ORDERS)
        order = orders[(orders.index(self.preferred["order"]) + 1) % len(orders)]
        self.take_preferences({"order": order})
        self.prefer("order", order)
        self.stage.announce(WORDS.sort(order))
        self._name_chips()

    # -- words -------------------------------------------------------------------------------

    def result(self, view: View, result: DealResult) -> SheetContent:
        """Return what the result sheet says."""
        return sheet(view, result, self.seats, self.match, self.scene.hand.look)

    def reseat(self, seats: Sequence[SeatInfo], first: Seat) -> None:
        """Take other players."""
        self.scene.seats = tuple(seats)
        super().reseat(seats, first)

    def retranslate(self) -> None:
        """Make every text again."""
        self._toast.clear()
        self._name_chips()
        self.scene.retranslate()
        self.chooser.hush()
        self._refresh()
        if self._advice is not None:
            self._place_card(*self._advice)

    def _name_chips(self) -> None:
        self._sort.setText(WORDS.sort(self.preferred["order"]))
        self._sort.setToolTip(WORDS.sort_tip())

    def _refresh(self) -> None:
        scene = self.scene
        person = next((info.seat for info in self.seats if info.human), ME)
        scene.heading = STANDING.header("Dou Dizhu", self.code, self.match, self.counted, person)
        scene.refresh(self._active, self._thinking)
        scene.light(self.chooser.invited)
        self.chooser.refresh()


TABLE: Final = DouDizhuTable
