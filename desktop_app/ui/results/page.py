"""The results of one batch."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.core.batch import Batch, at_rest
from desktop_app.core.errors import DialproofError
from desktop_app.core.list_row import AnswerStatus
from desktop_app.core.output_form import no_original
from desktop_app.services.exporting import SIGNALS, SIMULATED
from desktop_app.ui import theme, words
from desktop_app.ui.context import PageContext
from desktop_app.ui.parts.banner import Banner
from desktop_app.ui.parts.label import Label
from desktop_app.ui.results import counts
from desktop_app.ui.results.count_card import CountCards
from desktop_app.ui.results.export_format import ExportFormat
from desktop_app.ui.results.export_work import ExportWork
from desktop_app.ui.results.latest import Latest
from desktop_app.ui.results.list_reader import ListReader
from desktop_app.ui.results.reading_work import ReadingWork
from desktop_app.ui.results.repeat_work import RepeatWork
from desktop_app.ui.results.rows_view import RowsView
from desktop_app.ui.results.title_bar import TitleBar, is_simulated

_NARROW = 960  # pixels, below which the chart makes way
_EVERY = 1_000  # milliseconds between two looks while the batch runs


class ResultsPage(QWidget):
    """`open_batch(batch_id)` shows one; the way back calls `on_back`."""

    def __init__(self, context: PageContext, on_back: Callable[[], None]) -> None:
        super().__init__()
        self.setAccessibleName(words.tr("Results", "results"))
        self._context = context
        self._on_back = on_back
        self._batch: Batch | None = None
        self._reader: ListReader | None = None
        self._stale = self._narrow = self._unanswered = False
        self._states: Latest[dict[str, int]] = Latest(context.runner, "results states")
        self.title = TitleBar(self.back)
        self.cards = CountCards(counts.kinds())
        self.rows = RowsView(context)
        self.bar, self.chart = self.rows.bar, self.rows.chart
        self.model, self.table = self.rows.model, self.rows.table
        self.exporting = ExportWork(context)
        self.repeat = RepeatWork(context, wide=True)
        self.reading = ReadingWork(context, self.title.reread)
        self.trouble = Banner("danger", "", words.tr("Try again", "results"), self.refresh)
        self.signals = Label("", "small", wrap=True)
        self._build()
        self._connect()
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_EVERY)
        self._later.timeout.connect(self.refresh)

    # --- how it looks ---

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(*theme.PAGE_MARGINS)
        column.setSpacing(theme.M - 4)
        for widget in (self.title, self.trouble, self.reading, self.repeat, self.cards):
            column.addWidget(widget)
        column.addWidget(self.rows, 1)
        column.addWidget(self.exporting)
        column.addWidget(self.signals)
        self.trouble.hide()

    def _connect(self) -> None:
        self.cards.chosen.connect(self.rows.narrow)
        self.rows.all_wanted.connect(self.show_all)
        self.rows.came.connect(self.title.export.set_rows)
        self.rows.failed.connect(self._failed)
        self.title.export.wanted.connect(self._export)
        self.exporting.busy_changed.connect(lambda busy: self.title.export.setEnabled(not busy))
        self.title.again.clicked.connect(self._repeat)
        self.repeat.asking_changed.connect(lambda _asking: self._offer_again())
        self.reading.changed.connect(self._read_otherwise)
        self._context.changes.changed.connect(self._changed)
        for keys, act in (
            (QKeySequence("Alt+Left"), self.back),
            (QKeySequence(QKeySequence.StandardKey.Find), self.bar.search.setFocus),
            (QKeySequence(QKeySequence.StandardKey.Save), self.title.export.open_menu),
        ):
            shortcut = QShortcut(keys, self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)
        escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        escape.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        escape.activated.connect(self._escape)
        self.repeat.asking_changed.connect(lambda asking: escape.setEnabled(not asking))  # then it takes that back

    # --- which batch ---

    def open_batch(self, batch_id: str) -> None:
        """Show the results of a batch from the start."""
        self.close_batch()
        desk = self._context.desk
        self._batch = desk.journal.batch(batch_id)
        self.title.show_batch(self._batch, desk.session.connection(self._batch.base_url))
        said = [words.tr(SIGNALS, "results")]
        if is_simulated(self._batch):
            said.insert(0, words.tr(SIMULATED, "results"))
        self.signals.setText(" ".join(said))
        self._reader = ListReader(desk.results, batch_id)
        self.rows.begin(batch_id, self._reader)
        self.cards.choose(counts.ALL)
        self.exporting.note.hide()
        self._unanswered = False
        self._offer_again()
        self.refresh()
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def close_batch(self) -> None:
        """Let go of the list's file."""
        self.rows.end()
        self._states.drop()
        self._later.stop()
        self.repeat.take_back()
        self.reading.close_dialog()
        if self._reader is not None:
            self._reader.close()
        self._reader = self._batch = None

    def back(self) -> None:
        """To the monitor."""
        self.close_batch()
        self._on_back()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a narrow window the list needs the room; the chart can be brought back."""
        narrow = self.width() < _NARROW
        if narrow != self._narrow:
            self._narrow = narrow
            self.bar.chart.setChecked(not narrow)
        super().resizeEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody looks: the list may be deleted or moved."""
        if self._reader is not None:
            self._reader.close()
        super().hideEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """What changed meanwhile is read now."""
        super().showEvent(event)
        if self._stale:
            self._stale = False
            self.refresh()

    def _changed(self, batch_ids: set[str]) -> None:
        if self._batch is None or self._batch.id not in batch_ids:
            return
        if not self.isVisible():
            self._stale = True
        elif not self._later.isActive():
            self._later.start()

    # --- questions and answers ---

    def refresh(self) -> None:
        """Ask everything anew: the columns, the counts, the rows, the chart."""
        if self._batch is None or self._reader is None:
            return
        batch_id, results = self._batch.id, self._context.desk.results
        self.trouble.hide()
        self.reading.show_batch(batch_id)
        try:
            self._reader.refresh()
            if self.rows.show_columns(self._reader.result_columns()):
                found = self._reader.opened
                self.title.export.set_no_original(no_original(found.understanding, found.source_name))
        except DialproofError as error:
            self._failed(error)
            return
        self._states.ask(lambda: results.tally(batch_id), self._show_counts, self._failed)
        self.rows.refresh()

    def show_all(self) -> None:
        """No count, no search, no value; the order stays."""
        self.cards.choose(counts.ALL)
        self.rows.show_all()

    def _escape(self) -> None:
        """Back to all rows, from wherever the keys are."""
        if self.rows.narrowed:
            self.show_all()

    def _show_counts(self, answers: dict[str, int]) -> None:
        if self._reader is None:
            return
        found = counts.card_counts(self._reader.opened.understanding.counts, answers)
        self.cards.set_counts(found, counts.hidden_cards(found))
        self._unanswered = bool(answers.get(AnswerStatus.UNANSWERED.value))
        self._offer_again()

    def _failed(self, error: Exception) -> None:
        self.bar.stop_waiting()
        self.trouble.set_text(" ".join(part for part in words.error_words(error) if part))
        self.trouble.show()

    def _read_otherwise(self) -> None:
        """Other columns with other values: nothing that was chosen of the former ones is left."""
        if self._batch is not None:
            self.open_batch(self._batch.id)

    # --- the unanswered ---

    def _offer_again(self) -> None:
        """The button where it applies, the question in its place once it was pressed."""
        applies = self._unanswered and self._at_rest()
        if not applies:
            self.repeat.take_back()
        self.title.again.setVisible(applies and not self.repeat.asking)

    def _at_rest(self) -> bool:
        if self._batch is None or self._context.runner.running(f"batch {self._batch.id}"):
            return False
        return at_rest(self._context.desk.journal.tasks(self._batch.id))

    def _repeat(self) -> None:
        if self._batch is not None:
            self.repeat.ask(self._batch.id)

    # --- the export ---

    def _export(self, form: ExportFormat, only_shown: bool) -> None:
        if self._batch is not None:
            self.exporting.ask(self._batch.id, form, self.model.numbers if only_shown else None)
