"""Asks before a number is checked that is on a suppression list."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from desktop_app.core.numbers.phone import Normalised
from desktop_app.core.results.suppression import Suppressing
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.parts.banner import Confirmation
from desktop_app.ui.text import words
from desktop_app.ui.text.verdict_words import suppressed_words

_tr = words.translator("suppression")
_TASK = "check suppression"


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
        self._go_on, self._refuse, self._failed = go_on, refuse, failed
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
        self._context.runner.start(_TASK, looking, done=found, failed=self._failed)

    def _found(self, number: Normalised, product: str | None, lists: list[Suppressing]) -> None:
        if not lists:
            self._go_on(number, product)
            return
        reasons = suppressed_words(lists)
        if not self._context.services.suppression.may_switch_off:
            self._refuse(_tr("This number is {reasons}. Your organisation has it not checked.").format(reasons=reasons))
            return
        self._asked = number, product
        question = _tr("This number is {reasons}. Check it anyway?").format(reasons=reasons)
        self._question.set_question(question, _tr("Check it anyway"))
        self._question.ask()

    def _agreed(self) -> None:
        asked, self._asked = self._asked, None
        if asked is not None:
            self._go_on(*asked)
