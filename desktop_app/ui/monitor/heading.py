"""What the chosen batch is called, the field in which a person calls it otherwise, and the way to its note."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QWidget

from desktop_app.core.own_words import MOST_TITLE
from desktop_app.ui import theme, words
from desktop_app.ui.parts.button import icon_button
from desktop_app.ui.parts.label import ElidedLabel


class Heading(QWidget):
    """`renamed(text)` by Enter or by leaving the field with another text, blank for the file's own name.

    `note_clicked` where the note is to be written.
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
        self.setMinimumHeight(theme.CONTROL_HEIGHT)  # so that nothing moves when the field comes
        self.field.hide()
        self.field.editingFinished.connect(self._keep)
        self.field.left.connect(self.stop)

    def show_title(self, title: str, file: str, *, own: bool) -> None:
        """`own`: it may be renamed; `file` stands in the field where it is blank."""
        self.label.setText(title)
        self.field.setPlaceholderText(file)
        self.pencil.setVisible(own)
        self.note.setVisible(own)
        if not own:
            self.stop()

    @property
    def editing(self) -> bool:
        """Whether the field is open."""
        return not self.field.isHidden()

    def edit(self) -> None:
        """Open the field, with all of the name marked."""
        if self.pencil.isHidden():
            return
        self.field.setText(self.label.text())
        self.label.hide()
        self.pencil.setEnabled(False)
        self.field.show()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.selectAll()

    def stop(self) -> None:
        """Leave it as it was."""
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
        """Escape leaves it, and nothing else."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
            return
        super().keyPressEvent(event)
