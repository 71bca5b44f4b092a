"""The store of pixmaps: what it keeps, what it forgets, and what a bad disk cannot do to it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from cardtable.scene import pixmaps
from cardtable.scene.pixmaps import PixmapStore, pixel_size

pytestmark = pytest.mark.usefixtures("qapp")

AREA = QRectF(-5, -3, 40, 20)


class Painter:
    """A picture that counts how often it is painted."""

    def __init__(self, shade: str = "red") -> None:
        self.calls = 0
        self.shade = shade

    def __call__(self, painter: QPainter) -> None:
        self.calls += 1
        painter.fillRect(QRectF(0, 0, 10, 10), QColor(self.shade))


def test_paints_once_per_key_and_ratio() -> None:
    store, art = PixmapStore(), Painter()
    first = store.get("a", AREA, 1.0, art)
    assert store.get("a", AREA, 1.0, art) is first
    store.get("a", AREA, 2.0, art)
    store.get("b", AREA, 1.0, art)
    assert art.calls == 3
    assert len(store) == 3


@pytest.mark.parametrize("ratio", [0.8, 1.0, 1.25, 2.0])
def test_a_pixmap_covers_its_rect_at_its_ratio(ratio: float) -> None:
    pixmap = PixmapStore().get("a", AREA, ratio, Painter())
    assert (pixmap.width(), pixmap.height()) == pixel_size(AREA, ratio)
    assert pixmap.devicePixelRatio() == pytest.approx(ratio)
    image = pixmap.toImage()
    inside = (QPointF(5, 5) - AREA.topLeft()) * ratio
    assert image.pixelColor(round(inside.x()), round(inside.y())) == QColor("red")
    assert image.pixelColor(0, 0).alpha() == 0


def test_size_is_not_rounded_up_by_float_noise() -> None:
    assert pixel_size(QRectF(0, 0, 0.1 * 3 * 10, 3), 1.0) == (3, 3)


def test_stays_below_its_limit_and_forgets_the_longest_unused() -> None:
    one = 40 * 20 * 4
    store, art = PixmapStore(limit=3 * one), Painter()
    for key in "abc":
        store.get(key, AREA, 1.0, art)
    store.get("a", AREA, 1.0, art)
    store.get("d", AREA, 1.0, art)
    assert store.bytes == 3 * one
    calls = art.calls
    store.get("a", AREA, 1.0, art)
    assert art.calls == calls
    store.get("b", AREA, 1.0, art)
    assert art.calls == calls + 1


def test_shows_even_what_is_larger_than_the_limit() -> None:
    store = PixmapStore(limit=10)
    assert not store.get("a", AREA, 1.0, Painter()).isNull()
    assert len(store) == 1


def test_clear_forgets_all() -> None:
    store, art = PixmapStore(), Painter()
    store.get("a", AREA, 1.0, art)
    store.clear()
    assert (len(store), store.bytes) == (0, 0)
    store.get("a", AREA, 1.0, art)
    assert art.calls == 2


# -- disk -------------------------------------------------------------------------------------------------------------


def test_a_lasting_pixmap_survives_the_process(tmp_path: Path) -> None:
    art = Painter()
    before = PixmapStore(folder=tmp_path / "new").get("a", AREA, 1.25, art, lasting=True).toImage()
    after = PixmapStore(folder=tmp_path / "new").get("a", AREA, 1.25, art, lasting=True)
    assert art.calls == 1
    assert after.toImage() == before
    assert after.devicePixelRatio() == pytest.approx(1.25)


def test_only_lasting_pixmaps_are_written(tmp_path: Path) -> None:
    PixmapStore(folder=tmp_path).get("a", AREA, 1.0, Painter())
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("change", ["key", "version", "ratio"])
def test_what_differs_is_painted_anew(tmp_path: Path, change: str) -> None:
    art = Painter()
    PixmapStore(folder=tmp_path, version="1").get("a", AREA, 1.0, art, lasting=True)
    other = PixmapStore(folder=tmp_path, version="2" if change == "version" else "1")
    other.get("b" if change == "key" else "a", AREA, 2.0 if change == "ratio" else 1.0, art, lasting=True)
    assert art.calls == 2


@pytest.mark.parametrize("harm", [b"", b"CTPIX", b"x" * 4000])
def test_damaged_files_are_painted_over(tmp_path: Path, harm: bytes) -> None:
    PixmapStore(folder=tmp_path).get("a", AREA, 1.0, Painter(), lasting=True)
    (file,) = tmp_path.iterdir()
    file.write_bytes(harm)
    art = Painter()
    pixmap = PixmapStore(folder=tmp_path).get("a", AREA, 1.0, art, lasting=True)
    assert art.calls == 1
    assert pixmap.toImage().pixelColor(10, 8) == QColor("red")
    PixmapStore(folder=tmp_path).get("a", AREA, 1.0, art, lasting=True)
    assert art.calls == 1  # and written well again


def test_one_wrong_byte_is_noticed(tmp_path: Path) -> None:
    PixmapStore(folder=tmp_path).get("a", AREA, 1.0, Painter(), lasting=True)
    (file,) = tmp_path.iterdir()
    data = bytearray(file.read_bytes())
    data[-100] ^= 1
    file.write_bytes(data)
    art = Painter()
    PixmapStore(folder=tmp_path).get("a", AREA, 1.0, art, lasting=True)
    assert art.calls == 1


def test_a_folder_that_cannot_be_is_only_slow(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    art = Painter()
    pixmap = PixmapStore(folder=blocked / "deep").get("a", AREA, 1.0, art, lasting=True)
    assert pixmap.toImage().pixelColor(10, 8) == QColor("red")
    assert blocked.read_text() == "not a folder"


def test_a_full_disk_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(source: object, target: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    art = Painter()
    assert not PixmapStore(folder=tmp_path).get("a", AREA, 1.0, art, lasting=True).isNull()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("limit", "files"), [(4 * 3220, 4000), (1 << 20, 4)])
def test_the_folder_stays_below_its_limits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: int, files: int
) -> None:
    monkeypatch.setattr(pixmaps, "DISK_LIMIT", limit)
    monkeypatch.setattr(pixmaps, "DISK_FILES", files)
    store = PixmapStore(folder=tmp_path)
    for number in range(12):
        store.get(number, AREA, 1.0, Painter(), lasting=True)
        for age, file in enumerate(sorted(tmp_path.iterdir(), key=lambda f: f.stat().st_mtime)):
            os.utime(file, (1000 + age, 1000 + age))
        there = list(tmp_path.iterdir())
        assert len(there) <= files
        assert sum(file.stat().st_size for file in there) <= limit
    art = Painter()
    PixmapStore(folder=tmp_path).get(11, AREA, 1.0, art, lasting=True)
    assert art.calls == 0  # the newest is there
    PixmapStore(folder=tmp_path).get(0, AREA, 1.0, art, lasting=True)
    assert art.calls == 1  # the oldest is not


def test_pictures_of_older_code_are_not_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    art = Painter()
    PixmapStore(folder=tmp_path).get("a", AREA, 1.0, art, lasting=True)
    monkeypatch.setattr(pixmaps, "_code_stamp", lambda: 1)
    PixmapStore(folder=tmp_path).get("a", AREA, 1.0, art, lasting=True)
    assert art.calls == 2
