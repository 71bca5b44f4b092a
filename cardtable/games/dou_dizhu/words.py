"""What the table of Dou Dizhu says: roles, and the short texts around the cards.

Everything is made from ids and numbers at the moment it is shown, so a change of the language only has to ask
again.  Ranks and plays are named in :mod:`.naming`; sentences for the log and for refusals are in :mod:`.messages`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from cardtable.games.dou_dizhu.naming import NAMING
from cardtable.games.dou_dizhu.plays import PlayType, Reading
from cardtable.scene.cards.words import CardTableWords
from cardtable.scene.people import PEOPLE

if TYPE_CHECKING:
    from cardtable.core.events import Piece
    from cardtable.scene.table import SeatInfo


class DouDizhuWords(CardTableWords):
    """Texts without memory."""

    # -- roles and cards ---------------------------------------------------------------------

    def role(self, role: str) -> str:
        """Return the name of a role, as the person at the table sees it."""
        match role:
            case "landlord":
                return self.tr("Landlord")
            case "peasant":
                return self.tr("Peasant")
            case "partner":
                return self.tr("Your partner")
        return ""

    def cards(self, count: int) -> str:
        """Return a number of cards."""
        return self.tr("%n card(s)", "", count)

    def cards_word(self, count: int) -> str:
        """Return what is counted, without the number."""
        return self.tr("card") if count == 1 else self.tr("cards")

    def own(self, role: str, count: int) -> str:
        """Return the role and the number of cards of the person: "Peasant · 17 cards"."""
        parts = (self.role(role), self.cards(count) if count else "")
        return " · ".join(part for part in parts if part)

    # -- the bar -----------------------------------------------------------------------------

    def would_cover(self, covers: bool) -> str:
        """Return whether what is held would cover the table, while somebody else is to play."""
        return self.tr("It would beat the table") if covers else self.tr("It would not beat the table")

    def waiting(self, name: str, chosen: bool) -> str:
        """Return whose turn it is, for the second line of the bar."""
        if chosen:
            return self.tr("{name} to play; your cards stay chosen").format(name=name)
        return self.tr("{name} to play; you can choose cards already").format(name=name)

    def deal_over(self) -> str:
        """Return the title of the bar when the deal is over."""
        return self.tr("The deal is over")

    def winner(self, name: str) -> str:
        """Return whose hand was empty first."""
        return self.tr("{name} went out first").format(name=name)

    def choose(self) -> str:
        """Return what is asked of the person whose turn it is."""
        return self.tr("Choose your cards")

    def only_pass(self) -> str:
        """Return what the bar asks for when nothing in the hand covers."""
        return self.tr("You can only pass")

    def no_play(self) -> str:
        """Return the title of cards that are no play."""
        return self.tr("This is not a play")

    def free(self) -> str:
        """Return that everything may be led."""
        return self.tr("The table is free: you lead, with any play")

    # -- the auction -------------------------------------------------------------------------

    def auction(self) -> str:
        """Return what is going on before there is a landlord."""
        return self.tr("Auction")

    def ask_bid(self) -> str:
        """Return what is asked in the auction."""
        return self.tr("Your bid?")

    def highest(self, bid: int, name: str) -> str:
        """Return the highest bid so far."""
        if not bid:
            return self.tr("Nobody has bid yet")
        return self.tr("{name} bid {n}; you would need more").format(name=name, n=bid)

    def bidding(self, name: str) -> str:
        """Return whose bid is waited for."""
        return self.tr("{name} is to bid").format(name=name)

    def bid(self, points: int) -> str:
        """Return a bid, as a button."""
        return self.tr("Bid {n}").format(n=points)

    def said_bid(self, points: int) -> str:
        """Return what somebody says who bids."""
        return self.tr("I bid {n}").format(n=points)

    # -- around the cards --------------------------------------------------------------------

    def play_button(self) -> str:
        """Return the word on the button that plays."""
        return self.tr("Play")

    def bottom(self) -> str:
        """Return the name of the three cards in the middle."""
        return self.tr("Bottom")

    def worth(self, base: int, multiplier: int) -> str:
        """Return what the deal is worth, as a product."""
        return self.tr("Base {base} × {multiplier}").format(base=base, multiplier=multiplier)

    def points(self, points: int) -> str:
        """Return a number of points."""
        return self.tr("%n point(s)", "", points)

    def plays_ago(self, count: int) -> str:
        """Return how long ago a play was made."""
        return self.tr("%n play(s) before", "", count)

    def by(self, name: str, play: str) -> str:
        """Return whose play lies aside: "Iara · trio of kings with 3"; some plays have a colon in their names."""
        return self.tr("{name} · {play}").format(name=name, play=play)

    def on_table(self, info: SeatInfo) -> str:
        """Return whose play it is."""
        if info.human and info.alone:
            return self.tr("Your play")
        return self.tr("Played by {name}").format(name=PEOPLE.name(info))

    def won_round(self, info: SeatInfo) -> str:
        """Return whose play nobody beat."""
        if info.human and info.alone:
            return self.tr("Nobody beat it: you lead")
        return self.tr("Nobody beat it: {name} leads").format(name=PEOPLE.name(info))

    def last_play(self, play: Reading) -> str:
        """Return what somebody played last."""
        solo = play.type is PlayType.SOLO  # a plate is narrow: the rank alone says it
        said = NAMING.one(play.letter) if solo else NAMING.in_sentence(play)
        return self.tr("Played {play}").format(play=said)

    def last_pass(self) -> str:
        """Return that somebody passed."""
        return self.tr("Passed")

    def last_bid(self, points: int) -> str:
        """Return what somebody bid."""
        return self.tr("Bid {n}", "what a player did").format(n=points) if points else self.last_pass()

    def counter(self) -> str:
        """Return the title of the counter."""
        return self.tr("Counter")

    def counter_tip(self, unfolded: bool) -> str:
        """Return what the counter's title does."""
        return self.tr("Fold the counter") if unfolded else self.tr("Unfold the counter")

    def unseen(self, count: int) -> str:
        """Return how many cards are out of sight."""
        return self.tr("%n out of sight", "", count)

    def hand_of(self, cards: Sequence[Piece]) -> str:
        """Return the person's hand for those who hear it."""
        return self.your_hand(NAMING.spoken(cards))

    def sort(self, order: str) -> str:
        """Return the name of the way in which the hand is sorted."""
        match order:
            case "count":
                return self.tr("Sorted by number")
            case "suit":
                return self.tr("Sorted by suit")
        return self.tr("Sorted by rank")

    def sort_tip(self) -> str:
        """Return what the button that sorts does."""
        return self.tr("Sort the hand another way")

    # -- banners -----------------------------------------------------------------------------

    def doubled(self, kind: str, multiplier: int) -> tuple[str, str]:
        """Return the two lines that tell of a bomb, a rocket or a spring."""
        below = self.tr("The points are doubled: × {n}").format(n=multiplier)
        match kind:
            case "bomb":
                return self.tr("Bomb!"), below
            case "rocket":
                return self.tr("Rocket!"), below
            case "spring":
                return self.tr("Spring!"), below
            case "anti-spring":
                return self.tr("Anti-spring!"), below
        raise KeyError(kind)

    def landlord(self, info: SeatInfo, base: int) -> tuple[str, str]:
        """Return the two lines that tell who has become landlord."""
        below = self.tr("Base: %n point(s)", "", base)
        if info.human and info.alone:
            return self.tr("You are the landlord"), below
        return self.tr("{name} is the landlord").format(name=PEOPLE.name(info)), below

    def again(self, number: int) -> tuple[str, str]:
        """Return the two lines that tell of a redeal."""
        return self.tr("Everybody passed"), self.tr("The cards are dealt again ({n} of 3)").format(n=number)


WORDS: Final = DouDizhuWords()
