"""Why something is advised, or was done: one sentence that fits any speaker, from the AI's message ids.

Nobody is named: the same reason is a hint to the person and, in the review, the thought of a program.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject

from cardtable.ai.player import Message
from cardtable.games.quan_dui.cards import value_of
from cardtable.games.quan_dui.words import WORDS


class QuanDuiAdvice(QObject):
    """Reasons in words.  An unknown key is a bug and raises KeyError."""

    def sentence(self, reason: Message) -> str:
        """Return a reason as a sentence."""
        match reason.key, reason.args:
            case "only-choice", ():
                return self.tr("There is nothing else to do.")
            case "wins-most", (best, other):
                text = self.tr(
                    "Played on in many likely hands, it wins {best}% of the matches; the best other choice, {other}%."
                )
                return text.format(best=best, other=other)
        return self._claiming(reason)

    def _claiming(self, reason: Message) -> str:
        match reason.key, reason.args:
            case "wins", (card, "2"):
                return self.tr("With {card}, all eight pairs are Dui: 2 Tentos.").format(card=WORDS.the(card))
            case "wins", (card, _):
                return self.tr("With {card}, eight pairs are complete: 1 Tento.").format(card=WORDS.the(card))
            case "takes", (card, "0"):
                return self.tr("It pairs {card}, and then nothing stands alone.").format(card=WORDS.the(card))
            case "takes", (card, alone):
                text = self.tr("It pairs {card}, and then %n value(s) still stand alone.", "", int(alone))
                return text.format(card=WORDS.the(card))
            case "claims-dui", (card, alone):
                text = self.tr(
                    "A Dui with {card} brings a turn at once, and then %n value(s) still stand alone.", "", int(alone)
                )
                return text.format(card=WORDS.the(card))
            case "draws", (card,):
                return self.tr("Nothing that stands alone would pair with {card}.").format(card=WORDS.the(card))
            case "passes", (card,):
                text = self.tr("A Dui with {card} would only break another pair of that value.")
                return text.format(card=WORDS.the(card))
            case "overlooks", (card,):
                return self.tr("It was overlooked that {card} makes a pair.").format(card=WORDS.the(card))
        return self._discarding(reason)

    def _discarding(self, reason: Message) -> str:
        match reason.key, reason.args:
            case "discards-dead", (card,):
                text = self.tr("All the cards that could pair with {card} have been seen.")
                return text.format(card=WORDS.the(card))
            case "discards-fewest", (card, left):
                text = self.tr(
                    "Of the values that stand alone, {value} has the fewest partners: %n card(s) that may still come.",
                    "",
                    int(left),
                )
                return text.format(value=value_of(card))
            case "discards-ones", (card, left):
                text = self.tr(
                    "Ones are kept, of which there are twice as many; {card} has only %n partner(s) left.",
                    "",
                    int(left),
                )
                return text.format(card=WORDS.the(card))
            case "discards-safe", (card,):
                return self.tr("The next player can hardly use {card}.").format(card=WORDS.the(card))
            case "discards-denies", (card,):
                text = self.tr("Somebody is close to eight pairs, and {card} is the least likely to complete them.")
                return text.format(card=WORDS.the(card))
            case "discards-hoarded", (card,):
                text = self.tr("The others will hardly discard a card that pairs with {card}.")
                return text.format(card=WORDS.the(card))
            case "waits", (_, value, outs):
                text = self.tr(
                    "Then only a {value} stands alone, and %n card(s) would complete the hand.", "", int(outs)
                )
                return text.format(value=value)
            case "discards-alone", (card,):
                return self.tr("In the hand, one {value} is left without a partner.").format(value=value_of(card))
            case "mislays", (card,):
                return self.tr("It was overlooked that {card} belonged to a pair.").format(card=WORDS.the(card))
            case "breaks", (card,):
                text = self.tr("It breaks the pair of {card}: what stands alone would help the others more.")
                return text.format(card=WORDS.the(card))
        return self._declaring(reason)

    def _declaring(self, reason: Message) -> str:
        match reason.key, reason.args:
            case "declares", (_,):
                return self.tr("Eight pairs are complete: 1 Tento is certain.")
            case "declares-quan", ():
                return self.tr("All eight pairs are Dui: 2 Tentos.")
            case "declares-match", ():
                return self.tr("It wins the match.")
            case "goes-on", (card, outs):
                text = self.tr("Without {card}, %n card(s) would complete eight Dui, for 2 Tentos.", "", int(outs))
                return text.format(card=WORDS.the(card))
            case "goes-on-match", (card,):
                text = self.tr("As the match stands, 1 Tento helps too little; without {card}, eight Dui are in reach.")
                return text.format(card=WORDS.the(card))
        raise KeyError(reason.key, reason.args)


ADVICE: Final = QuanDuiAdvice()
