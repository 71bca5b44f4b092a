"""What every deck promises of its pictures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardtable.core.events import Piece
from cardtable.scene.decks.deck import Deck, DeckLook
from tests.helpers.pictures import art_image, painted, pixels


def keep_to_their_rectangle(deck: Deck, pieces: Iterable[Piece | None], height: float, ratio: float) -> None:
    """Assert that nothing is painted beside a card."""
    for piece in pieces:
        art = deck.art(piece, height)
        painted(art.rect, art.paint, ratio)


def pictures_of(deck: Deck, piece: Piece | None, height: float, looks: Iterable[DeckLook]) -> int:
    """Assert that equal keys mean equal pictures, and other keys others; return how many there are."""
    by_key: dict[object, set[bytes]] = {}
    for look in looks:
        art = deck.art(piece, height, look)
        by_key.setdefault(art.key, set()).add(pixels(art_image(art)))
    assert all(len(pictures) == 1 for pictures in by_key.values()), piece
    assert len(set().union(*by_key.values())) == len(by_key), piece
    return len(by_key)


def have_keys_of_their_own(deck: Deck, pieces: Sequence[Piece | None], heights: Sequence[float]) -> None:
    """Assert that every card has a key at every height."""
    arts = [deck.art(piece, height) for piece in pieces for height in heights]
    assert len({repr(art.key) for art in arts}) == len(arts)
