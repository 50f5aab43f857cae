"""Normalises a list's numbers: by libphonenumber at first, then by the automaton if the list is long enough."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

from platformdirs import user_cache_path

from desktop_app.core.numbering import Automaton, Normaliser, compiled
from desktop_app.core.numbers.phone import Normalised, NumberReader, normalise
from desktop_app.core.numbers.verdicts import NumberColumns
from desktop_app.sheets.common.heartbeat import beat
from desktop_app.storage.machine.automaton_cache import kept_automaton

# Count of numbers after which reading a stored automaton pays (0.1 s), and building one if none is stored (some 7 s).
READ_AFTER = 2_000
BUILD_AFTER = 50_000


class Numbers:
    """A callable that normalises a number's text and returns every field that `core.numbers.phone.normalise` returns.

    National spellings are those of `country`. `elsewhere` returns the same for another country; both share the
    automaton and the count of numbers after which it pays.
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
        """Return a normaliser for the numbers of the same list that belong to another country."""
        other = object.__new__(Numbers)
        other._begin(country, self._pace)
        return other

    def _begin(self, country: str | None, pace: _Pace) -> None:
        self._country = country
        self._pace = pace
        self._quick = pace.normaliser.elsewhere(country) if pace.normaliser else None

    def __call__(self, text: str) -> Normalised:
        """Return one number, normalised."""
        if self._quick is not None:
            return self._quick.normalise(text)
        normaliser = self._pace.counted()
        if normaliser is not None:
            self._quick = normaliser.elsewhere(self._country)
        return normalise(text, self._country)

    def columns(self, texts: Sequence[str]) -> NumberColumns:
        """Return many numbers; empty texts stand for those that aren't valid, and for some that are oddly written."""
        if self._quick is None:
            return NumberColumns.of(self(text) if text else Normalised() for text in texts)
        return self._quick.columns(texts)


class _Pace:
    """Counts a list's numbers, and has an automaton ready after enough of them, or as soon as one is loaded."""

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
    """Load a stored automaton, so that this process's lists can use it from their first number; build none."""
    _normaliser(folder or _usual_folder(), build=False)


def number_reader(folder: Path | None = None) -> NumberReader:
    """Return a reader for a few numbers of many countries: the automaton if one is loaded, else libphonenumber."""
    at_hand = _at_hand.get(folder or _usual_folder())
    if at_hand is None:
        return normalise
    of: dict[str | None, Normaliser] = {}

    def read(text: str, country: str | None) -> Normalised:
        if country not in of:
            of[country] = at_hand.elsewhere(country)
        return of[country].normalise(text)

    return read


# One per process: linking an automaton's states takes as long as reading it.
_at_hand: dict[Path, Normaliser] = {}


def _normaliser(folder: Path, *, build: bool) -> Normaliser | None:
    """Return the normaliser with the stored automaton.

    If none is stored, build one if `build` is set, else return None.
    """
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
