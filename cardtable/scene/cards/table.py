"""What the tables of all card games do alike; a game says what it is made of and answers a few questions.

How to use it: a game's table derives from :class:`CardTable`, or from :class:`ShiftedTable` if the person may lay the
hand in an order of his own.  ``_make`` builds its scene, chooser, keys and showing; ``_prepare``, ``_ask``,
``_named`` and the others that are abstract say what only the game knows.  Preferences have the keys and values that
:mod:`cardtable.scene.cards.preferences` names, as far as they mean the same.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import ClassVar, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAction, QKeyEvent

from cardtable.ai.player import Message
from cardtable.core.events import Event, Piece, Seat
from cardtable.core.rules import A, Illegal, Layout, V
from cardtable.scene.cards.ground import Ground
from cardtable.scene.cards.hand import Arrangement
from cardtable.scene.cards.keys import HandKeys
from cardtable.scene.cards.parts import CardChooser, CardScene, CardShowing, Sentences, ShiftedScene
from cardtable.scene.cards.shifting import BY_HAND
from cardtable.scene.cards.words import CARD_WORDS
from cardtable.scene.decks.deck import DeckLook
from cardtable.scene.foresight import Foresight
from cardtable.scene.item import Art
from cardtable.scene.stage import Stage
from cardtable.scene.standing import STANDING
from cardtable.scene.table import LONGEST_MS, GameTable, SeatInfo
from cardtable.scene.timeline import Cue
from cardtable.scene.widgets.chip import ChipItem
from cardtable.scene.widgets.header import HeaderContent
from cardtable.scene.widgets.hint import HintCard
from cardtable.scene.widgets.icons import Icon
from cardtable.scene.widgets.row import Align, ChipRow
from cardtable.scene.widgets.toast import Toast, Tone

CHIP: Final = 42.0
DEALING: Final = "dealing"  # the preference that lets the dealing be skipped
FORESIGHT_MS: Final = 600  # before cards are painted beforehand: the table itself comes first
FORESIGHT_RATIO: Final = 2.2  # device pixels per u: beyond it a deck takes more memory than a hitch is worth
ORDER: Final = "order"  # the preference that says how the hand lies


class CardTable(GameTable[V, A]):
    """A table with a hand of cards."""

    title: ClassVar[str]
    sentences: ClassVar[Sentences]
    cards: ClassVar[Sequence[Piece]]  # those that look different, to be painted beforehand

    scene: CardScene[V]
    chooser: CardChooser[A]
    keys: HandKeys
    _showing: CardShowing[V]

    def __init__(
        self, stage: Stage, actions: Mapping[str, QAction], seats: Sequence[SeatInfo], first: Seat = Seat(0)
    ) -> None:
        super().__init__(stage, actions, seats, first)
        self._advice: tuple[A, Message | None] | None = None
        self._legal: tuple[A, ...] = ()
        self._active: Seat | None = None
        self._thinking = False
        commands = self._make()
        self._ground = Ground(stage, self.scene.hand.lower_all)
        chips = [ChipItem(stage, action, icon, label=False, height=CHIP) for action, icon in commands]
        self._chips = ChipRow(chips, Align.RIGHT)
        self._toast = Toast(stage)
        self._card = HintCard(stage, self.clear_hint)
        self._foresight = Foresight(stage, self._lying_cards)
        self._foreseen: object = None
        stage.resized.connect(self.arrange)
        stage.touched.connect(self._touched)
        self.take_preferences({})

    @abstractmethod
    def _make(self) -> Sequence[tuple[QAction, Icon]]:
        """Make ``scene``, ``chooser``, ``keys``, ``_showing`` and what else there is; return the row of commands."""

    # -- showing -----------------------------------------------------------------------------

    def arrange(self) -> None:
        """Place everything for the stage's size."""
        self.scene.arrange()
        self.chooser.arrange()
        place = self.scene.plan.chips
        self._chips.place(place.x(), place.y())
        self._ground.arrange()
        if self._advice is not None:
            self._place_card(*self._advice)

    def reset(self, view: V) -> None:
        """Show a position at once."""
        self.stage.cancel_gesture()
        self.withdraw()
        self._toast.clear()
        self._showing.dealing.reset()
        self._active, self._thinking = None, False
        self._become(view)
        self._refresh()

    def _become(self, view: V) -> None:
        """Let a position lie on the table, as nobody has moved anything."""
        self.scene.become(view)

    def show(
        self,
        events: Sequence[Event],
        view: V,
        shown: Callable[[], None],
        told: Callable[[Event], None] | None = None,
        max_ms: float = LONGEST_MS,
    ) -> None:
        """Play events; a deal begins with all cards in one place, and may be skipped.

        What was said of the position before goes: it is no longer true.
        """
        if events:
            self._toast.clear()
        self._active = None
        self._prepare(events, view)

        def finished() -> None:
            self._settle(view)
            self._refresh()
            shown()

        super().show(events, view, finished, told, max_ms)
        if self._showing.dealing.under_way and self.preferred[DEALING] == "skipped":
            self.stage.timeline.skip()

    @abstractmethod
    def _prepare(self, events: Sequence[Event], view: V) -> None:
        """Make the table ready for what is about to be seen: if it is a deal, no card is dealt yet."""

    def _settle(self, view: V) -> None:
        """Everything has been seen: words and pictures follow the position to the letter."""
        self.scene.view = view

    def cues(self, event: Event, view: V) -> list[Cue]:
        """Return how one event is shown."""
        return self._showing.cues(event, view)

    def placed(self) -> Layout:
        """Return what lies where."""
        return self.scene.lying.layout()

    def _touched(self) -> None:
        """A click anywhere skips the dealing."""
        if self._showing.dealing.under_way and self.stage.timeline.busy:
            self.stage.timeline.skip()

    # -- acting ------------------------------------------------------------------------------

    def invite(self, seat: Seat, view: V, legal: Sequence[A]) -> None:
        """Let the person act."""
        self._legal, self._active = tuple(legal), seat
        self._foresee()
        self.scene.view = view
        self._ask(view)
        if self._advice is not None:  # asked anew after others have answered: the advice is still marked
            chosen = self.scene.hand.chosen
            self.chooser.advise(self._advice[0])
            self.scene.hand.choose(chosen)
        self._refresh()

    @abstractmethod
    def _ask(self, view: V) -> None:
        """Let the chooser offer what is legal now."""

    def withdraw(self) -> None:
        """Let nobody act; chosen cards stay chosen."""
        self._legal = ()
        self.chooser.withdraw()
        self.scene.light(False)

    def thinking(self, seat: Seat | None) -> None:
        """Mark the seat that is being waited for."""
        self._active, self._thinking = seat, seat is not None
        self._refresh()

    def _take(self, action: A) -> bool:
        """Offer an action; a refusal is explained."""
        reason = self.offer(action)
        if reason is None:
            self.clear_hint()
        else:
            self.refuse(reason)
        return reason is None

    def refuse(self, reason: Illegal) -> None:
        """Say why an action was refused, with a link to the rule."""
        self._tell(self.sentences.illegal(reason), reason.rule)

    def _tell(self, text: str, rule: str = "") -> None:
        """Say that something cannot be done."""
        bar = self.scene.plan.bar
        self._toast.say(
            text,
            Tone.REFUSED,
            link=CARD_WORDS.rule(rule) if rule else "",
            follow=partial(self.rule_asked, rule),
            near=bar.center(),
            avoid=self._not_under_a_message(),
        )

    def _not_under_a_message(self) -> Sequence[QRectF]:
        """Return what refusals do not cover: what one acts with, and the hint one acts on."""
        return [self.scene.plan.bar, self._hand_area(), self._card.area()]

    @abstractmethod
    def _hand_area(self) -> QRectF:
        """Return where the person's cards lie, which refusals do not cover."""

    def key(self, event: QKeyEvent) -> bool:
        """Act on one of the game's own keys."""
        if event.key() == Qt.Key.Key_Escape and self._card.isVisible():
            self.clear_hint()
            self.scene.hand.lower_all()
            return True
        return self.keys.press(event)

    # -- hints -------------------------------------------------------------------------------

    def show_hint(self, action: A, reason: Message | None) -> None:
        """Show what is advised, and why."""
        self.chooser.advise(action)
        self._advice = (action, reason)
        self._place_card(action, reason)

    def clear_hint(self) -> None:
        """Take the hint away; the cards it raised stay raised."""
        self._advice = None
        self.chooser.advise(None)
        self._card.clear()

    def _place_card(self, action: A, reason: Message | None) -> None:
        text = self._named(action)
        number, count = self.hint_place
        title = CARD_WORDS.hint_place(text, number, count) if count > 1 else text
        said = self.sentences.hint(reason) if reason is not None else text
        self._card.show_hint(said, self._hint_near(), self._kept_free(), title, self._hint_target())

    def _hint_near(self) -> QRectF:
        """Return what a hint stands beside."""
        return self.scene.plan.bar

    def _hint_target(self) -> QRectF | None:
        """Return the part of that which it points at; ``None``: all of it."""
        return None

    @abstractmethod
    def _named(self, action: A) -> str:
        """Return an action in the imperative."""

    @abstractmethod
    def _kept_free(self) -> Sequence[QRectF]:
        """Return what a hint had better not cover."""

    # -- pictures ----------------------------------------------------------------------------

    def _foresee(self) -> None:
        """Have the cards painted as they will lie on the table, while the person thinks."""
        hand = self.scene.hand
        wanted = (self.stage.ratio, tuple(self._lying_heights()), hand.deck, hand.look)
        if wanted != self._foreseen:
            self._foreseen = wanted
            self._foresight.begin(FORESIGHT_MS)

    def _lying_cards(self) -> Iterator[Art]:
        hand = self.scene.hand
        for height in self._lying_heights() if self.stage.ratio <= FORESIGHT_RATIO else ():
            yield from (hand.deck.art(piece, height, hand.look) for piece in self.cards)

    @abstractmethod
    def _lying_heights(self) -> Sequence[float]:
        """Return how high cards are that lie on the table, those that come first first."""

    # -- preferences -------------------------------------------------------------------------

    def _look(self) -> DeckLook:
        """Return how the player likes the cards to look."""
        wanted = self.preferred
        signs, four = wanted["indices"], wanted.get("suits") == "four"
        return DeckLook(signs == "large", four, wanted["back"], index=signs != "none")

    def _order(self, order: str) -> None:
        """Let the hand lie otherwise, from now on."""
        self.take_preferences({ORDER: order})
        self.prefer(ORDER, order)
        self.stage.announce(self._order_name(order))

    def _sort_otherwise(self) -> None:
        """Let the hand lie in the next order, round and round."""
        orders = next(option.values for option in self.preferences if option.key == ORDER)
        self._order(orders[(orders.index(self.preferred[ORDER]) + 1) % len(orders)])

    @abstractmethod
    def _order_name(self, order: str) -> str:
        """Return how the hand lies then."""

    # -- words -------------------------------------------------------------------------------

    def reseat(self, seats: Sequence[SeatInfo], first: Seat) -> None:
        """Take other players."""
        self.scene.seats = tuple(seats)
        super().reseat(seats, first)

    def retranslate(self) -> None:
        """Make every text again."""
        self._toast.clear()
        self.scene.retranslate()
        self._rename()
        self._refresh()
        if self._advice is not None:
            self._place_card(*self._advice)

    @abstractmethod
    def _rename(self) -> None:
        """Make the texts again that neither the scene nor a refreshment makes."""

    def _refresh(self) -> None:
        """Say anew how everything stands."""
        self.scene.heading = self._heading()
        self._show_turn()
        self.scene.light(self.chooser.invited)
        self.chooser.refresh()

    def _heading(self) -> HeaderContent:
        person = next((info.seat for info in self.seats if info.human), Seat(0))
        return STANDING.header(self.title, self.code, self.match, self.counted, person)

    def _show_turn(self) -> None:
        self.scene.refresh(self._active, self._thinking)


class ShiftedTable(CardTable[V, A]):
    """A card table whose hand may lie as its player has put it."""

    scene: ShiftedScene[V]

    def take_preferences(self, chosen: Mapping[str, str]) -> None:
        """Take what the player prefers; a hand that lies as he put it stays as it is."""
        before = self.preferred[ORDER]
        super().take_preferences(chosen)
        if self.preferred[ORDER] != BY_HAND or before != BY_HAND:
            self._follow_order()
            self._keep_order()
            self.scene.hand.sort(self.scene.order)

    def _follow_order(self) -> None:
        """Let the hand be sorted as preferred; by hand, that is where it begins."""
        self.scene.order.follow(self._arrangement())

    @abstractmethod
    def _arrangement(self) -> Arrangement:
        """Return how the hand is sorted as preferred."""

    def _keep_order(self) -> None:
        """Where the player sorts by hand, let the cards stay as they lie."""
        if self.preferred[ORDER] == BY_HAND and self.scene.hand.cards:
            self.scene.order.keep(self.scene.hand.pieces)

    def _moved_by_hand(self) -> None:
        """A card was moved: from now on the player's own order counts."""
        if self.preferred[ORDER] != BY_HAND:
            self.preferred = {**self.preferred, ORDER: BY_HAND}
            self.prefer(ORDER, BY_HAND)
            self._show_order()

    @abstractmethod
    def _show_order(self) -> None:
        """Show which order is preferred."""
