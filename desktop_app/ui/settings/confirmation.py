"""A question in the place where it comes up, instead of a box on top of everything."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout

from desktop_app.ui import theme, words
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.button_row import button_row
from desktop_app.ui.parts.label import Label


class Confirmation(QFrame):
    """Hidden until `ask`. `asked`, then `confirmed` when it may be done, `settled` after either answer; Escape says no.

    `tone` "danger" is for what can't be undone; "accent" for what only costs something.
    """

    confirmed = Signal()
    settled = Signal()
    asked = Signal()

    def __init__(self, question: str, act: str, keep: str = "", *, tone: str = "danger") -> None:
        super().__init__()
        self.setProperty("role", "banner")
        self.setProperty("tone", tone)
        self._question = Label(question, "medium", tone=tone, wrap=True)
        self._question.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.yes = Button(act, "danger" if tone == "danger" else "secondary", clicked=self._confirm)
        self.no = Button(keep or words.tr("Keep", "settings"), clicked=self.dismiss)
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.S + theme.XS, theme.S, theme.S, theme.S)
        column.setSpacing(theme.S)
        column.addWidget(self._question)
        column.addLayout(button_row(None, self.no, self.yes))
        self.set_question(question, act)
        self.hide()

    def set_question(self, question: str, act: str) -> None:
        """Ask something else."""
        self._question.setText(question)
        self.yes.setText(act)
        self.setAccessibleName(question)
        self.yes.setAccessibleDescription(question)
        self.no.setAccessibleDescription(question)

    def question(self) -> str:
        """What it asks."""
        return self._question.text()

    def ask(self) -> None:
        """Show it; the harmless answer has the focus."""
        self.show()
        self.no.setFocus(Qt.FocusReason.OtherFocusReason)
        self.asked.emit()

    def dismiss(self) -> None:
        """No."""
        self.hide()
        self.settled.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves the question, not the window."""
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)

    def _confirm(self) -> None:
        self.dismiss()
        self.confirmed.emit()
