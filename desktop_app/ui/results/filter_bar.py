"""The bar with search, active filters, the count of rows shown, and the switch of the chart."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from desktop_app.ui.look import icons, theme
from desktop_app.ui.parts.assistive import make_clearable, mark_as_search
from desktop_app.ui.parts.button import Button, FilterChip, icon_button
from desktop_app.ui.parts.label import Label, tip_text
from desktop_app.ui.parts.layout.flow_layout import FlowLayout
from desktop_app.ui.results.count_card import ROWS
from desktop_app.ui.text import words

_TYPING = 150  # milliseconds without typing before a search begins
_SEARCH = 200, 400  # pixels, least and most
_SLOW = 200  # milliseconds after which a search under way is announced


class FilterBar(QWidget):
    """Emits `search_changed(text)` after typing, `dropped(key)` of a filter, `all_wanted` and `chart_toggled(shown)`.

    `down`: the arrow key leads from the search into the list.

    `unit` is the singular and plural of the thing filtered; `columns` is the button for the list of columns, if any.
    """

    search_changed = Signal(str)
    dropped = Signal(object)
    all_wanted = Signal()
    chart_toggled = Signal(bool)
    down = Signal()

    def __init__(self, placeholder: str, name: str, unit: tuple[str, str] = ROWS, *, columns: bool = False) -> None:
        super().__init__()
        self._unit = unit
        self.search = QLineEdit()
        self.search.setPlaceholderText(placeholder)
        self.search.setAccessibleName(name)
        make_clearable(self.search)
        mark_as_search(self.search)
        self.search.setMinimumWidth(_SEARCH[0])
        self.search.setMaximumWidth(_SEARCH[1])
        self.filters = ActiveFilters()
        self.filters.dropped.connect(self.dropped)
        self._count = self._said = ""
        self.showing = Label("", "muted")
        self.show_all = Button(words.tr("Show all", "results"), "link", clicked=self.all_wanted.emit)
        self.show_all.hide()
        self.chart: QPushButton = FilterChip(words.tr("Chart", "results"))
        self.chart.setAccessibleName(words.tr("Show the chart", "results"))
        self.chart.setChecked(True)
        self.chart.toggled.connect(self.chart_toggled)
        self.columns = icon_button("columns", words.tr("Columns…", "monitor"))
        row = QHBoxLayout()
        row.setSpacing(theme.S)
        row.addWidget(self.search, 1)
        row.addStretch()  # takes the width left by the field, which so doesn't depend on the words beside it
        for widget in (self.showing, self.show_all, self.chart, self.columns):
            row.addWidget(widget)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.S)
        column.addLayout(row)
        column.addWidget(self.filters)
        self.columns.setVisible(columns)
        self._typing = self._timer(_TYPING)
        self._typing.timeout.connect(lambda: self.search_changed.emit(self.search.text()))
        self._slow = self._timer(_SLOW)
        self._slow.timeout.connect(self._say_searching)
        self.search.textChanged.connect(lambda _text: self._typing.start())
        self.search.returnPressed.connect(self._search_now)
        self.search.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go into the list on Down, and search at once."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Down:
            self._search_now()
            self.down.emit()
            return True
        return super().eventFilter(watched, event)

    def show_filters(self, filters: Sequence[tuple[Hashable, str]]) -> None:
        """Show the active filters by key and words, except for the search, which its field shows."""
        self.filters.show_filters(filters)

    def clear(self) -> None:
        """Clear the search without a signal."""
        self.search.clear()
        self._typing.stop()  # started by clearing
        self.show_filters([])

    def wait(self) -> None:
        """Announce the search if it takes a while."""
        if not self._slow.isActive():
            self._slow.start()

    def show_count(self, shown: int, count: int, *, filtered: bool) -> None:
        """Show how many rows of all are shown."""
        self._slow.stop()
        every = words.counted(count, *self._unit)
        message = words.tr("Showing {} of {}", "results").format(words.number(shown), every) if filtered else every
        self._count = message
        self.showing.setText(self._said or message)
        self.show_all.setVisible(filtered)

    def say(self, text: str) -> None:
        """Show another text for a while, whatever rows come meanwhile; "" goes back to the count."""
        self._said = text
        self.showing.setText(text or self._count)

    def stop_waiting(self) -> None:
        """Stop announcing: the search failed."""
        self._slow.stop()
        self.showing.setText("")

    def _say_searching(self) -> None:
        self.showing.setText(words.tr("Looking…", "results"))

    def _search_now(self) -> None:
        if self._typing.isActive():
            self._typing.stop()
            self.search_changed.emit(self.search.text())

    def _timer(self, milliseconds: int) -> QTimer:
        made = QTimer(self)
        made.setSingleShot(True)
        made.setInterval(milliseconds)
        return made


# --- The active filters as chips, each removable by itself ---


_LONGEST = 40  # letters
_DROPPING = {Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_Return, Qt.Key.Key_Enter}
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class ActiveFilters(QWidget):
    """Hidden without filters. Emits `dropped(key)` to remove one; `left` when the last one was removed by keyboard."""

    dropped = Signal(object)
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(words.tr("Active filters", "results"))
        self.chips: list[_Chip] = []
        self._row = FlowLayout()
        self.setLayout(self._row)
        self.hide()

    def show_filters(self, filters: Sequence[tuple[Hashable, str]]) -> None:
        """Show one chip for each filter, by key and words; keep the keyboard focus among them."""
        if [(chip.key, chip.said) for chip in self.chips] == list(filters):
            return
        focused = next((at for at, chip in enumerate(self.chips) if chip.hasFocus()), None)
        gone, self.chips = self.chips, []
        for key, message in filters:
            chip = _Chip(key, message)
            chip.clicked.connect(lambda _checked=False, key=key: self.dropped.emit(key))
            chip.stepped.connect(lambda step, chip=chip: self._step(chip, step))
            self.chips.append(chip)
            self._row.addWidget(chip)
            chip.show()  # at once: a widget can't take the focus before it is shown
        if focused is not None and not self.chips:
            self.left.emit()  # before removing them: Qt would focus whatever comes next
        self.setVisible(bool(self.chips))
        if focused is not None and self.chips:
            self.chips[min(focused, len(self.chips) - 1)].setFocus(Qt.FocusReason.OtherFocusReason)
        for chip in gone:
            self._row.removeWidget(chip)
            chip.hide()
            chip.deleteLater()

    def _step(self, chip: _Chip, step: int) -> None:
        at = self.chips.index(chip) + step
        if 0 <= at < len(self.chips):
            self.chips[at].setFocus(Qt.FocusReason.OtherFocusReason)


class _Chip(QPushButton):
    stepped = Signal(int)

    def __init__(self, key: Hashable, message: str) -> None:
        super().__init__()
        self.key, self.said = key, message
        self.setProperty("kind", "chip")
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        short = message if len(message) <= _LONGEST else message[: _LONGEST - 1] + "…"
        self.setText(words.verbatim(short))
        self.setIcon(icons.icon("close", "muted"))
        self.setIconSize(QSize(12, 12))
        # The cross follows the words.
        rightwards = QGuiApplication.layoutDirection() == Qt.LayoutDirection.LeftToRight
        self.setLayoutDirection(Qt.LayoutDirection.RightToLeft if rightwards else Qt.LayoutDirection.LeftToRight)
        self.setAccessibleName(words.tr("Filter: {}", "results").format(message))
        self.setAccessibleDescription(words.tr("Stops filtering by this", "results"))
        self.setToolTip(
            tip_text(message) if short != message else words.tr("Stop filtering by this (Delete)", "results")
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Remove the filter on Delete, move to the next chip on arrows."""
        key = Qt.Key(event.key())
        if key in _DROPPING:
            self.click()
        elif key in _STEPS:
            step = _STEPS[key]
            self.stepped.emit(step if QGuiApplication.isLeftToRight() else -step)
        else:
            super().keyPressEvent(event)
