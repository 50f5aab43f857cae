"""The program's waits, a tenth as long: that it takes its time is for the tests of each wait to say."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from desktop_app.core.batches import polling
from desktop_app.core.service import rates
from desktop_app.core.service.rates import LIMITS, Pace, RateGroup
from desktop_app.services.batches import monitoring, refusals, repeats
from desktop_app.services.batches.task_advancer import TaskAdvancer
from desktop_app.storage.machine.rates import RateLog

_SHARE = 10


def hurry(change: Callable[[object, str, object], None] = setattr) -> None:
    """Have this process try again, ask after tasks and spread its requests ten times as soon, results a hundred."""
    delay, polled = polling.retry_delay, TaskAdvancer.polling
    for module in (polling, refusals):
        change(module, "retry_delay", lambda failures: delay(failures) / _SHARE)
    change(monitoring, "LOOKS", tuple(each / _SHARE**2 for each in polling.LOOKS))
    change(
        TaskAdvancer, "polling", lambda self, batch: replace(polled(self, batch), first=polling.SHORTEST_DELAY / _SHARE)
    )
    change(repeats, "WAITS", tuple(each / _SHARE**2 for each in repeats.WAITS))
    change(rates, "_SHORT", rates._SHORT / _SHARE)


def minutes_as_seconds(change: Callable[[object, str, object], None] = setattr) -> None:
    """Have this process make as many requests a second as it may make a minute."""
    reserve = RateLog.reserve

    def sooner(  # noqa: PLR0917 - as it is
        self: RateLog,
        account: str,
        group: RateGroup,
        now: float,
        pace: Pace = Pace.AT_ONCE,
        limit: int | None = None,
        **more: Any,
    ) -> float:
        return reserve(self, account, group, now, pace, 60 * (limit or LIMITS[group]), **more)

    change(RateLog, "reserve", sooner)
