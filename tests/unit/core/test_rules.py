"""The small parts of the protocol that are code."""

from __future__ import annotations

import pytest

from cardtable.core.events import Announced, Moved, Piece, Place, Seat, redact
from cardtable.core.rules import Illegal, IllegalActionError, Setup, settle, setup_fault
from cardtable.core.session import Session
from cardtable.games.o_an_quan.rules import RULES
from tests.helpers.toy import Lanterns

A, B = Place("hand", 0), Place("hand", 1)


def test_redaction_turns_pieces_over_for_those_who_must_not_see_them() -> None:
    moved = Moved((Piece("1a"), Piece("2b")), A, B, seen_by=frozenset({Seat(0)}))
    assert redact(moved, Seat(0)) == moved
    hidden = redact(moved, Seat(1))
    assert isinstance(hidden, Moved)
    assert hidden.pieces == (None, None)
    said = Announced(Seat(0), "pass")
    assert redact(said, Seat(1)) == said


def test_settling_takes_a_hidden_piece_where_the_shown_one_is_not() -> None:
    layout = {A: (Piece("1a"), None), B: ()}
    assert settle(layout, [Moved((Piece("2b"),), A, B)]) == {A: (Piece("1a"),), B: (Piece("2b"),)}
    with pytest.raises(ValueError, match="not in list"):
        settle({A: (Piece("1a"),)}, [Moved((Piece("2b"),), A, B)])


def test_settling_gathers_a_place_that_leaves_unseen() -> None:
    known = {A: (Piece("1a"), Piece("2b")), B: (Piece("3c"),)}
    assert settle(known, [Moved((None, None), A, B)]) == {A: (), B: (Piece("3c"), None, None)}
    with pytest.raises(ValueError, match="not in list"):
        settle(known, [Moved((None,), A, B)])  # which of the two?
    with pytest.raises(ValueError, match="not in list"):
        settle({A: ()}, [Moved((Piece("1a"),), A, B)])


def test_settling_turns_up_what_moves_to_its_own_place() -> None:
    both = (Piece("1a"), Piece("2b"))
    assert settle({A: (Piece("1a"), None)}, [Moved(both, A, A)]) == {A: both}


def test_setup_faults() -> None:
    rules = Lanterns()
    assert setup_fault(rules, Setup(1, 3, Seat(2), (("hand", "3"),))) is None
    assert setup_fault(rules, Setup(1, 4)) == Illegal("bad-seats", ("4",))
    assert setup_fault(rules, Setup(1, 2, Seat(2))) == Illegal("bad-dealer", ("2",))
    assert setup_fault(rules, Setup(1, 2, options=(("hand", "9"),))) == Illegal("bad-option", ("hand", "9"))
    assert setup_fault(rules, Setup(1, 2, options=(("foot", "4"),))) == Illegal("bad-option", ("foot", "4"))


def test_a_refused_action_changes_nothing() -> None:
    session = Session(RULES, Setup(1, 2))
    before = session.state
    with pytest.raises(IllegalActionError) as refused:
        session.submit(Seat(1), RULES.decode("T3<"))
    assert refused.value.reason.key == "not-your-turn"
    assert (session.state, session.actions) == (before, [])


def test_redo_keeps_what_is_left_to_redo_and_a_new_action_forgets_it() -> None:
    session = Session(RULES, Setup(1, 2))
    for seat, text in ((0, "B2<"), (1, "T1>"), (0, "B4>")):
        session.submit(Seat(seat), RULES.decode(text))
    states = list(session.states)
    session.rewind(0)
    assert [RULES.encode(action) for _, action in session.undone] == ["B4>", "T1>", "B2<"]
    session.submit(*session.undone[-1])
    assert len(session.undone) == 2
    session.submit(*session.undone[-1])
    session.submit(*session.undone[-1])
    assert session.states == states
    session.rewind(1)
    session.submit(Seat(1), RULES.decode("T1<"))
    assert session.undone == []
    assert not session.practice


def test_only_a_deal_of_a_match_is_told_how_it_stands() -> None:
    class Rounds(Lanterns):
        target = 8

    assert setup_fault(Rounds(), Setup(1, 2, standing=(7, 0))) is None
    assert setup_fault(Rounds(), Setup(1, 2, standing=(7,))) == Illegal("bad-standing", ("7",))
    assert setup_fault(Lanterns(), Setup(1, 2, standing=(7, 0))) == Illegal("bad-standing", ("7", "0"))
