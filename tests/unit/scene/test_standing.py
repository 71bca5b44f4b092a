"""What a header says about its deal."""

from __future__ import annotations

from cardtable.core.events import Seat
from cardtable.core.match import Match
from cardtable.core.rules import DealResult
from cardtable.scene.standing import STANDING

WON = DealResult((-2, -2, 4), "landlord-wins", (Seat(2),))


def test_a_header_tells_number_books_and_score() -> None:
    first = STANDING.header("Dou Dizhu", "DD1", None, True, Seat(0))
    assert (first.title, first.sub, first.tag, first.code) == ("Dou Dizhu", "Deal 1 · counts", "", "DD1")
    third = STANDING.header("Dou Dizhu", "DD1", Match(3, results=(WON, WON)), False, Seat(0))
    assert (third.sub, third.tag) == ("Deal 3 · practice", "score −4")
    assert STANDING.header("Dou Dizhu", "DD1", Match(3, results=(WON,)), None, Seat(2)).tag == "score +4"
    assert STANDING.header("Dou Dizhu", "DD1", None, None, Seat(0)).sub == "Deal 1"
