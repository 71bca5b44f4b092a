"""Random worlds: they fit what a seat knows, and are likelier the better they explain what the others did."""

from __future__ import annotations

from statistics import fmean
from typing import Any

import pytest

from cardtable.core.events import Seat
from cardtable.core.rng import Rng
from cardtable.games.conquian import fast
from cardtable.games.conquian.beliefs import Worlds, past
from cardtable.games.conquian.cards import EVERYTHING, pack, parse
from cardtable.games.conquian.rules import RULES, Phase
from cardtable.games.conquian.sight import Sight, see
from tests.unit.conquian.positions import answering, play, random_deal

DRAWN = 120


def sight(hands: list[str], melds: list[str], *acts: str, **more: Any) -> Sight:
    """Return what the first seat sees after these acts."""
    state = answering(hands, melds, acts=list(acts), **more)
    return see(RULES.view(state, Seat(0)))


@pytest.mark.parametrize("seed", range(6))
def test_worlds_fit_what_is_known(seed: int) -> None:
    for state in list(random_deal(seed))[::5]:
        if state.phase is Phase.OVER:
            continue
        for seat in (Seat(0), Seat(1), Seat(2)):
            seen = see(RULES.view(state, seat))
            worlds = Worlds(seen, Rng(seed))
            for _ in range(4):
                hands, stock = worlds.draw()
                assert [hand.bit_count() for hand in hands] == list(seen.sizes)
                assert all(not known & ~hand for known, hand in zip(seen.known, hands, strict=True))
                assert len(stock) == seen.stock_left
                lying = sum(seen.owns) | seen.dead | seen.card
                assert sum(hands) + sum(stock) == EVERYTHING & ~lying or state.phase is Phase.SWAP


def test_what_was_passed_was_of_no_use() -> None:
    """R5: a card that somebody passed made no meld with what he has held ever since."""
    dead = "4C 10E 2B 6O"
    passes = [f"{seat}: pass {card}" for card in dead.split() for seat in (1, 2)]
    told = sight(["1O 3C 5E 7B 11O 12B 4E 6C", "*", "*"], ["", "", ""], *passes, table="12C", dead=dead)
    silent = told._replace(acts=())

    def useful(seen: Sight) -> float:
        worlds, found = Worlds(seen, Rng(3)), []
        for _ in range(DRAWN):
            hands, _stock = worlds.draw()
            found += [(fast.completing(hand) & seen.dead).bit_count() for hand in hands[1:]]
        return fmean(found)

    assert useful(told) < useful(silent) / 2


def test_what_was_paid_was_missed_least() -> None:
    acts = ["1: use 4C with 5C 6C", "1: pay 11E"]
    melds = ["", "4C 5C 6C", ""]
    told = sight(["1O 3C 5E 7B 2O 12B 4E 6B", "*", "*"], melds, *acts, table="11E", payer=1)
    silent = told._replace(acts=())

    def neighbours(seen: Sight) -> float:
        near, worlds = pack(parse("10E 12E 11O 11C 11B")), Worlds(seen, Rng(3))
        return fmean((worlds.draw()[0][1] & near).bit_count() for _ in range(DRAWN))

    assert neighbours(told) < neighbours(silent)


def test_what_is_remembered_of_a_seat() -> None:
    state = answering(
        ["*", "7C 7E 1E 12C 10B 3B 2O 5O", "*"], table="7B", turn=1, first=1, stock="6E 11C 4O 1C", dead="12E"
    )
    state, _ = play(state, "use 7C 7E 7B", "pay 1E", "pass", "pass", "pass", "pass", "pass", "pass")
    shown = past(see(RULES.view(state, Seat(0))), Seat(1))
    (late,) = shown.epochs
    assert (late.since, late.melds) == (0, (pack(parse("7C 7E 7B")),))
    assert late.passed == pack(parse("6E"))  # of its own payment it could only have forced somebody
    assert shown.paid == ((pack(parse("1E")), pack(parse("1E"))),)
