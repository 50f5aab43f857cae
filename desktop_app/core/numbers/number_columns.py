"""Holds many normalised numbers as columns."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from desktop_app.core.numbers.phone import Normalised


class NumberColumns(NamedTuple):
    """The E.164, region and line type of many texts, in order, as in `Normalised`; "" in all three without a number.

    Regions and line types are a few string objects that all numbers share.
    """

    e164: list[str]
    region: list[str]
    line_type: list[str]

    @classmethod
    def of(cls, numbers: Iterable[Normalised]) -> NumberColumns:
        """Return the columns of numbers that were normalised one by one."""
        found = list(numbers)
        return cls([each.e164 for each in found], [each.region for each in found], [each.line_type for each in found])

    @classmethod
    def empty(cls, count: int) -> NumberColumns:
        """Return the columns of `count` texts without a number."""
        return cls([""] * count, [""] * count, [""] * count)
