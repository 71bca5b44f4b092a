"""Where the parts of the table lie on a stage of any shape, in table units.

Two rows of plate, store and words, the board between them, all in the same columns so that scores compare
vertically.  A wider stage gets a wider board, a higher one a higher board, until it would lose its shape;
what is left over becomes air.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardtable.games.o_an_quan.geometry import BoardGeometry, TrayGeometry
from cardtable.scene.widgets.plate import SIZE as PLATE

SIDE: Final = 56.0  # u left and right of the board
ROW: Final = PLATE.height()
OUTER: Final = 16.0  # u above and below the rows, at least
INNER: Final = 22.0  # u between a row and the board, at least
BOARD_HEIGHT: Final = 448.0  # at least
WIDEST: Final = 3.1  # board: width over height
SLIMMEST: Final = 2.25
INNER_MOST: Final = 64.0
COLUMN_GAP: Final = 20.0
TRAY: Final = QSizeF(440, 86)
TRAY_WIDEST: Final = 600.0
WORDS: Final = 278.0  # width of the right column on the smallest stage


class Plan(NamedTuple):
    """Every place on the stage; index 0 is the seat below."""

    board: BoardGeometry
    plates: tuple[QPointF, QPointF]
    trays: tuple[TrayGeometry, TrayGeometry]
    right: float  # edge of the right column
    column: float  # its width

    @property
    def top(self) -> float:
        """Upper edge of the upper row."""
        return self.plates[1].y()

    @property
    def bottom(self) -> float:
        """Upper edge of the lower row."""
        return self.plates[0].y()


def plan(size: QSizeF) -> Plan:
    """Return the places for a stage of *size* u, at least 1280 x 720."""
    extra = size.height() - 2 * (OUTER + ROW + INNER) - BOARD_HEIGHT
    widest = size.width() - 2 * SIDE
    height = BOARD_HEIGHT + max(0.0, min(extra, widest / SLIMMEST - BOARD_HEIGHT))
    width = min(widest, height * WIDEST)
    left = (size.width() - width) / 2
    air = size.height() - 2 * (OUTER + ROW + INNER) - height
    inner = INNER + min(air / 4, INNER_MOST - INNER)
    board = QRectF(left, (size.height() - height) / 2, width, height)
    upper, lower = board.top() - inner - ROW, board.bottom() + inner
    tray_left = left + PLATE.width() + COLUMN_GAP
    tray_width = min(TRAY_WIDEST, TRAY.width() + (width - (1280 - 2 * SIDE)) * 0.6)
    trays = [
        TrayGeometry(QRectF(tray_left, y + (ROW - TRAY.height()) / 2, tray_width, TRAY.height()))
        for y in (lower, upper)
    ]
    column = board.right() - tray_left - tray_width - COLUMN_GAP
    return Plan(
        BoardGeometry(board),
        (QPointF(left, lower), QPointF(left, upper)),
        (trays[0], trays[1]),
        board.right(),
        column,
    )
