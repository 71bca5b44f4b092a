"""Why something cannot be done: a sentence for the bar and the message line, two or three words for a button.

Keys and arguments come from the rules: :mod:`.legality`, :mod:`.laying` and :mod:`.melds`.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject

from cardtable.core.events import Piece
from cardtable.core.rules import Illegal
from cardtable.games.conquian.cards import parse
from cardtable.games.conquian.naming import NAMING
from cardtable.scene.people import NAMES


class ConquianRefusals(QObject):
    """Refusals in words.  An unknown key is a bug and raises KeyError."""

    def sentence(self, reason: Illegal) -> str:
        """Return why something is refused, as a sentence."""
        match reason.key:
            case "game-over":
                return self.tr("This game is over.")
            case "please-wait":
                return self.tr("One moment: the last answer is still being shown.")
            case "swap-first":
                return self.tr("First comes the swap: choose a card to give to the right.")
            case "already-sealed":
                return self.tr("Your card is chosen already; wait for the others.")
            case "swap-over":
                return self.tr("The swap is over.")
            case "not-your-turn":
                return self.tr("It is not your turn to answer.")
            case "pay-first":
                return self.tr("You used the card, so first you pay: choose a card of your hand.")
            case "nothing-to-pay":
                return self.tr("There is nothing to pay: only who uses the card on offer pays.")
            case "not-in-hand":
                return self.tr("You do not hold {card}.").format(card=self._the(reason))
        return self._forcing(reason)

    def _forcing(self, reason: Illegal) -> str:
        match reason.key, reason.args:
            case "must-take", _:
                return self.tr("You were forced: you have to take {card}.").format(card=self._the(reason))
            case "forced-as-it-lies", _:
                text = self.tr("You were forced: {card} has to go to a meld that it fits as that lies.")
                return text.format(card=self._the(reason))
            case "payer-only-forces", _:
                text = self.tr("You paid {card} yourself: you can only force it on somebody, or pass.")
                return text.format(card=self._the(reason))
            case "force-oneself", _:
                return self.tr("One forces others; what fits your own melds you just use.")
            case "force-without-melds", (_, seat):
                text = self.tr("{name} has no meld on the table, so there is nothing to force.")
                return text.format(name=NAMES[int(seat)])
            case "force-as-it-lies", (_, seat):
                text = self.tr("To take {card}, {name} would have to re-arrange: one forces only what fits as it lies.")
                return text.format(card=self._the(reason), name=NAMES[int(seat)])
            case "force-no-fit", (_, seat):
                text = self.tr("On the table, {card} fits no meld of {name}.")
                return text.format(card=self._the(reason), name=NAMES[int(seat)])
        return self._laying(reason)

    def _laying(self, reason: Illegal) -> str:
        match reason.key, reason.args:
            case "table-card-left-out", _:
                return self.tr("To use {card}, put it into one of your melds.").format(card=self._the(reason))
            case "lay-without-table-card", _:
                text = self.tr("Laying goes without {card}; if you want it, use it, and pay.")
                return text.format(card=self._the(reason))
            case "nothing-laid", _:
                return self.tr("Nothing has changed: your melds lie like this already.")
            case "regrouped-already", _:
                return self.tr("You have regrouped once on this turn; lay a card of your hand, or answer.")
            case "card-twice", _:
                return self.tr("Among your melds, {card} is counted twice.").format(card=self._the(reason))
            case "melded-stays", (cards,):
                text = self.tr("What lies on the table stays there; missing: {cards}.")
                return text.format(cards=NAMING.cards(parse(cards)))
            case "anothers-meld", (_, seat):
                text = self.tr("A meld of {name} already has {card}: other players’ melds are not taken apart.")
                return text.format(card=self._the(reason), name=NAMES[int(seat)])
            case "dead-card", _:
                text = self.tr("Everybody passed {card}: a dead card does not come back.")
                return text.format(card=self._the(reason))
        return self._melds(reason)

    def _melds(self, reason: Illegal) -> str:
        match reason.key, reason.args:
            case "meld-left-short", (cards,):
                left = parse(cards)
                text = self.tr(
                    "A meld would be left with %n card(s) ({cards}); it needs at least three.", "", len(left)
                )
                return text.format(cards=NAMING.cards(left))
            case "too-few", (there,):
                return self.tr("A meld has at least three cards; here are only %n.", "", int(there))
            case "mixed", ():
                return self.tr("Neither a set nor a run: the cards share neither their rank nor their suit.")
            case "no-turnaround", (high, low):
                text = self.tr("A run does not go on from {high} to {low}: the 1 only comes before the 2.")
                return text.format(high=NAMING.printed(high), low=NAMING.printed(low))
            case "gap", (low, high):
                text = self.tr("The run has a gap: {high} does not follow {low}.")
                return text.format(high=NAMING.the(high), low=NAMING.the(low))
        raise KeyError(reason.key, reason.args)

    def _the(self, reason: Illegal) -> str:
        return NAMING.the(Piece(reason.args[0]))

    def short(self, reason: Illegal) -> str:
        """Return why something is refused, in two or three words."""
        match reason.key:
            case "game-over":
                return self.tr("game is over")
            case "please-wait":
                return self.tr("one moment")
            case "swap-first":
                return self.tr("swap first")
            case "already-sealed":
                return self.tr("already chosen")
            case "swap-over":
                return self.tr("swap is over")
            case "not-your-turn":
                return self.tr("not your turn")
            case "pay-first":
                return self.tr("pay first")
            case "nothing-to-pay":
                return self.tr("nothing to pay")
            case "not-in-hand":
                return self.tr("not in your hand")
            case "must-take":
                return self.tr("you were forced")
            case "forced-as-it-lies":
                return self.tr("where it fits as it lies")
            case "payer-only-forces":
                return self.tr("you paid it")
        return self._short_force(reason)

    def _short_force(self, reason: Illegal) -> str:
        match reason.key:
            case "force-oneself":
                return self.tr("others only")
            case "force-without-melds":
                return self.tr("no meld there")
            case "force-as-it-lies":
                return self.tr("not as it lies")
            case "force-no-fit":
                return self.tr("fits no meld")
            case "table-card-left-out":
                return self.tr("card left out")
            case "lay-without-table-card":
                return self.tr("not with that card")
            case "nothing-laid":
                return self.tr("nothing changed")
            case "regrouped-already":
                return self.tr("regrouped already")
        return self._short_meld(reason)

    def _short_meld(self, reason: Illegal) -> str:
        match reason.key:
            case "card-twice":
                return self.tr("card twice")
            case "melded-stays":
                return self.tr("must stay there")
            case "anothers-meld":
                return self.tr("not your meld")
            case "dead-card":
                return self.tr("dead card")
            case "meld-left-short" | "too-few":
                return self.tr("fewer than three")
            case "mixed":
                return self.tr("neither set nor run")
            case "no-turnaround":
                return self.tr("no 12–1")
            case "gap":
                return self.tr("gap in the run")
        raise KeyError(reason.key)


REFUSALS: Final = ConquianRefusals()
