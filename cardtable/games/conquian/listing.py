"""Every action the person may take now as lines of a list, ways to lay folded under what is used."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from cardtable.games.conquian.messages import MESSAGES
from cardtable.games.conquian.state import Action, View
from cardtable.scene.table import Choice, SeatInfo


def choices(
    view: View, legal: Sequence[Action], seats: Sequence[SeatInfo], take: Callable[[Action], object]
) -> list[Choice]:
    """Return one line per action, in the order of the rules."""
    return [
        Choice(MESSAGES.action(action, view, seats), partial(_perform, take, action), MESSAGES.group(action, view))
        for action in legal
    ]


def _perform(take: Callable[[Action], object], action: Action) -> None:
    take(action)
