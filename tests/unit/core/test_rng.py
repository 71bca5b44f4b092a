"""The generator and the shuffle must give the same numbers for ever: deal codes depend on them."""

from __future__ import annotations

from collections import Counter

import pytest

from cardtable.core.rng import Rng, derive


@pytest.mark.parametrize(
    ("seed", "expected"),
    [  # the vectors that are published with the reference implementation of SplitMix64
        (1234567, [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431]),
        (0, [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC]),
    ],
)
def test_known_vectors(seed: int, expected: list[int]) -> None:
    rng = Rng(seed)
    assert [rng.next_u64() for _ in expected] == expected


def test_golden_shuffle() -> None:
    cards = list(range(52))
    Rng(20260101).shuffle(cards)
    assert cards == [
        44, 0, 37, 25, 46, 15, 32, 41, 43, 42, 45, 7, 17, 16, 51, 31, 26, 5, 8, 9,
        18, 21, 49, 4, 47, 6, 48, 39, 14, 1, 22, 27, 36, 19, 11, 24, 30, 35, 33, 3,
        2, 40, 34, 13, 10, 23, 38, 20, 12, 28, 29, 50,
    ]  # fmt: skip
    assert sorted(cards) == list(range(52))


def test_golden_numbers_below() -> None:
    rng = Rng(7)
    assert [rng.below(6) for _ in range(20)] == [3, 0, 0, 3, 4, 3, 4, 0, 5, 5, 1, 4, 0, 4, 0, 0, 1, 5, 5, 4]


def test_below_is_unbiased() -> None:
    rng = Rng(1)
    counts = Counter(rng.below(3) for _ in range(30000))
    assert all(abs(counts[i] - 10000) < 400 for i in range(3))
    assert Rng(1).below(1) == 0


def test_below_refuses_the_uneven_rest() -> None:
    rng, n = Rng(0), (1 << 63) + 1  # nearly half of all numbers are beyond the last whole multiple
    assert all(rng.below(n) < n for _ in range(50))


def test_derived_seeds() -> None:
    assert derive(42) == 42
    assert [derive(42, 1), derive(42, 2), derive(42, 1, 2)] == [
        2949826092126892291,
        6904877152625194467,
        4218524931126233700,
    ]
    assert len({derive(5, deal, seat) for deal in range(50) for seat in range(4)}) == 200
