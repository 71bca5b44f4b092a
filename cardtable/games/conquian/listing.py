"""Every action the person may take now as lines of a list, ways to lay folded under what is used."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cardtable.games.conquian.messages import MESSAGES
from cardtable.games.conquian.state import Action, View
from cardtable.scene.cards.listing import listed
from cardtable.scene.table import Choice, SeatInfo


def choices(
    view: View, legal: Sequence[Action], seats: Sequence[SeatInfo], take: Callable[[Action], object]
) -> list[Choice]:
    """Return one line per action, in the order of the rules."""
    return listed(
        legal, take, lambda action: MESSAGES.action(action, view, seats), lambda action: MESSAGES.group(action, view)
    )
