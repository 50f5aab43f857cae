"""Begins the child process. It imports next to nothing, so that the child is ready when the interface has imported all.

The command line does that first of all; everybody else leaves it to `process.Worker`.
"""

from __future__ import annotations

import logging
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from desktop_app.workers.last_words import LastWords
from desktop_app.workers.spawning import CONTEXT, spawned

# The message with which the parent cancels the running job.
CANCEL = "cancel"
# The message to the parent that a list is long enough for a process that stores its rows.
WRITER = "writer"

log = logging.getLogger(__name__)


class BegunChild:
    """A process that runs `child.serve`, with the ends of its pipes; nobody listens to it yet.

    `words` is what it says on standard error, `writer` the process that stores long lists for it. Raise OSError if the
    system can't start a process, RuntimeError if it can't start the thread that listens to `words`.
    """

    def __init__(self) -> None:
        self.pipe, theirs = CONTEXT.Pipe()
        self.words = LastWords()
        self.writer = WriterProcess()
        their_ends = theirs, self.words.for_child, self.writer.reader_end
        try:
            self.process: BaseProcess = spawned("desktop_app.workers.child", "serve", their_ends, "dialproof-worker")
        finally:
            for end in their_ends:
                end.close()

    def kill(self) -> None:
        """End the process, whatever it does."""
        self.process.kill()
        self.process.join(5)

    def end(self) -> None:
        """End it and the one that stores long lists, and close the pipes."""
        self.kill()
        self.writer.end()
        self.pipe.close()


class WriterProcess:
    """The writer process; `reader_end` of its pipe is for the reading process, and closed here once that has it."""

    def __init__(self) -> None:
        self.reader_end: Connection
        self._writer_end: Connection
        self.reader_end, self._writer_end = CONTEXT.Pipe()
        self._process: BaseProcess | None = None

    @property
    def lost(self) -> bool:
        """True if it was started and has ended: then the reading process has to be replaced as well."""
        return self._process is not None and not self._process.is_alive()

    def start(self) -> None:
        """Start the process. If that fails, the reading process finds the pipe closed and stores rows itself."""
        if self._process is not None:
            return
        try:
            self._process = spawned("desktop_app.workers.writer", "serve", (self._writer_end,), "dialproof-writer")
        except OSError:
            log.exception("no process could be started to store rows in")
        # If either process dies now, the other one sees the end of the pipe.
        self._writer_end.close()

    def end(self) -> None:
        """Kill the process, whatever it does."""
        self._writer_end.close()
        if self._process is not None:
            self._process.kill()
            self._process.join(5)
