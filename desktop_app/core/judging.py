"""The verdict on each cell of a phone column: what libphonenumber says, and what one can't leave to it.

libphonenumber reads `491713920012` in a German list as a landline in Leer that lost its 0, where
nearly everybody means a mobile that lost its +. The column tells which: where its bare numbers
begin with the country's code nearly throughout, all are understood with a +. Elsewhere the cell
gets a problem, as do digits that would be a number with a 0 or a + before them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from desktop_app.core.number_in_cell import CellNumber, country_code, is_bare, number_in
from desktop_app.core.phone import Normalised
from desktop_app.core.table import CellValue

ZERO_LOST = "its leading zero may be lost"
PLUS_LOST = "its leading + may be lost"
TWO_READINGS = "its leading + or zero is lost, and either would be a number"

# Of the bare numbers in a column, so many and this share of them have to begin with the country's code.
_ENOUGH = 3
_NEARLY_ALL = 0.8
_LONGEST_AT_HOME = 11


class Judge:
    """Judges cells as numbers of `country`, by `normalise`, which is `core.phone.normalise` with that country.

    `column` is a sample of the phone column's cells.
    """

    def __init__(
        self, normalise: Callable[[str], Normalised], country: str | None, column: Iterable[CellValue] = ()
    ) -> None:
        self._normalise = normalise
        self._country = country
        self._code = country_code(country) if country else ""
        self._code_without_plus = self._begin_with_code(column)

    def verdict(self, cell: CellNumber) -> Normalised:
        """What the number in a cell is."""
        if cell.problem:
            return Normalised(problem=cell.problem)
        found = self._normalise(cell.text)
        if self._country is None or not is_bare(cell.text):
            return found
        abroad = self._normalise("+" + cell.text)
        if not abroad.valid or abroad.e164 == found.e164:
            return found if found.valid else self._lost(cell.text) or found
        if self._code_without_plus:
            return abroad
        if not found.valid:
            return self._lost(cell.text) or found
        return Normalised(problem=TWO_READINGS) if self._doubtful(cell.text, found) else found

    def _doubtful(self, text: str, found: Normalised) -> bool:
        """Whether digits that are a number at home may as well be one with a code, their own or a foreign one.

        Landlines of twelve digits are rare; mobiles of Indonesia aren't.
        """
        return text.startswith(self._code) or (len(text) > _LONGEST_AT_HOME and found.line_type != "mobile")

    def _lost(self, text: str) -> Normalised | None:
        for sign, problem in (("0", ZERO_LOST), ("+", PLUS_LOST)):
            if self._normalise(sign + text).valid:
                return Normalised(problem=problem)
        return None

    def _begin_with_code(self, column: Iterable[CellValue]) -> bool:
        if self._country is None:
            return False
        texts = [cell.text for value in column if not (cell := number_in(value, self._country)).problem]
        bare = [text for text in texts if is_bare(text)]
        coded = sum(text.startswith(self._code) and self._normalise("+" + text).valid for text in bare)
        return coded >= max(_ENOUGH, _NEARLY_ALL * len(bare))
