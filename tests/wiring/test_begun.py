"""What a command begins before the rest of the program is imported."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from sqlite3 import ProgrammingError

import pytest

from desktop_app.cli.arguments import parser
from desktop_app.core.service.policy import NO_POLICY
from desktop_app.wiring import begun as module
from desktop_app.wiring.begun import Begun, begin
from desktop_app.wiring.given_key import KEY_VARIABLE
from desktop_app.wiring.services import open_services
from tests.forked import spawned_children

KEY = "a-key-of-a-team"


@pytest.fixture(autouse=True)
def given_key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(KEY_VARIABLE, KEY)


@pytest.fixture
def reading() -> Iterator[Begun]:
    """What a command begins that reads a list."""
    with spawned_children():
        found = begin("verify")
    assert found.child is not None
    yield found
    found.child.end()


def test_a_command_with_a_list_begins_a_child_and_one_without_begins_none(reading: Begun) -> None:
    assert reading.child is not None
    assert reading.child.process.is_alive()
    assert begin("tasks").child is None


@pytest.mark.skipif(sys.platform != "linux", reason="nothing shows another process's environment")
def test_the_child_has_no_key(reading: Begun) -> None:
    assert (reading.key, os.environ.get(KEY_VARIABLE)) == (KEY, None)
    assert reading.child is not None
    assert reading.child.pipe.poll(60)  # it runs its own program from now on
    environ = Path(f"/proc/{reading.child.process.pid}/environ").read_bytes()
    assert b"PATH=" in environ
    assert KEY.encode() not in environ
    assert KEY not in repr(reading)


@pytest.mark.parametrize("refusal", [OSError(11, "Resource temporarily unavailable"), RuntimeError("no new thread")])
def test_where_the_system_starts_no_process_the_command_begins_all_the_same(
    monkeypatch: pytest.MonkeyPatch, refusal: Exception
) -> None:
    def refused() -> None:
        raise refusal

    monkeypatch.setattr(module, "BegunChild", refused)
    assert begin("verify") == Begun(KEY)


def test_the_commands_that_have_work_for_it_are_commands() -> None:
    actions = next(each for each in parser()._actions if each.dest == "command")
    assert isinstance(actions.choices, dict)
    assert actions.choices.keys() > module._WITH_WORK


async def test_what_can_not_be_ended_leaves_nothing_else_open(tmp_path: Path) -> None:
    services = open_services(tmp_path, policy=NO_POLICY, begun=Begun(""))

    async def broken() -> None:
        raise OSError(5, "Input/output error")

    for part in (services.worker, services.quick):
        part.aclose = broken  # type: ignore[method-assign]
    with pytest.raises(OSError, match="Input/output error"):
        await services.aclose()
    with pytest.raises(ProgrammingError):
        services.journal.batches()
