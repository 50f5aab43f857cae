"""Provides a deterministic automaton that creates its states when they are first needed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable
from typing import Generic, TypeVar

State = TypeVar("State", bound=Hashable)


class LazyAutomaton(ABC, Generic[State]):
    """Gives states small numbers, and remembers the followers of each for the ten digits.

    It creates only reachable states, so that a product of automata costs only the states that it uses.
    """

    def __init__(self, start: State) -> None:
        self.states: list[State] = []
        self._numbers: dict[State, int] = {}
        self._rows: list[tuple[int, ...] | None] = []
        self.start = self.number(start)

    @abstractmethod
    def followers(self, state: State) -> Iterable[State]:
        """Return the state that each of the ten digits leads to."""

    def number(self, state: State) -> int:
        """Return the number of a state, which is new if the state is new."""
        number = self._numbers.setdefault(state, len(self.states))
        if number == len(self.states):
            self.states.append(state)
            self._rows.append(None)
        return number

    def row(self, number: int) -> tuple[int, ...]:
        """Return the ten followers of a state."""
        row = self._rows[number]
        if row is None:
            followers = list(self.followers(self.states[number]))
            numbers = self._numbers
            row = tuple([numbers[each] if each in numbers else self.number(each) for each in followers])
            self._rows[number] = row
        return row

    def after(self, number: int, digits: str) -> int:
        """Return the state after several digits."""
        for digit in digits:
            number = self.row(number)[int(digit)]
        return number


class WitnessedAutomaton(LazyAutomaton[State]):
    """Knows for each state some digits that lead to it, its witness."""

    def __init__(self, start: State) -> None:
        super().__init__(start)
        self._witnesses = {self.start: ""}

    def row(self, number: int) -> tuple[int, ...]:
        """Return the ten followers of a state, and record a witness for each."""
        row = super().row(number)
        for digit, follower in enumerate(row):
            self._witnesses.setdefault(follower, f"{self._witnesses[number]}{digit}")
        return row
