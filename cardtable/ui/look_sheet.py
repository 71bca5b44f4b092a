"""The look of the table on a small paper over its corner, so that the table is seen while it changes."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRect
from PySide6.QtWidgets import QWidget

from cardtable.ui.look_sliders import LookSliders
from cardtable.ui.parts import label
from cardtable.ui.settings import Settings
from cardtable.ui.sheet import Sheet

translate = QCoreApplication.translate


class LookSheet(Sheet):
    """Contrast, grain and warmth of all tables."""

    def __init__(self, window: QWidget, settings: Settings) -> None:
        super().__init__(window, settings, (440, 0), drawer=True)
        self._sliders, self._note = LookSliders(settings), label("note")
        self.body.addWidget(self._sliders)
        self.body.addWidget(self._note)

    def retranslate(self) -> None:
        """Make every text anew."""
        super().retranslate()
        title = translate("Actions", "Table look")
        self.title.setText(title)
        self.setWindowTitle(title)
        self._sliders.retranslate()
        self._note.setText(translate("LookSheet", "50 is neutral. It counts for all tables."))

    def dress(self) -> None:
        """Take appearance and sizes as they are now."""
        super().dress()
        self._sliders.space(round(8 * self.one))
        self.refit()

    def _place(self) -> None:
        """Lie at the upper right corner, as high as the contents."""
        margin = round(16 * self.one)
        room = self.rect().adjusted(margin, margin, -margin, -margin)
        width = min(round(self._wanted[0] * self.one), room.width())
        height = min(self.column.totalHeightForWidth(width), room.height())
        self.paper.setGeometry(QRect(room.right() - width + 1, room.top(), width, height))
