"""The process that thinks: JSON lines in, JSON lines out, until its input ends.

It first says ``{"ready": PROTOCOL, "version": ...}``.  A request names a game, a level, a seed and a budget,
and carries the view and the legal actions as base64 pickles; requests come from the parent process only.
The answer gives the number of the action chosen and what else a decision holds.  Without a level it asks for
a review, and the answer has a list of such decisions, ``ranked``.  A line that cannot be answered is answered
with ``{"id": ..., "error": ...}``, and the next line is read.
"""

from __future__ import annotations

import base64
import contextlib
import json
import os
import pickle
import signal
import sys
import traceback
from collections.abc import Callable, Sequence
from typing import Any

from cardtable import __version__
from cardtable.ai.player import Budget, Decision, GameAi, Level, Message, Question
from cardtable.core.rng import Rng

PROTOCOL = 1
NICENESS = 5  # the window goes first where there is one core for both

LoadAi = Callable[[str], GameAi[Any, Any]]


def serve(load_ai: LoadAi) -> int:
    """Answer requests from standard input on standard output; return the exit status."""
    with contextlib.suppress(ValueError):  # an interrupt is for the window, which then ends our input
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(NICENESS)
    requests, answers = os.fdopen(0, "rb", closefd=False), os.fdopen(os.dup(1), "wb")
    with contextlib.suppress(OSError):  # a frozen program may have no standard error
        os.dup2(2, 1)  # whatever prints, prints elsewhere
    try:
        _write(answers, {"ready": PROTOCOL, "version": __version__})
        for line in requests:
            _write(answers, respond(line, load_ai))
    except BrokenPipeError:
        return 0  # nobody listens any more
    return 0


def respond(line: bytes, load_ai: LoadAi) -> dict[str, Any]:
    """Answer one request; whatever is wrong with it becomes an error answer."""
    number: Any = None
    try:
        request = json.loads(line)
        number = request["id"]
        legal: Sequence[Any] = _unpack(request["legal"])
        budget = Budget(**request["budget"]) if request["budget"] else None
        ai, view = load_ai(request["game"]), _unpack(request["view"])
        if request["level"] is None:
            return {"id": number, "ranked": [_fields(legal, found) for found in ai.review(view, legal, budget)]}
        found = ai.player(Level(request["level"])).choose(view, legal, Rng(request["seed"]), budget)
        return {"id": number, **_fields(legal, found)}
    except Exception as error:
        traceback.print_exc()
        return {"id": number, "error": f"{type(error).__name__}: {error}"}


def request(number: int, question: Question) -> bytes:
    """Return the line that asks for a decision, or for a review if no level is given."""
    budget = question.budget
    fields = {
        "id": number,
        "game": question.game_id,
        "level": question.level,
        "view": _pack(question.view),
        "legal": _pack(question.legal),
        "seed": question.seed,
        "budget": {"seconds": budget.seconds, "nodes": budget.nodes} if budget is not None else None,
    }
    return json.dumps(fields).encode() + b"\n"


def _fields(legal: Sequence[Any], decision: Decision[Any]) -> dict[str, Any]:
    """Return what an answer says of a decision; the action is a number, so that no object has to travel back."""
    reason = decision.reason
    return {
        "action": legal.index(decision.action),
        "reason": None if reason is None else [reason.key, *reason.args],
        "nodes": decision.nodes,
        "depth": decision.depth,
        "value": decision.value,
        "solved": decision.solved,
    }


def decision(fields: dict[str, Any], legal: Sequence[Any]) -> Decision[Any]:
    """Read what an answer says of a decision."""
    reason = fields["reason"]
    return Decision(
        legal[fields["action"]],
        None if reason is None else Message(reason[0], tuple(reason[1:])),
        fields["nodes"],
        fields["depth"],
        fields["value"],
        fields["solved"],
    )


def _pack(value: Any) -> str:
    return base64.b64encode(pickle.dumps(value, pickle.HIGHEST_PROTOCOL)).decode("ascii")


def _unpack(text: str) -> Any:
    return pickle.loads(base64.b64decode(text, validate=True))


def _write(answers: Any, fields: dict[str, Any]) -> None:
    answers.write(json.dumps(fields).encode() + b"\n")
    answers.flush()
