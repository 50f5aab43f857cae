"""Compares two runs, and exports the result as a spreadsheet."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from pathlib import Path
from time import monotonic

from desktop_app.core.results.change_rows import change_cells, change_header
from desktop_app.core.results.comparison import ChangeFilter, Compared, ComparedColumn, Step
from desktop_app.services.ports import Progress
from desktop_app.services.ports.comparing import ChangesOrder, Pairing
from desktop_app.services.ports.progress import WorkProgress
from desktop_app.sheets.common.heartbeat import heard_by
from desktop_app.sheets.output.writing import open_writer
from desktop_app.storage.lists import comparing as list_comparing
from desktop_app.storage.lists import sharing as list_sharing
from desktop_app.storage.lists.paired_changes import PairedChanges
from desktop_app.storage.sqlite.watching import watched


def compare(report: WorkProgress, pairing: Pairing, left_out: frozenset[str] | None) -> Compared:
    """Compare all numbers of two runs."""
    return list_comparing.compare(
        pairing, left_out, lambda done, total: report(Progress("Comparing", done, total, unit="numbers"))
    )


def sharing(_report: WorkProgress, folder: Path, others: Sequence[Path], seconds: float) -> list[bool | None]:
    """Return for each other list True if it shares a number with this one; None if unknown in time."""
    end = monotonic() + seconds
    return list_sharing.sharing(folder, others, lambda: monotonic() > end)


def select_changes(
    _report: WorkProgress, pairing: Pairing, columns: Sequence[ComparedColumn], wanted: ChangeFilter
) -> array[int]:
    """Return the sorted places that match a filter."""
    changes = PairedChanges(pairing, columns, roomy=True)
    try:
        return changes.select(wanted)
    finally:
        changes.close()


def steps(_report: WorkProgress, pairing: Pairing, column: ComparedColumn, most: int) -> list[Step]:
    """Return the value changes of a column, from which to which, most frequent first."""
    changes = PairedChanges(pairing, [column], roomy=True)
    try:
        return changes.steps(column, most)
    finally:
        changes.close()


def export_changes(report: WorkProgress, order: ChangesOrder) -> int:
    """Write a comparison to XLSX or CSV (by the suffix), one row per number, and return how many."""
    done, total = 0, None if order.only is None else len(order.only)

    def go_on() -> None:
        report(Progress("Writing", done, total))

    changes = PairedChanges(order.pairing, order.columns, roomy=True)
    try:
        with (
            heard_by(go_on),
            watched(changes.lists.db, go_on),
            open_writer(order.output, delimiter=order.delimiter) as writer,
        ):
            names = [column.name for column in order.columns]
            writer.header(change_header(names, order.titles))
            for batch in changes.batches(order.only):
                go_on()
                writer.rows([change_cells(each, names) for each in batch])
                done += len(batch)
            writer.about(order.about)
    finally:
        changes.close()
    return done
