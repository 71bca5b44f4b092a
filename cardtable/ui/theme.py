"""The look of pages and dialogs: paper by day, dark wood by night, in the tones of the table.

Sizes are multiples of one unit, the pixels of a dialog designed for 1280×720, so that text grows
with the window and with the player's text size.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QToolTip

from cardtable.scene.typography import load_fonts
from cardtable.ui.settings import APPEARANCE, TEXT_SIZE, Settings

SANS: Final = "Inter"
SERIF: Final = "EB Garamond"
TIP: Final = ("#24160A", "#F3EAD7")  # ground and text
TEXT_FACTOR: Final = {"normal": 1.0, "large": 1.18, "larger": 1.4}


class Tones(NamedTuple):
    """The colours of one appearance, as ``#rrggbb``."""

    top: str  # the sheet's lamp side
    middle: str
    bottom: str
    ink: str
    faded: str  # secondary text
    line: str  # hairlines and frames
    brass: str  # ornaments, titles' small caps
    field: str  # what one writes or chooses in
    hover: str
    focus: str
    alert: str
    link: str


PAPER: Final = Tones(
    top="#FCF7EA",
    middle="#F6EEDB",
    bottom="#EADDC0",
    ink="#2A1D12",
    faded="#6A5540",
    line="#CDB78C",
    brass="#8C6A33",
    field="#FFFCF3",
    hover="#F1E3C2",
    focus="#1F6F63",
    alert="#A8401F",
    link="#1F6F63",
)
WOOD: Final = Tones(
    top="#3A281B",
    middle="#2C1D13",
    bottom="#1F140C",
    ink="#F3EAD7",
    faded="#C3B294",
    line="#6B5033",
    brass="#D9B36C",
    field="#1B110A",
    hover="#4A3422",
    focus="#FFD27A",
    alert="#F08A66",
    link="#8FD6C4",
)


def tones(settings: Settings) -> Tones:
    """Return the colours the player asked for."""
    wanted = settings.get(APPEARANCE)
    if wanted == "system":
        scheme = QGuiApplication.styleHints().colorScheme()
        wanted = "dark" if scheme is Qt.ColorScheme.Dark else "light"
    return WOOD if wanted == "dark" else PAPER


def unit(settings: Settings, window: QSize) -> float:
    """Return the pixels of one dialog unit in a window of this size.

    Dialogs grow more slowly than the table: a page of text on a big screen should hold more, too.
    """
    scale = min(window.width() / 1280, window.height() / 720)
    grown = 1 + (scale - 1) * 0.6 if scale > 1 else max(0.86, scale)
    return grown * TEXT_FACTOR[settings.get(TEXT_SIZE)]


def dress_tips(settings: Settings, window: QSize) -> None:
    """Let the tips of tables look like those of sheets, as large as the player's text."""
    face = QFont(SANS)
    face.setPixelSize(round(14 * unit(settings, window)))
    QToolTip.setFont(face)
    colours = QPalette()
    colours.setColor(QPalette.ColorRole.ToolTipBase, QColor(TIP[0]))
    colours.setColor(QPalette.ColorRole.ToolTipText, QColor(TIP[1]))
    QToolTip.setPalette(colours)


def palette(colours: Tones) -> QPalette:
    """Return a widget palette in these colours, for whatever the style sheet leaves to the style."""
    result = QPalette(QColor(colours.middle))
    for role, name in (
        (QPalette.ColorRole.Window, colours.middle),
        (QPalette.ColorRole.Base, colours.field),
        (QPalette.ColorRole.AlternateBase, colours.hover),
        (QPalette.ColorRole.Text, colours.ink),
        (QPalette.ColorRole.WindowText, colours.ink),
        (QPalette.ColorRole.ButtonText, colours.ink),
        (QPalette.ColorRole.Link, colours.link),
        (QPalette.ColorRole.Highlight, "#C18A2E"),
        (QPalette.ColorRole.HighlightedText, "#24160A"),
        (QPalette.ColorRole.PlaceholderText, colours.faded),
    ):
        result.setColor(role, QColor(name))
    return result


def style_sheet(colours: Tones, one: float) -> str:
    """Return the style sheet of sheets, panels and menus; *one* is the unit in pixels."""
    load_fonts()

    def whole(units: float) -> int:
        return max(1, round(units * one))

    def px(units: float) -> str:
        return f"{whole(units)}px"

    # Qt gives a button square corners if their radius is more than half its height, and pixels are rounded
    pill = min(whole(22) + 2 * (whole(pad) + whole(line)) for pad, line in ((8, 1.2), (7, 2.4))) // 2
    c = colours
    return f"""
* {{ font-family: "{SANS}"; font-size: {px(15)}; color: {c.ink}; outline: none; }}
QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: none; }}
QLabel {{ background: transparent; }}
QLabel#title {{ font-family: "{SERIF}"; font-size: {px(36)}; }}
QLabel#heading {{ font-size: {px(13)}; font-weight: 700; letter-spacing: {px(1.4)}; color: {c.brass}; }}
QLabel#faded, QLabel#note {{ color: {c.faded}; }}
QLabel#note {{ font-size: {px(13.5)}; }}
QLabel#alert {{ color: {c.alert}; font-weight: 600; }}
QLabel#figure {{ font-size: {px(24)}; font-weight: 700; }}
QFrame#rule {{ background: {c.line}; border: none; max-height: 1px; min-height: 1px; }}
QPushButton {{
  background: {c.field}; border: {px(1.2)} solid {c.line}; border-radius: {pill}px;
  padding: {px(8)} {px(20)}; min-height: {px(22)}; font-weight: 600;
}}
QPushButton:hover {{ background: {c.hover}; }}
QPushButton:pressed {{ background: {c.line}; }}
QPushButton:focus {{ border: {px(2.4)} solid {c.focus}; padding: {px(7)} {px(19)}; }}
QPushButton:disabled {{ color: {c.faded}; background: transparent; }}
QPushButton#primary {{
  background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 #FBE2A6, stop:0.5 #EBBB60, stop:1 #CC9234);
  border: {px(1.2)} solid #9C6F22; color: #24160A;
}}
QPushButton#primary:hover {{
  background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 #FFEDC0, stop:0.5 #F4CB7B, stop:1 #D9A146);
}}
QPushButton#primary:disabled {{ background: {c.hover}; border-color: {c.line}; color: {c.faded}; }}
QPushButton#primary:focus {{ border: {px(2.4)} solid {c.ink}; }}
QPushButton#close {{
  border: none; border-radius: {px(9)}; background: transparent; padding: {px(4)} {px(10)}; font-size: {px(22)};
}}
QPushButton#close:hover {{ background: {c.hover}; }}
QPushButton#close:focus {{ border: {px(2.4)} solid {c.focus}; padding: {px(2)} {px(8)}; }}
QPushButton[segment="true"] {{
  border-radius: {px(9)}; padding: {px(6)} {px(13)}; min-height: {px(20)}; font-weight: 500; background: transparent;
  border: {px(1.2)} solid transparent;
}}
QPushButton[segment="true"]:hover {{ background: {c.hover}; }}
QPushButton[segment="true"]:checked {{ background: #E0AC4C; color: #24160A; font-weight: 700; border-color: #A9782A; }}
QPushButton[segment="true"]:focus {{ border: {px(2.4)} solid {c.focus}; padding: {px(5)} {px(12)}; }}
QFrame#segments {{ background: {c.field}; border: {px(1.2)} solid {c.line}; border-radius: {px(11)}; }}
QLineEdit {{
  background: {c.field}; border: {px(1.2)} solid {c.line}; border-radius: {px(9)};
  padding: {px(9)} {px(12)}; selection-background-color: #C18A2E; selection-color: #24160A;
}}
QLineEdit:focus {{ border: {px(2.4)} solid {c.focus}; padding: {px(8)} {px(11)}; }}
QLineEdit#code {{ font-size: {px(22)}; font-weight: 600; letter-spacing: {px(2)}; }}
QTextBrowser, QListWidget {{
  background: transparent; border: none; selection-background-color: #C18A2E; selection-color: #24160A;
}}
QTextBrowser:focus {{ border: {px(1.4)} solid {c.brass}; border-radius: {px(8)}; }}
QListWidget {{ padding: {px(4)}; }}
QListWidget:focus {{ border: {px(2)} solid {c.focus}; border-radius: {px(8)}; }}
QListWidget::item {{ padding: {px(7)} {px(12)}; border-radius: {px(8)}; color: {c.ink}; }}
QListWidget#contents::item {{ padding: {px(5)} {px(12)}; }}
QListWidget::item:hover {{ background: {c.hover}; }}
QListWidget::item:selected {{ background: #E0AC4C; color: #24160A; }}
QListWidget#quiet::item:selected {{ background: {c.hover}; color: {c.ink}; }}
QSlider {{ min-height: {px(28)}; background: transparent; }}
QSlider::groove:horizontal {{ height: {px(6)}; border-radius: {px(3)}; background: {c.line}; }}
QSlider::handle:horizontal {{
  width: {px(20)}; height: {px(20)}; margin: -{px(8)} 0; border-radius: {px(11)};
  background: qradialgradient(cx:.4, cy:.35, radius:.8, fx:.35, fy:.3, stop:0 #FFF2C9, stop:1 #C18A2E);
  border: {px(1.2)} solid #8C6420;
}}
QSlider::handle:horizontal:focus {{ border: {px(2.6)} solid {c.focus}; }}
QScrollBar:vertical {{ background: transparent; width: {px(12)}; margin: {px(2)}; }}
QScrollBar::handle:vertical {{ background: {c.line}; border-radius: {px(4)}; min-height: {px(36)}; }}
QScrollBar::handle:vertical:hover {{ background: {c.brass}; }}
QScrollBar:horizontal {{ height: 0; }}
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {{
  background: none; height: 0; width: 0;
}}
QMenu {{
  background: {c.middle}; border: {px(1.2)} solid {c.brass}; padding: {px(8)} 0;
}}
QMenu::item {{ padding: {px(7)} {px(26)} {px(7)} {px(34)}; background: transparent; }}
QMenu::item:selected {{ background: #E0AC4C; color: #24160A; }}
QMenu::item:disabled {{ color: {c.faded}; }}
QMenu::indicator {{ width: {px(14)}; height: {px(14)}; margin-left: {px(12)}; }}
QMenu::separator {{ height: 1px; background: {c.line}; margin: {px(6)} {px(14)}; }}
QToolTip {{ background: {TIP[0]}; color: {TIP[1]}; border: 1px solid #A9844A; padding: {px(5)}; }}
"""
