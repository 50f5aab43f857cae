"""Reports faults once: one dialog at a time, which counts repetitions, and none right after another."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QTimer

from desktop_app.ui.crash.dialog import CrashDialog
from desktop_app.ui.crash.report import Fault, fault_of, program_details
from desktop_app.ui.frame.shell import Shell
from desktop_app.ui.text import words

# Seconds after closing a dialog in which no other opens: faults are shown in the strip then.
QUIET = 20.0
_MOST = 20  # different faults that are kept


class CrashTelling:
    """`tell` reports an uncaught error. `shell` is the window, `logs` the log's folder, if known."""

    def __init__(self, shell: Shell, logs: Path | None, clock: Callable[[], float] = time.monotonic) -> None:
        self._shell = shell
        self._logs = logs
        self._clock = clock
        self._faults: dict[tuple[str, str], Fault] = {}
        self._told: set[tuple[str, str]] = set()
        self._closed_at: float | None = None
        self.dialog: CrashDialog | None = None

    def tell(self, error: BaseException) -> None:
        """Report an error: in the open dialog, in a new one, or in the strip if it was reported before."""
        fault = fault_of(error)
        known = self._faults.get(fault.signature)
        if known is not None or len(self._faults) < _MOST:
            self._faults[fault.signature] = known.again() if known else fault
        if self.dialog is not None:
            self._told.add(fault.signature)
            self.dialog.say(*self._said())
        elif fault.signature in self._told or self._just_closed():
            self._strip()
        else:
            self._told.add(fault.signature)
            self._open()

    @property
    def details(self) -> str:
        """The faults of this run, and the platform."""
        return "\n\n".join((program_details(), *map(str, self._faults.values())))

    def _just_closed(self) -> bool:
        return self._closed_at is not None and self._clock() - self._closed_at < QUIET

    def _open(self) -> None:
        what, details, often = self._said()
        self.dialog = CrashDialog(what, details, self._logs, self._shell.close_now, self._shell)
        self.dialog.say(what, details, often)
        self.dialog.finished.connect(self._closed)
        # The fault may have occurred in a slot during painting or closing.
        QTimer.singleShot(0, self.dialog, self.dialog.open)

    def _closed(self) -> None:
        self.dialog, self._closed_at = None, self._clock()

    def _strip(self) -> None:
        self._shell.show_message(
            "warning",
            words.tr("Something went wrong inside Dialproof again.", "crash"),
            words.tr("Nothing is sent twice. If it doesn't stop, close Dialproof and start it again.", "crash"),
            action_text=words.tr("Details…", "crash"),
            action=self._open,
        )

    def _said(self) -> tuple[str, str, str]:
        times = sum(fault.times for fault in self._faults.values())
        often = words.counted(times, "It happened %n time.", "It happened %n times.") if times > 1 else ""
        return words.tr("Something went wrong inside Dialproof.", "crash"), self.details, often
