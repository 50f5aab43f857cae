"""Runs the local service for the interface process: a child process and a handle to it."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, NoReturn

from desktop_app.core.errors import DialproofError, LocalServiceDown
from desktop_app.core.numbering.areas import Areas, gathered, load_areas_with
from desktop_app.core.service.rates import OWN_LIMITS, RateGroup
from desktop_app.core.text.translatable import tr_text
from desktop_app.local_service.settings import Limits

if TYPE_CHECKING:
    from desktop_app.local_service.serving import Server

log = logging.getLogger(__name__)

# --- The child: serves until the pipe to its parent ends ---


_PIPE_LOOK_SECONDS = 1.0  # how often to see whether the server still runs while nothing comes through the pipe


_LIMITS = Limits(reads=OWN_LIMITS[RateGroup.READS], submissions=OWN_LIMITS[RateGroup.SUBMITS])


@dataclass(frozen=True, slots=True)
class Ready:
    """The child's message to its parent once it answers. The key goes this way and no other."""

    base_url: str
    api_key: str = field(repr=False)


def run_child(pipe: Connection, home: Path, load: Callable[[], Areas]) -> None:
    """Serve the store in `home` until the pipe ends, closed by the parent or by the parent's death; end the process.

    `load` loads the areas of numbers. Send `Ready`, or a `DialproofError` if it can't start.
    """
    _own_signals()
    load_areas_with(load)
    gc.disable()  # the imports leave hardly any garbage, and took a seventh longer; `_collect_seldom` enables it again
    try:
        from desktop_app.local_service.serving import Server

        server = Server(home, limits=_LIMITS)
        server.start()
        _collect_seldom()
    except DialproofError as error:
        pipe.send(error)
        return
    except (OSError, ImportError) as error:
        pipe.send(LocalServiceDown(reason=str(error)))
        return
    try:
        pipe.send(Ready(server.base_url, server.api_key))
        while server.running:
            if pipe.poll(_PIPE_LOOK_SECONDS):
                pipe.recv_bytes()
    except (EOFError, OSError):
        pass  # the parent closed its end, or is gone
    except Exception:
        log.exception("The local service ended with a fault")
    finally:
        _end_with(server)


def _end_with(server: Server) -> NoReturn:
    """Close the store and end the process, whatever happens.

    Python's own end would wait for the threads of requests and take its objects apart, which takes longer than all else
    here.
    """
    try:
        server.abandon()
    except Exception:
        log.exception("The store could not be closed")
    finally:
        os._exit(0)


def _own_signals() -> None:
    """Ignore Ctrl-C, which goes to the whole group and is for the parent to handle; leave on SIGTERM."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _collect_seldom() -> None:
    """Make garbage collection rare: answers hold no cycles, and looking for them took two fifths of the time."""
    gc.freeze()
    gc.set_threshold(100_000, 20, 20)
    gc.enable()


def _leave(_number: int, _frame: FrameType | None) -> None:
    raise SystemExit(0)


# --- The parent ---


START_SECONDS = 30.0
STOP_SECONDS = 8.0
KILL_SECONDS = 2.0
_LOOK_SECONDS = 0.1


@dataclass(frozen=True, slots=True)
class LocalService:
    """A running local service. `base_url` ends with `/api/v1`; `api_key` is valid for this run only."""

    base_url: str
    api_key: str = field(repr=False)
    _process: SpawnProcess = field(repr=False)
    _pipe: Connection = field(repr=False)

    @property
    def alive(self) -> bool:
        """True if the child process still runs."""
        return self._process.is_alive()

    @property
    def pid(self) -> int | None:
        """The child's process id."""
        return self._process.pid

    async def aclose(self) -> None:
        """End the child: ask it first, then force it. Closing twice is fine."""
        await asyncio.to_thread(_end, self._process, self._pipe)


async def start(home: Path, *, load: Callable[[], Areas] = gathered, timeout: float = START_SECONDS) -> LocalService:
    """Start the local service in a child process; its store is in `home`/local-service.

    `load` loads the areas of numbers there: a function that the child can import. It never blocks the caller's loop,
    because all waiting is done in a thread. Cancelling ends the child. Raise `LocalServiceDown`, or the `UsageError` of
    a wrong DIALPROOF_LOCAL_CREDITS.
    """
    launch = _Launch(home, load, timeout)
    try:
        return await asyncio.to_thread(launch.run)
    except asyncio.CancelledError:
        launch.abandon()
        raise


class _Launch:
    """One attempt to start, run in a thread. Once abandoned, it ends its child, whenever that is."""

    def __init__(self, home: Path, load: Callable[[], Areas], timeout: float) -> None:
        self._home = home
        self._load = load
        self._timeout = timeout
        self._abandoned = False
        self._lock = threading.Lock()
        self._service: LocalService | None = None

    def run(self) -> LocalService:
        context = multiprocessing.get_context("spawn")
        pipe, childs_end = context.Pipe()
        process = context.Process(
            target=run_child, args=(childs_end, self._home, self._load), name="dialproof-local-service", daemon=True
        )
        try:
            with _interrupts_held():
                process.start()
        except OSError as error:
            pipe.close()
            raise LocalServiceDown(reason=str(error)) from error
        finally:
            childs_end.close()
        try:
            ready = self._ready(process, pipe)
            service = LocalService(ready.base_url, ready.api_key, process, pipe)
            self._hand_over(service)
        except BaseException:
            if self._abandoned:
                process.terminate()  # it has nothing of anybody's yet
            _end(process, pipe)
            raise
        return service

    def abandon(self) -> None:
        """End the child, now or once it has started, because nobody waits for it any more."""
        with self._lock:
            self._abandoned = True
            service = self._service
        if service is not None:
            _end(service._process, service._pipe)

    def _hand_over(self, service: LocalService) -> None:
        with self._lock:
            if self._abandoned:
                raise LocalServiceDown(reason=tr_text("its start was cancelled"))
            self._service = service

    def _ready(self, process: SpawnProcess, pipe: Connection) -> Ready:
        until = time.monotonic() + self._timeout
        while not pipe.poll(_LOOK_SECONDS):
            if self._abandoned:
                raise LocalServiceDown(reason=tr_text("its start was cancelled"))
            if time.monotonic() >= until:
                raise LocalServiceDown(
                    reason=tr_text("it did not answer within {timeout} seconds", timeout=self._timeout)
                )
        try:
            told = pipe.recv()
        except (EOFError, OSError):
            process.join(KILL_SECONDS)
            raise LocalServiceDown(
                reason=tr_text("its process ended at once, exit code {exitcode}", exitcode=str(process.exitcode))
            ) from None
        if isinstance(told, DialproofError):
            raise told
        if not isinstance(told, Ready):
            raise LocalServiceDown(reason=tr_text("its process said something unknown"))
        return told


def _end(process: SpawnProcess, pipe: Connection) -> None:
    """Close the pipe, which asks the child to stop; terminate and kill it if it doesn't react."""
    pipe.close()
    process.join(STOP_SECONDS)
    for force in (process.terminate, process.kill):
        if process.exitcode is None:
            force()
            process.join(KILL_SECONDS)


@contextlib.contextmanager
def _interrupts_held() -> Iterator[None]:
    """Block Ctrl-C during a start: the child inherits the mask, so it can't be ended before it ignores the signal."""
    # The worker has its own copy of this: the two rings share nothing.
    if sys.platform == "win32":
        yield
        return
    from multiprocessing import resource_tracker

    resource_tracker.ensure_running()  # started later, it would unblock the signal itself
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
