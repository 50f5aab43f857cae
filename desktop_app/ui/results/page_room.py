"""What gives way on the results page where the window is narrow or low: the chart, and air."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.ui import theme
from desktop_app.ui.parts.lowness import page_lowness
from desktop_app.ui.results.changes.view import ChangesView
from desktop_app.ui.results.rows_view import RowsView
from desktop_app.ui.results.standing_cards import StandingCards

GAP = theme.M - theme.XS
_NARROW = 960  # pixels, below which the chart makes way


class PageRoom(QObject):
    """Watches `page`; the first of the `columns` is the one that lays it out."""

    def __init__(
        self,
        page: QWidget,
        columns: Sequence[QVBoxLayout],
        cards: StandingCards,
        rows: RowsView,
        changes: ChangesView,
    ) -> None:
        super().__init__(page)
        self._page, self._columns = page, columns
        self._cards, self._rows, self._changes = cards, rows, changes
        self._narrow = False
        page_lowness(page, columns[0]).changed.connect(self._set_low)
        page.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """In a narrow window the list needs the room; the chart can be brought back."""
        # Asked only then: a page that is on its way out still tells of other events.
        if event.type() == QEvent.Type.Resize and (self._page.width() < _NARROW) is not self._narrow:
            self._narrow = not self._narrow
            self._rows.bar.chart.setChecked(not self._narrow)
        return super().eventFilter(watched, event)

    def _set_low(self, low: bool) -> None:
        """The rows get what is left of the air."""
        for column in self._columns:
            column.setSpacing(theme.S if low else GAP)
        self._cards.set_low(low)
        self._rows.set_low(low)
        self._changes.set_low(low)
