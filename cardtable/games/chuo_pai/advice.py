"""Why something is advised, or was done: one sentence that fits any speaker, from the AI's message ids.

Nobody is named: the same reason is a hint to the person and, in the review, the thought of a program.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject

from cardtable.ai.player import Message


class ChuoPaiAdvice(QObject):
    """Reasons in words.  An unknown key is a bug and raises KeyError."""

    def sentence(self, reason: Message) -> str:
        """Return a reason as a sentence."""
        match reason.key, reason.args:
            case "only-choice", ():
                return self.tr("There is nothing else to do.")
        raise KeyError(reason.key, reason.args)


ADVICE: Final = ChuoPaiAdvice()
