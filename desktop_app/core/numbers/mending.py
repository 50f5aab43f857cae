"""Suggests how a cell without a usable number can be mended. Nothing is mended here, and nothing is taken silently.

A suggestion is a text that holds exactly one valid number, judged as carefully as a list's own cells. A cell that can
be read in several ways has a suggestion for each, whose patterns say so. Lost digits are never guessed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from desktop_app.core.detection.cells import number_text
from desktop_app.core.numbers.number_in_cell import country_code, unsigned_digits
from desktop_app.core.numbers.number_parser import NumberParser, single_number
from desktop_app.core.numbers.other_values import behind_place
from desktop_app.core.numbers.phone import Normalised, NumberReader
from desktop_app.core.numbers.problems import DAMAGED, NumberProblem
from desktop_app.core.numbers.several_numbers import FEWEST_DIGITS, LONGEST_TEXT, MOST_DIGITS, digit_count

# The names of patterns: whoever takes a suggestion names them, and lists store them, so they never change.
LOST_ZERO, LOST_PLUS, WRONG_PLUS, LETTERS, WORDS = "lost-zero", "lost-plus", "wrong-plus", "letters", "words"
READINGS = ("first-number", "second-number", "third-number")
# The country's code follows, as in country-IE.
COUNTRY = "country-"
# Before the name of a pattern whose cell has other readings.
PERHAPS = "perhaps-"
# Not a pattern: a person typed the number, or read it as of a country.
TYPED = "typed"

# Cells with these problems hold no number, or one whose digits are gone.
_HOPELESS = DAMAGED | {
    NumberProblem.NOT_CALCULATED,
    NumberProblem.SHEET_ERROR,
    NumberProblem.DATE,
    NumberProblem.DECIMAL,
    NumberProblem.AMOUNT,
    NumberProblem.COORDINATES,
    NumberProblem.HIDDEN_DIGITS,
    NumberProblem.ADDRESS,
    NumberProblem.CODE,
}
# The importer has looked for a lost sign in all others.
_SIGN_LOST = frozenset({
    NumberProblem.ZERO_LOST,
    NumberProblem.PLUS_LOST,
    NumberProblem.ZERO_OR_PLUS_LOST,
    NumberProblem.NO_COUNTRY,
})  # fmt: skip
_OTHER_COUNTRY = frozenset({
    NumberProblem.NO_COUNTRY,
    NumberProblem.TOO_SHORT,
    NumberProblem.TOO_LONG,
    NumberProblem.AREA_CODE_MISSING,
    NumberProblem.ZERO_LOST,
})  # fmt: skip
_LIKE_DIGITS = str.maketrans({
    "O": "0", "o": "0", "О": "0", "о": "0", "l": "1", "I": "1", "i": "1", "|": "1", "S": "5", "s": "5", "B": "8",
    "Z": "2", "z": "2",
})  # fmt: skip
_NUMBER_ALONE = re.compile(r"\+?[0-9 ().\-/]+")
_FEWEST_TRUE_DIGITS = 6
_INTERNATIONAL = ("+", "00")
_RUN = re.compile(r"\+?[(]?[0-9][0-9 ()./\-–]*[0-9]")
_GROUP = re.compile(r"\S+")
_BEGINS = ("+", "0", "(")
_EDGES = " -–/."
_MOST_READINGS = 24
# Remembered cells: the same placeholder often fills many.
_MOST_KEPT, _LONGEST_KEPT = 5_000, 60


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A `text` in place of a cell's, the number `found` in it, and the `pattern` by which it was made."""

    pattern: str
    text: str
    found: Normalised


class Mender:
    """Suggests numbers. `read` normalises; `siblings` are other countries to try, the likeliest first."""

    def __init__(self, read: NumberReader, siblings: Sequence[str] = ()) -> None:
        self._read = read
        self._siblings = siblings
        self._parsers: dict[str | None, NumberParser] = {}
        self._known: dict[tuple[str, str, str | None, bool], tuple[Suggestion, ...]] = {}

    def number(self, text: str, country: str | None) -> Normalised:
        """Return the one number in a text, with national spellings as of `country`, or its problem."""
        parser = self._parsers.get(country)
        if parser is None:
            read = partial(_in_country, self._read, country)
            parser = self._parsers[country] = NumberParser(read, country)
        return single_number(parser.parse(text))

    def read_as(self, raw: str, country: str) -> tuple[Suggestion, ...]:
        """Return the readings of a cell as a number of a country: its one number, or each of several that it may be.

        The number of a cell that has words or other digits besides is the part that is a number by itself.
        """
        whole = self.number(raw, country)
        if whole.valid:
            return (Suggestion(f"{COUNTRY}{country}", raw, whole),)
        return self.suggestions(raw, whole.problem, country, named=True)

    def suggestions(
        self, raw: str, problem: str, country: str | None, *, named: bool = False
    ) -> tuple[Suggestion, ...]:
        """Return what could be meant by a cell's text, each number once; () where nothing can be said.

        With `named` the row itself names `country`: national numbers are of no other, and where a sign is lost, the
        sign that makes it a number of that country.
        """
        if problem in _HOPELESS or len(raw) > LONGEST_TEXT or digit_count(raw) < _FEWEST_TRUE_DIGITS:
            return ()
        key = (raw, problem, country, named)
        found = self._known.get(key)
        if found is None:
            every = [*self._found(number_text(raw), problem, country, named=named)]
            found = _told_apart([each for each in every if named and _fits(each, country)] or every)
            if len(raw) <= _LONGEST_KEPT:
                if len(self._known) >= _MOST_KEPT:
                    self._known.clear()
                self._known[key] = found
        return found

    def _found(self, text: str, problem: str, country: str | None, *, named: bool) -> Iterator[Suggestion]:
        met: set[str] = set()
        for pattern, candidate in _respelled(text, problem, country):
            number = self.number(candidate, country)
            if number.valid and number.e164 not in met:
                met.add(number.e164)
                yield Suggestion(pattern, candidate, number)
        if not met:
            readings = self._readings(text, problem, country)
            met = {each.found.e164 for each in readings}
            yield from readings
        if not named and (problem == NumberProblem.NO_COUNTRY or (not met and _may_be_foreign(problem))):
            yield from self._abroad(text, country, met)

    def _readings(self, text: str, problem: str, country: str | None) -> list[Suggestion]:
        """Return the numbers among a cell's words and other digits, in their order."""
        found: dict[str, tuple[str, Normalised]] = {}
        rest = behind_place(text)  # a room's digits are in none of them
        unclear = problem == NumberProblem.UNCLEAR and rest is None
        whole = self._read(text, country) if unclear else Normalised()
        if whole.valid:  # the text itself is unclear, so the number stands in its place
            found[whole.e164] = whole.e164, whole
        for ways in _parts(text if rest is None else rest):
            for part in ways:
                number = Normalised() if part == text else self.number(part, country)
                if number.valid:
                    found.setdefault(number.e164, (part, number))
                    if problem != NumberProblem.UNCLEAR:
                        break
        names = READINGS if len(found) > 1 else (WORDS,)
        return [Suggestion(name, *each) for name, each in zip(names, found.values(), strict=False)]

    def _abroad(self, text: str, country: str | None, met: set[str]) -> Iterator[Suggestion]:
        """Yield national numbers of the list's other countries."""
        if text.startswith(_INTERNATIONAL):
            return
        for sibling in self._siblings:
            number = self.number(text, sibling) if sibling != country else Normalised()
            if number.valid and number.e164 not in met:
                met.add(number.e164)
                yield Suggestion(f"{COUNTRY}{sibling}", text, number)


def _in_country(read: NumberReader, country: str | None, text: str) -> Normalised:
    return read(text, country)


def _fits(found: Suggestion, country: str | None) -> bool:
    """Return True if the number is of the country, or is one of several that stand in the cell."""
    return found.pattern in READINGS or found.found.e164.startswith(f"+{country_code(country or '')}")


def _may_be_foreign(problem: str) -> bool:
    return problem in _OTHER_COUNTRY or problem.startswith(NumberProblem.NOT_IN_USE)


def _respelled(text: str, problem: str, country: str | None) -> Iterator[tuple[str, str]]:
    """Yield the whole text in other spellings, each with its pattern."""
    digits = unsigned_digits(text) if problem in _SIGN_LOST else ""
    if digits:
        yield LOST_ZERO, f"0{digits}"
        yield LOST_PLUS, f"+{digits}"
    elif country and text.startswith(f"0{country_code(country)}") and _NUMBER_ALONE.fullmatch(text):
        yield LOST_PLUS, f"+{text.removeprefix('0')}"
    elif text.startswith("+0") and _NUMBER_ALONE.fullmatch(text):
        yield WRONG_PLUS, text.removeprefix("+")
    respelled = text.translate(_LIKE_DIGITS)
    if respelled != text and behind_place(text) is None and _NUMBER_ALONE.fullmatch(respelled):
        yield LETTERS, respelled


def _parts(text: str) -> Iterator[list[str]]:
    """Yield for each place where a number may begin the texts that it may be, the longest first."""
    left = _MOST_READINGS
    for run in _RUN.finditer(text):
        groups = [found.span() for found in _GROUP.finditer(run[0])]
        begins = [at for at, (start, _end) in enumerate(groups) if at == 0 or run[0].startswith(_BEGINS, start)]
        ends = sorted({len(groups), max(1, len(groups) - 1), *begins[1:]}, reverse=True)
        for begin in begins:
            parts = (run[0][groups[begin][0] : groups[end - 1][1]].rstrip(_EDGES) for end in ends if end > begin)
            fit = [part for part in parts if FEWEST_DIGITS <= digit_count(part) <= MOST_DIGITS]
            if fit and left > 0:
                left -= len(fit)
                yield fit


def _told_apart(every: Sequence[Suggestion]) -> tuple[Suggestion, ...]:
    """Return the suggestions for a cell; where there are several, their patterns say so."""
    if len(every) < 2:
        return tuple(every)
    return tuple(
        each if each.pattern in READINGS else Suggestion(f"{PERHAPS}{each.pattern}", each.text, each.found)
        for each in every
    )


def likelihood(pattern: str) -> int:
    """Return a pattern's place among others, the likeliest first: 0 where a cell can be meant in no other way.

    That a number is of another country than its row is the least likely.
    """
    if pattern.removeprefix(PERHAPS).startswith(COUNTRY):
        return 2
    return 1 if is_perhaps(pattern) else 0


def is_perhaps(pattern: str) -> bool:
    """Return True if the cells of a pattern have other readings, too."""
    return pattern.startswith(PERHAPS) or pattern in READINGS


def with_surer(patterns: Iterable[str]) -> tuple[str, ...]:
    """Return the patterns; with each whose cells have other readings the one whose cells have none."""
    return tuple(dict.fromkeys(name for each in patterns for name in (each.removeprefix(PERHAPS), each)))


def countries_of(patterns: Iterable[str]) -> tuple[str, ...]:
    """Return the countries (ISO 3166-1 alpha-2) whose numbers the patterns mend."""
    plain = (each.removeprefix(PERHAPS) for each in patterns)
    return tuple(dict.fromkeys(each.removeprefix(COUNTRY) for each in plain if each.startswith(COUNTRY)))


_IN_WORDS: Mapping[str, str] = {
    LOST_ZERO: "lost zero",
    LOST_PLUS: "lost plus",
    WRONG_PLUS: "wrong plus",
    LETTERS: "letters for digits",
    WORDS: "words around",
    TYPED: "typed",
    **{name: name.replace("-", " ") for name in READINGS},
}


def pattern_in_words(pattern: str) -> str:
    """Return a pattern, or TYPED, in the words of the output file."""
    plain = pattern.removeprefix(PERHAPS)
    if plain.startswith(COUNTRY):
        return f"read as a number of {plain.removeprefix(COUNTRY)}"
    return _IN_WORDS.get(plain, plain)


def known_pattern(pattern: str) -> bool:
    """Return True if this is the name of a pattern."""
    plain = pattern.removeprefix(PERHAPS)
    known = plain in _IN_WORDS and plain != TYPED
    return known or re.fullmatch(rf"{COUNTRY}[A-Z]{{2}}", plain) is not None
