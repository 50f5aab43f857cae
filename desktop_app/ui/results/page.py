"""The results of one batch."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from desktop_app.core.batches.batch import Batch
from desktop_app.core.errors import Cancelled, DialproofError, ListOld
from desktop_app.core.output.form import no_original
from desktop_app.core.report.figures import SourceChoice
from desktop_app.core.results.standard_words import Standard
from desktop_app.core.rows.list_row import AnswerStatus
from desktop_app.core.text.translatable import tr_noop
from desktop_app.services.lists.exporting import SIGNALS, SIMULATED
from desktop_app.services.lists.reporting import PDF
from desktop_app.services.ports import Progress
from desktop_app.ui.batch.offline_cells import KEY
from desktop_app.ui.batch.offline_menu import OfflineMenu
from desktop_app.ui.batch.order_dialog import OpenOrder
from desktop_app.ui.batch.refresh_dialog import RefreshDialog
from desktop_app.ui.batch.repeat_work import RepeatWork
from desktop_app.ui.batch.step_dialog import StepDialog
from desktop_app.ui.batch.verdict_dialog import VerdictDialog
from desktop_app.ui.commands.binding import bind, bind_button, with_key
from desktop_app.ui.export.export_format import ExportFormat
from desktop_app.ui.export.export_work import ExportWork
from desktop_app.ui.frame.context import Changes, PageContext
from desktop_app.ui.look import theme
from desktop_app.ui.parts.banner import Banner, Tone
from desktop_app.ui.parts.bars import ProgressStrip
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.layout.compact_mode import page_lowness
from desktop_app.ui.recipes.save_dialog import RecipeSaving
from desktop_app.ui.results.changes.view import ChangesView
from desktop_app.ui.results.changes.work import ChangesWork
from desktop_app.ui.results.filtered_view import GAP
from desktop_app.ui.results.reading_dialog import ReadingWork
from desktop_app.ui.results.rows_view import RowsView
from desktop_app.ui.results.state import ResultsState, results_state
from desktop_app.ui.results.title_bar import TitleBar, is_simulated
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.error_words import error_words

_OF_A_STEP = tr_noop(
    "This is one step of the list: numbers that it isn't for are not sent in it. The answers of the other steps stand "
    "beside, and verdicts go by all of them.",
    "results",
)


class ResultsPage(QWidget):
    """`open_batch(batch_id)` shows a batch; the way back calls `on_back`."""

    def __init__(self, context: PageContext, on_back: Callable[[], None]) -> None:
        super().__init__()
        self.setAccessibleName(words.tr("Results", "results"))
        self._context = context
        self._on_back = on_back
        self._batch: Batch | None = None
        self._unanswered = False
        self.title = TitleBar(self.back)
        self.rows = RowsView(context)
        self.cards, self.bar, self.chart = self.rows.cards, self.rows.bar, self.rows.chart
        self.model, self.table = self.rows.model, self.rows.table
        self.exporting = ExportWork(context)
        self.offline = OfflineMenu(context, self)
        self.title.add_menu(self.offline)
        self.repeat = RepeatWork(context, wide=True)
        self.reading = ReadingWork(context, self.title.reread)
        self.changes = ChangesWork(context)
        self.meanings: VerdictDialog | None = None
        self.order = OpenOrder(context)  # the next step, or a refresh
        self.saving = RecipeSaving(context, self)
        self._results = QWidget()
        self.upkeep = UpkeepWork(context, self.refresh, self._failed)
        self.partial = Banner("warning", "")
        self.trouble = Banner("danger", "", words.tr("Try again", "results"), self.refresh)
        self.signals = Label("", "small", wrap=True)
        self._build()
        self._connect()
        self._fresh = Freshness(self, context.changes)
        self._fresh.due.connect(self.refresh)

    # --- Layout ---

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setSpacing(GAP)
        results = QVBoxLayout(self._results)
        results.setContentsMargins(0, 0, 0, 0)
        results.setSpacing(column.spacing())
        for widget in (self.title, self.partial, self.trouble, self.upkeep, self.reading, self.repeat):
            results.addWidget(widget)
        results.addWidget(self.rows, 1)
        results.addWidget(self.exporting)
        column.addWidget(self.changes.strip)
        column.addWidget(self.changes.trouble)
        column.addWidget(self._results, 1)
        column.addWidget(self.changes, 1)
        column.addWidget(self.signals)
        self.trouble.hide()
        self.partial.hide()
        PageRoom(self, (column, results), self.rows, self.changes.view)

    def _connect(self) -> None:
        self.rows.counted.connect(self._counted)
        self.rows.came.connect(self.title.export.set_rows)
        self.rows.failed.connect(self._failed)
        self.title.export.wanted.connect(self._export)
        self.title.export.report_wanted.connect(self._report)
        self.title.export.typed_chosen.connect(self.exporting.keep_typed)
        self.exporting.busy_changed.connect(lambda busy: self.title.export.setEnabled(not busy))
        self.title.again.clicked.connect(self._repeat)
        self.title.fetch.triggered.connect(lambda _checked=False: self._fetch_again())
        self.repeat.asking_changed.connect(lambda _asking: self._show_state())
        self.reading.changed.connect(self._read_otherwise)
        self.title.meanings.triggered.connect(lambda _checked=False: self.open_meanings())
        self.title.callable.triggered.connect(lambda _checked=False: self.rows.show_callable())
        self.offline.chosen.connect(self._show_offline)
        self.title.step.triggered.connect(lambda _checked=False: self.open_step())
        self.title.refresh.triggered.connect(lambda _checked=False: self.open_refresh())
        self.title.recipe.triggered.connect(lambda _checked=False: self.save_recipe())
        self.title.recipes.triggered.connect(lambda _checked=False: self._context.open_recipes())
        self.title.compare.clicked.connect(lambda _checked=False: self.changes.ask(self.title.compare))
        self.changes.turned.connect(self._turn)
        bind("results.report", self, lambda: self._report(PDF))
        parts = self.title, self.rows, self.repeat, self.changes
        self.keys = PageKeys(self, parts, self.back)

    # --- The batch shown ---

    def open_batch(self, batch_id: str) -> None:
        """Show the results of a batch from the start."""
        self.close_batch()
        services = self._context.services
        self._batch = services.journal.batch(batch_id)
        self._fresh.watch(batch_id)
        self.title.show_batch(self._batch, services.session.connection(self._batch.base_url))
        texts = [words.tr(SIGNALS, "results")]
        if services.results.is_step(batch_id):
            texts.insert(0, words.tr(_OF_A_STEP, "results"))
        if is_simulated(self._batch):
            texts.insert(0, words.tr(SIMULATED, "results"))
        self.signals.setText(joining.sentences(*texts))
        self.rows.begin(batch_id)
        self.exporting.note.hide()
        self._unanswered = False
        self.title.compare.setVisible(self.changes.show_batch(batch_id))
        self.refresh()
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def close_batch(self) -> None:
        """Close the list's file."""
        self._batch = None
        self.rows.end()
        self.upkeep.stop()
        self._fresh.watch("")
        self.repeat.take_back()
        self.reading.close_dialog()
        if self.meanings is not None:
            self.meanings.done(QDialog.DialogCode.Rejected)
        self.order.close()
        self.saving.close()
        self.changes.end()

    def back(self) -> None:
        """Go back to the monitor."""
        self.close_batch()
        self._on_back()

    # --- Queries and answers ---

    def refresh(self) -> None:
        """Query everything anew: the columns, the counts, the rows, the chart."""
        if self._batch is None:
            return
        batch_id = self._batch.id
        self.trouble.hide()
        self._show_state()
        self.reading.show_batch(batch_id)
        try:
            if self.rows.show_columns() and (found := self.rows.opened) is not None:
                results = len(found.result_columns(batch_id)) + len(Standard) + len(self.rows.offline.chosen)
                suppressing = self._context.services.suppression.any
                reason = no_original(found.understanding, found.source_name, results, suppressing=suppressing)
                self.title.export.set_no_original(reason)
                self.title.export.set_typed(self.exporting.typed if found.understanding.typed_columns else None)
        except ListOld as old:
            self.upkeep.begin(batch_id, old)
        except DialproofError as error:
            self._failed(error)
        else:
            self.rows.refresh()

    def _show_offline(self) -> None:
        self.refresh()
        self.rows.columns.show_all(KEY)

    def _counted(self, answers: dict[str, int]) -> None:
        self._unanswered = bool(answers.get(AnswerStatus.UNANSWERED.value))
        if (trouble := self._context.services.suppression.trouble) is not None:
            marked = words.tr("The results are as your suppression lists marked them before.", "results")
            what, _meaning, advice = error_words(trouble)
            self.trouble.set_text(joining.sentences(what, advice, marked), "warning")
            self.trouble.show()
        self._show_state()  # the note above the cards is consistent with them

    def _failed(self, error: Exception) -> None:
        self.bar.stop_waiting()
        tone: Tone = "warning" if isinstance(error, ListOld) else "danger"  # nothing of an old list is lost
        self.trouble.set_text(joining.sentences(*error_words(error)), tone)
        self.trouble.show()

    def open_meanings(self) -> None:
        """Open the dialog that says which answers are good, or raise it if it is open."""
        if self._batch is not None and self.meanings is None:
            self.meanings = VerdictDialog(self._context, self._batch.id, self.window())
            self.meanings.changed.connect(self._judge_anew)
            self.meanings.finished.connect(self._forget_meanings)
            self.meanings.open()
        if self.meanings is not None:
            self.meanings.raise_()

    def _forget_meanings(self) -> None:
        self.meanings = None

    def open_step(self) -> None:
        """Open the dialog for the list's next step, or raise what is open."""
        if self.title.step.isEnabled() and (batch := self._batch) is not None:
            self.order.open(lambda: StepDialog(self._context, batch.id, self.window()))

    def open_refresh(self) -> None:
        """Open the dialog that refreshes the list, from its last refresh, or raise it; or say why it can't be."""
        if self.title.why_no_refresh:
            self._context.show_info(self.title.why_no_refresh)
        elif self.title.refresh.isEnabled() and (batch := self._batch) is not None:
            latest = self._context.services.refreshing.latest
            self.order.open(lambda: RefreshDialog(self._context, latest(batch), self.window()))

    def save_recipe(self) -> None:
        """Open the dialog that saves what was done with the list as a recipe, or raise it."""
        if self._batch is not None and self.title.recipe.isEnabled():
            self.saving.open(self._batch)

    def _judge_anew(self) -> None:
        self.rows.judge_anew()
        self.refresh()

    def _read_otherwise(self) -> None:
        """Reopen the batch with its other columns and values, without the former filters."""
        if self._batch is not None:
            self.open_batch(self._batch.id)

    # --- How the results stand ---

    def _show_state(self) -> None:
        if self._batch is not None:
            batch_id = self._batch.id
            running = self._context.runner.running(f"batch {batch_id}")
            services = self._context.services
            self.show_state(results_state(services, batch_id, running=running, unanswered=self._unanswered))

    def show_state(self, state: ResultsState) -> None:
        """Show what is missing, and what can be done: the button, or the question in its place after a press."""
        self.partial.set_text(state.partial, "accent" if state.coming else "warning")
        self.partial.setVisible(bool(state.partial))
        self.chart.set_waiting(state.waiting)
        self.title.fetch.setEnabled(state.fetchable)
        self.title.step.setEnabled(not state.waiting)
        self.title.show_refresh(possible=state.refreshable, why_not=state.unrefreshable)
        self.title.recipe.setEnabled(not state.waiting)
        if not state.repeatable:
            self.repeat.take_back()
        self.title.again.setVisible(state.repeatable and not self.repeat.asking)
        self.title.export.set_kind("secondary" if self.repeat.asking else "primary")  # one blue button at a time

    # --- What a person does ---

    def _turn(self, comparing: bool) -> None:
        """Replace the results by the changes since another run, or show them again."""
        self._results.setVisible(not comparing)
        if not comparing:
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fetch_again(self) -> None:
        if self._batch is not None:
            self._context.run_batch(self._batch.id, fetch=True)

    def _repeat(self) -> None:
        if self._batch is not None:
            self.repeat.ask(self._batch.id)

    def _export(self, form: ExportFormat, only_shown: bool) -> None:
        if self._batch is not None:
            only = self.model.numbers if only_shown else None
            self.exporting.ask(self._batch.id, form, only, self.rows.shown if only_shown else None)

    def _report(self, suffix: str) -> None:
        """Write a report, by the list's own column that the chart shows, or else by the one that is found."""
        if self._batch is not None:
            column = self.chart.column
            name = self.chart.column_name(column) if column is not None and column.own else ""
            self.exporting.ask_report(self._batch.id, suffix, SourceChoice(name))


# --- Updates a list stored by an earlier version before its results are shown ---


_TASK = "bring a list up to date"


class UpkeepWork(ProgressStrip):
    """`begin` for a batch: calls `done` when its list is current, else `failed(error)`, with `ListOld` on Cancel."""

    def __init__(self, context: PageContext, done: Callable[[], None], failed: Callable[[Exception], None]) -> None:
        super().__init__()
        self._context, self._done, self._failed = context, done, failed
        self._old: ListOld | None = None
        self.cancelled.connect(self._give_up)

    def begin(self, batch_id: str, old: ListOld) -> None:
        """Start the update in the child process, unless it is running; `old` is the error found."""
        if self._context.runner.running(_TASK):  # `stop` ended that of any other batch
            return
        self._old = old
        self.begin_work(words.tr("Bringing the list up to date…", "results"))
        bringing = self._context.services.results.up_to_date(batch_id, self._show_progress)
        self._context.runner.start(_TASK, bringing, done=lambda _: self._ended(), failed=self._stopped)

    def stop(self) -> None:
        """Stop waiting; the list stays as it was, and is updated when it is next shown."""
        self._context.runner.cancel(_TASK)
        self.hide()

    def _show_progress(self, progress: Progress) -> None:
        if self._context.runner.running(_TASK):
            self.advance(progress.share)

    def _give_up(self) -> None:
        self.stop()
        if self._old is not None:
            self._failed(self._old)

    def _ended(self) -> None:
        self.hide()
        self._done()

    def _stopped(self, error: Exception) -> None:
        self.hide()
        if not isinstance(error, Cancelled):
            self._failed(error)


# --- Reloads the batch shown when it has changed: not too often, and only while visible ---


_EVERY = 1_000  # milliseconds between two reloads while the batch runs


class Freshness(QObject):
    """Emits `due` when it is time to reload; for a hidden page, when it is shown."""

    due = Signal()

    def __init__(self, page: QWidget, changes: Changes) -> None:
        super().__init__(page)
        self._page = page
        self._batch_id = ""
        self._stale = False
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_EVERY)
        self._later.timeout.connect(self.due)
        changes.changed.connect(self._changed)
        changes.ended.connect(self._later.stop)
        page.installEventFilter(self)

    def watch(self, batch_id: str) -> None:
        """Watch this batch; "" for none."""
        self._batch_id = batch_id
        if not batch_id:
            self._later.stop()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Reload on showing the page if the batch changed meanwhile."""
        if watched is self._page and event.type() == QEvent.Type.Show and self._stale:
            self._stale = False
            self._later.start(0)
        return False

    def _changed(self, batch_ids: set[str]) -> None:
        if self._batch_id not in batch_ids:
            return
        if not self._page.isVisible():
            self._stale = True
        elif not self._later.isActive():
            self._later.start(_EVERY)


# The keys of the results page, which go to the changes while those are shown.


class PageKeys:
    """Binds keys to `page`; `back` leaves it."""

    def __init__(
        self,
        page: QWidget,
        parts: tuple[TitleBar, RowsView, RepeatWork, ChangesWork],
        back: Callable[[], None],
    ) -> None:
        self._title, self._rows, repeat, self._changes = parts
        self._back = back
        bind("results.back", page, self.step_back)
        bind("results.find", page, self._find)
        bind("results.export", page, self._open_export)
        self._title.export.setToolTip(with_key(self._title.export.toolTip(), "results.export"))
        bind_button("results.compare", self._title.compare)
        bind("results.meanings", page, self._title.meanings.trigger)
        bind("results.callable", page, self._title.callable.trigger)
        bind("results.offline", page, self._title.open_menu)
        bind("results.step", page, self._title.step.trigger)
        bind("results.refresh", page, self._title.refresh.trigger)
        bind("results.recipe", page, self._title.recipe.trigger)
        escape = bind("results.leave", page, self._escape, within=True)
        repeat.asking_changed.connect(lambda asking: escape.set_enabled(not asking))  # Escape then cancels the question

    @property
    def _comparing(self) -> bool:
        return not self._changes.isHidden()  # also during another comparison

    def step_back(self) -> None:
        """Go back from the changes to the results, or from the results to the previous page."""
        (self._changes.leave if self._comparing else self._back)()

    def _escape(self) -> None:
        """Go back to all rows, wherever the focus is."""
        if self._comparing:
            self._changes.escape()
        elif self._rows.narrowed:
            self._rows.show_all()

    def _find(self) -> None:
        (self._changes.view.bar if self._comparing else self._rows.bar).search.setFocus()

    def _open_export(self) -> None:
        button = self._changes.export if self._comparing else self._title.export
        button.click()  # does nothing while disabled


# --- The chart and gaps that make way on a narrow or low results page ---


_NARROW = 960  # pixels below which the chart makes way


class PageRoom(QObject):
    """Watches `page`; the first of `columns` is its main layout."""

    def __init__(
        self,
        page: QWidget,
        columns: Sequence[QVBoxLayout],
        rows: RowsView,
        changes: ChangesView,
    ) -> None:
        super().__init__(page)
        self._page, self._columns = page, columns
        self._rows, self._changes = rows, changes
        self._narrow = False
        page_lowness(page, columns[0]).changed.connect(self._set_low)
        page.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hide the chart in a narrow window, where the list needs the room; a person can show it again."""
        # Test the type first: a page being destroyed still sends other events.
        if event.type() == QEvent.Type.Resize and (self._page.width() < _NARROW) is not self._narrow:
            self._narrow = not self._narrow
            self._rows.bar.chart.setChecked(not self._narrow)
        return super().eventFilter(watched, event)

    def _set_low(self, low: bool) -> None:
        """Reduce gaps to leave more room for the rows."""
        for column in self._columns:
            column.setSpacing(theme.S if low else GAP)
        self._rows.set_low(low)
        self._changes.set_low(low)
