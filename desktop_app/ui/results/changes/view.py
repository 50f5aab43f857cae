"""Shows the changes between two runs: filtering counts, each number, and how much each column has changed."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Coroutine, Hashable, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt

from desktop_app.core.results.comparison import Change, ChangeFilter, ComparedColumn, NumberChange, Step
from desktop_app.services.lists.comparing import Comparison
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.parts.tables.data_table_model import Column
from desktop_app.ui.results.changes import words as phrases
from desktop_app.ui.results.changes.chart import MOST_STEPS, ChangeChart
from desktop_app.ui.results.columns import shown_names
from desktop_app.ui.results.count_card import ALL, NUMBERS, CountCards
from desktop_app.ui.results.filter_bar import FilterBar
from desktop_app.ui.results.filtered_view import FilteredView, OnDemand
from desktop_app.ui.results.latest import Latest
from desktop_app.ui.results.row_table import PagedModel, RowTable
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.field_words import shown_value

_tr = words.translator("changes")

_CHANGE, _COLUMN, _STEP = "change", "column", "step"  # the chips
_WITH_COLUMN = (None, Change.CHANGED)  # what a column's changes are among
_OF_COLUMNS = {"change", "before", "now"}  # keys of columns that another column's changes don't have
_EVERYTHING = ChangeFilter()


class ChangesView(FilteredView[ChangeFilter, NumberChange]):
    """`begin` shows a comparison, `end` stops and deletes it."""

    def __init__(self, context: PageContext) -> None:
        bar = FilterBar(_tr("Search numbers and answers"), _tr("Search the changes"), NUMBERS)
        model: PagedModel[NumberChange] = PagedModel()
        table = RowTable(model, _tr("What has changed"), lambda change: [change.e164])
        chart = ChangeChart()
        parts = CountCards(phrases.kinds(), NUMBERS), bar, table, chart
        super().__init__(context, "changes", _EVERYTHING, parts, (_tr("No number matches"), _tr("Show all numbers")))
        self.chart = chart
        self.comparison: Comparison | None = None
        self._steps: Latest[list[Step]] = Latest(context.runner, "changes steps")
        self.chart.column_picked.connect(self._pick_column)
        self.chart.step_picked.connect(self._pick_step)

    # --- which comparison ---

    def begin(self, comparison: Comparison) -> None:
        """Show a comparison from the start: the changed numbers, if there are any."""
        self.end()
        self.comparison, found = comparison, comparison.found
        counts: dict[str, int | None] = {change.value: found.counts.get(change, 0) for change in Change}
        hidden = frozenset() if counts[Change.UNKNOWN] else frozenset({Change.UNKNOWN.value})
        self.cards.set_counts({ALL: found.numbers, **counts}, hidden)
        self.chart.show_comparison(found)
        file = OnDemand(lambda: self._context.services.comparing.open(comparison))
        self._start(file, ChangeFilter(Change.CHANGED if counts[Change.CHANGED] else None))
        self._show_columns()
        self._show_filters()
        self._show_chart()
        self._find()
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def end(self) -> None:
        """Drop the queries under way, and delete the result of the comparison."""
        super().end()
        self._steps.drop()
        if self.comparison is not None:
            self._context.services.comparing.discard(self.comparison)
        self.comparison = None
        self.model.start(lambda _places: [], [], array("i"))

    # --- what the filter means ---

    def _read(self, numbers: Sequence[int]) -> list[NumberChange]:
        return [] if self._file is None else self._file.now.rows(numbers)

    def _select(self, wanted: ChangeFilter) -> Coroutine[Any, Any, array[int]]:
        assert self.comparison is not None  # noqa: S101 - nothing is asked without one
        return self._context.services.comparing.select(self.comparison, wanted)

    def _count(self) -> int:
        return 0 if self.comparison is None else self.comparison.found.numbers

    def _fields(self) -> list[str]:
        return [] if self.comparison is None else [column.name for column in self.comparison.found.columns]

    def _card(self, wanted: ChangeFilter) -> str:
        return wanted.change or ALL

    def _with_card(self, key: str) -> ChangeFilter:
        change = Change(key)
        wanted = replace(self._filter, change=change)
        return wanted if change in _WITH_COLUMN else replace(wanted, column=None, step=None)

    def _chips(self, wanted: ChangeFilter) -> list[tuple[Hashable, str]]:
        chips: list[tuple[Hashable, str]] = []
        if wanted.change is not None:
            chips.append((_CHANGE, phrases.title(wanted.change)))
        if wanted.column is not None:
            name = self.chart.names[wanted.column]
            chips.append((_COLUMN, _tr("{} has changed").format(name)))
            if wanted.step is not None:
                field = self._fields()[wanted.column]
                chips.append((_STEP, joining.named(name, phrases.step_said(field, *wanted.step))))
        return chips

    def _without(self, key: Hashable) -> ChangeFilter:
        dropped: dict[object, ChangeFilter] = {
            _CHANGE: replace(self._filter, change=None),
            _COLUMN: replace(self._filter, column=None, step=None),
            _STEP: replace(self._filter, step=None),
        }
        return dropped[key]

    def _filter_changed(self, before: ChangeFilter) -> None:
        if self._filter.column != before.column:
            self._show_columns()
        self._show_chart()

    def _name_nothing(self, answered: ChangeFilter) -> None:
        only = None if answered.column is not None or answered.search else answered.change
        none = _tr("No number matches") if only is None else phrases.none_words(only)
        self.nothing.title.setText(none)
        self.nothing.setAccessibleName(none)

    def _pick_column(self, column: int | None) -> None:
        change = self._filter.change if self._filter.change in _WITH_COLUMN else Change.CHANGED
        self._ask(replace(self._filter, change=change, column=column, step=None))

    def _pick_step(self, step: tuple[str, str]) -> None:
        self._ask(replace(self._filter, step=None if step == self._filter.step else step))

    def _ask(self, wanted: ChangeFilter) -> None:
        if wanted.column != self._filter.column and wanted.sort in _OF_COLUMNS:
            wanted = replace(wanted, sort="", descending=False)
        super()._ask(wanted)

    def _show_columns(self) -> None:
        """Show the columns; a column filtered by is shown before and now."""
        if self.comparison is not None:
            columns = columns_of(self.comparison.found.columns, self._filter.column)
            self.table.show_columns(self.read, columns, self._filter.sort, self._filter.descending)

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
        lambda each: phrases.title(each.change),
        width=160,
        icon=lambda each: phrases.look(each.change)[0],
        tone=lambda each: phrases.look(each.change)[1],
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
    return lambda each: phrases.what_changed(each, fields, names, but)


def _value(at: int, field: str, *, now: bool) -> Callable[[NumberChange], str]:
    def value(each: NumberChange) -> str:
        values = each.now if now else each.before
        return "" if values is None else shown_value(field, values[at]) or phrases.empty()

    return value


def _muted(_each: NumberChange) -> str:
    return "muted"
