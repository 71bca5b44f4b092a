"""The table of Chuo Pai: hand, plays, score piles, panels, words and commands on one stage."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import ClassVar, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QAction

from cardtable.core.events import Event, Piece, Seat
from cardtable.core.rules import DealResult, Option
from cardtable.games.chuo_pai.cards import COPIES, DECK, FLEURON
from cardtable.games.chuo_pai.carrying import Carry
from cardtable.games.chuo_pai.choosing import LONE, Chooser
from cardtable.games.chuo_pai.dealing import is_deal
from cardtable.games.chuo_pai.keys import Keys
from cardtable.games.chuo_pai.listing import choices
from cardtable.games.chuo_pai.messages import MESSAGES
from cardtable.games.chuo_pai.phrases import PHRASES
from cardtable.games.chuo_pai.plays import read
from cardtable.games.chuo_pai.ranks import OPEN
from cardtable.games.chuo_pai.result import sheet
from cardtable.games.chuo_pai.rules import Action, Play, View
from cardtable.games.chuo_pai.scene import ME, ChuoPaiScene
from cardtable.games.chuo_pai.showing import Showing
from cardtable.games.chuo_pai.side_panel import ROUNDS, UNSEEN
from cardtable.scene.cards.selecting import HandSpot
from cardtable.scene.cards.tab_panel import FOLDED
from cardtable.scene.cards.table import CHIP, CardTable
from cardtable.scene.decks.domino import DOMINO
from cardtable.scene.table import Choice, SheetContent
from cardtable.scene.widgets.header import HeaderContent
from cardtable.scene.widgets.icons import Icon


class ChuoPaiTable(CardTable[View, Action]):
    """The game's ``TABLE``."""

    title: ClassVar[str] = "Chuo Pai"
    sentences = MESSAGES
    cards: ClassVar[Sequence[Piece]] = tuple(card for card in DECK if card[3:] in (COPIES[0], FLEURON))
    preferences: ClassVar[tuple[Option, ...]] = (
        Option("lone", LONE),
        Option("ranks", (OPEN, FOLDED)),
        Option("panel", (UNSEEN, ROUNDS, FOLDED)),
        Option("dealing", ("shown", "skipped")),
        Option("indices", ("normal", "large")),
        Option("back", DOMINO.backs),
    )

    scene: ChuoPaiScene
    chooser: Chooser
    _showing: Showing

    def _make(self) -> Sequence[tuple[QAction, Icon]]:
        stage, actions = self.stage, self.actions
        self.scene = scene = ChuoPaiScene(stage, actions, self.seats)
        self.chooser = Chooser(stage, scene, actions, self._take, self.refuse, lambda rule: self.rule_asked(rule))
        self.keys = Keys(stage, scene, self.chooser)
        self.hand_spot = HandSpot(
            scene.hand,
            lambda: PHRASES.hand_of(scene.hand.pieces),
            doubled=lambda card: scene.hand.take_all(card),
            drag=Carry,
        )
        scene.ranks_toggled = lambda tab: self.prefer("ranks", tab)
        scene.panel_toggled = lambda tab: self.prefer("panel", tab)
        self._showing = Showing(scene, self._refresh)
        return (
            (actions["look"], Icon.SLIDERS),
            (actions["undo"], Icon.UNDO),
            (actions["skip"], Icon.SKIP),
            (actions["log"], Icon.LOG),
        )

    # -- showing -----------------------------------------------------------------------------

    def _prepare(self, events: Sequence[Event], view: View) -> None:
        if events and is_deal(events[0]):
            self._showing.dealing.begin(view)

    def _settle(self, view: View) -> None:
        super()._settle(view)
        self._showing.dealing.under_way = False

    def seat_area(self, seat: Seat) -> QRectF:
        """Return a player's plate."""
        return self.scene.plan.plates[seat]

    def review_area(self) -> QRectF:
        """Return the place of the buttons and of the hint, which have nothing to say then."""
        plan, hint = self.scene.plan, self.chooser.hint
        return QRectF(plan.bar.topLeft(), QPointF(plan.hint.x() + hint.width, plan.bar.bottom()))

    def _hand_area(self) -> QRectF:
        return self.scene.plan.hand

    def _lying_heights(self) -> Sequence[float]:
        plan = self.scene.plan
        return plan.centre.height, plan.aside[1].height

    # -- acting ------------------------------------------------------------------------------

    def _ask(self, view: View) -> None:
        self.chooser.invite(self._legal)

    def choices(self) -> list[Choice]:
        """Return every action the invited person may take now; none where it is taken by itself."""
        return choices(self._legal, self._take) if self.chooser.invited else []

    def _tell(self, text: str, rule: str = "") -> None:
        """Say it in the line over the buttons, which has the same to say and would lie under a message."""
        self.chooser.object(text, rule)

    # -- hints -------------------------------------------------------------------------------

    def _named(self, action: Action) -> str:
        return PHRASES.play_button(read(action.cards)) if isinstance(action, Play) else MESSAGES.action(action)

    def _hint_near(self) -> QRectF:
        """Let a hint lie over the button that asks for one, beside what it advises: left of it a play is decided."""
        chip = self.chooser.hint
        return chip.box().translated(chip.pos())

    def _kept_free(self) -> Sequence[QRectF]:
        plan = self.scene.plan
        chips = QRectF(plan.chips.x() - self._chips.width, plan.chips.y(), self._chips.width, CHIP)
        hand = plan.hand.united(plan.bar.translated(0, plan.bar.height()))  # with the names of the families
        seen = [*self.scene.trick.areas(), self.chooser.held.area()]
        return [hand, plan.bar, plan.answer_box, chips, plan.ranks, plan.panel, *plan.plates.values(), *seen]

    # -- preferences -------------------------------------------------------------------------

    def take_preferences(self, chosen: Mapping[str, str]) -> None:
        """Take what the player prefers."""
        super().take_preferences(chosen)
        wanted, look = self.preferred, self._look()
        self.chooser.lone = wanted["lone"]
        self.scene.ranks.unfold(wanted["ranks"])
        self.scene.panel.unfold(wanted["panel"])
        if look != self.scene.look:
            self.scene.set_look(look)
        self._refresh()

    def _order_name(self, order: str) -> str:
        raise KeyError(order)  # the hand lies in one order only

    # -- words -------------------------------------------------------------------------------

    def result(self, view: View, result: DealResult) -> SheetContent:
        """Return what the result sheet says."""
        return sheet(view, result, self.seats, self.match, self.scene.look)

    def _rename(self) -> None:
        self.chooser.retranslate()

    def _heading(self) -> HeaderContent:
        view, said = self.scene.view, super()._heading()
        if self.match is not None:  # points of several deals add up to nothing: each is a game of its own
            person = next((info.seat for info in self.seats if info.human), ME)
            said = replace(said, tag=PHRASES.deals_won(self.match.wins[person], len(self.match.results)))
        if view is None or view.over:
            return said
        number = self.scene.rounds_seen + 1
        facts = (PHRASES.round_short(number), PHRASES.free()) if view.free else (PHRASES.round_number(number),)
        return replace(said, facts=facts)

    def _show_turn(self) -> None:
        self.scene.refresh(self._active, self._thinking, self.chooser.invited)


TABLE: Final = ChuoPaiTable
