"""Who answers the table card: in their order, with what has been said, who is to speak, and who comes after."""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.core.events import Seat
from cardtable.games.conquian.state import SEATS, Phase, View
from cardtable.scene.focus import Focusable, Kind
from cardtable.scene.item import PaintedItem
from cardtable.scene.paint import capsule, colour, disc, falling, pen, polyline, triangle
from cardtable.scene.palette import GOLD_CHIP, INK, INK_GOLD, IVORY, PAPER
from cardtable.scene.typography import Role, width
from cardtable.scene.widgets.words import draw_text

if TYPE_CHECKING:
    from PySide6.QtGui import QColor

    from cardtable.scene.stage import Stage

HEIGHT: Final = 24.0
ARROW: Final = 26.0  # from pill to pill
TIGHT: Final = 12.0  # the same where there is no room
LEAD: Final = 25.0  # the sign, and what is before it
TAIL: Final = 11.0
GROUND: Final = "#081610"


class Stand(enum.Enum):
    """How a seat stands to the table card."""

    DONE = enum.auto()
    MINE = enum.auto()  # it is for the person at the table to act
    NOW = enum.auto()  # somebody else is waited for
    LATER = enum.auto()


class Step(NamedTuple):
    """One pill."""

    text: str
    stand: Stand
    heard: str  # a clause of the sentence that the pills are together


class TrackWords(QObject):
    """What the pills say.  A name is asked for only where nobody is meant who sits at the table alone."""

    def passed(self, name: str, mine: bool) -> str:
        """Return that a seat has let the card go by."""
        return self.tr("You passed") if mine else self.tr("{name} passed").format(name=name)

    def chosen(self, name: str, mine: bool) -> str:
        """Return that a seat has sealed its card for the swap."""
        return self.tr("You have chosen") if mine else self.tr("{name} has chosen").format(name=name)

    def pays(self, name: str, mine: bool) -> str:
        """Return that a seat owes a card."""
        return self.tr("You pay") if mine else self.tr("{name} pays").format(name=name)

    def forced(self, name: str, mine: bool) -> str:
        """Return that a seat has to take the card."""
        return self.tr("You must take it") if mine else self.tr("{name} must take it").format(name=name)

    def choosing(self, name: str, mine: bool) -> str:
        """Return, for those who hear it, that a seat has still to choose its card for the swap."""
        return self.tr("you are still to choose") if mine else self.tr("{name} is still to choose").format(name=name)

    def answering(self, name: str, mine: bool) -> str:
        """Return, for those who hear it, whose answer is waited for."""
        return self.tr("it is your turn to answer") if mine else self.tr("{name} is to answer").format(name=name)

    def later(self, name: str, mine: bool) -> str:
        """Return, for those who hear it, who comes after."""
        return self.tr("then it is your turn") if mine else self.tr("then {name}").format(name=name)


TRACK_WORDS: Final = TrackWords()


def steps(view: View, name: Callable[[Seat], str], me: Seat | None) -> Iterator[Step]:
    """Yield the pills of a position.

    :param name: of a seat, as it stands on its plate.
    :param me: who is called "you"; ``None`` if several people play, or none.
    """
    match view.phase:
        case Phase.SWAP:
            for seat in SEATS:
                if view.sealed[seat]:
                    text = TRACK_WORDS.chosen(name(seat), seat == me)
                    yield Step(text, Stand.DONE, text)
                else:
                    stand = Stand.MINE if seat == me else Stand.NOW
                    yield Step(name(seat), stand, TRACK_WORDS.choosing(name(seat), seat == me))
        case Phase.ANSWER:
            yield from _answering(view, name, me)
        case Phase.FORCED | Phase.PAY:
            say = TRACK_WORDS.forced if view.phase is Phase.FORCED else TRACK_WORDS.pays
            mine = view.turn == me
            text = say(name(view.turn), mine)
            yield Step(text, Stand.MINE if mine else Stand.NOW, text)
        case Phase.OVER:
            return


def _answering(view: View, name: Callable[[Seat], str], me: Seat | None) -> Iterator[Step]:
    """Yield who answers the table card, in their order."""
    for n in range(len(SEATS)):
        seat = Seat((view.first + n) % len(SEATS))
        called, mine = name(seat), seat == me
        if seat not in view.order:
            text = TRACK_WORDS.passed(called, mine)
            yield Step(text, Stand.DONE, text)
        elif seat != view.turn:
            yield Step(called, Stand.LATER, TRACK_WORDS.later(called, mine))
        else:
            yield Step(called, Stand.MINE if mine else Stand.NOW, TRACK_WORDS.answering(called, mine))


class AnswerTrack(PaintedItem, Focusable):
    """Pills in a row around the item's position, which is the middle of their upper edge."""

    focus_kind = Kind.TEXT
    focus_key = "track"

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.steps: tuple[Step, ...] = ()
        self.room = 420.0
        self.setZValue(45.0)
        self._lay()

    def say(self, steps: Sequence[Step]) -> None:
        """Show these pills; none hides the row."""
        if tuple(steps) != self.steps:
            self.steps = tuple(steps)
            self._lay()

    def arrange(self, x: float, y: float, room: float) -> None:
        """Stand around *x*, from *y* down, and keep within *room* if that is possible at all."""
        self.setPos(x, y)
        self.room = room
        self._lay()

    @property
    def height(self) -> float:
        """The height of the row in u; it follows the letters."""
        return max(HEIGHT, self.stage.face(Role.SMALL_STRONG, 12).pixelSize() * 1.75)

    def rerender(self) -> None:
        """Lay out again: words may have changed their size."""
        self._lay()

    def retranslate(self) -> None:
        """Nothing: whoever gave the words gives them again."""

    def focus_name(self) -> str:
        """Return who has answered, who is to, and who comes after, as one sentence."""
        said = ", ".join(step.heard for step in self.steps)
        return f"{said[:1].upper()}{said[1:]}"

    def focus_outline(self) -> QPainterPath:
        """Return what the row covers."""
        return capsule(self.box())

    def box(self) -> QRectF:
        """Return what the row covers, in its own coordinates."""
        return QRectF(-self._wide / 2, 0, self._wide, self.height)

    def _lay(self) -> None:
        face = self.stage.face(Role.SMALL_STRONG, 12)
        self._widths = [LEAD + width(step.text, face) + TAIL for step in self.steps]
        gaps = len(self.steps) - 1
        spare = (self.room - sum(self._widths)) / gaps if gaps > 0 else 0.0
        self._gap = max(TIGHT, min(ARROW, spare))
        self._wide = sum(self._widths) + max(0, gaps) * self._gap
        self.setVisible(bool(self.steps))
        self.set_bounds(self.box().adjusted(-3, -3, 3, 5))
        self.touch()

    def draw(self, painter: QPainter) -> None:
        """Draw the pills and the arrows between them."""
        face, x, high = self.stage.face(Role.SMALL_STRONG, 12), -self._wide / 2, self.height
        for n, (step, wide) in enumerate(zip(self.steps, self._widths, strict=True)):
            if n:
                self._draw_arrow(painter, x - self._gap / 2, high / 2)
            pill = QRectF(x, 0, wide, high)
            ink = _draw_pill(painter, pill, step.stand)
            _draw_sign(painter, QPointF(x + 15, high / 2), step.stand, ink)
            draw_text(painter, x + LEAD, high / 2 + face.pixelSize() * 0.36, step.text, face, ink)
            x += wide + self._gap

    def _draw_arrow(self, painter: QPainter, x: float, y: float) -> None:
        half = min(4.8, self._gap / 2 - 2)
        line = polyline((x - half, y), (x + half, y))
        line.addPath(polyline((x + half - 3.4, y - 3.4), (x + half, y), (x + half - 3.4, y + 3.4)))
        painter.strokePath(line, pen(colour(IVORY, 0.62), 1.5))


def _draw_pill(painter: QPainter, pill: QRectF, stand: Stand) -> QColor:
    """Draw the ground of a pill and return the colour of what stands on it."""
    form = capsule(pill)
    if stand in (Stand.MINE, Stand.NOW):
        top, bottom = GOLD_CHIP if stand is Stand.MINE else (PAPER[0], PAPER[2])
        painter.fillPath(form.translated(0.8, 2), colour("#000000", 0.3))
        painter.fillPath(form, falling(pill, (0, top), (1, bottom)))
        return colour(INK_GOLD if stand is Stand.MINE else INK)
    painter.fillPath(form, colour(GROUND, 0.58))
    painter.strokePath(capsule(pill.adjusted(0.5, 0.5, -0.5, -0.5)), pen(colour(IVORY, 0.28), 1))
    return colour(IVORY, 0.92)


def _draw_sign(painter: QPainter, at: QPointF, stand: Stand, ink: QColor) -> None:
    x, y = at.x(), at.y()
    match stand:
        case Stand.DONE:
            painter.strokePath(polyline((x - 3.6, y), (x - 0.9, y + 2.8), (x + 3.6, y - 3)), pen(ink, 1.9))
        case Stand.LATER:
            painter.strokePath(disc(x, y, 3.2), pen(ink, 1.5))
        case _:
            painter.fillPath(triangle(x, y, 7.5, True), ink)
