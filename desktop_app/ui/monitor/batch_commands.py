"""Commands on the marked batches, from buttons, the rows' menu and keys."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from desktop_app.core.batches.status import Action, Actions, BatchStatus, actions_of
from desktop_app.ui.commands.binding import Bound, bind, bind_button
from desktop_app.ui.commands.catalogue import key_text
from desktop_app.ui.export.export_work import ExportWork
from desktop_app.ui.look import icons
from desktop_app.ui.monitor.batch_work import BatchWork
from desktop_app.ui.monitor.panel.decisions import Decisions
from desktop_app.ui.monitor.panel.side import Side
from desktop_app.ui.monitor.tree import MonitorTree
from desktop_app.ui.text import words


class BatchCommands(QObject):
    """Connects the commands' triggers with the objects that carry them out."""

    def __init__(
        self, tree: MonitorTree, side: Side, work: BatchWork, decisions: Decisions, exporting: ExportWork
    ) -> None:
        super().__init__(tree)
        self._tree = tree
        self._side = side
        self._work = work
        self._decisions = decisions
        self._exporting = exporting
        self._bound = self._bind()
        self._connect()

    def _bind(self) -> dict[str, Bound]:
        acts: dict[str, Act] = {
            "carry_on": lambda: self._work.carry_on(self._ids("carry_on")),
            "pause": lambda: self._work.pause(self._ids("pause")),
            "fetch": lambda: self._work.fetch(self._ids("fetch")),
            "results": lambda: self._tree.opened.emit(self._ids("results")[0]),
            "export": lambda: self._exporting.ask(self._ids("results")[0]),
            "note": self._side.panel.write_note,
            "delete": self._side.ask_delete,
        }
        bound = {
            name: bind(f"monitor.{name}", self._tree, act, when=partial(self._makes_sense, name), within=True)
            for name, act in acts.items()
        }
        rename = self._side.panel.naming.edit
        # Its key works wherever the focus is on the page.
        bound["rename"] = bind("monitor.rename", self._side, rename, when=self._one_batch, typing=False)
        return bound

    def _connect(self) -> None:
        work, panel, several = self._work, self._side.panel, self._side.several
        panel.carry_on_clicked.connect(lambda batch_id: work.carry_on([batch_id]))
        panel.pause_clicked.connect(lambda batch_id: work.pause([batch_id]))
        panel.fetch_clicked.connect(lambda batch_id: work.fetch([batch_id]))
        panel.delete_confirmed.connect(lambda batch_id: work.delete([batch_id]))
        panel.renamed.connect(work.rename)
        panel.annotated.connect(work.annotate)
        panel.export_clicked.connect(self._exporting.ask)
        panel.decide_clicked.connect(self._decisions.decide)
        work.decision_wanted.connect(self._decide_about)
        several.carry_on_clicked.connect(work.carry_on)
        several.pause_clicked.connect(work.pause)
        several.delete_confirmed.connect(work.delete)
        self._tree.menu_wanted.connect(self._fill_menu)
        bind_button("monitor.undo", work.strip.button)

    def _decide_about(self, batch_id: str) -> None:
        status = next((each for each in self._tree.marked() if each.batch.id == batch_id), None)
        self._decisions.decide(status, None)

    def _makes_sense(self, name: str) -> bool:
        if name == "note":
            return self._one_batch()
        if name in {"results", "export"}:
            return len(self._tree.marked()) == 1 and bool(self._ids("results"))
        return bool(self._ids(name))

    def _one_batch(self) -> bool:
        """Return True if exactly one batch is marked, and not a task of it."""
        current = self._tree.current()
        return len(self._tree.marked()) == 1 and current is not None and current[1] is None

    def _ids(self, name: str) -> list[str]:
        """Return the ids of the marked batches the command applies to."""
        return [status.batch.id for status in self._tree.marked() if Action(name) in self._actions(status)]

    def _actions(self, status: BatchStatus) -> Actions:
        return actions_of(status, running=self._work.running(status.batch.id))

    def _choose_columns(self) -> None:
        self._tree.choose_columns(self._tree.viewport().mapToGlobal(self._tree.rect().topLeft()))

    def _fill_menu(self, menu: QMenu) -> None:
        statuses = self._tree.marked()
        if not statuses:
            return
        first, task = self._tree.current() or (statuses[0], None)
        acts: dict[str, Act] = {
            "decide": lambda: self._decisions.decide(first, task),
            "columns": self._choose_columns,
            **{name: bound.give for name, bound in self._bound.items()},
        }
        possible = [self._actions(status).of_task(task if len(statuses) == 1 else None) for status in statuses]
        fill(menu, possible, acts, on_task=len(statuses) == 1 and task is not None)


# --- The menu of the marked batches' rows ---


Act = Callable[[], object]


class RowMenu:
    """Puts its entries above the existing ones; omits what applies to none of the marked batches."""

    def __init__(self, menu: QMenu) -> None:
        self._menu = menu
        self._before = menu.actions()[0] if menu.actions() else None

    def add(self, text: str, icon: str, act: Act, *, command: str = "") -> None:
        """Add an entry, with the key of the equivalent command."""
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
        """Add a separator between kinds of statuses."""
        if self._before is not None:
            self._menu.insertSeparator(self._before)


def fill(menu: QMenu, possible: list[Actions], acts: dict[str, Act], *, on_task: bool = False) -> None:
    """Fill the menu: what is `possible` with each marked batch, `acts` by the names below.

    `on_task`: the row is a task's.
    """
    made, one = RowMenu(menu), len(possible) == 1
    if one and Action.RESULTS in possible[0]:
        made.add(words.tr("Open results", "monitor"), "sheet", acts["results"])
        made.add(words.tr("Export…", "monitor"), "download", acts["export"])
    if one and Action.DECIDE in possible[0]:
        made.add(words.tr("Decide…", "monitor"), "warning", acts["decide"])
    if any(Action.CARRY_ON in each for each in possible):
        made.add(words.tr("Carry on", "monitor"), "play", acts["carry_on"], command="monitor.carry_on")
    if any(Action.PAUSE in each for each in possible):
        made.add(words.tr("Pause", "monitor"), "pause", acts["pause"], command="monitor.pause")
    if any(Action.FETCH in each for each in possible):
        made.add(words.tr("Fetch again", "monitor"), "refresh", acts["fetch"], command="monitor.fetch")
    made.line()
    if one and not on_task:
        made.add(words.tr("Rename…", "monitor"), "pencil", acts["rename"], command="monitor.rename")
        made.add(words.tr("Note…", "monitor"), "note", acts["note"], command="monitor.note")
    if any(Action.DELETE in each for each in possible):
        delete = words.tr("Delete the batch", "monitor") if on_task else words.tr("Delete", "monitor")
        made.add(delete, "trash", acts["delete"], command="monitor.delete")
    made.line()
    made.add(words.tr("Columns…", "monitor"), "columns", acts["columns"], command="monitor.columns")
    made.line()
