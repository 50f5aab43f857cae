"""The command palette: type some letters of a command, Enter runs it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QLineEdit, QListWidgetItem, QWidget

from desktop_app.ui.commands.entries import Entry, fitting
from desktop_app.ui.look import theme
from desktop_app.ui.parts.assistive import take_selected
from desktop_app.ui.parts.choices.option_delegate import OptionRole, Popup
from desktop_app.ui.parts.label import Label
from desktop_app.ui.text import words

_WIDTH, _TOP, _ROWS = 560, 56, 11
_SHADE = {True: 0.5, False: 0.25}  # opacity of the shade over the window, dark or not
_BESIDE = 96  # pixels for what stands above and below the list
_ENTRY = Qt.ItemDataRole.UserRole
_SAYS_ENOUGH = 3  # letters: fewer don't name a command that is to be paid for
_KEYS_FOR_LIST = {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}


class CommandPalette(Popup):
    """Opens above the middle of `window`; closes after a choice, on Escape, or on a click beside it."""

    def __init__(self, window: QWidget, offered: Sequence[Entry]) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)  # the shade shows behind its round corners
        self.setAccessibleName(words.tr("Command palette", "commands"))
        self._offered = offered
        self._shade = _Shade(window)
        self.destroyed.connect(self._shade.deleteLater)
        self.search = QLineEdit()
        self.search.setPlaceholderText(words.tr("Find a command, a list or a connection", "commands"))
        self.search.setAccessibleName(self.search.placeholderText())
        self.search.installEventFilter(self)
        self.search.textChanged.connect(self._narrow)
        self.list = self.make_list(words.tr("Matches", "commands"))
        self.list.itemClicked.connect(self._take)
        take_selected(self.list, self._take)
        self.list.currentItemChanged.connect(lambda item, _before: self._say(item))
        self.nothing = Label("", "muted", wrap=True)
        self.nothing.setContentsMargins(theme.S, theme.S, theme.S, theme.S)
        how = Label(words.tr("Arrow keys to choose, Enter to run, Esc to close.", "commands"), "small")
        how.setContentsMargins(theme.S, 0, theme.S, 0)
        for part in (self.search, self.list, self.nothing, how):
            self.column.addWidget(part)
        self._narrow("")

    def open(self) -> None:
        """Show it, ready for typing."""
        window = self._below()
        width = min(_WIDTH, window.width() - 2 * theme.L)
        place = window.mapToGlobal(QPoint((window.width() - width) // 2, _TOP))
        self.setFixedWidth(width)
        self.move(place)
        self._shade.cover(window.rect())
        self.show()
        self.search.setFocus()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Paint the background, which Qt omits for translucent windows."""
        painter = QPainter(self)
        if not self.mask().isEmpty():  # otherwise the corners would be black
            painter.fillRect(self.rect(), theme.colour("control"))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(theme.colour("control"))
        painter.setBrush(theme.colour("surface"))
        edge = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(edge, theme.CARD_RADIUS, theme.CARD_RADIUS)

    def hideEvent(self, event: QHideEvent) -> None:
        """Remove the shade."""
        super().hideEvent(event)
        self._shade.hide()

    def _below(self) -> QWidget:
        """Return the window below, held by Qt alone: two objects holding each other would be destroyed together."""
        return self.parentWidget() or self

    def shown(self) -> list[str]:
        """Return the words of the entries shown, in order."""
        items = map(self.list.item, range(self.list.count()))
        return [item.text() for item in items if item.data(_ENTRY) is not None]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the marked entry on Enter; pass arrows to the list, wherever the focus is."""
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
            if entry.kind != kind and not wanted.strip():  # matches are sorted by fit, without headings
                kind = entry.kind
                self.list.addItem(_heading(kind))
            self.list.addItem(_item(entry))
        self.list.setCurrentRow(self._first(wanted))
        self.list.scrollToTop()
        self.list.setVisible(bool(found))
        height = theme.ROW_HEIGHT - 2
        room = (self._below().height() - _TOP - _BESIDE) // height  # fewer in a low window
        self.list.setFixedHeight(self._rows_shown(min(self.list.count(), _ROWS, max(1, room))) * height)
        self.nothing.setText(words.tr("Nothing matches “{}”.", "commands").format(wanted.strip()))
        self.nothing.setVisible(not found)
        self.adjustSize()

    def _first(self, wanted: str) -> int:
        """Return the entry for Enter, -1 for none; never one that may be charged without having been named."""
        named = len(wanted.strip()) >= _SAYS_ENOUGH
        made = ((at, self._entry(at)) for at in range(self.list.count()))
        return next((at for at, entry in made if entry is not None and (named or not entry.pays)), -1)

    def _rows_shown(self, most: int) -> int:
        """Return the number of visible rows, without a heading at the end."""
        return most - 1 if most > 1 and self._entry(most - 1) is None else most

    def _entry(self, at: int) -> Entry | None:
        entry: Entry | None = self.list.item(at).data(_ENTRY)
        return entry

    def _take(self, item: QListWidgetItem | None) -> None:
        entry: Entry | None = None if item is None else item.data(_ENTRY)
        if entry is not None:
            QTimer.singleShot(0, self._below(), entry.run)  # once the focus is back where it was
            self.close()

    def _say(self, item: QListWidgetItem | None) -> None:
        """Announce the marked entry to screen readers, because the focus stays in the search field."""
        if item is not None and self.isVisible():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, item.text()))


class _Shade(QWidget):
    """Dims the window, so that the palette stands out from its colours."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def cover(self, room: QRect) -> None:
        """Cover the whole window, above all of its contents."""
        self.setGeometry(room)
        self.raise_()
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Paint translucent black."""
        black = QColor(Qt.GlobalColor.black)
        black.setAlphaF(_SHADE[theme.current().dark])
        QPainter(self).fillRect(self.rect(), black)


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
