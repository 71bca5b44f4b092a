"""Every action the person may take now as lines of a list, plays of one core folded under its name."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cardtable.core.events import Seat
from cardtable.games.dou_dizhu.messages import MESSAGES
from cardtable.games.dou_dizhu.naming import NAMING
from cardtable.games.dou_dizhu.reading import read
from cardtable.games.dou_dizhu.rules import Action, Play
from cardtable.scene.cards.listing import listed
from cardtable.scene.table import Choice


def choices(legal: Sequence[Action], take: Callable[[Action], object]) -> list[Choice]:
    """Return one line per action, in the order of the rules."""
    me = Seat(0)
    return listed(legal, take, lambda action: MESSAGES.action(action, me), _group)


def _group(action: Action) -> str:
    if not isinstance(action, Play):
        return ""
    return NAMING.carried(read(action.ranks))
