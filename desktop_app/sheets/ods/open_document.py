"""Reads OpenDocument spreadsheets (OASIS OpenDocument 1.3, part 3, 9: table), their rows as a stream.

Our own reader, because calamine doesn't know the text that a person sees in a number's cell, reads formulas without a
value and errors as nothing and 0, and never returns from some damaged files.
"""

from __future__ import annotations

import zipfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import chain, groupby, repeat
from operator import itemgetter
from pathlib import Path
from typing import IO

from desktop_app.core.detection.sampling import sampled
from desktop_app.core.detection.table import Row, SheetName
from desktop_app.core.errors import FileBroken
from desktop_app.core.text.translatable import tr_text
from desktop_app.sheets.common.cell_meanings import MOST_ROWS
from desktop_app.sheets.common.faults import checked_batches, in_batches, reading
from desktop_app.sheets.common.row_limits import within_limits
from desktop_app.sheets.common.row_source import RowSource, check_count, chosen_sheet
from desktop_app.sheets.ods.cut_tables import CutTables
from desktop_app.sheets.ods.sheet_names import PassedRows, SheetNames
from desktop_app.sheets.ods.table_events import TableEvents, TableRows

# Rows to hand on at a time, where one is repeated.
_BATCH = 512


class OpenDocument(RowSource):
    """A TableSource over an ODS. Raises FileBroken if it is damaged, also while its rows are read."""

    format = "ods"
    encoding: str | None = None
    delimiter: str | None = None

    def __init__(self, path: Path) -> None:
        self._path = path
        found = SheetNames()
        with reading(path), self._content() as content:
            for _ in PassedRows(content, found).steps():
                check_count(path.name, len(found.sheets))
        if not found.sheets:
            raise FileBroken(name=path.name, reason=tr_text("the workbook has no sheet with cells"))
        self.sheets = tuple(SheetName(name, style in found.hidden) for name, style in found.sheets.items())

    def rows(self, sheet: str | None = None) -> Iterator[Row]:
        """Return every row of the sheet from row 1 on; blank rows are empty lists. None: the first visible sheet."""
        return chain.from_iterable(self.batches(sheet))

    def batches(self, sheet: str | None = None) -> Iterator[list[Row]]:
        """Return the rows of the sheet in batches as they are read; blank rows are empty lists."""
        return checked_batches(self._path, self._records(chosen_sheet(self._path.name, self.sheets, sheet)))

    def samples(self, sheets: Sequence[str], most_rows: int, most_cells: int) -> Iterator[tuple[str, list[Row]]]:
        """Yield the first rows of each sheet, in one pass, because each sheet comes after all those before it."""
        samples: dict[str, list[Row]] = {name: [] for name in sheets}
        reader = TableRows(frozenset(sheets))
        with reading(self._path):
            for name, rows in groupby(self._in_turn(reader, most_rows), key=itemgetter(0)):
                samples[name] = sampled((row for _, row in rows), most_rows, most_cells)
                reader.wanted -= {name}  # needn't parse the rest of it
        yield from samples.items()

    def in_turn(self, sheets: Sequence[str]) -> Iterator[tuple[str, Iterator[Row]]]:
        """Yield the rows of each sheet, in one pass: reading each by itself would start from the first every time."""
        reader = TableRows(frozenset(sheets))
        left = list(sheets)
        together = groupby(in_batches(self._path, self._in_turn(reader, MOST_ROWS)), key=itemgetter(0))
        for name, rows in together:
            if name not in left:  # another sheet of that name, or rows parsed before it was passed
                continue
            while (empty := left.pop(0)) != name:
                yield empty, iter(())
            yield name, within_limits(self._path, (row for _, row in rows))
            reader.wanted -= {name}  # needn't parse the rest of it
        yield from ((empty, iter(())) for empty in left)

    def close(self) -> None:
        """Do nothing: no file is open between rows."""

    def _in_turn(self, reader: TableRows, most: int) -> Iterator[tuple[str, Row]]:
        """Yield the rows of all wanted sheets, repeated `most` times at most, without blank ones at a sheet's end."""
        sheet, blanks = "", 0
        for _ in self._steps(reader):
            ready, reader.ready = reader.ready, []
            for name, row, times in ready:
                blanks, sheet = (blanks if name == sheet else 0), name
                if row:
                    yield from ((name, each) for each in (*repeat([], blanks), *repeat(row, min(times, most))))
                blanks = 0 if row else min(blanks + times, most)
            if not reader.wanted:
                return

    def _records(self, name: str) -> Iterator[list[Row]]:
        events = TableRows(frozenset({name}))
        blanks = 0
        for _ in self._steps(events):
            ready, events.ready = events.ready, []
            batch: list[Row] = []
            for _, row, times in ready:
                if not row:
                    blanks += times
                    continue
                if not blanks and times == 1:
                    batch.append(row)
                    continue
                for each in chain(([] for _ in range(blanks)), repeat(row, times)):
                    batch.append(each)
                    if len(batch) == _BATCH:
                        yield batch
                        batch = []
                blanks = 0
            if batch:
                yield batch
            if events.passed:
                return

    def _steps(self, events: TableEvents) -> Iterator[None]:
        with self._content() as content:
            yield from CutTables(content, events).steps()

    @contextmanager
    def _content(self) -> Iterator[IO[bytes]]:
        with zipfile.ZipFile(self._path) as archive, archive.open("content.xml") as content:
            yield content
