"""Runs the child process for the interface: keeps it warm, replaces it when it dies, ends it to cancel."""

from __future__ import annotations

import asyncio
import logging
import threading
from typing import Any, TypeVar, cast

from desktop_app.core.errors import DialproofError, FileStalled, FileTooLarge, MemoryShort, WorkerDied
from desktop_app.core.text.translatable import tr_text
from desktop_app.services.jobs import Job
from desktop_app.services.ports import Progress, WorkProgress
from desktop_app.workers.begun_child import CANCEL, WRITER, BegunChild
from desktop_app.workers.spawning import MOST_MEMORY

R = TypeVar("R")

# Seconds without a sign of life after which reading a foreign file is given up. Our own long jobs report several times
# a second. Among the libraries, a full XLSB of four columns is silent longest: 4 seconds.
LONGEST_SILENCE = 25.0
# Seconds that a cancelled job may take to tidy up before its process is killed.
_PATIENCE = 0.4
# Number of intervals in which the time without a sign of life is counted.
_TICKS = 20
# The messages of Python and compiled Rust when memory runs out.
_NO_MEMORY = (b"memory allocation of", b"MemoryError")

log = logging.getLogger(__name__)


class WorkerFaultError(Exception):
    """A fault in a job, with the frames where it happened and no data."""

    @property
    def frames(self) -> str:
        """The fault and its frames, as its process sent them."""
        return str(self)


class OutOfMemoryError(Exception):
    """The job needed more than `spawning.MOST_MEMORY`; its process may be exhausted."""


class SilentError(Exception):
    """The job gave no sign of life for too long; its process may hang for ever."""


class Worker:
    """Implements `services.ports.JobRunner` with a process of its own; does one job at a time while the others wait."""

    def __init__(self, longest_silence: float = LONGEST_SILENCE, begun: BegunChild | None = None) -> None:
        """Take a process that was begun ahead; None: the first job begins one."""
        self._longest_silence = longest_silence
        self._begun = begun
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
            needs = tr_text("reading it takes more than {size} GB of memory", size=f"{MOST_MEMORY / (1 << 30):.2f}")
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
        begun, self._begun = self._begun, None
        if begun is not None:
            await asyncio.to_thread(begun.end)
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
            begun, self._begun = self._begun, None
            self._starting = asyncio.ensure_future(asyncio.to_thread(_living_child, asyncio.get_running_loop(), begun))
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


def _living_child(loop: asyncio.AbstractEventLoop, begun: BegunChild | None) -> ChildProcess:
    """Return a process: the one that was begun ahead, unless it has died since."""
    if begun is not None and not begun.process.is_alive():
        log.error("the child process ended while it started: %s", begun.words.said().decode(errors="replace"))
        begun.end()
        begun = None
    return ChildProcess(loop, begun or BegunChild())


def _name(job: Job[R]) -> str:
    return type(job).__name__


# --- The child process itself ---


class ChildProcess:
    """One living process, with a second one if that stores long lists; runs one job at a time."""

    def __init__(self, loop: asyncio.AbstractEventLoop, begun: BegunChild) -> None:
        self._begun = begun
        self._pipe = begun.pipe
        self._loop = loop
        self._answer: asyncio.Future[Any] | None = None
        self._progress: WorkProgress | None = None
        self._ready = self._lives = self._ended = False
        self._listener = threading.Thread(target=self._listen, name="worker-pipe", daemon=True)
        self._listener.start()

    @property
    def alive(self) -> bool:
        """True if the process can take a job."""
        return self._begun.process.is_alive() and not self._begun.writer.lost and not self._pipe.closed

    async def run(self, job: Job[R], on_progress: WorkProgress | None, longest_silence: float | None) -> R:
        """Return the job's result.

        `longest_silence`: seconds without a sign of life after which the job counts as hanging.

        Raise what the job raised of the error tree, WorkerFaultError for anything else, OutOfMemoryError, SilentError,
        EOFError if the process ended, or OSError if it had ended before.
        """
        self._answer, self._progress = self._loop.create_future(), on_progress
        self._pipe.send(job)
        if longest_silence is not None:
            await self._watch(self._answer, longest_silence / _TICKS)
        # Shielded: a cancelled caller must not make the answer look as if it had come.
        result: R = await asyncio.shield(self._answer)
        return result

    async def _watch(self, answer: asyncio.Future[Any], tick: float) -> None:
        """Wait until the answer is there, or raise SilentError.

        Ticks are counted, because a machine that slept wasn't silent.
        """
        silent = 0
        while not answer.done():
            self._lives = False
            await asyncio.wait({answer}, timeout=tick)
            silent = 0 if self._lives or not self._ready else silent + 1
            if silent > _TICKS and not answer.done():
                answer.cancel()
                raise SilentError

    def _listen(self) -> None:
        """Receive the child's messages until its end, in a thread."""
        kind, value = "", None
        while kind != "died":
            try:
                kind, value = self._pipe.recv()
            except Exception as error:  # noqa: BLE001 - whatever can't be received, the job must not wait for it
                if not isinstance(error, EOFError | OSError):
                    log.error("the child process said something unreadable: %s", type(error).__name__)  # noqa: TRY400 - a message may hold somebody's number
                kind, value = "died", self._begun.words.said()
            if kind == WRITER:
                self._begun.writer.start()
                continue
            try:
                self._loop.call_soon_threadsafe(self._heard, kind, value)
            except RuntimeError:  # the loop was closed: nobody listens any more
                return

    def _heard(self, kind: str, value: Any) -> None:
        self._lives = True
        if kind == "ready":
            self._ready = True
        elif kind == "died" and not self._ready and not self._ended:
            # There is no job and no data yet: these words are the program's own.
            log.error("the child process ended while it started: %s", value.decode(errors="replace"))
        if kind == "progress" and self._progress and self._answer and not self._answer.done():
            self._progress(cast(Progress, value))
        if kind not in {"progress", "alive", "ready"} and self._answer is not None and not self._answer.done():
            self._settle(self._answer, kind, value)

    @staticmethod
    def _settle(answer: asyncio.Future[Any], kind: str, value: Any) -> None:
        if kind == "result":
            answer.set_result(value)
        elif kind == "error":
            answer.set_exception(cast(DialproofError, value))
        elif kind == "fault":
            answer.set_exception(WorkerFaultError(value))
        elif kind == "memory" or any(sign in value for sign in _NO_MEMORY):
            answer.set_exception(OutOfMemoryError())
        else:
            answer.set_exception(EOFError())

    async def give_up(self) -> bool:
        """Ask the job to end, so that it can tidy up. Return True if it ended in time."""
        if self._answer is None or _settled(self._answer):
            return True
        try:
            self._pipe.send(CANCEL)
        except OSError:  # it has ended already
            return False
        await asyncio.wait({self._answer}, timeout=_PATIENCE)
        ended = _settled(self._answer)
        if not ended:
            self._answer.cancel()
        return ended

    def end(self) -> None:
        """Kill the process, whatever it does, and end the thread."""
        self._ended = True
        self._begun.kill()
        # The thread notices the end of the pipe. If the pipe were closed while it reads, the handle might become
        # another's. The thread may also be starting the writer process right now.
        self._listener.join(5)
        self._begun.end()


def _settled(answer: asyncio.Future[Any]) -> bool:
    """Return True if the answer is there. An error in it counts as retrieved, although nobody waits for it any more."""
    if answer.done() and not answer.cancelled():
        answer.exception()
    return answer.done()
