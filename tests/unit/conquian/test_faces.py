"""French faces stand for the Spanish pieces, one for one and in the same order."""

from __future__ import annotations

import pytest

from cardtable.core.events import Piece
from cardtable.games.conquian.cards import DECK
from cardtable.games.conquian.faces import FACES, deck_of, french
from cardtable.scene.decks.deck import DeckLook
from cardtable.scene.decks.french import FRENCH
from cardtable.scene.decks.spanish import SPANISH
from cardtable.scene.pixmaps import paint_image
from tests.helpers.pictures import painted, pixels

pytestmark = pytest.mark.usefixtures("qapp")


def test_either_family_of_faces_can_be_chosen() -> None:
    assert FACES == ("spanish", "french")
    assert deck_of("spanish") is SPANISH
    assert deck_of("french") is deck_of("french") is not SPANISH
    assert deck_of("anything else") is SPANISH


def test_jack_queen_and_king_follow_seven() -> None:
    clubs = [french(Piece(rank + "B")) for rank in ("1", "2", "7", "10", "11", "12")]
    assert clubs == ["Ac", "2c", "7c", "Jc", "Qc", "Kc"]
    assert [french(Piece("7" + suit)) for suit in "OCEB"] == ["7d", "7h", "7s", "7c"]
    assert len(set(map(french, DECK))) == len(DECK)


@pytest.mark.parametrize("choice", FACES)
def test_every_piece_has_its_own_key_and_name(choice: str) -> None:
    deck = deck_of(choice)
    assert len({repr(deck.art(piece, 100).key) for piece in (*DECK, None)}) == 41
    assert len(set(map(deck.name, DECK))) == 40


def test_french_faces_are_those_of_the_french_deck() -> None:
    deck = deck_of("french")
    for piece in ("7O", "10C", "12B"):
        for look in (DeckLook(), DeckLook(large=True, four_colours=True)):
            box = deck.box(130)
            ours = paint_image(box, 1.0, lambda painter: deck.paint(painter, Piece(piece), 130, look))  # noqa: B023
            theirs = paint_image(box, 1.0, lambda painter: FRENCH.paint(painter, french(Piece(piece)), 130, look))  # noqa: B023
            assert pixels(ours) == pixels(theirs)
    assert deck.name(Piece("11E")) == "queen of spades"


def test_both_families_have_the_same_backs() -> None:
    for choice in FACES:
        deck = deck_of(choice)
        assert deck.backs == SPANISH.backs
        pictures = set()
        for back in deck.backs:
            art = deck.art(None, 100, DeckLook(back=back))
            assert art.lasting
            pictures.add(pixels(painted(art.rect, art.paint)))
        assert len(pictures) == len(deck.backs)


def test_keys_of_different_decks_never_meet() -> None:
    keys = [deck.art(None, 100).key for deck in (FRENCH, *map(deck_of, FACES))]
    assert len(set(keys)) == len(keys)
