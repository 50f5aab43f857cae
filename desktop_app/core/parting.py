"""Which of the ways to part a cell's text makes numbers of its parts.

The first way in which every part is a number; else the first in which some are and the others are
as long as numbers. A row of digits that nothing sure separates comes apart only if there is one way.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from desktop_app.core.number_in_cell import country_code
from desktop_app.core.phone import Normalised
from desktop_app.core.several_numbers import (
    FEWEST_DIGITS,
    MOST_DIGITS,
    MOST_NUMBERS,
    alike,
    digit_count,
    doubtful_cuts,
    splittings,
    ways,
)

# libphonenumber's own words for the local part of a number (core.phone).
AREA_CODE_MISSING = "area code missing"
_WITHOUT_SIGN = re.compile(r"[^\d+(]*[1-9]")


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a cell as it stands there, its number without words around it, and what that is."""

    raw: str
    text: str
    found: Normalised


Parts = tuple[Part, ...]


class Parting:
    """Parts texts into numbers; `judge` says of a text what it is, if it is one number."""

    def __init__(self, judge: Callable[[str], Part]) -> None:
        self._judge = judge

    def parts(self, text: str, partly: bool) -> Parts:
        """The parts, none where the text doesn't come apart, more than MOST_NUMBERS where that is too many.

        `partly`: some of the parts may be no numbers.
        """
        nearly: Parts = ()
        texts: tuple[str, ...] = ()
        for texts in splittings(text):
            found = self._each(texts)
            if _all_valid(found) or (partly and len(texts) > MOST_NUMBERS):
                return found
            if partly and not nearly and _nearly_all_valid(found):
                nearly = found
        found = self._each(self._finer(texts)) if texts else self.in_a_row(text)
        return found if _all_valid(found) else nearly

    def in_a_row(self, text: str) -> Parts:
        """The numbers of a row of digits in which nothing sure separates them, if only one reading makes numbers."""
        for readings in self._readings(text):
            found = {parts for texts in readings if _all_valid(parts := self._each(texts))}
            if found:
                return found.pop() if len(found) == 1 else ()
        return ()

    def _readings(self, text: str) -> Iterator[Iterable[tuple[str, ...]]]:
        yield (texts for texts in alike(text) if len(texts) <= MOST_NUMBERS)
        for cuts in doubtful_cuts(text):
            yield ways(text, cuts, lambda part: self._judge(part).found.valid)

    def _finer(self, texts: Sequence[str]) -> Iterator[str]:
        """The texts, and instead of one that is a row of several numbers each of these."""
        for text in texts:
            row = () if self._judge(text).found.valid else self.in_a_row(text)
            yield from [part.raw for part in row] or (text,)

    def _each(self, texts: Iterable[str]) -> Parts:
        """The parts, of which a short form of another ("0171 3920012 / 3920013") is no number."""
        parts = [self._judge(text) for text in texts]
        longest = max(map(_national_digits, parts))
        return tuple(
            Part(part.raw, part.text, Normalised(problem=AREA_CODE_MISSING)) if _is_short(part, longest) else part
            for part in parts
        )


def _all_valid(parts: Parts) -> bool:
    return len(parts) > 1 and all(part.found.e164 for part in parts)


def _nearly_all_valid(parts: Parts) -> bool:
    """Whether some are numbers, and each of the others is as long as one, or shorter where several are numbers."""
    numbers = sum(bool(part.found.e164) for part in parts)
    fewest = 1 if numbers > 1 else FEWEST_DIGITS
    return numbers > 0 and all(part.found.e164 or fewest <= digit_count(part.raw) <= MOST_DIGITS for part in parts)


def _is_short(part: Part, longest: int) -> bool:
    return 0 < _national_digits(part) < longest - 1 and _WITHOUT_SIGN.match(part.text) is not None


def _national_digits(part: Part) -> int:
    """Digits after the country's code; 0 of what is no number."""
    found = part.found
    return len(found.e164) - 1 - len(country_code(found.region)) if found.e164 else 0
