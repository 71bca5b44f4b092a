"""What the person may do now, and what comes of trying it: it is done, or refused, or a question is asked first.

It never decides what is allowed: that is :mod:`.answering`, which picks among the legal actions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from cardtable.core.events import Piece, Seat
from cardtable.core.rules import Illegal
from cardtable.games.conquian.answering import Answering
from cardtable.games.conquian.options import OPTION_WORDS, Option
from cardtable.games.conquian.phrases import PHRASES
from cardtable.games.conquian.scene import ME, ConquianScene
from cardtable.games.conquian.state import Action, Force, Pass, Phase, Use, View
from cardtable.games.conquian.words import WORDS
from cardtable.scene.later import Later
from cardtable.scene.stage import Stage
from cardtable.scene.widgets.question import Answer, Question

AUTO_MS: Final = 700.0  # for a person to see that there was nothing to choose


class Acting:
    """The person's turn."""

    def __init__(
        self,
        stage: Stage,
        scene: ConquianScene,
        wanted: Callable[[Action], bool],
        refused: Callable[[Illegal], None],
        told: Callable[[str], None],
    ) -> None:
        """*wanted* takes an action and returns whether it was accepted.

        *refused* says a refusal at length, *told* any other sentence.
        """
        self.stage, self.scene = stage, scene
        self._wanted, self._refused, self._told = wanted, refused, told
        self.invited = self.automatic = False
        self.answering: Answering | None = None
        self._phase: Phase | None = None
        self._later = Later(stage)
        self.question = Question(stage)

    # -- turns -------------------------------------------------------------------------------

    @property
    def view(self) -> View | None:
        """The position on the table."""
        return self.scene.view

    @property
    def chosen(self) -> tuple[Piece, ...]:
        """The raised cards."""
        return self.scene.hand.chosen

    @property
    def lays_cards(self) -> bool:
        """Whether the person answers, or has to take: cards are laid, not given away."""
        return self.invited and self._phase in (Phase.ANSWER, Phase.FORCED)

    def invite(self, view: View, legal: Sequence[Action]) -> None:
        """Let the person act; where nothing is to be chosen, it happens by itself after a moment."""
        self.answering = Answering(view, tuple(legal))
        lone = self.answering.lone
        if view.phase is not self._phase:
            self.scene.hand.lower_all()
        self._phase = view.phase
        self.scene.hand.most = 1 if view.phase in (Phase.SWAP, Phase.PAY) else None
        self.invited, self.automatic = lone is None, lone is not None
        self._later.forget()
        if lone is not None:
            self._later.begin(AUTO_MS, partial(self._wanted, lone))

    def withdraw(self) -> None:
        """Let nobody act; what is chosen stays chosen."""
        self.invited = self.automatic = False
        self.answering = None
        self._later.forget()
        self.question.dismiss()

    def forget(self) -> None:
        """Another position lies on the table: nothing is chosen."""
        self._phase = None
        self.scene.hand.most = None

    # -- acting ------------------------------------------------------------------------------

    def take(self, action: Action) -> bool:
        """Offer an action, if it is the person's to act."""
        if not self.invited:
            self.refuse_waiting()
            return False
        return self._wanted(action)

    def refuse_waiting(self) -> None:
        """Say that the person cannot act now."""
        self._refused(self.waiting())

    def waiting(self) -> Illegal:
        """Return why the person cannot act now."""
        view = self.view
        if view is None or self.automatic:
            return Illegal("please-wait")
        if view.phase is Phase.OVER:
            return Illegal("game-over", rule="R10")
        if view.phase is Phase.SWAP:
            return Illegal("already-sealed" if view.sealed[ME] else "please-wait", rule="R4")
        return Illegal("please-wait") if view.turn == ME else Illegal("not-your-turn", rule="R5")

    def tell(self, text: str) -> None:
        """Say a sentence."""
        self._told(text)

    def confirm(self) -> bool:
        """Do what the raised cards are for: give, pay, use or lay them; return whether anything was done."""
        if not self.invited or self.answering is None:
            self.refuse_waiting()
            return False
        if not self.lays_cards:
            if not self.chosen:
                self.tell(PHRASES.choose_card())
                return False
            return self.take(self.answering.single(self.chosen[0]))
        if not self.chosen:
            return self.use()
        return self.choose(self.candidates(), self.chosen)

    def choose(self, found: Sequence[Option], chosen: Sequence[Piece] = ()) -> bool:
        """Do the only option, or ask which one; return whether it was done, or is being asked."""
        now = self.answering
        assert now is not None
        if not found:
            self._refused(now.why_no_meld(chosen))
            return False
        if len(found) == 1:
            return self.take(found[0].action)
        return self.ask_which(found)

    def ask_which(self, found: Sequence[Option]) -> bool:
        """Ask which of some options is meant."""
        view = self.view
        assert view is not None
        uses = view.table is not None and any(isinstance(option.action, Use) for option in found)
        text = PHRASES.how(view.table) if uses and view.table is not None else PHRASES.which()
        answers: list[Answer] = [
            (f"{OPTION_WORDS.title(option)} · {WORDS.of_nine(option.melded)}", partial(self.take, option.action))
            for option in found[:6]
        ]
        self.question.ask(text, [*answers, (PHRASES.leave(), None)], self.scene.plan.bar)
        return True

    def use(self) -> bool:
        """Ask how the table card is to be used."""
        now = self.answering
        if now is None or not self.invited or now.view.table is None:
            self.refuse_waiting()
            return False
        if not now.uses:
            refused = now.why_no_meld(()) if now.view.payer == ME else None
            if refused is not None:
                self._refused(refused)
            else:
                self.tell(PHRASES.no_use(now.view.table))
            return False
        return self.ask_which(now.uses)

    def pass_(self) -> bool:
        """Pass; on the last card of the stock, not before a reminder of melds in hand (H5)."""
        now = self.answering
        if now is None or not self.invited:
            self.refuse_waiting()
            return False
        if (refused := now.passing()) is not None:
            self._refused(refused)
            return False
        if now.view.last_card and now.lays:
            lay = now.lays[0]
            self.question.ask(
                WORDS.last_card(),
                [
                    (OPTION_WORDS.title(lay), partial(self.take, lay.action)),
                    (PHRASES.pass_anyway(), partial(self.take, Pass())),
                    (PHRASES.leave(), None),
                ],
                self.scene.plan.bar,
            )
            return True
        return self.take(Pass())

    def force(self, target: Seat | None = None) -> bool:
        """Force somebody; asks whom if there are several, and warns of a ninth card (H2)."""
        now = self.answering
        if now is None or not self.lays_cards:
            self.refuse_waiting()
            return False
        view, name = now.view, self.scene.name
        if target is None:
            if len(now.targets) > 1 and view.table is not None:
                answers: list[Answer] = [(name(seat), partial(self.force, seat)) for seat in now.targets]
                self.question.ask(PHRASES.whom(view.table), [*answers, (PHRASES.leave(), None)], self.scene.plan.bar)
                return True
            if not now.targets:
                self._explain_force()
                return False
            target = now.targets[0]
        if view.wins_if_forced(target):
            self.question.ask(
                WORDS.ninth_warning(name(target)),
                [(PHRASES.force_anyway(), partial(self.take, Force(target))), (PHRASES.leave(), None)],
                self.scene.plan.bar,
            )
            return True
        return self.take(Force(target))

    def _explain_force(self) -> None:
        now = self.answering
        assert now is not None
        if now.view.phase is Phase.FORCED:
            self._refused(Illegal("must-take", (str(now.view.table),), "R11"))
        elif now.view.table is not None:
            self.tell(PHRASES.no_target(now.view.table))

    def lay(self) -> bool:
        """Lay the raised cards without the table card, or what is ready."""
        now = self.answering
        if now is None or not self.lays_cards:
            self.refuse_waiting()
            return False
        if now.view.phase is Phase.FORCED:
            self._refused(Illegal("must-take", (str(now.view.table),), "R11"))
            return False
        if now.view.payer == ME:
            self._refused(now.why_no_meld(()))
            return False
        found = [o for o in now.lays if not self.chosen or set(now.from_hand(o)) == set(self.chosen)]
        if self.chosen:
            return self.choose(found, self.chosen)
        if not found:
            self.tell(PHRASES.no_lay())
            return False
        return self.choose(found)

    def cut(self) -> bool:
        """Win, or say how far it is."""
        now = self.answering
        if now is None or not self.lays_cards:
            self.refuse_waiting()
            return False
        if now.cutting is None:
            self.tell(PHRASES.no_cut(now.reach))
            return False
        return self.take(now.cutting.action)

    def candidates(self) -> list[Option]:
        """Return what could be laid with exactly the raised cards."""
        if self.answering is None or not self.chosen or not self.lays_cards:
            return []
        return self.answering.with_cards(self.chosen)
