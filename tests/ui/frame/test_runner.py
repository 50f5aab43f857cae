from __future__ import annotations

import asyncio
import logging

import pytest

from desktop_app.core.errors import Cancelled
from desktop_app.ui.frame.runner import Runner


class Heard:
    """Collects what the runner says."""

    def __init__(self) -> None:
        self.done: list[object] = []
        self.failed: list[Exception] = []
        self.lost: list[tuple[str, Exception]] = []

    def on_failure(self, name: str, error: Exception) -> None:
        self.lost.append((name, error))


@pytest.fixture
def heard() -> Heard:
    return Heard()


@pytest.fixture
def runner(heard: Heard) -> Runner:
    return Runner(on_failure=heard.on_failure)


async def give(value: object) -> object:
    await asyncio.sleep(0)
    return value


async def fail(error: BaseException) -> None:
    await asyncio.sleep(0)
    raise error


async def forever() -> None:
    await asyncio.Event().wait()


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_a_result_arrives_once_and_the_name_is_free_again(heard: Heard, runner: Runner) -> None:
    runner.start("read", give(7), done=heard.done.append, failed=heard.failed.append)
    assert runner.running("read")
    await settle()
    assert not runner.running("read")
    assert (heard.done, heard.failed, heard.lost) == ([7], [], [])


async def test_a_failure_goes_to_its_own_callback_else_to_the_one_place(heard: Heard, runner: Runner) -> None:
    own, other = ValueError("own"), ValueError("other")
    runner.start("one", fail(own), failed=heard.failed.append)
    runner.start("two", fail(other), done=heard.done.append)
    await settle()
    assert heard.failed == [own]
    assert heard.lost == [("two", other)]
    assert heard.done == []


async def test_a_callback_that_breaks_is_reported_too(heard: Heard, runner: Runner) -> None:
    def broken(_value: object) -> None:
        raise KeyError("in the callback")

    runner.start("read", give(1), done=broken)
    await settle()
    assert [name for name, _ in heard.lost] == ["read"]
    assert isinstance(heard.lost[0][1], KeyError)


async def test_a_second_task_of_the_same_name_silences_and_cancels_the_first(heard: Heard, runner: Runner) -> None:
    ended: list[str] = []

    async def first() -> str:
        try:
            await asyncio.Event().wait()
        finally:
            ended.append("first")
        return "first"

    runner.start("read", first(), done=heard.done.append, failed=heard.failed.append)
    await settle()
    runner.start("read", give("second"), done=heard.done.append)
    await settle()
    assert ended == ["first"]
    assert (heard.done, heard.failed, heard.lost) == (["second"], [], [])


async def test_a_predecessor_that_finishes_all_the_same_is_not_heard(heard: Heard, runner: Runner) -> None:
    async def stubborn() -> str:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            return "too late"
        return ""

    runner.start("read", stubborn(), done=heard.done.append)
    await settle()
    runner.start("read", give("new"), done=heard.done.append)
    await settle()
    assert heard.done == ["new"]


async def test_a_superseded_task_that_fails_while_unwinding_is_still_logged(
    heard: Heard, runner: Runner, caplog: pytest.LogCaptureFixture
) -> None:
    async def breaks_when_cancelled() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            raise OSError("while cleaning up")

    with caplog.at_level(logging.ERROR):
        runner.start("read", breaks_when_cancelled(), failed=heard.failed.append)
        await settle()
        runner.cancel("read")
        await settle()
    assert (heard.failed, heard.lost) == ([], [])
    assert "read failed" in caplog.text


async def test_cancel_calls_nobody(heard: Heard, runner: Runner) -> None:
    runner.start("read", forever(), done=heard.done.append, failed=heard.failed.append)
    await settle()
    runner.cancel("read")
    assert not runner.running("read")
    await settle()
    assert (heard.done, heard.failed, heard.lost) == ([], [], [])


async def test_being_cancelled_from_within_counts_as_a_failure(heard: Heard, runner: Runner) -> None:
    runner.start("read", fail(asyncio.CancelledError()), failed=heard.failed.append)
    await settle()
    assert [type(error) for error in heard.failed] == [Cancelled]


async def test_different_names_run_beside_each_other(heard: Heard, runner: Runner) -> None:
    for name in ("a", "b", "c"):
        runner.start(name, give(name), done=heard.done.append)
    await settle()
    assert sorted(map(str, heard.done)) == ["a", "b", "c"]


async def test_aclose_leaves_nothing_running_and_calls_nobody(heard: Heard, runner: Runner) -> None:
    for name in ("a", "b"):
        runner.start(name, forever(), done=heard.done.append, failed=heard.failed.append)
    await settle()
    await runner.aclose()
    others = asyncio.all_tasks() - {asyncio.current_task()}
    assert others == set()
    runner.start("late", give(1), done=heard.done.append)
    await settle()
    assert (heard.done, heard.failed, heard.lost) == ([], [], [])


async def test_aclose_insists_with_a_task_that_swallows_one_cancellation(runner: Runner) -> None:
    async def stubborn() -> None:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            await asyncio.sleep(0)

    runner.start("a", stubborn())
    await settle()
    await runner.aclose()
    assert asyncio.all_tasks() == {asyncio.current_task()}
