"""Judges each cell of a phone column: by libphonenumber, and by rules for what libphonenumber would misread.

Digits that have lost the + or the 0 before them are read as the column suggests, or get a problem
(`core/numbers/dialling.py`).
A cell with several numbers is split if every part is a number, or nearly every one. Otherwise it gets a problem, too.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial

from desktop_app.core.detection.cells import cell_text, is_blank, number_text
from desktop_app.core.detection.table import CellValue
from desktop_app.core.numbers.dialling import ITALIAN_REGIONS, SIGNS, LostSigns, careful, dials_00, needs_care
from desktop_app.core.numbers.number_in_cell import CellNumber, is_record, number_in, typed_text, with_plus
from desktop_app.core.numbers.other_values import PLACE, behind_place, behind_word
from desktop_app.core.numbers.phone import CellVerdict, Normalised, NumberColumns, ParsedCells, normalise
from desktop_app.core.numbers.problems import NumberProblem
from desktop_app.core.numbers.several_numbers import (
    FEWEST_DIGITS,
    LONGEST_TEXT,
    MOST_NUMBERS,
    Part,
    Parting,
    digit_count,
)

# From this length on, one number may really be two short ones in a row.
_AS_LONG_AS_TWO = 2 * FEWEST_DIGITS

# The number of cached verdicts on oddly written texts, and the longest text to cache.
_MOST_KEPT, _LONGEST_KEPT = 1_000, 60
_MAY_BE_SEVERAL = frozenset({"", NumberProblem.SEVERAL})

# Digits, a calling code or not, before a number of at least eight digits that begins with its 0.
_BEFORE_ZERO = re.compile(r"[^\d+]*([1-9]\d{0,4})[\])]?\s*[-–/|:]?\s+(0(?:\D?\d){8}.*)")
# The trunk prefix of Belarus and Kazakhstan, and formerly of all their neighbours.
_TRUNK_8 = "8"
_NO_WORD_BEFORE = frozenset("+0123456789")
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


def verdicts_on(text: str, country: str | None) -> tuple[CellVerdict, ...]:
    """Return the verdicts on a text that a person typed or pasted, judged as carefully as a list's cell."""
    return NumberParser(partial(normalise, default_region=country), country).parse(text)


def number_typed(text: str, country: str | None) -> Normalised:
    """Return the single number in a text that a person typed or pasted, or its problem."""
    return single_number(verdicts_on(text, country))


def single_number(verdicts: Sequence[CellVerdict]) -> Normalised:
    """Return the number of a text that holds one, or its problem."""
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
        self._fast = FastPath(self._signs.code, bare=not self._signs.without_plus, abroad=dials_00(country))
        self._parting = Parting(self._part)
        self._known: dict[str, tuple[CellVerdict, ...]] = {}

    def parse(self, value: CellValue) -> tuple[CellVerdict, ...]:
        """Return the verdicts on a cell: none for a blank one, several if it holds several numbers."""
        number = self._fast.number(value)
        found = self._normalise(number) if number else None
        if found and found.e164 and len(found.e164) <= _AS_LONG_AS_TWO:
            return (CellVerdict(cell_text(value), found),)
        return self.parse_slowly(value)

    def parse_many(self, values: Sequence[CellValue]) -> ParsedCells:
        """Return the verdicts of `parse` on all cells, many times as fast if most have a usual spelling."""
        numbers = self._fast.numbers(values)
        if self._country is None:
            numbers = [with_plus(number) for number in numbers]
        found = self._normalise_many(numbers)
        others = _doubted(found)
        for place in others:
            found.e164[place] = found.region[place] = found.line_type[place] = ""
        return ParsedCells(found, [(place, self._parse_cached(values[place])) for place in others])

    def _parse_cached(self, value: CellValue) -> tuple[CellVerdict, ...]:
        """Return the verdicts of `parse_slowly`, from a cache: the same placeholder often fills many cells."""
        if type(value) is not str or len(value) > _LONGEST_KEPT:
            return self.parse_slowly(value)
        verdicts = self._known.get(value)
        if verdicts is None:
            if len(self._known) >= _MOST_KEPT:
                self._known.clear()
            verdicts = self._known[value] = self.parse_slowly(value)
        return verdicts

    def parse_slowly(self, value: CellValue) -> tuple[CellVerdict, ...]:
        """Return the verdicts of `parse` by every rule, without the fast path."""
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
        if found.valid and self._has_digits_of_word(text, found):
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

    def _has_digits_of_word(self, text: str, found: Normalised) -> bool:
        """Return True if the number begins with digits of the word before it: room 05, 030 1234567."""
        if text[:1] in _NO_WORD_BEFORE:
            return False
        rest = behind_place(text)
        if rest is not None:
            return self._normalise(rest).e164 != found.e164
        rest = behind_word(text)
        number = self._normalise(rest) if rest is not None else Normalised()
        return number.valid and number.e164 != found.e164

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


# --- The fast path: numbers in the spellings that most people use ---
# The slow path would give exactly the same result for these texts, but takes ten times as long: no part of
# them could be a date, an extension, another number or a lost sign. A whole column is checked at once: one pattern runs
# over all its cells, each on a line of its own.


# Possessive (`*+`), so that matching takes linear time. Allows only spaces, or only hyphens; or both, with too many
# digits after the last hyphen for an hour of the day; or brackets, with too many digits after them for an extension.
_WITH_PLUS = (
    r"\+(?:[0-9 ]++|[0-9\-]++|[0-9 \-]++(?<=[0-9]{3}))"
    r"|\+[0-9 \-]*+\([0-9 ]*+\)(?:[0-9 ]++(?<=[0-9 ]{5}[0-9])|[0-9 \-]++(?<=[0-9]{3}))"
)
_SIGNED = (
    r"(?:\+|{zeros}(?=[1-9])|\((?:0[1-9][0-9]{{0,4}}|[1-9][0-9]{{1,4}})\)(?! ?0))[0-9 ]{{2,14}}"
    r"(?:-[0-9 ]{{0,6}}[0-9]{{2}}|(?<=[0-9]{{4}})-[0-9]{{0,3}})?[0-9]"
    r"|\+[0-9]{{1,3}}[ -][0-9]{{2,5}}[ -][0-9]{{3,4}}[ -][0-9]{{3,6}}"
    r"|0[1-9][0-9]{{0,4}}(?:[/-][0-9]{{5,8}}|-[0-9]{{3,4}}-[0-9]{{3,4}}|(?:\.[0-9]{{2}}){{4}})"
)
# A national number without a sign: too short to include the country's code, and it doesn't begin with it.
_AT_HOME = (
    r"|{not_code}[1-9](?:[0-9]{{6,10}}|(?![0-9 .\-]{{13}})[0-9]{{1,4}}"
    r"(?:-[0-9]{{3,4}}-[0-9]{{3,4}}|\.[0-9]{{3,4}}\.[0-9]{{3,4}}| [0-9]{{3,4}} [0-9]{{3,4}}))"
)
# The digits after a place may be its own.
_LABEL = rf"(?!{PLACE}[.:])[^\W\d_]{{1,14}}\.?: ?"
# A label without a colon must be one of these: a month, a currency or another word would change the meaning.
_WORD = r"(?:[Tt]el|TEL|[Pp]h(?:one)?|[Mm]ob(?:ile?)?|[Cc]ell|[Ff]ax|[Hh]andy)\.? "
_AFTER_WORD = r"(?:\+|0(?=[1-9]))(?: ?[0-9]){7,12}"
_HARD_SPACES = ("\u00a0", "\u202f")


@cache
def _lines(code: str | None, zeros: str) -> re.Pattern[str]:
    """Return a pattern that matches each line of a text once, with the number as its group if the spelling is usual.

    A number without any sign must not begin with `code`; with None, no such number matches. `zeros` may stand for a
    plus or a 0.
    """
    signed = _SIGNED.format(zeros=zeros)
    not_code = f"(?!{'[-. ]?'.join(code)})" if code else ""
    at_home = "" if code is None else _AT_HOME.format(not_code=not_code)
    # After a label, bare digits may be a code.
    label = rf"(?:{_LABEL}(?=(?:{signed}) *$)|{_WORD}(?={_AFTER_WORD} *$))"
    return re.compile(rf"^ *+(?:|{label})({_WITH_PLUS}|{signed}{at_home}) *+$|^.*$", re.MULTILINE)


class FastPath:
    """Finds the numbers with usual spelling among the cells of a column.

    `code` is the country's calling code. With `bare`, numbers without any sign are national ones. With `abroad`, 00
    stands for a plus, because the country dials it (`core.numbers.number_parser`).
    """

    def __init__(self, code: str, *, bare: bool, abroad: bool) -> None:
        self._findall = _lines(code if bare else None, "00?" if abroad else "0").findall

    def number(self, value: CellValue) -> str:
        """Return the number in a cell, or "" if the cell isn't a single number in a usual spelling."""
        return self.numbers((value,))[0]

    def numbers(self, values: Sequence[CellValue]) -> list[str]:
        """Return the numbers of many cells, as `number` does."""
        if not values:
            return []
        try:
            found = self._in_lines("\n".join(values))  # type: ignore[arg-type]  # most columns have only text
        except TypeError:
            texts = [value if type(value) is str else _digits(value) for value in values]
            return self.numbers(texts)
        if len(found) == len(values):
            return found
        # A cell with a line break never has a usual spelling.
        return self.numbers(["" if "\n" in value else value for value in values])  # type: ignore[operator]

    def _in_lines(self, text: str) -> list[str]:
        if not text.isascii():
            for sign in _HARD_SPACES:
                text = text.replace(sign, " ")
        return self._findall(text)


def _digits(value: CellValue) -> str:
    """Return the digits of an integer value, or "" for any other value."""
    if type(value) is int:
        return str(value)
    return str(int(value)) if type(value) is float and value.is_integer() else ""
