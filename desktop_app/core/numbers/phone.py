"""Normalises a phone number to E.164, as the service expects, by libphonenumber's rules, or says why it can't.

E.164 is ITU-T's international form: a plus, the country calling code, and the national significant number, 15 digits at
most.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import NamedTuple

import phonenumbers
from phonenumbers import NumberParseException, PhoneNumberType, ValidationResult

from desktop_app.core.numbers.problems import NumberProblem
from desktop_app.core.text.translatable import tr_noop


class NumberStatus(StrEnum):
    """The status of a row's number, as the output file names it."""

    VALID = "valid"
    INVALID = "invalid"
    EMPTY = "empty"
    DUPLICATE = "duplicate"


@dataclass(frozen=True, slots=True)
class Normalised:
    """A normalised number: `e164` if it is valid, else `problem`.

    `region` is ISO 3166-1 alpha-2, or `001` for numbers of no single country (+800).
    """

    e164: str = ""
    region: str = ""
    line_type: str = ""
    problem: str = ""

    @property
    def valid(self) -> bool:
        """True if the number may be sent."""
        return bool(self.e164)


# Normalises a text as a number of a country (ISO 3166-1 alpha-2), as `normalise` does, perhaps faster.
NumberReader = Callable[[str, str | None], Normalised]

# Begins with a plus, ordinary or full-width.
_INTERNATIONAL = re.compile(r"[^0-9]*[+\uff0b]").match

_PARSE_PROBLEMS = {
    NumberParseException.INVALID_COUNTRY_CODE: NumberProblem.NO_COUNTRY,
    NumberParseException.NOT_A_NUMBER: NumberProblem.NOT_A_NUMBER,
    NumberParseException.TOO_SHORT_AFTER_IDD: NumberProblem.TOO_SHORT,
    NumberParseException.TOO_SHORT_NSN: NumberProblem.TOO_SHORT,
    NumberParseException.TOO_LONG: NumberProblem.TOO_LONG,
}

_LENGTH_PROBLEMS = {
    ValidationResult.TOO_SHORT: NumberProblem.TOO_SHORT,
    ValidationResult.TOO_LONG: NumberProblem.TOO_LONG,
    ValidationResult.IS_POSSIBLE_LOCAL_ONLY: NumberProblem.AREA_CODE_MISSING,
    ValidationResult.INVALID_COUNTRY_CODE: NumberProblem.NO_SUCH_COUNTRY,
}


@cache
def line_type_names() -> dict[int, str]:
    """Return this program's names for libphonenumber's line types."""
    return tr_noop(
        {
            PhoneNumberType.FIXED_LINE: "fixed line",
            PhoneNumberType.MOBILE: "mobile",
            PhoneNumberType.FIXED_LINE_OR_MOBILE: "fixed line or mobile",
            PhoneNumberType.TOLL_FREE: "toll free",
            PhoneNumberType.PREMIUM_RATE: "premium rate",
            PhoneNumberType.SHARED_COST: "shared cost",
            PhoneNumberType.VOIP: "voip",
            PhoneNumberType.PERSONAL_NUMBER: "personal",
            PhoneNumberType.PAGER: "pager",
            PhoneNumberType.UAN: "uan",
            PhoneNumberType.VOICEMAIL: "voicemail",
        },
        "line types",
    )


def known_region(code: str) -> bool:
    """Return True if libphonenumber knows the national numbers of that country (ISO 3166-1 alpha-2)."""
    return code in phonenumbers.SUPPORTED_REGIONS


def only_region(numbers: Iterable[str]) -> str:
    """Return the region that all E.164 numbers are of, as `normalise` tells it; "" if they are of several."""
    regions: set[str] = set()
    for number in numbers:
        regions.add(normalise(number).region)
        if len(regions) > 1:
            return ""
    return regions.pop() if regions else ""


def normalise(raw: str, default_region: str | None = None) -> Normalised:
    """Return the number in `raw` as libphonenumber reads it, with national spellings as of `default_region`."""
    try:
        number = phonenumbers.parse(raw, default_region)
    except NumberParseException as error:
        if error.error_type == NumberParseException.INVALID_COUNTRY_CODE and (default_region or _INTERNATIONAL(raw)):
            return Normalised(problem=NumberProblem.NO_SUCH_COUNTRY)
        return Normalised(problem=_PARSE_PROBLEMS.get(error.error_type, NumberProblem.NOT_A_NUMBER))
    region = phonenumbers.region_code_for_number(number)
    if region is None or not phonenumbers.is_valid_number_for_region(number, region):
        return Normalised(problem=why_invalid(number))
    kind = phonenumbers.number_type(number)
    return Normalised(
        e164=phonenumbers.format_number(number, phonenumbers.PhoneNumberFormat.E164),
        region=region,
        line_type=line_type_names().get(kind, "unknown"),
    )


def why_invalid(number: phonenumbers.PhoneNumber) -> str:
    """Return the `Normalised.problem` of a number that libphonenumber can parse but doesn't accept.

    A number of a possible length is still too short if more digits would make it valid, and too long if one or two
    fewer would.
    """
    # Imported here, because that package imports this module.
    from desktop_app.core.numbering.beginnings import begins_a_number, exceeds_a_number

    length = phonenumbers.is_possible_number_with_reason(number)
    if length in _LENGTH_PROBLEMS:
        return _LENGTH_PROBLEMS[length]
    code, nsn = number.country_code or 0, phonenumbers.national_significant_number(number)
    if begins_a_number(code, nsn):
        return _LENGTH_PROBLEMS[ValidationResult.TOO_SHORT]
    if exceeds_a_number(code, nsn):
        return _LENGTH_PROBLEMS[ValidationResult.TOO_LONG]
    region = phonenumbers.region_code_for_country_code(code)
    unused = NumberProblem.NOT_IN_USE
    return unused if region in (None, "ZZ", "001") else unused.in_country(str(region))


_LOOKS_LIKE_A_NUMBER = re.compile(r"\+?\d{7,}")


def masked_text(text: str) -> str:
    """Return a text for logs, with whatever looks like a phone number masked."""
    return _LOOKS_LIKE_A_NUMBER.sub(lambda match: masked(match.group()), text)


def masked(number: str) -> str:
    """Return a number for logs and evidence: its first four and last two characters, `+447…56`."""
    return f"{number[:4]}…{number[-2:]}" if len(number) > 7 else "…"


class NumberColumns(NamedTuple):
    """The E.164, region and line type of many texts, in order, as in `Normalised`; "" in all three without a number.

    Regions and line types are a few string objects that all numbers share.
    """

    e164: list[str]
    region: list[str]
    line_type: list[str]

    @classmethod
    def of(cls, numbers: Iterable[Normalised]) -> NumberColumns:
        """Return the columns of numbers that were normalised one by one."""
        found = list(numbers)
        return cls([each.e164 for each in found], [each.region for each in found], [each.line_type for each in found])

    @classmethod
    def empty(cls, count: int) -> NumberColumns:
        """Return the columns of `count` texts without a number."""
        return cls([""] * count, [""] * count, [""] * count)


@dataclass(frozen=True, slots=True)
class CellVerdict:
    """The verdict on one number of a cell; `raw` is the part of the cell that holds it."""

    raw: str
    found: Normalised


@dataclass(frozen=True, slots=True)
class ParsedCells:
    """The verdicts on many cells of a column: `found` has the numbers of the cells without any doubt, by position.

    `slow` has the verdicts on all other cells with their positions, in order. Those cells are empty in `found`.
    """

    found: NumberColumns
    slow: list[tuple[int, tuple[CellVerdict, ...]]]

    def take(self, places: Sequence[int], cells: ParsedCells) -> None:
        """Put separately parsed cells in their places. Sort `slow` once all are there."""
        for column, values in zip(self.found, cells.found, strict=True):
            for place, value in zip(places, values, strict=True):
                column[place] = value
        self.slow.extend((places[place], verdicts) for place, verdicts in cells.slow)
