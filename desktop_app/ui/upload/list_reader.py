"""Reads lists in the background: one at a time, the newest wish wins."""

from __future__ import annotations

import logging
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from desktop_app.core.errors import DialproofError
from desktop_app.core.password import Password
from desktop_app.core.table import ReadOptions
from desktop_app.services.intake import Intake, ReadList
from desktop_app.services.ports import FirstRows, Progress, WorkProgress
from desktop_app.ui.runner import Runner
from desktop_app.ui.upload.source import Source

_TASK = "upload.read"
# What is quicker than this, in milliseconds, is shown done and never on its way.
PATIENCE = 200
# The time from one telling of the progress to the next, in milliseconds.
PACE = 100
logger = logging.getLogger(__name__)


class ListReader(QObject):
    """`begun(FirstRows)`, `progressed(Progress or None)` while it reads; then one of `read(ReadList)`, `failed(error)`.

    A quick reading tells of neither, and of a long one's progress only some of it is told, always the latest.
    After `cancel` nothing is heard any more; what a cancelled or failed reading left on disk, `Intake` has deleted.
    """

    begun = Signal(object)
    progressed = Signal(object)
    read = Signal(object)
    failed = Signal(object)

    def __init__(self, runner: Runner, intake: Intake) -> None:
        super().__init__()
        self._runner = runner
        self._intake = intake
        self._turn = 0
        self.again = False
        self.options = ReadOptions()
        self.passwords: tuple[Password, ...] = ()
        self._latest: Progress | None = None
        self._first: FirstRows | None = None
        self._quick = self._news = False
        self._silence = QTimer(self)
        self._silence.setSingleShot(True)
        self._silence.timeout.connect(self._tell)

    @property
    def busy(self) -> bool:
        """Whether something is being read: with `options`, and `again` where it is a list that was read before."""
        return self._runner.running(_TASK)

    def read_new(self, source: Source, options: ReadOptions, passwords: tuple[Password, ...] = ()) -> None:
        """Read a file, several as one list, or pasted numbers; `passwords` are tried on protected workbooks."""
        self.again, self.options, self.passwords = False, options, passwords
        if isinstance(source, Path):
            self._start(self._intake.read(source, options, self._listen(), passwords=passwords))
        elif isinstance(source, str):
            self._start(self._intake.paste(source, options, self._listen()))
        else:
            self._start(self._intake.read_several(source, options, self._listen(), passwords=passwords))

    def read_again(self, list_id: str, options: ReadOptions, passwords: tuple[Password, ...] = ()) -> None:
        """Read a list's kept file in another way; the list goes when the new one is there."""
        self.again, self.options, self.passwords = True, options, passwords
        self._start(self._intake.read_again(list_id, options, self._listen(), passwords=passwords))

    def cancel(self) -> None:
        """Stop; nothing of it stays behind."""
        self.passwords = ()
        self._turn += 1
        self._silence.stop()
        self._runner.cancel(_TASK)

    def _listen(self) -> WorkProgress:
        self._turn += 1
        mine = self._turn

        def progressed(progress: Progress) -> None:
            if mine != self._turn:
                return
            self._latest, self._news = progress, True
            self._first = progress.first or self._first
            # First rows wait for nothing but the end of a quick reading.
            if not self._silence.isActive() or (progress.first and not self._quick):
                self._tell()

        return progressed

    def _tell(self) -> None:
        self._quick = False
        if not self._news:
            return
        self._news = False
        self._silence.start(PACE)
        first, self._first = self._first, None
        if first is not None:
            self.begun.emit(first)
        self.progressed.emit(self._latest)

    def _start(self, reading: Coroutine[Any, Any, ReadList]) -> None:
        self._latest = self._first = None
        self._quick = self._news = True  # that nothing is known yet is news as well
        self._silence.start(PATIENCE)
        self._runner.start(_TASK, reading, done=self._read, failed=self._failed)

    def _read(self, read: ReadList) -> None:
        self._silence.stop()
        self.read.emit(read)

    def _failed(self, error: Exception) -> None:
        self._silence.stop()
        if not isinstance(error, DialproofError):
            logger.error("reading a list failed", exc_info=error)
        self.failed.emit(error)
