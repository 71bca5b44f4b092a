"""The domino cards: every identity has its own picture and name, also without colours; one copy of four is marked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, product
from typing import ClassVar

import pytest
from PySide6.QtCore import QCoreApplication, QObject, QRect, QRectF, Qt, QTranslator
from PySide6.QtGui import QImage, QPainter, QTransform

from cardtable.core.events import Piece
from cardtable.scene.decks.deck import DeckLook
from cardtable.scene.decks.domino import DOMINO, FAMILIES, family_of, identity_of, paint_domino, paint_mark
from cardtable.scene.decks.domino.deck import FOOT_DIGIT, FOOT_PITCH, FOOT_TILE, SMALL, layout
from cardtable.scene.decks.domino.emblems import DISC, EMBLEMS, paint_emblem
from cardtable.scene.decks.domino.names import ONE, TWO, break_in_two
from cardtable.scene.decks.domino.pips import RIM, SPOTS, Way
from cardtable.scene.decks.domino.plan import HIGH, LARGE, NORMAL, SIDE, SMALL_LARGE, STRIP, WIDE, Plan
from cardtable.scene.decks.domino.plan import SMALL as SMALL_PLAN
from cardtable.scene.pixmaps import paint_image
from tests.helpers.decks import have_keys_of_their_own, keep_to_their_rectangle, pictures_of
from tests.helpers.pictures import art_image, painted, pixels, unlike

pytestmark = pytest.mark.usefixtures("qapp")

IDENTITIES = tuple(identity for members in FAMILIES.values() for identity in members)
DECK = tuple(Piece(identity + "a") for identity in IDENTITIES)
FACES = (Piece("6-6a"), Piece("1-5d"), Piece("2-6b"), Piece("1-2c"), None)
CENTRE, HAND, PILE = 195.0, 126.0, 79.0  # u high
HEIGHTS = (CENTRE, HAND, PILE)
STEP_HAND, STEP_PILE = 56 / 70, 23 / 44  # what is seen of a card that its neighbour covers
LOOKS = {"usual": DeckLook(), "large": DeckLook(large=True)}


def card(piece: Piece | None, height: float = HAND, look: DeckLook | None = None, ratio: float = 1.0) -> QImage:
    """Return a card without its shadow."""
    return paint_image(DOMINO.box(height), ratio, lambda painter: DOMINO.paint(painter, piece, height, look))


def least_unlike(images: list[QImage]) -> float:
    """Return the smallest share of pixels in which two of the pictures clearly differ without their colours."""
    greys = [pixels(image.convertToFormat(QImage.Format.Format_Grayscale8)) for image in images]
    pairs = combinations(greys, 2)
    return min(sum(abs(a - b) > 48 for a, b in zip(first, second, strict=True)) / len(first) for first, second in pairs)


class Portuguese(QTranslator):
    """Knows two names."""

    words: ClassVar = {"Heaven": "Céu", "Plum Blossom": "Flor de Ameixeira"}

    def translate(self, context: str, sourceText: str, /, disambiguation: str | None = None, n: int = -1) -> str:
        return self.words.get(sourceText, "")

    def isEmpty(self) -> bool:
        return False


@pytest.fixture
def in_portuguese(qapp: QObject) -> Iterator[Callable[[], object]]:
    """Return what switches the language."""
    translator = Portuguese()
    yield lambda: QCoreApplication.installTranslator(translator)
    QCoreApplication.removeTranslator(translator)


# -- pictures ------------------------------------------------------------------------------------


def test_there_are_21_identities_in_four_families() -> None:
    assert [len(members) for members in FAMILIES.values()] == [7, 4, 5, 5]
    assert len(set(IDENTITIES)) == 21 == len(EMBLEMS)
    assert all(identity[0] <= identity[2] for identity in IDENTITIES)
    assert [family_of(identity) for identity in ("1-3", "5-6", "2-3", "1-2")] == list(FAMILIES)


@pytest.mark.parametrize("height", [HAND, PILE])
@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS.keys())
def test_every_identity_has_its_own_picture_even_without_colours(look: DeckLook, height: float) -> None:
    assert least_unlike([card(piece, height, look) for piece in DECK]) > 0.02


@pytest.mark.parametrize(("height", "seen"), [(HAND, STEP_HAND), (PILE, STEP_PILE)])
@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS.keys())
def test_the_strip_of_an_overlapped_card_tells_it(look: DeckLook, height: float, seen: float) -> None:
    strips = []
    for piece in DECK:
        image = card(piece, height, look)
        strips.append(image.copy(0, 0, int(image.width() * seen) - 2, image.height()))
    assert least_unlike(strips) > 0.02


@pytest.mark.parametrize("plan", [NORMAL, LARGE])
def test_the_fleuron_stands_clear_of_mark_and_name(plan: Plan) -> None:
    _, foot, high = plan.fleuron
    _, middle, side = plan.mark
    assert foot - high * 0.95 >= middle + side / 2
    assert foot + high * 0.5 <= TWO[1][0] - 0.75 * TWO[0]  # its stem hangs below its foot


@pytest.mark.parametrize("height", HEIGHTS)
@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS.keys())
def test_one_copy_of_four_bears_the_blue_fleuron_and_the_others_are_alike(look: DeckLook, height: float) -> None:
    for identity in ("6-6", "5-5", "3-4"):
        plain, *others, marked = (card(Piece(identity + letter), height, look) for letter in "abcd")
        assert all(pixels(image) == pixels(plain) for image in others)
        assert 0.002 < unlike(plain, marked) < 0.06
        assert len({DOMINO.art(Piece(identity + letter), height, look).key for letter in "abcd"}) == 2
        assert len({DOMINO.name(Piece(identity + letter)) for letter in "abcd"}) == 1


@pytest.mark.parametrize("height", [HAND, PILE])
@pytest.mark.parametrize("ratio", [0.5, 1.25, 2.0])
def test_cards_keep_to_their_rectangle(ratio: float, height: float) -> None:
    keep_to_their_rectangle(DOMINO, FACES, height, ratio)


def test_a_card_has_its_origin_in_the_middle_and_the_shape_of_its_kind() -> None:
    box = DOMINO.box(112)
    assert box.center().isNull()
    assert (box.width(), box.height()) == (62, 112)


@pytest.mark.parametrize("height", [HAND, PILE])
def test_equal_keys_mean_equal_pictures(height: float) -> None:
    looks = [DeckLook(large, four, back) for large, four, back in product((False, True), (False, True), DOMINO.backs)]
    for piece in FACES:
        assert pictures_of(DOMINO, piece, height, looks) > 1, piece


def test_keys_name_the_picture() -> None:
    have_keys_of_their_own(DOMINO, (*DECK, None), HEIGHTS)
    assert repr(DOMINO.art(Piece("5-5d"), HAND).key) == "('domino', 126.0, ('5-5', True, False, 'Plum Blossom'))"
    assert repr(DOMINO.art(Piece("5-5a"), PILE).key) == "('domino', 79.0, ('5-5', False, False, ''))"


def test_all_pictures_are_kept_on_disk() -> None:
    assert all(DOMINO.art(piece, HAND).lasting for piece in (*DECK, None))


def test_emblems_differ_and_keep_to_their_discs() -> None:
    reach, images = DISC + 0.5, []
    for identity in IDENTITIES:

        def paint(painter: QPainter, identity: str = identity) -> None:
            paint_emblem(painter, identity, (0, 0, 1))

        images.append(painted(QRectF(-reach, -reach, 2 * reach, 2 * reach), paint))
    assert least_unlike(images) > 0.02


# -- the layout ----------------------------------------------------------------------------------


def test_the_layout_follows_size_and_wish() -> None:
    usual, large = LOOKS.values()
    assert [layout(look, HAND) for look in (usual, large)] == [NORMAL, LARGE]
    assert [layout(look, PILE) for look in (usual, large)] == [SMALL_PLAN, SMALL_LARGE]
    assert layout(usual, SMALL) == NORMAL
    assert SMALL * WIDE / HIGH >= 48


def test_indices_are_larger_where_cards_are_small_or_the_player_wants_it() -> None:
    high = [plan.digit[2] for plan in (NORMAL, LARGE, SMALL_PLAN, SMALL_LARGE)]
    assert high[1] > 1.8 * high[0]
    assert high[3] > 1.2 * high[2]
    assert SMALL_PLAN.digit[2] * PILE > 1.5 * NORMAL.digit[2] * HAND


@pytest.mark.parametrize("plan", [NORMAL, LARGE, SMALL_PLAN, SMALL_LARGE])
def test_digits_mark_and_domino_do_not_touch(plan: Plan) -> None:
    (x, top, high), (middle, level, side) = plan.digit, plan.mark
    assert plan.pitch > high
    assert top + plan.pitch + high < level - side / 2
    assert level + side / 2 < HIGH
    assert x - high * 0.35 > STRIP
    assert middle - side / 2 > STRIP
    if plan.tile:
        assert plan.tile[0] > x + high * 0.35
        assert plan.tile[0] + plan.tile[2] * (1 + RIM if plan.upright else 2 + RIM) < WIDE


def _crop(x: float, y: float, wide: float, high: float, rim: float = 0.0) -> QRect:
    """Return a part of a card, drawn four times as large, without its *rim*."""
    return QRectF(4 * (x + rim), 4 * (y + rim), 4 * (wide - 2 * rim), 4 * (high - 2 * rim)).toRect()


def test_a_turned_card_shows_index_and_domino_alike() -> None:
    image = card(Piece("6-6a"), HIGH * 4)
    turned = image.transformed(QTransform().rotate(180))
    assert NORMAL.tile is not None
    x, y, half = NORMAL.tile
    foot_x, foot_y, foot_half = FOOT_TILE
    tile = image.copy(_crop(x, y, 2 * half, half, 1.5))
    foot = turned.copy(_crop(WIDE - foot_x - 2 * foot_half, HIGH - foot_y - foot_half, 2 * foot_half, foot_half, 1.5))
    assert unlike(tile, foot.scaled(tile.size(), mode=Qt.TransformationMode.SmoothTransformation)) < 0.3
    x, y, high = NORMAL.digit
    foot_x, foot_y, foot_high = FOOT_DIGIT
    index = image.copy(_crop(x - high * 0.4, y, high * 0.8, NORMAL.pitch + high))
    foot = turned.copy(_crop(foot_x - foot_high * 0.4, foot_y + SIDE, foot_high * 0.8, FOOT_PITCH + foot_high))
    assert unlike(index, foot.scaled(index.size(), mode=Qt.TransformationMode.SmoothTransformation)) < 0.3


# -- dominoes and marks --------------------------------------------------------------------------


def domino_paint(identity: str, box: QRectF, way: Way = "lying") -> Callable[[QPainter], None]:
    return lambda painter: paint_domino(painter, identity, box, way)


def spots(image: QImage, red: bool) -> int:
    """Return how many separate areas of an ink there are."""
    left = {
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        for shade in [image.pixelColor(x, y)]
        if shade.alpha() > 200
        and (shade.red() > 130 and shade.green() < 90 if red else shade.red() < 70 and shade.blue() < 70)
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
        found += size > 12
    return found


@pytest.mark.parametrize("way", ["lying", "turned", "upright"])
@pytest.mark.parametrize("identity", IDENTITIES)
def test_dominoes_have_as_many_pips_of_each_ink_as_they_should(identity: str, way: Way) -> None:
    box = QRectF(0, 0, 100, 200) if way == "upright" else QRectF(0, 0, 200, 100)
    image = paint_image(box, 1.0, domino_paint(identity, box, way)).copy(box.toRect().adjusted(4, 4, -8, -8))
    red = sum(int(value) for value in identity.split("-") if value in "14")
    if identity == "6-6":
        red = 6
    assert spots(image, red=True) == red
    assert spots(image, red=False) == int(identity[0]) + int(identity[2]) - red


def test_the_pips_of_a_half_look_the_same_turned() -> None:
    for value, places in SPOTS.items():
        assert len(places) == int(value)
        assert {(round(1 - x, 3), round(1 - y, 3)) for x, y in places} == set(places)


@pytest.mark.parametrize("box", [QRectF(2, 3, 31.4, 15.7), QRectF(0, 0, 60, 60), QRectF(-5, 0, 200, 40)])
def test_a_domino_keeps_to_its_box(box: QRectF) -> None:
    for way in ("lying", "turned", "upright"):
        painted(box, domino_paint("5-6", box, way), 2.0)


def test_small_dominoes_differ_without_colours() -> None:
    box = QRectF(0, 0, 31.4, 15.7)
    assert least_unlike([paint_image(box, 1.0, domino_paint(identity, box)) for identity in IDENTITIES]) > 0.03


def mark_paint(family: str, box: QRectF, shade: str = "") -> Callable[[QPainter], None]:
    return lambda painter: paint_mark(painter, family, box, shade)


@pytest.mark.parametrize("side", [9.0, 40.0])
def test_marks_differ_by_shape_and_take_any_colour(side: float) -> None:
    box = QRectF(4, 6, side, side)
    for family in FAMILIES:
        painted(box, mark_paint(family, box), 2.0)
    shapes = [paint_image(box, 2.0, mark_paint(family, box, "#FFFFFF")) for family in FAMILIES]
    assert shapes[1].pixelColor(int(side), int(side)).name() == "#ffffff"
    for first, second in combinations(shapes, 2):
        assert unlike(first, second) > 0.1
    with pytest.raises(KeyError):
        painted(box, mark_paint("blue", box))


# -- backs ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("back", DOMINO.backs)
def test_backs_look_the_same_upside_down(back: str) -> None:
    image = card(None, HIGH * 4, DeckLook(back=back))
    field = image.copy(14, 14, image.width() - 28, image.height() - 30)
    assert unlike(field, field.transformed(QTransform().rotate(180)), 64) < 0.02


def test_there_are_several_backs_and_an_unknown_one_shows_the_first() -> None:
    assert DOMINO.backs[0] == "lozenges"
    pictures = {pixels(card(None, HAND, DeckLook(back=back))) for back in DOMINO.backs}
    assert len(pictures) == len(DOMINO.backs) == 3
    assert DOMINO.art(None, 60, DeckLook(back="plaid")).key == DOMINO.art(None, 60).key


# -- names ---------------------------------------------------------------------------------------


def test_every_identity_has_its_own_name() -> None:
    names = {DOMINO.name(piece) for piece in DECK}
    assert len(names) == 21
    assert {"Heaven", "Flat Eight", "Bent Eight", "Nail", "Two Reds"} <= names
    assert {DOMINO.name(Piece(identity)) for identity in IDENTITIES} == names
    assert identity_of(Piece("2-4d")) == "2-4"


def test_names_are_printed_in_the_present_language(in_portuguese: Callable[[], object]) -> None:
    piece = Piece("5-5a")
    english, small, look = DOMINO.art(piece, CENTRE), DOMINO.art(piece, PILE), DeckLook()
    before = pixels(art_image(english))
    in_portuguese()
    assert DOMINO.name(piece) == "Flor de Ameixeira"
    portuguese = DOMINO.art(piece, CENTRE, look)
    assert portuguese.key != english.key
    assert pixels(art_image(portuguese)) != before
    assert pixels(art_image(english)) == before, "a picture stays what its key says"
    assert DOMINO.art(piece, PILE).key == small.key, "no name is printed there"


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768)])
def test_names_are_large_enough_for_weak_sight(size: tuple[int, int]) -> None:
    scale = min(size[0] / 1280, size[1] / 720)
    unit = scale * HAND * size[1] / scale / 720 / HIGH
    assert min(ONE[0], TWO[0]) * unit >= 10.5  # logical pixels, but for a line that is too long


def test_long_names_take_two_lines() -> None:
    assert break_in_two("Flor de Ameixeira") == ("Flor de", "Ameixeira")
    assert break_in_two("Quatro a Seis") == ("Quatro", "a Seis")
    assert break_in_two("Harmony") == ("Harmony",)
