"""A person's own words for the chosen batch, shown and edited in place: its title and a note."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLineEdit, QPlainTextEdit, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.core.text.own_words import MOST_NOTE, MOST_TITLE
from desktop_app.ui.look import theme
from desktop_app.ui.monitor.actions import ButtonRows
from desktop_app.ui.parts.button import Button, icon_button
from desktop_app.ui.parts.label import ElidedLabel, Label
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


# --- The title, the field for changing it, and the button to the note ---


class Heading(QWidget):
    """Emits `renamed(text)` on Enter, or when the field is left with another text; blank means the file's own name.

    `note_clicked`: the note is to be written.
    """

    renamed = Signal(str)
    note_clicked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.label = ElidedLabel("", "heading")
        self.label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.field = _TitleField()
        self.field.setMaxLength(MOST_TITLE)
        self.field.setAccessibleName(words.tr("Name of the batch", "monitor"))
        self.pencil = icon_button("pencil", words.tr("Rename this batch…", "monitor"), self.edit)
        self.note = icon_button("note", words.tr("Write a note about this batch…", "monitor"), self.note_clicked.emit)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.XS)
        row.addWidget(self.label, 1)
        row.addWidget(self.field, 1)
        row.addWidget(self.note)
        row.addWidget(self.pencil)
        self.setMinimumHeight(theme.CONTROL_HEIGHT)  # so that nothing moves when the field appears
        self.field.hide()
        self.field.editingFinished.connect(self._keep)
        self.field.left.connect(self.stop)

    def show_title(self, title: str, file: str, *, own: bool) -> None:
        """Show the title; `own`: it may be renamed. `file` is the placeholder of a blank field."""
        self.label.setText(title)
        self.field.setPlaceholderText(file)
        self.pencil.setVisible(own)
        self.note.setVisible(own)
        if not own:
            self.stop()

    @property
    def editing(self) -> bool:
        """True while the field is open."""
        return not self.field.isHidden()

    def edit(self) -> None:
        """Open the field with the whole name selected."""
        if self.pencil.isHidden():
            return
        self.field.setText(self.label.text())
        self.label.hide()
        self.pencil.setEnabled(False)
        self.field.show()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.selectAll()

    def stop(self) -> None:
        """Close the field without a change."""
        if self.editing:
            held = self.field.hasFocus()
            self.pencil.setEnabled(True)
            self.label.show()
            self.field.hide()
            if held:
                self.pencil.setFocus(Qt.FocusReason.OtherFocusReason)

    def _keep(self) -> None:
        if self.editing:
            text, before = self.field.text(), self.label.text()
            self.stop()
            if text.strip() != before:
                self.renamed.emit(text)


class _TitleField(QLineEdit):
    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle Escape as leaving the field, and nothing else."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
            return
        super().keyPressEvent(event)
