"""Surfaces for things that belong together: a card, a row of buttons, the band at the bottom of a dialog."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from PySide6.QtWidgets import QFrame, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from desktop_app.ui.look import theme
from desktop_app.ui.parts.label import Label


class Card(QFrame):
    """Add content with `card.body.addWidget(…)`; `heading` is an optional first line."""

    def __init__(self, heading: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(*theme.CARD_MARGINS)
        self.body.setSpacing(theme.S)
        self.heading = Label(heading, "heading")
        if heading:
            self.setAccessibleName(heading)
            self.body.addWidget(self.heading)

    @classmethod
    def around(cls, content: QWidget) -> Card:
        """Return a card that `content`, such as a table, fills up to its rounded edge."""
        card = cls()
        card.fill(content)
        return card

    def fill(self, content: QWidget) -> None:
        """Fill this empty card with `content` up to its rounded edge."""
        self.body.setContentsMargins(1, 1, 1, theme.RADIUS)
        self.body.addWidget(content)

    def set_low(self, low: bool) -> None:
        """Reduce the margins above and below in a low window."""
        left, top, right, bottom = theme.CARD_MARGINS
        self.body.setContentsMargins(left, theme.S if low else top, right, theme.S + theme.XS if low else bottom)

    def add(self, *items: QWidget | QLayout) -> None:
        """Append widgets and layouts, one below the other."""
        for item in items:
            if isinstance(item, QWidget):
                self.body.addWidget(item)
            else:
                self.body.addLayout(item)


def button_row(*buttons: QWidget | None) -> QHBoxLayout:
    """Return a row with the buttons in order, at the usual distance; None marks the stretch."""
    row = QHBoxLayout()
    row.setSpacing(theme.S)
    for button in buttons:
        if button is None:
            row.addStretch()
        else:
            row.addWidget(button)
    return row


def foot(*items: QWidget | None) -> QFrame:
    """Return the band with the items in order; None marks the stretch."""
    made = QFrame()
    made.setProperty("role", "footer")
    row = button_row(*items)
    row.setContentsMargins(theme.L, theme.S + theme.XS, theme.L, theme.S + theme.XS)
    made.setLayout(row)
    return made


def header(tabs: QWidget) -> QFrame:
    """Return the band with the tabs at the top of a dialog."""
    made = QFrame()
    made.setProperty("role", "header")
    row = button_row(tabs, None)
    row.setContentsMargins(theme.S + theme.XS, 0, theme.M, 1)
    made.setLayout(row)
    return made


def filled(window: QWidget, *items: QWidget | QLayout, growing: QWidget | QLayout | None = None) -> QVBoxLayout:
    """Fill a window with items from edge to edge, one below the other; all spare room goes to the one that grows."""
    column = QVBoxLayout(window)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    for item in items:
        if isinstance(item, QWidget):
            column.addWidget(item, int(item is growing))
        else:
            column.addLayout(item, int(item is growing))
    return column


def order_tabs(window: QWidget, widgets: Iterable[QWidget]) -> None:
    """Set the Tab order, as the eye goes, whatever was made first."""
    for first, second in pairwise(widgets):
        window.setTabOrder(first, second)
