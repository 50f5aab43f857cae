"""Many texts to verdicts: one table look-up a digit, and libphonenumber for what is written oddly."""

from __future__ import annotations

from array import array
from collections import defaultdict
from collections.abc import Iterable
from typing import Any

from desktop_app.core.numbering.automaton import BEYOND_STATE, NO_REGION, UNKNOWN_REGION, Automaton
from desktop_app.core.numbering.meaning import Reading
from desktop_app.core.numbering.plans import NON_GEOGRAPHIC
from desktop_app.core.numbering.wording import SEPARATORS, has_beginning, plain_spelling
from desktop_app.core.phone import NOT_A_NUMBER, Normalised, normalise

# A state in memory: ten followers, then those for a plus, a separator (itself) and any other sign, then what it means
# to end here: a valid number (start of E.164, where its rest begins as counted from the end, region, line type) or a
# problem, if either.
_PLUS, _SEPARATOR, _OTHER, _VALID, _PROBLEM = 10, 11, 12, 13, 14
_Row = list[Any]

# In UTF-8; of the two bytes of the hard space, neither means anything else.
_SEPARATORS = SEPARATORS.encode()
# Separators as spaces. (Deleting them in the same go takes `bytes.translate` four times as long.)
_SPACED = bytes(ord(" ") if sign in _SEPARATORS else sign for sign in range(256))
_KINDS = bytes(_SEPARATOR if sign in _SEPARATORS else b"0123456789+".find(sign) % (_OTHER + 1) for sign in range(256))
# `parse` refuses longer texts.
_LONGEST_TEXT = 250


class Normaliser:
    """`core.phone.normalise` for one default region: equal in every field, and many times as fast.

    One is made for a list and used for all its rows; it takes some 5 MB. `handed_over` counts the texts that were
    left to libphonenumber.
    """

    def __init__(self, automaton: Automaton, default_region: str | None = None) -> None:
        self._begin(_LinkedStates(automaton), default_region)

    def elsewhere(self, default_region: str | None) -> Normaliser:
        """One for another default region, which shares the states."""
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
        """The number in `text`, as `core.phone.normalise(text, default_region)` would have it."""
        return self.normalise_many((text,))[0]

    def normalise_many(self, texts: Iterable[str]) -> list[Normalised]:
        """The numbers in `texts`, in their order."""
        new, kinds, start = object.__new__, _KINDS, self._start
        found: list[Normalised] = []
        add = found.append
        for text in texts:
            row = start
            signs = text.encode("utf-8", "replace")
            for kind in signs.translate(kinds):
                row = row[kind]
            valid = row[_VALID]
            if len(text) > _LONGEST_TEXT:
                add(self._oddly_written(text))
            elif valid:
                begin, kept, region, line_type = valid
                rest = text[kept:]
                if not rest.isdigit():
                    rest = signs.translate(_SPACED).replace(b" ", b"")[kept:].decode()
                # The slots are filled directly: the initialiser of a frozen dataclass takes as long as all the rest.
                verdict = new(Normalised)
                _set_e164(verdict, begin + rest)
                _set_region(verdict, region)
                _set_line_type(verdict, line_type)
                _set_problem(verdict, "")
                add(verdict)
            else:
                add(row[_PROBLEM] or self._oddly_written(text))
        return found

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
        row = self._start
        for kind in text.encode("utf-8", "replace").translate(_KINDS):
            row = row[kind]
        return bool(row[_VALID] or row[_PROBLEM])


_WORDS = Normalised(problem=NOT_A_NUMBER)
_set_e164 = Normalised.e164.__set__  # type: ignore[attr-defined,misc]  # slots are descriptors
_set_region = Normalised.region.__set__  # type: ignore[attr-defined,misc]  # the same
_set_line_type = Normalised.line_type.__set__  # type: ignore[attr-defined,misc]  # the same
_set_problem = Normalised.problem.__set__  # type: ignore[attr-defined,misc]  # the same


class _LinkedStates:
    """States as lists of their followers themselves, so that a step is one look-up and no arithmetic.

    Only what a list's default region and the plus lead to is linked, so that it stays in the processor's cache.
    """

    def __init__(self, automaton: Automaton) -> None:
        self.automaton = automaton
        self._meanings = [_meaning(each) for each in automaton.readings]
        self._rows: defaultdict[int, _Row] = defaultdict(list)

    def row(self, start: int) -> _Row:
        """A state, with all that it leads to."""
        waiting = [start]
        while waiting:
            state = waiting.pop()
            if not self._rows[state]:
                waiting += self._linked(state)
        return self._rows[start]

    def _linked(self, state: int) -> array[int]:
        """Links a state to its followers, linked or not, and gives their numbers."""
        followers = self.automaton.rows[10 * state : 10 * state + 10]
        row, beyond = self._rows[state], self._rows[BEYOND_STATE]
        meaning = self._meanings[self.automaton.labels[state]]
        row[:] = [*map(self._rows.__getitem__, followers), beyond, row, beyond, *meaning]
        return followers


def _meaning(reading: Reading | None) -> tuple[tuple[str, int, str, str] | None, Normalised | None]:
    """What a row has in its columns _VALID and _PROBLEM."""
    if reading is None:
        return None, None
    if reading.problem:
        return None, Normalised(problem=reading.problem)
    return (reading.start, -reading.kept, reading.region, reading.line_type), None
