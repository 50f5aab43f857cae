"""States of which no two have the same future."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, Protocol, TypeVar

Row = tuple[int, ...]
Label = TypeVar("Label", bound=Hashable)


class Readable(Protocol):
    """An automaton with numbered states and their ten followers."""

    def row(self, number: int) -> Row:
        """The ten followers of a state."""


class MinimalStates(Generic[Label]):
    """A growing minimal automaton: `rows[state][digit]` is the next state, `labels[state]` what it means.

    Numbers are short: but for states that only lead to themselves there are no cycles. So every follower is known
    before its predecessor, and two states are equivalent exactly when label and followers are the same: looking
    them up minimises, in one pass and in the time of one pass (Revuz 1992).
    """

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.labels: list[Label] = []
        self._known: dict[tuple[Label, Row | None], int] = {}

    def state(self, label: Label, followers: Row | None) -> int:
        """The state with this label and these followers; None if it leads only to itself."""
        state = self._known.setdefault((label, followers), len(self.rows))
        if state == len(self.rows):
            self.labels.append(label)
            self.rows.append((state,) * 10 if followers is None else followers)
        return state

    def fold(self, automaton: Readable, number: int, label: Callable[[int], Label], folded: dict[int, int]) -> int:
        """The state equivalent to `number` of an automaton whose states mean `label`; `folded` has what was met."""
        state = folded.get(number)
        if state is None:
            row = automaton.row(number)
            alone = row.count(number) == len(row)
            followers = None if alone else tuple([self.fold(automaton, each, label, folded) for each in row])
            state = folded[number] = self.state(label(number), followers)
        return state
