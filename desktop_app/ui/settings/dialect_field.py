"""A line of a connection's form: its service profile, with a button to the editor."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontDatabase, QShowEvent, QTextCursor, QTextFormat
from PySide6.QtWidgets import QDialog, QFileDialog, QHBoxLayout, QPlainTextEdit, QTextEdit, QVBoxLayout, QWidget

from desktop_app.core.dialect.model import DEFAULT
from desktop_app.core.dialect.reading import DialectWrong, count_taught, read_dialect, written
from desktop_app.core.errors import OutputNotWritable
from desktop_app.ui.look import theme
from desktop_app.ui.parts.banner import Banner, Confirmation
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.fields import fixed_description, lock
from desktop_app.ui.parts.files import name_fields
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.layout.card import foot
from desktop_app.ui.parts.layout.dialog_size import fit
from desktop_app.ui.text import joining, stored_words, words

_tr = words.translator("settings")


class DialectField(QWidget):
    """Emits `edited` when the person has changed the profile; `text` is the profile, "" for none."""

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
        """Show a profile."""
        self.text = text
        said, tone = self._said()
        self.broken = tone == "danger"
        self.summary.setText(said)
        self.summary.set_tone(tone)
        self.button.setText(_tr("Edit…") if text else _tr("Set up…"))
        self.button.setAccessibleName(_tr("Edit the names that the service uses"))
        self.button.setAccessibleDescription(fixed_description(said) if self._locked else said)

    def lock(self) -> None:
        """Prevent any change."""
        self._locked = True
        lock(self.button)

    def open_editor(self) -> DialectEditor:
        """Open the editor as a non-modal dialog."""
        editor = DialectEditor(self.text, self)
        editor.taken.connect(self.teach)
        editor.open()
        return editor

    def teach(self, text: str) -> None:
        """Take over the person's changes."""
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


# The editor for what a service calls things: checked as one types, exchanged with colleagues as a file.


_SIZE = (680, 600)
_MOST_BYTES = 64 * 1024
_MARKED = 60  # how strongly the wrong line is coloured, of 255
_FILES = "(*.toml)"


class DialectEditor(QDialog):
    """A non-modal dialog; emits `taken(text)` when the person applies it, "" if it has no entries."""

    taken = Signal(str)

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_tr("Names that the service uses"))
        fit(self, *_SIZE)
        self.editor = QPlainTextEdit()
        self.editor.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.editor.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.editor.setTabChangesFocus(True)
        self.editor.setAccessibleName(_tr("Dialect"))
        self.state = Banner("success", "", _tr("Go there"), self._go_there)
        self.load = Button(_tr("Import…"), clicked=self._choose_import)
        self.store = Button(_tr("Export…"), clicked=self._choose_export)
        self.drop = Confirmation(_tr("Discard your changes?"), _tr("Discard"), _tr("Keep editing"))
        self.drop.confirmed.connect(lambda: self.done(QDialog.DialogCode.Rejected))
        self.drop.settled.connect(self.editor.setFocus)
        self.clear = Button(_tr("Start over"), clicked=lambda: self.editor.setPlainText(written(DEFAULT)))
        self.cancel = Button(_tr("Cancel"), clicked=self.reject)
        self.use = Button(_tr("Use"), "primary", clicked=self._use)
        self._wrong: int | None = None
        self._lay_out()
        self.editor.textChanged.connect(self._check)
        self.editor.setPlainText(text or written(DEFAULT))
        self._before = self.editor.toPlainText()
        self._to_what_matters()
        self.editor.setFocus()

    def _lay_out(self) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        column = QVBoxLayout()
        column.setContentsMargins(*theme.PAGE_MARGINS)
        column.setSpacing(theme.S)
        column.addWidget(Label(_tr("Names that the service uses"), "title"))
        why = _tr(
            "Only what Dialproof doesn't find by itself has to stand here: take away the # before a line and write the"
            " service's own name. Ask whoever runs the service, or a colleague for their file."
        )
        column.addWidget(Label(why, "muted", wrap=True))
        column.addWidget(self.editor, 1)
        column.addWidget(self.state)
        column.addWidget(self.drop)
        whole.addLayout(column, 1)
        whole.addWidget(foot(self.load, self.store, self.clear, None, self.cancel, self.use))
        chain = (self.editor, self.state.button, self.drop.no, self.drop.yes)
        for first, second in pairwise((*chain, self.load, self.store, self.clear, self.cancel, self.use)):
            self.setTabOrder(first, second)  # as the eye goes, whatever was made first

    def reject(self) -> None:
        """Handle Escape, Cancel and the window's close button: ask before discarding changes."""
        if self.editor.toPlainText() == self._before:
            super().reject()
        elif self.drop.isHidden():
            self.drop.ask()
        else:
            self.drop.dismiss()

    # --- what was typed ---

    def _check(self) -> None:
        try:
            count = count_taught(read_dialect(self.editor.toPlainText()))
        except DialectWrong as error:
            self._say_wrong(error)
            return
        self._wrong = None
        said = (
            words.counted(count, "%n entry set", "%n entries set") if count else _tr("Nothing set: found automatically")
        )
        self.state.set_text(said, "success" if count else "accent")
        self.state.button.hide()
        self.editor.setExtraSelections([])
        self.use.setEnabled(True)
        self.store.setEnabled(True)

    def _say_wrong(self, error: DialectWrong) -> None:
        self._wrong = error.line
        reason = stored_words.shown(error.reason)
        where = None if error.line is None else _tr("Line {}").format(error.line)
        self.state.set_text(reason if where is None else joining.named(where, reason), "danger")
        self.state.button.setVisible(error.line is not None)
        self.editor.setExtraSelections([] if error.line is None else [self._marked(error.line)])
        self.use.setEnabled(False)
        self.store.setEnabled(False)

    def _marked(self, line: int) -> QTextEdit.ExtraSelection:
        mark = QTextEdit.ExtraSelection()
        colour = theme.colour("danger")
        colour.setAlpha(_MARKED)
        mark.format.setBackground(colour)
        mark.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
        mark.cursor = self._cursor_at(line)
        return mark

    def _to_what_matters(self) -> None:
        """Move the cursor to the error, else to the first entry, else to the top."""
        taught = _first_taught(self.editor.toPlainText()) if self._wrong is None else self._wrong
        if taught is not None:
            self.editor.setTextCursor(self._cursor_at(taught))

    def showEvent(self, event: QShowEvent) -> None:
        """Scroll to the cursor, which needs the text laid out."""
        super().showEvent(event)
        self.editor.centerCursor()

    def _cursor_at(self, line: int) -> QTextCursor:
        return QTextCursor(self.editor.document().findBlockByNumber(line - 1))

    def _go_there(self) -> None:
        if self._wrong is not None:
            self.editor.setTextCursor(self._cursor_at(self._wrong))
            self.editor.centerCursor()
            self.editor.setFocus()

    def _use(self) -> None:
        text = self.editor.toPlainText()
        self.taken.emit(text if count_taught(read_dialect(text)) else "")
        self.accept()

    # --- files ---

    def _choose_import(self) -> None:
        dialog = self._file_dialog(_tr("Import a dialect"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda path: self.import_file(Path(path)))
        dialog.open()

    def _choose_export(self) -> None:
        dialog = self._file_dialog(_tr("Export the dialect"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("toml")
        dialog.selectFile("dialect.toml")
        dialog.fileSelected.connect(lambda path: self.export_file(Path(path)))
        dialog.open()

    def _file_dialog(self, title: str) -> QFileDialog:
        dialog = QFileDialog(self, title)
        name_fields(dialog)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setNameFilters([f"{_tr('Dialects')} {_FILES}", f"{_tr('All files')} (*)"])
        return dialog

    def import_file(self, path: Path) -> None:
        """Show a file's content; it applies only when the person confirms."""
        try:
            with path.open("rb") as file:
                text = file.read(_MOST_BYTES + 1).decode("utf-8-sig")
        except OSError as error:
            self._say(_tr("“{}” can't be read: {}").format(path.name, error.strerror or error))
        except UnicodeDecodeError:
            self._say(_tr("“{}” is no text, so it is no dialect.").format(path.name))
        else:
            self.editor.setPlainText(text)

    def export_file(self, path: Path) -> None:
        """Write the editor's content to a file."""
        from desktop_app.sheets.common.atomic_file import write_whole  # seldom wanted

        try:
            write_whole(path, self.editor.toPlainText().encode())
        except OutputNotWritable as error:
            reason = stored_words.shown(error.params["reason"])
            self._say(_tr("“{}” can't be written: {}").format(path.name, reason))
        else:
            self.state.set_text(_tr("Written to “{}”").format(path.name), "success")

    def _say(self, trouble: str) -> None:
        self.state.set_text(trouble, "danger")
        self.state.button.hide()


def _first_taught(text: str) -> int | None:
    """Return the line of the first entry, counted from 1; None if there is none."""
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip() and line.lstrip()[0] not in "#[" and not re.match(r"\s*dialect\s*=", line):
            return number
    return None
