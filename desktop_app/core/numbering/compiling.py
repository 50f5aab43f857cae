"""Compiles all of the metadata into one minimal automaton."""

from __future__ import annotations

import gc
from array import array
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from itertools import chain

import phonenumbers

from desktop_app.core.numbering.acceptors import Acceptors
from desktop_app.core.numbering.automaton import BEYOND_STATE, NO_REGION, UNKNOWN_REGION, Automaton
from desktop_app.core.numbering.meaning import BEYOND, FEWEST_DIGITS, Reader, Reading
from desktop_app.core.numbering.minimal import MinimalStates
from desktop_app.core.numbering.patterns import UnknownDialect, heads
from desktop_app.core.numbering.plans import NON_GEOGRAPHIC, NumberingPlan, metadata_of
from desktop_app.core.numbering.prefixes import PrefixAutomaton
from desktop_app.core.numbering.reading import International, National
from desktop_app.core.numbering.stripping import Stripping
from desktop_app.core.numbers.problems import NumberProblem


def _unwatched() -> None:
    """Do nothing, when nobody watches the progress."""


def compiled(calling_codes: Iterable[int] | None = None, *, working: Callable[[], None] = _unwatched) -> Automaton:
    """Return the automaton of the installed metadata; `storage.machine.automaton_cache` keeps it.

    It takes some seconds. If `calling_codes` are given, numbers of all others are left to libphonenumber. `working` is
    called repeatedly meanwhile; an exception that it raises ends the work.
    """
    # Nothing becomes garbage before the end, and the collector would scan all of it again and again.
    collecting = gc.isenabled()
    gc.disable()
    try:
        return _world(phonenumbers.COUNTRY_CODE_TO_REGION_CODE if calling_codes is None else calling_codes, working)
    finally:
        heads.cache_clear()
        if collecting:
            gc.enable()


def _world(calling_codes: Iterable[int], working: Callable[[], None]) -> Automaton:
    strippings = _strippings(calling_codes, working)
    mains = {code: all_[0] for code, all_ in strippings.items()}
    international = International(mains, list(_dialled()))
    world = _World()
    entries = {
        NO_REGION: world.without_region(NumberProblem.NO_COUNTRY),
        UNKNOWN_REGION: world.without_region(NumberProblem.NO_SUCH_COUNTRY),
    }
    plus = world.folded(international)
    # Regions beyond the dialect, and those without national numbers, are left to libphonenumber.
    entries |= dict.fromkeys((*phonenumbers.SUPPORTED_REGIONS, NON_GEOGRAPHIC), BEYOND_STATE)
    for code, all_ in strippings.items():
        for own in all_:
            working()
            if own.region != NON_GEOGRAPHIC:
                with suppress(UnknownDialect):
                    entries[own.region] = world.folded(National(own, mains[code], international))
    return world.finished(entries, plus)


def _strippings(calling_codes: Iterable[int], working: Callable[[], None]) -> dict[int, list[Stripping]]:
    """Return, for each calling code, a `Stripping` per region, with the main region's first."""
    acceptors = Acceptors()
    found = {}
    for code in calling_codes:
        working()
        with suppress(UnknownDialect):
            plan = NumberingPlan(code, acceptors)
            found[code] = [Stripping(plan, region) for region in plan.regions]
    return found


def _dialled() -> Iterator[PrefixAutomaton]:
    """Yield the distinct international prefixes of the world; one beyond the dialect may be any digit."""
    regions = sorted(phonenumbers.SUPPORTED_REGIONS)
    found = {metadata_of(phonenumbers.country_code_for_region(each), each).international_prefix for each in regions}
    for each in sorted(filter(None, found)):
        try:
            yield PrefixAutomaton(each)
        except UnknownDialect:
            yield PrefixAutomaton("\\d")


class _World:
    """Folds all readers into one minimal automaton."""

    def __init__(self) -> None:
        self._minimal = MinimalStates[Reading | None]()
        self._folded: dict[Reader, dict[int, int]] = {}
        self._minimal.state(BEYOND, None)

    def folded(self, reader: Reader) -> int:
        """Return the start state of a reader."""
        return self._fold(reader, reader.start)

    def without_region(self, problem: str) -> int:
        """Return the start state of digits without a plus or region; from three digits on they are a problem."""
        state = self._minimal.state(Reading(problem=problem), None)
        for _ in range(FEWEST_DIGITS):
            state = self._minimal.state(BEYOND, (state,) * 10)
        return state

    def finished(self, entries: dict[str, int], international: int) -> Automaton:
        """Return the finished tables."""
        readings = tuple(dict.fromkeys(self._minimal.labels))
        numbers = {reading: number for number, reading in enumerate(readings)}
        labels = array("I", map(numbers.__getitem__, self._minimal.labels))
        rows = array("I", chain.from_iterable(self._minimal.rows))
        return Automaton(rows, labels, readings, entries, international)

    def _fold(self, reader: Reader, number: int) -> int:
        """Return the folded state, as `MinimalStates.fold` does, but along handovers from reader to reader."""
        folded = self._folded.setdefault(reader, {})
        state = folded.get(number)
        if state is None:
            folded[number] = state = self._folded_first(reader, number)
        return state

    def _folded_first(self, reader: Reader, number: int) -> int:
        simpler = reader.handover(number)
        if simpler is not None:
            return self._fold(*simpler)
        row = reader.row(number)
        alone = row.count(number) == len(row)
        followers = None if alone else tuple([self._fold(reader, each) for each in row])
        return self._minimal.state(reader.reading(number), followers)
