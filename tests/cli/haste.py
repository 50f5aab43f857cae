"""The program's waits, a tenth as long: that it takes its time is for the tests of each wait to say."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from types import ModuleType
from typing import Any

from desktop_app.core.batches import polling
from desktop_app.core.service import rates
from desktop_app.core.service.rates import LIMITS, Pace, RateGroup
from desktop_app.services.account import balance
from desktop_app.services.batches import monitoring, realtime_list, refusals, repeats, submitting
from desktop_app.services.batches.task_advancer import TaskAdvancer
from desktop_app.storage.machine import rates as rate_log
from desktop_app.storage.machine.rates import RateLog

_SHARE = 10
_WAITS: Mapping[ModuleType, Sequence[str]] = {
    rates: ["SHORT"],
    rate_log: ["SHORT"],
    submitting: ["_PAUSE_LOOK", "_CHARGED_LATER"],
    realtime_list: ["_TRIAL_LOOK"],
    monitoring: ["_NAP", "_NAP_ALL_SENT"],
}


def hurry(change: Callable[[object, str, object], None] = setattr) -> None:
    """Have this process try again, look after what it waits for and spread its requests ten times as soon.

    It looks for results that are still to come a hundred times as soon.
    """
    delay, polled = polling.retry_delay, TaskAdvancer.polling
    for module in (polling, refusals):
        change(module, "retry_delay", lambda failures: delay(failures) / _SHARE)
    change(monitoring, "LOOKS", tuple(each / _SHARE**2 for each in polling.LOOKS))
    change(
        TaskAdvancer, "polling", lambda self, batch: replace(polled(self, batch), first=polling.SHORTEST_DELAY / _SHARE)
    )
    change(repeats, "WAITS", tuple(each / _SHARE**2 for each in repeats.WAITS))
    change(balance, "_WAITS", tuple(each / _SHARE for each in balance._WAITS))
    for module, names in _WAITS.items():
        for name in names:
            change(module, name, getattr(module, name) / _SHARE)


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
