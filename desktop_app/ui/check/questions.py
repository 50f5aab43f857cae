"""The questions before a check costs again, or is deleted."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from desktop_app.core.batches.checks import CheckEntry, CheckState
from desktop_app.core.numbers.typing_format import international
from desktop_app.ui.parts.banner import Confirmation
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.product_words import price_words

_tr = words.translator("check")


class Question(Confirmation):
    """Emits `agreed(subject)` after a yes about what was asked; returns the focus to the previous widget."""

    agreed = Signal(object)

    def __init__(self, keep: str, tone: str) -> None:
        super().__init__("", "", keep, tone=tone)
        self._before: QWidget | None = None
        self._subject: object = None
        self.confirmed.connect(lambda: self.agreed.emit(self._subject))
        self.settled.connect(self._give_back)

    def ask_about(self, subject: object, question: str, act: str) -> None:
        """Ask about `subject`, with the focus on the harmless answer; `act` is the text of the other one."""
        self._subject = subject
        self.set_question(question, act)
        if self.isHidden():
            self._before = self.window().focusWidget()
        self.ask()

    def _give_back(self) -> None:
        before, self._before = self._before, None
        if before is not None and before.isVisible():
            before.setFocus(Qt.FocusReason.OtherFocusReason)


def again_words(entry: CheckEntry, price: Decimal | None, unit: str) -> str:
    """Return the question about repeating a check, with its cost; `price` None if unknown."""
    question = _tr("Check {number} again? {cost}")
    return question.format(number=international(entry.number), cost=_cost(entry, price, unit))


def delete_words(entries: Sequence[CheckEntry]) -> tuple[str, str]:
    """Return the question, and the text of its button."""
    if len(entries) == 1:
        question = _tr("Delete the check of {number}, with its answer? This can't be undone.")
        return question.format(number=international(entries[0].number)), _tr("Delete")
    count = len(entries)
    question = words.counted(
        count,
        "Delete %n check, with its answer? This can't be undone.",
        "Delete %n checks, with their answers? This can't be undone.",
    )
    return question, words.counted(count, "Delete %n check", "Delete %n checks")


def _cost(entry: CheckEntry, price: Decimal | None, unit: str) -> str:
    if price is None:
        message = _tr("It will be charged again; what it costs isn't known.")
    else:
        message = _tr("It costs another {price}.").format(price=price_words(price, unit))
    if entry.state is CheckState.UNKNOWN:
        return joining.sentences(message, _tr("It isn't known whether the previous one was charged."))
    return message
