"""Transcripts: readable, forgiving about form, exact about content."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cardtable.core import transcript
from cardtable.core.events import Seat
from cardtable.core.rules import Setup
from cardtable.core.session import Session
from cardtable.core.transcript import Entry, Transcript, TranscriptError, parse
from cardtable.games.o_an_quan.rules import RULES, Sow, State
from tests.helpers.toy import Lanterns

TEXT = """\
Cardtable transcript 1
game: o_an_quan
rules: 1
seed: 20260101
seats: 2
dealer: 1
option young_mandarin: on
practice: no
player 0: human
player 1: ai hard
mode: alone
saved by: Zoë: 1.0

1: T3>
0: B2<
undone 1: T1>
digest: DIGEST
"""


def session() -> Session[State, State, Sow]:
    played = Session(RULES, Setup(20260101, 2, Seat(1), (("young_mandarin", "on"),)))
    for seat, text in ((1, "T3>"), (0, "B2<"), (1, "T1>")):
        played.submit(Seat(seat), RULES.decode(text))
    played.rewind(2)
    return played


def text() -> str:
    return TEXT.replace("DIGEST", transcript.digest(session()))


def complaint(damaged: str) -> tuple[str, tuple[str, ...], int]:
    with pytest.raises(TranscriptError) as caught:
        parse(damaged).replay(RULES)
    return caught.value.key, caught.value.details, caught.value.line


def test_golden_text() -> None:
    saved = transcript.record(session(), ["human", "ai hard"], [("mode", "alone"), ("saved by", "Zoë: 1.0")])
    assert saved.text() == text()
    assert transcript.digest(session()) == "2902624a7497a5a3"


def test_loading_replays() -> None:
    loaded = parse(text())
    replay = loaded.replay(RULES)
    assert replay.session.states == session().states
    assert replay.session.undone == session().undone
    assert not replay.drifted
    assert not replay.session.practice
    assert loaded.players == ("human", "ai hard")
    assert loaded.header("mode") == "alone"
    assert loaded.header("saved by") == "Zoë: 1.0"
    assert loaded.header("nothing", "at all") == "at all"


def test_unknown_headers_are_kept() -> None:
    strange = text().replace("mode: alone\n", "mode: alone\nfrom the future: yes\n")
    assert parse(strange).text() == strange


@pytest.mark.parametrize(
    "change",
    [
        lambda good: good.replace("\n", "\r\n"),
        lambda good: good.replace("\n", "\r"),
        lambda good: good.removesuffix("\n"),
        lambda good: "\ufeff" + good,
        lambda good: good.replace("\n", "\n\n").replace(": ", " :  "),
    ],
    ids=["windows", "old mac", "no last line end", "byte order mark", "blanks"],
)
def test_forgiven_form(change: object) -> None:
    assert callable(change)
    assert parse(change(text())).text().replace(" :  ", ": ") == text()


def test_drift_is_reported_not_raised() -> None:
    digest = transcript.digest(session())
    assert parse(text().replace(digest, "0123456789abcdef")).replay(RULES).drifted
    assert not parse(text().replace(f"digest: {digest}\n", "")).replay(RULES).drifted


def test_how_a_match_stands_is_kept() -> None:
    class Rounds(Lanterns):
        target = 8

    rules = Rounds()
    played: Session[object, object, object] = Session(rules, Setup(1, 2, standing=(-3, 7)))  # type: ignore[arg-type]
    saved = transcript.record(played, ["a", "b"]).text()
    assert "\nstanding: -3 7\n" in saved
    assert parse(saved).replay(rules).session.setup == played.setup
    assert parse(saved).text() == saved


def test_practice_is_kept() -> None:
    rules = Lanterns()
    played: Session[object, object, object] = Session(rules, Setup(1, 2))  # type: ignore[arg-type]
    played.submit(Seat(0), next(rules.legal_actions(rules.deal(Setup(1, 2)).state, Seat(0))))
    assert not parse(transcript.record(played, ["a", "b"]).text()).replay(rules).session.practice
    played.rewind(0)
    loaded = parse(transcript.record(played, ["a", "b"]).text()).replay(rules)
    assert loaded.session.practice
    assert loaded.session.undone == played.undone


@pytest.mark.parametrize(
    ("old", "new", "key", "args", "line"),
    [
        ("Cardtable transcript 1", "Another text", "not-a-transcript", (), 1),
        ("Cardtable transcript 1", "Cardtable transcript 9", "other-format", ("9", "1"), 1),
        ("game: o_an_quan\n", "", "missing-header", ("game",), 0),
        ("player 1: ai hard\n", "", "missing-header", ("player 1",), 0),
        ("seats: 2", "seats: 2\nseats: 2", "repeated-header", ("seats",), 6),
        ("seats: 2", "seats: two", "bad-value", ("seats", "two"), 5),
        ("seats: 2", "seats: 99999999", "bad-value", ("seats", "99999999"), 0),
        ("seed: 20260101", "seed: -1", "bad-value", ("seed", "-1"), 4),
        ("seed: 20260101", "seed: " + "9" * 5000, "bad-value", ("seed", "9" * 5000), 4),
        ("practice: no", "practice: maybe", "bad-value", ("practice", "maybe"), 8),
        ("mode: alone", "mode", "bad-line", ("mode",), 11),
        ("0: B2<", "0:", "bad-line", ("0:",), 15),
        ("0: B2<", "7: B2<", "bad-action", ("7: B2<",), 15),
        ("0: B2<", "0: Q2<", "bad-action", ("Q2<",), 15),
        ("0: B2<", "0: T2<", "illegal-action", ("T2<", "not-your-square"), 15),
        ("0: B2<", "1: B2<", "illegal-action", ("B2<", "not-your-turn"), 15),
        ("undone 1: T1>", "undone 1: B1>", "illegal-action", ("B1>", "not-your-square"), 16),
        ("game: o_an_quan", "game: chess", "other-game", ("chess", "o_an_quan"), 0),
        ("rules: 1", "rules: 2", "other-version", ("2", "1"), 0),
        ("dealer: 1", "dealer: 1\nstanding: 7 x", "bad-value", ("standing", "7 x"), 7),
        ("dealer: 1", "dealer: 1\nstanding: 7 0", "bad-setup", ("bad-standing", "7", "0"), 0),
        ("dealer: 1", "dealer: 2", "bad-setup", ("bad-dealer", "2"), 0),
        ("young_mandarin: on", "young_mandarin: so-so", "bad-setup", ("bad-option", "young_mandarin", "so-so"), 0),
        ("young_mandarin: on", "flying: on", "bad-setup", ("bad-option", "flying", "on"), 0),
    ],
)
def test_complaints(old: str, new: str, key: str, args: tuple[str, ...], line: int) -> None:
    assert old in text()
    assert complaint(text().replace(old, new, 1)) == (key, args, line)


def test_any_beginning_of_a_file_loads_or_complains() -> None:
    good = text()
    for end in range(len(good)):
        try:
            parse(good[:end]).replay(RULES)
        except TranscriptError as error:
            assert error.key  # noqa: PT017 - either outcome is fine, any other exception is not


def test_empty_text() -> None:
    assert complaint("") == ("not-a-transcript", (), 1)


@pytest.mark.parametrize("name", ["two\nlines", "", " blank ", "bell\a"])
def test_values_that_would_break_a_line(name: str) -> None:
    saved = Transcript("o_an_quan", 1, Setup(1, 2), ("human", name), (Entry(Seat(0), "B1<"),))
    with pytest.raises(ValueError, match="one line"):
        saved.text()
    with pytest.raises(ValueError, match="one line"):
        replace(saved, players=(), headers=(("a: key", "x"),)).text()
