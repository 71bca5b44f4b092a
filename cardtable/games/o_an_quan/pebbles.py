"""Which stone lies where: the table's model of the pieces.

Every stone and mandarin of the table has a number for the whole deal, so that it keeps its look.  A place
is a list of numbers, the last one on top.  While a turn is being shown some stones are *in the hand*:
lifted from their square and not yet dropped.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.events import Piece, Place
from cardtable.core.rules import Layout
from cardtable.games.o_an_quan.rules import MANDARIN, STONE

ORDER = (MANDARIN, STONE)  # as the rules list a place


class Pebbles:
    """The pieces of one deal, by place."""

    def __init__(self) -> None:
        self.kinds: list[Piece] = []  # by number
        self.places: dict[Place, list[int]] = {}
        self.hand: list[int] = []
        self.hand_from: Place | None = None

    def become(self, layout: Layout) -> list[int]:
        """Take over a position with as few moves as possible; return the numbers that are new."""
        self._open_hand()
        wanted = {
            place: {kind: pieces.count(kind) for kind in ORDER}
            for place, pieces in layout.items()
            if None not in pieces
        }
        spare: dict[Piece, list[int]] = {kind: [] for kind in ORDER}
        for place, numbers in self.places.items():
            for kind in ORDER:
                lying = [n for n in numbers if self.kinds[n] == kind]
                keep = wanted.get(place, {}).get(kind, 0)
                spare[kind] += lying[keep:]
        surplus = {n for numbers in spare.values() for n in numbers}
        self.places = {p: [n for n in numbers if n not in surplus] for p, numbers in self.places.items()}
        fresh: list[int] = []
        for place, counts in wanted.items():
            heap = self.places.setdefault(place, [])
            for kind, count in counts.items():
                for _ in range(count - sum(self.kinds[n] == kind for n in heap)):
                    if not spare[kind]:
                        fresh.append(len(self.kinds))
                        spare[kind].append(len(self.kinds))
                        self.kinds.append(kind)
                    heap.append(spare[kind].pop(0))
        return fresh

    def stones(self, place: Place) -> list[int]:
        """Return the stones of a place, in the order they were laid."""
        return [n for n in self.places.get(place, ()) if self.kinds[n] == STONE]

    def mandarins(self, place: Place) -> list[int]:
        """Return the mandarins of a place."""
        return [n for n in self.places.get(place, ()) if self.kinds[n] == MANDARIN]

    def lift(self, place: Place) -> list[int]:
        """Take every stone of a place into the hand."""
        self._open_hand()
        self.hand, self.hand_from = self.stones(place), place
        self.places[place] = self.mandarins(place)
        return list(self.hand)

    def drop(self, target: Place) -> int:
        """Drop a stone from the hand."""
        number = self.hand.pop()
        self.places.setdefault(target, []).append(number)
        return number

    def move(self, pieces: Sequence[Piece | None], source: Place, target: Place) -> list[int]:
        """Move the top pieces of these kinds; return their numbers."""
        heap, moved = self.places[source], []
        for piece in pieces:
            number = next(n for n in reversed(heap) if self.kinds[n] == piece)
            heap.remove(number)
            moved.append(number)
        self.places.setdefault(target, []).extend(moved)
        return moved

    def layout(self) -> Layout:
        """Return every place with its pieces, mandarins first; stones in the hand count where they were."""
        places = {place: list(numbers) for place, numbers in self.places.items()}
        if self.hand_from is not None:
            places[self.hand_from] += self.hand
        return {
            place: tuple(sorted((self.kinds[n] for n in numbers), key=ORDER.index)) for place, numbers in places.items()
        }

    def _open_hand(self) -> None:
        if self.hand_from is not None:
            self.places[self.hand_from] += self.hand
        self.hand, self.hand_from = [], None
