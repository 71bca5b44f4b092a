"""How fast the frozen program starts, beside the least that a frozen window takes: ``python3 packaging/floor.py``.

The floor is an empty view of Qt, frozen as PyInstaller does it by itself but for what trim.py leaves out.  Both start
again and again, taking turns, on a virtual screen; what counts is when the first picture is seen.  It needs Xvfb, a
built program (``python3 dev.py package``) and the .venv of the checkout.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from statistics import median

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1])]

from common import BUILD, NAME, PACKAGING, run  # noqa: E402 - found by the line above

STARTS = 15
ALLOWED = 1.5  # times the floor
STAY_SECONDS = 0.5
PROGRAM = """\
import sys

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView

application = QApplication(["floor", "-style", "fusion"])
view = QGraphicsView(QGraphicsScene())
view.setBackgroundBrush(QColor("#1F5341"))  # something to be seen
view.resize(1280, 800)
view.show()
sys.exit(application.exec())
"""


def build(python: Path) -> Path:
    """Freeze the empty window, and return the program."""
    folder = BUILD / "floor"
    program = folder / "dist" / "floor" / "floor"
    if not program.exists():
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "floor.py").write_text(PROGRAM, encoding="utf-8")
        spec = (PACKAGING / "floor.spec").read_text(encoding="utf-8")
        (folder / "floor.spec").write_text(spec, encoding="utf-8")
        command: list[str | Path] = [python, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
        run([*command, "--distpath", folder / "dist", "--workpath", folder / "work", folder / "floor.spec"])
    return program


def main() -> int:
    """Measure, print, and return 0 if the program is fast enough."""
    from cardtable.devtools.xvfb import Picture, Xvfb

    python = next(iter(sorted(BUILD.glob("python-3.*/bin/python"), reverse=True)))
    programs = {"floor": build(python), NAME: BUILD / "frozen" / NAME / NAME}
    found: dict[str, list[Picture]] = {name: [] for name in programs}
    with tempfile.TemporaryDirectory() as home, Xvfb() as screen:
        folders = {f"XDG_{kind}_HOME": f"{home}/{kind}" for kind in ("CONFIG", "DATA", "CACHE", "STATE")}
        environment = screen.environment({"HOME": home, **folders})
        for number in range(STARTS + 1):
            for name, program in programs.items():
                picture = screen.first_picture([str(program)], environment, STAY_SECONDS)
                if number:  # the first start paints what later ones find on the disk
                    found[name].append(picture)
    for name, pictures in found.items():
        times = sorted(picture.after for picture in pictures)
        busy, memory = (median(getattr(picture, what) for picture in pictures) for what in ("busy", "memory"))
        print(
            f"{name:10} median {median(times):.0f} ms, best {times[0]:.0f}; {busy:.0f} ms computing; {memory:.0f} MiB"
        )
    share = median(p.after for p in found[NAME]) / median(p.after for p in found["floor"])
    best = min(p.after for p in found[NAME]) / min(p.after for p in found["floor"])
    print(f"{NAME} takes {share:.2f} of the floor's time (best of each: {best:.2f}); allowed are {ALLOWED}")
    return 0 if share <= ALLOWED else 1


if __name__ == "__main__":
    sys.exit(main())
