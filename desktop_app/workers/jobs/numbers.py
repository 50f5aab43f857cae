"""Normalising a list's numbers: by libphonenumber at first, by the automaton where the list is long enough for it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from platformdirs import user_cache_path

from desktop_app.core.numbering import Automaton, Normaliser
from desktop_app.core.phone import Normalised, normalise
from desktop_app.storage.automaton_cache import kept_automaton

# Numbers after which it pays to read a kept automaton (0.1 s), and to build one where none is kept (some 7 s).
READ_AFTER = 2_000
BUILD_AFTER = 50_000


class Numbers:
    """Called with one number's text after the other; gives what `core.phone.normalise` gives, in every field."""

    def __init__(
        self,
        country: str | None,
        folder: Path | None = None,
        *,
        read_after: int = READ_AFTER,
        build_after: int = BUILD_AFTER,
    ) -> None:
        self._country = country
        self._read_after, self._build_after = read_after, build_after
        self._folder = folder or user_cache_path("dialproof", appauthor=False)
        self._quick: Normaliser | None = None
        self._seen = 0

    def __call__(self, text: str) -> Normalised:
        """One number."""
        if self._quick is not None:
            return self._quick.normalise(text)
        self._seen += 1
        if self._seen in {self._read_after, self._build_after}:
            self._quicken()
        return normalise(text, self._country)

    def _quicken(self) -> None:
        automaton = _automaton(self._folder, self._seen >= self._build_after)
        if automaton is None:
            _automaton.cache_clear()  # one may be there the next time
        else:
            self._quick = Normaliser(automaton, self._country)


class _NotKeptError(Exception):
    pass


def _none_kept() -> Automaton:
    raise _NotKeptError


@cache
def _automaton(folder: Path, build: bool) -> Automaton | None:
    """The kept one, for this process; built where none is and `build` says so."""
    if build:
        return kept_automaton(folder)
    try:
        return kept_automaton(folder, _none_kept)
    except _NotKeptError:
        return None
