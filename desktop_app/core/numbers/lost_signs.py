"""Digits that have lost the + or the 0 before them: at home, abroad, or either.

libphonenumber reads `491713920012` in a German list as a landline in Leer that lost its 0, where
nearly everybody means a mobile that lost its +. The column tells which: where its bare numbers
begin with the country's code nearly throughout, all are understood with a +. Elsewhere the cell
gets a problem, as do digits that would be a number with a 0 or a + before them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from desktop_app.core.detection.table import CellValue
from desktop_app.core.numbers.number_in_cell import country_code, number_in, unsigned_digits
from desktop_app.core.numbers.phone import Normalised

ZERO_LOST = "its leading zero may be lost"
PLUS_LOST = "its leading + may be lost"
TWO_READINGS = "its leading + or zero is lost, and either would be a number"

SIGNS = frozenset("+0")
# Of the bare numbers in a column, so many and this share of them have to begin with the country's code.
_ENOUGH = 3
_NEARLY_ALL = 0.8
_LONGEST_AT_HOME = 11


class LostSigns:
    """Reads numbers of `country` without their signs, by `normalise` with that country and a sample of the `column`.

    `code`: the country's calling code, "" without a country. `without_plus`: whether the column writes numbers with
    the code and no +.
    """

    def __init__(
        self, normalise: Callable[[str], Normalised], country: str | None, column: Iterable[CellValue]
    ) -> None:
        self._normalise = normalise
        self._country = country
        self.code = country_code(country) if country else ""
        self.without_plus = self._begin_with_code(column)

    def signed(self, text: str) -> Normalised:
        """The number with its lost + or 0 told, if it is without either."""
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
        return Normalised(problem=TWO_READINGS) if self._doubtful(digits, found) else found

    def _is_plainly_at_home(self, text: str) -> bool:
        """Whether it begins with another digit than the country's code and is too short for any code: only quicker."""
        signs = text.count("-") + text.count(" ") + text.count(".")
        return text[0].isdecimal() and text[0] != self.code[:1] and len(text) - signs <= _LONGEST_AT_HOME

    def _doubtful(self, text: str, found: Normalised) -> bool:
        """Whether digits that are a number at home may as well be one with a code, their own or a foreign one.

        Landlines of twelve digits are rare; mobiles of Indonesia aren't.
        """
        return text.startswith(self.code) or (len(text) > _LONGEST_AT_HOME and found.line_type != "mobile")

    def _lost(self, text: str) -> Normalised | None:
        for sign, problem in (("0", ZERO_LOST), ("+", PLUS_LOST)):
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
