"""What the table itself says: buttons, captions, bubbles, panels; names are in :mod:`.words`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from cardtable.games.chuo_pai.words import WORDS
from cardtable.scene.cards.words import CARD_WORDS
from cardtable.scene.people import PEOPLE

if TYPE_CHECKING:
    from cardtable.games.chuo_pai.cards import Cards
    from cardtable.games.chuo_pai.plays import Combination
    from cardtable.scene.table import SeatInfo


class ChuoPaiPhrases(QObject):
    """Texts without memory."""

    # -- the hand ----------------------------------------------------------------------------

    def stack(self, name: str, count: int, chosen: int) -> str:
        """Return a stack of the hand: "Heaven, 3 cards, 2 of them chosen"."""
        if count == 1:
            return self.tr("{card}, chosen").format(card=name) if chosen else name
        if not chosen:
            return self.tr("{card}, %n card(s)", "", count).format(card=name)
        return self.tr("{card}, {chosen} of %n card(s) chosen", "", count).format(card=name, chosen=chosen)

    def hand_of(self, cards: Cards) -> str:
        """Return the person's hand for those who hear it."""
        return CARD_WORDS.your_hand(WORDS.cards(cards))

    def block(self, family: str, count: int) -> str:
        """Return a family of the hand for those who hear it."""
        return self.tr("{family}: %n card(s)", "", count).format(family=WORDS.heading(family))

    # -- plays -------------------------------------------------------------------------------

    def highest(self, info: SeatInfo) -> str:
        """Return the tab over the highest play."""
        return self.tr("Highest play — {who}").format(who=PEOPLE.name(info))

    def won(self, info: SeatInfo, points: int) -> str:
        """Return the tab over a play that has won its round."""
        if info.human and info.alone:
            return self.tr("Your round: +{n}").format(n=points)
        return self.tr("{who} wins the round: +{n}").format(who=PEOPLE.name(info), n=points)

    def beaten(self, info: SeatInfo) -> str:
        """Return what is written under a play that was beaten."""
        if info.human and info.alone:
            return self.tr("yours · beaten")
        return self.tr("{who} · beaten").format(who=PEOPLE.name(info))

    def kind(self, play: Combination) -> str:
        """Return what has to be played to beat a play: "black family · 2 equal cards"."""
        if play.special:
            return self.tr("special combination · %n card(s)", "", play.size)
        if play.size == 1:
            return self.tr("{family} · one card").format(family=WORDS.family(play.family))
        return self.tr("{family} · {n} equal cards").format(family=WORDS.family(play.family), n=play.size)

    def your_answer(self) -> str:
        """Return what is written under the places of an answer."""
        return self.tr("your answer")

    def leads(self, info: SeatInfo) -> tuple[str, str]:
        """Return what stands in the middle while somebody is about to lead."""
        if info.human and info.alone:
            return self.tr("You lead"), self.tr("one to four equal cards, or a special combination")
        return self.tr("{who} leads").format(who=PEOPLE.name(info)), ""

    def over(self) -> tuple[str, str]:
        """Return what stands in the middle when all is over."""
        return self.tr("The deal is over"), ""

    # -- bonus, first leader -----------------------------------------------------------------

    def bonus(self, info: SeatInfo, points: int) -> tuple[str, str, str]:
        """Return tab, title and explanation of an opening bonus."""
        return (
            self.tr("Opening bonus: {who}").format(who=PEOPLE.name(info)),
            self.tr("Nails and Two Reds: %n point(s)", "", points),
            self.tr("whoever is dealt both kinds puts them all on the score pile"),
        )

    def first(self, info: SeatInfo) -> tuple[str, str]:
        """Return the banner that names the first leader."""
        if info.human and info.alone:
            return self.tr("You lead first"), self.tr("drawn by lot")
        return self.tr("{who} leads first").format(who=PEOPLE.name(info)), self.tr("drawn by lot")

    # -- bubbles -----------------------------------------------------------------------------

    def passes(self) -> str:
        """Return what somebody says who passes."""
        return CARD_WORDS.said_pass()

    def only_play(self) -> str:
        """Return what the person says whose only play is made by itself."""
        return self.tr("My only play")

    def leads_instead(self) -> str:
        """Return what somebody says who leads because the winner has no cards left."""
        return self.tr("Then I lead")

    # -- plates and piles --------------------------------------------------------------------

    def cards(self, count: int) -> str:
        """Return how many cards somebody holds."""
        return self.tr("%n card(s)", "", count) if count else self.tr("no cards")

    def played(self, play: Combination) -> str:
        """Return on a plate what somebody has played."""
        return self.tr("played {play}").format(play=self._narrow(play))

    def passed(self) -> str:
        """Return on a plate that somebody has passed."""
        return self.tr("passed")

    def points(self, count: int) -> str:
        """Return the word beside the number of points."""
        return self.tr("points") if count != 1 else self.tr("point")

    def nothing_won(self) -> str:
        """Return what stands beside an empty score pile."""
        return self.tr("nothing won yet")

    def won_last(self, play: Combination) -> str:
        """Return what came last to a score pile: "+2 Black Nine"."""
        return self.tr("+{n} {play}").format(n=play.size, play=WORDS.name(play.name))

    def _narrow(self, play: Combination) -> str:
        """Return a play where there is very little room: of a special combination, the size is left out."""
        return WORDS.name(play.name) if play.special else WORDS.play(play)

    def bonus_alone(self) -> str:
        """Return what stands beside a score pile that holds the opening bonus alone."""
        return self.tr("opening bonus")

    def pile(self, info: SeatInfo, cards: Cards) -> str:
        """Return a score pile for those who hear it."""
        if not cards:
            return self.tr("Score pile of {who}: empty").format(who=PEOPLE.name(info))
        text = self.tr("Score pile of {who}: %n point(s). {cards}", "", len(cards))
        return text.format(who=PEOPLE.name(info), cards=WORDS.cards(cards))

    def pile_and(self, left: str) -> str:
        """Return what stands over a score pile on the result: that it is one, and what was *left* in the hand."""
        return self.tr("Score pile · {left}").format(left=left)

    # -- acting ------------------------------------------------------------------------------

    def play_button(self, play: Combination | None) -> str:
        """Return the word on the button that plays."""
        if play is None:
            return self.tr("Play")
        return self.tr("Play {play}").format(play=WORDS.play(play))

    def beats(self, asked: Combination | None) -> str:
        """Return what a play would do, as the second line of its button."""
        if asked is None:
            return self.tr("leads the round")
        return self.tr("beats {play}").format(play=WORDS.play(asked))

    def must_pass(self) -> str:
        """Return the second line of the button that passes, where one must."""
        return self.tr("nothing beats it")

    def ask_beat(self, asked: Combination) -> str:
        """Return what is asked of whoever can beat the table."""
        return self.tr("You can beat {play}: it is obligatory.").format(play=WORDS.in_sentence(asked))

    def cannot_beat(self, asked: Combination) -> str:
        """Return why one must pass."""
        return self.tr("Nothing in your hand beats {play}: you pass.").format(play=WORDS.in_sentence(asked))

    def by_itself(self, asked: Combination | None) -> str:
        """Return that the only play there is is made by itself."""
        if asked is None:
            return self.tr("This is all you can lead.")
        return self.tr("Only one play beats {play}: it is made for you.").format(play=WORDS.in_sentence(asked))

    def missing(self, count: int, asked: Combination) -> str:
        """Return how many cards more make a play of the raised ones."""
        text = self.tr("%n more card(s) to beat {play}.", "", count)
        return text.format(play=WORDS.in_sentence(asked))

    def missing_short(self, count: int) -> str:
        """Return the same under the word on the button."""
        return self.tr("%n card(s) missing", "", count)

    def would_beat(self, play: Combination, asked: Combination | None) -> str:
        """Return that raised cards can be played."""
        if asked is None:
            return self.tr("{play}: can be led").format(play=WORDS.play(play))
        return self.tr("{play} beats {asked}").format(play=WORDS.play(play), asked=WORDS.play(asked))

    def is_play(self, play: Combination) -> str:
        """Return what raised cards are while somebody else is to play."""
        return WORDS.play(play)

    def name(self, info: SeatInfo) -> str:
        """Return who sits there."""
        return PEOPLE.name(info)

    # -- panels ------------------------------------------------------------------------------

    def ranks_title(self) -> str:
        """Return the title of the table of ranks."""
        return self.tr("Who beats whom")

    def specials(self) -> str:
        """Return the heading of the special combinations in it."""
        return self.tr("Specials")

    def unseen_title(self, count: int) -> str:
        """Return the title of the counter."""
        return self.tr("Unseen: {n}").format(n=count)

    def unseen_short(self) -> str:
        """Return the title of the counter while it is folded."""
        return self.tr("Unseen cards")

    def rounds_title(self) -> str:
        """Return the title of the history."""
        return self.tr("Rounds")

    def no_rounds(self) -> str:
        """Return what the history says before the first round is finished."""
        return self.tr("No round is finished yet.")

    def older(self) -> str:
        """Return what the upper chip of the history does."""
        return self.tr("Earlier rounds")

    def newer(self) -> str:
        """Return what the lower chip of the history does."""
        return self.tr("Later rounds")

    def round_line(self, number: int, parts: str, info: SeatInfo, points: int) -> str:
        """Return a finished round for those who hear it."""
        text = self.tr("Round {number}: {parts}. {who} wins %n point(s).", "", points)
        return text.format(number=number, parts=parts, who=PEOPLE.name(info))

    def did(self, info: SeatInfo, play: Combination | None) -> str:
        """Return what a seat did in a round, for those who hear it."""
        deed = WORDS.in_sentence(play) if play is not None else self.passed()
        return self.tr("{who}: {deed}").format(who=PEOPLE.name(info), deed=deed)

    def ranks_heard(self, family: str, steps: str) -> str:
        """Return a family of the table of ranks for those who hear it."""
        return self.tr("{family}: {steps}").format(family=WORDS.heading(family), steps=steps)

    def fold_tip(self, unfolded: bool) -> str:
        """Return what a click on a panel's title does."""
        return self.tr("Fold it up") if unfolded else self.tr("Show it")

    def round_number(self, number: int) -> str:
        """Return the header's second line."""
        return self.tr("Round {n} · clockwise").format(n=number)

    def round_short(self, number: int) -> str:
        """Return the same beside another fact."""
        return self.tr("Round {n}").format(n=number)

    def deals_won(self, won: int, played: int) -> str:
        """Return in the header how many deals of this sitting the person has won."""
        return self.tr("won {won} of {played}").format(won=won, played=played)

    def free(self) -> str:
        """Return in the header that special combinations are free in this deal."""
        return self.tr("free combinations")


PHRASES: Final = ChuoPaiPhrases()
