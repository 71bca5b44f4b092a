"""Every command of the program as a QAction: one place for names, keys and explanations.

Menus, chips on the table and shortcuts all show the same objects.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QKeySequence

translate = QCoreApplication.translate

KEYS: Final[dict[str, tuple[str, ...]]] = {
    "continue": (),
    "new": ("Ctrl+N",),
    "repeat": ("Ctrl+R",),
    "open": ("Ctrl+O",),
    "copy_code": ("Ctrl+Shift+C",),
    "review": ("Ctrl+E",),
    "undo": ("Ctrl+Z",),
    "redo": ("Ctrl+Y", "Ctrl+Shift+Z"),
    "hint": ("H",),
    "why": ("W",),
    "skip": ("F",),
    "pause": ("P", "Ctrl+P"),
    "log": ("L",),
    "full_screen": ("F11",),
    "home": ("Alt+Home", "Ctrl+H"),
    "options": ("F9", "Ctrl+,"),
    "look": ("F8",),
    "rules": ("F1",),
    "statistics": ("Ctrl+T",),
    "report": (),
    "about": (),
    "menu": ("F10",),
    "quit": ("Ctrl+Q",),
}
CHECKABLE: Final = frozenset({"pause", "log", "full_screen"})
IN_GAME: Final = frozenset(
    {"new", "repeat", "copy_code", "review", "undo", "redo", "hint", "why", "skip", "pause"}
)  # off while no game is on the table
NEXT: Final = "next"  # property of "new": what it begins: a "game", a "match", or the next "hand" of one
HANDS: Final = "hands"  # property of "repeat" and "review": what is dealt is a hand of cards
ROLES: Final = {
    "quit": QAction.MenuRole.QuitRole,
    "about": QAction.MenuRole.AboutRole,
    "options": QAction.MenuRole.PreferencesRole,
}


def _texts() -> dict[str, tuple[str, str]]:
    """Return name and explanation of every action in the present language."""
    return {
        "continue": (translate("Actions", "Continue"), translate("Actions", "Go on with the saved game")),
        "new": (translate("Actions", "New game"), translate("Actions", "Start a new game")),
        "repeat": ("", translate("Actions", "Play the same deal again from its start")),
        "open": (translate("Actions", "Open game code…"), translate("Actions", "Play the deal that a code names")),
        "copy_code": (
            translate("Actions", "Copy game code"),
            translate("Actions", "Copy the code of this deal, to play it again or to send it to someone"),
        ),
        "review": ("", translate("Actions", "Look through it turn by turn")),
        "undo": (translate("Actions", "Undo"), translate("Actions", "Go back to your last choice")),
        "redo": (translate("Actions", "Redo"), translate("Actions", "Play again what was undone")),
        "hint": (translate("Actions", "Hint"), translate("Actions", "Show a good choice and its reason")),
        "why": (translate("Actions", "Why?"), translate("Actions", "Say why the opponent played that")),
        "skip": (translate("Actions", "Skip"), translate("Actions", "Finish the running animation at once")),
        "pause": (translate("Actions", "Pause"), translate("Actions", "Hold the animation and the opponents")),
        "log": (
            translate("Actions", "Text panel"),
            translate("Actions", "The game in words: the log and your choices"),
        ),
        "full_screen": (translate("Actions", "Full screen"), translate("Actions", "Fill the whole screen")),
        "home": (translate("Actions", "Home"), translate("Actions", "Back to all games; this one is kept")),
        "options": (translate("Actions", "Options"), translate("Actions", "Language, table, speed and game options")),
        "look": (translate("Actions", "Table look"), translate("Actions", "Contrast, grain and warmth of the table")),
        "rules": (translate("Actions", "Rules"), translate("Actions", "How the game is played")),
        "statistics": (translate("Actions", "Statistics"), translate("Actions", "Games won, lost and drawn")),
        "report": (
            translate("Actions", "Copy problem report"),
            translate("Actions", "Copy the version, the system and this game's record, to send with a report"),
        ),
        "about": (translate("Actions", "About Cardtable"), translate("Actions", "Version, licences and folders")),
        "menu": (translate("Actions", "Menu"), translate("Actions", "All commands")),
        "quit": (translate("Actions", "Quit"), translate("Actions", "Leave; the game is saved")),
    }


def make_actions(parent: QObject) -> dict[str, QAction]:
    """Return all actions, owned by *parent*, with their keys and without texts."""
    actions: dict[str, QAction] = {}
    for key, sequences in KEYS.items():
        action = QAction(parent)
        action.setObjectName(key)
        action.setShortcuts([QKeySequence(sequence) for sequence in sequences])
        action.setCheckable(key in CHECKABLE)
        action.setEnabled(key not in IN_GAME)
        action.setMenuRole(ROLES.get(key, QAction.MenuRole.NoRole))
        actions[key] = action
    return actions


def leave_keys(actions: Mapping[str, QAction], own: Collection[int]) -> None:
    """Leave the keys in *own* (``Qt.Key``) to the table, which has another use for them, and take all others back."""
    taken = [QKeySequence(key) for key in own]
    for key, sequences in KEYS.items():
        wanted = [sequence for sequence in map(QKeySequence, sequences) if sequence not in taken]
        if actions[key].shortcuts() != wanted:
            actions[key].setShortcuts(wanted)


def set_in_game(actions: dict[str, QAction], on: bool) -> None:
    """Show the commands of a game, or those of the home page; the game page enables the rest as it goes."""
    for key in (*IN_GAME, "home"):
        actions[key].setVisible(on)
        actions[key].setEnabled(on and key in ("new", "repeat", "copy_code", "home"))
    actions["continue"].setVisible(not on)


def call_deals_hands(actions: Mapping[str, QAction], hands: bool) -> None:
    """Call the deal of the game on the table a hand: there are cards in it."""
    for key in ("repeat", "review"):
        actions[key].setProperty(HANDS, hands)
    _name_on_sheet(actions)


def call_next(actions: Mapping[str, QAction], what: str) -> None:
    """Call what "new" begins a "game", a "match", or the next "hand" of a match."""
    if actions["new"].property(NEXT) != what:
        actions["new"].setProperty(NEXT, what)
        _name_new(actions["new"])


def _name_new(action: QAction) -> None:
    """Name what comes next, and the button under a result."""
    match action.property(NEXT):
        case "hand":
            name = translate("Actions", "Next hand")
            words, tip = name, translate("Actions", "Deal the next hand of the match")
        case "match":
            name = translate("Actions", "New match")
            words, tip = name, translate("Actions", "Start a new match")
        case _:
            name, tip = translate("Actions", "New game"), translate("Actions", "Start a new game")
            words = translate("Actions", "Play again")
    action.setText(name)
    action.setIconText(words)
    action.setToolTip(tip)
    action.setStatusTip(tip)


def _name_on_sheet(actions: Mapping[str, QAction]) -> None:
    """Give the buttons under a result their words, which say more than those of a menu."""
    _name_new(actions["new"])
    for key, hand, game in (
        ("repeat", translate("Actions", "Repeat this hand"), translate("Actions", "Repeat this game")),
        ("review", translate("Actions", "Review this hand"), translate("Actions", "Review this game")),
    ):
        name = hand if actions[key].property(HANDS) else game
        actions[key].setText(name)
        actions[key].setIconText(name)


def retranslate(actions: dict[str, QAction]) -> None:
    """Give every action its texts in the present language."""
    for key, (name, explanation) in _texts().items():
        action = actions[key]
        action.setText(name)
        action.setIconText(name.removesuffix("…"))
        action.setToolTip(explanation)
        action.setStatusTip(explanation)
    _name_on_sheet(actions)
