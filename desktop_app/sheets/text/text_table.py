"""Reads CSV, TSV and plain text lists in pieces, so that memory doesn't grow with the file."""

from __future__ import annotations

import csv
import os
import re
from codecs import getincrementaldecoder
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from io import StringIO
from itertools import chain
from pathlib import Path
from typing import Any, BinaryIO, TextIO

from desktop_app.core.detection.table import Row, SheetName
from desktop_app.core.errors import DialproofError, EncodingWrong, FileBroken, FileEmpty, FormatUnknown, TextHasNoSheets
from desktop_app.core.text.translatable import tr_text
from desktop_app.sheets.common.faults import reading
from desktop_app.sheets.common.heartbeat import beat
from desktop_app.sheets.common.row_limits import batches_within_limits
from desktop_app.sheets.common.row_source import Passed, RowSource
from desktop_app.sheets.text.delimiter import detected_delimiter, named_delimiter, separator_line
from desktop_app.sheets.text.encoding import (
    check_encoding,
    detected_encoding,
    named_encoding,
    shown_encoding,
    wide_encoding,
)
from desktop_app.sheets.text.odd_lines import (
    DrawnTable,
    drawn_table,
    numbers_of_one_line,
    swallows_rows,
    unwrapped,
    wrapped_delimiter,
)

_SAMPLE_CHARACTERS = 1 << 16
# Text has hardly any control characters; a tenth of random bytes are. NULs alone come from padding, and are dropped.
_CONTROL = re.compile("[\x01-\x08\x0e-\x1a\x1c-\x1f\x7f]")
_MOST_CONTROL = 0.05
_MOST_NULLS = 0.25


class TextTable(RowSource):
    """A TableSource over a text file: `format` is csv, tsv or txt, and follows from the content.

    Tab-separated is tsv; any other delimiter is csv; one column is txt, or csv with a comma if the file's suffix is
    .csv. A first line `sep=;` is no row, as in Excel. Numbers that all are on one line become a row each. In a table
    drawn with pipes, lines such as |---|---| are no rows. Raises FileEmpty, EncodingWrong, FormatUnknown (binary) and
    UsageError.
    """

    def __init__(self, path: Path, encoding: str | None = None, delimiter: str | None = None) -> None:
        self._path = path
        self._open: list[BinaryIO] = []
        self._passed = Passed(0)
        self.sheets: tuple[SheetName, ...] = ()
        given = named_delimiter(delimiter) if delimiter is not None else None
        with reading(path):
            self.encoding: str | None = self._encoding(encoding)
            lines = self._sample()
            named = separator_line(lines[0]) if lines else None
            self._skips_first = named is not None
            wrapped = None if given or named else wrapped_delimiter(lines)
            self._unwraps = wrapped is not None
            self._numbers = [] if given or named else self._on_one_line(lines)
            drawn = drawn_table(lines) if not (named or wrapped or self._numbers) and given in (None, "|") else None
            self._drawn = drawn
            detected = None if self._numbers else wrapped or ("|" if drawn else detected_delimiter(lines))
            self.delimiter: str | None = given or named or detected
        if self.delimiter is None and not self._numbers and path.suffix.lower() == ".csv":
            self.delimiter = ","
        self.format = {None: "txt", "\t": "tsv"}.get(self.delimiter, "csv")

    def rows(self, sheet: str | None = None) -> Iterator[Row]:
        """Return every record from the first on, blank lines included; empty fields are None.

        Raises TextHasNoSheets if a sheet is named: text has none.
        """
        return chain.from_iterable(self.batches(sheet))

    def batches(self, sheet: str | None = None) -> Iterator[list[Row]]:
        """Return the records in batches as they are read; raise TextHasNoSheets if a sheet is named."""
        if sheet is not None:
            raise TextHasNoSheets(name=self._path.name, sheet=sheet)
        return self._batches()

    @property
    def share(self) -> float | None:
        """The share of the file read, by the reading that was last begun."""
        return self._passed.share

    def close(self) -> None:
        """Close the file, whether or not its rows were read to the end."""
        for file in self._open:
            file.close()
        self._open.clear()

    def _encoding(self, given: str | None) -> str:
        if given is None:
            self._refuse_binary()
            return detected_encoding(self._path)
        encoding = named_encoding(given)
        check_encoding(self._path, encoding)
        return encoding

    def _refuse_binary(self) -> None:
        with self._path.open("rb") as file:
            head = file.read(_SAMPLE_CHARACTERS)
        if not wide_encoding(head) and _too_many_controls(head.decode("latin-1")):
            raise FormatUnknown(name=self._path.name)

    def _sample(self) -> list[str]:
        with self._text() as file:
            text = file.read(_SAMPLE_CHARACTERS)
            complete = len(text) < _SAMPLE_CHARACTERS
            if _too_many_controls(text):
                raise FormatUnknown(name=self._path.name)
            while not text.strip("\0\ufeff \t\r\n\v\f\x1a"):
                if complete:
                    raise FileEmpty(name=self._path.name)
                text = file.read(_SAMPLE_CHARACTERS)
                complete = not text
        lines = re.findall(r"[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+\Z", text.replace("\0", "").removeprefix("\ufeff"))
        return lines if complete else lines[:-1] or lines

    def _on_one_line(self, sample: list[str]) -> list[str]:
        """Return the numbers if they all are on one line; the sample may be only its beginning."""
        if sum(not line.isspace() for line in sample) != 1:
            return []
        with self._text() as file:
            text = file.read(LONGEST_LINE)
        return numbers_of_one_line(text.replace("\0", "").splitlines()) if len(text) < LONGEST_LINE else []

    def _text(self) -> TextIO:
        # utf-8-sig also reads UTF-8 without a mark.
        encoding = "utf-8-sig" if self.encoding == "utf-8" else self.encoding
        return self._path.open("r", encoding=encoding, newline="")

    def _batches(self) -> Iterator[list[Row]]:
        if self._numbers:
            yield [[number] for number in self._numbers]
            return
        with reading(self._path):
            file = self._path.open("rb")
        self._open.append(file)
        try:
            passed = self._passed = Passed(os.fstat(file.fileno()).st_size)
            shape = TextShape(self.encoding, self.delimiter, self._skips_first, self._unwraps, self._drawn)
            rows = TextRows(self._path, file, shape, passed)
            yield from batches_within_limits(self._path, rows.batches())
        finally:
            file.close()
            if file in self._open:
                self._open.remove(file)


def _too_many_controls(text: str) -> bool:
    return len(_CONTROL.findall(text)) > _MOST_CONTROL * len(text) or text.count("\0") > _MOST_NULLS * len(text)


# --- Records of a text table, piece by piece ---
# `csv` takes whole pieces in one call, and its own count of lines tells if any record spans several lines. If one does,
# the piece is read again line by line, to find out if a quotation mark swallows the rows below it.


# A cell in Excel holds 32,767 characters; a longer one is a quotation mark that was never closed.
LONGEST_FIELD = 1 << 20
LONGEST_LINE = 1 << 22
# Bytes read at a time: some hundred rows.
_CHUNK = 1 << 15
_BATCH = 512


@dataclass(frozen=True, slots=True)
class TextShape:
    """The detected shape of a text file. `delimiter` is None for one column; `encoding` is the name that is told.

    `skips_first`: the first line is no row. `unwraps`: each line is in quotation marks as a whole. `drawn`: the table
    is drawn with pipes; lines that only draw are no rows.
    """

    encoding: str | None
    delimiter: str | None
    skips_first: bool = False
    unwraps: bool = False
    drawn: DrawnTable | None = None


class TextRows:
    """One reading of a file."""

    def __init__(self, path: Path, file: BinaryIO, shape: TextShape, passed: Passed) -> None:
        self._path, self._file = path, file
        self._encoding, self._delimiter = shape.encoding, shape.delimiter
        self._unwraps, self._drawn = shape.unwraps, shape.drawn
        self._skipped = int(shape.skips_first)
        self._passed = passed
        # Lines that became rows, and the skipped one.
        self._lines = 0
        # Added as a record of its own; it stays one unless the piece ends inside quotation marks.
        self._mark = "." if shape.delimiter != "." else "-"

    def batches(self) -> Iterator[list[Row]]:
        """Yield the rows, some hundreds at a time; blank lines are rows without cells, empty fields None.

        Raises FileBroken, and EncodingWrong if the file has changed since its encoding was detected.
        """
        csv.field_size_limit(LONGEST_FIELD)
        pieces = self._pieces()
        if self._skipped and (first := next(pieces, "")):
            pieces = chain((self._without_first(first),), pieces)
        for piece in pieces:
            rows = self._at_once(piece)
            if rows is None:
                yield from self._line_by_line(piece, pieces)
            elif rows:
                yield rows

    def _at_once(self, piece: str) -> list[Row] | None:
        """Return the piece's rows; None if they have to be read line by line."""
        if self._drawn:
            lines = list(_split(piece.replace("\0", "")))
            self._lines += len(lines)
            return [self._drawn.cells(line) for line in lines if not self._drawn.is_rule(line)]
        if "\0" in piece or self._unwraps:
            return None
        if self._delimiter is None:
            rows: list[Row] = [[text] if (text := line.rstrip("\r\n")) else [] for line in _split(piece)]
            self._lines += len(rows)
            return rows
        found = self._plain(piece, self._delimiter) or self._quoted(piece, self._delimiter)
        if found is None:
            return None
        self._lines += len(found)
        return [[field or None for field in record] if "" in record else record for record in found]

    def _plain(self, piece: str, delimiter: str) -> list[Any] | None:
        """Return the records of a piece without quotation marks, in two thirds of the time of `csv`; else None."""
        if not piece or '"' in piece or len(piece) > LONGEST_FIELD:
            return None
        lines = piece.replace("\r\n", "\n").removesuffix("\n")
        if "\r" in lines:
            return None
        return [line.split(delimiter) if line else [] for line in lines.split("\n")]

    def _quoted(self, piece: str, delimiter: str) -> list[Any] | None:
        """Return the records of any other piece; None if one spans lines or the piece ends inside one."""
        records = csv.reader(chain(_split(piece), (self._mark,)), delimiter=delimiter)
        try:
            found = list(records)
        except csv.Error:
            return None
        return found[:-1] if len(found) == records.line_num else None

    def _line_by_line(self, piece: str, further: Iterator[str]) -> Iterator[list[Row]]:
        """Yield the rows of the piece, and of those after it until a record and a piece end together."""
        waiting = deque(_split(piece))
        rows: list[Row] = []
        try:
            for row in self._records(self._given(waiting, further)):
                rows.append(row)
                if not waiting:
                    break
                if len(rows) == _BATCH:
                    yield rows
                    rows = []
        except DialproofError:
            if rows:
                yield rows
            raise
        if rows:
            yield rows

    def _given(self, waiting: deque[str], further: Iterator[str]) -> Iterator[str]:
        while True:
            while waiting:
                self._lines += 1
                line = waiting.popleft().replace("\0", "")
                yield unwrapped(line) if self._unwraps else line
            piece = next(further, None)
            if piece is None:
                return
            waiting.extend(_split(piece))

    def _records(self, lines: Iterator[str]) -> Iterator[Row]:
        if self._delimiter is None:
            for line in lines:
                text = line.rstrip("\r\n")
                yield [text] if text else []
            return
        above = self._lines - self._skipped
        taken: list[str] = []
        records = csv.reader(_noted(lines, taken), delimiter=self._delimiter)
        try:
            for record in records:
                if len(taken) > 1 and swallows_rows(taken, self._delimiter):
                    raise FileBroken(name=self._path.name, reason=_unclosed(above + records.line_num - len(taken) + 1))
                taken.clear()
                yield [field or None for field in record]
        except csv.Error as error:
            reason = tr_text(
                "line {line}: {error}; perhaps a quotation mark is never closed",
                line=above + records.line_num,
                error=error,
            )
            raise FileBroken(name=self._path.name, reason=reason) from error

    def _without_first(self, piece: str) -> str:
        lines = StringIO(piece, newline="")
        lines.readline()
        self._lines += 1
        return lines.read()

    def _pieces(self) -> Iterator[str]:
        """Yield the text, cut at ends of lines."""
        # utf-8-sig also reads UTF-8 without a mark.
        decoder = getincrementaldecoder("utf-8-sig" if self._encoding == "utf-8" else self._encoding or "utf-8")()
        rest, begun = "", False
        while True:
            raw = self._read()
            try:
                text = rest + decoder.decode(raw, final=not raw)
            except UnicodeError as error:
                raise EncodingWrong(name=self._path.name, encoding=shown_encoding(self._encoding or "utf-8")) from error
            if text and not begun:
                begun, text = True, text.removeprefix("\ufeff")
            if len(text) >= LONGEST_LINE:
                self._check_lengths(text)
            # A carriage return at the very end may be half of a line's end.
            end = max(text.rfind("\n"), text.rfind("\r", 0, -1)) + 1 if raw else len(text)
            rest = text[end:]
            if end:
                yield text[:end]
            if not raw:
                return

    def _read(self) -> bytes:
        beat()
        try:
            raw = self._file.read(_CHUNK)
        except (OSError, ValueError) as error:
            raise FileBroken(
                name=self._path.name, reason=tr_text("reading stopped after line {line}", line=self._lines)
            ) from error
        self._passed.read += len(raw)
        return raw

    def _check_lengths(self, text: str) -> None:
        for number, line in enumerate(StringIO(text, newline=""), self._lines + 1):
            if len(line) >= LONGEST_LINE:
                raise FileBroken(
                    name=self._path.name, reason=tr_text("line {number} has millions of characters", number=number)
                )


def _split(piece: str) -> Iterator[str]:
    return StringIO(piece, newline="")


def _noted(lines: Iterator[str], taken: list[str]) -> Iterator[str]:
    for line in lines:
        taken.append(line)
        yield line


def _unclosed(line: int) -> str:
    return tr_text("a quotation mark in line {line} is never closed, and would swallow the rows below it", line=line)
