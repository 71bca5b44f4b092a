"""Sentences of Chuo Pai: the log and the announcements, actions, preferences, the result.

Keys and arguments come from the rules; text is made here, last, in the language of the moment.  Refusals are
in :mod:`.refusals`, reasons of hints in :mod:`.advice`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from cardtable.core.events import Announced, Moved, Piece
from cardtable.core.match import Match
from cardtable.core.rules import DealResult, ScoreLine
from cardtable.games.chuo_pai.advice import ADVICE
from cardtable.games.chuo_pai.cards import Identity
from cardtable.games.chuo_pai.plays import read
from cardtable.games.chuo_pai.refusals import REFUSALS
from cardtable.games.chuo_pai.rules import Action, Pass, Play, View
from cardtable.games.chuo_pai.words import WORDS
from cardtable.scene.cards.messages import sentence
from cardtable.scene.cards.preferences import CardPreferences
from cardtable.scene.cards.words import CARD_WORDS
from cardtable.scene.people import PEOPLE

if TYPE_CHECKING:
    from cardtable.scene.table import SeatInfo


class ChuoPaiMessages(CardPreferences):
    """The sentences.  An unknown key is a bug and raises KeyError."""

    # -- what happens ------------------------------------------------------------------------

    def announced(self, event: Announced, who: str, seats: Sequence[SeatInfo]) -> str:
        """Return what a player did, as a sentence."""
        match event.key, event.args:
            case "bonus", (points,):
                text = self.tr("{who} had Nails and Two Reds: an opening bonus of %n point(s).", "", int(points))
                return text.format(who=who)
            case "first-leader", ():
                return self.tr("{who} got the first lead by lot.").format(who=who)
            case "lead", (name, size):
                return self.tr("{who} led {play}.").format(who=who, play=self._play(name, int(size)))
            case "beat", (name, size):
                return self.tr("{who} beat it with {play}.").format(who=who, play=self._play(name, int(size)))
            case "pass", ():
                return self.tr("{who} passed.").format(who=who)
            case "round", (_, points):
                return self.tr("{who} won the round: %n point(s).", "", int(points)).format(who=who)
            case "leads-instead", (_,):
                return self.tr("{who} got the lead, as the winner of the round has no cards left.").format(who=who)
        raise KeyError(event.key, event.args)

    def _play(self, name: Identity | str, size: int) -> str:
        """Return a play with the pips of its card: "two Heavens (6–6)"."""
        told = WORDS.told(name, size)
        if WORDS.is_special(name):
            return told
        return self.tr("{play} ({pips})").format(play=told, pips=WORDS.pips(name))

    def held(self, event: Moved, cards: Sequence[Piece], who: str, seats: Sequence[SeatInfo]) -> str | None:
        """Return which cards came into a hand, or are shown in it, as a sentence."""
        if event.source == event.target:
            return self.tr("{who} still held: {cards}.").format(who=who, cards=WORDS.cards(cards))
        return self.tr("{who} got: {cards}.").format(who=who, cards=WORDS.cards(cards))

    def ended(self, points: Sequence[int], reason: str, seats: Sequence[SeatInfo]) -> str:
        """Return who won, and how, as a sentence."""
        best = max(points)
        names = self._names([info for info in seats if points[info.seat] == best])
        match reason:
            case "most-points":
                return self.tr("{who} won the deal with %n point(s).", "", best).format(who=names)
            case "shared-win":
                return self.tr("{names} share the win with %n point(s) each.", "", best).format(names=names)
        raise KeyError(reason)

    def _names(self, seats: Sequence[SeatInfo]) -> str:
        """Return players in one phrase: "You, Iara and Tião"."""
        *others, last = [PEOPLE.name(info) for info in seats]
        if not others:
            return last
        return self.tr("{names} and {last}").format(names=", ".join(others), last=last)

    def standing(self, view: View) -> str:
        """Return in a few words how a saved deal stands."""
        score = view.score[view.seat]
        points = self.tr("%n point(s)", "", score) if score else self.tr("no points")
        return self.tr("{points} · %n card(s) in hand", "", view.sizes[view.seat]).format(points=points)

    # -- what can be done --------------------------------------------------------------------

    def action(self, action: Action) -> str:
        """Return an action in the imperative, special combinations with all their cards."""
        match action:
            case Pass():
                return CARD_WORDS.pass_button()
            case Play(cards):
                return self.tr("Play {play}").format(play=WORDS.whole(read(cards)))

    def group(self, action: Action) -> str:
        """Return what a long list folds an action under; empty for what stands alone."""
        match action:
            case Play(cards):
                return WORDS.heading(read(cards).family)
        return ""

    # -- options and preferences -------------------------------------------------------------

    def option(self, key: str) -> str:
        """Return the name of an option of the rules, or of something the player may like otherwise at the table."""
        match key:
            case "specials":
                return self.tr("Special combinations")
            case "lone":
                return self.tr("Passes and single plays")
            case "ranks":
                return self.tr("Table of ranks")
            case "panel":
                return self.tr("Panel at the right")
        return super().option(key)

    def option_help(self, key: str) -> str:
        """Return what an option of the rules changes."""
        match key:
            case "specials":
                return self.tr(
                    "Equal numbers: as many court cards (Heaven, Earth, Man, Harmony) as cards of their sum. "
                    "Free: at least one of each; only the number of cards in all has to be the same."
                )
        return super().option_help(key)

    def option_value(self, key: str, value: str) -> str:
        """Return the name of an option's value, or of a preference's."""
        match key, value:
            case "specials", "equal":
                return self.tr("Equal numbers")
            case "specials", "free":
                return self.tr("Free")
            case "lone", "automatic":
                return self.tr("By themselves")
            case "lone", "asked":
                return self.tr("Ask me")
            case "panel", "unseen":
                return self.tr("Cards not seen yet")
            case "panel", "rounds":
                return self.tr("Rounds played")
            case "back", "lozenges":
                return self.tr("Lozenges")
            case "back", "clouds":
                return self.tr("Clouds")
            case "back", "lattice":
                return self.tr("Window lattice")
        return super().option_value(key, value)

    # -- the result --------------------------------------------------------------------------

    def result_caption(self) -> str:
        """Return the small line over the title."""
        return self.tr("END OF THE DEAL")

    def result_title(self, result: DealResult, seats: Sequence[SeatInfo]) -> str:
        """Return who won, in the right person."""
        person = next((info for info in seats if info.human and info.alone), None)
        if result.drawn:
            if person is not None and person.seat not in result.winners:
                return self.tr("You lose")
            return self.tr("Shared win")
        if person is not None:
            return self.tr("You win") if person.seat in result.winners else self.tr("You lose")
        return self.tr("{name} wins").format(name=PEOPLE.name(seats[result.winners[0]]))

    def result_sub(self, result: DealResult, seats: Sequence[SeatInfo]) -> str:
        """Return what decided the deal."""
        best = max(result.points)
        names = self._names([seats[seat] for seat in result.winners])
        if result.drawn:
            return self.tr("{names}: equal largest score piles, %n card(s) each", "", best).format(names=names)
        return self.tr("{name} made the largest score pile: %n card(s)", "", best).format(name=names)

    def result_line(self, line: ScoreLine) -> str:
        """Return the name of one addend of a seat's points."""
        match line.key, line.args:
            case "rounds", (won,):
                return self.tr("%n round(s) won", "", int(won))
            case "bonus", ():
                return self.tr("Opening bonus")
            case "earlier", ():
                return self.tr("From before")
        raise KeyError(line.key, line.args)

    def result_left(self, cards: int) -> str:
        """Return how many cards a player had left; they are worth nothing."""
        if not cards:
            return self.tr("Hand empty")
        return self.tr("%n card(s) left, worth nothing", "", cards)

    def result_note(self, match: Match | None, seats: Sequence[SeatInfo]) -> str:
        """Return how many deals everybody has won in this sitting; nothing before its second deal."""
        if match is None or len(match.results) < 2 or match.seats != len(seats):
            return ""
        scores = [
            self.tr("{name} {n}", "a player and deals won").format(name=PEOPLE.name(info), n=match.wins[info.seat])
            for info in seats
        ]
        shared = sum(result.drawn for result in match.results)
        if shared:
            scores.append(self.tr("%n shared", "", shared))
        text = self.tr("Deals won, of %n: {scores}", "", len(match.results))
        return text.format(scores=" · ".join(scores))


class Messages:
    """The game's ``MESSAGES`` (a QObject's own ``event`` means something else, so they are kept apart)."""

    def __init__(self) -> None:
        texts = ChuoPaiMessages()
        self.event, self.action, self.group = partial(sentence, texts), texts.action, texts.group
        self.standing = texts.standing
        self.illegal, self.hint = REFUSALS.sentence, ADVICE.sentence
        self.option, self.option_help, self.option_value = texts.option, texts.option_help, texts.option_value
        self.result_caption, self.result_title = texts.result_caption, texts.result_title
        self.result_sub, self.result_note, self.result_line = texts.result_sub, texts.result_note, texts.result_line
        self.result_left = texts.result_left


MESSAGES: Final = Messages()
