"""What runs inside the child process: one job after the other, as they come through the pipe."""

from __future__ import annotations

import gc
import os
import signal
import time
import traceback
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from typing import Any

from desktop_app.core.errors import Cancelled, DialproofError
from desktop_app.services.ports import Progress
from desktop_app.sheets.common.heartbeat import heard_by
from desktop_app.workers.memory import bound_memory
from desktop_app.workers.storing import stored_beside
from desktop_app.workers.storing_line import StoringFaultError, StoringLine

# Seconds between two reports of progress: more would only keep the interface busy.
REPORT_EVERY = 0.1

# The name under which the parent asks to give up the job that runs.
CANCEL = "cancel"
# What the parent is told when a list is long enough for a process that stores its rows.
STORER = "storer"


def serve(pipe: Connection, last_words: Connection | None, storing: Connection) -> None:
    """Answer jobs until the other end of the pipe is closed, however the parent ended.

    At the other end of `storing` will be the process that stores long lists, once the parent was told `STORER`.
    What would be written to standard error goes to `last_words`: compiled code says there why it ends the process.
    """
    # Ctrl-C on a terminal reaches the whole group; the parent decides what becomes of a job.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if last_words is not None:
        os.dup2(last_words.fileno(), 2)
        last_words.close()
    os.environ["RUST_BACKTRACE"] = "0"  # long words that say less, and take a while to find
    bound_memory()
    from desktop_app.workers.jobs import JOBS  # the heavy imports happen here, not in the interface

    _collect_seldom()
    line = StoringLine(storing, partial(pipe.send, (STORER, None)))

    try:
        pipe.send(("ready", None))
        while True:
            name, arguments = pipe.recv()
            if name != CANCEL:  # else it came too late, for a job that had ended
                with stored_beside(line):
                    pipe.send(_outcome(JOBS[name], arguments, _Reporter(pipe)))
    except (EOFError, OSError):
        return


def _outcome(job: Callable[..., Any], arguments: dict[str, Any], reporter: _Reporter) -> tuple[str, Any]:
    try:
        with heard_by(reporter.alive):
            return "result", job(reporter.report, **arguments)
    except DialproofError as error:
        return "error", error
    except ConnectionError:  # of the parent, or of the storing process: this one's end is heard, and both are replaced
        raise
    except MemoryError:
        return "memory", None
    except StoringFaultError as error:
        return "fault", error.frames
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
        """How far the job is: now and then, but a list's first rows at once. Raises Cancelled where nobody wants it."""
        self._give_up_if_asked()
        now = time.monotonic()
        if progress.first is not None or now - self._reported >= REPORT_EVERY:
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
