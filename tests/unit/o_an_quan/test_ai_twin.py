"""The packed model of the search and the rules tell the same story, step by step (R1 to R15)."""

from __future__ import annotations

import pytest

from cardtable.ai.alphabeta import OCCURRENCES
from cardtable.core.events import Seat
from cardtable.core.rng import Rng
from cardtable.core.rules import Setup
from cardtable.games.o_an_quan import fast
from cardtable.games.o_an_quan.rules import INSOLVENT, RULES, State

GAMES = 150


def lead(state: State, seat: int) -> int:
    """Return by how much *seat* is ahead: stores and debts while the game is on, everything once it is over (R14)."""
    result = RULES.result(state)
    if result is not None:
        return result.points[seat] - result.points[1 - seat]
    kept = [state.stores[i].worth - state.debt[i] + state.debt[1 - i] for i in range(2)]
    return kept[seat] - kept[1 - seat]


def unpack(node: int) -> tuple[list[int], list[bool], int]:
    """Return stones, mandarins and young turns of a packed position."""
    squares = [node >> 8 * i & 255 for i in range(12)]
    return [n & 127 for n in squares], [n > 127 for n in squares], node >> fast.YOUNG_BITS


def same(node: int, state: State) -> bool:
    """Say whether a packed position is that of *state*."""
    young = max(0, 10 - state.turns) if state.young_rule else 0
    mandarins = [state.mandarins.at(i) for i in range(12)]
    return unpack(node) == (list(state.board), mandarins, young)


def compare(state: State, model: fast.Packed) -> dict[int, State]:
    """Check every move of *state* in both models; return the states after them by move number."""
    seat = state.turn
    node = fast.pack(state)
    assert same(node, state)
    moves = {move: (gain, child) for gain, move, child in model.expand(node, seat)}
    legal = list(RULES.legal_actions(state, seat))
    assert sorted(moves) == sorted(map(fast.move_number, legal))
    after: dict[int, State] = {}
    for sow in legal:
        move = fast.move_number(sow)
        assert fast.action(move) == sow
        gain, child = moves[move]
        after[move] = new = RULES.apply(state, seat, sow).state
        if new.ended == "repetition":  # the search counts these itself, from `past`
            assert child is not None
            assert fast.past(state)[child & fast.BOARD, 1 - seat] == OCCURRENCES - 1
            gain -= model.repeated(child, 1 - seat)
        else:
            assert (child is None) == (new.ended is not None)
            if child is not None:
                assert same(child, new)
        assert gain == fast.UNIT * (lead(new, seat) - lead(state, seat))
    return after


@pytest.mark.parametrize("young", ["off", "on"])
def test_random_games_agree(young: str) -> None:
    rng, model, endings = Rng(7), fast.Packed(), set()
    for game in range(GAMES):
        state = RULES.deal(Setup(game, 2, Seat(game % 2), (("young_mandarin", young),))).state
        while state.ended is None:
            after = compare(state, model)
            state = list(after.values())[rng.below(len(after))]
        endings.add(state.ended)
    assert "mandarins-gone" in endings


@pytest.mark.parametrize("seed", range(40))
def test_thin_positions_agree(seed: int) -> None:
    """Few stones and small stores: empty rows, loans, exchanges, insolvency and repetition are common here."""
    rng, model = Rng(seed), fast.Packed()
    state = thin_position(rng)
    for _ in range(60):
        if state.ended is not None:
            break
        after = compare(state, model)
        state = list(after.values())[rng.below(len(after))]


def test_thin_positions_reach_insolvency() -> None:
    model, reasons = fast.Packed(), set()
    for seed in range(400):
        state = thin_position(Rng(seed))
        if state.ended is None:
            reasons |= {new.ended for new in compare(state, model).values()}
    assert INSOLVENT in reasons


def thin_position(rng: Rng) -> State:
    """Return a made-up position: one row nearly bare, both stores together worth less than twelve."""
    bottom = [0] * 5
    bottom[rng.below(5)] = 1 + rng.below(2)
    top = [rng.below(4) for _ in range(5)]
    kept = [rng.below(6), rng.below(6)]
    heap = 70 - 20 - sum(bottom) - sum(top) - sum(kept)
    rows = (bottom, top) if rng.below(2) else (top, bottom)
    return RULES.position(
        {
            "bottom": rows[0],
            "top": rows[1],
            "left_mandarin_square": {"mandarin": True, "small": heap // 2},
            "right_mandarin_square": {"mandarin": True, "small": heap - heap // 2},
            "store": {
                name: {"mandarins": 0, "stones": n} for name, n in zip(("player1", "player2"), kept, strict=True)
            },
            "to_move": ("player1", "player2")[rng.below(2)],
            "young_mandarin_rule": bool(rng.below(2)),
        }
    )
