"""Whether digits are the beginning of a number: then they are too short, though other numbers have as few.

In the United Kingdom some numbers have nine digits, and mobile ones have ten. To libphonenumber one with nine is of a
possible length and no number; what it lacks only the patterns of its kind tell.
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


def begins_a_number(calling_code: int, nsn: str) -> bool:
    """Whether a national significant number would be of some kind with more digits behind it."""
    try:
        kinds = _kinds(calling_code)
    except UnknownDialect:
        return False
    return any(_goes_on(kind, nsn) for kind in kinds)


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
    rows = _acceptors().rows
    for digit in digits:
        state = rows[state][int(digit)]
    return any(rows[state])  # all others lead to the dead one, which is 0
