"""What Qt leaves out where assistive technology, and neither keys nor the mouse, chooses something."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QMenu

from desktop_app.ui.look import icons
from desktop_app.ui.parts.layout.mirroring import margins
from desktop_app.ui.text import words

_NEARER = 8  # pixels by which a search begins nearer to its magnifier than Qt's padding has it


def take_selected(options: QListWidget, take: Callable[[QListWidgetItem], object]) -> None:
    """Call `take` for an option that was selected without being gone to: its only way to click on one.

    Keys and the mouse make what they select the current option, too, a moment after it is selected.
    """

    def look() -> None:
        current = options.currentRow()
        chosen = [item for item in options.selectedItems() if options.row(item) != current]
        if chosen:
            take(chosen[0])

    a_moment_later = QTimer(options)  # one for both: the former one is let go of, the new one selected
    a_moment_later.setSingleShot(True)
    a_moment_later.timeout.connect(look)
    options.itemSelectionChanged.connect(lambda: a_moment_later.start(0))


def close_when_chosen(menu: QMenu) -> None:
    """Close a menu that assistive technology has chosen from: Qt leaves it open, and with it the keyboard."""
    menu.triggered.connect(lambda _action: menu.close() if menu.isVisible() else None)


def mark_as_search(field: QLineEdit) -> None:
    """A magnifier for the eye, before the text. Qt makes a button of it, and a button needs a name."""
    field.addAction(icons.icon("search", "muted"), QLineEdit.ActionPosition.LeadingPosition).setText(words.tr("Search"))
    field.setTextMargins(*margins(-_NEARER, 0, 0, 0))


def make_clearable(field: QLineEdit) -> None:
    """Let a button at its end clear the field; Qt's own one has no name."""
    field.setClearButtonEnabled(True)
    clear = field.findChild(QAction, "_q_qlineeditclearaction")
    if isinstance(clear, QAction):
        clear.setText(words.tr("Clear the field"))
        clear.setIcon(icons.icon("close", "muted"))  # Qt's own is a heavy disc
