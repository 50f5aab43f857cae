"""What stands beside the tree: the panel of the chosen batch, or the sums of several."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QStackedWidget

from desktop_app.core.batch import Task
from desktop_app.ui.context import PageContext
from desktop_app.ui.monitor.columns import Clockwork
from desktop_app.ui.monitor.entry import Entry
from desktop_app.ui.monitor.panel import WIDTH, Panel
from desktop_app.ui.monitor.several import Several


class Side(QStackedWidget):
    """`panel` while at most one batch is marked, else `several`."""

    def __init__(self, context: PageContext, clockwork: Clockwork, running: Callable[[str], bool]) -> None:
        super().__init__()
        self.panel = Panel(context, clockwork)
        self.several = Several(running, WIDTH)
        self.setFixedWidth(WIDTH)
        self.addWidget(self.panel)
        self.addWidget(self.several)

    def show_line(self, entry: Entry | None, task: Task | None) -> None:
        """The chosen batch or task, None for nothing."""
        self.panel.show_line(entry, task)

    def show_marked(self, entries: Sequence[Entry]) -> None:
        """Those that are marked, as they stand."""
        if len(entries) > 1:
            self.several.show_entries(entries)
        self.setCurrentWidget(self.several if len(entries) > 1 else self.panel)

    def ask_delete(self) -> None:
        """Of what is shown."""
        if self.currentWidget() is self.several:
            self.several.ask_delete()
        else:
            self.panel.ask_delete()
