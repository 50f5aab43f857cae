"""Search, the chosen value, how many rows are shown, and whether the chart is."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QWidget

from desktop_app.ui import icons, theme, words
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.pill import FilterChip

_TYPING = 150  # milliseconds of rest before a search begins
_SLOW = 200  # milliseconds after which it is said that rows are looked for
_LONGEST_VALUE = 32


class FilterBar(QWidget):
    """`search_changed(text)` once typing rests, `value_dropped`, `all_wanted`, `chart_toggled(shown)`."""

    search_changed = Signal(str)
    value_dropped = Signal()
    all_wanted = Signal()
    chart_toggled = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self.search = QLineEdit()
        self.search.setPlaceholderText(words.tr("Search all cells, numbers and answers", "results"))
        self.search.setAccessibleName(words.tr("Search the results", "results"))
        self.search.setClearButtonEnabled(True)
        self.search.addAction(icons.icon("search", "muted"), QLineEdit.ActionPosition.LeadingPosition)
        self.search.setFixedWidth(288)
        self.value = Button("", icon="close", clicked=self.value_dropped.emit)
        self.value.hide()
        self._count = self._said = ""
        self.showing = Label("", "muted")
        self.show_all = Button(words.tr("Show all", "results"), "link", clicked=self.all_wanted.emit)
        self.show_all.hide()
        self.chart: QPushButton = FilterChip(words.tr("Chart", "results"))
        self.chart.setAccessibleName(words.tr("Show the chart", "results"))
        self.chart.setChecked(True)
        self.chart.toggled.connect(self.chart_toggled)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.S)
        row.addWidget(self.search)
        row.addWidget(self.value)
        row.addStretch()
        for widget in (self.showing, self.show_all, self.chart):
            row.addWidget(widget)
        self._typing = self._timer(_TYPING)
        self._typing.timeout.connect(lambda: self.search_changed.emit(self.search.text()))
        self._slow = self._timer(_SLOW)
        self._slow.timeout.connect(self._say_searching)
        self.search.textChanged.connect(lambda _text: self._typing.start())
        self.search.returnPressed.connect(self._search_now)

    def show_value(self, column: str, value: str | None) -> None:
        """The value that the chart filters by; None for none."""
        self.value.setVisible(value is not None)
        if value is not None:
            said = value or words.tr("(empty)", "results")
            short = said if len(said) <= _LONGEST_VALUE else said[: _LONGEST_VALUE - 1] + "…"
            self.value.setText(f"{column}: {short}".replace("&", "&&"))
            self.value.setAccessibleName(words.tr("Stop filtering by {}: {}", "results").format(column, said))
            self.value.setToolTip(f"{column}: {said}")

    def clear(self) -> None:
        """Nothing is searched, and nobody is told."""
        self.search.clear()
        self._typing.stop()  # what clearing has set off
        self.show_value("", None)

    def wait(self) -> None:
        """Rows are being looked for; that is said only if it takes a while."""
        if not self._slow.isActive():
            self._slow.start()

    def show_count(self, shown: int, rows: int, *, filtered: bool) -> None:
        """How many of all."""
        self._slow.stop()
        every = words.counted(rows, "%n row", "%n rows")
        said = words.tr("Showing {} of {}", "results").format(words.number(shown), every) if filtered else every
        self._count = said
        self.showing.setText(self._said or said)
        self.show_all.setVisible(filtered)

    def say(self, text: str) -> None:
        """Something else for a while, whatever rows come meanwhile; "" for how many there are."""
        self._said = text
        self.showing.setText(text or self._count)

    def stop_waiting(self) -> None:
        """It came to nothing."""
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
