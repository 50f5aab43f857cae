"""Compares two runs, and exports the result as a spreadsheet."""

from __future__ import annotations

from array import array
from contextlib import closing
from time import monotonic

from desktop_app.core.results.change_rows import change_cells, change_header
from desktop_app.core.results.comparison import Compared, Step
from desktop_app.services.jobs import Compare, CountSteps, ExportChanges, FindSharing, SelectChanges
from desktop_app.services.ports import Progress, WorkProgress
from desktop_app.sheets.common.heartbeat import heard_by
from desktop_app.sheets.output.writing import open_writer
from desktop_app.storage.lists import comparing as list_comparing
from desktop_app.storage.lists import sharing as list_sharing
from desktop_app.storage.lists.paired_changes import PairedChanges
from desktop_app.storage.sqlite.watching import watched


def compare(report: WorkProgress, job: Compare) -> Compared:
    """Compare all numbers of two runs."""
    return list_comparing.compare(
        job.pairing, job.left_out, lambda done, total: report(Progress("Comparing", done, total, unit="numbers"))
    )


def find_sharing(_report: WorkProgress, job: FindSharing) -> list[bool | None]:
    """Return for each other list True if it shares a number with this one; None if unknown in time."""
    end = monotonic() + job.seconds
    return list_sharing.sharing(job.folder, job.others, lambda: monotonic() > end)


def select_changes(_report: WorkProgress, job: SelectChanges) -> array[int]:
    """Return the sorted places that match a filter."""
    with closing(PairedChanges(job.pairing, job.columns, roomy=True)) as changes:
        return changes.select(job.wanted)


def count_steps(_report: WorkProgress, job: CountSteps) -> list[Step]:
    """Return the value changes of a column, from which to which, most frequent first."""
    with closing(PairedChanges(job.pairing, [job.column], roomy=True)) as changes:
        return changes.steps(job.column, job.most)


def export_changes(report: WorkProgress, job: ExportChanges) -> int:
    """Write a comparison to XLSX or CSV (by the suffix), one row per number, and return how many."""
    done, total = 0, None if job.only is None else len(job.only)

    def go_on() -> None:
        report(Progress("Writing", done, total))

    with (
        closing(PairedChanges(job.pairing, job.columns, roomy=True)) as changes,
        heard_by(go_on),
        watched(changes.lists.db, go_on),
        open_writer(job.output, delimiter=job.delimiter) as writer,
    ):
        names = [column.name for column in job.columns]
        writer.header(change_header(names, job.titles))
        for batch in changes.batches(job.only):
            go_on()
            writer.rows([change_cells(each, names) for each in batch])
            done += len(batch)
        writer.about(job.about)
    return done
