"""Sentences of Conquian: the log and the announcements, actions, preferences, the result.

Keys and arguments come from the rules; text is made here, last, in the language of the moment.  Refusals are
in :mod:`.refusals`, reasons of hints in :mod:`.advice`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from cardtable.core.events import Announced, Moved, Piece
from cardtable.core.match import Match
from cardtable.core.rules import DealResult
from cardtable.games.conquian.advice import ADVICE
from cardtable.games.conquian.cards import Cards, parse
from cardtable.games.conquian.melds import Melds
from cardtable.games.conquian.naming import NAMING
from cardtable.games.conquian.refusals import REFUSALS
from cardtable.games.conquian.state import Action, Force, Give, Lay, Pass, Pay, Phase, Use, View
from cardtable.games.conquian.words import WORDS
from cardtable.scene.cards.messages import sentence
from cardtable.scene.cards.preferences import CardPreferences
from cardtable.scene.people import PEOPLE

if TYPE_CHECKING:
    from cardtable.scene.table import SeatInfo


class ConquianMessages(CardPreferences):
    """The sentences.  An unknown key is a bug and raises KeyError."""

    # -- what happens ------------------------------------------------------------------------

    def announced(self, event: Announced, who: str, seats: Sequence[SeatInfo]) -> str | None:
        """Return what a player did, as a sentence."""
        match event.key, event.args:
            case "sealed", ():
                return self.tr("{who} chose the card to give.").format(who=who)
            case "swapped", ():
                return self.tr("All the chosen cards went to the right.")
            case "turned", (card, "0"):
                return self.tr("From the stock: {card}, its last card.").format(card=NAMING.the(card))
            case "turned", (card, left):
                text = self.tr("From the stock: {card}; %n card(s) left.", "", int(left))
                return text.format(card=NAMING.the(card))
            case "pass", (_,):
                return self.tr("{who} passed.").format(who=who)
            case "dead", (card,):
                return self.tr("Nobody wanted {card}.").format(card=NAMING.the(card))
            case "force", (card, target):
                text = self.tr("{who} forced {whom} to take {card}.")
                return text.format(who=who, whom=WORDS.whom(seats[int(target)]), card=NAMING.the(card))
            case "pay", (card,):
                return self.tr("{who} paid {card}.").format(who=who, card=NAMING.the(card))
            case "cut", (_,):
                return self.tr("{who} cut: nine cards on the table.").format(who=who)
        return self._laid(who, event)

    def _laid(self, who: str, event: Announced) -> str:
        match event.key, event.args:
            case "use", (card, *groups):
                text = self.tr("{who} used {card}: {melds}.")
                return text.format(who=who, card=NAMING.the(card), melds=_named(groups))
            case "take", (card, *groups):
                text = self.tr("{who} had to take {card}: {melds}.")
                return text.format(who=who, card=NAMING.the(card), melds=_named(groups))
            case "lay", groups:
                return self.tr("{who} laid {melds}.").format(who=who, melds=_named(groups))
            case "regroup", groups:
                return self.tr("{who} regrouped melds: {melds}.").format(who=who, melds=_named(groups))
        raise KeyError(event.key, event.args)

    def held(self, event: Moved, cards: Sequence[Piece], who: str, seats: Sequence[SeatInfo]) -> str | None:
        """Return which cards came into a hand, or are shown in it, as a sentence."""
        match event.source.zone:
            case "stock":
                return self.tr("{who} got: {cards}.").format(who=who, cards=NAMING.spoken(cards))
            case "swap":
                giver = PEOPLE.name(seats[event.source.index])
                text = self.tr("{who} gave {whom} {card}.")
                return text.format(who=giver, whom=WORDS.whom(seats[event.target.index]), card=NAMING.the(cards[0]))
        return self.tr("{who} still held: {cards}.").format(who=who, cards=NAMING.spoken(cards))

    def ended(self, points: Sequence[int], reason: str, seats: Sequence[SeatInfo]) -> str:
        """Return who won, and how, as a sentence."""
        if reason == "draw":
            return self.tr("The stock is empty, and several share the fewest cards: a draw.")
        who = PEOPLE.name(seats[list(points).index(max(points))])
        match reason:
            case "cut":
                return self.tr("{who} won by cutting.").format(who=who)
            case "fewest-cards":
                return self.tr("The stock is empty: {who} won with the fewest cards in hand.").format(who=who)
        raise KeyError(reason)

    def standing(self, view: View) -> str:
        """Return in a few words how a saved game stands."""
        if view.phase is Phase.SWAP:
            return self.tr("Swap", "phase of the game")
        return WORDS.own(view.sizes[view.seat], view.melded[view.seat])

    # -- what can be done --------------------------------------------------------------------

    def action(self, action: Action, view: View, seats: Sequence[SeatInfo]) -> str:
        """Return an action in the imperative, with the melds it changes: "Use the 7 of coins: 5-6-7 of coins (3/9)"."""
        match action:
            case Give(card):
                return self.tr("Give {card}").format(card=NAMING.the(card))
            case Pass():
                return WORDS.pass_button()
            case Force(target):
                return self.tr("Force {whom}").format(whom=WORDS.whom(seats[target]))
            case Pay(card):
                return self.tr("Pay {card}").format(card=NAMING.the(card))
            case Use(melds):
                assert view.table is not None
                text = self.tr("Use {card}: {melds} ({n})")
                return text.format(card=NAMING.the(view.table), melds=_changed(view, melds), n=_reached(melds))
            case Lay(melds):
                return self.tr("Lay {melds} ({n})").format(melds=_changed(view, melds), n=_reached(melds))

    def group(self, action: Action, view: View) -> str:
        """Return what a long list folds an action under; empty for what stands alone."""
        match action:
            case Use():
                assert view.table is not None
                return self.tr("Use {card}").format(card=NAMING.the(view.table))
            case Lay():
                return self.tr("Lay without the card on offer")
        return ""

    # -- preferences -------------------------------------------------------------------------

    def option(self, key: str) -> str:
        """Return the name of something the player may like otherwise at the table."""
        match key:
            case "faces":
                return self.tr("Deck")
        return super().option(key)

    def option_value(self, key: str, value: str) -> str:
        """Return the name of a preference's value."""
        match key, value:
            case "faces", "spanish":
                return self.tr("Spanish")
            case "faces", "french":
                return self.tr("French")
            case "back", "stars":
                return self.tr("Green stars")
        return super().option_value(key, value)

    # -- the result --------------------------------------------------------------------------

    def result_caption(self) -> str:
        """Return the small line over the title."""
        return self.tr("END OF THE GAME")

    def result_title(self, result: DealResult, seats: Sequence[SeatInfo]) -> str:
        """Return who won, in the right person."""
        if result.drawn:
            return self.tr("Draw")
        person = next((info for info in seats if info.human and info.alone), None)
        if person is not None:
            return self.tr("You win") if person.seat in result.winners else self.tr("You lose")
        return self.tr("{name} wins").format(name=PEOPLE.name(seats[result.winners[0]]))

    def result_sub(self, view: View, result: DealResult, seats: Sequence[SeatInfo]) -> str:
        """Return what decided the game."""
        fewest = min(view.sizes)
        match result.reason:
            case "cut":
                text = self.tr("{name} cut with nine cards: {melds}")
                winner = result.winners[0]
                return text.format(name=PEOPLE.name(seats[winner]), melds=NAMING.melds(view.melds[winner]))
            case "fewest-cards":
                text = self.tr("The stock is empty: {name} had the fewest cards, %n", "", fewest)
                return text.format(name=PEOPLE.name(seats[result.winners[0]]))
            case "draw":
                names = [PEOPLE.name(info) for info, size in zip(seats, view.sizes, strict=True) if size == fewest]
                text = self.tr("The stock is empty: {names} share the fewest cards, %n", "", fewest)
                return text.format(names=self.tr(" and ", "between names").join(names))
        raise KeyError(result.reason)

    def result_left(self, cards: Sequence[Piece]) -> str:
        """Return how many cards a player had left."""
        if not cards:
            return self.tr("Hand empty")
        return self.tr("%n card(s) left", "", len(cards))

    def result_note(self, match: Match | None, seats: Sequence[SeatInfo]) -> str:
        """Return how many games everybody has won in this sitting; nothing before its second game."""
        if match is None or len(match.results) < 2 or match.seats != len(seats):
            return ""
        scores = [
            self.tr("{name} {n}", "a player and games won").format(name=PEOPLE.name(info), n=match.wins[info.seat])
            for info in seats
        ]
        drawn = sum(result.drawn for result in match.results)
        if drawn:
            scores.append(self.tr("%n draw(s)", "", drawn))
        text = self.tr("Games won, of %n: {scores}", "", len(match.results))
        return text.format(scores=" · ".join(scores))


def _named(groups: Sequence[str]) -> str:
    return NAMING.melds(tuple(map(parse, groups)))


def _changed(view: View, melds: Melds) -> str:
    """Return the melds of an arrangement that do not lie like this yet."""
    there = set(view.melds[view.turn])
    return NAMING.melds(tuple(meld for meld in melds if meld not in there))


def _reached(melds: Sequence[Cards]) -> str:
    return WORDS.of_nine(sum(map(len, melds)))


class Messages:
    """The game's ``MESSAGES`` (a QObject's own ``event`` means something else, so they are kept apart)."""

    def __init__(self) -> None:
        texts = ConquianMessages()
        self.event, self.action, self.group = partial(sentence, texts), texts.action, texts.group
        self.standing = texts.standing
        self.illegal, self.hint = REFUSALS.sentence, ADVICE.sentence
        self.option, self.option_help, self.option_value = texts.option, texts.option_help, texts.option_value
        self.result_caption, self.result_title = texts.result_caption, texts.result_title
        self.result_sub, self.result_note, self.result_left = texts.result_sub, texts.result_note, texts.result_left


MESSAGES: Final = Messages()
