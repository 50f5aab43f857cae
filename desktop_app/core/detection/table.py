"""Describes a table as a person sees it in a spreadsheet program, and how it was understood."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, datetime, time, timedelta
from typing import Any, Protocol

# A cell as the reader found it. Dates and durations come from spreadsheet files.
CellValue = str | int | float | bool | date | datetime | time | timedelta | None
Row = list[CellValue]


class Uncalculated(str):
    """The text of a formula whose result the file doesn't have, as readers give it for a cell's value."""

    __slots__ = ()


# This `ReadOptions.sheet` reads all visible sheets of a workbook, or all files of a zip archive, as one list.
ALL_SHEETS = "*"
# Formats without cells of their own: what stands there is what was written.
TEXT_FORMATS = frozenset({"csv", "tsv", "txt", "html"})
# The comment of a zip archive that Dialproof made of files chosen together: each file is a list.
CHOSEN_TOGETHER = b"dialproof: every file in here is a list"


@dataclass(frozen=True, slots=True)
class SheetName:
    """A sheet of a workbook."""

    name: str
    hidden: bool = False


class TableSource(Protocol):
    """An opened file. `format` is xlsx, xls, xlsb, ods, html, xml, csv, tsv or txt; `sheets` is empty for text."""

    format: str
    encoding: str | None
    delimiter: str | None
    sheets: tuple[SheetName, ...]

    def rows(self, sheet: str | None = None) -> Iterator[Row]:
        """Yield every row lazily, blank ones included; the n-th is the person's row n."""
        ...

    def batches(self, sheet: str | None = None) -> Iterator[list[Row]]:
        """Yield every row, some hundreds at a time: a step per row would take longer than reading the row."""
        ...

    def samples(self, sheets: Sequence[str], most_rows: int, most_cells: int) -> Iterator[tuple[str, list[Row]]]:
        """Yield each sheet's first rows, limited by `core.detection.sampling.sampled`, in one pass over the file."""
        ...

    def in_turn(self, sheets: Sequence[str]) -> Iterator[tuple[str, Iterator[Row]]]:
        """Yield each sheet with its rows, as `rows` gives them, in one pass over the file.

        `sheets` must be in the file's order. Take the rows of a sheet before asking for the next one; the rest are
        skipped.
        """
        ...

    @property
    def share(self) -> float | None:
        """The share (0..1) of the current rows that has been read; None if it is unknown."""
        ...

    def close(self) -> None:
        """Close the file."""
        ...


@dataclass(frozen=True, slots=True)
class Column:
    """A column: its `index` from 0, and `phone_share`, the share (0..1) of its filled cells that are phone numbers."""

    index: int
    name: str
    phone_share: float = 0.0


# A column needs this share of phone numbers to be mentioned beside the chosen one.
_MOST_OF_THEM = 0.6


@dataclass(frozen=True, slots=True)
class TableShape:
    """The layout of a table: `header_row` is counted from 1, or None if there is no header.

    `more_phone_columns` are read besides `phone_column`, in the list's order. `country_column` holds, for each row, the
    country of its national numbers.
    """

    header_row: int | None
    columns: tuple[Column, ...]
    phone_column: Column | None
    more_phone_columns: tuple[Column, ...] = ()
    country_column: Column | None = None

    @property
    def phone_columns(self) -> tuple[Column, ...]:
        """All columns whose numbers are sent. A number's `slot` is its column's index in this tuple."""
        return () if self.phone_column is None else (self.phone_column, *self.more_phone_columns)

    @property
    def columns_like_phones(self) -> tuple[Column, ...]:
        """The columns that weren't chosen although most of their cells are phone numbers."""
        taken = {column.index for column in self.phone_columns}
        return tuple(each for each in self.columns if each.index not in taken and each.phone_share >= _MOST_OF_THEM)

    @property
    def first_data_row(self) -> int:
        """The first row of data, counted from 1."""
        return (self.header_row or 0) + 1


@dataclass(frozen=True, slots=True)
class ReadOptions:
    """The options that the person set; None means: detect. `country` is ISO 3166-1 alpha-2, a column a name or letter.

    `more_columns` also have numbers. An empty `country_column` and a `header_row` of 0 mean that there is none. With
    `among`, the columns are letters chosen among that many columns. In a table with another number of columns they are
    detected instead.
    """

    sheet: str | None = None
    column: str | None = None
    country: str | None = None
    encoding: str | None = None
    delimiter: str | None = None
    more_columns: tuple[str, ...] = ()
    country_column: str | None = None
    header_row: int | None = None
    among: int | None = None

    def meant_among(self, columns: int) -> ReadOptions:
        """Return the options without the columns if those were chosen among another number of columns."""
        if self.among in {None, columns}:
            return self
        none = None if self.country_column else self.country_column
        return replace(self, column=None, more_columns=(), country_column=none, among=None)


@dataclass(frozen=True, slots=True)
class Problem:
    """A row whose number can't be sent. `row` is the row as the person counts it, header included."""

    row: int
    raw: str
    problem: str


@dataclass(frozen=True, slots=True)
class CountryFit:
    """A country (ISO 3166-1 alpha-2) in which the share `share` (0..1) of the examined numbers is valid.

    `likelihood` (0..1) is the probability, from all evidence, that they were written there. It sums to 1 over all
    countries.
    """

    country: str
    share: float
    likelihood: float = 1.0


@dataclass(slots=True)
class Counts:
    """Counts rows by the status of their number; valid + invalid + empty + duplicate = rows."""

    valid: int = 0
    invalid: int = 0
    empty: int = 0
    duplicate: int = 0

    @property
    def rows(self) -> int:
        """The number of rows of data."""
        return self.valid + self.invalid + self.empty + self.duplicate


@dataclass(frozen=True, slots=True)
class SheetNumbers:
    """A sheet with its count of phone numbers, of all its rows (`whole`) or of its first ones."""

    name: str
    numbers: int
    whole: bool = True


@dataclass(slots=True)
class ImportSummary:
    """The importer's findings about a file, which are the content of `inspect --json` (docs/command-line.md).

    - `countries` and `line_types` count the distinct valid numbers, which are the ones to send. With one number per
      row, that is the valid rows.
    - `reasons` counts the rows with a problem by problem: the invalid rows, and those in which one of several numbers
      has a problem.
    - `better_countries`, best first, is filled if numbers lack a country, or if most are invalid and would be valid in
      another country.
    - `above_header` has the first filled cells of each row above the header, such as a title, as far as they are worth
      showing.
    - `protected` is True if the file was opened with a password, which is stored nowhere.
    - `other_sheets` has the other sheets with phone numbers, if the sheet was chosen by its content.
    - `corrected` counts the numbers that a person corrected, `corrections` is a digest of these corrections.
    - `numeric_columns` has the indices of columns whose cells are numbers or dates in the file
      (`core.detection.numeric_columns`), `formulas` where cells have formulas without results, as `FormulaCells` has
      them. Both are empty for lists that were read before this was noted.
    """

    format: str
    encoding: str | None
    delimiter: str | None
    sheet: str | None
    sheets: list[str]
    shape: TableShape
    counts: Counts = field(default_factory=Counts)
    scientific_notation: int = 0
    precision_lost: int = 0
    countries: dict[str, int] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)
    line_types: dict[str, int] = field(default_factory=dict)
    reasons: dict[str, int] = field(default_factory=dict)
    better_countries: list[CountryFit] = field(default_factory=list)
    above_header: list[list[str]] = field(default_factory=list)
    protected: bool = False
    other_sheets: list[SheetNumbers] = field(default_factory=list)
    numeric_columns: list[int] = field(default_factory=list)
    formulas: list[list[int]] = field(default_factory=list)
    corrected: int = 0
    corrections: str = ""

    @property
    def typed_columns(self) -> tuple[int, ...]:
        """The numeric columns that an export may write as numbers and dates. Phone numbers, in any column, are text."""
        shape = self.shape
        phones = {column.index for column in (*shape.phone_columns, *shape.columns_like_phones)}
        return tuple(index for index in self.numeric_columns if index not in phones)

    @property
    def numbers(self) -> int:
        """The number of distinct valid numbers."""
        return sum(self.countries.values())

    def as_json(self) -> dict[str, Any]:
        """Return the object that `dialproof inspect --json` prints."""
        phone = self.shape.phone_column
        numbers = self.counts
        return {
            "format": self.format,
            "encoding": self.encoding,
            "delimiter": self.delimiter,
            "sheet": self.sheet,
            "sheets": self.sheets,
            "header_row": self.shape.header_row,
            "columns": [
                {"index": c.index, "name": c.name, "phone_share": round(c.phone_share, 4)} for c in self.shape.columns
            ],
            "phone_column": _as_json(phone) if phone else None,
            "rows": numbers.rows,
            "numbers": {
                "valid": numbers.valid,
                "invalid": numbers.invalid,
                "empty": numbers.empty,
                "duplicate": numbers.duplicate,
            },
            "damage": {
                "scientific_notation": self.scientific_notation,
                "precision_lost": self.precision_lost,
            },
            "countries": dict(sorted(self.countries.items(), key=lambda item: (-item[1], item[0]))),
            "problems": [{"row": p.row, "raw": p.raw, "problem": p.problem} for p in self.problems],
            **self._more_as_json(),
        }

    def _more_as_json(self) -> dict[str, Any]:
        """Return the fields that only some lists have: more phone columns, a country column, and so on."""
        shape = self.shape
        more: dict[str, Any] = {}
        if shape.more_phone_columns:
            more["more_phone_columns"] = [_as_json(column) for column in shape.more_phone_columns]
        if shape.country_column:
            more["country_column"] = _as_json(shape.country_column)
        if self.better_countries:
            more["better_countries"] = {fit.country: round(fit.share, 4) for fit in self.better_countries}
        if self.other_sheets:
            more["other_sheets"] = {other.name: other.numbers for other in self.other_sheets}
        return more


def _as_json(column: Column) -> dict[str, Any]:
    return {"index": column.index, "name": column.name}
