"""Completes Qt's support for assistive technology, which chooses by neither keys nor mouse."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLineEdit, QMenu

from desktop_app.ui.look import icons
from desktop_app.ui.parts.layout.mirroring import margins
from desktop_app.ui.text import words

if TYPE_CHECKING:  # to describe its class takes 2 ms before the first paint
    from PySide6.QtWidgets import QListWidget, QListWidgetItem

_NEARER = 8  # pixels by which the search text is closer to its magnifier than with Qt's padding


def take_selected(options: QListWidget, take: Callable[[QListWidgetItem], object]) -> None:
    """Call `take` for an option selected without becoming current: that is how assistive technology clicks.

    Keys and the mouse make what they select the current option as well, a moment after selecting it.
    """

    def look() -> None:
        current = options.currentRow()
        chosen = [item for item in options.selectedItems() if options.row(item) != current]
        if chosen:
            take(chosen[0])

    a_moment_later = QTimer(options)  # one for both signals: the old option is deselected, the new one selected
    a_moment_later.setSingleShot(True)
    a_moment_later.timeout.connect(look)
    options.itemSelectionChanged.connect(lambda: a_moment_later.start(0))


def close_when_chosen(menu: QMenu) -> None:
    """Close a menu after assistive technology has chosen from it: Qt leaves it open, holding the keyboard."""
    menu.triggered.connect(lambda _action: menu.close() if menu.isVisible() else None)


def mark_as_search(field: QLineEdit) -> None:
    """Add a decorative magnifier before the text. Qt makes it a button, which needs a name."""
    field.addAction(icons.icon("search", "muted"), QLineEdit.ActionPosition.LeadingPosition).setText(words.tr("Search"))
    field.setTextMargins(*margins(-_NEARER, 0, 0, 0))


def make_clearable(field: QLineEdit) -> None:
    """Add a button that clears the field; Qt's own has no name."""
    field.setClearButtonEnabled(True)
    clear = field.findChild(QAction, "_q_qlineeditclearaction")
    if isinstance(clear, QAction):
        clear.setText(words.tr("Clear the field"))
        clear.setIcon(icons.icon("close", "muted"))  # Qt's own is a heavy disc
