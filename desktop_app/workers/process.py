"""Runs the child process for the interface: keeps it warm, replaces it when it dies, ends it to cancel."""

from __future__ import annotations

import asyncio
import logging
from typing import TypeVar

from desktop_app.core.errors import FileStalled, FileTooLarge, MemoryShort, WorkerDied
from desktop_app.core.text.said import said
from desktop_app.services.jobs import Job
from desktop_app.services.ports import WorkProgress
from desktop_app.workers.child_process import ChildProcess, OutOfMemoryError, SilentError, WorkerFaultError
from desktop_app.workers.memory import MOST_MEMORY

R = TypeVar("R")

# Seconds without a sign of life after which reading a foreign file is given up. Our own long jobs report several times
# a second. Among the libraries, a full XLSB of four columns is silent longest: 4 seconds.
LONGEST_SILENCE = 25.0

log = logging.getLogger(__name__)

__all__ = ["LONGEST_SILENCE", "Worker", "WorkerFaultError"]


class Worker:
    """Implements `services.ports.JobRunner` with a process of its own; does one job at a time while the others wait."""

    def __init__(self, longest_silence: float = LONGEST_SILENCE) -> None:
        self._longest_silence = longest_silence
        self._child: ChildProcess | None = None
        self._starting: asyncio.Future[ChildProcess] | None = None
        self._ending: asyncio.Future[None] | None = None
        self._turn = asyncio.Lock()
        self._closed = False

    async def run(self, job: Job[R], on_progress: WorkProgress | None = None) -> R:
        """Do a job, once the ones before it have ended, and return its result; see `JobRunner`.

        Raise WorkerFaultError for a fault of the program in it.
        """
        if not job.foreign_file:
            return await self._on_our_files(job, on_progress)
        try:
            return await self._once(job, on_progress, self._longest_silence)
        except OutOfMemoryError:
            needs = said("reading it takes more than {size} GB of memory", size=f"{MOST_MEMORY / (1 << 30):.2f}")
            raise FileTooLarge(name=job.foreign_file, reason=needs) from None
        except SilentError:
            raise FileStalled(name=job.foreign_file, seconds=self._longest_silence) from None
        except EOFError:
            raise WorkerDied(name=job.foreign_file) from None
        except WorkerFaultError as fault:
            if not job.blames_file:
                raise
            log.error("%s of %s: %s", _name(job), job.foreign_file, fault)  # noqa: TRY400 - the frames are the child's
            raise WorkerDied(name=job.foreign_file) from None

    async def aclose(self) -> None:
        """End the process; no job runs after that."""
        self._closed = True
        if self._starting is not None:
            await self._started(self._starting)
        await self._drop()

    async def _on_our_files(self, job: Job[R], on_progress: WorkProgress | None) -> R:
        """Do a job on our own files. If the process died for another reason, try once more."""
        for _ in range(2):
            try:
                return await self._once(job, on_progress, None)
            except OutOfMemoryError:
                raise MemoryShort from None
            except EOFError:
                log.warning("the child process ended during %s", _name(job))
        raise WorkerFaultError(f"the child process ended twice during {_name(job)}")

    async def _once(self, job: Job[R], on_progress: WorkProgress | None, longest_silence: float | None) -> R:
        async with self._turn:
            if self._closed:
                raise EOFError
            child = await self._living()
            try:
                return await child.run(job, on_progress, longest_silence)
            except asyncio.CancelledError:
                await self._cancel(child)
                raise
            except (OutOfMemoryError, SilentError):
                await self._drop()
                raise
            except (EOFError, OSError):
                await self._drop()
                raise EOFError from None

    async def _living(self) -> ChildProcess:
        if self._starting is None and (self._child is None or not self._child.alive):
            await self._drop()
            if self._closed:
                raise EOFError
            self._starting = asyncio.ensure_future(asyncio.to_thread(ChildProcess, asyncio.get_running_loop()))
        if self._starting is not None:
            # Whoever waits may be cancelled; the process is there all the same, for the next job.
            await self._started(self._starting)
        assert self._child is not None  # noqa: S101 - just started
        return self._child

    async def _started(self, starting: asyncio.Future[ChildProcess]) -> None:
        try:
            await asyncio.shield(starting)
        finally:
            # Also if the start ended in the very turn in which the wait was cancelled.
            if starting.done() and self._starting is starting:
                self._starting = None
                self._child = starting.result()

    async def _cancel(self, busy: ChildProcess) -> None:
        tidy = False
        try:
            tidy = await busy.give_up()
        finally:
            if not tidy:
                await self._drop()

    async def _drop(self) -> None:
        """End the process in a thread, because freeing half a gigabyte takes the system longer than a frame may."""
        gone, self._child = self._child, None
        if gone is not None:
            self._ending = asyncio.ensure_future(asyncio.to_thread(gone.end))
        if self._ending is not None:
            # Whoever waits may be cancelled; the process ends all the same, and the next caller waits for it.
            await asyncio.shield(self._ending)


def _name(job: Job[R]) -> str:
    return type(job).__name__
