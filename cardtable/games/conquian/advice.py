"""Why something is advised, or was done: one sentence that fits any speaker, from the AI's message ids.

Nobody is named: the same reason is a hint to the person and, in the review, the thought of a program.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject

from cardtable.ai.player import Message
from cardtable.games.conquian.naming import NAMING


class ConquianAdvice(QObject):
    """Reasons in words.  An unknown key is a bug and raises KeyError."""

    def sentence(self, reason: Message) -> str:
        """Return a reason as a sentence."""
        match reason.key, reason.args:
            case "only-choice", ():
                return self.tr("There is nothing else to do.")
            case "nothing-fits", (card,):
                return self.tr("Here, {card} goes into no meld.").format(card=NAMING.the(card))
            case "gives-loose", (card,):
                return self.tr("Nothing else in the hand goes with {card}.").format(card=NAMING.the(card))
            case "gives-least", (card,):
                return self.tr("Of all the cards in the hand, {card} is missed least.").format(card=NAMING.the(card))
            case "promises-most", (best, other):
                text = self.tr(
                    "Tried in many likely games, it promises a chance of about {best}% to win; "
                    "the best other move, {other}%."
                )
                return text.format(best=best, other=other)
        return self._using(reason)

    def _using(self, reason: Message) -> str:
        match reason.key, reason.args:
            case "cuts", (card,):
                return self.tr("With {card}, nine cards lie on the table: it wins.").format(card=NAMING.the(card))
            case "takes-nearer", (card, missing):
                text = self.tr(
                    "It takes {card} in, and then only %n more card(s) are missing to cut.", "", int(missing)
                )
                return text.format(card=NAMING.the(card))
            case "takes-outs", (card, outs):
                text = self.tr("It takes {card} in, and then %n card(s) still in play would fit next.", "", int(outs))
                return text.format(card=NAMING.the(card))
            case "takes-all", (_, left):
                return self._fewest(int(left))
            case "takes-least", (card,):
                text = self.tr("Of all the ways to take {card}, this one spoils the least.")
                return text.format(card=NAMING.the(card))
            case "holds-back", (_,):
                return self.tr("A complete meld stays hidden in the hand, where nothing can be forced on it.")
            case "lays-last", (left,):
                return self._fewest(int(left))
            case "lays-early", ():
                return self.tr("A complete meld counts on the table.")
        return self._answering(reason)

    def _fewest(self, left: int) -> str:
        """Return what counts once the stock is empty."""
        return self.tr("The stock is empty, and the fewest cards in hand win; %n remain(s) after it.", "", left)

    def _answering(self, reason: Message) -> str:
        match reason.key, reason.args:
            case "forces", (card, _):
                text = self.tr("Forced to take {card}, that player has to pay a card of the hand.")
                return text.format(card=NAMING.the(card))
            case "forces-four", (card, _):
                text = self.tr("With {card}, a meld of three becomes four: three melds of three no longer make nine.")
                return text.format(card=NAMING.the(card))
            case "keeps-hand", (card,):
                text = self.tr("To take {card} would cost cards that are worth more.")
                return text.format(card=NAMING.the(card))
            case "keeps-plan", (more, fewer):
                text = self.tr("After taking it, {more} more cards would be missing instead of {fewer}.")
                return text.format(more=more, fewer=fewer)
            case "overlooks", (card,):
                return self.tr("It was overlooked that {card} fits.").format(card=NAMING.the(card))
            case "spares", (card, _):
                text = self.tr("To force {card} would bring that player nearer to nine cards.")
                return text.format(card=NAMING.the(card))
            case "no-ninth", (card, _):
                text = self.tr("Forced, {card} might be that player’s ninth card, which wins.")
                return text.format(card=NAMING.the(card))
        return self._paying(reason)

    def _paying(self, reason: Message) -> str:
        match reason.key, reason.args:
            case "pays-loose", (card,):
                return self.tr("Nothing that is left in the hand goes with {card}.").format(card=NAMING.the(card))
            case "seems-least", (card,):
                return self.tr("At a glance, {card} seems to be missed least.").format(card=NAMING.the(card))
            case "pays-dead", (card,):
                text = self.tr("What {card} would need is out of play: dead, or melded elsewhere.")
                return text.format(card=NAMING.the(card))
            case "pays-least", (card, outs):
                text = self.tr("Without {card}, %n card(s) still in play would fit the rest.", "", int(outs))
                return text.format(card=NAMING.the(card))
            case "pays-unwanted", (card, gone):
                text = self.tr(
                    "It is missed little: %n card(s) that would go with {card} are out of play.", "", int(gone)
                )
                return text.format(card=NAMING.the(card))
        raise KeyError(reason.key, reason.args)


ADVICE: Final = ConquianAdvice()
