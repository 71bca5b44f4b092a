"""The one question the program asks: before something is lost.  Its first answer keeps it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from cardtable.ui.deal import Loss
from cardtable.ui.parts import button, label
from cardtable.ui.settings import Settings
from cardtable.ui.sheet import Sheet

translate = QCoreApplication.translate


class Question(Sheet):
    """Asks; Enter and Esc both keep things as they are."""

    def __init__(
        self,
        window: QWidget,
        settings: Settings,
        texts: Callable[[], tuple[str, str, str, str]],
        agreed: Callable[[], object],
    ) -> None:
        """*texts* gives title, explanation, the answer that keeps, the answer that loses."""
        super().__init__(window, settings, (520, 0))
        self._texts = texts
        self._text = label()
        self.body.addWidget(self._text)
        self.keep = button(self.reject, "primary")
        self.lose = button(self.accept)
        self.buttons.addStretch(1)
        self.buttons.addWidget(self.lose)
        self.buttons.addWidget(self.keep)
        self.accepted.connect(lambda: agreed())

    def first_focus(self) -> QWidget:
        """Return the answer that loses nothing."""
        return self.keep

    def retranslate(self) -> None:
        """Make every text anew."""
        super().retranslate()
        title, text, keep, lose = self._texts()
        self.title.setText(title)
        self.setWindowTitle(title)
        self._text.setText(text)
        self.keep.setText(keep)
        self.lose.setText(lose)


def ask_loss(
    window: QWidget,
    settings: Settings,
    loss: Loss,
    agreed: Callable[[], object],
    kept: Callable[[], object] | None = None,
) -> None:
    """Ask whether what is in progress may be lost; *kept* is what the first answer does."""
    question = Question(window, settings, partial(_texts, loss), agreed)
    if kept is not None:
        question.keep.clicked.connect(lambda: kept())
    question.open_over()


def _texts(loss: Loss) -> tuple[str, str, str, str]:
    """Return title, explanation, and both answers."""
    keep = translate("Question", "Keep playing")
    match loss:
        case Loss.MATCH:
            title = translate("Question", "Start a new match?")
            text = translate("Question", "The match in progress would end here, and it would not be counted.")
            return title, text, keep, translate("Question", "New match")
        case Loss.HAND:
            title = translate("Question", "Leave this hand?")
            text = translate(
                "Question", "The hand in progress would end here. It belongs to no match, and is not counted."
            )
            return title, text, keep, translate("Question", "Leave the hand")
        case Loss.UNCOUNTED:
            text = translate("Question", "The game in progress would end here. It is not counted anyway.")
        case _:
            text = translate("Question", "The game in progress would end here, and it would not be counted.")
    return translate("Question", "Start a new game?"), text, keep, translate("Question", "New game")
