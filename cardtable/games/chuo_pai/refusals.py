"""Why something cannot be played: a sentence for the message line, two or three words for the button.

Keys and arguments come from the rules; what they mean is told in :mod:`.reading` and :mod:`.legality`.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject

from cardtable.core.rules import Illegal
from cardtable.games.chuo_pai.cards import FAMILY, Family
from cardtable.games.chuo_pai.words import WORDS


class ChuoPaiRefusals(QObject):
    """Refusals in words.  An unknown key is a bug and raises KeyError."""

    def sentence(self, reason: Illegal) -> str:
        """Return why something is refused, as a sentence."""
        match reason.key, reason.args:
            case "game-over", ():
                return self.tr("This deal is over.")
            case "not-your-turn", ():
                return self.tr("It is not your turn.")
            case "please-wait", ():
                return self.tr("One moment: the last play is still being shown.")
            case "must-lead", ():
                return self.tr("You lead: passing is not possible.")
            case "must-beat", (name, size):
                return self.tr("You can beat {play}, so you must.").format(play=WORDS.told(name, int(size)))
            case "not-in-hand", cards:
                return self.tr("These cards are not in your hand: {cards}.").format(cards=WORDS.cards(cards))
            case "no-cards", ():
                return self.tr("No card is chosen.")
            case "too-many", (card, there):
                text = self.tr("There are only four of each card; here are {n} × {card}.")
                return text.format(n=there, card=WORDS.card(card))
        return self._no_play(reason)

    def _no_play(self, reason: Illegal) -> str:
        match reason.key, reason.args:
            case "mixed", (card, other):
                text = self.tr("{card} and {other} do not go together: play equal cards, or a special combination.")
                return text.format(card=WORDS.card(card), other=WORDS.card(other))
            case "ties-no-set", (card, other):
                text = self.tr("{card} and {other} are equally high, but they are not the same card.")
                return text.format(card=WORDS.card(card), other=WORDS.card(other))
            case "not-that-total", (card, court, total):
                text = self.tr(
                    "{card} is not one of the {total}-pip cards that go with {court}: it belongs to the {family}."
                )
                return text.format(
                    card=WORDS.with_pips(card),
                    total=total,
                    court=WORDS.card(court),
                    family=WORDS.family(FAMILY[card]),
                )
            case "wrong-total", (court, total, wrong):
                text = self.tr("{court} goes with cards of {total} pips, not with {card}.")
                return text.format(court=WORDS.card(court), total=total, card=WORDS.with_pips(wrong))
            case "two-specials", (court, other):
                text = self.tr("{court} and {other} belong to different special combinations.")
                return text.format(court=WORDS.card(court), other=WORDS.card(other))
            case "no-court-card", (court, total):
                text = self.tr("Different cards of {total} pips go together only with {court}.")
                return text.format(total=total, court=WORDS.card(court))
            case "unequal-special", (name, courts, others):
                text = self.tr("{special} takes equal numbers of both kinds; here are {courts} and {others}.")
                return text.format(special=WORDS.name(name), courts=courts, others=others)
        return self._not_beating(reason)

    def _not_beating(self, reason: Illegal) -> str:
        match reason.key, reason.args:
            case "other-family", (asked, given):
                text = self.tr("The table asks for {asked}, not for {given}.")
                return text.format(asked=WORDS.the_family(asked), given=WORDS.the_family(given))
            case "other-size", (asked, given):
                text = self.tr("The table asks for %n card(s); here you have {given}.", "", int(asked))
                return text.format(given=given)
            case "only-ties", (asked, given) if asked == given:
                text = self.tr("{play} only ties with the play on the table: it takes a higher one.")
                return text.format(play=WORDS.name(given))
            case "only-ties", (asked, given):
                text = self.tr("{given} and {asked} are equally high: a tie does not beat.")
                return text.format(given=WORDS.name(given), asked=WORDS.name(asked))
            case "not-higher", (asked, given):
                text = self.tr("{given} is not higher than {asked}.")
                return text.format(given=WORDS.name(given), asked=WORDS.name(asked))
        raise KeyError(reason.key, reason.args)

    def short(self, reason: Illegal) -> str:
        """Return why something is refused, in two or three words."""
        match reason.key, reason.args:
            case "game-over", _:
                return self.tr("deal is over")
            case "not-your-turn", _:
                return self.tr("not your turn")
            case "please-wait", _:
                return self.tr("one moment")
            case "must-lead", _:
                return self.tr("you lead")
            case "must-beat", _:
                return self.tr("you can beat it")
            case "not-in-hand", _:
                return self.tr("not in your hand")
            case "no-cards", _:
                return self.tr("nothing chosen")
            case "other-family", (Family.SPECIAL, _):
                return self.tr("not a special combination")
            case "other-family", _:
                return self.tr("another family")
            case "other-size", (asked, _):
                return self.tr("%n card(s) asked for", "", int(asked))
            case "only-ties", _:
                return self.tr("only equally high")
            case "not-higher", _:
                return self.tr("not higher")
        return self._short_no_play(reason)

    def _short_no_play(self, reason: Illegal) -> str:
        match reason.key:
            case "too-many":
                return self.tr("more than four")
            case "mixed":
                return self.tr("different cards")
            case "ties-no-set":
                return self.tr("equally high, not the same")
            case "not-that-total" | "wrong-total":
                return self.tr("does not go with it")
            case "two-specials":
                return self.tr("two combinations")
            case "no-court-card":
                return self.tr("court card missing")
            case "unequal-special":
                return self.tr("unequal numbers")
        raise KeyError(reason.key)


REFUSALS: Final = ChuoPaiRefusals()
