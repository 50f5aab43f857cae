"""Stores a person's choice of columns in the journal, and opens the list of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from PySide6.QtCore import QPoint, QTimer
from PySide6.QtWidgets import QWidget

from desktop_app.core.errors import DialproofError
from desktop_app.storage.journal.journal import Journal
from desktop_app.ui.commands.binding import bind
from desktop_app.ui.parts.tables.column_choice import ColumnChoice
from desktop_app.ui.parts.tables.column_popup import ColumnPopup

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
