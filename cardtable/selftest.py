"""``cardtable --selftest``: does this installation work?

Every check runs, also after one has failed: the files the program reads, both languages with Qt's own buttons,
every deck, the pictures of the rules, the process that thinks, and one seeded deal of every game, played through
the window with a change of language, a save and a resume on the way.  It needs no screen (set QT_QPA_PLATFORM
to try a real one), writes into a profile that is thrown away, and takes a warning in the log for a fault.
"""

from __future__ import annotations

import logging
import os
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final

from cardtable import __version__
from cardtable.app import Arguments, compose, make_application
from cardtable.core.rng import Rng
from cardtable.core.rules import Setup
from cardtable.games import CATALOGUE, deal_code, load_rules

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from cardtable.ai.player import Decision

SEED: Final = 20_261_130
STEP_SECONDS: Final = 30.0  # for what takes well under a second: a machine may be slow, but not hang
RESUMED_AFTER: Final = 2  # actions of the person
CANCEL: Final = {"pt_BR": "Cancelar", "en": "Cancel"}  # on Qt's own button
COLOURS: Final = 24  # fewer on a page means that it is not painted


class SelfTestError(Exception):
    """Something does not work; the text says what."""


class _Watch(logging.Handler):
    """Collects what the log would warn of."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(f"{record.name}: {record.getMessage()}")


def main() -> int:
    """Run all checks, print each with its verdict, and return 0 if all is well."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if sys.platform == "win32":  # there the offscreen platform looks for fonts in a folder, and warns of a missing one
        os.environ.setdefault("QT_QPA_FONTDIR", os.path.join(os.environ.get("SYSTEMROOT", r"C:\Windows"), "Fonts"))
    began = time.monotonic()
    say(f"Cardtable {__version__}: self-test")
    with TemporaryDirectory(prefix="cardtable-selftest-", ignore_cleanup_errors=True) as folder:
        trial = Trial(Path(folder))
        failed = [name for name, check in trial.checks() if not trial.passes(name, check)]
        trial.close()
    seconds = time.monotonic() - began
    say(f"FAILED: {', '.join(failed)}" if failed else f"all is well, after {seconds:.0f} s")
    return 1 if failed else 0


def say(line: str) -> None:
    """Print at once: whoever watches wants to know where it hangs."""
    print(line, flush=True)


class Trial:
    """The whole program over a profile of its own."""

    def __init__(self, profile: Path) -> None:
        from cardtable.ui import settings as keys

        self.app = make_application()
        self.services, self.window = compose(Arguments("pt_BR", profile))
        self.watch = _Watch()
        logging.getLogger().addHandler(self.watch)
        self.services.settings.set(keys.ANIMATION, "off")
        self.services.settings.set(keys.AI_PACE, "instant")
        room = self.window.screen().availableSize()
        self.window.resize(min(1280, room.width()), min(800, room.height()))
        self.window.show()

    def checks(self) -> list[tuple[str, Callable[[], object]]]:
        """Return what is checked, by name, in order."""
        deals = [(f"a deal of {game_id}", partial(self.deal, game_id)) for game_id in CATALOGUE]
        return [
            ("files", check_files),
            ("languages", self.languages),
            ("decks", check_decks),
            ("pictures", check_pictures),
            ("sheets", self.sheets),
            ("thinking process", self.thinking),
            *deals,
        ]

    def passes(self, name: str, check: Callable[[], object]) -> bool:
        """Run one check and say how it went."""
        began = time.monotonic()
        self.watch.lines.clear()
        try:
            check()
            if self.watch.lines:
                raise SelfTestError("; ".join(self.watch.lines))
        except Exception as error:  # whatever it is, the other checks have something to say, too
            say(f"  FAILED {name}: {type(error).__name__}: {error}")
            return False
        say(f"  ok     {name} ({time.monotonic() - began:.1f} s)")
        return True

    def close(self) -> None:
        """Stop everything, and let go of the files in the profile."""
        self.window.close()
        self.services.thinker.stop()
        self.services.saves.release()
        root = logging.getLogger()
        for handler in list(root.handlers):
            root.removeHandler(handler)
            handler.close()

    # -- the checks that need the window -------------------------------------------------------

    def languages(self) -> None:
        """Speak every language, ours and Qt's."""
        from PySide6.QtWidgets import QDialogButtonBox

        from cardtable.ui.language import LANGUAGES

        titles = set()
        for code in LANGUAGES:
            self.speak(code)
            box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
            text = box.buttons()[0].text().replace("&", "")
            expect(text == CANCEL[code], f"Qt's button says {text!r} in {code}")
            titles.add(self.window.commands["new"].text())
        expect(len(titles) == len(LANGUAGES), "the commands are the same in all languages")

    def speak(self, code: str) -> None:
        """Choose a language as the options do."""
        from cardtable.ui import settings as keys

        self.services.settings.set(keys.LANGUAGE, code)
        self.services.language.set(code)  # the setting may have been the same, and the command line another
        expect(self.services.language.code == code, f"{code} is not spoken")

    def sheets(self) -> None:
        """Open whatever lies over the page, and write a problem report."""
        from cardtable.ui.report import problem_report

        shown: dict[str, Callable[[], object]] = {
            "options": self.window.show_options,
            "statistics": self.window.show_statistics,
            "about": self.window.show_about,
            **{f"rules of {game_id}": partial(self.window.show_rules, "", game_id) for game_id in CATALOGUE},
        }
        for name, show in shown.items():
            show()
            self.seen(f"the sheet {name}")
        self.window.close_sheets()
        expect(__version__ in problem_report(self.services, ""), "the problem report is empty")

    def thinking(self) -> None:
        """Have a first action of every game chosen by the other process, not by a fallback in this one."""
        from cardtable.ai.player import Level, Question

        answers: list[Decision[Any]] = []
        troubles: list[str] = []
        self.services.thinker.start()
        for game_id in CATALOGUE:
            rules = load_rules(game_id)
            state = rules.deal(Setup(SEED, rules.players[0])).state
            seat = rules.to_act(state)[0]
            legal = tuple(rules.legal_actions(state, seat))
            question = Question(game_id, rules.view(state, seat), legal, Level.EASY, SEED)
            self.services.thinker.ask(question, answers.append, troubles.append)
        self.until(lambda: len(answers) + len(troubles) == len(CATALOGUE), "the thinking process does not answer")
        expect(not troubles, f"the thinking process gave up: {troubles}")

    def deal(self, game_id: str) -> None:
        """Play the deal of our seed to its result, by the choices that the window offers."""
        rules, rng = load_rules(game_id), Rng(SEED)
        self.speak("pt_BR")
        code = deal_code(game_id, Setup(SEED, rules.players[0]))
        self.window.play(game_id, resume=False, code=code)
        expect(self.page().deal_code() == code, "another deal was dealt")
        acted = 0
        while not self.page().over():
            self.until(lambda: self.page().over() or bool(self.page().choices()), "nobody is to act")
            if self.page().over():
                break
            choices = self.page().choices()
            choices[rng.below(len(choices))].perform()
            acted += 1
            if acted == RESUMED_AFTER:
                self.resume(game_id)
        expect(acted > RESUMED_AFTER, "the deal was over before it could be saved and resumed")
        self.until(lambda: self.page().sheet is not None, "the result is not shown")
        self.seen(f"the result of {game_id}")
        self.window.show_home()
        self.seen("the home page")

    def resume(self, game_id: str) -> None:
        """Go home in the middle of the deal, and come back in another language."""
        self.until(self.at_rest, "the table does not come to rest")
        self.seen(f"the table of {game_id}")
        record = self.page().transcript()
        self.window.show_home()
        expect(self.services.saves.read(game_id) == record, "the save is not what was played")
        self.speak("en")
        self.window.play(game_id)
        expect(self.page().transcript().startswith(record.partition("digest:")[0]), "something else was resumed")

    def page(self) -> Any:
        """Return the page of the game on the table (a ``GamePage``)."""
        expect(self.window.game is not None, "no game is on the table")
        return self.window.game

    def at_rest(self) -> bool:
        """Return whether nothing moves, and nobody but the person is to act."""
        page = self.page()
        return not page.stage.timeline.busy and (page.over() or bool(page.choices()))

    def seen(self, what: str) -> None:
        """Look whether the window shows something."""
        self.app.processEvents()
        image = self.window.grab().toImage()
        grid = [image.pixel(x, y) for x in range(8, image.width(), 32) for y in range(8, image.height(), 32)]
        expect(len(set(grid)) >= COLOURS, f"{what} is not painted")

    def until(self, condition: Callable[[], bool], trouble: str) -> None:
        """Let the window live until something is so."""
        end = time.monotonic() + STEP_SECONDS
        while not condition():
            if time.monotonic() > end:
                raise SelfTestError(trouble)
            self.app.processEvents()
            time.sleep(0.002)


# -- the checks that need no window ----------------------------------------------------------


def expect(so: bool, trouble: str) -> None:
    """Raise unless it is so."""
    if not so:
        raise SelfTestError(trouble)


def check_files() -> None:
    """Read every file that the program brings along."""
    from cardtable.resources import resource
    from cardtable.scene.typography import SANS, SERIF, load_fonts
    from cardtable.ui.language import LANGUAGES

    found = load_fonts()
    expect({SANS, SERIF} <= set(found), f"the fonts are {found}")
    for code in LANGUAGES:
        expect(resource(f"i18n/cardtable_{code}.qm").stat().st_size > 0, f"no translation for {code}")
        for game_id in CATALOGUE:
            page = resource(f"resources/rules/{game_id}.{code}.html").read_text("utf-8")
            expect("<h2>" in page, f"the rules of {game_id} in {code} are empty")


def check_decks() -> None:
    """Paint the back of every deck that a game is played with; faces are in the pictures and on the tables."""
    from cardtable.scene.decks.deck import Deck

    for game in CATALOGUE.values():
        game.part("table", "TABLE")
    for kind in Deck.__subclasses__():
        art = kind().art(None, 150)
        check_painting(art.rect, art.paint, f"the back of the {kind.deck_id} deck")


def check_pictures() -> None:
    """Paint every picture of every game's rules."""
    from PySide6.QtCore import QPointF, QRectF

    for game_id, game in CATALOGUE.items():
        for name, picture in game.part("illustrations", "ILLUSTRATIONS").items():
            rect = QRectF(QPointF(0, 0), picture.size)
            check_painting(rect, partial(_paint_within, picture, rect), f"the picture {name} of {game_id}")


def _paint_within(picture: Any, rect: QRectF, painter: QPainter) -> None:
    picture.paint(painter, rect)


def check_painting(rect: QRectF, paint: Callable[[QPainter], None], what: str) -> None:
    """Paint something and look whether there is more than one colour."""
    from cardtable.scene.pixmaps import paint_image

    image = paint_image(rect, 1.0, paint)
    seen = {image.pixel(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)}
    expect(len(seen) > 1, f"{what} is not painted")
