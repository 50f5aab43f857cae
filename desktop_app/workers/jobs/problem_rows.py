"""Writes the rows with a problem to a spreadsheet that goes back to whoever made the list."""

from __future__ import annotations

from array import array
from datetime import UTC, datetime
from pathlib import Path

from desktop_app.core.detection.table import ALL_SHEETS
from desktop_app.core.numbers.problems import DAMAGED, worst_first
from desktop_app.core.rows.problem_row import problem_cells, problem_header, rows_in_words
from desktop_app.services.jobs import SaveProblems
from desktop_app.services.ports import Progress, WorkProgress
from desktop_app.sheets.common.heartbeat import heard_by
from desktop_app.sheets.output.writing import open_writer
from desktop_app.sheets.output.xlsx_writer import XlsxWriter
from desktop_app.storage.lists.export import output_batches
from desktop_app.storage.lists.file import FILE_NAME, ListFile
from desktop_app.storage.lists.filters import rows_by_problem
from desktop_app.storage.lists.queries import AnsweredList
from desktop_app.storage.sqlite.watching import watched

SHEET_NAME = "Problem rows"


def save_problems(report: WorkProgress, job: SaveProblems) -> int:
    """Write the rows that have a problem, worst first, to XLSX or CSV (by the suffix). Return how many there are."""
    done, total = 0, None

    def go_on() -> None:
        report(Progress("Writing", done, total))

    with (
        ListFile(job.folder) as store,
        heard_by(go_on),
        watched(store.db, go_on),
        open_writer(job.output, delimiter=job.delimiter, numeric=[0] if _traced(store) else ()) as writer,
    ):
        found = rows_by_problem(store, DAMAGED)
        problems = worst_first({problem: len(rows) for problem, rows in found.items()})
        numbers = array("q", (row for problem in problems for row in found[problem]))
        total = len(numbers)
        traced = _traced(store)
        phone_columns = [column.name for column in store.understanding.shape.phone_columns]
        if isinstance(writer, XlsxWriter):
            writer.sheet(SHEET_NAME)
        writer.header(problem_header(store.columns, traced=traced))
        for batch in output_batches(store, AnsweredList(store, "", ()), numbers):
            go_on()
            writer.rows(problem_cells(batch, phone_columns, traced=traced))
            done += len(batch)
        sums = [(problem[:1].upper() + problem[1:], rows_in_words(len(found[problem]))) for problem in problems]
        writer.about([*_about(store, job.folder, total), *sums])
    return total


def _traced(store: ListFile) -> bool:
    """Return True if a row number tells where a row is in the list's file; then it comes first."""
    return store.understanding.sheet != ALL_SHEETS


def _about(store: ListFile, folder: Path, rows: int) -> list[tuple[str, str]]:
    found = store.understanding
    kept = next((folder / "source").iterdir(), folder / FILE_NAME)
    read = datetime.fromtimestamp(kept.stat().st_mtime, UTC)
    sheet = "all sheets, one below the other" if found.sheet == ALL_SHEETS else found.sheet
    return [
        ("Source", store.source_name),
        *([("Sheet", sheet)] if sheet else []),
        ("Read", f"{read:%Y-%m-%d %H:%M} UTC"),
        (
            "Rows",
            f"{rows} of the list's {rows_in_words(found.counts.rows)} {'has' if rows == 1 else 'have'} a phone number "
            "that can't be used.",
        ),
        ("Order", "Damaged numbers first, then the most frequent problems, then by row."),
    ]
