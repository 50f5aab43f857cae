"""The Task monitor page, and the feed that keeps it up to date."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from time import perf_counter

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from desktop_app.core.batches.batch import Batch, Task
from desktop_app.core.batches.status import BatchStatus, Group, status_of
from desktop_app.core.service.account import AccountStatus
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.settings import Setting
from desktop_app.services.program.services import Services
from desktop_app.ui.batch.timing import ThroughputTracker
from desktop_app.ui.commands.binding import bind
from desktop_app.ui.export.export_work import ExportWork
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.look import theme
from desktop_app.ui.monitor.batch_work import BatchCommands, BatchWork
from desktop_app.ui.monitor.filter_bar import FilterBar
from desktop_app.ui.monitor.panel.decisions import Decisions
from desktop_app.ui.monitor.panel.side import Side
from desktop_app.ui.monitor.tree import MonitorTree
from desktop_app.ui.monitor.tree_model import MonitorModel
from desktop_app.ui.parts.banner import EmptyState
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.layout.card import Card
from desktop_app.ui.parts.layout.compact_mode import page_lowness
from desktop_app.ui.parts.tables.column_choice import ColumnKeeping
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.product_words import ProductTitles

_TICK = 5_000  # milliseconds between two updates of the relative times


def _local_now() -> datetime:
    return datetime.now().astimezone()


class MonitorPage(QWidget):
    """Shows batches, their tasks, and the details of the chosen one.

    `count_changed(count, meaning)` for the tab: batches that run, are paused, need a decision, or wait for a key or
    similar. `looked(statuses)` after each look at all of them. `deleted(batch_id)` when the person deleted one.
    `upload_clicked` to verify a first list.
    """

    count_changed = Signal(int, str)
    looked = Signal(object)
    deleted = Signal(str)
    upload_clicked = Signal()

    def __init__(self, context: PageContext, now: Callable[[], datetime] = _local_now) -> None:
        super().__init__()
        self.setAccessibleName(words.tr("Task monitor", "monitor"))
        self._context = context
        self.work = BatchWork(context, self)
        self._measuring = ThroughputTracker(context.services, now, lambda: self.model.statuses, self.work.running)
        self._timing = self._measuring.timing
        self._told = (0, "")
        self._accounts: dict[str, tuple[object, ...]] = {}  # by origin: what was told of it last
        self.model = MonitorModel(self._timing)
        self.tree = MonitorTree(self.model)
        self.side = Side(context, self._timing, self.work.running)
        self.panel = self.side.panel
        self.exporting = ExportWork(context)
        self.filter = FilterBar(context.services.session)
        self.search, self.chips = self.filter.search, self.filter.chips
        columns = self.filter.columns
        self.columns = ColumnKeeping(
            self.tree, context.services.journal, Setting.MONITOR_COLUMNS, "monitor.columns", columns, context.show_error
        )
        columns.clicked.connect(lambda _checked=False: self.columns.choose())
        self.to_upload = Button(words.tr("Go to Batch upload", "monitor"), "primary", clicked=self.upload_clicked.emit)
        self.decisions = Decisions(context)
        self._commands = BatchCommands(self.tree, self.side, self.work, self.decisions, self.exporting)
        self._titles = ProductTitles(context.services.session)
        self._feed = Feed(context.services, self._titles, self.isVisible, self)
        self._build()
        self._connect()
        self._clock = QTimer(self)
        self._clock.setInterval(_TICK)
        self._clock.timeout.connect(self._tick)
        QTimer.singleShot(0, self, self.reload)  # after the first paint, for the tab's count

    # --- Layout ---

    def _build(self) -> None:
        self._left = TreePlace(self.tree, self.show_all)
        self.no_hits = self._left.no_hits
        both = QHBoxLayout()
        both.setSpacing(theme.M - theme.XS)
        both.addWidget(self._left, 1)
        both.addWidget(self.side)
        self._filled = QWidget()
        column = QVBoxLayout(self._filled)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.M - theme.XS)
        column.addWidget(self.filter)
        column.addWidget(self.decisions)
        column.addLayout(both, 1)
        column.addWidget(self.exporting)
        empty = EmptyState(
            "clock",
            words.tr("Nothing has been verified yet", "monitor"),
            words.tr("Verify a list on Batch upload. It appears here, and its answers arrive one by one.", "monitor"),
            [self.to_upload],
        )
        self._stack = QStackedWidget()
        self._stack.addWidget(empty)
        self._stack.addWidget(self._filled)
        whole = QVBoxLayout(self)
        whole.addWidget(self._stack, 1)
        whole.addWidget(self.work.strip)
        page_lowness(self, whole)

    def _connect(self) -> None:
        self.filter.changed.connect(self._filter)
        self.tree.chosen.connect(self._chosen)
        self.tree.opened.connect(self._open)
        self.exporting.busy_changed.connect(lambda busy: self.panel.buttons.export.setEnabled(not busy))
        self.decisions.decided.connect(self._decided)
        self.work.changed.connect(self._feed.changed)
        self.work.deleted.connect(self._deleted)
        self.work.returned.connect(self._returned)
        self.tree.selected.connect(self._show_side)
        self._context.changes.changed.connect(self._feed.changed)
        self._context.changes.ended.connect(self._feed.end)
        self._context.changes.account_changed.connect(self._account_told)
        self._feed.read.connect(self._take)
        bind("monitor.find", self, self.search.setFocus)

    # --- Contents ---

    def show_batch(self, batch_id: str) -> None:
        """Choose a batch, whatever filter is set; Enter then opens its results."""
        self.reload()
        if not self.tree.choose(batch_id):
            self.show_all()
            self.tree.choose(batch_id)
        self.tree.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_all(self) -> None:
        """Reset search, chip and connection."""
        self.filter.clear()
        self._filter()
        self.tree.setFocus(Qt.FocusReason.OtherFocusReason)

    def reload(self) -> None:
        """Read everything anew from the journal: another Dialproof may have changed it."""
        statuses = self._feed.everything()
        for status in statuses:
            self._measuring.heard(status, self.model.status(status.batch.id))
        self.model.set_statuses(statuses)
        self._after_change()

    def _account_told(self, status: AccountStatus) -> None:
        told = status.connection, status.key, status.keys_entered
        if told != self._accounts.get(status.connection.origin):
            self._accounts[status.connection.origin] = told
            self._connections_changed()

    def _connections_changed(self) -> None:
        """Refresh names and prices of connections and products."""
        self._titles.forget()
        self._measuring.forget_services()
        if self.isVisible():
            self.reload()

    def showEvent(self, event: QShowEvent) -> None:
        """Reload whenever the page comes to the front."""
        super().showEvent(event)
        self.reload()
        self._clock.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop updating the times while hidden."""
        self._clock.stop()
        super().hideEvent(event)

    def _take(self, statuses: Sequence[BatchStatus], gone: Sequence[str]) -> None:
        for status in statuses:
            self._measuring.heard(status, self.model.status(status.batch.id))
        self.model.update_statuses(statuses, gone)
        for batch_id in gone:
            self._timing.forget(batch_id)
        self._after_change()

    def _after_change(self) -> None:
        statuses = self.model.statuses
        self._stack.setCurrentIndex(1 if statuses else 0)
        self.filter.connections.show_statuses(statuses)
        if self.model.base_url != self.filter.connections.base_url:  # the connection's last batch was deleted
            self._set_filter()
        self.filter.count(statuses)
        self._left.show_hits(self.model.rowCount(), self.search.text().strip())
        self.decisions.show_statuses(statuses)
        self._tell_count(statuses)
        self.looked.emit(statuses)
        if statuses and self.tree.current() is None and self.model.rowCount():
            self.tree.mark_alone(self.model.index(0, 0))
        if self.isVisible():
            self._chosen(*(self.tree.current() or (None, None)))

    def _filter(self) -> None:
        kept = self.tree.current()
        self._set_filter()
        for row in range(self.model.rowCount()):
            index = self.model.index(row, 0)
            found = self.model.line_at(index)
            if self.search.text().strip() and found and self.model.rowCount(index) < len(found[0].tasks):
                self.tree.expand(index)  # a task was chosen
        if kept is not None:  # still there, perhaps at another place
            self.tree.choose(kept[0].batch.id, kept[1].id if kept[1] else None)
        self._after_change()

    def _set_filter(self) -> None:
        self.model.set_filter(self.filter.group, self.search.text(), self.filter.connections.base_url)

    def _chosen(self, status: BatchStatus | None, task: Task | None) -> None:
        self.side.show_line(status, task)
        self._show_side()

    def _show_side(self) -> None:
        self.side.show_marked(self.tree.marked())

    def _tick(self) -> None:
        if self._feed.is_behind():
            self.reload()
        self.model.tick()
        self.panel.refresh_time()

    def _tell_count(self, statuses: Sequence[BatchStatus]) -> None:
        told = busy_words(statuses)
        if told != self._told:
            self._told = told
            self.count_changed.emit(*told)

    def _decided(self, batch_id: str) -> None:
        self._context.run_batch(batch_id)
        self._feed.changed({batch_id})

    # --- Actions on batches ---

    def _open(self, batch_id: str) -> None:
        status = self.model.status(batch_id)
        if status is not None and status.has_answers:
            self._context.open_results(batch_id)

    def _deleted(self, ids: Sequence[str]) -> None:
        self.model.update_statuses([], ids)
        self.tree.mark_alone(self.tree.currentIndex())  # whichever is current now
        self._after_change()
        self.tree.setFocus(Qt.FocusReason.OtherFocusReason)
        for batch_id in ids:
            self.deleted.emit(batch_id)

    def _returned(self, ids: Sequence[str]) -> None:
        self.reload()
        if ids:
            self.show_batch(ids[0])
        self.tree.setFocus(Qt.FocusReason.OtherFocusReason)


# --- The number beside the tab: batches that run, are paused or wait for a person ---


def busy_words(statuses: Sequence[BatchStatus]) -> tuple[int, str]:
    """Return the number, and the words that explain it."""
    running = sum(status.group is Group.RUNNING for status in statuses)
    paused = sum(
        status.group is Group.PAUSED for status in statuses
    )  # nothing else would remind of one after a restart
    deciding = sum(bool(status.undecided) for status in statuses)
    stuck = sum(status.group is Group.NEEDS_YOU and not status.undecided for status in statuses)
    parts = [
        words.counted(running, "%n batch running", "%n batches running") if running else "",
        words.counted(paused, "%n batch paused", "%n batches paused") if paused else "",
        words.counted(deciding, "%n needs a decision", "%n need a decision") if deciding else "",
        words.counted(stuck, "%n waits for you", "%n wait for you") if stuck else "",
    ]
    return running + paused + deciding + stuck, joining.listed(parts)


# --- The tree, or a message if nothing matches a search or a filter ---


class TreePlace(QStackedWidget):
    """Shows the tree or a message; its button calls `show_all`, which removes the filter."""

    def __init__(self, tree: MonitorTree, show_all: Callable[[], object]) -> None:
        super().__init__()
        self.addWidget(Card.around(tree))
        button = Button(words.tr("Show all", "monitor"), clicked=show_all)
        self.no_hits = EmptyState("search", words.tr("No batch is in this state", "monitor"), "", [button])
        nothing = Card()
        nothing.add(self.no_hits)
        self.addWidget(nothing)

    def show_hits(self, count: int, searched: str) -> None:
        """Show the tree, or what was searched for if `count` is 0; "" for no search."""
        self.setCurrentIndex(0 if count else 1)
        self.no_hits.title.setText(
            words.tr("Nothing matches “{}”", "monitor").format(searched)
            if searched
            else words.tr("No batch is in this state", "monitor")
        )


# --- Changes, read from the journal so rarely that a thousand live tasks don't slow the window ---


SEEN, UNSEEN = 200, 1_000  # milliseconds between two readings; while hidden they serve only the number beside the tab
_SHARE_OF_TIME = 20  # reading may take a twentieth of the time, however large a batch is
_AT_ONCE = 0.002  # seconds after which no further batch is read in the same turn of the loop


class Feed(QObject):
    """Emits `read(statuses, gone)`: the current batches, and the ids of those that no longer exist."""

    read = Signal(object, object)

    def __init__(self, services: Services, titles: ProductTitles, seen: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._journal, self._session = services.journal, services.session
        self._titles = titles
        self._seen = seen
        self._pending: dict[str, None] = {}  # in the order of their changes
        self._written = 0
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._look)

    def changed(self, batch_ids: set[str]) -> None:
        """Note changed batches; read them at once, or when the rest after the last reading is over."""
        self._pending |= dict.fromkeys(batch_ids)
        if not self._rest.isActive():
            self._look()

    def end(self) -> None:
        """Stop reading: the journal is about to be closed."""
        self._pending.clear()
        self._rest.stop()

    def is_behind(self) -> bool:
        """Return True if another process, such as the command line, has written since everything was read."""
        return self._journal.written_elsewhere() != self._written

    def everything(self) -> list[BatchStatus]:
        """Return all batches as they are now, whoever changed them; drop announced changes, which this covers."""
        self._written = self._journal.written_elsewhere()
        self._pending.clear()
        self._rest.start(SEEN)
        return [self._status(batch) for batch in self._journal.batches()]

    def _status(self, batch: Batch) -> BatchStatus:
        connection, product = Connection(batch.base_url), self._titles.product(batch)
        keyless, locked = self._session.awaits_key(connection), self._session.keyring_locked(connection)
        return status_of(batch, self._journal.tasks(batch.id), product, keyless=keyless, locked=locked)

    def _look(self) -> None:
        if not self._pending:
            return
        begun = perf_counter()
        statuses: list[BatchStatus] = []
        gone: list[str] = []
        while self._pending and perf_counter() - begun < _AT_ONCE:
            self._read(next(iter(self._pending)), statuses, gone)
        self.read.emit(statuses, gone)
        took = round((perf_counter() - begun) * 1000 * _SHARE_OF_TIME)
        if not self._pending:
            took = max(took, SEEN if self._seen() else UNSEEN)
        self._rest.start(took)

    def _read(self, batch_id: str, statuses: list[BatchStatus], gone: list[str]) -> None:
        try:
            batch = self._journal.batch(batch_id)
            if batch.deleted_at is None:
                statuses.append(self._status(batch))
            else:
                gone.append(batch_id)
        except KeyError:
            gone.append(batch_id)
        except BaseException:  # the journal may be busy: read it after the next rest
            self._rest.start(UNSEEN)
            raise
        del self._pending[batch_id]
