"""Computes the balance's history for drawing: steps, a scale with round numbers, positions on it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import accumulate

from desktop_app.core.money.charges import BalanceEntry


@dataclass(frozen=True, slots=True)
class Step:
    """A change: the balance was `amount` from `at` on."""

    at: datetime
    amount: float


@dataclass(frozen=True, slots=True)
class Scale:
    """The vertical axis: from `low` to `high`, with a line at each of `lines`."""

    low: float
    high: float
    lines: tuple[float, ...]

    def share(self, amount: float) -> float:
        """Return the position: 0 at the bottom, 1 at the top."""
        return (amount - self.low) / (self.high - self.low)


def steps_of(entries: Sequence[BalanceEntry]) -> list[Step]:
    """Return readings as steps, oldest first: one for each change, and the last reading."""
    steps: list[Step] = []
    for entry in entries:
        if not steps or float(entry.amount) != steps[-1].amount:
            steps.append(Step(entry.at, float(entry.amount)))
    if entries and entries[-1].at != steps[-1].at:
        steps.append(Step(entries[-1].at, steps[-1].amount))
    return steps


def scale_for(steps: Sequence[Step], lines: int = 3) -> Scale:
    """Return a scale around all steps with round numbers; it starts at 0 only if that is near."""
    amounts = [step.amount for step in steps] or [0.0]
    low, high = min(amounts), max(amounts)
    span = high - low or max(abs(high) * 0.02, 1.0)
    unit = _round_up(span / lines)
    bottom = math.floor((low - span * 0.1) / unit) * unit
    if low >= 0 and low < span:
        bottom = 0.0
    top = math.ceil((high + span * 0.05) / unit) * unit
    count = round((top - bottom) / unit)
    return Scale(bottom, top, tuple(bottom + unit * at for at in range(count + 1)))


def time_shares(steps: Sequence[Step]) -> list[float]:
    """Return the position of each step in time, from the first (0) to the last (1); a single one is at the end.

    If the clock was set back, a step takes the time of the one before.
    """
    if len(steps) < 2:
        return [1.0] * len(steps)
    times = list(accumulate((step.at.timestamp() for step in steps), max))
    span = times[-1] - times[0]
    if span <= 0:
        return [at / (len(steps) - 1) for at in range(len(steps))]
    return [(time - times[0]) / span for time in times]


def _round_up(value: float) -> float:
    """Return the next of 1, 2, 2.5, 5 × 10ⁿ; never below 1, since credits are whole."""
    power = 10.0 ** math.floor(math.log10(value))
    found = next(power * factor for factor in (1, 2, 2.5, 5, 10) if power * factor >= value * 0.999)
    return max(1.0, found)
