"""Whether digits are the beginning of a number, or a number and a digit or two: then they are too short or too long.

In the United Kingdom some numbers have nine digits, and mobile ones have ten. To libphonenumber one with nine is of a
possible length and no number; what it lacks only the patterns of its kind tell. So it is with a Chinese mobile number
of twelve digits, as some numbers of China have.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import phonenumbers
from phonenumbers import PhoneMetadata

from desktop_app.core.numbering.acceptors import Acceptors
from desktop_app.core.numbering.patterns import UnknownDialect

# Kinds of numbers, as the metadata calls them.
KINDS = (
    "fixed_line",
    "mobile",
    "toll_free",
    "premium_rate",
    "shared_cost",
    "voip",
    "personal_number",
    "pager",
    "uan",
    "voicemail",
)
# Digits that are a slip of the finger; with more behind them, a short service number would be what is meant.
MOST_TOO_MANY = 2


def begins_a_number(calling_code: int, nsn: str) -> bool:
    """Whether a national significant number would be of some kind with more digits behind it."""
    try:
        kinds = _kinds(calling_code)
    except UnknownDialect:
        return False
    return any(_goes_on(kind, nsn) for kind in kinds)


def exceeds_a_number(calling_code: int, nsn: str) -> bool:
    """Whether a national significant number would be of some kind without its last digit, or its last two."""
    try:
        kinds = _kinds(calling_code)
    except UnknownDialect:
        return False
    shorter = [nsn[:-more] for more in range(1, MOST_TOO_MANY + 1) if len(nsn) > more]
    return any(_is_one(kind, digits) for kind in kinds for digits in shorter)


def patterns_of_kinds(calling_code: int) -> Iterator[str]:
    """What each kind of numbers looks like, in every region of a calling code."""
    for region in phonenumbers.COUNTRY_CODE_TO_REGION_CODE.get(calling_code, ()):
        metadata = PhoneMetadata.metadata_for_region_or_calling_code(calling_code, region)
        for each in (getattr(metadata, kind) for kind in KINDS):
            if each and each.national_number_pattern:
                yield each.national_number_pattern


@cache
def _acceptors() -> Acceptors:
    return Acceptors()


@cache
def _kinds(calling_code: int) -> frozenset[int]:
    """A few milliseconds, once for each calling code."""
    return frozenset(_acceptors().compiled(pattern) for pattern in patterns_of_kinds(calling_code))


def _goes_on(state: int, digits: str) -> bool:
    return any(_acceptors().rows[_after(state, digits)])  # all others lead to the dead one, which is 0


def _is_one(state: int, digits: str) -> bool:
    return _acceptors().accepts[_after(state, digits)]


def _after(state: int, digits: str) -> int:
    rows = _acceptors().rows
    for digit in digits:
        state = rows[state][int(digit)]
    return state
