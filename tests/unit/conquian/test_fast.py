"""The packed model of the search and the rules tell the same story, step by step."""

from __future__ import annotations

import random
from functools import cache

import pytest

from cardtable.core.events import Seat
from cardtable.games.conquian import arrange, fast
from cardtable.games.conquian.arrange import Arrangement
from cardtable.games.conquian.cards import DECK, EVERYTHING, Packed, pack
from cardtable.games.conquian.fast import NOBODY, UNDECIDED, Deal, play_on
from cardtable.games.conquian.melds import KINDS, MELD
from cardtable.games.conquian.moves import by_move
from cardtable.games.conquian.nines import FAR, plans
from cardtable.games.conquian.policy import Glance
from cardtable.games.conquian.rules import RULES, Action, Force, Lay, Pass, Pay, Phase, State, Use
from cardtable.games.conquian.sight import packed, see
from tests.unit.conquian.positions import random_deal, rich_seat, swapped

GAMES = 40


def deal_of(state: State) -> Deal:
    """Return the packed twin of a state in which a card is on offer."""
    return Deal(
        list(map(pack, state.hands)),
        list(map(packed, state.melds)),
        [pack((card,)) for card in state.stock],
        pack((state.table,)) if state.table else 0,
        state.turn,
        state.first,
        NOBODY if state.payer is None else state.payer,
        pack(state.dead),
    )


def ways_of(actions: list[Action], kind: type) -> set[Arrangement]:
    """Return the arrangements of the actions of a kind."""
    return {packed(action.melds) for action in actions if isinstance(action, kind) and isinstance(action, Use | Lay)}


@pytest.mark.parametrize("seed", range(GAMES))
def test_what_fits_is_what_the_rules_allow(seed: int) -> None:
    for state in random_deal(seed):
        if state.phase not in (Phase.ANSWER, Phase.FORCED):
            continue
        deal, seat, legal = deal_of(state), state.turn, list(RULES.legal_actions(state, state.turn))
        used = ways_of(legal, Use)
        if state.phase is Phase.FORCED:
            assert set(fast.forced_ways(deal.card, deal.melds[seat], deal.hands[seat])) <= used
            assert fast.forced_ways(deal.card, deal.melds[seat], deal.hands[seat])
            continue
        if seat != state.payer:
            assert bool(deal.card & deal.fits[seat]) == bool(used)
            assert set(fast.ways(deal.card, deal.owns[seat], deal.hands[seat])) == set(filter(arrange.tidy, used))
            kept = fast.lean(fast.ways(deal.card, deal.owns[seat], deal.hands[seat]), deal.card, deal.owns[seat])
            assert bool(kept) == bool(used)
            fullest = fast.fullest(deal.melds[seat], deal.hands[seat])
            laid = ways_of(legal, Lay) | {deal.melds[seat]}
            assert fullest in laid
            assert sum(fullest).bit_count() == max(sum(way).bit_count() for way in laid)
        targets = {action.target for action in legal if isinstance(action, Force)}
        assert {t for t in range(3) if t != seat and deal.card & deal.extends[t]} == targets


def test_every_card_that_fits_rich_hands() -> None:
    rng = random.Random(5)
    for _ in range(1500):
        melds, hand, _ = rich_seat(rng)
        own, cards = packed(melds), pack(hand)
        expected = sum(
            card for card in fast.bits(EVERYTHING & ~(sum(own) | cards)) if arrange.uses(card, sum(own), cards)
        )
        assert fast.fitting(own, cards) & ~(sum(own) | cards) == expected


class Anything:
    """Players who do whatever comes, and may be asked at any time."""

    busy = True

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)

    def lays(self, deal: Deal, seat: int) -> bool:
        return self._rng.random() < 0.1

    def use(self, deal: Deal, seat: int) -> Arrangement | None:
        found = fast.ways(deal.card, deal.owns[seat], deal.hands[seat])
        return self._rng.choice((*found, None))

    def take(self, deal: Deal, seat: int) -> Arrangement:
        return self._rng.choice(fast.forced_ways(deal.card, deal.melds[seat], deal.hands[seat]))

    def force(self, deal: Deal, seat: int, target: int) -> bool:
        return self._rng.random() < 0.5

    def pay(self, deal: Deal, seat: int) -> Packed:
        return self._rng.choice(list(fast.bits(deal.hands[seat])))


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_deal_that_is_played_on_is_one_of_the_rules(seed: int) -> None:
    """Every move is legal there, and the end is the same."""
    state = swapped(seed % 3, seed)
    deal = deal_of(state)

    def heard(seat: int, verb: str, what: object) -> None:
        nonlocal state
        assert state.turn == seat
        action = action_of(verb, what)
        assert by_move(list(RULES.legal_actions(state, Seat(seat))))  # and every one has a packed twin
        state = RULES.apply(state, Seat(seat), action).state

    winner = play_on(deal, Anything(seed), heard=heard)
    result = RULES.result(state)
    assert result is not None
    assert result.winners == ((winner,) if winner != NOBODY else (0, 1, 2))
    assert list(map(pack, state.hands)) == deal.hands
    assert [packed(melds) for melds in state.melds] == deal.melds


def action_of(verb: str, what: object) -> Action:
    """Return the action that was heard of."""
    if isinstance(what, tuple):
        melds = tuple(MELD[meld] for meld in what)
        return Use(melds) if verb == "use" else Lay(melds)
    if what is None:
        return Pass()
    assert isinstance(what, int)
    return Force(Seat(what)) if verb == "force" else Pay(DECK[what.bit_length() - 1])


class Asked(Glance):
    """Players at a glance who are asked about every card."""

    busy = True  # type: ignore[misc]  # the other way round, to compare


def test_to_skip_a_card_that_fits_nobody_changes_nothing() -> None:
    for seed in range(GAMES):
        state = swapped(seed % 3, seed)
        quick, slow = deal_of(state), deal_of(state)
        assert play_on(quick, Glance(EVERYTHING)) == play_on(slow, Asked(EVERYTHING))
        assert (quick.hands, quick.melds, quick.stock, quick.dead) == (slow.hands, slow.melds, slow.stock, slow.dead)


def test_playing_on_can_stop_at_a_card_of_the_stock() -> None:
    stopped = 0
    for seed in range(GAMES):
        deal = deal_of(swapped(seed % 3, seed))
        if play_on(deal, Glance(EVERYTHING), until=9) == UNDECIDED:
            stopped += 1
            assert len(deal.stock) == 9
            assert deal.payer == NOBODY
            assert deal.turn == deal.first
            shares = Glance(EVERYTHING).shares(deal)
            assert sum(shares) == pytest.approx(1)
            assert min(shares) > 0
    assert stopped > GAMES / 2


def test_a_sight_is_the_view_packed() -> None:
    for state in random_deal(3):
        if state.phase is Phase.OVER:
            continue
        for seat in (Seat(0), Seat(1), Seat(2)):
            view = RULES.view(state, seat)
            sight = see(view)
            unseen = sight.unseen.bit_count() + sum(map(int.bit_count, sight.known))
            on_the_table = sum(map(int.bit_count, sight.owns)) + sight.dead.bit_count() + sight.card.bit_count()
            assert unseen + on_the_table + (state.phase is Phase.SWAP and view.given is not None) == 40
            assert sight.hand == pack(state.hands[seat])


# -- plans ---------------------------------------------------------------------------------------


@cache
def partitions() -> dict[Packed, list[Arrangement]]:
    """Return all nine cards that can be melded, with every way to part them, as literally as can be."""
    found: dict[Packed, list[Arrangement]] = {}
    melds = sorted(KINDS)
    threes = [meld for meld in melds if meld.bit_count() == 3]
    pairs = [(a, b) for a in melds for b in melds if a < b and not a & b and (a | b).bit_count() == 9]
    triples = [
        (a, b, c)
        for i, a in enumerate(threes)
        for j, b in enumerate(threes[:i])
        if not a & b
        for c in threes[:j]
        if not (a | b) & c
    ]
    for way in (*((meld,) for meld in melds if meld.bit_count() == 9), *pairs, *triples):
        found.setdefault(sum(way), []).append(way)
    return found


def test_plans_are_all_ways_to_nine() -> None:
    rng, some = random.Random(2), 0
    for n in range(60):
        melds, hand, _ = rich_seat(rng)
        own, cards = sum(packed(melds)), pack(hand)
        there = own | cards
        live = sum(card for card in fast.bits(EVERYTHING & ~there) if n % 2 or rng.random() < 0.6)
        expected = {
            nine: (nine & ~there).bit_count()
            for nine, ways in partitions().items()
            if not own & ~nine and not nine & ~(there | live) and (nine & ~there).bit_count() <= FAR
            if any(all(can_be_had(meld, there) for meld in way) for way in ways)
        }
        some += bool(expected)
        assert dict(plans(own, cards, live)) == expected
    assert some > 20


def can_be_had(meld: Packed, there: Packed) -> bool:
    """Say whether three neighbours of a meld want one card or none."""
    return any(three & meld == three and three.bit_count() == 3 and (three & there).bit_count() >= 2 for three in KINDS)


def test_the_dearest_card_is_not_given() -> None:
    hand = pack(["4O", "5O", "6O", "7C", "7E", "7B", "1E", "12C"])  # type: ignore[list-item]  # pieces are texts
    assert Glance(EVERYTHING).give(hand) in (pack((DECK[20],)), pack((DECK[19],)))
