"""``arena GAME --a LEVEL --b LEVEL``: lets two AI levels play duplicate deals and prints who is stronger."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import fmean

from cardtable.ai.arena import Contender, Outcome, endings, outright, play_deal, quantile, share, share_as, ties
from cardtable.ai.player import Budget, Level
from cardtable.core.rules import Options
from cardtable.games import CATALOGUE, load_rules


def main(arguments: Sequence[str]) -> int:
    """Run the command."""
    parser = _parser()
    args = parser.parse_args(arguments)
    if args.seats is not None and args.seats not in load_rules(args.game).players:
        parser.error(f"not played by {args.seats}")
    contenders = (
        _contender(args.a, args.a_seconds, args.a_nodes),
        _contender(args.b, args.b_seconds, args.b_nodes),
    )
    outcomes: list[Outcome] = []
    play = partial(_play, args.game, contenders, tuple(args.option), args.sides, args.seats)
    for outcome in _outcomes(play, args.seed, args.deals, args.jobs):
        outcomes.append(outcome)
        if len(outcomes) % 10 == 0 and len(outcomes) < args.deals:
            found = share(outcomes)
            print(f"  {len(outcomes):5} deals: {found.mean:6.1%} ± {found.error:.1%}", flush=True)
    for line in report(args.game, args.a, args.b, outcomes):
        print(line)
    return 0


def report(game_id: str, a: Level, b: Level, outcomes: Sequence[Outcome]) -> Iterator[str]:
    """Yield the lines of the summary."""
    found, games = share(outcomes), sum(len(outcome.shares) for outcome in outcomes)
    margins = [margin for outcome in outcomes for margin in outcome.margins]
    lengths = [count for outcome in outcomes for count in outcome.actions]
    yield f"{game_id}: {a} against {b}, {len(outcomes)} duplicate deals, {games} games"
    yield (
        f"  {a} wins {found.mean:.1%} ± {found.error:.1%} (95 % confidence; a tie counts in parts),"
        f" {fmean(margins):+.1f} points a game"
    )
    if tied := ties(outcomes):
        alone = outright(outcomes)
        yield f"  {a} wins alone {alone.mean:.1%} ± {alone.error:.1%}, ties {tied:.1%}"
    for side in dict.fromkeys(side for outcome in outcomes for side in outcome.sides):
        part = share_as(outcomes, side)
        yield f"  {a} as {side}: {part.mean:.1%} ± {part.error:.1%}"
    for name, i in ((a, 0), (b, 1)):
        times = [1000 * t for outcome in outcomes for t in outcome.seconds[i]]
        yield (
            f"  {name:6} per decision: mean {fmean(times):.1f} ms, p95 {quantile(times, 0.95):.1f} ms,"
            f" max {max(times):.1f} ms ({len(times)} decisions)"
        )
    ends = ", ".join(f"{reason} {count}" for reason, count in endings(outcomes).most_common())
    yield f"  actions per game: mean {fmean(lengths):.1f}, max {max(lengths)}; ends: {ends}"


def _contender(level: Level, seconds: float | None, nodes: int | None) -> Contender:
    return Contender(level, Budget(seconds, nodes) if seconds or nodes else None)


def _option(text: str) -> tuple[str, str]:
    key, found, value = text.partition("=")
    if not found:
        raise argparse.ArgumentTypeError(f"{text!r} is not KEY=VALUE")
    return key, value


def _outcomes(play: Callable[[int], Outcome], seed: int, deals: int, jobs: int) -> Iterator[Outcome]:
    seeds = range(seed, seed + deals)
    if jobs == 1:
        yield from map(play, seeds)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play, seeds)


def _play(
    game_id: str,
    contenders: tuple[Contender, Contender],
    options: Options,
    by_sides: bool,
    seats: int | None,
    seed: int,
) -> Outcome:
    ai = CATALOGUE[game_id].part("ai", "AI")
    return play_deal(load_rules(game_id), ai, contenders, seed, options, by_sides=by_sides, seats=seats)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m cardtable.devtools arena", description=__doc__)
    parser.add_argument("game", choices=list(CATALOGUE))
    for name, level in (("a", Level.HARD), ("b", Level.MEDIUM)):
        parser.add_argument(f"--{name}", type=Level, choices=list(Level), default=level)
        parser.add_argument(f"--{name}-seconds", type=float, help="per decision, instead of the level's own budget")
        parser.add_argument(f"--{name}-nodes", type=int, help="per decision, instead of the level's own budget")
    parser.add_argument("--deals", type=int, default=100, help="duplicate deals (default 100)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first deal (default 1)")
    parser.add_argument(
        "--option", type=_option, action="append", default=[], metavar="KEY=VALUE", help="a rule of the game"
    )
    parser.add_argument(
        "--sides", action="store_true", help="each level plays whole sides, for games in which seats play together"
    )
    parser.add_argument("--seats", type=int, help="players in every game (default: the game's usual number)")
    parser.add_argument(
        "--jobs", type=int, default=1, help=f"processes (here at most {os.cpu_count()}; one gives the truest times)"
    )
    return parser
