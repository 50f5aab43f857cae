"""Compiles patterns for whole matches into minimal deterministic automata over the ten digits, all in one store."""

from __future__ import annotations

from desktop_app.core.numbering.minimal import MinimalStates
from desktop_app.core.numbering.patterns import TEN, Sequence, heads, parsed

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
