"""The keys of the person at the table; everything the mouse can do can be done with them.

Left and Right go along the hand, Up and Down raise and lower, Shift with Left or Right moves a card; 1 to 9 raise the
next card of that value.  Enter discards the raised card.  B wins, D takes for a Dui, P takes, X or Space neither.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from cardtable.games.quan_dui.cards import value_of
from cardtable.games.quan_dui.scene import QuanDuiScene
from cardtable.games.quan_dui.state import Purpose
from cardtable.scene.cards.hand_card import HandCard
from cardtable.scene.stage import Stage

if TYPE_CHECKING:
    from cardtable.games.quan_dui.choosing import Chooser


class Keys:
    """Turns keys into what the chooser does."""

    def __init__(self, stage: Stage, scene: QuanDuiScene, chooser: Chooser) -> None:
        self._stage, self._scene, self._chooser = stage, scene, chooser

    def press(self, event: QKeyEvent) -> bool:
        """Act on one of the game's keys; return whether it was one."""
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier  # held down, it changes nothing
        if modifiers & ~Qt.KeyboardModifier.ShiftModifier:
            return False
        once, key, hand = not event.isAutoRepeat(), event.key(), self._scene.hand
        match key:
            case Qt.Key.Key_Space | Qt.Key.Key_Return | Qt.Key.Key_Enter if self._chooser.sealed:
                if once:
                    self._stage.timeline.skip()
                return True
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if not self._elsewhere():
                return not once or self._enter() or True
            case Qt.Key.Key_Space if not self._elsewhere():
                return not once or self._space() or True
            case Qt.Key.Key_Escape:
                return hand.lower_all()
            case Qt.Key.Key_Backspace:
                return hand.lower_last() and self._tell()
            case Qt.Key.Key_Left | Qt.Key.Key_Right if not self._elsewhere():
                by = 1 if key == Qt.Key.Key_Right else -1
                return self._shift(by) if modifiers else hand.step(by)
            case Qt.Key.Key_Up | Qt.Key.Key_Down if self._at_card() and not modifiers:
                card = hand.cursor
                assert card is not None
                hand.set_raised([card], key == Qt.Key.Key_Up)
                return self._tell()
        return once and not modifiers and self._letter(key)

    def _letter(self, key: int) -> bool:
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
        hand = self._scene.hand
        fitting = [card for card in hand.cards if card.piece is not None and value_of(card.piece) == value]
        if not fitting:
            return False
        raised = next((n for n, card in enumerate(fitting) if card.raised), -1)
        card = fitting[(raised + 1) % len(fitting)]
        hand.set_raised([card], True)
        hand.move_cursor(card)
        return self._tell()

    def _enter(self) -> bool:
        now = self._chooser.now
        if now is None or not now.discards:
            return False
        hand = self._scene.hand
        if self._chooser.chosen is None and hand.cursor is not None and self._at_card():
            hand.set_raised([hand.cursor], True)  # the card that the keyboard is at is meant
        return self._chooser.confirm()

    def _space(self) -> bool:
        """Space draws or passes; where a card is to be discarded, it turns the card under the cursor."""
        now, hand = self._chooser.now, self._scene.hand
        if now is not None and now.discards:
            if hand.cursor is not None:
                hand.toggle(hand.cursor)
                return self._tell()
            return False
        return self._chooser.claim_nothing()

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
        """Say what would be discarded to those who hear the table."""
        button = self._chooser.discard
        if button.isVisible():
            self._stage.announce(button.focus_name())
        return True

    def _elsewhere(self) -> bool:
        """Return whether the keyboard is visibly at something else than a card."""
        focus = self._stage.focus
        return focus.shown and focus.current is not None and not isinstance(focus.current, HandCard)

    def _at_card(self) -> bool:
        focus = self._stage.focus
        return isinstance(focus.current, HandCard) and focus.current is self._scene.hand.cursor
