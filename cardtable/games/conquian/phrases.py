"""What the table says when it asks, and around the things that can be clicked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject

from cardtable.core.events import Piece
from cardtable.games.conquian.melds import Kind, kind_of
from cardtable.games.conquian.naming import NAMING
from cardtable.games.conquian.options import OPTION_WORDS, Option
from cardtable.games.conquian.words import WORDS


class ConquianPhrases(QObject):
    """Texts without memory."""

    # -- the bar -----------------------------------------------------------------------------

    def nothing_fits(self, piece: str) -> str:
        """Return the title of the bar when the person can only pass."""
        return self.tr("Nothing to do with {card}").format(card=NAMING.the(piece))

    def passes(self) -> str:
        """Return what happens then."""
        return self.tr("You pass automatically")

    def one_way(self) -> str:
        """Return the title of the bar when only one thing can be done."""
        return self.tr("There is only one way")

    def goes_itself(self) -> str:
        """Return what happens then."""
        return self.tr("It is done for you")

    def no_meld(self) -> str:
        """Return the title of the bar for raised cards that cannot be laid."""
        return self.tr("This is not a meld")

    def comes_to(self, option: Option) -> str:
        """Return what the raised cards would come to."""
        return self.tr("Comes to {n}; Enter lays them").format(n=WORDS.of_nine(option.melded))

    def several(self, count: int) -> str:
        """Return that the raised cards can be laid in several ways."""
        return self.tr("%n ways; Enter asks which", "", count)

    def last_card(self) -> str:
        """Return the reminder on the last card of the stock, shortly (H5)."""
        return self.tr("Last card: lay your melds now")

    def named(self, option: Option) -> str:
        """Return what an option lays, where there is little room: its meld, or how many melds."""
        if len(option.parts) == 1:
            return OPTION_WORDS.named(option)
        return self.tr("%n meld(s)", "", len(option.parts))

    def ways(self, count: int) -> str:
        """Return how many ways there are, as the second line of a button."""
        return self.tr("%n way(s)", "", count)

    def not_these(self) -> str:
        """Return why the raised cards cannot be laid without the table card."""
        return self.tr("not these cards")

    def no_card(self) -> str:
        """Return why a card cannot be given or paid yet."""
        return self.tr("no card chosen")

    def choose_card(self) -> str:
        """Return the same at length."""
        return self.tr("Choose a card of your hand first.")

    def no_use(self, piece: str) -> str:
        """Return that the table card makes no meld."""
        return self.tr("You can make no meld with {card}.").format(card=NAMING.the(piece))

    def no_target(self, piece: str) -> str:
        """Return that nobody can be forced."""
        return self.tr("{card} extends nobody’s meld as it lies.").format(card=_capital(NAMING.the(piece)))

    def no_lay(self) -> str:
        """Return that there is nothing to lay."""
        return self.tr("You hold no meld that is ready, and no card that extends one of yours.")

    def no_cut(self, melded: int) -> str:
        """Return that nine cannot be reached now."""
        return self.tr("To cut you need nine melded cards; now you would come to %n.", "", melded)

    # -- around the cards --------------------------------------------------------------------

    def accepts(self, piece: str) -> str:
        """Return, over the own melds, that one of them takes the table card."""
        return self.tr("takes the {card}", "a rank as printed").format(card=NAMING.printed(piece))

    def swapping(self) -> str:
        """Return, in the middle of the table, what becomes of the cards in the swap."""
        return self.tr("Every card goes one seat to the right")

    def received(self, piece: str) -> str:
        """Return which card came in the swap."""
        return self.tr("You received {card}").format(card=NAMING.the(piece))

    def force_tag(self, cards: Sequence[Piece]) -> str:
        """Return what stands on a meld that can be forced, with the card in it: "Force: 7-10-11-12"."""
        return self.tr("Force: {meld}").format(meld=self.grown(cards))

    def grown(self, cards: Sequence[Piece]) -> str:
        """Return a meld shortly: its span, or what set it is."""
        return NAMING.meld(cards) if kind_of(cards) is Kind.SET else NAMING.span(cards)

    def force_note(self, name: str, cards: Sequence[Piece]) -> str:
        """Return who would be forced, for the button: "Iara: 7-10-11-12"."""
        return self.tr("{name}: {meld}").format(name=name, meld=self.grown(cards))

    def either(self, names: Sequence[str]) -> str:
        """Return who could be forced: "Iara or Tião"."""
        return self.tr(" or ", "between names").join(names)

    # -- questions ---------------------------------------------------------------------------

    def how(self, piece: str) -> str:
        """Return the question which of several ways is meant."""
        return self.tr("How do you use {card}?").format(card=NAMING.the(piece))

    def which(self) -> str:
        """Return the question which meld is meant."""
        return self.tr("Which meld do you lay?")

    def whom(self, piece: str) -> str:
        """Return the question who is to be forced."""
        return self.tr("Whom do you force to take {card}?").format(card=NAMING.the(piece))

    def force_anyway(self) -> str:
        """Return the answer that forces in spite of the warning."""
        return self.tr("Force all the same")

    def leave(self) -> str:
        """Return the answer that does nothing."""
        return self.tr("Leave it")

    def pass_anyway(self) -> str:
        """Return the answer that passes in spite of melds in hand."""
        return self.tr("Pass all the same")

    def lay(self, option: Option) -> str:
        """Return the answer that lays what is ready."""
        return OPTION_WORDS.title(option)

    # -- the result --------------------------------------------------------------------------

    def melded(self) -> str:
        """Return the name of a line of the result: cards in melds."""
        return self.tr("Melded")

    def in_hand(self) -> str:
        """Return the name of a line of the result: cards left in hand."""
        return self.tr("In hand")


PHRASES: Final = ConquianPhrases()


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
