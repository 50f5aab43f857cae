"""Tells if digits are too short or too long: the beginning of a number, or a number plus a digit or two.

In the United Kingdom some numbers have nine digits, and mobile ones have ten. libphonenumber calls a mobile number with
nine digits possible but not valid; only the patterns of its kind show that a digit is missing. Similarly, a Chinese
mobile number with twelve digits is possible, because some numbers of China have twelve.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import phonenumbers
from phonenumbers import PhoneMetadata

from desktop_app.core.numbering.acceptors import Acceptors
from desktop_app.core.numbering.patterns import UnknownDialect

# The metadata's names for kinds of numbers.
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
# This many extra digits are a typing slip. With more, nearly any text would begin with a short service number.
MOST_TOO_MANY = 2


def begins_a_number(calling_code: int, nsn: str) -> bool:
    """Return True if a national significant number would be valid, as some kind, with more digits after it."""
    try:
        kinds = _kinds(calling_code)
    except UnknownDialect:
        return False
    return any(_goes_on(kind, nsn) for kind in kinds)


def exceeds_a_number(calling_code: int, nsn: str) -> bool:
    """Return True if a national significant number would be valid, as some kind, without its last digit or two."""
    try:
        kinds = _kinds(calling_code)
    except UnknownDialect:
        return False
    shorter = [nsn[:-more] for more in range(1, MOST_TOO_MANY + 1) if len(nsn) > more]
    return any(_is_one(kind, digits) for kind in kinds for digits in shorter)


def patterns_of_kinds(calling_code: int) -> Iterator[str]:
    """Yield the pattern of each kind of number, in every region of a calling code."""
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
    """Return the states of a calling code's kinds. It takes a few milliseconds, once per calling code."""
    return frozenset(_acceptors().compiled(pattern) for pattern in patterns_of_kinds(calling_code))


def _goes_on(state: int, digits: str) -> bool:
    return any(_acceptors().rows[_after(state, digits)])  # all others lead to the dead state, which is 0


def _is_one(state: int, digits: str) -> bool:
    return _acceptors().accepts[_after(state, digits)]


def _after(state: int, digits: str) -> int:
    rows = _acceptors().rows
    for digit in digits:
        state = rows[state][int(digit)]
    return state
