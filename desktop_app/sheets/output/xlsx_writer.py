"""Writes XLSX as a stream into the archive: every cell is text or, if asked for, a number or a date; none is a formula.

Our own writer, because openpyxl takes nine times as long for a full sheet, and first collects the rows, which are
people's data, in the system's temporary folder.
"""

from __future__ import annotations

import zipfile
from collections.abc import Collection, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from desktop_app.core.errors import OutputNotWritable
from desktop_app.core.text.translatable import tr_text
from desktop_app.sheets.common.atomic_file import AtomicFile
from desktop_app.sheets.common.beside import TakenBeside
from desktop_app.sheets.common.cell_meanings import MOST_COLUMNS, MOST_ROWS
from desktop_app.sheets.common.faults import writing
from desktop_app.sheets.output.deflating import Deflated, DeflatedPart, TableBlock, deflated
from desktop_app.sheets.output.xlsx_sheet import (
    ROOT_RELATIONS,
    STYLES,
    XlsxSheet,
    about_sheet,
    content_types,
    workbook,
    workbook_relations,
)

SHEET_NAME, ABOUT_NAME = "Results", "About"
# Bytes of markup that are deflated at once: enough that changing between threads costs little.
_PIECE = 4 << 20


class XlsxWriter:
    """A TableWriter: sheets with a frozen, bold, filterable header, and an About sheet if there is one.

    There is one sheet, "Results", unless `sheet` names others; what it has no room for goes on in "Results 2", below
    the same header. Every cell is text, except in the columns `numeric`, counted from 0, where it becomes a number or a
    date if converting back gives the same text.
    """

    def __init__(self, path: Path, numeric: Collection[int] = ()) -> None:
        self._numeric = numeric
        self._path = path
        self._names: list[str] = []
        self._sheet: XlsxSheet | None = None
        self._header: Sequence[str] = ()
        self._parts = 1  # sheets of the same name so far, numbered
        self._part: DeflatedPart | None = None
        self._deflating: TakenBeside[bytes | Deflated] | None = None
        self._cut_before = 0
        self._about: list[tuple[str, str]] = []
        self._about_title = ABOUT_NAME

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

    @property
    def cut_cells(self) -> int:
        """The number of cells that were longer than a cell may be and have been cut."""
        return self._cut_before + (self._sheet.cut_cells if self._sheet else 0)

    def sheet(self, name: str) -> None:
        """Begin a sheet for what follows; `name` is one of ours, without markup, and no two are the same."""
        with writing(self._path):
            self._end_sheet()
        self._names.append(name)
        self._sheet, self._header, self._parts = XlsxSheet(self._numeric), (), 1

    def header(self, names: Sequence[str]) -> None:
        """Write the first row, bold; it stays in sight and carries the filters."""
        self._room(len(names)).header(names)
        self._header = names
        self._write_pending()

    def row(self, values: Sequence[str]) -> None:
        """Write one row; raise OutputNotWritable beyond Excel's columns."""
        self._room(len(values)).row(values)
        self._write_pending()

    def columns(self, columns: Sequence[Sequence[str]]) -> None:
        """Write several rows; raise as `row` does."""
        rows = max(map(len, columns), default=0)
        sheet = self._room(len(columns), min(rows, 1))
        fitting = MOST_ROWS - sheet.rows
        sheet.extend(columns if rows <= fitting else [column[:fitting] for column in columns])
        self._write_pending()
        if rows > fitting:
            self.columns([column[fitting:] for column in columns])

    def block(self, block: TableBlock) -> None:
        """Write rows that were made elsewhere, behind the header and the first rows; raise as `row` does.

        They were numbered as the rows of one sheet, which they have to fill to its end before others begin the next.
        """
        sheet = self._room(block.columns, block.rows)
        with writing(self._path):
            self._flush(sheet)
            if self._deflating is not None:
                self._deflating.give(block.content)
        sheet.follow(block.rows, block.columns, block.cut_cells)

    def about(self, rows: Sequence[tuple[str, str]], title: str = ABOUT_NAME) -> None:
        """Set the lines of the About sheet, replacing earlier ones; `title` as a name for `sheet`."""
        self._about, self._about_title = list(rows), title

    def _room(self, width: int, rows: int = 1) -> XlsxSheet:
        if self._sheet is None:
            self.sheet(SHEET_NAME)
        assert self._sheet is not None  # noqa: S101 - just begun
        if self._sheet.rows + rows > MOST_ROWS:
            self._sheet = self._next_part(self._sheet)
        if width > MOST_COLUMNS:
            raise OutputNotWritable(
                name=self._path.name,
                reason=tr_text("an Excel sheet has {most} columns; name the result .csv", most=MOST_COLUMNS),
            )
        return self._sheet

    def _next_part(self, full: XlsxSheet) -> XlsxSheet:
        """Begin a sheet that goes on where this one ends."""
        with writing(self._path):
            self._end_sheet()
        name = self._names[-1].removesuffix(f" {self._parts}") if self._parts > 1 else self._names[-1]
        self._parts += 1
        self._names.append(f"{name} {self._parts}")
        sheet = XlsxSheet(self._numeric)
        sheet.go_on_from(full)
        if self._header:
            sheet.header(self._header)
        return sheet

    def _write_pending(self) -> None:
        if self._sheet is not None and self._sheet.pending >= _PIECE:
            with writing(self._path):
                self._flush(self._sheet)

    def _flush(self, sheet: XlsxSheet) -> None:
        if self._part is None:
            if len(self._names) == 1:
                self._write("_rels/.rels", ROOT_RELATIONS.encode())
            self._part = part = DeflatedPart(self._zip, self._atomic.file, _part_name(len(self._names)))
            self._deflating = TakenBeside(
                lambda piece: part.add(deflated(piece) if isinstance(piece, bytes) else piece)
            )
        if self._deflating is not None and (piece := sheet.take()):
            self._deflating.give(piece)

    def _end_sheet(self) -> None:
        if self._sheet is None:
            return
        self._flush(self._sheet)
        if self._part is not None and self._deflating is not None:
            self._deflating.give(self._sheet.end())
            self._deflating.finish()
            self._part.close()
        self._cut_before += self._sheet.cut_cells
        self._sheet = self._part = self._deflating = None

    def _finish(self) -> None:
        if not self._names:
            self.sheet(SHEET_NAME)
        self._end_sheet()
        if self._about:
            self._names.append(self._about_title)
            self._write(_part_name(len(self._names)), about_sheet(self._about))
        count = len(self._names)
        self._write("xl/workbook.xml", workbook(self._names).encode())
        self._write("xl/_rels/workbook.xml.rels", workbook_relations(count).encode())
        self._write("xl/styles.xml", STYLES.encode())
        self._write("[Content_Types].xml", content_types(count).encode())
        self._zip.close()

    def _write(self, name: str, content: bytes) -> None:
        self._zip.writestr(name, content)

    def _abandon(self) -> None:
        """Close what an error left open; what this writes goes into a file that is discarded."""
        if self._deflating is not None:
            self._deflating.close()
        for close in (*([self._part.abandon] if self._part is not None else []), self._zip.close):
            try:
                close()
            except (OSError, ValueError):
                continue


def _part_name(number: int) -> str:
    return f"xl/worksheets/sheet{number}.xml"
