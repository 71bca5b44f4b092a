"""Deal codes as people meet them: refused in sentences."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cardtable.core.dealcode import DealCodeError
from cardtable.games import read_deal_code as read_code

__all__ = ["problem_text", "read_code"]

translate = QCoreApplication.translate


def problem_text(error: DealCodeError) -> str:
    """Return what is wrong with a code, as a sentence."""
    texts = {
        "empty": translate("Codes", "Type or paste a code."),
        "unknown-game": translate("Codes", "No game here has a code that begins with “{0}”."),
        "other-version": translate(
            "Codes", "This code was made under version {0} of the rules; this program plays version {1}."
        ),
        "bad-character": translate("Codes", "“{0}”, character {1}, does not occur in codes."),
        "wrong-length": translate("Codes", "The code has {0} characters; it should have {1}."),
        "wrong-check": translate("Codes", "One character is mistyped, or two have changed places."),
        "bad-option": translate("Codes", "This code asks for options that the game does not have."),
    }
    return texts[error.key].format(*error.details)
