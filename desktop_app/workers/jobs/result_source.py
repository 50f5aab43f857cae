"""Reads answers from a result file: opens it as a form says, picks the right sheets or packed lists, previews it."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from functools import partial
from itertools import chain, islice
from pathlib import Path
from types import TracebackType
from typing import Self

from desktop_app.core.decoding import NotUnderstood
from desktop_app.core.detection.cells import cell_text
from desktop_app.core.detection.table import ALL_SHEETS, Row, TableSource
from desktop_app.core.errors import DialproofError, FileBroken, FileEmpty, InputError
from desktop_app.core.errors.root import RESULT
from desktop_app.core.results.answer_columns import NumbersUnclear
from desktop_app.core.results.answer_form import NO_DELIMITER, Layout, ResultForm
from desktop_app.core.results.answer_layout import ResultTable, understand
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
from desktop_app.core.results.answers import Answer, AnswerReading, Found, first_rows_of, read_answers
from desktop_app.core.text.translatable import tr_text, without_stop
from desktop_app.services.jobs import PreviewResult
from desktop_app.services.ports import WorkProgress
from desktop_app.sheets.formats.json_rows import json_rows
from desktop_app.sheets.formats.opening import open_source
from desktop_app.sheets.formats.packed_lists import PackedLists
from desktop_app.storage.lists.answers import sent_numbers
from desktop_app.storage.lists.file import ListFile
from desktop_app.workers.jobs.text_limit import TextLimit

# A character that no text has, so that each line is one cell.
_NEVER = "\x1f"
# The formats in which a file is text.
TEXT_FORMATS = frozenset({"csv", "tsv", "txt"})
# Answers are columns of a table, of which SQLite takes 2,000, and half as many in one condition.
_MOST_COLUMNS = 500


class ResultSource:
    """The answers in a result file to the sent numbers (their digits → E.164); the caller closes it.

    Raises what `open_source` does, SheetMissing, and `NotUnderstood` if the file can't be read with the form. If
    several sheets, or lists in an archive, have sent numbers, and different ones, all are read: then the first value
    names the sheet or list.
    """

    def __init__(self, file: Path, sent: Mapping[str, str], form: ResultForm, most: int | None = None) -> None:
        """Open the file and find its answers. `most`: limit of rows read from a sheet; None: all."""
        self.form = form
        self.whole = True  # valid once it was read to the end: no row was left out
        self._sent, self._most = sent, most
        self.source = opened(file, form)
        self._text = TextLimit(file.name, file)
        try:
            self._sheets = self._chosen()
            self.all_found = Found()
            self.readings = [self._read(sheet) for sheet in self._sheets]
            self.columns = self._columns()
            if len(self.readings) > 1:
                self._arrange()
        except BaseException:
            self.source.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Close the file."""
        self.source.close()

    @property
    def table(self) -> ResultTable:
        """The layout of the first sheet read."""
        return self.readings[0].table

    @property
    def found(self) -> ResultForm:
        """The complete form with which the file is read."""
        text = self.source.format in TEXT_FORMATS
        delimiter = self.source.delimiter if self.source.delimiter != _NEVER else NO_DELIMITER
        return replace(
            self.form,
            layout=self.table.layout,
            encoding=self.source.encoding if text else None,
            delimiter=(delimiter or NO_DELIMITER) if text else None,
            header=self.table.has_header,
            number=self.table.number_column,
            values=self.table.picked,
            listed=self.table.listed if self.table.hits_only else None,
            sheet=ALL_SHEETS if len(self._sheets) > 1 else self._sheets[0],
        )

    def answers(self) -> Iterator[Answer]:
        """Yield the answers of one sheet after the other, with a value for each of `columns`.

        Afterwards `all_found` holds the further answers.
        """
        for reading in self.readings:
            if len(self.readings) == 1:
                yield from reading
            else:
                yield from (Answer(e164, reading.arranged(values)) for e164, values in reading)

    def _arrange(self) -> None:
        """Give the answers of all sheets the same columns; the first one names the sheet."""
        for sheet, reading in zip(self._sheets, self.readings, strict=True):
            places = [self.columns.index(name) for name in reading.table.columns]
            reading.arranged = partial(_placed, sheet or "", places, len(self.columns))

    # --- Choice of sheets ---

    def _chosen(self) -> list[str | None]:
        names = [sheet.name for sheet in self.source.sheets if not sheet.hidden] or [
            sheet.name for sheet in self.source.sheets
        ]
        if not names:
            return [None]
        if self.form.sheet not in {None, ALL_SHEETS}:
            return [self.form.sheet]
        looks = {name: found for name in names if (found := self._look(name))} if len(names) > 1 else {}
        return list(looks) if self.form.sheet and looks else list(_fitting(looks)) or [names[0]]

    def _look(self, sheet: str) -> tuple[ResultTable, set[str]] | None:
        """Return a sheet's layout and the sent numbers in its first rows; None if it has none."""
        sample = first_rows_of(self._rows(sheet))
        try:
            table = understand(([cell_text(cell) for cell in row] for row in sample), self._sent, self.form)
        except NumbersUnclear:
            raise  # if it were left out, its answers would be lost silently
        except NotUnderstood:
            return None
        found = {answer.e164 for answer in AnswerReading(table, sample, self._sent, cell_text)} if table else set()
        return (table, found) if table and found else None

    # --- Answers of the sheets ---

    def _read(self, sheet: str | None) -> AnswerReading:
        rows = self._rows(sheet) if self._most is None else self._some(self._rows(sheet), self._most)
        return read_answers(rows, self._sent, cell_text, self.form, self.all_found)

    def _some(self, rows: Iterator[Row], most: int) -> Iterator[Row]:
        yield from islice(rows, most)
        self.whole = self.whole and next(rows, None) is None

    def _rows(self, sheet: str | None) -> Iterator[Row]:
        return chain.from_iterable(map(self._counted, self.source.batches(sheet)))

    def _counted(self, rows: list[Row]) -> list[Row]:
        if self.source.format not in TEXT_FORMATS:  # text has no more characters than the file
            self._text.count(len(rows), sum(len(cell) for row in rows for cell in row if isinstance(cell, str)))
        return rows

    def _columns(self) -> tuple[str, ...]:
        if len(self.readings) == 1:
            return self.table.columns
        names = dict.fromkeys(name for reading in self.readings for name in reading.table.columns)
        packed = isinstance(self.source, PackedLists) and self.source.several
        origin = "File" if packed else "Sheet"
        return (origin if origin not in names else f"{origin} of the result", *names)


def _placed(sheet: str, places: Sequence[int], width: int, values: tuple[str, ...]) -> tuple[str, ...]:
    row = [sheet, *[""] * (width - 1)]
    for place, value in zip(places, values, strict=True):
        row[place] = value
    return tuple(row)


def opened(file: Path, form: ResultForm) -> TableSource:
    """Open the file as it is, with the form's settings for text."""
    by_itself = (form.delimiter, form.encoding) == (None, None) and file.is_file()
    if by_itself and (rows := json_rows(file, form.rows)) is not None:
        return rows
    delimiter = form.delimiter
    if delimiter == NO_DELIMITER or (delimiter is None and form.layout is Layout.PAIRS):
        delimiter = _NEVER
    return open_source(file, encoding=form.encoding, delimiter=delimiter)


def first_rows(source: TableSource, sheet: str | None, most: int) -> list[list[str]]:
    """Return the first rows, of any kind, of the named sheet or else the first one."""
    sheets = [each.name for each in source.sheets]
    named = sheet if sheet in sheets else sheets[0] if sheets else None
    rows = islice(chain.from_iterable(source.batches(named)), most)
    return [[cell_text(cell) for cell in row] for row in rows]


def _fitting(looks: Mapping[str, tuple[ResultTable, set[str]]]) -> Sequence[str]:
    """Return the sheets that form a result: all if no number repeats among them, else the one with the most numbers."""
    if not looks:
        return []
    saying = {name: look for name, look in looks.items() if not look[0].hits_only} or dict(looks)
    every: set[str] = set()
    for _, numbers in saying.values():
        if every & numbers:
            most = max(saying, key=lambda name: (len(saying[name][1]), len(saying[name][0].columns)))
            return [most]
        every |= numbers
    return list(saying)


def check_width(file: Path, columns: Collection[str]) -> None:
    """Raise `FileBroken` if a list can't have that many result columns."""
    if len(columns) > _MOST_COLUMNS:
        raise FileBroken(
            name=file.name, reason=tr_text("with it, the list would have {count} result columns", count=len(columns))
        )


def problem_words(error: Exception, file: Path) -> str:
    """Return why a result can't be read, for the middle of a sentence, without its file name, which only we know."""
    return without_stop(error.of_result(file.name, RESULT) if isinstance(error, DialproofError) else str(error))


# --- Preview: how a file would be read, before anything of it is stored ---


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
