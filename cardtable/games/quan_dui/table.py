"""The table of Quan Dui: hand, discards, the card on offer, words and commands on one stage."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import ClassVar, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAction, QKeyEvent

from cardtable.ai.player import Message
from cardtable.core.events import Event, Piece, Seat
from cardtable.core.rules import DealResult, Illegal, Layout, Option
from cardtable.games.quan_dui.answering import ASKING
from cardtable.games.quan_dui.cards import KINDS
from cardtable.games.quan_dui.choosing import Chooser
from cardtable.games.quan_dui.dealing import is_deal
from cardtable.games.quan_dui.messages import MESSAGES
from cardtable.games.quan_dui.phrases import PHRASES
from cardtable.games.quan_dui.plan import LAID, OFFER, SMALL
from cardtable.games.quan_dui.result import sheet
from cardtable.games.quan_dui.rules import Action, View
from cardtable.games.quan_dui.scene import QuanDuiScene
from cardtable.games.quan_dui.showing import Showing
from cardtable.games.quan_dui.sorting import BY_HAND, ORDERS
from cardtable.games.quan_dui.state import Phase
from cardtable.scene.cards.ground import Ground
from cardtable.scene.cards.selecting import HandSpot
from cardtable.scene.cards.shifting import Shift
from cardtable.scene.cards.warm import Warmer
from cardtable.scene.decks.deck import DeckLook
from cardtable.scene.decks.dongguan import DONGGUAN
from cardtable.scene.item import Art
from cardtable.scene.stage import Stage
from cardtable.scene.standing import STANDING
from cardtable.scene.table import LONGEST_MS, Choice, GameTable, SeatInfo, SheetContent
from cardtable.scene.timeline import Cue
from cardtable.scene.widgets.chip import ChipItem
from cardtable.scene.widgets.header import HeaderContent
from cardtable.scene.widgets.hint import HintCard
from cardtable.scene.widgets.icons import Icon
from cardtable.scene.widgets.row import Align, ChipRow
from cardtable.scene.widgets.toast import Toast, Tone

CHIP: Final = 42.0


class QuanDuiTable(GameTable[View, Action]):
    """The game's ``TABLE``."""

    preferences: ClassVar[tuple[Option, ...]] = (
        Option("order", ORDERS),
        Option("asking", ASKING),
        Option("acts", ("open", "folded")),
        Option("dealing", ("shown", "skipped")),
        Option("indices", ("normal", "large", "none")),
        Option("back", DONGGUAN.backs),
    )

    def __init__(
        self, stage: Stage, actions: Mapping[str, QAction], seats: Sequence[SeatInfo], first: Seat = Seat(0)
    ) -> None:
        super().__init__(stage, actions, seats, first)
        self.scene = scene = QuanDuiScene(stage, actions, self.seats, lambda: self.chooser.claim_nothing())
        self._ground = Ground(stage, scene.hand.lower_all)
        self._sort = QAction(stage)
        self._sort.setObjectName("sort")
        self._sort.triggered.connect(self._sort_otherwise)
        self.chooser = Chooser(stage, scene, actions, self._take, self.refuse)
        self.hand_spot = HandSpot(
            scene.hand,
            lambda: PHRASES.hand_of(scene.hand.groups),
            doubled=self.chooser.throw,
            drag=partial(Shift, scene.order),
        )
        scene.order.moved = self._moved_by_hand
        scene.log_toggled = lambda on: self.prefer("acts", "open" if on else "folded")
        self._showing = Showing(scene, self._refresh)
        self._chips = ChipRow(
            [
                ChipItem(stage, action, icon, label=False, height=CHIP)
                for action, icon in (
                    (self._sort, Icon.SORT),
                    (actions["copy_code"], Icon.COPY),
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
        self._chips.place(plan.chips.x(), plan.chips.y())
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
        self._keep_order()
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
        if events and is_deal(events[0], view):
            self.scene.order.follow(self.scene.hand.in_pairs)
            self._showing.dealing.begin(view)

        def finished() -> None:
            self._shown(view)
            shown()

        super().show(events, view, finished, told, max_ms)
        if not self.scene.dealt and self.preferred["dealing"] == "skipped":
            self.stage.timeline.skip()

    def _shown(self, view: View) -> None:
        """Everything has been seen: words and pictures follow the position to the letter."""
        self.scene.view = view
        self._keep_order()
        self._refresh()

    def cues(self, event: Event, view: View) -> list[Cue]:
        """Return how one event is shown."""
        return self._showing.cues(event, view)

    def placed(self) -> Layout:
        """Return what lies where."""
        return self.scene.lying.layout()

    def seat_area(self, seat: Seat) -> QRectF:
        """Return a player's plate."""
        return self.scene.plan.plates[seat]

    def review_area(self) -> QRectF:
        """Return the place of the buttons, which have nothing to say then."""
        return self.scene.plan.bar

    # -- acting ------------------------------------------------------------------------------

    def invite(self, seat: Seat, view: View, legal: Sequence[Action]) -> None:
        """Let the person act."""
        self._legal, self._active = tuple(legal), seat
        self._warm()
        self.scene.view = view
        self.scene.hush()
        self.chooser.invite(view)
        self._refresh()
        if view.phase is Phase.CLAIMS and self.chooser.invited:
            self.stage.announce(PHRASES.your_answer())

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
        bar, hand = self.scene.plan.bar, self.scene.plan.hand
        own = reason.key == "no-card"  # nothing that the rules know
        self._toast.say(
            PHRASES.choose() if own else MESSAGES.illegal(reason),
            Tone.REFUSED,
            link=PHRASES.rule(reason.rule) if reason.rule else "",
            follow=partial(self.rule_asked, reason.rule),
            near=bar.center(),
            avoid=[bar, hand],
        )

    def show_hint(self, action: Action, reason: Message | None) -> None:
        """Show what is advised, and why."""
        self.chooser.advise(action)
        self._advice = (action, reason)
        self._place_card(action, reason)

    def clear_hint(self) -> None:
        """Take the hint away; the card it raised stays raised."""
        self._advice = None
        self.chooser.advise(None)
        self._card.clear()

    def _place_card(self, action: Action, reason: Message | None) -> None:
        plan, scene = self.scene.plan, self.scene
        text = PHRASES.action(action)
        number, count = self.hint_place
        title = PHRASES.hint_place(text, number, count) if count > 1 else text
        said = MESSAGES.hint(reason) if reason is not None else text
        seen = [field.area() for field in scene.fields.values()]
        self._card.show_hint(said, plan.bar, [plan.hand, plan.middle, *plan.plates.values(), *seen], title)

    def key(self, event: QKeyEvent) -> bool:
        """Act on one of the game's own keys."""
        if event.key() == Qt.Key.Key_Escape and self._card.isVisible():
            self.clear_hint()
            self.scene.hand.lower_all()
            return True
        return self.chooser.keys.press(event)

    def choices(self) -> list[Choice]:
        """Return every action the invited person may take now."""
        return [Choice(PHRASES.action(action), partial(self._perform, action)) for action in self._legal]

    def _perform(self, action: Action) -> None:
        self._take(action)

    def _touched(self) -> None:
        """A click anywhere skips the dealing."""
        if not self.scene.dealt and self.stage.timeline.busy:
            self.stage.timeline.skip()

    # -- pictures ----------------------------------------------------------------------------

    def _warm(self) -> None:
        """Have the cards painted as they will lie on the table, while the person thinks."""
        wanted = (self.stage.ratio, self.scene.look)
        if wanted != self._warmed:
            self._warmed = wanted
            self._warmer.begin()

    def _lying_cards(self) -> Iterator[Art]:
        heights = (OFFER, self.scene.hand.height, SMALL, LAID)
        for height in heights:
            yield from (DONGGUAN.art(piece, height, self.scene.look) for piece in ONE_OF_EACH)

    # -- preferences -------------------------------------------------------------------------

    def take_preferences(self, chosen: Mapping[str, str]) -> None:
        """Take what the player prefers."""
        before = self.preferred
        super().take_preferences(chosen)
        wanted, scene = self.preferred, self.scene
        if wanted["order"] != BY_HAND or before["order"] != BY_HAND:
            scene.order.follow(scene.hand.in_pairs)
            self._keep_order()
            scene.hand.sort(scene.order)
        self.chooser.asking = wanted["asking"]
        scene.log.unfold(wanted["acts"] == "open")
        look = DeckLook(wanted["indices"] == "large", back=wanted["back"], index=wanted["indices"] != "none")
        if look != scene.look:
            scene.set_look(look)
        self._name_chips()
        self._refresh()

    def _keep_order(self) -> None:
        """Where the player sorts by hand, let the cards stay as they lie."""
        if self.preferred["order"] == BY_HAND and self.scene.hand.cards:
            self.scene.order.keep(self.scene.hand.pieces)

    def _sort_otherwise(self) -> None:
        order = next(other for other in ORDERS if other != self.preferred["order"])
        self.take_preferences({"order": order})
        self.prefer("order", order)
        self.stage.announce(PHRASES.sorted_by(order))

    def _moved_by_hand(self) -> None:
        """A card was moved: from now on the player's own order counts."""
        hand = self.scene.hand
        if hand.pieces and hand.pieces[-1] != hand.apart:
            hand.apart = None
            hand.place()
        if self.preferred["order"] != BY_HAND:
            super().take_preferences({"order": BY_HAND})
            self.prefer("order", BY_HAND)
            self._name_chips()
        self._refresh()

    # -- words -------------------------------------------------------------------------------

    def result(self, view: View, result: DealResult) -> SheetContent:
        """Return what the result sheet says."""
        return sheet(view, result, self.seats, self.match, self.scene.look)

    def reseat(self, seats: Sequence[SeatInfo], first: Seat) -> None:
        """Take other players."""
        self.scene.reseat(seats)
        super().reseat(seats, first)

    def retranslate(self) -> None:
        """Make every text again."""
        self._toast.clear()
        self._name_chips()
        self.scene.retranslate()
        self._refresh()
        self.chooser.retranslate()
        if self._advice is not None:
            self._place_card(*self._advice)

    def _name_chips(self) -> None:
        self._sort.setText(PHRASES.sorted_by(self.preferred["order"]))
        self._sort.setToolTip(PHRASES.sort_tip())

    def _refresh(self) -> None:
        scene, match = self.scene, self.match
        over = scene.view is not None and scene.view.phase is Phase.OVER
        if match is None:
            number = PHRASES.single_hand()
        else:
            number = PHRASES.hand_number(max(1, len(match.results) + (0 if over else 1)))
        parts = (number, STANDING.counted(self.counted), self.code)
        scene.heading = HeaderContent("Quan Dui", " · ".join(part for part in parts if part))
        mine = self.chooser.invited or self.chooser.sealed
        scene.refresh(self._active, self._thinking, mine)
        scene.light(self.chooser.invited)
        self.chooser.refresh()


ONE_OF_EACH: Final = tuple(Piece(f"{kind}a") for kind in KINDS)
TABLE: Final = QuanDuiTable
