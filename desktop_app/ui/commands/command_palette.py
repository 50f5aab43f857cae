"""The command palette: type some letters of what you want, Enter does it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from desktop_app.ui import theme, words
from desktop_app.ui.commands.entries import Entry, fitting
from desktop_app.ui.parts.assistive import take_selected
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.option_delegate import OptionDelegate, OptionRole

_WIDTH, _TOP, _ROWS = 560, 72, 11
_ENTRY = Qt.ItemDataRole.UserRole
_KEYS_FOR_LIST = {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}


class CommandPalette(QFrame):
    """Opens above the middle of `window`; gone once something was chosen, with Escape, or by a click beside it."""

    def __init__(self, window: QWidget, offered: Sequence[Entry]) -> None:
        super().__init__(window, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setProperty("role", "popup")
        self.setAccessibleName(words.tr("Command palette", "commands"))
        self._offered = offered
        self.search = QLineEdit()
        self.search.setPlaceholderText(words.tr("Find a command, a list or a connection", "commands"))
        self.search.setAccessibleName(self.search.placeholderText())
        self.search.installEventFilter(self)
        self.search.textChanged.connect(self._narrow)
        self.list = self._make_list()
        self.nothing = Label("", "muted", wrap=True)
        self.nothing.setContentsMargins(theme.S, theme.S, theme.S, theme.S)
        how = Label(words.tr("Arrow keys choose, Enter does it, Esc closes.", "commands"), "small")
        how.setContentsMargins(theme.S, 0, theme.S, 0)
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.S, theme.S, theme.S, theme.S)
        column.setSpacing(theme.S)
        for part in (self.search, self.list, self.nothing, how):
            column.addWidget(part)
        self._narrow("")

    def _make_list(self) -> QListWidget:
        made = QListWidget()
        made.setAccessibleName(words.tr("What fits", "commands"))
        made.setMouseTracking(True)
        made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        made.setItemDelegate(OptionDelegate(made))
        made.installEventFilter(self)
        made.itemClicked.connect(self._take)
        take_selected(made, self._take)
        made.currentItemChanged.connect(lambda item, _before: self._say(item))
        return made

    def open(self) -> None:
        """Show it, ready to be typed into."""
        window = self._below()
        width = min(_WIDTH, window.width() - 2 * theme.L)
        place = window.mapToGlobal(QPoint((window.width() - width) // 2, _TOP))
        self.setFixedWidth(width)
        self.move(place)
        self.show()
        self.search.setFocus()

    def _below(self) -> QWidget:
        """The window that it lies above: kept by Qt alone, since two that keep each other go down together."""
        return self.parentWidget() or self

    def shown(self) -> list[str]:
        """The words of what can be chosen now, in their order."""
        items = map(self.list.item, range(self.list.count()))
        return [item.text() for item in items if item.data(_ENTRY) is not None]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter takes what is marked; the arrows are the list's, wherever the focus is."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
                self._take(self.list.currentItem())
                return True
            if watched is self.search and event.key() in _KEYS_FOR_LIST:
                self.list.event(event)
                return True
        return super().eventFilter(watched, event)

    def _narrow(self, wanted: str) -> None:
        found = fitting(self._offered, wanted)
        self.list.clear()
        kind = ""
        for entry in found:
            if entry.kind != kind and not wanted.strip():  # what fits best has no headings
                kind = entry.kind
                self.list.addItem(_heading(kind))
            self.list.addItem(_item(entry))
        self.list.setCurrentRow(next((at for at in range(self.list.count()) if self._entry(at)), -1))
        self.list.scrollToTop()
        self.list.setVisible(bool(found))
        self.list.setFixedHeight(min(self.list.count(), _ROWS) * (theme.ROW_HEIGHT - 2))
        self.nothing.setText(words.tr("Nothing fits “{}”.", "commands").format(wanted.strip()))
        self.nothing.setVisible(not found)
        self.adjustSize()

    def _entry(self, at: int) -> Entry | None:
        entry: Entry | None = self.list.item(at).data(_ENTRY)
        return entry

    def _take(self, item: QListWidgetItem | None) -> None:
        entry: Entry | None = None if item is None else item.data(_ENTRY)
        if entry is not None:
            QTimer.singleShot(0, self._below(), entry.run)  # once the focus is back where it was
            self.close()

    def _say(self, item: QListWidgetItem | None) -> None:
        """The focus stays where one types, so that a screen reader would not hear what is marked."""
        if item is not None and self.isVisible():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, item.text()))


def _item(entry: Entry) -> QListWidgetItem:
    made = QListWidgetItem(f"{entry.text}   {entry.hint}".rstrip())
    made.setData(_ENTRY, entry)
    made.setData(OptionRole.TEXT, entry.text)
    made.setData(OptionRole.HINT, entry.hint)
    made.setData(OptionRole.ICON, entry.icon)
    return made


def _heading(text: str) -> QListWidgetItem:
    made = QListWidgetItem(text)
    made.setData(OptionRole.TEXT, text)
    made.setData(OptionRole.HEADING, True)
    made.setFlags(Qt.ItemFlag.NoItemFlags)
    return made
