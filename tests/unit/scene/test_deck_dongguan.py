"""The Dongguan deck: every kind has its own picture and name, also where a pair overlaps and where cards are small."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, product

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QTransform

from cardtable.core.events import Piece
from cardtable.scene.decks.deck import DeckLook
from cardtable.scene.decks.dongguan import DONGGUAN, paint_bust, paint_coin, paint_suit
from cardtable.scene.decks.dongguan.deck import SMALL, layout
from cardtable.scene.decks.dongguan.plan import (
    HIGH,
    INSET,
    LARGE,
    NORMAL,
    PANEL,
    SMALL_LARGE,
    STRIP,
    STRIP_SMALL,
    TRADITIONAL,
    WIDE,
    Plan,
)
from cardtable.scene.decks.dongguan.plan import SMALL as SMALL_PLAN
from cardtable.scene.decks.dongguan.suits import SUITS
from cardtable.scene.decks.french import FRENCH
from cardtable.scene.decks.spanish import SPANISH
from cardtable.scene.pixmaps import paint_image
from tests.helpers.decks import have_keys_of_their_own, keep_to_their_rectangle, pictures_of
from tests.helpers.pictures import painted, pixels, unlike

pytestmark = pytest.mark.usefixtures("qapp")

HONOURS = ("DH", "XH", "BS")
KINDS = (*(f"{suit}{value}" for suit in "bsw" for value in range(1, 10)), *HONOURS)
DECK = tuple(Piece(kind + "a") for kind in KINDS)
FACES = (Piece("b2a"), Piece("s8c"), Piece("w4b"), Piece("XHd"), None)
HAND, DISCARD = 152.0, 88.0  # u high
FIBRE = 24  # pixels that a fibre of the paper may have
LOOKS = {
    "usual": DeckLook(),
    "large": DeckLook(large=True),
    "traditional": DeckLook(index=False),
}


def card(piece: Piece | None, height: float = HAND, look: DeckLook | None = None, ratio: float = 1.0) -> QImage:
    """Return a card without its shadow."""
    return paint_image(DONGGUAN.box(height), ratio, lambda painter: DONGGUAN.paint(painter, piece, height, look))


def strip(image: QImage, units: float) -> QImage:
    """Return the left *units* of a card, of 64."""
    return image.copy(0, 0, int(units / WIDE * image.width()) - 1, image.height())


# -- pictures ------------------------------------------------------------------------------------


@pytest.mark.parametrize("height", [HAND, DISCARD])
@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS.keys())
def test_every_kind_has_its_own_picture(look: DeckLook, height: float) -> None:
    assert len({pixels(card(piece, height, look)) for piece in DECK}) == len(KINDS) == 30


@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS.keys())
def test_kinds_that_could_be_mistaken_differ_even_in_a_strip_of_a_small_card(look: DeckLook) -> None:
    strips = {piece: strip(card(piece, DISCARD, look), STRIP_SMALL) for piece in DECK}
    for first, second in combinations(DECK, 2):
        if first[0] == second[0] or first[1] == second[1] or {first[:2], second[:2]} <= set(HONOURS):
            assert unlike(strips[first], strips[second]) > 0.02, (first, second)


def test_the_copies_of_a_kind_are_one_picture() -> None:
    for kind in KINDS:
        copies = [Piece(kind + letter) for letter in "abcd"]
        assert len({DONGGUAN.art(piece, HAND).key for piece in copies}) == 1
        assert len({DONGGUAN.name(piece) for piece in copies}) == 1
    for kind in ("b9", "DH"):
        assert pixels(card(Piece(kind + "b"))) == pixels(card(Piece(kind + "d")))


@pytest.mark.parametrize("height", [HAND, DISCARD])
@pytest.mark.parametrize("ratio", [0.5, 1.25, 2.0])
def test_cards_keep_to_their_rectangle(ratio: float, height: float) -> None:
    keep_to_their_rectangle(DONGGUAN, FACES, height, ratio)


def test_a_card_has_its_origin_in_the_middle_and_is_twice_as_high_as_wide() -> None:
    box = DONGGUAN.box(HAND)
    assert box.center().isNull()
    assert (box.width(), box.height()) == (HAND / 2, HAND)


@pytest.mark.parametrize("height", [HAND, DISCARD])
def test_equal_keys_mean_equal_pictures(height: float) -> None:
    switched = product((False, True), DONGGUAN.backs, (False, True))
    looks = [DeckLook(large, back=back, index=index) for large, back, index in switched]
    for piece in FACES:
        assert pictures_of(DONGGUAN, piece, height, looks) == 3, piece


def test_keys_name_the_picture() -> None:
    have_keys_of_their_own(DONGGUAN, (*DECK, None), (DISCARD, HAND))
    assert repr(DONGGUAN.art(Piece("s3c"), 152).key) == "('dongguan', 152, ('s3', False, True))"


def test_all_pictures_are_kept_on_disk() -> None:
    assert all(DONGGUAN.art(piece, HAND).lasting for piece in (*DECK, None))


def islands(image: QImage, area: QRectF, ground: str, far: int) -> int:
    """Return how many separate drawings there are in *area*, in units, that differ *far* from *ground*."""
    scale, red, green, blue = image.width() / WIDE, *(int(ground[n : n + 2], 16) for n in (1, 3, 5))
    data, wide = pixels(image), image.width()
    left = {
        (x, y)
        for x in range(int(area.left() * scale) + 1, int(area.right() * scale))
        for y in range(int(area.top() * scale) + 1, int(area.bottom() * scale))
        for at in [4 * (y * wide + x)]
        if abs(data[at] - blue) + abs(data[at + 1] - green) + abs(data[at + 2] - red) > far
    }
    found = 0
    while left:
        edge, size = [left.pop()], 0
        while edge:
            x, y = edge.pop()
            size += 1
            near = {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)} & left
            left -= near
            edge += near
        found += size > FIBRE
    return found


@pytest.mark.parametrize("kind", [f"{suit}{value}" for suit in "bs" for value in range(2, 10)])
def test_coins_and_strings_can_be_counted(kind: str) -> None:
    panel = PANEL.adjusted(0.6, 0.6, -0.6, -0.6)
    assert islands(card(Piece(kind), 384.0, ratio=2.0), panel, "#F4E8CB", 75) == int(kind[1])


# -- the index -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("plan", "seen"), [(NORMAL, STRIP), (LARGE, STRIP), (SMALL_PLAN, STRIP_SMALL), (SMALL_LARGE, STRIP_SMALL)]
)
def test_the_index_stays_in_sight_where_a_card_is_overlapped(plan: Plan, seen: float) -> None:
    assert plan.digit
    assert plan.sign
    assert plan.one
    assert plan.letters
    for left, top, wide, high in (plan.digit, plan.sign, plan.one, plan.letters):
        assert left > INSET
        assert left + wide <= seen
        assert top > INSET
        assert top + high < INSET + plan.head


@pytest.mark.parametrize(("height", "seen"), [(HAND, STRIP), (DISCARD, STRIP_SMALL)])
@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS.keys())
def test_the_strip_of_an_overlapped_card_tells_it(look: DeckLook, height: float, seen: float) -> None:
    assert len({pixels(strip(card(piece, height, look), seen)) for piece in DECK}) == 30


def test_the_layout_follows_size_and_wish() -> None:
    usual, large, bare = LOOKS.values()
    assert [layout(look, HAND) for look in (usual, large, bare)] == [NORMAL, LARGE, TRADITIONAL]
    assert [layout(look, DISCARD) for look in (usual, large, bare)] == [SMALL_PLAN, SMALL_LARGE, TRADITIONAL]
    assert layout(usual, SMALL) == NORMAL
    assert layout(DeckLook(large=True, index=False), HAND) == TRADITIONAL


def test_indices_are_larger_where_cards_are_small_or_the_player_wants_it() -> None:
    high = [plan.digit[3] for plan in (NORMAL, SMALL_PLAN, LARGE, SMALL_LARGE) if plan.digit]
    assert high == sorted(high)
    assert high[1] > 1.6 * high[0]
    assert high[2] > 1.7 * high[0]
    assert high[3] > 1.4 * high[1]


@pytest.mark.parametrize("value", range(1, 10))
def test_without_an_index_the_bands_bear_the_marks_of_the_value_alone(value: int) -> None:
    cards = [card(Piece(f"{suit}{value}"), 384.0, LOOKS["traditional"]) for suit in "bsw"]
    band = QRectF(INSET + 2, INSET + 2, WIDE - 2 * INSET - 4, TRADITIONAL.head - 3)
    area = QRectF(band.topLeft() * 3, band.size() * 3).toRect()
    assert len({pixels(image.copy(area)) for image in cards}) == 1
    assert islands(cards[0], band, "#1C1917", 200) == value


def test_other_decks_have_no_face_without_an_index() -> None:
    for deck, piece in ((FRENCH, Piece("Qh")), (SPANISH, Piece("7O"))):
        assert deck.art(piece, 60, DeckLook(index=False)).key == deck.art(piece, 60).key


def test_the_band_below_bears_the_index_turned() -> None:
    image = card(Piece("w7a"), 384.0)
    depth = round((INSET + NORMAL.head) * 3) - 4
    above = image.copy(9, 9, 174, depth - 9)
    below = image.transformed(QTransform().rotate(180)).copy(9, 9, 174, depth - 9)
    assert unlike(above, below) < 0.02


# -- signs, coins and busts ----------------------------------------------------------------------


def suit_paint(suit: str, box: QRectF) -> Callable[[QPainter], None]:
    return lambda painter: paint_suit(painter, suit, box)


def covered(box: QRectF, paint: Callable[[QPainter], None]) -> tuple[float, float]:
    """Return how much of *box* a picture reaches, across and down."""
    image = painted(box, paint, 2.0)
    data = pixels(image.convertToFormat(QImage.Format.Format_ARGB32))[3::4]
    rows = [n // image.width() for n, alpha in enumerate(data) if alpha > 100]
    columns = [n % image.width() for n, alpha in enumerate(data) if alpha > 100]
    return (max(columns) - min(columns)) / 2 / box.width(), (max(rows) - min(rows)) / 2 / box.height()


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("box", [QRectF(0, 0, 20, 20), QRectF(3, 4, 24, 38), QRectF(-30, 0, 90, 90)])
def test_a_sign_keeps_to_its_box_and_fills_it(suit: str, box: QRectF) -> None:
    across, down = covered(box, suit_paint(suit, box))
    assert max(across * box.width(), down * box.height()) > 0.9 * box.width()


def test_signs_differ_and_take_any_colour() -> None:
    box = QRectF(0, 0, 9, 9)
    images = [paint_image(box, 1.0, suit_paint(suit, box)) for suit in SUITS]
    for first, second in combinations(images, 2):
        assert unlike(first, second) > 0.2
    white = paint_image(box, 4.0, lambda painter: paint_suit(painter, "h", box, "#FFFFFF"))
    assert white.pixelColor(3, 18).lightness() > 240
    with pytest.raises(KeyError):
        painted(box, suit_paint("O", box))


@pytest.mark.parametrize("side", [9.0, 11.2, 40.0])
def test_a_coin_keeps_to_its_box_and_may_be_red(side: float) -> None:
    box = QRectF(2, 3, side, side)
    assert min(covered(box, lambda painter: paint_coin(painter, box))) > 0.85
    plain = paint_image(box, 2.0, lambda painter: paint_coin(painter, box))
    red = paint_image(box, 2.0, lambda painter: paint_coin(painter, box, red=True))
    assert unlike(plain, red) > 0.2


def bust_paint(value: int, box: QRectF) -> Callable[[QPainter], None]:
    return lambda painter: paint_bust(painter, value, box)


@pytest.mark.parametrize("side", [36.0, 90.0])
def test_the_busts_of_nine_heroes_differ_and_fill_their_boxes(side: float) -> None:
    box = QRectF(5, 7, side, side)
    images = []
    for value in range(1, 10):
        across, down = covered(box, bust_paint(value, box))
        assert across > 0.75
        assert down > 0.9
        images.append(paint_image(box, 1.0, bust_paint(value, box)))
    for first, second in combinations(images, 2):
        assert unlike(first, second) > 0.25


# -- backs ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("back", DONGGUAN.backs)
def test_backs_look_the_same_upside_down(back: str) -> None:
    image = card(None, HIGH * 3, DeckLook(back=back)).copy(9, 9, 174, 366)
    assert unlike(image, image.transformed(QTransform().rotate(180)), 64) < 0.01


def test_there_are_several_backs_and_an_unknown_one_shows_the_first() -> None:
    assert DONGGUAN.backs[0] == "cash"
    pictures = {pixels(card(None, HAND, DeckLook(back=back))) for back in DONGGUAN.backs}
    assert len(pictures) == len(DONGGUAN.backs) >= 3
    assert DONGGUAN.art(None, 60, DeckLook(back="plaid")).key == DONGGUAN.art(None, 60).key


# -- names ---------------------------------------------------------------------------------------


def test_every_kind_has_its_own_name() -> None:
    names = {DONGGUAN.name(piece) for piece in DECK}
    assert len(names) == 30
    assert {"7 of ben", "1 of suo", "9 of wan", "da hong", "xiao hong", "ba shu"} <= names
