"""Shows the rows of a list's results, their counts and the value chart beside them, and runs their queries."""

from __future__ import annotations

import re
from array import array
from collections.abc import Coroutine, Hashable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtWidgets import QWidget

from desktop_app.core.batches.judged_steps import ALONE, judge_of
from desktop_app.core.detection.table import Counts
from desktop_app.core.results.standard_columns import StandardColumns, place_of
from desktop_app.core.results.standard_words import TITLES
from desktop_app.core.results.verdict_words import Verdict
from desktop_app.core.rows.list_row import ALL_ROWS, AnsweredRow, ColumnValue, RowFilter, SentRange
from desktop_app.core.service.settings import Setting
from desktop_app.services.lists.results import Standing
from desktop_app.services.ports import OpenList
from desktop_app.ui.batch.offline_cells import CALLABLE, OfflineCells
from desktop_app.ui.commands.binding import bind
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.parts.tables.column_choice import ColumnChoice, ColumnKeeping, ColumnPopup
from desktop_app.ui.parts.tables.data_table_model import Column
from desktop_app.ui.results.chart import BY_VERDICT, ChartColumn, ValueChart, value_said
from desktop_app.ui.results.columns import NO_STANDARD, columns_of, filled
from desktop_app.ui.results.count_card import (
    ALL,
    CountCards,
    card_counts,
    card_details,
    card_of,
    hidden_cards,
    kinds,
    narrowed,
    title,
)
from desktop_app.ui.results.filter_bar import FilterBar
from desktop_app.ui.results.filtered_view import FilteredView, OnDemand
from desktop_app.ui.results.latest import Latest
from desktop_app.ui.results.row_table import PagedModel, RowTable
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.product_words import product_name

_CALLING = "calling"  # the chip of the filter by calling times
_KIND = "kind"  # the chip of the count that filters


class RowsView(FilteredView[RowFilter, AnsweredRow]):
    """`begin` with a batch, `show_columns` and `refresh` whenever it has changed, `end` when nobody looks any more.

    `counted(answers)`: the rows by answer status are counted and shown.
    """

    counted = Signal(object)

    def __init__(self, context: PageContext) -> None:
        model: PagedModel[AnsweredRow] = PagedModel()
        table = RowTable(model, numbers=lambda row: (each.e164 for each in row.row.all_numbers))
        placeholder = words.tr("Search all cells, numbers and answers", "results")
        bar = FilterBar(placeholder, words.tr("Search the results", "results"), columns=True)
        chart = ValueChart()
        nothing = words.tr("No row matches", "results"), words.tr("Show all rows", "results")
        parts = CountCards(kinds()), bar, table, chart
        super().__init__(context, "results", ALL_ROWS, parts, nothing)
        self.chart = chart
        self._batch_id = ""
        self._list: OnDemand[OpenList] | None = None
        self._sent: tuple[SentRange, ...] = ()
        self._names: tuple[str, ...] = ()
        self._standard = NO_STANDARD
        self._steps = ALONE
        self._counts = Counts()
        self._standing: Latest[Standing] = Latest(context.runner, "results states", between=True)
        self._tally: Latest[dict[str, int]] = Latest(context.runner, "results tally")
        self.columns = ShownColumns(self.table)
        self.offline = OfflineCells(context, "results offline", lambda row: [each.e164 for each, _ in filled(row)])
        self.offline.never_called = lambda row: {number.e164 for number, answer in filled(row) if answer.suppressed}
        self.offline.came.connect(self.table.viewport().update)
        self._connect()

    def _connect(self) -> None:
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

    # --- The list shown ---

    def begin(self, batch_id: str) -> None:
        """Show another batch, or the same with other columns, without the former filters."""
        self._batch_id, self._names, self._steps = batch_id, (), ALONE
        self._list = OnDemand(lambda: self._context.services.results.open(batch_id))
        self._start(self._list, ALL_ROWS)
        self._show_filters()
        self._show_counts(dict.fromkeys((kind.key for kind in kinds()), None))
        self.chart.forget_column()
        self.model.start(lambda _numbers: [], [], array("i"))

    def end(self) -> None:
        """Ignore all queries under way, and close the list."""
        for question in (self._standing, self._tally):
            question.drop()
        self._list = None
        super().end()

    @property
    def opened(self) -> OpenList | None:
        """The list shown; raises `DialproofError` if it is lost or old."""
        return None if self._list is None else self._list.now

    def judge_anew(self) -> None:
        """Have the rows judged by another rule at the next refresh; until then nobody knows their sums."""
        self._names = ()
        self.cards.forget()

    def show_columns(self) -> bool:
        """Show the list's own columns and those of the results so far; return True if they differ from before.

        Raises `DialproofError` if the list is lost or old.
        """
        opened = self.opened
        if opened is None:
            return False
        own = opened.result_columns(self._batch_id)
        before, self._steps = self._steps, self._context.services.results.list_steps(self._batch_id)
        others = self._steps.others(self._batch_id)
        beside = [each.named(opened.result_columns(each.batch_id)) for each in others]
        names = (*own, *(name for names in beside for name in names))
        same = names == self._names and len(before.steps) == len(self._steps.steps)
        if not self.offline.take_choice() and self.model.columns and same:
            return False
        self._names, self._counts = names, opened.understanding.counts
        rule = self._context.services.results.rule(self._batch_id)
        self._standard = StandardColumns(own, rule.taught)
        if own_words := self._context.services.results.says_standard(self._batch_id):
            self._standard.leave_out_same()
        judge = judge_of(self._batch_id, rule, self._steps, opened.result_columns)
        product = self._product()
        columns = columns_of(opened, own, judge, self._standard, names[len(own) :], product=product)
        self.columns.take([*columns, *self.offline.columns()], opened.columns, names)
        self._show_columns()
        rules = ((name, each.rule) for each in others for name in opened.result_columns(each.batch_id))
        self.chart.beside = dict(enumerate(rules, len(own)))
        self.chart.set_columns(names, opened.columns, self._standard, rule, telling_first=own_words, product=product)
        return True

    def _product(self) -> str:
        batch = self._context.services.journal.batch(self._batch_id)
        return product_name(batch.product_title or batch.product)

    def _show_columns(self) -> None:
        if self._list is not None:
            columns, sort = self.columns.shown(), self._filter.sort
            if sort and sort not in {column.key for column in columns}:  # the sort order would be invisible
                sort = ""
                self._ask(replace(self._filter, sort="", descending=False))
            self.table.show_columns(self.read, columns, sort, self._filter.descending)

    def _header_menu(self, at: QPoint) -> None:
        self.columns.choose_columns(self.table.horizontalHeader().mapToGlobal(at))

    def refresh(self) -> None:
        """Repeat the queries for the counts, the rows and the chart."""
        batch_id, results = self._batch_id, self._context.services.results
        self._sent = results.sent(batch_id)
        self._standing.ask(lambda: results.standing(batch_id), self._show_standing, self.failed.emit)
        self._count_values()
        self._find()

    def _show_standing(self, standing: Standing) -> None:
        shown = card_counts(self._counts, standing.answers, standing.verdicts)
        self._show_counts(shown, card_details(shown, standing.progress))
        self.counted.emit(standing.answers)

    def _show_counts(self, shown: dict[str, int | None], details: dict[str, str] | None = None) -> None:
        self.cards.set_counts(shown, hidden_cards(shown), details or {})

    # --- What the filter means ---

    def _read(self, numbers: Sequence[int]) -> list[AnsweredRow]:
        if (opened := self.opened) is None:
            return []
        found = opened.rows(numbers, self._batch_id, self._sent, self._steps)
        self.offline.look_up(found)
        return found

    def _select(self, wanted: RowFilter) -> Coroutine[Any, Any, array[int]]:
        return self._context.services.results.select(self._batch_id, wanted)

    def _count(self) -> int:
        return self._counts.rows

    def _fields(self) -> Mapping[int, str]:
        return dict(enumerate(self._names)) | {place_of(each): TITLES[each] for each in self._standard}

    def _card(self, wanted: RowFilter) -> str:
        return card_of(wanted)

    def _with_card(self, key: str) -> RowFilter:
        return narrowed(self._filter, key)

    def _chips(self, wanted: RowFilter) -> list[tuple[Hashable, str]]:
        card = card_of(wanted)
        chips: list[tuple[Hashable, str]] = [] if card == ALL else [(_KIND, title(card))]
        if wanted.calling is not None:
            chips.append((_CALLING, words.tr(CALLABLE, "offline")))
        return [*chips, *((each, self._said(each)) for each in wanted.values)]

    def _without(self, key: Hashable) -> RowFilter:
        if key == _KIND:
            return narrowed(self._filter, ALL)
        if key == _CALLING:
            return replace(self._filter, calling=None)
        return replace(self._filter, values=tuple(each for each in self._filter.values if each != key))

    def show_callable(self) -> None:
        """Show only rows with a number that may be called now; a chip takes the filter away."""
        self._ask(replace(self._filter, calling=self._context.services.offline.calling()))

    def _filter_changed(self, before: RowFilter) -> None:
        self._mark_values()
        if self._charted(before) != self._charted(self._filter):
            self._count_values()

    def _said(self, wanted: ColumnValue) -> str:
        column = ChartColumn(wanted.place, wanted.own)
        message = value_said(self.chart.field_of(column), wanted.value)
        return joining.named(self.chart.column_name(column), message)

    def _mark_values(self) -> None:
        here, verdict = self.chart.column, self._filter.verdict
        if here == BY_VERDICT:
            self.chart.pick([] if verdict is None else [verdict.value])
        else:
            self.chart.pick([each.value for each in self._filter.values if here == ChartColumn(each.place, each.own)])

    # --- Chart ---

    def _count_values(self) -> None:
        if self._file is None:
            return
        batch_id, column, results = self._batch_id, self.chart.column, self._context.services.results
        if column is None or (column == BY_VERDICT and not self._names):
            self.chart.show_tally({})
            return
        rows = self._spelled(self._charted(self._filter))
        own, place = (column.place, None) if column.own else (None, column.place)

        def show(found: dict[str, int]) -> None:
            self.chart.show_tally(found, some=self._narrows(rows))

        if column == BY_VERDICT:
            self._tally.ask(lambda: results.verdict_tally(batch_id, rows), show, self.failed.emit)
        else:
            self._tally.ask(lambda: results.tally(batch_id, place, own=own, rows=rows), show, self.failed.emit)

    def _charted(self, rows: RowFilter) -> RowFilter:
        """Return the filter for the chart: that of the rows, without the chart's own column.

        So more values of that column can be picked.
        """
        here = self.chart.column
        others = tuple(each for each in rows.values if here != ChartColumn(each.place, each.own))
        verdict = None if here == BY_VERDICT else rows.verdict
        return replace(rows, values=others, sort="", descending=False, verdict=verdict)

    def _column_chosen(self, _column: object) -> None:
        """Count another column; keep the filters."""
        self._mark_values()
        self._count_values()

    def _pick(self, value: str) -> None:
        """Toggle the filter by a value of the chart's column; several values of a column are alternatives."""
        column = self.chart.column
        if column is None:
            return
        if column == BY_VERDICT:
            verdict = Verdict(value)
            every = narrowed(self._filter, ALL)
            self._ask(every if self._filter.verdict is verdict else replace(every, verdict=verdict))
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
            message = words.tr("The first {} of {} rows were copied. An export takes them all.", "results")
            self._context.show_info(message.format(words.number(rows), words.number(selected)))

    def _any_selected(self) -> bool:
        return self.table.selectionModel().hasSelection()

    def _copied_none(self) -> None:
        self.bar.say("")
        self._context.show_info(words.tr("The selected rows have no number that can be sent.", "results"))

    def _copy_stopped(self) -> None:
        self.bar.say("")
        self._context.show_info(words.tr("Nothing was copied: the list was left or changed meanwhile.", "results"))


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

    def show_all(self, beginning: str) -> None:
        """Show all columns whose keys begin so, though they were hidden when they were last there."""
        hidden = [key for key in self._columns if key.startswith(beginning) and key not in self.choice.shown]
        if hidden:
            self._chosen(replace(self.choice, shown=self.choice.shown.union(hidden)))

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
        names = {"cell": own, "result": results}.get(kind)
        name = names[int(at)] if names else ""
        key = column.key if not names or (kind == "cell" and _PERSONAL.search(name)) else f"{kind} {name}"
        same = sum(each == key or each.startswith(f"{key}\n") for each in made)
        made.append(f"{key}\n{same + 1}" if same else key)
    return made
