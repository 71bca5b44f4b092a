"""``tune-dou-dizhu``: finds the numbers of Dou Dizhu's players by letting them play themselves.

Without an option it moves the weights of :mod:`cardtable.games.dou_dizhu.weights` by simultaneous perturbation
(SPSA): all of them are changed a little, each up or down by chance; the player so changed plays duplicate deals
against the one changed the other way, a random seat being landlord; all weights move towards the winner, in
proportion to its lead.  With ``--bids`` it fits the curve of :mod:`cardtable.games.dou_dizhu.bidding`.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence
from itertools import chain

from cardtable.core.rng import Rng, derive
from cardtable.games.dou_dizhu import fast
from cardtable.games.dou_dizhu.bidding import features
from cardtable.games.dou_dizhu.cards import DECK
from cardtable.games.dou_dizhu.partition import Plans
from cardtable.games.dou_dizhu.policy import act
from cardtable.games.dou_dizhu.sight import LANDLORD
from cardtable.games.dou_dizhu.weights import WEIGHTS, Weights

HAND, FULL, SECOND = 17, 20, 37  # where the hands of the shuffled deck end: 17 and the bottom, the next, the last
STEP = 0.12  # by which a worth is changed to see what it does; a quarter for slopes, twice for the other weights
RATE = 0.9  # how far the weights move for a lead of 100 %, in steps
FITTING = 25  # Newton steps of the logistic fit


def main(arguments: Sequence[str]) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m cardtable.devtools tune-dou-dizhu", description=__doc__)
    parser.add_argument("--bids", action="store_true", help="fit the chance of winning as landlord")
    parser.add_argument("--rounds", type=int, default=1000, help="changes tried (default 1000)")
    parser.add_argument("--deals", type=int, default=400, help="deals of a round, or to fit (default 400)")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(arguments)
    if args.bids:
        print(*(f"{number:.3f}" for number in fit_bids(args.deals, args.seed)))
        return 0
    for weights in tune(args.rounds, args.deals, args.seed):
        print(weights)
    return 0


def tune(rounds: int, deals: int, seed: int) -> list[Weights]:
    """Return the weights of the three roles after so many rounds."""
    now, rng = [flat(weights) for weights in WEIGHTS], Rng(seed)
    sets, numbers = 15 + 13 + 13, len(now[0])
    steps = [STEP] * sets + [STEP, STEP / 4, STEP / 4] * 3
    steps += [2 * STEP] * (numbers - len(steps))
    for turn in range(rounds):
        signs = [[1 - 2 * rng.below(2) for _ in steps] for _ in now]
        one, other = (
            [shaped([x + way * s * d for x, s, d in zip(*row, strict=True)]) for row in _rows(now, signs, steps)]
            for way in (1, -1)
        )
        won = sum(duel(one, other, derive(seed, turn, deal)) for deal in range(deals)) / deals
        pull = RATE * 2 * (won - 0.5) / (1 + 2 * turn / rounds)
        now = [[x + pull * s * d for x, s, d in zip(*row, strict=True)] for row in _rows(now, signs, steps)]
    return [shaped(numbers) for numbers in now]


def duel(one: Sequence[Weights], other: Sequence[Weights], seed: int) -> float:
    """Play a deal twice, each of the two once as landlord; return the part that the first wins."""
    plans = [[Plans(weights) for weights in side] for side in (one, other)]
    first = play([plans[0][0], plans[1][1], plans[1][2]], deal(seed)) == LANDLORD
    second = play([plans[1][0], plans[0][1], plans[0][2]], deal(seed)) != LANDLORD
    return (first + second) / 2


def deal(seed: int) -> list[fast.Cards]:
    """Return random hands, the landlord's with the bottom."""
    cards = list(DECK)
    Rng(seed).shuffle(cards)
    return [fast.pack(part) for part in (cards[:FULL], cards[FULL:SECOND], cards[SECOND:])]


def play(plans: Sequence[Plans], dealt: Sequence[fast.Cards]) -> int:
    """Let all play at a glance; return who empties the hand first."""
    hands, counts = list(dealt), [fast.size(hand) for hand in dealt]
    role, owner, to_beat = LANDLORD, LANDLORD, fast.PASS
    while True:
        hand = hands[role]
        table = fast.PASS if role == owner else to_beat
        chosen = act(plans[role], hand, role, table, owner, counts, sum(hands) - hand)
        if chosen:
            hands[role] -= chosen & fast.CARDS
            counts[role] -= fast.size(chosen)
            to_beat, owner = chosen, role
            if not hands[role]:
                return role
        role = (role + 1) % 3


def fit_bids(deals: int, seed: int) -> list[float]:
    """Return the logits of the landlord's chance by the features of his 17 cards, the constant first."""
    plans, points, outcomes = [Plans(weights) for weights in WEIGHTS], [], []
    for number in range(deals):
        hands = deal(derive(seed, number))
        cards = list(DECK)
        Rng(derive(seed, number)).shuffle(cards)
        points.append((1.0, *features(plans[LANDLORD], fast.pack(cards[:HAND]))))
        outcomes.append(play(plans, hands) == LANDLORD)
        if len(plans[LANDLORD]) > 1 << 16:
            plans = [Plans(weights) for weights in WEIGHTS]
    fitted = [0.0] * len(points[0])
    for _ in range(FITTING):
        slope = [0.0] * len(fitted)
        curve = [[1e-9 * (i == j) for j in range(len(fitted))] for i in range(len(fitted))]
        for point, won in zip(points, outcomes, strict=True):
            likely = 1 / (1 + math.exp(-sum(a * x for a, x in zip(fitted, point, strict=True))))
            for i, x in enumerate(point):
                slope[i] += x * (won - likely)
                for j, y in enumerate(point):
                    curve[i][j] += x * y * likely * (1 - likely)
        fitted = [a + step for a, step in zip(fitted, _solved(curve, slope), strict=True)]
    return fitted


def flat(weights: Weights) -> list[float]:
    """Return all numbers of some weights in a row."""
    return [*weights.solo, *weights.pair, *weights.trio, *chain(*weights.run), *weights[4:]]


def shaped(numbers: Sequence[float]) -> Weights:
    """Return the weights of a row; the inverse of :func:`flat`."""
    row = iter(numbers)
    solo, pair, trio = (tuple(next(row) for _ in range(n)) for n in (15, 13, 13))
    run = tuple((next(row), next(row), next(row)) for _ in range(3))
    return Weights(solo, pair, trio, run, *row)


def _rows(
    now: Sequence[list[float]], signs: Sequence[list[int]], steps: list[float]
) -> list[tuple[list[float], list[int], list[float]]]:
    return [(numbers, ways, steps) for numbers, ways in zip(now, signs, strict=True)]


def _solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Solve linear equations by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i, pivot in enumerate(rows):
        for row in rows:
            if row is not pivot:
                factor = row[i] / pivot[i]
                row[:] = [x - factor * y for x, y in zip(row, pivot, strict=True)]
    return [row[-1] / row[i] for i, row in enumerate(rows)]
