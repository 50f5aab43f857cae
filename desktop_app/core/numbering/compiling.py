"""Reads numbers from their first digit to their verdict, and folds all readers into one minimal automaton.

A reader reads a number written internationally, or as in a region.
"""

from __future__ import annotations

import gc
from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import chain, repeat
from typing import NamedTuple

import phonenumbers

from desktop_app.core.numbering.acceptors import Acceptors, MinimalStates
from desktop_app.core.numbering.automaton import BEYOND_STATE, NO_REGION, UNKNOWN_REGION, Automaton
from desktop_app.core.numbering.lazy import LazyAutomaton
from desktop_app.core.numbering.meaning import BEYOND, FEWEST_DIGITS, Reader, Reading, reading_of
from desktop_app.core.numbering.patterns import TEN, UnknownDialect, heads
from desktop_app.core.numbering.plans import NON_GEOGRAPHIC, NumberingPlan, metadata_of
from desktop_app.core.numbering.stripping import CallingCodeDropped, FollowedPrefix, PrefixAutomaton, Stripping
from desktop_app.core.numbers.problems import NumberProblem

_LONGEST_CODE = 3
_NO_RULES_YET = -1
_UNREADABLE = -2  # a calling code with rules beyond the dialect
_CLOSED = -1


class _International(NamedTuple):
    """The digits of an incomplete or unknown calling code, or a calling code and the state of its rules."""

    code: str
    at: int = _NO_RULES_YET


class International(LazyAutomaton[_International]):
    """Reads digits after a plus or an international prefix."""

    def __init__(self, strippings: Mapping[int, Stripping], dialled: Sequence[PrefixAutomaton]) -> None:
        self._strippings = strippings
        self._dialled = dialled
        super().__init__(_International(""))

    def followers(self, state: _International) -> Iterator[_International]:
        """Return the states along the calling code, then along its rules; unknown calling codes stay in their state."""
        code, at = state
        if at >= 0:
            return (_International(code, each) for each in self._strippings[int(code)].row(at))
        if at == _UNREADABLE or self._is_none(code):
            return repeat(state, 10)
        return (self._begun(f"{code}{digit}") for digit in TEN)

    def is_zero(self, number: int) -> bool:
        """Return True if the first digit was a zero, with which no calling code begins."""
        return self.states[number].code == "0"

    def handover(self, number: int) -> tuple[Reader, int] | None:
        """Return the state of the calling code's rules."""
        code, at = self.states[number]
        stripping = self._strippings[int(code)] if at >= 0 else None
        return (stripping, at) if stripping and stripping.whole(at).length >= FEWEST_DIGITS else None

    def reading(self, number: int) -> Reading | None:
        """Return the verdict if the digits end here."""
        code, at = self.states[number]
        if at < 0:
            nowhere = at == _NO_RULES_YET and self._is_none(code) and not self._may_be_dialled(code)
            return Reading(problem=NumberProblem.NO_SUCH_COUNTRY) if nowhere else BEYOND
        stripping = self._strippings[int(code)]
        if len(code) + stripping.whole(at).length < FEWEST_DIGITS:
            return BEYOND
        return reading_of(int(code), *stripping.significant(at))

    def _begun(self, code: str) -> _International:
        if code == "0" or int(code) not in phonenumbers.COUNTRY_CODE_TO_REGION_CODE:
            return _International(code)
        stripping = self._strippings.get(int(code))
        return _International(code, _UNREADABLE if stripping is None else stripping.start)

    @staticmethod
    def _is_none(code: str) -> bool:
        return code == "0" or len(code) == _LONGEST_CODE

    def _may_be_dialled(self, code: str) -> bool:
        """Return True if `parse`, which tries again without the plus, may find some region's international prefix."""
        if code == "0":
            return True
        ends = [(prefix, prefix.after(prefix.start, code)) for prefix in self._dialled]
        return any(prefix.match(end) is not None or not prefix.decided(end) for prefix, end in ends)


class _National(NamedTuple):
    """The open ways to read digits in a region; only `abroad` once it is certain."""

    abroad: int = _CLOSED
    dialling: int = _CLOSED  # after an international prefix
    at_home: int = _CLOSED  # as a national number
    dropped: int = _CLOSED  # after the region's own calling code
    code_left: str = ""  # the rest of that code, still to be read


class National(LazyAutomaton[_National]):
    """Reads digits without a plus in an assumed region. Mirrors `_maybe_extract_country_code`."""

    def __init__(self, own: Stripping, main: Stripping, international: International) -> None:
        self._own = own
        self._code = own.plan.calling_code
        self._international = international
        prefix = metadata_of(self._code, own.region).international_prefix
        self._dialling = FollowedPrefix(PrefixAutomaton(prefix), international)
        self._dropped = CallingCodeDropped(own, main)
        super().__init__(_National(_CLOSED, self._dialling.start, own.start, self._dropped.start, str(self._code)))

    def followers(self, state: _National) -> Iterator[_National]:
        """Return the states after one digit, for each way that is still open."""
        if state.abroad != _CLOSED:
            return map(_National, self._international.row(state.abroad))
        dialling = repeat(_CLOSED, 10) if state.dialling == _CLOSED else self._dialling.row(state.dialling)
        dropped = self._after_code(state.dropped, state.code_left)
        return map(self._open, dialling, self._own.row(state.at_home), dropped)

    def handover(self, number: int) -> tuple[Reader, int] | None:
        """Return the reader of the only way that is left."""
        state = self.states[number]
        if state.abroad != _CLOSED:
            return self._international, state.abroad
        return (self._own, state.at_home) if state.dialling == _CLOSED and state.dropped == _CLOSED else None

    def reading(self, number: int) -> Reading | None:
        """Return the verdict if the digits end here."""
        state = self.states[number]
        if state.abroad != _CLOSED:
            return self._international.reading(state.abroad)
        if self._own.whole(state.at_home).length < FEWEST_DIGITS:
            return BEYOND
        if state.dialling != _CLOSED:
            rewrite, abroad = self._dialling.outcome(state.dialling)
            if rewrite is not None and not self._international.is_zero(abroad):
                return self._international.reading(abroad)
        return self._at_home(state)

    def _after_code(self, dropped: int, left: str) -> Iterator[tuple[int, str]]:
        """Return the followers of the reader behind the own calling code, which waits until the code was read."""
        if dropped == _CLOSED:
            return repeat((_CLOSED, ""), 10)
        if left:
            return ((dropped, left[1:]) if left[0] == str(digit) else (_CLOSED, "") for digit in TEN)
        return ((each, "") for each in self._dropped.row(dropped))

    def _open(self, dialling: int, at_home: int, after_code: tuple[int, str]) -> _National:
        """Return the state without the closed ways: an international prefix, for one, can't be followed by a zero."""
        if dialling != _CLOSED and self._dialling.decided(dialling):
            rewrite, abroad = self._dialling.outcome(dialling)
            if rewrite is None or self._international.is_zero(abroad):
                dialling = _CLOSED
            elif abroad != self._international.start:
                return _National(abroad)
        return _National(_CLOSED, dialling, at_home, *after_code)

    def _at_home(self, state: _National) -> Reading | None:
        home = state.at_home
        if state.dropped != _CLOSED and not state.code_left:
            shaped, observed, prepended = self._dropped.significant(state.dropped)
            if self._own.too_long(home) or (shaped and not self._own.has_shape(home)):
                return reading_of(self._code, observed, prepended)
        return self._own.reading(home)


def _unwatched() -> None:
    """Do nothing, when nobody watches the progress."""


def compiled(calling_codes: Iterable[int] | None = None, *, working: Callable[[], None] = _unwatched) -> Automaton:
    """Return the automaton of the installed metadata; `storage.machine.numbering_files` keeps it.

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
