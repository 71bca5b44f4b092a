"""What some cards are: a play, or why they are none, and why a play does not cover another (R5, R6).

A refusal names the nearest thing that would help.  Its keys, with their arguments:

- ``no-cards``; ``no-play``, if nothing comes close; ``two-bombs``
- of chains ``chain-high`` (letter that never chains), ``chain-short`` (type, ranks there are, ranks it
  takes), ``chain-gap`` (lowest letter that is absent), ``chain-uneven``
- of kickers ``kicker-count`` (type of the core: trio, airplane or bomb; its ranks; kickers there are),
  ``kicker-mix`` (the same: enough for pairs, but they are not), ``two-jokers``, ``bomb-kicker`` (letter),
  ``core-kicker`` (letter)
- against the play on the table ``other-play`` (type there, type held), ``other-length`` (cards there,
  cards held), ``not-higher`` (letter there, letter held), ``only-bomb`` (letter there), ``only-rocket``,
  ``nothing-beats-rocket``
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from cardtable.core.rules import Illegal
from cardtable.games.dou_dizhu.cards import ACE, BLACK_JOKER, RANKS, RED_JOKER, TWO, pack, rank_of, ranks_of
from cardtable.games.dou_dizhu.plays import FORMS, ROCKET, Form, PlayType, Reading, beats, core_ranks

_ALIKE = {1: PlayType.SOLO, 2: PlayType.PAIR, 3: PlayType.TRIO, 4: PlayType.BOMB}
_CHAINS = {1: PlayType.SOLO_CHAIN, 2: PlayType.PAIR_CHAIN, 3: PlayType.AIRPLANE}
_KICKED = {kind: form for kind, form in FORMS.items() if form.kickers}
_SCATTERED = 2  # cards that lack more ranks than this were not meant as a chain
_REMEMBERED = 4096  # sets of ranks


def classify(cards: Iterable[str]) -> Reading | Illegal:
    """Return the play that cards, or letters of ranks, are; or why they are none."""
    return _classify(ranks_of(cards))


def read(cards: Iterable[str]) -> Reading:
    """Return the play that cards are.

    :raises ValueError: if they are none.
    """
    found = classify(cards)
    if isinstance(found, Illegal):
        raise ValueError(f"no play: {ranks_of(cards)!r}")
    return found


def uncovered(play: Reading, other: Reading) -> Illegal | None:
    """Return why *play* does not cover *other*, or ``None``."""
    if beats(play, other):
        return None
    if other.type is PlayType.ROCKET:
        return Illegal("nothing-beats-rocket", rule="R6")
    if other.type is PlayType.BOMB and other.rank == TWO:
        return Illegal("only-rocket", rule="R6")
    if play.type is not other.type:
        if other.type is PlayType.BOMB:
            return Illegal("only-bomb", (other.letter,), "R6")
        return Illegal("other-play", (other.type.value, play.type.value), "R6")
    if play.length != other.length:
        return Illegal("other-length", (str(len(other.ranks)), str(len(play.ranks))), "R6")
    return Illegal("not-higher", (other.letter, play.letter), "R6")


@lru_cache(_REMEMBERED)
def _classify(ranks: str) -> Reading | Illegal:
    if not ranks:
        return Illegal("no-cards", rule="R5")
    if ranks == ROCKET.ranks:
        return ROCKET
    counts = {rank_of(letter): n for letter, n in Counter(ranks).items()}
    return _without_kickers(ranks, counts) or _with_kickers(ranks, counts) or _why_not(counts)


def _without_kickers(ranks: str, counts: dict[int, int]) -> Reading | None:
    """Read equally many cards of one rank, or of several in a row."""
    copies, length, top = min(counts.values()), len(counts), max(counts)
    if max(counts.values()) != copies or (length > 1 and (_absent(counts) is not None or top > ACE)):
        return None
    kind = _ALIKE[copies] if length == 1 else _CHAINS.get(copies)
    return Reading(kind, top, length, ranks, packed=pack(ranks)) if kind and length in FORMS[kind].lengths else None


def _with_kickers(ranks: str, counts: dict[int, int]) -> Reading | None:
    """Read a core and its kickers; how long the core is follows from the number of cards."""
    for kind, form in _KICKED.items():
        length, over = divmod(len(ranks), form.copies + form.kickers * form.kicker_copies)
        if over or length not in form.lengths:
            continue
        for top in counts:
            core = core_ranks(top, length)
            if (length == 1 or top <= ACE) and all(counts.get(rank) == form.copies for rank in core):
                rest = {rank: n for rank, n in counts.items() if rank not in core}
                if _are_kickers(rest, form, core):
                    kickers = "".join(RANKS[rank] * n for rank, n in rest.items())
                    return Reading(kind, top, length, ranks, kickers, pack(ranks))
    return None


def _are_kickers(rest: dict[int, int], form: Form, core: range) -> bool:
    """Say whether these, as many as there have to be, go with the core (H1 to H3)."""
    if form.kicker_copies == 2:
        return set(rest.values()) == {2}
    if BLACK_JOKER in rest and RED_JOKER in rest:
        return False
    longer = (core[0] - 1, core[-1] + 1) if len(core) > 1 else ()
    return all(n < 3 or (n == 3 and not (rank in longer and rank <= ACE)) for rank, n in rest.items())


def _why_not(counts: dict[int, int]) -> Illegal:
    most, least = max(counts.values()), min(counts.values())
    if most == least:
        return _broken_chain(counts, most)
    if most > 2:
        return _wrong_kickers(counts)
    uneven = len(counts) > 2 and max(counts) <= ACE and _absent(counts) is None
    return Illegal("chain-uneven" if uneven else "no-play", rule="R5")


def _broken_chain(counts: dict[int, int], copies: int) -> Illegal:
    """Say what several ranks with equally many cards lack."""
    if copies == 4:
        return Illegal("two-bombs", rule="R5")
    kind, low = _CHAINS[copies], [rank for rank in counts if rank <= ACE]
    absent = [rank for rank in range(low[0], low[-1]) if rank not in counts] if low else []
    if len(counts) not in FORMS[kind].lengths:
        if absent or len(low) < len(counts):
            return Illegal("no-play", rule="R5")
        return Illegal("chain-short", (kind.value, str(len(counts)), str(FORMS[kind].lengths[0])), "R5")
    if len(absent) > _SCATTERED and copies < 3:
        return Illegal("no-play", rule="R5")
    return _chain_high(counts) if len(low) < len(counts) else Illegal("chain-gap", (RANKS[absent[0]],), "R5")


def _wrong_kickers(counts: dict[int, int]) -> Illegal:
    """Say what is wrong where some rank has three or four cards, and another has not as many."""
    size, fours = sum(counts.values()), [rank for rank, n in counts.items() if n == 4]
    trios = [rank for rank, n in counts.items() if n > 2]
    core = max(_runs([rank for rank in trios if rank <= ACE]), key=len, default=trios)
    if TWO in trios and core[-1] == ACE and size in (4 * len(core) + 4, 5 * len(core) + 5):
        return _chain_high(counts)
    name, pays = (PlayType.AIRPLANE if len(core) > 1 else PlayType.TRIO), len(core)
    if len(core) == 1 and fours:
        if len(fours) > 1:
            return Illegal("two-bombs", rule="R5")
        name, core, pays = PlayType.BOMB, fours, 2
    elif len(core) == 1 and len(trios) > 1:
        return _chain_high(counts) if TWO in trios else Illegal("chain-gap", (RANKS[core[0] + 1],), "R5")
    kickers = size - len(core) * (4 if name is PlayType.BOMB else 3)
    if kickers not in (pays, 2 * pays):
        return Illegal("kicker-count", (name.value, str(len(core)), str(kickers)), "R5")
    if BLACK_JOKER in counts and RED_JOKER in counts:
        return Illegal("two-jokers", rule="R5")
    if fours and name is not PlayType.BOMB:
        return Illegal("core-kicker" if fours[0] in core else "bomb-kicker", (RANKS[fours[0]],), "R5")
    return Illegal("kicker-mix", (name.value, str(len(core)), str(kickers)), "R5")


def _chain_high(counts: dict[int, int]) -> Illegal:
    return Illegal("chain-high", (RANKS[min(rank for rank in counts if rank > ACE)],), "R5")


def _absent(counts: dict[int, int]) -> int | None:
    """Return the lowest rank that is absent between others."""
    return next((rank for rank in range(min(counts), max(counts)) if rank not in counts), None)


def _runs(ranks: list[int]) -> list[list[int]]:
    """Split rising ranks where one is absent."""
    runs: list[list[int]] = []
    for rank in ranks:
        if runs and runs[-1][-1] == rank - 1:
            runs[-1].append(rank)
        else:
            runs.append([rank])
    return runs
