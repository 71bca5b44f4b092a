"""Why a bid, a play or a pass was chosen, in one message: facts of the hand and the table that its seat sees."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.ai.player import Message
from cardtable.games.dou_dizhu.fast import (
    BITS,
    BOMB,
    CARDS,
    JOKERS,
    KIND,
    ONES,
    PAIR,
    RANKS,
    ROCKET,
    SOLO,
    TRIO,
    Cards,
    Play,
    answers,
    rank_of,
    size,
)
from cardtable.games.dou_dizhu.partition import Plans
from cardtable.games.dou_dizhu.policy import unbeaten
from cardtable.games.dou_dizhu.sight import AFTER, BEFORE, LANDLORD, Sight

# Message ids with their arguments.  All arguments are whole numbers.
BIDS = "bids"  # (points, percent) the chance of winning as landlord is worth so many points
NO_BID = "no-bid"  # (percent) the chance of winning as landlord is too small for a bid, or for a higher one
ONLY = "only-choice"  # there is no other
NOTHING_COVERS = "nothing-covers"  # no card in the hand covers what is on the table
GOES_OUT = "goes-out"  # the hand is empty after it
# leading or covering
SURE = "sure"  # (plays) nothing beats it, and so many plays are left
BUT_BOMB = "but-bomb"  # (plays) nothing but a bomb, or a higher one, beats it, and so many plays are left
LEAVES = "leaves"  # (plays) so many plays are left after it
# leading
FEEDS = "feeds-partner"  # (cards) the partner has so few cards left, and may get rid of them
NO_SOLO = "denies-solo"  # an opponent has one card left: no solo for him
HIGH_SOLO = "highest-solo"  # an opponent has one card left: if a solo, then the highest
NO_PAIR = "denies-pair"  # an opponent has two cards left: no low pair for him
SHEDS_MANY = "sheds-many"  # (cards, plays) so many cards leave the hand at once, so many plays are left
SHEDS_LOW = "sheds-low"  # (plays) nothing lower stays, and something high does; so many plays are left
# covering
STOPS = "stops"  # (cards) an opponent with so few cards left must not keep the lead
BLOCKS = "blocks"  # (cards) plays high over the partner, for the landlord plays next and has so few cards left
OVER_PARTNER = "over-partner"  # (plays) covers the partner, for then only so many plays are left
SHORTENS = "shortens"  # (plays, plays) so many plays are left instead of so many
SPLITS = "splits"  # (plays) takes cards out of another play to cover: so many plays are left
# passing
SPARES = "spares-partner"  # the partner's play may stand
SPARES_FEW = "spares-partner-few"  # (cards) the partner has only so many cards left
KEEPS_BOMB = "keeps-bomb"  # the only thing that covers is a bomb, and its moment has not come
KEEPS_PLAN = "keeps-plan"  # (plays, plays) covering would leave so many plays instead of so many
KEEPS_HIGH = "keeps-high"  # only high cards would cover, and they are worth more later
KEEPS = "keeps"  # what would cover is kept
# where nothing can be said in words
WINS_MOST = "wins-most"  # (percent, percent) its side wins so many of the games tried, after the best other so many

KEYS = (
    BIDS, NO_BID, ONLY, NOTHING_COVERS, GOES_OUT, SURE, BUT_BOMB, LEAVES, FEEDS, NO_SOLO, HIGH_SOLO, NO_PAIR,
    SHEDS_MANY, SHEDS_LOW, STOPS, BLOCKS, OVER_PARTNER, SHORTENS, SPLITS, SPARES, SPARES_FEW, KEEPS_BOMB, KEEPS_PLAN,
    KEEPS_HIGH, KEEPS, WINS_MOST,
)  # fmt: skip

FEW = 2  # cards of an opponent, or plays of the own hand
SOME = 4  # cards of an opponent who has to be stopped
QUEEN, KING = RANKS.index("Q"), RANKS.index("K")  # the lowest that are called high: in pairs, and as solos


def of_bid(points: int, likely: float) -> Message:
    """Return why so much was bid, or nothing."""
    percent = round(100 * likely)
    return message(BIDS, points, percent) if points else message(NO_BID, percent)


def explain(sight: Sight, plans: Plans, chosen: Play, compared: tuple[float, float] | None = None) -> Message:
    """Return why a play or a pass was chosen.

    *compared*: in what part of the games tried the side wins after it, and after the next best.
    """
    if chosen and chosen & CARDS == sight.hand:
        return Message(GOES_OUT)
    if not chosen:
        found = _passing(sight, plans)
    elif sight.to_beat:
        found = _covering(sight, plans, chosen)
    else:
        found = _leading(sight, plans, chosen)
    if found is None and compared is not None:
        return message(WINS_MOST, *(round(100 * part) for part in compared))
    if found is not None:
        return found
    if not chosen:
        return Message(KEEPS)
    left = plans[sight.hand - (chosen & CARDS)][1]
    splits = sight.to_beat and chosen not in plans.plays(sight.hand)
    return message(SPLITS if splits else LEAVES, left)


def message(key: str, *args: object) -> Message:
    """Return a message with its arguments as text."""
    return Message(key, tuple(map(str, args)))


def _leading(sight: Sight, plans: Plans, chosen: Play) -> Message | None:
    kind, rest = chosen >> KIND, sight.hand - (chosen & CARDS)
    left = plans[rest][1]
    partner = sight.counts[BEFORE] if sight.role == AFTER else 0
    if partner == kind <= PAIR and not unbeaten(chosen, sight.others - sight.bottom):
        return message(FEEDS, partner)
    if kind >= BOMB or (left <= FEW and unbeaten(chosen, sight.others)):
        return _sure(sight, chosen, left)
    fewest = min(_opponents(sight))
    if fewest == 1:
        if kind != SOLO:
            return Message(NO_SOLO)
        if not _above(rest, rank_of(chosen)):
            return Message(HIGH_SOLO)
    if fewest == FEW and kind != PAIR and any(_low_pair(play, sight) for play in plans.plays(sight.hand)):
        return Message(NO_PAIR)
    if left >= plans[sight.hand][1]:
        return None  # it does not bring the end nearer: something else speaks for it
    if kind >= TRIO:
        return message(SHEDS_MANY, size(chosen), left)
    low = not _high(chosen) and not rest & (1 << BITS * rank_of(chosen)) - 1
    return message(SHEDS_LOW, left) if low and any(map(_high, plans.plays(rest))) else None


def _covering(sight: Sight, plans: Plans, chosen: Play) -> Message | None:
    before, left = plans[sight.hand][1], plans[sight.hand - (chosen & CARDS)][1]
    if _friend(sight):
        if left <= FEW:
            return message(OVER_PARTNER, left)
        landlord = sight.counts[LANDLORD] if sight.role == BEFORE else 0
        if landlord == chosen >> KIND <= PAIR and _high(chosen):
            return message(BLOCKS, landlord)
    elif sight.counts[sight.owner] <= SOME:
        return message(STOPS, sight.counts[sight.owner])
    if unbeaten(chosen, sight.others):
        return _sure(sight, chosen, left)
    return message(SHORTENS, left, before) if left < before else None


def _passing(sight: Sight, plans: Plans) -> Message | None:
    if _friend(sight):
        cards = sight.counts[sight.owner]
        return message(SPARES_FEW, cards) if cards <= SOME else Message(SPARES)
    options = answers(sight.hand, sight.to_beat)
    if not options:
        return Message(NOTHING_COVERS)
    plain = [play for play in options if play >> KIND < BOMB]
    if not plain:
        return Message(KEEPS_BOMB)
    now = plans[sight.hand][1]
    least = min(plans[sight.hand - (play & CARDS)][1] for play in plain)
    if least > now:
        return message(KEEPS_PLAN, least, now)
    return Message(KEEPS_HIGH) if all(map(_high, plain)) else None


def _sure(sight: Sight, play: Play, left: int) -> Message:
    """Return that nothing beats a play, or nothing but a bomb."""
    kind, fours = play >> KIND, sight.others >> 2 & ONES
    bombs = _above(fours, rank_of(play)) if kind == BOMB else fours
    rocket = kind != ROCKET and sight.others & JOKERS == JOKERS
    return message(BUT_BOMB if kind != ROCKET and (bombs or rocket) else SURE, left)


def _high(play: Play) -> bool:
    """Say whether a solo or a pair is one of the high ones."""
    kind = play >> KIND
    return kind <= PAIR and rank_of(play) >= (KING if kind == SOLO else QUEEN)


def _low_pair(play: Play, sight: Sight) -> bool:
    return play >> KIND == PAIR and not unbeaten(play, sight.others)


def _above(cards: Cards, rank: int) -> Cards:
    """Return the cards above a rank."""
    return cards >> BITS * (rank + 1)


def _friend(sight: Sight) -> bool:
    return sight.role != LANDLORD and sight.owner != LANDLORD


def _opponents(sight: Sight) -> Sequence[int]:
    return sight.counts[AFTER:] if sight.role == LANDLORD else sight.counts[:AFTER]


def only(passing: bool) -> Message:
    """Return why the only legal action was chosen."""
    return Message(NOTHING_COVERS if passing else ONLY)
