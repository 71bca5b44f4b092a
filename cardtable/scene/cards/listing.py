"""Every action the person may take now as lines of a list, for the text panel."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from cardtable.scene.table import Choice

A = TypeVar("A")


def listed(
    legal: Sequence[A], take: Callable[[A], object], name: Callable[[A], str], group: Callable[[A], str]
) -> list[Choice]:
    """Return one line per action, in the order of the rules; *group*: what a long list folds it under."""
    return [Choice(name(action), partial(_perform, take, action), group(action)) for action in legal]


def _perform(take: Callable[[A], object], action: A) -> None:
    take(action)
