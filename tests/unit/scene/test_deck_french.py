"""The French deck: every card has its own picture, inside its rectangle, and its own name."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QTransform

from cardtable.core.events import Piece
from cardtable.scene.decks import backs, paper, states
from cardtable.scene.decks.deck import DeckLook
from cardtable.scene.decks.french import FRENCH
from cardtable.scene.decks.french.plan import HIGH, LARGE, NORMAL, WIDE, Plan
from cardtable.scene.decks.numerals import numeral
from cardtable.scene.decks.suits import FOUR_COLOURS, SUITS, sign
from cardtable.scene.item import Art
from cardtable.scene.pixmaps import paint_image
from tests.helpers.decks import have_keys_of_their_own, keep_to_their_rectangle, pictures_of
from tests.helpers.pictures import art_image, painted, pixels, unlike

pytestmark = pytest.mark.usefixtures("qapp")

RANKS = "A23456789TJQK"
DECK = (*(Piece(rank + suit) for suit in SUITS for rank in RANKS), Piece("X"), Piece("D"))
COURT = [piece for piece in DECK if piece[0] in "JQK"]
HEIGHT = 153.0
LARGE_LOOK, FOUR_LOOK = DeckLook(large=True), DeckLook(four_colours=True)
STEP_OF_TWENTY = 52.0  # u from card to card in a hand of twenty
SMALLEST = 0.8  # pixels per u in a window of 1024 x 600


def face(piece: Piece | None, look: DeckLook | None = None) -> QImage:
    """Return a card of its own size in design units, without shadow."""
    return paint_image(FRENCH.box(HIGH), 1.0, lambda painter: FRENCH.paint(painter, piece, HIGH, look))


# -- pictures ------------------------------------------------------------------------------------


@pytest.mark.parametrize("look", [DeckLook(), LARGE_LOOK, FOUR_LOOK], ids=["usual", "large", "four"])
def test_every_card_has_its_own_picture(look: DeckLook) -> None:
    assert len({pixels(face(piece, look)) for piece in DECK}) == len(DECK) == 54


@pytest.mark.parametrize("ratio", [0.5, 0.8, 1.25, 3.0])
def test_cards_keep_to_their_rectangle(ratio: float) -> None:
    keep_to_their_rectangle(FRENCH, (Piece("Th"), Piece("Kc"), Piece("Qd"), Piece("D"), None), HEIGHT, ratio)


def test_a_card_has_its_origin_in_the_middle_and_its_shadow_at_the_lower_right() -> None:
    art, box = FRENCH.art(Piece("7s"), HEIGHT), FRENCH.box(HEIGHT)
    assert box.center().isNull()
    assert box.height() == HEIGHT
    assert box.width() == pytest.approx(HEIGHT * WIDE / HIGH)
    assert art.rect.contains(box)
    assert art.rect.right() - box.right() > box.left() - art.rect.left()
    assert art.rect.bottom() - box.bottom() > box.top() - art.rect.top()


def test_equal_keys_mean_equal_pictures() -> None:
    looks = [DeckLook(large, four, back) for large in (False, True) for four in (False, True) for back in FRENCH.backs]
    for piece in (Piece("As"), Piece("Td"), Piece("Jc"), Piece("X"), None):
        assert pictures_of(FRENCH, piece, 60, looks) > 1, piece


def test_keys_name_the_picture() -> None:
    have_keys_of_their_own(FRENCH, (*DECK, None), (60, 153))
    assert repr(FRENCH.art(Piece("Qs"), 153).key) == "('french', 153, ('Qs', False, False))"


def test_only_what_takes_long_is_kept_on_disk() -> None:
    lasting = {piece for piece in (*DECK, None) if FRENCH.art(piece, HEIGHT).lasting}
    assert lasting == {*COURT, Piece("X"), Piece("D"), None}


@pytest.mark.parametrize("piece", [*COURT, Piece("4h"), Piece("Tc"), None])
def test_cards_without_direction_look_the_same_upside_down(piece: Piece | None) -> None:
    image = face(piece).copy(7, 7, round(WIDE) - 14, round(HIGH) - 14)  # without the sheet's thickness
    assert unlike(image, image.transformed(QTransform().rotate(180))) < 0.003


def flat_ink(piece: Piece) -> int:
    """Return how many pixels of a card are printed on."""
    return round(unlike(face(piece), blank_sheet()) * WIDE * HIGH)


def blank_sheet() -> QImage:
    def paint(painter: QPainter) -> None:
        painter.translate(-WIDE / 2, -HIGH / 2)
        paper.paint_sheet(painter, FRENCH.size(HIGH), FRENCH.corner)

    return paint_image(FRENCH.box(HIGH), 1.0, paint)


def test_the_red_joker_is_clearly_larger_than_the_black_one() -> None:
    assert flat_ink(Piece("D")) > 3 * flat_ink(Piece("X"))


def test_the_ace_of_spades_is_the_most_ornate() -> None:
    aces = {suit: flat_ink(Piece("A" + suit)) for suit in SUITS}
    assert max(aces, key=aces.__getitem__) == "s"


@pytest.mark.parametrize("rank", [rank for rank in RANKS if rank in "23456789T"])
def test_number_cards_show_as_many_signs_as_they_count(rank: str) -> None:
    count = 10 if rank == "T" else int(rank)
    image = face(Piece(rank + "d"))
    middle = image.copy(QRectF(52, 14, 76, 232).toRect())
    assert islands(middle) == count


def islands(image: QImage) -> int:
    """Return how many separate red spots there are."""
    red = {
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if (shade := image.pixelColor(x, y)).red() - shade.green() > 90
    }
    found = 0
    while red:
        found += 1
        edge = [red.pop()]
        while edge:
            x, y = edge.pop()
            near = {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)} & red
            red -= near
            edge += near
    return found


# -- the index -----------------------------------------------------------------------------------


@pytest.mark.parametrize("plan", [NORMAL, LARGE])
def test_the_index_stays_in_sight_in_a_hand_of_twenty(plan: Plan) -> None:
    strip = STEP_OF_TWENTY / HEIGHT * HIGH  # in the card's units
    assert plan.index_x + plan.rank_wide / 2 < strip - 4  # the next card's shadow
    assert plan.index_x - plan.rank_wide / 2 > 4
    assert plan.rank_high * HEIGHT / HIGH * SMALLEST > 22  # pixels


@pytest.mark.parametrize("text", [*"A23456789JQK", "10"])
def test_numerals_have_one_height_and_no_more_than_the_width(text: str) -> None:
    box = numeral(text, 50, 38).boundingRect()
    assert box.top() == pytest.approx(0, abs=0.8)
    assert box.bottom() == pytest.approx(52.9 if text == "Q" else 50, abs=0.8)  # the tail of the Q hangs over
    assert box.width() <= 38.01
    assert box.center().x() == pytest.approx(0, abs=0.1)


def test_signs_fill_their_box() -> None:
    for suit in SUITS:
        box = sign(suit).boundingRect()
        assert box.height() == pytest.approx(100, abs=8)
        assert box.center().x() == pytest.approx(0, abs=0.2)
        assert 70 < box.width() <= 100


# -- four colours --------------------------------------------------------------------------------

# linear RGB as people see it who lack one kind of cone, after Machado, Oliveira and Fernandes (2009)
EYES = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def seen(shade: str, eye: str) -> tuple[float, float, float]:
    """Return a colour in L*a*b* as an eye sees it."""
    colour = QColor(shade)
    channels = (colour.redF(), colour.greenF(), colour.blueF())
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    r, g, b = (min(1.0, max(0.0, sum(k * c for k, c in zip(row, linear, strict=True)))) for row in EYES[eye])
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883,
    )
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("eye", EYES)
def test_four_colours_can_be_told_apart_by_every_eye(eye: str) -> None:
    for first, second in combinations(FOUR_COLOURS.values(), 2):
        a, b = seen(first, eye), seen(second, eye)
        distance = sum((p - q) ** 2 for p, q in zip(a, b, strict=True)) ** 0.5
        assert distance > 24, (first, second)


# -- backs and states ----------------------------------------------------------------------------


def test_an_unknown_back_shows_the_first() -> None:
    assert FRENCH.backs == backs.BACKS
    assert FRENCH.art(None, 60, DeckLook(back="plaid")).key == FRENCH.art(None, 60).key
    assert FRENCH.art(None, 60, DeckLook(back="talavera")).key != FRENCH.art(None, 60).key


STATES = {
    "raised": states.raised_shadow(FRENCH, HEIGHT),
    "ring": states.ring(FRENCH, HEIGHT),
    "halo": states.halo(FRENCH, HEIGHT),
    "veil": states.veil(FRENCH, HEIGHT, 0.5),
    "cream": states.frame(FRENCH.size(HEIGHT), "cream"),
    "jade": states.frame(FRENCH.size(HEIGHT), "jade"),
    "gold": states.frame(FRENCH.size(HEIGHT), "gold"),
}


@pytest.mark.parametrize("name", STATES)
@pytest.mark.parametrize("ratio", [0.8, 2.0])
def test_states_keep_to_their_rectangle(name: str, ratio: float) -> None:
    art = STATES[name]
    painted(art.rect, art.paint, ratio)


def test_states_differ_and_have_keys_of_their_own() -> None:
    assert len({art.key for art in STATES.values()}) == len(STATES)
    assert states.veil(FRENCH, HEIGHT, 0.2).key != states.veil(FRENCH, HEIGHT, 0.3).key
    assert states.ring(FRENCH, 60).key != states.ring(FRENCH, 61).key


def test_a_frame_goes_around_its_cards() -> None:
    art: Art = states.frame(FRENCH.size(HEIGHT))
    image = art_image(art)
    middle = image.pixelColor(image.width() // 2, image.height() // 2)
    assert middle.alpha() == 0
    assert art.rect.contains(FRENCH.box(HEIGHT).adjusted(-4, -4, 4, 4))


# -- names ---------------------------------------------------------------------------------------


def test_every_card_has_its_own_name() -> None:
    names = {FRENCH.name(piece) for piece in DECK}
    assert len(names) == 54
    assert {"3 of hearts", "10 of clubs", "ace of spades", "queen of diamonds", "red joker", "black joker"} <= names
