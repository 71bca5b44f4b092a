"""The re-arranging tray as it is seen: veil, sheet, zones, copies of cards and buttons, and where it all lies."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QPointF
from PySide6.QtGui import QAction

from cardtable.core.events import Piece
from cardtable.core.rules import Illegal
from cardtable.games.conquian.cards import Cards
from cardtable.games.conquian.refusals import REFUSALS
from cardtable.games.conquian.state import Use
from cardtable.games.conquian.tray_model import HAND, MOST, NEW, TABLE, Arranging, Zone
from cardtable.games.conquian.tray_parts import (
    Z_CARRIED,
    Look,
    Sign,
    Standing,
    TrayCard,
    TraySheet,
    ZoneContent,
    ZoneItem,
)
from cardtable.games.conquian.tray_plan import FOOT, RISE, TrayPlan, ZonePlan, plan
from cardtable.games.conquian.tray_words import TRAY_WORDS
from cardtable.scene.decks.deck import Deck, DeckLook
from cardtable.scene.gestures import Drag, Spot, nearest
from cardtable.scene.palette import GOLD_GLOW
from cardtable.scene.timeline import Cue, Motion, glide
from cardtable.scene.typography import Role
from cardtable.scene.widgets.chip import ChipItem, Style, disable
from cardtable.scene.widgets.veil import Veil

if TYPE_CHECKING:
    from cardtable.scene.stage import Stage

Z: Final = 4_100.0  # over the table and its hints, below messages and sheets
REACH: Final = 70.0  # u from a zone, within which a card still falls into it
WIDTHS: Final = {"confirm": 200.0, "cancel": 124.0, "reset": 140.0, "suggest": 226.0}
SPACE: Final = 12.0  # between buttons


class Owner(Protocol):
    """Who hears what is done in the tray."""

    stage: Stage
    actions: dict[str, QAction]

    def touch(self, card: Piece) -> None:
        """A card was clicked."""

    def grab(self, card: Piece, at: QPointF) -> Drag | None:
        """A drag has begun on a card."""

    def put(self, zone: Zone) -> None:
        """A zone was clicked."""

    def say_why(self) -> None:
        """A button that is off was used."""


class TrayView:
    """Everything of an open tray that can be seen."""

    def __init__(self, owner: Owner, model: Arranging, deck: Deck, look: DeckLook) -> None:
        self.stage, self.model, self.deck = owner.stage, model, deck
        self.actions: Mapping[str, QAction] = owner.actions
        self.veil = Veil(self.stage, Z)
        self.sheet = TraySheet(self.stage, Z + 1)
        self._made: TrayPlan | None = None
        self._picked: Sequence[Piece] = ()
        self.zones = {
            zone: ZoneItem(self.stage, self.sheet, zone, partial(self._zone_name, zone), partial(owner.put, zone))
            for zone in (*range(MOST), NEW, HAND, *((TABLE,) if model.table is not None else ()))
        }
        self.cards = {
            card: TrayCard(
                self.stage,
                deck,
                card,
                look,
                self.sheet,
                partial(self._card_name, card),
                partial(owner.touch, card),
                partial(owner.grab, card),
            )
            for card in model.cards
        }
        self.chips = [self._chip(name, action, owner.say_why) for name, action in self.actions.items()]

    def _chip(self, name: str, action: QAction, refused: Callable[[], None]) -> ChipItem:
        golden = name == "confirm"
        chip = ChipItem(
            self.stage,
            action,
            style=Style.GOLD_BUTTON if golden else Style.FELT,
            cap=not golden,  # its two keys would take too much room
            height=46,
            least=WIDTHS[name],
            parent=self.sheet,
        )
        chip.refused = refused if golden else None
        chip.resized = self._place_foot
        return chip

    def dismiss(self) -> None:
        """Take everything away."""
        self.stage.removeItem(self.sheet)
        self.veil.dismiss()

    def set_look(self, deck: Deck, look: DeckLook) -> None:
        """Show the cards in another look, perhaps those of another deck."""
        self.deck = deck
        for card in self.cards.values():
            card.become(card.card, look=look, deck=deck)

    def spots(self) -> list[Spot]:
        """Return where cards can be picked up, in the order of reading."""
        below = self.zones[HAND].rect.top()
        cards = sorted(self.cards.values(), key=lambda card: (card.rest.y() > below, card.rest.x()))
        return [card.spot for card in cards]

    # -- places ------------------------------------------------------------------------------

    def show(self, picked: Sequence[Piece], aimed: Zone | None, note: str, ms: float = 0.0) -> None:
        """Put everything where it belongs, within *ms*, and say how it stands.

        :param picked: cards picked up.  :param aimed: the zone under them.  :param note: why something was not done.
        """
        model = self.model
        self._picked = picked
        self._made = made = self._plan()
        for zone in range(MOST):
            if zone < len(made.groups):
                self.zones[zone].card_foot = RISE + made.card
                self._lie(zone, made.groups[zone], tuple(model.groups[zone]), made.card)
            else:
                self.zones[zone].away()
        if made.new is not None:
            self.zones[NEW].lie(made.new, empty=True)
        else:
            self.zones[NEW].away()
        self._lie(HAND, made.hand, model.hand, made.card)
        if made.table is not None:
            waiting = model.waiting
            self._lie(TABLE, made.table, (waiting,) if waiting is not None else (), made.card)
        self.judge(picked, aimed, note)
        self._place_foot()
        self.sheet.touch()
        self._glide(ms)

    def _plan(self) -> TrayPlan:
        model, size = self.model, self.deck.size(100)
        return plan(
            self.stage.size,
            max(1.0, self.stage.face(Role.SMALL).pixelSize() / 14),
            size.width() / size.height(),
            [len(group) for group in model.groups],
            len(model.hand),
            None if model.table is None else int(model.waiting is not None),
            model.full,
        )

    def _lie(self, zone: Zone, made: ZonePlan, cards: Cards, height: float) -> None:
        self.zones[zone].lie(made.box, empty=not cards)
        wide = self.deck.size(height).width()
        for n, (piece, rest) in enumerate(zip(cards, made.cards, strict=True)):
            card, picked = self.cards[piece], piece in self._picked
            card.lie(rest, height, wide if n == len(cards) - 1 else made.strip, n, picked)
            card.halo(GOLD_GLOW if zone == TABLE and not picked else "")

    def _place_foot(self) -> None:
        made = self._made
        if made is None:
            return
        x = made.foot.right()
        for chip in reversed(self.chips):
            x -= chip.width
            chip.setPos(x, made.foot.top() + (FOOT - chip.height) / 2 + 1)
            x -= SPACE
        self.sheet.lie(made.box, made.foot.adjusted(0, 0, x - made.foot.right() - SPACE, 0))

    def _glide(self, ms: float) -> None:
        moving = [card for card in self.cards.values() if not card.carried and card.pos() != card.rest]
        if ms and moving:
            motions = [Motion(card, card.rest, easing=glide) for card in moving]
            self.stage.timeline.play([Cue(ms, motions, at_end=self._settle)], aside=True)
        else:
            self._settle()

    def _settle(self) -> None:
        """Put down whatever does not follow the pointer: a motion may have been overtaken by another one."""
        for card in self.cards.values():
            if not card.carried:
                card.setPos(card.rest)
        self.stage.freshen()

    # -- under the pointer -------------------------------------------------------------------

    def carry(self, pieces: Sequence[Piece], by: QPointF) -> None:
        """Let cards be *by* away from their places."""
        for n, piece in enumerate(pieces):
            card = self.cards[piece]
            card.carried = True
            card.setZValue(Z_CARRIED + n)
            card.setPos(card.rest + by)

    def release(self, pieces: Sequence[Piece]) -> None:
        """Let cards go; the next showing puts them where they belong."""
        for piece in pieces:
            self.cards[piece].carried = False

    def zone_at(self, at: QPointF) -> Zone | None:
        """Return the zone at a point, or near it."""
        zones = {item.spot: zone for zone, item in self.zones.items() if item.isVisible()}
        spot = nearest(zones, at, REACH)
        return zones[spot] if spot is not None else None

    # -- what it says ------------------------------------------------------------------------

    def judge(self, picked: Sequence[Piece], aimed: Zone | None, note: str) -> None:
        """Say what each group is, and whether the whole may be done."""
        model = self.model
        for zone, item in self.zones.items():
            item.show_content(self._content(zone, picked, aimed))
        reason, uses = model.refusal, isinstance(model.action, Use)
        if note:
            sign, words = Sign.BAD, note
        elif not model.changed:  # not yet, or no longer: no fault
            sign, words = Sign.OPEN, TRAY_WORDS.begin(bool(model.own))
        elif reason is not None:
            sign, words = Sign.BAD, REFUSALS.sentence(reason)
        else:
            sign, words = Sign.GOOD, TRAY_WORDS.allowed(uses, model.cuts, model.table)
        self.sheet.say(Standing(model.count, sign, words))
        texts = {
            "confirm": TRAY_WORDS.confirm(uses, model.cuts),
            "cancel": TRAY_WORDS.cancel(),
            "reset": TRAY_WORDS.reset(),
            "suggest": TRAY_WORDS.suggest(model.suggested, len(model.suggestions)),
        }
        for name, text in texts.items():
            self.actions[name].setText(text)
        disable(self.actions["confirm"], "" if reason is None else REFUSALS.short(reason))
        disable(self.actions["suggest"], "" if model.suggestions else TRAY_WORDS.no_suggestion())
        disable(self.actions["reset"], "" if model.changed else REFUSALS.short(Illegal("nothing-laid")))

    def _content(self, zone: Zone, picked: Sequence[Piece], aimed: Zone | None) -> ZoneContent:
        model = self.model
        inviting = any(model.zone_of(card) != zone for card in picked)
        open_ = inviting and not model.stuck(picked, zone)
        hot = zone == aimed and open_
        if zone == NEW:
            return ZoneContent(Look.NEW, TRAY_WORDS.new(), open=open_, hot=hot, key="N")
        if zone in (HAND, TABLE):
            title = TRAY_WORDS.hand() if zone == HAND else TRAY_WORDS.table()
            return ZoneContent(Look.HOME, title, open=open_, hot=hot)
        if zone >= len(model.groups):
            return ZoneContent(Look.GROUP, "")
        fault = model.fault(zone)
        words = TRAY_WORDS.verdict(tuple(model.groups[zone]), fault)
        return ZoneContent(Look.GROUP, words, Sign.GOOD if fault is None else Sign.BAD, open_, hot)

    def _zone_name(self, zone: Zone) -> str:
        model = self.model
        if zone == NEW:
            return TRAY_WORDS.new()
        if zone in (HAND, TABLE) or zone >= len(model.groups):
            return TRAY_WORDS.table() if zone == TABLE else TRAY_WORDS.hand()
        cards = tuple(model.groups[zone])
        return TRAY_WORDS.group(zone, cards, TRAY_WORDS.verdict(cards, model.fault(zone)))

    def _card_name(self, card: Piece) -> str:
        zone = self.model.zone_of(card)
        if zone == TABLE:
            name = TRAY_WORDS.card_on_table(card)
        else:
            name = TRAY_WORDS.card_in_hand(card) if zone == HAND else TRAY_WORDS.card_in_group(card, zone)
        return TRAY_WORDS.picked(name) if card in self._picked else name
