"""How a person acts: cards are raised, melds light up, buttons say what they would do or why not."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtGui import QAction

from cardtable.core.events import Piece, Seat
from cardtable.core.rules import Illegal
from cardtable.games.conquian.acting import Acting
from cardtable.games.conquian.barring import Bars
from cardtable.games.conquian.marking import mark_melds
from cardtable.games.conquian.melds import MOST
from cardtable.games.conquian.option_chips import OptionChips, SuitSign
from cardtable.games.conquian.options import Option
from cardtable.games.conquian.phrases import PHRASES
from cardtable.games.conquian.pointing import Pointing, TableSpot
from cardtable.games.conquian.scene import ME, OTHERS, ConquianScene
from cardtable.games.conquian.state import Action, Give, Lay, Pay, Use, View
from cardtable.games.conquian.words import WORDS
from cardtable.scene.cards.command import command
from cardtable.scene.stage import Stage
from cardtable.scene.widgets.chip import ChipItem

RIGHT: Final = Seat(1)


class Chooser(Acting):
    """Everything the person acts with, but for the tray."""

    def __init__(
        self,
        stage: Stage,
        scene: ConquianScene,
        actions: Mapping[str, QAction],
        sign: SuitSign,
        wanted: Callable[[Action], bool],
        refused: Callable[[Illegal], None],
        told: Callable[[str], None],
    ) -> None:
        """*sign* paints suits on chips; for the others see the base."""
        super().__init__(stage, scene, wanted, refused, told)
        self.rearranged: Callable[[], None] = lambda: None  # the tray is asked for
        self._pointed: Option | None = None
        self.bars = Bars(stage, scene, self)
        self.rearrange = command(stage, "rearrange", lambda: self.rearranged())
        hint = ChipItem(stage, actions["hint"], cap=True, height=40)
        tray = ChipItem(stage, self.rearrange, height=40)
        for chip in (hint, tray):
            chip.setZValue(60.0)
        self.chips = OptionChips(stage, sign, (tray, hint))
        self.chips.chosen = self._take_option
        self.chips.pointed = self._point
        self.chips.more = lambda: self.rearranged()
        self.pointing = Pointing(scene, self)
        self.spot = TableSpot(stage, scene, self, self.pointing)
        scene.hand.changed = self.refresh
        scene.hand.dropped = self.pointing.hand_dropped
        for seat, melds in scene.melds.items():
            melds.clicked = partial(self.pointing.meld_clicked, seat)

    # -- turns -------------------------------------------------------------------------------

    def invite(self, view: View, legal: Sequence[Action]) -> None:
        """Let the person act, and see how."""
        super().invite(view, legal)
        self.scene.bubbles[ME].say("")
        self.refresh()

    def withdraw(self) -> None:
        """Let nobody act; what is chosen stays chosen."""
        super().withdraw()
        self._pointed = None
        self.advise(None)
        self.refresh()

    # -- what is shown -----------------------------------------------------------------------

    def refresh(self) -> None:
        """Say and light anew what can be done."""
        if self.view is None:
            return
        now, lays = self.answering, self.lays_cards
        self.scene.hand.offer(now.usable if now is not None and lays else ())
        shown = self._offered() if now is not None and lays else []
        self._place_chips()
        self.chips.show(shown)
        self.rearrange.setText(WORDS.rearrange_button())
        self.rearrange.setIconText(WORDS.rearrange_button())  # else Qt takes the dots away
        self.rearrange.setVisible(now is not None and lays and now.movable)
        mark_melds(self.scene, now if lays else None, self.chosen)
        self._count(shown)
        self.bars.refresh()
        self.spot.refresh()

    def _offered(self) -> list[Option]:
        """Return the options for the chips: those of the raised cards, or all."""
        assert self.answering is not None
        return self.candidates() if self.chosen else self.answering.options

    def _take_option(self, option: Option) -> None:
        self.take(option.action)

    def _point(self, option: Option | None) -> None:
        self._pointed = option
        self._count(self.chips.options)

    def _count(self, shown: Sequence[Option]) -> None:
        """Let the panel show what is melded, and what the option pointed at, or the first one, would add."""
        option = self._pointed or (shown[0] if shown else None)
        melded = len(self.scene.melds[ME].cards)
        if option is None:
            self.scene.panel.show_count(melded)
        else:
            self.scene.panel.show_count(melded, option.melded, PHRASES.named(option))

    # -- hints -------------------------------------------------------------------------------

    def advise(self, action: Action | None) -> None:
        """Mark what is advised: jade around cards, which are raised, or around the button."""
        hand = self.scene.hand
        self.bars.advise(action)
        cards: tuple[Piece, ...] = ()
        match action:
            case Give(card) | Pay(card):
                cards = (card,)
            case Use(melds) | Lay(melds) if self.answering is not None:
                cards = self.answering.view.from_hand(ME, melds)
        if cards:
            hand.choose(cards)
        hand.advise(cards)

    def arrange(self) -> None:
        """Stand where the plan says."""
        self.bars.arrange(self.scene.plan)
        self._place_chips()
        self.spot.refresh()

    def _place_chips(self) -> None:
        """Let the row of chips be as wide as the others' melds beside it allow."""
        row = self.scene.plan.options
        middle, reach = row.center().x(), self.scene.plan.bar.width() / 2 - 12
        for seat in OTHERS:
            for n in range(MOST):
                box = self.scene.melds[seat].box(n)
                if not box.isEmpty() and box.bottom() > row.top() - 8:
                    reach = min(reach, abs((box.left() if seat == RIGHT else box.right()) - middle) - 14)
        self.chips.arrange(middle, row.top(), 2 * reach)
