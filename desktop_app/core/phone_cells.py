"""How much a single cell looks like a phone number, and how much it looks like something else."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from desktop_app.core.cells import is_blank, number_text, says_nothing
from desktop_app.core.number_in_cell import NOT_CALCULATED, SEVERAL, number_in
from desktop_app.core.other_numbers import (
    begin_with_dates,
    counts_up,
    have_check_digits,
    is_bare_date,
    is_doubtful_number,
    is_other_number,
)
from desktop_app.core.phone import NumberReader, normalise
from desktop_app.core.several_numbers import FEWEST_DIGITS, MOST_DIGITS
from desktop_app.core.table import CellValue

_LONGEST_SPELLING = 40
# Characters beyond which a cell is text, whatever is in it: to read it to its end would take 20 ms.
_LONGEST_LOOKED_AT = 1_000

_DIGIT = re.compile(r"\d")
_LETTER = re.compile(r"[^\W\d_]")
_BARE = re.compile(r"\d+")
# A national spelling: 0, +, 00 or a bracket first, or at least two gaps between groups.
_NATIONAL = re.compile(r"[+(＋]|0")
_GROUPED = re.compile(r"\d[^\d\w]+\d+[^\d\w]+\d")
# Ten digits in two halves, as India has them.
_HALVED = re.compile(r"[1-9]\d{4}[ \-]\d{5}")
_ONLY_PHONE_SIGNS = re.compile(r"[\d\s+＋().\-/‐-―~\[\]]+")
# Longer ones are numbers of accounts, cards and devices, unless a + or 00 begins them.
_LONGEST_NATIONAL = 11


# What makes of a column's likeness: numbers with check digits or dates in them, bare digits that count up as order
# numbers do, and codes and numbers of one country nearly throughout, which ids hit by chance only here and there.
_IDS = 0.3
_COUNTING_UP = 0.55
_ONE_COUNTRY = 1.3
_FEW = 4


@dataclass(frozen=True, slots=True)
class CellReading:
    """What one filled cell tells.

    `phone`: it counts as a phone number. `likeness`, 0..1: how much it speaks for a phone
    column. `bare`: its digits where it is nothing else, as order numbers and accounts are too;
    `region`: of these, the country whose calling code begins them, where they are a number there.
    """

    phone: bool
    likeness: float
    bare: str = ""
    region: str = ""


NOT_PHONE = CellReading(phone=False, likeness=0.0)
# Tells nothing about what else stands in the column.
SAYS_NOTHING = CellReading(phone=False, likeness=0.0)
# A damaged number was most likely a phone number: amounts aren't written so in lists of people.
_DAMAGED = CellReading(phone=False, likeness=0.6)
# Of formulas without a value only the name of their column can tell more.
_WITHOUT_NUMBER = {
    SEVERAL: CellReading(phone=True, likeness=0.8),
    NOT_CALCULATED: CellReading(phone=False, likeness=0.2),
}


def read_cell(value: CellValue, country: str | None, read: NumberReader = normalise) -> CellReading | None:
    """What the cell tells about its column, national spellings as of `country`; None for a blank one."""
    if is_blank(value):
        return None
    if isinstance(value, str) and len(value) > _LONGEST_LOOKED_AT:
        value = value.strip()
    other = isinstance(value, bool) or (isinstance(value, str) and len(value) > _LONGEST_LOOKED_AT)
    if other or says_nothing(value):
        return NOT_PHONE if other else SAYS_NOTHING
    found = number_in(value, country)
    if found.damage is not None:
        return _DAMAGED
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
    """Whether the cell counts as a phone number."""
    reading = read_cell(value, country)
    return reading is not None and reading.phone


def _is_other(text: str, digits: int) -> bool:
    """Dates, prices, network addresses, bank accounts, prose: whatever libphonenumber says about their digits."""
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
    # With no country there is no verdict on national spellings but their shape.
    if country is not None or text.startswith(("+", "＋", "00")):
        return CellReading(phone=False, likeness=0.4)
    if signed:
        return CellReading(phone=True, likeness=0.8)
    return CellReading(phone=True, likeness=0.6 if grouped else 0.4) if digits <= _LONGEST_NATIONAL else NOT_PHONE


def _bare_reading(text: str, country: str | None, read: NumberReader) -> CellReading:
    """Digits and nothing else: a phone number less surely than a spelled one."""
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
    """What a column's bare digits make its likeness: less where they are ids, more where they are one country's."""
    numbers = [reading.bare for reading in readings if reading.bare]
    if 2 * len(numbers) < len(readings):
        return 1.0
    if have_check_digits(numbers) or begin_with_dates(numbers):
        return _IDS
    # Phone numbers with their 0 may stand in order; ids are filled up with zeros.
    if counts_up([number for number in numbers if number[0] != "0" or number[1] == "0"]):
        return _COUNTING_UP
    regions = Counter(reading.region for reading in readings if reading.region)
    most = max(regions.values(), default=0)
    return _ONE_COUNTRY if len(regions) and most >= max(_FEW, 0.9 * len(numbers)) else 1.0
