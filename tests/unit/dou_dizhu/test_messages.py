"""Every key that rules and AI can produce has its sentence; every play has its name."""

from __future__ import annotations

from itertools import pairwise

import pytest

from cardtable.ai.player import Message
from cardtable.core.events import Announced, Ended, Event, Moved, Place, Seat
from cardtable.core.match import Match
from cardtable.core.rules import DealResult, Illegal, ScoreLine
from cardtable.games.dou_dizhu import reasons
from cardtable.games.dou_dizhu.cards import RANKS, parse
from cardtable.games.dou_dizhu.messages import MESSAGES
from cardtable.games.dou_dizhu.naming import CHAINS, NAMING
from cardtable.games.dou_dizhu.plays import PlayType, Reading, beats, every_play
from cardtable.games.dou_dizhu.reading import read
from cardtable.games.dou_dizhu.refusals import REFUSALS
from cardtable.games.dou_dizhu.rules import RULES, Bid, Pass, Play, Score
from cardtable.games.dou_dizhu.table import TABLE
from cardtable.scene.table import SeatInfo
from tests.helpers.dou_dizhu_room import deals, position
from tests.helpers.room import against
from tests.helpers.telling import UNKNOWN, all_ai, assert_phrase, assert_unknown

AGAINST_AI, ALL_AI = against(2), all_ai(3)
STOCK, BOTTOM, HAND = Place("stock"), Place("bottom"), Place("hand", 0)
EVENTS: list[tuple[Event, str | None]] = [
    (Announced(Seat(0), "bid", ("2",)), "You bid 2."),
    (Announced(Seat(1), "pass-bid"), "Iara passed."),
    (Announced(Seat(2), "pass"), "Tião passed."),
    (Announced(Seat(2), "landlord", ("3",)), "Tião became the landlord; the base is 3."),
    (Announced(Seat(1), "play", ("trio-solo", "3JJJ")), "Iara played trio of jacks with 3."),
    (Announced(Seat(0), "multiplier", ("4",)), "The points are doubled: × 4."),
    (Moved(tuple(parse("Ks Kh 3d")), STOCK, HAND), "You got: 2 × kings, 3."),
    (Moved((None,) * 17, STOCK, Place("hand", 1)), None),
    (Moved((None,) * 3, STOCK, BOTTOM), None),
    (Moved(tuple(parse("7s Jh 2c")), BOTTOM, HAND), "The bottom: 2, jack, 7."),
    (Moved(tuple(parse("9s 9h")), Place("hand", 2), Place("hand", 2)), "Tião still held: 2 × 9s."),
    (Moved(tuple(parse("9s 9h")), HAND, Place("trick", 0)), None),
    (Moved(tuple(parse("9s 9h")), Place("trick", 0), Place("played")), None),
    (Ended((6, -3, -3), "landlord-wins"), "The landlord wins: 3 point(s) from each peasant."),
    (Ended((-8, 4, 4), "peasants-win"), "The peasants win: 4 point(s) each from the landlord."),
]


@pytest.mark.parametrize(("event", "sentence"), EVENTS)
def test_events(event: Event, sentence: str | None) -> None:
    assert MESSAGES.event(event, AGAINST_AI) == sentence


@pytest.mark.parametrize("key", ["redeal", "no-bids", "spring", "anti-spring"])
def test_rare_events_are_sentences(key: str) -> None:
    sentence = MESSAGES.event(Announced(Seat(0), key, ("3",)), AGAINST_AI)
    assert sentence is not None
    assert sentence.endswith(".")


def test_everything_that_happens_in_deals_can_be_said() -> None:
    told = set()
    for states in deals(300, 8):
        for before, after in pairwise(states):
            seat = RULES.to_act(before)[0]
            for action in RULES.legal_actions(before, seat):
                step = RULES.apply(before, seat, action)
                if step.state == after:
                    for seats in (AGAINST_AI, ALL_AI):
                        told |= {type(event) for event in step.events if MESSAGES.event(event, seats)}
                    assert MESSAGES.action(action, seat)
                    assert MESSAGES.standing(RULES.view(after, Seat(0)))
                    break
    assert told == {Announced, Moved, Ended}


ILLEGAL = [
    *(("not-your-turn", ()), ("game-over", ()), ("auction-first", ()), ("auction-over", ()), ("must-lead", ())),
    *(("please-wait", ()), ("bid-higher", ("2",)), ("not-in-hand", ("3D",)), ("no-cards", ()), ("no-play", ())),
    *(("two-bombs", ()), ("chain-high", ("2",)), ("chain-high", ("X",)), ("chain-gap", ("7",)), ("chain-uneven", ())),
    *(("chain-short", ("solo-chain", "4", "5")), ("chain-short", ("pair-chain", "2", "3"))),
    *((key, (core, "2", "3")) for key in ("kicker-count", "kicker-mix") for core in ("trio", "airplane", "bomb")),
    *(("two-jokers", ()), ("bomb-kicker", ("4",)), ("core-kicker", ("T",)), ("other-play", ("pair", "trio-solo"))),
    *(("other-length", ("5", "6")), ("not-higher", ("9", "7")), ("only-bomb", ("8",)), ("only-rocket", ())),
    ("nothing-beats-rocket", ()),
]


@pytest.mark.parametrize(("key", "args"), ILLEGAL)
def test_every_refusal_has_its_reason(key: str, args: tuple[str, ...]) -> None:
    reason = Illegal(key, args, "R5")
    assert MESSAGES.illegal(reason).endswith(".")
    assert_phrase(REFUSALS.short(reason), 22)


NUMBERS = ("7", "4", "61", "55")


@pytest.mark.parametrize("key", reasons.KEYS)
def test_every_reason_is_one_sentence(key: str) -> None:
    said = []
    for count in range(3):
        try:
            said.append(MESSAGES.hint(Message(key, NUMBERS[:count])))
        except KeyError:
            continue
    assert len(said) == 1, key
    assert said[0].endswith(".")


@pytest.mark.parametrize("unknown", UNKNOWN)
def test_an_unknown_key_is_a_bug(unknown: str) -> None:
    assert_unknown(
        MESSAGES,
        unknown,
        lambda: REFUSALS.short(Illegal(unknown)),
        lambda: MESSAGES.event(Ended((1, 1, -2), unknown), AGAINST_AI),
        lambda: MESSAGES.result_line(ScoreLine(unknown, 1)),
        lambda: NAMING.type(unknown),
    )


# -- names of plays ---------------------------------------------------------------------------------------------------

NAMES = {
    "D": "Solo: red joker",
    "KK": "Pair of kings",
    "999": "Trio of 9s",
    "3JJJ": "Trio of jacks with 3",
    "33JJJ": "Trio of jacks with a pair of 3s",
    "34567": "Chain 3 to 7",
    "TJQKA": "Chain 10 to ace",
    "334455": "Chain of pairs 3 to 5",
    "333444": "Airplane 3 to 4",
    "33344458": "Airplane 3 to 4 with 8, 5",
    "3334445588": "Airplane 3 to 4 with pairs of 8s, 5s",
    "888849": "Four 8s with 9, 4",
    "88884499": "Four 8s with pairs of 9s, 4s",
    "7777": "Bomb of 7s",
    "XD": "Rocket",
}


@pytest.mark.parametrize(("ranks", "name"), NAMES.items())
def test_plays_have_names(ranks: str, name: str) -> None:
    assert NAMING.play(read(ranks)) == name


def test_all_plays_have_different_names() -> None:
    names: dict[str, str] = {}
    for play in every_play():
        name = NAMING.play(play)
        assert names.setdefault(name, play.ranks) == play.ranks, name
        assert NAMING.in_sentence(play)[0].islower()
    assert len(names) == 27_471


def test_only_plays_with_kickers_are_folded() -> None:
    for play in every_play():
        assert bool(NAMING.carried(play)) == bool(play.kickers)


def test_what_the_table_asks_can_be_said_of_every_play() -> None:
    cores: dict[tuple[PlayType, int, int], Reading] = {}
    for play in every_play():
        cores.setdefault((play.type, play.length, play.rank), play)
    for play in cores.values():
        assert NAMING.asks(play)
        assert NAMING.covers(play, None)
        for other in cores.values():
            if beats(play, other):
                assert NAMING.covers(play, other)
    assert {play.type for play in cores.values() if play.length > 1} == CHAINS


def test_ranks_have_names() -> None:
    assert len({NAMING.one(letter) for letter in RANKS}) == 15
    assert NAMING.listed("35KD") == "red joker, king, 5, 3"
    assert NAMING.spoken(parse("3s 3h Ks D")) == "red joker, king, 2 × 3s"


# -- preferences, standing, result ------------------------------------------------------------------------------------


def test_preferences_have_names() -> None:
    assert RULES.options == ()
    for option in TABLE.preferences:
        assert MESSAGES.option(option.key)
        assert len({MESSAGES.option_value(option.key, value) for value in option.values}) == len(option.values)


def test_actions_are_imperatives() -> None:
    assert MESSAGES.action(Bid(2), Seat(0)) == "Bid 2"
    assert MESSAGES.action(Pass(), Seat(0)) == "Pass"
    assert MESSAGES.action(Play(parse("Ks Kh Kd 3s")), Seat(0)) == "Play trio of kings with 3"


def test_a_saved_deal_says_how_it_stands() -> None:
    assert MESSAGES.standing(RULES.view(deals(3, 1)[0][0], Seat(0))) == "Auction"
    state = position("Ks Kh 3s", landlord=0)
    assert MESSAGES.standing(RULES.view(state, Seat(0))) == "Landlord · 3 card(s)"
    assert MESSAGES.standing(RULES.view(state, Seat(1))) == "Peasant · 5 card(s)"


@pytest.mark.parametrize(
    ("seats", "winners", "title"),
    [
        (AGAINST_AI, (0,), "You win"),
        (AGAINST_AI, (0, 2), "You win"),
        (AGAINST_AI, (1, 2), "You lose"),
        (ALL_AI, (1, 2), "The peasants win"),
        (ALL_AI, (1,), "The landlord wins"),
    ],
)
def test_titles_are_in_the_right_person(seats: tuple[SeatInfo, ...], winners: tuple[int, ...], title: str) -> None:
    reason = "landlord-wins" if len(winners) == 1 else "peasants-win"
    assert MESSAGES.result_title(DealResult((1, 1, -2), reason, tuple(map(Seat, winners))), seats) == title


def test_the_product_is_spelled_out() -> None:
    bomb, rocket = read("7777"), read("XD")
    assert MESSAGES.result_sub(Score(2, (), None)) == "Base 2 × 1 = 2 point(s)"
    assert (
        MESSAGES.result_sub(Score(3, (bomb, rocket), "spring"))
        == "Base 3 × 2 (bomb) × 2 (rocket) × 2 (spring) = 24 point(s)"
    )
    for key, args in (("base", ("3", "2")), ("base", ("3", "1")), ("bomb", ("7",)), ("rocket", ("D",)), ("spring", ())):
        assert MESSAGES.result_line(ScoreLine(key, 3, args))


def test_the_score_of_the_sitting_is_told_from_the_second_deal_on() -> None:
    won = DealResult((-2, -2, 4), "landlord-wins", (Seat(2),))
    assert MESSAGES.result_note(None, AGAINST_AI) == ""
    assert MESSAGES.result_note(Match(3, results=(won,)), AGAINST_AI) == ""
    note = MESSAGES.result_note(Match(3, results=(won, won)), AGAINST_AI)
    assert note == "After 2 deal(s): You −4 · Iara −4 · Tião +8"
