"""The results of one batch."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.core.batches.batch import Batch, at_rest, lacks_answers
from desktop_app.core.detection.table import ImportSummary
from desktop_app.core.errors import DialproofError, ListOld
from desktop_app.core.output.form import no_original
from desktop_app.core.rows.list_row import AnswerStatus
from desktop_app.services.lists.exporting import SIGNALS, SIMULATED
from desktop_app.ui.batch.lacking import lacking
from desktop_app.ui.batch.repeat_work import RepeatWork
from desktop_app.ui.commands.binding import bind, bind_button, with_key
from desktop_app.ui.export.export_format import ExportFormat
from desktop_app.ui.export.export_work import ExportWork
from desktop_app.ui.frame.changes import Changes
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.look import theme
from desktop_app.ui.parts.banner import Banner, Tone
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.layout.compact_mode import page_lowness
from desktop_app.ui.results import counts
from desktop_app.ui.results.changes.view import ChangesView
from desktop_app.ui.results.changes.work import ChangesWork
from desktop_app.ui.results.list_reader import ListReader
from desktop_app.ui.results.reading_work import ReadingWork
from desktop_app.ui.results.rows_view import RowsView
from desktop_app.ui.results.standing_cards import StandingCards
from desktop_app.ui.results.title_bar import TitleBar, is_simulated
from desktop_app.ui.results.upkeep_work import UpkeepWork
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.error_words import error_words


class ResultsPage(QWidget):
    """`open_batch(batch_id)` shows a batch; the way back calls `on_back`."""

    def __init__(self, context: PageContext, on_back: Callable[[], None]) -> None:
        super().__init__()
        self.setAccessibleName(words.tr("Results", "results"))
        self._context = context
        self._on_back = on_back
        self._batch: Batch | None = None
        self._reader: ListReader | None = None
        self._unanswered = False
        self.title = TitleBar(self.back)
        self.cards = StandingCards(context)
        self.rows = RowsView(context)
        self.bar, self.chart = self.rows.bar, self.rows.chart
        self.model, self.table = self.rows.model, self.rows.table
        self.exporting = ExportWork(context)
        self.repeat = RepeatWork(context, wide=True)
        self.reading = ReadingWork(context, self.title.reread)
        self.changes = ChangesWork(context)
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
        for widget in (self.title, self.partial, self.trouble, self.upkeep, self.reading, self.repeat, self.cards):
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
        PageRoom(self, (column, results), self.cards, self.rows, self.changes.view)

    def _connect(self) -> None:
        self.cards.chosen.connect(self._narrow)
        self.rows.told.connect(self.cards.choose)
        self.cards.told.connect(self._counted)
        self.cards.failed.connect(self._failed)
        self.rows.all_wanted.connect(self.show_all)
        self.rows.kind_dropped.connect(self._drop_kind)
        self.rows.came.connect(self.title.export.set_rows)
        self.rows.failed.connect(self._failed)
        self.title.export.wanted.connect(self._export)
        self.title.export.typed_chosen.connect(self.exporting.keep_typed)
        self.exporting.busy_changed.connect(lambda busy: self.title.export.setEnabled(not busy))
        self.title.again.clicked.connect(self._repeat)
        self.title.fetch.triggered.connect(lambda _checked=False: self._fetch_again())
        self.repeat.asking_changed.connect(lambda _asking: self._offer_again())
        self.reading.changed.connect(self._read_otherwise)
        self.title.compare.clicked.connect(lambda _checked=False: self.changes.ask(self.title.compare))
        self.changes.turned.connect(self._turn)
        parts = self.title, self.rows, self.repeat, self.changes
        self.keys = PageKeys(self, parts, self.back, self.show_all)

    # --- The batch shown ---

    def open_batch(self, batch_id: str) -> None:
        """Show the results of a batch from the start."""
        self.close_batch()
        services = self._context.services
        self._batch = services.journal.batch(batch_id)
        self._fresh.watch(batch_id)
        self.title.show_batch(self._batch, services.session.connection(self._batch.base_url))
        said = [words.tr(SIGNALS, "results")]
        if is_simulated(self._batch):
            said.insert(0, words.tr(SIMULATED, "results"))
        self.signals.setText(joining.sentences(*said))
        self._reader = ListReader(services.results, batch_id)
        self.rows.begin(batch_id, self._reader)
        self.cards.choose(counts.ALL)
        self.exporting.note.hide()
        self._unanswered = False
        self._offer_again()
        self.title.compare.setVisible(self.changes.show_batch(batch_id))
        self.refresh()
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def close_batch(self) -> None:
        """Close the list's file."""
        self.rows.end()
        self.cards.drop()
        self.upkeep.stop()
        self._fresh.watch("")
        self.repeat.take_back()
        self.reading.close_dialog()
        self.changes.end()
        if self._reader is not None:
            self._reader.close()
        self._reader = self._batch = None

    def back(self) -> None:
        """Go back to the monitor."""
        self.close_batch()
        self._on_back()

    def hideEvent(self, event: QHideEvent) -> None:
        """Close the file while hidden, so that the list may be deleted or moved."""
        if self._reader is not None:
            self._reader.close()
        super().hideEvent(event)

    # --- Queries and answers ---

    def refresh(self) -> None:
        """Query everything anew: the columns, the counts, the rows, the chart."""
        if self._batch is None or self._reader is None:
            return
        batch_id = self._batch.id
        self.trouble.hide()
        self._say_partial(batch_id)
        self.reading.show_batch(batch_id)
        try:
            self._reader.refresh()
            results = self._reader.result_columns()
            if self.rows.show_columns(results):
                found = self._reader.opened
                self.title.export.set_no_original(no_original(found.understanding, found.source_name, len(results)))
                typed = self.exporting.typed if found.understanding.typed_columns else None
                self.title.export.set_typed(typed)
        except ListOld as old:
            self.upkeep.begin(batch_id, old)
            return
        except DialproofError as error:
            self._failed(error)
            return
        self.cards.count(batch_id, self._found)
        self.chart.set_waiting(not self._at_rest())
        self.rows.refresh()

    def show_all(self) -> None:
        """Remove count, search and values; keep the order."""
        self.cards.choose(counts.ALL)
        self.rows.show_all()

    def _narrow(self, kind: str) -> None:
        """Show the rows of a card; "All rows" removes all filters."""
        if kind == counts.ALL:
            self.rows.show_all(hand_over=False)
        else:
            self.rows.narrow(kind)

    def _drop_kind(self) -> None:
        """Remove the count's filter; keep the others."""
        self.rows.narrow(counts.ALL)

    def _found(self) -> ImportSummary | None:
        return self._reader.opened.understanding if self._reader is not None else None

    def _counted(self, answers: dict[str, int]) -> None:
        self._unanswered = bool(answers.get(AnswerStatus.UNANSWERED.value))
        self._offer_again()
        if self._batch is not None:  # keep the note above the cards consistent with them
            self._say_partial(self._batch.id)

    def _failed(self, error: Exception) -> None:
        self.bar.stop_waiting()
        tone: Tone = "warning" if isinstance(error, ListOld) else "danger"  # nothing of an old list is lost
        self.trouble.set_text(joining.sentences(*error_words(error)), tone)
        self.trouble.show()

    def _read_otherwise(self) -> None:
        """Reopen the batch with its other columns and values, without the former filters."""
        if self._batch is not None:
            self.open_batch(self._batch.id)

    # --- A list that isn't complete ---

    def _say_partial(self, batch_id: str) -> None:
        """Say above the cards what is missing, and if it comes by itself."""
        found = self._context.services.results.progress(batch_id)
        lacks = lacking(found.waiting, found.out, found.doubtful, found.refused)
        going = self._context.runner.running(f"batch {batch_id}")
        if found.waiting and self._context.services.journal.batch(batch_id).paused:
            template, going = words.tr("This list is paused, so its results are partial: {}.", "results"), False
        elif going:
            template = words.tr("These results are partial, and more are coming: {}.", "results")
        else:
            template = words.tr("These results are partial: {}.", "results")
        self.partial.set_text(template.format(lacks), "accent" if going else "warning")
        self.partial.setVisible(found.partial)

    # --- Changes since another run ---

    def _turn(self, comparing: bool) -> None:
        """Replace the results by the changes, or show them again."""
        self._results.setVisible(not comparing)
        if not comparing:
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- The unanswered numbers ---

    def _offer_again(self) -> None:
        """Show the button if it applies, and the question in its place after a press."""
        applies = self._unanswered and self._at_rest()
        self.title.fetch.setEnabled(self._fetchable())
        if not applies:
            self.repeat.take_back()
        self.title.again.setVisible(applies and not self.repeat.asking)
        self.title.export.set_kind("secondary" if self.repeat.asking else "primary")  # one blue button at a time

    def _at_rest(self) -> bool:
        if self._batch is None or self._context.runner.running(f"batch {self._batch.id}"):
            return False
        return at_rest(self._context.services.journal.tasks(self._batch.id))

    def _fetchable(self) -> bool:
        """Return True if the service may have answers missing here."""
        if self._batch is None or not self._at_rest():
            return False
        return any(map(lacks_answers, self._context.services.journal.tasks(self._batch.id)))

    def _fetch_again(self) -> None:
        if self._batch is not None:
            self._context.run_batch(self._batch.id, fetch=True)

    def _repeat(self) -> None:
        if self._batch is not None:
            self.repeat.ask(self._batch.id)

    # --- Export ---

    def _export(self, form: ExportFormat, only_shown: bool) -> None:
        if self._batch is not None:
            only = self.model.numbers if only_shown else None
            self.exporting.ask(self._batch.id, form, only, self.rows.shown if only_shown else None)


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
    """Binds keys to `page`; `back` leaves it, `show_all` removes all filters of the results."""

    def __init__(
        self,
        page: QWidget,
        parts: tuple[TitleBar, RowsView, RepeatWork, ChangesWork],
        back: Callable[[], None],
        show_all: Callable[[], None],
    ) -> None:
        self._title, self._rows, repeat, self._changes = parts
        self._back, self._show_all = back, show_all
        bind("results.back", page, self.step_back)
        bind("results.find", page, self._find)
        bind("results.export", page, self._open_export)
        self._title.export.setToolTip(with_key(self._title.export.toolTip(), "results.export"))
        bind_button("results.compare", self._title.compare)
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
            self._show_all()

    def _find(self) -> None:
        (self._changes.view.bar if self._comparing else self._rows.bar).search.setFocus()

    def _open_export(self) -> None:
        button = self._changes.export if self._comparing else self._title.export
        button.click()  # does nothing while disabled


# --- The chart and gaps that make way on a narrow or low results page ---


GAP = theme.M - theme.XS
_NARROW = 960  # pixels below which the chart makes way


class PageRoom(QObject):
    """Watches `page`; the first of `columns` is its main layout."""

    def __init__(
        self,
        page: QWidget,
        columns: Sequence[QVBoxLayout],
        cards: StandingCards,
        rows: RowsView,
        changes: ChangesView,
    ) -> None:
        super().__init__(page)
        self._page, self._columns = page, columns
        self._cards, self._rows, self._changes = cards, rows, changes
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
        self._cards.set_low(low)
        self._rows.set_low(low)
        self._changes.set_low(low)
