"""The preview's rows as they can be corrected: typed in place, by the context menu, for many rows at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain
from typing import Any, Protocol

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QMenu

from desktop_app.core.numbers.mending import Suggestion
from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.rows.corrections import Correction
from desktop_app.core.rows.list_row import ListRow
from desktop_app.services.ports import OpenList
from desktop_app.ui.batch.offline_cells import OfflineCells
from desktop_app.ui.parts.choices.choice_button import open_countries
from desktop_app.ui.parts.tables.data_table_model import Index
from desktop_app.ui.parts.tables.paged_table import positions
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.country_names import by_name
from desktop_app.ui.upload.lists import FirstList
from desktop_app.ui.upload.rows.preview_table import PHONE, STATUS, PreviewModel, PreviewTable

_EDIT = Qt.ItemDataRole.EditRole
_EDIT_KEYS = frozenset({Qt.Key.Key_F2, Qt.Key.Key_Return, Qt.Key.Key_Enter})
# Countries of the list that the menu has.
_MOST_FIRST = 5
# Rows whose corrections are in memory: more than the pages there have.
_MOST_KEPT = 5_000


class MendableRows(PreviewModel):
    """A preview whose numbers can be typed anew. Emits `typed(row, place, text)`; changes nothing."""

    typed = Signal(int, int, str)

    def __init__(
        self,
        store: OpenList | FirstList,
        corrections_of: Callable[[Sequence[int]], Sequence[Correction]],
        parent: QObject | None = None,
        offline: OfflineCells | None = None,
    ) -> None:
        super().__init__(store, parent, offline)
        self._corrections_of = corrections_of
        self._corrected: dict[int, dict[int, Correction]] = {}  # of the pages in memory: by row, by place
        self.retyped: tuple[int, int, str] | None = None  # what is to be edited in place of a number
        for at, column in enumerate(self.columns):
            if column.key == STATUS:
                self.columns[at] = replace(column, text=self._status, tip=self._tip)

    def renew(self, store: OpenList) -> None:
        """Show the same list after its rows were corrected, with selection and position as they are."""
        self._store = store
        self._pages.clear()
        self._corrected.clear()
        self.dataChanged.emit(self.index(0, 0), self.index(self.row_count() - 1, len(self.columns) - 1))

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return the usual flags; a number can be edited."""
        usual = super().flags(index)
        return usual | Qt.ItemFlag.ItemIsEditable if self._mendable(index) is not None else usual

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a cell's value; to be edited, the number that is meant."""
        if role == _EDIT:
            meant = self._mendable(index)
            if meant is None:
                return None
            return self.retyped[2] if self.retyped and self.retyped[:2] == meant[:2] else meant[2]
        return super().data(index, role)

    def setData(self, index: Index, value: Any, role: int = _EDIT) -> bool:  # noqa: N802 - Qt's name
        """Tell what was typed; the rows change once it has proved to be a number."""
        meant = self._mendable(index) if role == _EDIT else None
        if meant is not None and str(value).strip() != meant[2].strip():
            self.typed.emit(*meant[:2], str(value))
        return False

    def number_at(self, row: int) -> QModelIndex:
        """Return the cell of a row's first number with a problem or correction, or of its first one."""
        cells = [self.index(row, column) for column in self.phone_columns()]
        found = next((cell for cell in cells if self._mendable(cell, wanting=True) is not None), None)
        return found or next((cell for cell in cells if self._mendable(cell) is not None), QModelIndex())

    def cell_of(self, row: int, number: tuple[int, int]) -> QModelIndex:
        """Return the cell with a number (row of the list, place) in a row shown; an invalid index if it isn't there."""
        cells = (self.index(row, column) for column in self.phone_columns())
        meant = ((cell, self._mendable(cell)) for cell in cells)
        return next((cell for cell, each in meant if each is not None and each[:2] == number), QModelIndex())

    def row_numbers(self, places: Iterable[int]) -> list[int]:
        """Return the list's row numbers of some places; nothing is read for it."""
        only = self._only
        return [self._first + at for at in places] if only is None else [only[at] for at in places]

    def _mendable(self, index: Index, *, wanting: bool = False) -> tuple[int, int, str] | None:
        """Return the row, the place among its numbers, and the text of a cell's number that can be corrected.

        That is the first with a problem or a correction; without one the first, unless only those are `wanting`.
        """
        if self.may_grow or not index.isValid() or self.columns[index.column()].key != PHONE:
            return None
        row, slot = self.row_at(index.row()), self.phone_columns().index(index.column())
        if row is None:
            return None
        corrected = {place: each.text for place, each in self._corrected.get(row.row, {}).items()}
        numbers = [
            (place, number)
            for place, number in enumerate(row.all_numbers)
            if number.slot == slot and number.status is not NumberStatus.EMPTY
        ]
        first = [each for each in numbers if each[1].status is NumberStatus.INVALID or each[0] in corrected]
        for place, number in first or ([] if wanting else numbers):
            return row.row, place, corrected.get(place, number.raw)
        return None

    def _read(self, start: int) -> Sequence[ListRow]:
        rows = super()._read(start)
        if self.understanding.corrected:
            if len(self._corrected) > _MOST_KEPT:
                self._corrected.clear()
            for each in self._corrections_of([row.row for row in rows]):
                self._corrected.setdefault(each.row, {})[each.place] = each
        return rows

    def _status(self, row: ListRow) -> str:
        told = self.said_of(row)
        return words.tr("{}, corrected", "upload").format(told) if row.row in self._corrected else told

    def _tip(self, row: ListRow) -> str:
        texts = joining.listed(joining.quoted(each.text) for each in self._corrected.get(row.row, {}).values())
        return words.tr("Corrected: {}", "upload").format(texts) if texts else self.tip_of(row)


class Mends(Protocol):
    """What the rows' menu asks for."""

    def take(self, pattern: str, rows: Sequence[int] | None = None) -> None:
        """Take what a pattern suggests for some rows."""
        ...

    def read_as(self, rows: Sequence[int], country: str) -> None:
        """Read numbers of some rows as of a country."""
        ...

    def restore(self, rows: Sequence[int]) -> None:
        """Take corrections back."""
        ...

    def type_number(self, row: int, place: int, text: str) -> None:
        """Put a text in place of a number."""
        ...

    def suggestions_for(self, row: int) -> list[tuple[int, Suggestion]]:
        """Return what is suggested for a row."""
        ...

    def corrections_of(self, rows: Sequence[int]) -> list[Correction]:
        """Return the corrections of some rows."""
        ...


class RowMending(QObject):
    """Lets the rows of a preview be corrected: F2, Enter or a double click types, the context menu has the rest."""

    def __init__(self, table: PreviewTable, mends: Mends) -> None:
        super().__init__(table)
        self._table, self._mends = table, mends
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.doubleClicked.connect(self._edit_at)
        table.installEventFilter(self)
        table.more_actions = self.add_actions

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Begin to type with F2 or Enter."""
        if watched is self._table and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if self._table.state() == QAbstractItemView.State.EditingState:
                return False  # the field passes on the Enter that ends it
            plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
            if plain and event.key() in _EDIT_KEYS and self._edit_at(self._table.currentIndex()):
                return True
        return super().eventFilter(watched, event)

    def _edit_at(self, index: Index) -> bool:
        model = self._table.model()
        if not isinstance(model, MendableRows) or not index.isValid():
            return False
        exact = model.index(index.row(), index.column())
        cell = exact if model.flags(exact) & Qt.ItemFlag.ItemIsEditable else model.number_at(index.row())
        if cell.isValid():
            self._table.setCurrentIndex(cell)
            self._table.edit(cell)
        return cell.isValid()

    def type_again(self, row: int, place: int, text: str) -> None:
        """Go on with a text that wasn't taken, unless the person has gone elsewhere."""
        model, current = self._table.model(), self._table.currentIndex()
        if self._table.state() == QAbstractItemView.State.EditingState or not isinstance(model, MendableRows):
            return
        cell = model.cell_of(current.row(), (row, place))
        if cell.isValid():
            model.retyped = row, place, text
            self._table.edit(cell)
            model.retyped = None

    def add_actions(self, menu: QMenu) -> None:
        """Put what can be corrected in the marked rows before the other actions."""
        model, selected = self._table.model(), self._table.selectionModel()
        if not isinstance(model, MendableRows) or model.may_grow or selected is None or not selected.hasSelection():
            return
        rows = model.row_numbers(chain.from_iterable(positions(selected.selection())))
        first = menu.actions()[0] if menu.actions() else None
        current = model.number_at(self._table.currentIndex().row())
        added: list[QAction] = []
        if current.isValid():
            added.append(_action(menu, words.tr("Correct… (F2)", "upload"), lambda: self._edit_at(current)))
            row = model.row_at(current.row())
            added += self._suggested(menu, row.row) if row is not None and len(rows) == 1 else []
        if current.isValid() or len(rows) > 1:
            added.append(self._countries(menu, model, rows))
        many = len(rows) > _MOST_KEPT
        if model.understanding.corrected and (many or self._mends.corrections_of(rows)):
            back = words.tr("Take the correction back", "upload")
            added.append(_action(menu, back, lambda: self._mends.restore(rows)))
        if added:
            for action in added:
                menu.insertAction(first, action)  # type: ignore[arg-type]  # Qt takes none for the end
            menu.insertSeparator(first)  # type: ignore[arg-type]  # the same

    def _suggested(self, menu: QMenu, row: int) -> list[QAction]:
        text = words.tr("Take {}", "upload")
        return [
            _action(menu, text.format(each.found.e164), partial(self._mends.take, each.pattern, [row]))
            for _place, each in self._mends.suggestions_for(row)
        ]

    def _countries(self, menu: QMenu, model: MendableRows, rows: Sequence[int]) -> QAction:
        """Offer the list's own countries, and all others to be searched: as a menu they would cover the screen."""
        read_as = partial(self._mends.read_as, rows)

        def choose() -> None:
            open_countries(menu.pos(), self._table, read_as)

        counts = model.understanding.countries
        own = sorted(counts, key=lambda code: (-counts[code], code))[:_MOST_FIRST]
        if not own:
            return _action(menu, words.tr("Read as a number of…", "upload"), choose)
        within = QMenu(words.tr("Read as a number of", "upload"), menu)
        for code, name in by_name(own).items():
            within.addAction(_action(within, words.verbatim(name), partial(read_as, code)))
        within.addSeparator()
        within.addAction(_action(within, words.tr("Another country…", "upload"), choose))
        return within.menuAction()


def _action(menu: QMenu, text: str, act: Callable[[], object]) -> QAction:
    action = QAction(text, menu)
    action.triggered.connect(lambda _checked=False: act())
    return action
