"""Defines the meaning of a string of digits in the form that the automaton stores."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from desktop_app.core.numbering.plans import Observed

# `parse` requires three digits, except in a bare two-digit number.
FEWEST_DIGITS = 3


class Reading(NamedTuple):
    """A valid number, whose E.164 is `start` and the last `kept` digits as written; or a problem, with `kept` 0.

    Because digits count from the end, all spellings of a number mean the same and share their states: +44 7911 123456,
    0044 7911 123456, 07911 123456 and 44 (0) 7911 123456 all are "+44 and the last ten".
    """

    problem: str = ""
    start: str = ""
    kept: int = 0
    region: str = ""
    line_type: str = ""


# Left to libphonenumber.
BEYOND = None


class Reader(Protocol):
    """An automaton whose states have a meaning if the digits end there."""

    start: int

    def row(self, number: int) -> tuple[int, ...]:
        """Return the ten followers of a state."""

    def reading(self, number: int) -> Reading | None:
        """Return the meaning of the digits that lead to a state."""

    def handover(self, number: int) -> tuple[Reader, int] | None:
        """Return the state of a simpler reader with the same future, if there is one."""


def reading_of(calling_code: int, observed: Observed, prepended: str | None) -> Reading | None:
    """Return the reading of a national significant number that lacks `prepended` as written; None means an ODD rule."""
    if prepended is None:
        return BEYOND
    verdict = observed.verdict
    if not observed.valid:
        return Reading(problem=verdict.problem)
    start = f"+{calling_code}{prepended}"
    return Reading("", start, observed.length - len(prepended), verdict.region, verdict.line_type)
