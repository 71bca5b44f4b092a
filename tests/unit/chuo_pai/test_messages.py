"""Every key that rules and AI can produce has its sentence, and every card and play its name."""

from __future__ import annotations

import inspect
import re

import pytest

from cardtable.ai.player import Message
from cardtable.core.events import Announced, Ended, Event, Moved, Piece, Seat
from cardtable.core.match import Match
from cardtable.core.rules import DealResult, Illegal, ScoreLine
from cardtable.games.chuo_pai import legality, reading, reasons, rules
from cardtable.games.chuo_pai.cards import DECK, IDENTITIES, Family, identity_of, parse
from cardtable.games.chuo_pai.listing import choices
from cardtable.games.chuo_pai.messages import MESSAGES
from cardtable.games.chuo_pai.plays import EVERY, SPECIALS, read
from cardtable.games.chuo_pai.refusals import REFUSALS
from cardtable.games.chuo_pai.rules import HANDS, OUT, PILES, RULES, STOCK, TRICKS
from cardtable.games.chuo_pai.table import ChuoPaiTable
from cardtable.games.chuo_pai.words import WORDS
from tests.helpers.room import against
from tests.helpers.telling import UNKNOWN, all_ai, assert_phrase, assert_sentence, assert_unknown, told
from tests.unit.chuo_pai.positions import COMPOSITIONS, play, random_deal, start, table

AGAINST_AI, ALL_AI = against(2), all_ai(3)


# -- what happens -----------------------------------------------------------------------------------------------------

EVENTS: list[tuple[Event, str | None]] = [
    (Announced(Seat(1), "bonus", ("3",)), "Iara had Nails and Two Reds: an opening bonus of 3 point(s)."),
    (Announced(Seat(2), "first-leader"), "Tião got the first lead by lot."),
    (Announced(Seat(1), "lead", ("2-4", "2")), "Iara led two Two Reds (2–4)."),
    (Announced(Seat(0), "beat", ("4-5", "1")), "You beat it with a Red Nine (4–5)."),
    (Announced(Seat(0), "beat", ("4-4", "4")), "You beat it with four Men (4–4)."),
    (Announced(Seat(0), "lead", ("heaven-nine", "4")), "You led Heaven–Nine of 4 card(s)."),
    (Announced(Seat(2), "pass"), "Tião passed."),
    (Announced(Seat(1), "round", ("2-4", "2")), "Iara won the round: 2 point(s)."),
    (Announced(Seat(2), "leads-instead", ("1",)), "Tião got the lead, as the winner of the round has no cards left."),
    (Moved(parse("6-6a 2-4c 6-6d"), STOCK, HANDS[0]), "You got: 2 × Heaven, Two Reds."),
    (Moved((None,) * 28, STOCK, HANDS[1]), None),
    (Moved(parse("1-2a 2-4c"), HANDS[1], PILES[1]), None),
    (Moved(parse("6-6a"), HANDS[1], TRICKS[1]), None),
    (Moved(parse("6-6a"), TRICKS[1], OUT), None),
    (Moved(parse("2-3a 2-3b"), HANDS[2], HANDS[2]), "Tião still held: 2 × Black Five."),
    (Ended((20, 31, 9), "most-points"), "Iara won the deal with 31 point(s)."),
    (Ended((20, 20, 9), "shared-win"), "You and Iara share the win with 20 point(s) each."),
    (Ended((20, 20, 20), "shared-win"), "You, Iara and Tião share the win with 20 point(s) each."),
]


@pytest.mark.parametrize(("event", "sentence"), EVENTS)
def test_events(event: Event, sentence: str | None) -> None:
    assert MESSAGES.event(event, AGAINST_AI) == sentence


def test_no_event_is_forgotten() -> None:
    keys = set(re.findall(r'Announced\([\w.]+, "([\w-]+)"', inspect.getsource(rules))) | {"lead", "beat"}
    assert keys == {event.key for event, _ in EVENTS if isinstance(event, Announced)}


@pytest.mark.parametrize("free", COMPOSITIONS)
def test_everything_that_happens_in_a_deal_can_be_said(free: bool) -> None:
    for state in random_deal(3, free):
        assert MESSAGES.standing(RULES.view(state, Seat(0)))
        for seat in RULES.to_act(state):
            named = [MESSAGES.action(action) for action in RULES.legal_actions(state, seat)]
            assert len(set(named)) == len(named)
        for _, said in told(RULES, MESSAGES, state, AGAINST_AI, ALL_AI):
            assert said is None or said.endswith(".")


def test_what_can_be_done_is_listed_by_family() -> None:
    taken: list[object] = []
    state = table(["6-6 6-6 3-6 4-5 1-2", "1-1", "1-1"])
    lines = choices(list(RULES.legal_actions(state, Seat(0))), taken.append)
    assert [(line.group, line.name) for line in lines] == [
        ("Long", "Play Heaven"),
        ("Long", "Play 2 × Heaven"),
        ("Black", "Play Black Nine"),
        ("Red", "Play Red Nine"),
        ("Red", "Play Nail"),
        ("Special", "Play Heaven–Nine: Heaven, Black Nine"),
        ("Special", "Play Heaven–Nine: Heaven, Red Nine"),
        ("Special", "Play Heaven–Nine: 2 × Heaven, Black Nine, Red Nine"),
    ]
    lines[1].perform()
    assert [getattr(action, "identities", ()) for action in taken] == [("6-6", "6-6")]
    passing, _ = play(state, "6-6")
    (line,) = choices(list(RULES.legal_actions(passing, Seat(1))), taken.append)
    assert (line.group, line.name) == ("", "Pass")


# -- refusals ---------------------------------------------------------------------------------------------------------

ILLEGAL: dict[str, tuple[tuple[str, ...], str]] = {
    "game-over": ((), "This deal is over."),
    "not-your-turn": ((), "It is not your turn."),
    "please-wait": ((), "One moment: the last play is still being shown."),
    "must-lead": ((), "You lead: passing is not possible."),
    "must-beat": (("3-3", "2"), "You can beat two Long Threes, so you must."),
    "not-in-hand": (("6-6", "6-6", "1-2"), "These cards are not in your hand: 2 × Heaven, Nail."),
    "no-cards": ((), "No card is chosen."),
    "too-many": (("6-6", "5"), "There are only four of each card; here are 5 × Heaven."),
    "mixed": (
        ("6-6", "1-5"),
        "Heaven and Cat do not go together: play equal cards, or a special combination.",
    ),
    "ties-no-set": (("2-6", "3-5"), "Flat Eight and Bent Eight are equally high, but they are not the same card."),
    "not-that-total": (
        ("4-4", "1-1", "8"),
        "Man (4–4) is not one of the 8-pip cards that go with Earth: it belongs to the long family.",
    ),
    "wrong-total": (("1-1", "8", "3-6"), "Earth goes with cards of 8 pips, not with Black Nine (3–6)."),
    "two-specials": (("6-6", "1-1"), "Heaven and Earth belong to different special combinations."),
    "no-court-card": (("6-6", "9"), "Different cards of 9 pips go together only with Heaven."),
    "unequal-special": (
        ("heaven-nine", "2", "1"),
        "Heaven–Nine takes equal numbers of both kinds; here are 2 and 1.",
    ),
    "other-family": (("special", "red"), "The table asks for a special combination, not for the red family."),
    "other-size": (("3", "2"), "The table asks for 3 card(s); here you have 2."),
    "only-ties": (("2-6", "3-5"), "Bent Eight and Flat Eight are equally high: a tie does not beat."),
    "not-higher": (("6-6", "1-1"), "Earth is not higher than Heaven."),
}


@pytest.mark.parametrize("key", ILLEGAL)
def test_every_refusal_has_its_reason(key: str) -> None:
    args, sentence = ILLEGAL[key]
    reason = Illegal(key, args, "R9")
    assert MESSAGES.illegal(reason) == sentence
    assert_phrase(REFUSALS.short(reason), 32)


def test_no_refusal_is_forgotten() -> None:
    source = inspect.getsource(legality) + inspect.getsource(reading)
    keys = set(re.findall(r'(?:Illegal\(|key = )"([a-z-]+)"(?: if .* else "([a-z-]+)")?', source))
    ours = ILLEGAL.keys() - {"please-wait"}  # of the table, not of the rules
    assert {key for pair in keys for key in pair if key} == ours


def test_refused_families_are_named() -> None:
    assert MESSAGES.illegal(Illegal("other-family", ("black", "special"), "R9")) == (
        "The table asks for the black family, not for a special combination."
    )
    assert REFUSALS.short(Illegal("other-family", ("special", "red"))) == "not a special combination"
    assert REFUSALS.short(Illegal("other-family", ("black", "red"))) == "another family"


def test_a_card_that_ties_with_its_like_is_named_once() -> None:
    assert MESSAGES.illegal(Illegal("only-ties", ("5-5", "5-5"), "R9")) == (
        "Plum Blossom only ties with the play on the table: it takes a higher one."
    )


# -- reasons and unknown keys -----------------------------------------------------------------------------------------

REASONS: dict[str, tuple[str, ...]] = {
    "only-choice": (),
    "must-pass": (),
    "decides": ("31",),
    "all-sure": ("9",),
    "sure-lead": ("4",),
    "sure-small": ("1",),
    "lone-low": ("2-2",),
    "lone": ("2-2",),
    "low": ("2-2",),
    "holds-mostly": ("75",),
    "wins-last": ("2",),
    "wins-last-kept": ("2",),
    "sure-beat": ("2",),
    "cheapest": ("2-2",),
    "cheapest-breaks": ("2-2",),
    "solved": ("61", "55"),
    "wins-most": ("61", "55"),
    "hasty": (),
}


def test_no_reason_is_forgotten() -> None:
    assert set(REASONS) == set(reasons.KEYS)


@pytest.mark.parametrize("key", REASONS)
def test_every_reason_is_one_sentence(key: str) -> None:
    said = MESSAGES.hint(Message(key, REASONS[key]))
    assert_sentence(said)
    assert all(WORDS.name(arg) in said if "-" in arg else arg in said for arg in REASONS[key])


def test_a_lost_deal_is_not_told_in_percents() -> None:
    assert "no play wins" in MESSAGES.hint(Message("solved", ("0", "0")))


@pytest.mark.parametrize("unknown", UNKNOWN)
def test_an_unknown_key_is_a_bug(unknown: str) -> None:
    assert_unknown(
        MESSAGES,
        unknown,
        lambda: MESSAGES.event(Ended((1, 0, 0), unknown), AGAINST_AI),
        lambda: REFUSALS.short(Illegal(unknown)),
        lambda: MESSAGES.result_line(ScoreLine(unknown, 1)),
        lambda: WORDS.card(unknown),
        lambda: WORDS.name(unknown),
        lambda: WORDS.heading(unknown),
        lambda: WORDS.family(unknown),
        lambda: WORDS.several("6-6", 5),
    )


# -- names, preferences, standing -------------------------------------------------------------------------------------


def test_every_card_has_its_name() -> None:
    assert len({WORDS.card(identity) for identity in IDENTITIES}) == len(IDENTITIES)
    for card in DECK:
        assert WORDS.card(card) == WORDS.card(identity_of(card)) == WORDS.name(identity_of(card))
    assert WORDS.with_pips("1-3d") == "Harmony (1–3)"
    assert WORDS.cards(map(Piece, ("4-5a", "6-6b", "4-5d", "2-6a"))) == "Heaven, Flat Eight, 2 × Red Nine"


def test_every_number_of_a_card_has_its_words() -> None:
    names = [WORDS.several(identity, n) for identity in IDENTITIES for n in range(1, 5)]
    assert len(set(names)) == len(names)
    assert [WORDS.several("4-4", n) for n in range(1, 5)] == ["a Man", "two Men", "three Men", "four Men"]


def test_every_play_has_its_names() -> None:
    assert len({WORDS.whole(combination) for combination in EVERY.values()}) == len(EVERY)
    pair, special = read(["2-5", "2-5"]), read(["4-4", "4-4", "2-5", "3-4"])
    assert (WORDS.play(pair), WORDS.in_sentence(pair)) == ("2 × Black Seven", "two Black Sevens")
    assert WORDS.play(special) == "Man–Seven · 4 card(s)"
    assert WORDS.in_sentence(special) == WORDS.told("man-seven", 4) == "Man–Seven of 4 card(s)"
    assert all(WORDS.is_special(kind.name) for kind in SPECIALS)
    assert not any(map(WORDS.is_special, IDENTITIES))


def test_every_family_has_its_names() -> None:
    for name in (WORDS.heading, WORDS.family, WORDS.the_family):
        assert len({name(family) for family in Family}) == len(Family)


def test_every_option_and_preference_has_names() -> None:
    for option in (*RULES.options, *ChuoPaiTable.preferences):
        assert MESSAGES.option(option.key)
        assert len({MESSAGES.option_value(option.key, value) for value in option.values}) == len(option.values)
    for option in RULES.options:
        assert MESSAGES.option_help(option.key).endswith(".")


def test_a_saved_deal_says_how_it_stands() -> None:
    state = table(["6-6 6-6 3-6", "1-1", "1-1"], bonus=["1-2 2-4", "", ""])
    assert MESSAGES.standing(RULES.view(state, Seat(0))) == "2 point(s) · 3 card(s) in hand"
    assert MESSAGES.standing(RULES.view(start(), Seat(0))).endswith("card(s) in hand")
    assert MESSAGES.standing(RULES.view(table(["2-2", "3-3", "4-4"]), Seat(0))).startswith("no points · ")


# -- the result -------------------------------------------------------------------------------------------------------


def test_a_win_is_told() -> None:
    won = DealResult((20, 31, 9), "most-points", (Seat(1),))
    assert MESSAGES.result_title(won, AGAINST_AI) == "You lose"
    assert MESSAGES.result_title(won, ALL_AI) == "Iara wins"
    assert MESSAGES.result_sub(won, AGAINST_AI) == "Iara made the largest score pile: 31 card(s)"


@pytest.mark.parametrize(
    ("points", "title"), [((20, 20, 9), "Shared win"), ((9, 20, 20), "You lose"), ((20, 20, 20), "Shared win")]
)
def test_a_shared_win_is_told(points: tuple[int, ...], title: str) -> None:
    winners = tuple(Seat(seat) for seat in range(3) if points[seat] == max(points))
    shared = DealResult(points, "shared-win", winners)
    assert MESSAGES.result_title(shared, AGAINST_AI) == title
    assert MESSAGES.result_title(shared, ALL_AI) == "Shared win"
    assert MESSAGES.result_sub(shared, AGAINST_AI).endswith("equal largest score piles, 20 card(s) each")


def test_every_line_of_a_score_is_named() -> None:
    lines = [ScoreLine("rounds", 20, ("7",)), ScoreLine("bonus", 3), ScoreLine("earlier", 2)]
    assert [MESSAGES.result_line(line) for line in lines] == ["7 round(s) won", "Opening bonus", "From before"]
    keys = set(re.findall(r'ScoreLine\("(\w+)"', inspect.getsource(rules)))
    assert keys == {line.key for line in lines}
    assert (MESSAGES.result_left(0), MESSAGES.result_left(4)) == ("Hand empty", "4 card(s) left, worth nothing")


def test_deals_won_are_told_from_the_second_on() -> None:
    won = DealResult((0, 0, 1), "most-points", (Seat(2),))
    shared = DealResult((1, 1, 0), "shared-win", (Seat(0), Seat(1)))
    assert MESSAGES.result_note(None, AGAINST_AI) == ""
    assert MESSAGES.result_note(Match(3, results=(won,)), AGAINST_AI) == ""
    assert MESSAGES.result_note(Match(3, results=(won, won)), AGAINST_AI) == "Deals won, of 2: You 0 · Iara 0 · Tião 2"
    assert MESSAGES.result_note(Match(3, results=(won, shared)), AGAINST_AI).endswith("Tião 1 · 1 shared")
