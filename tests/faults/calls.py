"""Every endpoint's call, each charged another amount, so that the balance tells which of them were charged."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from desktop_app.api import HttpClient, Limits
from desktop_app.core.errors import DialproofError

PHONES = [f"+44740012345{last}" for last in range(4)]
Call = Callable[[HttpClient], Awaitable[Any]]

# In credits; "phone-validation" costs one for each number.
PRICES = {"check": 1, "detect": 2, "detect_file": 4}
SUBMISSIONS = {"detect", "detect_file"}


def every(task_id: str, link: str, folder: Path) -> dict[str, Call]:
    """The calls by name; `task_id` is a completed task's, `link` leads to its result."""
    return {
        "balance": lambda client: client.balance(),
        "task": lambda client: client.task(task_id),
        "result": lambda client: client.result(task_id, folder / "result"),
        "download": lambda client: client.download(link, folder / "download"),
        "check": lambda client: client.check_phone(PHONES[0], "phone-validation"),
        "detect": lambda client: client.detect("phone-validation", "GB", PHONES[:2]),
        "detect_file": lambda client: client.detect_file("phone-validation", "GB", PHONES),
    }


def charged(credits_: int) -> set[str]:
    """Which calls were charged, by what they cost together."""
    assert 0 <= credits_ <= sum(PRICES.values())
    return {name for name, price in PRICES.items() if credits_ & price}


async def outcome(call: Awaitable[Any]) -> Any:
    """What it gives or raises."""
    try:
        return await call
    except DialproofError as error:
        return error


async def at_once(client: HttpClient, calls: dict[str, Call]) -> dict[str, Any]:
    """What each gives or raises, all of them on their way together."""
    results = await asyncio.gather(*(outcome(call(client)) for call in calls.values()))
    return dict(zip(calls, results, strict=True))


# For answers that come: a busy machine may take its time.
PATIENT = Limits(connect=10, read=20, submit=20, idle=20, download=20, at_once=20, download_waits=())
# For answers that don't.
QUICK = Limits(connect=10, read=0.8, submit=0.8, idle=0.8, download=0.8, at_once=20, download_waits=())
