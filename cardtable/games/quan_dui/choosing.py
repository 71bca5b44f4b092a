"""How a person acts: buttons claim a discard or win, a card of the hand is discarded; no timer is ever behind them.

Every button keeps its place.  One that is off says why; it never decides what is allowed: that is
:mod:`cardtable.games.quan_dui.legality`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QElapsedTimer, QPointF, QRectF, Qt
from PySide6.QtGui import QAction

from cardtable.core.events import Piece
from cardtable.core.rules import Illegal
from cardtable.games.quan_dui.answering import Answering
from cardtable.games.quan_dui.cards import kind_of
from cardtable.games.quan_dui.phrases import PHRASES
from cardtable.games.quan_dui.plan import SLOT_GAP
from cardtable.games.quan_dui.rules import View
from cardtable.games.quan_dui.scene import QuanDuiScene
from cardtable.games.quan_dui.state import Action, Declare, Discard, Draw, Dui, Pass, Purpose, Take, Win
from cardtable.scene.cards.button import Button, Rank, key_button
from cardtable.scene.cards.hand_card import HandCard
from cardtable.scene.later import Later
from cardtable.scene.stage import Stage
from cardtable.scene.timeline import Speed
from cardtable.scene.widgets.chip import ChipItem, switch
from cardtable.scene.widgets.icons import Icon

AUTO_MS: Final = 420.0  # before what nobody wants to be asked about happens by itself
OPEN_MS: Final = 900.0  # a discard stays open at least so long: how soon others answer tells nothing
CLAIM_KEYS: Final = frozenset({Qt.Key.Key_B, Qt.Key.Key_D, Qt.Key.Key_P, Qt.Key.Key_X})


class Chooser:
    """The buttons, the hand and the keys of the person at the table."""

    def __init__(
        self,
        stage: Stage,
        scene: QuanDuiScene,
        actions: Mapping[str, QAction],
        wanted: Callable[[Action], bool],
        refused: Callable[[Illegal], None],
    ) -> None:
        """*wanted* takes an action and returns whether it was accepted; *refused* says a refusal at length."""
        self.stage, self.scene = stage, scene
        self._wanted, self._refused = wanted, refused
        stage.own_keys = CLAIM_KEYS  # at all times: who claims a moment early must not find the game paused
        self.asking = "always"
        self.invited = False
        self.sealed = False  # an answer was given, and is not yet offered
        self._later = Later(stage)
        self._open = QElapsedTimer()
        self.win = key_button(stage, "win", Qt.Key.Key_B, self.claim_win)
        self.dui = key_button(stage, "dui", Qt.Key.Key_D, partial(self.claim, Purpose.DUI))
        self.take = key_button(stage, "take", Qt.Key.Key_P, partial(self.claim, Purpose.TAKE))
        self.nothing = key_button(stage, "nothing", Qt.Key.Key_X, self.claim_nothing)
        self.discard = key_button(stage, "discard", Qt.Key.Key_Return, self.confirm)
        self.hint = ChipItem(stage, actions["hint"], Icon.HINT, cap=True, height=44)
        self.hint.setZValue(60.0)
        scene.hand.most = 1
        scene.hand.changed = self.refresh
        scene.hand.dropped = self._dropped
        scene.hand.carried = self._carried

    @property
    def buttons(self) -> tuple[Button, ...]:
        """All of them, by their places."""
        return (self.win, self.dui, self.take, self.nothing, self.discard)

    # -- turns -------------------------------------------------------------------------------

    @property
    def now(self) -> Answering | None:
        """The position on the table."""
        return Answering(self.scene.view) if self.scene.view is not None else None

    @property
    def chosen(self) -> Piece | None:
        """The raised card."""
        return next(iter(self.scene.hand.chosen), None)

    def invite(self, view: View) -> None:
        """Let the person act; an answer that he does not want to be asked for is given after a moment."""
        self._later.forget()
        self._open.start()
        automatic = Answering(view).automatic(self.asking)
        self.invited, self.sealed = automatic is None, automatic is not None
        self.refresh()
        if automatic is not None:
            self._later.begin(AUTO_MS, partial(self._wanted, automatic))

    def withdraw(self) -> None:
        """Let nobody act; what is chosen stays chosen."""
        self.invited = self.sealed = False
        self._later.forget()
        self.advise(None)
        self.refresh()

    # -- what is shown -----------------------------------------------------------------------

    def why_not(self, action: Action) -> Illegal | None:
        """Return why an action cannot be taken now."""
        now = self.now
        if now is None:
            return Illegal("please-wait")
        if self.sealed:
            return Illegal("already-answered", rule="R8")
        if (reason := now.refused(action)) is not None:
            return reason
        return None if self.invited else Illegal("please-wait")

    def refresh(self) -> None:
        """Say and light anew what can be done."""
        now = self.now
        if now is None:
            return
        self._show_buttons(now)
        scene, hand = self.scene, self.scene.hand
        acts = self.invited or self.sealed
        offer = now.offer if acts else None
        scene.ghost.show(offer, now.pair, hand.spare_place(), hand.height)
        hand.offer([now.mate] if offer is not None and now.mate is not None else [])
        scene.centre.target.setVisible(now.discards and self.invited and scene.centre.offer is None)
        scene.centre.spot.enabled = self.invited and now.next
        scene.brackets_follow()

    def _show_buttons(self, now: Answering) -> None:
        discards = now.discards
        for button in (self.dui, self.take, self.nothing):
            button.setVisible(not discards)
        self.discard.setVisible(discards)
        chosen = self.chosen
        self.win.action.setText(PHRASES.win_button())
        self._switch(self.win, now, now.claim(Purpose.WIN))
        win = self.win.action.isEnabled()
        self.win.call(Rank.BEST)
        if discards:
            title = PHRASES.go_on_button() if win else PHRASES.discard_button(chosen or "")
            self.discard.action.setText(title)
            self.discard.call(Rank.OPEN if win else Rank.BEST)
            if chosen is None:
                waits = self.why_not(Discard(self.scene.hand.pieces[0])) if self.scene.hand.pieces else None
                forced = waits is not None and waits.key in ("must-declare", "please-wait")
                refused = waits if forced and waits is not None else Illegal("no-card")
                switch(self.discard.action, PHRASES.short(refused))
            else:
                self._switch(self.discard, now, Discard(chosen))
            return
        self.dui.action.setText(PHRASES.dui_button())
        self.take.action.setText(PHRASES.take_button())
        nothing = now.nothing
        self.nothing.action.setText(PHRASES.draw_button() if isinstance(nothing, Draw) else PHRASES.pass_button())
        self._switch(self.dui, now, now.claim(Purpose.DUI))
        self._switch(self.take, now, now.claim(Purpose.TAKE))
        self._switch(self.nothing, now, nothing)
        dui = self.dui.action.isEnabled()
        self.dui.call(Rank.OPEN if win else Rank.BEST)
        self.take.call(Rank.OPEN)
        self.nothing.call(Rank.DECLINE if win or dui else Rank.BEST)

    def _switch(self, button: Button, now: Answering, action: Action) -> None:
        refused = self.why_not(action)
        switch(button.action, PHRASES.short(refused) if refused is not None else "", now.outcome(action))

    # -- acting ------------------------------------------------------------------------------

    def claim_win(self) -> bool:
        """Win, by the discard on offer or with the own hand, or say why that cannot be."""
        return self.claim(Purpose.WIN)

    def claim(self, purpose: Purpose) -> bool:
        """Claim the discard on offer, or say why that cannot be."""
        return self._take(self.now.claim(purpose)) if self.now is not None else False

    def claim_nothing(self) -> bool:
        """Draw or pass, or say why that cannot be."""
        return self._take(self.now.nothing) if self.now is not None else False

    def confirm(self) -> bool:
        """Discard the raised card, or say why that cannot be."""
        now, chosen = self.now, self.chosen
        if now is None:
            return False
        if chosen is not None:
            return self._take(Discard(chosen))
        reason = self.why_not(Discard(self.scene.hand.pieces[0])) if self.scene.hand.pieces else None
        self._refused(reason if reason is not None and reason.key != "just-taken" else Illegal("no-card"))
        return False

    def throw(self, card: HandCard) -> None:
        """Discard a card at once."""
        self.scene.hand.set_raised([card], True)
        self.confirm()

    def _take(self, action: Action) -> bool:
        if (reason := self.why_not(action)) is not None:
            self._refused(reason)
            return False
        match action:
            case Discard() | Declare():
                return self._wanted(action)
            case Draw() | Pass() | Take() | Dui() | Win():
                left = OPEN_MS - self._open.elapsed()
                if left <= 0 or self.stage.timeline.speed is Speed.OFF:
                    return self._wanted(action)
                self.invited, self.sealed = False, True
                self.refresh()
                self._later.begin(left, partial(self._wanted, action))
                return True

    def _dropped(self, at: QPointF) -> bool:
        """The raised card was dropped above the hand; return whether anything came of it."""
        return at.y() < self.scene.plan.bar.top() and self.confirm()

    def _carried(self, on: bool) -> None:
        self.scene.centre.target.light(on)

    # -- hints -------------------------------------------------------------------------------

    def advise(self, action: Action | None) -> None:
        """Mark what is advised: jade around a card, which is raised, or around a button."""
        hand = self.scene.hand
        advised: dict[type[Action], Button] = {
            Win: self.win, Declare: self.win, Dui: self.dui, Take: self.take, Draw: self.nothing, Pass: self.nothing,
        }  # fmt: skip
        wanted = advised.get(type(action)) if action is not None else None
        for button in self.buttons:
            button.advise(button is wanted)
        if isinstance(action, Discard):
            card = hand.loosest([card for card in hand.pieces if kind_of(card) == action.kind])
            if card is not None:
                hand.choose((card,))
                hand.advise((card,))
                return
        hand.advise(())

    def advised_area(self) -> QRectF:
        """Return the button that does what is advised: for a card, the one that discards it."""
        button = next((button for button in self.buttons if button.advised), self.discard)
        return button.box().translated(button.pos())

    def arrange(self) -> None:
        """Stand where the plan says."""
        plan = self.scene.plan
        for button, box in zip(self.buttons, plan.slots, strict=False):
            button.fill(box)
        second, third = plan.slots[1], plan.slots[2]
        self.discard.fill(
            QRectF(second.left(), second.top(), second.width() + SLOT_GAP + third.width(), second.height())
        )
        self.hint.setPos(plan.hint.right() - self.hint.width, plan.hint.center().y() - self.hint.height / 2)
        self.refresh()

    def retranslate(self) -> None:
        """Say everything again."""
        self.refresh()
        plan = self.scene.plan
        self.hint.setPos(plan.hint.right() - self.hint.width, plan.hint.center().y() - self.hint.height / 2)
