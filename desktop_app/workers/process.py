"""The child process as the interface sees it: kept warm, replaced when it dies, ended to cancel."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
import sys
import threading
from array import array
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, cast

from desktop_app.core.attempts import Attempts, Unanswered
from desktop_app.core.errors import DialproofError, WorkerDied
from desktop_app.core.list_row import RowFilter, SentRange
from desktop_app.core.reconciliation import Reconciliation
from desktop_app.core.table import ReadOptions, Understanding
from desktop_app.services.ports import ExportOrder, Joined, Progress, WorkProgress
from desktop_app.workers import child

# How long a cancelled job may take to tidy up, in seconds; then its process is ended.
_PATIENCE = 0.4

log = logging.getLogger(__name__)


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """A child begins with this thread's mask: held here, a Ctrl-C can't end it before it has learnt to ignore it."""
    # The local service has the same of its own: the two rings share nothing.
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # it would unblock the signal itself, were it started later
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class WorkerFaultError(Exception):
    """A fault in a job, with the frames where it happened and no data."""


class _Child:
    """One living process and the thread that listens to it."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        # spawn on every system: fork copies threads' locks, and Windows has only this.
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process: BaseProcess = context.Process(
            target=child.serve, args=(theirs,), name="dialproof-worker", daemon=True
        )
        with _interrupts_held():
            self._process.start()
        theirs.close()
        self._loop = loop
        self._answer: asyncio.Future[Any] | None = None
        self._progress: WorkProgress | None = None
        self._listener = threading.Thread(target=self._listen, name="worker-pipe", daemon=True)
        self._listener.start()

    @property
    def alive(self) -> bool:
        return self._process.is_alive() and not self._pipe.closed

    async def run(self, name: str, arguments: dict[str, Any], progress: WorkProgress | None) -> Any:
        self._answer, self._progress = self._loop.create_future(), progress
        self._pipe.send((name, arguments))
        # Shielded: a cancelled caller must not make the answer look as if it had come.
        return await asyncio.shield(self._answer)

    def _listen(self) -> None:
        kind, value = "", None
        while kind != "died":
            try:
                kind, value = self._pipe.recv()
            except Exception as error:  # noqa: BLE001 - whatever can't be received, the job must not wait for it
                if not isinstance(error, EOFError | OSError):
                    log.error("the child process said something unreadable: %s", type(error).__name__)  # noqa: TRY400 - a message may hold somebody's number
                kind, value = "died", None
            try:
                self._loop.call_soon_threadsafe(self._heard, kind, value)
            except RuntimeError:  # the loop was closed: nobody listens any more
                return

    def _heard(self, kind: str, value: Any) -> None:
        if kind == "progress":
            if self._progress and self._answer and not self._answer.done():
                self._progress(cast(Progress, value))
            return
        if self._answer is None or self._answer.done():
            return
        if kind == "result":
            self._answer.set_result(value)
        elif kind == "error":
            self._answer.set_exception(cast(DialproofError, value))
        elif kind == "fault":
            self._answer.set_exception(WorkerFaultError(value))
        else:
            self._answer.set_exception(EOFError())

    async def give_up(self) -> bool:
        """Ask for the end of the job, so that it can tidy up; whether it ended in time."""
        if self._answer is None or self._answer.done():
            return True
        try:
            self._pipe.send((child.CANCEL, {}))
        except OSError:  # it has ended already
            return False
        ended, _ = await asyncio.wait({self._answer}, timeout=_PATIENCE)
        if not ended:
            self._answer.cancel()
        return bool(ended)

    def end(self) -> None:
        self._process.kill()
        self._process.join(5)
        self._listener.join(5)  # it hears the end of the pipe; closed under its hands, the handle might be another's
        self._pipe.close()


class Worker:
    """`services.ports.HeavyWork` in a process of its own; one job at a time, the others wait."""

    def __init__(self) -> None:
        self._child: _Child | None = None
        self._starting: asyncio.Future[_Child] | None = None
        self._turn = asyncio.Lock()
        self._closed = False

    async def warm_up(self) -> None:
        """Start the process before it is needed."""
        await self._sure("warm_up")

    async def read_list(
        self, source: Path, folder: Path, options: ReadOptions, progress: WorkProgress | None = None
    ) -> Understanding:
        """Read a file, normalise its numbers and store all of it as `folder/list.sqlite`."""
        try:
            found = await self._run("read_list", progress, source=source, folder=folder, options=options)
        except EOFError:
            raise WorkerDied(name=source.name) from None
        return cast(Understanding, found)

    async def begin_round(self, folder: Path, batch_id: str) -> dict[str, int]:
        """Number the valid numbers of a list for a batch; how many by country."""
        return cast(dict[str, int], await self._sure("begin_round", folder=folder, batch_id=batch_id))

    async def begin_again(self, folder: Path, batch_id: str, attempts: Attempts) -> dict[str, int]:
        """Give the unanswered numbers of a batch places from `attempts.ends` on; how many by country."""
        given = await self._sure("begin_again", folder=folder, batch_id=batch_id, attempts=attempts)
        return cast(dict[str, int], given)

    async def join(self, folder: Path, batch_id: str, sent: SentRange, file: Path) -> Joined:
        """Put the answers of a result file beside the numbers they answer."""
        try:
            return cast(Joined, await self._run("join", folder=folder, batch_id=batch_id, sent=sent, file=file))
        except WorkerFaultError as fault:
            log.error("joining %s: %s", file.name, fault)  # noqa: TRY400 - the frames are the child's
            raise WorkerDied(name=file.name) from None
        except EOFError:
            raise WorkerDied(name=file.name) from None

    async def export(self, order: ExportOrder, progress: WorkProgress | None = None) -> Reconciliation:
        """Write a result spreadsheet."""
        return cast(Reconciliation, await self._sure("export", progress, order=order))

    async def select(self, folder: Path, batch_id: str, sent: Sequence[SentRange], rows: RowFilter) -> array[int]:
        """The row numbers that a filter leaves, sorted."""
        found = await self._sure("select", folder=folder, batch_id=batch_id, sent=tuple(sent), rows=rows)
        return cast("array[int]", found)

    async def tally(
        self, folder: Path, batch_id: str, sent: Sequence[SentRange], result_column: int | None
    ) -> dict[str, int]:
        """How often each value occurs: of a result column, or (None) of the rows' answer status."""
        found = await self._sure(
            "tally", folder=folder, batch_id=batch_id, sent=tuple(sent), result_column=result_column
        )
        return cast(dict[str, int], found)

    async def unanswered(self, folder: Path, batch_id: str, attempts: Attempts) -> Unanswered:
        """How many numbers of a batch have no answer though their tasks have ended."""
        found = await self._sure("unanswered", folder=folder, batch_id=batch_id, attempts=attempts)
        return cast(Unanswered, found)

    async def aclose(self) -> None:
        """End the process; nothing runs any more."""
        self._closed = True
        if self._starting is not None:
            await self._started(self._starting)
        self._drop()

    async def _sure(self, name: str, progress: WorkProgress | None = None, **arguments: Any) -> Any:
        """Run a job on our own files; a process that died of something else is tried once more."""
        try:
            return await self._run(name, progress, **arguments)
        except EOFError:
            log.warning("the child process ended during %s; it is started again", name)
        try:
            return await self._run(name, progress, **arguments)
        except EOFError:
            raise WorkerFaultError(f"the child process ended twice during {name}") from None

    async def _run(self, name: str, progress: WorkProgress | None = None, **arguments: Any) -> Any:
        async with self._turn:
            if self._closed:
                raise EOFError
            child_ = await self._living()
            try:
                return await child_.run(name, arguments, progress)
            except asyncio.CancelledError:
                await self._cancel(child_)
                raise
            except (EOFError, OSError):
                self._drop()
                raise EOFError from None

    async def _living(self) -> _Child:
        if self._starting is None and (self._child is None or not self._child.alive):
            self._drop()
            self._starting = asyncio.ensure_future(asyncio.to_thread(_Child, asyncio.get_running_loop()))
        if self._starting is not None:
            # Whoever waits may be cancelled; the process is there all the same, for the next job.
            await self._started(self._starting)
        assert self._child is not None  # noqa: S101 - just started
        return self._child

    async def _started(self, starting: asyncio.Future[_Child]) -> None:
        try:
            await asyncio.shield(starting)
        finally:
            # Also where the start ended in the very turn in which the waiting was cancelled.
            if starting.done() and self._starting is starting:
                self._starting = None
                self._child = starting.result()

    async def _cancel(self, busy: _Child) -> None:
        tidy = False
        try:
            tidy = await busy.give_up()
        finally:
            if not tidy:
                self._drop()

    def _drop(self) -> None:
        if self._child:
            self._child.end()
            self._child = None
