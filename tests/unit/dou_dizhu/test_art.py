"""The pictures of Dou Dizhu: the players, the signs, the plays on the rules page."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QRectF

from cardtable.games.dou_dizhu.figure_art import ROLES, paint_player, paint_role
from cardtable.games.dou_dizhu.illustrations import PLAYS
from cardtable.games.dou_dizhu.inlay_art import paint_inlay
from cardtable.games.dou_dizhu.plays import PlayType
from cardtable.games.dou_dizhu.reading import read
from cardtable.games.dou_dizhu.sign_art import line_glyph, ornament
from cardtable.scene.avatars import avatar_rect
from cardtable.scene.pixmaps import paint_image
from tests.helpers.pictures import painted, pixels

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("radius", [22.0, 32.0, 60.0])
@pytest.mark.parametrize("role", ROLES)
def test_players_keep_to_their_circle(role: str, radius: float) -> None:
    for seat in range(3):
        painted(avatar_rect(radius), partial(paint_player, radius=radius, seat=seat, role=role))


def test_every_seat_looks_different_in_every_part() -> None:
    pictures = {
        pixels(paint_image(avatar_rect(32), 1.0, partial(paint_player, radius=32, seat=seat, role=role)))
        for seat in range(3)
        for role in ROLES
    }
    assert len(pictures) == 9


def test_the_signs_of_the_parts_differ_by_shape() -> None:
    box = QRectF(-10, -10, 20, 20)
    crown, hat = (painted(box, partial(paint_role, role=role, size=17, shade="#fff")) for role in ROLES[1:])
    assert pixels(crown) != pixels(hat)


def test_what_makes_up_the_points_has_its_picture() -> None:
    keys = ("base", "bomb", "rocket", "spring", "anti-spring")
    pictures = {pixels(painted(QRectF(-13.5, -13.5, 27, 27), line_glyph(key))) for key in keys}
    assert len(pictures) == len(keys)


def test_the_still_life_of_the_result_is_mirrored() -> None:
    left, right = (painted(QRectF(-100, -64, 200, 128), ornament(mirrored)) for mirrored in (False, True))
    assert pixels(left) != pixels(right)


def test_the_inlay_keeps_to_its_rectangle() -> None:
    rect = QRectF(0, 0, 400, 200)
    painted(rect.adjusted(-1, -1, 1, 1), partial(paint_inlay, rect=rect), 2.0)


# -- the rules page ------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", PlayType)
def test_every_play_is_pictured_truly(kind: PlayType) -> None:
    core, kickers = (text.split() for text in PLAYS[kind.replace("-", "_")])
    play = read([*core, *kickers])
    assert play.type is kind
    assert sorted(play.core) == sorted(card[0] for card in core)
    assert sorted(play.kickers) == sorted(card[0] for card in kickers)
    assert len({*core, *kickers}) == len(core) + len(kickers)  # of one deck
