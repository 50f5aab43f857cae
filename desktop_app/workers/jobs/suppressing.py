"""Makes suppression lists, marks what they mean for a list, and proves it in a workbook, in the child process."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice

from desktop_app.core.output.row import Outcome
from desktop_app.core.results.suppression import PROOF_COLUMNS, KeptBack, SuppressionList, SuppressionMarks
from desktop_app.services import jobs
from desktop_app.services.ports import WorkProgress
from desktop_app.sheets.output.xlsx_writer import XlsxWriter
from desktop_app.storage.lists.file import ListFile
from desktop_app.storage.suppression import files, marks, proof

# Rows of the proof: a sheet ends soon after.
_MOST, _AT_ONCE = 1_000_000, 1_000


def write_edition(_report: WorkProgress, job: jobs.WriteEdition) -> SuppressionList:
    """Make a suppression list of a file that was read, or add it to one."""
    return files.write_edition(job.edition)


def mark_suppressed(_report: WorkProgress, job: jobs.MarkSuppressed) -> SuppressionMarks:
    """Mark the numbers of a list that are on suppression lists."""
    return marks.mark(job.folder, job.sources, job.until, job.now)


def count_kept_back(_report: WorkProgress, job: jobs.CountKeptBack) -> KeptBack:
    """Count the numbers of a list that have neither a place in a batch's round nor a reused answer."""
    return marks.kept_back(job.folder, job.batch_id)


def count_suppressed(_report: WorkProgress, job: jobs.CountSuppressed) -> int:
    """Count the suppressed numbers of a range."""
    return marks.count_suppressed(job.folder, job.batch_id, job.country, job.first, job.count)


def set_aside(_report: WorkProgress, job: jobs.SetAside) -> int:
    """Move the suppressed numbers of an unsent range to its end. Return how many these are."""
    return marks.set_aside(job.folder, job.batch_id, job.country, job.first, job.count)


def drop_places(_report: WorkProgress, job: jobs.DropPlaces) -> None:
    """Delete the places of a batch that no task has."""
    marks.drop_places(job.folder, job.batch_id, job.ranges)


# --- In an exported workbook ---


def write_proof(writer: XlsxWriter, store: ListFile) -> None:
    """Write the sheet that shows each row of a suppressed number with its lists, if there is any; also former lists."""
    found = islice(proof.proofs(store), _MOST)
    if (first := next(found, None)) is None:
        return
    writer.sheet(Outcome.SUPPRESSED.value)
    writer.header(PROOF_COLUMNS)
    rows = chain([first], found)
    while piece := [_cells(each) for each in islice(rows, _AT_ONCE)]:
        writer.columns(list(zip(*piece, strict=True)))


def _cells(each: proof.Proof) -> tuple[str, ...]:
    return each.e164, f"{each.row}", each.name, each.purpose, each.since, each.until


def about_lines(store: ListFile) -> Iterator[tuple[str, str]]:
    """Yield a line for each suppression list that applies: its name, its purpose, how many numbers and since when."""
    found, since = store.marks, proof.marked_since(store)
    for place, (applied, count) in enumerate(zip(found.lists, found.each, strict=True)):
        numbers = f"{count} number{'' if count == 1 else 's'} of this list"
        numbers += f", since {since[place]}" if place in since else ""
        yield f"Suppression list “{applied.name}”", "; ".join(filter(None, (applied.purpose, numbers)))
    for former in proof.former_lists(store):
        numbers = f"{former.numbers} number{'' if former.numbers == 1 else 's'} of this list"
        told = (former.purpose, numbers, f"no longer applied since {former.until}")
        yield f"Suppression list “{former.name}”", "; ".join(filter(None, told))
