"""What a person may do with one click: the sensible complete ways to lie, each with the words for it.

Of all arrangements the rules allow, those are left out that only differ in how other melds lie, or that
part what could lie as one; among those that lay the same cards with the table card in the same meld, the
one that disturbs least is offered.  Whatever is left out can still be made by hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final, TypeAlias

from PySide6.QtCore import QObject

from cardtable.games.conquian.cards import Cards, pack, rank_of, suit_of
from cardtable.games.conquian.melds import KINDS, Kind, Meld, Melds, kind_of
from cardtable.games.conquian.naming import FRENCH, NAMING
from cardtable.games.conquian.state import CUT, Action, Lay, Use, View

Laying: TypeAlias = Use | Lay

PART_COST: Final = 1.5  # melded cards that one more changed meld outweighs
REGROUP_COST: Final = 2.5  # the same for taking own melds apart


@dataclass(frozen=True, slots=True)
class Part:
    """A meld that is new or larger: what it is then, and which cards come to one that lies; none: it is new."""

    meld: Meld
    added: Cards = ()


@dataclass(frozen=True, slots=True)
class Option:
    """A complete action with what it comes to."""

    action: Laying
    melded: int  # own melded cards afterwards
    parts: tuple[Part, ...]  # the one with the table card first
    regroups: bool  # own melds are taken apart

    @property
    def cuts(self) -> bool:
        """Whether it wins."""
        return self.melded == CUT

    @property
    def signs(self) -> str:
        """The suits of its first meld: one of a run, all of a set."""
        return "".join(dict.fromkeys(map(suit_of, self.parts[0].meld)))

    @property
    def cards(self) -> Cards:
        """The cards of its new and larger melds."""
        return tuple(card for part in self.parts for card in part.meld)


def options(view: View, legal: Iterable[Action]) -> list[Option]:
    """Return everything worth a click, the best first: what wins, then uses of the table card, then free melds."""
    found: dict[object, tuple[float, Option]] = {}
    parted = _parted(view.melds[view.seat])
    for action in legal:
        if not isinstance(action, Use | Lay) or _parted(action.melds) > parted:
            continue
        cards = view.from_hand(view.seat, action.melds)
        if isinstance(action, Lay) and not cards:
            continue
        option = _option(view, action)
        with_table = next((meld for meld in action.melds if view.table in meld), None)
        key = (isinstance(action, Use), frozenset(cards), with_table)
        score = _score(option)
        if key not in found or found[key][0] < score:
            found[key] = score, option
    ranked = sorted(found.values(), key=lambda entry: (isinstance(entry[1].action, Lay), -entry[0]))
    return [option for _, option in ranked]


def by_need(ranked: Sequence[Option]) -> list[Option]:
    """Return the options in the order in which they deserve room: the best use, the best free meld, all others."""
    best = {type(option.action): option for option in reversed(ranked)}
    first = [option for option in ranked if best[type(option.action)] is option]
    return [*first, *(option for option in ranked if option not in first)]


def _score(option: Option) -> float:
    if option.cuts:
        return 2 * CUT - len(option.parts) - option.regroups
    return option.melded - PART_COST * (len(option.parts) - 1) - REGROUP_COST * option.regroups


def _parted(melds: Melds) -> int:
    """Return how many pairs of melds could lie as one."""
    return sum(pack((*one, *other)) in KINDS for one, other in combinations(melds, 2))


def _option(view: View, action: Laying) -> Option:
    before = view.melds[view.seat]
    own = {card for meld in before for card in meld}
    parts, regroups = [], False
    for meld in action.melds:
        if meld in before:
            continue
        added = tuple(card for card in meld if card not in own)
        base = tuple(card for card in meld if card in own)
        if base and base not in before:
            regroups = True
        if added or base in before:
            parts.append(Part(meld, added if base in before else ()))
    parts.sort(key=lambda part: (view.table not in part.meld, -len(part.meld)))
    return Option(action, sum(map(len, action.melds)), tuple(parts), regroups)


class OptionWords(QObject):
    """What options are called."""

    def title(self, option: Option) -> str:
        """Return an option as it stands on its chip: "5-6-7 of coins", "Lay 1-2-3 of cups"."""
        return self._whole(option, [self._part(part) for part in option.parts])

    def spoken(self, option: Option) -> str:
        """Return an option with its cards and what it comes to, for those who do not see the signs beside it."""
        parts = [NAMING.whole(part.meld) if not part.added else self._part(part) for part in option.parts]
        text = self.tr("{option}, reaching {n} of {cut}")
        return text.format(option=self._whole(option, parts), n=option.melded, cut=CUT)

    def named(self, option: Option) -> str:
        """Return what an option is made of, for the middle of a sentence: "5-6-7 of coins", "7 of coins"."""
        parts = [NAMING.cards(part.added) if part.added else self._part(part) for part in option.parts]
        return self._joined(parts)

    def _whole(self, option: Option, parts: list[str]) -> str:
        melds = self._joined(parts)
        if option.regroups:
            melds = self.tr("{melds}, re-arranging").format(melds=melds)
        if option.cuts:
            return self.tr("Cut: {melds}").format(melds=melds)
        if isinstance(option.action, Lay):
            return self.tr("Lay {melds}").format(melds=melds)
        return melds[:1].upper() + melds[1:]

    def _joined(self, parts: list[str]) -> str:
        return self.tr(" + ", "between melds").join(parts)

    def _part(self, part: Part) -> str:
        is_set = kind_of(part.meld) is Kind.SET
        if not part.added:
            return NAMING.meld(part.meld) if is_set else NAMING.whole(part.meld)
        if is_set:
            return self._fourth(rank_of(part.meld[0]))
        span, suit = NAMING.span(part.added), NAMING.suit(suit_of(part.meld[0]))
        return self.tr("{span} for the run of {suit}").format(span=span, suit=suit)

    def _fourth(self, rank: str) -> str:
        """Return that a set becomes complete; in several languages the ordinal follows the card's gender."""
        french = NAMING.faces == FRENCH
        match rank:
            case "1" if french:
                return self.tr("fourth ace for the set")
            case "10":
                return self.tr("fourth jack for the set", "J") if french else self.tr("fourth jack for the set", "10")
            case "11":
                return self.tr("fourth queen for the set") if french else self.tr("fourth knight for the set")
            case "12":
                return self.tr("fourth king for the set")
        return self.tr("fourth {n} for the set").format(n=rank)


OPTION_WORDS: Final = OptionWords()
