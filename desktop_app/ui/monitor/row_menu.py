"""What can be done with the marked batches, in the menu of their rows."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from desktop_app.ui import icons, words
from desktop_app.ui.commands.catalogue import key_text
from desktop_app.ui.monitor.offers import Offers

Act = Callable[[], object]


class RowMenu:
    """Puts its entries above those that are there; what doesn't apply to any of the marked ones is left out."""

    def __init__(self, menu: QMenu) -> None:
        self._menu = menu
        self._before = menu.actions()[0] if menu.actions() else None

    def add(self, text: str, icon: str, act: Act, *, command: str = "") -> None:
        """An entry; with the key of the command that does the same."""
        action = QAction(icons.icon(icon, "muted"), text, self._menu)
        if command:
            action.setShortcut(QKeySequence(key_text(command)))
            action.setShortcutVisibleInContextMenu(True)
        action.triggered.connect(lambda _checked=False: act())
        if self._before is None:
            self._menu.addAction(action)
        else:
            self._menu.insertAction(self._before, action)

    def line(self) -> None:
        """Between kinds of entries."""
        if self._before is not None:
            self._menu.insertSeparator(self._before)


def fill(menu: QMenu, offers: list[Offers], acts: dict[str, Act], *, on_task: bool = False) -> None:
    """`offers` of each marked batch; `acts` by the names below. `on_task`: the row is a task's, not the batch's own."""
    made, one = RowMenu(menu), len(offers) == 1
    if one and offers[0].results:
        made.add(words.tr("Open results", "monitor"), "sheet", acts["results"])
        made.add(words.tr("Export…", "monitor"), "download", acts["export"])
    if one and (offers[0].decide or offers[0].another):
        made.add(words.tr("Decide…", "monitor"), "warning", acts["decide"])
    if any(each.carry_on for each in offers):
        made.add(words.tr("Carry on", "monitor"), "play", acts["carry_on"], command="monitor.carry_on")
    if any(each.pause for each in offers):
        made.add(words.tr("Pause", "monitor"), "pause", acts["pause"], command="monitor.pause")
    if any(each.fetch for each in offers):
        made.add(words.tr("Fetch again", "monitor"), "refresh", acts["fetch"], command="monitor.fetch")
    made.line()
    if one and not on_task:
        made.add(words.tr("Rename…", "monitor"), "pencil", acts["rename"], command="monitor.rename")
        made.add(words.tr("Note…", "monitor"), "note", acts["note"], command="monitor.note")
    if any(each.delete for each in offers):
        delete = words.tr("Delete the batch", "monitor") if on_task else words.tr("Delete", "monitor")
        made.add(delete, "trash", acts["delete"], command="monitor.delete")
    made.line()
    made.add(words.tr("Columns…", "monitor"), "columns", acts["columns"], command="monitor.columns")
    made.line()
