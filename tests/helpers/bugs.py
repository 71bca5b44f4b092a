"""Bugs planted on purpose, to prove that the laws find them.

Each is a subclass that breaks one promise of the protocol, the kind of slip that
is easily made when a game is written.  They are in the modules called ``..._bugs``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar

from cardtable.core.events import Moved
from cardtable.core.rules import DealResult, Illegal, Step
from tests.helpers.laws import AnyRules, Law

PLANTED: dict[type[AnyRules], Law] = {}  # each bug, and the law that must find it

R = TypeVar("R", bound=type[AnyRules])


def breaks(law: Law) -> Callable[[R], R]:
    """Register a bug under the law that it breaks."""

    def plant(bug: R) -> R:
        PLANTED[bug] = law
        return bug

    return plant


def unless(reason: Illegal | None, *keys: str) -> Illegal | None:
    """Let pass what is refused for one of *keys*."""
    return None if reason is not None and reason.key in keys else reason


def untold(step: Step[Any], silent: Callable[[Moved], bool]) -> Step[Any]:
    """Leave out the *silent* movements."""
    return Step(step.state, tuple(e for e in step.events if not (isinstance(e, Moved) and silent(e))))


def unsaid(result: DealResult | None, key: str) -> DealResult | None:
    """Leave out of the sum what is called *key*."""
    if result is None:
        return None
    return replace(result, lines=tuple(tuple(line for line in lines if line.key != key) for lines in result.lines))
