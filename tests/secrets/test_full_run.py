"""A whole life of a list, with every kind of failure, against a service that quotes the key wherever it can."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Iterator
from datetime import UTC, datetime
from logging.handlers import RotatingFileHandler
from pathlib import Path
from urllib.parse import quote

import pytest

from desktop_app.api import HttpClient
from desktop_app.core.batches.submission import TaskState
from desktop_app.core.errors import DialproofError
from desktop_app.core.profile.trial import Step
from desktop_app.core.service.connection import Connection
from desktop_app.storage.backup.backups import Backups
from desktop_app.storage.machine.home import open_home
from desktop_app.wiring.services import keep_log, open_services
from tests.cli.fake_service import FakeService, answers, moved, status
from tests.services.world import World, told

from .searching import found_in, spellings

# Of letters that addresses, JSON, markup and base64 each write otherwise.
KEY = 'sk-T0p/S3cr3t+9f"&<=>~zz'
NUMBERS = [f"+44740012345{last}" for last in range(6)]
QUOTED = " | ".join([*spellings(KEY), *NUMBERS])
WHOLE = re.compile(r"\+?447400\d{6}")
S = TaskState


@pytest.fixture
def service() -> Iterator[FakeService]:
    fake = FakeService()
    fake.key = KEY
    yield fake
    fake.close()


@pytest.fixture(autouse=True)
def logged() -> Iterator[None]:
    """Everything is logged, by a handler of this test's own folder."""
    root = logging.getLogger()
    level, before = root.level, [each for each in root.handlers if isinstance(each, RotatingFileHandler)]
    for handler in before:
        root.removeHandler(handler)
    root.setLevel(logging.DEBUG)
    yield
    root.setLevel(level)
    for handler in [each for each in root.handlers if isinstance(each, RotatingFileHandler)]:
        root.removeHandler(handler)
        handler.close()
    for handler in before:
        root.addHandler(handler)


def test_the_key_is_nowhere_after_a_full_run_with_failures(
    service: FakeService, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    home, out = tmp_path / "home", tmp_path / "out"
    out.mkdir()
    opened = open_home(home)
    keep_log(opened)
    for name in ("desktop_app", "dialproof", "httpx", "httpcore"):
        logging.getLogger(name).setLevel(logging.DEBUG)
    world = World(home)
    world.client = HttpClient
    # WHEN a list is sent, refused, lost, decided, polled, fetched, and written; numbers are checked, all is tried out
    message = told(life_of_a_list(world, service, out))
    Backups(opened.backups, lambda: datetime.now(UTC)).keep(opened.journal, always=True)
    world.close()
    printed = capfd.readouterr()
    # THEN the key is in no file, no sentence, and nothing that was printed
    assert found_in(tmp_path, spellings(KEY)) == []
    shown = " ".join([*message, printed.out, printed.err])
    assert [form for form in spellings(KEY) if form in shown] == []
    # AND no log has a whole number
    log = (opened.logs / "dialproof.log").read_text("utf-8")
    assert "POST /detect: 401" in log
    assert WHOLE.findall(log + printed.err) == []
    # AND the service did get both, while files are asked for without the key at first
    keys = {
        kind: [request.key for request in service.seen if request.endpoint == kind]
        for kind in ("download", "elsewhere")
    }
    assert {request.key for request in service.seen if request.endpoint not in keys} == {KEY}
    assert [asked[0] for asked in keys.values() if asked] == [None, None]
    assert set(service.numbers) == set(NUMBERS)
    assert (out / "results.xlsx").is_file()


def test_a_fault_that_quotes_the_key_is_logged_without_it(service: FakeService, tmp_path: Path) -> None:
    async def story() -> None:
        # GIVEN a program that has used the key
        services = open_services(tmp_path)
        await services.session.save(Connection(service.base_url), KEY)
        await services.balances.read(Connection(service.base_url))
        await services.aclose()

    asyncio.run(story())
    # WHEN something fails that nobody caught, with the key in its words and in a local variable
    crash()
    # THEN the log tells it without key and number
    log = (tmp_path / "logs" / "dialproof.log").read_text("utf-8")
    assert "a fault of the program" in log
    assert "ValueError: Illegal header value" in log
    assert found_in(tmp_path, spellings(KEY)) == []
    assert WHOLE.findall(log) == []


async def life_of_a_list(
    world: World, service: FakeService, out: Path, *, key: str = KEY, quoted: str = QUOTED, profile: str = ""
) -> list[str]:
    """What a person was told in the course of it. The service says `quoted` wherever it can."""
    connection, message = Connection(service.base_url, "Team", profile), []
    await world.session.save(connection, key)
    batch = await world.prepared(NUMBERS, most=2, connection=connection)
    service.on("balance", status(500, quoted))
    service.on("detect", service.usual, status(401, quoted), status(503, quoted), answers({"said": quoted}))
    service.on("task", answers({"status": "processing", "message": quoted}))
    service.on("result", moved(f"{service.origin}/elsewhere?key={quote(key)}"))
    for _attempt in range(6):
        try:
            await world.verification.run(batch.id, 2, go_on=True)
        except DialproofError as error:
            message += [error.sentence, repr(error), str(error.params.get("message", ""))]
            world.session.reopen(connection)
        for task in world.journal.tasks(batch.id):
            if task.state in {S.UNKNOWN, S.REJECTED}:  # what was refused waits for a person, too
                world.verification.decide_resend(task)
    assert {task.state for task in world.journal.tasks(batch.id)} == {S.JOINED}
    assert any("(401)" in each for each in message)
    message += await single_requests(world, service, connection, key, quoted)
    for name in ("results.xlsx", "results.csv"):
        await world.exporting.export(batch.id, out / name)
    await world.session.aclose()
    return message


async def single_requests(
    world: World, service: FakeService, connection: Connection, key: str, quoted: str
) -> list[str]:
    service.balance = {"balance": 5, "owner": quoted}
    service.on("check", status(500, quoted), status(402, quoted), answers({"valid": True, "asked_with": quoted}))
    texts = [repr(await world.balances.read(connection))]
    for _attempt in range(3):
        try:
            texts.append(repr(await world.checking.check(connection, NUMBERS[0])))
        except DialproofError as error:
            texts += [error.sentence, repr(error)]
    for step, about in ((Step.BALANCE, ""), (Step.TASK, "t_01"), (Step.CHECK, NUMBERS[1])):
        tried = await world.connection_test.ask(connection, key, step, about)
        texts.append(repr(tried))
    return texts


def crash() -> None:
    """As what nobody caught is logged, with the key in a local variable and in the error's own words."""
    held = KEY  # as a traceback with local variables would show it
    fault = ValueError(f"Illegal header value {held!r}, {held} of {NUMBERS[0]}")
    try:
        raise fault
    except ValueError:
        logging.getLogger("desktop_app.ui").exception("a fault of the program")
