"""What every card table has besides its cards; the scene of a game derives from this and adds what only it has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic

from PySide6.QtCore import QRectF
from PySide6.QtGui import QAction

from cardtable.core.events import Seat
from cardtable.core.rules import V
from cardtable.scene.cards.banner import Banner
from cardtable.scene.cards.bubble import Bubble
from cardtable.scene.cards.light import Light
from cardtable.scene.cards.lying import Lying
from cardtable.scene.people import PEOPLE
from cardtable.scene.stage import Stage
from cardtable.scene.table import SeatInfo
from cardtable.scene.typography import Role
from cardtable.scene.widgets.header import Header, HeaderContent

USUAL_TEXT: Final = 15.0  # u of small text, up to which nothing has to give way
SIDES: Final = 0.06  # of the stage's width, by which the glow reaches beyond it
BELOW: Final = 110.0  # u that it reaches below the stage


class HandScene(Generic[V]):
    """The model, the heading, what is said, and the light at the person's edge."""

    def __init__(
        self, stage: Stage, seats: Sequence[SeatInfo], commands: Sequence[QAction], title: str = "", glow: float = 0.36
    ) -> None:
        """*commands* stand in the heading; *glow* is how strong the light is."""
        self.stage, self.seats = stage, tuple(seats)
        self.view: V | None = None  # the position that words and counts tell
        self.lying = Lying()
        self.heading = HeaderContent(title)
        self.header = Header(stage, *commands)
        self.bubbles: dict[Seat, Bubble] = {}
        self.banner = Banner(stage)
        self._mine = Light(stage, "#F0C060", glow)
        self._mine.setVisible(False)

    @property
    def text(self) -> float:
        """How much larger than usual text is."""
        return self.stage.face(Role.SMALL).pixelSize() / USUAL_TEXT

    def name(self, seat: Seat) -> str:
        """Return who sits there."""
        return PEOPLE.name(self.seats[seat])

    def hush(self) -> None:
        """Let nobody say anything."""
        for bubble in self.bubbles.values():
            bubble.say("")

    def light(self, on: bool) -> None:
        """Let the person's edge of the table glow: it is his turn."""
        self._mine.setVisible(on)

    def _arrange_light(self, high: float) -> None:
        """Let the glow reach so high over the foot of the stage."""
        size = self.stage.size
        wide = size.width() * (1 + 2 * SIDES)
        area = QRectF(-SIDES * size.width(), size.height() - high, wide, high + BELOW)
        self._mine.arrange(area, self.stage.sceneRect())
