"""Keeps a person's choice of columns in the journal, and opens the list of them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from desktop_app.core.errors import DialproofError
from desktop_app.services.ports import Journal
from desktop_app.ui.commands.binding import bind
from desktop_app.ui.monitor.column_choice import SETTING
from desktop_app.ui.monitor.column_popup import ColumnPopup
from desktop_app.ui.monitor.tree import MonitorTree

_REST = 300  # milliseconds after which a column is pulled no further: it changes with each pixel


class ColumnKeeping(QTimer):
    """`opener` is below which the list opens, by its click and by the command; `failed` hears what isn't kept."""

    def __init__(
        self, tree: MonitorTree, journal: Journal, opener: QWidget, failed: Callable[[BaseException], None]
    ) -> None:
        super().__init__(tree)
        self._tree = tree
        self._journal = journal
        self._opener = opener
        self._failed = failed
        self.setSingleShot(True)
        self.setInterval(_REST)
        self.timeout.connect(self._keep)
        tree.arrange(tree.first_columns.kept(journal.setting(SETTING)))
        tree.columns_changed.connect(lambda _: self.start())
        bind("monitor.columns", opener, self.choose)

    def choose(self) -> ColumnPopup:
        """Open the list."""
        return self._tree.choose_columns(self._opener.mapToGlobal(self._opener.rect().bottomLeft()))

    def _keep(self) -> None:
        try:
            self._journal.save_setting(SETTING, self._tree.choice.as_saved())
        except DialproofError as error:
            self._failed(error)
