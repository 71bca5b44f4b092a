"""Why something is advised, or was done: one sentence that fits any speaker, from the AI's message ids.

Nobody is named: the same reason is a hint to the person and, in the review, the thought of a program.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject

from cardtable.ai.player import Message
from cardtable.games.chuo_pai.words import WORDS


class ChuoPaiAdvice(QObject):
    """Reasons in words.  An unknown key is a bug and raises KeyError."""

    def sentence(self, reason: Message) -> str:
        """Return a reason as a sentence."""
        match reason.key, reason.args:
            case "only-choice", ():
                return self.tr("There is nothing else to do.")
            case "must-pass", ():
                return self.tr("Nothing in the hand beats what lies on the table.")
            case "hasty", ():
                return self.tr(
                    "It was the first that came to hand, "
                    "without a look at whether it breaks a set or could itself be beaten."
                )
            case "solved", ("0", "0"):
                return self.tr("Calculated to the end, no play wins any of the deals that are possible.")
            case "solved", (best, other):
                text = self.tr(
                    "Calculated to the end in the deals that are possible, it wins {best}% of them; "
                    "the best other choice, {other}%."
                )
                return text.format(best=best, other=other)
            case "wins-most", (best, other):
                text = self.tr(
                    "Played on in many possible deals, it wins {best}% of them; the best other choice, {other}%."
                )
                return text.format(best=best, other=other)
        return self._leading(reason)

    def _leading(self, reason: Message) -> str:
        match reason.key, reason.args:
            case "decides", (points,):
                return self.tr(
                    "Nobody can beat it, and with %n point(s) nobody can catch up any more.", "", int(points)
                )
            case "all-sure", (points,):
                return self.tr(
                    "Nobody can beat it, nor anything that is left in the hand after it: %n sure point(s) in all.",
                    "",
                    int(points),
                )
            case "sure-lead", (cards,):
                return self.tr("Nobody still to act can beat it: %n sure point(s).", "", int(cards))
            case "sure-small", (cards,):
                return self.tr(
                    "Nobody can beat it: %n sure point(s). The bigger sure play can wait, as it stays sure.",
                    "",
                    int(cards),
                )
            case "lone-low", (name,):
                text = self.tr("{card} is the lowest card that stands alone, so it breaks no set.")
                return text.format(card=WORDS.name(name))
            case "lone", (name,):
                return self.tr("{card} stands alone in the hand, so it breaks no set.").format(card=WORDS.name(name))
            case "low", (name,):
                text = self.tr("No card stands alone, and {card} is the lowest.")
                return text.format(card=WORDS.name(name))
            case "holds-mostly", (percent,):
                text = self.tr("It is not sure, but in about {percent}% of the possible deals nobody beats it.")
                return text.format(percent=percent)
        return self._beating(reason)

    def _beating(self, reason: Message) -> str:
        match reason.key, reason.args:
            case "wins-last", (cards,):
                return self.tr("Nobody acts after it: it wins the round and %n point(s).", "", int(cards))
            case "wins-last-kept", (cards,):
                return self.tr(
                    "Nobody acts after it: it wins the round and %n point(s), and it is the lowest that breaks no set.",
                    "",
                    int(cards),
                )
            case "sure-beat", (cards,):
                return self.tr("Nobody still to act can beat it: it wins the round and %n point(s).", "", int(cards))
            case "cheapest", (name,):
                text = self.tr("Of what beats and breaks no set, {play} is the lowest.")
                return text.format(play=WORDS.name(name))
            case "cheapest-breaks", (name,):
                text = self.tr("Everything that beats breaks a set, and {play} is the lowest of it.")
                return text.format(play=WORDS.name(name))
        raise KeyError(reason.key, reason.args)


ADVICE: Final = ChuoPaiAdvice()
