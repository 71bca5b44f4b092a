"""Every painter of the game leaves its picture, and leaves it inside the rectangle it names."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from cardtable.games.o_an_quan import sign_art as signs
from cardtable.games.o_an_quan.board_art import (
    board_rect,
    light_rect,
    paint_board,
    paint_captured_square,
    paint_hover,
    paint_lit_square,
    paint_tray,
    paint_turn_light,
)
from cardtable.games.o_an_quan.figure_art import paint_farmer
from cardtable.games.o_an_quan.geometry import BOARD, SQUARES, BoardGeometry, TrayGeometry
from cardtable.games.o_an_quan.illustrations import ILLUSTRATIONS
from cardtable.games.o_an_quan.stone_art import (
    VARIANTS,
    mandarin_rect,
    paint_mandarin,
    paint_stone,
    pebble,
    stone_rect,
    variant_of,
)
from cardtable.games.o_an_quan.tile import TILE
from cardtable.scene.avatars import avatar_rect, paint_person, paint_program
from cardtable.scene.pixmaps import paint_image
from cardtable.scene.surface import Look
from cardtable.scene.typography import Role, font

pytestmark = pytest.mark.usefixtures("qapp")

G = BoardGeometry(BOARD)
T = TrayGeometry(QRectF(486, 22, 440, 86))
MARGIN = 12.0


def pixels(image: QImage) -> bytes:
    """Return the raw pixels; the view on them does not keep a temporary image alive."""
    return bytes(image.constBits())


def alphas(image: QImage) -> tuple[bytes, int]:
    straight = image.convertToFormat(QImage.Format.Format_ARGB32)
    return pixels(straight)[3::4], image.width()


def painted(rect: QRectF, paint: Callable[[QPainter], None], ratio: float = 1.0) -> QImage:
    """Paint with a margin, assert that the margin stays (almost) clean, return the picture."""
    image = paint_image(rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN), ratio, paint)
    data, width = alphas(image)
    band = int(MARGIN * ratio) - 1
    height = len(data) // width
    rows = [data[y * width : (y + 1) * width] for y in range(height)]
    edge = max(
        max(max(row) for row in (*rows[:band], *rows[-band:])),
        max(max(*row[:band], *row[-band:]) for row in rows),
    )
    assert edge <= 4, f"paints outside its rectangle ({edge}/255)"
    assert max(data) > 60, "paints nothing"
    return image


@pytest.mark.parametrize("ratio", [0.8, 1.0, 2.0])
@pytest.mark.parametrize("lift", [0.0, 4.0, 11.0])
def test_stones_keep_to_their_rect(lift: float, ratio: float) -> None:
    for variant in range(0, VARIANTS, 5):
        painted(stone_rect(22, lift), partial(paint_stone, variant=variant, radius=22, lift=lift), ratio)


@pytest.mark.parametrize("radius", [13.5, 22.0])
def test_all_variants_differ(radius: float) -> None:
    pictures = {
        pixels(paint_image(stone_rect(radius), 1.0, partial(paint_stone, variant=v, radius=radius)))
        for v in range(VARIANTS)
    }
    assert len(pictures) == VARIANTS


def test_pebbles_fill_their_radius_but_not_more() -> None:
    for variant in range(VARIANTS):
        box = pebble(variant).outline.boundingRect()
        assert max(box.width(), box.height()) / 2 < 1.2
        assert min(box.width(), box.height()) / 2 > 0.66


def test_neighbouring_stones_look_different() -> None:
    looks = [variant_of(n) for n in range(70)]
    assert set(looks) == set(range(VARIANTS))
    assert all(a != b for a, b in pairwise(looks))


@pytest.mark.parametrize("lift", [0.0, 8.0])
@pytest.mark.parametrize("radius", [27.0, 57.0])
def test_mandarins_keep_to_their_rect(radius: float, lift: float) -> None:
    painted(mandarin_rect(radius, lift), partial(paint_mandarin, radius=radius, lift=lift))


def test_a_stone_is_lit_from_the_upper_left() -> None:
    image = paint_image(QRectF(-30, -30, 60, 60), 1.0, partial(paint_stone, variant=0, radius=22))
    assert image.pixelColor(22, 20).lightness() > image.pixelColor(38, 40).lightness() + 20


# -- board ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ratio", [0.8, 1.0, 1.5])
def test_the_board_keeps_to_its_rect(ratio: float) -> None:
    painted(board_rect(G), partial(paint_board, geometry=G), ratio)


def test_the_board_is_solid_and_its_hollows_are_darker_than_its_walls() -> None:
    area = board_rect(G)
    image = paint_image(area, 1.0, partial(paint_board, geometry=G))

    def at(point: QPointF) -> QColor:
        local = point - area.topLeft()
        return image.pixelColor(round(local.x()), round(local.y()))

    for square in SQUARES:
        assert at(G.centre(square)).alpha() == 255
    wall = QPointF(G.square_rect(0).right() + 6, G.centre(0).y())
    assert at(wall).lightness() > at(G.centre(0)).lightness() + 15
    assert at(G.rect.topLeft() + QPointF(2, 2)).alpha() < 60


def test_all_row_squares_get_their_floor(request: pytest.FixtureRequest) -> None:
    area = board_rect(G)
    image = paint_image(area, 1.25, partial(paint_board, geometry=G))
    shades = set()
    for square in (0, 1, 2, 3, 4, 6, 7, 8, 9, 10):
        local = (G.centre(square) - area.topLeft()) * 1.25
        patch = image.copy(round(local.x()) - 8, round(local.y()) - 8, 16, 16).scaled(1, 1)
        shades.add(patch.pixelColor(0, 0).lightness() // 12)
    assert len(shades) <= 2


def test_the_neutral_look_leaves_the_board_as_it_is() -> None:
    area = board_rect(G)
    plain = paint_image(area, 0.5, partial(paint_board, geometry=G))
    assert paint_image(area, 0.5, partial(paint_board, geometry=G, look=Look())) == plain
    assert paint_image(area, 0.5, partial(paint_board, geometry=G, look=Look(80, 50, 50))) != plain
    assert paint_image(area, 0.5, partial(paint_board, geometry=G, look=Look(50, 10, 50))) != plain
    assert paint_image(area, 0.5, partial(paint_board, geometry=G, look=Look(50, 50, 90))) != plain


@pytest.mark.parametrize("chosen", [False, True])
@pytest.mark.parametrize("square", [0, 5, 8, 11])
def test_square_lights_keep_to_their_rect(square: int, chosen: bool) -> None:
    painted(light_rect(G, square), partial(paint_lit_square, geometry=G, square=square, chosen=chosen))


def test_a_chosen_square_is_brighter_than_a_lit_one() -> None:
    def light(chosen: bool) -> int:
        area = light_rect(G, 2)
        image = paint_image(area, 1.0, partial(paint_lit_square, geometry=G, square=2, chosen=chosen))
        return image.pixelColor(image.width() // 2, image.height() // 2).alpha()

    assert light(True) > light(False) + 30


@pytest.mark.parametrize("square", [3, 5, 11])
def test_frames_and_hover_keep_inside_their_square(square: int) -> None:
    area = G.square_rect(square).adjusted(-2, -2, 2, 2)
    painted(area, partial(paint_captured_square, geometry=G, square=square))
    painted(area, partial(paint_hover, geometry=G, square=square))


@pytest.mark.parametrize("bottom", [False, True])
def test_turn_light_darkens_the_waiting_half(bottom: bool) -> None:
    def paint(painter: QPainter) -> None:
        painter.fillRect(G.rect, QColor("#808080"))
        paint_turn_light(painter, G, bottom)

    image = paint_image(G.rect, 1.0, paint)
    top = image.pixelColor(584, 20).lightness()
    low = image.pixelColor(584, 428).lightness()
    assert (low > top + 20) is bottom
    assert (top > low + 20) is not bottom


@pytest.mark.parametrize("seat", [0, 1])
def test_trays_keep_to_their_rect(seat: int) -> None:
    painted(T.rect.adjusted(-14, -10, 28, 36), partial(paint_tray, geometry=T, seat=seat))


# -- signs ------------------------------------------------------------------------------------------------------------

LINE = QPainterPath(QPointF(10, 10))
LINE.lineTo(120, 10)
LINE.quadTo(150, 40, 120, 60)


def signs_by_name() -> dict[str, tuple[QRectF, Callable[[QPainter], None]]]:
    name, badge, turn = font(Role.NAME), font(Role.BADGE), font(Role.TURN)
    way, small = LINE.boundingRect().adjusted(-7, -7, 7, 7), QRectF(-16, -16, 33, 36)
    return {
        "badge": (signs.badge_rect(), partial(signs.paint_badge, count=12, face=name)),
        "badge-chosen": (signs.badge_rect(), partial(signs.paint_badge, count=5, face=name, chosen=True)),
        "badge-large": (signs.badge_rect(17), partial(signs.paint_badge, count=0, face=name, radius=17)),
        "ring": (signs.badge_rect(), signs.paint_trail_ring),
        "ring-start": (signs.badge_rect(), partial(signs.paint_trail_ring, start=True)),
        "chevrons": (signs.chevrons_rect(), partial(signs.paint_chevrons, right=True)),
        "arrow": (signs.arrow_rect(), partial(signs.paint_arrow, right=False)),
        "arrow-hot": (signs.arrow_rect(), partial(signs.paint_arrow, right=True, hot=True)),
        "key": (signs.key_cap_rect("Enter", badge), partial(signs.paint_key_cap, label="Enter", face=badge)),
        "track": (way, partial(signs.paint_track, path=LINE)),
        "hop": (way, partial(signs.paint_hop, path=LINE)),
        "pearl": (QRectF(-11, -11, 23, 25), signs.paint_pearl),
        "relay": (small, signs.paint_relay),
        "stop": (small, signs.paint_stop),
        "empty": (small, signs.paint_empty),
        "pill": (signs.pill_rect("+11", name), partial(signs.paint_pill, text="+11", face=name)),
        "total": (signs.pill_rect("+14", turn, True), partial(signs.paint_pill, text="+14", face=turn, total=True)),
        "hint": (G.square_rect(1).adjusted(-30, -30, 30, 30), partial(signs.paint_hint_ring, path=G.square_path(1))),
    }


@pytest.mark.parametrize("ratio", [0.8, 2.0])
def test_signs_keep_to_their_rects(ratio: float) -> None:
    for rect, paint in signs_by_name().values():
        painted(rect, paint, ratio)


def test_signs_differ_without_their_colours() -> None:
    def grey(paint: Callable[[QPainter], None]) -> bytes:
        image = paint_image(QRectF(-30, -30, 60, 60), 1.0, paint).convertToFormat(QImage.Format.Format_Grayscale8)
        return pixels(image)

    face = font(Role.NAME)
    plain = grey(partial(signs.paint_badge, count=3, face=face))
    assert plain != grey(partial(signs.paint_badge, count=3, face=face, chosen=True))
    assert grey(signs.paint_trail_ring) != grey(partial(signs.paint_trail_ring, start=True))
    assert len({grey(p) for p in (signs.paint_pearl, signs.paint_relay, signs.paint_stop, signs.paint_empty)}) == 4


# -- faces, tile, rules -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("radius", [22.0, 32.0])
def test_faces_keep_to_their_circle(radius: float) -> None:
    faces: list[Callable[[QPainter], None]] = [
        partial(paint_farmer, radius=radius),
        partial(paint_farmer, radius=radius, second=True),
        *(partial(paint_person, radius=radius, number=n) for n in range(6)),
        *(partial(paint_program, radius=radius, number=n) for n in range(4)),
    ]
    pictures = [pixels(painted(avatar_rect(radius), paint)) for paint in faces]
    assert len(set(pictures)) == len(pictures)


@pytest.mark.parametrize("size", [QSizeF(224, 336), QSizeF(720, 420), QSizeF(300, 300)])
def test_the_tile_fills_any_size(size: QSizeF) -> None:
    image = paint_image(QRectF(0, 0, size.width(), size.height()), 0.75, lambda p: TILE.paint(p, size))
    assert set(alphas(image)[0]) == {255}


def test_the_tile_names_the_game() -> None:
    assert TILE.name == "Ô ăn quan"
    assert TILE.tagline()
    assert QColor(TILE.base).isValid()
    assert QColor(TILE.accent).isValid()


@pytest.mark.parametrize("name", list(ILLUSTRATIONS))
def test_every_illustration_is_painted(name: str) -> None:
    picture = ILLUSTRATIONS[name]
    area = QRectF(0, 0, picture.size.width(), picture.size.height())
    image = paint_image(area, 0.5, lambda painter: picture.paint(painter, area))
    data, width = alphas(image)
    assert data.count(255) > len(data) * 0.3
    for side in picture.cuts:
        height = len(data) // width
        at = {"l": width * (height // 2), "r": width * (height // 2) + width - 1, "t": width // 2}[side]
        assert data[at] < 40, f"{name} is cut off hard at {side}"


def test_illustrations_have_the_names_of_the_rules_page() -> None:
    from cardtable.resources import resource

    for page in resource("resources/rules").glob("o_an_quan.*.html"):
        text = page.read_text(encoding="utf-8")
        for piece in text.split('src="art:')[1:]:
            assert piece.split('"')[0] in ILLUSTRATIONS
