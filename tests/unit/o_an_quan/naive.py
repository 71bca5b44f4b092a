"""Ô ăn quan once more, as slowly and literally as the rules page reads: a twin to compare with.

The board is a dictionary by square names; stones are moved one by one.
"""

from __future__ import annotations

RING = ["B1", "B2", "B3", "B4", "B5", "MR", "T5", "T4", "T3", "T2", "T1", "ML"]


class NaiveBoard:
    """Counts by square name, the set of mandarins on the board, and what the mover captures."""

    def __init__(self, stones: dict[str, int], mandarins: set[str]) -> None:
        self.stones = dict(stones)
        self.mandarins = set(mandarins)
        self.captured_stones = 0
        self.captured_mandarins = 0
        self.lifts = 0

    def holds_anything(self, square: str) -> bool:
        """Say whether a stone or a mandarin lies there."""
        return self.stones[square] > 0 or square in self.mandarins

    def sow(self, square: str, screen_direction: str, young_turn: bool) -> str:
        """Do one whole turn and return why it ended."""
        forward = (square[0] == "B") == (screen_direction == "right")
        ring = RING if forward else RING[::-1]

        def after(name: str) -> str:
            return ring[(ring.index(name) + 1) % 12]

        hand, here = 0, square
        while True:
            # R4: take everything; R5: and go on with the next villager square that has stones
            hand, self.stones[here] = self.stones[here], 0
            self.lifts += 1
            while hand:
                here = after(here)
                self.stones[here] += 1
                hand -= 1
            following = after(here)
            if following[0] == "M" or self.stones[following] == 0:
                break
            here = following
        if self.holds_anything(following):
            return "mandarin-ahead"  # R8a
        while True:
            prey = after(following)
            if not self.holds_anything(prey):
                return "two-empty"  # R8b
            if young_turn and prey in self.mandarins and self.stones[prey] < 5:
                return "young-mandarin"  # R9
            self.captured_stones += self.stones[prey]  # R6, R7
            self.captured_mandarins += prey in self.mandarins
            self.stones[prey] = 0
            self.mandarins.discard(prey)
            following = after(prey)
            if self.holds_anything(following):
                return "after-capture"  # R8c
