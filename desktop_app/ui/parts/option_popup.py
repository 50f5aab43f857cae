"""A searchable list in a pop-up, for long choices such as countries."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from desktop_app.ui import theme, words

_VALUE = Qt.ItemDataRole.UserRole
_SHOWN_ROWS = 10
_KEYS_FOR_LIST = {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}


class OptionPopup(QFrame):
    """Type to narrow it, arrows to move, Enter to choose, Escape to leave."""

    chosen = Signal(object)

    def __init__(
        self, options: Sequence[tuple[object, str] | tuple[object, str, str]], current: object, parent: QWidget
    ) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setProperty("role", "popup")
        self._search = QLineEdit()
        self._search.setPlaceholderText(words.tr("Type to search", "popup"))
        self._search.setAccessibleName(words.tr("Search the options", "popup"))
        self._search.setClearButtonEnabled(True)
        self._search.installEventFilter(self)
        self._search.textChanged.connect(self._narrow)
        self._list = QListWidget()
        self._list.setAccessibleName(words.tr("Options", "popup"))
        self._list.setUniformItemSizes(True)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.itemClicked.connect(self._take)
        self._list.itemActivated.connect(self._take)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.S, theme.S, theme.S, theme.S)
        layout.setSpacing(theme.S)
        layout.addWidget(self._search)
        layout.addWidget(self._list)
        for value, text, *hint in options:
            item = QListWidgetItem(f"{text}   {hint[0]}" if hint and hint[0] else text)
            item.setData(_VALUE, value)
            self._list.addItem(item)
            if value == current:
                self._list.setCurrentItem(item)

    def open_at(self, corner: QPoint, width: int) -> None:
        """Show it below `corner`, moved so that it stays on the screen."""
        height = theme.CONTROL_HEIGHT + _SHOWN_ROWS * theme.ROW_HEIGHT + 3 * theme.S
        place = QRect(corner.x(), corner.y(), width, height)
        screen = QGuiApplication.screenAt(corner) or QGuiApplication.primaryScreen()
        free = screen.availableGeometry()
        place.moveRight(min(place.right(), free.right()))
        place.moveBottom(min(place.bottom(), free.bottom()))
        self.setGeometry(place)
        self.show()
        self._search.setFocus()
        self._list.scrollToItem(self._list.currentItem(), QListWidget.ScrollHint.PositionAtCenter)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys that belong to the list are typed into the search field: hand them on."""
        if watched is self._search and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in _KEYS_FOR_LIST:
                self._list.event(event)
                return True
            if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
                self._take(self._list.currentItem())
                return True
        return super().eventFilter(watched, event)

    def _narrow(self, text: str) -> None:
        wanted = text.casefold().strip()
        first: QListWidgetItem | None = None
        for at in range(self._list.count()):
            item = self._list.item(at)
            words_of = item.text().casefold()
            item.setHidden(wanted not in words_of)
            if not item.isHidden() and (
                first is None or words_of.startswith(wanted) > first.text().casefold().startswith(wanted)
            ):
                first = item
        if first is not None:
            self._list.setCurrentItem(first)

    def _take(self, item: QListWidgetItem | None) -> None:
        if item is None or item.isHidden():
            return
        value = item.data(_VALUE)
        self.close()
        self.chosen.emit(value)
