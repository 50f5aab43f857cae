"""What runs inside the child process: one job after the other, as they come through the pipe."""

from __future__ import annotations

import gc
import os
import signal
import sys
import time
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

from desktop_app.core.errors import Cancelled, DialproofError
from desktop_app.services.ports import Progress
from desktop_app.sheets.heartbeat import heard_by

# Bytes of address space, libraries included: with the process that asks it stays below 1.5 GB. A full sheet of ten
# columns takes a fifth of it through our own readers, and an XLSB of four columns a third.
MOST_MEMORY = 1_280 << 20
# Seconds between two reports of progress: more would only keep the interface busy.
REPORT_EVERY = 0.1

# The name under which the parent asks to give up the job that runs.
CANCEL = "cancel"

Report = Callable[[Progress], None]


def serve(pipe: Connection, last_words: Connection | None) -> None:
    """Answer jobs until the other end of the pipe is closed, however the parent ended.

    What would be written to standard error goes to `last_words`: compiled code says there why it ends the process.
    """
    # Ctrl-C on a terminal reaches the whole group; the parent decides what becomes of a job.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if last_words is not None:
        os.dup2(last_words.fileno(), 2)
        last_words.close()
    os.environ["RUST_BACKTRACE"] = "0"  # long words that say less, and take a while to find
    _bound_memory()
    from desktop_app.workers.jobs import JOBS  # the heavy imports happen here, not in the interface

    _collect_seldom()

    try:
        pipe.send(("ready", None))
        while True:
            name, arguments = pipe.recv()
            if name != CANCEL:  # else it came too late, for a job that had ended
                pipe.send(_outcome(JOBS[name], arguments, _Reporter(pipe)))
    except (EOFError, OSError):
        return


def _outcome(job: Callable[..., Any], arguments: dict[str, Any], reporter: _Reporter) -> tuple[str, Any]:
    try:
        with heard_by(reporter.alive):
            return "result", job(reporter.report, **arguments)
    except DialproofError as error:
        return "error", error
    except ConnectionError:
        raise
    except MemoryError:
        return "memory", None
    except Exception as error:  # noqa: BLE001 - a fault in a job is the parent's to show
        # Where it happened, without the message: that may hold somebody's number.
        frames = "".join(traceback.format_tb(error.__traceback__))
        return "fault", f"{type(error).__name__}\n{frames}"


class _Reporter:
    """One job's line to the parent: what it says, now and then, and whether it is to give up."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe
        self._reported = self._lived = 0.0

    def report(self, progress: Progress) -> None:
        """How far the job is. Raises Cancelled where nobody wants it any more."""
        self._give_up_if_asked()
        now = time.monotonic()
        if now - self._reported >= REPORT_EVERY:
            self._reported = self._lived = now
            self._pipe.send(("progress", progress))

    def alive(self) -> None:
        """The job goes on, with nothing to show for it yet. Raises Cancelled as `report` does."""
        now = time.monotonic()
        if now - self._lived >= REPORT_EVERY:
            self._lived = now
            self._give_up_if_asked()
            self._pipe.send(("alive", None))

    def _give_up_if_asked(self) -> None:
        if self._pipe.poll():
            self._pipe.recv()  # while a job runs nothing but CANCEL is sent
            raise Cancelled


def _collect_seldom() -> None:
    """Rows hold no cycles: looking for them took a seventh of the time of reading a list."""
    gc.freeze()
    gc.set_threshold(100_000, 20, 20)


def _bound_memory() -> None:
    """A hostile workbook may ask for a hundred gigabytes: then this process ends, and not the machine's patience."""
    if sys.platform == "linux":  # macOS ignores the limit, Windows has none
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
        # An end for want of memory is an error message, and needs no picture of what everybody's numbers were.
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
