"""Where the focus is while a check is under way: never on whatever happens to stand beside “Check again”."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from desktop_app.ui.check.answer_card import AnswerCard
from desktop_app.ui.check.under_way import CheckUnderWay
from desktop_app.ui.parts.focus_loan import FocusLoan


class BusyFocus(QObject):
    """From “Check again”, which can't be pressed meanwhile, to `field`, to Cancel once that is seen, and back."""

    def __init__(self, under_way: CheckUnderWay, field: QWidget, answer: AnswerCard) -> None:
        super().__init__(under_way)
        self._cancel, self._field, self._answer = under_way.cancel, field, answer
        self._back: QWidget = field
        self._loan = FocusLoan(answer.again_button)
        under_way.begun.connect(self._begun)
        under_way.slow.connect(self._slow)
        under_way.ended.connect(self._ended)

    def _begun(self) -> None:
        held = self._has(self._answer.again_button)
        self._back = self._answer.again_button if held else self._field
        if held:
            self._field.setFocus(Qt.FocusReason.OtherFocusReason)
            self._loan.lend()
        self._answer.set_busy(True)

    def _slow(self) -> None:
        self._loan.give_back(self._cancel)  # not where the person types in the field meanwhile
        if self._has(self._cancel):
            self._loan.lend()

    def _ended(self) -> None:
        self._answer.set_busy(False)
        self._loan.give_back(self._back)
        if self._has(self._cancel):  # the person has pressed it, and it goes now
            self._back.setFocus(Qt.FocusReason.OtherFocusReason)

    def _has(self, widget: QWidget) -> bool:
        return self._answer.window().focusWidget() is widget
