"""Normalises many texts with one table look-up per digit, and hands oddly written ones to libphonenumber.

A number with words around it is read by its plain spelling, if libphonenumber reads both the same way.
"""

from __future__ import annotations

import re
from array import array
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from desktop_app.core.numbering.automaton import BEYOND_STATE, NO_REGION, UNKNOWN_REGION, Automaton
from desktop_app.core.numbering.meaning import Reading
from desktop_app.core.numbering.plans import NON_GEOGRAPHIC
from desktop_app.core.numbers.phone import Normalised, NumberColumns, normalise
from desktop_app.core.numbers.problems import NumberProblem

# The signs that libphonenumber skips between digits, and the dashes that word processors put for a hyphen.
SEPARATORS = " -()./[]\u00a0"
_DASHES = str.maketrans(dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212", "-"))

_ANY_SEPARATOR = f"[{re.escape(SEPARATORS)}]"
_BEGINNING = re.compile(r"[+\uff0b\d;]").search
# Possessive throughout (`*+`), so that matching takes linear time.
_WORDED = re.compile(
    # Anything before a number is dropped; a semicolon may begin parameters of RFC 3966.
    r"[^+\uff0b\d;]*+"
    # The number, with the minimum of three digits before any letter.
    rf"(?P<number>\+?{_ANY_SEPARATOR}*+(?:[0-9]{_ANY_SEPARATOR}*+){{3,}}+)"
    # An extension in its most usual forms, or letters without x (which may begin one) and without digits.
    rf"(?:(?:ext\.?|x) ?[0-9]{{1,6}}|(?P<letters>(?:[a-wyz]|{_ANY_SEPARATOR})*+))"
    # Other signs at the end are dropped, but a hash may end an extension.
    r"[^\w#;]*+",
    re.IGNORECASE,
).fullmatch

# The letters of a telephone's keys (ITU-T E.161).
_KEYS = str.maketrans("abcdefghijklmnopqrstuvwyz", "2223334445556667777888999")
_FEWEST_LETTERS = 3


def has_beginning(text: str) -> bool:
    """Return True if the text contains anything in which `parse` looks for a number."""
    return _BEGINNING(text) is not None


def plain_spelling(text: str) -> str | None:
    """Return digits and separators that `parse` reads as it reads `text`, or None if that isn't certain.

    Three letters after a number make it a vanity number (0800 FLOWERS), with letters for digits; fewer mean nothing.
    """
    plain = text.translate(_DASHES)
    found = _WORDED(plain)
    if found is None:
        return None
    letters = "".join(filter(str.isalpha, found["letters"] or ""))
    if not letters.isascii():
        return None  # a letter such as the Kelvin sign, which only IGNORECASE equates with an ASCII one
    return found["number"] + (letters.lower().translate(_KEYS) if len(letters) >= _FEWEST_LETTERS else "")


# A state in memory: ten followers, then those for a plus, a separator (itself) and any other sign, then the meaning of
# ending here: a valid number (start of E.164, offset of its rest counted from the end, region, line type) or a problem,
# if either.
_PLUS, _SEPARATOR, _OTHER, _VALID, _PROBLEM = 10, 11, 12, 13, 14
_Row = list[Any]
_Valid = tuple[str, int, str, str]

# In UTF-8. Neither of the two bytes of the hard space means anything else.
_SEPARATORS = SEPARATORS.encode()
_KINDS = bytes(_SEPARATOR if sign in _SEPARATORS else b"0123456789+".find(sign) % (_OTHER + 1) for sign in range(256))
# Separates texts that are walked in one go; and the sign that replaces a line break inside a text.
_BREAK, _ANY_OTHER = 255, "_"
_KINDS_OF_LINES = bytes(_BREAK if sign == ord("\n") else kind for sign, kind in enumerate(_KINDS))
_LINE_END = bytes([_BREAK])
# `parse` refuses longer texts.
_LONGEST_TEXT = 250
# The columns of a text without a valid number: empty, however short the text is.
_NOTHING: _Valid = ("", _LONGEST_TEXT + 1, "", "")


class Normaliser:
    """Does `core.numbers.phone.normalise` for one default region: equal in every field, and many times as fast.

    Make one per list and use it for all rows; it takes about 5 MB. `handed_over` counts the texts that were left to
    libphonenumber.
    """

    def __init__(self, automaton: Automaton, default_region: str | None = None) -> None:
        self._begin(_LinkedStates(automaton), default_region)

    def elsewhere(self, default_region: str | None) -> Normaliser:
        """Return a normaliser for another default region that shares the states."""
        other = object.__new__(Normaliser)
        other._begin(self._states, default_region)
        return other

    def _begin(self, states: _LinkedStates, default_region: str | None) -> None:
        self.handed_over = 0
        self._states = states
        self._region = default_region
        entries = states.automaton.entries
        begin = states.row(entries.get(default_region or NO_REGION, entries[UNKNOWN_REGION]))
        plus, beyond = states.row(states.automaton.international), states.row(BEYOND_STATE)
        self._start = beyond if default_region == NON_GEOGRAPHIC else [*begin[:_PLUS], plus, *begin[_SEPARATOR:]]
        self._start[_SEPARATOR] = self._start

    def normalise(self, text: str) -> Normalised:
        """Return the number in `text`, as `core.numbers.phone.normalise(text, default_region)` does."""
        row = self._start
        for kind in text.encode("utf-8", "replace").translate(_KINDS):
            row = row[kind]
        if len(text) <= _LONGEST_TEXT and row[_VALID]:
            return _verdict(row[_VALID], _bare(text))
        return self._without_number(text, row)

    def columns(self, texts: Sequence[str]) -> NumberColumns:
        """Return the valid, plainly spelled numbers in `texts`; all other texts are empty in the columns.

        `normalise` gives the verdict on those. This takes a quarter of its time, because it builds only the E.164
        texts.
        """
        if max(map(len, texts), default=0) > _LONGEST_TEXT:
            texts = [text if len(text) <= _LONGEST_TEXT else "" for text in texts]
        rows, bare = self._ends(texts)
        valid = [row[_VALID] or _NOTHING for row in rows]
        return NumberColumns(
            [begin + rest[kept:] for (begin, kept, _, _), rest in zip(valid, bare, strict=True)],
            [each[2] for each in valid],
            [each[3] for each in valid],
        )

    def _ends(self, texts: Sequence[str]) -> tuple[list[_Row], list[str]]:
        """Return the states in which the texts end, and the texts without separators, which don't change the state.

        It does as much as possible for all texts at once, because there are a million of them.
        """
        if not texts:
            return [], []
        joined = "\n".join(texts)
        if joined.count("\n") >= len(texts):
            joined = "\n".join([text.replace("\n", _ANY_OTHER) for text in texts])
        joined = _bare(joined)
        start = self._start
        ends: list[_Row] = []
        add = ends.append
        for kinds in joined.encode("utf-8", "replace").translate(_KINDS_OF_LINES).split(_LINE_END):
            row = start
            for kind in kinds:
                row = row[kind]
            add(row)
        return ends, joined.split("\n")

    def _without_number(self, text: str, row: _Row) -> Normalised:
        """Return the verdict on a text that is too long, or that ends in a state without a valid number."""
        if len(text) > _LONGEST_TEXT:
            return self._oddly_written(text)
        problem: Normalised | None = row[_PROBLEM]
        return problem or self._oddly_written(text)

    def _oddly_written(self, text: str) -> Normalised:
        if len(text) <= _LONGEST_TEXT:
            if not has_beginning(text):
                return _WORDS
            plain = plain_spelling(text)
            if plain is not None and self._understands(plain):
                return self.normalise(plain)
        self.handed_over += 1
        return normalise(text, self._region)

    def _understands(self, text: str) -> bool:
        (row,), _ = self._ends((text,))
        return bool(row[_VALID] or row[_PROBLEM])


def _bare(text: str) -> str:
    """Return the text without separators."""
    for sign in SEPARATORS:
        if sign in text:
            text = text.replace(sign, "")
    return text


def _verdict(valid: _Valid, bare: str) -> Normalised:
    begin, kept, region, line_type = valid
    # Fill the slots directly: the initialiser of a frozen dataclass takes as long as all the rest.
    verdict = object.__new__(Normalised)
    _set_e164(verdict, begin + bare[kept:])
    _set_region(verdict, region)
    _set_line_type(verdict, line_type)
    _set_problem(verdict, "")
    return verdict


_WORDS = Normalised(problem=NumberProblem.NOT_A_NUMBER)
_set_e164 = Normalised.e164.__set__  # type: ignore[attr-defined,misc]  # slots are descriptors
_set_region = Normalised.region.__set__  # type: ignore[attr-defined,misc]  # slots are descriptors
_set_line_type = Normalised.line_type.__set__  # type: ignore[attr-defined,misc]  # slots are descriptors
_set_problem = Normalised.problem.__set__  # type: ignore[attr-defined,misc]  # slots are descriptors


class _LinkedStates:
    """States as lists that contain their follower lists, so that a step is one look-up without arithmetic.

    It links only the states reachable from a list's default region and the plus, so that they fit in the processor's
    cache.
    """

    def __init__(self, automaton: Automaton) -> None:
        self.automaton = automaton
        self._meanings = [_meaning(each) for each in automaton.readings]
        self._rows: defaultdict[int, _Row] = defaultdict(list)

    def row(self, start: int) -> _Row:
        """Return a state, with everything reachable from it linked."""
        waiting = [start]
        while waiting:
            state = waiting.pop()
            if not self._rows[state]:
                waiting += self._linked(state)
        return self._rows[start]

    def _linked(self, state: int) -> array[int]:
        """Link a state to its followers, linked or not, and return their numbers."""
        followers = self.automaton.rows[10 * state : 10 * state + 10]
        row, beyond = self._rows[state], self._rows[BEYOND_STATE]
        meaning = self._meanings[self.automaton.labels[state]]
        row[:] = [*map(self._rows.__getitem__, followers), beyond, row, beyond, *meaning]
        return followers


def _meaning(reading: Reading | None) -> tuple[_Valid | None, Normalised | None]:
    """Return the contents of a row's columns _VALID and _PROBLEM."""
    if reading is None:
        return None, None
    if reading.problem:
        return None, Normalised(problem=reading.problem)
    return (reading.start, -reading.kept, reading.region, reading.line_type), None
