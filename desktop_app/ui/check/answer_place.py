"""What stands below the question: an answer, an invitation to ask, or nothing."""

from __future__ import annotations

from PySide6.QtWidgets import QStackedWidget, QWidget

from desktop_app.core.checks import CheckEntry
from desktop_app.ui import words
from desktop_app.ui.check.answer_card import AnswerCard
from desktop_app.ui.parts.empty_state import EmptyState


class AnswerPlace(QStackedWidget):
    """`answer` is the card, `empty` invites; `allowed`: whether single checks may be made at all."""

    def __init__(self, *, allowed: bool) -> None:
        super().__init__()
        self.answer = AnswerCard()
        self.empty = _invitation() if allowed else _switched_off()
        self._nothing = QWidget()  # beside trouble neither an invitation nor another number's answer
        for widget in (self.empty, self.answer, self._nothing):
            self.addWidget(widget)

    @property
    def shown(self) -> CheckEntry | None:
        """The check whose answer is seen."""
        return self.answer.entry if self.currentWidget() is self.answer else None

    def show_entry(self, entry: CheckEntry, *, left: int | None = None) -> None:
        """A check's answer; `left`: so few checks the service has just left."""
        self.answer.show_entry(entry, left=left)
        self.setCurrentWidget(self.answer)

    def invite(self) -> None:
        """To the next check."""
        self.setCurrentWidget(self.empty)

    def clear(self) -> None:
        """Leave it blank."""
        self.setCurrentWidget(self._nothing)


def _invitation() -> EmptyState:
    return EmptyState(
        "phone",
        _tr("Check one number"),
        _tr("Its answer comes at once, with every field explained."),
    )


def _switched_off() -> EmptyState:
    return EmptyState(
        "lock",
        _tr("Single checks are switched off"),
        _tr("Your organisation has set it so."),
    )


def _tr(text: str) -> str:
    return words.tr(text, "check")
