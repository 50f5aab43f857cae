"""Scores how much a cell looks like a phone number, and how much like something else."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from desktop_app.core.detection.cells import is_blank, number_text, says_nothing
from desktop_app.core.detection.table import CellValue
from desktop_app.core.numbers.number_in_cell import number_in
from desktop_app.core.numbers.phone import NumberReader, normalise
from desktop_app.core.numbers.problems import DAMAGED, NumberProblem
from desktop_app.core.numbers.several_numbers import FEWEST_DIGITS, MOST_DIGITS

_LONGEST_SPELLING = 40
# A cell with more characters counts as text: parsing it to its end would take 20 ms.
_LONGEST_LOOKED_AT = 1_000

_DIGIT = re.compile(r"\d")
_LETTER = re.compile(r"[^\W\d_]")
_BARE = re.compile(r"\d+")
# A national spelling begins with 0, +, 00 or a bracket, or has at least two gaps between groups.
_NATIONAL = re.compile(r"[+(＋]|0")
_GROUPED = re.compile(r"\d[^\d\w]+\d+[^\d\w]+\d")
# Ten digits in two halves, as India has them.
_HALVED = re.compile(r"[1-9]\d{4}[ \-]\d{5}")
_ONLY_PHONE_SIGNS = re.compile(r"[\d\s+＋().\-/‐-―~\[\]]+")
# Longer ones are account, card and device numbers, unless they begin with + or 00.
_LONGEST_NATIONAL = 11


# Factors on a column's likeness: numbers with check digits or dates, bare digits that count up like order numbers, and
# numbers that nearly all begin with one country's code and are valid there, which happens to few ids by chance.
_IDS = 0.3
_COUNTING_UP = 0.55
_ONE_COUNTRY = 1.3
_FEW = 4


@dataclass(frozen=True, slots=True)
class CellReading:
    """The evidence of one filled cell.

    `phone` is True if it counts as a phone number. `likeness`, 0..1, is how strongly it suggests a phone column. `bare`
    holds the digits of a cell that has nothing else, as order and account numbers also do. `region` is the country
    whose calling code begins `bare`, if `bare` is a valid number there.
    """

    phone: bool
    likeness: float
    bare: str = ""
    region: str = ""


NOT_PHONE = CellReading(phone=False, likeness=0.0)
# A placeholder such as "n/a" tells nothing about the column's other cells.
SAYS_NOTHING = CellReading(phone=False, likeness=0.0)
# A damaged number was most likely a phone number, because amounts in lists of people don't look like that.
DAMAGED_NUMBER = CellReading(phone=False, likeness=0.6)
# For formulas without a value, only the column's name can tell more.
_WITHOUT_NUMBER: dict[str, CellReading] = {
    NumberProblem.SEVERAL: CellReading(phone=True, likeness=0.8),
    NumberProblem.NOT_CALCULATED: CellReading(phone=False, likeness=0.2),
}


def read_cell(value: CellValue, country: str | None, read: NumberReader = normalise) -> CellReading | None:
    """Return what the cell tells about its column, reading national spellings as of `country`; None if it is blank."""
    if is_blank(value):
        return None
    if isinstance(value, str) and len(value) > _LONGEST_LOOKED_AT:
        value = value.strip()
    other = isinstance(value, bool) or (isinstance(value, str) and len(value) > _LONGEST_LOOKED_AT)
    if other or says_nothing(value):
        return NOT_PHONE if other else SAYS_NOTHING
    found = number_in(value, country)
    if found.problem in DAMAGED:
        return DAMAGED_NUMBER
    whole = number_text(value)
    if len(whole) > _LONGEST_SPELLING or found.problem:
        return _WITHOUT_NUMBER.get(found.problem, NOT_PHONE) if len(whole) <= 2 * _LONGEST_SPELLING else NOT_PHONE
    text = found.text
    digits = len(_DIGIT.findall(text))
    if not FEWEST_DIGITS <= digits <= 2 * MOST_DIGITS or _is_other(whole, digits):
        return NOT_PHONE
    return (
        _bare_reading(text, country, read) if _BARE.fullmatch(text) else _spelled_reading(text, digits, country, read)
    )


def is_phone(value: CellValue, country: str | None) -> bool:
    """Return True if the cell counts as a phone number."""
    reading = read_cell(value, country)
    return reading is not None and reading.phone


def _is_other(text: str, digits: int) -> bool:
    """Return True for dates, prices, network addresses, bank accounts and prose.

    They count as other values whatever libphonenumber makes of their digits.
    """
    letters = len(_LETTER.findall(text))
    if letters > (2 * digits if text[0] in "+(0" else digits):
        return True
    return is_other_number(text)


def _spelled_reading(text: str, digits: int, country: str | None, read: NumberReader) -> CellReading:
    valid = read(text, country).valid
    if is_doubtful_number(text):
        return CellReading(phone=valid, likeness=0.4)
    if valid:
        return CellReading(phone=True, likeness=1.0)
    signed = _NATIONAL.match(text) is not None
    grouped = _GROUPED.search(text) is not None
    halved = country is None and _HALVED.fullmatch(text) is not None
    if digits > MOST_DIGITS or not _ONLY_PHONE_SIGNS.fullmatch(text) or not (signed or grouped or halved):
        return NOT_PHONE
    # Without a country, national spellings can only be judged by their shape.
    if country is not None or text.startswith(("+", "＋", "00")):
        return CellReading(phone=False, likeness=0.4)
    if signed:
        return CellReading(phone=True, likeness=0.8)
    return CellReading(phone=True, likeness=0.6 if grouped else 0.4) if digits <= _LONGEST_NATIONAL else NOT_PHONE


def _bare_reading(text: str, country: str | None, read: NumberReader) -> CellReading:
    """Return the evidence of a digits-only text, which is a phone number less surely than a spelled one."""
    if len(text) > MOST_DIGITS:
        return NOT_PHONE
    if is_bare_date(text):
        return CellReading(phone=False, likeness=0.2, bare=text)
    trunk = text.startswith("0")
    abroad = "" if trunk else read("+" + text, None).region
    if country is None:
        return _bare_without_country(text, abroad)
    if read(text, country).valid:
        return CellReading(phone=True, likeness=0.9 if trunk else 0.6 if abroad else 0.5, bare=text, region=abroad)
    if abroad == country:
        return CellReading(phone=True, likeness=0.6, bare=text, region=abroad)
    return CellReading(phone=False, likeness=0.2, bare=text)


def _bare_without_country(text: str, abroad: str) -> CellReading:
    if abroad:
        return CellReading(phone=True, likeness=0.6, bare=text, region=abroad)
    if text.startswith("0"):
        national = len(text) <= _LONGEST_NATIONAL + 1
        return CellReading(phone=national, likeness=0.7 if national else 0.2, bare=text)
    return CellReading(phone=False, likeness=0.4 if len(text) in (10, 11) else 0.2, bare=text)


def trust_in(readings: Sequence[CellReading]) -> float:
    """Return the factor that a column's bare digits put on its likeness.

    It is below 1 for ids and above 1 for the numbers of one country.
    """
    numbers = [reading.bare for reading in readings if reading.bare]
    if 2 * len(numbers) < len(readings):
        return 1.0
    if have_check_digits(numbers) or begin_with_dates(numbers):
        return _IDS
    # Phone numbers with their 0 may be in order. Ids are padded with several zeros.
    if counts_up([number for number in numbers if number[0] != "0" or number[1] == "0"]):
        return _COUNTING_UP
    regions = Counter(reading.region for reading in readings if reading.region)
    most = max(regions.values(), default=0)
    return _ONE_COUNTRY if len(regions) and most >= max(_FEW, 0.9 * len(numbers)) else 1.0


# --- Dates, prices, accounts and other numbers ---
# Where one cell can't tell, the column can: all its numbers have a check digit, begin with a date, or count up.


_DAY, _MONTH, _YEAR = r"(?:0[1-9]|[12]\d|3[01])", r"(?:0[1-9]|1[0-2])", r"(?:19|20)\d\d"
_DATE = re.compile(r"(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})(?:[ T]\d{1,2}:\d{2}.*)?")
_BARE_DATE = re.compile(
    rf"{_YEAR}{_MONTH}{_DAY}(?:[01]\d|2[0-3])?(?:[0-5]\d){{0,2}}|{_DAY}{_MONTH}{_YEAR}|{_MONTH}{_DAY}{_YEAR}"
)
# The personal numbers of many countries begin with a date of birth in six digits.
_DATED = (
    re.compile(rf"\d\d(?P<month>{_MONTH})(?P<day>{_DAY})\d{{4,7}}"),
    re.compile(rf"(?P<day>{_DAY})(?P<month>{_MONTH})\d{{6,9}}"),
)
_FORMS = re.compile(
    "|".join(
        (
            r"[-+]?\d{1,3}(?:[., '’]\d{3})*[.,]\d{1,2}",  # a price
            r"[-+]?\d+[.,]\d{1,2}",
            r"[-+]?\d{1,3}[.,]\d{4,}",  # a latitude or longitude
            r"[1-9]\d?(?P<group>[., '’])\d{3}(?:(?P=group)\d{3})+",  # an amount of millions
            r"(?:\d{1,3}\.){3}\d{1,3}",  # an IP address
            r"[A-Za-z]{2}\d{2}(?: ?[A-Za-z0-9]){11,30}",  # a bank account (ISO 13616)
            r"\d{4}\.\d{2}\.\d{5}",  # … in Norway
            r"\d{3}-\d{2}-\d{4}",  # social security (US)
            r"\d{3}\.\d{3}\.\d{3}-\d{2}",  # tax (BR)
            r"\d{2}\.\d{3}\.\d{3}/\d{4}-\d{2}",
            r"[1-9]\d{1,2}/\d{3,4}/\d{4,5}",  # tax (DE)
            rf"(?:\d\d{_MONTH}{_DAY}|{_DAY}{_MONTH}\d\d)[-+]\d{{4}}",  # persons (SE, DK, FI)
            rf"{_YEAR}[-/]\d{{5,}}",  # an order or a case, after its year
            r"(?!0)\d+(?:[ \-]\d+){2,}[ \-]\d",  # a book or a device: no phone number ends in a group of one digit
        )
    )
)
# Postcodes of nine and eight digits look like local phone numbers of Brazil, and those of seven like 555-1234.
_DOUBTFUL = re.compile(r"\d{5}-\d{3,4}|\d{3}-\d{4}")

_NEARLY_ALL = 0.9
_FEWEST = 4
# With larger steps, the numbers are sorted rather than consecutive.
_LARGEST_STEP = 200
_FEWEST_DATES = 6
_GS1_LENGTHS, _LUHN_LENGTHS = (8, 12, 13, 14), (15, 16)


def is_other_number(text: str) -> bool:
    """Return True if the text is written like a date, a price, an account or another number that isn't a phone's."""
    found = _DATE.fullmatch(text)
    if found and _is_date(int(found[1]), int(found[3]), int(found[4])):
        return True
    return _FORMS.fullmatch(text) is not None


def is_doubtful_number(text: str) -> bool:
    """Return True if the text could be a postcode or a local phone number."""
    return _DOUBTFUL.fullmatch(text) is not None


def is_bare_date(digits: str) -> bool:
    """Return True if the digits are a date, with or without a time: 20240501, 01051974, 20240501120000."""
    return len(digits) in (8, 12, 14) and _BARE_DATE.fullmatch(digits) is not None


def counts_up(numbers: Sequence[str]) -> bool:
    """Return True if the column's numbers run upwards like serial numbers: in small, mostly positive steps."""
    steps = [int(after) - int(before) for before, after in pairwise(numbers)]
    small = sum(0 < step <= _LARGEST_STEP for step in steps)
    return len(steps) >= _FEWEST - 1 and small >= _NEARLY_ALL * len(steps)


def have_check_digits(numbers: Sequence[str]) -> bool:
    """Return True if nearly all end in a check digit, of articles (GS1: EAN, UPC, GTIN) or cards and devices (Luhn).

    Of other numbers, one in ten does by chance.
    """
    right = sum(_has_check_digit(number) for number in numbers)
    return len(numbers) >= _FEWEST and right >= _NEARLY_ALL * len(numbers)


def begin_with_dates(numbers: Sequence[str]) -> bool:
    """Return True if nearly all begin with a date of birth, as personal numbers do, and the dates spread over the year.

    Phone numbers of one area may all begin with the same date: 1 201 555….
    """
    for order in _DATED:
        dated = [found for number in numbers if (found := order.fullmatch(number))]
        months, days = {found["month"] for found in dated}, {found["day"] for found in dated}
        if len(dated) >= _NEARLY_ALL * len(numbers) and len(months) >= _FEWEST_DATES and len(days) >= _FEWEST_DATES:
            return True
    return False


def _is_date(first: int, middle: int, last: int) -> bool:
    year, day = (first, last) if first > 31 else (last, first)
    in_order = 1 <= middle <= 12 and 1 <= day <= 31
    american = 1 <= first <= 12 and 1 <= middle <= 31
    return (in_order or american) and (year < 100 or 1900 <= year <= 2100)


def _has_check_digit(digits: str) -> bool:
    backwards = [int(digit) for digit in reversed(digits)]
    if len(digits) in _GS1_LENGTHS:
        return (sum(backwards[::2]) + 3 * sum(backwards[1::2])) % 10 == 0
    doubled = [sum(divmod(2 * digit, 10)) for digit in backwards[1::2]]
    return len(digits) in _LUHN_LENGTHS and (sum(backwards[::2]) + sum(doubled)) % 10 == 0
