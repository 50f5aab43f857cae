"""Many numbers at once, column by column."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from desktop_app.core.numbers.phone import Normalised


class NumberColumns(NamedTuple):
    """E.164, region and line type, as in `Normalised`, of texts in their order; all empty where one is no number.

    Regions and line types are a few objects that all numbers share.
    """

    e164: list[str]
    region: list[str]
    line_type: list[str]

    @classmethod
    def of(cls, numbers: Iterable[Normalised]) -> NumberColumns:
        """Those of numbers that were normalised one by one."""
        found = list(numbers)
        return cls([each.e164 for each in found], [each.region for each in found], [each.line_type for each in found])

    @classmethod
    def empty(cls, count: int) -> NumberColumns:
        """So many texts without a number."""
        return cls([""] * count, [""] * count, [""] * count)
