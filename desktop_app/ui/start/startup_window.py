"""The window as it is painted first: its frame, and Batch upload with the lists of before.

Only what is seen is imported and made here; the rest comes behind the first paint (`ui/frame/window.py`), into the
rooms that are kept for it, and takes over what stands in them already.
"""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from desktop_app.core.service.connection import Connection
from desktop_app.ui.frame.shell import Shell
from desktop_app.ui.look import theme
from desktop_app.ui.text import words
from desktop_app.ui.text.connection_words import connection_title
from desktop_app.ui.upload.start_view import StartView

if TYPE_CHECKING:
    from desktop_app.ui.upload.recent_lists import RecentList


# The setting: whether the strip about the local service was read and closed.
NOTE_READ = "local note read"


class Look(NamedTuple):
    """What the first paint shows: the connection in use, the lists of before, the window in its `place`.

    `named`: the connection is one that was named at the start, whichever was chosen last. `note_read`: the strip about
    the local service was closed once.
    """

    connection: Connection
    recent: Sequence[RecentList] = ()
    place: str = ""
    named: bool = False
    note_read: bool = False


class StartupWindow:
    """The shell with a room for each tab. `start` stands in that of Batch upload until its page takes it over.

    `named`: the address that was named at the start, if any.
    """

    def __init__(self, look: Look) -> None:
        self.named = look.connection.base_url if look.named else None
        self.shell = Shell()
        self.start = StartView()
        self.balance, self.upload, self.monitor, self.check = LazyPage(), LazyPage(), LazyPage(), LazyPage()
        self.upload.lend(self.start, theme.PAGE_MARGINS)
        self.balance_at = self.shell.add_page(words.tr("Balance", "window"), self.balance)
        self.upload_at = self.shell.add_page(words.tr("Batch upload", "window"), self.upload)
        self.monitor_at = self.shell.add_page(words.tr("Task monitor", "window"), self.monitor)
        self.check_at = self.shell.add_page(words.tr("Single check", "window"), self.check)
        self.shell.show_page(self.upload_at)
        self.start.show_recent(look.recent)
        show_connection(self.shell, look.connection, note_read=look.note_read)
        self.shell.restore_geometry(b64decode(look.place))


def show_connection(
    shell: Shell, connection: Connection, connect: Callable[[], object] | None = None, *, note_read: bool
) -> None:
    """What answers: in the header, and of the local service in the footer's place, too."""
    shell.set_connection(connection_title(connection), "muted")
    show_local(shell, connection.local, connect, note_read=note_read)


def show_local(shell: Shell, local: bool, connect: Callable[[], object] | None = None, *, note_read: bool) -> None:
    """That the local service answers, and the way to another one: in a strip of its own until that was read.

    From then on the footer says it.
    """
    shell.want_local_note(local and not note_read)
    if local and note_read:
        said = words.tr("Answers come from the local service.", "window")
        shell.set_notice(said, words.tr("Connect an account…", "settings"), connect)
    else:
        shell.set_notice("")


# --- A tab's place in the window: what belongs there is made when it is first seen, or needed ---


class LazyPage(QStackedWidget):
    """Empty until `furnish` was told; then `make` is called once, when the room is first shown."""

    def __init__(self) -> None:
        super().__init__()
        self._make: Callable[[], object] | None = None
        self._lent: QWidget | None = None

    def lend(self, view: QWidget, margins: tuple[int, int, int, int]) -> None:
        """Show a view until its page is there, exactly where that will have it."""
        self._lent = QWidget()
        column = QVBoxLayout(self._lent)
        column.setContentsMargins(*margins)
        column.addWidget(view)
        self.addWidget(self._lent)

    def furnish(self, make: Callable[[], object]) -> None:
        """`make` puts its page in by `take`; at once where the room is seen already."""
        self._make = make
        if self.isVisible():
            self._made()

    def take(self, page: QWidget) -> None:
        """A page, in front of what was lent."""
        self.addWidget(page)
        if self._lent is not None:
            self.setCurrentWidget(page)
            self._lent.deleteLater()
            self._lent = None

    def showEvent(self, event: QShowEvent) -> None:
        """Seen for the first time."""
        self._made()
        super().showEvent(event)

    def _made(self) -> None:
        make, self._make = self._make, None
        if make is not None:
            make()
