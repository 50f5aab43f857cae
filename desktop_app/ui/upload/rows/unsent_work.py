"""What can be done with a list before it is sent, or without sending it: columns for nothing, and its export."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QAction

from desktop_app.core.output.form import no_original
from desktop_app.core.output.formats import CSV, XLSX
from desktop_app.core.rows.list_row import RowFilter
from desktop_app.ui.batch.offline_cells import OfflineCells
from desktop_app.ui.batch.offline_menu import OfflineMenu
from desktop_app.ui.commands.binding import bind
from desktop_app.ui.export.export_button import add_heading
from desktop_app.ui.export.export_format import ORIGINAL, PLAIN, ExportFormat
from desktop_app.ui.export.export_work import ExportWork, UnsentList
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.text import words
from desktop_app.ui.upload.rows.list_view import ListView
from desktop_app.ui.upload.state import UploadState


class UnsentWork:
    """Fills the menu beside the list's name."""

    def __init__(self, context: PageContext, view: ListView, state: Callable[[], UploadState]) -> None:
        self._context, self._view, self._state = context, view, state
        self.exporting = ExportWork(context)
        self.cells = OfflineCells(context, "upload offline", lambda row: [each.e164 for each in row.all_numbers])
        head, menu = view.head, view.head.menu
        self.offline = OfflineMenu(context, head)
        self.offline.chosen.connect(self._show)
        menu.addMenu(self.offline)
        self.callable = QAction(words.tr("Only numbers that can be called now", "offline"), menu)
        self.callable.setToolTip(words.tr("By the numbers' time zones and the hours in the settings", "offline"))
        self.callable.triggered.connect(
            lambda _checked=False: view.filter_wanted.emit((RowFilter(calling=context.services.offline.calling()),))
        )
        menu.addAction(self.callable)
        menu.addSeparator()
        add_heading(menu, words.tr("Export without sending", "offline"))
        self.exports = {form: QAction(form.text, menu) for form in (PLAIN[XLSX], PLAIN[CSV], ORIGINAL)}
        for form, action in self.exports.items():
            action.setToolTip(form.tip)
            action.triggered.connect(lambda _checked=False, form=form: self.export(form))
            menu.addAction(action)
        menu.aboutToShow.connect(self._see_what_goes)
        bind("upload.callable", head.more, self.callable.trigger)
        bind("upload.export", head.more, head.open_menu)
        view.show_offline(self.cells)

    def export(self, form: ExportFormat) -> None:
        """Ask where to write the list, only the rows that a filter leaves if there is one."""
        state = self._state()
        if (opened := state.opened) is None:
            return
        rows = state.selection.rows if state.selection is not None and form.some else None
        unsent = UnsentList(opened.list_id, opened.store.source_name, opened.understanding.delimiter)
        self.exporting.ask_unsent(unsent, form, rows)

    def _show(self) -> None:
        self._view.show_offline(self.cells)

    def _see_what_goes(self) -> None:
        opened = self._state().opened
        chosen, any_list = len(self.cells.chosen), self._context.services.suppression.any
        found = None if opened is None else (opened.understanding, opened.store.source_name)
        reason = "" if found is None else no_original(*found, chosen, suppressing=any_list)
        self.exports[ORIGINAL].setEnabled(not reason)
        self.exports[ORIGINAL].setToolTip(words.tr(reason, "export") if reason else ORIGINAL.tip)
