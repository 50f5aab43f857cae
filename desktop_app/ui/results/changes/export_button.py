"""The Export button for changes, with its small menu."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QAction, QDesktopServices
from PySide6.QtWidgets import QMenu

from desktop_app.core.text.marking import marked
from desktop_app.services.lists.comparing import Comparison
from desktop_app.services.ports import Progress
from desktop_app.ui.export.export_format import delimiter_for
from desktop_app.ui.export.file_work import FileWork
from desktop_app.ui.export.save_dialog import save_dialog
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.parts.assistive import close_when_chosen
from desktop_app.ui.parts.layout.mirroring import corner_below
from desktop_app.ui.parts.menus import MenuButton, add_heading
from desktop_app.ui.text import words
from desktop_app.ui.text.list_title import list_title

_tr = words.translator("changes")


class ChangesExportButton(MenuButton):
    """Emits `wanted(suffix, only_shown)`: the file type, and True to write only the numbers shown.

    `counts` returns how many numbers there are and how many of them are shown; None if nothing is compared.
    """

    wanted = Signal(str, bool)

    def __init__(self, counts: Callable[[], tuple[int, int] | None]) -> None:
        super().__init__(words.tr("Export", "results"), icon="download", clicked=self.open_menu)
        self._counts = counts

    def menu_now(self) -> QMenu:
        """Return the menu for the current counts: all numbers, or those shown."""
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
        """Open the menu below the button, aligned at their ends."""
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


# --- Exports changes to a file: asks for the place, shows the progress, and says where it is ---


_TASK = "export changes"
_FILTERS = marked({".xlsx": "Excel (*.xlsx)", ".csv": "CSV (*.csv)"}, "export")


class ChangesExport(FileWork):
    """Writes a comparison, or a part of it."""

    def __init__(self, context: PageContext, open_url: Callable[[QUrl], bool] = QDesktopServices.openUrl) -> None:
        super().__init__(context, _TASK, open_url)

    def ask(self, comparison: Comparison, suffix: str, only: array[int] | None = None) -> None:
        """Ask where to write a comparison, and write it. `only`: the positions to write."""
        if self.dialog is not None or self.busy:
            return
        name = _tr("{} – changes").format(Path(list_title(comparison.now)).stem)
        if only is not None:
            name = words.tr("{} (filtered)", "export").format(name)
        journal, title = self._context.services.journal, _tr("Export the changes")
        dialog = save_dialog(self.window(), title, journal, name + suffix, words.tr(_FILTERS[suffix], "export"))
        again = lambda: self.ask(comparison, suffix, only)  # noqa: E731 - asks again with the same arguments
        self._open(dialog, suffix, lambda path: self._write(comparison, path, suffix, only), again)

    def _write(self, comparison: Comparison, path: Path, suffix: str, only: array[int] | None) -> None:
        delimiter = delimiter_for(None) if suffix == ".csv" else ","
        work = self._context.services.comparing.export(
            comparison, path, delimiter=delimiter, only=only, progress=lambda done: self._show_progress(path, done)
        )
        self._start(path, work, lambda count: self._written(path, count))

    def _show_progress(self, path: Path, progress: Progress) -> None:
        if self.busy:
            self.show_share(path, progress.share)

    def _written(self, path: Path, count: int) -> None:
        self._ended()
        numbers = words.counted(count, "%n number", "%n numbers")
        self.note.show_written(path, words.tr("{} written to “{}”.", "export").format(numbers, path.name))
