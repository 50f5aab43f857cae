"""The base of all table models: named columns over rows, answering only what is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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
    cells may show, if they are a few of ours, so that there is room for each in any language.
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
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(self.columns):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.columns[section].title
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if self.columns[section].right else _LEFT
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
