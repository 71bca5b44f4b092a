"""Bugs planted on purpose, to prove that the laws find them.

Each is a subclass that breaks one promise of the protocol, the kind of slip that
is easily made when a game is written.  They are in the modules called ``..._bugs``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from tests.helpers.laws import AnyRules, Law

PLANTED: dict[type[AnyRules], Law] = {}  # each bug, and the law that must find it

R = TypeVar("R", bound=type[AnyRules])


def breaks(law: Law) -> Callable[[R], R]:
    """Register a bug under the law that it breaks."""

    def plant(bug: R) -> R:
        PLANTED[bug] = law
        return bug

    return plant
