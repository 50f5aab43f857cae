"""The column that tells row by row of which country the phone numbers are."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum

from desktop_app.core.cells import is_blank, says_nothing
from desktop_app.core.country_column_names import says_calling_code, says_country, says_no_country
from desktop_app.core.country_names import calling_code_country, country_of, has_calling_sign, vehicle_sign_country
from desktop_app.core.number_in_cell import number_in, unsigned_digits
from desktop_app.core.phone import normalise
from desktop_app.core.table import CellValue, Column, Row

_SAMPLE_ROWS = 1_000
# So many cells tell whether it is worth looking at the rest.
_FIRST_LOOK = 50
# The share of filled cells that are countries; under a name that says so, misspelled ones are only cells without.
_NEARLY_ALL = 0.9
_WITH_NAME = 0.6
# The share of numbers that are of their row's country. Under a name that says so, the numbers may be bad;
# of another thing's country, a supplier's for one, hardly any would fit.
_FITTING = 0.7
_FITTING_WITH_NAME = 0.2
_NUMBERS_LOOKED_AT = 200
_FEWEST_NUMBERS = 3


class CountryKind(StrEnum):
    """How a column tells countries."""

    NAMES = "names"
    CALLING_CODES = "calling codes"
    VEHICLE_SIGNS = "vehicle signs"


@dataclass(frozen=True, slots=True)
class CountryColumn:
    """A column whose cells are countries, and how they tell them."""

    column: Column
    kind: CountryKind


@dataclass(frozen=True, slots=True)
class _Candidate:
    found: CountryColumn
    named: bool
    fill: float
    # The share of numbers that are of their row's country; None where there are too few to tell.
    fitting: float | None

    @property
    def qualifies(self) -> bool:
        if self.fitting is None:
            return self.named
        return self.fitting >= (_FITTING_WITH_NAME if self.named else _FITTING)

    @property
    def rank(self) -> tuple[float, bool, float, int]:
        """The best is the greatest: what fits, what is named so, names before codes, the fuller, the first."""
        fitting = _FITTING if self.fitting is None else self.fitting
        by_name = self.found.kind is CountryKind.NAMES
        return round(fitting + 0.3 * self.named, 1), by_name, round(self.fill, 1), -self.found.column.index


def country_reader(kind: CountryKind) -> Callable[[CellValue], str]:
    """What reads a cell of such a column: ISO 3166-1 alpha-2, "" where it is blank or names no country."""
    return _READERS[kind]


def find_country_column(columns: Sequence[Column], data: Sequence[Row], phone: Collection[int]) -> CountryColumn | None:
    """The column that tells the countries of the numbers in the columns `phone` (indices); None where none does.

    `data` is a sample of the rows below the header. Nearly all filled cells have to be countries, and,
    unless the column's name says so, the numbers beside them numbers of these.
    """
    rows = data[:_SAMPLE_ROWS]
    others = (column for column in columns if column.index not in phone and not says_no_country(column.name))
    candidates = [each for column in others if (each := _candidate(column, rows, phone))]
    best = max((each for each in candidates if each.qualifies), key=lambda each: each.rank, default=None)
    return best.found if best else None


def kind_of(column: Column, data: Sequence[Row]) -> CountryKind:
    """How a column that a person chose tells countries: whatever most of its cells can be read as."""
    cells = _filled(column, data[:_SAMPLE_ROWS])
    return max(CountryKind, key=lambda kind: sum(bool(_READERS[kind](cell)) for cell in cells))


def _candidate(column: Column, rows: Sequence[Row], phone: Collection[int]) -> _Candidate | None:
    cells = _filled(column, rows)
    kind = _kind(column.name, cells) if cells else None
    if kind is None:
        return None
    named = says_country(column.name) or (kind is CountryKind.CALLING_CODES and says_calling_code(column.name))
    fitting = _fitting(rows, column.index, _READERS[kind], phone)
    return _Candidate(CountryColumn(column, kind), named, len(cells) / len(rows), fitting)


def _kind(name: str, cells: Sequence[CellValue]) -> CountryKind | None:
    if _are_countries(cells, country_of, _WITH_NAME if says_country(name) else _NEARLY_ALL):
        return CountryKind.NAMES
    if says_country(name) and _are_countries(cells, vehicle_sign_country, _NEARLY_ALL):
        return CountryKind.VEHICLE_SIGNS
    signed = says_calling_code(name) or _are_countries(cells[:_FIRST_LOOK], has_calling_sign, _NEARLY_ALL)
    if signed and _are_countries(cells, calling_code_country, _NEARLY_ALL):
        return CountryKind.CALLING_CODES
    return None


def _are_countries(cells: Sequence[CellValue], read: Callable[[CellValue], object], share: float) -> bool:
    for looked_at in (cells[:_FIRST_LOOK], cells):
        if sum(bool(read(cell)) for cell in looked_at) < share * len(looked_at):
            return False
    return bool(cells)


def _filled(column: Column, rows: Sequence[Row]) -> list[CellValue]:
    cells = (row[column.index] for row in rows if column.index < len(row))
    return [cell for cell in cells if not is_blank(cell) and not says_nothing(cell)]


def _fitting(rows: Sequence[Row], index: int, read: Callable[[CellValue], str], phone: Collection[int]) -> float | None:
    """The share of numbers that are of the country in their row's cell."""
    met = fits = 0
    for row in rows:
        country = read(row[index]) if index < len(row) else ""
        cells = [row[place] for place in phone if place < len(row) and not is_blank(row[place])] if country else []
        met += len(cells)
        fits += sum(_is_of(cell, country) for cell in cells)
        if met >= _NUMBERS_LOOKED_AT:
            break
    return fits / met if met >= _FEWEST_NUMBERS else None


def _is_of(cell: CellValue, country: str) -> bool:
    number = number_in(cell, country)
    if number.problem:
        return False
    if normalise(number.text, country).region == country:
        return True
    digits = unsigned_digits(number.text)
    return bool(digits) and normalise("+" + digits).region == country


_READERS: dict[CountryKind, Callable[[CellValue], str]] = {
    CountryKind.NAMES: country_of,
    CountryKind.CALLING_CODES: calling_code_country,
    CountryKind.VEHICLE_SIGNS: vehicle_sign_country,
}
