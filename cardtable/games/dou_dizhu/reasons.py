"""Why a bid, a play or a pass was chosen, in one message: facts of the hand and the table that its seat sees."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.ai.player import Message
from cardtable.games.dou_dizhu.fast import BOMB, CARDS, CHAIN, KIND, PAIR, SOLO, TRIO, Play, size
from cardtable.games.dou_dizhu.partition import Plans
from cardtable.games.dou_dizhu.policy import unbeaten
from cardtable.games.dou_dizhu.sight import AFTER, BEFORE, LANDLORD, Sight

# Message ids with their arguments.  All arguments are whole numbers.
BIDS = "bids"  # (points, percent) the chance of winning as landlord is worth so many points
NO_BID = "no-bid"  # (percent) the chance of winning as landlord is too small
ONLY = "only-choice"  # there is no other
NOTHING_COVERS = "nothing-covers"  # no card in the hand covers what is on the table
GOES_OUT = "goes-out"  # the hand is empty after it
# leading
FEEDS = "feeds-partner"  # (cards) the partner has so few cards left and can get rid of them
SURE_LEAD = "sure-lead"  # (plays) nothing beats it, and then only so many plays are left
NO_SOLO = "denies-solo"  # an opponent has one card left: no solo for him
HIGH_SOLO = "highest-solo"  # an opponent has one card left: if a solo, then the highest
NO_PAIR = "denies-pair"  # an opponent has two cards left: no low pair for him
SHEDS_RUN = "sheds-run"  # (cards, plays) so many cards leave the hand at once, so many plays are left
SHEDS_TRIO = "sheds-trio"  # (cards, plays) the same for a trio and what goes with it
SHEDS_LOW = "sheds-low"  # (plays) low cards need the lead, high ones can wait; so many plays are left
BOMB_LEAD = "bomb-lead"  # (plays) the bomb keeps the lead for the last plays
LEADS = "leads"  # (plays) so many plays are left after it
# covering
STOPS = "stops"  # (cards) an opponent with so few cards left must not keep the lead
BLOCKS = "blocks"  # (cards) plays high, for the landlord, who has so few cards left, plays next
OVER_PARTNER = "over-partner"  # (plays) covers the partner, for then only so many plays are left
BOMBS = "bombs"  # (plays) the bomb takes the lead at the decisive moment: so many plays are left
TAKES_LEAD = "takes-lead"  # (plays) nothing but a bomb beats it; so many plays are left
FITS = "fits-plan"  # (plays) the cards were spare: so many plays are left
SPLITS = "splits"  # (plays) worth taking cards out of another play to have the lead
# passing
SPARES = "spares-partner"  # the partner's play may stand
SPARES_FEW = "spares-partner-few"  # (cards) the partner has only so many cards left
KEEPS_BOMB = "keeps-bomb"  # the only thing that covers is a bomb, and its moment has not come
KEEPS_PLAN = "keeps-plan"  # (plays, plays) covering would leave so many plays instead of so many
KEEPS_HIGH = "keeps-high"  # the high cards are worth more later
# where nothing can be said in words
WINS_MOST = "wins-most"  # (percent, percent) its side wins so many of the games tried, after the next best so many

KEYS = (
    BIDS, NO_BID, ONLY, NOTHING_COVERS, GOES_OUT, FEEDS, SURE_LEAD, NO_SOLO, HIGH_SOLO, NO_PAIR, SHEDS_RUN, SHEDS_TRIO,
    SHEDS_LOW, BOMB_LEAD, LEADS, STOPS, BLOCKS, OVER_PARTNER, BOMBS, TAKES_LEAD, FITS, SPLITS, SPARES, SPARES_FEW,
    KEEPS_BOMB, KEEPS_PLAN, KEEPS_HIGH, WINS_MOST,
)  # fmt: skip

FEW = 2  # cards of an opponent, or plays of the own hand
SOME = 4  # cards of an opponent who has to be stopped


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
    left = plans[sight.hand - (chosen & CARDS)][1]
    return message(SPLITS if sight.to_beat else LEADS, left) if chosen else Message(KEEPS_HIGH)


def message(key: str, *args: object) -> Message:
    """Return a message with its arguments as text."""
    return Message(key, tuple(map(str, args)))


def _leading(sight: Sight, plans: Plans, chosen: Play) -> Message | None:
    kind, cards = chosen >> KIND, size(chosen)
    left = plans[sight.hand - (chosen & CARDS)][1]
    partner = sight.counts[BEFORE] if sight.role == AFTER else 0
    if partner and partner == cards == kind <= PAIR:
        return message(FEEDS, partner)
    if kind >= BOMB:
        return message(BOMB_LEAD, left)
    if left <= FEW and unbeaten(chosen, sight.others):
        return message(SURE_LEAD, left)
    fewest = min(_opponents(sight))
    if fewest == 1:
        if kind != SOLO:
            return Message(NO_SOLO)
        if not sight.hand >> chosen.bit_length():
            return Message(HIGH_SOLO)
    if fewest == FEW and kind != PAIR and any(play >> KIND == PAIR for play in plans.plays(sight.hand)):
        return Message(NO_PAIR)
    if left >= plans[sight.hand][1]:
        return None  # it does not bring the end nearer: something else speaks for it
    if kind >= CHAIN:
        return message(SHEDS_RUN, cards, left)
    if kind >= TRIO:
        return message(SHEDS_TRIO, cards, left)
    return message(SHEDS_LOW, left) if plans.worths[chosen][0] < 0 else message(LEADS, left)


def _covering(sight: Sight, plans: Plans, chosen: Play) -> Message | None:
    friend = _friend(sight)
    before, left = plans[sight.hand][1], plans[sight.hand - (chosen & CARDS)][1]
    if friend:
        if left <= FEW:
            return message(OVER_PARTNER, left)
    elif sight.counts[sight.owner] <= SOME:
        return message(STOPS, sight.counts[sight.owner])
    elif sight.role == BEFORE and sight.counts[LANDLORD] <= FEW:
        return message(BLOCKS, sight.counts[LANDLORD])
    if chosen >> KIND >= BOMB:
        return message(BOMBS, left)
    if unbeaten(chosen, sight.others):
        return message(TAKES_LEAD, left)
    return message(FITS, left) if left < before else None


def _passing(sight: Sight, plans: Plans) -> Message | None:
    if _friend(sight):
        cards = sight.counts[sight.owner]
        return message(SPARES_FEW, cards) if cards <= SOME else Message(SPARES)
    options = plans.answers(sight.hand, sight.to_beat)
    if not options:
        return Message(NOTHING_COVERS)
    if all(play >> KIND >= BOMB for play in options):
        return Message(KEEPS_BOMB)
    now = plans[sight.hand][1]
    least = min(plans[sight.hand - (play & CARDS)][1] for play in options if play >> KIND < BOMB)
    return message(KEEPS_PLAN, least, now) if least > now else Message(KEEPS_HIGH)


def _friend(sight: Sight) -> bool:
    return sight.role != LANDLORD and sight.owner != LANDLORD


def _opponents(sight: Sight) -> Sequence[int]:
    return sight.counts[AFTER:] if sight.role == LANDLORD else sight.counts[:AFTER]


def only(passing: bool) -> Message:
    """Return why the only legal action was chosen."""
    return Message(NOTHING_COVERS if passing else ONLY)
