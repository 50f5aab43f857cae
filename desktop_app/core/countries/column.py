"""Finds the column that names the country of each row's phone numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum

from desktop_app.core.countries.names import calling_code_country, country_of, has_calling_sign, vehicle_sign_country
from desktop_app.core.detection.cells import is_blank, says_nothing
from desktop_app.core.detection.column_names import Vocabulary
from desktop_app.core.detection.table import CellValue, Column, Row
from desktop_app.core.numbers.number_in_cell import number_in, unsigned_digits
from desktop_app.core.numbers.phone import normalise

_SAMPLE_ROWS = 1_000
_LONGEST_COUNTRY = 200
# If these first cells don't qualify, the rest isn't examined.
_FIRST_LOOK = 50
# The share of filled cells that must be countries. In a column whose name says country, misspelled ones just count as
# none.
_NEARLY_ALL = 0.9
_WITH_NAME = 0.6
# The share of numbers that must belong to their row's country. If the column's name says country, the numbers may be
# bad. In a column with the country of something else, such as a supplier, hardly any number would fit.
_FITTING = 0.7
_FITTING_WITH_NAME = 0.2
_NUMBERS_LOOKED_AT = 200
_FEWEST_NUMBERS = 3
# By how much a single country may beat the column on numbers that the column assigns to others. In many countries
# nearly any digits are a valid number, so a supplier's country may fit by chance; and the numbers beside a true column
# may be bad.
_MORE_BY_CHANCE = 0.05
_MORE_WITH_NAME = 0.2
_RIVALS = 5


class CountryKind(StrEnum):
    """The ways in which a column names countries."""

    NAMES = "names"
    CALLING_CODES = "calling codes"
    VEHICLE_SIGNS = "vehicle signs"


@dataclass(frozen=True, slots=True)
class CountryColumn:
    """A column whose cells are countries, and the way in which it names them."""

    column: Column
    kind: CountryKind


@dataclass(frozen=True, slots=True)
class _Beside:
    """A cell of a phone column, the country that its row names, and True if the number belongs to that country."""

    country: str
    cell: CellValue
    fits: bool


@dataclass(frozen=True, slots=True)
class _Candidate:
    found: CountryColumn
    named: bool
    fill: float
    # The share of numbers that belong to their row's country; None if there are too few to tell.
    fitting: float | None
    # By how much a single country beats the column on numbers that the column assigns to others.
    fitting_better_alone: float

    @property
    def qualifies(self) -> bool:
        if self.fitting is None:
            return self.named
        enough, more = (_FITTING_WITH_NAME, _MORE_WITH_NAME) if self.named else (_FITTING, _MORE_BY_CHANCE)
        return self.fitting >= enough and self.fitting_better_alone <= more

    @property
    def rank(self) -> tuple[float, bool, float, int]:
        """The sort key, greatest first.

        The order is: better fit and a telling name, names before codes, fuller columns, earlier columns.
        """
        fitting = _FITTING if self.fitting is None else self.fitting
        by_name = self.found.kind is CountryKind.NAMES
        return round(fitting + 0.3 * self.named, 1), by_name, round(self.fill, 1), -self.found.column.index


def country_reader(kind: CountryKind) -> Callable[[CellValue], str]:
    """Return a function that reads a cell of such a column: ISO 3166-1 alpha-2, or "" if it names no country.

    Some cells name the country in another way than their column does, such as "+49" among names.
    """
    first = _READERS[kind]
    return lambda cell: first(cell) or country_of(cell) or calling_code_country(cell)


def find_country_column(
    columns: Sequence[Column], data: Sequence[Row], phone: Collection[int], country: str | None = None
) -> CountryColumn | None:
    """Return the column that names the countries of the numbers in the columns `phone` (indices), or None.

    `data` is a sample of the rows below the header. Nearly all filled cells must be countries. Unless the column's name
    says country, the numbers beside them must belong to these countries. If a single country, such as `country`, fits
    the numbers better, the column is about something else.
    """
    rows = data[:_SAMPLE_ROWS]
    others = (column for column in columns if column.index not in phone and not says_no_country(column.name))
    candidates = [each for column in others if (each := _candidate(column, rows, phone, country))]
    best = max((each for each in candidates if each.qualifies), key=lambda each: each.rank, default=None)
    return best.found if best else None


def kind_of(column: Column, data: Sequence[Row]) -> CountryKind:
    """Return the kind of a country column that a person chose: the one that reads most of its cells."""
    cells = _filled(column, data[:_SAMPLE_ROWS])
    return max(CountryKind, key=lambda kind: sum(bool(_READERS[kind](cell)) for cell in cells))


def _candidate(column: Column, rows: Sequence[Row], phone: Collection[int], country: str | None) -> _Candidate | None:
    cells = _filled(column, rows)
    kind = _kind(column.name, cells) if cells else None
    if kind is None:
        return None
    named = says_country(column.name) or (kind is CountryKind.CALLING_CODES and says_calling_code(column.name))
    beside = _numbers_beside(rows, column.index, _READERS[kind], phone)
    fitting, alone = _fitting(beside), _fitting_better_alone(beside, country)
    return _Candidate(CountryColumn(column, kind), named, len(cells) / len(rows), fitting, alone)


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
        if sum(not _is_long(cell) and bool(read(cell)) for cell in looked_at) < share * len(looked_at):
            return False
    return bool(cells)


def _is_long(cell: CellValue) -> bool:
    """Return True for text longer than any country's name."""
    return isinstance(cell, str) and len(cell) > _LONGEST_COUNTRY


def _filled(column: Column, rows: Sequence[Row]) -> list[CellValue]:
    cells = (row[column.index] for row in rows if column.index < len(row))
    return [cell for cell in cells if not is_blank(cell) and not says_nothing(cell)]


def _numbers_beside(
    rows: Sequence[Row], index: int, read: Callable[[CellValue], str], phone: Collection[int]
) -> list[_Beside]:
    """Return the cells of the phone columns in rows whose cell in column `index` names a country."""
    beside: list[_Beside] = []
    for row in rows:
        country = read(row[index]) if index < len(row) else ""
        cells = [row[place] for place in phone if place < len(row) and not is_blank(row[place])] if country else []
        beside += [_Beside(country, cell, _is_of(cell, country)) for cell in cells]
        if len(beside) >= _NUMBERS_LOOKED_AT:
            break
    return beside


def _fitting(beside: Sequence[_Beside]) -> float | None:
    """Return the share of numbers that belong to the country in their row's cell, or None with too few numbers."""
    return sum(each.fits for each in beside) / len(beside) if len(beside) >= _FEWEST_NUMBERS else None


def _fitting_better_alone(beside: Sequence[_Beside], country: str | None) -> float:
    """Return the greatest share by which a single country beats the column on the numbers of other countries.

    A difference of one number doesn't count.
    """
    named = Counter(each.country for each in beside)
    rivals = {each for each, _ in named.most_common(_RIVALS)} | ({country} if country else set())
    greatest = 0.0
    for rival in rivals:
        others = [each for each in beside if each.country != rival]
        more = sum(_is_of(each.cell, rival) for each in others) - sum(each.fits for each in others)
        greatest = max(greatest, more / len(others) if more > 1 else 0.0)
    return greatest


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


# --- Names of country columns ---


_COUNTRY_WORDS = Vocabulary(
    "country countries ctry cntry countrycode nation iso iso2 iso3 land länder länderkürzel länderkennzeichen "
    "ländercode landeskennzeichen lkz lieferland rechnungsland wohnland wohnsitzland kundenland empfängerland "
    "landcode landkode landkod landskod landekode staat nazione paese pays país země krajina kraj ország țară ülke "
    "ülkesi maa riik drzava država страна країна държава држава χώρα negara",
    whole=True,
)
_COUNTRY_ANYWHERE = Vocabulary("国家 國家 国名 国别 國別 国/地域 나라 국가 الدولة البلد دولة מדינה ארץ देश ประเทศ")
_CALLING_CODE = Vocabulary(
    "dial dialling dialing calling isd idd ddi vorwahl ländervorwahl landesvorwahl ländercode indicatif prefijo "
    "prefisso prefixo prefix landnummer landsnummer landcode landskod landekode retningsnummer suuntanumero "
    "kierunkowy předvolba predvoľba előhívó cc код κωδικός countrycode "
    "国家代码 國家代碼 国际区号 區號 区号 国番号 국가번호 국가코드 مفتاح رمز קידומת รหัสประเทศ"
)
# With one of these words, the name of a country column may also mean calling codes: country code, kode negara, ülke
# kodu.
_CODE = Vocabulary("code kode kod kodu código codice číslo nummer number 代码 代碼 番号 번호 코드 कोड")
# Columns whose cells are countries or look like them, but never the phone's country.
_ANOTHER = Vocabulary(
    "language lang locale culture sprache muttersprache korrespondenzsprache langue idioma lingua taal språk sprog "
    "kieli jezik język jazyk nyelv limbă язык мова γλώσσα bahasa 语言 語言 言語 언어 لغة שפה भाषा ภาษา "
    "currency währung waehrung devise moneda moeda valuta waluta měna pénznem monedă валюта νόμισμα "
    "货币 通貨 통화 عملة "
    "birth geburt naissance nacimiento nascimento nascita origin herkunft nationality citizenship "
    "staatsangehörigkeit staatsbürgerschaft nationalität nationalité nacionalidad nazionalità 国籍"
)
# Parts of a country. Outlook calls its countries "Country/Region".
_PART = Vocabulary(
    "state province region county bundesland kanton département provincia provincie estado województwo kraj oblast "
    "область 省 州 都道府県 รัฐ"
)


def says_country(name: str) -> bool:
    """Return True if the name, in one of many languages, is that of a country column."""
    return _names_countries(name) and not _ANOTHER.has_one_of(name)


def says_calling_code(name: str) -> bool:
    """Return True if the name may be that of a column of calling codes."""
    return _CALLING_CODE.has_one_of(name) or (_names_countries(name) and _CODE.has_one_of(name))


def says_no_country(name: str) -> bool:
    """Return True if the name excludes countries of phone numbers: languages, currencies, states, places of birth."""
    return _ANOTHER.has_one_of(name) or (_PART.has_one_of(name) and not _names_countries(name))


def _names_countries(name: str) -> bool:
    return _COUNTRY_WORDS.has_one_of(name) or _COUNTRY_ANYWHERE.has_one_of(name)
