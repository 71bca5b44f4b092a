"""The page about the program: version, licences, thanks, and where its files lie."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QApplication, QGridLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from cardtable import __version__
from cardtable.ui.parts import button, hairline, label
from cardtable.ui.report import system_lines
from cardtable.ui.services import Services
from cardtable.ui.sheet import Sheet

translate = QCoreApplication.translate


class AboutSheet(Sheet):
    """Says what this is and where everything lies."""

    report_asked = Signal()

    def __init__(self, window: QWidget, services: Services) -> None:
        super().__init__(window, services.settings, (780, 650))
        self.services = services
        inside = QWidget()
        column = QVBoxLayout(inside)
        self._tagline = label("faded")
        self._system = label("note")
        self._system.setText("\n".join(system_lines()[1:]))
        self._licence, self._fonts, self._qt, self._games = label(), label(), label(), label()
        self._heads = {key: label("heading") for key in ("licence", "folders", "origin")}
        column.addWidget(self._tagline)
        column.addWidget(self._system)
        column.addWidget(hairline())
        column.addWidget(self._heads["licence"])
        for text in (self._licence, self._fonts, self._qt):
            column.addWidget(text)
        column.addSpacing(8)
        column.addWidget(self._heads["origin"])
        column.addWidget(self._games)
        column.addSpacing(8)
        column.addWidget(self._heads["folders"])
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        self._folders: dict[str, tuple[QLabel, QPushButton]] = {}
        paths = services.paths
        for at, (key, path) in enumerate(
            {"saves": paths.saves, "settings": paths.settings_file, "log": paths.log_file}.items()
        ):
            name, where = label(), label("note")
            where.setText(str(path))
            where.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            copy = button(lambda text=str(path): QApplication.clipboard().setText(text))  # type: ignore[misc]
            grid.addWidget(name, at, 0)
            grid.addWidget(where, at, 1)
            grid.addWidget(copy, at, 2)
            self._folders[key] = name, copy
        column.addLayout(grid)
        column.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(inside)
        self.body.addWidget(scroll)
        self._report = button(self.report_asked.emit)
        self._done = button(self.accept, "primary")
        self.buttons.addWidget(self._report)
        self.buttons.addStretch(1)
        self.buttons.addWidget(self._done)

    def first_focus(self) -> QWidget:
        """Return the button that closes the page."""
        return self._done

    def retranslate(self) -> None:
        """Make every text anew."""
        super().retranslate()
        self.title.setText(f"Cardtable {__version__}")
        self.setWindowTitle(translate("About", "About Cardtable"))
        self._tagline.setText(
            translate("About", "Traditional table games, played offline against honest opponents or side by side.")
        )
        self._heads["licence"].setText(translate("About", "LICENCES"))
        self._licence.setText(
            translate("About", "Cardtable is free software under the MIT licence. All pictures are its own drawings.")
        )
        self._fonts.setText(
            translate(
                "About",
                "Fonts: Inter, © The Inter Project Authors, and EB Garamond, © The EB Garamond Project Authors; "
                "both under the SIL Open Font License 1.1. The signs on the Dongguan cards are outlines of "
                "Noto Serif CJK and Noto Sans CJK, © Adobe, under the same licence. "
                "The licence texts lie beside the fonts.",
            )
        )
        self._qt.setText(translate("About", "Qt and PySide6, © The Qt Company, are used under the GNU LGPL version 3."))
        self._heads["origin"].setText(translate("About", "FAIR PLAY"))
        self._games.setText(
            translate(
                "About",
                "The opponents are told exactly what a person in their seat could see, and nothing else. "
                "Every deal has a code with which anyone can deal it again and check it.",
            )
        )
        self._heads["folders"].setText(translate("About", "WHERE YOUR FILES LIE"))
        names = {
            "saves": translate("About", "Saved games"),
            "settings": translate("About", "Settings"),
            "log": translate("About", "Log"),
        }
        for key, (name, copy) in self._folders.items():
            name.setText(names[key])
            copy.setText(translate("About", "Copy"))
            copy.setAccessibleName("{} {}".format(translate("About", "Copy the path:"), names[key]))
        self._report.setText(translate("About", "Copy problem report"))
        self._done.setText(translate("About", "Close"))
