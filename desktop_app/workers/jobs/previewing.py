"""Previews how a result file would be read, before anything of it is stored."""

from __future__ import annotations

from collections import deque
from contextlib import closing
from itertools import islice
from pathlib import Path

from desktop_app.core.decoding import NotUnderstood
from desktop_app.core.detection.table import TableSource
from desktop_app.core.errors import FileEmpty, InputError
from desktop_app.core.results.answer_form import ResultForm
from desktop_app.core.results.answer_preview import (
    LONGEST_CELL,
    LONGEST_LINE,
    MOST_COLUMNS,
    MOST_COUNTED,
    MOST_LINES,
    MOST_ROWS,
    ResultPreview,
    names_of,
    shown_answer,
    shown_line,
    titles_of,
)
from desktop_app.services.jobs import PreviewResult
from desktop_app.services.ports import WorkProgress
from desktop_app.sheets.formats.packed_lists import PackedLists
from desktop_app.storage.lists.answers import sent_numbers
from desktop_app.storage.lists.file import ListFile
from desktop_app.workers.jobs.result_source import (
    TEXT_FORMATS,
    ResultSource,
    check_width,
    first_rows,
    opened,
    problem_words,
)

# Bytes that hold the first lines of any file worth looking at.
_HEAD = 1 << 14


def preview_result(_report: WorkProgress, job: PreviewResult) -> ResultPreview:
    """Return a result file as the form reads it; `problem` says why it can't be read that way. Raise `ListLost`."""
    file, form = job.file, job.form
    with ListFile(job.folder) as store:
        numbers = sent_numbers(store, job.batch_id, job.sent)
    try:
        with ResultSource(file, numbers.by_digits, form, MOST_COUNTED) as source:
            check_width(file, source.columns)
            return _read(file, source, len(numbers.ids))
    except FileEmpty:  # a result without answers
        return ResultPreview("", (), form, sent=len(numbers.ids))
    except (NotUnderstood, InputError) as error:
        return _not_read(file, form, problem_words(error, file), len(numbers.ids))


def _read(file: Path, source: ResultSource, sent: int) -> ResultPreview:
    answers = source.answers()
    rows = tuple(map(shown_answer, islice(answers, MOST_ROWS)))
    deque(answers, 0)  # the counts cover all answers
    readings = source.readings
    return ResultPreview(
        kind=source.source.format,
        lines=_lines(file, source.source, source.found),
        form=source.found,
        titles=titles_of(source.table.header, len(source.table.columns) + 1),
        names=names_of(source.table.header, len(source.table.columns) + 1),
        sheets=tuple(sheet.name for sheet in source.source.sheets),
        columns=tuple(name[:LONGEST_CELL] for name in source.columns[:MOST_COLUMNS]),
        rows=rows,
        answers=sum(reading.answers for reading in readings),
        never_sent=sum(reading.never_sent for reading in readings),
        repeated=sum(reading.repeated for reading in readings),
        unreadable=sum(reading.unreadable for reading in readings),
        sent=sent,
        whole=source.whole,
    )


def _not_read(file: Path, form: ResultForm, problem: str, sent: int) -> ResultPreview:
    """Return what can be shown of an unreadable file, without the form if the file doesn't even open with it."""
    for attempt in (form, ResultForm(sheet=form.sheet), ResultForm()):
        try:
            with closing(opened(file, attempt)) as source:
                rows = first_rows(source, attempt.sheet, MOST_LINES)
                width = max(map(len, rows), default=0)
                sheets = tuple(sheet.name for sheet in source.sheets)
                lines = _lines(file, source, attempt)
                return ResultPreview(
                    source.format, lines, form, titles_of((), width), sheets, sent=sent, problem=problem
                )
        except InputError:
            continue
    return ResultPreview("", _bytes(file), form, sent=sent, problem=problem)


def _lines(file: Path, source: TableSource, form: ResultForm) -> tuple[str, ...]:
    """Return the first lines of a text file as received, or the first rows of any other file."""
    if source.format in TEXT_FORMATS and not source.sheets and not isinstance(source, PackedLists):
        with file.open("rb") as opened_file:
            head = opened_file.read(_HEAD)
        text = head.decode(source.encoding or "utf-8", "replace")
        return tuple(shown_line(line) for line in text.splitlines()[:MOST_LINES])
    rows = first_rows(source, form.sheet, MOST_LINES)
    return tuple(shown_line(" │ ".join(row[:MOST_COLUMNS])) for row in rows)


def _bytes(file: Path) -> tuple[str, ...]:
    """Return the beginning of a file that no reader opens, as it is."""
    try:
        with file.open("rb") as opened_file:
            head = opened_file.read(MOST_LINES * LONGEST_LINE)
    except OSError:
        return ()
    return tuple(map(shown_line, head.decode("utf-8", "replace").splitlines()[:MOST_LINES]))
