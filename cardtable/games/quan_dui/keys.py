"""The keys of the person at the table; everything the mouse can do can be done with them.

Besides what :mod:`cardtable.scene.cards.keys` tells, 1 to 9 raise the next card of that value.  Enter discards the
raised card.  B wins, D takes for a Dui, P takes, X or Space neither.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt

from cardtable.games.quan_dui.cards import value_of
from cardtable.games.quan_dui.choosing import Chooser
from cardtable.games.quan_dui.scene import QuanDuiScene
from cardtable.games.quan_dui.state import Purpose
from cardtable.scene.cards.keys import HandKeys
from cardtable.scene.stage import Stage


class Keys(HandKeys):
    """Turns keys into what the chooser does."""

    def __init__(self, stage: Stage, scene: QuanDuiScene, chooser: Chooser) -> None:
        super().__init__(stage, scene.hand, scene.order)
        self._chooser = chooser

    def _happens_itself(self) -> bool:
        return self._chooser.sealed

    def _enter(self) -> None:
        now, hand = self._chooser.now, self._hand
        if now is None or not now.discards:
            return
        if self._chooser.chosen is None and hand.cursor is not None and self._at_card():
            hand.set_raised([hand.cursor], True)  # the card that the keyboard is at is meant
        self._chooser.confirm()

    def _space(self) -> None:
        """Space draws or passes; where a card is to be discarded, it turns the card under the cursor."""
        now = self._chooser.now
        if now is not None and now.discards:
            self._turn_card()
        else:
            self._chooser.claim_nothing()

    def _letter(self, key: int, shift: bool) -> bool:
        if shift:
            return False
        value = key - Qt.Key.Key_0
        if 1 <= value <= 9:
            return self._raise_next(value)
        chooser = self._chooser
        perform: dict[int, Callable[[], object]] = {
            Qt.Key.Key_B: chooser.claim_win,
            Qt.Key.Key_D: lambda: chooser.claim(Purpose.DUI),
            Qt.Key.Key_P: lambda: chooser.claim(Purpose.TAKE),
            Qt.Key.Key_X: chooser.claim_nothing,
        }
        if key not in perform:
            return False
        perform[key]()
        return True

    def _raise_next(self, value: int) -> bool:
        """Raise the first card of a value, or the one after the raised one."""
        hand = self._hand
        fitting = [card for card in hand.cards if card.piece is not None and value_of(card.piece) == value]
        if not fitting:
            return False
        raised = next((n for n, card in enumerate(fitting) if card.raised), -1)
        card = fitting[(raised + 1) % len(fitting)]
        hand.set_raised([card], True)
        hand.move_cursor(card)
        return self._tell()

    def _held(self) -> str:
        """Return what would be discarded."""
        button = self._chooser.discard
        return button.focus_name() if button.isVisible() else ""
