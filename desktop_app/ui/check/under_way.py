"""The check under way: one at a time, shown if it takes long, and cancellable; and the question before it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QTimer, Signal

from desktop_app.core.batches.checks import CheckEntry
from desktop_app.core.numbers.phone import Normalised
from desktop_app.core.numbers.typing_format import international
from desktop_app.core.results.suppression import Suppressing
from desktop_app.ui.check.asking_bar import AskingBar
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.parts.banner import Confirmation
from desktop_app.ui.parts.bars import ProgressStrip
from desktop_app.ui.text import words
from desktop_app.ui.text.verdict_words import suppressed_words

_tr = words.translator("check")

CHECKING = "single check"
_LOOKING = "check suppression"
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


# --- Before a number is checked that is on a suppression list ---


class SuppressedNumber:
    """Calls `go_on(number, product)` for a number that may be checked; else `question` asks first.

    `refuse(words)` says that the organisation's policy forbids it, `failed(error)` that nobody knows.
    """

    def __init__(
        self,
        context: PageContext,
        question: Confirmation,
        go_on: Callable[[Normalised, str | None], object],
        refuse: Callable[[str], object],
        failed: Callable[[Exception], None],
    ) -> None:
        self._context, self._question = context, question
        self._go_on, self._decline, self._failed = go_on, refuse, failed
        self._asked: tuple[Normalised, str | None] | None = None
        question.confirmed.connect(self._agreed)

    def look(self, number: Normalised, product: str | None) -> None:
        """Look the number up, and go on or ask; without any suppression list at once."""
        self._question.hide()
        suppression = self._context.services.suppression
        if not suppression.any:
            self._go_on(number, product)
            return
        looking, found = suppression.suppressing(number.e164), partial(self._found, number, product)
        self._context.runner.start(_LOOKING, looking, done=found, failed=self._failed)

    def _found(self, number: Normalised, product: str | None, lists: list[Suppressing]) -> None:
        if not lists:
            self._go_on(number, product)
            return
        reasons = suppressed_words(lists)
        if not self._context.services.suppression.may_switch_off:
            self._decline(
                _tr("This number is {reasons}. Your organisation has it not checked.").format(reasons=reasons)
            )
            return
        self._asked = number, product
        question = _tr("This number is {reasons}. Check it anyway?").format(reasons=reasons)
        self._question.set_question(question, _tr("Check it anyway"))
        self._question.ask()

    def _agreed(self) -> None:
        asked, self._asked = self._asked, None
        if asked is not None:
            self._go_on(*asked)
