"""Why something is advised, or was done: one sentence that fits any speaker, from the AI's message ids."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject

from cardtable.ai.player import Message


class DouDizhuAdvice(QObject):
    """Reasons in words.  An unknown key is a bug and raises KeyError."""

    def sentence(self, reason: Message) -> str:
        """Return a reason as a sentence."""
        match reason.key, tuple(map(int, reason.args)):
            case "bids", (points, percent):
                text = self.tr(
                    "As landlord this hand wins about {percent}% of the deals: worth a bid of %n.", "", points
                )
                return text.format(percent=percent)
            case "no-bid", (percent,):
                text = self.tr("As landlord this hand wins about {percent}% of the deals: too few for a bid here.")
                return text.format(percent=percent)
            case "only-choice", ():
                return self.tr("There is nothing else to do.")
            case "nothing-covers", ():
                return self.tr("Nothing in the hand beats what lies on the table.")
            case "goes-out", ():
                return self.tr("It empties the hand.")
            case "wins-most", (best, other):
                text = self.tr(
                    "Played on in many likely deals, this side wins {best}% of them; the best other choice, {other}%."
                )
                return text.format(best=best, other=other)
        return self._leading(reason)

    def _leading(self, reason: Message) -> str:
        match reason.key, tuple(map(int, reason.args)):
            case "sure", (plays,):
                return self.tr("Nothing can beat it, and %n play(s) are left after it.", "", plays)
            case "but-bomb", (plays,):
                return self.tr("At most a bomb can beat it, and %n play(s) are left after it.", "", plays)
            case "leaves", (plays,):
                return self.tr("After it %n play(s) are left.", "", plays)
            case "feeds-partner", (cards,):
                return self.tr("The partner has only %n card(s) left and may get rid of them on this.", "", cards)
            case "denies-solo", ():
                return self.tr("An opponent has one card left, so no solo is led.")
            case "highest-solo", ():
                return self.tr("An opponent has one card left: if a solo is led, then the highest.")
            case "denies-pair", ():
                return self.tr("An opponent has two cards left, so no low pair is led.")
            case "sheds-many", (cards, plays):
                text = self.tr("{cards} cards leave the hand at once, and %n play(s) are left.", "", plays)
                return text.format(cards=cards)
            case "sheds-low", (plays,):
                return self.tr("Low cards need the lead, high ones can wait; %n play(s) are left after it.", "", plays)
        return self._covering(reason)

    def _covering(self, reason: Message) -> str:
        match reason.key, tuple(map(int, reason.args)):
            case "stops", (cards,):
                return self.tr("An opponent with only %n card(s) left must not keep the lead.", "", cards)
            case "blocks", (cards,):
                return self.tr(
                    "The landlord plays next and has only %n card(s) left: a high play may stop him.", "", cards
                )
            case "over-partner", (plays,):
                return self.tr("It beats the partner’s play, because after it only %n play(s) are left.", "", plays)
            case "shortens", (plays, before):
                text = self.tr("After it %n play(s) are left instead of {before}.", "", plays)
                return text.format(before=before)
            case "splits", (plays,):
                return self.tr("To beat it, another play is taken apart; %n play(s) are left.", "", plays)
        return self._passing(reason)

    def _passing(self, reason: Message) -> str:
        match reason.key, tuple(map(int, reason.args)):
            case "spares-partner", ():
                return self.tr("The partner’s play may stand.")
            case "spares-partner-few", (cards,):
                return self.tr("The partner has only %n card(s) left: let him run.", "", cards)
            case "keeps-bomb", ():
                return self.tr("Only a bomb would beat it, and the bomb’s moment has not come.")
            case "keeps-plan", (more, fewer):
                text = self.tr("To beat it would leave {more} plays in the hand instead of {fewer}.")
                return text.format(more=more, fewer=fewer)
            case "keeps-high", ():
                return self.tr("Only high cards would beat it, and they are worth more later.")
            case "keeps", ():
                return self.tr("What would beat it is kept for later.")
        raise KeyError(reason.key, reason.args)


ADVICE: Final = DouDizhuAdvice()
