"""The names of ranks and plays, and what one play is to another, in the language of the moment."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from cardtable.games.dou_dizhu.cards import RANKS, in_order
from cardtable.games.dou_dizhu.plays import PlayType, Reading, core_ranks

if TYPE_CHECKING:
    from cardtable.core.events import Piece

CHAINS: Final = frozenset(
    {
        PlayType.SOLO_CHAIN,
        PlayType.PAIR_CHAIN,
        PlayType.AIRPLANE,
        PlayType.AIRPLANE_SOLOS,
        PlayType.AIRPLANE_PAIRS,
    }
)


class DouDizhuNaming(QObject):
    """Names without memory."""

    # -- ranks -------------------------------------------------------------------------------

    def one(self, letter: str) -> str:
        """Return the name of one card of a rank: "king", "3"."""
        match letter:
            case "A":
                return self.tr("ace")
            case "K":
                return self.tr("king")
            case "Q":
                return self.tr("queen")
            case "J":
                return self.tr("jack")
            case "X":
                return self.tr("black joker")
            case "D":
                return self.tr("red joker")
        return "10" if letter == "T" else letter

    def many(self, letter: str) -> str:
        """Return the name of several cards of a rank: "kings", "3s"."""
        match letter:
            case "A":
                return self.tr("aces")
            case "K":
                return self.tr("kings")
            case "Q":
                return self.tr("queens")
            case "J":
                return self.tr("jacks")
            case "X" | "D":
                return self.tr("jokers")
        return self.tr("{n}s", "several cards of a rank").format(n="10" if letter == "T" else letter)

    def listed(self, cards: Iterable[Piece] | str) -> str:
        """Return the ranks of some cards in words, the highest first: "ace, 5, 5"."""
        letters = [card[0] for card in cards]
        return ", ".join(self.one(letter) for letter in sorted(letters, key=RANKS.index, reverse=True))

    def spoken(self, cards: Iterable[Piece]) -> str:
        """Return a hand for those who hear it, equal ranks together: "red joker, 2 aces, king"."""
        letters = [card[0] for card in reversed(in_order(cards))]
        parts = []
        for letter in dict.fromkeys(letters):
            count = letters.count(letter)
            text = self.tr("{n} × {ranks}").format(n=count, ranks=self.many(letter))
            parts.append(self.one(letter) if count == 1 else text)
        return ", ".join(parts)

    # -- plays -------------------------------------------------------------------------------

    def type(self, kind: str) -> str:
        """Return the name of a kind of play, for the middle of a sentence."""
        match kind:
            case "solo":
                return self.tr("solo")
            case "pair":
                return self.tr("pair")
            case "trio":
                return self.tr("trio")
            case "trio-solo":
                return self.tr("trio with a card")
            case "trio-pair":
                return self.tr("trio with a pair")
            case "solo-chain":
                return self.tr("chain")
            case "pair-chain":
                return self.tr("chain of pairs")
            case "airplane":
                return self.tr("airplane")
            case "airplane-solos":
                return self.tr("airplane with cards")
            case "airplane-pairs":
                return self.tr("airplane with pairs")
            case "four-solos":
                return self.tr("four with two cards")
            case "four-pairs":
                return self.tr("four with two pairs")
            case "bomb":
                return self.tr("bomb")
            case "rocket":
                return self.tr("rocket")
        raise KeyError(kind)

    def play(self, play: Reading) -> str:
        """Return a play by name, as a title: "Trio of queens with 3"."""
        if play.type in CHAINS:
            return self._chain(play)
        one, many = self.one(play.letter), self.many(play.letter)
        match play.type:
            case PlayType.SOLO:
                return self.tr("Solo: {rank}").format(rank=one)
            case PlayType.PAIR:
                return self.tr("Pair of {ranks}").format(ranks=many)
            case PlayType.TRIO:
                return self.tr("Trio of {ranks}").format(ranks=many)
            case PlayType.TRIO_SOLO:
                text = self.tr("Trio of {ranks} with {kicker}")
                return text.format(ranks=many, kicker=self.listed(play.kickers))
            case PlayType.TRIO_PAIR:
                text = self.tr("Trio of {ranks} with a pair of {kickers}")
                return text.format(ranks=many, kickers=self._pairs(play.kickers))
            case PlayType.FOUR_SOLOS:
                return self.tr("Four {ranks} with {kickers}").format(ranks=many, kickers=self.listed(play.kickers))
            case PlayType.FOUR_PAIRS:
                text = self.tr("Four {ranks} with pairs of {kickers}")
                return text.format(ranks=many, kickers=self._pairs(play.kickers))
            case PlayType.BOMB:
                return self.tr("Bomb of {ranks}").format(ranks=many)
        return self.tr("Rocket")

    def in_sentence(self, play: Reading) -> str:
        """Return a play by name, for the middle of a sentence."""
        name = self.play(play)
        return name[:1].lower() + name[1:]

    def _chain(self, play: Reading) -> str:
        low, high = self.ends(play)
        match play.type:
            case PlayType.SOLO_CHAIN:
                return self.tr("Chain {low} to {high}").format(low=low, high=high)
            case PlayType.PAIR_CHAIN:
                return self.tr("Chain of pairs {low} to {high}").format(low=low, high=high)
            case PlayType.AIRPLANE:
                return self.tr("Airplane {low} to {high}").format(low=low, high=high)
            case PlayType.AIRPLANE_SOLOS:
                text = self.tr("Airplane {low} to {high} with {kickers}")
                return text.format(low=low, high=high, kickers=self.listed(play.kickers))
        text = self.tr("Airplane {low} to {high} with pairs of {kickers}")
        return text.format(low=low, high=high, kickers=self._pairs(play.kickers))

    def carried(self, play: Reading) -> str:
        """Return a play without naming its kickers, for what a list folds together: "Trio of kings with a card"."""
        many = self.many(play.letter)
        match play.type:
            case PlayType.TRIO_SOLO:
                return self.tr("Trio of {ranks} with a card").format(ranks=many)
            case PlayType.TRIO_PAIR:
                return self.tr("Trio of {ranks} with a pair").format(ranks=many)
            case PlayType.FOUR_SOLOS:
                return self.tr("Four {ranks} with two cards").format(ranks=many)
            case PlayType.FOUR_PAIRS:
                return self.tr("Four {ranks} with two pairs").format(ranks=many)
        low, high = self.ends(play)
        match play.type:
            case PlayType.AIRPLANE_SOLOS:
                return self.tr("Airplane {low} to {high} with cards").format(low=low, high=high)
            case PlayType.AIRPLANE_PAIRS:
                return self.tr("Airplane {low} to {high} with pairs").format(low=low, high=high)
        return ""

    def ends(self, play: Reading) -> tuple[str, str]:
        """Return the lowest and the highest rank of a chain."""
        ranks = core_ranks(play.rank, play.length)
        return self.one(RANKS[ranks[0]]), self.one(RANKS[ranks[-1]])

    def _pairs(self, kickers: str) -> str:
        return ", ".join(self.many(letter) for letter in dict.fromkeys(reversed(kickers)))

    # -- what the table asks, and what is held up to it --------------------------------------

    def asks(self, play: Reading) -> str:
        """Return what has to be played on a play."""
        if play.type is PlayType.ROCKET:
            return self.tr("Nothing beats the rocket")
        if play.type is PlayType.BOMB:
            return self.tr("A bomb lies there: only a higher one or the rocket beats it")
        kind = self.type(play.type.value)
        if play.type in CHAINS:
            low, high = self.ends(play)
            text = self.tr("The table asks for: {kind}, %n card(s), above {low} to {high}", "", len(play.ranks))
            return text.format(kind=kind, low=low, high=high)
        return self.tr("The table asks for: {kind}, above {ranks}").format(kind=kind, ranks=self._rank(play))

    def covers(self, mine: Reading, theirs: Reading | None) -> str:
        """Return why a play may be played now."""
        if theirs is None:
            return self.tr("The table is free: lead what you like")
        if mine.type is PlayType.ROCKET:
            return self.tr("The rocket beats everything")
        if mine.type is not theirs.type:
            return self.tr("A bomb beats every other play")
        if mine.type in CHAINS:
            text = self.tr("Beats the table: up to {high}, not only to {low}")
            return text.format(high=self.one(mine.letter), low=self.one(theirs.letter))
        text = self.tr("Beats the table: {high} above {low}")
        return text.format(high=self._rank(mine), low=self._rank(theirs))

    def _rank(self, play: Reading) -> str:
        return self.one(play.letter) if play.type is PlayType.SOLO else self.many(play.letter)


NAMING: Final = DouDizhuNaming()
