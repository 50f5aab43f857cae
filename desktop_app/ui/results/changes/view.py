"""Shows the changes between two runs: filtering counts, each number, and how much each column has changed."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QItemSelectionModel, Qt, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from desktop_app.core.errors import DialproofError
from desktop_app.core.results.comparison import Change, ChangeFilter, Compared, ComparedColumn, NumberChange, Step
from desktop_app.services.lists.comparing import Comparing, Comparison
from desktop_app.storage.lists.paired_changes import PairedChanges
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.look import theme
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.empty_state import EmptyState
from desktop_app.ui.parts.layout.card import Card
from desktop_app.ui.parts.tables.data_table_model import Column
from desktop_app.ui.results.changes import words as said
from desktop_app.ui.results.changes.chart import MOST_STEPS, ChangeChart
from desktop_app.ui.results.count_card import NUMBERS, CountCards
from desktop_app.ui.results.filter_bar import FilterBar
from desktop_app.ui.results.latest import Latest
from desktop_app.ui.results.result_names import shown_names
from desktop_app.ui.results.row_model import PagedModel
from desktop_app.ui.results.row_table import RowTable
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.known_values import shown_value, shown_with

_tr = words.translator("changes")

_GAP = theme.M - theme.XS
_CHANGE, _COLUMN, _STEP = "change", "column", "step"  # the chips
_NO_UPDATE = QItemSelectionModel.SelectionFlag.NoUpdate
_WITH_COLUMN = (None, Change.CHANGED)  # what a column's changes are among


class ChangesView(QWidget):
    """`begin` shows a comparison, `end` stops. Emits `failed(error)` if a query fails.

    `came(numbers, shown)`: the numbers in total, and those shown now.
    """

    came = Signal(int, int)
    failed = Signal(object)

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self._reader: ChangesReader | None = None
        self._filter = self._shown = ChangeFilter()
        self._rows: Latest[array[int]] = Latest(context.runner, "changes rows")
        self._steps: Latest[list[Step]] = Latest(context.runner, "changes steps")
        self.cards = CountCards(said.kinds(), NUMBERS)
        self.bar = FilterBar(_tr("Search numbers and answers"), _tr("Search the changes"), NUMBERS)
        self.model: PagedModel[NumberChange] = PagedModel()
        self.table = RowTable(self.model, _tr("What has changed"), lambda change: [change.e164])
        self.chart = ChangeChart()
        self._left = QStackedWidget()
        self._build()
        self._connect()

    def _build(self) -> None:
        show_all = Button(_tr("Show all numbers"), clicked=self.show_all)
        nothing = Card()
        self.nothing = EmptyState("search", _tr("No number matches"), "", [show_all])
        nothing.add(self.nothing)
        self._left.addWidget(Card.around(self.table))
        self._left.addWidget(nothing)
        both = QHBoxLayout()
        both.setSpacing(_GAP)
        both.addWidget(self._left, 1)
        both.addWidget(self.chart)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        column.addWidget(self.cards)
        column.addWidget(self.bar)
        column.addLayout(both, 1)

    def set_low(self, low: bool) -> None:
        """Reduce the margins and gaps in a low window."""
        self._column.setSpacing(theme.S if low else _GAP)
        self.cards.set_low(low)
        self.chart.set_low(low)

    def _connect(self) -> None:
        self.cards.chosen.connect(self._narrow)
        self.bar.search_changed.connect(lambda text: self._ask(replace(self._filter, search=text.strip())))
        self.bar.dropped.connect(self._drop)
        self.bar.filters.left.connect(self.table.setFocus)
        self.bar.down.connect(self.table.setFocus)
        self.bar.all_wanted.connect(self.show_all)
        self.bar.chart_toggled.connect(self.chart.setVisible)
        self.model.sort_wanted.connect(
            lambda key, down: self._ask(replace(self._filter, sort=key, descending=bool(key) and down))
        )
        self.chart.column_picked.connect(self._pick_column)
        self.chart.step_picked.connect(self._pick_step)

    # --- which comparison ---

    def begin(self, comparison: Comparison) -> None:
        """Show a comparison from the start: the changed numbers, if there are any."""
        self.end()
        self._reader = ChangesReader(self._context.services.comparing, comparison, self.failed.emit)
        found = comparison.found
        counts: dict[str, int | None] = {change.value: found.counts.get(change, 0) for change in Change}
        hidden = frozenset() if counts[Change.UNKNOWN] else frozenset({Change.UNKNOWN.value})
        self.cards.set_counts({said.ALL: found.numbers, **counts}, hidden)
        self.chart.show_comparison(found)
        self.bar.clear()
        self._filter = ChangeFilter(Change.CHANGED if counts[Change.CHANGED] else None)
        self._show_columns()
        self._show_filters()
        self._select()
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def end(self) -> None:
        """Drop the queries under way, and delete the result of the comparison."""
        for question in (self._rows, self._steps):
            question.drop()
        if self._reader is not None:
            self._reader.discard()
        self._reader = None
        self.model.start(lambda _places: [], [], array("i"))

    @property
    def comparison(self) -> Comparison | None:
        """The comparison shown, or None."""
        return self._reader.comparison if self._reader is not None else None

    @property
    def narrowed(self) -> bool:
        """True if a filter or search is set or about to be."""
        return _filters(self._filter) or bool(self.bar.search.text())

    def hideEvent(self, event: QHideEvent) -> None:
        """Close the files while hidden, so that the lists may be deleted or moved."""
        if self._reader is not None:
            self._reader.close()
        super().hideEvent(event)

    # --- questions and answers ---

    def show_all(self) -> None:
        """Remove all filters and the search; keep the order."""
        self._let_go()
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _let_go(self) -> None:
        self.bar.clear()
        self._ask(ChangeFilter(sort=self._filter.sort, descending=self._filter.descending))

    def _narrow(self, key: str) -> None:
        if key == said.ALL:
            self._let_go()
            return
        change = Change(key)
        wanted = replace(self._filter, change=change)
        self._ask(wanted if change in _WITH_COLUMN else replace(wanted, column=None, step=None))

    def _pick_column(self, column: int | None) -> None:
        change = self._filter.change if self._filter.change in _WITH_COLUMN else Change.CHANGED
        self._ask(replace(self._filter, change=change, column=column, step=None))

    def _pick_step(self, step: tuple[str, str]) -> None:
        self._ask(replace(self._filter, step=None if step == self._filter.step else step))

    def _drop(self, key: object) -> None:
        dropped: dict[object, ChangeFilter] = {
            _CHANGE: replace(self._filter, change=None),
            _COLUMN: replace(self._filter, column=None, step=None),
            _STEP: replace(self._filter, step=None),
        }
        self._ask(dropped[key])

    def _ask(self, wanted: ChangeFilter) -> None:
        before, self._filter = self._filter, wanted
        if wanted == before:
            return
        if wanted.column != before.column:
            self._show_columns()
        self._show_filters()
        self._select()

    def _show_columns(self) -> None:
        """Show the columns; a column filtered by is shown before and now, and a sort by a removed column is reset."""
        if self._reader is None:
            return
        columns = columns_of(self._reader.comparison.found.columns, self._filter.column)
        if self._filter.sort not in {column.key for column in columns} or self._filter.sort in {"before", "now"}:
            self._filter = replace(self._filter, sort="", descending=False)
        self.table.show_columns(self._reader.rows, columns, self._filter.sort, self._filter.descending)

    def _show_filters(self) -> None:
        wanted, found = self._filter, self._found
        if found is None:
            return
        every = "" if _filters(wanted) else said.ALL
        self.cards.choose(every if wanted.change is None else wanted.change)
        chips = [] if wanted.change is None else [(_CHANGE, said.title(wanted.change))]
        if wanted.column is not None:
            name = self.chart.names[wanted.column]
            chips.append((_COLUMN, _tr("{} has changed").format(name)))
            if wanted.step is not None:
                field = found.columns[wanted.column].name
                chips.append((_STEP, joining.named(name, said.step_said(field, *wanted.step))))
        self.bar.show_filters(chips)
        self._show_chart()

    def _show_chart(self) -> None:
        column, comparison = self._filter.column, self.comparison
        if column is None or comparison is None:
            self._steps.drop()
            self.chart.show_columns()
        elif column == self.chart.steps_of:
            self.chart.mark_step(self._filter.step)
        else:
            self._steps.ask(
                lambda: self._context.services.comparing.steps(comparison, column, MOST_STEPS),
                lambda steps: self.chart.show_steps(column, steps, self._filter.step),
                self.failed.emit,
            )

    @property
    def _found(self) -> Compared | None:
        return self._reader.comparison.found if self._reader is not None else None

    def _select(self) -> None:
        comparison, wanted = self.comparison, self._filter
        if comparison is None:
            return
        fields = [column.name for column in comparison.found.columns]
        wanted = replace(wanted, also=shown_with(fields, wanted.search))
        self.bar.wait()
        self._rows.ask(
            lambda: self._context.services.comparing.select(comparison, wanted),
            lambda places: self._show_rows(wanted, places),
            self.failed.emit,
        )

    def _show_rows(self, answered: ChangeFilter, places: array[int]) -> None:
        if self._reader is None:
            return
        self.table.show_rows(places, same_question=answered == self._shown)
        self._shown = answered
        if places and not self.table.currentIndex().isValid():
            self.table.selectionModel().setCurrentIndex(self.model.index(0, 0), _NO_UPDATE)
        numbers = self._reader.comparison.found.numbers
        self.bar.show_count(len(places), numbers, filtered=_filters(answered))
        only = None if answered.column is not None or answered.search else answered.change
        none = _tr("No number matches") if only is None else said.none_words(only)
        self.nothing.title.setText(none)
        self.nothing.setAccessibleName(none)
        self._left.setCurrentIndex(0 if places else 1)
        self.came.emit(numbers, len(places))


def _filters(wanted: ChangeFilter) -> bool:
    """Return True if the filter leaves anything out."""
    return replace(wanted, sort="", descending=False) != ChangeFilter()


# --- The columns of what has changed: the number, where it stands, and what has become of it ---


_ROW_WIDTH = 84


def columns_of(compared: Sequence[ComparedColumn], only: int | None) -> list[Column[NumberChange]]:
    """Return the columns; `ChangeFilter.sort` takes their keys.

    `only`: filtered by this column, so all have changed.
    """
    fields = [column.name for column in compared]
    names = shown_names(fields)
    found: list[Column[NumberChange]] = [
        Column("number", _tr("Number"), lambda each: each.e164, width=152),
        Column("row", _tr("Row"), _row, right=True, width=_ROW_WIDTH, tone=_muted, tip=_rows),
    ]
    if only is None:
        found.append(_change())
    else:
        name = names[only]
        found += [
            Column("before", _tr("{} before").format(name), _value(only, fields[only], now=False)),
            Column("now", _tr("{} now").format(name), _value(only, fields[only], now=True)),
        ]
    said_also = _changed(fields, names, only)
    return [*found, Column("", _tr("What changed") if only is None else _tr("Also changed"), said_also, tip=said_also)]


def _change() -> Column[NumberChange]:
    return Column(
        "change",
        _tr("Change"),
        lambda each: said.title(each.change),
        width=160,
        icon=lambda each: said.look(each.change)[0],
        tone=lambda each: said.look(each.change)[1],
    )


def _row(each: NumberChange) -> str:
    """Return the row in the later list, else in the earlier one."""
    return words.number(each.row_before if each.row_now is None else each.row_now)


def _rows(each: NumberChange) -> str:
    if each.row_now is None:
        return _tr("In row {} of the earlier list").format(words.number(each.row_before))
    if each.row_before is None:
        return _tr("In row {} of the later list").format(words.number(each.row_now))
    template = _tr("In row {} of the earlier list, in row {} of the later one")
    return template.format(words.number(each.row_before), words.number(each.row_now))


def _changed(fields: Sequence[str], names: Sequence[str], but: int | None) -> Callable[[NumberChange], str]:
    return lambda each: said.what_changed(each, fields, names, but)


def _value(at: int, field: str, *, now: bool) -> Callable[[NumberChange], str]:
    def value(each: NumberChange) -> str:
        values = each.now if now else each.before
        return "" if values is None else shown_value(field, values[at]) or said.empty()

    return value


def _muted(_each: NumberChange) -> str:
    return "muted"


# --- What came of a comparison, opened when it is first read and let go of when nobody looks ---


class ChangesReader:
    """Reads pages of changes by position; calls `failed(error)` if the comparison or one of its lists is gone."""

    def __init__(self, comparing: Comparing, comparison: Comparison, failed: Callable[[Exception], object]) -> None:
        self._comparing, self.comparison, self._failed = comparing, comparison, failed
        self._opened: PairedChanges | None = None

    def rows(self, places: Sequence[int]) -> list[NumberChange]:
        """Return the numbers at these positions."""
        try:
            if self._opened is None:
                self._opened = self._comparing.open(self.comparison)
            return self._opened.rows(places)
        except DialproofError as error:
            self._failed(error)
            return []

    def close(self) -> None:
        """Close the files; the next read opens them again."""
        if self._opened is not None:
            self._opened.close()
            self._opened = None

    def discard(self) -> None:
        """Close and delete the result: nobody looks any more."""
        self.close()
        self._comparing.discard(self.comparison)
