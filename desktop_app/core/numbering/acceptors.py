"""Compiles patterns for whole matches into minimal deterministic automata over the ten digits, all in one store.

In a minimal automaton no two states have the same future.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, Protocol, TypeVar

from desktop_app.core.numbering.patterns import TEN, Sequence, heads, parsed

Row = tuple[int, ...]
Label = TypeVar("Label", bound=Hashable)


class Readable(Protocol):
    """An automaton with numbered states and their ten followers."""

    def row(self, number: int) -> Row:
        """Return the ten followers of a state."""


class MinimalStates(Generic[Label]):
    """A growing minimal automaton: `rows[state][digit]` is the next state, `labels[state]` its meaning.

    Numbers are short: there are no cycles, except in states that only lead to themselves. So every follower is known
    before its predecessor, and two states are equivalent exactly if label and followers are equal. Looking them up
    minimises the automaton in a single pass (Revuz 1992).
    """

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.labels: list[Label] = []
        self._known: dict[tuple[Label, Row | None], int] = {}

    def state(self, label: Label, followers: Row | None) -> int:
        """Return the state with this label and these followers; with None as followers, it leads only to itself."""
        state = self._known.setdefault((label, followers), len(self.rows))
        if state == len(self.rows):
            self.labels.append(label)
            self.rows.append((state,) * 10 if followers is None else followers)
        return state

    def fold(self, automaton: Readable, number: int, label: Callable[[int], Label], folded: dict[int, int]) -> int:
        """Return the state equivalent to `number` of an automaton with the given labels; `folded` caches results."""
        state = folded.get(number)
        if state is None:
            row = automaton.row(number)
            alone = row.count(number) == len(row)
            followers = None if alone else tuple([self.fold(automaton, each, label, folded) for each in row])
            state = folded[number] = self.state(label(number), followers)
        return state


DEAD = 0


class Acceptors:
    """The states of all patterns together; equal states of different patterns are shared.

    Built by subset construction over partial derivatives: a state is a set of rests of patterns.
    """

    def __init__(self) -> None:
        self._minimal = MinimalStates[bool]()
        self.rows = self._minimal.rows
        self.accepts = self._minimal.labels
        self._of_rests: dict[frozenset[Sequence], int] = {frozenset(): self._minimal.state(False, None)}
        self._of_pattern: dict[str, int] = {}

    def compiled(self, pattern: str) -> int:
        """Return the state from which exactly the full matches of `pattern` are accepted. Raises UnknownDialect."""
        if pattern not in self._of_pattern:
            parts, _ = parsed(pattern)
            self._of_pattern[pattern] = self._state(frozenset({parts}))
        return self._of_pattern[pattern]

    def fullmatch(self, pattern: str, digits: str) -> bool:
        """Return True if `re.fullmatch` would match, by walking the states."""
        state = self.compiled(pattern)
        for digit in digits:
            state = self.rows[state][int(digit)]
        return self.accepts[state]

    def _state(self, rests: frozenset[Sequence]) -> int:
        state = self._of_rests.get(rests)
        if state is None:
            state = self._of_rests[rests] = self._explored(rests)
        return state

    def _explored(self, rests: frozenset[Sequence]) -> int:
        followers: list[set[Sequence]] = [set() for _ in TEN]
        accepts = False
        for rest in rests:
            for head in heads(rest):
                accepts = accepts or head.accepts
                for digit in head.digits:
                    followers[digit].add(head.rest)
        return self._minimal.state(accepts, tuple([self._state(frozenset(each)) for each in followers]))
