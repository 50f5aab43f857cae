"""A person's choice of a table's columns: order and widths, the list to choose from, and how it is kept."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QListWidgetItem, QWidget

from desktop_app.core.errors import DialproofError
from desktop_app.storage.journal.journal import Journal
from desktop_app.ui.commands.binding import bind
from desktop_app.ui.look import theme
from desktop_app.ui.parts.button import Button, icon_button
from desktop_app.ui.parts.choices.option_delegate import OptionRole, Popup
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.layout.card import button_row
from desktop_app.ui.text import words

_WIDEST = 2_000  # pixels
_MOST_KEPT = 500  # columns remembered: lists bring their own, under any names


@dataclass(frozen=True, slots=True)
class ColumnChoice:
    """Holds the keys of all columns in order, those shown, and the widths in pixels that a person set.

    The first `fixed` columns stay first and are always shown.
    """

    order: tuple[str, ...]
    shown: frozenset[str]
    widths: Mapping[str, int]
    fixed: int = 1

    @classmethod
    def first(cls, keys: Sequence[str], hidden: Sequence[str] = (), *, fixed: int = 1) -> ColumnChoice:
        """Return the choice before anybody chose."""
        return cls(tuple(keys), frozenset(keys) - frozenset(hidden), {}, fixed)

    def kept(self, saved: object) -> ColumnChoice:
        """Return the stored choice; this one if that is missing or not understood.

        New columns take their default place.
        """
        told: dict[Any, Any] = saved if isinstance(saved, dict) else {}
        always = self.order[: self.fixed]
        order = [*always, *(key for key in _texts(told.get("order")) if key in self.order and key not in always)]
        order = list(dict.fromkeys(order))
        for at, key in enumerate(self.order):
            if key not in order:
                order.insert(at, key)
        known = set(_texts(told.get("order"))) if "shown" in told else set()
        chosen = known.intersection(_texts(told.get("shown")))
        shown = frozenset(self.order) & (chosen | (self.shown - known) | {*always})
        return replace(self, order=tuple(order), shown=shown, widths=_widths(told.get("widths"), self.order))

    def as_saved(self, before: object = None) -> dict[str, object]:
        """Return the choice for the journal; columns that were saved `before` but aren't here stay saved."""
        told: dict[Any, Any] = before if isinstance(before, dict) else {}
        absent = [key for key in _texts(told.get("order")) if key not in self.order]
        order = [*self.order, *absent][:_MOST_KEPT]
        shown = self.shown | {*absent}.intersection(_texts(told.get("shown")))
        widths = {**_widths(told.get("widths"), absent), **self.widths}
        return {"order": order, "shown": sorted(shown.intersection(order)), "widths": widths}

    def without(self, keys: frozenset[str]) -> ColumnChoice:
        """Return the choice without these columns."""
        order = tuple(key for key in self.order if key not in keys)
        widths = {key: width for key, width in self.widths.items() if key not in keys}
        return replace(self, order=order, shown=self.shown - keys, widths=widths)

    def toggled(self, key: str) -> ColumnChoice:
        """Return the choice with a column shown if it was hidden, or hidden if shown."""
        return self if key in self.order[: self.fixed] else replace(self, shown=self.shown ^ {key})

    def moved(self, key: str, by: int) -> ColumnChoice:
        """Return the choice with a column moved by so many places to the right, never before the fixed ones."""
        at = self.order.index(key)
        to = min(max(self.fixed, at + by), len(self.order) - 1)
        if at < self.fixed or to == at:
            return self
        left = [each for each in self.order if each != key]
        return replace(self, order=(*left[:to], key, *left[to:]))

    def ordered(self, keys: Sequence[str]) -> ColumnChoice:
        """Return the choice in the order a person dragged the columns to."""
        return replace(self, order=tuple(keys))

    def sized(self, key: str, width: int) -> ColumnChoice:
        """Return the choice with the width a person set."""
        return replace(self, widths={**self.widths, key: width})


def _texts(value: object) -> list[str]:
    return [each for each in value if isinstance(each, str)] if isinstance(value, list) else []


def _widths(value: object, keys: Sequence[str]) -> dict[str, int]:
    told: dict[Any, Any] = value if isinstance(value, dict) else {}
    return {key: width for key, width in told.items() if key in keys and type(width) is int and 0 < width <= _WIDEST}


_KEY = Qt.ItemDataRole.UserRole
_LEAST_WIDTH = 248
_BESIDE = 128  # pixels for what stands below the list
_ON, _OFF = Qt.CheckState.Checked, Qt.CheckState.Unchecked


class ColumnPopup(Popup):
    """Space or a click shows or hides a column, Alt with an arrow moves it; emits `chosen(choice)` after each.

    Escape closes.
    """

    chosen = Signal(object)

    def __init__(self, titles: Sequence[tuple[str, str]], choice: ColumnChoice, first: ColumnChoice, parent: QWidget):
        """Make the list; `titles`: key and words of each column to choose from; `first`: the default choice."""
        super().__init__(parent)
        self.setAccessibleName(words.tr("Columns", "monitor"))
        self._titles = dict(titles)
        self.choice = choice
        self._first = first
        self.delegate.boxes = True
        self.list = self.make_list(words.tr("Columns", "monitor"))
        self.list.setUniformItemSizes(True)
        self.list.itemClicked.connect(self._toggle)
        self.up = icon_button("chevron-up", words.tr("Move to the left", "monitor"), lambda: self._move(-1))
        self.down = icon_button("chevron-down", words.tr("Move to the right", "monitor"), lambda: self._move(1))
        self.reset = Button(words.tr("Reset", "monitor"), "link", clicked=lambda: self._take(self._first))
        column = self.column
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
        height = self.column.totalHeightForWidth(width)
        place = QRect(corner.x(), corner.y(), width, height)
        place.moveRight(min(place.right(), free.right()))
        place.moveBottom(min(place.bottom(), free.bottom()))
        self.setGeometry(place)
        self.show()
        self.list.setFocus()

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


_REST = 300  # milliseconds without a change before storing: dragging changes a width with each pixel


class ChosenColumns(Protocol):
    """A view with a choice of columns; it emits `columns_changed` when a person chose others."""

    columns_changed: Any

    def remember(self, saved: object) -> None:
        """Take over the stored choice."""

    def to_keep(self) -> ColumnChoice:
        """Return the choice to store."""

    def choose_columns(self, corner: QPoint) -> ColumnPopup:
        """Open the list of columns at this corner."""


class ColumnKeeping(QTimer):
    """Opens the list below `opener` on `command`; `failed` is called with the error if the setting can't be stored."""

    def __init__(  # noqa: PLR0913, PLR0917 - what is chosen, where it is kept, how it is opened
        self,
        columns: ChosenColumns,
        journal: Journal,
        setting: str,
        command: str,
        opener: QWidget,
        failed: Callable[[BaseException], None],
    ) -> None:
        super().__init__(opener)
        self._columns = columns
        self._journal = journal
        self._setting = setting
        self._opener = opener
        self._failed = failed
        self.setSingleShot(True)
        self.setInterval(_REST)
        self.timeout.connect(self._keep)
        columns.remember(journal.setting(setting))
        columns.columns_changed.connect(lambda _: self.start())
        bind(command, opener, self.choose)

    def choose(self) -> ColumnPopup:
        """Open the list of columns."""
        return self._columns.choose_columns(self._opener.mapToGlobal(self._opener.rect().bottomLeft()))

    def _keep(self) -> None:
        try:
            saved = self._columns.to_keep().as_saved(self._journal.setting(self._setting))
            self._journal.save_setting(self._setting, saved)
        except DialproofError as error:
            self._failed(error)
