"""The single door from Qt to asyncio: named tasks, each with one place where its end is handled.

It uses plain asyncio without Qt: the loop is qasync's in the window, and an ordinary one in tests.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from desktop_app.core.errors import Cancelled

T = TypeVar("T")

logger = logging.getLogger(__name__)


def _log_failure(name: str, error: Exception) -> None:
    logger.error("%s failed", name, exc_info=error)


class Runner:
    """Starts coroutines for widgets, and delivers their results as plain calls.

    `on_failure(name, error)` gets every failure without a `failed` callback, and every exception of a callback
    itself, so that no error gets lost.
    """

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop | None = None,
        on_failure: Callable[[str, Exception], None] = _log_failure,
    ) -> None:
        self.on_failure = on_failure
        self._loop = loop
        self._current: dict[str, asyncio.Task[Any]] = {}
        self._alive: set[asyncio.Task[Any]] = set()  # including superseded ones, until they have unwound
        self._closed = False

    def start(
        self,
        name: str,
        coroutine: Coroutine[Any, Any, T],
        *,
        done: Callable[[T], None] | None = None,
        failed: Callable[[Exception], None] | None = None,
    ) -> None:
        """Run `coroutine` as the task called `name`; a running one of that name is cancelled.

        Exactly one of `done(result)` and `failed(error)` is called when it ends, and neither once
        it was superseded, cancelled through `cancel`, or the runner was closed. A coroutine that
        ends cancelled without having been asked to counts as failed with `Cancelled`.
        """
        if self._closed:
            coroutine.close()
            return
        self.cancel(name)
        task = (self._loop or asyncio.get_running_loop()).create_task(coroutine, name=name)
        self._current[name] = task
        self._alive.add(task)
        task.add_done_callback(lambda ended: self._ended(name, ended, done, failed))

    def running(self, name: str) -> bool:
        """Return True if a task of that name is running and was neither superseded nor cancelled."""
        return name in self._current

    def count(self, beginning: str) -> int:
        """Return how many tasks are running whose names begin like this."""
        return sum(name.startswith(beginning) for name in self._current)

    def cancel(self, name: str) -> None:
        """Cancel the task of that name, if any, without calling its callbacks."""
        task = self._current.pop(name, None)
        if task is not None:
            task.cancel()

    async def aclose(self) -> None:
        """Cancel everything and wait until nothing is left; later `start` calls do nothing."""
        self._closed = True
        self._current.clear()
        mine = asyncio.current_task()
        while waiting := [task for task in self._alive if task is not mine and not task.done()]:
            for task in waiting:
                task.cancel()
            await asyncio.wait(waiting)

    def _ended(
        self,
        name: str,
        task: asyncio.Task[T],
        done: Callable[[T], None] | None,
        failed: Callable[[Exception], None] | None,
    ) -> None:
        self._alive.discard(task)
        error = _failure(task)
        if self._current.get(name) is not task:
            if error is not None and not isinstance(error, Cancelled):
                _log_failure(name, error)  # nobody waits for it any more; the log keeps it
            return
        del self._current[name]
        try:
            if error is None:
                if done is not None:
                    done(task.result())
            elif failed is not None:
                failed(error)
            else:
                self.on_failure(name, error)
        except Exception as broken:  # noqa: BLE001 - a callback may be anyone's; its error must be shown
            self.on_failure(name, broken)


def _failure(task: asyncio.Task[Any]) -> Exception | None:
    if task.cancelled():
        return Cancelled()
    error = task.exception()
    if error is None or isinstance(error, Exception):
        return error
    return RuntimeError(f"ended by {error!r}")
