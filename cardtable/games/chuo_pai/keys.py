"""The keys of the person at the table; everything the mouse can do can be done with them.

Besides what :mod:`cardtable.scene.cards.keys` tells, Up and Down choose one copy more or less, and the two numbers of
a domino, one after the other, choose one more copy of it (with Shift, in either order, one less).  Enter plays, Space
passes; where one cannot pass, it chooses from the stack under the cursor.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from cardtable.games.chuo_pai.cards import INDEX, identity_of
from cardtable.games.chuo_pai.choosing import Chooser
from cardtable.games.chuo_pai.scene import ChuoPaiScene
from cardtable.games.chuo_pai.stack_hand import StackHand
from cardtable.scene.cards.hand_card import HandCard
from cardtable.scene.cards.keys import HandKeys
from cardtable.scene.stage import Stage

SHIFTED: Final = {  # digits with Shift, as American and Brazilian keyboards have them
    Qt.Key.Key_Exclam.value: 1,
    Qt.Key.Key_At.value: 2,
    Qt.Key.Key_NumberSign.value: 3,
    Qt.Key.Key_Dollar.value: 4,
    Qt.Key.Key_Percent.value: 5,
    Qt.Key.Key_AsciiCircum.value: 6,
    Qt.Key.Key_Dead_Diaeresis.value: 6,
    Qt.Key.Key_diaeresis.value: 6,
}


class Keys(HandKeys):
    """Turns keys into what the chooser does."""

    _hand: StackHand

    def __init__(self, stage: Stage, scene: ChuoPaiScene, chooser: Chooser) -> None:
        super().__init__(stage, scene.hand)
        self._chooser = chooser
        self._half = 0  # the first number of a domino that is being typed

    def press(self, event: QKeyEvent) -> bool:
        """Act on one of the game's keys; anything but a number forgets the first half of a domino."""
        half, self._half = self._half, 0
        if half and (number := _number(event.key())):
            low, high = sorted((half, number))
            return self._type(f"{low}-{high}", -1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        return super().press(event)

    def _happens_itself(self) -> bool:
        return self._chooser.automatic

    def _enter(self) -> None:
        self._chooser.play()

    def _space(self) -> None:
        """Space passes; where one cannot pass, it chooses from the stack under the cursor."""
        now = self._chooser.now
        if now is not None and now.view.turn == now.view.seat and not now.must_pass and self._at_card():
            self._turn_card()
        else:
            self._chooser.pass_()

    def _letter(self, key: int, shift: bool) -> bool:
        self._half = _number(key)
        return bool(self._half)

    def _type(self, identity: str, by: int) -> bool:
        found = [card for card in self._hand.cards if card.piece is not None and identity_of(card.piece) == identity]
        if identity in INDEX and found:
            self._hand.move_cursor(found[-1])
            self._hand.more(found[-1], by)
            self._tell()
        return True

    def _change(self, card: HandCard, raised: bool) -> None:
        self._hand.more(card, 1 if raised else -1)

    def _held(self) -> str:
        """Return what is chosen, and whether it can be played."""
        cursor, said = self._hand.cursor, self._chooser.held.focus_name()
        return ". ".join(part for part in (cursor.focus_name() if cursor is not None else "", said) if part)


def _number(key: int) -> int:
    """Return the number of pips that a key stands for; 0: none."""
    number = SHIFTED.get(key, key - Qt.Key.Key_0.value)
    return number if 1 <= number <= 6 else 0
