"""The one rule for what is sent again by itself: what provably never arrived, and what was refused with 429."""

from __future__ import annotations

import math
from collections.abc import Awaitable, Callable
from typing import TypeVar

from desktop_app.core.errors import NeverArrived, Throttled
from desktop_app.core.polling import retry_delay
from desktop_app.services.ports import Time

T = TypeVar("T")

# How long 429s are put up with where `tries` is limited: a window of a minute passes, a spent quota doesn't.
_THROTTLED_SECONDS = 180.0


async def patiently(
    time: Time, send: Callable[[], Awaitable[T]], tries: int | None, *, longest_hold: float = math.inf
) -> T:
    """What `send` gives, which is called again after these two failures alone; it waits for its turn by itself.

    `tries`: how often what never arrived is sent before `NeverArrived` is raised; None: for as long as it takes.
    A 429 that asks for more than `longest_hold` seconds is raised at once.
    """
    failures, refused_since = 0, time.now().timestamp()
    while True:
        try:
            return await send()
        except Throttled as error:
            throttled = time.now().timestamp() - refused_since
            if (error.retry_after or 0.0) > longest_hold or (tries is not None and throttled > _THROTTLED_SECONDS):
                raise
        except NeverArrived:
            failures += 1
            if tries is not None and failures >= tries:
                raise
            await time.sleep(retry_delay(failures))
