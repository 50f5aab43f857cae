"""What runs inside the child process: one job after the other, as they come through the pipe."""

from __future__ import annotations

import signal
import sys
import time
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

from desktop_app.core.errors import Cancelled, DialproofError
from desktop_app.services.ports import Progress

# Bytes of address space, libraries included.
MOST_MEMORY = 3 * 2**30
# Seconds between two reports of progress: more would only keep the interface busy.
REPORT_EVERY = 0.1

# The name under which the parent asks to give up the job that runs.
CANCEL = "cancel"

Report = Callable[[Progress], None]


def serve(pipe: Connection) -> None:
    """Answer jobs until the other end of the pipe is closed, however the parent ended."""
    # Ctrl-C on a terminal reaches the whole group; the parent decides what becomes of a job.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _bound_memory()
    from desktop_app.workers.jobs import JOBS  # the heavy imports happen here, not in the interface

    while True:
        try:
            name, arguments = pipe.recv()
        except (EOFError, OSError):
            return
        if name == CANCEL:  # it came too late, for a job that had ended
            continue
        try:
            pipe.send(_outcome(JOBS[name], arguments, _reporter(pipe)))
        except (BrokenPipeError, ConnectionError):
            return


def _outcome(job: Callable[..., Any], arguments: dict[str, Any], report: Report) -> tuple[str, Any]:
    try:
        return "result", job(report, **arguments)
    except DialproofError as error:
        return "error", error
    except ConnectionError:
        raise
    except Exception as error:  # noqa: BLE001 - a fault in a job is the parent's to show
        # Where it happened, without the message: that may hold somebody's number.
        frames = "".join(traceback.format_tb(error.__traceback__))
        return "fault", f"{type(error).__name__}\n{frames}"


def _reporter(pipe: Connection) -> Report:
    last = 0.0

    def report(progress: Progress) -> None:
        nonlocal last
        if pipe.poll():
            pipe.recv()  # while a job runs nothing but CANCEL is sent
            raise Cancelled
        now = time.monotonic()
        if now - last >= REPORT_EVERY:
            last = now
            pipe.send(("progress", progress))

    return report


def _bound_memory() -> None:
    """A hostile workbook may ask for a hundred gigabytes: then this process ends, and not the machine's patience."""
    if sys.platform == "linux":  # macOS ignores the limit, Windows has none
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
