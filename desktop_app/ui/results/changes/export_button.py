"""The Export button of what has changed, with its small menu."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from desktop_app.ui import words
from desktop_app.ui.parts.assistive import close_when_chosen
from desktop_app.ui.parts.menu_button import MenuButton
from desktop_app.ui.parts.menu_heading import add_heading
from desktop_app.ui.parts.mirroring import corner_below


class ChangesExportButton(MenuButton):
    """`wanted(suffix, only_shown)`: which kind of file, and whether only the numbers that are shown.

    `counts` says how many numbers there are and how many of them are shown; None where nothing is compared.
    """

    wanted = Signal(str, bool)

    def __init__(self, counts: Callable[[], tuple[int, int] | None]) -> None:
        super().__init__(words.tr("Export", "results"), icon="download", clicked=self.open_menu)
        self._counts = counts

    def menu_now(self) -> QMenu:
        """What can be written just now: all numbers, or those that are shown."""
        menu = QMenu(self)
        close_when_chosen(menu)
        counts = self._counts()
        if counts is None:
            return menu
        numbers, shown = counts
        every = words.counted(numbers, "All %n number", "All %n numbers")
        self._add_section(menu, every, only_shown=False)
        if 0 < shown < numbers:
            menu.addSeparator()
            some = words.counted(shown, "Only the %n number shown", "Only the %n numbers shown")
            self._add_section(menu, some, only_shown=True)
        return menu

    def open_menu(self) -> None:
        """Open it below the button, their ends in line."""
        if self._counts() is None:
            return
        menu = self.menu_now()
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(corner_below(self, menu.sizeHint().width(), at_end=True))

    def _add_section(self, menu: QMenu, title: str, *, only_shown: bool) -> None:
        add_heading(menu, title)
        for suffix, text in ((".xlsx", "Excel workbook (XLSX)…"), (".csv", "CSV…")):
            action = QAction(words.tr(text, "export"), menu)
            action.triggered.connect(lambda _checked=False, suffix=suffix: self.wanted.emit(suffix, only_shown))
            menu.addAction(action)
