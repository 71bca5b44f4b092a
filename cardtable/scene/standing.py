"""Where a deal stands in its evening, for the header of a table: its number, whether it counts, the score."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from cardtable.scene.typography import gain
from cardtable.scene.widgets.header import HeaderContent

if TYPE_CHECKING:
    from cardtable.core.events import Seat
    from cardtable.core.match import Match


class StandingWords(QObject):
    """Texts without memory."""

    def counted(self, counted: bool | None) -> str:
        """Return whether a deal goes into the books; nothing where none are kept."""
        if counted is None:
            return ""
        return self.tr("counts") if counted else self.tr("practice")

    def line(self, deal: str, counted: bool | None) -> str:
        """Return what a game calls its deal, and whether it counts."""
        return " · ".join(part for part in (deal, self.counted(counted)) if part)

    def header(self, title: str, code: str, match: Match | None, counted: bool | None, person: Seat) -> HeaderContent:
        """Return what the header says: game, code, number of the deal, and the score of *person* after the first."""
        number = len(match.results) + 1 if match is not None else 1
        line = self.line(self.tr("Deal {n}").format(n=number), counted)
        score = self.tr("score {points}").format(points=gain(match.points[person])) if match is not None else ""
        return HeaderContent(title, line, code, tag=score)


STANDING: Final = StandingWords()
