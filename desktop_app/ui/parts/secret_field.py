"""A field for a secret, hidden unless one asks to see it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from desktop_app.ui.look import theme
from desktop_app.ui.parts.button import Button
from desktop_app.ui.text import words

_tr = words.translator("settings")


class SecretField(QWidget):
    """Emits `edited` with each change. `show_it` and `hide_it` are the accessible names of the button beside."""

    edited = Signal()

    def __init__(self, show_it: str, hide_it: str) -> None:
        super().__init__()
        self._names = show_it, hide_it
        self.field = QLineEdit()
        self.field.setEchoMode(QLineEdit.EchoMode.Password)
        self.field.setInputMethodHints(
            Qt.InputMethodHint.ImhSensitiveData
            | Qt.InputMethodHint.ImhNoPredictiveText
            | Qt.InputMethodHint.ImhHiddenText
        )
        self.field.textChanged.connect(self._changed)
        self.show_button = Button(_tr("Show"), clicked=self._turn)
        self.show_button.setFixedWidth(max(self.show_button.sizeHint().width(), 72))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.S)
        row.addWidget(self.field, 1)
        row.addWidget(self.show_button)

    def clear(self) -> None:
        """Clear the field, and hide its text again."""
        self.field.clear()
        self._hide(True)
        self._changed()

    def _changed(self) -> None:
        self.show_button.setEnabled(bool(self.field.text()))
        self.edited.emit()

    def _turn(self) -> None:
        self._hide(self.field.echoMode() == QLineEdit.EchoMode.Normal)

    def _hide(self, hide: bool) -> None:
        self.field.setEchoMode(QLineEdit.EchoMode.Password if hide else QLineEdit.EchoMode.Normal)
        self.show_button.setText(_tr("Show") if hide else _tr("Hide"))
        self.show_button.setAccessibleName(self._names[0 if hide else 1])
