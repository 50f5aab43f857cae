"""The keys of the results page: they go to the results, or to what has changed while that stands in their place."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from desktop_app.ui.commands.binding import bind, bind_button, with_key
from desktop_app.ui.results.changes.work import ChangesWork
from desktop_app.ui.results.repeat_work import RepeatWork
from desktop_app.ui.results.rows_view import RowsView
from desktop_app.ui.results.title_bar import TitleBar


class PageKeys:
    """Bound to `page`; `back` leaves it, `show_all` lets go of all filters of the results."""

    def __init__(
        self,
        page: QWidget,
        parts: tuple[TitleBar, RowsView, RepeatWork, ChangesWork],
        back: Callable[[], None],
        show_all: Callable[[], None],
    ) -> None:
        self._title, self._rows, repeat, self._changes = parts
        self._back, self._show_all = back, show_all
        bind("results.back", page, self.step_back)
        bind("results.find", page, self._find)
        bind("results.export", page, self._open_export)
        self._title.export.setToolTip(with_key(self._title.export.toolTip(), "results.export"))
        bind_button("results.compare", self._title.compare)
        escape = bind("results.leave", page, self._escape, within=True)
        repeat.asking_changed.connect(lambda asking: escape.set_enabled(not asking))  # then it takes that back

    @property
    def _comparing(self) -> bool:
        return not self._changes.isHidden()  # also while it is compared anew

    def step_back(self) -> None:
        """From what has changed to the results, from these to where one came from."""
        (self._changes.leave if self._comparing else self._back)()

    def _escape(self) -> None:
        """Back to all rows, from wherever the keys are."""
        if self._comparing:
            self._changes.escape()
        elif self._rows.narrowed:
            self._show_all()

    def _find(self) -> None:
        (self._changes.view.bar if self._comparing else self._rows.bar).search.setFocus()

    def _open_export(self) -> None:
        button = self._changes.export if self._comparing else self._title.export
        button.click()  # not while it can't be
