"""A table model over rows in memory, for up to some thousands of them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TypeVar

from PySide6.QtCore import QModelIndex, QObject, Qt

from desktop_app.ui.parts.tables.data_table_model import Column, DataTableModel

Row = TypeVar("Row")


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
