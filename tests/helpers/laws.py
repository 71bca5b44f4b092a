"""The laws that every game obeys, each as a function of its rules and a seed.

A law raises, mostly an assertion error, when it is broken.  The laws know nothing
of any game: they play at random and look at what the protocol promises.
"""

from __future__ import annotations

import json
import pickle
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

import pytest

from cardtable.core import dealcode, transcript
from cardtable.core.events import Announced, Ended, Event, Moved, Place, Seat, redact
from cardtable.core.rng import Rng, derive
from cardtable.core.rules import IllegalActionError, Layout, Rules, Setup, settle
from cardtable.core.session import Session

MAX_ACTIONS = 3000
MESSAGE_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")

AnyRules: TypeAlias = Rules[Any, Any, Any]
Law: TypeAlias = Callable[[AnyRules, int], None]


@dataclass(frozen=True, slots=True)
class Turn:
    """One action of a random deal, with what was before and after it."""

    session: Session[Any, Any, Any]
    before: Any
    after: Any
    seat: Seat
    action: Any
    events: tuple[Event, ...]


def setup_for(rules: AnyRules, seed: int) -> Setup:
    """Return a random setup: any number of seats, any opener, any options."""
    rng = Rng(derive(seed, 1))
    seats = rules.players[rng.below(len(rules.players))]
    options = tuple((option.key, option.values[rng.below(len(option.values))]) for option in rules.options)
    return Setup(seed % dealcode.SEEDS, seats, Seat(rng.below(seats)), options)


def walk(rules: AnyRules, seed: int) -> Iterator[Turn]:
    """Play a random deal; in every state each seat that may act has an action."""
    rng = Rng(derive(seed, 2))
    session = Session(rules, setup_for(rules, seed))
    while to_act := rules.to_act(session.state):
        assert len(session.actions) < MAX_ACTIONS, "every deal ends"
        for seat in to_act:
            assert next(iter(rules.legal_actions(session.state, seat)), None) is not None, "who must act can act"
        seat = to_act[rng.below(len(to_act))]
        action = pick(rules, session.state, seat, rng)
        before = session.state
        events = session.submit(seat, action)
        yield Turn(session, before, session.state, seat, action, events)


def pick(rules: AnyRules, state: Any, seat: Seat, rng: Rng) -> Any:
    """Return a random legal action."""
    actions = list(rules.legal_actions(state, seat))
    return actions[rng.below(len(actions))]


def seats_of(turn: Turn) -> list[Seat]:
    """Return every seat of the deal."""
    return [Seat(i) for i in range(turn.session.setup.seats)]


def piles(layout: Layout) -> dict[Place, Counter[Any]]:
    """Return a layout without order and without empty places."""
    return {place: Counter(pieces) for place, pieces in layout.items() if pieces}


def inventory(layout: Layout) -> Counter[Any]:
    """Return how many pieces of each kind there are."""
    return Counter(piece for pieces in layout.values() for piece in pieces)


def assert_part_of(layout: Layout, truth: Layout) -> None:
    """A seat's layout is the truth with some pieces turned over."""
    for place in truth.keys() | layout.keys():
        real, shown = Counter(truth.get(place, ())), Counter(layout.get(place, ()))
        assert shown.total() == real.total(), f"as many pieces as there are: {place}"
        shown.pop(None, None)
        assert shown <= real, f"only pieces that are there: {place}"


def notation_round_trips(rules: AnyRules, seed: int) -> None:
    """``decode(encode(a)) == a``, on one line, and different actions read differently."""
    for turn in walk(rules, seed):
        legal = list(rules.legal_actions(turn.before, turn.seat))
        texts = [rules.encode(action) for action in legal]
        assert [rules.decode(text) for text in texts] == legal
        assert len(set(texts)) == len(legal)
        assert all(text == text.strip() and text.isprintable() for text in texts)
    for nonsense in ("", "?", "no such action"):
        with pytest.raises(ValueError):  # noqa: PT011 - the protocol promises no more than this
            rules.decode(nonsense)


def positions_round_trip(rules: AnyRules, seed: int) -> None:
    """``position(record(s)) == s`` through JSON."""
    for turn in walk(rules, seed):
        record = json.loads(json.dumps(rules.record(turn.after)))
        assert rules.position(record) == turn.after
        assert rules.record(rules.position(record)) == record


def states_are_values(rules: AnyRules, seed: int) -> None:
    """States, views and actions are hashable, picklable, and never change."""
    kept: list[tuple[Any, bytes]] = []
    for turn in walk(rules, seed):
        views = [rules.view(turn.after, seat) for seat in seats_of(turn)]
        for value in (turn.after, turn.action, *views):
            again = pickle.loads(pickle.dumps(value))
            assert again == value
            assert hash(again) == hash(value)
        kept.append((turn.after, pickle.dumps(turn.after)))
    assert all(pickle.loads(data) == state for state, data in kept)


def deals_end_with_a_result(rules: AnyRules, seed: int) -> None:
    """There is a result, and one ``Ended``, exactly when nobody has to act any more."""
    ended: list[Ended] = []
    for turn in walk(rules, seed):
        assert not ended, "nothing happens after the end"
        ended += [event for event in turn.events if isinstance(event, Ended)]
        result = rules.result(turn.after)
        assert (result is None) == bool(rules.to_act(turn.after)) == (not ended)
        if result is not None:
            assert ended == [Ended(result.points, result.reason)]
            assert turn.events[-1] == ended[0]
            assert len(result.points) == turn.session.setup.seats
            assert result.winners, "somebody has the best result"
            for points, lines in zip(result.points, result.lines, strict=bool(result.lines)):
                assert sum(line.points for line in lines) == points, "the sum spelled out"
            for seat in seats_of(turn):
                assert not list(rules.legal_actions(turn.after, seat))
                assert rules.check(turn.after, seat, turn.action) is not None


def nothing_is_lost(rules: AnyRules, seed: int) -> None:
    """Pieces are neither created nor destroyed."""
    start = inventory(rules.truth(rules.deal(setup_for(rules, seed)).state))
    for turn in walk(rules, seed):
        assert inventory(rules.truth(turn.after)) == start


def check_and_list_agree(rules: AnyRules, seed: int) -> None:
    """An action is listed if and only if it is not refused; a refusal says why and changes nothing."""
    turns = list(walk(rules, seed))
    states = [turns[0].before, *(turn.after for turn in turns)]
    seats = seats_of(turns[0])
    legal = {(i, seat): list(rules.legal_actions(state, seat)) for i, state in enumerate(states) for seat in seats}
    vocabulary = {action for actions in legal.values() for action in actions}
    raised = set()  # once for each reason is enough, `apply` is final
    for (i, seat), actions in legal.items():
        assert len(set(actions)) == len(actions), "no action twice"
        assert actions == list(rules.legal_actions(states[i], seat)), "a stable order"
        assert bool(actions) == (seat in rules.to_act(states[i]))
        for action in vocabulary:
            reason = rules.check(states[i], seat, action)
            assert (reason is None) == (action in actions), (action, reason)
            if reason is not None:
                if reason in raised:
                    continue
                raised.add(reason)
                assert MESSAGE_ID.fullmatch(reason.key), reason
                with pytest.raises(IllegalActionError) as refused:
                    rules.apply(states[i], seat, action)
                assert refused.value.reason == reason


def table_follows_events(rules: AnyRules, seed: int) -> None:
    """The law: old layout + redacted events = new layout, for every seat, from the deal on."""
    setup = setup_for(rules, seed)
    deal = rules.deal(setup)
    total = inventory(rules.truth(deal.state)).total()
    if sources := [event.source for event in deal.events if isinstance(event, Moved)]:
        stock = sources[0]  # where all lies before; what was dealt may move on at once
        for seat in map(Seat, range(setup.seats)):
            told = [redact(event, seat) for event in deal.events]
            assert piles(settle({stock: (None,) * total}, told)) == piles(rules.layout(rules.view(deal.state, seat)))
    for turn in walk(rules, seed):
        for seat in seats_of(turn):
            told = [redact(event, seat) for event in turn.events]
            old, new = (rules.layout(rules.view(state, seat)) for state in (turn.before, turn.after))
            assert piles(settle(old, told)) == piles(new)
        for event in turn.events:
            assert not isinstance(event, Moved) or event.pieces, "no empty movement"
            assert not isinstance(event, Announced) or MESSAGE_ID.fullmatch(event.key)
            assert not isinstance(event, Announced) or all(type(arg) is str for arg in event.args)


def views_are_honest(rules: AnyRules, seed: int) -> None:
    """A view is a part of the truth; a guessed world fits the view and has the same pieces and actions.

    The same seats owe an action, too, as far as it is no secret who does.
    """
    for n, turn in enumerate(walk(rules, seed)):
        truth = rules.truth(turn.after)
        for seat in seats_of(turn):
            view = rules.view(turn.after, seat)
            assert_part_of(rules.layout(view), truth)
            guess = rules.determinize(view, Rng(derive(seed, n, seat)))
            assert rules.view(guess, seat) == view
            assert_part_of(rules.layout(view), rules.truth(guess))
            assert inventory(rules.truth(guess)) == inventory(truth)
            assert list(rules.legal_actions(guess, seat)) == list(rules.legal_actions(turn.after, seat))
            assert rules.awaited(guess, seat) == rules.awaited(turn.after, seat)
            assert (seat in rules.to_act(guess)) == (seat in rules.to_act(turn.after))


def silence_is_kept(rules: AnyRules, seed: int) -> None:
    """Who hears the same knows the same: other actions, and other worlds, leave no trace in a view."""
    for n, turn in enumerate(walk(rules, seed)):
        for actor in rules.to_act(turn.before):
            steps = [rules.apply(turn.before, actor, action) for action in rules.legal_actions(turn.before, actor)]
            for seat in seats_of(turn):
                known: dict[tuple[Event, ...], Any] = {}
                for step in steps:
                    heard = tuple(redact(event, seat) for event in step.events)
                    view = rules.view(step.state, seat)
                    # who acts knows the action too
                    assert seat == actor or known.setdefault(heard, view) == view
        world = rules.determinize(rules.view(turn.before, turn.seat), Rng(derive(seed, n, 77)))
        step = rules.apply(world, turn.seat, turn.action)
        if [redact(e, turn.seat) for e in step.events] == [redact(e, turn.seat) for e in turn.events]:
            assert rules.view(step.state, turn.seat) == rules.view(turn.after, turn.seat)


def simultaneous_actions_commute(rules: AnyRules, seed: int) -> None:
    """Where several seats act at once, the order of their answers changes nothing."""
    rng = Rng(derive(seed, 3))
    for turn in walk(rules, seed):
        seats = rules.to_act(turn.before)
        picks = {seat: pick(rules, turn.before, seat, rng) for seat in seats}
        ends = []
        for order in (seats, seats[::-1]) if len(seats) > 1 else ():
            state = turn.before
            for seat in order:
                state = rules.apply(state, seat, picks[seat]).state
            ends.append(state)
        assert all(end == ends[0] for end in ends)


def worlds_can_be_played_out(rules: AnyRules, seed: int) -> None:
    """A guessed world is a state like any other: it leads to an end, and loses nothing."""
    rng = Rng(derive(seed, 4))
    for turn in walk(rules, seed):
        if rng.below(5):
            continue
        for seat in seats_of(turn):
            world = rules.determinize(rules.view(turn.after, seat), rng)
            start = inventory(rules.truth(world))
            for _ in range(MAX_ACTIONS):
                if not (to_act := rules.to_act(world)):
                    break
                step = rules.apply(world, to_act[0], pick(rules, world, to_act[0], rng))
                assert all(not isinstance(event, Moved) or event.pieces for event in step.events)
                world = step.state
            assert rules.result(world) is not None
            assert inventory(rules.truth(world)) == start


def replay_reproduces_everything(rules: AnyRules, seed: int) -> None:
    """A transcript, written and read, leads to the same states, wherever it is cut and rewound."""
    *_, last = walk(rules, seed)
    session = last.session
    session.rewind(Rng(seed).below(len(session.actions) + 1))
    players = tuple(f"ai {seat}" for seat in range(session.setup.seats))
    text = transcript.record(session, players, [("mode", "test")]).text()
    loaded = transcript.parse(text).replay(rules)
    assert not loaded.drifted
    assert loaded.session.states == session.states
    assert loaded.session.opening == session.opening
    assert loaded.session.undone == session.undone
    assert loaded.session.practice == session.practice == rules.hidden
    assert transcript.record(loaded.session, players, [("mode", "test")]).text() == text


def deal_codes_name_the_deal(rules: AnyRules, seed: int) -> None:
    """A deal code leads to the same setup and so to the same deal."""
    setup = setup_for(rules, seed)
    code = dealcode.write("ZZ", rules, setup)
    game, read = dealcode.read(code, {"ZZ": lambda: rules})
    assert (game, read) == ("ZZ", setup)
    assert rules.deal(read) == rules.deal(setup)


LAWS: dict[str, Law] = {
    law.__name__: law
    for law in (
        notation_round_trips,
        positions_round_trip,
        states_are_values,
        deals_end_with_a_result,
        nothing_is_lost,
        check_and_list_agree,
        table_follows_events,
        views_are_honest,
        silence_is_kept,
        simultaneous_actions_commute,
        worlds_can_be_played_out,
        replay_reproduces_everything,
        deal_codes_name_the_deal,
    )
}
