"""The commitment binds the seed and the order of every piece."""

from __future__ import annotations

from cardtable.core.events import Place, Seat
from cardtable.core.fairplay import commitment, statement, verify
from cardtable.core.rules import Setup
from cardtable.games.o_an_quan.rules import RULES
from tests.helpers.toy import Lanterns


def test_golden_commitment() -> None:
    shown = commitment(RULES, Setup(1, 2))
    assert shown == "f36df5707ab81640649ef4c8f030cc95fb19f2a577d00b5ae621dfb576bcbe74"
    assert verify(shown, RULES, Setup(1, 2))


def test_a_shown_commitment_may_be_spaced_or_in_capitals() -> None:
    shown = commitment(Lanterns(), Setup(7, 3))
    assert verify(f" {shown[:32].upper()} {shown[32:]}\n", Lanterns(), Setup(7, 3))


def test_another_deal_does_not_verify() -> None:
    shown = commitment(Lanterns(), Setup(7, 3))
    assert not any(verify(shown, Lanterns(), Setup(seed, 3)) for seed in range(8, 40))
    assert not verify(shown, Lanterns(), Setup(7, 3, options=(("hand", "3"),)))
    assert not verify("", Lanterns(), Setup(7, 3))


def test_the_order_of_the_stock_matters() -> None:
    truth = dict(Lanterns().truth(Lanterns().deal(Setup(7, 2)).state))
    swapped = truth | {Place("stock"): truth[Place("stock")][::-1]}
    assert statement(Setup(7, 2), truth) != statement(Setup(7, 2), swapped)


def test_the_statement_can_be_read() -> None:
    lines = statement(Setup(7, 2, Seat(1)), RULES.truth(RULES.deal(Setup(7, 2)).state)).splitlines()
    assert lines[0] == "seed 7"
    assert "square 0: stone stone stone stone stone" in lines
