"""XLSX as a stream straight into the archive: every cell is text, no cell is a formula.

Written by hand because openpyxl takes nine times as long for a full sheet, and collects the
rows, which are people's data, in the system's temporary folder first.
"""

from __future__ import annotations

import zipfile
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import IO, Self

from desktop_app.core.columns import column_letter
from desktop_app.core.errors import OutputNotWritable
from desktop_app.core.spreadsheet_text import CELL_CHARACTERS, xlsx_markup, xlsx_text
from desktop_app.sheets import xlsx_parts
from desktop_app.sheets.atomic_file import AtomicFile
from desktop_app.sheets.faults import writing
from desktop_app.sheets.sheet_rows import MOST_COLUMNS, MOST_ROWS

SHEET_NAME, ABOUT_NAME = "Results", "About"
_WIDTH_ROWS = 200  # looked at for the columns' widths
_NARROWEST, _WIDEST = 8, 48
_ROWS_PER_WRITE = 500


class XlsxWriter:
    """A TableWriter: a sheet with a frozen, bold, filterable header, and an About sheet where there is one."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.cut_cells = 0
        self._rows = 0
        self._columns = 0
        self._has_header = False
        self._pending: list[str] = []
        self._widths: list[int] = []
        self._about: list[tuple[str, str]] = []
        self._sheet: IO[bytes] | None = None

    def __enter__(self) -> Self:
        self._atomic = AtomicFile(self._path)
        # Level 1: a fifth of the time of the usual level, for a file a quarter larger.
        self._zip = zipfile.ZipFile(self._atomic.file, "w", zipfile.ZIP_DEFLATED, compresslevel=1)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        try:
            if kind is None:
                with writing(self._path):
                    self._finish()
                self._atomic.commit()
        finally:
            self._abandon()
            self._atomic.discard()

    def header(self, names: Sequence[str]) -> None:
        """The first row, bold; it stays in sight and carries the filters."""
        self._has_header = True
        self._add(names, xlsx_parts.HEADER)

    def row(self, values: Sequence[str]) -> None:
        """One row. Raises OutputNotWritable beyond Excel's limits."""
        self._add(values, xlsx_parts.TEXT)

    def about(self, rows: Sequence[tuple[str, str]]) -> None:
        """What the About sheet says, replacing what was given before."""
        self._about = list(rows)

    def _add(self, values: Sequence[str], style: int) -> None:
        if self._rows >= MOST_ROWS:
            raise OutputNotWritable(
                name=self._path.name, reason=f"an Excel sheet ends at row {MOST_ROWS:,}; name the result .csv"
            )
        if len(values) > MOST_COLUMNS:
            raise OutputNotWritable(
                name=self._path.name, reason=f"an Excel sheet has {MOST_COLUMNS:,} columns; name the result .csv"
            )
        self._rows += 1
        self._columns = max(self._columns, len(values))
        if self._rows <= _WIDTH_ROWS:
            self._measure(values)
        self._pending.append(self._markup(self._rows, values, style))
        if len(self._pending) >= _ROWS_PER_WRITE:
            with writing(self._path):
                self._flush()

    def _markup(self, number: int, values: Sequence[str], style: int) -> str:
        cells = []
        for index, value in enumerate(values):
            if not value:
                continue
            if len(value) > CELL_CHARACTERS:
                self.cut_cells += 1
            text = xlsx_markup(xlsx_text(value))
            space = "" if text.isprintable() and text[:1] != " " and text[-1:] != " " else ' xml:space="preserve"'
            cells.append(
                f'<c r="{column_letter(index)}{number}" s="{style}" t="inlineStr"><is><t{space}>{text}</t></is></c>'
            )
        # A blank row gets one blank cell, so that readers count it.
        content = "".join(cells) or f'<c r="A{number}" s="{style}"/>'
        return f'<row r="{number}">{content}</row>'

    def _measure(self, values: Sequence[str]) -> None:
        self._widths += [_NARROWEST] * (len(values) - len(self._widths))
        for index, value in enumerate(values):
            self._widths[index] = max(self._widths[index], min(len(value) + 2, _WIDEST))

    def _flush(self) -> None:
        if self._sheet is None:
            self._write("_rels/.rels", xlsx_parts.ROOT_RELATIONS)
            self._sheet = self._zip.open("xl/worksheets/sheet1.xml", "w", force_zip64=True)
            self._sheet.write(xlsx_parts.sheet_start(self._widths, frozen=self._has_header).encode())
        self._sheet.write("".join(self._pending).encode())
        self._pending.clear()

    def _finish(self) -> None:
        self._flush()
        if self._sheet is not None:
            last = f"{column_letter(self._columns - 1)}{self._rows}" if self._columns else None
            self._sheet.write(xlsx_parts.sheet_end(last, filters=self._has_header).encode())
            self._sheet.close()
        names = [SHEET_NAME]
        if self._about:
            names.append(ABOUT_NAME)
            self._write("xl/worksheets/sheet2.xml", self._about_sheet())
        self._write("xl/workbook.xml", xlsx_parts.workbook(names))
        self._write("xl/_rels/workbook.xml.rels", xlsx_parts.workbook_relations(len(names)))
        self._write("xl/styles.xml", xlsx_parts.STYLES)
        self._write("[Content_Types].xml", xlsx_parts.content_types(len(names)))
        self._zip.close()

    def _about_sheet(self) -> str:
        rows = "".join(self._markup(number, pair, xlsx_parts.TEXT) for number, pair in enumerate(self._about, 1))
        return xlsx_parts.sheet_start([28, 80], frozen=False) + rows + xlsx_parts.sheet_end(None)

    def _write(self, name: str, text: str) -> None:
        self._zip.writestr(name, text.encode())

    def _abandon(self) -> None:
        """Close what an error left open; what this writes goes into a file that is discarded."""
        for unfinished in (self._sheet, self._zip):
            try:
                if unfinished is not None:
                    unfinished.close()
            except (OSError, ValueError):
                continue
