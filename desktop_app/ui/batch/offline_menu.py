"""The menu by which a person adds the columns for which nobody is asked."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from desktop_app.core.errors import DialproofError
from desktop_app.core.facts.offline import Offline
from desktop_app.core.text.translatable import tr_noop
from desktop_app.ui.batch.offline_cells import offline_title
from desktop_app.ui.export.export_button import StayingMenu, add_note
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.text import words

TITLE = tr_noop("Add columns (offline, free)", "offline")
_NOTE = tr_noop(
    "What the numbering plans say of a number, worked out on this computer. No network is asked, and nothing is sent "
    "or paid. An export has these columns, too.",
    "offline",
)


class OfflineMenu(StayingMenu):
    """Has a tick for each column, and stays open while they are set. Emits `chosen()` after each."""

    chosen = Signal()

    def __init__(self, context: PageContext, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self.setTitle(words.tr(TITLE, "offline"))
        self.ticks = {each: QAction(offline_title(each), self) for each in Offline}
        for action in self.ticks.values():
            action.setCheckable(True)
            action.triggered.connect(lambda _checked=False: self._choose())
            self.addAction(action)
        add_note(self, words.tr(_NOTE, "offline"))
        self.aboutToShow.connect(self._show_choice)

    def _show_choice(self) -> None:
        chosen = self._context.services.offline.chosen()
        for column, action in self.ticks.items():
            action.setChecked(column in chosen)

    def _choose(self) -> None:
        try:
            self._context.services.offline.choose(each for each, action in self.ticks.items() if action.isChecked())
        except DialproofError as error:
            self._context.show_error(error)
        self.chosen.emit()
