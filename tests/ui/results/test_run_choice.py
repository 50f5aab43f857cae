"""Looking for runs to compare with, beside a comparison that is under way: neither ends or hides the other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import replace
from typing import Any, cast

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.services.lists.comparing import Comparing
from desktop_app.ui.results.changes.work import ChangesWork
from tests.ui.monitor_batches import JOINED, write_batch
from tests.ui.small_services import SmallServices, until


class SlowComparing:
    """Never done with either of them, until `found`."""

    def __init__(self) -> None:
        self.under_way: list[str] = []
        self.found = asyncio.Event()

    async def compare(self, *_about: object, **_how: object) -> None:
        await self._at("comparing", asyncio.Event())

    async def find_out(self, _batch_id: str) -> None:
        await self._at("looking", self.found)

    async def _at(self, what: str, end: asyncio.Event) -> None:
        self.under_way.append(what)
        try:
            await end.wait()
        finally:
            self.under_way.remove(what)

    def unsure(self, _batch_id: str) -> list[str]:
        return ["a list"]

    def runs(self, _batch_id: str) -> list[Any]:
        return []

    def any_other(self, _batch_id: str) -> bool:
        return True


@pytest.fixture
def comparing() -> SlowComparing:
    return SlowComparing()


@pytest.fixture
def work(small: SmallServices, comparing: SlowComparing, qtbot: QtBot) -> AbstractAsyncContextManager[ChangesWork]:
    return _shown(small, comparing, qtbot)


@asynccontextmanager
async def _shown(small: SmallServices, comparing: SlowComparing, qtbot: QtBot) -> AsyncIterator[ChangesWork]:
    services = replace(small.services, comparing=cast(Comparing, comparing))
    work = ChangesWork(replace(small.context, services=services))
    qtbot.addWidget(work)
    qtbot.addWidget(work.strip)
    one, _other = (write_batch(small.services.journal, name, [("GB", 5, JOINED)]) for name in ("one.csv", "other.csv"))
    work.show_batch(one.id)
    yield work
    work.end()
    await until(lambda: not comparing.under_way)
    await small.aclose()


def other(work: ChangesWork) -> str:
    return next(each.id for each in work._context.services.journal.batches() if each != work._batch)


def shown(work: ChangesWork) -> str:
    return "" if work.strip.isHidden() else work.strip._what.text()


async def test_who_asks_for_another_run_meanwhile_still_sees_the_comparison(
    work: ChangesWork, comparing: SlowComparing
) -> None:
    # GIVEN a comparison under way
    work._compare(other(work))
    await until(lambda: comparing.under_way == ["comparing"])
    # WHEN another run is asked for, and it takes a while to find which there are
    work.ask(work.again)
    await until(lambda: "looking" in comparing.under_way)
    work.choice._soon.timeout.emit()
    # THEN the comparison goes on, and it is what is told
    assert sorted(comparing.under_way) == ["comparing", "looking"]
    assert shown(work).startswith("Comparing with other.csv")
    # AND so it is when they are found
    comparing.found.set()
    await until(lambda: comparing.under_way == ["comparing"])
    await asyncio.sleep(0)
    assert shown(work).startswith("Comparing with other.csv")
    # WHEN it is cancelled, THEN nothing is told any more
    work.strip.cancel.click()
    await until(lambda: not comparing.under_way)
    assert not shown(work)


@pytest.mark.parametrize("ended", [ChangesWork.cancel, ChangesWork.end])
async def test_nobody_looks_once_a_run_is_compared_or_all_is_cancelled(
    work: ChangesWork, comparing: SlowComparing, ended: Callable[[ChangesWork], None]
) -> None:
    # GIVEN a search that takes so long that it is told
    work.ask(work.again)
    work.choice._soon.timeout.emit()
    await until(lambda: comparing.under_way == ["looking"])
    assert shown(work).startswith("Looking for runs")
    # WHEN a comparison begins, THEN it takes its place
    work._compare(other(work))
    await until(lambda: comparing.under_way == ["comparing"])
    assert shown(work).startswith("Comparing with other.csv")
    # AND what is ended leaves neither
    work.ask(work.again)
    await until(lambda: "looking" in comparing.under_way)
    ended(work)
    await until(lambda: not comparing.under_way)
    assert (shown(work), work.choice._soon.isActive()) == ("", False)
