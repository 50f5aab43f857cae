"""The model of the tree: batches at the top, their tasks below; updated in place, so that nothing chosen is lost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, Qt

from desktop_app.core.batch import Task
from desktop_app.ui.monitor.columns import Clockwork, Line, columns
from desktop_app.ui.monitor.entry import Entry, Group
from desktop_app.ui.parts.data_table_model import Role

Index = QModelIndex | QPersistentModelIndex
_TOP = 0  # the internal id of batches; a task's is its batch's serial
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


@dataclass(slots=True)
class _Node:
    serial: int
    entry: Entry
    tasks: list[Task] = field(default_factory=list)


class MonitorModel(QAbstractItemModel):
    """`set_entries`, `update_entry`, `remove` and `set_filter`; what is filtered out isn't in the model's rows."""

    def __init__(self, clockwork: Clockwork) -> None:
        super().__init__()
        self.columns = columns(clockwork)
        self.group = Group.ALL
        self.search = ""
        self._entries: dict[str, Entry] = {}  # the newest first
        self._nodes: list[_Node] = []
        self._by_serial: dict[int, _Node] = {}
        self._row_of: dict[int, int] = {}
        self._serials = count(1)

    # --- what is shown ---

    @property
    def entries(self) -> Sequence[Entry]:
        """All batches, whatever the filter, the newest first."""
        return list(self._entries.values())

    def entry(self, batch_id: str) -> Entry | None:
        """A batch, whether it is shown or not."""
        return self._entries.get(batch_id)

    def set_entries(self, entries: Sequence[Entry]) -> None:
        """Show these."""
        self._entries = {entry.batch.id: entry for entry in sorted(entries, key=_newest_first)}
        self._merge()

    def update_entry(self, entry: Entry) -> None:
        """A batch is new or has changed."""
        if entry.batch.id in self._entries:
            self._entries[entry.batch.id] = entry
            self._merge()
        else:
            self.set_entries([*self._entries.values(), entry])

    def remove(self, batch_id: str) -> None:
        """A batch is no more."""
        if self._entries.pop(batch_id, None) is not None:
            self._merge()

    def set_filter(self, group: Group, search: str) -> None:
        """Only batches of a group in which file, product or a task's id fit a search."""
        self.group, self.search = group, search
        self._merge()

    def index_of(self, batch_id: str, task_id: int | None = None) -> QModelIndex:
        """Where a batch or one of its tasks is shown; invalid where it isn't."""
        node = next((node for node in self._nodes if node.entry.batch.id == batch_id), None)
        if node is None:
            return QModelIndex()
        top = self.index(self._row_of[node.serial], 0)
        if task_id is None:
            return top
        row = next((row for row, task in enumerate(node.tasks) if task.id == task_id), None)
        return QModelIndex() if row is None else self.index(row, 0, top)

    def line_at(self, index: Index) -> tuple[Entry, Task | None] | None:
        """The batch of a row, and its task if it is one."""
        if not index.isValid():
            return None
        if index.internalId() == _TOP:
            return self._nodes[index.row()].entry, None
        node = self._by_serial[index.internalId()]
        return node.entry, node.tasks[index.row()]

    def tick(self) -> None:
        """Time has passed: what is said of it is drawn anew."""
        first, last = len(self.columns) - 2, len(self.columns) - 1
        for row, node in enumerate(self._nodes):
            top = self.index(row, 0)
            self.dataChanged.emit(self.index(row, first), self.index(row, last))
            if node.tasks:
                below = len(node.tasks) - 1
                self.dataChanged.emit(self.index(0, first, top), self.index(below, last, top))

    # --- merging ---

    def _merge(self) -> None:
        wanted = [(entry, tasks) for entry in self._entries.values() if (tasks := self._shown(entry)) is not None]
        ids = {entry.batch.id for entry, _ in wanted}
        for row in reversed(range(len(self._nodes))):
            if self._nodes[row].entry.batch.id not in ids:
                self.beginRemoveRows(QModelIndex(), row, row)
                del self._by_serial[self._nodes.pop(row).serial]
                self._number()
                self.endRemoveRows()
        for row, (entry, tasks) in enumerate(wanted):
            if row < len(self._nodes) and self._nodes[row].entry.batch.id == entry.batch.id:
                self._update(row, entry, tasks)
            else:
                self.beginInsertRows(QModelIndex(), row, row)
                node = _Node(next(self._serials), entry, list(tasks))
                self._nodes.insert(row, node)
                self._by_serial[node.serial] = node
                self._number()
                self.endInsertRows()

    def _shown(self, entry: Entry) -> Sequence[Task] | None:
        if not entry.fits(self.group):
            return None
        return entry.found(self.search) if self.search.strip() else entry.tasks

    def _number(self) -> None:
        self._row_of = {node.serial: row for row, node in enumerate(self._nodes)}

    def _update(self, row: int, entry: Entry, tasks: Sequence[Task]) -> None:
        node, top = self._nodes[row], self.index(row, 0)
        if node.entry is entry and node.tasks == list(tasks):  # the very same objects: quickly compared
            return
        ids = {task.id for task in tasks}
        for at in reversed(range(len(node.tasks))):
            if node.tasks[at].id not in ids:
                self.beginRemoveRows(top, at, at)
                del node.tasks[at]
                self.endRemoveRows()
        changed: list[int] = []
        for at, task in enumerate(tasks):
            if at >= len(node.tasks) or node.tasks[at].id != task.id:
                self.beginInsertRows(top, at, at)
                node.tasks.insert(at, task)
                self.endInsertRows()
            elif node.tasks[at] != task:
                node.tasks[at] = task
                changed.append(at)
        node.entry = entry
        self._tell(row, top, changed)

    def _tell(self, row: int, top: QModelIndex, changed: list[int]) -> None:
        last = len(self.columns) - 1
        self.dataChanged.emit(self.index(row, 0), self.index(row, last))
        start = 0
        for end in range(1, len(changed) + 1):  # neighbours are told in one go
            if end == len(changed) or changed[end] != changed[end - 1] + 1:
                self.dataChanged.emit(self.index(changed[start], 0, top), self.index(changed[end - 1], last, top))
                start = end

    # --- Qt's side ---

    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008 - Qt's own default
        """A batch's row carries no id, a task's its batch's serial."""
        if not parent.isValid():
            inside = 0 <= row < len(self._nodes)
            return self.createIndex(row, column, _TOP) if inside else QModelIndex()
        if parent.internalId() != _TOP or parent.row() >= len(self._nodes):
            return QModelIndex()
        node = self._nodes[parent.row()]
        return self.createIndex(row, column, node.serial) if 0 <= row < len(node.tasks) else QModelIndex()

    def parent(self, index: Index = QModelIndex()) -> QModelIndex:  # type: ignore[override] # noqa: B008 - Qt's own
        """The batch of a task."""
        if not index.isValid() or index.internalId() == _TOP:
            return QModelIndex()
        row = self._row_of.get(index.internalId())
        return QModelIndex() if row is None else self.createIndex(row, 0, _TOP)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Batches at the top, tasks below a batch's first column."""
        if not parent.isValid():
            return len(self._nodes)
        if parent.internalId() != _TOP or parent.column() != 0 or parent.row() >= len(self._nodes):
            return 0
        return len(self._nodes[parent.row()].tasks)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: ARG002, B008 - Qt's own signature
        """The same at both levels."""
        return len(self.columns)

    def hasChildren(self, parent: Index = QModelIndex()) -> bool:  # noqa: B008 - Qt's own default
        """Batches have tasks below them."""
        return self.rowCount(parent) > 0

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What the delegates ask for, and nothing else."""
        column = self.columns[index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if column.right else _LEFT
        answers: dict[int, Callable[[Line], Any] | None] = {
            Qt.ItemDataRole.DisplayRole: column.text,
            Qt.ItemDataRole.ToolTipRole: column.tip,
            Role.ICON: column.icon,
            Role.TONE: column.tone,
            Role.PROGRESS: column.progress,
        }
        answer = answers.get(role)
        line = self._line(index) if answer is not None else None
        return answer(line) if answer is not None and line is not None else None

    def _line(self, index: Index) -> Line | None:
        found = self.line_at(index)
        return None if found is None else found[1] or found[0]

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The columns' titles, aligned as their cells."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(self.columns):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.columns[section].title
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if self.columns[section].right else _LEFT
        return None


def _newest_first(entry: Entry) -> tuple[float, str]:
    return -entry.batch.created_at.timestamp(), entry.batch.id
