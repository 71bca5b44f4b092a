"""The players: legal, repeatable, blind to what is hidden, and free of the faults people complain about."""

from __future__ import annotations

import pytest

from cardtable.ai.player import LADDER, Budget, Level
from cardtable.core.events import Seat
from cardtable.core.rules import Setup
from cardtable.games.dou_dizhu import bidding, fast, reasons
from cardtable.games.dou_dizhu.ai import AI
from cardtable.games.dou_dizhu.partition import Plans
from cardtable.games.dou_dizhu.playout import make_plans
from cardtable.games.dou_dizhu.rules import RULES, Bid, Pass, Play, State
from tests.helpers.thinking import Thinking
from tests.unit.dou_dizhu.positions import ending

FEW = Budget(nodes=240)
SKILLED = (Level.MEDIUM, Level.HARD)
THINKING = Thinking(RULES, AI, FEW)
decide, moments = THINKING.decide, THINKING.moments


def ranks(state: State, level: Level) -> str:
    """Return the ranks that are played, nothing for a pass."""
    action = decide(state, level).action
    return action.ranks if isinstance(action, Play) else ""


def others(hand: str) -> tuple[str, str]:
    """Return the rest of the deck as two hands of 17 cards, dealt by turns from the lowest."""
    rest = fast.unpack(fast.DECK - fast.pack(hand))[-34:]
    return rest[::2], rest[1::2]


# -- all players ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "games"), [(Level.EASY, 12), (Level.MEDIUM, 12), (Level.HARD, 1)])
def test_every_decision_of_a_game_is_legal_and_has_a_reason(level: Level, games: int) -> None:
    for _, decision in moments(level, range(games)):
        assert decision.reason is not None
        assert decision.reason.key in reasons.KEYS
        assert all(int(number) >= 0 for number in decision.reason.args)


@pytest.mark.parametrize("level", LADDER)
def test_nobody_peeks(level: Level) -> None:
    for seed in range(3):
        played = [state for state, _ in moments(Level.MEDIUM, [seed])]
        assert all(THINKING.blind(state, level, seed) for state in (played[0], played[6], played[-2]))


@pytest.mark.parametrize("level", LADDER)
def test_a_single_choice_costs_nothing(level: Level) -> None:
    state = ending(["33", "24", "4"], landlord=1, acts=["1: 2"])  # seat 2 can only pass
    assert decide(state, level).nodes == 0
    assert decide(state, level).action == Pass()


@pytest.mark.parametrize("level", LADDER)
def test_whoever_can_go_out_does(level: Level) -> None:
    assert ranks(ending(["33344", "5566", "7788"]), level) == "33344"
    assert ranks(ending(["33XD", "4444", "9"], acts=["0: 33"]), level) == "4444"
    assert ranks(ending(["333444555777", "6688", "9TJ"]), level) == "333444555777"
    assert ranks(ending(["99", "555566", "9TJ"], acts=["0: 3333JQ"]), level) == "555566"


def test_review_gives_what_is_sensible_best_first() -> None:
    state = ending(["3456777TTKA", "344556688JJ", "3QQKKA2"])
    legal = list(RULES.legal_actions(state, Seat(0)))
    found = AI.review(RULES.view(state, Seat(0)), legal, FEW)
    assert len(found) > 1
    assert all(decision.action in legal and decision.reason is not None for decision in found)
    assert len({decision.action for decision in found}) == len(found)
    assert found[0].value == max(decision.value for decision in found)
    assert found[0].action == decide(state, Level.HARD, seed=0).action


# -- the auction ---------------------------------------------------------------------------------


def landlords() -> Plans:
    return make_plans()[0]


def test_the_chance_grows_with_the_hand() -> None:
    weak, fair, strong = "34456789TTJQQKKA2", "3344567899TJKKA2D", "4567777889TJKA2XD"
    chances = [bidding.chance(landlords(), fast.pack(hand)) for hand in (weak, fair, strong)]
    assert chances == sorted(chances)
    assert chances[0] < 0.4 < chances[1] < 0.6 < chances[2]


@pytest.mark.parametrize("level", LADDER)
def test_not_everybody_bids(level: Level) -> None:
    bids = []
    for seed in range(40):
        state = RULES.deal(Setup(seed, 3)).state
        bids.append(decide(state, level).action)
    assert 8 < sum(isinstance(bid, Bid) for bid in bids) < 32
    assert {bid.points for bid in bids if isinstance(bid, Bid)} == {1, 2, 3}


def test_bids_are_higher_than_before() -> None:
    for high in range(3):
        for percent in range(0, 101, 5):
            action = bidding.action(percent / 100, high)
            assert isinstance(action, Pass) or action.points > high  # type: ignore[union-attr]
    assert bidding.action(0.9, 0) == bidding.action(0.9, 2) == Bid(3)


# -- what people complain about ------------------------------------------------------------------


@pytest.mark.parametrize("level", LADDER)
@pytest.mark.parametrize("hand", ["345567889TTTJQKA22XD", "3345678TTTJQQK2D", "44556679JJQKKA22X"])
def test_jokers_and_twos_are_not_led_first(level: Level, hand: str) -> None:
    first, second = others(hand)
    assert not set(ranks(ending([hand, first, second]), level)) & set("2XD")


@pytest.mark.parametrize("level", LADDER)
def test_nobody_opens_with_a_bomb(level: Level) -> None:
    hand = "344566667899TJJQKKXD"
    led = ranks(ending([hand, *others(hand)]), level)
    assert led not in ("6666", "XD")
    assert "X" not in led


@pytest.mark.parametrize("level", LADDER)
def test_the_rocket_is_not_split(level: Level) -> None:
    state = ending(["3579TK", "4468TJQQKAA", "5789JQXD"], acts=["0: K", "1: A"])
    assert ranks(state, level) in ("", "XD")


@pytest.mark.parametrize("level", LADDER)
def test_a_bomb_is_not_broken_for_a_trio_or_a_kicker(level: Level) -> None:
    following = ending(["9TQKAA2", "447799TTTJJ", "6666788JJQKKA"], acts=["0: 3555", "1: pass"])
    assert ranks(following, level) in ("", "6666")
    leading = ending(["6666555789K", "3344778899TJJQQA", "3489TTTJQQKKA22"])
    led = ranks(leading, level)
    assert led.count("6") in (0, 4)


@pytest.mark.parametrize("level", LADDER)
def test_a_partner_who_runs_with_low_cards_is_not_covered(level: Level) -> None:
    # the seat after the landlord runs, with a few cards left: the seat before him leaves it alone
    state = ending(["2AAKK99", "556", "46789TJJ"], acts=["0: 4", "1: K", "2: pass", "0: pass", "1: 34567"])
    assert ranks(state, level) == ""
    # the other way round the landlord has passed already
    state = ending(["AAKK997", "3478TJQ", "56"], acts=["0: 3", "1: pass", "2: 4", "0: pass"])
    assert ranks(state, level) == ""


@pytest.mark.parametrize("level", SKILLED)
def test_a_partner_with_one_card_is_fed(level: Level) -> None:
    # seat 1 leads, its partner plays next and has one card
    state = ending(["KKAA22", "358TTQ", "9"], acts=["0: 4", "1: K", "2: pass", "0: pass"])
    assert ranks(state, level) == "3"


@pytest.mark.parametrize("level", SKILLED)
def test_an_opponent_on_one_card_gets_no_low_solo(level: Level) -> None:
    state = ending(["Q", "3667799K", "4455TTJ"], acts=["0: 4", "1: A", "2: pass", "0: pass"])
    assert len(ranks(state, level)) > 1
    state = ending(["34668JJA", "2", "5578"])
    assert ranks(state, level) not in ("3", "4", "8")


@pytest.mark.parametrize("level", SKILLED)
def test_with_solos_only_the_highest_is_led_to_one_card(level: Level) -> None:
    state = ending(["Q", "47TA", "568J"], acts=["0: 3", "1: 2", "2: pass", "0: pass"])
    assert ranks(state, level) == "A"


@pytest.mark.parametrize("level", SKILLED)
def test_the_peasant_before_a_landlord_on_one_card_plays_high(level: Level) -> None:
    # the partner's six would let him out; a king, and then the pairs, win
    state = ending(["J", "88TTQQA", "45599K"], acts=["0: 3", "1: 6"])
    assert ranks(state, level) == "K"


@pytest.mark.parametrize("level", LADDER)
def test_a_bomb_stops_a_landlord_on_one_card(level: Level) -> None:
    state = ending(["K", "336789TJJ", "55557"], acts=["0: AA", "1: pass"])
    assert ranks(state, level) == "5555"


@pytest.mark.parametrize("level", SKILLED)
def test_a_bomb_waits_while_nothing_presses(level: Level) -> None:
    state = ending(["334456689TTJQQKK2", "3344569TJQKA2X", "577778889TJJQKA"], acts=["0: A", "1: pass"])
    assert ranks(state, level) == ""


@pytest.mark.parametrize("level", SKILLED)
def test_nothing_is_wasted_where_the_last_two_plays_are_sure(level: Level) -> None:
    state = ending(["3D", "4477889", "5566TTJ"])
    assert ranks(state, level) == "D"


# -- reasons -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hands", "acts", "key", "args"),
    [
        (["33344", "5566", "7788"], [], reasons.GOES_OUT, ()),
        (["KKAA22", "358TTQ", "9"], ["0: 4", "1: K", "2: pass", "0: pass"], reasons.FEEDS, ("1",)),
        (["3D", "4477889", "5566TTJ"], [], reasons.SURE, ("1",)),
        (["Q", "3667799K", "4455TTJ"], ["0: 4", "1: A", "2: pass", "0: pass"], reasons.NO_SOLO, ()),
        (["Q", "47TA", "568J"], ["0: 3", "1: 2", "2: pass", "0: pass"], reasons.HIGH_SOLO, ()),
        (["K", "336789TJJ", "55557"], ["0: AA", "1: pass"], reasons.STOPS, ("1",)),
        (["33445", "6679", "788"], ["0: KK"], reasons.NOTHING_COVERS, ()),
        (["AAKK997", "3478TJQ", "56"], ["0: 3", "1: pass", "2: 4", "0: pass"], reasons.SPARES_FEW, ("2",)),
        (["334456689TTJQQKK2", "3344569TJQKA2X", "577778889TJJQKA"], ["0: A", "1: pass"], reasons.KEEPS_BOMB, ()),
    ],
)
def test_reasons(hands: list[str], acts: list[str], key: str, args: tuple[str, ...]) -> None:
    reason = decide(ending(hands, acts=acts), Level.MEDIUM).reason
    assert reason is not None
    assert (reason.key, reason.args) == (key, args)


# -- plans ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("3456789", ["3456789"]),
        ("334455", ["334455"]),
        ("33344467", ["33344467"]),
        ("333345", ["333345"]),
        ("34567TTTJ", ["34567", "TTTJ"]),
        ("3456789KK", ["3456789", "KK"]),
        ("XD", ["XD"]),
    ],
)
def test_plans(hand: str, expected: list[str]) -> None:
    for plans in make_plans():
        cards = fast.pack(hand)
        found = [fast.unpack(play) for play in plans.plays(cards)]
        assert sorted(found) == sorted(expected)
        assert plans[cards][1] == len(found)


def test_a_plan_uses_every_card_once_and_names_its_plays() -> None:
    for seed in range(30):
        state = RULES.deal(Setup(seed, 3)).state
        for plans in make_plans():
            for hand in map(fast.pack, state.hands):
                found = plans.plays(hand)
                assert sum(play & fast.CARDS for play in found) == hand
                assert all(fast.single_play(play & fast.CARDS) == play for play in found)
                assert len(found) == plans[hand][1]


def test_what_is_considered_is_legal() -> None:
    for seed in range(20):
        state = RULES.deal(Setup(seed, 3)).state
        hand, other = fast.pack(state.hands[0]), fast.pack(state.hands[1])
        for plans in make_plans():
            possible = plans.leads(hand)
            assert len(set(possible)) == len(possible)
            assert set(possible) <= set(fast.leads(hand))
            for play in fast.leads(other)[::7]:
                assert set(plans.answers(hand, play)) <= set(fast.answers(hand, play))
