"""The Task monitor page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from desktop_app.core.batch import Task
from desktop_app.ui import theme, words
from desktop_app.ui.context import PageContext
from desktop_app.ui.monitor.columns import Clockwork, Line, key_of, moving, share
from desktop_app.ui.monitor.decisions import Decisions
from desktop_app.ui.monitor.entry import Entry, Group
from desktop_app.ui.monitor.feed import Feed
from desktop_app.ui.monitor.filter_bar import FilterBar
from desktop_app.ui.monitor.pace import Pace
from desktop_app.ui.monitor.panel import Panel
from desktop_app.ui.monitor.tree import MonitorTree
from desktop_app.ui.monitor.tree_model import MonitorModel
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.card import Card
from desktop_app.ui.parts.empty_state import EmptyState
from desktop_app.ui.product_words import ProductTitles
from desktop_app.ui.results.export_work import ExportWork

_TICK = 5_000  # milliseconds between two looks at the clock


def _local_now() -> datetime:
    return datetime.now().astimezone()


class MonitorPage(QWidget):
    """Batches, their tasks, and what the chosen one is up to.

    `count_changed(count, meaning)` for the tab: batches that run, need a decision, or wait for a key or the like.
    `deleted(batch_id)` when the person deleted one.
    """

    count_changed = Signal(int, str)
    deleted = Signal(str)

    def __init__(self, context: PageContext, now: Callable[[], datetime] = _local_now) -> None:
        super().__init__()
        self.setAccessibleName(words.tr("Task monitor", "monitor"))
        self._context = context
        self._pace = Pace()
        self._clockwork = Clockwork(now, self._pace)
        self._told = (0, "")
        self.model = MonitorModel(self._clockwork)
        self.tree = MonitorTree(self.model)
        self.panel = Panel(context, self._clockwork)
        self.exporting = ExportWork(context)
        self.filter = FilterBar(context.desk.session)
        self.search, self.chips = self.filter.search, self.filter.chips
        self.decisions = Decisions(context)
        self._titles = ProductTitles(context.desk.session)
        self._feed = Feed(context.desk, self._titles, self.isVisible, self)
        self._build()
        self._connect()
        self._clock = QTimer(self)
        self._clock.setInterval(_TICK)
        self._clock.timeout.connect(self._tick)
        QTimer.singleShot(0, self, self.reload)  # after the first paint, for the tab's count

    # --- how it looks ---

    def _build(self) -> None:
        self._left = QStackedWidget()
        self._left.addWidget(Card.around(self.tree))
        show_all = Button(words.tr("Show all", "monitor"), clicked=self.show_all)
        self.no_hits = EmptyState("search", words.tr("Nothing here fits", "monitor"), "", [show_all])
        nothing = Card()
        nothing.add(self.no_hits)
        self._left.addWidget(nothing)
        both = QHBoxLayout()
        both.setSpacing(theme.M - 4)
        both.addWidget(self._left, 1)
        both.addWidget(self.panel)
        self._filled = QWidget()
        column = QVBoxLayout(self._filled)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.M - 4)
        column.addWidget(self.filter)
        column.addWidget(self.decisions)
        column.addLayout(both, 1)
        column.addWidget(self.exporting)
        empty = EmptyState(
            "clock",
            words.tr("Nothing has been verified yet", "monitor"),
            words.tr("Verify a list on Batch upload. It appears here, and its answers come in one by one.", "monitor"),
        )
        self._stack = QStackedWidget()
        self._stack.addWidget(empty)
        self._stack.addWidget(self._filled)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(*theme.PAGE_MARGINS)
        whole.addWidget(self._stack)

    def _connect(self) -> None:
        self.filter.changed.connect(self._filter)
        self.tree.chosen.connect(self._chosen)
        self.tree.opened.connect(self._open)
        self.panel.results_clicked.connect(self._context.open_results)
        self.panel.export_clicked.connect(self.exporting.ask)
        self.exporting.busy_changed.connect(lambda busy: self.panel.buttons.export.setEnabled(not busy))
        self.decisions.decided.connect(self._decided)
        self.panel.decide_clicked.connect(self.decisions.decide)
        self.panel.carry_on_clicked.connect(self._carry_on)
        self.panel.delete_confirmed.connect(self._delete)
        self._context.changes.changed.connect(self._feed.changed)
        self._context.changes.connection_changed.connect(self._connections_changed)
        self._feed.read.connect(self._take)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        find.activated.connect(self.search.setFocus)

    # --- what is shown ---

    def show_batch(self, batch_id: str) -> None:
        """Choose a batch, whatever is filtered just now."""
        self.reload()
        if not self.tree.choose(batch_id):
            self.show_all()
            self.tree.choose(batch_id)

    def show_all(self) -> None:
        """Neither search nor chip nor connection."""
        self.filter.clear()
        self._filter()
        self.tree.setFocus(Qt.FocusReason.OtherFocusReason)

    def reload(self) -> None:
        """Read everything anew from the journal: another Dialproof may have written it."""
        entries = self._feed.everything()
        for entry in entries:
            self._measure(entry)
        self.model.set_entries(entries)
        self._after_change()

    def _connections_changed(self) -> None:
        """Products may have other names and prices now."""
        self._titles.forget()
        if self.isVisible():
            self.reload()

    def showEvent(self, event: QShowEvent) -> None:
        """Fresh whenever it comes to the front."""
        super().showEvent(event)
        self.reload()
        self._clock.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody looks at the clock."""
        self._clock.stop()
        super().hideEvent(event)

    def _take(self, entries: Sequence[Entry], gone: Sequence[str]) -> None:
        for entry in entries:
            self._measure(entry)
        self.model.update_entries(entries, gone)
        self._after_change()

    def _measure(self, entry: Entry) -> None:
        """Hear how far it is now; a task that is the same object as before says nothing new."""
        before = self.model.entry(entry.batch.id)
        known = {task.id: task for task in before.tasks} if before is not None else {}
        lines: list[Line] = [entry, *(task for task in entry.tasks if known.get(task.id) is not task)]
        at = self._clockwork.now().timestamp()
        for line in lines:
            if moving(line):
                self._pace.heard(key_of(line), share(line), at)
            else:
                self._pace.forget(key_of(line))

    def _after_change(self) -> None:
        entries = self.model.entries
        self._stack.setCurrentIndex(1 if entries else 0)
        self.filter.connections.show_entries(entries)
        if self.model.base_url != self.filter.connections.base_url:  # its last batch was deleted
            self._set_filter()
        self.filter.count(entries)
        self._show_hits()
        self.decisions.show_entries(entries)
        self._tell_count(entries)
        if entries and self.tree.current() is None and self.model.rowCount():
            self.tree.setCurrentIndex(self.model.index(0, 0))
        if self.isVisible():
            self._chosen(*(self.tree.current() or (None, None)))

    def _show_hits(self) -> None:
        self._left.setCurrentIndex(0 if self.model.rowCount() else 1)
        searched = self.search.text().strip()
        self.no_hits.title.setText(
            words.tr("Nothing fits “{}”", "monitor").format(searched)
            if searched
            else words.tr("No batch is in this state", "monitor")
        )

    def _filter(self) -> None:
        kept = self.tree.current()
        self._set_filter()
        for row in range(self.model.rowCount()):
            index = self.model.index(row, 0)
            found = self.model.line_at(index)
            if self.search.text().strip() and found and self.model.rowCount(index) < len(found[0].tasks):
                self.tree.expand(index)  # a task was meant
        if kept is not None:  # still there, if perhaps at another place
            self.tree.choose(kept[0].batch.id, kept[1].id if kept[1] else None)
        self._after_change()

    def _set_filter(self) -> None:
        self.model.set_filter(self.filter.group, self.search.text(), self.filter.connections.base_url)

    def _chosen(self, entry: Entry | None, task: Task | None) -> None:
        self.panel.show_line(entry, task)

    def _tick(self) -> None:
        self.model.tick()
        self.panel.refresh_time()

    def _tell_count(self, entries: Sequence[Entry]) -> None:
        running = sum(entry.group is Group.RUNNING for entry in entries)
        deciding = sum(bool(entry.undecided) for entry in entries)
        stuck = sum(entry.stuck and not entry.undecided for entry in entries)
        parts = [
            words.counted(running, "%n batch running", "%n batches running") if running else "",
            words.counted(deciding, "%n needs a decision", "%n need a decision") if deciding else "",
            words.counted(stuck, "%n waits for you", "%n wait for you") if stuck else "",
        ]
        told = (running + deciding + stuck, ", ".join(part for part in parts if part))
        if told != self._told:
            self._told = told
            self.count_changed.emit(*told)

    def _decided(self, batch_id: str) -> None:
        self._context.run_batch(batch_id)
        self._feed.changed({batch_id})

    # --- what can be done with a batch ---

    def _open(self, batch_id: str) -> None:
        entry = self.model.entry(batch_id)
        if entry is not None and entry.has_answers:
            self._context.open_results(batch_id)

    def _carry_on(self, batch_id: str) -> None:
        self._context.desk.verification.mend(batch_id)
        self._context.run_batch(batch_id)
        self._feed.changed({batch_id})
        self.tree.setFocus(Qt.FocusReason.OtherFocusReason)

    def _delete(self, batch_id: str) -> None:
        self._context.runner.start(
            f"delete {batch_id}",
            self._context.desk.verification.forget(batch_id),
            done=lambda _: self._forgotten(batch_id),
            failed=self._context.show_error,
        )

    def _forgotten(self, batch_id: str) -> None:
        self.model.update_entries([], [batch_id])
        self._after_change()
        self.tree.setFocus(Qt.FocusReason.OtherFocusReason)
        self.deleted.emit(batch_id)
