"""Every key that rules and AI can produce has its sentence; cards and melds have their names, in both decks."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator

import pytest

from cardtable.ai.player import Message
from cardtable.core.events import Announced, Ended, Event, Moved, Piece, Seat
from cardtable.core.match import Match
from cardtable.core.rules import DealResult, Illegal
from cardtable.games.conquian import laying, legality, melds, reasons
from cardtable.games.conquian.cards import DECK, SUITS, parse
from cardtable.games.conquian.listing import choices
from cardtable.games.conquian.melds import MELD, parse_groups
from cardtable.games.conquian.messages import MESSAGES
from cardtable.games.conquian.naming import FRENCH, NAMING
from cardtable.games.conquian.refusals import REFUSALS
from cardtable.games.conquian.rules import GROUPS, HANDS, RULES, STOCK, SWAPS, Act, Deed, Force, Pay
from cardtable.games.conquian.words import WORDS
from tests.helpers.room import against
from tests.helpers.telling import UNKNOWN, all_ai, assert_phrase, assert_sentence, assert_unknown, told
from tests.unit.conquian.positions import answering, play, random_deal, start

AGAINST_AI, ALL_AI = against(2), all_ai(3)


@pytest.fixture
def french() -> Iterator[None]:
    NAMING.faces = FRENCH
    yield
    NAMING.faces = "spanish"


# -- what happens -----------------------------------------------------------------------------------------------------

EVENTS: list[tuple[Event, str | None]] = [
    (Announced(Seat(1), "sealed"), "Iara chose the card to give."),
    (Announced(Seat(1), "swapped"), "All the chosen cards went to the right."),
    (Announced(Seat(0), "turned", ("7O", "9")), "From the stock: the 7 of coins; 9 card(s) left."),
    (Announced(Seat(0), "turned", ("10C", "0")), "From the stock: the jack of cups, its last card."),
    (Announced(Seat(2), "pass", ("7O",)), "Tião passed."),
    (Announced(Seat(2), "dead", ("7O",)), "Nobody wanted the 7 of coins."),
    (Announced(Seat(0), "use", ("7O", "5O 6O 7O")), "You used the 7 of coins: 5-6-7 of coins."),
    (
        Announced(Seat(2), "take", ("7O", "7O 7C 7B", "1E 2E 3E")),
        "Tião had to take the 7 of coins: set of 7s (coins, cups, clubs); 1-2-3 of swords.",
    ),
    (Announced(Seat(1), "lay", ("6C 7C 10C",)), "Iara laid 6-7-10 of cups."),
    (Announced(Seat(1), "regroup", ("6C 7C 10C",)), "Iara regrouped melds: 6-7-10 of cups."),
    (Announced(Seat(1), "force", ("12B", "0")), "Iara forced you to take the king of clubs."),
    (Announced(Seat(0), "force", ("12B", "2")), "You forced Tião to take the king of clubs."),
    (Announced(Seat(0), "pay", ("11E",)), "You paid the knight of swords."),
    (Announced(Seat(0), "cut", ("9",)), "You cut: nine cards on the table."),
    (Moved(parse("7O 5O 12E"), STOCK, HANDS[0]), "You got: coins: 5, 7; swords: king."),
    (Moved((None,) * 8, STOCK, HANDS[1]), None),
    (Moved(parse("4B"), HANDS[0], SWAPS[0]), None),
    (Moved(parse("4B"), SWAPS[0], HANDS[1]), "You gave Iara the 4 of clubs."),
    (Moved(parse("4B"), SWAPS[2], HANDS[0]), "Tião gave you the 4 of clubs."),
    (Moved((None,), SWAPS[1], HANDS[2]), None),
    (Moved(parse("4B"), HANDS[0], GROUPS[0][0]), None),
    (Moved(parse("4B 5C"), HANDS[2], HANDS[2]), "Tião still held: cups: 5; clubs: 4."),
    (Ended((1, 0, 0), "cut"), "You won by cutting."),
    (Ended((0, 0, 1), "fewest-cards"), "The stock is empty: Tião won with the fewest cards in hand."),
    (Ended((0, 0, 0), "draw"), "The stock is empty, and several share the fewest cards: a draw."),
]


@pytest.mark.parametrize(("event", "sentence"), EVENTS)
def test_events(event: Event, sentence: str | None) -> None:
    assert MESSAGES.event(event, AGAINST_AI) == sentence


def test_everything_that_happens_in_deals_can_be_said() -> None:
    met = set()
    for seed in range(6):
        for state in random_deal(seed):
            view = RULES.view(state, Seat(0))
            assert MESSAGES.standing(view)
            for seat in RULES.to_act(state):
                view, legal = RULES.view(state, seat), list(RULES.legal_actions(state, seat))
                lines = choices(view, legal, AGAINST_AI, lambda action: None)
                assert len({line.name for line in lines}) == len(legal)
            for event, said in told(RULES, MESSAGES, state, AGAINST_AI, ALL_AI):
                met.add(event.key if isinstance(event, Announced) else type(event))
                assert said is None or said.endswith(".")
    assert {"sealed", "swapped", "turned", "pass", "dead", "use", "lay", "pay", Moved, Ended} <= met


# -- what can be done -------------------------------------------------------------------------------------------------


def test_actions_are_listed_in_the_order_of_the_rules() -> None:
    taken: list[object] = []
    state = answering(["5O 6O 2C 3B 4E", "*", "*"], ["7C 7E 7B", "10O 11O 12O", ""], table="7O")
    view, legal = RULES.view(state, Seat(0)), list(RULES.legal_actions(state, Seat(0)))
    lines = choices(view, legal, AGAINST_AI, taken.append)
    assert [line.name for line in lines] == [
        "Pass",
        "Use the 7 of coins: set of 7s (coins, cups, swords, clubs) (4/9)",
        "Use the 7 of coins: 5-6-7 of coins (6/9)",
        "Force Iara",
    ]
    lines[3].perform()
    assert taken == [Force(Seat(1))]


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("use 5O 6O 7O | 7C 7E 7B", "Use the 7 of coins: 5-6-7 of coins (6/9)"),
        ("use 7O 7C 7E 7B", "Use the 7 of coins: set of 7s (coins, cups, swords, clubs) (4/9)"),
        ("lay 7C 7E 7B | 1C 2C 3C", "Lay 1-2-3 of cups (6/9)"),
        ("pass", "Pass"),
        ("force 1", "Force Iara"),
        ("pay 2C", "Pay the 2 of cups"),
        ("give 2C", "Give the 2 of cups"),
    ],
)
def test_each_action_names_what_changes(text: str, name: str) -> None:
    state = answering(["5O 6O 1C 2C 3C", "*", "*"], ["7C 7E 7B", "10O 11O 12O", ""], table="7O")
    view = RULES.view(state, Seat(0))
    assert MESSAGES.action(RULES.decode(text), view, AGAINST_AI) == name


def test_only_ways_to_lay_are_folded() -> None:
    state = answering(["5O 6O 1C 2C 3C", "*", "*"], ["7C 7E 7B", "", ""], table="7O")
    view = RULES.view(state, Seat(0))
    assert MESSAGES.group(RULES.decode("use 7O 7C 7E 7B"), view) == "Use the 7 of coins"
    assert MESSAGES.group(RULES.decode("lay 7C 7E 7B | 1C 2C 3C"), view) == "Lay without the card on offer"
    assert MESSAGES.group(Force(Seat(1)), view) == MESSAGES.group(Pay(Piece("5O")), view) == ""


def test_who_is_forced_may_be_the_person() -> None:
    state = answering(["*", "*", "*"], ["7C 7E 7B", "", ""], table="7O", turn=1)
    assert MESSAGES.action(Force(Seat(0)), RULES.view(state, Seat(1)), AGAINST_AI) == "Force you"


# -- refusals ---------------------------------------------------------------------------------------------------------

ILLEGAL: dict[str, tuple[str, ...]] = {
    "please-wait": (),
    "game-over": (),
    "swap-first": (),
    "already-sealed": (),
    "swap-over": (),
    "not-your-turn": (),
    "pay-first": (),
    "nothing-to-pay": (),
    "not-in-hand": ("7O",),
    "must-take": ("7O",),
    "forced-as-it-lies": ("7O",),
    "payer-only-forces": ("7O",),
    "force-oneself": ("7O",),
    "force-without-melds": ("7O", "1"),
    "force-as-it-lies": ("7O", "2"),
    "force-no-fit": ("7O", "1"),
    "table-card-left-out": ("7O",),
    "lay-without-table-card": ("7O",),
    "nothing-laid": (),
    "regrouped-already": (),
    "card-twice": ("7O",),
    "melded-stays": ("7O 7C",),
    "anothers-meld": ("7O", "2"),
    "dead-card": ("7O",),
    "meld-left-short": ("7O 7C",),
    "too-few": ("2",),
    "mixed": (),
    "no-turnaround": ("12O", "1O"),
    "gap": ("3O", "5O"),
}


@pytest.mark.parametrize("key", ILLEGAL)
def test_every_refusal_has_its_reason(key: str) -> None:
    reason = Illegal(key, ILLEGAL[key], "R5")
    assert REFUSALS.sentence(reason) == MESSAGES.illegal(reason)
    assert_sentence(MESSAGES.illegal(reason))
    assert_phrase(REFUSALS.short(reason), 24)


def test_no_refusal_is_forgotten() -> None:
    texts = [inspect.getsource(module) for module in (legality, laying, melds)]
    keys = {key for text in texts for key in re.findall(r'Illegal\(\s*"([\w-]+)"', text)}
    assert keys == ILLEGAL.keys() - {"please-wait"}  # of the director, not of the rules


# -- reasons ----------------------------------------------------------------------------------------------------------

ARGUMENTS = (
    (),
    ("7O",),
    ("7O", "2"),
    ("5",),
    ("61", "55"),
)


@pytest.mark.parametrize("key", reasons.KEYS)
def test_every_reason_is_one_sentence(key: str) -> None:
    said = []
    for arguments in ARGUMENTS:
        try:
            said.append(MESSAGES.hint(Message(key, arguments)))
        except (KeyError, ValueError):  # another number of arguments, or of another kind
            continue
    assert said, key
    assert all(sentence[0].isupper() and sentence.endswith(".") for sentence in said)


@pytest.mark.parametrize("unknown", UNKNOWN)
def test_an_unknown_key_is_a_bug(unknown: str) -> None:
    assert_unknown(
        MESSAGES,
        unknown,
        lambda: MESSAGES.event(Ended((1, 0, 0), unknown), AGAINST_AI),
        lambda: REFUSALS.short(Illegal(unknown)),
        lambda: MESSAGES.result_sub(
            RULES.view(start(), Seat(0)), DealResult((1, 0, 0), unknown, (Seat(0),)), AGAINST_AI
        ),
        lambda: NAMING.suit(unknown),
    )


# -- names of cards and melds -----------------------------------------------------------------------------------------


def test_spanish_cards_have_names() -> None:
    assert len({NAMING.card(card) for card in DECK}) == 40
    assert NAMING.cards(parse("7O 10C 11E 12B 1O")) == (
        "7 of coins, jack of cups, knight of swords, king of clubs, 1 of coins"
    )
    assert NAMING.the("7O") == "the 7 of coins"
    assert {NAMING.the(card).removeprefix("the ") for card in DECK} == {NAMING.card(card) for card in DECK}


@pytest.mark.usefixtures("french")
def test_french_cards_have_names() -> None:
    assert len({NAMING.card(card) for card in DECK}) == 40
    assert NAMING.cards(parse("7O 10C 11E 12B 1O")) == (
        "7 of diamonds, jack of hearts, queen of spades, king of clubs, ace of diamonds"
    )
    assert {NAMING.the(card).removeprefix("the ") for card in DECK} == {NAMING.card(card) for card in DECK}
    assert NAMING.span(parse("6C 7C 10C 11C 12C")) == "6-7-J-Q-K"
    assert NAMING.meld(parse("11O 11C 11E")) == "set of queens"


def test_melds_have_names() -> None:
    run, four = parse("7O 5O 6O"), parse("12O 12C 12E 12B")
    assert (NAMING.meld(run), NAMING.whole(run)) == ("run of coins", "5-6-7 of coins")
    assert NAMING.title(run) == "Run of coins"
    assert (NAMING.meld(four), NAMING.whole(four)) == ("set of kings", "set of kings (coins, cups, swords, clubs)")
    assert len({NAMING.whole(meld) for meld in MELD.values()}) == len(MELD)
    assert len({NAMING.suit(suit) for suit in SUITS}) == 4
    assert NAMING.melds(parse_groups("5O 6O 7O | 1E 1C 1B")) == "5-6-7 of coins; set of 1s (cups, swords, clubs)"


def test_a_hand_is_heard_suit_by_suit() -> None:
    assert WORDS.hand_of(parse("12E 5O 4O")) == "Your hand: coins: 4, 5; swords: king"
    assert WORDS.hand_of(()) == "Your hand is empty"


# -- the table --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("act", "text"),
    [
        (Act(Seat(1), Deed.PASS, Piece("7O")), "Passed on the 7 of coins"),
        (Act(Seat(1), Deed.USE, Piece("7O")), "Used the 7 of coins"),
        (Act(Seat(1), Deed.TAKE, Piece("7O")), "Had to take the 7 of coins"),
        (Act(Seat(1), Deed.PAY, Piece("7O")), "Paid the 7 of coins"),
        (Act(Seat(1), Deed.FORCE, Piece("7O"), target=Seat(0)), "Forced you"),
        (Act(Seat(1), Deed.FORCE, Piece("7O"), target=Seat(2)), "Forced Tião"),
        (Act(Seat(1), Deed.LAY, Piece("7O"), parse("1C 2C 3C")), "Laid 3 card(s)"),
        (Act(Seat(1), Deed.LAY, Piece("7O")), "Regrouped own melds"),
    ],
)
def test_a_plate_tells_the_last_act(act: Act, text: str) -> None:
    assert WORDS.last_act(act, AGAINST_AI) == text


def test_a_saved_game_says_how_it_stands() -> None:
    assert MESSAGES.standing(RULES.view(start(), Seat(0))) == "Swap"
    state = answering(["5O 6O 1C 2C 3C", "*", "*"], ["7C 7E 7B", "", ""], table="7O")
    assert MESSAGES.standing(RULES.view(state, Seat(0))) == "5 in hand · 3/9"


# -- the result -------------------------------------------------------------------------------------------------------


def test_a_cut_is_told_with_its_melds() -> None:
    state = answering(["5O 6O", "*", "*"], ["7C 7E 7B | 1C 1E 1B", "", ""], table="7O")
    state, _ = play(state, "use 5O 6O 7O | 7C 7E 7B | 1C 1E 1B")
    result = RULES.result(state)
    assert result is not None
    view = RULES.view(state, Seat(0))
    assert MESSAGES.result_title(result, AGAINST_AI) == "You win"
    assert MESSAGES.result_title(result, ALL_AI) == "Davi wins"
    assert MESSAGES.result_sub(view, result, AGAINST_AI) == (
        "You cut with nine cards: set of 7s (cups, swords, clubs); set of 1s (cups, swords, clubs); 5-6-7 of coins"
    )
    assert MESSAGES.result_left(()) == "Hand empty"
    assert MESSAGES.result_left(view.known[1]) == "8 card(s) left"


@pytest.mark.parametrize(
    ("melds", "title", "sub"),
    [
        (("", "2C 2E 2B", ""), "You lose", "The stock is empty: Iara had the fewest cards, 5"),
        (("", "2C 2E 2B", "3C 3E 3B"), "Draw", "The stock is empty: Iara and Tião share the fewest cards, 5"),
    ],
)
def test_an_empty_stock_is_told(melds: tuple[str, ...], title: str, sub: str) -> None:
    state, _ = play(answering(["*", "*", "*"], melds, table="7O", stock=""), "pass", "pass", "pass")
    result = RULES.result(state)
    assert result is not None
    assert MESSAGES.result_title(result, AGAINST_AI) == title
    assert MESSAGES.result_sub(RULES.view(state, Seat(0)), result, AGAINST_AI) == sub


def test_games_won_are_told_from_the_second_on() -> None:
    won = DealResult((0, 0, 1), "cut", (Seat(2),))
    drawn = DealResult((0, 0, 0), "draw", (Seat(0), Seat(1), Seat(2)))
    assert MESSAGES.result_note(None, AGAINST_AI) == ""
    assert MESSAGES.result_note(Match(3, results=(won,)), AGAINST_AI) == ""
    assert MESSAGES.result_note(Match(3, results=(won, won)), AGAINST_AI) == "Games won, of 2: You 0 · Iara 0 · Tião 2"
    assert MESSAGES.result_note(Match(3, results=(won, drawn)), AGAINST_AI).endswith("Tião 1 · 1 draw(s)")
