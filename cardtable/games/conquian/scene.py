"""Everything that lies on the table of Conquian and is not asked for by the mouse, and what lies where.

The model (:class:`Lying`) changes only in ``become`` and in the callbacks of cues; pictures follow it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QAction, QPainter

from cardtable.core.events import Piece, Seat
from cardtable.games.conquian.answer_track import AnswerTrack, steps
from cardtable.games.conquian.cards import Cards, in_order
from cardtable.games.conquian.cut_panel import CutPanel
from cardtable.games.conquian.discard import Dead
from cardtable.games.conquian.faces import deck_of
from cardtable.games.conquian.inlay_art import paint_inlay
from cardtable.games.conquian.meldings import Meldings
from cardtable.games.conquian.naming import NAMING
from cardtable.games.conquian.phrases import PHRASES
from cardtable.games.conquian.plan import GAP, MARGIN, TOP, Plan, plan
from cardtable.games.conquian.plate import Plate, PlateContent
from cardtable.games.conquian.portraits import portrait
from cardtable.games.conquian.rules import DISCARD, GROUPS, HANDS, RULES, STOCK, SWAPS, TABLE, View
from cardtable.games.conquian.sorting import by_suit
from cardtable.games.conquian.state import SEATS, Act, Deed, Phase
from cardtable.games.conquian.words import WORDS
from cardtable.scene.cards.bubble import Bubble, Tail
from cardtable.scene.cards.caption import Caption, Words
from cardtable.scene.cards.hand import SORT_MS, Hand
from cardtable.scene.cards.hand_scene import HandScene
from cardtable.scene.cards.light import paint_pool
from cardtable.scene.cards.pile import Pile
from cardtable.scene.cards.row import CardRow
from cardtable.scene.cards.seat_plate import AVATAR
from cardtable.scene.cards.shifting import OwnOrder
from cardtable.scene.decks.deck import Deck, DeckLook
from cardtable.scene.paint import colour, pen, rounded
from cardtable.scene.palette import GOLD, GOLD_TEXT
from cardtable.scene.stage import Stage
from cardtable.scene.surface import BLUE, RAIL, Look, paint_surface
from cardtable.scene.table import SeatInfo
from cardtable.scene.typography import Role

SURFACE: Final = ("conquian", 1)  # raise the number when the drawing changes
OTHERS: Final = (Seat(1), Seat(2))
ME: Final = Seat(0)
NOTE_GAP: Final = 8.0  # u between the words over the melds and the note behind them
STAR: Final = 169.0  # u that the tile star reaches, at scale 1


class ConquianScene(HandScene[View]):
    """The table without its buttons."""

    def __init__(self, stage: Stage, actions: Mapping[str, QAction], seats: Sequence[SeatInfo]) -> None:
        super().__init__(stage, seats, [actions["menu"], actions["copy_code"]])
        self.dealt = True  # no card is on its way from the stock to a player
        self.deck: Deck = deck_of("spanish")
        self.look = DeckLook()
        self.plan: Plan = self._plan()
        self.order = OwnOrder(by_suit)
        self.hand = Hand(stage, self.deck, self.order, GAP)
        self.plates = {
            seat: Plate(stage, str(seat), self.deck, portrait(seat, AVATAR), right=seat == 1) for seat in OTHERS
        }
        self.melds = {seat: Meldings(stage, self.deck, seat, self._heard(seat)) for seat in SEATS}
        self.stock = Pile(stage, self.deck, self.plan.stock_high, per_card=3)
        self.stock_label = Caption(stage, "stock")
        self.table = CardRow(stage, self.deck, self.plan.table)
        self.table_label = Caption(stage, "table")
        self.dead = Dead(stage, self.deck, self.plan.dead)
        self.sealed = {seat: CardRow(stage, self.deck, self.plan.sealed[seat]) for seat in SEATS}
        self.left = {seat: CardRow(stage, self.deck, self.plan.left[seat]) for seat in OTHERS}
        self.track = AnswerTrack(stage)
        self.panel = CutPanel(stage)
        self.own_label = Caption(stage, "own", 0.0)
        self.own_note = Caption(stage, "own-note", 1.0)
        self._noted: int | None = None  # the meld that the note is about
        self.bubbles = {
            seat: Bubble(stage, str(seat), tail, shift)
            for seat, tail, shift in ((Seat(0), Tail.DOWN, 96.0), (Seat(1), Tail.RIGHT, 0.0), (Seat(2), Tail.LEFT, 0.0))
        }
        self._places()
        self._surface()

    # -- people ------------------------------------------------------------------------------

    @property
    def person(self) -> Seat | None:
        """Who is called "you"."""
        return next((info.seat for info in self.seats if info.human and info.alone), None)

    def _heard(self, seat: Seat) -> Callable[[Sequence[Piece]], str]:
        """Return how a seat's melds are heard."""

        def name(cards: Sequence[Piece]) -> str:
            owner = WORDS.own_melds() if seat == ME else WORDS.melds_of(self.name(seat))
            return f"{owner}: {NAMING.whole(cards)}"

        return name

    # -- places ------------------------------------------------------------------------------

    def _plan(self) -> Plan:
        return plan(self.stage.size, self.text)

    def _places(self) -> None:
        """Tell the melds where they lie; asked again whenever they change."""
        for seat, melds in self.melds.items():
            if seat == ME:
                melds.places = lambda sizes: self.plan.own(sizes, self.ratio)
            else:
                melds.places = lambda sizes, seat=seat: self.plan.side(seat, sizes, self.ratio)  # type: ignore[misc]

    @property
    def ratio(self) -> float:
        """A card's width to its height."""
        return self.deck.wide / self.deck.high

    def arrange(self) -> None:
        """Place everything for the stage's size."""
        self.plan = made = self._plan()
        self.header.setPos(MARGIN, TOP)
        for seat, plate in self.plates.items():
            plate.resize(made.plate)
            plate.setPos(made.plates[seat])
        for seat, bubble in self.bubbles.items():
            bubble.setPos(made.bubbles[seat])
        for seat, row in self.sealed.items():
            row.stand(made.sealed[seat])
        for seat, left in self.left.items():
            left.stand(made.left[seat])
        for melds in self.melds.values():
            melds.lie()
        self.stock.arrange(made.stock, made.stock_high)
        self.stock_label.arrange(made.stock.x(), made.stock.y() + made.stock_high / 2 + 8, 160)
        self.table.stand(made.table)
        self.table_label.arrange(made.caption.x(), made.caption.y(), made.middle)
        self.track.arrange(made.track.x(), made.track.y(), made.middle)
        self.dead.arrange(made.dead)
        self.panel.setPos(made.panel.topLeft())
        self.panel.resize(made.panel.size())
        self.hand.arrange(self.hand_room(), made.card)
        self.place_own_label()
        self._arrange_light(270)
        self._surface()

    def hand_room(self) -> QRectF:
        """Return where the hand lies, beside the person's melds."""
        sizes = [len(group) for group in self.melds[ME].groups if group]
        return self.plan.hand(sizes, len(self.hand.cards), self.ratio)

    def make_room(self) -> None:
        """Let the hand move to where it belongs beside the melds."""
        self.hand.room = self.hand_room()
        self.hand.place(SORT_MS)
        self.place_own_label()

    def place_own_label(self) -> None:
        """Let the words over the person's melds stand over them, and the note over the meld it is about."""
        box = self.melds[ME].whole()
        step = self.stage.face(Role.SMALL).pixelSize() * 1.28
        top = box.top() - step - 14
        self.own_label.arrange(box.left() - 4, top, 170)
        about = self.melds[ME].box(self._noted) if self._noted is not None else QRectF()
        room = self.own_label.area().right() + self.own_note.area().width() + NOTE_GAP
        right = box.right() if about.isEmpty() else max(about.right(), min(room, box.right()))
        self.own_note.arrange(right + 4, top, 170)

    def _surface(self) -> None:
        middle, scale = self.plan.table.middle, self.plan.table.height / 189
        high, at = self.plan.stock_high, self.plan.stock
        place = QRectF(at.x() - high * self.ratio / 2, at.y() - high / 2, high * self.ratio, high)
        sizes = (middle.x(), middle.y(), scale, place.left(), place.top(), place.width())
        key = (*SURFACE, *(round(value, 2) for value in sizes))
        self.stage.set_surface(
            key, lambda painter, size: _paint_table(painter, size, self.stage.look, middle, scale, place)
        )

    def set_look(self, look: DeckLook, faces: str) -> None:
        """Show all cards in another look or deck."""
        self.look, self.deck = look, deck_of(faces)
        NAMING.faces = faces
        self.hand.set_look(look, self.deck)
        for melds in self.melds.values():
            melds.set_look(look, self.deck)
        for row in (self.table, *self.sealed.values(), *self.left.values()):
            row.set_look(look, self.deck)
        self.dead.set_look(look, self.deck)
        self.stock.set_look(look, self.deck)
        for plate in self.plates.values():
            plate.set_look(look, self.deck)
        self.arrange()

    # -- the position ------------------------------------------------------------------------

    def become(self, view: View) -> None:
        """Show a position at once; nothing is chosen."""
        self.view = view
        self.lying.become(RULES.layout(view))
        for seat, melds in self.melds.items():
            melds.become(self.groups(seat))
        self.hand.become(self.lying.known(HANDS[ME]))
        self.table.become(self.lying.known(TABLE))
        self.dead.become(self.lying.known(DISCARD))
        for seat, row in self.sealed.items():
            row.become((None,) * self.lying.count(SWAPS[seat]))
        over = view.phase is Phase.OVER
        for seat, left in self.left.items():
            left.become(self.left_of(seat) if over else ())
        self.banner.clear()
        self.show_stock()
        self.make_room()
        self.hand.settle()
        self.recall(view)
        self.refresh()

    def groups(self, seat: Seat) -> list[Cards]:
        """Return the cards of a seat's melds by their places, as the model has them."""
        return [self.lying.known(place) for place in GROUPS[seat]]

    def left_of(self, seat: Seat) -> Cards:
        """Return what is known of a hand, sorted."""
        return in_order(self.lying.known(HANDS[seat]))

    def recall(self, view: View) -> None:
        """Let the bubbles say what was said to the card on offer."""
        said = dict.fromkeys(SEATS, "")
        if view.phase in (Phase.ANSWER, Phase.FORCED):
            for act in answers(view):
                said[act.seat] = WORDS.said(act.deed)
        for seat, bubble in self.bubbles.items():
            bubble.say(said[seat])

    def show_stock(self) -> None:
        """Show the cards that have not been turned."""
        count = self.lying.count(STOCK)
        self.stock.show(count)
        self.stock_label.say(Words(second=WORDS.stock(count)))

    def say_own_note(self, text: str, about: int | None = None) -> None:
        """Say something in gold over the person's melds, or over the one in place *about*."""
        self.own_note.say(Words(second=text, shade=GOLD_TEXT))
        self._noted = about
        self.place_own_label()

    # -- words -------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Make what was said before again."""
        if self.view is not None:
            self.recall(self.view)
            self.show_stock()

    def refresh(self, active: Seat | None = None, thinking: bool = False) -> None:
        """Say everything anew; *active* is the seat that is waited for."""
        view = self.view
        if view is None:
            return
        for seat, plate in self.plates.items():
            plate.show_content(self._plate(view, seat, seat == active, thinking))
            self.melds[seat].caption(True)
        self.header.show_content(self.heading)
        self.dead.refresh()
        self.track.say(tuple(steps(view, self.name, self.person)) if self.dealt else ())
        self._say_table(view)
        self.own_label.say(Words(second=WORDS.own_melds() if self.melds[ME].cards else ""))

    def _say_table(self, view: View) -> None:
        pieces = self.lying.known(TABLE)
        if not pieces:
            swapping = view.phase is Phase.SWAP and self.dealt
            self.table_label.say(Words(PHRASES.swapping() if swapping else "", strong=True))
            return
        title = NAMING.card(pieces[0])
        source = WORDS.turned() if view.payer is None else WORDS.paid_by(self.seats[view.payer])
        self.table_label.say(Words(f"{title[:1].upper()}{title[1:]} · {source}", strong=True))

    def _plate(self, view: View, seat: Seat, active: bool, thinking: bool) -> PlateContent:
        count = self.lying.count(HANDS[seat])
        dealt = count or any(view.melds[seat])
        act = next((act for act in reversed(view.acts) if act.seat == seat), None)
        return PlateContent(
            self.name(seat),
            count=count if dealt else None,
            counted=WORDS.in_hand(count) if dealt else "",
            last=WORDS.last_act(act, self.seats) if act is not None else "",
            turn=WORDS.turn_to(view.phase) if active else "",
            thinking=thinking and active,
            melded=len(self.melds[seat].cards),
        )


def answers(view: View) -> Sequence[Act]:
    """Return what has been done about the card on offer, in order; laying is no answer."""
    found: list[Act] = []
    for act in reversed(view.acts):
        if act.card != view.table or act.deed in (Deed.PAY, Deed.USE, Deed.TAKE):
            break
        if act.deed is not Deed.LAY:
            found.append(act)
    return found[::-1]


def _paint_table(painter: QPainter, size: QSizeF, look: Look, middle: QPointF, scale: float, stock: QRectF) -> None:
    paint_surface(painter, size, BLUE, look, RAIL, QPointF(0.42, 0.34))
    wide, high = 860 * scale, 480 * scale
    pool = QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)
    paint_pool(painter, pool, "#F6E2B4", 0.14)
    paint_inlay(painter, middle, scale)
    painter.strokePath(rounded(stock.adjusted(3, 3, -3, -3), 8), pen(colour(GOLD, 0.28), 1.4))
