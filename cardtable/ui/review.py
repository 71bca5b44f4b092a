"""Looking through a game from its start, without changing it; or taking it up again somewhere on the way."""

from __future__ import annotations

from collections.abc import Callable

from cardtable.scene.stage import Stage
from cardtable.scene.widgets.review_bar import ReviewBar
from cardtable.ui.laid_deal import LaidDeal


class Review:
    """Leads a deal's director by the bar; *moved* is called after every step."""

    def __init__(self, stage: Stage, moved: Callable[[], object]) -> None:
        self.bar = ReviewBar(stage, self.show, self.play_on, self.leave)
        self._moved = moved
        self._laid: LaidDeal | None = None

    def open(self, laid: LaidDeal) -> None:
        """Begin at the start of a deal."""
        self._laid = laid
        self.bar.open(len(laid.deal.session.actions), laid.table.review_area)
        self.show(0)

    def close(self) -> None:
        """Put the bar away; the deal under review is no longer wanted."""
        self._laid = None
        self.bar.close()

    def show(self, ply: int) -> None:
        """Show the position before action number *ply*."""
        if self._laid is not None:
            self._laid.director.review(ply)
            self.bar.mark(self._laid.director.review_ply)
            self._moved()

    def leave(self) -> None:
        """Go back to the present position, or to the result."""
        self._end(lambda laid: laid.director.leave_review())

    def play_on(self) -> None:
        """Take the reviewed position as the present one."""
        self._end(lambda laid: laid.play_from_review())

    def _end(self, go_on: Callable[[LaidDeal], object]) -> None:
        laid = self._laid
        self.close()
        if laid is not None:
            go_on(laid)
            self._moved()
