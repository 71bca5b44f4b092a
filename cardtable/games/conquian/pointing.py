"""What clicks on melds and drops of cards mean: the table card on a meld or on hand cards, hand cards on the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from cardtable.core.events import Seat
from cardtable.games.conquian.acting import Acting
from cardtable.games.conquian.rules import TABLE
from cardtable.games.conquian.scene import ME, OTHERS, ConquianScene
from cardtable.games.conquian.words import WORDS
from cardtable.scene.cards.hand_card import HandCard
from cardtable.scene.gestures import Drag, Spot
from cardtable.scene.item import ArtItem
from cardtable.scene.paint import rounded
from cardtable.scene.palette import GOLD, GOLD_GLOW
from cardtable.scene.stage import Stage
from cardtable.scene.timeline import Cue, Motion, glide

NEAR: Final = 34.0  # u around a meld where a drop still counts
BACK_MS: Final = 220.0
Z_CARRIED: Final = 3_000.0


class Pointing:
    """Turns clicks and drops into what the person does."""

    def __init__(self, scene: ConquianScene, acting: Acting) -> None:
        self._scene, self._acting = scene, acting

    def meld_clicked(self, seat: Seat, n: int) -> None:
        now = self._acting.answering
        if now is None or not self._acting.lays_cards:
            self._acting.refuse_waiting()
        elif seat == ME:
            self._acting.choose(now.accepts(n, self._acting.chosen), self._acting.chosen)
        else:
            self._acting.force(seat)

    def doubled(self, card: HandCard) -> None:
        """A double click on a card gives or pays it; where cards are laid it is one click more."""
        if self._acting.invited and not self._acting.lays_cards:
            self._scene.hand.set_raised([card], True)
            self._acting.confirm()
        else:
            self._scene.hand.toggle(card)

    def hand_dropped(self, at: QPointF) -> bool:
        """Raised cards were dropped somewhere above the hand; return whether anything came of it."""
        now = self._acting.answering
        if now is None or not self._acting.invited:
            self._acting.refuse_waiting()
            return False
        if not self._acting.lays_cards:
            return at.y() < self._scene.plan.bar.top() and self._acting.confirm()
        chosen, meld = self._acting.chosen, self.meld_at(ME, at)
        if meld is not None:
            return self._acting.choose(now.accepts(meld, chosen), chosen)
        if self._scene.plan.centre_box().contains(at):
            return self._acting.choose(now.with_cards(chosen, use=True), chosen)
        return at.y() < self._scene.plan.bar.top() and self._acting.choose(self._acting.candidates(), chosen)

    def meld_at(self, seat: Seat, at: QPointF) -> int | None:
        """Return the place of a seat's meld that lies at a point, or near it."""
        melds = self._scene.melds[seat]
        boxes = [(n, melds.box(n).adjusted(-NEAR, -NEAR, NEAR, NEAR)) for n, group in enumerate(melds.groups) if group]
        inside = [(n, box) for n, box in boxes if box.contains(at)]
        return min(inside, key=lambda entry: abs(entry[1].center().x() - at.x()))[0] if inside else None

    def table_dropped(self, at: QPointF) -> bool:
        """The table card was dropped somewhere; return whether anything came of it."""
        now = self._acting.answering
        if now is None or not self._acting.lays_cards:
            return False
        meld = self.meld_at(ME, at)
        if meld is not None:
            return self._acting.choose(now.accepts(meld), ())
        for seat in OTHERS:
            if self.meld_at(seat, at) is not None:
                return seat in now.targets and self._acting.force(seat)
        hand = self._scene.hand
        if at.y() < hand.room.top() - NEAR or (card := hand.at(at.x())) is None or card.piece is None:
            return False
        if self._acting.chosen:
            return self._acting.choose(now.with_cards(self._acting.chosen, use=True), self._acting.chosen)
        found = now.with_card(card.piece)
        return self._acting.choose(found, (card.piece,))


class _CarryTable:
    """The table card follows the pointer."""

    def __init__(self, spot: TableSpot, start: QPointF) -> None:
        self._spot, self._start = spot, QPointF(start)

    def moved(self, at: QPointF) -> None:
        self._spot.carry(at - self._start)

    def dropped(self, at: QPointF) -> None:
        self._spot.drop(at)

    def cancelled(self) -> None:
        self._spot.put_back()


class TableSpot(Spot):
    """The table card: a click asks how to use it, a drag carries it to a meld or to hand cards."""

    def __init__(self, stage: Stage, scene: ConquianScene, acting: Acting, pointing: Pointing) -> None:
        self._scene, self._acting, self._pointing = scene, acting, pointing
        self._frame: ArtItem | None = None
        super().__init__(stage, "table-card", QPainterPath(), self._name, clicked=self._clicked, dragged=self._dragged)
        self.setZValue(75.0)
        self.enabled = False

    def refresh(self) -> None:
        """Lie over the table card, if there is one; gold if it is the person's to act on it."""
        row = self._scene.table
        there, lit = bool(row.cards), self._acting.lays_cards
        box = row.box() if there else None
        self.set_outline(rounded(box, 8) if box is not None else QPainterPath())
        self.setVisible(there)
        self.enabled = there and lit
        for card in row.cards:
            card.ring(GOLD if lit else "")
            card.halo(GOLD_GLOW if lit else "")

    def carry(self, by: QPointF) -> None:
        """Let the card be *by* away from its place."""
        row = self._scene.table
        for card, rest in zip(row.cards, row.rests(), strict=True):
            card.setPos(rest + by)
            card.setZValue(Z_CARRIED)

    def drop(self, at: QPointF) -> None:
        """Act, or go back."""
        self._pointing.table_dropped(at)
        self.put_back()

    def put_back(self) -> None:
        """Let the card glide back to where it lies."""
        row = self._scene.table
        motions = [
            Motion(card, rest, easing=glide, z=Z_CARRIED, z_end=row.spot.z)
            for card, rest in zip(row.cards, row.rests(), strict=True)
            if card.pos() != rest
        ]
        if motions:
            self.stage.timeline.play([Cue(BACK_MS, motions)], aside=True)

    def _name(self) -> str:
        return ", ".join(map(WORDS.card, self._scene.lying.known(TABLE)))

    def _clicked(self) -> None:
        if self._acting.chosen:
            self._acting.confirm()
        else:
            self._acting.use()

    def _dragged(self, at: QPointF) -> Drag | None:
        return _CarryTable(self, at) if self._acting.lays_cards else None
