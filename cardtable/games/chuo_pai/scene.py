"""Everything that lies on the table of Chuo Pai and is not asked for by the mouse, and what lies where.

The model (:class:`Lying`) changes only in ``become`` and in the callbacks of cues; pictures follow it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QAction, QPainter

from cardtable.core.events import Piece, Seat
from cardtable.games.chuo_pai.cards import DECK
from cardtable.games.chuo_pai.heads import HIGH as HEAD_HIGH
from cardtable.games.chuo_pai.heads import Heads
from cardtable.games.chuo_pai.inlay_art import paint_inlay
from cardtable.games.chuo_pai.phrases import PHRASES
from cardtable.games.chuo_pai.plan import HEADS, MARGIN, TOP, Plan, plan
from cardtable.games.chuo_pai.portraits import RADIUS, portrait
from cardtable.games.chuo_pai.ranks import Ranks
from cardtable.games.chuo_pai.rules import HANDS, PILES, RULES, STOCK, View
from cardtable.games.chuo_pai.score_pile import ScorePile
from cardtable.games.chuo_pai.side_panel import SidePanel, unseen
from cardtable.games.chuo_pai.slots import Slots
from cardtable.games.chuo_pai.stack_hand import StackHand
from cardtable.games.chuo_pai.state import SEATS
from cardtable.games.chuo_pai.trick import Trick
from cardtable.scene.cards.bubble import Bubble, Tail
from cardtable.scene.cards.card import CardItem
from cardtable.scene.cards.hand_scene import HandScene
from cardtable.scene.cards.light import paint_pool
from cardtable.scene.cards.low_plate import LowContent, LowPlate
from cardtable.scene.cards.pile import Pile
from cardtable.scene.cards.row import CardRow, RowSpot
from cardtable.scene.cards.words import CARD_WORDS
from cardtable.scene.decks.deck import DeckLook
from cardtable.scene.decks.domino import DOMINO
from cardtable.scene.stage import Stage
from cardtable.scene.surface import LAKE, RAIL, Look, paint_surface
from cardtable.scene.table import SeatInfo

SURFACE: Final = ("chuo_pai", 1)  # raise the number when the drawing changes
STOCK_HEIGHT: Final = 130.0
PER_CARD: Final = 17
ME: Final = Seat(0)
OTHERS: Final = (Seat(1), Seat(2))


class ChuoPaiScene(HandScene[View]):
    """The table without its buttons."""

    def __init__(self, stage: Stage, actions: Mapping[str, QAction], seats: Sequence[SeatInfo]) -> None:
        super().__init__(stage, seats, [actions["menu"], actions["copy_code"]], "Chuo Pai", glow=0.28)
        self.look = DeckLook()
        self.plan: Plan = self._plan()
        self.hand = StackHand(stage)
        self.heads = Heads(stage)
        self.hand.relaid = self.heads_follow
        self.trick = Trick(stage, self.plan, lambda seat: self.seats[seat])
        self.slots = Slots(stage)
        self.stock = Pile(stage, DOMINO, STOCK_HEIGHT, per_card=PER_CARD)
        self.ranks_toggled: Callable[[str], None] = lambda tab: None
        self.panel_toggled: Callable[[str], None] = lambda tab: None
        self.ranks = Ranks(stage, lambda tab: self.ranks_toggled(tab))
        self.panel = SidePanel(stage, lambda seat: self.seats[seat], lambda tab: self.panel_toggled(tab))
        self.plates = {seat: LowPlate(stage, seat, DOMINO, portrait(seat, RADIUS), "chuo pai") for seat in SEATS}
        self.piles = {seat: ScorePile(stage, seat) for seat in SEATS}
        self.left = {seat: CardRow(stage, DOMINO, self.plan.aside[seat]) for seat in OTHERS}
        self.bubbles = {
            seat: Bubble(stage, str(seat), tail)
            for seat, tail in zip(SEATS, (Tail.LEFT, Tail.LEFT, Tail.RIGHT), strict=True)
        }

    # -- places ------------------------------------------------------------------------------

    def _plan(self) -> Plan:
        return plan(self.stage.size, self.text)

    def arrange(self) -> None:
        """Place everything for the stage's size."""
        self.plan = made = self._plan()
        self.header.setPos(MARGIN, TOP)
        self.ranks.setPos(made.ranks.topLeft())
        self.ranks.resize(made.ranks.size())
        self.panel.setPos(made.panel.topLeft())
        self.panel.resize(made.panel.size())
        for seat, plate in self.plates.items():
            plate.resize(made.plates[seat].size())
            plate.setPos(made.plates[seat].topLeft())
            self.piles[seat].arrange(made.piles[seat])
            self.bubbles[seat].setPos(made.tips[seat])
        for seat, row in self.left.items():
            row.stand(self.left_spot(seat))
        self.stock.arrange(made.centre.middle, STOCK_HEIGHT)
        self.slots.arrange(made.answer)
        self.trick.arrange(made)
        self.hand.arrange(made.hand, made.card)
        self._arrange_light(250)
        self._surface()

    def left_spot(self, seat: Seat) -> RowSpot:
        """Return where the rest of a hand is shown at the end: beside its owner's plate."""
        plate, way = self.plan.plates[seat], 1 if seat == 1 else -1
        room = 150.0
        x = (plate.right() if seat == 1 else plate.left()) + way * (room / 2 + 14)
        return RowSpot(QPointF(x, plate.center().y() + 40), 84.0, room, 0.4, 62.0)

    def _surface(self) -> None:
        middle, hand = self.plan.centre.middle, self.plan.hand.top()
        key = (*SURFACE, round(middle.x(), 1), round(middle.y(), 1), round(hand, 1))
        self.stage.set_surface(key, lambda painter, size: _paint_table(painter, size, self.stage.look, middle))

    def heads_follow(self) -> None:
        """Let the families' names stand over their cards."""
        cards = self.plan.card / 126
        self.heads.setPos(0, self.plan.hand.top() - HEADS * cards + 4)
        if HEADS * cards < HEAD_HIGH + 4:
            self.heads.setPos(0, self.plan.hand.top() - HEAD_HIGH - 4)
        self.heads.show_blocks(self.hand.blocks(), self.stage.size.width())

    def set_look(self, look: DeckLook) -> None:
        """Show all cards in another look."""
        self.look = look
        self.hand.set_look(look)
        self.trick.set_look(look)
        self.stock.set_look(look)
        for pile in self.piles.values():
            pile.set_look(look)
        for row in self.left.values():
            row.set_look(look)

    # -- the position ------------------------------------------------------------------------

    def become(self, view: View) -> None:
        """Show a position at once; nothing is chosen."""
        self.view = view
        self.lying.become(RULES.layout(view))
        self.hand.become(self.lying.known(HANDS[ME]))
        self.trick.become(view)
        for seat in SEATS:
            self.show_pile(seat)
        for seat, row in self.left.items():
            row.spot = self.left_spot(seat)
            row.become(self.lying.known(HANDS[seat]) if view.over else ())
        self.show_stock()
        self.banner.clear()
        self.recall()
        self.refresh()

    def show_stock(self) -> None:
        """Show the cards that have not been dealt."""
        self.stock.show(self.lying.count(STOCK))

    def show_pile(self, seat: Seat) -> None:
        """Show a score pile as it is."""
        self.piles[seat].hold(self.lying.known(PILES[seat]))

    def recall(self) -> None:
        """Let the bubbles say who has passed in this round, and nothing else."""
        for seat, bubble in self.bubbles.items():
            bubble.say(PHRASES.passes() if seat in self.trick.passed else "")

    def card(self, piece: Piece | None, height: float) -> CardItem:
        """Return a picture of a card that travels."""
        return CardItem(self.stage, DOMINO, piece, height, self.look)

    # -- words -------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Make what was said before again."""
        self.recall()
        self.ranks.refresh()
        self.hand.set_look(self.look)  # names are printed on the cards
        self.trick.set_look(self.look)
        self.trick.speak()

    def refresh(self, active: Seat | None = None, thinking: bool = False, mine: bool = False) -> None:
        """Say everything anew; *active* is the seat that is waited for, *mine*: the person may act."""
        view = self.view
        if view is None:
            return
        for seat, plate in self.plates.items():
            plate.show_content(self._plate(view, seat, active, thinking, mine))
            cards = self.lying.known(PILES[seat])
            self.piles[seat].say(*self._last(view, seat, len(cards)), PHRASES.pile(self.seats[seat], cards))
        self.header.show_content(self.heading)
        best = self.trick.best
        play = self.trick.play(best) if best is not None and not self.trick.won else None
        self.ranks.ask(play.family if play is not None else "")
        seen = DECK if view.over else (*view.seen(), *view.hand)
        self.panel.count(unseen(() if self.lying.count(STOCK) else seen), view.rounds[: self.rounds_seen])
        for stack in self.hand.stacks():
            for held in stack:
                held.setToolTip(stack[-1].name())

    @property
    def rounds_seen(self) -> int:
        """How many rounds are over for those who watch: one whose cards still lie on the table is not."""
        view, trick = self.view, self.trick
        if view is None:
            return 0
        return len(view.rounds) - bool(view.rounds and not view.acts and trick.order and not trick.bonus)

    def _plate(self, view: View, seat: Seat, active: Seat | None, thinking: bool, mine: bool) -> LowContent:
        own = mine and seat == ME
        word = CARD_WORDS.your_turn() if own else CARD_WORDS.turn() if seat == active else ""
        return LowContent(
            self.name(seat),
            counted=PHRASES.cards(self.lying.count(HANDS[seat])) if not self.lying.count(STOCK) else "",
            last=self._deed(seat),
            turn=word,
            thinking=thinking and seat == active,
            mine=own,
        )

    def _deed(self, seat: Seat) -> str:
        """Return what a seat did in this round."""
        if seat in self.trick.passed:
            return PHRASES.passed()
        play = self.trick.play(seat)
        return PHRASES.played(play) if play is not None else ""

    def _last(self, view: View, seat: Seat, points: int) -> tuple[str, str]:
        """Return what stands beside a score pile, and what does where there is little room."""
        if not points:
            return PHRASES.nothing_won(), ""
        won, ahead = list(view.won(seat)), view.score[seat] - points
        while won and ahead > 0:  # what is still on its way
            ahead -= len(won.pop().best.cards)
        if not won:
            return PHRASES.bonus_alone(), ""
        best = won[-1].best
        return PHRASES.won_last(best.combination), f"+{len(best.cards)}"


def _paint_table(painter: QPainter, size: QSizeF, look: Look, middle: QPointF) -> None:
    paint_surface(painter, size, LAKE, look, RAIL, QPointF(0.5, 0.36))
    paint_pool(painter, QRectF(middle.x() - 430, middle.y() - 250, 860, 500), "#F6E2B4", 0.11)
    paint_inlay(painter, middle)
