"""Batches that go one by one: how they are made, and how their numbers stand."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from desktop_app.core.batches.batch import Batch, Via
from desktop_app.core.batches.checks import CheckEntry
from desktop_app.core.batches.checks import CheckState as C
from desktop_app.core.batches.submission import TaskState as S
from desktop_app.core.errors import DiskFull, NeverArrived, NoAnswer, RequestRefused
from desktop_app.storage.journal.checks import Checks
from tests.services.world import World, british

LOST = NoAnswer(origin="https://service.example", reason="status 502")
NEVER = NeverArrived(origin="https://service.example", reason="no connection")
NO = RequestRefused(status=422, message="not covered", raw=None)


async def prepared(world: World, numbers: list[str] | None = None, **order: Any) -> Batch:
    return await world.prepared(numbers or british(5), via=Via.REALTIME, **order)


def states(world: World, batch: Batch) -> list[C]:
    """Of every number that was begun, by country and place."""
    return [entry.state for country in ("GB", "DE") for entry in checks(world, batch, country)]


def checks(world: World, batch: Batch, country: str = "GB") -> list[CheckEntry]:
    """The checks of a country's numbers that were begun, wherever they are."""
    with world.context.checks_of(batch) as found:
        return found.of_places(batch.id, country, 0, 10_000)


def parts(world: World, batch: Batch) -> list[tuple[int, int, S]]:
    return [(task.first, task.numbers, task.state) for task in world.tasks(batch) if task.state is not S.SPLIT]


def asked_once(world: World) -> None:
    assert len(world.service.checked) == len(set(world.service.checked)), "a number was paid for twice"


async def for_ever(_seconds: float) -> None:
    await asyncio.Event().wait()


def full_at_answers(monkeypatch: pytest.MonkeyPatch, times: int) -> list[DiskFull]:
    """Let the disk be full at the next so many moves of a check; what is left of them."""
    record, full = Checks.record, [DiskFull(name="x")] * times

    def refuse(*args: Any, **more: Any) -> CheckEntry:
        if full:
            raise full.pop()
        return record(*args, **more)

    monkeypatch.setattr(Checks, "record", refuse)
    return full
