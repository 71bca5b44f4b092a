"""How a person acts: cards are raised, the bar says what they are, its buttons play, pass and bid.

The bar always tells what is held and whether it would cover the table; a button that is off says why.  It never
decides what is allowed: that is :func:`cardtable.games.dou_dizhu.rules.explain` and the rules themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence

from cardtable.core.events import Seat
from cardtable.core.rules import Illegal
from cardtable.games.dou_dizhu.cards import pick
from cardtable.games.dou_dizhu.naming import NAMING
from cardtable.games.dou_dizhu.portraits import mark, portrait
from cardtable.games.dou_dizhu.refusals import REFUSALS
from cardtable.games.dou_dizhu.rules import Action, Bid, Pass, Play, Verdict, View, explain, refusal
from cardtable.games.dou_dizhu.scene import ME, DouDizhuScene
from cardtable.games.dou_dizhu.state import Points
from cardtable.games.dou_dizhu.words import WORDS
from cardtable.scene.cards.command import command
from cardtable.scene.stage import Stage
from cardtable.scene.widgets import actionbar
from cardtable.scene.widgets.actionbar import ActionBar, BarContent
from cardtable.scene.widgets.chip import ChipItem, switch

AVATAR: Final = 22.0  # radius of the face in the bar
BIDS: Final[tuple[Points, ...]] = (1, 2, 3)
BID_WIDTHS: Final = (96.0, 96.0, 96.0, 118.0)


class Chooser:
    """The bar and its buttons."""

    def __init__(
        self,
        stage: Stage,
        scene: DouDizhuScene,
        actions: Mapping[str, QAction],
        wanted: Callable[[Action], bool],
        refused: Callable[[Illegal], None],
    ) -> None:
        """*wanted* takes an action and returns whether it was accepted; *refused* says a refusal at length."""
        self.stage, self.scene = stage, scene
        self._wanted, self._refused = wanted, refused
        self.invited = self._can_play = False
        self._advised: QAction | None = None
        self.play_action = command(stage, "play", self.play, QKeySequence(Qt.Key.Key_Return))
        self.pass_action = command(stage, "pass", self.pass_, QKeySequence(Qt.Key.Key_Space))
        self.bid_actions = {
            points: command(stage, f"bid-{points}", partial(self.bid, points), QKeySequence(str(points)))
            for points in BIDS
        }
        face = portrait(ME, "", AVATAR)
        self.bar = ActionBar(stage, face, [self.play_action, self.pass_action, actions["hint"]])
        self.auction_bar = ActionBar(
            stage,
            face,
            [*self.bid_actions.values(), self.pass_action, actions["hint"]],
            golden=len(BIDS),
            least=BID_WIDTHS,
        )
        self.auction_bar.focus_key = "auction"
        for bar in (self.bar, self.auction_bar):
            bar.setZValue(60.0)
            for chip in bar.chips:
                if chip.action is not actions["hint"]:
                    chip.refused = partial(self._explain_refusal, chip)
        scene.hand.changed = self.refresh

    # -- what is held ------------------------------------------------------------------------

    @property
    def view(self) -> View | None:
        """The position on the table."""
        return self.scene.view

    def verdict(self) -> Verdict | None:
        """Return what the raised cards are, and why they cannot be played now; none before the first position."""
        return explain(self.view, self.scene.hand.chosen) if self.view is not None else None

    def invite(self, can_play: bool) -> None:
        """Let the person act; whether there are cards to be played is told with the invitation."""
        self.invited, self._can_play = True, can_play
        self.hush()
        self.refresh()

    def hush(self) -> None:
        """Take away one's own bubble when one is to act: the pass of the round before answers nothing now."""
        if self.invited and self.view is not None and self.view.acts:
            self.scene.bubbles[ME].say("")

    def withdraw(self) -> None:
        """Let nobody act; what is chosen stays chosen."""
        self.invited = False
        self.advise(None)
        self.refresh()

    def refuse_now(self, action: Action) -> Illegal | None:
        """Return why an action cannot be taken now."""
        view = self.view
        if view is None:
            return Illegal("please-wait")
        if view.winner is None and view.turn == ME and not self.invited:
            return Illegal("please-wait")  # it is about to be asked for, or an earlier position is looked at
        return refusal(view, ME, view.hand, action)

    def refresh(self) -> None:
        """Say anew what is held and what can be done."""
        view = self.view
        if view is None:
            return
        bidding = self.scene.landlord is None and view.winner is None
        for bar in (self.bar, self.auction_bar):
            bar.setVisible((bar is self.auction_bar) == bidding)
            face = portrait(ME, self.scene.role(ME), AVATAR)
            if bar.avatar is not face:
                bar.show_avatar(face)
        self._name_actions()
        self._switch(self.play_action, Play(self.scene.hand.chosen))
        self._switch(self.pass_action, Pass())
        for points, action in self.bid_actions.items():
            self._switch(action, Bid(points))
        content = self._content(view, bidding)
        (self.auction_bar if bidding else self.bar).show_content(content)

    def _switch(self, action: QAction, wanted: Action) -> None:
        refused = self.refuse_now(wanted)
        switch(action, REFUSALS.short(refused) if refused is not None else "")

    def _name_actions(self) -> None:
        self.play_action.setText(WORDS.play_button())
        self.pass_action.setText(WORDS.pass_button())
        for points, action in self.bid_actions.items():
            action.setText(WORDS.bid(points))

    # -- words of the bar --------------------------------------------------------------------

    def _content(self, view: View, bidding: bool) -> BarContent:
        role = self.scene.role(ME)
        count = len(self.scene.hand.cards)
        title, status, verdict = self._auction(view) if bidding else self._held(view)
        return BarContent(
            self.scene.name(ME),
            WORDS.own(role, count),
            title,
            status,
            verdict,
            WORDS.your_turn() if self.invited else "",
            faint=bidding or not self.scene.hand.chosen,
            mark=mark(role),
        )

    def _auction(self, view: View) -> tuple[str, str, actionbar.Verdict]:
        high = view.high
        bidder = self.scene.name(_seat(view, high)) if high else ""
        status = WORDS.highest(high, bidder)
        if not self.invited:
            said = WORDS.bidding(self.scene.name(view.turn)) if view.turn != ME else ""  # not "You is to bid"
            return WORDS.auction(), said, actionbar.Verdict.PLAIN
        return WORDS.ask_bid(), status, actionbar.Verdict.PLAIN

    def _held(self, view: View) -> tuple[str, str, actionbar.Verdict]:
        plain, good, bad = actionbar.Verdict.PLAIN, actionbar.Verdict.GOOD, actionbar.Verdict.BAD
        held = self.verdict()
        assert held is not None
        chosen = bool(self.scene.hand.chosen)
        title = NAMING.play(held.reading) if held.reading is not None else WORDS.no_play() if chosen else ""
        table = view.to_beat.reading if view.to_beat is not None and view.to_beat.seat != ME else None
        if view.winner is not None:
            return title or WORDS.deal_over(), WORDS.winner(self.scene.name(view.winner)), plain
        if not self.invited:
            mine = view.turn == ME
            status = "" if mine else WORDS.waiting(self.scene.name(view.turn), chosen)
            if held.reading is not None and table is not None and not mine:
                status = f"{WORDS.would_cover(held.covers)} · {status}"
            return title or WORDS.wait(), status, plain
        if not chosen:
            title = WORDS.choose() if self._can_play else WORDS.only_pass()
            return title, NAMING.asks(table) if table is not None else WORDS.free(), plain
        if held.reason is not None:
            return title, REFUSALS.sentence(held.reason), bad
        assert held.reading is not None
        return title, NAMING.covers(held.reading, table), good

    # -- acting ------------------------------------------------------------------------------

    def play(self) -> bool:
        """Play the raised cards, or say why that cannot be."""
        return self._take(Play(self.scene.hand.chosen))

    def pass_(self) -> bool:
        """Pass, or say why that cannot be."""
        return self._take(Pass())

    def bid(self, points: Points) -> bool:
        """Bid, or say why that cannot be."""
        return self._take(Bid(points))

    def _take(self, action: Action) -> bool:
        if (reason := self.refuse_now(action)) is not None:
            self._refused(reason)
            return False
        return self._wanted(action)

    def _explain_refusal(self, chip: ChipItem) -> None:
        """A button that is off was pressed: say at length what stands in it."""
        chosen: dict[QAction, Action] = {
            self.play_action: Play(self.scene.hand.chosen),
            self.pass_action: Pass(),
            **{action: Bid(points) for points, action in self.bid_actions.items()},
        }
        if (reason := self.refuse_now(chosen[chip.action])) is not None:
            self._refused(reason)

    def advise(self, action: Action | None) -> None:
        """Mark what is advised: jade around the cards, which are raised, or around the button."""
        button = None
        match action:
            case Bid(points):
                button = self.bid_actions[points]
            case Pass():
                button = self.pass_action
            case Play():
                button = None
        for bar in (self.bar, self.auction_bar):
            for chip in bar.chips:
                chip.advise(chip.action is button)
        if isinstance(action, Play):
            cards, _ = pick(self.scene.hand.pieces, action.cards)
            self.scene.hand.choose(cards)
            self.scene.hand.advise(cards)
        else:
            self.scene.hand.advise(())

    def arrange(self) -> None:
        """Stand where the plan says."""
        plan = self.scene.plan
        for bar, box in ((self.bar, plan.bar), (self.auction_bar, plan.wide_bar)):
            bar.setPos(box.topLeft())
            bar.resize(box.width())


def _seat(view: View, bid: int) -> Seat:
    """Return who made a bid."""
    return Seat((view.opener + view.bids.index(bid)) % 3)
