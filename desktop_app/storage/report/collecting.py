"""Counts what a report says of a list, in the child process: rows by verdict and by what they are good or bad."""

from __future__ import annotations

import tempfile
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from desktop_app.core.batches.judged_steps import ALONE, ListSteps
from desktop_app.core.detection.table import Column
from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.report import figures
from desktop_app.core.report.figures import Group, ListFigures, SourceChoice, grouped
from desktop_app.core.results.verdict import STANDARD_RULE, VerdictCounts, VerdictRule
from desktop_app.core.rows.list_row import SentRange
from desktop_app.storage.lists.comparing import Pairing, Run, compare
from desktop_app.storage.lists.file import ListFile
from desktop_app.storage.lists.queries import AnsweredList
from desktop_app.storage.sqlite.watching import watched
from desktop_app.storage.suppression.proof import marked_since

# Rows that are looked at for the column that says where they come from.
_LOOKED_AT = 5_000
# Called again and again, to report that the work goes on; raises to end it.
GoOn = Callable[[], None]


@dataclass(frozen=True, slots=True)
class SeenRun:
    """A batch as it is looked at: its list, the ranges that left this machine, and the rules that judge it.

    `steps`: all steps of its list judge together.
    """

    run: Run
    sent: tuple[SentRange, ...]
    rule: VerdictRule = STANDARD_RULE
    steps: ListSteps = ALONE


def collect(seen: SeenRun, choice: SourceChoice, earlier: SeenRun | None, go_on: GoOn) -> ListFigures:
    """Count a batch's rows, and compare them with those of an earlier run.

    Raise UsageError if the list has no column that was named.
    """
    with ListFile(seen.run.folder) as store, watched(store.db, go_on):
        column = _column(store, choice)
        view = _view(store, seen)
        crossed = view.crossed(None if column is None else column.index, figures.MOST_VALUES)
        statuses = view.by_status()
        corrected, marks, since = store.understanding.corrected, store.marks, marked_since(store)
    verdicts: Counter[str] = Counter()
    others: Counter[str] = Counter()
    countries, line_types, values = (Counter[tuple[str, str]]() for _ in range(3))
    for (country, line_type, value, verdict), count in crossed.items():
        verdicts[verdict] += count
        countries[country, verdict] += count
        line_types[line_type, verdict] += count
        if value is None:
            others[verdict] += count
        else:
            values[value, verdict] += count
    return ListFigures(
        VerdictCounts.of(verdicts),
        grouped(countries),
        grouped(line_types),
        None if column is None else figures.BySource(column.name, (*grouped(values), *_together(others))),
        repeated=statuses[NumberStatus.DUPLICATE],
        unfit=statuses[NumberStatus.INVALID],
        earlier=None if earlier is None else _compared(earlier, seen, go_on),
        corrected=corrected,
        suppressions=tuple(
            figures.AppliedSuppression(applied.id, applied.name, numbers, since.get(place))
            for place, (applied, numbers) in enumerate(zip(marks.lists, marks.each, strict=True))
        ),
    )


def _view(store: ListFile, seen: SeenRun) -> AnsweredList:
    return AnsweredList(store, seen.run.batch_id, seen.sent, seen.rule, seen.steps)


def _together(others: Counter[str]) -> list[Group]:
    return [Group(None, VerdictCounts.of(others))] if others.total() else []


def _column(store: ListFile, choice: SourceChoice) -> Column | None:
    shape = store.understanding.shape
    if choice.off:
        return None
    if choice.name:
        return figures.named_column(shape, choice.name)
    return figures.source_column(shape, (row.cells for row in store.page(0, _LOOKED_AT)))


def _compared(earlier: SeenRun, now: SeenRun, go_on: GoOn) -> figures.Earlier:
    """Count the earlier run's rows, and what became of the numbers; a comparison that the window shows stays."""
    with ListFile(earlier.run.folder) as store, watched(store.db, go_on):
        verdicts = VerdictCounts.of(_view(store, earlier).tally_verdicts())
    with tempfile.TemporaryDirectory(prefix="report-", dir=now.run.folder) as place:
        pairing = Pairing(earlier.run, now.run, Path(place) / "compared.sqlite")
        changes = compare(pairing, None, lambda _done, _total: go_on()).counts
    return figures.Earlier(verdicts, changes)
