"""The model of an unsent list's rows, paged by key: a million rows cost as much as one page."""

from __future__ import annotations

from array import array
from collections import OrderedDict
from collections.abc import Callable, Sequence

from PySide6.QtCore import QModelIndex, QObject, Qt

from desktop_app.core.detection.table import ImportSummary
from desktop_app.core.rows.list_row import ListRow
from desktop_app.services.ports import OpenList
from desktop_app.ui.parts.tables.data_table_model import Column, DataTableModel
from desktop_app.ui.text import words
from desktop_app.ui.text.number_words import e164_words, status_icon, status_tip, status_tone, status_words
from desktop_app.ui.upload.lists import FirstList
from desktop_app.ui.upload.reading.import_choices import one_line

PAGE = 64
# Pages kept: a few screens around the current position.
_KEPT = 24
ROW, PHONE, E164, STATUS = "row", "phone", "e164", "status"


class PreviewModel(DataTableModel[ListRow]):
    """Columns: `#`, the numbers with their verdicts, then the list's other columns in order."""

    def __init__(self, store: OpenList | FirstList, parent: QObject | None = None) -> None:
        super().__init__(_columns(store.understanding), parent)
        self._store = store
        self._first = store.understanding.shape.first_data_row
        self._total = store.count if isinstance(store, FirstList) else store.understanding.counts.rows
        self._only: array[int] | None = None
        self._pages: OrderedDict[int, Sequence[ListRow]] = OrderedDict()

    def grow(self, whole: OpenList) -> bool:
        """Continue with the whole list whose beginning is shown, keeping selection and position.

        Return False and do nothing if the whole list isn't the same table.
        """
        before, total = self._total, whole.understanding.counts.rows
        columns = self._more_columns(whole.understanding)
        if not self.may_grow or columns is None or not 0 < before <= total:
            return False
        if columns:
            self.beginInsertColumns(QModelIndex(), len(self.columns), len(self.columns) + len(columns) - 1)
            self.columns += columns
            self.endInsertColumns()
        if total > before:
            self.beginInsertRows(QModelIndex(), before, total - 1)
        self._store, self._total = whole, total
        self._pages.clear()
        if total > before:
            self.endInsertRows()
        self.dataChanged.emit(self.index(0, 0), self.index(before - 1, len(self.columns) - 1))
        return True

    def show_only(self, rows: array[int] | None) -> None:
        """Show the rows with these numbers; None: all."""
        self.beginResetModel()
        self._only = rows
        self._pages.clear()
        self.endResetModel()

    @property
    def understanding(self) -> ImportSummary:
        """The understanding of the list, without counts while the list may grow."""
        return self._store.understanding

    @property
    def may_grow(self) -> bool:
        """True if it shows only the beginning of a list."""
        return isinstance(self._store, FirstList)

    def _more_columns(self, found: ImportSummary) -> list[Column[ListRow]] | None:
        """Return the columns that only later rows have, or None if the first ones differ from the current ones."""
        columns = _columns(found)
        mine = [(column.key, column.title) for column in self.columns]
        same = found.shape.first_data_row == self._first and mine == [
            (column.key, column.title) for column in columns[: len(mine)]
        ]
        return columns[len(mine) :] if same else None

    def row_count(self) -> int:
        """Return the number of all rows, or of those the filter leaves."""
        return self._total if self._only is None else len(self._only)

    def row_at(self, at: int) -> ListRow | None:
        """Return a row from its page; a page not in memory is read by key (some 0.2 ms)."""
        page, place = divmod(at, PAGE)
        rows = self._pages.get(page)
        if rows is None:
            rows = self._pages[page] = self._read(page * PAGE)
            while len(self._pages) > _KEPT:
                self._pages.popitem(last=False)
        else:
            self._pages.move_to_end(page)
        return rows[place] if 0 <= place < len(rows) else None

    def _read(self, start: int) -> Sequence[ListRow]:
        # Rows follow each other without gaps, blank ones included.
        if self._only is None or isinstance(self._store, FirstList):
            return self._store.page(self._first + start, min(PAGE, self._total - start))
        return [found.row for found in self._store.rows(self._only[start : start + PAGE])]

    def phone_columns(self) -> tuple[int, ...]:
        """Return the positions of the phone columns."""
        return tuple(at for at, column in enumerate(self.columns) if column.key == PHONE)

    def marked_columns(self) -> tuple[int, ...]:
        """Return the positions of the phone columns and of the columns with the numbers' verdicts."""
        return tuple(at for at, column in enumerate(self.columns) if column.key in {PHONE, E164, STATUS})

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the titles; for screen readers, mark the column with the numbers."""
        if role == Qt.ItemDataRole.AccessibleTextRole and 0 <= section < len(self.columns):
            title = self.columns[section].title
            if self.columns[section].key == PHONE:
                return words.tr("{}, the column with the numbers", "upload").format(title)
            return title
        return super().headerData(section, orientation, role)


def _columns(found: ImportSummary) -> list[Column[ListRow]]:
    shape = found.shape
    phones = shape.phone_columns
    others = [
        Column(f"cell:{column.index}", _title(column.name), _cell(column.index))
        for column in shape.columns
        if column not in phones
    ]
    number: Column[ListRow] = Column(ROW, "#", lambda row: words.number(row.row), tone=lambda _row: "muted", right=True)
    numbers: list[Column[ListRow]] = [
        Column(PHONE, _title(column.name), _cell(column.index)) for column in shape.phone_columns
    ]
    return [number, *numbers, *(_verdict_columns() if phones else ()), *others]


def _verdict_columns() -> list[Column[ListRow]]:
    return [
        Column(E164, "E.164", e164_words, tip=_several_tip),
        Column(
            STATUS,
            words.tr("Number", "upload"),
            status_words,
            icon=status_icon,
            tone=status_tone,
            tip=status_tip,
        ),
    ]


def _several_tip(row: ListRow) -> str:
    return status_tip(row) if row.numbers else ""


def _title(name: str) -> str:
    return one_line(name) if name.strip() else ""


def _cell(at: int) -> Callable[[ListRow], str]:
    return lambda row: row.cells[at] if at < len(row.cells) else ""
