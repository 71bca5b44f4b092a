"""How a hand is best taken apart: the plays that get rid of all of it, with the least need of the lead.

Every play of a plan has a *worth* in leads.  A low solo costs the lead (about -1) and never brings it back; the
red joker follows any solo and then brings the lead (about +1); a jack is thrown in when others lead low solos
(about 0).  The worth of a hand is the largest sum over its partitions: what counts is the number of its plays and
whether they hold the table, not the size of its cards.
"""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from cardtable.games.dou_dizhu.fast import (
    BITS,
    BLACK,
    BOMB,
    CARDS,
    CHAIN,
    CHAINED,
    CLASS,
    FOUR_PAIRS,
    FOUR_SOLOS,
    JOKERS,
    KIND,
    LENGTH,
    LONGEST,
    ONES,
    PAIR,
    PAIRS,
    PASS,
    PLANE,
    PLANE_PAIRS,
    RANK,
    ROCKET,
    SHORTEST,
    SOLO,
    TRIO,
    TRIO_PAIR,
    TRIO_SOLO,
    Cards,
    Mask,
    Play,
    answers,
    at_least,
    lowest,
    play_of,
    ranks_of,
    runs,
)
from cardtable.games.dou_dizhu.weights import Weights

Plan: TypeAlias = tuple[float, int, Play]  # worth, number of plays, the first of them (PASS: the hand has no runs)

ROCKET_PLAY = play_of(ROCKET, BLACK, 1, JOKERS)
LOWER: Mask = (1 << BITS * 8) - 1  # the ranks 3 to 10
LAST_FOUR = -0.3  # worth of a four with two, which is considered as the last play only


class Plans(dict[Cards, Plan]):
    """The best plan of every hand asked for, each found once."""

    def __init__(self, weights: Weights) -> None:
        super().__init__()
        self.weights = weights
        self.worths, self._solos, self._pairs, self._trios = _tables(weights)
        self._jokers_apart = weights.rocket - weights.solo[BLACK] - weights.solo[BLACK + 1]
        self._plays: dict[Cards, tuple[Play, ...]] = {0: ()}
        self[0] = (0.0, 0, PASS)

    def __missing__(self, hand: Cards) -> Plan:
        two, four = hand >> 1, hand >> 2
        m1, m2, m3, m4 = (hand | two | four) & ONES, (two | four) & ONES, (four | (two & hand)) & ONES, four & ONES
        best = self._without_runs(hand, m1, m2, m3, m4)
        m1, m2, m3 = m1 & CHAINED, m2 & CHAINED, m3 & CHAINED
        worths = self.worths
        if m1 & m1 >> 3 & m1 >> 6 & m1 >> 9 & m1 >> 12:
            for play in runs(CHAIN, m1):
                low = play >> RANK & 15
                beyond = low + (play >> LENGTH & 15)
                below, above = 1 << BITS * low >> BITS, 1 << BITS * beyond
                # an end is cut off only where its rank holds another card, or is high by itself
                if (m1 & below and not m2 & below) or (m1 & above and not m2 & above and beyond < 10):
                    continue
                worth, n, _ = self[hand - (play & CARDS)]
                worth += worths[play][0]
                if worth > best[0]:
                    best = worth, n + 1, play
        if m2 & m2 >> 3 & m2 >> 6:
            for play in runs(PAIRS, m2):
                worth, n, _ = self[hand - (play & CARDS)]
                worth += worths[play][0]
                if worth > best[0]:
                    best = worth, n + 1, play
        if m3 & m3 >> 3:
            for core in runs(PLANE, m3):
                for play in self.with_kickers(hand, core):
                    worth, n, _ = self[hand - (play & CARDS)]
                    worth += worths[core][0]
                    if worth > best[0]:
                        best = worth, n + 1, play
        if m4 and best[1] > 1 and (play := _four_with_two(hand, m4)):
            best = max(best[0], LAST_FOUR + self.weights.finish), 1, play
        self[hand] = best
        return best

    def plays(self, hand: Cards) -> tuple[Play, ...]:
        """Return the plays of the best plan."""
        found = self._plays.get(hand)
        if found is None:
            first = self[hand][2]
            found = (first, *self.plays(hand - (first & CARDS))) if first else self._sets(hand)
            self._plays[hand] = found
        return found

    def with_kickers(self, hand: Cards, core: Play) -> list[Play]:
        """Return a trio or an airplane alone, with the solos and with the pairs that are best spent."""
        found = [core]
        n, kind, low = core >> LENGTH & 15, core >> KIND, core >> RANK & 15
        solos, pairs = self._spare(hand - (core & CARDS))
        near = range(low - (kind == PLANE), low + n + (kind == PLANE))  # three there would make it longer
        if n <= LONGEST[PLANE_PAIRS - 1]:
            cards, left = 0, n
            for r in solos:
                if left and r not in near:
                    cards += 1 << BITS * r
                    left -= 1
            for r in pairs:
                if left and r not in near:
                    taken = min(left, 2)
                    cards += taken << BITS * r
                    left -= taken
            if not left and cards & JOKERS != JOKERS:
                found.append(core + (1 << KIND) + cards)
        if n <= LONGEST[PLANE_PAIRS]:
            fit = [r for r in pairs if not low <= r < low + n][:n]
            if len(fit) == n:
                found.append(core + (2 << KIND) + sum(2 << BITS * r for r in fit))
        return found

    def answers(self, hand: Cards, to_beat: Play) -> list[Play]:
        """Return what beats *to_beat*, of many kickers only the best."""
        kind = to_beat >> KIND
        if kind <= TRIO or CHAIN <= kind <= PLANE or kind >= BOMB:
            return answers(hand, to_beat)
        found = _bombs(hand)
        if kind in (FOUR_SOLOS, FOUR_PAIRS):
            _, n, last = self[hand]
            if n == 1 and last >> CLASS == to_beat >> CLASS and last >> RANK > to_beat >> RANK:
                found.append(last)
            return found
        core = TRIO if kind <= TRIO_PAIR else PLANE
        for play in answers(hand, play_of(core, to_beat >> RANK & 15, to_beat >> LENGTH & 15, 0)):
            if play >> KIND == core:
                found += [full for full in self.with_kickers(hand, play) if full >> KIND == kind]
        return found

    def leads(self, hand: Cards) -> list[Play]:
        """Return what can be led, of many kickers only the best; only the last play if there is one."""
        if self[hand][1] == 1:
            return list(self.plays(hand))
        m1, m2, m3, _ = at_least(hand)
        found = [play_of(SOLO, r, 1, 1 << BITS * r) for r in ranks_of(m1)]
        found += [play_of(PAIR, r, 1, 2 << BITS * r) for r in ranks_of(m2)]
        for r in ranks_of(m3):
            found += self.with_kickers(hand, play_of(TRIO, r, 1, 3 << BITS * r))
        found += runs(CHAIN, m1)
        found += runs(PAIRS, m2)
        for core in runs(PLANE, m3):
            found += self.with_kickers(hand, core)
        return found + _bombs(hand)

    def _spare(self, rest: Cards) -> tuple[list[int], list[int]]:
        """Return the ranks of lone solos and lone pairs of a plan, kickers among them, the least worth first."""
        solos: list[int] = []
        pairs: list[int] = []
        for play in self.plays(rest):
            kind = play >> KIND
            if kind <= PAIR:
                (solos if kind == SOLO else pairs).append(play >> RANK & 15)
            elif kind in (TRIO_SOLO, TRIO_PAIR):
                kicker = (play & CARDS) - (3 << BITS * (play >> RANK & 15))
                (solos if kind == TRIO_SOLO else pairs).append((kicker.bit_length() - 1) // BITS)
        return sorted(solos, key=self.weights.solo.__getitem__), sorted(pairs, key=self.weights.pair.__getitem__)

    def _without_runs(self, hand: Cards, m1: Mask, m2: Mask, m3: Mask, m4: Mask) -> Plan:
        """Return the plan that keeps the cards of a rank together; trios take the worst of the rest along."""
        solos, pairs, trios = m1 ^ m2, m2 ^ m3, m3 ^ m4
        n = m1.bit_count()
        low_solos, high_solos = self._solos[solos & LOWER], self._solos[solos & ~LOWER]
        low_pairs, high_pairs = self._pairs[pairs & LOWER], self._pairs[pairs & ~LOWER]
        worth = low_solos[0] + high_solos[0] + low_pairs[0] + high_pairs[0]
        if hand & JOKERS == JOKERS:
            worth += self._jokers_apart
            n -= 1
        if m4:
            worth += self.weights.bomb * m4.bit_count()
        if trios:
            worth += self._trios[trios & LOWER][0] + self._trios[trios & ~LOWER][0]
            if hand & JOKERS == JOKERS:
                high_solos = self._solos[solos & ~LOWER & ~JOKERS]
            k = trios.bit_count()
            kick = self.weights.kick
            for spent, _ in sorted(low_solos[1] + high_solos[1] + low_pairs[1] + high_pairs[1])[:k]:
                if spent >= kick:
                    break
                worth -= spent
                n -= 1
        return worth, n, PASS

    def _sets(self, hand: Cards) -> tuple[Play, ...]:
        """Return the plays of :meth:`_without_runs`."""
        m1, m2, m3, m4 = at_least(hand)
        plays = _bombs(hand)
        solos, pairs = m1 ^ m2, m2 ^ m3
        if hand & JOKERS == JOKERS:
            solos &= ~JOKERS
        spare = sorted(self._solos.each(solos) + self._pairs.each(pairs))
        for r in ranks_of(m3 ^ m4):
            core = play_of(TRIO, r, 1, 3 << BITS * r)
            if spare and spare[0][0] < self.weights.kick:
                kicker = spare.pop(0)[1]
                core += ((kicker >> KIND) << KIND) + (kicker & CARDS)
            plays.append(core)
        return (*plays, *(play for _, play in spare))


class _Worths(dict[Play, tuple[float, float]]):
    """By play: its worth, and the chance that it keeps the table."""

    def __init__(self, weights: Weights) -> None:
        super().__init__()
        self._weights = weights

    def __missing__(self, play: Play) -> tuple[float, float]:
        weights, kind, r = self._weights, play >> KIND, play >> RANK & 15
        if kind == SOLO:
            worth = weights.solo[r]
        elif kind == PAIR:
            worth = weights.pair[r]
        elif kind <= TRIO_PAIR:
            worth = weights.trio[r]
        elif kind == BOMB:
            worth = weights.bomb
        elif kind == ROCKET:
            worth = weights.rocket
        elif kind <= PLANE_PAIRS:
            core = min(kind, PLANE)
            base, by_rank, by_length = weights.run[core - CHAIN]
            worth = base + by_rank * r + by_length * ((play >> LENGTH & 15) - SHORTEST[core])
        else:
            worth = LAST_FOUR
        chance = min(1.0, max(0.05, weights.chance + weights.chance_by_worth * worth))
        found = self[play] = worth, chance
        return found


class _Sums(dict[Mask, "tuple[float, list[tuple[float, Play]]]"]):
    """By half a mask of ranks: the worth of all their solos, pairs or trios together, and of each.

    Halves, because then there are no more than 384 of them.
    """

    def __init__(self, kind: int, worths: tuple[float, ...]) -> None:
        super().__init__()
        self._kind, self._worth = kind, worths

    def __missing__(self, mask: Mask) -> tuple[float, list[tuple[float, Play]]]:
        kind = self._kind
        each = [(self._worth[r], play_of(kind, r, 1, kind << BITS * r)) for r in ranks_of(mask)]
        found = self[mask] = sum(worth for worth, _ in each), each
        return found

    def each(self, mask: Mask) -> list[tuple[float, Play]]:
        """Return the worth and the play of every rank of a whole mask."""
        return self[mask & LOWER][1] + self[mask & ~LOWER][1]


@cache
def _tables(weights: Weights) -> tuple[_Worths, _Sums, _Sums, _Sums]:
    """Return the tables of a role: they hold nothing but what follows from its weights."""
    sums = ((SOLO, weights.solo), (PAIR, weights.pair), (TRIO, weights.trio))
    solos, pairs, trios = (_Sums(kind, worths) for kind, worths in sums)
    return _Worths(weights), solos, pairs, trios


def _bombs(hand: Cards) -> list[Play]:
    plays = [ROCKET_PLAY] if hand & JOKERS == JOKERS else []
    return plays + [play_of(BOMB, r, 1, 4 << BITS * r) for r in ranks_of(hand >> 2 & ONES)]


def _four_with_two(hand: Cards, m4: Mask) -> Play:
    """Return the whole hand as a four with two, :data:`PASS` if it is none."""
    r = lowest(m4)
    rest = hand - (4 << BITS * r)
    m1, m2, m3, _ = at_least(rest)
    singles, pairs = m1.bit_count(), m2.bit_count()
    if singles + pairs == 2 and not m3 and rest != JOKERS:
        return play_of(FOUR_SOLOS, r, 1, hand)
    if singles == pairs == 2 and not m3:
        return play_of(FOUR_PAIRS, r, 1, hand)
    return PASS
