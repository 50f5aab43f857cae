"""Finds what a service's answers have in common with those of others, as columns beside the service's own.

They are worked out where answers are looked at, so that lists of before have them, too; `storage.lists` does so in SQL
by the same functions. A service's few different values are remembered: a million rows cost little more than a thousand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from desktop_app.core.results.standard_words import (
    HLR_SIGNS,
    HLR_STATUS,
    MCC,
    MNC,
    NAMES,
    NO,
    NO_NAME,
    OF_ANOTHER,
    ORIGINAL_NETWORK,
    SCORES,
    TITLES,
    UNKNOWN,
    WHOLE_NAMES,
    Standard,
    endings,
    network_code,
    plain,
    standard_value,
)

_Key = TypeVar("_Key")
_Found = TypeVar("_Found")


@dataclass(frozen=True, slots=True)
class TaughtColumn:
    """What a person taught of a meaning: the service's names for it, the likeliest first, and its values.

    `values` has the standard values by the service's own.
    """

    names: tuple[str, ...] = ()
    values: Mapping[str, str] = field(default_factory=dict)


Taught = Mapping[Standard, TaughtColumn]
NOTHING_TAUGHT: Taught = {}


class Memo(dict[_Key, _Found]):
    """Remembers what a function returned for each key; forgets it all where that becomes much."""

    _MOST = 20_000

    def __init__(self, find: Callable[[_Key], _Found]) -> None:
        super().__init__()
        self._find = find

    def __missing__(self, key: _Key) -> _Found:
        if len(self) >= self._MOST:
            self.clear()
        self[key] = found = self._find(key)
        return found


def place_of(meaning: Standard) -> int:
    """Return the place of a standard column in filters and counts; the service's own columns count from 0 on."""
    return -1 - [*Standard].index(meaning)


def standard_at(place: int) -> Standard | None:
    """Return the standard column at a place; None if one of the service's own is there."""
    return [*Standard][-1 - place] if -len(Standard) <= place < 0 else None


@dataclass(frozen=True, slots=True)
class StandardColumn:
    """A standard column of a batch: `sources` are the places of the service's columns that say it.

    `found` remembers its value for theirs.
    """

    meaning: Standard
    sources: tuple[int, ...]
    found: Memo[tuple[str, ...], str]

    def value(self, values: Sequence[str]) -> str:
        """Return its value beside an answer's own; "" without an answer."""
        return self.found[tuple(values[at] for at in self.sources)] if values else ""


class StandardColumns(dict[Standard, StandardColumn]):
    """The standard columns of a batch, in their order; `names` are its result columns."""

    def __init__(self, names: Sequence[str], taught: Taught = NOTHING_TAUGHT) -> None:
        self._names, self._taught = names, taught
        self._endings = list(map(endings, names))
        self._plain = list(map(plain, names))
        made = {meaning: self._made(meaning) for meaning in Standard}
        super().__init__((meaning, each) for meaning, each in made.items() if each is not None)

    @property
    def titles(self) -> list[str]:
        """The columns' names in a file."""
        return [TITLES[meaning] for meaning in self]

    def whole(self, values: Sequence[Sequence[str]]) -> list[Sequence[str]]:
        """Return the columns of many answers at once, given as the service's whole columns."""
        return [
            [*map(each.found.__getitem__, zip(*(values[at] for at in each.sources), strict=True))]
            for each in self.values()
        ]

    def of(self, values: Sequence[str]) -> list[str]:
        """Return the values of all columns beside an answer's own."""
        return [each.value(values) for each in self.values()]

    def made_of(self, meaning: Standard) -> list[str]:
        """Return the names of the service's columns that a standard one is made of."""
        return [self._names[at] for at in self[meaning].sources]

    def leave_out_same(self) -> None:
        """Leave out those that are made of a column of the service's own of the very same name."""
        for meaning in [each for each in self if self.made_of(each) == [str(each)]]:
            del self[meaning]

    # --- Which of the service's columns say it ---

    def _made(self, meaning: Standard) -> StandardColumn | None:
        taught = self._taught.get(meaning, TaughtColumn())
        sources = self._named(taught.names) or self._usual(meaning)
        if meaning is Standard.NETWORK:
            return self._network(sources)
        if not sources:
            return None
        if meaning is Standard.MCC_MNC:
            return StandardColumn(meaning, tuple(sources), Memo(network_code))
        known = {plain(word): value for word, value in taught.values.items()}
        scores = [bool(SCORES & {*self._endings[at]}) for at in sources]

        def said(values: Iterable[str]) -> str:
            both = zip(values, scores, strict=True)
            each = [standard_value(meaning, value, known, score=score) for value, score in both]
            sure = (value for value in each if value not in ("", UNKNOWN))
            return next(sure, UNKNOWN if UNKNOWN in each else "")

        return StandardColumn(meaning, tuple(sources), Memo(said))

    def _named(self, names: Iterable[str]) -> list[int]:
        """Return the columns with these names, in the names' order."""
        wanted = list(map(plain, names))
        return [self._plain.index(name) for name in wanted if name in self._plain]

    def _usual(self, meaning: Standard) -> list[int]:
        """Return the columns with usual names, the surest first."""
        found = self._ending(NAMES[meaning])
        if not found and meaning in WHOLE_NAMES:
            found = self._named(WHOLE_NAMES[meaning])
        if meaning is Standard.REACHABLE and not found and any(HLR_SIGNS & {*each} for each in self._endings):
            found = self._ending(HLR_STATUS)[:1]
        return found or (self._codes() if meaning is Standard.MCC_MNC else [])

    def _ending(self, names: Sequence[str]) -> list[int]:
        ranked = []
        for at, each in enumerate(self._endings):
            ranks = [names.index(ending) for ending in each if ending in names]
            if ranks and (each[0] in names or not OF_ANOTHER.search(each[0])):
                ranked.append((min(ranks), at))
        return [at for _, at in sorted(ranked)]

    def _codes(self) -> list[int]:
        """Return the columns of a network's country and of its own code, both of one object."""
        pairs = ([one, other] for one in self._ending(MCC) for other in self._ending(MNC))
        return next((pair for pair in pairs if self._around(pair[0]) == self._around(pair[1])), [])

    def _around(self, at: int) -> str:
        """Return the plain names of the objects around a column's value."""
        return self._plain[at].removesuffix(self._endings[at][-1])

    def _network(self, sources: list[int]) -> StandardColumn | None:
        """Return the column of the network: the first that is named, or the original one of a number never ported."""
        original = [] if self._taught.get(Standard.NETWORK) else self._ending(ORIGINAL_NETWORK)
        ported = self._made(Standard.PORTED) if original else None
        moved = ported.sources if ported else ()
        original = original if ported else []
        now = len(sources)

        def said(values: tuple[str, ...]) -> str:
            names, rest = values[:now], values[now:]
            if ported is not None and ported.found[rest[: len(moved)]] == NO:
                names += rest[len(moved) :]
            return next((name.strip() for name in names if plain(name) and plain(name) not in NO_NAME), "")

        every = (*sources, *moved, *original)
        return StandardColumn(Standard.NETWORK, every, Memo(said)) if sources or original else None
