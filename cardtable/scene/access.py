"""Speaking to assistive technology.

Graphics View shows nothing to screen readers.  So every event of the game is spoken as an
announcement here, and the focus ring mirrors each focusable item by an invisible widget
(see :mod:`cardtable.scene.focus`).
"""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(source: QWidget, text: str, urgent: bool = False) -> None:
    """Let a screen reader say *text*; costs nothing when none is running."""
    if not text or not QAccessible.isActive():
        return
    event = QAccessibleAnnouncementEvent(source, text)
    if urgent:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)
