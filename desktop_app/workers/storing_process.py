"""The storing process as the interface holds it: not started before it is wanted, ended with the reading one."""

from __future__ import annotations

import logging
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from desktop_app.workers import storer
from desktop_app.workers.spawning import CONTEXT, spawned

log = logging.getLogger(__name__)


class StoringProcess:
    """`reader_end` of its pipe is for the reading process, and closed here once that has it."""

    def __init__(self) -> None:
        self.reader_end: Connection
        self._storer_end: Connection
        self.reader_end, self._storer_end = CONTEXT.Pipe()
        self._process: BaseProcess | None = None

    @property
    def lost(self) -> bool:
        """Whether it was started and has ended: then the reading process has to be replaced, too."""
        return self._process is not None and not self._process.is_alive()

    def start(self) -> None:
        """Start it; where that fails the reading process finds the pipe closed, and stores by itself."""
        if self._process is not None:
            return
        try:
            self._process = spawned(storer.serve, (self._storer_end,), "dialproof-storer")
        except OSError:
            log.exception("no process could be started to store rows in")
        # Whoever dies now, the other one's end of the pipe is at its end.
        self._storer_end.close()

    def end(self) -> None:
        """End it, whatever it does."""
        self._storer_end.close()
        if self._process is not None:
            self._process.kill()
            self._process.join(5)
