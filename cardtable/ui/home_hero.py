"""One game across the whole home page: its picture, its name, how it is played, and a big Play."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.scene.paint import colour, falling, linear, mix, saved
from cardtable.scene.palette import GOLD_TEXT
from cardtable.scene.typography import Role, wrap
from cardtable.ui.home_items import CREAM, GameTile, Tile, facts, ornament, title, words

if TYPE_CHECKING:
    from cardtable.scene.stage import Stage

PICTURE: Final = 0.60  # of the width, fading into the panel
FADE: Final = 210.0
EDGE: Final = 52.0  # u between the words and the right edge


class HeroTile(GameTile):
    """The wide tile.  The page lays its chips into ``controls``."""

    def __init__(self, stage: Stage, game_id: str, tile: Tile, chosen: Callable[[str], object]) -> None:
        super().__init__(stage, game_id, tile, chosen)
        self.captions: Callable[[], tuple[str, ...]] = lambda: ()  # of the rows of chips, from the top

    def show_game(self, game_id: str, tile: Tile) -> None:
        """Become the picture of another game."""
        self.game_id, self.tile, self.focus_key = game_id, tile, f"game:{game_id}"
        self.touch()

    def art_key(self) -> Hashable:
        return super().art_key(), self.captions()

    @property
    def left(self) -> float:
        """Where the words begin, in u."""
        return round(self.size.width() * PICTURE + 28)

    def row(self, number: int) -> QPointF:
        """Return the corner of a row of chips: 0 and 1 are choices, 2 is the big one at the foot."""
        if number == 2:
            return QPointF(self.left, self.size.height() - 52 - 46)
        return QPointF(self.left, 236 + 82 * number + self._spare())

    def _spare(self) -> float:
        return max(0.0, (self.size.height() - 496) / 2)

    def _draw_inside(self, painter: QPainter) -> None:
        wide, high = self.size.width(), self.size.height()
        base, accent = self.tile.base, self.tile.accent
        painter.fillRect(self.box(), falling(self.box(), (0, mix(base, accent, 0.12)), (1, base)))
        picture = QRectF(0, 0, round(wide * PICTURE), high)
        clip = QPainterPath()
        clip.addRect(picture)
        with saved(painter, clip):
            self._draw_picture(painter, QSizeF(picture.width(), high))
            fade = QRectF(picture.right() - FADE, 0, FADE + 2, high)
            painter.fillRect(
                fade,
                linear(
                    fade.left(),
                    0,
                    fade.right(),
                    0,
                    (0, colour(mix(base, accent, 0.08), 0)),
                    (0.55, colour(mix(base, accent, 0.08), 0.62)),
                    (1, mix(base, accent, 0.08)),
                ),
            )
        panel = QRectF(picture.right() - 1, 0, wide - picture.width(), high)
        painter.fillRect(
            panel, linear(panel.left(), 0, panel.right(), 0, (0, mix(base, accent, 0.08)), (1, mix(base, "#000", 0.12)))
        )
        self._hairline(
            painter,
            linear(picture.right() - FADE, 0, picture.right(), 0, (0, colour(accent, 0.35)), (1, colour(accent, 0.5))),
        )
        self._draw_words(painter)

    def _draw_words(self, painter: QPainter) -> None:
        x, right, top = self.left, self.size.width() - EDGE, self._spare() * 0.6
        accent = self.tile.accent
        words(painter, self.stage, self.tile.origin, x, top + 62, accent, 24, 0, italic=True)
        title(painter, self.stage, self.tile.name, x - 3, top + 122, 66, 0)
        face = self.stage.face(Role.TEXT, 17)
        painter.setFont(face)
        painter.setPen(colour(GOLD_TEXT) if self.state.line else colour(CREAM, 0.86))
        y = top + 156
        for line in wrap(self.gloss(), face, right - x)[:2]:
            painter.drawText(QPointF(x, y), line)
            y += 24
        facts(painter, self.stage, self.tile, right, top + 60, 1)
        ornament(painter, x, right, top + 190, accent)
        caption = self.stage.face(Role.SMALL_STRONG)
        painter.setFont(caption)
        painter.setPen(colour(CREAM, 0.66))
        for number, text in enumerate(self.captions()):
            corner = self.row(number)
            painter.drawText(QPointF(corner.x() + 2, corner.y() - 9), text)
