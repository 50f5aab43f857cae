"""A field for an API key: hidden unless one asks to see it, and never filled in by the program."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from desktop_app.ui import joining, theme, words
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.label import Label


class KeyField(QWidget):
    """`edited` with each letter. `note` is the line below, which says what becomes of the key."""

    edited = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.saved = True  # in the system keyring, as far as an organisation lets it be
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
        self.note = Label("", "small", wrap=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.S)
        row.addWidget(self.field, 1)
        row.addWidget(self.show_button)
        self.clear()
        self.say_known(False)

    def text(self) -> str:
        """What was typed, without the spaces that copying brings along."""
        return self.field.text().strip()

    def clear(self) -> None:
        """Forget what was typed, and hide again."""
        self.field.clear()
        self._hide(True)
        self._changed()

    def say_known(self, known: bool, *, moved: bool = False, refused: bool = False) -> None:
        """Whether a key is kept for the address already; `moved` where it was for another one, `refused` by it."""
        if known and refused:
            placeholder, note = _tr("Another key"), _tr("The service did not accept the key that is kept.")
        elif known:
            placeholder, note = _tr("A key is kept: leave empty to use it"), _tr("Type a key only to replace it.")
        elif moved:
            placeholder = _tr("The key for the new address")
            note = _tr("A kept key is only ever sent to the address that it was entered for.")
        else:
            placeholder = _tr("As the service shows it")
            note = self._becomes()
        self.field.setPlaceholderText(placeholder)
        self.field.setAccessibleDescription(joining.after(placeholder, note))
        self.note.setText(note)
        self.note.set_tone("danger" if known and refused else "")

    def _becomes(self) -> str:
        """What becomes of a new key."""
        if self.saved:
            return _tr("Kept in the system keyring (or until Dialproof closes); sent only to this address.")
        return _tr("Kept until Dialproof closes, as your organisation has set it; sent only to this address.")

    def _changed(self) -> None:
        self.show_button.setEnabled(bool(self.field.text()))
        self.edited.emit()

    def _turn(self) -> None:
        self._hide(self.field.echoMode() == QLineEdit.EchoMode.Normal)

    def _hide(self, hide: bool) -> None:
        self.field.setEchoMode(QLineEdit.EchoMode.Password if hide else QLineEdit.EchoMode.Normal)
        self.show_button.setText(_tr("Show") if hide else _tr("Hide"))
        self.show_button.setAccessibleName(_tr("Show the key") if hide else _tr("Hide the key"))


def _tr(text: str) -> str:
    return words.tr(text, "settings")
