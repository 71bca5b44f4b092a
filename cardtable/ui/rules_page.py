"""The rules inside the program: a book with contents at its left, illustrated by the game's own art."""

from __future__ import annotations

import re
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, QSizeF, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPixmap,
    QResizeEvent,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFragment,
)
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QTextBrowser, QWidget

from cardtable.games import CATALOGUE
from cardtable.resources import resource
from cardtable.ui import theme
from cardtable.ui.parts import Segments, button
from cardtable.ui.services import Services
from cardtable.ui.sheet import Sheet

translate = QCoreApplication.translate

_SECTION: Final = re.compile(r'<h2><a name="(\w+)"></a>(.*?)</h2>')
_TAG: Final = re.compile(r"<span.*</span>|<[^>]+>")  # a remark after a title is not part of it
_PICTURE: Final = re.compile(r'<img src="art:(\w+)">')
ART_SHARE: Final = 0.86  # of the text's width, for pictures that would be wider


def sections(html: str) -> list[tuple[str, str]]:
    """Return anchor and title of every section."""
    return [(anchor, _TAG.sub("", title).strip()) for anchor, title in _SECTION.findall(html)]


class RulesText(QTextBrowser):
    """Shows a rules page; ``art:name`` is painted at the size and ratio it is shown in."""

    resized = Signal()

    def __init__(self, illustrations: Any) -> None:
        super().__init__()
        self.illustrations = illustrations
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # the width must not depend on the page
        self.setOpenLinks(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.one = 1.0

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Paint a picture of the game, or load what Qt knows."""
        name = QUrl(name)
        if kind != QTextDocument.ResourceType.ImageResource.value or name.scheme() != "art":
            return super().loadResource(kind, name)
        size, ratio = self._picture_size(name.path()), self.devicePixelRatioF()
        pixmap = QPixmap(size * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(QColor(0, 0, 0, 0))
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.illustrations[name.path()].paint(painter, QRectF(QPointF(0, 0), QSizeF(size)))
        painter.end()
        return pixmap

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    def show_page(self, html: str, style: str) -> None:
        """Lay out a page.  Pictures take their room at once and are painted when they come into sight."""
        # A long document is laid out bit by bit, and one that is changed meanwhile comes out broken:
        # everything is done to a new one before this widget begins to lay it out.
        page = QTextDocument(self)
        page.setDefaultStyleSheet(style)
        page.setDefaultFont(self.font())
        page.setHtml(_PICTURE.sub(self._sized, html))
        _free_headings(page)
        self.setDocument(page)  # deletes the old one

    def _sized(self, found: re.Match[str]) -> str:
        size = self._picture_size(found[1])
        return f'<img src="art:{found[1]}" width="{size.width()}" height="{size.height()}">'

    def _picture_size(self, name: str) -> QSize:
        """Return the size of a picture in logical pixels."""
        natural = self.illustrations[name].size
        width = min(natural.width() * self.one, self.viewport().width() * ART_SHARE)
        return QSize(round(width), round(width * natural.height() / natural.width()))


def _free_headings(page: QTextDocument) -> None:
    """Let headings have the size that the style sheet gives them, not a multiple of the body's."""
    fragments: list[QTextFragment] = []
    block = page.begin()
    while block.isValid():
        if block.blockFormat().headingLevel():
            words = block.begin()
            while not words.atEnd():
                fragments.append(words.fragment())
                words += 1
        block = block.next()
    cursor = QTextCursor(page)
    for fragment in fragments:
        look = fragment.charFormat()
        look.clearProperty(QTextFormat.Property.FontSizeAdjustment)
        cursor.setPosition(fragment.position())
        cursor.setPosition(fragment.position() + fragment.length(), QTextCursor.MoveMode.KeepAnchor)
        cursor.setCharFormat(look)


class RulesSheet(Sheet):
    """The rules of one game, open at the beginning or at a rule; the other games' are a click away."""

    def __init__(self, window: QWidget, services: Services, game_id: str, rule: str = "") -> None:
        super().__init__(window, services.settings, (1120, 900))
        self.services, self.game_id, self._rule = services, game_id, rule
        self._html = ""
        self._shown: tuple[object, ...] = ()
        self._anchors: list[str] = []
        self.contents = QListWidget()
        self.contents.setObjectName("contents")
        self.contents.setWordWrap(True)
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.contents.currentRowChanged.connect(self._go)
        self.text = RulesText(_illustrations(game_id))
        self._later = QTimer(self)  # a text cannot be replaced while it is being resized
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._lay_text)
        self.text.resized.connect(self._later.start)
        self.text.verticalScrollBar().valueChanged.connect(self._follow)
        self.games = Segments(tuple(CATALOGUE))
        self.games.show_value(game_id)
        self.games.chosen.connect(self._turn_to)
        if len(CATALOGUE) > 1:
            self.body.addWidget(self.games, 0, Qt.AlignmentFlag.AlignLeft)
        side = QHBoxLayout()
        side.addWidget(self.contents)
        side.addWidget(self.text, 1)
        self.body.addLayout(side)
        self._done = button(self.accept, "primary")
        self.buttons.addStretch(1)
        self.buttons.addWidget(self._done)

    def first_focus(self) -> QWidget:
        """Return the text, so that the arrow keys scroll it."""
        return self.text

    def open_over(self) -> None:
        """Show the page, at the wanted rule."""
        super().open_over()
        self._lay_text()
        if self._rule:
            self.show_rule(self._rule)

    def show_rule(self, rule: str) -> None:
        """Scroll to a rule or section, and mark the section in the contents."""
        self.text.scrollToAnchor(rule)
        self._follow()

    def retranslate(self) -> None:
        """Make every text anew."""
        super().retranslate()
        title = translate("Rules", "Rules")
        self.title.setText(title)
        self.setWindowTitle(title)
        self.contents.setAccessibleName(translate("Rules", "Contents"))
        self.text.setAccessibleName(title)
        self._done.setText(translate("Rules", "Close"))
        self.games.name(translate("Rules", "Game"), {game_id: _title(game_id) for game_id in CATALOGUE})
        self._read()

    def _read(self) -> None:
        """Take the page of the game, and its contents."""
        self._html = resource(f"resources/rules/{self.game_id}.{self.services.language.code}.html").read_text("utf-8")
        found = sections(self._html)
        self._anchors = [anchor for anchor, _ in found]
        self.contents.blockSignals(True)
        self.contents.clear()
        self.contents.addItems([name for _, name in found])
        self.contents.setCurrentRow(0)
        self.contents.blockSignals(False)
        self._shown = ()

    def _turn_to(self, game_id: str) -> None:
        """Open the rules of another game at their beginning."""
        self.game_id = game_id
        self.text.illustrations = _illustrations(game_id)
        self._read()
        self._lay_text()

    def dress(self) -> None:
        """Take appearance and sizes, and lay out the text for them."""
        super().dress()
        self.contents.setFixedWidth(round(250 * self.one))
        self._later.start()

    def _lay_text(self) -> None:
        """Lay out the text, unless it lies already as it should."""
        if not self.isVisible():
            return
        wanted = (self.one, self.text.viewport().width(), theme.tones(self.settings), self._html)
        if wanted == self._shown:
            return
        self._shown = wanted
        row = self.contents.currentRow()
        self.text.one = self.one
        self.text.show_page(self._html, rules_style(theme.tones(self.settings), self.one))
        if row > 0:
            self.text.scrollToAnchor(self._anchors[row])

    def _go(self, row: int) -> None:
        if 0 <= row < len(self._anchors):
            self.text.scrollToAnchor(self._anchors[row])

    def _follow(self) -> None:
        """Mark the section at the top of the text."""
        bar = self.text.verticalScrollBar()
        if bar.value() == bar.maximum() > 0 and self.contents.hasFocus():
            return  # the last sections are too short to reach the top; keep what was chosen
        below = bar.value() + 24 * self.one
        row = sum(top <= below for top in self._head_tops()) - 1
        self.contents.blockSignals(True)
        self.contents.setCurrentRow(max(0, row))
        self.contents.blockSignals(False)

    def _head_tops(self) -> list[float]:
        """Return where the sections begin, in pixels from the top of the text."""
        found: list[float] = []
        document = self.text.document()
        layout, block = document.documentLayout(), document.begin()
        while block.isValid():
            if block.blockFormat().headingLevel() == 2:
                found.append(layout.blockBoundingRect(block).top())
            block = block.next()
        return found


def _illustrations(game_id: str) -> Any:
    return CATALOGUE[game_id].part("illustrations", "ILLUSTRATIONS")


def _title(game_id: str) -> str:
    return str(CATALOGUE[game_id].part("tile", "TILE").name)


def rules_style(colours: theme.Tones, one: float) -> str:
    """Return the style sheet of a rules page; *one* is the unit in pixels."""

    def px(units: float) -> str:
        return f"{max(1, round(units * one))}px"

    c = colours
    return f"""
body, p, li, td {{ font-family: "{theme.SANS}"; font-size: {px(16)}; color: {c.ink}; line-height: 128%; }}
p {{ margin: 0 {px(14)} {px(10)} {px(6)}; }}
li {{ margin-bottom: {px(5)}; }}
h1 {{
  font-family: "{theme.SERIF}"; font-weight: 400; font-size: {px(52)}; color: {c.ink};
  margin: 0 0 {px(6)} {px(6)};
}}
h2 {{
  font-family: "{theme.SERIF}"; font-weight: 400; font-size: {px(30)}; color: {c.brass};
  margin: {px(26)} 0 {px(8)} {px(6)};
}}
p.lead {{ font-family: "{theme.SERIF}"; font-size: {px(21)}; color: {c.faded}; margin-bottom: {px(16)}; }}
p.art {{ text-align: center; line-height: 100%; margin: {px(8)} 0 {px(4)} 0; }}
p.caption {{ text-align: center; font-size: {px(14)}; color: {c.faded}; margin-bottom: {px(12)}; }}
span.tag {{ font-family: "{theme.SANS}"; font-size: {px(14)}; color: {c.faded}; }}
table.sum td {{ padding-left: {px(22)}; padding-right: {px(22)}; border-bottom: 1px solid {c.line}; }}
tr.total td {{ font-weight: 700; font-size: {px(19)}; border: none; }}
table.keys {{ margin-left: {px(6)}; }}
table.keys td {{ padding-right: {px(14)}; vertical-align: top; }}
"""
