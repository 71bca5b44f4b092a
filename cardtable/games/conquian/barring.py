"""The action bars: one for answers, one for a single card that is given or paid; a dark button says why it is dark."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence

from cardtable.core.rules import Illegal
from cardtable.games.conquian.acting import Acting
from cardtable.games.conquian.answering import Answering
from cardtable.games.conquian.asking import ASKING
from cardtable.games.conquian.naming import NAMING
from cardtable.games.conquian.options import OPTION_WORDS
from cardtable.games.conquian.phrases import PHRASES
from cardtable.games.conquian.plan import Plan
from cardtable.games.conquian.portraits import portrait
from cardtable.games.conquian.refusals import REFUSALS
from cardtable.games.conquian.scene import ME, ConquianScene
from cardtable.games.conquian.state import Action, Force, Give, Pass, Pay, Phase, View, right_of
from cardtable.games.conquian.words import WORDS
from cardtable.scene.stage import Stage
from cardtable.scene.widgets import actionbar
from cardtable.scene.widgets.actionbar import ActionBar, BarContent
from cardtable.scene.widgets.chip import ChipItem, Style, switch

AVATAR: Final = 22.0  # radius of the face in the bar
WIDTHS: Final = (150.0, 138.0, 138.0, 138.0)
CARD_WIDTHS: Final = (170.0,)

Line = tuple[str, str, actionbar.Verdict]
PLAIN, GOOD, BAD = actionbar.Verdict.PLAIN, actionbar.Verdict.GOOD, actionbar.Verdict.BAD


class Bars:
    """Both bars; only one is to be seen."""

    def __init__(self, stage: Stage, scene: ConquianScene, acting: Acting) -> None:
        self.stage, self.scene, self._acting = stage, scene, acting
        self.pass_ = self._action("pass", Qt.Key.Key_Space, acting.pass_)
        self.force = self._action("force", Qt.Key.Key_F, lambda: acting.force())
        self.lay = self._action("lay", Qt.Key.Key_B, acting.lay)
        self.cut = self._action("cut", Qt.Key.Key_C, acting.cut)
        self.give = self._action("give", Qt.Key.Key_Return, acting.confirm)
        face = portrait(ME, AVATAR)
        answers = [self.pass_, self.force, self.lay, self.cut]
        self.bar = ActionBar(stage, face, answers, golden=0, least=WIDTHS)
        self.card_bar = ActionBar(stage, face, [self.give], golden=1, least=CARD_WIDTHS)
        self.card_bar.focus_key = "card-bar"
        self.bar.chips[3].style = Style.GOLD_BUTTON
        self.bar.chips[1].style = Style.JADE
        for bar in (self.bar, self.card_bar):
            bar.setZValue(60.0)
            for chip in bar.chips:
                chip.refused = self._explain(chip)

    def _action(self, name: str, key: Qt.Key, performed: Callable[[], object]) -> QAction:
        action = QAction(self.stage)
        action.setObjectName(name)
        action.setShortcut(QKeySequence(key))  # shown on the button; pressed, it is the table that hears it
        action.triggered.connect(lambda: performed())
        return action

    def _explain(self, chip: ChipItem) -> Callable[[], None]:
        """Return what says at length why a button is dark: doing it all the same does."""
        perform: dict[QAction, Callable[[], object]] = {
            self.pass_: self._acting.pass_,
            self.force: lambda: self._acting.force(),
            self.lay: self._acting.lay,
            self.cut: self._acting.cut,
            self.give: self._acting.confirm,
        }

        def explain() -> None:
            perform[chip.action]()

        return explain

    @property
    def content(self) -> BarContent:
        """What the visible bar says."""
        return (self.bar if self.bar.isVisible() else self.card_bar).content

    def arrange(self, plan: Plan) -> None:
        """Stand where the plan says."""
        for bar in (self.bar, self.card_bar):
            bar.setPos(plan.bar.topLeft())
            bar.resize(plan.bar.width())

    def refresh(self) -> None:
        """Say anew what is asked, what is held, and what each button would do."""
        view = self.scene.view
        if view is None:
            return
        single = view.phase is Phase.SWAP or (view.phase is Phase.PAY and view.turn == ME)
        self.bar.setVisible(not single)
        self.card_bar.setVisible(single)
        self._name()
        if single:
            self._switch_single(view)
        else:
            self._switch_answers()
        title, status, verdict = self._single(view) if single else self._answer(view)
        acting = self._acting
        content = BarContent(
            self.scene.name(ME),
            WORDS.own(len(self.scene.hand.cards), len(self.scene.melds[ME].cards)),
            title,
            status,
            verdict,
            WORDS.your_turn() if acting.invited else "",
            faint=not acting.chosen,
        )
        (self.card_bar if single else self.bar).show_content(content)

    def _name(self) -> None:
        view = self.scene.view
        paying = view is not None and view.phase is Phase.PAY
        self.pass_.setText(WORDS.pass_button())
        self.force.setText(WORDS.force_button())
        self.lay.setText(WORDS.lay_button())
        self.cut.setText(WORDS.cut_button())
        self.give.setText(WORDS.pay_button() if paying else WORDS.give_button())

    # -- buttons -----------------------------------------------------------------------------

    def _switch_single(self, view: View) -> None:
        acting = self._acting
        if not acting.invited:
            switch(self.give, REFUSALS.short(acting.waiting()))
        else:
            switch(self.give, "" if acting.chosen else PHRASES.no_card())

    def _switch_answers(self) -> None:
        now, acting = self._acting.answering, self._acting
        if now is None or not acting.invited:
            reason = REFUSALS.short(acting.waiting())
            for action in (self.pass_, self.force, self.lay, self.cut):
                switch(action, reason)
            return
        refused = now.passing()
        switch(self.pass_, REFUSALS.short(refused) if refused is not None else "")
        switch(self.force, self._why_no_force(now), self._force_note(now))
        switch(self.lay, *self._lay(now))
        cutting = now.cutting
        switch(
            self.cut,
            WORDS.reaches(now.reach) if cutting is None else "",
            PHRASES.named(cutting) if cutting is not None else "",
        )

    def _why_no_force(self, now: Answering) -> str:
        if now.targets:
            return ""
        forced = now.view.phase is Phase.FORCED
        return REFUSALS.short(Illegal("must-take")) if forced else WORDS.no_target()

    def _force_note(self, now: Answering) -> str:
        view, name = now.view, self.scene.name
        if len(now.targets) != 1 or view.table is None:
            return PHRASES.either([name(seat) for seat in now.targets])
        target = now.targets[0]
        meld = view.melds[target][view.fitting(target)[0]]
        return PHRASES.force_note(name(target), (*meld, view.table))

    def _lay(self, now: Answering) -> tuple[str, str]:
        """Return why nothing can be laid without the table card, and what could be."""
        chosen = set(self._acting.chosen)
        if now.view.phase is Phase.FORCED:
            return REFUSALS.short(Illegal("must-take")), ""
        if now.view.payer == ME:
            return REFUSALS.short(Illegal("payer-only-forces")), ""
        found = [option for option in now.lays if not chosen or set(now.from_hand(option)) == chosen]
        if found:
            return "", PHRASES.named(found[0]) if len(found) == 1 else PHRASES.ways(len(found))
        if chosen and now.lays:
            return PHRASES.not_these(), ""
        return WORDS.no_ready_meld(), ""

    # -- words -------------------------------------------------------------------------------

    def _single(self, view: View) -> Line:
        acting = self._acting
        swap = view.phase is Phase.SWAP
        if swap and view.sealed[ME]:
            return WORDS.swap_sealed(), WORDS.swap_waits(), PLAIN
        if acting.automatic:
            return PHRASES.one_way(), PHRASES.goes_itself(), PLAIN
        goes = WORDS.swap_goes(self.scene.name(right_of(ME))) if swap else WORDS.payment_goes()
        if acting.chosen:
            name = NAMING.card(acting.chosen[0])
            return f"{name[:1].upper()}{name[1:]}", goes, GOOD if acting.invited else PLAIN
        if swap and not self.scene.hand.cards:
            return "", "", PLAIN
        return (WORDS.ask_swap() if swap else WORDS.ask_payment()), goes, PLAIN

    def _answer(self, view: View) -> Line:
        acting, now = self._acting, self._acting.answering
        if view.phase is Phase.OVER:
            return WORDS.deal_over(), "", PLAIN
        if acting.automatic:
            if view.phase is Phase.ANSWER and view.table is not None:
                return PHRASES.nothing_fits(view.table), PHRASES.passes(), PLAIN
            return PHRASES.one_way(), PHRASES.goes_itself(), PLAIN
        if now is None or not acting.invited:
            if view.turn == ME:
                return "", "", PLAIN  # about to be asked
            return WORDS.wait(), WORDS.waiting(self.scene.name(view.turn), view.phase), PLAIN
        if acting.chosen:
            return self._held(now)
        if view.phase is Phase.FORCED and view.table is not None:
            by = next(act.seat for act in reversed(view.acts) if act.target is not None)
            return WORDS.ask_forced(self.scene.name(by), view.table), ASKING.forced(now), PLAIN
        if view.payer == ME:
            return WORDS.ask_payer(), WORDS.own_payment(), PLAIN
        if view.last_card and now.lays:
            return ASKING.title(now), PHRASES.last_card(), BAD
        return ASKING.title(now), ASKING.status(now), PLAIN

    def _held(self, now: Answering) -> Line:
        """Return what the raised cards are."""
        found = self._acting.candidates()
        if not found:
            return PHRASES.no_meld(), REFUSALS.sentence(now.why_no_meld(self._acting.chosen)), BAD
        if len(found) == 1:
            return OPTION_WORDS.title(found[0]), PHRASES.comes_to(found[0]), GOOD
        return OPTION_WORDS.title(found[0]), PHRASES.several(len(found)), GOOD

    # -- hints -------------------------------------------------------------------------------

    def advise(self, action: Action | None) -> None:
        """Let jade shine around the button of an advised action."""
        button = None
        match action:
            case Pass():
                button = self.pass_
            case Force():
                button = self.force
            case Give() | Pay():
                button = self.give
        for chip in (*self.bar.chips, *self.card_bar.chips):
            chip.advise(chip.action is button)
