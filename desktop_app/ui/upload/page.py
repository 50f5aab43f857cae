"""The Batch upload page: a list comes in, is corrected, and is handed over to be verified."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShowEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from desktop_app.core.batch import Batch
from desktop_app.core.errors import DialproofError
from desktop_app.core.products import DEFAULT_PRODUCT
from desktop_app.core.readings import BalanceReading
from desktop_app.core.table import ReadOptions
from desktop_app.services.intake import ReadList
from desktop_app.services.ports import Progress
from desktop_app.ui import theme, words
from desktop_app.ui.context import PageContext
from desktop_app.ui.resources import resource
from desktop_app.ui.upload.drop_hint import DropHint
from desktop_app.ui.upload.list_reader import ListReader
from desktop_app.ui.upload.list_view import ListView
from desktop_app.ui.upload.reading_view import FailedView, ReadingView
from desktop_app.ui.upload.recent_lists import recent_lists
from desktop_app.ui.upload.row_selection import RowSelection, Shown
from desktop_app.ui.upload.sending import Sending
from desktop_app.ui.upload.start_view import StartView
from desktop_app.ui.upload.taking_in import TakingPage
from desktop_app.ui.upload.unsent import UnsentList

COUNTRY, PRODUCT = "country", "product"  # settings: what was chosen last
SAMPLE_OPTIONS = ReadOptions(country="GB")


class UploadPage(TakingPage):
    """Holds one unsent list at most; `discard_unsent()` when the program ends."""

    def __init__(self, context: PageContext) -> None:
        super().__init__(context.desk.journal)
        self._context = context
        self._unsent = UnsentList(context.desk)
        self._source: tuple[Path | str, ReadOptions] | None = None
        self._reader = ListReader(context.runner, context.desk.intake)
        self._selection = RowSelection(context.runner, context.desk.results)
        self._sending = Sending(context.runner, context.desk.preparing)
        self.start, self.reading, self.failed, self.view = StartView(), ReadingView(), FailedView(), ListView()
        self._views = QStackedWidget()
        column = QVBoxLayout(self)
        column.setContentsMargins(*theme.PAGE_MARGINS)
        column.addWidget(self._views)
        for view in (self.start, self.reading, self.failed, self.view):
            self._views.addWidget(view)
        self._hint = DropHint(self)
        self._connect_views()
        self._connect_services()
        self._connection_changed()
        self.view.panel.set_product(context.desk.journal.setting(PRODUCT, DEFAULT_PRODUCT))

    # --- for the window ---

    def open_file(self, path: Path) -> None:
        """Read a file; an unsent list on the page makes room for it."""
        self._read_new(path, self._options())

    def open_paste(self, text: str) -> None:
        """The same with pasted numbers or cells."""
        self._read_new(text, self._options())

    def discard_unsent(self) -> None:
        """Stop what is under way and delete the list that wasn't sent. Safe at any time, and more than once."""
        self._sending.cancel()
        self._reader.cancel()
        self._let_go()

    # --- what a TakingPage asks ---

    def may_take(self) -> bool:
        """Not while a list becomes a batch."""
        return not self._sending.busy

    def show_held(self, held: bool) -> None:
        """The drop area answers; over a list, a hint does."""
        if self._views.currentWidget() is self.start:
            self.start.drop.set_active(held)
        elif held:
            self._hint.cover()
        if not held:
            self._hint.hide()
            self.start.drop.set_active(False)

    def showEvent(self, event: QShowEvent) -> None:
        """The recent lists may have changed meanwhile."""
        super().showEvent(event)
        self._show_recent()

    # --- reading ---

    def _read_new(self, source: Path | str, options: ReadOptions) -> None:
        if not self.may_take():
            return
        at_start = self._views.currentWidget() is self.start
        self._let_go()
        self._source = source, options
        self.reading.begin(source.name if isinstance(source, Path) else words.tr("the pasted numbers", "upload"))
        if isinstance(source, Path):
            self._reader.read_file(source, options)
        else:
            self._reader.read_text(source, options)
        if not at_start:  # what was there is gone; the start may stay until it takes longer
            self._show(self.reading)

    def _read_again(self, options: ReadOptions) -> None:
        if self._unsent.current is None or self._sending.busy:
            return
        if options == self._unsent.current.options:
            self._cancel_reading()
            return
        self.view.hide_failure()
        self.view.set_reading(True)
        self._reader.read_again(self._unsent.current.list_id, options)

    def _progressed(self, progress: Progress | None) -> None:
        if self._unsent.current is not None:
            self.view.show_progress(progress)
            return
        self.reading.show_progress(progress)
        if self._views.currentWidget() is not self.reading:
            self._show(self.reading)

    def _was_read(self, read: ReadList) -> None:
        try:
            new = self._unsent.open(read)
        except DialproofError as error:
            self._let_go()  # what it was read again from is gone, too
            self._not_read(error)
            return
        self._selection.forget()
        self.view.show_list(new)
        self._unsent.replace(new)
        if self._views.currentWidget() is not self.view:
            self._show(self.view)
        if not self.view.panel.balance_known:
            self._context.refresh_balance()

    def _not_read(self, error: Exception) -> None:
        if self._unsent.current is not None:
            self.view.set_reading(False)
            self.view.show_failure(error)
        else:
            self.failed.show_error(error)
            self._show(self.failed)

    def _cancel_reading(self) -> None:
        self._reader.cancel()
        if self._unsent.current is None:
            self._show(self.start)
        else:
            self.view.corrections.reset()
            self.view.set_reading(False)

    def _retry_in(self, encoding: str) -> None:
        if self._source is not None:
            source, options = self._source
            self._read_new(source, replace(options, encoding=encoding))

    def _options(self) -> ReadOptions:
        # No country of an earlier list: under a wrong one, wrong numbers look valid and are paid for.
        return ReadOptions()

    # --- looking at it ---

    def _filter(self, shown: Shown) -> None:
        if self._unsent.current is None:
            return
        self._selection.forget()
        if shown is None:
            self.view.show_selection(None)
        else:
            self.view.mark_filter(shown)
            self._selection.ask(self._unsent.current.list_id, shown)

    def _not_selected(self, error: Exception) -> None:
        self.view.show_selection(None)
        self._context.show_error(error)

    def _leave(self) -> None:
        """Escape: one step back from what is under way or filtered."""
        if self._reader.busy:
            self._cancel_reading()
        elif self._views.currentWidget() is self.failed:
            self._show(self.start)
        elif self.view.filter.isVisible():
            self._filter(None)

    def _close_list(self) -> None:
        self._cancel_reading()
        self._let_go()
        self._show(self.start)

    # --- sending ---

    def _send(self) -> None:
        if self._unsent.current is None or self._reader.busy or self._sending.busy:
            return
        product = self.view.panel.chosen_product()
        self._sending.prepare(self._unsent.current.list_id, self._context.connection(), product.slug)
        self.view.set_sending(True)

    def _prepared(self, batch: Batch) -> None:
        self.view.set_sending(False)
        ours = self._unsent.current is not None and self._unsent.current.list_id == batch.list_id
        self._let_go()  # it stays where a batch has it
        self._show(self.start)
        if not ours:
            text = words.tr("“{}” was begun before and is carried on: nothing is sent twice.", "upload")
            self._context.show_info(text.format(batch.file))
            self._context.desk.verification.mend(batch.id)
        self._context.run_batch(batch.id)
        self._context.show_monitor(batch.id)

    def _not_prepared(self, error: Exception) -> None:
        self.view.set_sending(False)
        self._context.show_error(error)

    # --- the rest ---

    def _let_go(self) -> None:
        """There is no list on the page any more; where it wasn't sent, it is deleted."""
        self._selection.forget()
        self.view.forget_list()
        self._unsent.let_go()

    def _show(self, view: QWidget) -> None:
        self._views.setCurrentWidget(view)
        if view is self.start:
            self._source = None
            self._show_recent()
        if self.isVisible():
            self.setFocus(Qt.FocusReason.OtherFocusReason)  # no ring anywhere; Tab then goes to what comes first

    def _show_recent(self) -> None:
        if self.start.isVisible():
            self.start.show_recent(recent_lists(self._context.desk.journal, datetime.now(UTC).astimezone()))

    def _balance_read(self, reading: BalanceReading) -> None:
        self.view.panel.set_balance(reading)

    def _connection_changed(self) -> None:
        self.view.panel.set_connection(local=self._context.connection().local)

    def _remember_country(self, code: str) -> None:
        self._context.desk.journal.save_setting(COUNTRY, code)

    def _remember_product(self, slug: str) -> None:
        self._context.desk.journal.save_setting(PRODUCT, slug)

    def _connect_views(self) -> None:
        self.file_taken.connect(self.open_file)
        self.text_taken.connect(self.open_paste)
        self.told.connect(self._context.show_info)
        for view in (self.start, self.failed, self.view):
            view.choose_wanted.connect(self.choose_file)
        self.start.sample_wanted.connect(lambda: self._read_new(resource("samples", "customers.xlsx"), SAMPLE_OPTIONS))
        self.start.batch_wanted.connect(self._context.open_results)
        self.reading.cancelled.connect(self._cancel_reading)
        self.failed.back_wanted.connect(lambda: self._show(self.start))
        self.failed.encoding_chosen.connect(self._retry_in)
        self.view.close_wanted.connect(self._close_list)
        self.view.filter_wanted.connect(self._filter)
        self.view.strip.cancelled.connect(self._cancel_reading)
        self.view.corrections.wanted.connect(self._read_again)
        self.view.corrections.country_chosen.connect(self._remember_country)
        self.view.panel.send_wanted.connect(self._send)
        self.view.panel.product_chosen.connect(self._remember_product)
        self.shortcut(QKeySequence("Escape"), self._leave)
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            self.shortcut(QKeySequence(keys), self.view.panel.press)

    def _connect_services(self) -> None:
        self._reader.progressed.connect(self._progressed)
        self._reader.read.connect(self._was_read)
        self._reader.failed.connect(self._not_read)
        self._selection.selected.connect(self.view.show_selection)
        self._selection.failed.connect(self._not_selected)
        self._sending.prepared.connect(self._prepared)
        self._sending.failed.connect(self._not_prepared)
        self._context.changes.changed.connect(self._show_recent)
        self._context.changes.balance_changed.connect(self._balance_read)
        self._context.changes.connection_changed.connect(self._connection_changed)
