"""Numbers that people write beside phone numbers, by their form: dates, prices, accounts, tax numbers, places.

Where one cell can't tell, the column can: all its numbers have a check digit, begin with a date, or count up.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

_DAY, _MONTH, _YEAR = r"(?:0[1-9]|[12]\d|3[01])", r"(?:0[1-9]|1[0-2])", r"(?:19|20)\d\d"
_DATE = re.compile(r"(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})(?:[ T]\d{1,2}:\d{2}.*)?")
_BARE_DATE = re.compile(
    rf"{_YEAR}{_MONTH}{_DAY}(?:[01]\d|2[0-3])?(?:[0-5]\d){{0,2}}|{_DAY}{_MONTH}{_YEAR}|{_MONTH}{_DAY}{_YEAR}"
)
# Six digits that are a date of birth begin the personal numbers of many countries.
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
            r"(?:\d{1,3}\.){3}\d{1,3}",  # an address of a computer
            r"[A-Za-z]{2}\d{2}(?: ?[A-Za-z0-9]){11,30}",  # a bank account (ISO 13616)
            r"\d{4}\.\d{2}\.\d{5}",  # … in Norway
            r"\d{3}-\d{2}-\d{4}",  # social security (US)
            r"\d{3}\.\d{3}\.\d{3}-\d{2}",  # tax (BR)
            r"\d{2}\.\d{3}\.\d{3}/\d{4}-\d{2}",
            r"[1-9]\d{1,2}/\d{3,4}/\d{4,5}",  # tax (DE)
            rf"(?:\d\d{_MONTH}{_DAY}|{_DAY}{_MONTH}\d\d)[-+]\d{{4}}",  # persons (SE, DK, FI)
            rf"{_YEAR}[-/]\d{{5,}}",  # an order or a case of a year
            r"(?!0)\d+(?:[ \-]\d+){2,}[ \-]\d",  # a book, a device: no phone number ends in a group of one digit
        )
    )
)
# Postcodes of nine and eight digits are local phone numbers of Brazil, too, and so is 555-1234 elsewhere.
_DOUBTFUL = re.compile(r"\d{5}-\d{3,4}|\d{3}-\d{4}")

_NEARLY_ALL = 0.9
_FEWEST = 4
# Beyond that many steps it is no running number, but what is sorted.
_LARGEST_STEP = 200
_FEWEST_DATES = 6
_GS1_LENGTHS, _LUHN_LENGTHS = (8, 12, 13, 14), (15, 16)


def is_other_number(text: str) -> bool:
    """Whether a cell's text is written as a date, a price, an account or another number that is no phone's."""
    found = _DATE.fullmatch(text)
    if found and _is_date(int(found[1]), int(found[3]), int(found[4])):
        return True
    return _FORMS.fullmatch(text) is not None


def is_doubtful_number(text: str) -> bool:
    """Whether it is written as postcodes and local phone numbers are."""
    return _DOUBTFUL.fullmatch(text) is not None


def is_bare_date(digits: str) -> bool:
    """Whether digits alone are a date, with or without a time: 20240501, 01051974, 20240501120000."""
    return len(digits) in (8, 12, 14) and _BARE_DATE.fullmatch(digits) is not None


def counts_up(numbers: Sequence[str]) -> bool:
    """Whether digits of a column, in its order, are a running number: small, mostly upward steps."""
    steps = [int(after) - int(before) for before, after in pairwise(numbers)]
    small = sum(0 < step <= _LARGEST_STEP for step in steps)
    return len(steps) >= _FEWEST - 1 and small >= _NEARLY_ALL * len(steps)


def have_check_digits(numbers: Sequence[str]) -> bool:
    """Whether nearly all end in the check digit of articles (GS1: EAN, UPC, GTIN) or of cards and devices (Luhn).

    Of other numbers every tenth does.
    """
    right = sum(_has_check_digit(number) for number in numbers)
    return len(numbers) >= _FEWEST and right >= _NEARLY_ALL * len(numbers)


def begin_with_dates(numbers: Sequence[str]) -> bool:
    """Whether nearly all begin with a date of birth, as numbers of persons do, and the dates are all over the year.

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
