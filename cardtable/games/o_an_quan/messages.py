"""Sentences of Ô ăn quan: the log and the announcements, refusals, reasons of hints, options, the result.

Keys and arguments come from the rules and from the AI; text is made here, last, in the language of the moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from cardtable.ai.player import Message
from cardtable.core.events import Announced, Ended, Event, Seat
from cardtable.core.rules import DealResult, Illegal, ScoreLine
from cardtable.games.o_an_quan.rules import SQUARES, Sow, State, score_lines
from cardtable.games.o_an_quan.sow import Direction, Stop
from cardtable.games.o_an_quan.words import WORDS, number_on_screen
from cardtable.scene.typography import number

if TYPE_CHECKING:
    from cardtable.scene.table import SeatInfo

_INDEX: Final = {name: i for i, name in enumerate(SQUARES)}


class OAnQuanMessages(QObject):
    """The sentences.  An unknown key is a bug and raises KeyError."""

    # -- what happens ------------------------------------------------------------------------

    def of_event(self, event: Event, seats: Sequence[SeatInfo]) -> str | None:
        """Return the sentence for an event, or ``None`` if it is only seen."""
        if isinstance(event, Announced):
            return self._announced(event, WORDS.who(seats, event.seat), seats)
        if isinstance(event, Ended):
            return self.ended(event.reason)
        return None  # each stone that moves is part of a sentence said before

    def _announced(self, event: Announced, who: str, seats: Sequence[SeatInfo]) -> str | None:
        match event.key:
            case "lift":
                stones = int(event.args[1])
                text = self.tr("{who} took %n stone(s) from {square}.", "", stones)
                return text.format(who=who, square=self._square(event.args[0]))
            case "capture":
                return self._capture(event, who)
            case "turn-end":
                return self.turn_end(Stop(event.args[0]))
            case "replenish":
                paid = int(event.args[0])
                if not paid:
                    return self.tr("{who} found the row empty, and the store too.").format(who=who)
                text = self.tr("{who} filled the empty row with %n stone(s) from the store.", "", paid)
                return text.format(who=who)
            case "exchange":
                return self.tr("{who} exchanged a mandarin for 10 stones.").format(who=who)
            case "borrow":
                return self.tr("{who} borrowed %n stone(s) to fill the row.", "", int(event.args[0])).format(who=who)
            case "repetition":
                if int(event.args[0]) > 2:
                    return None  # the end of the game says it
                return self.tr("The same position for the second time; a third time ends the game.")
        raise KeyError(event.key)

    def _capture(self, event: Announced, who: str) -> str:
        name, stones, mandarins, points = event.args[0], *map(int, event.args[1:])
        square = self._square(name)
        if not mandarins:
            return self.tr("{who} captured %n stone(s) from {square}.", "", stones).format(who=who, square=square)
        if not stones:
            text = self.tr("{who} captured the mandarin from {square}: {points} points.")
        else:
            text = self.tr("{who} captured the mandarin and %n stone(s) from {square}: {points} points.", "", stones)
        return text.format(who=who, square=square, points=points)

    def turn_end(self, stop: Stop) -> str:
        """Return why a turn ended, as a sentence."""
        match stop:
            case Stop.MANDARIN_AHEAD:
                return self.tr("The turn ends: a mandarin square that is not empty comes next.")
            case Stop.TWO_EMPTY:
                return self.tr("The turn ends: the next two squares are empty.")
            case Stop.AFTER_CAPTURE:
                return self.tr("The turn ends: after the capture the next square is not empty.")
            case Stop.YOUNG_MANDARIN:
                return self.tr("The turn ends: the mandarin is young and cannot be captured yet.")

    def ended(self, reason: str) -> str:
        """Return why the game ended, as a sentence."""
        match reason:
            case "mandarins-gone":
                return self.tr("The game is over: both mandarin squares are empty.")
            case "insolvent":
                return self.tr("The game is over: the row is empty and both stores together cannot fill it.")
            case "repetition":
                return self.tr("The game is over: the same position came for the third time.")
        raise KeyError(reason)

    def standing(self, view: State) -> str:
        """Return in a few words how a saved game stands."""
        mine, theirs = (sum(line.points for line in score_lines(view, seat)) for seat in (Seat(0), Seat(1)))
        text = self.tr("Turn {n} · {mine} to {theirs}")
        return text.format(n=view.turns + 1, mine=number(mine), theirs=number(theirs))

    # -- what can and cannot be done ---------------------------------------------------------

    def action(self, action: Sow, seat: Seat) -> str:
        """Return an action in the imperative."""
        left = action.direction is Direction.LEFT
        text = self.tr("Sow square {n} to the left") if left else self.tr("Sow square {n} to the right")
        return text.format(n=number_on_screen(action.square))

    def illegal(self, reason: Illegal) -> str:
        """Return why an action is refused."""
        match reason.key:
            case "game-over":
                return self.tr("The game is over.")
            case "not-your-turn":
                return self.tr("It is the other player’s turn.")
            case "mandarin-square":
                return self.tr("You cannot start from a mandarin square.")
            case "not-your-square":
                return self.tr("That square belongs to the other player.")
            case "empty-square":
                return self.tr("That square is empty: there is nothing to sow.")
            case "please-wait":
                return self.tr("One moment: the last turn is still being shown.")
        raise KeyError(reason.key)

    # -- options -----------------------------------------------------------------------------

    def option(self, key: str) -> str:
        """Return the name of an option."""
        match key:
            case "young_mandarin":
                return self.tr("Young mandarin")
        raise KeyError(key)

    def option_help(self, key: str) -> str:
        """Return what an option changes."""
        match key:
            case "young_mandarin":
                return self.tr(
                    "In the first 10 turns a mandarin with fewer than 5 stones beside it cannot be captured."
                )
        raise KeyError(key)

    def option_value(self, key: str, value: str) -> str:
        """Return the name of an option's value."""
        match key, value:
            case "young_mandarin", "off":
                return self.tr("Off")
            case "young_mandarin", "on":
                return self.tr("On")
        raise KeyError((key, value))

    # -- the result --------------------------------------------------------------------------

    def result_caption(self) -> str:
        """Return the small line over the title."""
        return self.tr("END OF THE GAME")

    def result_title(self, result: DealResult, seats: Sequence[SeatInfo]) -> str:
        """Return who won, in the right person."""
        if len(result.winners) != 1:
            return self.tr("Draw")
        winner = seats[result.winners[0]]
        person = next((info for info in seats if info.human and info.alone), None)
        if person is None:
            return self.tr("Player {n} wins").format(n=winner.seat + 1)
        return self.tr("You win") if winner is person else self.tr("You lose")

    def result_sub(self, turns: int, seats: Sequence[SeatInfo], starter: Seat) -> str:
        """Return how long it took and who began."""
        length = self.tr("%n turn(s)", "", turns)  # lupdate reads no f-strings
        return f"{length} · {WORDS.began(seats, starter)}"

    def result_note(self, result: DealResult) -> str:
        """Return what has to be known about an early end; the usual end needs no words."""
        match result.reason:
            case "mandarins-gone":
                return ""
            case "insolvent":
                return self.tr("The row was empty and nobody could fill it. Mandarin squares count for nobody.")
            case "repetition":
                return self.tr("The same position came three times. Mandarin squares count for nobody.")
        raise KeyError(result.reason)

    def result_line(self, line: ScoreLine, seat: Seat, seats: Sequence[SeatInfo]) -> str:
        """Return the name of one addend of a seat's sum."""
        info, other = seats[seat], seats[1 - seat]
        you, to_you = info.human and info.alone, other.human and other.alone
        match line.key:
            case "mandarins":
                n = int(line.args[0])
                return self.tr("%n mandarin(s)", "", n) if n else self.tr("No mandarin")
            case "store":
                return self.tr("Stones in the store")
            case "row":
                if you:
                    return self.tr("Stones in your row")
                return self.tr("Stones in its row") if to_you else self.tr("Stones in the row")
            case "owes":
                if you:
                    return self.tr("You owe the AI")
                return self.tr("Owes you") if to_you else self.tr("Owes player {n}").format(n=other.seat + 1)
            case "owed":
                if you:
                    return self.tr("Due from the AI")
                return self.tr("Due from you") if to_you else self.tr("Due from player {n}").format(n=other.seat + 1)
        raise KeyError(line.key)

    # -- reasons -----------------------------------------------------------------------------

    def hint(self, reason: Message) -> str:
        """Return why something is advised, or was played: one sentence that fits any speaker."""
        match reason.key, reason.args:
            case "only-move", ():
                return self.tr("There is no other sowing.")
            case "ends-ahead", (margin,):
                return self.tr("It ends the game now, %n point(s) ahead.", "", int(margin))
            case "ends-level", ():
                return self.tr("It ends the game now in a draw.")
            case "ends-behind", (margin,):
                return self.tr("It ends the game now, %n point(s) behind; nothing else is better.", "", int(margin))
            case "takes-mandarin", (points,):
                return self.tr("It captures a mandarin, %n point(s) in all.", "", int(points))
            case "captures", (points,):
                return self.tr("It captures %n point(s).", "", int(points))
            case "leads-to-win", (margin,):
                return self.tr("Counted to the end, it wins by %n point(s) whatever comes.", "", int(margin))
            case "leads-to-draw", ():
                return self.tr("Counted to the end, it leads to a draw.")
            case "least-loss", (margin,):
                return self.tr("Counted to the end, every sowing loses; this one only by %n.", "", int(margin))
            case "starves", ():
                return self.tr("The opponent’s row is left empty and costs 5 points to fill.")
            case "keeps-row", ():
                return self.tr("Other sowings let the opponent empty this row; this one does not.")
            case "prepares", (points, square):
                text = self.tr("It prepares a capture of %n point(s), sowing from {square} next.", "", int(points))
                return text.format(square=self._square(square))
            case "best-balance", (turns, points):
                text = self.tr("Looking %n turn(s) ahead, nothing gives a better balance: {points}.", "", int(turns))
                return text.format(points=points.replace("-", "−"))
            case "first-glance", ():
                return self.tr("It looked good at first glance; this level does not count further.")
        return self._comparison(reason)

    def _comparison(self, reason: Message) -> str:
        """Return a reason that holds one sowing against the others."""
        match reason.key, reason.args:
            case "safer-capture", (captured, more, answer):
                text = self.tr(
                    "It captures {captured}. Another sowing captures {more}, but lets the opponent capture {answer}."
                )
                return text.format(captured=captured, more=more, answer=answer)
            case "denies", (usual, "0"):
                text = self.tr("After it the opponent captures nothing; after any other sowing, at least {usual}.")
                return text.format(usual=usual)
            case "denies", (usual, answer):
                text = self.tr(
                    "After it the opponent captures {answer} at most; after any other sowing, at least {usual}."
                )
                return text.format(usual=usual, answer=answer)
            case "guards", (usual, "0"):
                text = self.tr("After it the opponent captures nothing; after most others, {usual} or more.")
                return text.format(usual=usual)
            case "guards", (usual, answer):
                text = self.tr("After it the opponent captures {answer} at most; after most others, {usual} or more.")
                return text.format(usual=usual, answer=answer)
        raise KeyError(reason.key, reason.args)

    def _square(self, name: str) -> str:
        return WORDS.square(_INDEX[name])


class Messages:
    """The game's ``MESSAGES`` (a QObject's own ``event`` means something else, so they are kept apart)."""

    def __init__(self) -> None:
        texts = OAnQuanMessages()
        self.event = texts.of_event
        self.illegal, self.action, self.hint = texts.illegal, texts.action, texts.hint
        self.option, self.option_help, self.option_value = texts.option, texts.option_help, texts.option_value
        self.result_caption, self.result_title = texts.result_caption, texts.result_title
        self.result_sub, self.result_note, self.result_line = texts.result_sub, texts.result_note, texts.result_line
        self.standing = texts.standing
        self.turn_end, self.ended = texts.turn_end, texts.ended


MESSAGES: Final = Messages()
