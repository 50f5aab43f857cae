"""The tree, or what is said in its place where nothing fits a search or a filter."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QStackedWidget

from desktop_app.ui import words
from desktop_app.ui.monitor.tree import MonitorTree
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.card import Card
from desktop_app.ui.parts.empty_state import EmptyState


class TreePlace(QStackedWidget):
    """`show_all` is what the button does that takes the filter away."""

    def __init__(self, tree: MonitorTree, show_all: Callable[[], object]) -> None:
        super().__init__()
        self.addWidget(Card.around(tree))
        button = Button(words.tr("Show all", "monitor"), clicked=show_all)
        self.no_hits = EmptyState("search", words.tr("No batch is in this state", "monitor"), "", [button])
        nothing = Card()
        nothing.add(self.no_hits)
        self.addWidget(nothing)

    def show_hits(self, count: int, searched: str) -> None:
        """How many rows there are, and what was searched for, "" for nothing."""
        self.setCurrentIndex(0 if count else 1)
        self.no_hits.title.setText(
            words.tr("Nothing matches “{}”", "monitor").format(searched)
            if searched
            else words.tr("No batch is in this state", "monitor")
        )
