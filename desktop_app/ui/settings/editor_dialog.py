"""What the editors of a connection's parts have in common: a line in its form, a dialog, and files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Generic, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QFileDialog, QLayout, QVBoxLayout, QWidget

from desktop_app.core.errors import OutputNotWritable
from desktop_app.ui.look import theme
from desktop_app.ui.parts.banner import Banner, Confirmation, Tone
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.files import file_dialog
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.layout.card import button_row, filled, foot, order_tabs
from desktop_app.ui.parts.layout.dialog_size import fit
from desktop_app.ui.text import stored_words, words

_tr = words.translator("settings")


Editor = TypeVar("Editor", bound="EditorDialog")


class EditorField(QWidget, Generic[Editor]):
    """A line of the form: what is set, and the button to its editor. Emits `edited` when the person has changed it."""

    edited = Signal()

    def __init__(self, button: str, name: str) -> None:
        super().__init__()
        self.summary = Label("", "muted")
        self.button = Button(button, clicked=self.open_editor)
        self.button.setAccessibleName(name)
        row = button_row(self.summary, self.button)
        row.setContentsMargins(0, 0, 0, 0)
        row.setStretch(0, 1)
        self.setLayout(row)

    def open_editor(self) -> Editor:
        """Open the editor as a non-modal dialog."""
        editor = self.make_editor()
        editor.taken.connect(self.take)
        editor.open()
        return editor

    def make_editor(self) -> Editor:
        """Return the editor for what is set now."""
        raise NotImplementedError

    def set_text(self, text: str) -> None:
        """Show what is set."""
        raise NotImplementedError

    def take(self, text: str) -> None:
        """Take over the person's changes."""
        self.set_text(text)
        self.button.setFocus()
        self.edited.emit()

    def say(self, text: str, tone: str) -> None:
        """Say what is set."""
        self.summary.setText(text)
        self.summary.set_tone(tone)
        self.button.setAccessibleDescription(text)


class EditorDialog(QDialog):
    """A non-modal dialog, whose `state` says how what was typed stands; leaving asks before changes are lost.

    Emits `taken(text)` when the person applies it, "" for the defaults. A subclass makes what is edited, calls
    `lay_out`, and answers the methods below that have no content here.
    """

    taken = Signal(str)
    file_name = ""  # proposed for an export; its ending is the usual one
    most_bytes = 0  # of a file to import

    def __init__(self, title: str, size: tuple[int, int], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        fit(self, *size)
        self.state = Banner("success", "", _tr("Go there"), self.go_there)
        self.drop = Confirmation(_tr("Discard your changes?"), _tr("Discard"), _tr("Keep editing"))
        self.drop.confirmed.connect(lambda: self.done(QDialog.DialogCode.Rejected))
        self.drop.settled.connect(self.keep_editing)
        self.load = Button(_tr("Import…"), clicked=self._choose_import)
        self.store = Button(_tr("Export…"), clicked=self._choose_export)
        self.reset = Button("", clicked=self.start_over)
        self.cancel = Button(_tr("Cancel"), clicked=self.reject)
        self.use = Button(_tr("Use"), "primary", clicked=self.apply)

    def lay_out(self, why: str, body: QWidget, *more: QWidget | QLayout, keys: Sequence[QWidget]) -> None:
        """Put the reason above the body, which grows, and `more` below; `keys` is their order by Tab."""
        column = QVBoxLayout()
        column.setContentsMargins(*theme.PAGE_MARGINS)
        column.setSpacing(theme.S)
        column.addWidget(Label(self.windowTitle(), "title"))
        column.addWidget(Label(why, "muted", wrap=True))
        column.addSpacing(theme.S)
        column.addWidget(body, 1)
        for item in (*more, self.state, self.drop):
            if isinstance(item, QWidget):
                column.addWidget(item)
            else:
                column.addLayout(item)
        below = (self.load, self.store, self.reset, None, self.cancel, self.use)
        filled(self, column, foot(*below), growing=column)
        order_tabs(self, [*keys, self.state.button, self.drop.no, self.drop.yes, *filter(None, below)])

    def changed(self) -> bool:
        """Return True if leaving would lose something."""
        raise NotImplementedError

    def apply(self) -> None:
        """Emit `taken`, and close."""
        raise NotImplementedError

    def start_over(self) -> None:
        """Show the defaults."""
        raise NotImplementedError

    def go_there(self) -> None:
        """Go to what is wrong."""
        raise NotImplementedError

    def keep_editing(self) -> None:
        """Return to what is edited."""
        raise NotImplementedError

    def shown_content(self) -> bytes | None:
        """Return what an export writes; None if that isn't right as it is."""
        raise NotImplementedError

    def show_content(self, content: bytes, name: str) -> None:
        """Show what was imported from the file `name`; raise `FileTrouble` if it isn't understood."""
        raise NotImplementedError

    def reject(self) -> None:
        """Handle Escape, Cancel and the window's close button: ask before discarding changes."""
        if not self.changed():
            super().reject()
        elif self.drop.isHidden():
            self.drop.ask()
        else:
            self.drop.dismiss()

    def say(self, text: str, tone: Tone) -> None:
        """Say how it stands, without a way to anything."""
        self.state.set_text(text, tone)
        self.state.set_detail("")
        self.state.button.hide()

    # --- files ---

    def file_titles(self) -> tuple[str, str, str]:
        """Return the titles of the dialogs for import and export, and what such files are, as a filter."""
        raise NotImplementedError

    def import_file(self, path: Path) -> None:
        """Show a file's content; it applies only when the person confirms."""
        try:
            with path.open("rb") as file:
                self.show_content(file.read(self.most_bytes + 1), path.name)
        except OSError as error:
            self.say(_tr("“{}” can't be read: {}").format(path.name, error.strerror or error), "danger")
        except FileTrouble as trouble:
            self.say(str(trouble), "danger")

    def export_file(self, path: Path) -> None:
        """Write what is edited to a file."""
        from desktop_app.sheets.common.atomic_file import write_whole  # seldom wanted

        content = self.shown_content()
        if content is None:
            return
        try:
            write_whole(path, content)
        except OutputNotWritable as error:
            reason = stored_words.shown(error.params["reason"])
            self.say(_tr("“{}” can't be written: {}").format(path.name, reason), "danger")
        else:
            self.state.set_text(_tr("Written to “{}”").format(path.name), "success")

    def _choose_import(self) -> None:
        dialog = self._file_dialog(0)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda path: self.import_file(Path(path)))
        dialog.open()

    def _choose_export(self) -> None:
        dialog = self._file_dialog(1)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(Path(self.file_name).suffix[1:])
        dialog.selectFile(self.file_name)
        dialog.fileSelected.connect(lambda path: self.export_file(Path(path)))
        dialog.open()

    def _file_dialog(self, which: int) -> QFileDialog:
        titles = self.file_titles()
        dialog = file_dialog(self, titles[which])
        dialog.setNameFilters([titles[2], f"{_tr('All files')} (*)"])
        return dialog


class FileTrouble(Exception):
    """Raised if a file isn't understood; its text is for a person."""
