"""The options: a drawer beside the table, so that what it changes is seen while it changes.

Everything counts at once.  What needs a new deal says so, and asks only if a game would be lost.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from cardtable.core.rules import Handover, Option
from cardtable.games import CATALOGUE, load_rules
from cardtable.scene.people import PEOPLE
from cardtable.ui import names
from cardtable.ui import settings as keys
from cardtable.ui.deal import seats_for, starters_for
from cardtable.ui.language import LANGUAGES
from cardtable.ui.look_sliders import LookSliders
from cardtable.ui.parts import Segments, button, hairline, label
from cardtable.ui.services import Services
from cardtable.ui.settings import GameSettings, Setting
from cardtable.ui.sheet import Sheet

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class _Choice:
    """One line: a caption over its segments, and how to name, read and change what it shows."""

    caption: QLabel
    segments: Segments
    title: Callable[[], str]
    names: Callable[[], dict[str, str]]
    read: Callable[[], str]


class OptionsSheet(Sheet):
    """Sends ``deal_asked(game_id, GameSettings)`` for changes that need a new deal, ``code_asked`` to open a code."""

    deal_asked = Signal(str, object)
    code_asked = Signal()

    def __init__(self, window: QWidget, services: Services, game_id: str) -> None:
        super().__init__(window, services.settings, (520, 0), drawer=True)
        self.services, self.game_id = services, game_id
        self._choices: list[_Choice] = []
        self._heads: list[tuple[QLabel, Callable[[], str]]] = []
        self._notes: list[tuple[QLabel, Callable[[], str]]] = []
        self._look = LookSliders(services.settings)
        inside = QWidget()
        self._column = QVBoxLayout(inside)
        self._build()
        self._column.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(inside)
        self._scroll = scroll
        self.body.addWidget(scroll)
        services.settings.changed.connect(self._refresh)

    # -- building ------------------------------------------------------------------------------

    def _build(self) -> None:
        put = self.settings.set
        self._setting(
            lambda: translate("Options", "Language"),
            LANGUAGES,
            lambda: dict(LANGUAGES),
            lambda: self.services.language.code,
            lambda value: put(keys.LANGUAGE, value),
        )
        self._build_game()
        self._head(lambda: translate("Options", "MOVEMENT"))
        for setting, title, words in (
            (keys.ANIMATION, lambda: translate("Options", "Animation"), names.animation_names),
            (keys.AI_PACE, lambda: translate("Options", "Pace of the opponents"), names.pace_names),
            (keys.REDUCED_MOTION, lambda: translate("Options", "Keep movement small"), names.motion_names),
        ):
            self._simple(setting, title, words)
        self._head(lambda: translate("Options", "TABLE"))
        self._column.addWidget(self._look)
        self._head(lambda: translate("Options", "READING"))
        self._simple(keys.TEXT_SIZE, lambda: translate("Options", "Text size"), names.text_size_names)
        self._simple(keys.APPEARANCE, lambda: translate("Options", "Pages and dialogs"), names.appearance_names)

    def _build_game(self) -> None:
        game, rules = CATALOGUE[self.game_id], load_rules(self.game_id)
        starters = starters_for(seats_for(self.game_id, self.settings.game(self.game_id)))
        self._head(lambda: str(game.part("tile", "TILE").name).upper())
        if game.shared_screen:
            self._for_game(
                lambda: translate("Options", "Who plays"),
                keys.MODES,
                names.mode_names,
                lambda kept: kept.mode,
                lambda kept, value: replace(kept, mode=value),
                new_deal=True,
            )
        self._for_game(
            lambda: translate("Options", "Level of the AI"),
            keys.LEVELS,
            PEOPLE.levels,
            lambda kept: kept.level,
            lambda kept, value: replace(kept, level=value),
        )
        if rules.handover is Handover.ROUND:  # else the rules say it
            self._for_game(
                lambda: translate("Options", "Who starts the next game"),
                starters,
                partial(names.starter_names, len(starters) - 1, rules.draws_opener),
                lambda kept: kept.starter if kept.starter in starters else starters[0],
                lambda kept, value: replace(kept, starter=value),
            )
        self._code = button(self.code_asked.emit)
        self._column.addWidget(self._code, 0, Qt.AlignmentFlag.AlignLeft)
        if len(rules.players) > 1:
            self._build_seats(rules.players)
        for option in rules.options:
            self._build_option(option)
        for preference in game.part("table", "TABLE").preferences:
            self._build_preference(preference)
        if rules.options or game.shared_screen:
            self._note(lambda: translate("Options", "Changing who plays or a rule starts a new game."))

    def _build_seats(self, players: tuple[int, ...]) -> None:
        counts = tuple(str(count) for count in sorted(players))
        self._for_game(
            lambda: translate("Options", "Number of players"),
            counts,
            lambda: {count: count for count in counts},
            lambda kept: str(kept.seats or players[0]),
            lambda kept, value: replace(kept, seats=int(value)),
            new_deal=True,
        )

    def _build_option(self, option: Option) -> None:
        """Build the line of one of the game's own rules, in the game's words."""
        messages, key, values = CATALOGUE[self.game_id].part("messages", "MESSAGES"), option.key, option.values
        self._for_game(
            lambda: str(messages.option(key)),
            values,
            lambda: {value: str(messages.option_value(key, value)) for value in values},
            lambda kept: kept.option(key, values[0]),
            lambda kept, value: kept.with_option(key, value),
            new_deal=True,
        )
        self._note(lambda: str(messages.option_help(key)))

    def _build_preference(self, option: Option) -> None:
        """Build the line of something that the player may like otherwise at this game's table."""
        messages, key = CATALOGUE[self.game_id].part("messages", "MESSAGES"), option.key
        self._for_game(
            lambda: str(messages.option(key)),
            option.values,
            lambda: {value: str(messages.option_value(key, value)) for value in option.values},
            lambda kept: kept.preference(option),
            lambda kept, value: kept.with_preference(key, value),
        )

    def _note(self, text: Callable[[], str]) -> None:
        note = label("note")
        self._column.addWidget(note)
        self._notes.append((note, text))

    def _for_game(
        self,
        title: Callable[[], str],
        values: tuple[str, ...],
        words: Callable[[], dict[str, str]],
        read: Callable[[GameSettings], str],
        change: Callable[[GameSettings, str], GameSettings],
        new_deal: bool = False,
    ) -> None:
        def write(value: str) -> None:
            wanted = change(self.settings.game(self.game_id), value)
            if new_deal:
                self.deal_asked.emit(self.game_id, wanted)
                self._refresh()  # until it is agreed to, the old choice stands
            else:
                self.settings.set_game(self.game_id, wanted)

        self._setting(title, values, words, lambda: read(self.settings.game(self.game_id)), write)

    def _simple(self, setting: Setting[str], title: Callable[[], str], words: Callable[[], dict[str, str]]) -> None:
        order = tuple(words())
        self._setting(
            title, order, words, lambda: self.settings.get(setting), lambda value: self.settings.set(setting, value)
        )

    def _setting(
        self,
        title: Callable[[], str],
        values: tuple[str, ...] | dict[str, str],
        words: Callable[[], dict[str, str]],
        read: Callable[[], str],
        write: Callable[[str], object],
    ) -> None:
        caption, segments = label(), Segments(tuple(values))
        segments.chosen.connect(lambda value: write(value))
        line = QHBoxLayout()
        line.addWidget(segments)
        line.addStretch(1)
        self._column.addWidget(caption)
        self._column.addLayout(line)
        self._choices.append(_Choice(caption, segments, title, words, read))

    def _head(self, text: Callable[[], str]) -> None:
        self._column.addSpacing(10)
        self._column.addWidget(hairline())
        self._column.addSpacing(4)
        head = label("heading")
        self._column.addWidget(head)
        self._heads.append((head, text))

    # -- showing -------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Make every text anew."""
        super().retranslate()
        title = translate("Options", "Options")
        self.title.setText(title)
        self.setWindowTitle(title)
        for head, text in (*self._heads, *self._notes):
            head.setText(text())
        for line in self._choices:
            line.caption.setText(line.title())
            line.segments.name(line.title(), line.names())
        self._look.retranslate()
        self._code.setText(translate("Actions", "Open game code…"))
        self._refresh()

    def dress(self) -> None:
        """Take appearance and sizes as they are now."""
        super().dress()
        self._column.setSpacing(round(8 * self.one))
        self._look.space(round(8 * self.one))
        self._column.setContentsMargins(0, 0, round(14 * self.one), 0)

    def _refresh(self, key: str = "") -> None:
        for line in self._choices:
            line.segments.show_value(line.read())
