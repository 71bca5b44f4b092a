"""The panel at the right: how many cards of each identity are unseen, or who played what in each round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsSceneWheelEvent

from cardtable.core.events import Seat
from cardtable.games.chuo_pai import grid
from cardtable.games.chuo_pai.cards import COPIES, IDENTITIES, TABLE, Family, Identity, identity_of
from cardtable.games.chuo_pai.phrases import PHRASES
from cardtable.games.chuo_pai.plays import SPECIALS, Combination
from cardtable.games.chuo_pai.state import SEATS, Act, Round
from cardtable.games.chuo_pai.words import WORDS
from cardtable.scene.cards.command import command
from cardtable.scene.cards.tab_panel import HEAD, TabPanel
from cardtable.scene.paint import colour, pen, rounded
from cardtable.scene.palette import GLASS, GOLD_LINE, GOLD_TEXT, IVORY, IVORY_SOFT
from cardtable.scene.stage import Stage
from cardtable.scene.table import SeatInfo
from cardtable.scene.typography import Role
from cardtable.scene.widgets.backdrop import Backdrop
from cardtable.scene.widgets.chip import ChipItem
from cardtable.scene.widgets.icons import Icon
from cardtable.scene.widgets.words import CENTRE, RIGHT, draw_text, fit

UNSEEN, ROUNDS = "unseen", "rounds"
SHARES: Final = dict.fromkeys(TABLE, 1.0)
ORDER: Final = (Seat(1), Seat(0), Seat(2))  # as they sit, from left to right
LINES: Final = 6  # rounds that have room
VEIL: Final = 0.66  # over a domino of which no card is unseen
PAGE: Final = 24.0  # height of the chips that turn pages
NUMBER: Final = 26.0  # u for a round's number


def unseen(seen: Iterable[str]) -> dict[Identity, int]:
    """Return how many cards of each identity are in nobody's sight but their holders'."""
    gone = Counter(map(identity_of, seen))
    return {identity: len(COPIES) - gone[identity] for identity in IDENTITIES}


def members(family: Family) -> list[Identity]:
    """Return the identities of a family, from high to low."""
    return [identity for step in TABLE[family] for identity in step]


class SidePanel(TabPanel):
    """The panel."""

    def __init__(self, stage: Stage, who: Callable[[Seat], SeatInfo], toggled: Callable[[str], None]) -> None:
        """*who* tells who sits at a seat."""
        self._who = who
        self.counts: dict[Identity, int] = {}
        self.rounds: tuple[Round, ...] = ()
        self._back = 0  # rounds after those that are shown
        super().__init__(stage, "panel", (UNSEEN, ROUNDS), toggled, right=True)
        self._dominoes = Backdrop(self, self._counted, self._draw_dominoes)
        self._pages = {
            icon: ChipItem(
                stage, command(stage, name, partial(self.page, by)), icon, label=False, height=PAGE, parent=self
            )
            for name, icon, by in (("older", Icon.UP, LINES - 1), ("newer", Icon.DOWN, 1 - LINES))
        }
        self.refresh()

    def _counted(self) -> Hashable:
        """Return what the dominoes of the counter look like; which of them are veiled is drawn over them."""
        return ("chuo pai counter", *map(WORDS.heading, TABLE), *grid.measures(self))

    def layers(self) -> Sequence[Backdrop]:
        """Return the dominoes of the counter."""
        return (self._dominoes,)

    def page(self, by: int) -> None:
        """Show earlier rounds, or later ones."""
        self._back = max(0, min(len(self.rounds) - LINES, self._back + by))
        self.refresh()

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        """Turn the pages of the history."""
        if self.tab == ROUNDS:
            self.page(1 if event.delta() > 0 else -1)

    def count(self, counts: dict[Identity, int], rounds: tuple[Round, ...]) -> None:
        """Tell what is unseen, and which rounds are finished."""
        if len(rounds) != len(self.rounds):
            self._back = 0
        self.counts, self.rounds = counts, rounds
        self.refresh()

    def refresh(self) -> None:
        """Say everything anew; pages can be turned where there are more rounds than room."""
        many = self.tab == ROUNDS and len(self.rounds) > LINES
        older, newer = self._pages[Icon.UP], self._pages[Icon.DOWN]
        for chip, text, on in (
            (older, PHRASES.older(), self._back < len(self.rounds) - LINES),
            (newer, PHRASES.newer(), self._back > 0),
        ):
            chip.action.setText(text)
            chip.action.setToolTip(text)
            chip.action.setVisible(many)
            chip.action.setEnabled(on)
        super().refresh()

    def _lay(self) -> None:
        super()._lay()
        self._dominoes.setVisible(self.tab == UNSEEN)
        for n, chip in enumerate(reversed(self._pages.values())):
            chip.setPos(self.box().right() - (n + 1) * (chip.width + 3) - 3, (HEAD - PAGE) / 2)

    def titles(self) -> dict[str, str]:
        """Return the titles; the counter's tells all unseen cards while it is unfolded."""
        title = PHRASES.unseen_title(sum(self.counts.values())) if self.tab == UNSEEN else PHRASES.unseen_short()
        return {UNSEEN: title, ROUNDS: PHRASES.rounds_title()}

    def tip(self, unfolded: bool) -> str:
        """Return what a click on a title does."""
        return PHRASES.fold_tip(unfolded)

    def heard(self) -> str:
        """Return the counts, or the last rounds, in words."""
        if self.tab == UNSEEN:
            return ", ".join(f"{WORDS.card(identity)}: {count}" for identity, count in self.counts.items())
        return " ".join(self._line(n) for n in self._shown()) or PHRASES.no_rounds()

    def _line(self, n: int) -> str:
        done = self.rounds[n]
        parts = (PHRASES.did(self._who(act.seat), act.combination if act.cards else None) for act in done.acts)
        return PHRASES.round_line(n + 1, "; ".join(parts), self._who(done.winner), len(done.best.cards))

    def _shown(self) -> range:
        end = len(self.rounds) - self._back
        return range(max(0, end - LINES), end)

    # -- drawing -----------------------------------------------------------------------------

    def draw_open(self, painter: QPainter, area: QRectF) -> None:
        """Draw the counter or the history."""
        if self.tab == UNSEEN:
            self._draw_counts(painter, area)
        else:
            self._draw_rounds(painter, area)

    def _draw_counts(self, painter: QPainter, area: QRectF) -> None:
        strong = self.stage.face(Role.NAME, 16)
        for family, column in grid.columns(area, SHARES).items():
            for n, identity in enumerate(members(family)):
                count = self.counts.get(identity, 0)
                place = grid.domino_in(grid.row(column, n))
                base, x = place.center().y() + strong.pixelSize() * 0.36, place.right() + 13
                if count:
                    draw_text(
                        painter, x, base, str(count), strong, GOLD_TEXT if count == len(COPIES) else IVORY, CENTRE
                    )
                else:
                    painter.fillPath(rounded(place.adjusted(-1, -1, 1, 1), 3), colour(GLASS[0], VEIL))
                    painter.fillRect(QRectF(x - 4, place.center().y() - 0.8, 8, 1.6), colour(IVORY, 0.5))

    def _draw_dominoes(self, painter: QPainter) -> None:
        """Draw what the counter counts."""
        columns = grid.columns(self.area(), SHARES)
        grid.draw_names(painter, self.stage, columns)
        for family, column in columns.items():
            for n, identity in enumerate(members(family)):
                grid.draw_domino(painter, identity, grid.row(column, n))

    def _draw_rounds(self, painter: QPainter, area: QRectF) -> None:
        inner, small = area.adjusted(grid.EDGE, 0, -grid.EDGE, -8), self.stage.face(Role.SMALL)
        if not self.rounds:
            text = PHRASES.no_rounds()
            face = fit(self.stage, text, Role.SMALL, inner.width())
            draw_text(painter, inner.left(), inner.top() + 22, text, face, colour(IVORY, 0.9))
            return
        wide = (inner.width() - NUMBER) / len(SEATS)
        for n, seat in enumerate(ORDER):
            name = PHRASES.name(self._who(seat))
            face = fit(self.stage, name, Role.SMALL, wide - 6)
            draw_text(painter, inner.left() + NUMBER + n * wide + 4, inner.top() + 15, name, face, colour(IVORY, 0.95))
        high = (inner.height() - grid.MARKS) / LINES
        for line, number in enumerate(self._shown()):
            y = inner.top() + grid.MARKS + line * high
            base = y + high / 2 + small.pixelSize() * 0.36
            done = self.rounds[number]
            draw_text(
                painter, inner.left() + NUMBER - 8, base, str(number + 1), small, colour(IVORY, IVORY_SOFT), RIGHT
            )
            for n, seat in enumerate(ORDER):
                box = QRectF(inner.left() + NUMBER + n * wide, y + 1, wide - 4, high - 2)
                act = next((act for act in done.acts if act.seat == seat), None)
                self._draw_act(painter, box, act, act == done.best)

    def _draw_act(self, painter: QPainter, box: QRectF, act: Act | None, won: bool) -> None:
        """Draw what a seat did: its play, gold if it has won the round; a dash for a pass."""
        if act is None:
            return
        if not act.cards:
            painter.fillRect(QRectF(box.left() + 6, box.center().y() - 0.8, 10, 1.6), colour(IVORY, 0.55))
            return
        if won:
            painter.fillPath(rounded(box, 6), colour("#F0C060", 0.22))
            painter.strokePath(rounded(box, 6), pen(colour(GOLD_LINE, 0.8), 1))
        play = act.combination
        place = grid.draw_domino(painter, _court(play), box.adjusted(4, 0, 0, 0), 1.0 if won else 0.8)
        text = _size(play)
        face = fit(self.stage, text, Role.SMALL_STRONG, box.right() - place.right() - 8)
        shade = GOLD_TEXT if won else colour(IVORY, 0.9)
        draw_text(painter, place.right() + 5, box.center().y() + face.pixelSize() * 0.36, text, face, shade)


def _court(play: Combination) -> Identity:
    """Return the domino that stands for a play."""
    return next((special.court for special in SPECIALS if special.name == play.name), play.identities[0])


def _size(play: Combination) -> str:
    """Return a play's size beside its domino: "×2", "+9 ×4"."""
    total = next((f"+{special.total} " for special in SPECIALS if special.name == play.name), "")
    return f"{total}×{play.size}" if play.size > 1 else total
