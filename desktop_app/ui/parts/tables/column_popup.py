"""The list of columns: which are shown, in which order; each change applies at once."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from desktop_app.ui.look import theme
from desktop_app.ui.parts.button import Button, icon_button
from desktop_app.ui.parts.choices.option_delegate import OptionDelegate, OptionRole
from desktop_app.ui.parts.choices.popup_frame import round_corners
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.layout.button_row import button_row
from desktop_app.ui.parts.tables.column_choice import ColumnChoice
from desktop_app.ui.text import words

_KEY = Qt.ItemDataRole.UserRole
_LEAST_WIDTH = 248
_BESIDE = 128  # pixels for what stands below the list
_ON, _OFF = Qt.CheckState.Checked, Qt.CheckState.Unchecked


class ColumnPopup(QFrame):
    """Space or a click shows or hides a column, Alt with an arrow moves it; emits `chosen(choice)` after each.

    Escape closes.
    """

    chosen = Signal(object)

    def __init__(self, titles: Sequence[tuple[str, str]], choice: ColumnChoice, first: ColumnChoice, parent: QWidget):
        """Make the list; `titles`: key and words of each column to choose from; `first`: the default choice."""
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setProperty("role", "popup")
        self.setAccessibleName(words.tr("Columns", "monitor"))
        self._titles = dict(titles)
        self.choice = choice
        self._first = first
        self.list = QListWidget()
        self.list.setAccessibleName(words.tr("Columns", "monitor"))
        self.list.setUniformItemSizes(True)
        self.list.setMouseTracking(True)
        delegate = OptionDelegate(self.list)
        delegate.boxes = True
        self.list.setItemDelegate(delegate)
        self.list.installEventFilter(self)
        self.list.itemClicked.connect(self._toggle)
        self.up = icon_button("chevron-up", words.tr("Move to the left", "monitor"), lambda: self._move(-1))
        self.down = icon_button("chevron-down", words.tr("Move to the right", "monitor"), lambda: self._move(1))
        self.reset = Button(words.tr("Reset", "monitor"), "link", clicked=lambda: self._take(self._first))
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.S, theme.S, theme.S, theme.S)
        column.setSpacing(theme.S)
        column.addWidget(self.list)
        advice = words.tr("Space shows or hides a column. Alt with an arrow moves it.", "monitor")
        column.addWidget(Label(advice, "small", wrap=True))
        column.addLayout(button_row(self.up, self.down, None, self.reset))
        self._fill()
        self.list.setCurrentRow(0)

    def open_at(self, corner: QPoint) -> None:
        """Show it with its upper left corner there, or as near as the screen allows."""
        free = (QGuiApplication.screenAt(corner) or QGuiApplication.primaryScreen()).availableGeometry()
        rows = self.list.count() * self.list.sizeHintForRow(0) + 2 * self.list.frameWidth()
        self.list.setFixedHeight(min(rows, free.height() - _BESIDE))
        width = max(_LEAST_WIDTH, self.list.sizeHintForColumn(0) + 2 * theme.S)
        layout = self.layout()
        height = layout.totalHeightForWidth(width) if layout is not None else self.sizeHint().height()
        place = QRect(corner.x(), corner.y(), width, height)
        place.moveRight(min(place.right(), free.right()))
        place.moveBottom(min(place.bottom(), free.bottom()))
        self.setGeometry(place)
        self.show()
        self.list.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Round the corners at any size."""
        super().resizeEvent(event)
        round_corners(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle the list's own keys."""
        if watched is self.list and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            item = self.list.currentItem()
            moves = {Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1}
            if event.modifiers() & Qt.KeyboardModifier.AltModifier and event.key() in moves:
                self._move(moves[Qt.Key(event.key())])
                return True
            if event.key() in {Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter} and item is not None:
                self._toggle(item)
                return True
        return super().eventFilter(watched, event)

    def _fill(self) -> None:
        row = max(0, self.list.currentRow())
        self.list.clear()
        for key in self.choice.order:
            if key in self._titles:
                item = QListWidgetItem(self._titles[key])
                item.setData(_KEY, key)
                item.setData(OptionRole.TEXT, self._titles[key])
                item.setCheckState(_ON if key in self.choice.shown else _OFF)
                item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsUserCheckable)
                self.list.addItem(item)
        self.list.setCurrentRow(row)

    def _toggle(self, item: QListWidgetItem) -> None:
        self._take(self.choice.toggled(str(item.data(_KEY))))

    def _move(self, by: int) -> None:
        item, row = self.list.currentItem(), self.list.currentRow()
        if item is not None and 0 <= row + by < self.list.count():
            self._take(self.choice.moved(str(item.data(_KEY)), by))
            self.list.setCurrentRow(row + by)

    def _take(self, choice: ColumnChoice) -> None:
        if choice != self.choice:
            self.choice = choice
            self._fill()
            self.chosen.emit(choice)
