"""Everything that lies on the table of Quan Dui and is not asked for by the mouse, and what lies where.

The model (:class:`Lying`) changes only in ``become`` and in the callbacks of cues; pictures follow it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QAction, QPainter

from cardtable.core.events import Piece, Seat
from cardtable.games.quan_dui.brackets import Brackets
from cardtable.games.quan_dui.centre import Centre, Said
from cardtable.games.quan_dui.fields import SeatField
from cardtable.games.quan_dui.ghost import Ghost
from cardtable.games.quan_dui.inlay_art import paint_inlay
from cardtable.games.quan_dui.log_panel import LogPanel, lines
from cardtable.games.quan_dui.pair_hand import PairHand
from cardtable.games.quan_dui.pairing import tentos
from cardtable.games.quan_dui.phrases import PHRASES, capital
from cardtable.games.quan_dui.plan import APART, MARGIN, TOP, Plan, plan
from cardtable.games.quan_dui.plate import Plate, PlateContent
from cardtable.games.quan_dui.rules import DISCARDS, EXPOSED, HANDS, RULES, STOCK, View
from cardtable.games.quan_dui.sorting import by_pairs
from cardtable.games.quan_dui.state import Deed, Phase
from cardtable.games.quan_dui.words import WORDS
from cardtable.scene.cards.bubble import Bubble, Tail
from cardtable.scene.cards.hand import Z as HAND_Z
from cardtable.scene.cards.hand_scene import HandScene
from cardtable.scene.cards.light import paint_pool
from cardtable.scene.cards.row import CardRow
from cardtable.scene.decks.deck import DeckLook
from cardtable.scene.decks.dongguan import DONGGUAN
from cardtable.scene.stage import Stage
from cardtable.scene.surface import PINE, RAIL, Look, paint_surface
from cardtable.scene.table import SeatInfo

SURFACE: Final = ("quan_dui", 1)  # raise the number when the drawing changes
OWN_Z: Final = 95.0  # of the person's plate, whose tab stays in sight over a long row of discards
ME: Final = Seat(0)


class QuanDuiScene(HandScene[View]):
    """The table without its buttons."""

    def __init__(
        self, stage: Stage, actions: Mapping[str, QAction], seats: Sequence[SeatInfo], drawn: Callable[[], object]
    ) -> None:
        """*drawn* is called for a click on the stock."""
        super().__init__(stage, seats, [actions["menu"]], "Quan Dui", glow=0.30)
        self.points: tuple[int, ...] = ()  # Tentos per seat, as everybody at the table has noticed
        self.dealt = True  # no card is on its way from the stock to a player
        self.look = DeckLook()
        self.plan: Plan = self._plan()
        self.hand = PairHand(stage, DONGGUAN)
        self.order = self.hand.order
        self.hand.relaid = self.brackets_follow
        self.brackets = Brackets(stage, HAND_Z - 4, PHRASES.pair)
        self.ghost = Ghost(stage, DONGGUAN)
        self.centre = Centre(stage, DONGGUAN, drawn)
        self.log_toggled: Callable[[bool], None] = lambda on: None
        self.log = LogPanel(stage, lambda on: self.log_toggled(on))
        self.plates: dict[Seat, Plate] = {}
        self.fields: dict[Seat, SeatField] = {}
        self.shown: dict[Seat, CardRow] = {}  # the others' hands, once the hand is over
        self.reseat(seats)

    # -- people ------------------------------------------------------------------------------

    def reseat(self, seats: Sequence[SeatInfo]) -> None:
        """Take other players; another number of them gives everybody another place."""
        changed = len(seats) != len(self.plates)
        self.seats = tuple(seats)
        if not changed:
            return
        self._clear()
        for plate in self.plates.values():
            self.stage.removeItem(plate)
        for field in self.fields.values():
            field.leave()
        for bubble in self.bubbles.values():
            self.stage.removeItem(bubble)
        for row in self.shown.values():
            row.clear()
        self.plan = self._plan()
        places = tuple(Seat(seat) for seat in range(len(seats)))
        self.plates = {seat: Plate(self.stage, seat, DONGGUAN) for seat in places}
        self.plates[ME].setZValue(OWN_Z)
        self.fields = {
            seat: SeatField(self.stage, DONGGUAN, seat, self.plan.fields[seat], self._heard) for seat in places
        }
        spots = {seat: field.hand_spot(0) for seat, field in self.fields.items() if seat != ME}
        self.shown = {seat: CardRow(self.stage, DONGGUAN, spot) for seat, spot in spots.items()}
        for field in self.fields.values():
            field.set_look(self.look)
        for row in self.shown.values():
            row.set_look(self.look)
        self.bubbles = {seat: Bubble(self.stage, str(seat), self._tail(seat)) for seat in places}

    def _clear(self) -> None:
        """Let nothing lie on the table: the position there was knows other players."""
        self.view, self.points = None, ()
        self.lying.become({})
        self.hand.apart = None
        self.hand.become(())
        self.ghost.show(None, "", self.hand.spare_place(), self.hand.height)
        self.centre.become(None)
        self.centre.passed = False
        self.centre.words.say(Said())

    def _tail(self, seat: Seat) -> Tail:
        """Return on which side of a bubble its speaker is."""
        if seat == ME:
            return Tail.DOWN
        if not self.plan.fields[seat].column:
            return Tail.UP
        return Tail.RIGHT if seat == 1 else Tail.LEFT

    def _heard(self, seat: Seat) -> tuple[str, str]:
        info = self.seats[seat]
        return (
            PHRASES.discards_of(info, self.lying.known(DISCARDS[seat])),
            PHRASES.laid_of(info, self.lying.known(EXPOSED[seat])),
        )

    # -- places ------------------------------------------------------------------------------

    def _plan(self) -> Plan:
        return plan(self.stage.size, len(self.seats), self.text)

    def arrange(self) -> None:
        """Place everything for the stage's size."""
        self.plan = made = self._plan()
        self.header.setPos(MARGIN, TOP)
        self.header.limit(min(box.left() for box in made.plates.values() if box.left() > MARGIN) - 12 - MARGIN)
        for seat, plate in self.plates.items():
            plate.resize(made.plates[seat].size())
            plate.setPos(made.plates[seat].topLeft())
            self.fields[seat].stand(made.fields[seat])
            self.bubbles[seat].setPos(made.tips[seat])
        for seat, row in self.shown.items():
            row.stand(self.fields[seat].hand_spot(len(row.cards)))
        self.centre.arrange(made)
        self.log.setPos(made.log.topLeft())
        self.log.resize(made.log.size())
        self.hand.arrange(made.hand, made.hand.height())
        self._arrange_light(260)
        self._trail()
        self._surface()

    def pass_by(self, over: bool) -> None:
        """Let the middle give way to the hands that are shown, or stand as it does while a hand is played."""
        if over != self.centre.passed:
            self.centre.passed = over
            self.centre.arrange(self.plan)

    def _surface(self) -> None:
        middle, hand = self.plan.offer, self.plan.hand.top()
        key = (*SURFACE, round(middle.x(), 1), round(middle.y(), 1), round(hand, 1))
        self.stage.set_surface(key, lambda painter, size: _paint_table(painter, size, self.stage.look, middle))

    def brackets_follow(self) -> None:
        """Let the brackets stand over the pairs as they lie now."""
        hand = self.hand
        found = [(name, box) for name, boxes in hand.brackets() for box in boxes]
        divider = None
        if (hand.groups and hand.groups[-1] == (hand.apart,)) or self.ghost.piece is not None:
            divider = hand.spare_place().translated(-APART / 2, 0)
        self.brackets.show_brackets(found, divider)

    def set_look(self, look: DeckLook) -> None:
        """Show all cards in another look."""
        self.look = look
        self.hand.set_look(look)
        self.centre.set_look(look)
        self.ghost.set_look(look)
        for field in self.fields.values():
            field.set_look(look)
        for row in self.shown.values():
            row.set_look(look)

    # -- the position ------------------------------------------------------------------------

    def become(self, view: View) -> None:
        """Show a position at once; nothing is chosen."""
        self.view, self.dealt = view, True
        self.points = points_after(view)
        self.lying.become(RULES.layout(view))
        self.hand.apart, self.hand.kept = arrived(view), len(view.exposed[ME])
        self.ghost.show(None, "", self.hand.spare_place(), self.hand.height)
        self.hand.become(self.lying.known(HANDS[ME]))
        over = view.phase is Phase.OVER
        self.pass_by(over)
        hands = {seat: self.shown_hand(seat) if over else () for seat in self.shown}
        for seat, field in self.fields.items():
            field.become(self.discards(seat, view), self.lying.known(EXPOSED[seat]), len(hands.get(seat, ())))
        for seat, row in self.shown.items():
            row.spot = self.fields[seat].hand_spot(len(hands[seat]))
            row.become(hands[seat])
        self.centre.become(view.offer)
        self.centre.owner = view.discarder
        self.show_stock()
        self._trail()
        self.banner.clear()
        self.hush()
        self.refresh()

    def discards(self, seat: Seat, view: View) -> tuple[Piece, ...]:
        """Return a seat's discards, without the one that lies in the middle."""
        cards = self.lying.known(DISCARDS[seat])
        return cards[:-1] if view.offer is not None and cards and cards[-1] == view.offer else cards

    def shown_hand(self, seat: Seat) -> tuple[Piece, ...]:
        """Return what is known of a hand, in pairs."""
        return tuple(card for group in by_pairs(self.lying.known(HANDS[seat])) for card in group)

    def show_stock(self) -> None:
        """Show the cards that have not been drawn."""
        self.centre.show_stock(self.lying.count(STOCK))

    def _trail(self) -> None:
        """Show whence the discard on offer has come."""
        if self.view is not None and self.view.offer is not None and self.centre.offer is not None:
            field = self.fields[self.view.discarder]
            self.centre.lead_from(field.slot(), field.slot_height())

    # -- words -------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Make what was said before again."""
        self.hush()
        self.ghost.retranslate()
        for field in self.fields.values():
            field.name()

    def refresh(self, active: Seat | None = None, thinking: bool = False, mine: bool = False) -> None:
        """Say everything anew; *active* is the seat that is waited for, *mine*: the person may act."""
        view = self.view
        if view is None:
            return
        for seat, plate in self.plates.items():
            plate.show_content(self._plate(view, seat, active, thinking, mine))
        self.header.show_content(self.heading)
        self.log.say(lines(view.acts, self.name))
        self.centre.words.say(self._said(view, mine) if self.dealt else Said())
        card = next((card for card in self.hand.cards if card.piece == self.hand.apart), None)
        self.ghost.mark(card, PHRASES.arrived(view.taken is not None))
        for held in self.hand.cards:
            held.setToolTip(held.name())

    def _plate(self, view: View, seat: Seat, active: Seat | None, thinking: bool, mine: bool) -> PlateContent:
        own = mine and seat == ME
        word = PHRASES.turn() if seat == active and not own else ""
        if own:
            word = PHRASES.your_answer() if view.phase is Phase.CLAIMS else PHRASES.your_turn()
        return PlateContent(
            self.name(seat),
            counted=PHRASES.cards(self.lying.count(HANDS[seat])),
            turn=word,
            thinking=thinking and seat == active,
            points=self.points[seat] if seat < len(self.points) else 0,
            deals=seat == view.dealer,
            mine=own,
        )

    def _said(self, view: View, invited: bool) -> Said:
        """Return what stands beside the middle; *invited*: the person may act."""
        info = self.seats[view.turn]
        if view.phase is Phase.OVER:
            won = bool(view.acts) and view.acts[-1].deed in (Deed.WIN, Deed.DECLARE)
            last = view.acts[-1] if won else None
            how = f"{self.name(last.seat)} {PHRASES.did(last)}" if last is not None else PHRASES.nobody_won()[0]
            return Said(how, name=PHRASES.over())
        if view.phase is Phase.CLAIMS:
            assert view.offer is not None
            giver = self.seats[view.discarder]
            name = capital(WORDS.card(view.offer))
            return Said(PHRASES.discarded(giver), view.offer, name, PHRASES.who_wants_it(view.last_discard))
        mine = view.turn == ME
        how = PHRASES.drag_here() if mine and invited else ""
        if not view.begun:
            return Said(PHRASES.begins(info), None, PHRASES.choose() if mine and invited else "", how)
        new = view.drawn if mine and view.drawn is not None else view.taken
        name = capital(WORDS.card(new)) if new is not None else ""
        if mine:
            return Said(PHRASES.got(view.taken is not None), new, name, how)
        first = PHRASES.took(info) if view.taken is not None else PHRASES.drew(info)
        return Said(first, new, name, PHRASES.about_to_discard())


def arrived(view: View) -> Piece | None:
    """Return the card that has just come to the person, and lies apart in the hand."""
    if view.phase is not Phase.DISCARD or view.turn != ME:
        return None
    new = view.drawn if view.drawn is not None else view.taken
    return new if new in view.hand else None


def points_after(view: View) -> tuple[int, ...]:
    """Return the Tentos of every seat, with those of a hand that is over."""
    if view.phase is not Phase.OVER:
        return view.standing
    return tuple(
        before + tentos(view.known[seat], view.exposed_dui(Seat(seat))) for seat, before in enumerate(view.standing)
    )


def _paint_table(painter: QPainter, size: QSizeF, look: Look, middle: QPointF) -> None:
    paint_surface(painter, size, PINE, look, RAIL, QPointF(0.5, 0.38))
    paint_pool(painter, QRectF(middle.x() - 430, middle.y() - 250, 860, 500), "#F6E2B4", 0.12)
    paint_inlay(painter, middle)
