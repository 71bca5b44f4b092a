"""The keys of the person at the table; everything the mouse can do can be done with them.

Left and Right go along the hand, Up and Down raise and lower, Shift with Left or Right moves a card; 1 to 8 raise the
first to the eighth card.  Enter does what the raised cards are for, Space passes.  F forces, B lays, C cuts, U uses,
R opens the tray.  Tab and the arrows reach melds, chips and buttons as well.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from cardtable.games.conquian.scene import ConquianScene
from cardtable.scene.cards.hand_card import HandCard
from cardtable.scene.stage import Stage

if TYPE_CHECKING:
    from cardtable.games.conquian.choosing import Chooser


class Keys:
    """Turns keys into what the chooser does."""

    def __init__(self, stage: Stage, scene: ConquianScene, chooser: Chooser) -> None:
        self._stage, self._scene, self._chooser = stage, scene, chooser

    def press(self, event: QKeyEvent) -> bool:
        """Act on one of the game's keys; return whether it was one."""
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier  # held down, it changes nothing
        if modifiers & ~Qt.KeyboardModifier.ShiftModifier:
            return False
        if self._chooser.question.open:
            return self._chooser.question.key(event)
        once, key = not event.isAutoRepeat(), event.key()
        match key:
            case Qt.Key.Key_Space | Qt.Key.Key_Return | Qt.Key.Key_Enter if self._chooser.automatic:
                if once:
                    self._stage.timeline.skip()
                return True
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if not self._elsewhere():
                return not once or self._chooser.confirm() or True
            case Qt.Key.Key_Space if not self._elsewhere():
                return not once or self._space() or True
            case Qt.Key.Key_Escape:
                return self._scene.dead.close() or self._scene.hand.lower_all()
            case Qt.Key.Key_Backspace:
                return self._scene.hand.lower_last() and self._tell()
            case Qt.Key.Key_Left | Qt.Key.Key_Right if not self._elsewhere():
                by = 1 if key == Qt.Key.Key_Right else -1
                return self._shift(by) if modifiers else self._scene.hand.step(by)
            case Qt.Key.Key_Up | Qt.Key.Key_Down if self._at_card() and not modifiers:
                card = self._scene.hand.cursor
                assert card is not None
                self._scene.hand.set_raised([card], key == Qt.Key.Key_Up)
                return self._tell()
        return once and not modifiers and self._letter(key)

    def _letter(self, key: int) -> bool:
        number = key - Qt.Key.Key_1
        if 0 <= number < len(self._scene.hand.cards):
            card = self._scene.hand.cards[number]
            self._scene.hand.move_cursor(card)
            self._scene.hand.toggle(card)
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

    def _space(self) -> bool:
        """Space passes; where a card is chosen to be given or paid, it turns the card under the cursor."""
        if self._chooser.invited and not self._chooser.lays_cards:
            if self._scene.hand.cursor is not None:
                self._scene.hand.toggle(self._scene.hand.cursor)
                return self._tell()
            return False
        return self._chooser.pass_()

    def _rearrange(self) -> None:
        if self._chooser.rearrange.isVisible():
            self._chooser.rearranged()
        elif not self._chooser.invited:
            self._chooser.refuse_waiting()

    def _shift(self, by: int) -> bool:
        """Move the card under the cursor along the hand."""
        hand = self._scene.hand
        card = hand.cursor
        if card is None or card not in hand.cards:
            return False
        pieces, at = list(hand.pieces), hand.cards.index(card)
        if 0 <= at + by < len(pieces):
            pieces.insert(at + by, pieces.pop(at))
            hand.reorder(pieces)
            self._scene.order.keep(pieces)
            self._scene.order.moved()
        return True

    def _tell(self) -> bool:
        """Say what is held now to those who hear the table."""
        said = self._chooser.bars.content
        self._stage.announce(", ".join(part for part in (said.title, said.status) if part))
        return True

    def _elsewhere(self) -> bool:
        """Return whether the keyboard is visibly at something else than a card."""
        focus = self._stage.focus
        return focus.shown and focus.current is not None and not isinstance(focus.current, HandCard)

    def _at_card(self) -> bool:
        focus = self._stage.focus
        return isinstance(focus.current, HandCard) and focus.current is self._scene.hand.cursor
