"""Writes CSV that Excel opens without asking: UTF-8 with a byte order mark, CRLF, commas or its locale's separator."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from desktop_app.core.text.csv_text import LINE_END, csv_lines
from desktop_app.core.text.spreadsheet_text import formula_safe, formula_safe_column
from desktop_app.sheets.common.atomic_file import AtomicFile
from desktop_app.sheets.common.faults import writing
from desktop_app.sheets.output.deflating import TableBlock


class CsvWriter:
    """A TableWriter; values that a spreadsheet program would run as formulas get an apostrophe, unless `raw`.

    `delimiter` is one character.
    """

    cut_cells = 0

    def __init__(self, path: Path, *, raw: bool = False, delimiter: str = ",") -> None:
        self._path = path
        self._delimiter = delimiter
        self._raw = raw

    def __enter__(self) -> Self:
        self._atomic = AtomicFile(self._path)
        # A lone surrogate is no character and has no UTF-8: it becomes a question mark.
        self._text = io.TextIOWrapper(self._atomic.file, encoding="utf-8", errors="replace", newline="")
        self._text.write("\ufeff")  # the codec utf-8-sig is written in Python and takes twice the time
        self._csv = csv.writer(self._text, delimiter=self._delimiter, lineterminator=LINE_END)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        try:
            if kind is None:
                with writing(self._path):
                    self._text.flush()
                self._atomic.commit()
        finally:
            self._atomic.discard()

    def header(self, names: Sequence[str]) -> None:
        """Write the first row."""
        self.row(names)

    def row(self, values: Sequence[str]) -> None:
        """Write one row."""
        with writing(self._path):
            self._csv.writerow(values if self._raw else [formula_safe(value) for value in values])

    def columns(self, columns: Sequence[Sequence[str]]) -> None:
        """Write several rows as `row` would; most columns are found to need no care in one look."""
        self._write(csv_bytes(columns, self._delimiter, raw=self._raw))

    def block(self, block: TableBlock) -> None:
        """Write rows that were made elsewhere, behind the header."""
        assert isinstance(block.content, bytes)  # noqa: S101 - of a file of this kind
        self._write(block.content)

    def _write(self, content: bytes) -> None:
        with writing(self._path):
            self._text.flush()
            self._atomic.file.write(content)

    def about(self, rows: Sequence[tuple[str, str]]) -> None:
        """Do nothing: CSV has one table only."""


def csv_bytes(columns: Sequence[Sequence[str]], delimiter: str, *, raw: bool) -> bytes:
    """Return the lines of several rows, given as columns of equal length, as they stand in the file."""
    safe = columns if raw else [formula_safe_column(column) for column in columns]
    return csv_lines(safe, delimiter).encode(errors="replace")
