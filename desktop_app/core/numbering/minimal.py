"""Builds automata in which no two states have the same future."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, Protocol, TypeVar

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
