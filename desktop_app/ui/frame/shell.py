"""The window's frame: header with tabs, messages, the pages, footer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from PySide6.QtCore import QByteArray, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QMainWindow,
    QMenu,
    QScrollArea,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from desktop_app.core.errors import DialproofError
from desktop_app.ui.commands.binding import Bound, When, bind, with_key
from desktop_app.ui.commands.catalogue import key_text
from desktop_app.ui.frame.footer_bar import FooterBar
from desktop_app.ui.frame.message_strip import LocalNote, Message, MessageKind, MessageStrip
from desktop_app.ui.look import icons, theme
from desktop_app.ui.parts.button import StatusPill, icon_button
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.layout.compact_mode import LOW_PAGE
from desktop_app.ui.parts.layout.dialog_size import fit
from desktop_app.ui.parts.layout.mirroring import corner_below, margins
from desktop_app.ui.parts.nav_tabs import NavTabs
from desktop_app.ui.text import words
from desktop_app.ui.text.error_words import error_words

_HEIGHT = 49  # 48 and the line below


class HeaderBar(QFrame):
    """Shows the texts passed to it; emits when the connection or the gear was clicked."""

    connection_clicked = Signal()
    settings_clicked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "header")
        self.setFixedHeight(_HEIGHT)
        self._menu: QMenu | None = None
        self._help_menu: QMenu | None = None
        self._said = self._credits = ("", "", "")
        self.tabs = NavTabs()
        self.connection = StatusPill(words.tr("Not connected", "shell"), "muted")
        self.connection.clicked.connect(self._connection_clicked)
        self.connection.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._name = Label("Dialproof", "product")
        self._name.setContentsMargins(*margins(0, 0, theme.L, 0))
        self._amount = Label("", "strong")
        self._unit = Label("", "muted")
        self._unit.setContentsMargins(*margins(theme.XS + 1, 0, 0, 0))
        self.help = icon_button("help", words.tr("Help", "shell"), self._open_help)
        settings = words.tr("Settings", "shell")
        self.gear = icon_button("gear", settings, self.settings_clicked.emit, with_key(settings, "window.settings"))
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.L, 0, theme.M, 0)
        row.setSpacing(0)
        row.addWidget(self._name)
        row.addWidget(self.tabs)
        row.addStretch()
        row.addWidget(self.connection)
        row.addSpacing(theme.M)
        row.addWidget(self._amount)
        row.addWidget(self._unit)
        row.addSpacing(theme.S)
        row.addWidget(self.help)
        row.addWidget(self.gear)
        self.set_connection(words.tr("Not connected", "shell"), "muted")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the contents to the new width."""
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Fit the contents again when a tab's number or an amount changed."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        """Hide the program's name first if there is no room, then the unit; the tabs are never cut."""
        always = (self.tabs, self._amount, self.help, self.gear)
        wide = sum(each.sizeHint().width() for each in always) + self.connection.minimumWidth()
        spare = self.width() - wide - (theme.L + theme.M + theme.M + theme.S)  # margins, and gaps between them
        for each in (self._unit, self._name):
            needs = each.sizeHint().width()
            fits = needs <= spare and bool(each.text())
            each.setVisible(fits)
            spare -= needs if fits else 0

    def set_connection(self, name: str, tone: str, state: str = "", more: str = "", tip: str = "") -> None:
        """Show the connection in use, and its state by colour and in words such as "key refused".

        `more` is a longer wording, if there is room ("no answer since 14:03"); `tip` explains it.
        """
        brief = f"{name} · {state}" if state else name
        text = f"{name} · {more}" if more else brief
        if (text, tone, tip) == self._said:  # it is drawn every two seconds
            return
        self._said = text, tone, tip
        self.connection.set_status(text, tone, brief)
        self.connection.setMinimumWidth(min(self.connection.least_width(), self.connection.sizeHint().width()))
        self.connection.setToolTip(tip or (text if state else ""))
        self.connection.setAccessibleName(words.tr("Connection: {}", "shell").format(text))
        self.connection.setAccessibleDescription(tip)

    def set_connection_menu(self, menu: QMenu | None) -> None:
        """Set the menu that a click opens; without one a click only emits `connection_clicked`."""
        self._menu = menu

    def set_help_menu(self, menu: QMenu) -> None:
        """Set the menu of the question mark."""
        self._help_menu = menu

    def set_credits(self, amount: str, unit: str, tone: str = "") -> None:
        """Show the last balance; `tone` "warning" if it is low. An empty amount shows nothing."""
        if (amount, unit, tone) == self._credits:
            return
        self._credits = amount, unit, tone
        self._amount.setText(amount)
        self._unit.setText(unit if amount else "")
        self._amount.setAccessibleName(words.tr("Balance: {} {}", "shell").format(amount, unit))
        self._amount.set_tone(tone)

    def say_balance_read(self, when: str, *, old: bool) -> None:
        """Put the time of reading the balance into the tool tip.

        `old`: it may have changed, as the service is silent.
        """
        for label in (self._amount, self._unit):
            label.setToolTip(when)
        if (self._amount.property("role") == "strong") == old:
            theme.set_role(self._amount, role="muted" if old else "strong")

    def _connection_clicked(self) -> None:
        self.connection_clicked.emit()
        self.open_connections()

    def open_connections(self) -> None:
        """Open the menu of the connections, below the one in use."""
        if self._menu is not None:
            self._menu.popup(corner_below(self.connection, self._menu.sizeHint().width()))

    def _open_help(self) -> None:
        if self._help_menu is not None:
            self._help_menu.popup(corner_below(self.help, self._help_menu.sizeHint().width(), at_end=True))


FIRST_SIZE = (1120, 720)
LEAST_SIZE = (880, 470)
Action = Callable[[], object]


class Shell(QMainWindow):
    """Holds the pages and shows what it is given; knows nothing about lists or services.

    Emits `page_changed(index)` when another page came to the front, `page_chosen_again(index)` when a person chose
    the current one, `connection_clicked` and `settings_clicked` from the header, `closed` once the window has gone
    for good.
    """

    page_changed = Signal(int)
    page_chosen_again = Signal(int)
    connection_clicked = Signal()
    settings_clicked = Signal()
    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setWindowTitle("Dialproof")
        self.setWindowIcon(icons.app_icon())
        self.setMinimumSize(*LEAST_SIZE)
        self.resize(*FIRST_SIZE)
        self._may_close: Callable[[], bool] = lambda: True
        self.restarts = False  # True if the program starts again once this window has gone
        self.unexpected: Callable[[BaseException], None] | None = None
        self.header = HeaderBar()
        self.strip = MessageStrip()
        self.local_note = LocalNote()
        self.footer = FooterBar()
        self.pages = QStackedWidget()
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addWidget(self.pages, 1)
        column.addWidget(self.footer)
        self._notes = NotePlace(content, self.pages, self.footer, self.strip, self.local_note)
        self.setCentralWidget(content)
        content.setFocus()  # no focus ring until a key is used; Tab then goes to the tabs first
        self.header.tabs.currentChanged.connect(self._turn_to)
        self.header.tabs.tabBarClicked.connect(self._pressed)
        self.header.connection_clicked.connect(self.connection_clicked)
        self.header.settings_clicked.connect(self.settings_clicked)
        self.command("window.next_page", lambda: self._step(1))
        self.command("window.previous_page", lambda: self._step(-1))
        self.command("window.settings", self.settings_clicked.emit)
        self.command("connection.choose", self.header.open_connections)
        self.command("window.message", self.strip.dismiss, self.strip.isVisible)
        self.command("window.quit", self.close)

    def add_page(self, title: str, widget: QWidget) -> int:
        """Append a tab with its page, and the command that opens it. Returns its index."""
        at = self.pages.addWidget(widget)
        if not widget.accessibleName():
            widget.setAccessibleName(title)
        self.header.tabs.add(title)
        self.header.tabs.setTabToolTip(at, key_text("window.page", at))
        bind("window.page", self, lambda: self._choose(at), at=at, title=title)
        return at

    def command(self, name: str, act: Action, when: When | None = None) -> Bound:
        """Add a command available on every page, unless the focus is where its key has another meaning."""
        return bind(name, self, act, when=when)

    def show_page(self, page: int | QWidget) -> None:
        """Bring a page to the front."""
        self.header.tabs.setCurrentIndex(page if isinstance(page, int) else self.pages.indexOf(page))

    def current_page(self) -> int:
        """Return the index of the page in front."""
        return self.pages.currentIndex()

    def set_count(self, page: int, count: int, meaning: str = "") -> None:
        """Set the number beside a tab's name; `meaning` is for screen readers: "2 batches running"."""
        self.header.tabs.set_count(page, count, meaning)

    def set_connection(self, name: str, tone: str, state: str = "", more: str = "", tip: str = "") -> None:
        """Show the connection.

        `tone`: "success" connected, "warning" in difficulty, "danger" refused, "muted" not connected.

        `state` says it in words such as "key refused": no state is shown by colour alone. `more` is a longer wording,
        `tip` explains it.
        """
        self.header.set_connection(name, tone, state, more, tip)

    def set_connection_menu(self, menu: QMenu | None) -> None:
        """Set the menu that a click on the connection opens."""
        self.header.set_connection_menu(menu)

    def set_credits(self, amount: str, unit: str, tone: str = "") -> None:
        """Show the balance, as `set_credits("99,987", "credits")`; tone "warning" if it is low."""
        self.header.set_credits(amount, unit, tone)

    def set_rates(self, rates: Sequence[tuple[str, int, int]]) -> None:
        """Show (name, left, limit) of each group of requests: `("reads", 118, 120)`."""
        self.footer.set_rates(rates)

    def set_notice(self, text: str, link_text: str = "", callback: Action | None = None) -> None:
        """Show a quiet sentence at the right of the footer, with a link after it."""
        self.footer.set_notice(text, link_text, callback)

    def want_local_note(self, wanted: bool) -> None:
        """Show the note on the local service in the footer's place, whenever no message is there."""
        self._notes.want_local_note(wanted)

    def show_message(  # noqa: PLR0913, PLR0917 - a message is these six words
        self,
        kind: MessageKind,
        what: str,
        meaning: str = "",
        advice: str = "",
        action_text: str = "",
        action: Action | None = None,
    ) -> None:
        """Show a message in the footer's place until it is closed or its action taken.

        Show the same words only once.
        """
        self.strip.show_message(Message(kind, what, meaning, advice, action_text), action)

    def show_error(
        self, error: BaseException, action_text: str = "", action: Action | None = None, *, of_list: bool = False
    ) -> None:
        """Show an error of `core.errors` in words for a person; pass any other to `unexpected`, if set.

        `of_list`: it is about the list on Batch upload.
        """
        if self.unexpected is not None and not action_text and not isinstance(error, DialproofError):
            self.unexpected(error)
            return
        message = Message("error", *error_words(error), action_text=action_text, of_list=of_list)
        self.strip.show_message(message, action)

    def save_geometry(self) -> bytes:
        """Return position and size, for storing."""
        return bytes(self.saveGeometry().data())

    def restore_geometry(self, saved: bytes) -> bool:
        """Restore position and size; return False and change nothing if the bytes are invalid."""
        return bool(saved) and self.restoreGeometry(QByteArray(saved))

    def fit_screen(self) -> None:
        """Limit the size to what the screen has room for. Qt fits a restored geometry by itself."""
        fit(self, self.width(), self.height())

    def come_to_front(self) -> None:
        """Raise the window unminimised, with the focus; if the desktop forbids that, flash it for attention."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.raise_()
        self.activateWindow()
        QApplication.alert(self)
        # X11 refuses a request with an older time than the last click. The change made by `alert` gives Qt a newer one.
        QTimer.singleShot(50, self._insist)

    def guard_closing(self, may_close: Callable[[], bool]) -> None:
        """Ask `may_close` first; on False the window stays, and `close_now` closes it later."""
        self._may_close = may_close

    def close_now(self) -> None:
        """Close without asking."""
        self.restarts = False
        self._may_close = lambda: True
        self.close()

    def restart_now(self) -> None:
        """Close without asking, and have the program started again; a later request to close wins."""
        self.close_now()
        self.restarts = True

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close, or stay open if something must be asked first."""
        if not self._may_close():
            event.ignore()
            return
        event.accept()
        self.closed.emit()

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: N802 - Qt's name
        """Handle Tab and Shift+Tab: the footer's place comes last, and the focused widget is scrolled into view."""
        below = self._notes.tab_order()
        last = self.previousInFocusChain()
        while last and last is not self and (last in below or not last.focusPolicy() & Qt.FocusPolicy.TabFocus):
            last = last.previousInFocusChain()
        if last and last is not self:
            for before, after in pairwise((last, *below)):  # also after whatever a page has inserted since
                QWidget.setTabOrder(before, after)
        moved = super().focusNextPrevChild(forward)
        if moved:
            self._scroll_to_focus()
        return moved

    def _scroll_to_focus(self) -> None:
        """Scroll all enclosing areas to the focus; Qt does so only if the focus was inside them before."""
        focused = self.focusWidget()
        above = focused.parentWidget() if focused else None
        while focused and above:
            if isinstance(above, QScrollArea):
                above.ensureWidgetVisible(focused, 0, 0)
            above = above.parentWidget()

    def _insist(self) -> None:
        if not self.isActiveWindow():
            self.activateWindow()

    def _pressed(self, at: int) -> None:
        """Emit when the pressed tab, before any change, is the current one already."""
        if at == self.current_page() and QApplication.mouseButtons() == Qt.MouseButton.LeftButton:
            self.page_chosen_again.emit(at)

    def _choose(self, at: int) -> None:
        if at == self.current_page():
            self.page_chosen_again.emit(at)
        else:
            self.show_page(at)

    def _turn_to(self, at: int) -> None:
        self.pages.setCurrentIndex(at)
        self.page_changed.emit(at)

    def _step(self, by: int) -> None:
        if self.pages.count():
            self.show_page((self.current_page() + by) % self.pages.count())


# The place of notes: over the footer and the free strip above it, one at a time, without moving the page.


_GAP = 2  # pixels between a page's cards and a note
_FREE, _FREE_LOW = theme.PAGE_MARGINS[3] - _GAP, theme.S - _GAP  # pixels that a page leaves free below
_LINES, _LINES_LOW = 2, 1
_RESIZED = (QEvent.Type.Resize, QEvent.Type.Move)
_SAID = (QEvent.Type.LayoutRequest, QEvent.Type.ShowToParent, QEvent.Type.HideToParent)


class NotePlace(QObject):
    """Shows a message in preference to the note on the local service, and either in preference to the footer.

    All three lie in `content`, below `pages`. A message unfolded by a person covers as much of the page as it needs.
    """

    def __init__(
        self, content: QWidget, pages: QWidget, footer: FooterBar, strip: MessageStrip, local_note: LocalNote
    ) -> None:
        super().__init__(content)
        self._content, self._pages, self._footer = content, pages, footer
        self._strip, self._local_note = strip, local_note
        self._note_wanted = False
        kept = footer.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        footer.setSizePolicy(kept)
        for note in (local_note, strip):  # stacked in this order, from below
            note.setParent(content)
            note.hide()
            note.installEventFilter(self)
        pages.installEventFilter(self)

    def want_local_note(self, wanted: bool) -> None:
        """Show the note on the local service whenever no message is in its place."""
        self._note_wanted = wanted
        self._arrange()

    def tab_order(self) -> Sequence[QWidget]:
        """Return the controls in this place, in visual order."""
        note, strip = self._local_note, self._strip
        return note.link, note.close_button, strip.more, strip.action, strip.close_button, self._footer.link

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrange the notes again after a resize, or when a text changed."""
        if event.type() in (_RESIZED if watched is self._pages else _SAID):
            self._arrange()
        return super().eventFilter(watched, event)

    def _arrange(self) -> None:
        message = not self._strip.isHidden()
        self._local_note.setVisible(self._note_wanted and not message)
        self._footer.setVisible(not message and not self._note_wanted)
        low = self._pages.height() < LOW_PAGE
        width, bottom = self._content.width(), self._content.height()
        height = self._footer.height() + (_FREE_LOW if low else _FREE)
        self._local_note.setGeometry(0, bottom - height, width, height)
        self._strip.fold(width, _LINES_LOW if low else _LINES)
        if self._strip.unfolded:
            height = max(height, min(self._strip.heightForWidth(width), bottom))
        self._strip.setGeometry(0, bottom - height, width, height)
