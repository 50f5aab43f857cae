"""Prepares the rows of a table for the list, and parses their numbers, each as one of its row's country.

The numbers of a long list are parsed by two processes: a `ListRows` is in one of them, its `RowParsers` are in both.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from desktop_app.core.countries.column import country_reader, kind_of
from desktop_app.core.detection.cells import cell_text, is_blank, says_nothing
from desktop_app.core.detection.column_names import column_letter
from desktop_app.core.detection.numeric_columns import NumericColumns
from desktop_app.core.detection.table import (
    ALL_SHEETS,
    TEXT_FORMATS,
    CellValue,
    Column,
    ImportSummary,
    Row,
    TableShape,
    TableSource,
)
from desktop_app.core.numbering import Automaton, Normaliser, compiled
from desktop_app.core.numbers.number_parser import NumberParser
from desktop_app.core.numbers.phone import Normalised, NumberColumns, NumberReader, ParsedCells, normalise
from desktop_app.core.rows.chunk_building import column_of, unparsed_chunk
from desktop_app.core.rows.row_chunk import ParsedChunk, UnparsedChunk
from desktop_app.sheets.common.heartbeat import beat
from desktop_app.storage.machine.numbering_files import kept_automaton, usual_folder

# Rows per chunk: large enough to be quick, small enough to report progress.
CHUNK = 1_000
# Cells per chunk: rows of a sheet's full width would take gigabytes otherwise.
CHUNK_CELLS = 500_000
# A row of which nothing is kept.
_NO_CELLS: Row = []


class ListRows:
    """The rows of a table: `chunks` yields them in order, for `parsers` to parse; `read` counts those passed.

    `country` is for national spellings in rows that name no country; `sample` are the table's first rows.
    """

    def __init__(
        self, table: TableSource, understanding: ImportSummary, country: str | None, sample: Sequence[Row]
    ) -> None:
        self._table = table
        self._found = understanding
        self.parsers = RowParsers(understanding.shape, country, sample[understanding.shape.header_row or 0 :])
        self._columns = [column.index for column in understanding.shape.phone_columns]
        self._width = 0
        # Sheets or lists stacked together have each row's number in front.
        text = understanding.format in TEXT_FORMATS and understanding.sheet != ALL_SHEETS
        self._numeric = None if text else NumericColumns()
        self.read = 0

    def chunks(self) -> Iterator[UnparsedChunk]:
        """Yield every row from the first data row to the last that isn't blank, some thousands at a time."""
        first = self._found.shape.first_data_row
        for rows in _in_chunks(self._data()):
            if self._numeric is not None:
                self._numeric.look(rows, first + self.read)
            chunk = unparsed_chunk(first + self.read, rows, self._columns, self.parsers.countries(rows))
            self._measure(rows)
            self.read += len(rows)
            yield chunk
        self._widen()
        if self._numeric is not None:
            self._found.numeric_columns = self._numeric.found()
            self._found.formulas = self._numeric.formulas.found()

    def _data(self) -> Iterator[list[Row]]:
        """Yield the table's rows below its header. Blank rows inside the list are rows; those at its end are not."""
        above = self._found.shape.first_data_row - 1
        blanks: list[Row] = []
        for batch in self._table.batches(self._found.sheet):
            rows, above = batch[above:], max(0, above - len(batch))
            end = len(rows)
            while end and _is_blank(rows[end - 1]):
                end -= 1
            if end:
                yield [*blanks, *rows[:end]] if blanks else rows[:end]
                blanks.clear()
            # A million rows of nothing but separators would take a gigabyte.
            blanks += [row if any(cell is not None for cell in row) else _NO_CELLS for row in rows[end:]]

    def _measure(self, rows: list[Row]) -> None:
        if max(map(len, rows)) > self._width:
            filled = max((len(row) for row in rows if not _is_blank(row)), default=0)
            self._width = max(self._width, filled)

    def _widen(self) -> None:
        """Add columns for rows further down that are wider than the sample, so that their cells are kept as well."""
        shape = self._found.shape
        more = [Column(index, column_letter(index)) for index in range(len(shape.columns), self._width)]
        self._found.shape = replace(shape, columns=(*shape.columns, *more))


def _is_blank(row: Row) -> bool:
    return all(map(is_blank, row))


def _in_chunks(batches: Iterator[list[Row]]) -> Iterator[list[Row]]:
    """Yield the rows in lists of about CHUNK, or fewer if they are very wide."""
    chunk: list[Row] = []
    cells = 0
    for batch in _at_most(CHUNK, batches):
        more = sum(map(len, batch))
        for rows in (batch,) if more <= CHUNK_CELLS else ([row] for row in batch):
            if chunk and (len(chunk) + len(rows) > CHUNK or cells >= CHUNK_CELLS):
                yield chunk
                chunk, cells = [], 0
            chunk += rows
            cells += more if rows is batch else len(rows[0])
    if chunk:
        yield chunk


def _at_most(count: int, batches: Iterator[list[Row]]) -> Iterator[list[Row]]:
    """Yield the rows in lists of at most `count`: there may be a million blank rows that were held back."""
    for batch in batches:
        if len(batch) <= count:
            yield batch
        else:
            yield from (batch[at : at + count] for at in range(0, len(batch), count))


# --- Parser for a row's numbers: by column and country ---


# Number of different texts in a country column that are remembered.
_MOST_NAMES = 10_000


class RowParsers:
    """The number parsers for each phone column and country, each made when first needed.

    `country` is for national spellings in rows that name no country; `sample` are data rows from the table's beginning.
    Pickled, it parses in another process, too, which loads a stored automaton for it but builds none.
    """

    def __init__(
        self, shape: TableShape, country: str | None, sample: Sequence[Row], numbers: Numbers | None = None
    ) -> None:
        self._shape = shape
        self._columns = [column.index for column in shape.phone_columns]
        self._country_column = shape.country_column.index if shape.country_column else None
        if shape.country_column:
            self._read_country = country_reader(kind_of(shape.country_column, sample))
        self._country = country
        self._sample = sample
        self._numbers = numbers or Numbers(country)
        self._named: dict[str, str | None] = {}
        self._parsers: dict[str | None, list[NumberParser]] = {}
        self._of(country)

    def __reduce__(self) -> tuple[Any, ...]:
        wanted = {*self._columns, *([] if self._country_column is None else [self._country_column])}
        end = max(wanted, default=-1) + 1
        sample = [[cell if at in wanted else None for at, cell in enumerate(row[:end])] for row in self._sample]
        return _elsewhere, (self._shape, self._country, sample)

    @property
    def quick(self) -> bool:
        """True once numbers are parsed by an automaton."""
        return self._numbers.quick

    @property
    def columns(self) -> int:
        """The number of phone columns."""
        return len(self._columns)

    def chunk(self, rows: UnparsedChunk) -> ParsedChunk:
        """Return rows with their numbers parsed."""
        return ParsedChunk(rows.first, rows.cells, rows.seen, self._parsed(rows.values, rows.countries))

    def _parsed(self, cells: Sequence[Sequence[CellValue]], countries: Sequence[str | None]) -> list[ParsedCells]:
        """Return the parsed cells of each phone column."""
        if countries.count(countries[0]) == len(countries):
            return [parser.parse_many(values) for parser, values in zip(self._of(countries[0]), cells, strict=True)]
        places: defaultdict[str | None, list[int]] = defaultdict(list)
        for place, country in enumerate(countries):
            places[country].append(place)
        parsed = [ParsedCells(NumberColumns.empty(len(countries)), []) for _ in cells]
        for country, of_country in places.items():
            for parser, values, whole in zip(self._of(country), cells, parsed, strict=True):
                whole.take(of_country, parser.parse_many([values[place] for place in of_country]))
        for whole in parsed:
            whole.slow.sort(key=lambda each: each[0])
        return parsed

    def countries(self, rows: Sequence[Row]) -> list[str | None]:
        """Return the country of each row."""
        if self._country_column is None:
            return [self._country] * len(rows)
        cells = column_of(rows, self._country_column, None)
        return [self._of_cell(cell) for cell in cells]

    def names_country(self, row: Row) -> bool:
        """Return True if the row itself names its country."""
        (cell,) = [None] if self._country_column is None else column_of([row], self._country_column, None)
        return self._of_cell(cell) is not None and not _says_no_country(cell)

    def _of_cell(self, cell: CellValue) -> str | None:
        text = cell if type(cell) is str else cell_text(cell)
        if text not in self._named:
            if len(self._named) > _MOST_NAMES:
                self._named.clear()
            self._named[text] = self._country_in(cell)
        return self._named[text]

    def _country_in(self, cell: CellValue) -> str | None:
        """Return the country that a cell names; None for an unknown one, because the number may be of any country."""
        return self._country if _says_no_country(cell) else self._read_country(cell) or None

    def _of(self, country: str | None) -> list[NumberParser]:
        parsers = self._parsers.get(country)
        if parsers is None:
            rows = self._sample
            if self._country_column is not None:
                named = self.countries(rows)
                rows = [row for row, name in zip(rows, named, strict=True) if name == country]
            numbers = self._numbers.elsewhere(country)
            parsers = [
                NumberParser(numbers, country, column_of(rows, index, None), numbers.columns) for index in self._columns
            ]
            self._parsers[country] = parsers
        return parsers


def _elsewhere(shape: TableShape, country: str | None, sample: Sequence[Row]) -> RowParsers:
    read_ahead()
    return RowParsers(shape, country, sample, Numbers(country, build_after=sys.maxsize))


def _says_no_country(cell: CellValue) -> bool:
    return is_blank(cell) or says_nothing(cell)


# --- Numbers: by libphonenumber at first, then by the automaton if the list is long enough ---


# Count of numbers after which reading a stored automaton pays (0.1 s), and building one if there is none (some 7 s).
READ_AFTER = 2_000
BUILD_AFTER = 50_000


class Numbers:
    """A callable that normalises a number's text and returns every field that `core.numbers.phone.normalise` returns.

    National spellings are those of `country`. `elsewhere` returns the same for another country; both share the
    automaton and the count of numbers after which it pays.
    """

    def __init__(
        self,
        country: str | None,
        folder: Path | None = None,
        *,
        read_after: int = READ_AFTER,
        build_after: int = BUILD_AFTER,
    ) -> None:
        self._begin(country, _Pace(folder or usual_folder(), read_after, build_after))

    def elsewhere(self, country: str | None) -> Numbers:
        """Return a normaliser for the numbers of the same list that belong to another country."""
        other = object.__new__(Numbers)
        other._begin(country, self._pace)
        return other

    def _begin(self, country: str | None, pace: _Pace) -> None:
        self._country = country
        self._pace = pace
        self._quick = pace.normaliser.elsewhere(country) if pace.normaliser else None

    @property
    def quick(self) -> bool:
        """True once the automaton is there."""
        return self._pace.normaliser is not None

    def __call__(self, text: str) -> Normalised:
        """Return one number, normalised."""
        if self._quick is not None:
            return self._quick.normalise(text)
        normaliser = self._pace.counted()
        if normaliser is not None:
            self._quick = normaliser.elsewhere(self._country)
        return normalise(text, self._country)

    def columns(self, texts: Sequence[str]) -> NumberColumns:
        """Return many numbers; empty texts stand for those that aren't valid, and for some that are oddly written."""
        if self._quick is None:
            return NumberColumns.of(self(text) if text else Normalised() for text in texts)
        return self._quick.columns(texts)


class _Pace:
    """Counts a list's numbers, and has an automaton ready after enough of them, or as soon as one is loaded."""

    def __init__(self, folder: Path, read_after: int, build_after: int) -> None:
        self._folder = folder
        self._read_after, self._build_after = read_after, build_after
        self._seen = 0
        self.normaliser = _at_hand.get(folder)

    def counted(self) -> Normaliser | None:
        self._seen += 1
        if self.normaliser is None and self._seen in {self._read_after, self._build_after}:
            self.normaliser = _normaliser(self._folder, build=self._seen >= self._build_after)
        return self.normaliser


def read_ahead(folder: Path | None = None) -> None:
    """Load a stored automaton, so that this process's lists can use it from their first number; build none."""
    _normaliser(folder or usual_folder(), build=False)


def number_reader(folder: Path | None = None) -> NumberReader:
    """Return a reader for a few numbers of many countries: the automaton if one is loaded, else libphonenumber."""
    at_hand = _at_hand.get(folder or usual_folder())
    if at_hand is None:
        return normalise
    of: dict[str | None, Normaliser] = {}

    def read(text: str, country: str | None) -> Normalised:
        if country not in of:
            of[country] = at_hand.elsewhere(country)
        return of[country].normalise(text)

    return read


# One per process: linking an automaton's states takes as long as reading it.
_at_hand: dict[Path, Normaliser] = {}


def _normaliser(folder: Path, *, build: bool) -> Normaliser | None:
    """Return the normaliser with the stored automaton.

    If none is stored, build one if `build` is set, else return None.
    """
    if folder not in _at_hand:
        with suppress(_NotKeptError):
            automaton = kept_automaton(folder, partial(compiled, working=beat) if build else _none_kept)
            _at_hand[folder] = Normaliser(automaton)
    return _at_hand.get(folder)


class _NotKeptError(Exception):
    pass


def _none_kept() -> Automaton:
    raise _NotKeptError
