"""Shows the rows of a list's results and the value chart beside them, and runs their queries."""

from __future__ import annotations

import re
from array import array
from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QItemSelectionModel, QObject, QPoint, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from desktop_app.core.rows.list_row import AnsweredRow, ColumnValue, RowFilter
from desktop_app.core.service.settings import Setting
from desktop_app.ui.commands.binding import bind
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.look import theme
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.empty_state import EmptyState
from desktop_app.ui.parts.layout.card import Card
from desktop_app.ui.parts.tables.column_choice import ColumnChoice, ColumnKeeping, ColumnPopup
from desktop_app.ui.parts.tables.data_table_model import Column
from desktop_app.ui.results import counts
from desktop_app.ui.results.chart.value_chart import ChartColumn, ValueChart, value_said
from desktop_app.ui.results.columns import columns_of
from desktop_app.ui.results.filter_bar import FilterBar
from desktop_app.ui.results.latest import Latest
from desktop_app.ui.results.list_reader import ListReader
from desktop_app.ui.results.row_model import RowModel
from desktop_app.ui.results.row_table import RowTable
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.known_values import shown_with

_GAP = theme.M - theme.XS
_KIND = "kind"  # the chip of the count that filters
_NO_UPDATE = QItemSelectionModel.SelectionFlag.NoUpdate


class RowsView(QWidget):
    """`begin` with a batch, `show_columns` and `refresh` whenever it has changed, `end` when nobody looks any more.

    Emits `came(rows, shown)`: all rows, and those shown now. `failed(error)`: a query failed. `all_wanted`: the
    person wants all rows, which also needs the count above reset; `kind_dropped`: only the count reset. `told(kind)`:
    it shows this count's rows, or some of them; "" for some of all.
    """

    came = Signal(int, int)
    failed = Signal(object)
    all_wanted = Signal()
    kind_dropped = Signal()
    told = Signal(str)

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self._batch_id = ""
        self._reader: ListReader | None = None
        self._filter = RowFilter()
        self._shown = RowFilter()  # the filter of the rows in the table
        self._kind = counts.ALL
        self._names: tuple[str, ...] = ()
        self._fitted = False
        self._rows: Latest[array[int]] = Latest(context.runner, "results rows")
        self._tally: Latest[dict[str, int]] = Latest(context.runner, "results tally")
        placeholder = words.tr("Search all cells, numbers and answers", "results")
        self.bar = FilterBar(placeholder, words.tr("Search the results", "results"), columns=True)
        self.model = RowModel()
        self.table = RowTable(self.model, numbers=lambda row: (each.e164 for each in row.row.all_numbers))
        self.chart = ValueChart()
        self.columns = ShownColumns(self.table)
        self._build()
        self._connect()

    def _build(self) -> None:
        show_all = Button(words.tr("Show all rows", "results"), clicked=self.all_wanted.emit)
        nothing = Card()
        nothing.add(EmptyState("search", words.tr("No row matches", "results"), "", [show_all]))
        self._left = QStackedWidget()
        self._left.addWidget(Card.around(self.table))
        self._left.addWidget(nothing)
        both = QHBoxLayout()
        both.setSpacing(_GAP)
        both.addWidget(self._left, 1)
        both.addWidget(self.chart)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        column.addWidget(self.bar)
        column.addLayout(both, 1)

    def set_low(self, low: bool) -> None:
        """Reduce the gaps in a low window."""
        self._column.setSpacing(theme.S if low else _GAP)
        self.chart.set_low(low)

    def _connect(self) -> None:
        self.bar.search_changed.connect(lambda text: self._ask(replace(self._filter, search=text.strip())))
        self.bar.dropped.connect(self._drop)
        self.bar.filters.left.connect(self.table.setFocus)
        self.bar.down.connect(self._into_rows)
        self.bar.all_wanted.connect(self.all_wanted)
        self.bar.chart_toggled.connect(self.chart.setVisible)
        self.model.sort_wanted.connect(
            lambda key, down: self._ask(replace(self._filter, sort=key, descending=bool(key) and down))
        )
        self.columns.columns_changed.connect(lambda _choice: self._show_columns())
        journal, opener = self._context.services.journal, self.bar.columns
        keeping = ColumnKeeping(
            self.columns, journal, Setting.RESULTS_COLUMNS, "results.columns", opener, self._context.show_error
        )
        opener.clicked.connect(lambda _checked=False: keeping.choose())
        header = self.table.horizontalHeader()
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header.customContextMenuRequested.connect(self._header_menu)
        self.table.copying.connect(self._copying)
        self.table.copied.connect(self._copied)
        self.table.copy_stopped.connect(self._copy_stopped)
        self.table.copied_none.connect(self._copied_none)
        bind("results.numbers", self.table, self.table.copy_numbers, when=self._any_selected)
        self.chart.column_chosen.connect(self._column_chosen)
        self.chart.picked.connect(self._pick)

    def _into_rows(self) -> None:
        """Move the focus from the search into the list."""
        if self.model.rowCount():
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)
            if not self.table.selectionModel().hasSelection():
                self.table.selectRow(max(0, self.table.currentIndex().row()))

    # --- The list shown ---

    def begin(self, batch_id: str, reader: ListReader) -> None:
        """Show another batch, or the same with other columns, without the former filters."""
        self._batch_id, self._reader = batch_id, reader
        self._filter = self._shown = RowFilter()
        self._kind = counts.ALL
        self._names = ()
        self._fitted = False
        self.bar.clear()
        self.chart.forget_column()
        self.model.start(lambda _numbers: [], [], array("i"))

    def end(self) -> None:
        """Ignore all queries under way."""
        for question in (self._rows, self._tally):
            question.drop()
        self._reader = None

    def show_columns(self, names: tuple[str, ...]) -> bool:
        """Show the list's own columns and the result columns `names`; return True if they differ from before.

        Raises `DialproofError` if the list is lost.
        """
        if self._reader is None or (self.model.columns and names == self._names):
            return False
        self._names = names
        opened = self._reader.opened
        self.columns.take(columns_of(opened, names), opened.columns, names)
        self._show_columns()
        self.chart.set_columns(names, self._reader.opened.columns)
        return True

    def _show_columns(self) -> None:
        if self._reader is not None:
            columns, sort = self.columns.shown(), self._filter.sort
            if sort and sort not in {column.key for column in columns}:  # the sort order would be invisible
                sort = ""
                self._ask(replace(self._filter, sort="", descending=False))
            self.table.show_columns(self._reader.rows, columns, sort, self._filter.descending)

    def _header_menu(self, at: QPoint) -> None:
        self.columns.choose_columns(self.table.horizontalHeader().mapToGlobal(at))

    # --- Queries and answers ---

    @property
    def narrowed(self) -> bool:
        """True if a filter or search is set or about to be."""
        return _filters(self._filter) or bool(self.bar.search.text())

    def narrow(self, kind: str) -> None:
        """Show only the rows of one of the counts."""
        self._kind = kind
        self._ask(counts.narrowed(self._filter, kind))

    def show_all(self, *, hand_over: bool = True) -> None:
        """Remove count, search and values; keep the order. `hand_over`: focus the rows."""
        self.bar.clear()
        self._kind = counts.ALL
        self._ask(RowFilter(sort=self._filter.sort, descending=self._filter.descending))
        if hand_over:
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def refresh(self) -> None:
        """Repeat the queries for the rows and the chart."""
        self._count_values()
        self._select()

    @property
    def shown(self) -> RowFilter:
        """The filter of the rows in the table."""
        return self._shown

    def _ask(self, wanted: RowFilter) -> None:
        if wanted != self._filter:
            counted, self._filter = self._counted_rows(), wanted
            self._show_filters()
            self._select()
            if self._counted_rows() != counted:
                self._count_values()

    def _show_filters(self) -> None:
        """Show the active filters, above the rows and in the chart."""
        chips: list[tuple[object, str]] = []
        if (said := counts.title(self._kind)) and self._kind != counts.ALL:
            chips.append((_KIND, said))
        chips += [(each, self._said(each)) for each in self._filter.values]
        self.bar.show_filters(chips)
        self.told.emit("" if self._kind == counts.ALL and _filters(self._filter) else self._kind)
        self._mark_values()

    def _said(self, wanted: ColumnValue) -> str:
        column = ChartColumn(wanted.place, wanted.own)
        said = value_said(self.chart.field_of(column), wanted.value)
        return joining.named(self.chart.column_name(column), said)

    def _mark_values(self) -> None:
        here = self.chart.column
        wanted = [each.value for each in self._filter.values if here == (each.place, each.own)]
        self.chart.pick(wanted)

    def _drop(self, key: object) -> None:
        if key == _KIND:
            self.kind_dropped.emit()
        else:
            self._ask(replace(self._filter, values=tuple(each for each in self._filter.values if each != key)))

    def _select(self) -> None:
        if self._reader is None:
            return
        batch_id = self._batch_id
        wanted = replace(self._filter, also=shown_with(self._names, self._filter.search))
        self.bar.wait()
        self._rows.ask(
            lambda: self._context.services.results.select(batch_id, wanted),
            lambda found: self._show_rows(wanted, found),
            self.failed.emit,
        )

    def _show_rows(self, answered: RowFilter, found: array[int]) -> None:
        if self._reader is None:
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
        rows = self._reader.opened.understanding.counts.rows
        self.bar.show_count(len(found), rows, filtered=_filters(answered))
        self._left.setCurrentIndex(0 if found else 1)
        self.came.emit(rows, len(found))

    # --- Chart ---

    def _count_values(self) -> None:
        if self._reader is None:
            return
        batch_id, column, results = self._batch_id, self.chart.column, self._context.services.results
        if column is None:
            self.chart.show_tally({})
            return
        rows = self._counted_rows()
        rows = replace(rows, also=shown_with(self._names, rows.search))
        own, place = (column.place, None) if column.own else (None, column.place)

        def show(found: dict[str, int]) -> None:
            self.chart.show_tally(found, some=_filters(rows))

        self._tally.ask(lambda: results.tally(batch_id, place, own=own, rows=rows), show, self.failed.emit)

    def _counted_rows(self) -> RowFilter:
        """Return the filter for the chart: that of the rows, without the chart's own column.

        So more values of that column can be picked.
        """
        here = self.chart.column
        others = tuple(each for each in self._filter.values if here != (each.place, each.own))
        return replace(self._filter, values=others, sort="", descending=False)

    def _column_chosen(self, _column: object) -> None:
        """Count another column; keep the filters."""
        self._mark_values()
        self._count_values()

    def _pick(self, value: str) -> None:
        """Toggle the filter by a value of the chart's column; several values of a column are alternatives."""
        column = self.chart.column
        if column is None:
            return
        picked, others = ColumnValue(column.place, value, column.own), self._filter.values
        left = tuple(each for each in others if each != picked)
        self._ask(replace(self._filter, values=left if len(left) < len(others) else (*others, picked)))

    # --- Copying ---

    def _copying(self, rows: int) -> None:
        self.bar.say(words.counted(rows, "Copying %n row…", "Copying %n rows…"))

    def _copied(self, rows: int, selected: int) -> None:
        self.bar.say("")
        if rows < selected:
            said = words.tr("The first {} of {} rows were copied. An export takes them all.", "results")
            self._context.show_info(said.format(words.number(rows), words.number(selected)))

    def _any_selected(self) -> bool:
        return self.table.selectionModel().hasSelection()

    def _copied_none(self) -> None:
        self.bar.say("")
        self._context.show_info(words.tr("The selected rows have no number that can be sent.", "results"))

    def _copy_stopped(self) -> None:
        self.bar.say("")
        self._context.show_info(words.tr("Nothing was copied: the list was left or changed meanwhile.", "results"))


def _filters(rows: RowFilter) -> bool:
    """Return True if the filter leaves anything out."""
    return replace(rows, sort="", descending=False) != RowFilter()


# The shown columns: the person's choice, stored by names that the next list's columns have as well.


_FIXED = 2  # the row and the number: without them nobody would know whose answers these are
# A name such as "+44 20 7946 0958" or "a@example.com" is personal data from a list without a header. It isn't stored.
_PERSONAL = re.compile(r"@|(\d[\s().-]*){5}")


class ShownColumns(QObject):
    """Emits `columns_changed(choice)` when a person chose others."""

    columns_changed = Signal(object)

    def __init__(self, view: QWidget) -> None:
        super().__init__(view)
        self._view = view
        self._saved: object = None
        self._columns: dict[str, Column[AnsweredRow]] = {}
        self._first = self.choice = ColumnChoice.first([])

    def remember(self, saved: object) -> None:
        """Take over the stored choice."""
        self._saved = saved

    def to_keep(self) -> ColumnChoice:
        """Return the choice without columns whose names may be personal data."""
        return self.choice.without(frozenset(key for key in self._columns if key.startswith("cell:")))

    def take(self, columns: Sequence[Column[AnsweredRow]], own: Sequence[str], results: Sequence[str]) -> None:
        """Take over a list: all of its columns, the names of its own ones, and those of its results."""
        self._columns = dict(zip(_lasting(columns, own, results), columns, strict=True))
        self._first = ColumnChoice.first([*self._columns], fixed=_FIXED)
        self.choice = self._first.kept(self._saved)

    def shown(self) -> list[Column[AnsweredRow]]:
        """Return the shown columns in order."""
        return [self._columns[key] for key in self.choice.order if key in self.choice.shown]

    def choose_columns(self, corner: QPoint) -> ColumnPopup:
        """Open the list of columns at this corner."""
        titles = [(key, column.title) for key, column in self._columns.items()][_FIXED:]
        popup = ColumnPopup(titles, self.choice, self._first, self._view)
        popup.chosen.connect(self._chosen)
        popup.open_at(corner)
        return popup

    def _chosen(self, choice: ColumnChoice) -> None:
        self.choice = choice
        self._saved = self.to_keep().as_saved(self._saved)
        self.columns_changed.emit(choice)


def _lasting(columns: Sequence[Column[AnsweredRow]], own: Sequence[str], results: Sequence[str]) -> list[str]:
    """Return a key for each column: its name's if it has one, else its position's; repeated names are numbered."""
    made: list[str] = []
    for column in columns:
        kind, _, at = column.key.partition(":")
        name = {"cell": own, "result": results}.get(kind, ())[int(at)] if at else ""
        key = column.key if not at or (kind == "cell" and _PERSONAL.search(name)) else f"{kind} {name}"
        same = sum(each == key or each.startswith(f"{key}\n") for each in made)
        made.append(f"{key}\n{same + 1}" if same else key)
    return made
