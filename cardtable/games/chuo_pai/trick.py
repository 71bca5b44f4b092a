"""The round on the table: the highest play large in the middle, beaten ones small before their owners.

It follows the events that have been shown, not a position: a round is swept away only when its end is seen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF

from cardtable.core.events import Piece, Seat
from cardtable.games.chuo_pai.cards import in_order
from cardtable.games.chuo_pai.phrases import PHRASES
from cardtable.games.chuo_pai.plan import Plan
from cardtable.games.chuo_pai.plays import Combination, read
from cardtable.games.chuo_pai.state import SEATS, View
from cardtable.games.chuo_pai.trick_words import Said, TrickWords
from cardtable.games.chuo_pai.words import WORDS
from cardtable.scene.cards.caption import Caption, Words
from cardtable.scene.cards.last_plays import ARC, LastPlays
from cardtable.scene.cards.row import RowSpot
from cardtable.scene.decks.domino import DOMINO
from cardtable.scene.stage import Stage
from cardtable.scene.table import SeatInfo
from cardtable.scene.timeline import Motion, glide


class Trick(LastPlays[Plan]):
    """Three rows, one per seat, and the words around them."""

    def __init__(self, stage: Stage, plan: Plan, who: Callable[[Seat], SeatInfo]) -> None:
        """*who* tells who sits at a seat."""
        super().__init__(stage, DOMINO, plan, SEATS)
        self._who = who
        self.words = TrickWords(stage)
        self._captions = {seat: Caption(stage, f"beaten:{seat}") for seat in SEATS}
        self.passed: set[Seat] = set()
        self.won = 0  # points that the highest play has just won
        self.bonus = 0  # points of an opening bonus that is being shown
        self.leader: Seat | None = None  # who is about to lead
        self.over = False

    def play(self, seat: Seat) -> Combination | None:
        """Return what a seat's cards on the table are."""
        cards = [piece for piece in self.rows[seat].pieces if piece is not None]
        return read(cards) if cards and seat in self.order and not self.bonus else None

    # -- showing -----------------------------------------------------------------------------

    def become(self, view: View) -> None:
        """Show a position at once."""
        self.order = [act.seat for act in view.acts if act.cards]
        self.passed = {act.seat for act in view.acts if not act.cards}
        self.won = self.bonus = 0
        self.over = view.over
        self.leader = view.turn if not view.acts and not view.over else None
        self._show({seat: in_order(view.lying(seat)) for seat in SEATS})

    def clear(self) -> None:
        """Show nothing."""
        self.passed, self.won, self.bonus, self.leader, self.over = set(), 0, 0, None, False
        super().clear()

    def arrange(self, plan: Plan) -> None:
        """Lie where the plan says."""
        self.plan = plan
        self._stand()
        for seat, caption in self._captions.items():
            spot = plan.aside[seat]
            top = spot.middle.y() + spot.height / 2 + 8
            if seat == 0:  # its foot is where the person's plate begins
                top = spot.middle.y() - spot.height / 2 - 20 * plan.text
            caption.arrange(spot.middle.x(), top, spot.room + 20)
        self.words.arrange(plan.tab, plan.words)
        self.speak()

    def areas(self) -> list[QRectF]:
        """Return what must stay in sight."""
        rows = [self.rows[seat].box() for seat in self.order]
        tab = QRectF(self.plan.tab.x() - 100, self.plan.tab.y() - 15, 200, 30)
        return [tab, *rows, *(self._captions[seat].area() for seat in self.order), self.words.area()]

    # -- moving ------------------------------------------------------------------------------

    def lay(self, seat: Seat, cards: Sequence[Piece], starts: Mapping[Piece, tuple[QPointF, float]]) -> list[Motion]:
        """Let a seat's cards come from where each starts; the others' are turned over on the way."""
        self.leader = None
        return self._come(seat, in_order(cards), starts, turning=seat != 0)

    def take(self, seat: Seat, end: QPointF, height: float) -> list[Motion]:
        """Let a seat's cards go to its score pile; :meth:`swept` follows."""
        row = self.rows[seat]
        cards = list(row.cards)
        scale = height / row.spot.height
        self.sweep(seat)
        return [
            Motion(card, end, easing=glide, arc=ARC, scale=(1.0, scale), z=1_500.0 + n) for n, card in enumerate(cards)
        ]

    def begin(self) -> None:
        """A round begins: what was said of the last one is over."""
        self.passed, self.won, self.bonus = set(), 0, 0

    # -- words -------------------------------------------------------------------------------

    def speak(self) -> None:
        """Frame the highest play, and say what each play is."""
        self._hush()
        best = self.best
        for seat, row in self.rows.items():
            row.frame("cream" if seat == best else "")
            if seat in self.order and seat != best:
                play = self.play(seat)
                heard = WORDS.play(play) if play is not None else ""
                self._captions[seat].say(Words(PHRASES.beaten(self._who(seat)), heard=heard))
        self.words.say(self._said(best))

    def _said(self, best: Seat | None) -> Said:
        if best is not None:
            who = self._who(best)
            if self.bonus:
                return Said(*PHRASES.bonus(who, self.bonus), gold=True)
            play = self.play(best)
            assert play is not None
            tab = PHRASES.won(who, self.won) if self.won else PHRASES.highest(who)
            return Said(tab, WORDS.play(play), PHRASES.kind(play), family=play.family, gold=bool(self.won))
        if self.over:
            return Said("", *PHRASES.over())
        if self.leader is not None:
            return Said("", *PHRASES.leads(self._who(self.leader)))
        return Said()

    def _hush(self) -> None:
        for caption in self._captions.values():
            caption.say(Words())
        self.words.say(Said())

    def _middle(self, count: int) -> RowSpot:
        return self.plan.lying(count)
