"""Every action the person may take now as lines of a list, plays folded under their family."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cardtable.games.chuo_pai.messages import MESSAGES
from cardtable.games.chuo_pai.state import Action
from cardtable.scene.cards.listing import listed
from cardtable.scene.table import Choice


def choices(legal: Sequence[Action], take: Callable[[Action], object]) -> list[Choice]:
    """Return one line per action, in the order of the rules."""
    return listed(legal, take, MESSAGES.action, MESSAGES.group)
