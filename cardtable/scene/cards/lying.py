"""Which piece lies where, as far as the viewer knows: the scene model of a card table."""

from __future__ import annotations

from collections.abc import Mapping

from cardtable.core.events import Moved, Piece, Place
from cardtable.core.rules import Layout


class Lying:
    """Follows a layout by the events that have been shown; pictures are somebody else's."""

    def __init__(self) -> None:
        self._places: dict[Place, list[Piece | None]] = {}

    def become(self, layout: Layout) -> None:
        """Take a whole layout."""
        self._places = {place: list(pieces) for place, pieces in layout.items()}

    def move(self, event: Moved) -> None:
        """Take pieces from one place to another; a piece that was not known there leaves as an unknown one."""
        source = self._places.setdefault(event.source, [])
        for piece in event.pieces:
            source.remove(piece if piece in source else None)
        self._places.setdefault(event.target, []).extend(event.pieces)

    def at(self, place: Place) -> tuple[Piece | None, ...]:
        """Return what lies at *place*."""
        return tuple(self._places.get(place, ()))

    def known(self, place: Place) -> tuple[Piece, ...]:
        """Return the pieces at *place* whose faces are known."""
        return tuple(piece for piece in self._places.get(place, ()) if piece is not None)

    def count(self, place: Place) -> int:
        """Return how many pieces lie at *place*."""
        return len(self._places.get(place, ()))

    def layout(self) -> Mapping[Place, tuple[Piece | None, ...]]:
        """Return everything."""
        return {place: tuple(pieces) for place, pieces in self._places.items()}
