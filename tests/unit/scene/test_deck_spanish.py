"""The Spanish deck: every card has its own picture and name, and its frame tells the suit without colour."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QTransform

from cardtable.core.events import Piece
from cardtable.scene.decks import paper
from cardtable.scene.decks.deck import DeckLook
from cardtable.scene.decks.spanish import SPANISH, paint_suit
from cardtable.scene.decks.spanish.dyes import SUITS
from cardtable.scene.decks.spanish.frame import BREAKS, RADIUS, mark_height
from cardtable.scene.decks.spanish.heads import HATS, HEADS
from cardtable.scene.decks.spanish.plan import HIGH, INSET, LARGE, NORMAL, WIDE, Plan
from cardtable.scene.pixmaps import paint_image
from tests.helpers.decks import have_keys_of_their_own, keep_to_their_rectangle, pictures_of
from tests.helpers.pictures import art_image, painted, pixels, unlike

pytestmark = pytest.mark.usefixtures("qapp")

RANKS = ("1", "2", "3", "4", "5", "6", "7", "10", "11", "12")
DECK = tuple(Piece(rank + suit) for suit in SUITS for rank in RANKS)
NUMBERS = [piece for piece in DECK if piece[:-1] in "234567"]
FIGURES = [piece for piece in DECK if len(piece) == 3]
HEIGHT = 153.0
SMALLEST = 44.0  # u high, in tallies and counters
LOOKS = {"usual": DeckLook(), "large": DeckLook(large=True)}


def face(piece: Piece | None, look: DeckLook | None = None) -> QImage:
    """Return a card of its own size in design units, without shadow."""
    return paint_image(SPANISH.box(HIGH), 1.0, lambda painter: SPANISH.paint(painter, piece, HIGH, look))


def blank_sheet() -> QImage:
    def paint(painter: QPainter) -> None:
        painter.translate(-WIDE / 2, -HIGH / 2)
        paper.paint_sheet(painter, SPANISH.size(HIGH), SPANISH.corner)

    return paint_image(SPANISH.box(HIGH), 1.0, paint)


# -- pictures ------------------------------------------------------------------------------------


@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS.keys())
def test_every_card_has_its_own_picture(look: DeckLook) -> None:
    assert len({pixels(face(piece, look)) for piece in DECK}) == len(DECK) == 40


def test_cards_differ_even_where_they_are_smallest() -> None:
    images = {piece: art_image(SPANISH.art(piece, SMALLEST)) for piece in DECK}
    assert len(set(map(pixels, images.values()))) == 40
    for first, second in combinations(DECK, 2):
        if first[:-1] == second[:-1] or first[-1] == second[-1]:
            assert unlike(images[first], images[second]) > 0.01, (first, second)


@pytest.mark.parametrize("ratio", [0.5, 0.8, 1.25, 2.0])
def test_cards_keep_to_their_rectangle(ratio: float) -> None:
    keep_to_their_rectangle(
        SPANISH, (Piece("1E"), Piece("7O"), Piece("10C"), Piece("11B"), Piece("12E"), None), HEIGHT, ratio
    )


def test_a_card_has_its_origin_in_the_middle_and_the_slim_shape_of_its_kind() -> None:
    box = SPANISH.box(HEIGHT)
    assert box.center().isNull()
    assert box.height() == HEIGHT
    assert box.width() / box.height() == pytest.approx(0.645, abs=0.001)


def test_equal_keys_mean_equal_pictures() -> None:
    looks = [DeckLook(large, four, back) for large in (False, True) for four in (False, True) for back in SPANISH.backs]
    for piece in (Piece("1B"), Piece("6C"), Piece("11E"), None):
        assert pictures_of(SPANISH, piece, 60, looks) > 1, piece


def test_keys_name_the_picture() -> None:
    have_keys_of_their_own(SPANISH, (*DECK, None), (60, 153))
    assert repr(SPANISH.art(Piece("12B"), 153).key) == "('spanish', 153, ('12B', False))"


def test_all_pictures_are_kept_on_disk() -> None:
    assert all(SPANISH.art(piece, HEIGHT).lasting for piece in (*DECK, None))


def test_every_figure_has_a_head_and_a_hat_of_its_own() -> None:
    assert set(HEADS) == set(HATS) == set(FIGURES)
    assert len(set(HEADS.values())) == len(set(HATS.values())) == 12


def printed(image: QImage) -> set[tuple[int, int]]:
    """Return where a card is printed on within its frame."""
    ours, sheet, inner, wide = pixels(image), pixels(blank_sheet()), int(INSET) + 3, image.width()
    return {
        (x, y)
        for x in range(inner, wide - inner)
        for y in range(inner, image.height() - inner)
        if sum(abs(ours[at + c] - sheet[at + c]) for at in [4 * (y * wide + x)] for c in range(3)) > 60
    }


def islands(spots: set[tuple[int, int]]) -> int:
    """Return how many separate drawings there are."""
    left, found = set(spots), 0
    while left:
        found += 1
        edge = [left.pop()]
        while edge:
            x, y = edge.pop()
            near = {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)} & left
            left -= near
            edge += near
    return found


@pytest.mark.parametrize("piece", NUMBERS)
def test_number_cards_show_as_many_signs_as_they_count_and_none_touches_another(piece: Piece) -> None:
    index = 3  # the rank twice, and the small sign
    assert islands(printed(face(piece))) == int(piece[:-1]) + index


# -- the frame -----------------------------------------------------------------------------------


def dark(image: QImage, x: int, y: int) -> bool:
    return image.pixelColor(x, y).lightness() < 140


@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS.keys())
@pytest.mark.parametrize("piece", DECK)
def test_the_frame_is_broken_above_and_below_as_often_as_the_suit_says(piece: Piece, look: DeckLook) -> None:
    image, corner = face(piece, look), int(INSET + RADIUS) + 2
    for y in (int(INSET), int(HIGH - INSET)):
        line = [dark(image, x, y) for x in range(corner, int(WIDE) - corner)]
        assert line[0], "begins with a line"
        assert line[-1], "ends with a line"
        assert sum(a and not b for a, b in pairwise(line)) == BREAKS[piece[-1]]
    for x in (int(INSET), int(WIDE - INSET)):
        assert all(dark(image, x, y) for y in range(corner, int(HIGH) - corner))


def test_the_breaks_tell_the_suits_apart() -> None:
    assert BREAKS == {"O": 0, "C": 1, "E": 2, "B": 3}


@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS.keys())
def test_nothing_is_printed_outside_the_frame(look: DeckLook) -> None:
    sheet, edge = blank_sheet(), int(INSET) - 3
    for piece in DECK:
        image = face(piece, look)
        for box in ((0, 0, int(WIDE), edge), (0, 0, edge, int(HIGH)), (int(WIDE) - edge, 0, edge, int(HIGH))):
            assert pixels(image.copy(*box)) == pixels(sheet.copy(*box)), piece


# -- the index -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("plan", "step", "height"), [(NORMAL, 24.0, 92.0), (LARGE, 46.0, 112.0)])
def test_rank_and_sign_stay_in_sight_where_cards_overlap(plan: Plan, step: float, height: float) -> None:
    strip = step / height * HIGH - 4  # in the card's units, less the next card's shadow
    assert plan.left + plan.rank_wide < strip
    assert all(plan.axis + mark_height(suit, plan) / 2 < strip for suit in SUITS)


def test_large_indices_are_clearly_larger() -> None:
    assert LARGE.rank_high > 1.6 * NORMAL.rank_high
    assert all(mark_height(suit, LARGE) > 1.5 * mark_height(suit, NORMAL) for suit in SUITS)
    strip = QRectF(0, 0, 80, 180).toRect()
    for piece in (Piece("1O"), Piece("5C"), Piece("7E"), Piece("11B")):
        assert unlike(face(piece).copy(strip), face(piece, LOOKS["large"]).copy(strip)) > 0.05


@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS.keys())
def test_the_strip_of_an_overlapped_card_tells_it(look: DeckLook) -> None:
    strips = {pixels(face(piece, look).copy(0, 0, 74, 190)) for piece in DECK}
    assert len(strips) == 40


# -- signs ---------------------------------------------------------------------------------------


def suit_paint(suit: str, box: QRectF) -> Callable[[QPainter], None]:
    return lambda painter: paint_suit(painter, suit, box)


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize(
    "box", [QRectF(0, 0, 20, 20), QRectF(3, 4, 24, 38), QRectF(0, 0, 90, 90), QRectF(-30, 0, 30, 80)]
)
def test_a_sign_keeps_to_its_box_and_fills_it(suit: str, box: QRectF) -> None:
    image = painted(box, suit_paint(suit, box), 2.0)
    data = pixels(image.convertToFormat(QImage.Format.Format_ARGB32))[3::4]
    rows = [n // image.width() for n, alpha in enumerate(data) if alpha > 100]
    columns = [n % image.width() for n, alpha in enumerate(data) if alpha > 100]
    high, wide = (max(rows) - min(rows)) / 2 / box.height(), (max(columns) - min(columns)) / 2 / box.width()
    assert max(high, wide) > 0.9


def test_signs_differ_and_are_simpler_where_they_are_small() -> None:
    for side in (20.0, 80.0):
        box = QRectF(0, 0, side, side)
        assert len({pixels(paint_image(box, 1.0, suit_paint(suit, box))) for suit in SUITS}) == 4
    with pytest.raises(KeyError):
        painted(QRectF(0, 0, 20, 20), suit_paint("h", QRectF(0, 0, 20, 20)))


# -- backs ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("back", SPANISH.backs)
def test_backs_look_the_same_upside_down(back: str) -> None:
    image = face(None, DeckLook(back=back)).copy(8, 8, round(WIDE) - 16, round(HIGH) - 16)
    assert unlike(image, image.transformed(QTransform().rotate(180)), 64) < 0.01


def test_there_are_several_backs_and_an_unknown_one_shows_the_first() -> None:
    assert SPANISH.backs[0] == "talavera"
    assert len({pixels(face(None, DeckLook(back=back))) for back in SPANISH.backs}) == len(SPANISH.backs) >= 3
    assert SPANISH.art(None, 60, DeckLook(back="plaid")).key == SPANISH.art(None, 60).key


# -- names ---------------------------------------------------------------------------------------


def test_every_card_has_its_own_name() -> None:
    names = {SPANISH.name(piece) for piece in DECK}
    assert len(names) == 40
    assert {"7 of coins", "1 of cups", "jack of swords", "knight of clubs", "king of coins"} <= names
