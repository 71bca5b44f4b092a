"""Why the last action of a program was chosen, on a card beside who chose it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from cardtable.scene.stage import Stage
from cardtable.scene.widgets.hint import HintCard
from cardtable.ui.laid_deal import LaidDeal

translate = QCoreApplication.translate


class WhyCard:
    """Shows the reason that came with an action, in the game's *words* (its ``MESSAGES``)."""

    def __init__(self, stage: Stage, words: Any) -> None:
        self.card = HintCard(stage)
        self._words = words

    @property
    def shown(self) -> bool:
        """Whether a reason is being shown."""
        return self.card.isVisible()

    def show(self, laid: LaidDeal) -> None:
        """Explain the last action whose reason is known, beside the player's plate, wherever that is now."""
        ply = laid.last_explained
        if ply is None:
            return
        seat = laid.deal.session.actions[ply][0]
        text = self._words.hint(laid.director.reasons[ply])
        self.card.show_hint(text, laid.table.seat_area(seat), title=translate("GamePage", "Why the AI played that"))

    def clear(self) -> None:
        """Put the card away."""
        self.card.clear()
