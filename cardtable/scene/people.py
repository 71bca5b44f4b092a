"""What the players at a table are called, persons and programs, and their levels of play.

Made from ids at the moment it is shown, like every text.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from cardtable.core.events import Seat
    from cardtable.scene.table import SeatInfo

NAMES: Final = ("Davi", "Iara", "Tião", "Bia", "Caio", "Zeca")  # of programs, by seat


class People(QObject):
    """Names without memory."""

    def name(self, info: SeatInfo) -> str:
        """Return what stands on a player's plate, and begins a sentence about him, where programs have names."""
        return self.person(info) if info.human else NAMES[info.seat]

    def person(self, info: SeatInfo) -> str:
        """Return what a person is called."""
        return self.tr("You") if info.alone else self.player(info.seat)

    def player(self, seat: Seat) -> str:
        """Return the name of a seat by its number, where several are people, or none."""
        return self.tr("Player {n}").format(n=seat + 1)

    def level(self, level: str | None) -> str:
        """Return the name of a level of play; empty for a person."""
        return self.levels()[level] if level else ""

    def levels(self) -> dict[str, str]:
        """Return the names of all levels that people may choose, the weakest first."""
        return {"easy": self.tr("Easy"), "medium": self.tr("Medium"), "hard": self.tr("Hard")}


PEOPLE: Final = People()
