"""The button "Sheet: Customers ▾": says what is chosen and opens the options."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAction, QPaintEvent
from PySide6.QtWidgets import QMenu, QPushButton, QStyle, QStyleOptionButton, QStylePainter

from desktop_app.ui import icons, theme
from desktop_app.ui.parts.option_popup import OptionPopup

# value, text, and optionally a hint in muted letters (a dialling code, a count)
Option = tuple[object, str] | tuple[object, str, str]
LONG_LIST = 12  # above this the list opens with a search field
_PADDING, _GAP, _ARROW = 12, 4, 14


class ChoiceButton(QPushButton):
    """`chosen(value)` when the person chose; `label` may be empty where a caption stands above it."""

    chosen = Signal(object)

    def __init__(self, label: str = "", *, placeholder: str = "", accessible_name: str = "") -> None:
        super().__init__()
        self._label = label
        self._placeholder = placeholder
        self._name = accessible_name or label
        self._options: list[Option] = []
        self._current: object = None
        self.setAutoDefault(False)
        self.setProperty("kind", "choice")
        self.clicked.connect(lambda _checked=False: self.open_options())
        self._refresh()

    def set_options(self, options: Sequence[Option], current: object) -> None:
        """The options in their order and the chosen value; nothing is emitted."""
        self._options = list(options)
        self.set_current(current)

    def set_current(self, value: object) -> None:
        """Choose without `chosen` being sent."""
        self._current = value
        self._refresh()

    def current(self) -> object:
        """The chosen value, or None."""
        return self._current

    def value_text(self) -> str:
        """The chosen option's words."""
        return next((option[1] for option in self._options if option[0] == self._current), self._placeholder)

    def open_options(self) -> None:
        """Open the menu, or the searchable list where it is long."""
        below = self.mapToGlobal(QPoint(0, self.height() + 2))
        if len(self._options) > LONG_LIST:
            popup = OptionPopup(self._options, self._current, self)
            popup.chosen.connect(self._choose)
            popup.open_at(below, max(self.width(), 280))
        else:
            self._menu().popup(below)

    def _menu(self) -> QMenu:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setMinimumWidth(self.width())
        for value, text, *hint in self._options:
            words = text.replace("&", "&&") + (f"\t{hint[0]}" if hint and hint[0] else "")
            action = QAction(words, menu)
            action.setCheckable(True)
            action.setChecked(value == self._current)
            action.triggered.connect(lambda _checked=False, value=value: self._choose(value))
            menu.addAction(action)
            if value == self._current:
                menu.setActiveAction(action)
        return menu

    def _choose(self, value: object) -> None:
        if value != self._current:
            self.set_current(value)
            self.chosen.emit(value)

    def _refresh(self) -> None:
        self.setAccessibleName(": ".join(part for part in (self._name, self.value_text()) if part))
        self.updateGeometry()
        self.update()

    def _prefix(self) -> str:
        return f"{self._label}:" if self._label else ""

    def sizeHint(self) -> QSize:
        """Room for label, value and arrow; a value longer than some 30 letters is shortened."""
        measure = self.fontMetrics()
        value = min(measure.horizontalAdvance(self.value_text()), measure.averageCharWidth() * 34)
        prefix = measure.horizontalAdvance(self._prefix()) + (_GAP if self._label else 0)
        return QSize(2 * _PADDING + prefix + value + 2 + 2 * _GAP + _ARROW, theme.CONTROL_HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """The label and some letters of the value."""
        return QSize(min(self.sizeHint().width(), 96), theme.CONTROL_HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """The style's button, and on it label, value and arrow."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        inner = self.rect().adjusted(_PADDING, 0, -_PADDING, 0)
        middle = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        room = inner.adjusted(0, 0, -_ARROW - _GAP, 0)
        if self._label:
            painter.setPen(theme.colour("muted" if self.isEnabled() else "disabled"))
            painter.drawText(room, middle, self._prefix())
            room.setLeft(room.left() + self.fontMetrics().horizontalAdvance(self._prefix()) + _GAP)
        chosen = any(option[0] == self._current for option in self._options)
        painter.setPen(theme.colour("disabled" if not self.isEnabled() else "text" if chosen else "muted"))
        value = self.fontMetrics().elidedText(self.value_text(), Qt.TextElideMode.ElideRight, room.width() + 1)
        painter.drawText(room.adjusted(0, 0, 2, 0), middle, value)
        arrow = QRect(inner.right() - _ARROW + 3, inner.center().y() - 6, _ARROW, _ARROW)
        icons.paint(painter, arrow, "chevron-down", "muted" if self.isEnabled() else "disabled")
