"""Numbers with what one dials before them, where libphonenumber makes other numbers of it.

It takes off what is dialled in a country for calls abroad: in Korea 008 is one such prefix, so that 0082 10 2184 7002
would be a number in Egypt, and in Brazil 0055. In lists 00 stands for a plus wherever they come from.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from phonenumbers import PhoneMetadata

from desktop_app.core.number_in_cell import UNCLEAR, with_plus
from desktop_app.core.phone import Normalised

_ABROAD = "00"
# The 0 of Italian landlines is part of the number, and mobiles have none: "+39 (0)393 1234567" is nobody's spelling
# of the landline 0393 1234567, which would be longer than nearly all.
_ZERO_IN_BRACKETS = re.compile(r"\(\s*0\s*\)\s*3")
_ITALIAN_LANDLINE, _ITALY = "+3903", "+39"
_LONG_LANDLINE = len("+39 0393 1234567".replace(" ", ""))
# Where valid numbers with its code are: elsewhere nothing `needs_care`.
ITALIAN_REGIONS = frozenset({"IT", "VA"})


def careful(normalise: Callable[[str], Normalised], country: str | None) -> Callable[[str], Normalised]:
    """`normalise`, whose national spellings are those of `country`, without such mistakes."""

    def from_italy(text: str) -> Normalised:
        found = normalise(text)
        if needs_care(found.e164):
            mobile = normalise(_ITALY + found.e164.removeprefix(_ITALY + "0"))
            if mobile.valid and _ZERO_IN_BRACKETS.search(text):
                return Normalised(problem=UNCLEAR)
        return found

    def from_abroad(text: str) -> Normalised:
        found = from_italy(text)
        signed = with_plus(text)
        if signed == text:
            return found
        there = from_italy(signed)
        if not there.valid or there.e164 == found.e164:
            return found
        if there.region == country:
            return there
        if found.valid:
            return Normalised(problem=UNCLEAR)
        # Numbers are filled up with zeros, too.
        padded = normalise(signed.removeprefix("+"))
        return found if padded.valid and padded.e164 != there.e164 else there

    return from_italy if dials_00(country) else from_abroad


def needs_care(e164: str) -> bool:
    """Whether a spelling of this number may be one of the mistakes: only numbers of Italy, where 00 is dialled."""
    return e164.startswith(_ITALIAN_LANDLINE) and len(e164) == _LONG_LANDLINE


def dials_00(country: str | None) -> bool:
    """Whether 00 is what one dials there for calls abroad, so that libphonenumber takes it for a plus."""
    return country is None or _dialled_abroad(country) == _ABROAD


def _dialled_abroad(country: str) -> str:
    metadata = PhoneMetadata.metadata_for_region(country, None)
    return str(metadata.international_prefix) if metadata else _ABROAD
