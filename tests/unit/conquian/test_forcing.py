"""Forcing, R11 of Conquian: who can be forced, what the forced player must and may do."""

from __future__ import annotations

from cardtable.core.events import Piece, Seat
from cardtable.core.rules import Illegal
from cardtable.games.conquian.rules import RULES, Act, Deed, Phase, State
from tests.helpers.acts import said
from tests.unit.conquian.positions import answering, legal, moves, play, reason


def forcing(table: str = "4O", hand: str = "10O 11C", melds: str = "5O 6O 7O | 12C 12E 12B") -> State:
    """Return a position in which seat 0 may force seat 1."""
    return answering(["*", hand, "*"], ["", melds, ""], table, stock="10C 10E")


def test_r11_the_forced_player_takes_the_card_and_pays() -> None:
    state = forcing()
    assert (state.targets(Seat(0)), state.fitting(Seat(1))) == ((1,), (0,))
    assert "force 1" in legal(state)
    state, events = play(state, "force 1")
    assert (said(events), moves(events)) == ([("0", "force", "4O", "1")], [])
    assert (state.phase, state.turn, state.table, state.order) == (Phase.FORCED, 1, "4O", ())
    assert reason(state, "pass", 0) == Illegal("not-your-turn", (), "R5")
    for text in ("pass", "lay 5O 6O 7O 10O | 12C 12E 12B", "force 0"):
        assert reason(state, text) == Illegal("must-take", ("4O",), "R11")
    assert reason(state, "pay 10O") == Illegal("nothing-to-pay", (), "R7")
    assert legal(state) == ["use 4O 5O 6O 7O | 12C 12E 12B", "use 4O 5O 6O 7O 10O | 12C 12E 12B"]
    state, events = play(state, "use 4O 5O 6O 7O | 12C 12E 12B")
    assert said(events) == [("1", "take", "4O", "4O 5O 6O 7O")]
    state, _ = play(state, "pay 11C")
    assert (state.table, state.order, state.payer, state.melded) == ("11C", (2, 0, 1), 1, (0, 7, 0))
    assert [act.deed for act in state.acts] == [Deed.FORCE, Deed.TAKE, Deed.PAY]
    assert state.acts[0] == Act(Seat(0), Deed.FORCE, Piece("4O"), target=Seat(1))


def test_r11_the_forced_player_may_lay_hand_cards_with_it() -> None:
    state, _ = play(forcing(), "force 1", "use 4O 5O 6O 7O 10O | 12C 12E 12B")
    assert (state.phase, legal(state)) == (Phase.PAY, ["pay 11C"])


def test_r11_the_forced_player_chooses_the_meld() -> None:
    state, _ = play(forcing(hand="1C 11C", melds="5O 6O 7O | 4C 4E 4B"), "force 1")
    assert state.fitting(Seat(1)) == (0, 1)
    assert legal(state) == ["use 4O 4C 4E 4B | 5O 6O 7O", "use 4O 5O 6O 7O | 4C 4E 4B"]


def test_r11_the_card_stays_with_a_meld_that_it_extends() -> None:
    """The others may be regrouped with what is laid, that one is not taken apart."""
    state, _ = play(forcing(hand="4C 4E", melds="5O 6O 7O | 1O 2O 3O"), "force 1")
    assert "use 1O 2O 3O 4O 5O 6O 7O" in legal(state), "both"
    assert reason(state, "use 4O 4C 4E | 5O 6O 7O | 1O 2O 3O") == Illegal("forced-as-it-lies", ("4O",), "R11")
    state, _ = play(forcing(hand="12O 11C", melds="5O 6O 7O | 12C 12E 12B"), "force 1")
    assert reason(state, "use 4O 5O 6O 7O | 12O 12C 12E 12B") is None
    state, _ = play(forcing(table="12O", hand="4O", melds="5O 6O 7O 10O | 12C 12E 12B"), "force 1")
    assert reason(state, "use 12O 12C 12E 12B | 4O 5O 6O 7O 10O") is None, "the ninth"


def test_r11_a_card_that_fits_only_after_rearranging_forces_nobody() -> None:
    state = forcing(table="7C", hand="1E 2B 3B 4B", melds="4O 5O 6O 7O")
    assert reason(state, "force 1") == Illegal("force-no-fit", ("7C", "1"), "R11")
    state = forcing(table="7B", hand="1E", melds="4O 5O 6O 7O | 10B 11B 12B")
    assert reason(state, "force 1") is None
    state = forcing(table="10O", hand="1E", melds="7O 7E 7C 7B | 4O 5O 6O")
    assert reason(state, "force 1") == Illegal("force-as-it-lies", ("10O", "1"), "R11")


def test_r11_forcing_the_ninth_card_wins_for_the_forced_player() -> None:
    state = forcing(hand="", melds="5O 6O 7O 10O | 12C 12E 12B 12O")
    assert state.wins_if_forced(Seat(1))
    assert not state.wins_if_forced(Seat(2))
    state, events = play(state, "force 1", "use 4O 5O 6O 7O 10O | 12C 12E 12B 12O")
    assert (state.phase, RULES.to_act(state)) == (Phase.OVER, ())
    assert said(events, "take", "cut") == [("1", "take", "4O", "4O 5O 6O 7O 10O"), ("1", "cut", "9")]
    result = RULES.result(state)
    assert result is not None
    assert (result.reason, result.winners, result.points) == ("cut", (1,), (0, 1, 0))


def test_h2_who_has_passed_and_who_has_paid_can_be_forced() -> None:
    state = answering(["*", "1C 3E 5B 12C 11C", "*"], ["", "5O 6O 7O", ""], turn=1, stock="10O")
    state, _ = play(state, "pass", "force 1")
    assert (state.phase, state.turn) == (Phase.FORCED, 1)
    state = answering(["*", "1C 3E 5B 12C 4O", "*"], ["", "5O 6O 7O", ""], table="10O", turn=1, stock="1O")
    state, _ = play(state, "use 5O 6O 7O 10O", "pay 4O")
    assert "force 1" in legal(state), "his own payment"


def test_r11_the_payer_may_force_his_own_payment_on_another() -> None:
    hands = ["4O 3C 5E 7B 10O 10E 4C 6C", "1C 3E 5B 12C 11C", "*"]
    state = answering(hands, ["", "5O 6O 7O", ""], table="10C", stock="12O")
    state, _ = play(state, "use 10O 10C 10E", "pay 4O", "pass", "pass")
    assert legal(state) == ["pass", "force 1"]
    state, _ = play(state, "force 1", "use 4O 5O 6O 7O", "pay 1C")
    assert (state.order, state.payer, state.regrouped) == ((2, 0, 1), 1, False)
