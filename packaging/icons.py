"""Draws the icons of every system from the two SVGs, with Qt's own renderer: ``python icons.py FOLDER``.

The plainer drawing serves up to 24 pixels.  ``.ico`` and ``.icns`` are small containers of PNG pictures, so
no tool of any system is needed, and all systems build alike.
"""

from __future__ import annotations

import os
import struct
import sys
from pathlib import Path

ICONS = Path(__file__).resolve().parents[1] / "resources" / "icon"
PLAIN_UP_TO = 24
SIZES = (16, 24, 32, 48, 64, 128, 256, 512, 1024)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_TYPES = (  # what macOS calls a PNG of that many pixels; the second of two is for screens of double density
    (b"ic11", 32), (b"ic12", 64), (b"ic07", 128), (b"ic13", 256), (b"ic08", 256), (b"ic14", 512), (b"ic09", 512),
    (b"ic10", 1024),
)  # fmt: skip


def drawing(size: int) -> Path:
    """Return which of the two drawings serves a size."""
    return ICONS / ("cardtable-small.svg" if size <= PLAIN_UP_TO else "cardtable.svg")


def png(size: int) -> bytes:
    """Return the icon as a PNG; needs a QGuiApplication."""
    from PySide6.QtCore import QBuffer, QIODevice
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(drawing(size))).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # PySide's stubs know no format but bytes
    return bytes(buffer.data().data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """Return a Windows icon of PNG pictures by size."""
    head, offset, body = struct.pack("<HHH", 0, 1, len(pictures)), 6 + 16 * len(pictures), b""
    for size, data in sorted(pictures.items()):
        edge = size % 256  # 256 is written as 0
        head += struct.pack("<BBBBHHII", edge, edge, 0, 0, 1, 32, len(data), offset + len(body))
        body += data
    return head + body


def icns(pictures: dict[int, bytes]) -> bytes:
    """Return a macOS icon of PNG pictures by size."""
    body = b"".join(struct.pack(">4sI", kind, 8 + len(pictures[size])) + pictures[size] for kind, size in ICNS_TYPES)
    return struct.pack(">4sI", b"icns", 8 + len(body)) + body


def draw(folder: Path) -> None:
    """Write ``cardtable-SIZE.png`` of every size, ``cardtable.ico`` and ``cardtable.icns``."""
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {size: png(size) for size in SIZES}
    for size, data in pictures.items():
        (folder / f"cardtable-{size}.png").write_bytes(data)
    (folder / "cardtable.ico").write_bytes(ico({size: pictures[size] for size in ICO_SIZES}))
    (folder / "cardtable.icns").write_bytes(icns(pictures))


def main(arguments: list[str]) -> int:
    """Draw into the folder that is named."""
    from PySide6.QtGui import QGuiApplication

    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication([])
    draw(Path(arguments[0]))
    del application
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
