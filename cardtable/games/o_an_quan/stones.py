"""The stones on the table: one item for every piece, and how they are lifted, dropped and carried.

Model and picture are kept together here: a method that moves pieces changes the model at once and
returns a :class:`Move`, the motions that let people see it and what to do when they are over.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import cache, partial
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from cardtable.core.events import Piece, Place
from cardtable.core.rules import Layout
from cardtable.games.o_an_quan.geometry import BoardGeometry, TrayGeometry
from cardtable.games.o_an_quan.heap import heap
from cardtable.games.o_an_quan.pebbles import Pebbles
from cardtable.games.o_an_quan.rules import MANDARIN
from cardtable.games.o_an_quan.stone_art import mandarin_rect, paint_mandarin, paint_stone, stone_rect, variant_of
from cardtable.scene.item import Art, ArtItem
from cardtable.scene.stage import Stage
from cardtable.scene.timeline import Motion, glide

Z: Final = 100.0  # pieces at rest; the lower on the screen, the nearer
Z_LAYER: Final = 60.0
Z_HAND: Final = 800.0  # pieces being carried
LIFT: Final = 11.0  # u above the wood while carried
CHOSEN_LIFT: Final = 4.0  # u, for the stones of a chosen square
CLUSTER: Final = 12.5  # u between the stones in the hand
GOLDEN_ANGLE: Final = 2.399963
DROP_ARC: Final = 20.0
FLY_ARC: Final = 50.0
FLY_GAP_MS: Final = 16.0  # between one captured stone and the next
BANK_RADIUS: Final = 22.0  # as on the board at first, so that no other picture is needed
# of the scatter in each square, tried out: these leave room for eight stones of full size
SEEDS: Final = (257, 96, 34, 209, 99, 113, 200, 181, 209, 96, 37, 86)
TRAY_SEED: Final = 101
NOWHERE: Final = QRectF(0, 0, 1168, 448)  # a board's measures until the real ones are known


class Rest(NamedTuple):
    """Where a piece lies: centre, radius, stacking."""

    at: QPointF
    radius: float
    z: float


class Move(NamedTuple):
    """Motions to be shown, and the pieces that have come to rest when they are over."""

    motions: list[Motion]
    pebbles: list[PebbleItem]

    def land(self) -> None:
        """Let the pieces lie."""
        for pebble in self.pebbles:
            pebble.land()


@cache
def _art(mandarin: bool, variant: int, radius: float, lift: float) -> Art:
    key = ("o_an_quan piece", mandarin, variant, radius, lift)
    if mandarin:
        jade = partial(paint_mandarin, radius=radius, lift=lift)
        return Art(key, mandarin_rect(radius, lift), jade, lasting=lift == 0)
    pebble = partial(paint_stone, variant=variant, radius=radius, lift=lift)
    return Art(key, stone_rect(radius, lift), pebble, lasting=lift == 0)


NOTHING: Final = Art(("o_an_quan nothing",), QRectF(0, 0, 1, 1), lambda painter: None)


class PebbleItem(ArtItem):
    """A stone or a mandarin; it has no picture until it comes to the table."""

    def __init__(self, stage: Stage, number: int, mandarin: bool) -> None:
        self.mandarin, self.variant = mandarin, 0 if mandarin else variant_of(number)
        self.radius, self.lift = 0.0, 0.0
        self.rest = Rest(QPointF(), BANK_RADIUS, Z)
        super().__init__(stage, NOTHING)

    def look(self, radius: float, lift: float) -> None:
        """Be drawn that large, *lift* u above the ground."""
        if (radius, lift) != (self.radius, self.lift):
            self.radius, self.lift = radius, lift
            self.show_art(_art(self.mandarin, self.variant, radius, lift))

    def raised(self, lift: float) -> None:
        """Be drawn *lift* u above the ground."""
        self.look(self.radius or BANK_RADIUS, lift)

    def wait(self) -> None:
        """Be off the table."""
        self.setPos(self.rest.at)
        self.setVisible(False)

    def land(self) -> None:
        """Lie where it belongs."""
        self.look(self.rest.radius, 0.0)
        self.setScale(1.0)
        self.setPos(self.rest.at)
        self.setZValue(self.rest.z)


class Stones:
    """All pieces of the table."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.pebbles = Pebbles()
        self.board = BoardGeometry(NOWHERE)
        self.trays: tuple[TrayGeometry, ...] = (TrayGeometry(NOWHERE), TrayGeometry(NOWHERE))
        self.items: list[PebbleItem] = []

    # -- whole positions ---------------------------------------------------------------------

    def arrange(self, board: BoardGeometry, trays: Sequence[TrayGeometry]) -> None:
        """Take new measures."""
        self.board, self.trays = board, tuple(trays)
        self._lay_all()

    def become(self, layout: Layout) -> None:
        """Show a position at once."""
        for number in self.pebbles.become(layout):
            self.items.append(PebbleItem(self.stage, number, self.pebbles.kinds[number] == MANDARIN))
        self._lay_all()

    def count(self, place: Place) -> int:
        """Return how many stones lie on a place, those in the hand not included."""
        return len(self.pebbles.stones(place))

    def raise_only(self, place: Place | None) -> None:
        """Lift the stones of a chosen square a little, and let all others lie."""
        raised = set(self.pebbles.stones(place)) if place is not None else set()
        for number, item in enumerate(self.items):
            if number in raised:
                item.raised(CHOSEN_LIFT)
            elif item.lift == CHOSEN_LIFT:
                item.land()

    def soon(self) -> Iterable[Art]:
        """Return how the stones look when they are lifted, and when a square is chosen."""
        kinds = {(item.mandarin, item.variant, item.radius): None for item in self.items if item.radius}
        return [_art(*kind, lift) for lift in (LIFT, CHOSEN_LIFT) for kind in kinds]

    # -- motion ------------------------------------------------------------------------------

    def lift(self, place: Place) -> Move:
        """Take up every stone of a square."""
        self.pebbles.lift(place)
        return Move(self._carry(place), [])

    def drop(self, target: Place) -> Move:
        """Drop one stone from the hand and carry the others on."""
        item = self.items[self.pebbles.drop(target)]
        resting = self._settle(target, {item})
        item.raised(LIFT)
        falling = Motion(
            item, item.rest.at + QPointF(0, LIFT), arc=DROP_ARC, easing=glide, z=Z_HAND - 1, z_end=item.rest.z
        )
        return Move([falling, *resting.motions, *self._carry(target)], [item, *resting.pebbles])

    def fly(self, pieces: Sequence[Piece | None], source: Place, target: Place) -> Move:
        """Carry pieces to another place, one shortly after the other."""
        flying = [self.items[n] for n in self.pebbles.move(pieces, source, target)]
        makes_room, left = self._settle(target, set(flying)), self._settle(source, set())
        motions = []
        for n, item in enumerate(flying):
            item.setVisible(True)
            item.raised(LIFT)
            motions.append(
                Motion(
                    item,
                    item.rest.at + QPointF(0, LIFT),
                    arc=FLY_ARC,
                    easing=glide,
                    delay_ms=n * FLY_GAP_MS,
                    scale=(1.0, item.rest.radius / item.radius),
                    z=Z_HAND + n,
                    z_end=item.rest.z,
                )
            )
        return Move([*motions, *makes_room.motions, *left.motions], [*flying, *makes_room.pebbles, *left.pebbles])

    def drag(self, place: Place, by: QPointF) -> None:
        """Let the stones of a square follow the pointer."""
        for item in self._stones(place):
            item.raised(LIFT)
            item.setPos(item.rest.at + QPointF(0, LIFT) + by)
            item.setZValue(Z_HAND + item.rest.z * 0.1)

    def glide_back(self, place: Place) -> Move:
        """Bring the stones of a square back to where they lie."""
        items = self._stones(place)
        motions = [
            Motion(item, item.rest.at + QPointF(0, LIFT), easing=glide, z=Z_HAND, z_end=item.rest.z) for item in items
        ]
        return Move(motions, items)

    # -- inside ------------------------------------------------------------------------------

    def _stones(self, place: Place) -> list[PebbleItem]:
        return [self.items[n] for n in self.pebbles.stones(place)]

    def _carry(self, over: Place) -> list[Motion]:
        """Move the hand over a square."""
        centre = self.board.region(over.index).rect.center() + QPointF(0, LIFT)
        motions = []
        for n, number in enumerate(self.pebbles.hand):
            item = self.items[number]
            item.raised(LIFT)
            angle, away = n * GOLDEN_ANGLE, CLUSTER * math.sqrt(n + 0.4)
            to = centre + QPointF(away * math.cos(angle), away * math.sin(angle) * 0.8)
            z = Z_HAND + to.y() * 0.05
            motions.append(Motion(item, to, easing=glide, z=z, z_end=z))
        return motions

    def _settle(self, place: Place, coming: set[PebbleItem]) -> Move:
        """Work out where everything on a place lies now; move what has to make room, except what is coming."""
        moving = []
        for item, rest in self._rests(place):
            known, item.rest = item.rest, rest
            if item not in coming and known != rest:
                item.look(rest.radius, item.lift)
                moving.append(item)
        return Move([Motion(i, i.rest.at, easing=glide, z=i.rest.z, z_end=i.rest.z) for i in moving], moving)

    def _rests(self, place: Place) -> Iterable[tuple[PebbleItem, Rest]]:
        """Yield where everything on a place lies."""
        stones, mandarins = self.pebbles.stones(place), self.pebbles.mandarins(place)
        if place.zone == "bank":  # beyond the table's edge
            beyond = QPointF(self.stage.size.width() + 80, self.stage.size.height() / 2)
            for number in (*mandarins, *stones):
                yield self.items[number], Rest(beyond, BANK_RADIUS, Z)
            return
        if place.zone == "store":
            tray = self.trays[place.index]
            region, seed, big = tray.region(), TRAY_SEED + place.index, tray.mandarin_radius
            points = [tray.mandarin_point(n) for n in range(len(mandarins))]
        else:
            region, seed = self.board.region(place.index, bool(mandarins)), SEEDS[place.index]
            points, big = [self.board.mandarin_point(place.index)] * len(mandarins), self.board.mandarin_radius
        for number, at in zip(mandarins, points, strict=True):
            yield self.items[number], Rest(at, big, Z + at.y() * 0.05)
        lying = heap(region, len(stones), seed)
        for number, spot in zip(stones, lying.spots, strict=True):
            z = Z + Z_LAYER * spot.layer + spot.y * 0.05
            yield self.items[number], Rest(QPointF(spot.x, spot.y), lying.radius, z)

    def _lay_all(self) -> None:
        for place in self.pebbles.places:
            for item, rest in self._rests(place):
                item.rest = rest
                if place.zone == "bank":
                    item.wait()
                else:
                    item.land()
                    item.setVisible(True)
        if self.pebbles.hand_from is not None:
            for motion in self._carry(self.pebbles.hand_from):
                assert motion.end is not None
                motion.item.setPos(motion.end)
