"""Runs the window: Qt's application, qasync's loop, signals, errors, and an orderly end.

Because of qasync's behaviour nothing calls `app.quit()`; if the system does, the loop is run once more for the
shutdown. `asyncClose` isn't used, because it spins `processEvents`.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import FrameType, TracebackType
from typing import Any

import qasync
from PySide6.QtCore import QObject, QSocketNotifier
from PySide6.QtWidgets import QApplication

from desktop_app.core.errors import DialproofError
from desktop_app.ui.crash.dialog import CrashTelling
from desktop_app.ui.frame.runner import Runner
from desktop_app.ui.frame.shell import Shell
from desktop_app.ui.look import icons
from desktop_app.ui.look.theme import Appearance
from desktop_app.ui.start.first_paint import application

Build = Callable[[QApplication, Runner, Appearance], tuple[Shell, Callable[[], Awaitable[None]]]]
SHUT_DOWN_SECONDS = 10.0
# How often the system may end Qt's loop during the shut-down: without a screen, it may as soon as it is run.
_TIMES_ENDED = 100
logger = logging.getLogger(__name__)


def run_window(
    build: Build,
    argv: list[str] | None = None,
    *,
    appearance: str | Appearance = "system",
    logs: Path | None = None,
) -> int:
    """Open the window that `build(app, runner, appearance)` makes and run until it has been closed.

    `build` returns the shell and an `aclose` which is awaited, after the runner's, when the window has gone.
    `appearance`: its setting, or the object with which a shell was painted already. `logs`: the folder for crash
    reports.
    Return the exit code: 0, or 1 if the shutdown failed.
    """
    app = application(argv)
    app.setWindowIcon(icons.app_icon())
    loop = _Loop(app)
    asyncio.set_event_loop(loop)
    try:
        chosen = Appearance(app, appearance) if isinstance(appearance, str) else appearance
        return _run(app, loop, build, chosen, ErrorDoor(logs))
    finally:
        loop.close()
        asyncio.set_event_loop(None)


class _Loop(qasync.QEventLoop):  # type: ignore[misc]  # qasync has no types
    """Qt's loop for asyncio, in which tasks find a running loop whenever an event is handled.

    qasync's `run_until_complete` handles events once more after the loop has ended. A request answered at that moment
    would fail without a loop, and its submission would be left in doubt.
    """

    def run_forever(self) -> Any:
        """Run until stopped; events after that are handled by `run_until_complete`."""
        try:
            return super().run_forever()
        finally:
            asyncio._set_running_loop(self)

    def run_until_complete(self, future: Any) -> Any:
        """Run until the future is done."""
        try:
            return super().run_until_complete(future)
        finally:
            asyncio._set_running_loop(None)


def _run(
    app: QApplication, loop: asyncio.AbstractEventLoop, build: Build, appearance: Appearance, errors: ErrorDoor
) -> int:
    runner = Runner(loop, errors.task_failed)
    loop.set_exception_handler(errors.loop_failed)
    with errors:
        shell, aclose = build(app, runner, appearance)
        errors.watch(shell)
        closed: asyncio.Future[None] = loop.create_future()
        shell.closed.connect(lambda: None if closed.done() else closed.set_result(None))
        with InterruptSignals(shell.close_now):
            shell.show()
            gc.freeze()  # objects made so far live as long as the window: exclude them from collections
            gc.enable()
            give_back_big_blocks()
            try:
                loop.run_until_complete(closed)
            except RuntimeError:  # the system ended Qt's loop (end of the session): the rest still runs
                if not closed.done():  # a signal that came with it may have closed the window by now
                    shell.close_now()
            errors.watch(None)
            return _to_the_end(loop, loop.create_task(_shut_down(runner, aclose)))


def _to_the_end(loop: asyncio.AbstractEventLoop, ending: asyncio.Task[int]) -> int:
    """Run a shut-down to its end, although the system may end Qt's loop meanwhile: a signal may come with that."""
    for _ in range(_TIMES_ENDED):
        try:
            return loop.run_until_complete(ending)
        except RuntimeError:
            if ending.done():  # while qasync was about to say that it isn't
                return ending.result()
    logger.warning("the system has ended the loop too often for an orderly shut-down")
    ending.cancel()
    return 1


async def _shut_down(runner: Runner, aclose: Callable[[], Awaitable[None]]) -> int:
    code = 0
    for end in (runner.aclose, aclose):  # a limit for each: a slow one must not use the other's time
        try:
            async with asyncio.timeout(SHUT_DOWN_SECONDS):
                await end()
        except Exception:
            logger.exception("the shut-down failed")
            code = 1
    return code


class ErrorDoor:
    """Receives all uncaught errors: from slots, from tasks, from the loop."""

    def __init__(self, logs: Path | None = None) -> None:
        self._logs = logs
        self._shell: Shell | None = None
        self._telling: CrashTelling | None = None
        self._hook = sys.excepthook

    def watch(self, shell: Shell | None) -> None:
        """Set the window that shows the errors; None once it has gone."""
        self._shell = shell
        self._telling = None if shell is None else CrashTelling(shell, self._logs)
        if shell is not None:
            shell.unexpected = self.page_failed

    def __enter__(self) -> ErrorDoor:
        self._hook = sys.excepthook
        sys.excepthook = self.slot_failed
        return self

    def __exit__(self, *error: object) -> None:
        sys.excepthook = self._hook

    def slot_failed(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Log and show an exception of a slot, from `sys.excepthook`."""
        if isinstance(error, KeyboardInterrupt):
            if self._shell is not None:
                self._shell.close_now()
            return
        logger.error("not caught", exc_info=(kind, error, trace))
        self._show(error)

    def task_failed(self, name: str, error: Exception) -> None:
        """Log and show a task's failure that no callback took."""
        logger.error("%s failed", name, exc_info=error)
        self._show(error)

    def loop_failed(self, _loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Log and show what asyncio itself reports."""
        error = context.get("exception")
        logger.error("in the event loop: %s", context.get("message", ""), exc_info=error)
        if isinstance(error, Exception):
            self._show(error)

    def page_failed(self, error: BaseException) -> None:
        """Log and show a failed task's error that a page has no words for."""
        logger.error("shown by a page", exc_info=error)
        self._show(error)

    def _show(self, error: BaseException) -> None:
        if self._shell is None or self._telling is None:
            return
        if isinstance(error, DialproofError):
            self._shell.show_error(error)
        else:
            self._telling.tell(error)


class InterruptSignals:
    """Closes the window on SIGINT and SIGTERM, although Python only sees them between two of Qt's events.

    The interpreter writes a byte to a socket when a signal arrives, which wakes Qt up.
    """

    def __init__(self, close: Callable[[], object]) -> None:
        self._close = close
        self._before: dict[int, Any] = {}

    def __enter__(self) -> InterruptSignals:
        self._inside, self._outside = socket.socketpair()
        for end in (self._inside, self._outside):
            end.setblocking(False)
        self._keeper = QObject()
        self._notifier = QSocketNotifier(self._inside.fileno(), QSocketNotifier.Type.Read, self._keeper)
        self._notifier.activated.connect(self._wake)
        self._wakeup = signal.set_wakeup_fd(self._outside.fileno(), warn_on_full_buffer=False)
        for number in (signal.SIGINT, signal.SIGTERM):
            self._before[number] = signal.signal(number, self._arrived)
        return self

    def __exit__(self, *error: object) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)
        signal.set_wakeup_fd(self._wakeup)
        self._notifier.setEnabled(False)
        self._inside.close()
        self._outside.close()

    def _wake(self) -> None:
        try:
            self._inside.recv(64)
        except BlockingIOError:
            logger.debug("woken without a signal")

    def _arrived(self, number: int, _frame: FrameType | None) -> None:
        logger.info("signal %d: closing", number)
        self._close()


# mallopt(3): the parameters' numbers in glibc's malloc.h, and the initial thresholds.
_M_TRIM_THRESHOLD, _M_MMAP_THRESHOLD = -1, -3
_BYTES = 128 * 1024


def give_back_big_blocks() -> bool:
    """Fix glibc's thresholds at their initial values; return False if the C library isn't glibc.

    glibc would raise them with each big block freed, and keep tens of megabytes for similar ones (mallopt(3)).
    """
    if sys.platform != "linux":
        return False
    import ctypes

    try:
        mallopt = ctypes.CDLL(None).mallopt
    except (OSError, AttributeError):  # another C library
        return False
    return all([mallopt(_M_TRIM_THRESHOLD, _BYTES), mallopt(_M_MMAP_THRESHOLD, _BYTES)])
