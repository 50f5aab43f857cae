"""Reads a number both with its national prefix and without it.

The prefix is the one that `re.match` removes at the front; transform rules are applied to what is left.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple, Protocol

from desktop_app.core.numbering.lazy import LazyAutomaton
from desktop_app.core.numbering.meaning import BEYOND, FEWEST_DIGITS, Reading, reading_of
from desktop_app.core.numbering.patterns import NEVER, TEN, Head, Sequence, UnknownDialect, heads, parsed
from desktop_app.core.numbering.plans import NumberingPlan, Observed, metadata_of

_TEMPLATE = re.compile(r"(\d*)\\(\d)")
_NOWHERE = -1


class Rewrite(NamedTuple):
    """The number of digits dropped at the front, and the digits put there instead."""

    dropped: int
    prepended: str = ""


# A rewriting that isn't "drop, then prepend": Argentina removes the 15 from the middle.
ODD = Rewrite(_NOWHERE)


class _Thread(NamedTuple):
    """An open path of the backtracking matcher: its next step, and where the last group began and ended."""

    head: Head
    opened: int
    closed: int


class _State(NamedTuple):
    read: int
    threads: tuple[_Thread, ...]
    ended: Rewrite | None  # the match if no digit follows (by `$`), preferred to `found`
    found: Rewrite | None  # the match that holds unless a preferred thread gets further


class PrefixAutomaton(LazyAutomaton[_State]):
    """Runs `re.match` as an automaton: threads in the order of preference, cut behind the first that matches.

    This is leftmost-first matching, as in RE2. The last group selects the transform rule, say `9\\1`: if the group took
    part, the rule replaces the match, otherwise the match is dropped. In the metadata the group reaches to the end of
    the match (except for ODD rules), so that both cases mean: drop so many digits, prepend these. With `prepends` off,
    a rule that prepends digits counts as odd.
    """

    def __init__(self, pattern: str | None, transform: str | None = None, *, prepends: bool = True) -> None:
        parts, self._groups = parsed(pattern or NEVER)
        self._prepended: str | None = None
        if transform:
            template = _TEMPLATE.fullmatch(transform)
            if not template or int(template[2]) != self._groups:
                raise UnknownDialect(transform)
            self._prepended = template[1]
        self._prepends = prepends
        super().__init__(self._closed([(parts, _NOWHERE, _NOWHERE)], 0, None))

    def followers(self, state: _State) -> Iterator[_State]:
        """Yield the state after each digit, with every thread that accepts the digit."""
        for digit in TEN:
            going = [(each.head.rest, each.opened, each.closed) for each in state.threads if digit in each.head.digits]
            yield self._closed(going, state.read + 1, state.found)

    def live(self, number: int) -> frozenset[Rewrite]:
        """Return the rewritings that may still turn out to be the right one."""
        state = self.states[number]
        found = {each for each in (state.ended, state.found) if each is not None and each is not ODD}
        if self._prepended is not None and (self._prepends or not self._prepended):
            found |= {Rewrite(each.opened, self._prepended) for each in state.threads if each.opened != _NOWHERE}
        return frozenset(found)

    def match(self, number: int) -> Rewrite | None:
        """Return the rewriting if the digits end here."""
        state = self.states[number]
        return state.found if state.ended is None else state.ended

    def decided(self, number: int) -> bool:
        """Return True if no further digit changes the match."""
        state = self.states[number]
        return not state.threads and state.ended is None

    def _closed(self, going: list[tuple[Sequence, int, int]], read: int, found: Rewrite | None) -> _State:
        threads: list[_Thread] = []
        ended: Rewrite | None = None
        for rest, opened, closed in going:
            for head in heads(rest):
                thread = self._marked(head, opened, closed, read)
                if not head.accepts:
                    threads.append(thread)
                elif head.at_end:
                    ended = ended or self._rewrite(thread, read)
                else:
                    return self._settled(read, threads, ended, self._rewrite(thread, read))
        return self._settled(read, threads, ended, found)

    def _marked(self, head: Head, opened: int, closed: int, read: int) -> _Thread:
        for mark in head.marks:
            if mark.group == self._groups:
                opened, closed = (read, closed) if mark.opens else (opened, read)
        return _Thread(head, opened, closed)

    def _rewrite(self, thread: _Thread, read: int) -> Rewrite:
        if self._prepended is None or thread.opened == _NOWHERE:
            return Rewrite(read)
        odd = thread.closed != read or (self._prepended and not self._prepends)
        return ODD if odd else Rewrite(thread.opened, self._prepended)

    @staticmethod
    def _settled(read: int, threads: list[_Thread], ended: Rewrite | None, found: Rewrite | None) -> _State:
        """Return the state. Once nothing is open, it forgets how much was read, because that makes no difference."""
        return _State(read if threads or ended else 0, tuple(threads), ended, found)


class Follower(Protocol):
    """An automaton that can begin anywhere in a number."""

    start: int

    def row(self, number: int) -> tuple[int, ...]:
        """Return the ten followers of a state."""

    def after(self, number: int, digits: str) -> int:
        """Return the state after several digits."""


# The prefix's state, the rewritings that are still possible, and the state of each one's reader.
_Followed = tuple[int, tuple[Rewrite, ...], tuple[int, ...]]


class Outcome(NamedTuple):
    """The digits that a prefix automaton removed (None if none), and the state of the rest's reader."""

    rewrite: Rewrite | None
    result: int


class FollowedPrefix(LazyAutomaton[_Followed]):
    """A prefix automaton, with a reader of the rewritten digits for every rewriting that is still possible."""

    def __init__(self, prefix: PrefixAutomaton, reader: Follower) -> None:
        self.prefix = prefix
        self._reader = reader
        super().__init__(self._launched(prefix.start, {}))

    def followers(self, state: _Followed) -> Iterator[_Followed]:
        """Return the states after one digit, for the prefix and for every reader that has begun."""
        at, rewrites, readers = state
        row = self.prefix.row(at)
        results = list(zip(*map(self._reader.row, readers), strict=True)) or [()] * len(row)
        if row.count(at) == len(row):
            return ((at, rewrites, each) for each in results)
        return (
            self._launched(prefix, dict(zip(rewrites, result, strict=True)))
            for prefix, result in zip(row, results, strict=True)
        )

    def outcome(self, number: int) -> Outcome:
        """Return the digits removed if the digits end here."""
        prefix, rewrites, readers = self.states[number]
        rewrite = self.prefix.match(prefix)
        if rewrite is None or rewrite is ODD:
            return Outcome(rewrite, self._reader.start)
        return Outcome(rewrite, readers[rewrites.index(rewrite)])

    def decided(self, number: int) -> bool:
        """Return True if the prefix itself has been read."""
        return self.prefix.decided(self.states[number][0])

    def _launched(self, prefix: int, running: dict[Rewrite, int]) -> _Followed:
        """Return the state with a reader for each new rewriting.

        A new rewriting drops exactly the digits read so far, so its reader begins here, after the prepended digits.
        """
        live = tuple(sorted(self.prefix.live(prefix)))
        begin = self._reader.start
        readers = (running[each] if each in running else self._reader.after(begin, each.prepended) for each in live)
        return prefix, live, tuple(readers)


# The state of the digits as written, and the state of the prefix.
_Both = tuple[int, int]


class Stripping(LazyAutomaton[_Both]):
    """Reads digits under a region's rules: as written, and without national prefix or carrier code.

    Mirrors `_maybe_strip_national_prefix_carrier_code` and the length check that `parse` makes after it.
    """

    def __init__(self, plan: NumberingPlan, region: str) -> None:
        self.plan = plan
        self.region = region
        metadata = metadata_of(plan.calling_code, region)
        general = metadata.general_desc
        if general is None or not general.possible_length:
            raise UnknownDialect(f"no lengths for {region}")
        self._lengths = general.possible_length
        self._local_lengths = general.possible_length_local_only
        self.rule = (metadata.national_prefix_for_parsing, metadata.national_prefix_transform_rule)
        self._followed = FollowedPrefix(PrefixAutomaton(*self.rule), plan)
        super().__init__((plan.start, self._followed.start))

    def followers(self, state: _Both) -> Iterator[_Both]:
        """Return the states after one digit, for both readings."""
        whole, followed = state
        return zip(self.plan.row(whole), self._followed.row(followed), strict=True)

    def reading(self, number: int) -> Reading | None:
        """Return the verdict if the digits end here."""
        if self.whole(number).length < FEWEST_DIGITS:
            return BEYOND
        return reading_of(self.plan.calling_code, *self.significant(number))

    def handover(self, number: int) -> None:
        """Return None: there is no simpler reader."""

    def whole(self, number: int) -> Observed:
        """Return libphonenumber's view of the digits as written."""
        return self.plan.observed[self.states[number][0]]

    def has_shape(self, number: int) -> bool:
        """Return True if the digits, as written, look like a number of the region."""
        return self.region in self.whole(number).shaped

    def too_long(self, number: int) -> bool:
        """Return True if the digits, as written, are more than any number of the region has."""
        length = self.whole(number).length
        return length not in self._local_lengths and length > max(self._lengths)

    def significant(self, number: int) -> tuple[Observed, str | None]:
        """Return the national significant number's view, and its digits that weren't written (None: ODD rule)."""
        rewrite, result = self._followed.outcome(self.states[number][1])
        whole = self.whole(number)
        if rewrite is None:
            return whole, ""
        if rewrite is ODD:
            return whole, None
        stripped = self.plan.observed[result]
        if self.has_shape(number) and self.region not in stripped.shaped:
            return whole, ""
        return (stripped, rewrite.prepended) if self._possible(stripped.length) else (whole, "")

    def _possible(self, length: int) -> bool:
        """Return True if the length isn't too short, local only, or between the possible lengths. Too long passes."""
        return length not in self._local_lengths and (length in self._lengths or length > max(self._lengths))


class CallingCodeDropped(LazyAutomaton[_Both]):
    """Reads the digits after a region's own calling code, written without a plus.

    The region's own rules strip them, then the main region's do. Mirrors the end of `_maybe_extract_country_code`, and
    `parse` after it.
    """

    def __init__(self, own: Stripping, main: Stripping) -> None:
        self._own = own
        self._main = main
        # Reading digits that one rule prepends by another rule would make a big product for spellings that nobody uses.
        self._followed = FollowedPrefix(PrefixAutomaton(*own.rule, prepends=False), main)
        super().__init__((main.start, self._followed.start))

    def followers(self, state: _Both) -> Iterator[_Both]:
        """Return the states after one digit, for both readings."""
        whole, followed = state
        return zip(self._main.row(whole), self._followed.row(followed), strict=True)

    def significant(self, number: int) -> tuple[bool, Observed, str | None]:
        """Return True if the rest has the region's shape (may have, after an ODD rule), and `Stripping.significant`."""
        whole, followed = self.states[number]
        rewrite, result = self._followed.outcome(followed)
        if rewrite is ODD:
            return True, self._main.whole(whole), None
        left = whole if rewrite is None or self._loses_shape(whole, result) else result
        return self._own.region in self._main.whole(left).shaped, *self._main.significant(left)

    def _loses_shape(self, whole: int, result: int) -> bool:
        region = self._own.region
        return region in self._main.whole(whole).shaped and region not in self._main.whole(result).shaped
