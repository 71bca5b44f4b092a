"""Why a card was given, used, forced, passed or paid, in one message: facts that its seat sees."""

from __future__ import annotations

from typing import Final

from cardtable.ai.player import Message
from cardtable.games.conquian import fast
from cardtable.games.conquian.arrange import Arrangement
from cardtable.games.conquian.cards import DECK, EVERYTHING, Packed
from cardtable.games.conquian.fast import CUT, Seat
from cardtable.games.conquian.judge import THREES, Judge
from cardtable.games.conquian.melds import FEWEST
from cardtable.games.conquian.moves import GIVE, Move
from cardtable.games.conquian.policy import WEIGHTS, Worths
from cardtable.games.conquian.state import Deed, Phase

# Message ids with their arguments: cards, seats, whole numbers.
ONLY = "only-choice"  # there is no other
NOTHING_FITS = "nothing-fits"  # (card) the card on offer goes into no meld here
# swap
GIVES_LOOSE = "gives-loose"  # (card) it goes with nothing else in the hand
GIVES_LEAST = "gives-least"  # (card) it is missed least; so it is with a payment after which nothing fits
# use
CUTS = "cuts"  # (card) the ninth card
NEARER = "takes-nearer"  # (card, cards) so many cards are missing then
OUTS = "takes-outs"  # (card, cards) so many cards that are in play would fit then
TAKES_ALL = "takes-all"  # (card, cards) the stock is empty, and the fewest cards in hand win, so many are left
TAKES_LEAST = "takes-least"  # (card) of the ways to take what is forced, it spoils least
HOLDS_BACK = "holds-back"  # (card) a complete meld stays in the hand, where nothing can be forced on it
# free melds
LAYS_LAST = "lays-last"  # (cards) the stock is empty, and the fewest cards in hand win, so many are left
LAYS_EARLY = "lays-early"  # what is complete may as well lie on the table
# force
FORCES = "forces"  # (card, seat) that seat has to pay for it
FORCES_FOUR = "forces-four"  # (card, seat) its meld of three becomes four: three by three no longer make nine
# pass
KEEPS_HAND = "keeps-hand"  # (card) to take it would cost more than it brings
KEEPS_PLAN = "keeps-plan"  # (cards, cards) so many would be missing after it, instead of so many
OVERLOOKS = "overlooks"  # (card) it could be used, but that was not seen
SPARES = "spares"  # (card, seat) it could be forced on that seat, but would help it
NO_NINTH = "no-ninth"  # (card, seat) it could be forced on that seat, but might be its ninth card
# payment
PAYS_LOOSE = "pays-loose"  # (card) it goes with nothing else in the hand
PAYS_DEAD = "pays-dead"  # (card) what it would need is out of play
PAYS_LEAST = "pays-least"  # (card, cards) so many cards that are in play would fit then
PAYS_UNWANTED = "pays-unwanted"  # (card, cards) the same, and so many cards that would go with it are out of play
SEEMS_LEAST = "seems-least"  # (card) nothing was counted; the same of a card that is given
# where nothing can be said in words
PROMISES = "promises-most"  # (percent, percent) so much of a win in the worlds tried; the best other move so much

KEYS: Final = (
    ONLY, NOTHING_FITS, GIVES_LOOSE, GIVES_LEAST, CUTS, NEARER, OUTS, TAKES_ALL, TAKES_LEAST, HOLDS_BACK, LAYS_LAST,
    LAYS_EARLY, FORCES, FORCES_FOUR, KEEPS_HAND, KEEPS_PLAN, OVERLOOKS, SPARES, NO_NINTH, PAYS_LOOSE, PAYS_DEAD,
    PAYS_LEAST, PAYS_UNWANTED, SEEMS_LEAST, PROMISES,
)  # fmt: skip

CLOSE: Final = 2  # missing cards that are worth being told
UNWANTED: Final = 4  # cards out of play that would go with one which is paid


def only(judge: Judge, passing: bool) -> Message:
    """Return why the only action there is was chosen."""
    sight = judge.sight
    return message(NOTHING_FITS, name(sight.card)) if passing and sight.seat != sight.payer else Message(ONLY)


def explain(
    judge: Judge, move: Move, compared: tuple[float, float] | None = None, *, careless: bool = False
) -> Message:
    """Return why a move was chosen.

    *compared*: what part of a win it promises, and the best other move; *careless*: by somebody who does not count.
    """
    verb, what = move
    best = compared is None or compared[0] >= compared[1]
    found: Message | None
    match verb:
        case Deed.USE if isinstance(what, tuple):
            found = _using(judge, what, best)
        case Deed.FORCE if isinstance(what, int):
            found = _forcing(judge, what)
        case Deed.PAY | "give" if isinstance(what, int):
            found = _losing(judge, what, verb == GIVE, careless, best)
        case Deed.LAY if isinstance(what, tuple):
            left = (judge.sight.hand & ~sum(what)).bit_count()
            found = Message(LAYS_EARLY) if judge.sight.stock_left else message(LAYS_LAST, left)
        case _:
            found = _passing(judge, careless)
    if found is None:
        if compared is not None:
            return message(PROMISES, *(round(100 * part) for part in compared))
        return message(KEEPS_HAND, name(judge.sight.card))
    return found


def message(key: str, *args: object) -> Message:
    """Return a message with its arguments as text."""
    return Message(key, tuple(map(str, args)))


def name(card: Packed) -> str:
    """Return a single card as text."""
    return DECK[card.bit_length() - 1]


def _using(judge: Judge, way: Arrangement, best: bool) -> Message | None:
    sight, own = judge.sight, sum(way)
    card, hand = name(sight.card), sight.hand & ~own
    if own.bit_count() == CUT:
        return message(CUTS, card)
    paid = judge.payment(way, hand)
    left = hand & ~paid
    if not sight.stock_left:
        return message(TAKES_ALL, card, left.bit_count())
    if sight.phase is Phase.FORCED:
        return message(TAKES_LEAST, card) if best else None
    missing = judge.missing(own, left)
    if missing == 1:
        return message(NEARER, card, missing)
    if any(three & left == three for three in THREES):
        return message(HOLDS_BACK, card)
    outs = judge.outs(way, left)
    if missing is not None and (missing <= CLOSE or not outs):
        return message(NEARER, card, missing)
    if outs:
        return message(OUTS, card, outs)
    return message(TAKES_LEAST, card) if best else None


def _forcing(judge: Judge, target: Seat) -> Message:
    card = judge.sight.card
    sizes = {meld.bit_count() for meld in judge.sight.melds[target] if fast.EXTENDING[meld] & card}
    return message(FORCES_FOUR if sizes == {FEWEST} else FORCES, name(card), target)


def _passing(judge: Judge, careless: bool) -> Message | None:
    sight = judge.sight
    if found := judge.uses:
        if careless:
            return message(OVERLOOKS, name(sight.card))
        now, then = judge.missing_now(), judge.missing_after(found[0])
        if now is not None and then is not None and then > now:
            return message(KEEPS_PLAN, then, now)
        return None
    targets = [seat for seat in sight.others if sight.fits(seat)]
    if not targets:
        return only(judge, passing=True)
    if spared := [seat for seat in targets if not sight.may_win(seat)]:
        return message(SPARES, name(sight.card), spared[0])
    return message(NO_NINTH, name(sight.card), targets[0])


def _losing(judge: Judge, card: Packed, giving: bool, careless: bool, best: bool) -> Message | None:
    sight = judge.sight
    rest = (sight.hand | sight.own) & ~card
    if not judge.goes_with(card, rest):
        return message(GIVES_LOOSE if giving else PAYS_LOOSE, name(card))
    if careless:
        return message(SEEMS_LEAST, name(card))
    least = message(GIVES_LEAST, name(card)) if best else None  # of several hints it can be true of one alone
    if giving:
        return least
    hand = sight.hand
    every = Worths(EVERYTHING, WEIGHTS)
    if every[hand] > every[hand & ~card] and judge.worths[hand] == judge.worths[hand & ~card]:
        return message(PAYS_DEAD, name(card))
    unwanted = judge.goes_with(card, sight.gone).bit_count()
    if unwanted >= UNWANTED:
        return message(PAYS_UNWANTED, name(card), unwanted)
    outs = judge.outs(sight.melds[sight.seat], hand & ~card)
    return message(PAYS_LEAST, name(card), outs) if outs else least
