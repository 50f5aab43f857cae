"""The document's limits, and how long to wait so that they are never exceeded.

A sliding log of request times: a request may start when fewer than `limit` started within
the last `window` seconds. (A leaky bucket allows up to twice the limit within a window.)
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum


class RateGroup(StrEnum):
    """The endpoint groups of the document (Limits)."""

    READS = "reads"  # GET /balance, /tasks/{id}, /tasks/{id}/result
    SUBMITS = "submits"  # POST /detect, /detect/file
    CHECKS = "checks"  # POST /realtime/check/phone


LIMITS: dict[RateGroup, int] = {RateGroup.READS: 120, RateGroup.SUBMITS: 30, RateGroup.CHECKS: 180}
# A minute, and half a second for requests that take differently long on the way.
WINDOW = 60.5
# What a service may at the most ask us to wait (Retry-After is clamped to it).
LONGEST_HOLD = 300.0


def wait_before(times: Sequence[float], now: float, limit: int, window: float = WINDOW) -> float:
    """Seconds until the next request may start; 0 when it may now. `times` are start times, ascending.

    Times that lie in the future (the clock was set back) count as if they had been just now.
    """
    recent = [min(time, now) for time in times if time > now - window]
    if len(recent) < limit:
        return 0.0
    return max(0.0, recent[-limit] + window - now)
