"""A deterministic automaton whose states are found when they are asked for."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable
from typing import Generic, TypeVar

State = TypeVar("State", bound=Hashable)


class LazyAutomaton(ABC, Generic[State]):
    """Names states by small numbers and remembers where their ten digits lead.

    Only what can be reached is ever made, so that a product of automata costs what is in it and not what could be.
    """

    def __init__(self, start: State) -> None:
        self.states: list[State] = []
        self._numbers: dict[State, int] = {}
        self._rows: list[tuple[int, ...] | None] = []
        self.start = self.number(start)

    @abstractmethod
    def followers(self, state: State) -> Iterable[State]:
        """Where each of the ten digits leads."""

    def number(self, state: State) -> int:
        """The number of a state, a new one where it is new."""
        number = self._numbers.setdefault(state, len(self.states))
        if number == len(self.states):
            self.states.append(state)
            self._rows.append(None)
        return number

    def row(self, number: int) -> tuple[int, ...]:
        """The ten followers of a state."""
        row = self._rows[number]
        if row is None:
            followers = list(self.followers(self.states[number]))
            numbers = self._numbers
            row = tuple([numbers[each] if each in numbers else self.number(each) for each in followers])
            self._rows[number] = row
        return row

    def after(self, number: int, digits: str) -> int:
        """Where several digits lead."""
        for digit in digits:
            number = self.row(number)[int(digit)]
        return number
