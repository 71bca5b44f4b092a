"""A deal in a dozen characters that people can dictate: ``OQ1-7K3M-9Q2X-4``.

Two letters of the game, one of the rules version, then one number in Crockford's
base 32 (options, opener and number of seats in front, the seed behind) and a check
character.  Reading forgives lower case, spaces, missing or odd dashes, and the
letters people mistake for digits (O, I, L).  All parts go into the check, which is
Damm's scheme over GF(32): it finds every wrong character and every swap of neighbours.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from math import prod
from typing import Any, TypeAlias

from cardtable.core.events import Seat
from cardtable.core.rules import Rules, Setup, setup_fault

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford: no I, L, O, U
SEED_CHARACTERS = 7
SEEDS = 32**SEED_CHARACTERS  # seeds that have a code are below this
_MISTAKEN = str.maketrans("OIL", "011")
_IGNORED = " \t\r\n\u00a0-‐‑‒–—_."
_GF32 = 0b100101  # x^5 + x^2 + 1

AnyRules: TypeAlias = Rules[Any, Any, Any]


class DealCodeError(ValueError):
    """The text is no deal code.  *key* is a message id:

    ``empty``; ``unknown-game`` (what stands for the game); ``other-version`` (the code's, ours);
    ``bad-character`` (character, its number counted from 1); ``wrong-length`` (found, expected);
    ``wrong-check``; ``bad-option`` (no choice of options has this number).
    """

    def __init__(self, key: str, *args: str) -> None:
        super().__init__(key, *args)
        self.key, self.details = key, args


def write(game_code: str, rules: AnyRules, setup: Setup) -> str:
    """Return the code of a deal.

    :raises ValueError: if *setup* does not fit the rules or its seed has no code.
    """
    if (fault := setup_fault(rules, setup)) is not None or not 0 <= setup.seed < SEEDS:
        raise ValueError(f"no code for {setup}: {fault}")
    choice = 0
    for radix, digit in _choices(rules, setup):
        choice = choice * radix + digit
    body = _digits(choice, _choice_characters(rules)) + _digits(setup.seed, SEED_CHARACTERS)
    head = f"{game_code}{ALPHABET[rules.version]}"
    body += _check(head, body)
    return "-".join((head, *(body[i : i + 4] for i in range(0, len(body), 4))))


def read(text: str, games: Mapping[str, Callable[[], AnyRules]]) -> tuple[str, Setup]:
    """Return the two letters of the game and the deal; *games* leads from these letters to rules.

    :raises DealCodeError: saying what is wrong with the text.
    """
    typed = "".join(c for c in text.upper() if c not in _IGNORED)
    if not typed:
        raise DealCodeError("empty")
    plain = typed.translate(_MISTAKEN)
    letters = {code.translate(_MISTAKEN): code for code in games}
    if plain[:2] not in letters:
        raise DealCodeError("unknown-game", typed[:2])
    for number, (character, digit) in enumerate(zip(typed, plain, strict=True), 1):
        if number > 2 and digit not in ALPHABET:
            raise DealCodeError("bad-character", character, str(number))
    game_code = letters[plain[:2]]
    rules = games[game_code]()
    expected = 3 + _choice_characters(rules) + SEED_CHARACTERS + 1
    if len(plain) > 2 and plain[2] != ALPHABET[rules.version]:
        raise DealCodeError("other-version", str(ALPHABET.index(plain[2])), str(rules.version))
    if len(plain) != expected:
        raise DealCodeError("wrong-length", str(len(plain)), str(expected))
    if _check(game_code + plain[2], plain[3:-1]) != plain[-1]:
        raise DealCodeError("wrong-check")
    choice, seed = _number(plain[3 : -1 - SEED_CHARACTERS]), _number(plain[-1 - SEED_CHARACTERS : -1])
    return game_code, _setup(rules, choice, seed)


def _choices(rules: AnyRules, setup: Setup) -> Iterator[tuple[int, int]]:
    """Yield (number of values, chosen value) for everything but the seed."""
    for option in rules.options:
        yield len(option.values), option.values.index(setup.option(option.key, option.values[0]))
    yield max(rules.players), setup.dealer
    yield len(rules.players), rules.players.index(setup.seats)


def _setup(rules: AnyRules, choice: int, seed: int) -> Setup:
    rest, which = divmod(choice, len(rules.players))
    rest, dealer = divmod(rest, max(rules.players))
    options = []
    for option in reversed(rules.options):
        rest, value = divmod(rest, len(option.values))
        options.append((option.key, option.values[value]))
    setup = Setup(seed, rules.players[which], Seat(dealer), tuple(reversed(options)))
    if rest or setup_fault(rules, setup) is not None:
        raise DealCodeError("bad-option", str(choice))
    return setup


def _choice_characters(rules: AnyRules) -> int:
    """Return how many characters hold every choice of the game, at least one."""
    values = prod(len(option.values) for option in rules.options) * max(rules.players) * len(rules.players)
    return max(1, -(-(values - 1).bit_length() // 5))


def _digits(number: int, width: int) -> str:
    return "".join(ALPHABET[number >> 5 * i & 31] for i in reversed(range(width)))


def _number(digits: str) -> int:
    number = 0
    for digit in digits:
        number = number << 5 | ALPHABET.index(digit)
    return number


def _check(head: str, body: str) -> str:
    """Return the check character; the game's letters count by their place in ASCII."""
    interim = 0
    for value in (*(ord(c) & 31 for c in head), *map(ALPHABET.index, body)):
        interim = (interim ^ value) << 1
        if interim & 32:
            interim ^= _GF32
    return ALPHABET[interim]
