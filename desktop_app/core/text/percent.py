"""Rounds shares to whole percents, in one way wherever a share is said."""

from __future__ import annotations

from fractions import Fraction
from math import floor

# A share of counts that came as a float is its nearest fraction of this size: 230 of 400, not 0.57499….
_LARGEST_WHOLE = 10**8


def whole_percent(share: float | Fraction) -> int:
    """Return a share as whole percents, half up; never 100 for less than all, nor 0 for more than nothing."""
    exact = Fraction(share).limit_denominator(_LARGEST_WHOLE)
    whole = floor(100 * exact + Fraction(1, 2))
    return max(1, min(99, whole)) if 0 < share < 1 else whole


def is_rounded(share: Fraction) -> bool:
    """Return True if plain rounding says the same, as a spreadsheet's cell does."""
    return whole_percent(share) == floor(100 * share + Fraction(1, 2))
