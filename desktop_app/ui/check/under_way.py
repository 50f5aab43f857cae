"""The check under way: one at a time, shown if it takes long, and cancellable."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QTimer, Signal

from desktop_app.core.batches.checks import CheckEntry
from desktop_app.core.numbers.phone import Normalised
from desktop_app.core.numbers.typing_format import international
from desktop_app.ui.check.asking_bar import AskingBar
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.parts.bars import ProgressStrip
from desktop_app.ui.text import words

_tr = words.translator("check")

CHECKING = "single check"
_PATIENCE = 700  # milliseconds after which the wait is shown


class CheckUnderWay(ProgressStrip):
    """Hidden until the answer takes long; `asking` is busy meanwhile. On `cancelled` from its button, call `stop`.

    Emits `begun` and, whatever the outcome, `ended`; `slow` once it is shown. It is still visible at `ended`.
    """

    begun = Signal()
    slow = Signal()
    ended = Signal()

    def __init__(self, context: PageContext, asking: AskingBar) -> None:
        super().__init__()
        self._context = context
        self._asking = asking
        self._number = ""
        self._slow = QTimer(self)
        self._slow.setSingleShot(True)
        self._slow.setInterval(_PATIENCE)
        self._slow.timeout.connect(self.say_busy)

    @property
    def running(self) -> bool:
        """True while a check is under way."""
        return self._context.runner.running(CHECKING)

    def begin(
        self,
        number: Normalised,
        product: str | None,
        done: Callable[[CheckEntry], None],
        failed: Callable[[Exception], None],
    ) -> None:
        """Have one number checked; call exactly one of `done` and `failed`, and neither after `stop`."""

        def ended(tell: Callable[[], None]) -> None:
            self._settle()
            tell()

        self._number = international(number.e164)
        self._asking.set_busy(True)
        self.begun.emit()
        self._slow.start()
        self._context.runner.start(
            CHECKING,
            self._context.services.checking.check_number(self._context.connection(), number, product),
            done=lambda entry: ended(lambda: done(entry)),
            failed=lambda error: ended(lambda: failed(error)),
        )

    def stop(self) -> None:
        """Stop waiting; what was sent may still be answered."""
        self._context.runner.cancel(CHECKING)
        self._settle()

    def say_busy(self) -> None:
        """Show that it takes long."""
        self.show_work(_tr("Waiting for the answer about {}").format(self._number))
        self.slow.emit()

    def _settle(self) -> None:
        self._slow.stop()
        self._asking.set_busy(False)
        self.ended.emit()
        self.hide()
