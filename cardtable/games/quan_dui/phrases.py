"""What stands around the cards of Quan Dui: plates, buttons with their consequences and reasons, log, captions.

Everything is made from ids and numbers at the moment it is shown.  Cards are named in :mod:`.words`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from cardtable.core.rules import Illegal
from cardtable.games.quan_dui.state import Act, Action, Declare, Deed, Discard, Draw, Dui, Pass, Purpose, Take, Win
from cardtable.games.quan_dui.words import WORDS
from cardtable.scene.cards.words import CardTableWords
from cardtable.scene.people import PEOPLE

if TYPE_CHECKING:
    from cardtable.scene.table import SeatInfo


def capital(text: str) -> str:
    """Return a text that begins with a capital letter."""
    return text[:1].upper() + text[1:]


class QuanDuiPhrases(CardTableWords):
    """Texts without memory."""

    # -- header and plates -------------------------------------------------------------------

    def hand_number(self, number: int) -> str:
        """Return which hand of the match is played."""
        return self.tr("Hand {n}").format(n=number)

    def single_hand(self) -> str:
        """Return that a hand belongs to no match."""
        return self.tr("Single hand")

    def cards(self, count: int) -> str:
        """Return how many cards somebody holds."""
        return self.tr("%n card(s)", "", count) if count else self.tr("no cards")

    def of_eight(self, points: int) -> str:
        """Return how many of eight Tentos, for those who hear it."""
        return self.tr("{n} of 8 Tentos").format(n=points)

    def deals(self) -> str:
        """Return the tag of who deals."""
        return self.tr("Dealer")

    def your_answer(self) -> str:
        """Return the turn word where a discard can be claimed."""
        return self.tr("Your answer?")

    def pair(self, name: str) -> str:
        """Return the word over a pair."""
        return self.tr("Dui") if name == "dui" else self.tr("Ka")

    # -- the middle --------------------------------------------------------------------------

    def stock(self) -> str:
        """Return the name of the stock."""
        return self.tr("Stock")

    def stock_left(self, count: int) -> str:
        """Return how many cards are in the stock, for those who hear it."""
        return self.tr("Stock: %n card(s)", "", count)

    def draw_tip(self) -> str:
        """Return what a click on the stock does."""
        return self.tr("Draw a card from the stock")

    def discarded(self, info: SeatInfo) -> str:
        """Return whose discard is on offer."""
        if info.human and info.alone:
            return self.tr("You discarded")
        return self.tr("{name} discarded").format(name=PEOPLE.name(info))

    def who_wants_it(self, last: bool) -> str:
        """Return what may be done with a discard."""
        return self.tr("Last discard: only to win") if last else self.tr("Priority: win › Dui › take")

    def got(self, taken: bool) -> str:
        """Return how the newest card has come to the person."""
        return self.tr("You took") if taken else self.tr("You drew")

    def drew(self, info: SeatInfo) -> str:
        """Return that somebody has drawn and is about to discard."""
        return self.tr("{name} has drawn").format(name=PEOPLE.name(info))

    def took(self, info: SeatInfo) -> str:
        """Return that somebody has taken a discard and is about to discard."""
        return self.tr("{name} took").format(name=PEOPLE.name(info))

    def begins(self, info: SeatInfo) -> str:
        """Return who begins with a discard."""
        if info.human and info.alone:
            return self.tr("You deal and begin")
        return self.tr("{name} deals and begins").format(name=PEOPLE.name(info))

    def choose(self) -> str:
        """Return what is asked of who is to discard."""
        return self.tr("Choose a discard")

    def drag_here(self) -> str:
        """Return how a card may be discarded."""
        return self.tr("Drag a card here")

    def about_to_discard(self) -> str:
        """Return what is waited for."""
        return self.tr("A discard is next")

    def over(self) -> str:
        """Return that the hand is over."""
        return self.tr("The hand is over")

    # -- the hand ----------------------------------------------------------------------------

    def arrived(self, taken: bool) -> str:
        """Return the ribbon of the card that has just come."""
        return self.tr("taken", "on a card") if taken else self.tr("drawn", "on a card")

    def if_taken(self) -> str:
        """Return the ribbon of the card on offer, where it would lie in the hand."""
        return self.tr("if taken")

    def if_taken_heard(self, card: str, pair: str) -> str:
        """Return what the card on offer would make, for those who hear it."""
        if not pair:
            return self.tr("If taken, {card} makes no pair").format(card=WORDS.card(card))
        return self.tr("If taken, {card} makes a {pair}").format(card=WORDS.card(card), pair=self.pair(pair))

    def hand_of(self, groups: Sequence[Sequence[str]]) -> str:
        """Return the person's hand for those who hear it: "Your hand: Dui 2 of ben, Ka 3 of suo and 3 of wan"."""
        said = []
        for group in groups:
            names = [WORDS.card(card) for card in group]
            if len(group) < 2:
                said.append(names[0])
            elif names[0] == names[1]:
                said.append(self.tr("Dui {card}").format(card=names[0]))
            else:
                said.append(self.tr("Ka {card} and {other}").format(card=names[0], other=names[1]))
        return self.your_hand(", ".join(said))

    def discards_of(self, info: SeatInfo, cards: Sequence[str]) -> str:
        """Return a seat's discards for those who hear them."""
        if not cards:
            return self.tr("{name}: no discards").format(name=PEOPLE.name(info))
        names = ", ".join(WORDS.card(card) for card in cards)
        return self.tr("Discards of {name}: {cards}").format(name=PEOPLE.name(info), cards=names)

    def laid_of(self, info: SeatInfo, cards: Sequence[str]) -> str:
        """Return the Dui that lie face up before a seat, and that they stay."""
        names = ", ".join(WORDS.card(card) for card in cards[::2])
        said = self.tr("Dui of {name}, face up until the hand ends: {cards}")
        return said.format(name=PEOPLE.name(info), cards=names)

    # -- buttons -----------------------------------------------------------------------------

    def win_button(self) -> str:
        """Return the word on the button that wins."""
        return self.tr("Win")

    def dui_button(self) -> str:
        """Return the word on the button that claims for a Dui."""
        return self.tr("Take for Dui")

    def take_button(self) -> str:
        """Return the word on the button that takes."""
        return self.tr("Take")

    def draw_button(self) -> str:
        """Return the word on the button with which the next player draws."""
        return self.tr("Draw")

    def discard_button(self, card: str) -> str:
        """Return the word on the button that discards."""
        return self.tr("Discard {card}").format(card=WORDS.card(card)) if card else self.tr("Discard")

    def go_on_button(self) -> str:
        """Return the word on the button that plays on with eight pairs."""
        return self.tr("Go on")

    def wins(self, tentos: int, match: bool) -> str:
        """Return what winning now brings."""
        if match:
            return self.tr("8 Dui · wins the match") if tentos > 1 else self.tr("8 pairs · wins the match")
        return self.tr("8 Dui · 2 Tentos") if tentos > 1 else self.tr("8 pairs · 1 Tento")

    def makes_dui(self, in_turn: bool) -> str:
        """Return what becomes of a card that is taken for a Dui."""
        return self.tr("into your hand, goes first") if in_turn else self.tr("laid face up, you play next")

    def takes(self, pair: str) -> str:
        """Return what a card makes that is taken."""
        return self.tr("makes a {pair}").format(pair=self.pair(pair)) if pair else self.tr("makes no pair")

    def draws(self, left: int) -> str:
        """Return what drawing does."""
        return self.tr("%n in the stock", "", left)

    def passes(self) -> str:
        """Return what passing does."""
        return self.tr("play goes on")

    def how_to_discard(self) -> str:
        """Return how the chosen card is discarded."""
        return self.tr("Enter, double click or drag")

    def goes_on_with(self, card: str) -> str:
        """Return what going on discards."""
        return self.tr("discards {card}").format(card=WORDS.card(card))

    def sealed(self) -> str:
        """Return that an answer has been given and others are waited for."""
        return self.tr("you have answered")

    def hint_button(self) -> str:
        """Return the word on the button that asks for advice."""
        return self.tr("Hint")

    # -- why not, in a few words -------------------------------------------------------------

    def missing(self, odd: int) -> str:
        """Return how far a hand is from eight pairs: every two odd values are a pair that is missing."""
        return self.tr("%n pair(s) missing", "", (odd + 1) // 2)

    def short(self, reason: Illegal) -> str:
        """Return a refusal in a few words, for a button."""
        match reason.key, reason.args:
            case "not-paired", (odd,):
                return self.missing(int(odd))
            case "not-eight-pairs", (_, odd):
                return self.missing(int(odd))
            case "no-identical", _:
                return self.tr("no identical card in hand")
            case "exposed-is-closed", _:
                return self.tr("the other one is laid already")
            case "take-only-next", _:
                return self.tr("only the next player")
            case "own-discard", _:
                return self.tr("your own discard")
            case "last-discard-only-wins", _:
                return self.tr("last discard: only to win")
            case "stock-empty", _:
                return self.tr("the stock is empty")
            case "must-draw-or-take", _:
                return self.tr("draw or take")
            case "must-declare", _:
                return self.tr("eight Dui: declare")
            case "just-taken", _:
                return self.tr("just taken")
            case "already-answered", _:
                return self.sealed()
            case "nothing-to-claim", _:
                return self.tr("nothing to claim")
            case "dealer-begins", _:
                return self.tr("the first discard comes first")
            case (("claim-window-closed" | "already-drawn"), _):
                return self.tr("no discard on offer")
            case "deal-over", _:
                return self.tr("the hand is over")
            case "no-card", _:
                return self.tr("choose a card")
            case "please-wait", _:
                return self.tr("please wait")
        return self.tr("not your turn")

    # -- what players say and do -------------------------------------------------------------

    def said(self, purpose: Purpose) -> str:
        """Return what somebody says who claims a discard."""
        match purpose:
            case Purpose.WIN:
                return self.tr("I win!")
            case Purpose.DUI:
                return self.tr("Dui!")
            case Purpose.TAKE:
                return self.tr("I take it")

    def declares(self) -> str:
        """Return what somebody says who shows eight pairs."""
        return self.tr("Eight pairs!")

    def goes_first(self, name: str, nearest: bool) -> str:
        """Return who gets a discard that several asked for, and why."""
        if nearest:
            return self.tr("{name} sits nearer").format(name=name)
        return self.tr("{name} goes first").format(name=name)

    def log_title(self) -> str:
        """Return the title of the log."""
        return self.tr("Log")

    def log_tip(self, unfolded: bool) -> str:
        """Return what a click on the title does."""
        return self.tr("Fold the log") if unfolded else self.tr("Unfold the log")

    def did(self, act: Act) -> str:
        """Return what somebody did, without the name."""
        card = WORDS.card(act.card) if act.card is not None else ""
        match act.deed:
            case Deed.DRAW:
                return self.tr("drew")
            case Deed.DISCARD:
                return self.tr("discarded {card}").format(card=card)
            case Deed.TAKE:
                return self.tr("took {card}").format(card=card)
            case Deed.PAIR:
                return self.tr("took {card} for Dui").format(card=card)
            case Deed.DUI:
                return self.tr("laid Dui of {card}").format(card=card)
            case Deed.ASKED_TAKE | Deed.ASKED_DUI | Deed.ASKED_WIN:
                return self.tr("also asked for {card}").format(card=card)
            case Deed.WIN:
                return self.tr("won with {card}").format(card=card)
            case Deed.DECLARE:
                return self.tr("showed eight pairs")

    def action(self, action: Action) -> str:
        """Return an action by name, for lists and headings."""
        match action:
            case Discard(card):
                return self.discard_button(card)
            case Declare():
                return self.tr("Show eight pairs and win")
            case Draw():
                return self.tr("Draw from the stock")
            case Pass():
                return self.pass_button()
            case Take(kind):
                return self.tr("Take {card}").format(card=WORDS.card(kind))
            case Dui(kind):
                return self.tr("Take {card} for a Dui").format(card=WORDS.card(kind))
            case Win(kind):
                return self.tr("Win with {card}").format(card=WORDS.card(kind))

    # -- banners and result ------------------------------------------------------------------

    def won(self, info: SeatInfo, tentos: int) -> tuple[str, str]:
        """Return the two lines that tell who has won the hand."""
        below = self.tr("%n Tento(s)", "", tentos)
        title = self.tr("Quan Dui!") if tentos > 1 else self.tr("Eight pairs!")
        if info.human and info.alone:
            return title, self.tr("You win the hand: {tentos}").format(tentos=below)
        return title, self.tr("{name} wins the hand: {tentos}").format(name=PEOPLE.name(info), tentos=below)

    def nobody_won(self) -> tuple[str, str]:
        """Return the two lines that tell of an empty stock."""
        return self.tr("The stock is empty"), self.tr("Nobody wins; the same dealer deals again")

    def result_caption(self, match: bool) -> str:
        """Return the caption of the result sheet."""
        return self.tr("End of the match") if match else self.tr("End of the hand")

    def result_title(self, info: SeatInfo | None, match: bool) -> str:
        """Return who has won, or that nobody has."""
        if info is None:
            return self.tr("Nobody won")
        if info.human and info.alone:
            return self.tr("You win the match") if match else self.tr("You win the hand")
        name = PEOPLE.name(info)
        return (self.tr("{name} wins the match") if match else self.tr("{name} wins the hand")).format(name=name)

    def result_sub(self, tentos: int, dui: int, ka: int, act: Act) -> str:
        """Return what the winner showed, and how the hand was won."""
        if tentos > 1:
            showed = self.tr("Quan Dui: eight Dui, 2 Tentos")
        else:
            showed = self.tr("Eight pairs, {dui} Dui and {ka} Ka: 1 Tento").format(dui=dui, ka=ka)
        return showed if act.deed is Deed.DECLARE else f"{showed} · {self.did(act)}"

    def result_row(self) -> str:
        """Return the label of what a hand brought."""
        return self.tr("this hand")

    def result_pairs(self, dui: int, ka: int, laid: int) -> str:
        """Return what a hand was made of: "3 Dui · 2 Ka"."""
        text = self.tr("{dui} Dui · {ka} Ka").format(dui=dui, ka=ka)
        return self.tr("{pairs} · {n} laid").format(pairs=text, n=laid) if laid else text

    def result_total(self) -> str:
        """Return what the total counts."""
        return self.tr("Tentos")

    def result_note(self, match: bool, decided: bool, dealer: SeatInfo) -> str:
        """Return how the match stands."""
        if not match:
            return self.tr("A single hand: it counts in no match")
        if decided:
            return self.tr("Eight Tentos win the match")
        if dealer.human and dealer.alone:
            return self.tr("First to 8 Tentos · you deal the next hand")
        return self.tr("First to 8 Tentos · {name} deals the next hand").format(name=PEOPLE.name(dealer))

    def sorted_by(self, order: str) -> str:
        """Return how the hand is sorted."""
        return self.tr("Own order") if order == "hand" else self.tr("Sorted in pairs")

    def sort_tip(self) -> str:
        """Return what the button that sorts does."""
        return self.tr("Sort the hand in pairs, or keep it as you lay it")


PHRASES: Final = QuanDuiPhrases()
