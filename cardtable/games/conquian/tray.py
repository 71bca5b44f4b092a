"""The re-arranging tray: copies of one's cards over the dimmed table, to be grouped in peace and confirmed at once.

How to use it::

    tray = Tray(stage, deck, look)
    tray.confirmed = ...                         # called with the action, after the tray has closed
    tray.open(view, with_table_card=True)        # order=...: the hand as its owner has sorted it
    if tray.is_open: return tray.key(event)      # the first line of the table's own keys

A card is dragged into a group, or picked up with a click (several of one place, if wished) and put down with a
click on a card or zone; Enter does the same at the keyboard's focus.  N puts what is picked up into a new group,
Backspace takes it out of its group, S shows the next suggestion, R begins again, Escape lets go and then cancels,
Ctrl+Enter confirms.  The table behind stays as it is, so cancelling leaves nothing to be restored.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence

from cardtable.core.events import Piece
from cardtable.core.rules import Illegal
from cardtable.games.conquian.cards import Cards
from cardtable.games.conquian.refusals import REFUSALS
from cardtable.games.conquian.state import Lay, Use, View
from cardtable.games.conquian.tray_model import HAND, NEW, TABLE, Arranging, Zone
from cardtable.games.conquian.tray_view import TrayView
from cardtable.games.conquian.tray_words import TRAY_WORDS
from cardtable.scene.decks.deck import Deck, DeckLook
from cardtable.scene.gestures import Drag, Spot
from cardtable.scene.stage import Stage

MOVE_MS: Final = 180.0
QUIET: Final = Qt.KeyboardModifier.KeypadModifier  # held down, it changes nothing


class _Carry:
    """Picked cards that follow the pointer."""

    def __init__(self, tray: Tray, start: QPointF) -> None:
        self._tray, self._start = tray, start

    def moved(self, at: QPointF) -> None:
        self._tray.carry(at - self._start, at)

    def dropped(self, at: QPointF) -> None:
        self._tray.drop(at)

    def cancelled(self) -> None:
        self._tray.drop(None)


class Tray:
    """Open or closed; while it is open the keyboard's focus stays inside."""

    def __init__(self, stage: Stage, deck: Deck, look: DeckLook) -> None:
        self.stage, self.deck, self.look = stage, deck, look
        self.changed: Callable[[], None] = lambda: None
        self.confirmed: Callable[[Use | Lay], None] = lambda action: None
        self.cancelled: Callable[[], None] = lambda: None
        self.model: Arranging | None = None
        self.picked: list[Piece] = []
        self._note = ""  # why the last thing was not done
        self._aimed: Zone | None = None
        self._view: TrayView | None = None
        self.actions = {
            "suggest": self._action("suggest", "S", self.suggest),
            "reset": self._action("reset", "R", self.reset),
            "cancel": self._action("cancel", "Esc", self.cancel),
            "confirm": self._action("confirm", "Ctrl+Return", self.confirm),
        }

    def _action(self, name: str, key: str, performed: Callable[[], object]) -> QAction:
        action = QAction(self.stage)
        action.setObjectName(f"tray-{name}")
        action.setShortcut(QKeySequence(key))  # shown on the button; pressed, it is the tray that hears it
        action.triggered.connect(lambda: performed())
        return action

    # -- opening and closing -----------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        """Whether it is on the table."""
        return self._view is not None

    def open(self, view: View, *, with_table_card: bool, order: Sequence[Piece] = ()) -> None:
        """Show copies of a seat's melds and hand, and of the table card if it may be taken.

        *order*: the hand as its owner has sorted it.
        """
        self.close()
        self.model = model = Arranging(view, with_table_card=with_table_card, order=order)
        self._view = made = TrayView(self, model, self.deck, self.look)
        self._show()
        first = model.waiting or next(iter(model.hand), None) or model.cards[0]
        self.stage.focus.push(made.sheet, made.cards[first].spot)
        self.stage.resized.connect(self.arrange)
        self.stage.announce(made.sheet.focus_name())

    def close(self) -> None:
        """Take it off the table; nothing is told."""
        view = self._view
        if view is None:
            return
        self.stage.cancel_gesture()
        self.stage.resized.disconnect(self.arrange)
        self.stage.focus.pop(view.sheet)
        self._view, self.picked, self._note, self._aimed = None, [], "", None
        view.dismiss()
        self.stage.freshen()

    # -- what it holds -----------------------------------------------------------------------

    @property
    def groups(self) -> tuple[Cards, ...]:
        """The groups as they are now."""
        return self.model.melds if self.model is not None else ()

    @property
    def verdict(self) -> Illegal | None:
        """Why this cannot be confirmed; ``None`` if it can."""
        return self.model.refusal if self.model is not None else Illegal("please-wait")

    def spots(self) -> list[Spot]:
        """Return where cards can be picked up, in the order of reading."""
        return self._view.spots() if self._view is not None else []

    # -- buttons -----------------------------------------------------------------------------

    def confirm(self) -> bool:
        """Close and hand over the action, or say why not; return whether it was allowed."""
        model = self.model
        if not self.is_open or model is None:
            return False
        if model.refusal is not None:
            self.say_why()
            return False
        action = model.action
        self.close()
        self.confirmed(action)
        return True

    def cancel(self) -> None:
        """Close; everything is as before."""
        if self.is_open:
            self.close()
            self.cancelled()

    def reset(self) -> None:
        """Begin again."""
        if self.is_open and self.model is not None:
            self.model.reset()
            self._moved()

    def suggest(self) -> None:
        """Show the next complete arrangement."""
        if self.is_open and self.model is not None and self.model.suggest():
            self._moved()

    def say_why(self) -> None:
        """Tell why this cannot be confirmed."""
        if (reason := self.verdict) is not None:
            self.stage.announce(REFUSALS.sentence(reason))

    def key(self, event: QKeyEvent) -> bool:
        """Act on one of the tray's keys; what is none, the focus ring may use."""
        pressed, held = event.key(), event.modifiers() & ~QUIET
        enter = pressed in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and held == Qt.KeyboardModifier.ControlModifier:
            self.confirm()
            return True
        if held:
            return False
        match pressed:
            case Qt.Key.Key_Escape if self.picked:
                self._pick([])
            case Qt.Key.Key_Escape:
                self.cancel()
            case Qt.Key.Key_N:
                self.put(NEW)
            case Qt.Key.Key_Backspace | Qt.Key.Key_Delete:
                self.put(HAND)
            case Qt.Key.Key_S:
                self.suggest()
            case Qt.Key.Key_R:
                self.reset()
            case _:
                return False
        return True

    # -- picking up and putting down ---------------------------------------------------------

    def touch(self, card: Piece) -> None:
        """Take a click on a card: pick it up, let go of it, or put down what is picked up beside it."""
        model = self.model
        assert model is not None
        zone = model.zone_of(card)
        if card in self.picked:
            self._pick([other for other in self.picked if other != card])
        elif not self.picked:
            self._pick([card])
        elif any(_together(model.zone_of(other), zone) for other in self.picked):
            self._pick([*self.picked, card])
        elif model.stuck(self.picked, zone):
            self._pick([card])
        else:
            self.put(zone)

    def put(self, zone: Zone) -> None:
        """Put down what is picked up, or else the card with the keyboard."""
        model, cards = self.model, self.picked or self._focused()
        if model is None:
            return
        if model.put(cards, zone):
            self._moved(cards)
        elif stuck := model.stuck(cards, zone):
            self._note = TRAY_WORDS.stuck(stuck)
            self._show(MOVE_MS)
            self.stage.announce(self._note)

    def _pick(self, cards: list[Piece]) -> None:
        self.picked, self._note = cards, ""
        self._show(MOVE_MS / 2)

    def _focused(self) -> list[Piece]:
        """Return the card that has the keyboard."""
        cards = self._view.cards if self._view is not None else {}
        return [piece for piece, card in cards.items() if card.spot is self.stage.focus.current]

    def _moved(self, cards: Sequence[Piece] = ()) -> None:
        """Show and tell another arrangement."""
        self.picked, self._note = [], ""
        self._show(MOVE_MS)
        view = self._view
        if view is not None:
            if cards and self.stage.focus.shown:
                self.stage.focus.set(view.cards[cards[0]].spot)
            said = view.sheet.standing
            self.stage.announce(TRAY_WORDS.standing(said.count, said.words))
        self.changed()

    # -- dragging ----------------------------------------------------------------------------

    def grab(self, card: Piece, at: QPointF) -> Drag | None:
        """Begin to drag a card, with all that is picked up if it is among that."""
        if card not in self.picked:
            self._pick([card])
        return _Carry(self, at)

    def carry(self, by: QPointF, at: QPointF) -> None:
        """Let what is picked up follow the pointer, *by* away from its place."""
        if self._view is not None:
            self._view.carry(self.picked, by)
            aimed = self._view.zone_at(at)
            if aimed != self._aimed:
                self._aimed = aimed
                self._view.judge(self.picked, aimed, self._note)

    def drop(self, at: QPointF | None) -> None:
        """Put down what follows the pointer, or let it back to where it was: nowhere, and ``None``, is no place."""
        view = self._view
        if view is None:
            return
        view.release(self.picked)
        self._aimed = None
        zone = view.zone_at(at) if at is not None else None
        if zone is not None:
            self.put(zone)
        self.picked = []  # a drag leaves nothing in the hand of who drags
        self._show(MOVE_MS)

    # -- showing -----------------------------------------------------------------------------

    def arrange(self) -> None:
        """Lie on the stage in its present size."""
        if self._view is not None:
            self._view.veil.arrange()
            self._show()

    def set_look(self, deck: Deck, look: DeckLook) -> None:
        """Show the cards in another look, perhaps those of another deck."""
        self.deck, self.look = deck, look
        if self._view is not None:
            self._view.set_look(deck, look)
            self._show()

    def retranslate(self) -> None:
        """Make every text again."""
        self._note = ""
        self._show()

    def _show(self, ms: float = 0.0) -> None:
        if self._view is not None:
            self._view.show(self.picked, self._aimed, self._note, ms)


def _together(one: Zone, other: Zone) -> bool:
    """Say whether cards of two zones may be picked up together: loose cards, or those of one group."""
    return one == other or {one, other} <= {HAND, TABLE}
