"""The keys with which a person chooses from a hand, the same in every card game.

Left and Right go along the hand, Up and Down raise and lower; Shift with Left or Right moves a card, where the hand
may lie in an order of its player's own.  Enter and Space act, Backspace and Escape lower; other keys are the game's.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from cardtable.scene.cards.hand import Hand
from cardtable.scene.cards.hand_card import HandCard
from cardtable.scene.cards.shifting import OwnOrder
from cardtable.scene.stage import Stage


class HandKeys(ABC):
    """Turns keys into what happens to the hand.  *order*: the player's own, if there is any."""

    def __init__(self, stage: Stage, hand: Hand, order: OwnOrder | None = None) -> None:
        self._stage, self._hand, self._order = stage, hand, order

    def press(self, event: QKeyEvent) -> bool:
        """Act on one of the game's keys; return whether it was one."""
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier  # held down, it changes nothing
        if modifiers & ~Qt.KeyboardModifier.ShiftModifier:
            return False
        once, key, shift, hand = not event.isAutoRepeat(), event.key(), bool(modifiers), self._hand
        match key:
            case Qt.Key.Key_Space | Qt.Key.Key_Return | Qt.Key.Key_Enter if self._happens_itself():
                if once:
                    self._stage.timeline.skip()
                return True
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if not self._elsewhere():
                if once:
                    self._enter()
                return True
            case Qt.Key.Key_Space if not self._elsewhere():
                if once:
                    self._space()
                return True
            case Qt.Key.Key_Escape:
                return self._escape()
            case Qt.Key.Key_Backspace:
                return hand.lower_last() and self._tell()
            case Qt.Key.Key_Left | Qt.Key.Key_Right if not self._elsewhere():
                by = 1 if key == Qt.Key.Key_Right else -1
                return self._shift(by) if shift else hand.step(by)
            case Qt.Key.Key_Up | Qt.Key.Key_Down if self._at_card() and not shift:
                card = hand.cursor
                assert card is not None
                self._change(card, key == Qt.Key.Key_Up)
                return self._tell()
        return once and self._letter(key, shift)

    # -- what a game says --------------------------------------------------------------------

    @abstractmethod
    def _enter(self) -> None:
        """Do what the raised cards are for."""

    @abstractmethod
    def _space(self) -> None:
        """Do what needs no cards."""

    @abstractmethod
    def _letter(self, key: int, shift: bool) -> bool:
        """Act on a letter or a digit; return whether it was one of the game's."""

    @abstractmethod
    def _held(self) -> str:
        """Return what is held now, for those who hear the table; nothing, if there is nothing to say."""

    def _happens_itself(self) -> bool:
        """Return whether something happens by itself in a moment, which may be skipped."""
        return False

    def _escape(self) -> bool:
        """Take back what is chosen; return whether there was anything."""
        return self._hand.lower_all()

    # -- the hand ----------------------------------------------------------------------------

    def _change(self, card: HandCard, raised: bool) -> None:
        """Raise the card under the cursor, or lower it."""
        self._hand.set_raised([card], raised)

    def _turn_card(self) -> None:
        """Raise or lower the card under the cursor."""
        if self._hand.cursor is not None:
            self._hand.toggle(self._hand.cursor)
            self._tell()

    def _shift(self, by: int) -> bool:
        """Move the card under the cursor along the hand."""
        hand, order = self._hand, self._order
        card = hand.cursor
        if order is None or card is None or card not in hand.cards:
            return False
        pieces, at = list(hand.pieces), hand.cards.index(card)
        if 0 <= at + by < len(pieces):
            pieces.insert(at + by, pieces.pop(at))
            hand.reorder(pieces)
            order.keep(pieces)
            order.moved()
        return True

    def _tell(self) -> bool:
        """Say what is held now."""
        if said := self._held():
            self._stage.announce(said)
        return True

    def _elsewhere(self) -> bool:
        """Return whether the keyboard is visibly at something else than a card."""
        focus = self._stage.focus
        return focus.shown and focus.current is not None and not isinstance(focus.current, HandCard)

    def _at_card(self) -> bool:
        focus = self._stage.focus
        return isinstance(focus.current, HandCard) and focus.current is self._hand.cursor
