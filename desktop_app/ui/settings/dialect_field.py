"""One line of a connection's form: what was taught about its service, and the way to the editor."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop_app.core.dialect.reading import DialectWrong, read_dialect
from desktop_app.core.dialect.writing import count_taught
from desktop_app.ui import stored_words, theme, words
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.fixed_note import fixed_description, lock
from desktop_app.ui.parts.label import Label
from desktop_app.ui.settings.dialect_editor import DialectEditor


class DialectField(QWidget):
    """`edited` when the person has taught something else; `text` is the dialect, "" for none."""

    edited = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.text, self.broken, self._locked = "", False, False
        self.summary = Label("", "muted")
        self.button = Button("", clicked=self.open_editor)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.S)
        row.addWidget(self.summary, 1)
        row.addWidget(self.button)
        self.set_text("")

    def set_text(self, text: str) -> None:
        """Show what was taught."""
        self.text = text
        said, tone = self._said()
        self.broken = tone == "danger"
        self.summary.setText(said)
        self.summary.set_tone(tone)
        self.button.setText(_tr("Edit…") if text else _tr("Set up…"))
        self.button.setAccessibleName(_tr("Edit the names that the service uses"))
        self.button.setAccessibleDescription(fixed_description(said) if self._locked else said)

    def lock(self) -> None:
        """Nobody can teach anything else."""
        self._locked = True
        lock(self.button)

    def open_editor(self) -> DialectEditor:
        """The editor, beside the window."""
        editor = DialectEditor(self.text, self)
        editor.taken.connect(self.teach)
        editor.open()
        return editor

    def teach(self, text: str) -> None:
        """The person has taught it."""
        self.set_text(text)
        self.button.setFocus()
        self.edited.emit()

    def _said(self) -> tuple[str, str]:
        if not self.text:
            return _tr("Found automatically"), ""
        try:
            count = count_taught(read_dialect(self.text))
        except DialectWrong as error:
            return stored_words.shown(str(error)), "danger"
        return words.counted(count, "%n entry set", "%n entries set"), ""


def _tr(text: str) -> str:
    return words.tr(text, "settings")
