"""Judges each cell of a phone column: by libphonenumber, and by rules for what libphonenumber would misread.

Digits that have lost the + or the 0 before them are read as the column suggests, or get a problem
(`core/numbers/lost_signs.py`).
A cell with several numbers is split if every part is a number, or nearly every one. Otherwise it gets a problem, too.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from phonenumbers import PhoneMetadata

from desktop_app.core.detection.cells import cell_text, is_blank, number_text
from desktop_app.core.detection.table import CellValue
from desktop_app.core.numbers.lost_signs import SIGNS, LostSigns
from desktop_app.core.numbers.number_columns import NumberColumns
from desktop_app.core.numbers.number_in_cell import (
    CellNumber,
    country_code,
    is_record,
    number_in,
    typed_text,
    with_plus,
)
from desktop_app.core.numbers.phone import Normalised, normalise
from desktop_app.core.numbers.problems import NumberProblem
from desktop_app.core.numbers.several_numbers import (
    FEWEST_DIGITS,
    LONGEST_TEXT,
    MOST_DIGITS,
    MOST_NUMBERS,
    alike,
    digit_count,
    doubtful_cuts,
    splittings,
    ways,
)
from desktop_app.core.numbers.usual_spelling import UsualSpelling
from desktop_app.core.numbers.verdicts import CellVerdict, JudgedCells

# From this length on, one number may really be two short ones in a row.
_AS_LONG_AS_TWO = 2 * FEWEST_DIGITS

# The number of cached verdicts on oddly written texts, and the longest text to cache.
_MOST_KEPT, _LONGEST_KEPT = 1_000, 60
_MAY_BE_SEVERAL = frozenset({"", NumberProblem.SEVERAL})

# Digits, a calling code or not, before a number of at least eight digits that begins with its 0.
_BEFORE_ZERO = re.compile(r"[^\d+]*([1-9]\d{0,4})[\])]?\s*[-–/|:]?\s+(0(?:\D?\d){8}.*)")
# The trunk prefix of Belarus and Kazakhstan, and formerly of all their neighbours.
_TRUNK_8 = "8"
_NO_WORDS = re.compile(r"[0-9+ ().\-/]*")
# Possible tails of a number: an extension, the end of another number, a year or a time of day, a date, a floor.
_TAIL = re.compile(
    r"(?P<slash>\s*/\s*-?\d{1,4})$|\s*[(\[]\d{1,4}[)\]]?$|\s(?:[01]?\d|2[0-4])\s?-\s?(?:[01]?\d|2[0-4])$"
    r"|\s\d{1,2}[./]\d{1,2}[./]\d{2}$|\s\d{1,2}\.$"
)
_SHORT_FORM = re.compile(r"(?<=[\d)\s])(?:[/&;]|\s(?:or|oder|ou|o|und|and|et|y|e)\s)\s*-?(\d{1,5})\s*$", re.I)
_WORD_AFTER_DIGITS = re.compile(r"\d.*[^\W\d_]", re.S)
# The signs that begin such a tail, near the end.
_SIGNS_OF_TAIL = re.compile(r"[/(\[\-.].{0,4}$")
# If all groups are short, as in 06/12/34/56/78, they form one number.
_ALL_SHORT = re.compile(r"\D*\d{1,5}\s*(?:/\s*\d{1,3}\s*)+")
_LONGEST_WITH_TAIL = 60
# Numbers of these kinds are spelled as words (1-800-FLOWERS), and in North America numbers of any kind.
_SPELLED = re.compile(r"\d[^\n]*?[A-Z]{3}")
_EXTENSION_WORD = re.compile(r"ext|int|anexo", re.I)
_MADE_OF_WORDS = frozenset({"toll free", "premium rate", "shared cost", "uan", "personal"})


def numbers_typed(text: str, country: str | None) -> list[str]:
    """Return the distinct valid numbers, in order, of a text with several that a person typed or pasted."""
    found = [each.found.e164 for each in _judged(text, country) if each.found.valid]
    return list(dict.fromkeys(found))


def _judged(text: str, country: str | None) -> tuple[CellVerdict, ...]:
    return NumberParser(partial(normalise, default_region=country), country).judge(text)


def number_typed(text: str, country: str | None) -> Normalised:
    """Return the single number that a person typed or pasted, judged as carefully as a list's cell, or its problem."""
    verdicts = _judged(text, country)
    if len(verdicts) == 1:
        return verdicts[0].found
    return Normalised(problem=NumberProblem.SEVERAL if verdicts else NumberProblem.NOT_A_NUMBER)


class NumberParser:
    """Judges cells as numbers of `country`; `normalise` is `core.numbers.phone.normalise` with that country.

    `column` is a sample of the phone column's cells. `normalise_many` is the equivalent for many texts, but may leave
    out any number.
    """

    def __init__(
        self,
        normalise: Callable[[str], Normalised],
        country: str | None,
        column: Iterable[CellValue] = (),
        normalise_many: Callable[[Sequence[str]], NumberColumns] | None = None,
    ) -> None:
        self._normalise = careful(normalise, country)
        self._normalise_many = normalise_many or _one_by_one(normalise)
        self._country = country
        self._signs = LostSigns(self._normalise, country, column)
        self._usual = UsualSpelling(self._signs.code, bare=not self._signs.without_plus, abroad=dials_00(country))
        self._parting = Parting(self._part)
        self._known: dict[str, tuple[CellVerdict, ...]] = {}

    def judge(self, value: CellValue) -> tuple[CellVerdict, ...]:
        """Return the verdicts on a cell: none for a blank one, several if it holds several numbers."""
        number = self._usual.number(value)
        found = self._normalise(number) if number else None
        if found and found.e164 and len(found.e164) <= _AS_LONG_AS_TWO:
            return (CellVerdict(cell_text(value), found),)
        return self.judge_closely(value)

    def judge_many(self, values: Sequence[CellValue]) -> JudgedCells:
        """Return the verdicts of `judge` on all cells, many times as fast if most have a usual spelling."""
        numbers = self._usual.numbers(values)
        if self._country is None:
            numbers = [with_plus(number) for number in numbers]
        found = self._normalise_many(numbers)
        others = _doubted(found)
        for place in others:
            found.e164[place] = found.region[place] = found.line_type[place] = ""
        return JudgedCells(found, [(place, self._judge_again(values[place])) for place in others])

    def _judge_again(self, value: CellValue) -> tuple[CellVerdict, ...]:
        """Return the verdicts of `judge_closely`, from a cache: the same placeholder often fills many cells."""
        if type(value) is not str or len(value) > _LONGEST_KEPT:
            return self.judge_closely(value)
        verdicts = self._known.get(value)
        if verdicts is None:
            if len(self._known) >= _MOST_KEPT:
                self._known.clear()
            verdicts = self._known[value] = self.judge_closely(value)
        return verdicts

    def judge_closely(self, value: CellValue) -> tuple[CellVerdict, ...]:
        """Return the verdicts of `judge` without its shortcut for usual spellings."""
        if value is None or value == "":
            return ()
        if isinstance(value, str) and len(value) > LONGEST_TEXT and len(value.strip()) > LONGEST_TEXT:
            return _too_long(value, self._country)
        cell = number_in(value, self._country)
        if not cell.text and is_blank(value):
            return ()
        found = self.verdict(cell)
        if (cell.problem in _MAY_BE_SEVERAL) if found.problem else len(found.e164) > _AS_LONG_AS_TWO:
            several = self._several(value, cell, found)
            if several:
                return several
        verdict = CellVerdict(cell_text(value), found)
        return self._with_short_form(verdict) if found.e164 else (verdict,)

    def _with_short_form(self, verdict: CellVerdict) -> tuple[CellVerdict, ...]:
        """Return the verdict, and a second one for a short form after the number (0171 3920012 / 13).

        A short form is only the end of another number, which can't be sent.
        """
        text = number_text(verdict.raw)
        short = _SHORT_FORM.search(text) if len(text) <= _LONGEST_WITH_TAIL and not is_record(text) else None
        before = text[: short.start()].strip() if short else ""
        if short is None or digit_count(before) < FEWEST_DIGITS or _WORD_AFTER_DIGITS.search(before):
            return (verdict,)
        if verdict.found.e164.endswith(short[1]):  # 06/12/34/56/78
            return (verdict,)
        return (
            CellVerdict(before, verdict.found),
            CellVerdict(short[1], Normalised(problem=NumberProblem.AREA_CODE_MISSING)),
        )

    def verdict(self, cell: CellNumber) -> Normalised:
        """Return the verdict on a cell that holds at most one number."""
        if cell.problem:
            return Normalised(problem=cell.problem)
        text = cell.text
        found = self._signs.signed(text)
        if " 0" in text and text[:1] not in SIGNS and self._has_digits_before(text):
            return Normalised(problem=NumberProblem.UNCLEAR)
        if _NO_WORDS.fullmatch(text) and "/" not in text and not _SIGNS_OF_TAIL.search(text):
            return found
        found = self._without_tail(text, found)
        if found.e164 and _SPELLED.search(text) and not _made_of_words(text, found):
            return Normalised(problem=NumberProblem.NOT_A_NUMBER)
        return found

    def _has_digits_before(self, text: str) -> bool:
        """Return True if a complete number follows other digits that aren't a calling code or trunk prefix."""
        before = _BEFORE_ZERO.fullmatch(text)
        return before is not None and before[1] not in (_TRUNK_8, self._signs.code) and self._normalise(before[2]).valid

    def _without_tail(self, text: str, found: Normalised) -> Normalised:
        """Return the verdict on the text without a short tail after its number, or `found` if there is no such tail.

        If the text is a valid number with and without the tail, the verdict is that it is unclear.
        """
        tail = _TAIL.search(text) if len(text) <= _LONGEST_WITH_TAIL else None
        number = text[: tail.start()] if tail else ""
        if tail is None or digit_count(number) < FEWEST_DIGITS:
            return found
        if found.valid and tail["slash"] and _ALL_SHORT.fullmatch(number):
            return found
        shorter = self._without_tail(number, self._signs.signed(number))
        if shorter.problem == NumberProblem.UNCLEAR:
            return shorter
        if not shorter.valid or shorter.e164 == found.e164:
            return found
        return Normalised(problem=NumberProblem.UNCLEAR) if found.valid else shorter

    def _several(self, value: CellValue, cell: CellNumber, found: Normalised) -> tuple[CellVerdict, ...]:
        """Return the verdicts on each number of a cell, or () if it can't be split."""
        text = typed_text(number_text(value))
        if not isinstance(value, str) or digit_count(text) < _AS_LONG_AS_TWO or is_record(text):
            return ()
        if found.valid:
            return _not_sent(value, NumberProblem.UNCLEAR) if self._parting.in_a_row(text) else ()
        parts = self._parting.parts(text, partly=bool(cell.problem))
        if len(parts) > MOST_NUMBERS:
            return _not_sent(value, NumberProblem.TOO_MANY)
        return tuple(CellVerdict(part.raw, part.found) for part in parts)

    def _part(self, part: str) -> Part:
        cell = number_in(part, self._country)
        return Part(part, cell.text, self.verdict(cell))


def _one_by_one(normalise: Callable[[str], Normalised]) -> Callable[[Sequence[str]], NumberColumns]:
    return lambda texts: NumberColumns.of(normalise(text) if text else Normalised() for text in texts)


def _doubted(found: NumberColumns) -> list[int]:
    """Return the sorted positions of texts without a number, with possibly two, or with an unclear Italian one."""
    doubted = [place for place, length in enumerate(map(len, found.e164)) if not 0 < length <= _AS_LONG_AS_TWO]
    italian = [place for place, region in enumerate(found.region) if region in ITALIAN_REGIONS]
    doubted += [place for place in italian if needs_care(found.e164[place])]
    return sorted({*doubted}) if italian else doubted


def _too_long(value: str, country: str | None) -> tuple[CellVerdict, ...]:
    """Return the verdict on a cell too long for a number, by its beginning, because parsing it all would take 20 ms."""
    problem = number_in(value.strip()[:LONGEST_TEXT], country).problem
    return _not_sent(
        value, NumberProblem.TOO_MANY if problem == NumberProblem.SEVERAL else problem or NumberProblem.NOT_A_NUMBER
    )


def _not_sent(value: CellValue, problem: str) -> tuple[CellVerdict, ...]:
    return (CellVerdict(cell_text(value), Normalised(problem=problem)),)


def _made_of_words(text: str, found: Normalised) -> bool:
    """Return True if letters may stand for digits in this number, or belong only to its extension."""
    return found.line_type in _MADE_OF_WORDS or found.e164.startswith("+1") or _EXTENSION_WORD.search(text) is not None


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


# --- Splitting a cell into several numbers ---
# The first split in which every part is a number wins; else the first in which some are and the others are as long as
# numbers. A row of digits without a sure separator is split only if there is exactly one way.


_WITHOUT_SIGN = re.compile(r"[^\d+(]*[1-9]")


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a cell as written, its number without the words around it, and the verdict on it."""

    raw: str
    text: str
    found: Normalised


Parts = tuple[Part, ...]


class Parting:
    """Splits texts into numbers; `judge` returns the verdict on a text that may be a single number."""

    def __init__(self, judge: Callable[[str], Part]) -> None:
        self._judge = judge

    def parts(self, text: str, partly: bool) -> Parts:
        """Return the parts: () if the text can't be split, and more than MOST_NUMBERS if there are too many.

        With `partly`, some of the parts may not be numbers.
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
        """Return the numbers in a row of digits without a sure separator, if exactly one reading makes numbers."""
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
        """Yield the texts, with each row of several numbers replaced by those numbers."""
        for text in texts:
            row = () if self._judge(text).found.valid else self.in_a_row(text)
            yield from [part.raw for part in row] or (text,)

    def _each(self, texts: Iterable[str]) -> Parts:
        """Return the judged parts; a short form of another part ("0171 3920012 / 3920013") isn't a number."""
        parts = [self._judge(text) for text in texts]
        longest = max(map(_national_digits, parts))
        return tuple(
            Part(part.raw, part.text, Normalised(problem=NumberProblem.AREA_CODE_MISSING))
            if _is_short(part, longest)
            else part
            for part in parts
        )


def _all_valid(parts: Parts) -> bool:
    return len(parts) > 1 and all(part.found.e164 for part in parts)


def _nearly_all_valid(parts: Parts) -> bool:
    """Return True if some parts are numbers and each other part is as long as one.

    Beside several numbers, the other parts may be shorter.
    """
    numbers = sum(bool(part.found.e164) for part in parts)
    fewest = 1 if numbers > 1 else FEWEST_DIGITS
    return numbers > 0 and all(part.found.e164 or fewest <= digit_count(part.raw) <= MOST_DIGITS for part in parts)


def _is_short(part: Part, longest: int) -> bool:
    return 0 < _national_digits(part) < longest - 1 and _WITHOUT_SIGN.match(part.text) is not None


def _national_digits(part: Part) -> int:
    """Return the count of digits after the country's code, or 0 if the part isn't a number."""
    found = part.found
    return len(found.e164) - 1 - len(country_code(found.region)) if found.e164 else 0
