"""Why an action is refused, in one sentence.

The keys come from :mod:`.legality`; what a button says in a few words is in :mod:`.phrases`.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject

from cardtable.core.rules import Illegal
from cardtable.games.quan_dui.words import WORDS


class QuanDuiRefusals(QObject):
    """Refusals in words.  An unknown key is a bug and raises KeyError."""

    def sentence(self, reason: Illegal) -> str:
        """Return why something is refused, as a sentence."""
        match reason.key:
            case "deal-over":
                return self.tr("This hand is over.")
            case "please-wait":
                return self.tr("One moment: what happened last is still being shown.")
            case "not-your-turn":
                return self.tr("It is not your turn to play.")
            case "must-draw-first":
                return self.tr("First take a card, from the stock or from the discards; then discard one.")
            case "already-drawn":
                return self.tr("You have taken your card for this turn; now discard one.")
            case "dealer-begins":
                return self.tr("The dealer begins with a discard; nothing is drawn before it.")
            case "must-draw-or-take":
                return self.tr("You play next, so you cannot pass: draw from the stock, or take the discard.")
            case "declare-with-sixteen":
                return self.tr("Eight pairs are sixteen cards: show them in your own turn, before you discard.")
            case "must-declare":
                return self.tr("You hold eight Dui: there is nothing better, so show them.")
            case "stock-empty":
                return self.tr("The stock is empty: there is nothing to draw.")
            case "last-discard-only-wins":
                return self.tr("The stock is empty: this last discard can only be claimed to win.")
        return self._claims(reason)

    def _claims(self, reason: Illegal) -> str:
        match reason.key, reason.args:
            case "claim-window-closed", ():
                return self.tr("There is no discard on offer: only the newest can be claimed, until a card is drawn.")
            case "only-last-discard", (card, newest):
                text = self.tr("Only the newest discard can be claimed: {newest}, not {card}.")
                return text.format(newest=WORDS.the(newest), card=WORDS.the(card))
            case "own-discard", _:
                return self.tr("You discarded this card yourself; you cannot claim it.")
            case "already-answered", ():
                return self.tr("You have answered this discard already.")
            case "nothing-to-claim", ():
                return self.tr("You cannot claim this discard, so there is nothing for you to answer.")
            case "take-only-next", _:
                return self.tr("Only the next player may just take the discard; the others need a Dui, or have to win.")
            case "no-identical", (kind,):
                text = self.tr("For a Dui you need an identical card in your hand, another {card}.")
                return text.format(card=WORDS.card(kind))
            case "exposed-is-closed", (kind,):
                text = self.tr("Your other {card} lies in a Dui on the table, which cannot be opened any more.")
                return text.format(card=WORDS.card(kind))
        return self._hand(reason)

    def _hand(self, reason: Illegal) -> str:
        match reason.key, reason.args:
            case "not-eight-pairs", (kind, odd):
                text = self.tr(
                    "With {card} you would not have eight pairs: %n value(s) would stand alone.", "", int(odd)
                )
                return text.format(card=WORDS.the(kind))
            case "not-paired", (odd,):
                return self.tr("You do not have eight pairs yet: %n value(s) stand alone.", "", int(odd))
            case "not-in-hand", (card,):
                return self.tr("You do not hold {card}.").format(card=WORDS.the(card))
            case "just-taken", (kind,):
                text = self.tr("You have just taken {card} from the discards: discard something else.")
                return text.format(card=WORDS.the(kind))
            case "exposed-stays", (card,):
                text = self.tr("An exposed Dui stays on the table; {card} cannot be discarded.")
                return text.format(card=WORDS.the(card))
        raise KeyError(reason.key, reason.args)


REFUSALS: Final = QuanDuiRefusals()
