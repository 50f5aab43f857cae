"""Normalising a list's numbers: by libphonenumber at first, by the automaton where the list is long enough for it."""

from __future__ import annotations

from functools import cache, partial
from pathlib import Path

from platformdirs import user_cache_path

from desktop_app.core.numbering import Automaton, Normaliser, compiled
from desktop_app.core.phone import Normalised, normalise
from desktop_app.sheets.heartbeat import beat
from desktop_app.storage.automaton_cache import kept_automaton

# Numbers after which it pays to read a kept automaton (0.1 s), and to build one where none is kept (some 7 s).
READ_AFTER = 2_000
BUILD_AFTER = 50_000


class Numbers:
    """Called with one number's text after the other; gives what `core.phone.normalise` gives, in every field.

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
        folder = folder or user_cache_path("dialproof", appauthor=False)
        self._begin(country, _Pace(folder, read_after, build_after))

    def elsewhere(self, country: str | None) -> Numbers:
        """Those of the same list that are of another country."""
        other = object.__new__(Numbers)
        other._begin(country, self._pace)
        return other

    def _begin(self, country: str | None, pace: _Pace) -> None:
        self._country = country
        self._pace = pace
        self._quick: Normaliser | None = None

    def __call__(self, text: str) -> Normalised:
        """One number."""
        if self._quick is not None:
            return self._quick.normalise(text)
        normaliser = self._pace.counted()
        if normaliser is not None:
            self._quick = normaliser.elsewhere(self._country)
        return normalise(text, self._country)


class _Pace:
    """Counts a list's numbers, and has an automaton ready when there were enough of them."""

    def __init__(self, folder: Path, read_after: int, build_after: int) -> None:
        self._folder = folder
        self._read_after, self._build_after = read_after, build_after
        self._seen = 0
        self._normaliser: Normaliser | None = None

    def counted(self) -> Normaliser | None:
        self._seen += 1
        if self._normaliser is None and self._seen in {self._read_after, self._build_after}:
            automaton = _automaton(self._folder, self._seen >= self._build_after)
            if automaton is None:
                _automaton.cache_clear()  # one may be there the next time
            else:
                self._normaliser = Normaliser(automaton)
        return self._normaliser


class _NotKeptError(Exception):
    pass


def _none_kept() -> Automaton:
    raise _NotKeptError


@cache
def _automaton(folder: Path, build: bool) -> Automaton | None:
    """The kept one, for this process; built where none is and `build` says so."""
    if build:
        return kept_automaton(folder, partial(compiled, working=beat))
    try:
        return kept_automaton(folder, _none_kept)
    except _NotKeptError:
        return None
