"""Holds the storing process for the interface: starts it when needed, ends it together with the reading one."""

from __future__ import annotations

import logging
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from desktop_app.workers import storer
from desktop_app.workers.spawning import CONTEXT, spawned

log = logging.getLogger(__name__)


class StoringProcess:
    """The storing process; `reader_end` of its pipe is for the reading process, and closed here once that has it."""

    def __init__(self) -> None:
        self.reader_end: Connection
        self._storer_end: Connection
        self.reader_end, self._storer_end = CONTEXT.Pipe()
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
            self._process = spawned(storer.serve, (self._storer_end,), "dialproof-storer")
        except OSError:
            log.exception("no process could be started to store rows in")
        # If either process dies now, the other one sees the end of the pipe.
        self._storer_end.close()

    def end(self) -> None:
        """Kill the process, whatever it does."""
        self._storer_end.close()
        if self._process is not None:
            self._process.kill()
            self._process.join(5)
