"""Keeps a person's choice of columns in the journal, and opens the list of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from PySide6.QtCore import QPoint, QTimer
from PySide6.QtWidgets import QWidget

from desktop_app.core.errors import DialproofError
from desktop_app.services.ports import Journal
from desktop_app.ui.commands.binding import bind
from desktop_app.ui.parts.tables.column_choice import ColumnChoice
from desktop_app.ui.parts.tables.column_popup import ColumnPopup

_REST = 300  # milliseconds after which a column is pulled no further: it changes with each pixel


class ChosenColumns(Protocol):
    """Whose columns are chosen; `columns_changed` is its signal that a person chose others."""

    columns_changed: Any

    def remember(self, saved: object) -> None:
        """Take over what was kept before."""

    def to_keep(self) -> ColumnChoice:
        """Return what is to be kept."""

    def choose_columns(self, corner: QPoint) -> ColumnPopup:
        """Open the list of columns there."""


class ColumnKeeping(QTimer):
    """Below `opener` the list opens, by `command`; `failed` hears what isn't kept under the setting."""

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
        """Open the list."""
        return self._columns.choose_columns(self._opener.mapToGlobal(self._opener.rect().bottomLeft()))

    def _keep(self) -> None:
        try:
            saved = self._columns.to_keep().as_saved(self._journal.setting(self._setting))
            self._journal.save_setting(self._setting, saved)
        except DialproofError as error:
            self._failed(error)
