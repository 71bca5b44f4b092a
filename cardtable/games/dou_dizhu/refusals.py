"""Why something cannot be done: a sentence for the bar and the message line, two or three words for the button.

Keys and arguments come from the rules; what they mean is told in :mod:`.reading`.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject

from cardtable.core.rules import Illegal
from cardtable.games.dou_dizhu.cards import JOKERS
from cardtable.games.dou_dizhu.naming import NAMING


class DouDizhuRefusals(QObject):
    """Refusals in words.  An unknown key is a bug and raises KeyError."""

    def sentence(self, reason: Illegal) -> str:
        """Return why something is refused, as a sentence."""
        match reason.key:
            case "game-over":
                return self.tr("This deal is over.")
            case "auction-first":
                return self.tr("First comes the auction.")
            case "auction-over":
                return self.tr("The auction is over.")
            case "not-your-turn":
                return self.tr("It is not your turn.")
            case "please-wait":
                return self.tr("One moment: the last play is still being shown.")
            case "bid-higher":
                return self.tr("A bid has to be higher than {n}.").format(n=reason.args[0])
            case "must-lead":
                return self.tr("You open: passing is not possible.")
            case "not-in-hand":
                return self.tr("These cards are not in your hand: {cards}.").format(cards=NAMING.listed(reason.args[0]))
            case "no-cards":
                return self.tr("No card is chosen.")
            case "no-play":
                return self.tr("These cards are none of the 13 plays.")
            case "two-bombs":
                return self.tr("Two bombs together are not a play.")
        return self._chain(reason)

    def _chain(self, reason: Illegal) -> str:
        match reason.key, reason.args:
            case "chain-high", (letter,):
                if letter in JOKERS:
                    return self.tr("Jokers never go into a chain; it ends with the ace.")
                return self.tr("A 2 never goes into a chain; it ends with the ace.")
            case "chain-short", ("pair-chain", there, least):
                text = self.tr("A chain of pairs takes at least {least} pairs; here are {there}.")
                return text.format(least=least, there=there)
            case "chain-short", (_, there, least):
                text = self.tr("A chain takes at least {least} cards in a row; here are {there}.")
                return text.format(least=least, there=there)
            case "chain-gap", (letter,):
                return self.tr("The chain has a gap: {rank} is missing.").format(rank=NAMING.one(letter))
            case "chain-uneven", ():
                return self.tr("In a chain every rank has equally many cards.")
        return self._kickers(reason)

    def _kickers(self, reason: Illegal) -> str:
        match reason.key, reason.args:
            case "kicker-count", ("trio", _, there):
                return self.tr("A trio takes one card or one pair along; here are %n card(s).", "", int(there))
            case "kicker-count", ("bomb", _, there):
                return self.tr("Four of a rank take two cards or two pairs along; here are %n card(s).", "", int(there))
            case "kicker-count", (_, trios, there):
                text = self.tr(
                    "An airplane of {n} trios takes {n} cards or {n} pairs along; here are %n card(s).", "", int(there)
                )
                return text.format(n=trios)
            case "kicker-mix", ("trio", _, _):
                return self.tr("Two cards that go with a trio have to be a pair.")
            case "kicker-mix", ("bomb", _, _):
                return self.tr("Four cards that go with four of a rank have to be two different pairs.")
            case "kicker-mix", (_, trios, _):
                text = self.tr("An airplane of {n} trios takes {n} cards or {n} different pairs along, not a mixture.")
                return text.format(n=trios)
            case "two-jokers", ():
                return self.tr("Both jokers together never go along: they are the rocket.")
            case "bomb-kicker", (letter,):
                text = self.tr("Four of a rank never go along: the {ranks} are a bomb.")
                return text.format(ranks=NAMING.many(letter))
            case "core-kicker", (letter,):
                text = self.tr("The fourth of the {ranks} cannot go along with the other three.")
                return text.format(ranks=NAMING.many(letter))
        return self._cover(reason)

    def _cover(self, reason: Illegal) -> str:
        match reason.key, reason.args:
            case "other-play", (there, held):
                text = self.tr("The table asks for {there}; this is {held}.")
                return text.format(there=NAMING.type(there), held=NAMING.type(held))
            case "other-length", (there, held):
                text = self.tr("The table asks for {there} cards; here are {held}.")
                return text.format(there=there, held=held)
            case "not-higher", (there, held):
                text = self.tr("Not higher: {held} against {there}.")
                return text.format(there=NAMING.one(there), held=NAMING.one(held))
            case "only-bomb", (letter,):
                text = self.tr("Only a bomb higher than the {ranks}, or the rocket, beats a bomb.")
                return text.format(ranks=NAMING.many(letter))
            case "only-rocket", ():
                return self.tr("Only the rocket beats this bomb.")
            case "nothing-beats-rocket", ():
                return self.tr("Nothing beats the rocket.")
        raise KeyError(reason.key, reason.args)

    def short(self, reason: Illegal) -> str:
        """Return why something is refused, in two or three words."""
        match reason.key:
            case "game-over":
                return self.tr("deal is over")
            case "auction-first":
                return self.tr("auction first")
            case "auction-over":
                return self.tr("auction is over")
            case "not-your-turn":
                return self.tr("not your turn")
            case "please-wait":
                return self.tr("one moment")
            case "bid-higher":
                return self.tr("too low")
            case "must-lead":
                return self.tr("you open")
            case "not-in-hand":
                return self.tr("not in your hand")
            case "no-cards":
                return self.tr("nothing chosen")
            case "no-play":
                return self.tr("not a play")
            case "two-bombs":
                return self.tr("two bombs")
            case "chain-high":
                return self.tr("joker in a chain") if reason.args[0] in JOKERS else self.tr("2 in a chain")
            case "chain-short":
                return self.tr("chain too short")
            case "chain-gap":
                return self.tr("gap in the chain")
            case "chain-uneven":
                return self.tr("uneven chain")
        return self._short_more(reason)

    def _short_more(self, reason: Illegal) -> str:
        match reason.key:
            case "kicker-count":
                return self.tr("too many or too few")
            case "kicker-mix":
                return self.tr("not pairs")
            case "two-jokers":
                return self.tr("both jokers")
            case "bomb-kicker":
                return self.tr("bomb goes along")
            case "core-kicker":
                return self.tr("the same rank")
            case "other-play":
                return self.tr("another play")
            case "other-length":
                return self.tr("another number")
            case "not-higher":
                return self.tr("not higher")
            case "only-bomb":
                return self.tr("only a bomb")
            case "only-rocket":
                return self.tr("only the rocket")
            case "nothing-beats-rocket":
                return self.tr("rocket lies there")
        raise KeyError(reason.key)


REFUSALS: Final = DouDizhuRefusals()
