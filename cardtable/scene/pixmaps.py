"""Painted once, shown often: the store of every pixmap on the table.

The global pixmap cache of Qt is small and thrashes, so the table keeps its own,
bounded by bytes, least recently used out first.  Large backgrounds can also be
kept on disk, as raw premultiplied pixels with a checksum: reading four megabytes
is twenty times faster than painting them.  A folder that is missing, full,
read-only or damaged only costs time.
"""

from __future__ import annotations

import contextlib
import hashlib
import math
import os
import struct
import zlib
from collections import OrderedDict
from collections.abc import Hashable
from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from cardtable.scene.paint import HINTS, Paint, blank

LIMIT = 96 << 20  # bytes in memory; a 4K table needs about 80 MB
DISK_LIMIT = 192 << 20  # bytes on disk: a few window sizes
DISK_FILES = 4000
NO_SEARCH = Qt.ImageConversionFlag.NoOpaqueDetection
HEADER = struct.Struct("<8sIII")  # magic, width, height, checksum
# an opaque picture is kept as such: then Qt need not look through all its pixels, and shows it by copying
FORMATS = {
    b"CTPIX\x00\x00\x02": QImage.Format.Format_ARGB32_Premultiplied,
    b"CTPIX\x00\x01\x02": QImage.Format.Format_RGB32,
}
MAGICS = {form: magic for magic, form in FORMATS.items()}


def pixel_size(rect: QRectF, ratio: float) -> tuple[int, int]:
    """Return the device pixels that *rect* needs at *ratio* device pixels per unit."""
    return max(1, math.ceil(rect.width() * ratio - 1e-6)), max(1, math.ceil(rect.height() * ratio - 1e-6))


def paint_image(rect: QRectF, ratio: float, paint: Paint) -> QImage:
    """Return *rect* (in units) as painted by *paint*, at *ratio* device pixels per unit."""
    image = blank(*pixel_size(rect, ratio))
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    painter.setRenderHints(HINTS)
    painter.translate(-rect.topLeft())
    try:
        paint(painter)
    finally:
        painter.end()  # an image that dies under its painter takes the process with it
    return image


def opaque(image: QImage) -> QImage:
    """Return *image* without opacity where nothing of it shines through."""
    known = image.convertToFormat(QImage.Format.Format_RGB32) if not QPixmap.fromImage(image).hasAlpha() else image
    known.setDevicePixelRatio(image.devicePixelRatio())
    return known


class PixmapStore:
    """A bounded dictionary of pixmaps, with an optional folder behind it."""

    def __init__(self, limit: int = LIMIT, folder: Path | None = None, version: str = "") -> None:
        self._limit = limit
        self._folder = folder
        self._version = f"{version}|{_code_stamp() if folder is not None else 0}"
        self._pixmaps: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self._bytes = 0
        self._on_disk: list[int] | None = None  # files and bytes there; unknown until the first is written

    @property
    def bytes(self) -> int:
        """Bytes held in memory now."""
        return self._bytes

    def __len__(self) -> int:
        return len(self._pixmaps)

    def get(self, key: Hashable, rect: QRectF, ratio: float, paint: Paint, lasting: bool = False) -> QPixmap:
        """Return the pixmap of *key* at *ratio* device pixels per unit, painting it when it is new.

        *paint* draws in units; the pixmap covers *rect* and has *ratio* as its device pixel ratio.
        A *lasting* pixmap is also kept on disk; then the ``repr`` of *key* must name the picture.
        """
        size = pixel_size(rect, ratio)
        full_key = (key, round(ratio, 4), size)
        if (known := self._pixmaps.get(full_key)) is not None:
            self._pixmaps.move_to_end(full_key)
            return known
        image = self._read(full_key, size) if lasting else None
        if image is None:
            image = paint_image(rect, ratio, paint)
            if lasting:
                image = opaque(image)
                self._write(full_key, image)
        image.setDevicePixelRatio(ratio)
        pixmap = QPixmap.fromImage(image, NO_SEARCH if lasting else Qt.ImageConversionFlag.AutoColor)
        self._keep(full_key, pixmap)
        return pixmap

    def clear(self) -> None:
        """Forget everything in memory."""
        self._pixmaps.clear()
        self._bytes = 0

    def _keep(self, full_key: Hashable, pixmap: QPixmap) -> None:
        self._pixmaps[full_key] = pixmap
        self._bytes += _bytes_of(pixmap)
        # the newest always stays: without it nothing could be shown
        while self._bytes > self._limit and len(self._pixmaps) > 1:
            _, oldest = self._pixmaps.popitem(last=False)
            self._bytes -= _bytes_of(oldest)

    # -- disk ---------------------------------------------------------------------------------------------------------

    def _path(self, full_key: Hashable) -> Path | None:
        if self._folder is None:
            return None
        name = hashlib.blake2b(f"{self._version}|{full_key!r}".encode(), digest_size=16).hexdigest()
        return self._folder / f"{name}.pix"

    def _read(self, full_key: Hashable, size: tuple[int, int]) -> QImage | None:
        path = self._path(full_key)
        if path is None:
            return None
        try:
            with path.open("rb", buffering=0) as file:
                magic, width, height, checksum = HEADER.unpack(file.read(HEADER.size))
                if magic not in FORMATS or (width, height) != size:
                    return None
                image = QImage(width, height, FORMATS[magic])
                body = image.bits()  # read into the picture itself: megabytes are not copied about
                if file.readinto(body) != len(body) or file.read(1) or zlib.adler32(body) != checksum:
                    return None
        except (OSError, struct.error):
            return None
        return image

    def _write(self, full_key: Hashable, image: QImage) -> None:
        path = self._path(full_key)
        if path is None:
            return
        body = image.constBits()
        header = HEADER.pack(MAGICS[image.format()], image.width(), image.height(), zlib.adler32(body))
        import tempfile  # needed once in a while only, and it brings half the standard library

        with contextlib.suppress(OSError):  # a cache that cannot be written is only slow
            path.parent.mkdir(parents=True, exist_ok=True)
            self._make_room(path.parent, len(body))
            handle, temporary = tempfile.mkstemp(dir=path.parent, suffix=".tmp")
            try:
                with os.fdopen(handle, "wb") as file:
                    file.write(header)
                    file.write(body)
                os.replace(temporary, path)
            except OSError:
                Path(temporary).unlink(missing_ok=True)
                raise

    def _make_room(self, folder: Path, wanted: int) -> None:
        """Delete the oldest pictures, but only once the folder is too full for *wanted* more bytes."""
        if self._on_disk is None:
            sizes = [entry.stat().st_size for entry in os.scandir(folder)]
            self._on_disk = [len(sizes), sum(sizes)]
        self._on_disk[0] += 1
        self._on_disk[1] += wanted
        if self._on_disk[0] <= DISK_FILES and self._on_disk[1] <= DISK_LIMIT:
            return
        entries = [(entry.stat(), entry.path) for entry in os.scandir(folder)]
        entries.sort(key=lambda entry: entry[0].st_mtime, reverse=True)
        files, total = 1, wanted
        for info, path in entries:
            # down to three quarters, lest every further picture has to look for room again
            if files < DISK_FILES * 0.75 and total + info.st_size <= DISK_LIMIT * 0.75:
                files, total = files + 1, total + info.st_size
            else:
                Path(path).unlink(missing_ok=True)
        self._on_disk = [files, total]


def _code_stamp() -> int:
    """Return when the drawing code was last changed, in ns; 0 where it lies in a frozen archive.

    A picture on disk must not outlive the code that painted it, and nobody raises a number reliably.
    """
    package = Path(__file__).resolve().parent.parent
    folders, newest = [str(package / part) for part in ("scene", "games") if (package / part).is_dir()], 0
    while folders:
        with os.scandir(folders.pop()) as entries:
            for entry in entries:
                if entry.name.endswith(".py"):
                    newest = max(newest, entry.stat().st_mtime_ns)
                elif entry.name != "__pycache__" and entry.is_dir():
                    folders.append(entry.path)
    return newest


def _bytes_of(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
