"""What the table of Ô ăn quan says: names of squares, and the short texts beside the board.

Everything is made from ids and numbers at the moment it is shown, so a change of the language only has
to ask again.  Sentences for the log and for refusals are in :mod:`.messages`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject

from cardtable.core.events import Seat
from cardtable.games.o_an_quan.sow import LEFT_MANDARIN, RIGHT_MANDARIN, ROWS, WORTH, Capture, Direction, Stop, Trace
from cardtable.scene.people import PEOPLE
from cardtable.scene.standing import STANDING

if TYPE_CHECKING:
    from cardtable.scene.table import SeatInfo

NAMED_CAPTURES = 3  # so many captures are spelled out one by one, more are summed up


class LastTurn(NamedTuple):
    """What a player did last."""

    direction: Direction
    captures: tuple[Capture, ...]
    stop: Stop


def number_on_screen(square: int) -> int:
    """Return 1 to 5, from the left, for a villager square."""
    return square + 1 if square in ROWS[0] else 11 - square


class OAnQuanWords(QObject):
    """Texts without memory."""

    # -- people ------------------------------------------------------------------------------

    def name(self, info: SeatInfo) -> str:
        """Return what stands on a player's plate."""
        if info.human:
            return PEOPLE.person(info)
        level = PEOPLE.level(info.level)
        return self.tr("AI · {level}").format(level=level) if level else self.tr("AI")

    def who(self, seats: Sequence[SeatInfo], seat: Seat) -> str:
        """Return the subject of a sentence."""
        info = seats[seat]
        if info.human:
            return PEOPLE.person(info)
        return self.tr("The AI") if any(other.human for other in seats) else PEOPLE.player(seat)

    def began(self, seats: Sequence[SeatInfo], starter: Seat) -> str:
        """Return who had the first turn."""
        info = seats[starter]
        if info.human:
            return self.tr("you began") if info.alone else self.tr("player {n} began").format(n=starter + 1)
        if any(other.human for other in seats):
            return self.tr("the AI began")
        return self.tr("player {n} began").format(n=starter + 1)

    # -- squares -----------------------------------------------------------------------------

    def square(self, square: int) -> str:
        """Return a square's name inside a sentence, with its article."""
        if square == LEFT_MANDARIN:
            return self.tr("the left mandarin square")
        if square == RIGHT_MANDARIN:
            return self.tr("the right mandarin square")
        n = number_on_screen(square)
        if square in ROWS[0]:
            return self.tr("bottom square {n}").format(n=n)
        return self.tr("top square {n}").format(n=n)

    def square_alone(self, square: int) -> str:
        """Return a square's name as a label."""
        if square == LEFT_MANDARIN:
            return self.tr("Left mandarin square")
        if square == RIGHT_MANDARIN:
            return self.tr("Right mandarin square")
        n = number_on_screen(square)
        if square in ROWS[0]:
            return self.tr("Bottom square {n}").format(n=n)
        return self.tr("Top square {n}").format(n=n)

    def stones(self, stones: int) -> str:
        """Return a number of stones."""
        return self.tr("%n stone(s)", "", stones) if stones else self.tr("no stones")

    def mandarins(self, mandarins: int) -> str:
        """Return a number of mandarins."""
        return self.tr("%n mandarin(s)", "", mandarins) if mandarins else self.tr("no mandarin")

    def contents(self, mandarins: int, stones: int) -> str:
        """Return what lies in a store or on a square: "1 mandarin · 9 stones"."""
        if mandarins and stones:
            return f"{self.mandarins(mandarins)} · {self.stones(stones)}"
        return self.mandarins(mandarins) if mandarins else self.stones(stones)

    def in_store(self, mandarins: int, stones: int) -> str:
        """Return what a player has captured so far."""
        return self.contents(mandarins, stones) if mandarins or stones else self.tr("store empty")

    def square_spoken(self, square: int, stones: int, mandarin: bool) -> str:
        """Return a square and what lies on it, for people who hear it."""
        return f"{self.square_alone(square)}, {self.contents(int(mandarin), stones)}"

    # -- the plates and the status -----------------------------------------------------------

    def statuses(self, turn: int, seats: Sequence[SeatInfo], starter: Seat, counted: bool | None) -> list[str]:
        """Return the line in the corner, then shorter ones for less room: game, turn, who began, whether it counts."""
        parts = ["Ô ăn quan", self.tr("turn {n}").format(n=turn), self.began(seats, starter)]
        kept = [word] if (word := STANDING.counted(counted)) else []
        return [" · ".join(line) for line in (parts + kept, parts[1:] + kept, parts[1:2] + kept)]

    def turn_word(self, info: SeatInfo) -> str:
        """Return the large words on the plate of whoever acts."""
        if not info.human:
            return self.tr("ITS TURN")
        return self.tr("YOUR TURN") if info.alone else self.tr("TO SOW")

    def rule(self, rule: str) -> str:
        """Return the text of a link to a rule."""
        return self.tr("Rule {rule}").format(rule=rule)

    def if_now(self) -> str:
        """Return what the number on a plate is."""
        return self.tr("if it ended now")

    def points(self) -> str:
        """Return what the number on a plate is when the game is over."""
        return self.tr("points")

    def owes(self, debt: int) -> str:
        """Return the debt beside a store."""
        return self.tr("owes {n}").format(n=debt)

    def last_turn(self, last: LastTurn) -> str:
        """Return what a player did last, in one or two short parts."""
        left = last.direction is Direction.LEFT
        if last.captures:
            total = self.sum(last.captures)
            text = self.tr("Sowed left,\ncaptured {points}") if left else self.tr("Sowed right,\ncaptured {points}")
            return text.format(points=total)
        if last.stop is Stop.MANDARIN_AHEAD:
            return (
                self.tr("Sowed left,\nstopped at the mandarin")
                if left
                else self.tr("Sowed right,\nstopped at the mandarin")
            )
        if last.stop is Stop.YOUNG_MANDARIN:
            return (
                self.tr("Sowed left,\nthe mandarin is young")
                if left
                else self.tr("Sowed right,\nthe mandarin is young")
            )
        return self.tr("Sowed left,\ntwo empty squares") if left else self.tr("Sowed right,\ntwo empty squares")

    def sum(self, captures: Sequence[Capture]) -> str:
        """Return the captures as a sum: "11 + 3"; more than a few only as their total."""
        if len(captures) > NAMED_CAPTURES:
            return str(sum(capture.points for capture in captures))
        return " + ".join(str(capture.points) for capture in captures)

    # -- beside the board --------------------------------------------------------------------

    def captured(self, capture: Capture) -> str:
        """Return the cry over a captured square."""
        if not capture.mandarin:
            return self.tr("Captured %n stone(s)!", "", capture.stones)
        if not capture.stones:
            return self.tr("Captured the mandarin: {points} points!").format(points=WORTH)
        return self.tr("Captured the mandarin: {sum} = {points} points!").format(
            sum=f"{WORTH} + {capture.stones}", points=capture.points
        )

    def stopped(self, stop: Stop) -> str:
        """Return why the turn ends here, in a few words."""
        match stop:
            case Stop.MANDARIN_AHEAD:
                return self.tr("Mandarin square ahead")
            case Stop.TWO_EMPTY:
                return self.tr("Two empty squares")
            case Stop.AFTER_CAPTURE:
                return self.tr("Next square not empty")
            case Stop.YOUNG_MANDARIN:
                return self.tr("Young mandarin")

    def replenished(self, paid: int, borrowed: int) -> str:
        """Return the words over a row that is filled again."""
        if not borrowed:
            return self.tr("Row empty: 5 stones from the store")
        if not paid:
            return self.tr("Row empty: 5 stones borrowed")
        return self.tr("Row empty: {paid} from the store, {borrowed} borrowed").format(paid=paid, borrowed=borrowed)

    def exchanged(self) -> str:
        """Return the words over a store whose mandarin became stones."""
        return self.tr("1 mandarin for 10 stones")

    def preview(self, direction: Direction, trace: Trace) -> str:
        """Return what sowing that way brings."""
        left = direction is Direction.LEFT
        if trace.captures:
            text = self.tr("Left captures {points}") if left else self.tr("Right captures {points}")
            return text.format(points=self.sum(trace.captures))
        return self.tr("Left captures nothing") if left else self.tr("Right captures nothing")

    def preview_end(self, stop: Stop) -> str:
        """Return where the turn would end, as the second line of the preview."""
        match stop:
            case Stop.MANDARIN_AHEAD:
                return self.tr("ends before a mandarin square")
            case Stop.TWO_EMPTY:
                return self.tr("ends at two empty squares")
            case Stop.AFTER_CAPTURE:
                return self.tr("ends: next square not empty")
            case Stop.YOUNG_MANDARIN:
                return self.tr("ends: the mandarin is young")

    def choose_square(self) -> str:
        """Return what the player is asked for."""
        return self.tr("Choose one of your squares")

    def choose_way(self) -> str:
        """Return what the player is asked for once a square is chosen."""
        return self.tr("Choose a direction")

    def escape(self) -> str:
        """Return how to let go of the chosen square."""
        return self.tr("Esc cancels")

    def arrow(self, direction: Direction) -> str:
        """Return an arrow's name."""
        return self.tr("Sow left") if direction is Direction.LEFT else self.tr("Sow right")

    def choice(self, square: int, stones: int, direction: Direction, trace: Trace) -> str:
        """Return an action as a line of a list: "Square 3, 5 stones: sow right – captures 4"."""
        start = self.tr("Square {n}, {stones}").format(n=number_on_screen(square), stones=self.stones(stones))
        left = direction is Direction.LEFT
        if trace.captures:
            text = (
                self.tr("{square}: sow left – captures {points}")
                if left
                else self.tr("{square}: sow right – captures {points}")
            )
            return text.format(square=start, points=self.sum(trace.captures))
        text = self.tr("{square}: sow left – {end}") if left else self.tr("{square}: sow right – {end}")
        return text.format(square=start, end=self.preview_end(trace.stop))


WORDS = OAnQuanWords()
