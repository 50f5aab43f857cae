"""Finds the national and international prefixes that `re.match` removes at the front, and applies transform rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from desktop_app.core.numbering.lazy import LazyAutomaton
from desktop_app.core.numbering.patterns import NEVER, TEN, Head, Sequence, UnknownDialect, heads, parsed

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
