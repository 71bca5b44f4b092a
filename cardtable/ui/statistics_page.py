"""Games won, drawn and lost, as a table with bars."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QScrollArea, QVBoxLayout, QWidget

from cardtable.games import CATALOGUE
from cardtable.scene.people import PEOPLE
from cardtable.ui.confirm import Question
from cardtable.ui.parts import button, hairline, label
from cardtable.ui.services import Services
from cardtable.ui.settings import LEVELS
from cardtable.ui.sheet import Sheet
from cardtable.ui.statistics import Tally

translate = QCoreApplication.translate


class _Bar(QWidget):
    """What was won and drawn, side by side, of all that was played; the figures beside it say the same."""

    def __init__(self, tally: Tally) -> None:
        super().__init__()
        self.tally = tally
        self.setMinimumSize(120, 12)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        height = min(10.0, self.height())
        whole = QRectF(0, (self.height() - height) / 2, self.width(), height)
        painter.setBrush(QColor(128, 110, 80, 60))
        painter.drawRoundedRect(whole, height / 2, height / 2)
        left = whole.left()
        for count, name in ((self.tally.won, "#C18A2E"), (self.tally.drawn, "#A9A08C")):  # what is lost stays empty
            width = whole.width() * count / max(1, self.tally.played)
            painter.setBrush(QColor(name))
            painter.drawRoundedRect(QRectF(left, whole.top(), width, height), 3, 3)
            left += width


class StatisticsSheet(Sheet):
    """Shows all games; one button forgets them."""

    def __init__(self, window: QWidget, services: Services) -> None:
        super().__init__(window, services.settings, (820, 620))
        self.services = services
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self.body.addWidget(self._scroll)
        self._forget = button(self._ask_forget)
        self._done = button(self.accept, "primary")
        self.buttons.addWidget(self._forget)
        self.buttons.addStretch(1)
        self.buttons.addWidget(self._done)
        services.statistics.changed.connect(self._fill)

    def first_focus(self) -> QWidget:
        """Return the button that closes the page."""
        return self._done

    def retranslate(self) -> None:
        """Make every text anew."""
        super().retranslate()
        title = translate("Statistics", "Statistics")
        self.title.setText(title)
        self.setWindowTitle(title)
        self._forget.setText(translate("Statistics", "Forget all games"))
        self._done.setText(translate("Statistics", "Close"))
        self._fill()

    def _fill(self) -> None:
        inside = QWidget()
        column = QVBoxLayout(inside)
        note = label("faded")
        note.setText(translate("Statistics", "Finished games against the AI. Practice games are not counted."))
        column.addWidget(note)
        any_game = False
        for game_id, game in CATALOGUE.items():
            total = self.services.statistics.tally(game_id)
            any_game = any_game or bool(total.played)
            name = label("title")
            name.setText(str(game.part("tile", "TILE").name))
            column.addWidget(name)
            if total.played:
                column.addLayout(self._table(game_id))
            else:
                empty = label()
                empty.setText(translate("Statistics", "No game finished yet."))
                column.addWidget(empty)
            column.addWidget(hairline())
        column.addStretch(1)
        self._forget.setEnabled(any_game)
        self._scroll.setWidget(inside)
        self.refit()

    def _table(self, game_id: str) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(round(22 * self.one))
        grid.setVerticalSpacing(round(7 * self.one))
        grid.setColumnStretch(6, 1)
        heads = (
            translate("Statistics", "LEVEL"),
            translate("Statistics", "FIRST MOVE"),
            translate("Statistics", "PLAYED"),
            translate("Statistics", "WON"),
            translate("Statistics", "DRAWN"),
            translate("Statistics", "LOST"),
        )
        for at, text in enumerate(heads):
            head = label("heading", wrap=False)
            head.setText(text)
            grid.addWidget(head, 0, at, Qt.AlignmentFlag.AlignRight if at > 1 else Qt.AlignmentFlag.AlignLeft)
        starts = {
            True: translate("Statistics", "You"),
            False: translate("Statistics", "Opponent"),
            None: translate("Statistics", "All"),
        }
        line = 1
        for level in LEVELS:
            first = True
            for began, start in starts.items():
                tally = self.services.statistics.tally(game_id, level, began)
                if not tally.played:
                    continue
                self._line(grid, line, PEOPLE.levels()[level] if first else "", start, tally, began is None)
                first = False
                line += 1
        return grid

    def _line(self, grid: QGridLayout, line: int, level: str, start: str, tally: Tally, strong: bool) -> None:
        for at, text in enumerate((level, start)):
            cell = label("" if at == 0 or strong else "faded", wrap=False)
            cell.setText(text)
            grid.addWidget(cell, line, at)
        for at, count in enumerate((tally.played, tally.won, tally.drawn, tally.lost), 2):
            cell = label("" if strong else "faded", wrap=False)
            cell.setText(self.services.language.locale.toString(count))
            grid.addWidget(cell, line, at, Qt.AlignmentFlag.AlignRight)
        grid.addWidget(_Bar(tally), line, 6)

    def _ask_forget(self) -> None:
        def texts() -> tuple[str, str, str, str]:
            return (
                translate("Statistics", "Forget all games?"),
                translate("Statistics", "The counts of every game and level go back to zero. Saved games stay."),
                translate("Statistics", "Keep them"),
                translate("Statistics", "Forget"),
            )

        Question(self._window, self.settings, texts, self.services.statistics.clear).open_over()
