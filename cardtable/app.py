"""The composition root: makes everything once, shows the window, and puts off what can wait.

Nothing heavy is imported before the window is painted; the worker process, which thinks for the
opponents, starts from a timer after the first paint.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from cardtable import APP_ID, __version__

if TYPE_CHECKING:
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QApplication

    from cardtable.ui.game_port import GamePort
    from cardtable.ui.main_window import MainWindow
    from cardtable.ui.services import Services


@dataclass(frozen=True, slots=True)
class Arguments:
    """The command line, understood."""

    language: str | None = None
    profile: Path | None = None
    play: str | None = None
    opened: str | None = None  # a deal code, or the path of a saved game
    selftest: bool = False


def parse(argv: Sequence[str]) -> Arguments:
    """Read the command line; ends the process for ``--help``, ``--version`` and mistakes."""
    if not argv:
        return Arguments()
    import argparse

    from cardtable.games import CATALOGUE

    parser = argparse.ArgumentParser(prog="cardtable", description="Traditional table games, offline.")
    parser.add_argument("--lang", choices=("pt_BR", "en"), help="language of this session")
    parser.add_argument("--profile", type=Path, metavar="DIR", help="keep settings, games, cache and log in DIR")
    parser.add_argument("--play", choices=tuple(CATALOGUE), metavar="GAME", help=f"one of: {', '.join(CATALOGUE)}")
    # without the option, too: that is how systems hand over a file that was double-clicked
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--open", dest="opened", metavar="CODE|FILE", help="a game code, or a saved game")
    what.add_argument("named", nargs="?", metavar="CODE|FILE", help="the same as --open")
    parser.add_argument("--selftest", action="store_true", help="check this installation without a screen, and end")
    parser.add_argument("--version", action="version", version=f"Cardtable {__version__}")
    known = parser.parse_args(list(argv))
    return Arguments(known.lang, known.profile, known.play, known.opened or known.named, known.selftest)


def run(arguments: Arguments) -> int:
    """Show the window until it is closed; return the exit status."""
    gc.disable()  # what a start loads stays: to search it for rubbish takes 3 % of the start
    app = make_application()
    services, window = compose(arguments)
    window.painted.connect(lambda: after_first_paint(services, window, arguments))
    window.show()
    try:
        return app.exec()
    finally:
        services.thinker.stop()
        services.saves.release()


def make_application() -> QApplication:
    """Return the application object with name and style."""
    from PySide6.QtCore import QCoreApplication
    from PySide6.QtWidgets import QApplication

    QCoreApplication.setApplicationName("Cardtable")
    QCoreApplication.setApplicationVersion(__version__)
    # one style everywhere; what is seen of it is dressed by our style sheets.  Not by setStyle(): for the
    # object that it returns PySide makes the type, with hundreds of numbers' names, in 6 ms
    app = QApplication(["cardtable", "-style", "fusion"])  # the name is also what launchers match windows by
    app.setDesktopFileName(APP_ID)
    return app


def compose(arguments: Arguments) -> tuple[Services, MainWindow]:
    """Make the services and the window over them."""
    from cardtable.controllers.late import LateWorker
    from cardtable.controllers.saves import SaveStore
    from cardtable.scene.pixmaps import PixmapStore
    from cardtable.ui import settings as keys
    from cardtable.ui.crash import CrashKeeper, open_log
    from cardtable.ui.evenings import Evenings
    from cardtable.ui.language import Language
    from cardtable.ui.main_window import MainWindow
    from cardtable.ui.paths import Paths
    from cardtable.ui.services import Services
    from cardtable.ui.settings import Settings
    from cardtable.ui.statistics import Statistics

    paths = Paths.under(arguments.profile) if arguments.profile else Paths.of_user()
    logged = open_log(paths.log_file)
    keeper = CrashKeeper(paths.log_file)
    keeper.install()
    settings = Settings(paths.settings_file)
    language = Language()
    language.set(arguments.language or settings.get(keys.LANGUAGE))
    saves = SaveStore(paths.saves)
    alone = saves.acquire()
    services = Services(
        settings,
        paths,
        saves,
        Statistics(paths.statistics_file, owned=lambda: saves.owned),
        LateWorker(),
        language,
        PixmapStore(folder=paths.cache / "pictures", version=__version__),
        Evenings(paths.evenings_file, owned=lambda: saves.owned),
    )
    window = MainWindow(services, make_game_page)
    if arguments.play is not None and arguments.opened is None:
        window.play(arguments.play)  # at once: the home page is made when it is asked for
    keeper.tell = window.notices.tell
    keeper.transcript = lambda: window.game.transcript() if window.game is not None else ""
    if not alone:
        window.notices.tell("second-instance")
    if not logged:
        window.notices.tell("no-log", str(paths.log_file))
    return services, window


def make_game_page(services: Services, actions: Mapping[str, QAction], game_id: str) -> GamePort:
    """Return a page for a game; imported on first use."""
    from cardtable.ui.game_page import GamePage

    return GamePage(services, actions, game_id)


def after_first_paint(services: Services, window: MainWindow, arguments: Arguments) -> None:
    """Do what the first picture need not wait for."""
    gc.enable()
    from cardtable.ui.mark import app_icon
    from cardtable.ui.motion import ask_system

    services.thinker.start()
    window.setWindowIcon(app_icon())
    ask_system(services.settings.learn_motion, window)
    if sys.platform == "darwin":
        from cardtable.ui.file_events import FileEvents

        FileEvents(window, window.opener.text).install()
    if arguments.opened is not None:
        window.opener.text(arguments.opened)
    window.prepare()
