"""Reads lists in the background: one at a time, the newest wish wins."""

from __future__ import annotations

import logging
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from desktop_app.core.errors import DialproofError
from desktop_app.core.table import ReadOptions
from desktop_app.services.intake import Intake, ReadList
from desktop_app.services.ports import Progress, WorkProgress
from desktop_app.ui.runner import Runner
from desktop_app.ui.upload.source import Source

_TASK = "upload.read"
# What is quicker than this, in milliseconds, is shown done and never on its way.
PATIENCE = 150
logger = logging.getLogger(__name__)


class ListReader(QObject):
    """`progressed(Progress or None)` while it reads, then one of `read(ReadList)` and `failed(error)`.

    A quick reading doesn't tell of its progress. After `cancel` nothing is heard any more; what a cancelled or
    failed reading left on disk, `Intake` has deleted.
    """

    progressed = Signal(object)
    read = Signal(object)
    failed = Signal(object)

    def __init__(self, runner: Runner, intake: Intake) -> None:
        super().__init__()
        self._runner = runner
        self._intake = intake
        self._turn = 0
        self._latest: Progress | None = None
        self._quick = QTimer(self)
        self._quick.setSingleShot(True)
        self._quick.setInterval(PATIENCE)
        self._quick.timeout.connect(lambda: self.progressed.emit(self._latest))

    @property
    def busy(self) -> bool:
        """Whether something is being read."""
        return self._runner.running(_TASK)

    def read_new(self, source: Source, options: ReadOptions) -> None:
        """Read a file, several as one list, or pasted numbers."""
        if isinstance(source, Path):
            self._start(self._intake.read(source, options, self._listen()))
        elif isinstance(source, str):
            self._start(self._intake.paste(source, options, self._listen()))
        else:
            self._start(self._intake.read_several(source, options, self._listen()))

    def read_again(self, list_id: str, options: ReadOptions) -> None:
        """Read a list's kept file in another way; the list goes when the new one is there."""
        self._start(self._intake.read_again(list_id, options, self._listen()))

    def cancel(self) -> None:
        """Stop; nothing of it stays behind."""
        self._turn += 1
        self._quick.stop()
        self._runner.cancel(_TASK)

    def _listen(self) -> WorkProgress:
        self._turn += 1
        mine = self._turn

        def progressed(progress: Progress) -> None:
            if mine != self._turn:
                return
            self._latest = progress
            if not self._quick.isActive():
                self.progressed.emit(progress)

        return progressed

    def _start(self, reading: Coroutine[Any, Any, ReadList]) -> None:
        self._latest = None
        self._quick.start()
        self._runner.start(_TASK, reading, done=self._read, failed=self._failed)

    def _read(self, read: ReadList) -> None:
        self._quick.stop()
        self.read.emit(read)

    def _failed(self, error: Exception) -> None:
        self._quick.stop()
        if not isinstance(error, DialproofError):
            logger.error("reading a list failed", exc_info=error)
        self.failed.emit(error)
