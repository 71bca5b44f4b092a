"""The keys of the person at the table; everything the mouse can do can be done with them.

Besides what :mod:`cardtable.scene.cards.keys` tells, 1 to 8 raise the first to the eighth card.  Enter does what the
raised cards are for, Space passes.  F forces, B lays, C cuts, U uses, R opens the tray.  Tab and the arrows reach
melds, chips and buttons as well.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from cardtable.games.conquian.choosing import Chooser
from cardtable.games.conquian.scene import ConquianScene
from cardtable.scene.cards.keys import HandKeys
from cardtable.scene.stage import Stage


class Keys(HandKeys):
    """Turns keys into what the chooser does."""

    def __init__(self, stage: Stage, scene: ConquianScene, chooser: Chooser) -> None:
        super().__init__(stage, scene.hand, scene.order)
        self._scene, self._chooser = scene, chooser

    def press(self, event: QKeyEvent) -> bool:
        """Act on one of the game's keys, or on one of the question that is open; return whether it was one."""
        question = self._chooser.question
        shift = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
        if question.open and not event.modifiers() & ~shift:
            return question.key(event)
        return super().press(event)

    def _happens_itself(self) -> bool:
        return self._chooser.automatic

    def _enter(self) -> None:
        self._chooser.confirm()

    def _space(self) -> None:
        """Space passes; where a card is chosen to be given or paid, it turns the card under the cursor."""
        if self._chooser.invited and not self._chooser.lays_cards:
            self._turn_card()
        else:
            self._chooser.pass_()

    def _escape(self) -> bool:
        return self._scene.dead.close() or super()._escape()

    def _letter(self, key: int, shift: bool) -> bool:
        if shift:
            return False
        number = key - Qt.Key.Key_1
        if 0 <= number < len(self._hand.cards):
            card = self._hand.cards[number]
            self._hand.move_cursor(card)
            self._hand.toggle(card)
            return self._tell()
        perform: dict[int, Callable[[], object]] = {
            Qt.Key.Key_F: self._chooser.force,
            Qt.Key.Key_B: self._chooser.lay,
            Qt.Key.Key_C: self._chooser.cut,
            Qt.Key.Key_U: self._chooser.use,
            Qt.Key.Key_R: self._rearrange,
        }
        if key not in perform:
            return False
        perform[key]()
        return True

    def _rearrange(self) -> None:
        if self._chooser.rearrange.isVisible():
            self._chooser.rearranged()
        elif not self._chooser.invited:
            self._chooser.refuse_waiting()

    def _held(self) -> str:
        said = self._chooser.bars.content
        return ", ".join(part for part in (said.title, said.status) if part)
