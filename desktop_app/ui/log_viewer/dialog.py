"""The log viewer: the newest entries, filtered by level and words, updated as the log grows."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable, Sequence

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import (
    QGuiApplication,
    QHideEvent,
    QShowEvent,
    QSyntaxHighlighter,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QCheckBox, QDialog, QHBoxLayout, QLineEdit, QStackedWidget, QVBoxLayout, QWidget

from desktop_app.core.text.log_lines import LEVELS, LogEntry
from desktop_app.services.program.log_reading import LogNews
from desktop_app.storage.machine.log_tail import LogMark
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.look import theme
from desktop_app.ui.parts.assistive import make_clearable, mark_as_search
from desktop_app.ui.parts.banner import EmptyState
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.choices.choice_button import ChoiceButton
from desktop_app.ui.parts.fields import FixedText
from desktop_app.ui.parts.files import FolderButton
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.layout.card import foot
from desktop_app.ui.parts.layout.dialog_size import fit
from desktop_app.ui.text import words

_tr = words.translator("log")

_SIZE, _LEAST = (880, 560), (560, 320)
_FOLLOW_EVERY = 1_000  # milliseconds
_SEARCH_AFTER = 150  # milliseconds without a key
_TASK = "log read"


def open_log(parent: QWidget, context: PageContext) -> LogDialog:
    """Show the log beside the window; raise the dialog if it is open already."""
    dialog = parent.findChild(LogDialog) or LogDialog(context, parent)
    dialog.show()
    dialog.raise_()
    dialog.activateWindow()
    return dialog


class LogDialog(QDialog):
    """A non-modal dialog; show it with `show()`."""

    def __init__(self, context: PageContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_tr("Log"))
        self.setMinimumSize(*_LEAST)
        fit(self, *_SIZE)
        self._context = context
        self._log = ShownLog()
        self._mark: LogMark | None = None
        self.search = QLineEdit()
        self.search.setPlaceholderText(_tr("Search the log"))
        self.search.setAccessibleName(_tr("Search the log"))
        make_clearable(self.search)
        mark_as_search(self.search)
        self.level = ChoiceButton(_tr("Show"))
        self.level.set_options(_levels(), "DEBUG")
        self.follow = QCheckBox(_tr("Follow"))
        self.follow.setChecked(True)
        self.follow.setToolTip(_tr("New entries are shown as they are written"))
        self.text = FixedText(_tr("Log"))
        self.text.setLineWrapMode(FixedText.LineWrapMode.NoWrap)
        self.text.setMaximumBlockCount(4 * MOST)
        self._colouring = Colouring(self.text.document())
        self.nothing = EmptyState("note", _tr("Nothing has been written yet"))
        self.middle = QStackedWidget()
        for part in (self.text, self.nothing):
            self.middle.addWidget(part)
        self.count = Label("", "muted")
        self.copy = Button(_tr("Copy what is shown"), icon="copy", clicked=self._copy)
        self.folder = FolderButton(_tr("Open log folder"), context.services.log.folder)
        self.close_button = Button(_tr("Close"), clicked=self.reject)
        self._lay_out()
        self._timer = QTimer(self)
        self._timer.setInterval(_FOLLOW_EVERY)
        self._timer.timeout.connect(self._read)
        self._typed = QTimer(self)
        self._typed.setSingleShot(True)
        self._typed.setInterval(_SEARCH_AFTER)
        self._typed.timeout.connect(self._show_all)
        self.search.textChanged.connect(lambda _text: self._typed.start())
        self.search.returnPressed.connect(self._show_all)
        self.level.chosen.connect(lambda _level: self._show_all())
        self.follow.toggled.connect(self._set_follow)
        self.search.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        """Show the newest entries, and start following the log."""
        super().showEvent(event)
        self._set_follow(self.follow.isChecked())
        self._read()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop reading while hidden."""
        super().hideEvent(event)
        self._timer.stop()
        self._context.runner.cancel(_TASK)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(theme.L, theme.M, theme.L, theme.S + theme.XS)
        head.setSpacing(theme.S)
        head.addWidget(self.search, 1)
        head.addWidget(self.level)
        head.addSpacing(theme.S)
        head.addWidget(self.follow)
        middle = QVBoxLayout()
        middle.setContentsMargins(theme.L, 0, theme.L, theme.M)
        middle.addWidget(self.middle)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addLayout(middle, 1)
        column.addWidget(foot(self.count, None, self.copy, self.folder, self.close_button))

    # --- reading ---

    def _set_follow(self, follow: bool) -> None:
        if follow:
            self._timer.start()
            self._read()
            self._to_end()
        else:
            self._timer.stop()

    def _read(self) -> None:
        if not self._context.runner.running(_TASK):
            reading = self._context.services.log.read(self._mark)
            self._context.runner.start(_TASK, reading, done=self._take)

    def _take(self, news: LogNews) -> None:
        self._mark = news.mark
        if news.anew:
            self._log.add(news.entries, anew=True)
            self._show_all()
        elif news.entries:
            self._append(self._log.add(news.entries, anew=False))

    # --- showing ---

    def _show_all(self) -> None:
        self._typed.stop()
        self._log.words = self._colouring.words = self.search.text().strip()
        self._log.gravity = gravity_of(str(self.level.current()))
        shown = self._log.shown()
        self.text.setPlainText("\n".join(map(str, shown)))
        self._say(len(shown))
        self._to_end()

    def _append(self, entries: Sequence[LogEntry]) -> None:
        if entries:
            self.text.appendPlainText("\n".join(map(str, entries)))
            self._to_end()
        self._say(len(self._log.shown()))

    def _to_end(self) -> None:
        if self.follow.isChecked() and not self.text.textCursor().hasSelection():
            self.text.moveCursor(QTextCursor.MoveOperation.End)
            self.text.horizontalScrollBar().setValue(0)

    def _say(self, shown: int) -> None:
        every = len(self._log)
        self.nothing.title.setText(_tr("No entry matches") if every else _tr("Nothing has been written yet"))
        self.middle.setCurrentWidget(self.text if shown else self.nothing)
        if shown == every:
            message = words.counted(every, "%n entry", "%n entries")
        else:
            message = _tr("{shown} of {entries}").format(
                shown=words.number(shown), entries=words.counted(every, "%n entry", "%n entries")
            )
        self.count.setText(message)
        self.copy.setEnabled(shown > 0)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
        self.count.setText(_tr("Copied."))


def _levels() -> list[tuple[str, str]]:
    return [
        ("DEBUG", _tr("everything")),
        ("WARNING", _tr("warnings and errors")),
        ("ERROR", _tr("errors")),
    ]


# Warnings and errors of the log in their colours, which their words say, too; and what was looked for, marked.


_TONES = {" WARNING ": "warning", " ERROR ": "danger", " CRITICAL ": "danger"}
_WHERE = 32  # characters: a level stands right behind the time


class Colouring(QSyntaxHighlighter):
    """Highlights line by line, as Qt lays them out."""

    def __init__(self, document: QTextDocument) -> None:
        super().__init__(document)
        self.words = ""  # that are looked for

    def highlightBlock(self, text: str) -> None:  # noqa: N802 - Qt's name
        """Format a line; frames below a message are muted."""
        tone = next((tone for word, tone in _TONES.items() if word in text[:_WHERE]), "")
        if not tone and text.startswith((" ", "Traceback")):
            tone = "muted"
        look = QTextCharFormat()
        if tone:
            look.setForeground(theme.colour(tone))
            self.setFormat(0, len(text), look)
        if self.words:
            look.setBackground(theme.colour("selection"))
            for found in re.finditer(re.escape(self.words), text, re.IGNORECASE):
                self.setFormat(found.start(), len(found.group()), look)


# --- The entries of the log that are shown: the newest ones, of a level and with words ---


# Entries that are kept, the newest; more would be slow to lay out and read by nobody.
MOST = 5_000


class ShownLog:
    """Holds entries; `gravity` and `words` filter those shown."""

    def __init__(self) -> None:
        self._entries: deque[LogEntry] = deque(maxlen=MOST)
        self.gravity = 0
        self.words = ""

    def __len__(self) -> int:
        return len(self._entries)

    def add(self, entries: Iterable[LogEntry], *, anew: bool) -> list[LogEntry]:
        """Add entries, and return those that are shown. `anew`: drop all earlier ones."""
        if anew:
            self._entries.clear()
        new = list(entries)[-MOST:]
        self._entries.extend(new)
        return list(filter(self.shows, new))

    def shown(self) -> list[LogEntry]:
        """Return all entries shown, newest last."""
        return list(filter(self.shows, self._entries))

    def shows(self, entry: LogEntry) -> bool:
        """Return True if the filters let an entry through."""
        return entry.gravity >= self.gravity and (not self.words or entry.has(self.words))


def gravity_of(level: str) -> int:
    """Return a level's position; entries below it aren't shown."""
    return LEVELS.index(level)
