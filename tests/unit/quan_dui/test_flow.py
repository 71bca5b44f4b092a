"""The published cases that are told in prose, one test for each, called after it."""

from __future__ import annotations

from tests.cases import quan_dui_stories as stories


def test_qd39_a_dui_claimed_out_of_turn_is_laid_down() -> None:
    assert stories.qd39() == {
        "exposed": ["b7"],
        "concealed_after_exposing": 14,
        "must_discard": True,
        "concealed_after_discard": 13,
        "may_discard_exposed": False,
    }


def test_qd41_eight_pairs_may_go_on() -> None:
    assert stories.qd41() == {
        "options": ["declare (1 Tento)", "continue: must discard one card"],
        "concealed_after_continue": 15,
    }


def test_qd42_who_has_gone_on_needs_sixteen_paired_cards_again() -> None:
    assert stories.qd42() == {"may_declare": False}


def test_qd43_nobody_declares_with_fifteen_cards() -> None:
    assert stories.qd43() == {"may_declare": False, "may_claim_win_on_matching_discard": True}


def test_qd45_without_a_winner_the_same_seat_deals_again() -> None:
    assert stories.qd45() == {"result": "drawn", "tentos": [0, 0, 0, 0], "next_dealer": 2}


def test_qd46_the_last_discard_wins() -> None:
    assert stories.qd46() == {"result": "seat 0 wins", "tentos": [1, 0, 0, 0], "next_dealer": 0}


def test_qd47_seven_and_two_are_nine() -> None:
    answers = stories.qd47()
    assert (answers["tentos"], answers["match_over"], answers["winner"]) == ([9, 6, 0, 3], True, 0)


def test_qd50_a_turn_begins_with_a_card() -> None:
    assert stories.qd50() == {"legal": False, "reason": "must_draw_first"}


def test_qd51_only_the_newest_discard() -> None:
    assert stories.qd51() == {"legal": False, "reason": "only_last_discard"}


def test_qd53_the_next_player_exposes_nothing() -> None:
    assert stories.qd53() == {"must_expose": False}


def test_qd54_a_drawn_card_ends_the_claims() -> None:
    assert stories.qd54() == {"legal": False, "reason": "claim_window_closed"}


def test_no_story_is_untold() -> None:
    told = {name.split("_")[1].upper() for name in globals() if name.startswith("test_qd")}
    assert told == set(stories.STORIES)
