"""How a person acts: cards are raised, a line says what they are, two buttons play and pass.

What can beat the table stands out, and what cannot is dimmed.  Where nothing is to be chosen, it happens by itself
after a moment, unless the player wants to be asked.  What is allowed is decided by the rules alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction

from cardtable.core.rules import Illegal
from cardtable.games.chuo_pai.answering import Answering
from cardtable.games.chuo_pai.held import Held, Tone, Verdict
from cardtable.games.chuo_pai.phrases import PHRASES
from cardtable.games.chuo_pai.plays import Combination
from cardtable.games.chuo_pai.refusals import REFUSALS
from cardtable.games.chuo_pai.rules import Action, Pass, Play
from cardtable.games.chuo_pai.scene import ME, ChuoPaiScene
from cardtable.scene.cards.button import Button, Rank, key_button
from cardtable.scene.cards.words import CARD_WORDS
from cardtable.scene.later import Later
from cardtable.scene.stage import Stage
from cardtable.scene.widgets.chip import ChipItem, switch
from cardtable.scene.widgets.icons import Icon

LONE: Final = ("automatic", "asked")  # whether passes and single choices are made by themselves
AUTO_MS: Final = 900.0  # for a person to see that there was nothing to choose
HINT: Final = 44.0


class Chooser:
    """The line, the buttons and the keys of the person at the table."""

    def __init__(
        self,
        stage: Stage,
        scene: ChuoPaiScene,
        actions: Mapping[str, QAction],
        wanted: Callable[[Action], bool],
        refused: Callable[[Illegal], None],
        rule: Callable[[str], None],
    ) -> None:
        """*wanted* takes an action and returns whether it was accepted; *refused* says a refusal at length.

        *rule* opens a paragraph of the rules.
        """
        self.stage, self.scene = stage, scene
        self._wanted, self._refused = wanted, refused
        self.lone = LONE[0]
        self.invited = self.automatic = False
        self._legal: tuple[Action, ...] = ()
        self._later = Later(stage)
        self.pass_button = key_button(stage, "pass", Qt.Key.Key_Space, self.pass_)
        self.play_button = key_button(stage, "play", Qt.Key.Key_Return, self.play)
        self.held = Held(stage, rule)
        self.hint = ChipItem(stage, actions["hint"], Icon.HINT, cap=True, height=HINT)
        self.hint.setZValue(60.0)
        scene.hand.changed = self.refresh
        scene.hand.amount = lambda piece: self.now.amount(piece) if self.now is not None else 1
        scene.hand.dropped = lambda at: at.y() < scene.plan.bar.top() and self.play()
        scene.hand.carried = self._carried

    # -- turns -------------------------------------------------------------------------------

    @property
    def now(self) -> Answering | None:
        """The position on the table."""
        return Answering(self.scene.view, self._legal) if self.scene.view is not None else None

    def invite(self, legal: Sequence[Action]) -> None:
        """Let the person act; where nothing is to be chosen, it happens by itself after a moment."""
        self._legal = tuple(legal)
        self._later.forget()
        lone = self._legal[0] if len(self._legal) == 1 and self.lone == LONE[0] else None
        self.invited, self.automatic = lone is None, lone is not None
        self.scene.bubbles[ME].say("")
        self.refresh()
        if lone is not None:
            if isinstance(lone, Play):
                lone = Play(self.scene.hand.show(lone.identities))
            self._later.begin(AUTO_MS, partial(self._alone, lone))

    def _alone(self, action: Action) -> None:
        """Do the only thing there is to do."""
        if isinstance(action, Play):
            self.scene.bubbles[ME].say(PHRASES.only_play())
        self._wanted(action)

    def withdraw(self) -> None:
        """Let nobody act; what is chosen stays chosen."""
        self.invited = self.automatic = False
        self._legal = ()
        self._later.forget()
        self.advise(None)
        self.refresh()

    # -- what is shown -----------------------------------------------------------------------

    def why_not(self, action: Action) -> Illegal | None:
        """Return why an action cannot be taken now."""
        now = self.now
        if now is None:
            return Illegal("please-wait")
        if (reason := now.why_not(action)) is not None:
            return reason
        return None if self.invited else Illegal("please-wait")

    def refresh(self) -> None:
        """Say and light anew what can be done."""
        now = self.now
        if now is None:
            return
        scene, acts = self.scene, self.invited or self.automatic
        asked, chosen = now.asked if acts else None, scene.hand.chosen
        further = now.lacking(chosen) if asked is not None and asked.special else ()
        scene.hand.answer(further or now.usable if acts else (), asked is not None)
        scene.slots.ask(asked if acts and not now.must_pass else None)
        verdict = now.verdict(chosen) if chosen else None
        self._show_buttons(now, verdict.combination if verdict is not None else None)
        self.held.say(self._verdict(now))

    def _show_buttons(self, now: Answering, play: Combination | None) -> None:
        chosen = self.scene.hand.chosen
        legal = play is not None and self.why_not(Play(chosen)) is None
        missing = self._missing(now)
        self.play_button.action.setText(PHRASES.play_button(None if missing else play))
        reason = PHRASES.missing_short(missing) if missing else ""
        self._switch(self.play_button, Play(chosen), PHRASES.beats(now.asked), reason)
        self.play_button.call(Rank.BEST if legal else Rank.OPEN)
        self.pass_button.action.setText(CARD_WORDS.pass_button())
        self._switch(self.pass_button, Pass(), PHRASES.must_pass())
        self.pass_button.call(Rank.BEST if now.must_pass else Rank.DECLINE)

    def _missing(self, now: Answering) -> int:
        """Return how many cards more make a play of those that are raised; 0: none begins so, or it is whole."""
        chosen = self.scene.hand.chosen
        if not self.invited or now.asked is None or not now.lacking(chosen):
            return 0
        return now.asked.size - len(chosen)

    def _switch(self, button: Button, action: Action, would: str, reason: str = "") -> None:
        if (refused := self.why_not(action)) is not None:
            reason = reason or REFUSALS.short(refused)
        switch(button.action, reason, would)

    def _verdict(self, now: Answering) -> Verdict:
        """Return what the line over the buttons says."""
        chosen = self.scene.hand.chosen
        if now.view.over:
            return Verdict()
        if self.automatic:
            if now.must_pass and now.asked is not None:
                return Verdict(PHRASES.cannot_beat(now.asked))
            return Verdict(PHRASES.by_itself(now.asked), Tone.GOOD)
        if not chosen:
            return Verdict(self._ask(now)) if self.invited else Verdict()
        if missing := self._missing(now):
            assert now.asked is not None
            return Verdict(PHRASES.missing(missing, now.asked))
        held = now.verdict(chosen)
        if held.combination is not None and held.beats and (self.invited or now.asked is not None):
            return Verdict(PHRASES.would_beat(held.combination, now.asked), Tone.GOOD if self.invited else Tone.PLAIN)
        if held.combination is not None and not self.invited and held.beats:
            return Verdict(PHRASES.is_play(held.combination))
        reason = held.reason
        if reason is None or (reason.key == "not-your-turn" and not self.invited):
            return Verdict(PHRASES.is_play(held.combination)) if held.combination is not None else Verdict()
        return Verdict(REFUSALS.sentence(reason), Tone.BAD, reason.rule)

    def _ask(self, now: Answering) -> str:
        if now.asked is None:
            return ""  # the middle of the table says it
        return PHRASES.cannot_beat(now.asked) if now.must_pass else PHRASES.ask_beat(now.asked)

    # -- acting ------------------------------------------------------------------------------

    def play(self) -> bool:
        """Play the raised cards, or say why that cannot be."""
        return self._take(Play(self.scene.hand.chosen))

    def pass_(self) -> bool:
        """Pass, or say why that cannot be."""
        return self._take(Pass())

    def _take(self, action: Action) -> bool:
        if (reason := self.why_not(action)) is not None:
            now = self.now
            if isinstance(action, Play) and now is not None and now.asked and (missing := self._missing(now)):
                self.object(PHRASES.missing(missing, now.asked), reason.rule)
            else:
                self._refused(reason)
            return False
        return self._wanted(action)

    def object(self, text: str, rule: str) -> None:
        """Say in the line why something cannot be done; the next thing that changes takes it away."""
        self.held.say(Verdict(text, Tone.REFUSED, rule))
        self.held.flash()
        self.stage.announce(text)

    def _carried(self, on: bool) -> None:
        self.scene.slots.light(on and self.play_button.action.isEnabled())

    # -- hints -------------------------------------------------------------------------------

    def advise(self, action: Action | None) -> None:
        """Mark what is advised: jade around cards, which are raised, or around the button that passes."""
        self.pass_button.advise(isinstance(action, Pass))
        self.scene.hand.advise(self.scene.hand.show(action.identities) if isinstance(action, Play) else ())

    def arrange(self) -> None:
        """Stand where the plan says."""
        plan = self.scene.plan
        self.pass_button.fill(plan.passing)
        self.play_button.fill(plan.playing)
        self.held.arrange(plan.held)
        self.hint.setPos(plan.hint)
        self.refresh()

    def retranslate(self) -> None:
        """Say everything again."""
        self.refresh()
