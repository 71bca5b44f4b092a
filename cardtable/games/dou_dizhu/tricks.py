"""The last play of every seat as it lies on the table: the newest large in the middle, the others at their owners.

The play that has to be beaten is framed in cream; what is past lies smaller, under a warm shade.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from cardtable.core.events import Piece, Seat
from cardtable.games.dou_dizhu.cards import Cards, rank_of
from cardtable.games.dou_dizhu.naming import NAMING
from cardtable.games.dou_dizhu.plan import Plan
from cardtable.games.dou_dizhu.portraits import mark, shade
from cardtable.games.dou_dizhu.reading import read
from cardtable.games.dou_dizhu.rules import View
from cardtable.games.dou_dizhu.state import SEATS
from cardtable.games.dou_dizhu.words import WORDS
from cardtable.scene.cards.caption import Caption, Words
from cardtable.scene.cards.last_plays import LastPlays
from cardtable.scene.cards.row import RowSpot
from cardtable.scene.decks.french import FRENCH
from cardtable.scene.people import PEOPLE
from cardtable.scene.stage import Stage
from cardtable.scene.table import SeatInfo
from cardtable.scene.timeline import Motion
from cardtable.scene.widgets.words import CENTRE, LEFT

FREE: Final = 0.08  # shade of a play that need not be beaten
CAPTION_GAP: Final = 11.0


def in_play_order(cards: Sequence[Piece]) -> Cards:
    """Return a play as it is laid down: its core first, then its kickers, high cards first."""
    counts = Counter(card[0] for card in cards)
    core = set(read(cards).core)
    return tuple(sorted(cards, key=lambda card: (card[0] not in core, -counts[card[0]], -rank_of(card))))


class Tricks(LastPlays[Plan]):
    """Three rows, one per seat, and the captions under them."""

    def __init__(self, stage: Stage, plan: Plan, who: Callable[[Seat], SeatInfo], role: Callable[[Seat], str]) -> None:
        """*who* and *role* tell who sits at a seat."""
        super().__init__(stage, FRENCH, plan, SEATS)
        self._who, self._role = who, role
        self._main = Caption(stage, "centre")
        self._asides = {seat: Caption(stage, f"aside:{seat}", LEFT if seat == 0 else CENTRE) for seat in SEATS}
        self.to_beat = False  # the best has to be beaten
        self.over = False

    # -- showing -----------------------------------------------------------------------------

    def become(self, view: View) -> None:
        """Show a position at once."""
        self.order = [act.seat for act in view.acts[-3:] if act.cards]
        self.over = view.winner is not None
        self.to_beat = view.to_beat is not None and not self.over
        lying = {seat: view.lying(seat) for seat in SEATS}
        self._show({seat: in_play_order(cards) if cards else () for seat, cards in lying.items()})

    def clear(self) -> None:
        """Show nothing."""
        self.to_beat = self.over = False
        super().clear()

    def arrange(self, plan: Plan) -> None:
        """Lie where the plan says."""
        self.plan = plan
        self._stand()
        main, own = plan.centre, plan.aside[Seat(0)]
        self._main.arrange(main.middle.x(), main.middle.y() + main.height / 2 + CAPTION_GAP, plan.field.width() - 40)
        for seat, caption in self._asides.items():
            spot = plan.aside[seat]
            if seat == 0:
                caption.arrange(own.middle.x() + own.room / 2 + 12, own.middle.y() - own.height / 2 + 8, 160)
            else:
                caption.arrange(spot.middle.x(), spot.middle.y() + spot.height / 2 + CAPTION_GAP - 3, spot.room + 24)
        self.speak()

    def areas(self) -> list[QRectF]:
        """Return what must stay in sight: plays and captions, the person's own earlier play apart."""
        shown = [self.rows[seat].box() for seat in self.order if seat == self.best or seat != 0]
        return [*shown, self._main.area(), *(self._asides[seat].area() for seat in self.order if seat != 0)]

    def make_room(self, for_area: QRectF) -> None:
        """Hide the person's own earlier play while something lies over part of it; an empty area shows it again."""
        own, me = self._asides[Seat(0)], Seat(0)
        own.setVisible(bool(own.words.first))
        hide = me in self.order and me != self.best and for_area.intersects(self.rows[me].box().united(own.area()))
        for card in self.rows[me].cards:
            card.setVisible(not hide)
        own.setVisible(own.isVisible() and not hide)

    # -- moving ------------------------------------------------------------------------------

    def lay(self, seat: Seat, cards: Sequence[Piece], starts: Mapping[Piece, tuple[QPointF, float]]) -> list[Motion]:
        """Let a seat's cards come from where each starts."""
        self.to_beat = True
        return self._come(seat, in_play_order(cards), starts)

    def free(self) -> None:
        """Nobody has beaten the best play: its owner leads."""
        self.to_beat = False
        self.landed()

    def end(self) -> None:
        """The deal is over: nothing is to be beaten any more."""
        self.over = True
        self.free()

    # -- words -------------------------------------------------------------------------------

    def speak(self) -> None:
        """Frame the play to beat, and write under each what it is."""
        for seat, row in self.rows.items():
            row.frame("cream" if seat == self.best and self.to_beat else "")
        self._hush()
        for ago, seat in enumerate(reversed(self.order)):
            cards = [piece for piece in self.rows[seat].pieces if piece is not None]
            if not cards:
                continue
            play, who = read(cards), self._who(seat)
            if ago:
                words = Words(WORDS.by(PEOPLE.name(who), NAMING.in_sentence(play)), WORDS.plays_ago(ago))
                self._place_own(seat)
                self._asides[seat].say(words)
            else:
                role = self._role(seat)
                below = WORDS.on_table(who) if self.to_beat or self.over else WORDS.won_round(who)
                self._main.say(Words(NAMING.play(play), below, mark(role), shade(role), strong=True))

    def _place_own(self, seat: Seat) -> None:
        """Put the caption of the person's own earlier play right of it, however long that is."""
        if seat == 0:
            box = self.rows[seat].box()
            self._asides[seat].arrange(box.right() + 12, box.top() + 8, 170)

    def _hush(self) -> None:
        self._main.say(Words())
        for caption in self._asides.values():
            caption.say(Words())

    def _middle(self, count: int) -> RowSpot:
        return self.plan.centre if self.to_beat else replace(self.plan.centre, dim=FREE)
