"""Reads what is dialled before a number: a + or a 0 that is lost, and an 00 that libphonenumber misreads.

Digits without a sign are a national number, an international one, or unclear.

In a German list, libphonenumber reads `491713920012` as a landline in Leer that lost its 0, but nearly everybody means
a mobile that lost its +. The column decides: if nearly all its bare numbers begin with the country's code, all are read
with a +. Otherwise such a cell gets a problem, as do digits that would be a number with a 0 or a + before them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from phonenumbers import PhoneMetadata

from desktop_app.core.detection.table import CellValue
from desktop_app.core.numbers.number_in_cell import country_code, number_in, unsigned_digits, with_plus
from desktop_app.core.numbers.phone import Normalised
from desktop_app.core.numbers.problems import NumberProblem

SIGNS = frozenset("+0")
# At least this many of a column's bare numbers, and this share of them, must begin with the country's code.
_ENOUGH = 3
_NEARLY_ALL = 0.8
_LONGEST_AT_HOME = 11


class LostSigns:
    """Reads numbers of `country` that have lost their signs; `column` is a sample of cells, `normalise` that country's.

    `code` is the country's calling code, or "" without a country. `without_plus` is True if the column writes numbers
    with the code but no +.
    """

    def __init__(
        self, normalise: Callable[[str], Normalised], country: str | None, column: Iterable[CellValue]
    ) -> None:
        self._normalise = normalise
        self._country = country
        self.code = country_code(country) if country else ""
        self.without_plus = self._begin_with_code(column)

    def signed(self, text: str) -> Normalised:
        """Return the verdict on a text, with its lost + or 0 taken into account if it has neither."""
        found = self._normalise(text)
        if self._country is None or text[:1] in SIGNS:
            return found
        at_home = found.e164 and not self.without_plus and self._is_plainly_at_home(text)
        digits = "" if at_home else unsigned_digits(text)
        if not digits or (digits != text and found.valid and not self._doubtful(digits, found)):
            return found
        abroad = self._normalise("+" + digits)
        differs = abroad.valid and abroad.e164 != found.e164
        if differs and self.without_plus:
            return abroad
        if not found.valid:
            return self._lost(digits) or found
        if not differs:
            return found
        return Normalised(problem=NumberProblem.ZERO_OR_PLUS_LOST) if self._doubtful(digits, found) else found

    def _is_plainly_at_home(self, text: str) -> bool:
        """Return True if the text can't begin with a calling code: another first digit and too few digits.

        This is only a shortcut.
        """
        signs = text.count("-") + text.count(" ") + text.count(".")
        return text[0].isdecimal() and text[0] != self.code[:1] and len(text) - signs <= _LONGEST_AT_HOME

    def _doubtful(self, text: str, found: Normalised) -> bool:
        """Return True if a valid national number may also be an international one, of this or another country.

        Landlines of twelve digits are rare; twelve-digit mobiles of Indonesia aren't.
        """
        return text.startswith(self.code) or (len(text) > _LONGEST_AT_HOME and found.line_type != "mobile")

    def _lost(self, text: str) -> Normalised | None:
        for sign, problem in (("0", NumberProblem.ZERO_LOST), ("+", NumberProblem.PLUS_LOST)):
            if self._normalise(sign + text).valid:
                return Normalised(problem=problem)
        return None

    def _begin_with_code(self, column: Iterable[CellValue]) -> bool:
        if self._country is None:
            return False
        cells = (number_in(value, self._country) for value in column)
        bare = [digits for cell in cells if not cell.problem and (digits := unsigned_digits(cell.text))]
        coded = sum(text.startswith(self.code) and self._normalise("+" + text).valid for text in bare)
        return coded >= max(_ENOUGH, _NEARLY_ALL * len(bare))


# --- Dialling prefixes that libphonenumber misreads ---
# libphonenumber removes a country's own international prefixes. In Korea 008 is one, so 0082 10 2184 7002 would become
# a number in Egypt; Brazil's 0055 has the same problem. In lists from any country, 00 stands for a plus.


_ABROAD = "00"
# The 0 of Italian landlines is part of the number, and mobiles have none. Nobody writes the landline 0393 1234567,
# which would be longer than nearly all, as "+39 (0)393 1234567".
_ZERO_IN_BRACKETS = re.compile(r"\(\s*0\s*\)\s*3")
_ITALIAN_LANDLINE, _ITALY = "+3903", "+39"
_LONG_LANDLINE = len("+39 0393 1234567".replace(" ", ""))
# The regions of valid numbers with code 39. Numbers of other regions never need care (`needs_care`).
ITALIAN_REGIONS = frozenset({"IT", "VA"})


def careful(normalise: Callable[[str], Normalised], country: str | None) -> Callable[[str], Normalised]:
    """Return `normalise`, whose national spellings are those of `country`, corrected for such misreadings."""

    def from_italy(text: str) -> Normalised:
        found = normalise(text)
        if needs_care(found.e164):
            mobile = normalise(_ITALY + found.e164.removeprefix(_ITALY + "0"))
            if mobile.valid and _ZERO_IN_BRACKETS.search(text):
                return Normalised(problem=NumberProblem.UNCLEAR)
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
            return Normalised(problem=NumberProblem.UNCLEAR)
        # The zeros may also be padding.
        padded = normalise(signed.removeprefix("+"))
        return found if padded.valid and padded.e164 != there.e164 else there

    return from_italy if dials_00(country) else from_abroad


def needs_care(e164: str) -> bool:
    """Return True if a spelling of this number may be misread, as only Italian ones are in countries that dial 00."""
    return e164.startswith(_ITALIAN_LANDLINE) and len(e164) == _LONG_LANDLINE


def dials_00(country: str | None) -> bool:
    """Return True if 00 is the country's international prefix, so that libphonenumber reads it as a plus."""
    return country is None or _dialled_abroad(country) == _ABROAD


def _dialled_abroad(country: str) -> str:
    metadata = PhoneMetadata.metadata_for_region(country, None)
    return str(metadata.international_prefix) if metadata else _ABROAD
