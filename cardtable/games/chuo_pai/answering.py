"""What the person may do now, by what the table asks and the hand holds.

Pure: it looks at the legal actions and says why none fits; it never decides what is allowed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from cardtable.core.events import Piece
from cardtable.core.rules import Illegal
from cardtable.games.chuo_pai.cards import Identity, identity_of
from cardtable.games.chuo_pai.legality import Verdict, explain, refusal
from cardtable.games.chuo_pai.plays import Combination
from cardtable.games.chuo_pai.state import Action, Pass, Play, View


@dataclass(frozen=True)
class Answering:
    """A position of the person; *legal* is empty if somebody else acts."""

    view: View
    legal: tuple[Action, ...]

    @property
    def lone(self) -> Action | None:
        """The only thing there is to do."""
        return self.legal[0] if len(self.legal) == 1 else None

    @property
    def asked(self) -> Combination | None:
        """The play that the person has to beat, or could not; none: the person leads, or nothing lies there."""
        best = self.view.to_beat
        return best.combination if best is not None and best.seat != self.view.seat else None

    @property
    def must_pass(self) -> bool:
        """Whether nothing beats it."""
        return self.legal == (Pass(),)

    @cached_property
    def usable(self) -> frozenset[Identity]:
        """The identities that go into some play that beats the table; none where the person leads."""
        if self.asked is None:
            return frozenset()
        return frozenset(name for action in self.legal if isinstance(action, Play) for name in action.identities)

    def lacking(self, chosen: Sequence[Piece]) -> frozenset[Identity]:
        """Return the identities of which one more leads on to a play that beats the table; none: no play begins so."""
        begun, found = Counter(map(identity_of, chosen)), set[Identity]()
        if self.asked is None or not begun:
            return frozenset()
        for action in self.legal:
            if isinstance(action, Play) and begun < (whole := Counter(action.identities)):
                found |= set(whole - begun)
        return frozenset(found)

    def amount(self, piece: Piece) -> int:
        """Return how many copies pointing at one means: as many as are asked for, where a set beats the table."""
        asked, identity = self.asked, identity_of(piece)
        if asked is None or asked.special:
            return 1
        sets = {action.identities for action in self.legal if isinstance(action, Play)}
        return asked.size if (identity,) * asked.size in sets else 1

    def verdict(self, chosen: Sequence[Piece]) -> Verdict:
        """Judge raised cards."""
        return explain(self.view, chosen)

    def why_not(self, action: Action) -> Illegal | None:
        """Return why an action cannot be taken now."""
        return refusal(self.view, self.view.seat, self.view.hand, action)
