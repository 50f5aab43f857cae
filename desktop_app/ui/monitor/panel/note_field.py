"""A person's note about the chosen batch, shown and edited in place."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.core.text.own_words import MOST_NOTE
from desktop_app.ui.look import theme
from desktop_app.ui.monitor.button_rows import ButtonRows
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.label import Label
from desktop_app.ui.text import words

_LINES = 4


class NoteField(QWidget):
    """Emits `written(text)` on its button or Ctrl+Enter, and `ended` either way; Escape discards the changes.

    `editing_changed(editing)`: the field appears or disappears. Hidden while there is no note.
    """

    written = Signal(str)
    editing_changed = Signal(bool)
    ended = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._note = ""
        self.text = Label("", wrap=True).selectable()
        self.text.setAccessibleName(words.tr("Note", "monitor"))
        self.text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.field = _NoteEdit()
        self.field.setAccessibleName(words.tr("Note", "monitor"))
        self.field.setFixedHeight(_LINES * self.field.fontMetrics().lineSpacing() + 2 * theme.S)
        self.keep = Button(words.tr("Keep note", "monitor"), "primary", clicked=self.finish)
        self.cancel = Button(words.tr("Cancel", "monitor"), clicked=self.stop)
        self._editor = QWidget()
        below = QVBoxLayout(self._editor)
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(theme.S)
        below.addWidget(self.field)
        below.addWidget(ButtonRows(self.cancel, self.keep))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.XS)
        column.addWidget(self.text)
        column.addWidget(self._editor)
        self.field.left.connect(self.stop)
        self.field.done.connect(self.finish)
        self._editor.hide()
        self.show_note("")

    @property
    def editing(self) -> bool:
        """True while the note is being edited."""
        return not self._editor.isHidden()

    def show_note(self, note: str) -> None:
        """Show a note, "" for none; don't disturb editing."""
        self._note = note
        self.text.setText(note)
        self.text.setVisible(bool(note) and not self.editing)
        self.setVisible(bool(note) or self.editing)

    def edit(self) -> None:
        """Open the note for editing."""
        self.field.setPlainText(self._note)
        self._editor.show()
        self.show()
        self.text.hide()
        self.editing_changed.emit(True)
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.moveCursor(self.field.textCursor().MoveOperation.End)

    def stop(self) -> None:
        """Stop editing without a change."""
        if self.editing:
            held = self._editor.isAncestorOf(QApplication.focusWidget() or self)
            self._editor.hide()
            self.show_note(self._note)
            self.editing_changed.emit(False)
            if held:
                self.ended.emit()

    def finish(self) -> None:
        """Keep the note as written so far."""
        text = self.field.toPlainText()[:MOST_NOTE]
        self.stop()
        if text.strip() != self._note:
            self.written.emit(text)


class _NoteEdit(QPlainTextEdit):
    left, done = Signal(), Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setTabChangesFocus(True)
        self.document().setDocumentMargin(theme.XS)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Discard on Escape, keep on Ctrl+Enter."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and event.modifiers() & _CONTROL:
            self.done.emit()
        else:
            super().keyPressEvent(event)


_CONTROL = Qt.KeyboardModifier.ControlModifier
