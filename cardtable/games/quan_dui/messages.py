"""Sentences of Quan Dui: the log and the announcements, preferences, how a saved hand stands.

Keys and arguments come from the rules; text is made here, last, in the language of the moment.  Refusals are
in :mod:`.refusals`, reasons of hints in :mod:`.advice`, the short texts around the cards in :mod:`.phrases`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from cardtable.core.events import Announced, Moved, Piece
from cardtable.games.quan_dui.advice import ADVICE
from cardtable.games.quan_dui.phrases import PHRASES
from cardtable.games.quan_dui.refusals import REFUSALS
from cardtable.games.quan_dui.rules import STOCK, View
from cardtable.games.quan_dui.words import WORDS
from cardtable.scene.cards.messages import sentence
from cardtable.scene.cards.preferences import CardPreferences
from cardtable.scene.people import PEOPLE

if TYPE_CHECKING:
    from cardtable.scene.table import SeatInfo


class QuanDuiMessages(CardPreferences):
    """The sentences.  An unknown key is a bug and raises KeyError."""

    # -- what happens ------------------------------------------------------------------------

    def announced(self, event: Announced, who: str, seats: Sequence[SeatInfo]) -> str:
        """Return what a player did, as a sentence."""
        match event.key, event.args:
            case "dealt", ():
                return self.tr("{who} dealt the cards.").format(who=who)
            case "discard", (card,):
                return self.tr("{who} discarded {card}.").format(who=who, card=WORDS.the(card))
            case "draw", ("0",):
                return self.tr("{who} drew the last card of the stock.").format(who=who)
            case "draw", (left,):
                return self.tr("{who} drew; %n card(s) left in the stock.", "", int(left)).format(who=who)
            case "take", (card,):
                return self.tr("{who} took {card}.").format(who=who, card=WORDS.the(card))
            case "pair", (card,):
                return self.tr("{who} took {card} for a Dui in the hand.").format(who=who, card=WORDS.the(card))
            case "exposed", (kind,):
                return self.tr("{who} laid a Dui face up: {card}.").format(who=who, card=WORDS.card(kind))
        return self._claimed(event, who)

    def _claimed(self, event: Announced, who: str) -> str:
        match event.key, event.args:
            case "claim-win", (card,):
                return self.tr("{who} asked for {card} to win.").format(who=who, card=WORDS.the(card))
            case "claim-dui", (card,):
                return self.tr("{who} asked for {card} to make a Dui.").format(who=who, card=WORDS.the(card))
            case "claim-take", (card,):
                return self.tr("{who} asked for {card}.").format(who=who, card=WORDS.the(card))
            case "priority", (_, "nearest"):
                return self.tr("{who} goes first: nearest to the right of who discarded.").format(who=who)
            case "priority", ("win", _):
                return self.tr("{who} goes first: a win goes before all else.").format(who=who)
            case "priority", ("dui", _):
                return self.tr("{who} goes first: a Dui goes before just taking.").format(who=who)
            case "declare", ("2",):
                return self.tr("{who} showed eight Dui: Quan Dui!").format(who=who)
            case "declare", (_,):
                return self.tr("{who} showed eight pairs.").format(who=who)
            case "win", (card, "2"):
                text = self.tr("{who} won with {card}: eight Dui, Quan Dui!")
                return text.format(who=who, card=WORDS.the(card))
            case "win", (card, _):
                return self.tr("{who} won with {card}: eight pairs.").format(who=who, card=WORDS.the(card))
        raise KeyError(event.key, event.args)

    def held(self, event: Moved, cards: Sequence[Piece], who: str, seats: Sequence[SeatInfo]) -> str | None:
        """Return which cards came into a hand, or are shown in it, as a sentence."""
        if event.source == STOCK:
            return self.tr("{who} got: {cards}.").format(who=who, cards=WORDS.cards(cards))
        if event.source == event.target:
            return self.tr("{who} held: {cards}.").format(who=who, cards=WORDS.cards(cards))
        return None

    def ended(self, points: Sequence[int], reason: str, seats: Sequence[SeatInfo]) -> str:
        """Return who won the hand, and what for, as a sentence."""
        if reason == "stock-out":
            return self.tr("The stock is empty: nobody won the hand, and the same dealer deals again.")
        who = PEOPLE.name(seats[list(points).index(max(points))])
        match reason:
            case "eight-pairs":
                return self.tr("{who} won the hand with eight pairs: 1 Tento.").format(who=who)
            case "quan-dui":
                return self.tr("{who} won the hand with Quan Dui: 2 Tentos.").format(who=who)
        raise KeyError(reason)

    def standing(self, view: View) -> str:
        """Return in a few words how a saved hand stands."""
        tentos = PHRASES.of_eight(view.standing[view.seat])
        return self.tr("{tentos} · {stock} in the stock").format(tentos=tentos, stock=view.stock_left)

    # -- preferences -------------------------------------------------------------------------

    def option(self, key: str) -> str:
        """Return the name of something the player may like otherwise at the table."""
        match key:
            case "asking":
                return self.tr("Ask me about a discard")
            case "acts":
                return self.tr("Log on the table")
        return super().option(key)

    def option_value(self, key: str, value: str) -> str:
        """Return the name of a preference's value."""
        match key, value:
            case "order", "pairs":
                return self.tr("In pairs")
            case "asking", "always":
                return self.tr("Always")
            case "asking", "pairs":
                return self.tr("If it pairs")
            case "asking", "wins":
                return self.tr("If it wins")
            case "indices", "none":
                return self.tr("None")
            case "back", "cash":
                return self.tr("Linked coins")
            case "back", "waves":
                return self.tr("Waves")
            case "back", "lattice":
                return self.tr("Lattice of ice")
        return super().option_value(key, value)


class Messages:
    """The game's ``MESSAGES`` (a QObject's own ``event`` means something else, so they are kept apart)."""

    def __init__(self) -> None:
        texts = QuanDuiMessages()
        self.event, self.standing, self.action = partial(sentence, texts), texts.standing, PHRASES.action
        self.illegal, self.hint = REFUSALS.sentence, ADVICE.sentence
        self.option, self.option_help, self.option_value = texts.option, texts.option_help, texts.option_value


MESSAGES: Final = Messages()
