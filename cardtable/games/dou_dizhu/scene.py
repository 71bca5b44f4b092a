"""Everything that lies on the table of Dou Dizhu and is not asked for by the mouse, and what lies where.

The model (:class:`Lying`) changes only in ``become`` and in the callbacks of cues; pictures follow it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QAction, QPainter

from cardtable.core.events import Piece, Seat
from cardtable.games.dou_dizhu.cards import Cards, rank_of
from cardtable.games.dou_dizhu.counting import cells, unseen
from cardtable.games.dou_dizhu.inlay_art import paint_inlay
from cardtable.games.dou_dizhu.naming import NAMING
from cardtable.games.dou_dizhu.plan import MARGIN, TOP, Plan, plan
from cardtable.games.dou_dizhu.portraits import LANDLORD, PARTNER, PEASANT, mark, portrait, shade
from cardtable.games.dou_dizhu.rules import BOTTOM, HANDS, RULES, STOCK, View
from cardtable.games.dou_dizhu.sorting import ORDERS
from cardtable.games.dou_dizhu.state import SEATS
from cardtable.games.dou_dizhu.tricks import Tricks
from cardtable.games.dou_dizhu.words import WORDS
from cardtable.scene.cards.bubble import Bubble, Tail
from cardtable.scene.cards.caption import Caption, Words
from cardtable.scene.cards.counter import Counter
from cardtable.scene.cards.facts import Facts
from cardtable.scene.cards.hand import Hand
from cardtable.scene.cards.hand_scene import HandScene
from cardtable.scene.cards.light import paint_pool
from cardtable.scene.cards.pile import Pile
from cardtable.scene.cards.row import CardRow, RowSpot
from cardtable.scene.cards.seat_plate import AVATAR, SeatContent, SeatPlate
from cardtable.scene.cards.selecting import HandSpot
from cardtable.scene.decks import states
from cardtable.scene.decks.deck import DeckLook
from cardtable.scene.decks.french import FRENCH
from cardtable.scene.item import ArtItem
from cardtable.scene.stage import Stage
from cardtable.scene.surface import GREEN, RAIL, Look, paint_surface
from cardtable.scene.table import SeatInfo

SURFACE: Final = ("dou_dizhu", 2)  # raise the number when the drawing changes
Z_TARGET: Final = 10.0
OTHERS: Final = (Seat(1), Seat(2))
ME: Final = Seat(0)
STOCK_HEIGHT: Final = 118.0
UNDEALT: Final = 3  # cards that stay in the stock when the hands are dealt: the bottom


class DouDizhuScene(HandScene[View]):
    """The table without its buttons."""

    def __init__(self, stage: Stage, actions: Mapping[str, QAction], seats: Sequence[SeatInfo]) -> None:
        super().__init__(stage, seats, [actions["menu"], actions["copy_code"]])
        self.landlord: Seat | None = None  # as everybody at the table has noticed
        self.facts = Facts(stage)
        self._widths = (0.0, 0.0)
        self.plan: Plan = self._plan()
        self.hand = Hand(stage, FRENCH, ORDERS["rank"])
        self.spot = HandSpot(self.hand, lambda: WORDS.hand_of(self.hand.pieces), lambda one, other: one[0] == other[0])
        self.plates = {
            seat: SeatPlate(stage, str(seat), FRENCH, portrait(seat, "", AVATAR), right=seat == 1) for seat in OTHERS
        }
        self.tricks = Tricks(stage, self.plan, lambda seat: self.seats[seat], self.role)
        self.bottom = CardRow(stage, FRENCH, self.plan.bottom)
        self.bottom_label = Caption(stage, "bottom")
        self.stock = Pile(stage, FRENCH, STOCK_HEIGHT)
        self.left = {seat: CardRow(stage, FRENCH, self.plan.left[seat]) for seat in OTHERS}
        self.bubbles = {
            seat: Bubble(stage, str(seat), Tail.DOWN if seat == 0 else Tail.UP, shift)
            for seat, shift in ((Seat(0), 20.0), (Seat(1), -20.0), (Seat(2), 20.0))
        }
        self.counter_toggled: Callable[[str], None] = lambda tab: None
        self.counter = Counter(stage, lambda tab: self.counter_toggled(tab))
        self._target: ArtItem | None = None  # where raised cards may be dropped
        self._surface()

    # -- people ------------------------------------------------------------------------------

    def role(self, seat: Seat) -> str:
        """Return the role of a seat as the person at the table sees it, empty before there is a landlord."""
        if self.landlord is None:
            return ""
        if seat == self.landlord:
            return LANDLORD
        return PARTNER if seat != ME != self.landlord and self.seats[ME].human else PEASANT

    # -- places ------------------------------------------------------------------------------

    def _plan(self) -> Plan:
        return plan(self.stage.size, self.text, self.header.width, self.facts.width)

    def arrange(self) -> None:
        """Place everything for the stage's size."""
        self.header.setPos(MARGIN, TOP)
        self.plan = made = self._plan()
        self._widths = self.header.width, self.facts.width
        self.facts.setPos(made.facts)
        self.counter.setPos(made.counter.topLeft())
        self.counter.resize(made.counter.size())
        self.place_bottom()
        for seat, plate in self.plates.items():
            plate.resize(made.plate)
            plate.setPos(made.plates[seat])
            self.left[seat].stand(made.left[seat])
        for seat, bubble in self.bubbles.items():
            bubble.setPos(made.bubbles[seat])
        self.stock.arrange(made.centre.middle, STOCK_HEIGHT * made.card / 153)
        self.hand.arrange(made.hand, made.card)
        self.tricks.arrange(made)
        self._arrange_light(270)
        self._surface()

    def _surface(self) -> None:
        field = QRectF(self.plan.field)
        key = (*SURFACE, *(round(value, 1) for value in (field.left(), field.top(), field.right(), field.bottom())))
        self.stage.set_surface(key, lambda painter, size: _paint_table(painter, size, self.stage.look, field))

    # -- the position ------------------------------------------------------------------------

    def become(self, view: View) -> None:
        """Show a position at once; nothing is chosen."""
        self.view, self.landlord = view, view.landlord
        self.lying.become(RULES.layout(view))
        self.hand.become(self.lying.known(HANDS[ME]))
        self.tricks.become(view)
        self.banner.clear()
        self.show_stock()
        self.show_bottom()
        self.show_left()
        self.recall(view)
        self.refresh()

    def recall(self, view: View) -> None:
        """Let the bubbles say what was said last: the bids until there is a landlord, the passes since somebody led."""
        said = dict.fromkeys(SEATS, "")
        if view.landlord is None:
            for n, bid in enumerate(view.bids):
                said[Seat((view.opener + n) % 3)] = WORDS.said_bid(bid) if bid else WORDS.said_pass()
        elif view.winner is None:
            for act in view.acts[_last_lead(view) :]:
                said[act.seat] = "" if act.cards else WORDS.said_pass()
        for seat, bubble in self.bubbles.items():
            bubble.say(said[seat])

    def show_stock(self) -> None:
        """Show the cards that have not been dealt."""
        self.stock.show(self.lying.count(STOCK))

    def show_bottom(self) -> None:
        """Show the three cards in the middle: face down, or as the landlord got them."""
        view = self.view
        lying = self.lying.count(BOTTOM)
        shown: tuple[Piece | None, ...] = (None,) * lying
        if not lying and view is not None and view.landlord is not None:
            shown = falling(view.bottom)
        if self.bottom.pieces != shown:
            self.bottom.become(shown)
        self.place_bottom()
        self._name_bottom()

    def _name_bottom(self) -> None:
        shown = [piece for piece in self.bottom.pieces if piece is not None]
        self.bottom_label.say(Words(second=WORDS.bottom() if self.bottom.cards else "", heard=NAMING.listed(shown)))

    def bottom_spot(self) -> RowSpot:
        """Return where the bottom lies: in the middle until it is taken, then on top."""
        return self.plan.bottom_first if self.lying.count(BOTTOM) else self.plan.bottom

    def place_bottom(self) -> None:
        """Put the bottom and its name where they belong now."""
        spot = self.bottom_spot()
        self.bottom.stand(spot)
        self.bottom_label.arrange(spot.middle.x(), spot.middle.y() + spot.height / 2 + 3, 160)

    def show_left(self) -> None:
        """Show what is left of the others' hands, once the deal is over."""
        over = self.view is not None and self.view.winner is not None
        for seat, row in self.left.items():
            cards = self.lying.known(HANDS[seat]) if over else ()
            row.become(falling(cards))

    def talked_over(self) -> list[QRectF]:
        """Return what a card that gives advice must leave in sight."""
        plates = [QRectF(at, self.plan.plate) for at in self.plan.plates.values()]
        return [self.plan.hand, *plates, *self.tricks.areas(), *(bubble.area() for bubble in self.bubbles.values())]

    def offer_field(self, on: bool) -> None:
        """Frame the middle of the table in gold: cards may be dropped there."""
        if on:
            field = self.plan.field.adjusted(8, 8, -8, -8)
            art = states.frame(field.size(), "gold")
            if self._target is None:
                self._target = ArtItem(self.stage, art)
                self._target.setZValue(Z_TARGET)
            else:
                self._target.show_art(art)
            self._target.setPos(field.center())
        if self._target is not None:
            self._target.setVisible(on)

    def set_look(self, look: DeckLook) -> None:
        """Show all cards in another look."""
        self.hand.set_look(look)
        self.tricks.set_look(look)
        self.stock.set_look(look)
        for row in (self.bottom, *self.left.values()):
            row.set_look(look)
        for plate in self.plates.values():
            plate.set_look(look)

    # -- words -------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Make what was said before again."""
        if self.view is not None:
            self.recall(self.view)
        self.tricks.speak()

    def refresh(self, active: Seat | None = None, thinking: bool = False) -> None:
        """Say everything anew; *active* is the seat that is waited for."""
        view = self.view
        if view is None:
            return
        for seat, plate in self.plates.items():
            plate.show_content(self._plate(seat, seat == active, thinking))
            plate.show_avatar(portrait(seat, self.role(seat), AVATAR))
        score = view.score
        if view.landlord is None:
            self.facts.say(WORDS.auction())
        else:
            self.facts.say(WORDS.worth(score.base, score.multiplier), WORDS.points(score.points))
        self.header.show_content(self.heading)
        counts = unseen(view if self.lying.count(STOCK) <= UNDEALT else None)
        self.counter.say(
            WORDS.counter(),
            WORDS.unseen(sum(counts.values())),
            cells(counts),
            WORDS.counter_tip(self.counter.unfolded),
        )
        self._name_bottom()
        if (self.header.width, self.facts.width) != self._widths:
            self.arrange()  # they share the top with the bottom

    def _plate(self, seat: Seat, active: bool, thinking: bool) -> SeatContent:
        view, role, count = self.view, self.role(seat), self.lying.count(HANDS[seat])
        assert view is not None
        return SeatContent(
            self.name(seat),
            WORDS.role(role),
            mark(role, 18.0),
            shade(role),
            count if count or view.winner is not None else None,  # nothing is said before the deal
            WORDS.cards_word(count),
            self._last(seat),
            WORDS.turn() if active else "",
            thinking and active,
        )

    def _last(self, seat: Seat) -> str:
        view = self.view
        assert view is not None
        act = next((act for act in reversed(view.acts) if act.seat == seat), None)
        if act is not None:
            return WORDS.last_play(act.reading) if act.cards else WORDS.last_pass()
        at = (seat - view.opener) % 3
        return WORDS.last_bid(view.bids[at]) if at < len(view.bids) else ""


def falling(cards: Iterable[Piece]) -> Cards:
    """Return cards from high to low."""
    return tuple(sorted(cards, key=rank_of, reverse=True))


def _last_lead(view: View) -> int:
    """Return the number of the act that led the round on the table."""
    lead = passes = 0
    for n, act in enumerate(view.acts):
        if act.cards and passes == 2:
            lead = n
        passes = 0 if act.cards else passes + 1
    return lead


def _paint_table(painter: QPainter, size: QSizeF, look: Look, field: QRectF) -> None:
    paint_surface(painter, size, GREEN, look, RAIL, QPointF(0.42, 0.34))
    middle, wide = field.center(), field.width() * 1.2
    paint_pool(painter, QRectF(middle.x() - wide / 2, middle.y() - 230, wide, 460), "#F6E2B4", 0.13)
    paint_inlay(painter, field)
