"""The home page: every game as a picture on the table; one game alone fills the page.

With several games a click on a picture goes on with its saved deal, or opens it wide to choose how
to play.  Nothing of a game is imported before its picture is needed; what a save says is read after
the first paint.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QMenu, QVBoxLayout, QWidget

from cardtable.games import CATALOGUE
from cardtable.scene.people import PEOPLE
from cardtable.scene.stage import Stage
from cardtable.scene.surface import Look, paint_surface
from cardtable.scene.view import TableView
from cardtable.scene.widgets.chip import ChipItem, Style
from cardtable.scene.widgets.icons import Icon
from cardtable.scene.widgets.row import Align, ChipRow
from cardtable.ui import names, theme
from cardtable.ui import settings as keys
from cardtable.ui.game_port import TextChoice
from cardtable.ui.home_hero import HeroTile
from cardtable.ui.home_items import PORTRAIT, GameTile, Line, Tile, TileState, Wordmark
from cardtable.ui.language import LANGUAGES
from cardtable.ui.saved import Saved, saved_game
from cardtable.ui.services import Services

translate = QCoreApplication.translate
log = logging.getLogger(__name__)

MARGIN: Final = 48.0
TOP: Final = 132.0
GAP: Final = 16.0
WIDEST_TILE: Final = 620.0  # u
CHIP_GAP: Final = 10.0
LAMP: Final = QPointF(0.40, 0.20)


class HomePage(QWidget):
    """Asks the window for what is chosen on it."""

    play_asked = Signal(str)  # game: go on with its saved deal, or begin
    new_asked = Signal(str)  # game: begin, whatever is saved
    painted = Signal()  # once: the first picture is on the screen
    surveyed = Signal()  # what is saved is known

    def __init__(self, services: Services, actions: Mapping[str, QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services, self._actions = services, actions
        self.stage = Stage(self, services.pictures)
        self.stage.keys = self._key
        self.view = TableView(self.stage)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view)
        self.setFocusProxy(self.view)
        self._painted = False
        self.stage.shown.connect(self._after_first_picture)
        self._wordmark = Wordmark(self.stage, self._tagline)
        self._saved_line = Line(self.stage)
        self._saves: dict[str, Saved] = {}
        self._language = QAction(self)
        self._language.setObjectName("language")
        self._language.triggered.connect(self._choose_language)
        self._head = ChipRow(
            [
                ChipItem(self.stage, self._language, Icon.GLOBE),
                ChipItem(self.stage, actions["options"], Icon.SLIDERS),
                ChipItem(self.stage, actions["rules"], Icon.BOOK),
            ],
            Align.RIGHT,
            CHIP_GAP,
        )
        self._foot = ChipRow(
            [
                ChipItem(self.stage, actions["statistics"], Icon.CHART),
                ChipItem(self.stage, actions["open"], Icon.CODE),
                ChipItem(self.stage, actions["log"], Icon.TEXT),
                ChipItem(self.stage, actions["menu"], Icon.MENU, label=False),
            ],
            Align.LEFT,
            CHIP_GAP,
        )
        self._portraits: list[GameTile] = []
        self._badges: list[ChipRow] = []  # "Continue" over a portrait
        self._hero: HeroTile | None = None
        self._make_actions()
        self._open = ""
        self._show_game(next(iter(CATALOGUE)) if len(CATALOGUE) == 1 else "")
        self.stage.resized.connect(self.arrange)
        self._apply_look()

    def _after_first_picture(self) -> None:
        """Do what the first picture need not wait for."""
        self._painted = True
        self._survey()
        self.painted.emit()

    # -- what the window asks ------------------------------------------------------------------

    def enter(self) -> None:
        """The page is about to be shown: look at the saves, without delaying the first picture."""
        for game_id in CATALOGUE:
            known = self._saves.get(game_id)
            there = self._services.saves.path(game_id).exists()
            self._saves[game_id] = replace(known, there=there) if known else Saved(there)
        self._show_states()
        tiles = self.tiles()
        self.stage.focus.begin_at(next((tile for tile in tiles if tile.game_id == self._latest()), tiles[0]))
        if self._painted:
            QTimer.singleShot(0, self, self._survey)

    def has_saved(self, game_id: str) -> bool:
        """Return whether a game in progress is saved."""
        found = self._saves.get(game_id, Saved())
        if found.there and found.deal is None:  # not read yet
            found = self._saves[game_id] = saved_game(self._services.saves, game_id)
        return found.there

    def current_game(self) -> str:
        """Return the game that options and rules are about."""
        return self._open or self._latest() or next(iter(CATALOGUE))

    def continue_latest(self) -> None:
        """Go on with the game that was played last, if one is saved."""
        if latest := self._latest():
            self.play_asked.emit(latest)

    def settings_changed(self, key: str) -> None:
        """Take a changed setting at once."""
        if key.startswith("table/") or key == keys.TEXT_SIZE.key:
            self._apply_look()
        self._show_choices()

    def retranslate(self) -> None:
        """Make every text anew."""
        self._language.setText(LANGUAGES[self._services.language.code])
        self._language.setIconText(self._language.text())
        self._language.setToolTip(translate("Home", "Change the language"))
        levels, modes = PEOPLE.levels(), names.mode_names()
        for level, action in self._level_actions.items():
            action.setText(levels[level])
            action.setToolTip(translate("Home", "Play against the AI at this level"))
        self._shared_action.setText(modes["shared"])
        self._shared_action.setToolTip(translate("Home", "Two people at this screen"))
        self._new_action.setText(translate("Home", "New game"))
        self._new_action.setToolTip(translate("Home", "Begin again; the saved game ends"))
        self._back_action.setText(translate("Home", "All games"))
        self._show_states()
        self.stage.retranslate()

    def tiles(self) -> list[GameTile]:
        """Return the pictures in sight."""
        return [self._hero] if self._open and self._hero is not None else list(self._portraits)

    def summary(self) -> str:
        """Return the page in one sentence, for the text panel."""
        return f"Cardtable. {self._tagline()}. {self._saved_line.text}".strip()

    def choices(self) -> list[TextChoice]:
        """Return what can be done here, for the text panel."""
        found: list[TextChoice] = []
        for game_id in CATALOGUE:
            name = _tile(game_id).name
            play, new = partial(self.play_asked.emit, game_id), partial(self.new_asked.emit, game_id)
            if self.has_saved(game_id):
                found.append(TextChoice(translate("Home", "Continue {game}").format(game=name), play))
                found.append(TextChoice(translate("Home", "New game of {game}").format(game=name), new))
            else:
                found.append(TextChoice(translate("Home", "Play {game}").format(game=name), play))
        return found

    # -- the games -----------------------------------------------------------------------------

    def _make_actions(self) -> None:
        self._play_action = QAction(self)
        self._play_action.triggered.connect(lambda: self.play_asked.emit(self._open))
        self._continue_actions: dict[str, QAction] = {}
        for game_id in CATALOGUE:
            action = QAction(self)
            action.setObjectName(f"continue {game_id}")
            action.triggered.connect(partial(self.play_asked.emit, game_id))
            self._continue_actions[game_id] = action
        self._new_action = QAction(self)
        self._new_action.triggered.connect(lambda: self.new_asked.emit(self._open))
        self._back_action = QAction(self)
        self._back_action.triggered.connect(self._show_all)
        self._shared_action = QAction(self)
        self._shared_action.setCheckable(True)
        self._shared_action.triggered.connect(lambda: self._choose_mode("shared", ""))
        self._level_actions: dict[str, QAction] = {}
        for level in keys.LEVELS:
            action = QAction(self)
            action.setCheckable(True)
            action.triggered.connect(lambda _=False, chosen=level: self._choose_mode("ai", chosen))
            self._level_actions[level] = action

    def _build_portraits(self) -> None:
        for game_id in CATALOGUE:
            tile = GameTile(self.stage, game_id, _tile(game_id), self._tile_chosen)
            self._portraits.append(tile)
            action = self._continue_actions[game_id]
            badge = ChipItem(self.stage, action, Icon.PLAY, Style.GOLD, height=36, parent=tile)
            self._badges.append(ChipRow([badge], Align.CENTRE))

    def _build_hero(self, game_id: str) -> HeroTile:
        hero = HeroTile(self.stage, game_id, _tile(game_id), self.play_asked.emit)
        hero.captions = self._captions
        choices = [ChipItem(self.stage, action, parent=hero) for action in self._level_actions.values()]
        shared = ChipItem(self.stage, self._shared_action, Icon.PEOPLE, parent=hero)
        play = ChipItem(self.stage, self._play_action, Icon.PLAY, Style.GOLD, height=52, least=176, parent=hero)
        new = ChipItem(self.stage, self._new_action, Icon.AGAIN, height=52, parent=hero)
        back = ChipItem(self.stage, self._back_action, Icon.LEFT, height=52, parent=hero)
        self._rows = (
            ChipRow(choices, Align.LEFT, 8),
            ChipRow([shared], Align.LEFT, 8),
            ChipRow([play, new, back], Align.LEFT, 12),
        )
        return hero

    def _tile_chosen(self, game_id: str) -> None:
        if self.has_saved(game_id):
            self.play_asked.emit(game_id)
        else:
            self._show_game(game_id)

    def _show_game(self, game_id: str) -> None:
        """Open a game wide; none: show all of them."""
        self._open = game_id
        if game_id:
            if self._hero is None:
                self._hero = self._build_hero(game_id)
            self._hero.show_game(game_id, _tile(game_id))
            self._shared_action.setVisible(CATALOGUE[game_id].shared_screen)
            self._back_action.setVisible(len(CATALOGUE) > 1)
            self._show_choices()
        elif not self._portraits:
            self._build_portraits()
        if self._hero is not None:
            self._hero.setVisible(bool(game_id))
        for tile in self._portraits:
            tile.setVisible(not game_id)
        self._show_states()
        self.arrange()
        if game_id:
            self.stage.focus.set(self._rows[-1].chips[0], show=self.stage.focus.shown)  # Enter plays
        self.stage.focus.refresh()

    def _show_all(self) -> None:
        """Close the game that is open wide; the keys go on at its picture."""
        left = self._open
        self._show_game("")
        tile = next(tile for tile in self._portraits if tile.game_id == left)
        self.stage.focus.set(tile, show=self.stage.focus.shown)

    def _key(self, event: QKeyEvent) -> bool:
        """Let Escape go back from a game to all of them."""
        if event.key() != Qt.Key.Key_Escape or not self._open or len(CATALOGUE) == 1:
            return False
        self._show_all()
        return True

    def _choose_mode(self, mode: str, level: str) -> None:
        kept = self._services.settings.game(self._open)
        self._services.settings.set_game(self._open, replace(kept, mode=mode, level=level or kept.level))
        self._show_choices()

    def _show_choices(self) -> None:
        if not self._open:
            return
        kept = self._services.settings.game(self._open)
        for level, action in self._level_actions.items():
            action.setChecked(kept.mode == "ai" and kept.level == level)
        self._shared_action.setChecked(kept.mode == "shared")

    def _captions(self) -> tuple[str, ...]:
        first = translate("Home", "Against the AI")
        if self._open and not CATALOGUE[self._open].shared_screen:
            return (first,)
        return (first, translate("Home", "Side by side, at this screen"))

    # -- saves ---------------------------------------------------------------------------------

    def _survey(self) -> None:
        """Read every save: whether it can go on, and how it stands."""
        for game_id in CATALOGUE:
            if self._services.saves.path(game_id).exists():
                self._saves[game_id] = saved_game(self._services.saves, game_id)
        self._show_states()
        self.surveyed.emit()

    def _show_states(self) -> None:
        for tile in self.tiles():
            found = self._saves.get(tile.game_id, Saved())
            line = found.status(_words(tile.game_id)) if found.there and found.deal is not None else ""
            tile.show_state(TileState(found.there, line))
            badge = self._continue_actions[tile.game_id]
            badge.setText(translate("Home", "Continue"))
            badge.setToolTip(translate("Home", "Go on with the saved game"))
            badge.setVisible(found.there)
        there = self._saves.get(self._open, Saved()).there
        self._play_action.setText(translate("Home", "Continue") if there else translate("Home", "Play"))
        self._play_action.setToolTip(
            translate("Home", "Go on with the saved game") if there else translate("Home", "Begin a game")
        )
        self._new_action.setVisible(there)
        latest = self._latest()
        self._actions["continue"].setEnabled(bool(latest))
        self._saved_line.say(self._saves[latest].when(self._services.language.locale) if latest else "")

    def _latest(self) -> str:
        there = [game_id for game_id, found in self._saves.items() if found.there]
        return max(there, key=lambda game_id: self._saves[game_id].time, default="")

    # -- language and look ---------------------------------------------------------------------

    def _tagline(self) -> str:
        # lupdate takes a text for a plural only in tr(), or if the number is a literal
        return self.tr("%n traditional game(s), one quiet table", "", len(CATALOGUE))

    def _choose_language(self) -> None:
        menu = QMenu(self)
        one = theme.unit(self._services.settings, self.window().size())
        menu.setStyleSheet(theme.style_sheet(theme.tones(self._services.settings), one))
        for code, name in LANGUAGES.items():
            action = menu.addAction(name)
            action.setCheckable(True)
            action.setChecked(code == self._services.language.code)
            action.triggered.connect(lambda _=False, chosen=code: self._services.settings.set(keys.LANGUAGE, chosen))
        chip = self._head.chips[0]
        below = self.view.mapFromScene(chip.mapToScene(0, chip.height + 6))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.view.viewport().mapToGlobal(QPoint(below)))

    def _apply_look(self) -> None:
        get = self._services.settings.get
        look = Look(get(keys.CONTRAST), get(keys.GRAIN), get(keys.TEMPERATURE))
        self.stage.set_surface(
            "home", lambda painter, size: paint_surface(painter, size, look=self.stage.look, lamp=LAMP)
        )
        self.stage.set_look(look)
        self.stage.set_text_floor(keys.TEXT_FLOOR[get(keys.TEXT_SIZE)])

    # -- places --------------------------------------------------------------------------------

    def arrange(self) -> None:
        """Place everything for the stage's size."""
        wide, high = self.stage.size.width(), self.stage.size.height()
        extra = high - 720
        self._wordmark.setPos(MARGIN, 24 + extra * 0.2)
        self._head.place(wide - MARGIN, 38 + extra * 0.2, wide - 2 * MARGIN - 420)
        foot = high - 64 - extra * 0.2
        self._foot.place(MARGIN, foot, wide * 0.62)
        self._saved_line.setPos(wide - MARGIN, foot + 28)
        if self._open and self._hero is not None:
            self._arrange_hero(self._hero, wide, high)
        else:
            self._arrange_portraits(wide, extra)

    def _arrange_hero(self, hero: HeroTile, wide: float, high: float) -> None:
        extra = high - 720
        size = QSizeF(min(wide - 2 * MARGIN, 1500), PORTRAIT.height() + extra * 0.6)
        hero.resize(size)
        hero.setPos((wide - size.width()) / 2, TOP + extra * 0.2)
        for number, row in enumerate(self._rows):
            corner = hero.row(number)
            row.place(corner.x(), corner.y(), size.width() - corner.x() - 24)

    def _arrange_portraits(self, wide: float, extra: float) -> None:
        count = len(self._portraits)
        room = (wide - 2 * MARGIN + GAP) / count - GAP  # few games share the width, each a larger picture
        across = max(PORTRAIT.width(), min(room, WIDEST_TILE))
        left = (wide - (count * (across + GAP) - GAP)) / 2
        for number, tile in enumerate(self._portraits):
            tile.resize(QSizeF(across, PORTRAIT.height()))
            tile.setPos(left + number * (across + GAP), TOP + extra / 2)
            self._badges[number].place(across / 2, -18)


def _tile(game_id: str) -> Tile:
    tile: Tile = CATALOGUE[game_id].part("tile", "TILE")
    return tile


def _words(game_id: str) -> Any:
    return CATALOGUE[game_id].part("messages", "MESSAGES")
