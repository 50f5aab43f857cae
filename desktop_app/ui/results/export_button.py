"""The Export button with its small menu."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from desktop_app.ui import words
from desktop_app.ui.parts.assistive import close_when_chosen
from desktop_app.ui.parts.menu_button import MenuButton
from desktop_app.ui.parts.menu_heading import add_heading, add_note
from desktop_app.ui.parts.mirroring import corner_below
from desktop_app.ui.results.export_format import ExportFormat


class ExportButton(MenuButton):
    """`wanted(form, only_shown)`: what to write, and whether only the rows that are shown."""

    wanted = Signal(object, bool)

    def __init__(self) -> None:
        super().__init__(words.tr("Export", "results"), icon="download", clicked=self.open_menu)
        self._rows = self._shown = 0
        self._no_original = ""
        self.setToolTip(words.tr("Write the results to a file", "results"))

    def set_rows(self, rows: int, shown: int) -> None:
        """How many rows there are, and how many of them the filter leaves."""
        self._rows, self._shown = rows, shown

    def set_no_original(self, reason: str) -> None:
        """Why columns can't be added to the list's own workbook; "" where they can."""
        self._no_original = reason

    def menu_now(self) -> QMenu:
        """The menu for what is shown just now."""
        menu = QMenu(self)
        close_when_chosen(menu)
        menu.setToolTipsVisible(True)
        self._add_section(menu, words.counted(self._rows, "All %n row", "All %n rows"), only_shown=False)
        if 0 < self._shown < self._rows:
            menu.addSeparator()
            shown = words.counted(self._shown, "Only the %n row shown", "Only the %n rows shown")
            self._add_section(menu, shown, only_shown=True)
        return menu

    def open_menu(self) -> None:
        """Open it below the button, their ends in line."""
        menu = self.menu_now()
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(corner_below(self, menu.sizeHint().width(), at_end=True))

    def _add_section(self, menu: QMenu, title: str, *, only_shown: bool) -> None:
        add_heading(menu, title)
        for form in ExportFormat:
            if only_shown and not form.value.some:
                continue
            action = QAction(form.text, menu)
            action.setToolTip(form.hint)
            if form is ExportFormat.ORIGINAL and self._no_original:
                action.setEnabled(False)
                action.setToolTip(words.tr(self._no_original, "export"))
            action.triggered.connect(lambda _checked=False, form=form: self.wanted.emit(form, only_shown))
            menu.addAction(action)
            if not action.isEnabled():
                add_note(menu, action.toolTip())
