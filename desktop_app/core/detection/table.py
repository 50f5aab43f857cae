"""A table as a person sees it in a spreadsheet program, and what was understood of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, datetime, time, timedelta
from typing import Any, Protocol

# As the reader found it; dates and durations are what spreadsheets make of them.
CellValue = str | int | float | bool | date | datetime | time | timedelta | None
Row = list[CellValue]
# `ReadOptions.sheet` for all visible sheets of a workbook, or all lists of a parcel, as one list.
ALL_SHEETS = "*"
# The comment of a zip archive into which files were put that were chosen together: each of them is meant.
CHOSEN_TOGETHER = b"dialproof: every file in here is a list"


@dataclass(frozen=True, slots=True)
class SheetName:
    """One sheet of a workbook."""

    name: str
    hidden: bool = False


class TableSource(Protocol):
    """An opened file. `format` is xlsx, xls, xlsb, ods, html, xml, csv, tsv or txt; `sheets` is empty for text."""

    format: str
    encoding: str | None
    delimiter: str | None
    sheets: tuple[SheetName, ...]

    def rows(self, sheet: str | None = None) -> Iterator[Row]:
        """Every row from the person's row 1 on, blank ones included; row n is the n-th. Lazy."""
        ...

    def batches(self, sheet: str | None = None) -> Iterator[list[Row]]:
        """The same rows, some hundreds at a time: a step for each row would take longer than reading it."""
        ...

    def samples(self, sheets: Sequence[str], most_rows: int, most_cells: int) -> Iterator[tuple[str, list[Row]]]:
        """The first rows of each sheet, bounded by `core.detection.sampling.sampled`, in one pass over the file."""
        ...

    def in_turn(self, sheets: Sequence[str]) -> Iterator[tuple[str, Iterator[Row]]]:
        """The rows of each of the sheets, as `rows` gives them, in one pass over the file.

        `sheets` stand in the file's order. The rows of one are to be taken before the next is asked for; what is left
        of them is passed over.
        """
        ...

    @property
    def share(self) -> float | None:
        """How much of the rows that are being read has passed, 0..1; None where that can't be told."""
        ...

    def close(self) -> None:
        """Let go of the file."""
        ...


@dataclass(frozen=True, slots=True)
class Column:
    """One column: `index` from 0, `phone_share` of its filled cells that are phone numbers, 0..1."""

    index: int
    name: str
    phone_share: float = 0.0


# What a column must have of phone numbers to be named beside the one that was taken.
_MOST_OF_THEM = 0.6


@dataclass(frozen=True, slots=True)
class TableShape:
    """Where the data is: `header_row` counted from 1 (None where there is none).

    `more_phone_columns` are taken besides `phone_column`, in the list's order. `country_column` tells
    row by row of which country national numbers are.
    """

    header_row: int | None
    columns: tuple[Column, ...]
    phone_column: Column | None
    more_phone_columns: tuple[Column, ...] = ()
    country_column: Column | None = None

    @property
    def phone_columns(self) -> tuple[Column, ...]:
        """All columns whose numbers are sent; a number's `slot` is its column's place among them."""
        return () if self.phone_column is None else (self.phone_column, *self.more_phone_columns)

    @property
    def columns_like_phones(self) -> tuple[Column, ...]:
        """Columns that aren't taken, and in which most cells are phone numbers all the same."""
        taken = {column.index for column in self.phone_columns}
        return tuple(each for each in self.columns if each.index not in taken and each.phone_share >= _MOST_OF_THEM)

    @property
    def first_data_row(self) -> int:
        """The first row of data, counted from 1."""
        return (self.header_row or 0) + 1


@dataclass(frozen=True, slots=True)
class ReadOptions:
    """What the person fixed; None: detect. `country` is ISO 3166-1 alpha-2, a column its name or its letter.

    `more_columns` have numbers, too. `country_column` "" and `header_row` 0 say that there is none.
    `among`: the columns are letters, chosen among so many; among another number of them they are detected.
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
        """Without the columns that were chosen among another number of them than these."""
        if self.among in {None, columns}:
            return self
        none = None if self.country_column else self.country_column
        return replace(self, column=None, more_columns=(), country_column=none, among=None)


@dataclass(frozen=True, slots=True)
class Problem:
    """One row whose number can't be sent. `row` as the person counts it, the header included."""

    row: int
    raw: str
    problem: str


@dataclass(frozen=True, slots=True)
class CountryFit:
    """A country (ISO 3166-1 alpha-2) in which `share`, 0..1, of the numbers that were looked at are valid.

    `likelihood`, 0..1: how likely they were written there, all things considered; those of all countries make 1.
    """

    country: str
    share: float
    likelihood: float = 1.0


@dataclass(slots=True)
class Counts:
    """Rows by what their number is; valid + invalid + empty + duplicate = rows."""

    valid: int = 0
    invalid: int = 0
    empty: int = 0
    duplicate: int = 0

    @property
    def rows(self) -> int:
        """All rows of data."""
        return self.valid + self.invalid + self.empty + self.duplicate


@dataclass(frozen=True, slots=True)
class SheetNumbers:
    """A sheet and how many phone numbers were seen in it: all there are (`whole`), or those of its first rows."""

    name: str
    numbers: int
    whole: bool = True


@dataclass(slots=True)
class ImportSummary:
    """What the importer understood of a file: the content of `inspect --json` (docs/command-line.md).

    `countries` and `line_types` count the distinct valid numbers, which are the ones to send; of rows with
    one number each that is the valid rows. `reasons` counts the rows with a problem by what it is: the invalid
    ones, and those in which one of several numbers has one. `better_countries`, the best first, is filled where
    numbers lack a country, and where most are invalid and would be valid in another one. `above_header`: the first
    filled cells of each row above the header, such as a title, as far as they are worth showing. `protected`: the file
    was opened with a password, which is kept nowhere. `other_sheets`: where the sheet was chosen by its content, those
    beside it that hold phone numbers, too. `numeric_columns`: the indices of those whose cells the file has as numbers
    (`core.detection.numeric_columns`); none of lists that were read before this was noted.
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

    @property
    def typed_columns(self) -> tuple[int, ...]:
        """The numeric columns that an export may write as numbers: phone numbers are texts, in whichever column."""
        shape = self.shape
        phones = {column.index for column in (*shape.phone_columns, *shape.columns_like_phones)}
        return tuple(index for index in self.numeric_columns if index not in phones)

    @property
    def numbers(self) -> int:
        """The distinct valid numbers."""
        return sum(self.countries.values())

    def as_json(self) -> dict[str, Any]:
        """The object that `dialproof inspect --json` prints."""
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
        """What only some lists have: further phone columns, a country column, better countries, other sheets."""
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
