"""Runs inside the child process: does one job after the other, as they come through the pipe."""

from __future__ import annotations

import os
import signal
import sys
import time
import traceback
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from typing import Any

from desktop_app.core.errors import Cancelled, DialproofError
from desktop_app.services.ports import Progress, WorkProgress
from desktop_app.sheets.common.heartbeat import heard_by
from desktop_app.workers.begun_child import CANCEL, WRITER
from desktop_app.workers.last_words import StandardError
from desktop_app.workers.row_store import WriterClient, WriterFaultError, stored_beside
from desktop_app.workers.spawning import bound_memory, collect_seldom

# Seconds between two progress reports: more would only keep the interface busy.
REPORT_EVERY = 0.1

# Seconds that a thread may hold the interpreter: threads beside (`sheets.common.beside`) need it often and shortly.
_SWITCH = 0.001


def serve(pipe: Connection, last_words: StandardError, writer: Connection) -> None:
    """Answer jobs until the other end of the pipe is closed, however the parent ended.

    Once the parent was sent `WRITER`, the process that stores long lists is at the other end of `writer`. Standard
    error goes to `last_words`: compiled code says there why it ends the process.
    """
    # Ctrl-C on a terminal reaches the whole group; the parent decides what happens to a job.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    last_words.take()
    os.environ["RUST_BACKTRACE"] = "0"  # backtraces are long, say less, and take a while to produce
    bound_memory()
    # The heavy imports happen here, not in the interface.
    from desktop_app.core.numbering.areas import load_areas_with
    from desktop_app.storage.machine.numbering_files import kept_areas
    from desktop_app.workers.jobs import perform

    load_areas_with(kept_areas)
    collect_seldom()
    sys.setswitchinterval(_SWITCH)
    line = WriterClient(writer, partial(pipe.send, (WRITER, None)))

    try:
        pipe.send(("ready", None))
        while True:
            job = pipe.recv()
            if job != CANCEL:  # a late CANCEL for a job that had ended is ignored
                with stored_beside(line):
                    pipe.send(_outcome(partial(perform, job), _Reporter(pipe)))
    except (EOFError, OSError):
        return


def _outcome(done: Callable[[WorkProgress], Any], reporter: _Reporter) -> tuple[str, Any]:
    try:
        with heard_by(reporter.alive):
            return "result", done(reporter.report)
    except DialproofError as error:
        return "error", error
    except ConnectionError:  # the parent or the writer process is gone: this process ends, and both are replaced
        raise
    except MemoryError:
        return "memory", None
    except WriterFaultError as error:
        return "fault", error.frames
    except Exception as error:  # noqa: BLE001 - a fault in a job is the parent's to show
        # The frames without the message, because that may hold somebody's number.
        frames = "".join(traceback.format_tb(error.__traceback__))
        return "fault", f"{type(error).__name__}\n{frames}"


class _Reporter:
    """One job's line to the parent: reports progress now and then, and notices a cancel request."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe
        self._reported = self._lived = 0.0

    def report(self, progress: Progress) -> None:
        """Report progress now and then, but a list's first rows at once.

        Raise Cancelled if the parent asked for that.
        """
        self._give_up_if_asked()
        now = time.monotonic()
        if progress.first is not None or now - self._reported >= REPORT_EVERY:
            self._reported = self._lived = now
            self._pipe.send(("progress", progress))

    def alive(self) -> None:
        """Report that the job goes on without progress to show. Raise Cancelled as `report` does."""
        now = time.monotonic()
        if now - self._lived >= REPORT_EVERY:
            self._lived = now
            self._give_up_if_asked()
            self._pipe.send(("alive", None))

    def _give_up_if_asked(self) -> None:
        if self._pipe.poll():
            self._pipe.recv()  # while a job runs, only CANCEL is sent
            raise Cancelled
