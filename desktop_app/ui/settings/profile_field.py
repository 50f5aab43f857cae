"""A line of a connection's form: its service profile, with a button to the editor."""

from __future__ import annotations

import re

from PySide6.QtGui import QFontDatabase, QShowEvent, QTextCursor, QTextFormat
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit, QWidget

from desktop_app.core.profile.auth import Auth
from desktop_app.core.profile.model import DEFAULT, Probe
from desktop_app.core.profile.reading import ProfileWrong, read_profile
from desktop_app.core.profile.writing import count_taught, written
from desktop_app.ui.look import theme
from desktop_app.ui.parts.fields import fixed_description, lock
from desktop_app.ui.settings.editor_dialog import EditorDialog, EditorField, FileTrouble
from desktop_app.ui.text import joining, stored_words, words

_tr = words.translator("settings")


class ProfileField(EditorField["ProfileEditor"]):
    """`text` is the profile, "" for none."""

    def __init__(self) -> None:
        super().__init__("", _tr("Edit the names that the service uses"))
        self.text, self.broken, self._locked = "", False, False
        self.set_text("")

    def set_text(self, text: str) -> None:
        """Show a profile."""
        self.text = text
        message, tone = self._said()
        self.broken = tone == "danger"
        self.say(message, tone)
        self.button.setText(_tr("Edit…") if text else _tr("Set up…"))
        if self._locked:
            self.button.setAccessibleDescription(fixed_description(message))

    @property
    def auth(self) -> Auth:
        """How the key goes to this service; as the document has it while the profile can't be read."""
        return DEFAULT.auth if self.broken else read_profile(self.text).auth

    @property
    def probe(self) -> Probe | None:
        """What a connection test asks in place of the balance; None for the balance."""
        return None if self.broken else read_profile(self.text).probe

    def lock(self) -> None:
        """Prevent any change."""
        self._locked = True
        lock(self.button)

    def make_editor(self) -> ProfileEditor:
        """Return the editor of the profile."""
        return ProfileEditor(self.text, self)

    def _said(self) -> tuple[str, str]:
        if not self.text:
            return _tr("Found automatically"), ""
        try:
            count = count_taught(read_profile(self.text))
        except ProfileWrong as error:
            return stored_words.shown(str(error)), "danger"
        return words.counted(count, "%n entry set", "%n entries set"), ""


# --- The editor for what a service calls things: checked as one types, exchanged with colleagues as a file ---


_SIZE = (680, 600)
_MARKED = 60  # how strongly the wrong line is coloured, of 255


class ProfileEditor(EditorDialog):
    """Emits `taken("")` if the profile has no entries."""

    file_name = "service-profile.toml"
    most_bytes = 64 * 1024

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(_tr("Names that the service uses"), _SIZE, parent)
        self.editor = QPlainTextEdit()
        self.editor.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.editor.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.editor.setTabChangesFocus(True)
        self.editor.setAccessibleName(_tr("Service profile"))
        self.reset.setText(_tr("Start over"))
        self._wrong: int | None = None
        why = _tr(
            "Only what Dialproof doesn't detect has to be set here: remove the # before a line and enter the "
            "service's own name. Ask whoever runs the service, or get the file from a colleague."
        )
        self.lay_out(why, self.editor, keys=[self.editor])
        self.editor.textChanged.connect(self._check)
        self.editor.setPlainText(text or written(DEFAULT))
        self._before = self.editor.toPlainText()
        self._to_what_matters()
        self.editor.setFocus()

    def changed(self) -> bool:
        """Return True if the text differs from what it was."""
        return self.editor.toPlainText() != self._before

    def start_over(self) -> None:
        """Show a profile without entries."""
        self.editor.setPlainText(written(DEFAULT))

    def keep_editing(self) -> None:
        """Return to the text."""
        self.editor.setFocus()

    def _check(self) -> None:
        try:
            count = count_taught(read_profile(self.editor.toPlainText()))
        except ProfileWrong as error:
            self._say_wrong(error)
            return
        self._wrong = None
        message = (
            words.counted(count, "%n entry set", "%n entries set") if count else _tr("Nothing set: found automatically")
        )
        self.state.set_text(message, "success" if count else "accent")
        self.state.button.hide()
        self.editor.setExtraSelections([])
        self.use.setEnabled(True)
        self.store.setEnabled(True)

    def _say_wrong(self, error: ProfileWrong) -> None:
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

    def go_there(self) -> None:
        """Go to the wrong line."""
        if self._wrong is not None:
            self.editor.setTextCursor(self._cursor_at(self._wrong))
            self.editor.centerCursor()
            self.editor.setFocus()

    def apply(self) -> None:
        """Emit the profile."""
        text = self.editor.toPlainText()
        self.taken.emit(text if count_taught(read_profile(text)) else "")
        self.accept()

    def file_titles(self) -> tuple[str, str, str]:
        """Return what such files are called."""
        return _tr("Import a service profile"), _tr("Export the service profile"), f"{_tr('Service profiles')} (*.toml)"

    def shown_content(self) -> bytes:
        """Return the text."""
        return self.editor.toPlainText().encode()

    def show_content(self, content: bytes, name: str) -> None:
        """Show a file's text, right or wrong."""
        try:
            self.editor.setPlainText(content.decode("utf-8-sig"))
        except UnicodeDecodeError:
            raise FileTrouble(_tr("“{}” isn't text, so it isn't a service profile.").format(name)) from None


def _first_taught(text: str) -> int | None:
    """Return the line of the first entry, counted from 1; None if there is none."""
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip() and line.lstrip()[0] not in "#[" and not re.match(r"\s*(profile|dialect)\s*=", line):
            return number
    return None
