"""The tree's model: batches at the top, their tasks below; updated in place, so that selections survive."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import count
from operator import is_
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, Qt

from desktop_app.core.batches.batch import Task
from desktop_app.core.batches.status import BatchStatus, Group, Line
from desktop_app.ui.batch.timing import BatchTiming
from desktop_app.ui.monitor.columns import columns
from desktop_app.ui.parts.tables.data_table_model import CellLook, Column, Role, header_of, look_of
from desktop_app.ui.text.list_title import file_title, list_title

Index = QModelIndex | QPersistentModelIndex
_STEPS = 8  # most ranges of rows that are reported one by one
_TOP = 0  # the internal id of batches; a task's is its batch's serial
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


@dataclass(slots=True)
class _Node:
    serial: int
    status: BatchStatus
    tasks: list[Task] = field(default_factory=list)


class MonitorModel(QAbstractItemModel):
    """Filled by `set_statuses`, `update_statuses` and `set_filter`; filtered-out batches aren't rows of the model."""

    def __init__(self, timing: BatchTiming) -> None:
        super().__init__()
        self._timing = timing
        self.columns = columns(timing)
        self._answers = [_answers(column) for column in self.columns]
        self.group = Group.ALL
        self.search = self.base_url = ""
        self._statuses: dict[str, BatchStatus] = {}  # newest first
        self._nodes: list[_Node] = []
        self._by_serial: dict[int, _Node] = {}
        self._row_of: dict[int, int] = {}
        self._serials = count(1)

    # --- Contents ---

    @property
    def statuses(self) -> Sequence[BatchStatus]:
        """All batches, whatever the filter, newest first."""
        return list(self._statuses.values())

    def status(self, batch_id: str) -> BatchStatus | None:
        """Return a batch, shown or not, or None."""
        return self._statuses.get(batch_id)

    def set_statuses(self, statuses: Sequence[BatchStatus]) -> None:
        """Show these batches."""
        self._statuses = {status.batch.id: status for status in sorted(statuses, key=_newest_first)}
        self._merge()

    def update_statuses(self, statuses: Sequence[BatchStatus], gone: Iterable[str] = ()) -> None:
        """Take over new and changed batches, and remove those with the ids in `gone`."""
        new = [status for status in statuses if status.batch.id not in self._statuses]
        self._statuses |= {status.batch.id: status for status in statuses}
        for batch_id in gone:
            self._statuses.pop(batch_id, None)
        if new:
            self.set_statuses(list(self._statuses.values()))
        else:
            self._merge()

    def set_filter(self, group: Group, search: str, base_url: str = "") -> None:
        """Show only batches of a group whose words or task ids match the search; of one connection, if given."""
        self.group, self.search, self.base_url = group, search, base_url
        self._merge()

    def index_of(self, batch_id: str, task_id: int | None = None) -> QModelIndex:
        """Return the index of a batch or one of its tasks; an invalid one if it isn't shown."""
        node = next((node for node in self._nodes if node.status.batch.id == batch_id), None)
        if node is None:
            return QModelIndex()
        top = self.index(self._row_of[node.serial], 0)
        if task_id is None:
            return top
        row = next((row for row, task in enumerate(node.tasks) if task.id == task_id), None)
        return QModelIndex() if row is None else self.index(row, 0, top)

    def message_at(self, index: Index) -> str:
        """Return the message of a row; "" for nothing."""
        found = self.line_at(index)
        return self._timing.message(found[1] or found[0]) if found else ""

    def line_at(self, index: Index) -> tuple[BatchStatus, Task | None] | None:
        """Return the batch of a row, and its task if the row is a task's; None for an invalid index."""
        if not index.isValid():
            return None
        if index.internalId() == _TOP:
            return self._nodes[index.row()].status, None
        node = self._by_serial[index.internalId()]
        return node.status, node.tasks[index.row()]

    def tick(self) -> None:
        """Redraw the relative times, which may be in any column."""
        first, last = 1, len(self.columns) - 1
        for row, node in enumerate(self._nodes):
            top = self.index(row, 0)
            self.dataChanged.emit(self.index(row, first), self.index(row, last))
            if node.tasks:
                below = len(node.tasks) - 1
                self.dataChanged.emit(self.index(0, first, top), self.index(below, last, top))

    # --- Merging ---

    def _merge(self) -> None:
        wanted = [(status, tasks) for status in self._statuses.values() if (tasks := self._shown(status)) is not None]
        ids = {status.batch.id for status, _ in wanted}
        for row in reversed(range(len(self._nodes))):
            if self._nodes[row].status.batch.id not in ids:
                self.beginRemoveRows(QModelIndex(), row, row)
                del self._by_serial[self._nodes.pop(row).serial]
                self._number()
                self.endRemoveRows()
        for row, (status, tasks) in enumerate(wanted):
            if row < len(self._nodes) and self._nodes[row].status.batch.id == status.batch.id:
                self._update(row, status, tasks)
            else:
                self.beginInsertRows(QModelIndex(), row, row)
                node = _Node(next(self._serials), status, list(tasks))
                self._nodes.insert(row, node)
                self._by_serial[node.serial] = node
                self._number()
                self.endInsertRows()

    def _shown(self, status: BatchStatus) -> Sequence[Task] | None:
        if self.group not in {Group.ALL, status.group} or (self.base_url and status.batch.base_url != self.base_url):
            return None
        return found(status, self.search) if self.search.strip() else status.tasks

    def _number(self) -> None:
        self._row_of = {node.serial: row for row, node in enumerate(self._nodes)}

    def _update(self, row: int, status: BatchStatus, tasks: Sequence[Task]) -> None:
        node, top = self._nodes[row], self.index(row, 0)
        if node.status is status and len(node.tasks) == len(tasks) and all(map(is_, node.tasks, tasks)):
            return
        self._arrange(node, top, tasks)
        changed = []
        for at, (before, task) in enumerate(zip(node.tasks, tasks, strict=True)):
            if before is not task:  # the journal returns the same object for an unchanged task
                node.tasks[at] = task
                changed.append(at)
        node.status = status
        self._tell(row, top, changed)

    def _arrange(self, node: _Node, top: QModelIndex, tasks: Sequence[Task]) -> None:
        """Turn the rows below a batch into those of `tasks`, in as few steps as possible."""
        ids, wanted = [task.id for task in node.tasks], [task.id for task in tasks]
        if ids == wanted:
            return
        left, there = set(wanted), set(ids)
        going = runs([at for at, task_id in enumerate(ids) if task_id not in left])
        coming = runs([at for at, task_id in enumerate(wanted) if task_id not in there])
        if len(going) + len(coming) > _STEPS:  # a search among a thousand: each step costs a view all the rows
            going, coming = runs(range(len(ids))), runs(range(len(wanted)))
        for first, last in reversed(going):
            self.beginRemoveRows(top, first, last)
            del node.tasks[first : last + 1]
            self.endRemoveRows()
        for first, last in coming:
            self.beginInsertRows(top, first, last)
            node.tasks[first:first] = tasks[first : last + 1]
            self.endInsertRows()

    def _tell(self, row: int, top: QModelIndex, changed: list[int]) -> None:
        last = len(self.columns) - 1
        self.dataChanged.emit(self.index(row, 0), self.index(row, last))
        told = runs(changed)
        if len(told) > _STEPS:  # views ignore rows in between that aren't visible
            told = [(changed[0], changed[-1])]
        for first, end in told:
            self.dataChanged.emit(self.index(first, 0, top), self.index(end, last, top))

    # --- Qt's interface ---

    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008 - Qt's own default
        """Return the index: a batch's row carries id 0, a task's its batch's serial."""
        if not parent.isValid():
            inside = 0 <= row < len(self._nodes)
            return self.createIndex(row, column, _TOP) if inside else QModelIndex()
        if parent.internalId() != _TOP or parent.row() >= len(self._nodes):
            return QModelIndex()
        node = self._nodes[parent.row()]
        return self.createIndex(row, column, node.serial) if 0 <= row < len(node.tasks) else QModelIndex()

    def parent(self, index: Index = QModelIndex()) -> QModelIndex:  # type: ignore[override] # noqa: B008 - Qt's own
        """Return the batch of a task."""
        if not index.isValid() or index.internalId() == _TOP:
            return QModelIndex()
        row = self._row_of.get(index.internalId())
        return QModelIndex() if row is None else self.createIndex(row, 0, _TOP)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Return the number of batches, or of tasks below a batch's first column."""
        if not parent.isValid():
            return len(self._nodes)
        if parent.internalId() != _TOP or parent.column() != 0 or parent.row() >= len(self._nodes):
            return 0
        return len(self._nodes[parent.row()].tasks)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: ARG002, B008 - Qt's own signature
        """Return the number of columns, equal at both levels."""
        return len(self.columns)

    def hasChildren(self, parent: Index = QModelIndex()) -> bool:  # noqa: B008 - Qt's own default
        """Return True for a batch that has rows of tasks below it."""
        return self.rowCount(parent) > 0

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return what the delegates ask for, and nothing else."""
        at = index.column()
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if self.columns[at].right else _LEFT
        answer = self._answers[at].get(role)
        line = self._line(index) if answer is not None else None
        return answer(line) if answer is not None and line is not None else None

    def look(self, index: Index) -> CellLook | None:
        """Return at once what four roles would return one by one."""
        line = self._line(index)
        return None if line is None else look_of(self.columns[index.column()], line)

    def _line(self, index: Index) -> Line | None:
        found = self.line_at(index)
        return None if found is None else found[1] or found[0]

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the columns' titles, aligned as their cells."""
        return header_of(self.columns, section, orientation, role)


def _answers(column: Column[Line]) -> dict[int, Callable[[Line], Any] | None]:
    return {
        Qt.ItemDataRole.DisplayRole: column.text,
        Qt.ItemDataRole.ToolTipRole: column.tip,
        Role.ICON: column.icon,
        Role.TONE: column.tone,
        Role.PROGRESS: column.progress,
    }


def found(status: BatchStatus, search: str) -> tuple[Task, ...] | None:
    """Return the tasks to show for a search, or None; all of them if the search matches the batch itself."""
    wanted, batch = search.casefold().strip(), status.batch
    about = (list_title(batch), file_title(batch), batch.note, batch.product, status.product_title, batch.id)
    if any(wanted in text.casefold() for text in about):
        return status.tasks
    return tuple(task for task in status.tasks if wanted in task.shown_id.casefold()) or None


def _newest_first(status: BatchStatus) -> tuple[float, str]:
    return -status.batch.created_at.timestamp(), status.batch.id


# --- Row positions as ranges, each reported to a view at once ---


def runs(places: Sequence[int]) -> list[tuple[int, int]]:
    """Return ascending positions as (first, last) of each range: [1, 2, 3, 7] gives [(1, 3), (7, 7)]."""
    found: list[tuple[int, int]] = []
    for place in places:
        if found and place == found[-1][1] + 1:
            found[-1] = (found[-1][0], place)
        else:
            found.append((place, place))
    return found
