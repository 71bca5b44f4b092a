"""The names of cards, families and plays, in the language of the moment.

The four copies of a card are named alike.  Cards are told in three ways: counted where there is little room
("2 × Heaven"), in words inside sentences ("two Heavens"), and with their pips where one has to learn them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QObject

from cardtable.core.events import Piece
from cardtable.games.chuo_pai.cards import Family, Identity, identities_of
from cardtable.games.chuo_pai.plays import SPECIALS, Combination
from cardtable.scene.decks.domino import DOMINO


class ChuoPaiWords(QObject):
    """Names without memory."""

    # -- cards -------------------------------------------------------------------------------

    def card(self, card: str) -> str:
        """Return the name of a card or an identity, as it is printed: "Heaven"."""
        return DOMINO.name(Piece(card))

    def pips(self, card: str) -> str:
        """Return the pips of a card: "1–3"."""
        return card[:3].replace("-", "–")

    def with_pips(self, card: str) -> str:
        """Return a name and its pips: "Heaven (6–6)"."""
        return self.tr("{card} ({pips})").format(card=self.card(card), pips=self.pips(card))

    def counted(self, identity: Identity, count: int) -> str:
        """Return cards of one identity where there is little room: "2 × Heaven"; one alone is just named."""
        if count == 1:
            return self.card(identity)
        return self.tr("{n} × {card}").format(n=count, card=self.card(identity))

    def cards(self, cards: Iterable[str]) -> str:
        """Return cards by name, sorted, alike ones counted: "2 × Heaven, Black Nine"."""
        found = identities_of(cards)
        return ", ".join(self.counted(identity, found.count(identity)) for identity in dict.fromkeys(found))

    def several(self, identity: Identity, count: int) -> str:
        """Return one to four cards of an identity in words: "three Heavens"."""
        match count:
            case 1:
                return self._one()[identity]
            case 2:
                return self._two()[identity]
            case 3:
                return self.tr("three {cards}").format(cards=self._many()[identity])
            case 4:
                return self.tr("four {cards}").format(cards=self._many()[identity])
        raise KeyError(count)

    # -- plays -------------------------------------------------------------------------------

    def is_special(self, name: str) -> bool:
        """Return whether a play's name is that of a special combination."""
        return name in _SPECIAL

    def name(self, name: str) -> str:
        """Return what a play is made of, whatever its size: "Heaven", "Heaven–Nine"."""
        match name:
            case "heaven-nine":
                return self.tr("Heaven–Nine")
            case "earth-eight":
                return self.tr("Earth–Eight")
            case "man-seven":
                return self.tr("Man–Seven")
            case "harmony-five":
                return self.tr("Harmony–Five")
        return self.card(name)

    def play(self, play: Combination) -> str:
        """Return a play where there is little room, or as a title: "2 × Heaven", "Heaven–Nine · 4 cards"."""
        if not play.special:
            return self.counted(play.name, play.size)
        return self.tr("{special} · %n card(s)", "", play.size).format(special=self.name(play.name))

    def in_sentence(self, play: Combination) -> str:
        """Return a play inside a sentence: "two Heavens", "Heaven–Nine of 4 cards"."""
        return self.told(play.name, play.size)

    def told(self, name: str, size: int) -> str:
        """Return a play inside a sentence, from its name and its number of cards."""
        if not self.is_special(name):
            return self.several(name, size)
        return self.tr("{special} of %n card(s)", "", size).format(special=self.name(name))

    def whole(self, play: Combination) -> str:
        """Return a play in a list with all its cards: "2 × Heaven", "Heaven–Nine: 2 × Heaven, Black Nine, Red Nine"."""
        if not play.special:
            return self.play(play)
        text = self.tr("{special}: {cards}")
        return text.format(special=self.name(play.name), cards=self.cards(play.identities))

    # -- families ----------------------------------------------------------------------------

    def heading(self, family: str) -> str:
        """Return the name of a family as a heading: "Black"."""
        match family:
            case Family.LONG:
                return self.tr("Long", "family")
            case Family.YAO:
                return self.tr("Yao", "family")
            case Family.BLACK:
                return self.tr("Black", "family")
            case Family.RED:
                return self.tr("Red", "family")
            case Family.SPECIAL:
                return self.tr("Special", "family")
        raise KeyError(family)

    def family(self, family: str) -> str:
        """Return what a play of a family is, without article: "black family", "special combination"."""
        match family:
            case Family.LONG:
                return self.tr("long family")
            case Family.YAO:
                return self.tr("yao family")
            case Family.BLACK:
                return self.tr("black family")
            case Family.RED:
                return self.tr("red family")
            case Family.SPECIAL:
                return self.tr("special combination")
        raise KeyError(family)

    def the_family(self, family: str) -> str:
        """Return what a play of a family is, with its article: "the black family", "a special combination"."""
        if family == Family.SPECIAL:
            return self.tr("a special combination")
        return self.tr("the {family}").format(family=self.family(family))

    # -- the words of each card --------------------------------------------------------------

    def _one(self) -> dict[Identity, str]:
        return {
            "6-6": self.tr("a Heaven"),
            "1-1": self.tr("an Earth"),
            "4-4": self.tr("a Man"),
            "1-3": self.tr("a Harmony"),
            "3-3": self.tr("a Long Three"),
            "5-5": self.tr("a Plum Blossom"),
            "2-2": self.tr("a Bench"),
            "1-5": self.tr("a Cat"),
            "1-6": self.tr("a High Feet"),
            "4-6": self.tr("a Four-Six"),
            "5-6": self.tr("an Axe"),
            "3-6": self.tr("a Black Nine"),
            "2-6": self.tr("a Flat Eight"),
            "3-5": self.tr("a Bent Eight"),
            "2-5": self.tr("a Black Seven"),
            "2-3": self.tr("a Black Five"),
            "4-5": self.tr("a Red Nine"),
            "3-4": self.tr("a Red Seven"),
            "1-4": self.tr("a Red Five"),
            "1-2": self.tr("a Nail"),
            "2-4": self.tr("a Two Reds"),
        }

    def _two(self) -> dict[Identity, str]:
        return {
            "6-6": self.tr("two Heavens"),
            "1-1": self.tr("two Earths"),
            "4-4": self.tr("two Men"),
            "1-3": self.tr("two Harmonies"),
            "3-3": self.tr("two Long Threes"),
            "5-5": self.tr("two Plum Blossoms"),
            "2-2": self.tr("two Benches"),
            "1-5": self.tr("two Cats"),
            "1-6": self.tr("two High Feet"),
            "4-6": self.tr("two Four-Sixes"),
            "5-6": self.tr("two Axes"),
            "3-6": self.tr("two Black Nines"),
            "2-6": self.tr("two Flat Eights"),
            "3-5": self.tr("two Bent Eights"),
            "2-5": self.tr("two Black Sevens"),
            "2-3": self.tr("two Black Fives"),
            "4-5": self.tr("two Red Nines"),
            "3-4": self.tr("two Red Sevens"),
            "1-4": self.tr("two Red Fives"),
            "1-2": self.tr("two Nails"),
            "2-4": self.tr("two Two Reds"),
        }

    def _many(self) -> dict[Identity, str]:
        return {
            "6-6": self.tr("Heavens"),
            "1-1": self.tr("Earths"),
            "4-4": self.tr("Men"),
            "1-3": self.tr("Harmonies"),
            "3-3": self.tr("Long Threes"),
            "5-5": self.tr("Plum Blossoms"),
            "2-2": self.tr("Benches"),
            "1-5": self.tr("Cats"),
            "1-6": self.tr("High Feet"),
            "4-6": self.tr("Four-Sixes"),
            "5-6": self.tr("Axes"),
            "3-6": self.tr("Black Nines"),
            "2-6": self.tr("Flat Eights"),
            "3-5": self.tr("Bent Eights"),
            "2-5": self.tr("Black Sevens"),
            "2-3": self.tr("Black Fives"),
            "4-5": self.tr("Red Nines"),
            "3-4": self.tr("Red Sevens"),
            "1-4": self.tr("Red Fives"),
            "1-2": self.tr("Nails"),
            "2-4": self.tr("Two Reds"),
        }


_SPECIAL: Final = frozenset(special.name for special in SPECIALS)
WORDS: Final = ChuoPaiWords()
