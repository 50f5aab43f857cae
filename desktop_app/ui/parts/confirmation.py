"""A question shown in place, instead of a modal box."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QSizePolicy

from desktop_app.ui.look import theme
from desktop_app.ui.parts.banner import TONE_ICON
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.icon_label import IconLabel
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.layout.button_row import button_row
from desktop_app.ui.text import words


class Confirmation(QFrame):
    """Hidden until `ask`. Emits `asked`, `confirmed` on yes, and `settled` after either answer; Escape means no.

    `tone` "danger" is for what can't be undone, "accent" for what only costs something.
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
        self._icon = IconLabel(TONE_ICON[tone], tone)
        self._asking, self._buttons = QHBoxLayout(), button_row(None, self.no, self.yes)
        self._asking.setSpacing(theme.S)
        self._asking.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        self._asking.addWidget(self._question, 1)
        self._whole = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._whole.setContentsMargins(theme.S + theme.XS, theme.S, theme.S, theme.S)
        self._whole.setSpacing(theme.S)
        self._whole.addLayout(self._asking, 1)
        self._whole.addLayout(self._buttons)
        self.set_question(question, act)
        self.hide()

    def set_question(self, question: str, act: str) -> None:
        """Set another question."""
        self._question.setText(question)
        self.yes.setText(act)
        self.setAccessibleName(question)
        self.yes.setAccessibleDescription(question)
        self.no.setAccessibleDescription(question)
        self._place_buttons()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the buttons beside the question if there is room, else below it."""
        super().resizeEvent(event)
        self._place_buttons()

    def _place_buttons(self) -> None:
        sides = self._whole.contentsMargins()
        room = self.width() - sides.left() - sides.right() - self._icon.width() - 3 * theme.S
        words_wide = self._question.fontMetrics().horizontalAdvance(self._question.text())
        beside = words_wide + self._buttons.sizeHint().width() < room
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if self._whole.direction() != way:
            self._whole.setDirection(way)
            self._whole.setAlignment(self._buttons, Qt.AlignmentFlag.AlignVCenter if beside else Qt.AlignmentFlag(0))
            in_line = Qt.AlignmentFlag.AlignVCenter if beside else Qt.AlignmentFlag.AlignTop
            self._asking.setAlignment(self._icon, in_line)

    def question(self) -> str:
        """Return the question."""
        return self._question.text()

    def ask(self) -> None:
        """Show the question, with the focus on the harmless answer."""
        self.show()
        self.no.setFocus(Qt.FocusReason.OtherFocusReason)
        self.asked.emit()

    def dismiss(self) -> None:
        """Answer no."""
        self.hide()
        self.settled.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close the question, not the window, on Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)

    def _confirm(self) -> None:
        self.dismiss()
        self.confirmed.emit()
