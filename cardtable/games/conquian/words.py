"""What the table of Conquian says: the short texts around the cards.

Everything is made from ids and numbers at the moment it is shown, so a change of the language only has to ask
again.  Cards and melds are named in :mod:`.naming`; sentences for the log and for refusals are in :mod:`.messages`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from cardtable.games.conquian.naming import NAMING
from cardtable.games.conquian.state import CUT, Act, Deed, Phase
from cardtable.scene.cards.words import CardTableWords
from cardtable.scene.people import PEOPLE

if TYPE_CHECKING:
    from cardtable.core.events import Piece
    from cardtable.scene.table import SeatInfo


class ConquianWords(CardTableWords):
    """Texts without memory."""

    # -- cards and melds, by the faces on the table ------------------------------------------

    def card(self, piece: str) -> str:
        """Return the name of a card, for the middle of a sentence: "7 of coins"."""
        return NAMING.card(piece)

    def cards(self, cards: Sequence[str]) -> str:
        """Return some cards by name, in the order given."""
        return NAMING.cards(cards)

    def meld(self, cards: Sequence[str]) -> str:
        """Return what a meld is, for the middle of a sentence: "run of clubs", "set of 7s"."""
        return NAMING.meld(cards)

    def in_hand(self, count: int) -> str:
        """Return how many cards a player holds."""
        return self.tr("%n in hand", "", count) if count else self.tr("hand empty")

    def of_nine(self, melded: int) -> str:
        """Return how far a player is from cutting: "3/9"."""
        return self.tr("{n}/{cut}", "melded cards of nine").format(n=melded, cut=CUT)

    def own(self, hand: int, melded: int) -> str:
        """Return what stands under the name of the person at the table: "5 in hand · 3/9"."""
        return self.tr("{hand} · {melded}").format(hand=self.in_hand(hand), melded=self.of_nine(melded))

    # -- turns -------------------------------------------------------------------------------

    def turn_to(self, phase: Phase) -> str:
        """Return the turn word of somebody else: what there is to do."""
        match phase:
            case Phase.SWAP:
                return self.tr("To choose")
            case Phase.PAY:
                return self.tr("To pay")
            case Phase.FORCED:
                return self.tr("Forced")
        return self.tr("To answer")

    def waiting(self, name: str, phase: Phase) -> str:
        """Return who is waited for, and to do what."""
        match phase:
            case Phase.PAY:
                return self.tr("{name} is to pay").format(name=name)
            case Phase.FORCED:
                return self.tr("{name} is to take the card").format(name=name)
        return self.tr("{name} is to answer").format(name=name)

    def deal_over(self) -> str:
        """Return the title of the bar when the deal is over."""
        return self.tr("The game is over")

    # -- the swap ----------------------------------------------------------------------------

    def ask_swap(self) -> str:
        """Return what is asked in the swap."""
        return self.tr("Swap: choose a card to give")

    def swap_goes(self, name: str) -> str:
        """Return where the chosen card goes."""
        return self.tr("It goes to {name}, on your right; you get one from your left").format(name=name)

    def swap_sealed(self) -> str:
        """Return the title of the bar when one's own card is sealed."""
        return self.tr("Your card is face down")

    def swap_waits(self) -> str:
        """Return that the others are still choosing."""
        return self.tr("They all go to the right when everybody has chosen")

    # -- answering ---------------------------------------------------------------------------

    def ask_answer(self) -> str:
        """Return what is asked of who answers the table card."""
        return self.tr("Use, force or pass")

    def then_pay(self) -> str:
        """Return what a use costs."""
        return self.tr("If you use it, you pay a card")

    def ask_payer(self) -> str:
        """Return what is asked of who paid the table card himself."""
        return self.tr("Force or pass")

    def own_payment(self) -> str:
        """Return why the payer may not use the card."""
        return self.tr("You paid this card, so you cannot take it")

    def last_card(self) -> str:
        """Return the reminder on the last card of the stock (H5)."""
        return self.tr("Last card of the stock: lay your melds now, or they count as cards in hand")

    def eight_down(self) -> str:
        """Return what a player with an empty hand waits for."""
        return self.tr("Eight melded: one card that fits, and you cut")

    def ask_forced(self, name: str, piece: Piece) -> str:
        """Return what is asked of who is forced."""
        return self.tr("{name} forces you: take {card}").format(name=name, card=NAMING.the(piece))

    def forced_how(self) -> str:
        """Return what a forced player may choose."""
        return self.tr("Choose the meld; hand cards may go with it; then you pay")

    def ask_payment(self) -> str:
        """Return what is asked of who owes a card."""
        return self.tr("Pay a card")

    def payment_goes(self) -> str:
        """Return what becomes of the payment."""
        return self.tr("It goes on offer to the others")

    def turned(self) -> str:
        """Return, after the table card's name, that it comes from the stock."""
        return self.tr("turned from the stock")

    def paid_by(self, info: SeatInfo) -> str:
        """Return, after the table card's name, who paid it."""
        if info.human and info.alone:
            return self.tr("paid by you")
        return self.tr("paid by {name}").format(name=PEOPLE.name(info))

    # -- buttons -----------------------------------------------------------------------------

    def give_button(self) -> str:
        """Return the word on the button that seals a card in the swap."""
        return self.tr("Swap")

    def force_button(self) -> str:
        """Return the word on the button that forces."""
        return self.tr("Force")

    def lay_button(self) -> str:
        """Return the word on the button that lays melds without the table card."""
        return self.tr("Lay")

    def cut_button(self) -> str:
        """Return the word on the button that wins."""
        return self.tr("Cut")

    def pay_button(self) -> str:
        """Return the word on the button that pays."""
        return self.tr("Pay")

    def rearrange_button(self) -> str:
        """Return the word on the chip that opens the tray."""
        return self.tr("Re-arrange…")

    def ninth_warning(self, name: str) -> str:
        """Return the warning before a card is forced on somebody whom it lets win (H2)."""
        return self.tr("It would be the ninth card of {name}, who would win").format(name=name)

    def no_ready_meld(self) -> str:
        """Return why the button that lays is dark, in two or three words."""
        return self.tr("no meld ready")

    def reaches(self, melded: int) -> str:
        """Return why the button that cuts is dark: "reaches only 6 of 9"."""
        return self.tr("reaches only {n} of {cut}").format(n=melded, cut=CUT)

    def no_target(self) -> str:
        """Return why the button that forces is dark."""
        return self.tr("fits nobody’s meld")

    # -- what somebody did last, and says ----------------------------------------------------

    def last_act(self, act: Act, seats: Sequence[SeatInfo]) -> str:
        """Return what a player did last, for the plate."""
        match act.deed:
            case Deed.PASS:
                return self.tr("Passed on {card}").format(card=NAMING.the(act.card))
            case Deed.USE:
                return self.tr("Used {card}").format(card=NAMING.the(act.card))
            case Deed.TAKE:
                return self.tr("Had to take {card}").format(card=NAMING.the(act.card))
            case Deed.PAY:
                return self.tr("Paid {card}").format(card=NAMING.the(act.card))
            case Deed.FORCE:
                assert act.target is not None
                return self.tr("Forced {name}").format(name=self.whom(seats[act.target]))
        return self.tr("Laid %n card(s)", "", len(act.cards)) if act.cards else self.tr("Regrouped own melds")

    def said(self, deed: Deed) -> str:
        """Return what somebody says who acts, in a bubble."""
        match deed:
            case Deed.PASS:
                return self.said_pass()
            case Deed.USE:
                return self.tr("Mine!", "in a bubble")
            case Deed.FORCE:
                return self.tr("Take it!", "in a bubble")
            case Deed.LAY:
                return self.tr("I lay these", "in a bubble")
            case Deed.PAY:
                return self.tr("I pay this", "in a bubble")
        return self.tr("As I must", "in a bubble")

    def whom(self, info: SeatInfo) -> str:
        """Return a player as the object of a sentence."""
        return self.tr("you") if info.human and info.alone else PEOPLE.name(info)

    # -- around the cards --------------------------------------------------------------------

    def stock(self, count: int) -> str:
        """Return the caption of the stock."""
        return self.tr("Stock · {n}").format(n=count)

    def dead(self, count: int) -> str:
        """Return the caption of the dead cards."""
        return self.tr("Dead · {n}").format(n=count)

    def own_melds(self) -> str:
        """Return the caption over the melds of the person at the table."""
        return self.tr("Your melds")

    def melds_of(self, name: str) -> str:
        """Return the caption of somebody's melds, for those who hear it."""
        return self.tr("Melds of {name}").format(name=name)

    def hand_of(self, cards: Sequence[Piece]) -> str:
        """Return the person's hand for those who hear it."""
        return self.your_hand(NAMING.spoken(cards))

    def sort(self, order: str) -> str:
        """Return the name of the way in which the hand is sorted."""
        match order:
            case "suit":
                return self.tr("Suit")
            case "rank":
                return self.tr("Rank")
        return self.tr("By hand")

    def order(self) -> str:
        """Return what stands before the ways to sort the hand."""
        return self.tr("Order")

    # -- banners -----------------------------------------------------------------------------

    def cut(self, info: SeatInfo) -> tuple[str, str]:
        """Return the two lines that tell of a cut."""
        below = self.tr("Nine cards on the table")
        if info.human and info.alone:
            return self.tr("You cut!"), below
        return self.tr("{name} cuts!").format(name=PEOPLE.name(info)), below


WORDS: Final = ConquianWords()
