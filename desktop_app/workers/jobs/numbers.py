"""Normalising a list's numbers: by libphonenumber at first, by the automaton where the list is long enough for it."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

from platformdirs import user_cache_path

from desktop_app.core.numbering import Automaton, Normaliser, compiled
from desktop_app.core.numbers.number_columns import NumberColumns
from desktop_app.core.numbers.phone import Normalised, NumberReader, normalise
from desktop_app.sheets.common.heartbeat import beat
from desktop_app.storage.machine.automaton_cache import kept_automaton

# Numbers after which it pays to read a kept automaton (0.1 s), and to build one where none is kept (some 7 s).
READ_AFTER = 2_000
BUILD_AFTER = 50_000


class Numbers:
    """Called with one number's text after the other; gives what `core.numbers.phone.normalise` gives, in every field.

    National spellings are those of `country`; `elsewhere` gives another one's, which shares the automaton
    and the count of numbers after which it pays.
    """

    def __init__(
        self,
        country: str | None,
        folder: Path | None = None,
        *,
        read_after: int = READ_AFTER,
        build_after: int = BUILD_AFTER,
    ) -> None:
        self._begin(country, _Pace(folder or _usual_folder(), read_after, build_after))

    def elsewhere(self, country: str | None) -> Numbers:
        """Those of the same list that are of another country."""
        other = object.__new__(Numbers)
        other._begin(country, self._pace)
        return other

    def _begin(self, country: str | None, pace: _Pace) -> None:
        self._country = country
        self._pace = pace
        self._quick = pace.normaliser.elsewhere(country) if pace.normaliser else None

    def __call__(self, text: str) -> Normalised:
        """One number."""
        if self._quick is not None:
            return self._quick.normalise(text)
        normaliser = self._pace.counted()
        if normaliser is not None:
            self._quick = normaliser.elsewhere(self._country)
        return normalise(text, self._country)

    def columns(self, texts: Sequence[str]) -> NumberColumns:
        """Many numbers; empty texts in place of those that aren't valid, and of some that are oddly written."""
        if self._quick is None:
            return NumberColumns.of(self(text) if text else Normalised() for text in texts)
        return self._quick.columns(texts)


class _Pace:
    """Counts a list's numbers, and has an automaton ready when there were enough of them, or when it is at hand."""

    def __init__(self, folder: Path, read_after: int, build_after: int) -> None:
        self._folder = folder
        self._read_after, self._build_after = read_after, build_after
        self._seen = 0
        self.normaliser = _at_hand.get(folder)

    def counted(self) -> Normaliser | None:
        self._seen += 1
        if self.normaliser is None and self._seen in {self._read_after, self._build_after}:
            self.normaliser = _normaliser(self._folder, build=self._seen >= self._build_after)
        return self.normaliser


def read_ahead(folder: Path | None = None) -> None:
    """Have a kept automaton at hand for this process's lists from their first number on; build none."""
    _normaliser(folder or _usual_folder(), build=False)


def number_reader(folder: Path | None = None) -> NumberReader:
    """What reads a few numbers of many countries: by the automaton where one is at hand, else by libphonenumber."""
    at_hand = _at_hand.get(folder or _usual_folder())
    if at_hand is None:
        return normalise
    of: dict[str | None, Normaliser] = {}

    def read(text: str, country: str | None) -> Normalised:
        if country not in of:
            of[country] = at_hand.elsewhere(country)
        return of[country].normalise(text)

    return read


# One for the process: to link an automaton's states takes as long as to read it.
_at_hand: dict[Path, Normaliser] = {}


def _normaliser(folder: Path, *, build: bool) -> Normaliser | None:
    """One by the kept automaton; where none is kept, one is built if `build` says so."""
    if folder not in _at_hand:
        with suppress(_NotKeptError):
            automaton = kept_automaton(folder, partial(compiled, working=beat) if build else _none_kept)
            _at_hand[folder] = Normaliser(automaton)
    return _at_hand.get(folder)


class _NotKeptError(Exception):
    pass


def _none_kept() -> Automaton:
    raise _NotKeptError


def _usual_folder() -> Path:
    return user_cache_path("dialproof", appauthor=False)
