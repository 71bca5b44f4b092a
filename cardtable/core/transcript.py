"""Save = replay = bug report: a deal as a text that people can read.

The first line names the format.  Every other line is ``key: value``::

    Cardtable transcript 1
    game: o_an_quan
    rules: 1
    seed: 20260101
    seats: 2
    dealer: 0
    option young_mandarin: off
    practice: no
    player 0: human
    player 1: ai hard

    0: B2<
    1: T4>
    undone 0: B3>
    digest: 6f1c0f9b2a5d7e31

A key that is a number is an action of that seat.  ``undone`` lines can be redone,
the next one first.  A deal of a match has the points before it, ``standing: 7 6 0 3``.
Keys that this module does not know are kept as they are.
States are never stored: loading replays, and the digest of the last position
tells whether the rules still lead to where they once led.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, TypeAlias

from cardtable.core.events import Seat
from cardtable.core.rules import IllegalActionError, Rules, Setup, setup_fault
from cardtable.core.session import Session

FORMAT = 1
_TITLE = "Cardtable transcript"
_YES_NO = {"yes": True, "no": False}
_MAX_DIGITS = 20  # of a number: 64 bits

AnyRules: TypeAlias = Rules[Any, Any, Any]
AnySession: TypeAlias = Session[Any, Any, Any]


class TranscriptError(ValueError):
    """The text cannot be loaded.  *line* counts from 1, 0 = the text as a whole; *key* is a message id:

    ``not-a-transcript``; ``other-format`` (the text's, ours); ``bad-line`` (the line);
    ``missing-header`` (key); ``repeated-header`` (key); ``bad-value`` (key, value);
    ``other-game`` (the text's, ours); ``other-version`` (the text's, ours);
    ``bad-setup`` (reason, its arguments); ``bad-action`` (action); ``illegal-action`` (action, reason).
    """

    def __init__(self, key: str, args: tuple[str, ...] = (), line: int = 0) -> None:
        super().__init__(key, args, line)
        self.key, self.details, self.line = key, args, line


@dataclass(frozen=True, slots=True)
class Entry:
    """One action as it was written; *line* is where, for error messages."""

    seat: Seat
    text: str
    line: int = 0


@dataclass(frozen=True, slots=True)
class Replay:
    """A loaded deal; *drifted* if it does not lead to the position that was saved."""

    session: AnySession
    drifted: bool


@dataclass(frozen=True, slots=True)
class Transcript:
    """What a text says, not yet replayed."""

    game_id: str
    version: int
    setup: Setup
    players: tuple[str, ...]  # per seat, free words such as "ai hard"
    actions: tuple[Entry, ...] = ()
    undone: tuple[Entry, ...] = ()  # the next to redo first
    practice: bool = False
    headers: tuple[tuple[str, str], ...] = ()  # everything else, in order
    digest: str = ""  # of the last position; empty: unknown

    def header(self, key: str, default: str = "") -> str:
        """Return one of the other headers."""
        return dict(self.headers).get(key, default)

    def text(self) -> str:
        """Return the transcript as text.

        :raises ValueError: if a value would break its line.
        """
        head = "".join(map(_line, self._head()))
        body = "".join(map(_line, self._body()))
        return f"{_TITLE} {FORMAT}\n{head}\n{body}"

    def replay(self, rules: AnyRules) -> Replay:
        """Play the actions again.

        :raises TranscriptError: if the game, its version, the setup or an action does not fit.
        """
        if self.game_id != rules.game_id:
            raise TranscriptError("other-game", (self.game_id, rules.game_id))
        if self.version != rules.version:
            raise TranscriptError("other-version", (str(self.version), str(rules.version)))
        if (fault := setup_fault(rules, self.setup)) is not None:
            raise TranscriptError("bad-setup", (fault.key, *fault.args))
        session = Session(rules, self.setup)
        _submit_all(session, (*self.actions, *self.undone))
        session.rewind(len(self.actions))
        session.practice = self.practice
        return Replay(session, self.digest not in ("", digest(session)))

    def _head(self) -> Iterator[tuple[str, str]]:
        yield "game", self.game_id
        yield "rules", str(self.version)
        yield "seed", str(self.setup.seed)
        yield "seats", str(self.setup.seats)
        yield "dealer", str(self.setup.dealer)
        if self.setup.standing:
            yield "standing", " ".join(map(str, self.setup.standing))
        for key, value in self.setup.options:
            yield f"option {key}", value
        yield "practice", "yes" if self.practice else "no"
        for seat, player in enumerate(self.players):
            yield f"player {seat}", player
        yield from self.headers

    def _body(self) -> Iterator[tuple[str, str]]:
        for entry in self.actions:
            yield str(entry.seat), entry.text
        for entry in self.undone:
            yield f"undone {entry.seat}", entry.text
        if self.digest:
            yield "digest", self.digest


def record(session: AnySession, players: Sequence[str], headers: Sequence[tuple[str, str]] = ()) -> Transcript:
    """Return the transcript of a session as it stands."""
    rules, setup = session.rules, session.setup
    return Transcript(
        rules.game_id,
        rules.version,
        setup,
        tuple(players),
        tuple(Entry(seat, rules.encode(action)) for seat, action in session.actions),
        tuple(Entry(seat, rules.encode(action)) for seat, action in reversed(session.undone)),
        session.practice,
        tuple(headers),
        digest(session),
    )


def digest(session: AnySession) -> str:
    """Return 64 bits of SHA-256, in hex, over the canonical JSON of the last position."""
    position = json.dumps(session.rules.record(session.state), sort_keys=True, ensure_ascii=False)
    return sha256(position.encode()).hexdigest()[:16]


def parse(text: str) -> Transcript:
    """Read a transcript; line ends of any system and a missing last one are fine.

    :raises TranscriptError: if the text is none, or is damaged.
    """
    first, *rest = text.removeprefix("\ufeff").splitlines() or [""]
    name, _, number = first.strip().rpartition(" ")
    if name != _TITLE:
        raise TranscriptError("not-a-transcript", line=1)
    if number != str(FORMAT):
        raise TranscriptError("other-format", (number, str(FORMAT)), 1)
    reader = _Reader()
    for line, content in enumerate(rest, 2):
        if content.strip():
            reader.take(line, content)
    return reader.finish()


class _Reader:
    """Sorts the lines of a transcript by their keys."""

    def __init__(self) -> None:
        self.values: dict[str, tuple[str, int]] = {}
        self.actions: list[Entry] = []
        self.undone: list[Entry] = []

    def take(self, line: int, content: str) -> None:
        key, colon, value = (part.strip() for part in content.partition(":"))
        word, _, seat = key.rpartition(" ")
        if not (key and colon and value):
            raise TranscriptError("bad-line", (content.strip(),), line)
        if word in ("", "undone") and _is_number(seat):
            (self.undone if word else self.actions).append(Entry(Seat(int(seat)), value, line))
        elif key in self.values:
            raise TranscriptError("repeated-header", (key,), line)
        else:
            self.values[key] = value, line

    def finish(self) -> Transcript:
        game_id, version = self._pop("game"), self._number("rules")
        setup = Setup(
            self._number("seed"), self._number("seats"), Seat(self._number("dealer")), self._options(), self._standing()
        )
        if setup.seats > _MAX_DIGITS:  # no table is so large; keeps a damaged number from asking for as many players
            raise TranscriptError("bad-value", ("seats", str(setup.seats)))
        players = tuple(self._pop(f"player {seat}") for seat in range(setup.seats))
        practice, line = self.values.pop("practice", ("no", 0))
        if practice not in _YES_NO:
            raise TranscriptError("bad-value", ("practice", practice), line)
        for entry in (*self.actions, *self.undone):
            if entry.seat >= setup.seats:
                raise TranscriptError("bad-action", (f"{entry.seat}: {entry.text}",), entry.line)
        saved, _ = self.values.pop("digest", ("", 0))
        headers = tuple((key, value) for key, (value, _) in self.values.items())
        entries = tuple(self.actions), tuple(self.undone)
        return Transcript(game_id, version, setup, players, *entries, _YES_NO[practice], headers, saved)

    def _pop(self, key: str) -> str:
        if key not in self.values:
            raise TranscriptError("missing-header", (key,))
        return self.values.pop(key)[0]

    def _number(self, key: str) -> int:
        line = self.values.get(key, ("", 0))[1]
        value = self._pop(key)
        if not _is_number(value):
            raise TranscriptError("bad-value", (key, value), line)
        return int(value)

    def _standing(self) -> tuple[int, ...]:
        text, line = self.values.pop("standing", ("", 0))
        numbers = text.split()
        if not all(map(_is_number, (number.removeprefix("-") for number in numbers))):
            raise TranscriptError("bad-value", ("standing", text), line)
        return tuple(map(int, numbers))

    def _options(self) -> tuple[tuple[str, str], ...]:
        keys = [key for key in self.values if key.startswith("option ")]
        return tuple((key.removeprefix("option "), self._pop(key)) for key in keys)


def _line(pair: tuple[str, str]) -> str:
    key, value = pair
    if not (key and value and f"{key}{value}".isprintable()) or value != value.strip() or ":" in key:
        raise ValueError(f"cannot be written on one line: {key!r}: {value!r}")
    return f"{key}: {value}\n"


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= _MAX_DIGITS


def _submit_all(session: AnySession, entries: Sequence[Entry]) -> None:
    for entry in entries:
        try:
            action = session.rules.decode(entry.text)
        except ValueError as error:
            raise TranscriptError("bad-action", (entry.text,), entry.line) from error
        try:
            session.submit(entry.seat, action)
        except IllegalActionError as error:
            raise TranscriptError("illegal-action", (entry.text, error.reason.key), entry.line) from error
