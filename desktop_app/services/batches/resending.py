"""Decides what is sent again by itself: what provably never arrived, and what was refused with 429."""

from __future__ import annotations

import math
from collections.abc import Awaitable, Callable
from typing import TypeVar

from desktop_app.core.batches.polling import retry_delay
from desktop_app.core.errors import NeverArrived, Throttled, ThrottledAgain
from desktop_app.services.batches.refusals import MOST_THROTTLED
from desktop_app.services.ports import Time

T = TypeVar("T")

# Minimum seconds to wait after each 429 in a row, whatever the service asks for: in all longer than a minute's limit.
_LEAST_WAITS = (0.0, 15.0, 30.0, 60.0)


async def patiently(
    time: Time,
    send: Callable[[], Awaitable[T]],
    tries: int | None,
    *,
    longest_hold: float = math.inf,
    most_throttled: int = MOST_THROTTLED,
) -> T:
    """Return what `send` gives. Call it again only after `NeverArrived` and `Throttled`; it waits for its turn itself.

    `tries`: how often a request that never arrives is sent before `NeverArrived` is raised; None: no limit. Raise
    `ThrottledAgain` after `most_throttled` 429s in a row. Raise `Throttled` if the service asks for more than
    `longest_hold` seconds.
    """
    failures, throttled = 0, 0
    while True:
        try:
            return await send()
        except Throttled as error:
            throttled += 1
            if (error.retry_after or 0.0) > longest_hold:
                raise
            if throttled >= most_throttled:
                raise ThrottledAgain(count=throttled, message=error.params.get("message", "")) from None
            await time.sleep(_LEAST_WAITS[min(throttled, len(_LEAST_WAITS)) - 1])
        except NeverArrived:
            failures, throttled = failures + 1, 0
            if tries is not None and failures >= tries:
                raise
            await time.sleep(retry_delay(failures))
