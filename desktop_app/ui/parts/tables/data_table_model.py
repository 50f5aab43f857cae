"""Table models: named columns over rows, read from elsewhere or held in memory, answering only what is asked."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Generic, NamedTuple, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

Row = TypeVar("Row")
Index = QModelIndex | QPersistentModelIndex
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


class Role(IntEnum):
    """The roles our delegates ask for besides the text; any model may answer them."""

    ICON = Qt.ItemDataRole.UserRole + 1  # an icon's name
    TONE = Qt.ItemDataRole.UserRole + 2  # a palette colour's name
    PROGRESS = Qt.ItemDataRole.UserRole + 3  # 0..1
    SORT = Qt.ItemDataRole.UserRole + 4  # what to sort by
    ROW = Qt.ItemDataRole.UserRole + 5  # the row's own object


@dataclass(frozen=True, slots=True)
class Column(Generic[Row]):
    """One column. `text` is what is shown, copied and spoken; the other functions are optional looks of a cell.

    `width` in pixels, 0 leaves it to the table; `sort` returns None for rows that come last. `among`: all words its
    cells may show, if they are a few of ours, so that there is room for each in any language. `known` returns False as
    long as a row's text has yet to come.
    """

    key: str
    title: str
    text: Callable[[Row], str]
    right: bool = False
    width: int = 0
    tone: Callable[[Row], str] | None = None
    icon: Callable[[Row], str] | None = None
    progress: Callable[[Row], float | None] | None = None
    sort: Callable[[Row], Any] | None = None
    tip: Callable[[Row], str] | None = None
    among: tuple[str, ...] = ()
    known: Callable[[Row], bool] | None = None


class CellLook(NamedTuple):
    """The drawn properties of a cell; `icon` and `tone` are "" for none, `flags` are for its alignment."""

    text: str
    icon: str
    tone: str
    flags: int


def look_of(column: Column[Row], row: Row) -> CellLook:
    """Return a column's look for a row."""
    return CellLook(
        column.text(row),
        column.icon(row) if column.icon else "",
        column.tone(row) if column.tone else "",
        _RIGHT if column.right else _LEFT,
    )


class DataTableModel(QAbstractTableModel, Generic[Row]):
    """Takes its rows from a subclass (`row_count`, `row_at`) or from memory (`ListTableModel`)."""

    def __init__(self, columns: Sequence[Column[Row]], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.columns = list(columns)

    def row_count(self) -> int:
        """Return the number of rows."""
        raise NotImplementedError

    def row_at(self, at: int) -> Row | None:
        """Return row `at`, or None while it is being fetched: its cells stay empty until `dataChanged`."""
        raise NotImplementedError

    def column_at(self, key: str) -> int:
        """Return the position of the column called `key`."""
        return next(at for at, column in enumerate(self.columns) if column.key == key)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default, never changed
        """Return the number of rows at the top; a table has none below."""
        return 0 if parent.isValid() else self.row_count()

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default, never changed
        """Return the number of columns."""
        return 0 if parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a cell's value.

        Unused roles are rejected early, because a repaint asks a thousand times, mostly for them.
        """
        column = self.columns[index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if column.right else _LEFT
        answer = _ANSWERS.get(role)
        if answer is None or not index.isValid():
            return None
        made = answer(column)
        row = None if made is None else self.row_at(index.row())
        return None if made is None or row is None else made(row)

    def look(self, index: Index) -> CellLook | None:
        """Return at once what four roles would return one by one, which halves the drawing time."""
        column, row = self.columns[index.column()], self.row_at(index.row())
        if row is None:
            return None
        return look_of(column, row)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the columns' titles, aligned as their cells."""
        return header_of(self.columns, section, orientation, role)


def header_of(columns: Sequence[Column[Any]], section: int, orientation: Qt.Orientation, role: int) -> Any:
    """Return what a model with these columns says of a header: a column's title, aligned as its cells."""
    if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(columns):
        return None
    if role == Qt.ItemDataRole.DisplayRole:
        return columns[section].title
    if role == Qt.ItemDataRole.TextAlignmentRole:
        return _RIGHT if columns[section].right else _LEFT
    return None


_ANSWERS: dict[int, Callable[[Column[Any]], Callable[[Any], Any] | None]] = {
    Qt.ItemDataRole.DisplayRole: lambda column: column.text,
    Qt.ItemDataRole.ToolTipRole: lambda column: column.tip,
    Role.ICON: lambda column: column.icon,
    Role.TONE: lambda column: column.tone,
    Role.PROGRESS: lambda column: column.progress,
    Role.SORT: lambda column: column.sort or column.text,
    Role.ROW: lambda _column: _itself,
}


def _itself(row: Any) -> Any:
    return row


class ListTableModel(DataTableModel[Row]):
    """Changed only by `set_rows`, `replace` and `sort`.

    With an `identity` (a row's id) selected rows stay selected, wherever `set_rows` puts them. Once sorted by a
    column it stays sorted.
    """

    def __init__(
        self,
        columns: Sequence[Column[Row]],
        rows: Iterable[Row] = (),
        *,
        identity: Callable[[Row], Hashable] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(columns, parent)
        self._rows = list(rows)
        self._identity = identity
        self._sorted: tuple[int, Qt.SortOrder] | None = None

    @property
    def rows(self) -> Sequence[Row]:
        """The rows as shown."""
        return self._rows

    def row_count(self) -> int:
        """Return the number of rows."""
        return len(self._rows)

    def row_at(self, at: int) -> Row | None:
        """Return a row, or None beyond the last."""
        return self._rows[at] if 0 <= at < len(self._rows) else None

    def set_rows(self, rows: Iterable[Row]) -> None:
        """Show these rows. Without an `identity`, a different number of rows loses the selection."""
        new = list(rows)
        if self._sorted is not None:
            new = [new[at] for at in self._order(new, *self._sorted)]
        if self._identity is not None:
            self._merge(new, self._identity)
        elif len(new) != len(self._rows):
            self.beginResetModel()
            self._rows = new
            self.endResetModel()
            return
        self._rows = new
        self._changed(0, len(new) - 1)

    def replace(self, at: int, row: Row) -> None:
        """Replace one changed row in place."""
        self._rows[at] = row
        self._changed(at, at)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by the column's `sort`, else its text; rows without a value come last either way. -1: as they come."""
        if not 0 <= column < len(self.columns):
            self._sorted = None
            return
        self._sorted = (column, order)
        self._rearrange(self._order(self._rows, column, order))

    def _order(self, rows: Sequence[Row], column: int, order: Qt.SortOrder) -> list[int]:
        key = self.columns[column].sort or self.columns[column].text
        keys = [key(row) for row in rows]
        valued = [at for at, value in enumerate(keys) if value is not None]
        valued.sort(key=keys.__getitem__, reverse=order == Qt.SortOrder.DescendingOrder)
        return valued + [at for at, value in enumerate(keys) if value is None]

    def _merge(self, new: list[Row], identity: Callable[[Row], Hashable]) -> None:
        place = {identity(row): at for at, row in enumerate(new)}
        for at in reversed(range(len(self._rows))):
            if identity(self._rows[at]) not in place:
                self.beginRemoveRows(QModelIndex(), at, at)
                del self._rows[at]
                self.endRemoveRows()
        known = {identity(row) for row in self._rows}
        added = [row for row in new if identity(row) not in known]
        if added:
            self.beginInsertRows(QModelIndex(), len(self._rows), len(self._rows) + len(added) - 1)
            self._rows += added
            self.endInsertRows()
        self._rearrange(sorted(range(len(self._rows)), key=lambda at: place[identity(self._rows[at])]))

    def _rearrange(self, order: list[int]) -> None:
        """Move row `order[n]` to place n."""
        if order == list(range(len(order))):
            return
        self.layoutAboutToBeChanged.emit()
        kept = self.persistentIndexList()  # only now: views register what to keep when they get the signal
        self._rows = [self._rows[at] for at in order]
        place = {before: now for now, before in enumerate(order)}
        self.changePersistentIndexList(kept, [self.index(place[index.row()], index.column()) for index in kept])
        self.layoutChanged.emit()

    def _changed(self, first: int, last: int) -> None:
        if last >= first:
            self.dataChanged.emit(self.index(first, 0), self.index(last, len(self.columns) - 1))
