"""How much a single cell looks like a phone number, and how much it looks like something else."""

from __future__ import annotations

import re
from dataclasses import dataclass

from desktop_app.core.cells import is_blank, number_text
from desktop_app.core.number_in_cell import NOT_CALCULATED, SEVERAL, number_in
from desktop_app.core.phone import normalise
from desktop_app.core.table import CellValue

# E.164: 15 digits at most (ITU-T E.164, 6.1). Fewer than 7 are postcodes, amounts and short codes.
_FEWEST_DIGITS, _MOST_DIGITS = 7, 15
_LONGEST_SPELLING = 40

_DIGIT = re.compile(r"\d")
_LETTER = re.compile(r"[^\W\d_]")
_BARE = re.compile(r"\d+")
# A national spelling: 0, +, 00 or a bracket first, or at least two gaps between groups.
_NATIONAL = re.compile(r"[+(＋]|0")
_GROUPED = re.compile(r"\d[^\d\w]+\d+[^\d\w]+\d")
_ONLY_PHONE_SIGNS = re.compile(r"[\d\s+＋().\-/‐-―~\[\]]+")

_DATE = re.compile(r"(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})(?:[ T]\d{1,2}:\d{2}.*)?")
_BARE_DATE = re.compile(r"(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])")
_PRICE = re.compile(r"[-+]?\d{1,3}(?:[., '’]\d{3})*[.,]\d{1,2}|[-+]?\d+[.,]\d{1,2}")
_ADDRESS = re.compile(r"(?:\d{1,3}\.){3}\d{1,3}")
_IBAN = re.compile(r"[A-Za-z]{2}\d{2}(?:[ ]?[A-Za-z0-9]){11,30}")


@dataclass(frozen=True, slots=True)
class CellReading:
    """What one filled cell tells.

    `phone`: it counts as a phone number. `likeness`, 0..1: how much it speaks for a phone
    column. `bare`: its digits where it is nothing else, as order numbers and accounts are too.
    """

    phone: bool
    likeness: float
    bare: int | None = None


NOT_PHONE = CellReading(phone=False, likeness=0.0)
# A damaged number was most likely a phone number: amounts aren't written so in lists of people.
_DAMAGED = CellReading(phone=False, likeness=0.6)
# Of formulas without a value only the name of their column can tell more.
_WITHOUT_NUMBER = {
    SEVERAL: CellReading(phone=False, likeness=0.6),
    NOT_CALCULATED: CellReading(phone=False, likeness=0.2),
}


def read_cell(value: CellValue, country: str | None) -> CellReading | None:
    """What the cell tells about its column, national spellings as of `country`; None for a blank one."""
    if is_blank(value):
        return None
    if isinstance(value, bool):
        return NOT_PHONE
    found = number_in(value, country)
    if found.damage is not None:
        return _DAMAGED
    whole = number_text(value)
    if len(whole) > _LONGEST_SPELLING or found.problem:
        return _WITHOUT_NUMBER.get(found.problem, NOT_PHONE) if len(whole) <= 2 * _LONGEST_SPELLING else NOT_PHONE
    text = found.text
    digits = len(_DIGIT.findall(text))
    if not _FEWEST_DIGITS <= digits <= 2 * _MOST_DIGITS or _is_other(whole, digits):
        return NOT_PHONE
    return _bare_reading(text, country) if _BARE.fullmatch(text) else _spelled_reading(text, digits, country)


def is_phone(value: CellValue, country: str | None) -> bool:
    """Whether the cell counts as a phone number."""
    reading = read_cell(value, country)
    return reading is not None and reading.phone


def _is_other(text: str, digits: int) -> bool:
    """Dates, prices, network addresses, bank accounts, prose: whatever libphonenumber says about their digits."""
    letters = len(_LETTER.findall(text))
    if letters > (2 * digits if text[0] in "+(0" else digits):
        return True
    found = _DATE.fullmatch(text)
    if found and _is_date(int(found[1]), int(found[3]), int(found[4])):
        return True
    return any(pattern.fullmatch(text) for pattern in (_PRICE, _ADDRESS, _IBAN))


def _is_date(first: int, middle: int, last: int) -> bool:
    year, day = (first, last) if first > 31 else (last, first)
    in_order = 1 <= middle <= 12 and 1 <= day <= 31
    american = 1 <= first <= 12 and 1 <= middle <= 31
    return (in_order or american) and (year < 100 or 1900 <= year <= 2100)


def _spelled_reading(text: str, digits: int, country: str | None) -> CellReading:
    if normalise(text, country).valid:
        return CellReading(phone=True, likeness=1.0)
    shaped = (
        digits <= _MOST_DIGITS
        and _ONLY_PHONE_SIGNS.fullmatch(text) is not None
        and (_NATIONAL.match(text) is not None or _GROUPED.search(text) is not None)
    )
    if not shaped:
        return NOT_PHONE
    # With no country there is no verdict on national spellings but their shape.
    national = country is None and not text.startswith(("+", "＋", "00"))
    return CellReading(phone=national, likeness=0.8 if national else 0.4)


def _bare_reading(text: str, country: str | None) -> CellReading:
    """Digits and nothing else: a phone number less surely than a spelled one."""
    if len(text) > _MOST_DIGITS:
        return NOT_PHONE
    trunk = text.startswith("0")
    bare = None if trunk else int(text)
    if len(text) == 8 and _BARE_DATE.fullmatch(text):
        return CellReading(phone=False, likeness=0.2, bare=bare)
    abroad = not trunk and normalise("+" + text).valid
    if abroad if country is None else normalise(text, country).valid:
        return CellReading(phone=True, likeness=0.9 if trunk else 0.6 if abroad else 0.5, bare=bare)
    if country is None and (trunk or len(text) in (10, 11)):
        return CellReading(phone=trunk, likeness=0.7 if trunk else 0.4, bare=bare)
    return CellReading(phone=False, likeness=0.2, bare=bare)
