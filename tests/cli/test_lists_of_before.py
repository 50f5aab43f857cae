"""`resume` in trouble with a list that an earlier version stored, or with the rate log: what the person is told."""

from __future__ import annotations

import argparse
import asyncio
import io
import json
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from desktop_app.cli.stepping import resume
from desktop_app.cli.talking import Talk
from desktop_app.core.batches.batch_left import DOCUMENTED
from desktop_app.core.errors import DiskFull, JournalBusy
from desktop_app.services.jobs import UpgradeList
from desktop_app.services.program.services import Services
from desktop_app.storage.lists.folders import ListFolders
from desktop_app.storage.sqlite import watching
from tests.services.world import CONNECTION, World, british
from tests.storage.former import store_as_before

from .test_terminal import Terminal


@pytest.fixture
def world(tmp_path: Path) -> Iterator[World]:
    (tmp_path / "lists").mkdir()
    world = World(tmp_path)
    yield world
    world.close()


def resumed(world: World) -> tuple[int, dict[str, Any], Terminal]:
    """What `resume --json` ends with, prints, and says at a terminal."""
    names = ("journal", "session", "verification", "results", "steps", "exporting", "balances")
    services = cast(Services, SimpleNamespace(**{name: getattr(world, name) for name in names}))
    out, terminal = io.StringIO(), Terminal()
    arguments = argparse.Namespace(base_url=None)
    code = asyncio.run(resume(services, arguments, Talk(as_json=True, out=out, err=terminal)))
    return code, json.loads(out.getvalue()), terminal


def test_what_keeps_a_list_of_before_from_being_brought_up_to_date_is_said(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    # GIVEN a batch of an earlier version
    batch = asyncio.run(world.prepared(british(4), most=2))
    store_as_before(world.lists.folder(batch.list_id))
    # WHEN the disk is full, THEN that is the exit code and the sentence
    world.worker.faults[UpgradeList] = deque([DiskFull(name="home")])
    code, told, terminal = resumed(world)
    assert (code, [each["id"] for each in told["batches"]]) == (2, [batch.id])
    assert "is full" in terminal.getvalue()
    assert "earlier version" not in terminal.getvalue()
    # WHEN another Dialproof works on it
    with ListFolders(world.home / "lists").claim(batch.list_id):
        code, told, terminal = resumed(world)
    # THEN it is as if the time were up, and the batch is told all the same
    assert (code, [each["numbers"]["valid"] for each in told["batches"]]) == (5, [4])
    assert "another Dialproof" in terminal.getvalue()
    monkeypatch.setattr(watching, "_STEPS", 40)  # else so short a list is done before anybody is told
    # WHEN nothing is in the way any more, THEN it is said that the list is brought up to date
    code, told, terminal = resumed(world)
    assert (code, [each["answered"] for each in told["batches"]]) == (0, [4])
    assert "Upgrading …" in terminal.getvalue()


def test_a_rate_log_that_can_not_be_read_leaves_the_line_that_says_how_far_it_is(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    def held(*_: object) -> list[float]:
        raise JournalBusy(name="rates.sqlite")

    monkeypatch.setattr(world.rates, "started", held)
    asyncio.run(world.prepared(british(4), most=2))
    code, _told, terminal = resumed(world)
    assert code == 0
    assert "Verifying … 0%, 0 of 2 tasks done" in terminal.getvalue()
    # THEN the limits are taken for what the document says
    assert world.balances.allowances(CONNECTION) == DOCUMENTED
