"""The one rule for what is sent again by itself: what provably never arrived, and what was refused with 429."""

from __future__ import annotations

import math
from collections.abc import Awaitable, Callable
from typing import TypeVar

from desktop_app.core.batches.polling import retry_delay
from desktop_app.core.errors import NeverArrived, Throttled, ThrottledAgain
from desktop_app.services.batches.refusals import MOST_THROTTLED
from desktop_app.services.ports import Time

T = TypeVar("T")

# Seconds to wait at least after each 429 in a row, whatever it asks for: in all longer than a minute's limit.
_LEAST_WAITS = (0.0, 15.0, 30.0, 60.0)


async def patiently(
    time: Time,
    send: Callable[[], Awaitable[T]],
    tries: int | None,
    *,
    longest_hold: float = math.inf,
    most_throttled: int = MOST_THROTTLED,
) -> T:
    """What `send` gives, which is called again after these two failures alone; it waits for its turn by itself.

    `tries`: how often what never arrived is sent before `NeverArrived` is raised; None: for as long as it takes.
    `ThrottledAgain` after `most_throttled` 429s in a row; one that asks for more than `longest_hold` seconds is raised.
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
