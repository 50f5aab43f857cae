"""Shows rows that can be counted, searched and filtered: cards, bar, table, and a chart beside it."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Coroutine, Hashable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Generic, Protocol, TypeVar

from PySide6.QtCore import QItemSelectionModel, Qt, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from desktop_app.core.errors import DialproofError
from desktop_app.core.results.comparison import ChangeFilter
from desktop_app.core.rows.list_row import RowFilter
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.look import theme
from desktop_app.ui.parts.banner import EmptyState
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.layout.card import Card
from desktop_app.ui.results.count_card import ALL, CountCards
from desktop_app.ui.results.filter_bar import FilterBar
from desktop_app.ui.results.latest import Latest
from desktop_app.ui.results.row_table import PagedModel, RowTable
from desktop_app.ui.text.field_words import shown_with

GAP = theme.M - theme.XS
_NO_UPDATE = QItemSelectionModel.SelectionFlag.NoUpdate

Filter = TypeVar("Filter", RowFilter, ChangeFilter)
Row = TypeVar("Row")


class Closable(Protocol):
    """A file to read from."""

    def close(self) -> None:
        """Close it."""
        ...


Opened = TypeVar("Opened", bound=Closable)


class OnDemand(Generic[Opened]):
    """A file that is opened at its first read, and closed while nobody looks: then it may be deleted or moved."""

    def __init__(self, open_file: Callable[[], Opened]) -> None:
        self._open = open_file
        self._opened: Opened | None = None

    @property
    def now(self) -> Opened:
        """The open file; raises what opening it raises."""
        if self._opened is None:
            self._opened = self._open()
        return self._opened

    def close(self) -> None:
        """Close the file; the next read opens it again."""
        if self._opened is not None:
            self._opened.close()
            self._opened = None


class FilteredView(QWidget, Generic[Filter, Row]):
    """Draws its filter, and has the rows for it selected. A subclass says what its filter means, and draws the chart.

    Emits `came(rows, shown)`: the rows in total, and those shown now. `failed(error)`: a query failed.
    """

    came = Signal(int, int)
    failed = Signal(object)

    def __init__(
        self,
        context: PageContext,
        task: str,
        everything: Filter,
        parts: tuple[CountCards, FilterBar, RowTable, Card],
        nothing: tuple[str, str],
    ) -> None:
        """Make the view of these parts.

        `task` begins the runner's names for its queries; `everything` is the filter that leaves nothing out; `nothing`
        has the words for no row, and for the button below them that shows all.
        """
        super().__init__()
        self._context = context
        self._everything: Filter = everything
        self._filter: Filter = everything
        self._shown: Filter = everything
        self._fitted = False
        self.cards, self.bar, self.table, self._chart = parts
        self.model: PagedModel[Row] = self.table.rows
        self.nothing = EmptyState("search", nothing[0], "", [Button(nothing[1], clicked=self.show_all)])
        self._rows: Latest[array[int]] = Latest(context.runner, f"{task} rows")
        self._file: OnDemand[Any] | None = None
        self._left = QStackedWidget()
        self._column = QVBoxLayout(self)
        self._lay_out()
        self._connect_parts()

    def _lay_out(self) -> None:
        empty = Card()
        empty.add(self.nothing)
        self._left.addWidget(Card.around(self.table))
        self._left.addWidget(empty)
        both = QHBoxLayout()
        both.setSpacing(GAP)
        both.addWidget(self._left, 1)
        both.addWidget(self._chart)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(GAP)
        self._column.addWidget(self.cards)
        self._column.addWidget(self.bar)
        self._column.addLayout(both, 1)

    def _connect_parts(self) -> None:
        self.cards.chosen.connect(self._take_card)
        self.bar.search_changed.connect(lambda text: self._ask(replace(self._filter, search=text.strip())))
        self.bar.dropped.connect(lambda key: self._ask(self._without(key)))
        self.bar.filters.left.connect(self.table.setFocus)
        self.bar.down.connect(self._into_rows)
        self.bar.all_wanted.connect(self.show_all)
        self.bar.chart_toggled.connect(self._chart.setVisible)
        self.model.sort_wanted.connect(
            lambda key, down: self._ask(replace(self._filter, sort=key, descending=bool(key) and down))
        )

    def set_low(self, low: bool) -> None:
        """Reduce margins and gaps in a low window."""
        self._column.setSpacing(theme.S if low else GAP)
        self.cards.set_low(low)
        self._chart.set_low(low)

    def _into_rows(self) -> None:
        """Move the focus from the search into the list."""
        if self.model.rowCount():
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)
            if not self.table.selectionModel().hasSelection():
                self.table.selectRow(max(0, self.table.currentIndex().row()))

    # --- What is shown, and of what ---

    def _start(self, file: OnDemand[Any], wanted: Filter) -> None:
        """Show another file, with this filter."""
        self._file, self._filter, self._shown = file, wanted, self._everything
        self._fitted = False
        self.bar.clear()

    def end(self) -> None:
        """Ignore the queries under way, and close the file."""
        self._rows.drop()
        if self._file is not None:
            self._file.close()
        self._file = None

    def hideEvent(self, event: QHideEvent) -> None:
        """Close the file while hidden."""
        if self._file is not None:
            self._file.close()
        super().hideEvent(event)

    @property
    def shown(self) -> Filter:
        """The filter of the rows in the table."""
        return self._shown

    @property
    def narrowed(self) -> bool:
        """True if a filter or search is set or about to be."""
        return self._narrows(self._filter) or bool(self.bar.search.text())

    def _narrows(self, wanted: Filter) -> bool:
        """Return True if the filter leaves anything out."""
        return bool(replace(wanted, sort="", descending=False) != self._everything)

    def read(self, numbers: Sequence[int]) -> list[Row]:
        """Return these rows; none if they can't be read."""
        try:
            return self._read(numbers)
        except DialproofError as error:
            self.failed.emit(error)
            return []

    # --- What a filter means: for the subclasses ---

    def _read(self, numbers: Sequence[int]) -> list[Row]:
        raise NotImplementedError

    def _select(self, wanted: Filter) -> Coroutine[Any, Any, array[int]]:
        """Return the query for the rows that match."""
        raise NotImplementedError

    def _count(self) -> int:
        """Return the number of all rows."""
        raise NotImplementedError

    def _fields(self) -> Mapping[int, str]:
        """Return the names of the answers' values by their places; some are shown in other words."""
        raise NotImplementedError

    def _card(self, wanted: Filter) -> str:
        """Return the card that filters; `ALL` for none."""
        raise NotImplementedError

    def _with_card(self, key: str) -> Filter:
        raise NotImplementedError

    def _chips(self, wanted: Filter) -> list[tuple[Hashable, str]]:
        """Return the active filters by key and words, without the search."""
        raise NotImplementedError

    def _without(self, key: Hashable) -> Filter:
        raise NotImplementedError

    def _name_nothing(self, answered: Filter) -> None:
        """Say which rows there are none of."""

    def _filter_changed(self, before: Filter) -> None:
        """Show what else goes by the filter."""
        raise NotImplementedError

    # --- Queries and answers ---

    def show_all(self) -> None:
        """Remove all filters and the search; keep the order."""
        self._let_go()
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _let_go(self) -> None:
        self.bar.clear()
        self._ask(replace(self._everything, sort=self._filter.sort, descending=self._filter.descending))

    def _take_card(self, key: str) -> None:
        if key == ALL:
            self._let_go()
        else:
            self._ask(self._with_card(key))

    def _ask(self, wanted: Filter) -> None:
        before, self._filter = self._filter, wanted
        if wanted != before and self._file is not None:
            self._show_filters()
            self._find()
            self._filter_changed(before)

    def _show_filters(self) -> None:
        card = self._card(self._filter)
        self.bar.show_filters(self._chips(self._filter))
        self.cards.choose("" if card == ALL and self._narrows(self._filter) else card)

    def _find(self) -> None:
        """Have the rows selected that match the filter, also by the words shown for their values."""
        if self._file is None:
            return
        wanted = self._spelled(self._filter)
        self.bar.wait()
        self._rows.ask(lambda: self._select(wanted), lambda found: self._show_rows(wanted, found), self.failed.emit)

    def _spelled(self, wanted: Filter) -> Filter:
        """Return the filter with the values that a search finds by the words shown for them."""
        return replace(wanted, also=shown_with(self._fields(), wanted.search))

    def _show_rows(self, answered: Filter, found: array[int]) -> None:
        if self._file is None:
            return
        self.table.show_rows(found, same_question=answered == self._shown)
        searched, self._shown = answered.search != self._shown.search, answered
        if found and not self.table.currentIndex().isValid():  # otherwise the keyboard focus would be invisible
            self.table.selectionModel().setCurrentIndex(self.model.index(0, 0), _NO_UPDATE)
        if found and not self._fitted:  # by unfiltered rows
            self.table.fit_columns()
            self._fitted = True
        self.table.mark(answered.search)
        if searched:
            self.table.reveal(answered.search)
        self._name_nothing(answered)
        count = self._count()
        self.bar.show_count(len(found), count, filtered=self._narrows(answered))
        self._left.setCurrentIndex(0 if found else 1)
        self.came.emit(count, len(found))
