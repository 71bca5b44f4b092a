"""The keys of the person at the table; everything the mouse can do can be done with them.

Besides what :mod:`cardtable.scene.cards.keys` tells, a rank's key raises one more card of it, with Shift it lowers
one.  Enter plays, Space passes; in the auction 1 to 3 bid.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt

from cardtable.games.dou_dizhu.choosing import Chooser
from cardtable.games.dou_dizhu.scene import DouDizhuScene
from cardtable.scene.cards.keys import HandKeys
from cardtable.scene.stage import Stage

RANK_KEYS: Final[dict[int, str]] = {
    **{Qt.Key[f"Key_{letter}"].value: letter for letter in "3456789TJQKA2XD"},
    Qt.Key.Key_0.value: "T",
    # the same keys with Shift, as American and Brazilian keyboards have them
    Qt.Key.Key_At.value: "2",
    Qt.Key.Key_NumberSign.value: "3",
    Qt.Key.Key_Dollar.value: "4",
    Qt.Key.Key_Percent.value: "5",
    Qt.Key.Key_AsciiCircum.value: "6",
    Qt.Key.Key_Dead_Diaeresis.value: "6",
    Qt.Key.Key_diaeresis.value: "6",
    Qt.Key.Key_Ampersand.value: "7",
    Qt.Key.Key_Asterisk.value: "8",
    Qt.Key.Key_ParenLeft.value: "9",
    Qt.Key.Key_ParenRight.value: "T",
}


class Keys(HandKeys):
    """Turns keys into what the chooser does."""

    def __init__(self, stage: Stage, scene: DouDizhuScene, chooser: Chooser) -> None:
        super().__init__(stage, scene.hand)
        self._scene, self._chooser = scene, chooser

    def _enter(self) -> None:
        self._chooser.play()

    def _space(self) -> None:
        self._chooser.pass_()

    def _letter(self, key: int, shift: bool) -> bool:
        bidding = self._scene.landlord is None
        if bidding and not shift and Qt.Key.Key_1 <= key <= Qt.Key.Key_3:
            self._chooser.bid(list(self._chooser.bid_actions)[key - Qt.Key.Key_1])
            return True
        letter = RANK_KEYS.get(key)
        if letter is None or bidding:
            return False
        (self._hand.lower_one if shift else self._hand.raise_one)(lambda piece: piece[0] == letter)
        return self._tell()

    def _held(self) -> str:
        said = self._chooser.bar.content
        return ", ".join(part for part in (said.title, said.status) if part)
