"""The rows that a list begins with are told of before the rest is read, and are what the list has then."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import openpyxl
import pytest

from desktop_app.core.detection.table import ALL_SHEETS, Counts, ImportSummary, ReadOptions
from desktop_app.services.jobs import ReadFile
from desktop_app.services.ports import FirstRows, Progress
from desktop_app.storage.lists.file import ListFile
from desktop_app.workers.child import _Reporter
from desktop_app.workers.jobs import perform
from desktop_app.workers.jobs.reading import MOST


def read(source: Path, folder: Path, options: ReadOptions) -> tuple[FirstRows, list[Progress], ImportSummary]:
    """What was told first, all that was told, and the end."""
    folder.mkdir()
    heard: list[Progress] = []
    found = perform(ReadFile(source, folder, options), heard.append)
    (first,) = (each.first for each in heard if each.first is not None)
    return first, heard, found


def text(path: Path, lines: list[str]) -> Path:
    path.write_text("\n".join(lines) + "\n", "utf-8")
    return path


def long_text(path: Path) -> Path:
    """Repeated, damaged, several and missing numbers from the first rows on."""
    phones = ("+44 7911 {:06}", "07911 {:06}", "+44 7911 000000", "n/a", "", "+44 7911 {:06} / 07911 123456")
    return text(
        path, ["Name;Mobile", *(f"Zoë {at};{phones[at % len(phones)].format(at // 9)}" for at in range(2 * MOST))]
    )


def short_text(path: Path) -> Path:
    return text(path, ["A list from somewhere", "", "Name;Mobile", "Ann;+44 20 7946 0958", "", "Bob;020 7946 0958"])


def late_numbers(path: Path) -> Path:
    """Their column is found further down, so that not all the rows looked at are the first ones."""
    return text(path, ["Name;Mobile", *(f"Zoë;{'+44 7911 123456' if at > 1_100 else ''}" for at in range(1_300))])


def workbook(path: Path) -> Path:
    book = openpyxl.Workbook()
    book.remove(book.worksheets[0])
    for at, name in enumerate(("North", "South")):
        sheet = book.create_sheet(name)
        sheet.append(["Name", "Mobile"])
        for number in range(40):
            sheet.append([f"{name} {number}", f"+44 7911 {at}{number:05}"])
    path = path.with_suffix(".xlsx")
    book.save(path)
    return path


@pytest.mark.parametrize(
    ("make", "options", "count"),
    [
        (long_text, ReadOptions(country="GB"), MOST),
        (long_text, ReadOptions(country="GB", header_row=0), MOST),
        (short_text, ReadOptions(country="GB"), 3),
        (late_numbers, ReadOptions(), MOST),
        (workbook, ReadOptions(), 40),
        (workbook, ReadOptions(sheet=ALL_SHEETS), 80),
    ],
)
def test_they_are_the_lists_first_rows_and_come_before_any_other(
    tmp_path: Path, make: Callable[[Path], Path], options: ReadOptions, count: int
) -> None:
    # WHEN a list is read
    first, heard, found = read(make(tmp_path / "list.csv"), tmp_path / "kept", options)
    # THEN its first rows are those that it has in the end
    with ListFile(tmp_path / "kept") as store:
        assert list(first.rows) == store.page(1, count)
    # AND they come once, with all that is known by then, before anything is counted
    told = [each for each in heard if each.stage == "Reading"]
    assert (told[0].first, told[0].done) == (first, 0)
    assert told[-1].done == found.counts.rows
    assert first.understanding.counts == Counts()
    assert first.understanding.shape.phone_columns == found.shape.phone_columns
    assert (first.understanding.format, first.understanding.sheet) == (found.format, found.sheet)


def test_the_part_of_a_text_that_has_passed_is_told(tmp_path: Path) -> None:
    lines = ["Name;Mobile", *(f"Zoë {at};" for at in range(12_000))]
    _, heard, _ = read(text(tmp_path / "list.csv", lines), tmp_path / "kept", ReadOptions(column="Mobile"))
    parts = [each.part for each in heard if each.done and each.stage == "Reading"]
    assert len(parts) > 1
    assert parts == sorted(parts, key=lambda part: part or 0)
    assert 0 < (parts[0] or 0) < 1


def test_they_are_sent_at_once_and_nothing_else_more_often_than_it_was() -> None:
    ours, theirs = multiprocessing.Pipe()
    found = ImportSummary("csv", None, None, None, [], None)  # type: ignore[arg-type]
    with closing(ours), closing(theirs):
        reporter = _Reporter(theirs)
        # GIVEN something was told this very moment
        reporter.report(Progress("Copying", 1))
        # WHEN the first rows are there, and some more progress
        reporter.report(first := Progress("Reading", 0, first=FirstRows(found, ())))
        reporter.report(Progress("Reading", 1))
        # THEN only the first rows are sent
        assert ours.recv()[1].stage == "Copying"
        assert ours.recv() == ("progress", first)
        assert not ours.poll()
