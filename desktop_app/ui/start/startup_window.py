"""The window at its first paint: its frame, and Batch upload with the recent lists.

Only visible parts are imported and made here; the rest follows after the first paint (`ui/frame/window.py`), in the
tabs reserved for it, and takes over the parts already there.
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


class Look(NamedTuple):
    """The data for the first paint: the connection in use, the recent lists, the window's `place`.

    `named`: the connection was named at the start, in place of the one chosen last.
    `note_read`: the strip about the local service was closed once.
    """

    connection: Connection
    recent: Sequence[RecentList] = ()
    place: str = ""
    named: bool = False
    note_read: bool = False


class StartupWindow:
    """The shell with a place for each tab. `start` is shown in that of Batch upload until its page takes it over.

    `named`: the address named at the start, if any.
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
    """Show the connection in the header, and that it is the local service in the footer's place, too."""
    shell.set_connection(connection_title(connection), "muted")
    show_local(shell, connection.local, connect, note_read=note_read)


def show_local(shell: Shell, local: bool, connect: Callable[[], object] | None = None, *, note_read: bool) -> None:
    """Show that the local service answers, with a link to connect another: in its own strip until that was read.

    From then on in the footer.
    """
    shell.want_local_note(local and not note_read)
    if local and note_read:
        message = words.tr("Answers come from the local service.", "window")
        shell.set_notice(message, words.tr("Connect an account…", "settings"), connect)
    else:
        shell.set_notice("")


# --- A tab's place: its page is made when it is first shown, or needed ---


class LazyPage(QStackedWidget):
    """Empty until `furnish`; then calls `make` once, when it is first shown."""

    def __init__(self) -> None:
        super().__init__()
        self._make: Callable[[], object] | None = None
        self._lent: QWidget | None = None

    def lend(self, view: QWidget, margins: tuple[int, int, int, int]) -> None:
        """Show a view until its page is made, with the same margins as the page has."""
        self._lent = QWidget()
        column = QVBoxLayout(self._lent)
        column.setContentsMargins(*margins)
        column.addWidget(view)
        self.addWidget(self._lent)

    def furnish(self, make: Callable[[], object]) -> None:
        """Set `make`, which adds its page by `take`; call it at once if this is visible already."""
        self._make = make
        if self.isVisible():
            self._made()

    def take(self, page: QWidget) -> None:
        """Add a page, in front of the view lent."""
        self.addWidget(page)
        if self._lent is not None:
            self.setCurrentWidget(page)
            self._lent.deleteLater()
            self._lent = None

    def showEvent(self, event: QShowEvent) -> None:
        """Make the page on first showing."""
        self._made()
        super().showEvent(event)

    def _made(self) -> None:
        make, self._make = self._make, None
        if make is not None:
            make()
