"""Options with check boxes: a click takes one alone, ticks take several."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QListWidgetItem, QStackedWidget, QWidget

from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.choices.option_delegate import MARK_ROOM
from desktop_app.ui.parts.choices.option_popup import Option, OptionPopup
from desktop_app.ui.parts.label import Label

_ON, _OFF = Qt.CheckState.Checked, Qt.CheckState.Unchecked


class TickPopup(OptionPopup):
    """Emits `chosen(value)` for one alone, `ticked([value, …])` for the ticked ones in the options' order.

    Space ticks; Enter takes what was ticked, else the current option. Once there were ticks, a click on a name ticks
    as well. `take_words(count)` returns the button's text.
    """

    ticked = Signal(object)

    def __init__(
        self,
        options: Sequence[Option],
        current: Sequence[object],
        parent: QWidget,
        *,
        advice: str,
        take_words: Callable[[int], str],
    ) -> None:
        super().__init__(options, current[0] if current else None, parent)
        self._before = set(current)
        self._ticking = False
        self._take_words = take_words
        self._delegate.boxes = True
        self._list.viewport().installEventFilter(self)
        for at in range(self._list.count()):
            item = self._list.item(at)
            item.setCheckState(_ON if self._value(item) in self._before else _OFF)
            item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsUserCheckable)
        self.take = Button("", "primary", clicked=self.take_ticked)
        self.advice = Label(advice, "small", wrap=True)
        self._foot = QStackedWidget()
        self._foot.addWidget(self.advice)
        self._foot.addWidget(self.take)
        self._column.addWidget(self._foot)
        self._show_ticks()

    def values(self) -> list[object]:
        """Return the ticked values, in the options' order."""
        items = (self._list.item(at) for at in range(self._list.count()))
        return [self._value(item) for item in items if item.checkState() is _ON]

    def tick_as(self, values: Sequence[object] | None) -> None:
        """Restore these ticks; None: tick the options that are taken."""
        if values is not None:
            for item in self._items():
                if (self._value(item) in values) is not (item.checkState() is _ON):
                    self._tick(item)

    def take_ticked(self) -> None:
        """Take all ticked options."""
        values = self.values()
        if values:
            self.close()
            self.ticked.emit(values)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tick a box on a press, without taking anything yet."""
        if isinstance(event, QMouseEvent) and watched is self._list.viewport():
            item = self._list.itemAt(event.position().toPoint())
            if item is not None and event.position().x() < MARK_ROOM:
                if event.type() in {QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick}:
                    self._list.setCurrentItem(item)
                    self._tick(item)
                return event.type() != QEvent.Type.MouseMove
        return super().eventFilter(watched, event)

    def key_pressed(self, event: QKeyEvent) -> bool:
        """Tick on Space, unless it is part of a search."""
        item = self._list.currentItem()
        if event.key() == Qt.Key.Key_Space and not self._search.text() and item is not None:
            self._tick(item)
            return True
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if self._changed():
                self.take_ticked()
            else:
                super()._take(item)
            return True
        return super().key_pressed(event)

    def _take(self, item: QListWidgetItem | None) -> None:
        """Take one option alone; tick it instead if the person is ticking, whose ticks would be lost."""
        if self._ticking and item is not None:
            self._tick(item)
        else:
            super()._take(item)

    def _tick(self, item: QListWidgetItem) -> None:
        self._ticking = True
        item.setCheckState(_OFF if item.checkState() is _ON else _ON)
        self._show_ticks()

    def _changed(self) -> bool:
        return set(self.values()) != self._before

    def _show_ticks(self) -> None:
        """Show the button in place of the advice once there is something to take."""
        count = len(self.values())
        self.take.setText(self._take_words(count))
        self._foot.setCurrentWidget(self.take if self._changed() and count else self.advice)
