"""A phone number as the service wants it: E.164 by libphonenumber's rules, or the reason why not.

E.164 is ITU-T's international form: a plus, the country calling code, and the national
significant number, 15 digits at most.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

import phonenumbers
from phonenumbers import NumberParseException, PhoneNumberType, ValidationResult

from desktop_app.core.text.marking import marked


class NumberStatus(StrEnum):
    """What a row's number is, in the words of the output file."""

    VALID = "valid"
    INVALID = "invalid"
    EMPTY = "empty"
    DUPLICATE = "duplicate"


@dataclass(frozen=True, slots=True)
class Normalised:
    """One number after normalising: `e164` where it is valid, else `problem`.

    `region` is ISO 3166-1 alpha-2, or `001` for numbers of no single country (+800).
    """

    e164: str = ""
    region: str = ""
    line_type: str = ""
    problem: str = ""

    @property
    def valid(self) -> bool:
        """Whether the number may be sent."""
        return bool(self.e164)


# Reads a text as numbers of a country (ISO 3166-1 alpha-2) as `normalise` does, perhaps more quickly.
NumberReader = Callable[[str, str | None], Normalised]

NOT_A_NUMBER = "not a phone number"
NO_COUNTRY = "no country code"
NO_SUCH_COUNTRY = "country code does not exist"
# Written with a plus, an ordinary one or a full-width one.
_INTERNATIONAL = re.compile(r"[^0-9]*[+\uff0b]").match

_PARSE_PROBLEMS = {
    NumberParseException.INVALID_COUNTRY_CODE: NO_COUNTRY,
    NumberParseException.NOT_A_NUMBER: NOT_A_NUMBER,
    NumberParseException.TOO_SHORT_AFTER_IDD: "too short",
    NumberParseException.TOO_SHORT_NSN: "too short",
    NumberParseException.TOO_LONG: "too long",
}

_LENGTH_PROBLEMS = {
    ValidationResult.TOO_SHORT: "too short",
    ValidationResult.TOO_LONG: "too long",
    ValidationResult.IS_POSSIBLE_LOCAL_ONLY: "area code missing",
    ValidationResult.INVALID_COUNTRY_CODE: NO_SUCH_COUNTRY,
}


@cache
def line_type_names() -> dict[int, str]:
    """Libphonenumber's line types in the words of this program."""
    return marked(
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
    """Whether libphonenumber knows numbers written nationally in that country (ISO 3166-1 alpha-2)."""
    return code in phonenumbers.SUPPORTED_REGIONS


def normalise(raw: str, default_region: str | None = None) -> Normalised:
    """The number in `raw` as libphonenumber reads it, nationally written ones as of `default_region`."""
    try:
        number = phonenumbers.parse(raw, default_region)
    except NumberParseException as error:
        if error.error_type == NumberParseException.INVALID_COUNTRY_CODE and (default_region or _INTERNATIONAL(raw)):
            return Normalised(problem=NO_SUCH_COUNTRY)
        return Normalised(problem=_PARSE_PROBLEMS.get(error.error_type, NOT_A_NUMBER))
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
    """Why libphonenumber doesn't accept a number that it could parse, in the words of `Normalised.problem`.

    It is too short, too, where others of its country have as few digits, and it would be one with more; and too long
    where others have as many, and it would be one with a digit or two less.
    """
    # Which is made of what this module says.
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
    where = "" if region in (None, "ZZ", "001") else f" in {region}"
    return f"not in use{where}"


_LOOKS_LIKE_A_NUMBER = re.compile(r"\+?\d{7,}")


def masked_text(text: str) -> str:
    """A text with whatever looks like a phone number masked, for logs."""
    return _LOOKS_LIKE_A_NUMBER.sub(lambda match: masked(match.group()), text)


def masked(number: str) -> str:
    """A number for logs and evidence: the first four and the last two characters, `+447…56`."""
    return f"{number[:4]}…{number[-2:]}" if len(number) > 7 else "…"
