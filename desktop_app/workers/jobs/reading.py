"""A file becomes a list: copied, understood, normalised, counted, stored."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from itertools import islice
from pathlib import Path

from desktop_app.core.cells import Damage, cell_text, is_blank
from desktop_app.core.column_names import column_letter
from desktop_app.core.columns import SheetCandidate, best_sheet, phone_cells, shape_of
from desktop_app.core.errors import (
    FileEmpty,
    SheetMissing,
    UsageError,
)
from desktop_app.core.judging import Judge
from desktop_app.core.list_row import ListRow
from desktop_app.core.number_in_cell import number_in
from desktop_app.core.phone import Normalised, NumberStatus, known_region
from desktop_app.core.table import (
    CellValue,
    Column,
    Problem,
    ReadOptions,
    Row,
    SheetName,
    TableShape,
    TableSource,
    Understanding,
)
from desktop_app.services.ports import Progress
from desktop_app.sheets.opening import open_source
from desktop_app.storage.list_building import ListBuilder, chunks
from desktop_app.workers.child import Report
from desktop_app.workers.jobs.numbers import Numbers
from desktop_app.workers.jobs.source_copy import kept_copy

# Rows looked at to find header and phone column.
SAMPLE = 1_000
MOST_PROBLEMS = 50


def read_list(report: Report, source: Path, folder: Path, options: ReadOptions) -> Understanding:
    """Read a file, normalise its numbers and store all of it as `folder/list.sqlite`."""
    if options.country and not known_region(options.country):
        raise UsageError(reason=f"“{options.country}” is not a country code such as GB, DE or US.")
    copy, digest = kept_copy(source, folder)
    with closing(open_source(copy, encoding=options.encoding, delimiter=options.delimiter)) as table:
        understanding = _understand(source.name, table, options)
        builder = ListBuilder(folder)
        try:
            rows = _Rows(table, understanding, options.country).walk()
            for chunk in chunks(rows):
                builder.add(chunk)
                report(Progress("Reading", understanding.counts.rows))
            builder.finish(source.name, digest, options, understanding)
        except BaseException:
            builder.close()
            raise
    return understanding


def _understand(name: str, table: TableSource, options: ReadOptions) -> Understanding:
    sheet, shape = _sheet_and_shape(name, table, options)
    return Understanding(
        format=table.format,
        encoding=table.encoding,
        delimiter=table.delimiter,
        sheet=sheet,
        sheets=[each.name for each in table.sheets],
        shape=shape,
    )


def _sheet_and_shape(name: str, table: TableSource, options: ReadOptions) -> tuple[str | None, TableShape]:
    if not table.sheets:
        if options.sheet:
            raise SheetMissing(name=name, sheet=options.sheet, sheets="no sheets, it is text")
        return None, _shape(name, table, None, options)
    names = [sheet.name for sheet in table.sheets]
    if options.sheet is not None:
        if options.sheet not in names:
            raise SheetMissing(name=name, sheet=options.sheet, sheets=", ".join(f"“{each}”" for each in names))
        return options.sheet, _shape(name, table, options.sheet, options)
    chosen = best_sheet([each for sheet in table.sheets if (each := _candidate(table, sheet, options))])
    if chosen is None:
        raise FileEmpty(name=name)
    return chosen.sheet.name, _shape(name, table, chosen.sheet.name, options)


def _candidate(table: TableSource, sheet: SheetName, options: ReadOptions) -> SheetCandidate | None:
    sample = _sample(table, sheet.name)
    if not _filled(sample):
        return None
    shape = shape_of(sample, options.country)
    return SheetCandidate(sheet, shape, phone_cells(sample, shape, options.country))


def _shape(name: str, table: TableSource, sheet: str | None, options: ReadOptions) -> TableShape:
    sample = _sample(table, sheet)
    if not _filled(sample):
        raise FileEmpty(name=name)
    return shape_of(sample, options.country, options.column)


def _sample(table: TableSource, sheet: str | None) -> list[Row]:
    return list(islice(table.rows(sheet), SAMPLE))


def _filled(sample: Sequence[Row]) -> bool:
    return any(not is_blank(cell) for row in sample for cell in row)


class _Rows:
    """The rows of a table on their way into the list; counts what they are while they pass."""

    def __init__(self, table: TableSource, understanding: Understanding, country: str | None) -> None:
        self._table = table
        self._found = understanding
        self._country = country
        self._judge = Judge(Numbers(country), country, self._sampled())
        self._first_rows: dict[str, int] = {}

    def _sampled(self) -> list[CellValue]:
        shape = self._found.shape
        if shape.phone_column is None:
            return []
        index = shape.phone_column.index
        rows = _sample(self._table, self._found.sheet)[shape.header_row or 0 :]
        return [row[index] for row in rows if index < len(row)]

    def walk(self) -> Iterator[ListRow]:
        """Every row from the first of data to the last that isn't blank, as the list keeps it."""
        first = self._found.shape.first_data_row
        blanks: list[tuple[int, Row]] = []
        width = 0
        for number, cells in enumerate(islice(self._table.rows(self._found.sheet), first - 1, None), start=first):
            if all(map(is_blank, cells)):
                blanks.append((number, cells))
                continue
            # Blank rows inside the list are rows; those at its end are not.
            for row in [*blanks, (number, cells)]:
                yield self._row(*row)
            blanks.clear()
            width = max(width, len(cells))
        self._widen(width)

    def _widen(self, width: int) -> None:
        """Rows further down may be wider than the sample was: their cells are kept, too."""
        shape = self._found.shape
        more = [Column(index, column_letter(index)) for index in range(len(shape.columns), width)]
        self._found.shape = replace(shape, columns=(*shape.columns, *more))

    def _row(self, number: int, cells: Row) -> ListRow:
        column = self._found.shape.phone_column
        cell = cells[column.index] if column and column.index < len(cells) else None
        raw = cell_text(cell)
        number_there = number_in(cell, self._country)
        damage = number_there.damage
        if is_blank(cell):
            found, status = Normalised(), NumberStatus.EMPTY
        else:
            found = self._judge.verdict(number_there)
            status = NumberStatus.VALID if found.valid else NumberStatus.INVALID
        first_row = self._first_rows.setdefault(found.e164, number) if found.valid else number
        if first_row != number:
            status = NumberStatus.DUPLICATE
        self._count(number, raw, found, status, damage)
        return ListRow(
            row=number,
            cells=tuple(cell_text(each) for each in cells),
            raw=raw,
            e164=found.e164,
            region=found.region,
            line_type=found.line_type,
            status=status,
            problem=found.problem,
            first_row=first_row if status is NumberStatus.DUPLICATE else None,
        )

    def _count(self, number: int, raw: str, found: Normalised, status: NumberStatus, damage: Damage | None) -> None:
        understood = self._found
        setattr(understood.counts, status.value, getattr(understood.counts, status.value) + 1)
        if status is NumberStatus.VALID:
            understood.countries[found.region] = understood.countries.get(found.region, 0) + 1
        if status is NumberStatus.INVALID and len(understood.problems) < MOST_PROBLEMS:
            understood.problems.append(Problem(number, raw, found.problem))
        if damage is Damage.SCIENTIFIC_NOTATION:
            understood.scientific_notation += 1
        elif damage is Damage.PRECISION_LOST:
            understood.precision_lost += 1
