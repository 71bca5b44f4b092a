"""Sentences of Dou Dizhu: the log and the announcements, actions, refusals, reasons of hints, the result.

Keys and arguments come from the rules and from the AI; text is made here, last, in the language of the moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from cardtable.core.events import Announced, Moved, Piece, Seat
from cardtable.core.match import Match
from cardtable.core.rules import DealResult, ScoreLine
from cardtable.games.dou_dizhu.advice import ADVICE
from cardtable.games.dou_dizhu.naming import NAMING
from cardtable.games.dou_dizhu.reading import read
from cardtable.games.dou_dizhu.refusals import REFUSALS
from cardtable.games.dou_dizhu.rules import Action, Bid, Pass, Play, Score, View
from cardtable.games.dou_dizhu.words import WORDS
from cardtable.scene.cards.messages import sentence
from cardtable.scene.cards.preferences import CardPreferences
from cardtable.scene.people import PEOPLE
from cardtable.scene.typography import gain

if TYPE_CHECKING:
    from cardtable.scene.table import SeatInfo


class DouDizhuMessages(CardPreferences):
    """The sentences.  An unknown key is a bug and raises KeyError."""

    # -- what happens ------------------------------------------------------------------------

    def announced(self, event: Announced, who: str, seats: Sequence[SeatInfo]) -> str | None:
        """Return what a player did, as a sentence."""
        match event.key:
            case "bid":
                return self.tr("{who} bid {n}.").format(who=who, n=event.args[0])
            case "pass-bid" | "pass":
                return self.tr("{who} passed.").format(who=who)
            case "redeal":
                text = self.tr("Everybody passed; the cards are dealt again, for the {n} of 3 times that are allowed.")
                return text.format(n=event.args[0])
            case "no-bids":
                return self.tr("Everybody passed for the last time, so who opened the auction is the landlord.")
            case "landlord":
                return self.tr("{who} became the landlord; the base is {n}.").format(who=who, n=event.args[0])
            case "play":
                play = NAMING.in_sentence(read(event.args[1]))
                return self.tr("{who} played {play}.").format(who=who, play=play)
            case "multiplier":
                return self.tr("The points are doubled: × {n}.").format(n=event.args[0])
            case "spring":
                text = self.tr("Spring: the peasants never came to play. The points are doubled: × {n}.")
                return text.format(n=event.args[0])
            case "anti-spring":
                text = self.tr("Anti-spring: the landlord only led once. The points are doubled: × {n}.")
                return text.format(n=event.args[0])
        raise KeyError(event.key)

    def held(self, event: Moved, cards: Sequence[Piece], who: str, seats: Sequence[SeatInfo]) -> str | None:
        """Return which cards came into a hand, or are shown in it, as a sentence."""
        source = event.source.zone
        if source == "stock":
            return self.tr("{who} got: {cards}.").format(who=who, cards=NAMING.spoken(cards))
        if source == "bottom":
            return self.tr("The bottom: {cards}.").format(cards=NAMING.listed(cards))
        return self.tr("{who} still held: {cards}.").format(who=who, cards=NAMING.spoken(cards))

    def ended(self, points: Sequence[int], reason: str, seats: Sequence[SeatInfo]) -> str:
        """Return who won and how much, as a sentence."""
        worth = min(abs(value) for value in points)
        match reason:
            case "landlord-wins":
                return self.tr("The landlord wins: %n point(s) from each peasant.", "", worth)
            case "peasants-win":
                return self.tr("The peasants win: %n point(s) each from the landlord.", "", worth)
        raise KeyError(reason)

    def standing(self, view: View) -> str:
        """Return in a few words how a saved game stands."""
        if view.landlord is None:
            return WORDS.auction()
        role = WORDS.role("landlord" if view.landlord == view.seat else "peasant")
        return f"{role} · {WORDS.cards(view.sizes[view.seat])}"

    # -- what can be done --------------------------------------------------------------------

    def action(self, action: Action, seat: Seat) -> str:
        """Return an action in the imperative."""
        match action:
            case Bid(points):
                return WORDS.bid(points)
            case Pass():
                return WORDS.pass_button()
            case Play():
                return self.tr("Play {play}").format(play=NAMING.in_sentence(read(action.ranks)))

    # -- preferences -------------------------------------------------------------------------

    def option(self, key: str) -> str:
        """Return the name of something the player may like otherwise at the table."""
        match key:
            case "counter":
                return self.tr("Card counter")
        return super().option(key)

    def option_value(self, key: str, value: str) -> str:
        """Return the name of a preference's value."""
        match key, value:
            case "order", "count":
                return self.tr("By number")
        return super().option_value(key, value)

    # -- the result --------------------------------------------------------------------------

    def result_caption(self) -> str:
        """Return the small line over the title."""
        return self.tr("END OF THE DEAL")

    def result_title(self, result: DealResult, seats: Sequence[SeatInfo]) -> str:
        """Return who won, in the right person."""
        person = next((info for info in seats if info.human and info.alone), None)
        if person is not None:
            return self.tr("You win") if person.seat in result.winners else self.tr("You lose")
        return self.tr("The landlord wins") if result.reason == "landlord-wins" else self.tr("The peasants win")

    def result_sub(self, score: Score) -> str:
        """Return how the points come about: "Base 2 × 2 (bomb) × 2 (spring) = 8 points"."""
        doublings = [self._factor(play.type.value) for play in score.bombs]
        if score.spring is not None:
            doublings.append(self._factor(score.spring))
        text = self.tr("Base {n}").format(n=score.base)
        worth = WORDS.points(score.points)
        return f"{' '.join((text, *(doublings or ['× 1'])))} = {worth}"

    def _factor(self, kind: str) -> str:
        return self.tr("× 2 ({kind})").format(kind=self.doubling(kind))

    def doubling(self, kind: str) -> str:
        """Return what doubles the points."""
        match kind:
            case "spring":
                return self.tr("spring")
            case "anti-spring":
                return self.tr("anti-spring")
        return NAMING.type(kind)

    def result_line(self, line: ScoreLine) -> str:
        """Return the name of one addend of a seat's points."""
        match line.key, line.args:
            case "base", (base, "2"):
                return self.tr("Base {n}, for both peasants").format(n=base)
            case "base", (base, _):
                return self.tr("Base {n}").format(n=base)
            case "bomb", (letter,):
                return self.tr("Bomb of {ranks}: doubled").format(ranks=NAMING.many(letter))
            case "rocket", _:
                return self.tr("Rocket: doubled")
            case "spring", _:
                return self.tr("Spring: doubled")
            case "anti-spring", _:
                return self.tr("Anti-spring: doubled")
        raise KeyError(line.key, line.args)

    def result_left(self, cards: Sequence[Piece]) -> str:
        """Return how many cards a player had left."""
        if not cards:
            return self.tr("Hand empty")
        return self.tr("%n card(s) left", "", len(cards))

    def result_note(self, match: Match | None, seats: Sequence[SeatInfo]) -> str:
        """Return the score of the sitting; nothing before its second deal."""
        if match is None or len(match.results) < 2 or match.seats != len(seats):
            return ""
        text = self.tr("After %n deal(s): {scores}", "", len(match.results))
        return text.format(scores=" · ".join(self._score(info, match.points[info.seat]) for info in seats))

    def _score(self, info: SeatInfo, points: int) -> str:
        return f"{PEOPLE.name(info)} {gain(points)}"


class Messages:
    """The game's ``MESSAGES`` (a QObject's own ``event`` means something else, so they are kept apart)."""

    def __init__(self) -> None:
        texts = DouDizhuMessages()
        self.event, self.action, self.standing = partial(sentence, texts), texts.action, texts.standing
        self.illegal, self.hint = REFUSALS.sentence, ADVICE.sentence
        self.option, self.option_help, self.option_value = texts.option, texts.option_help, texts.option_value
        self.result_caption, self.result_title = texts.result_caption, texts.result_title
        self.result_sub, self.result_note, self.result_line = texts.result_sub, texts.result_note, texts.result_line
        self.result_left, self.doubling = texts.result_left, texts.doubling


MESSAGES: Final = Messages()
