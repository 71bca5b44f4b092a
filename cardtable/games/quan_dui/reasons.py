"""Why something was claimed, drawn, discarded or declared, in one message: facts that its seat sees."""

from __future__ import annotations

from typing import Final

from cardtable.ai.player import Message
from cardtable.games.quan_dui.cards import kind_of
from cardtable.games.quan_dui.fast import BIT, IN_MASK, NUMBER, VALUE, KindNo, ValueNo
from cardtable.games.quan_dui.judge import Judge
from cardtable.games.quan_dui.pairing import QUAN_DUI, tentos
from cardtable.games.quan_dui.rules import TARGET
from cardtable.games.quan_dui.state import Action, Declare, Discard, Dui, Pass, Take, View, Win

# Message ids with their arguments: cards, whole numbers, whole percents.
ONLY = "only-choice"  # there is no other
# answers to a discard
WINS = "wins"  # (card, tentos) it completes eight pairs
TAKES = "takes"  # (card, values) it pairs a card that was alone; so many values stay alone after the discard
CLAIMS_DUI = "claims-dui"  # (card, values) out of turn it pairs a card that was alone; so many stay alone
DRAWS = "draws"  # (card) it would pair nothing that is alone
PASSES = "passes"  # (card) the Dui would only break another pair
OVERLOOKS = "overlooks"  # (card) it would pair a card that is alone, but that was not seen
# discards
DEAD = "discards-dead"  # (card) nothing unseen pairs it
FEWEST = "discards-fewest"  # (card, cards) of what is alone it has the fewest partners left
ONES = "discards-ones"  # (card, cards) the same, and ones are kept
SAFE = "discards-safe"  # (card) the next player hardly has use for it
DENIES = "discards-denies"  # (card) somebody is near the end, and it hardly completes him
HOARDED = "discards-hoarded"  # (card) the others will hardly discard what pairs it
WAITS = "waits"  # (card, value, cards) then only this value is alone: so many unseen cards complete the hand
ALONE = "discards-alone"  # (card) it is alone; nothing more speaks for it
BREAKS = "breaks"  # (card) half of a pair goes, since what is alone would help others more
MISLAYS = "mislays"  # (card) half of a pair goes, and that was not seen
# sixteen paired cards
DECLARES = "declares"  # (tentos)
DECLARES_QUAN = "declares-quan"
DECLARES_MATCH = "declares-match"  # the match is won
GOES_ON = "goes-on"  # (card, cards) so many unseen cards complete eight Dui
GOES_ON_MATCH = "goes-on-match"  # (card) one Tento would help too little
# where nothing can be said in words
WINS_MOST = "wins-most"  # (percent, percent) it wins so much in the games tried, the best other so much

KEYS: Final = (
    ONLY, WINS, TAKES, CLAIMS_DUI, DRAWS, PASSES, OVERLOOKS, DEAD, FEWEST, ONES, SAFE, DENIES, HOARDED, WAITS,
    ALONE, BREAKS, MISLAYS, DECLARES, DECLARES_QUAN, DECLARES_MATCH, GOES_ON, GOES_ON_MATCH, WINS_MOST,
)  # fmt: skip

UNLIKELY: Final = 0.12  # that the next player has use for a discard that is called safe
HARDLY: Final = 0.2  # of its partners are discarded until the next turn, on the average
LIKELY: Final = 0.3  # that he has use for another one
NEAR: Final = 0.12  # that a discard completes somebody


def message(key: str, *args: object) -> Message:
    """Return a message with its arguments as text."""
    return Message(key, tuple(map(str, args)))


def explain(
    judge: Judge, view: View, chosen: Action, compared: tuple[float, float] | None = None, *, careless: bool = False
) -> Message:
    """Return why an action was chosen.

    *compared*: what part of the match it wins in the games tried, and what the best other; *careless*: by somebody
    who does not look closely.
    """
    if len(judge.legal) == 1 and not isinstance(chosen, Declare | Win):
        return Message(ONLY)
    match chosen:
        case Declare():
            found: Message | None = _declaring(view)
        case Discard(card):
            found = _discarding(judge, NUMBER[kind_of(card)], chosen)
        case _:
            found = _answering(judge, view, chosen)
    if found is not None:
        return found
    if compared is not None:
        return message(WINS_MOST, *(round(100 * part) for part in compared))
    assert isinstance(chosen, Discard)
    if judge.sight.odd & BIT[NUMBER[kind_of(chosen.card)]]:
        return message(ALONE, chosen.card)
    return message(MISLAYS if careless else BREAKS, chosen.card)


def _declaring(view: View) -> Message:
    worth = tentos(view.hand, view.exposed_dui(view.seat))
    if view.standing[view.seat] + worth >= TARGET:
        return Message(DECLARES_MATCH)
    return Message(DECLARES_QUAN) if worth == QUAN_DUI else message(DECLARES, worth)


def _answering(judge: Judge, view: View, chosen: Action) -> Message:
    sight, card = judge.sight, view.offer
    assert card is not None
    alone = len(IN_MASK[sight.odd])
    if isinstance(chosen, Win):
        return message(WINS, card, tentos((*view.hand, card), view.exposed_dui(view.seat)))
    if isinstance(chosen, Dui | Take):
        return message(TAKES if sight.is_next else CLAIMS_DUI, card, alone - 2)
    if judge.pairs_alone:
        return message(OVERLOOKS, card)
    return message(PASSES if isinstance(chosen, Pass) else DRAWS, card)


def _discarding(judge: Judge, kind: KindNo, chosen: Discard) -> Message | None:
    sight, value = judge.sight, VALUE[kind]
    if any(isinstance(action, Declare) for action in judge.legal):
        if sight.standing[sight.seat] == TARGET - 2:
            return message(GOES_ON_MATCH, chosen.card)
        return message(GOES_ON, chosen.card, judge.eight(kind))
    if not sight.odd & BIT[kind]:
        return None
    if (waiting := judge.waits(chosen)) is not None:
        if waiting[1] < sight.partners(value) and _hoarded(judge, value):
            return message(HOARDED, chosen.card)
        return message(WAITS, chosen.card, waiting[0] + 1, waiting[1])
    alone = IN_MASK[sight.odd]
    partners = sight.partners(value)
    if not partners:
        return message(DEAD, chosen.card)
    if partners == min(map(sight.partners, alone)):
        kept_ones = 0 in alone and value and _ones_decide(judge, alone)
        return message(ONES if kept_ones else FEWEST, chosen.card, partners)
    completes = [judge.completes[v] for v in alone]
    if max(completes) >= NEAR and judge.completes[value] == min(completes):
        return message(DENIES, chosen.card)
    if judge.helps[value] <= UNLIKELY and max(judge.helps[v] for v in alone) >= LIKELY:
        return message(SAFE, chosen.card)
    return message(HOARDED, chosen.card) if _hoarded(judge, value) else None


def _hoarded(judge: Judge, value: ValueNo) -> bool:
    """Say whether the others will hardly discard a value, and some other that is alone twice as soon."""
    if judge.beliefs is None:
        return False
    offers = judge.beliefs.offers
    return offers[value] <= min(HARDLY, max(offers[other] for other in IN_MASK[judge.sight.odd]) / 2)


def _ones_decide(judge: Judge, alone: tuple[ValueNo, ...]) -> bool:
    """Say whether the ones are the values with the most partners left."""
    return judge.sight.partners(0) == max(map(judge.sight.partners, alone))
