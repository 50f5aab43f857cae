"""CSV, TSV and plain text lists, read in pieces: memory doesn't grow with the file."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import BinaryIO, TextIO

from desktop_app.core.errors import FileEmpty, FormatUnknown, SheetMissing
from desktop_app.core.said import said
from desktop_app.core.table import Row, SheetName
from desktop_app.sheets.delimiter import detected_delimiter, named_delimiter, separator_line
from desktop_app.sheets.encoding import check_encoding, detected_encoding, named_encoding, wide_encoding
from desktop_app.sheets.faults import reading
from desktop_app.sheets.odd_lines import drawn_table, numbers_of_one_line, wrapped_delimiter
from desktop_app.sheets.row_limits import batches_within_limits
from desktop_app.sheets.row_source import Passed, RowSource
from desktop_app.sheets.text_rows import LONGEST_LINE, TextRows, TextShape

_SAMPLE_CHARACTERS = 1 << 16
# Text has hardly any control characters; random bytes have a tenth. NULs alone come from padding, and vanish.
_CONTROL = re.compile("[\x01-\x08\x0e-\x1a\x1c-\x1f\x7f]")
_MOST_CONTROL = 0.05
_MOST_NULLS = 0.25


class TextTable(RowSource):
    """A TableSource over a text file: `format` is csv, tsv or txt, and is read off the content.

    Tab-separated is tsv; any other delimiter is csv; one column is txt, or csv with a comma
    where the file is called so. A first line `sep=;` is no row, as in Excel. Numbers that all
    stand on one line are a row each. Of a table drawn with pipes, lines such as |---|---| are no rows.
    Raises FileEmpty, EncodingWrong, FormatUnknown (binary) and UsageError.
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
        """Every record from the first on, blank lines included; empty fields are None.

        Raises SheetMissing where a sheet is named: text has none.
        """
        return chain.from_iterable(self.batches(sheet))

    def batches(self, sheet: str | None = None) -> Iterator[list[Row]]:
        """The same, as they are read."""
        if sheet is not None:
            raise SheetMissing(name=self._path.name, sheet=sheet, sheets=said("none, it is a text file"))
        return self._batches()

    @property
    def share(self) -> float | None:
        """How much of the file has been read, by the reading that was last begun."""
        return self._passed.share

    def close(self) -> None:
        """Let go of the file, whether or not its rows were read to the end."""
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
        """The numbers where they all stand on one line; the sample may be only its beginning."""
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
