"""Shows the changes between two runs: filtering counts, each number, and how much each column has changed."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Coroutine, Hashable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any

from PySide6.QtCore import Qt, Signal

from desktop_app.core.results.comparison import Change, ChangeFilter, Compared, ComparedColumn, NumberChange, Step
from desktop_app.services.lists.comparing import Comparison
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.choices.choice_button import ChoiceButton
from desktop_app.ui.parts.choices.option_popup import Option, TickPopup
from desktop_app.ui.parts.layout.compact_mode import CompactMode
from desktop_app.ui.parts.tables.data_table_model import Column
from desktop_app.ui.results.changes import words as phrases
from desktop_app.ui.results.changes.words import step_said
from desktop_app.ui.results.chart import Bars, ChartCard, Slice
from desktop_app.ui.results.columns import shown_names
from desktop_app.ui.results.count_card import ALL, NUMBERS, CountCards
from desktop_app.ui.results.filter_bar import FilterBar
from desktop_app.ui.results.filtered_view import FilteredView, OnDemand
from desktop_app.ui.results.latest import Latest
from desktop_app.ui.results.row_table import PagedModel, RowTable
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.field_words import shown_value

_tr = words.translator("changes")

MOST_STEPS = 50
_WIDTH = 304
_LOW = 176  # pixels below which there is room for a bar or for the note, which says less


class ChangeChart(ChartCard):
    """Emits `column_picked(place)`, None for all columns.

    `step_picked((before, now))` from a bar of a column's changes.

    `columns_wanted(names)`: compare only these columns.
    """

    column_picked = Signal(object)
    step_picked = Signal(object)
    columns_wanted = Signal(object)

    def __init__(self) -> None:
        bars = Bars(_tr("The most frequent changes; Enter shows only those numbers"), _tr("Numbers"))
        compared = Button(_tr("Choose columns to compare…"), "link")
        super().__init__(_WIDTH, _tr("Chart of the changes"), ChoiceButton(_tr("Column")), bars, compared)
        self._found: Compared | None = None
        self.steps_of: int | None = None
        self.compared = compared
        self.compared.clicked.connect(self.choose_columns)
        self.choice.chosen.connect(self.column_picked)
        self.bars.taken.connect(self._take)
        self._lowness = CompactMode(self, _LOW)
        self._lowness.changed.connect(self._share_room)

    def _share_room(self) -> None:
        """Hide the note in favour of the bars if there isn't room for both."""
        self.note.setHidden(self._lowness.low and not self.bars.isHidden())

    @property
    def column(self) -> int | None:
        """The column whose changes are shown; None for all columns."""
        chosen = self.choice.current()
        return chosen if isinstance(chosen, int) else None

    @property
    def names(self) -> list[str]:
        """The displayed names of the compared columns."""
        return shown_names([each.name for each in self._found.columns]) if self._found is not None else []

    def show_comparison(self, found: Compared) -> None:
        """Show all columns of a comparison."""
        self._found = found
        options: list[Option] = [(None, _tr("all"))]
        named = zip(self.names, found.columns, strict=True)
        options += [(at, name, words.number(each.changed)) for at, (name, each) in enumerate(named)]
        self.choice.set_options(options, None, lead=1)
        self.compared.setVisible(bool(found.columns or found.left_out))
        self.show_columns()

    def show_columns(self) -> None:
        """Show how much each column has changed, without bars for unchanged columns."""
        if self._found is None:
            return
        self.choice.set_current(None)
        self.steps_of = None
        compared = self._found.compared
        ranked = sorted(enumerate(self._found.columns), key=lambda each: -each[1].changed)
        names = self.names
        shown = [
            Slice(at, names[at], each.changed, Fraction(each.changed, compared)) for at, each in ranked if each.changed
        ]
        self._show(self._compared_words(bool(shown)), shown)
        self.bars.mark([])

    def _compared_words(self, changed: bool) -> str:
        if self._found is None or not self._found.columns:
            return _tr("No column is in both runs")
        compared = self._found.compared
        message = words.counted(
            compared, "%n number has an answer in both runs", "%n numbers have an answer in both runs"
        )
        return f"{message}\n{_tr('No column has changed')}" if compared and not changed else message

    def _show(self, note: str, shown: Sequence[Slice]) -> None:
        self.note.setText(note)
        self.bars.show_slices(shown)
        self.bars.setVisible(bool(shown))
        self._share_room()

    def show_steps(self, column: int, steps: Sequence[Step], picked: tuple[str, str] | None) -> None:
        """Show from which value to which a column has changed."""
        if self._found is None:
            return
        self.choice.set_current(column)
        self.steps_of = column
        total, field = self._found.columns[column].changed, self._found.columns[column].name
        shown = [
            Slice(
                (each.before, each.now),
                step_said(field, each.before, each.now),
                each.numbers,
                Fraction(each.numbers, total),
            )
            for each in steps
        ]
        rest = total - sum(each.numbers for each in steps)
        if rest:
            shown.append(Slice(None, _tr("other changes"), rest, Fraction(rest, total)))
        self._show(words.counted(total, "%n number has changed", "%n numbers have changed"), shown)
        self.mark_step(picked)

    def mark_step(self, picked: tuple[str, str] | None) -> None:
        """Mark the bar of the change that filters."""
        self.bars.mark([] if picked is None else [picked])

    def choose_columns(self) -> None:
        """Open the list of columns, with the compared ones ticked."""
        if self._found is None:
            return
        names = [column.name for column in self._found.columns]
        every = (*names, *self._found.left_out)
        options: list[Option] = list(zip(every, shown_names(every), strict=True))
        advice = _tr("Untick columns that always differ, such as the time of a lookup.")
        popup = TickPopup(options, names, self, advice=advice, take_words=_compare_words)
        popup.chosen.connect(lambda name: self.columns_wanted.emit([name]))
        popup.ticked.connect(self.columns_wanted)
        popup.open_at(self.compared.mapToGlobal(self.compared.rect().topLeft()), _WIDTH)

    def _take(self, at: int) -> None:
        value = self.bars.bars.rows[at].value
        if isinstance(value, int):
            self.column_picked.emit(value)
        elif value is not None:
            self.step_picked.emit(value)


def _compare_words(count: int) -> str:
    return words.counted(count, "Compare %n column", "Compare %n columns")


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

    def _fields(self) -> Mapping[int, str]:
        return {} if self.comparison is None else dict(enumerate(each.name for each in self.comparison.found.columns))

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
