"""What is done with one or several batches: carrying on, pausing, naming, deleting, and the commands for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from desktop_app.core.batches.batch import Batch
from desktop_app.core.batches.status import Action, Actions, BatchStatus, actions_of
from desktop_app.core.errors import DialproofError
from desktop_app.ui.batch.order_dialog import OpenOrder
from desktop_app.ui.batch.refresh_dialog import RefreshDialog
from desktop_app.ui.commands.binding import Bound, bind, bind_button
from desktop_app.ui.commands.catalogue import key_text
from desktop_app.ui.export.export_work import ExportWork
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.look import icons
from desktop_app.ui.monitor.panel.decisions import Decisions
from desktop_app.ui.monitor.panel.side import Side
from desktop_app.ui.monitor.tree import MonitorTree
from desktop_app.ui.parts.banner import Banner
from desktop_app.ui.text import words
from desktop_app.ui.text.list_title import list_title


class BatchWork(QObject):
    """Emits `changed(ids)` for changes nobody else announces, `deleted(ids)` and `returned(ids)`.

    `decision_wanted(id)`: the batch goes on only after a person's decision about its refusals.
    """

    changed = Signal(object)
    deleted = Signal(object)
    returned = Signal(object)
    decision_wanted = Signal(str)

    def __init__(self, context: PageContext, page: QWidget) -> None:
        super().__init__(page)
        self._context, self._page = context, page
        self.order = OpenOrder(context)  # a refresh
        self.strip = UndoStrip()
        self.strip.undone.connect(self._bring_back)
        self.strip.over.connect(self._purge)

    def running(self, batch_id: str) -> bool:
        """Return True if this window is carrying the batch on now."""
        return self._context.runner.running(f"batch {batch_id}")

    def carry_on(self, ids: Sequence[str]) -> None:
        """Send what was paused; if another Dialproof runs the batch, tell it that the pause is over.

        Refused tasks go on if the cause is gone; else they wait for a decision.
        """
        verification = self._context.services.verification

        def go_on(batch_id: str) -> None:
            verification.pausing.go_on(batch_id)
            if not self.running(batch_id):
                verification.pausing.ask_whether_free(batch_id)
            if len(ids) == 1 and verification.only_refused(batch_id):
                self.decision_wanted.emit(batch_id)
            else:
                self._context.run_batch(batch_id)

        self._each(ids, go_on)

    def pause(self, ids: Sequence[str]) -> None:
        """Stop sending the batches' remaining tasks."""
        self._each(ids, self._context.services.verification.pausing.pause)

    def fetch(self, ids: Sequence[str]) -> None:
        """Fetch the batches' results again, which is free."""
        self._each(ids, lambda batch_id: self._context.run_batch(batch_id, fetch=True))

    def refreshable(self, status: BatchStatus) -> bool:
        """Return True if the batch's list can be refreshed."""
        return status.ended and self._context.services.refreshing.offered(status.batch)

    def refresh(self, batch: Batch) -> None:
        """Open the dialog that refreshes the batch's list, from the last of its refreshes."""
        latest = self._context.services.refreshing.latest(batch)
        self.order.open(lambda: RefreshDialog(self._context, latest, self._page.window()))

    def rename(self, batch_id: str, title: str) -> None:
        """Set a batch's title."""
        self._each([batch_id], lambda each: self._context.services.labelling.rename(each, title))

    def annotate(self, batch_id: str, note: str) -> None:
        """Store a note with a batch."""
        self._each([batch_id], lambda each: self._context.services.labelling.annotate(each, note))

    def delete(self, ids: Sequence[str]) -> None:
        """Delete the batches, with an undo for some seconds; batches under way stay."""
        try:
            marked = self._context.services.deleting.mark(ids)
        except DialproofError as error:
            self._context.show_error(error)
            return
        except KeyError:  # another Dialproof deleted one: the message names the rest
            self.changed.emit(set(ids))
            return
        if not marked.deleted:
            self._context.show_info(still_under_way(marked.kept))
            return
        self.strip.show_deleted(marked.deleted, marked.kept)
        self.deleted.emit([batch.id for batch in marked.deleted])

    def _bring_back(self, ids: Sequence[str]) -> None:
        try:
            found = self._context.services.deleting.bring_back(ids)
        except DialproofError as error:
            self._context.show_error(error)
        else:
            self.returned.emit([batch.id for batch in found])
            if len(found) < len(ids):
                self._context.show_info(words.tr("What is missing was permanently deleted in the meantime.", "monitor"))

    def _purge(self, ids: Sequence[str]) -> None:
        purging = self._context.services.deleting.purge(ids)
        name = f"delete {' '.join(ids)}"
        self._context.runner.start(name, purging, done=lambda _: self._purged(), failed=self._context.show_error)

    def _purged(self) -> None:
        if self._context.services.retention.pending:
            message = words.tr("Remaining copies of deleted data are removed at the next start.", "monitor")
            self._context.show_info(message)

    def _each(self, ids: Sequence[str], act: Callable[[str], None]) -> None:
        for batch_id in ids:
            try:
                act(batch_id)
            except DialproofError as error:
                self._context.show_error(error)
            except KeyError:
                continue  # another process deleted it
        self.changed.emit(set(ids))


# --- The undo after deleting, for some seconds ---


# Seconds for undoing; they stop while the pointer or the focus is here.
UNDO_SECONDS = 10


class UndoStrip(Banner):
    """Emits `undone(ids)` from its button, or `over(ids)` when the time is up. Later deletions are added to it."""

    undone = Signal(object)
    over = Signal(object)

    def __init__(self) -> None:
        super().__init__("accent", "", words.tr("Undo", "monitor"), self.undo)
        self._batches: list[Batch] = []
        self._left = 0
        self._clock = QTimer(self)
        self._clock.setInterval(1_000)
        self._clock.timeout.connect(self.tick)
        self.hide()

    @property
    def ids(self) -> Sequence[str]:
        """The ids of the batches that can be brought back."""
        return [batch.id for batch in self._batches]

    def show_deleted(self, deleted: Sequence[Batch], kept: Sequence[Batch]) -> None:
        """Add deleted batches, name those that couldn't be deleted, and restart the time for all."""
        self._batches, self._left = [*self._batches, *deleted], UNDO_SECONDS
        one = words.tr("“{}” is deleted.", "monitor").format(list_title(self._batches[0]))
        many = words.counted(len(self._batches), "%n batch is deleted.", "%n batches are deleted.")
        self.set_text(one if len(self._batches) == 1 else many)
        self.set_detail(still_under_way(kept))
        self.show()
        self._clock.start()
        from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

        spoken = f"{self.text()} {self.detail()} {self.button.text()} {self.button.toolTip()}"
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, spoken))

    def undo(self) -> None:
        """Bring the batches back."""
        if ids := self._taken():
            self.undone.emit(ids)

    def let_go(self) -> None:
        """End the undo."""
        if ids := self._taken():
            self.over.emit(ids)

    def tick(self) -> None:
        """Count down one second."""
        if not (self.underMouse() or self.button.hasFocus()):
            self._left -= 1
        if self._left <= 0:
            self.let_go()

    def _taken(self) -> list[str]:
        ids, self._batches = [batch.id for batch in self._batches], []
        self._clock.stop()
        self.hide()
        return ids


def still_under_way(kept: Sequence[Batch]) -> str:
    """Return the words about what couldn't be deleted; "" for nothing."""
    if not kept:
        return ""
    return words.counted(len(kept), "%n is under way and stays.", "%n are under way and stay.")


# --- Commands on the marked batches, from buttons, the rows' menu and keys ---


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
        marked = [action for action in self._work_by_action() if action is not Action.DELETE]
        acts: dict[str, Act] = {action: partial(self._do_marked, action) for action in marked}
        acts |= {"note": self._side.panel.write_note, "delete": self._side.ask_delete, "refresh": self._refresh}
        bound = {
            name: bind(f"monitor.{name}", self._tree, act, when=partial(self._makes_sense, name), within=True)
            for name, act in acts.items()
        }
        rename = self._side.panel.naming.edit
        # Its key works wherever the focus is on the page.
        bound["rename"] = bind("monitor.rename", self._side, rename, when=self._one_batch, typing=False)
        return bound

    def _connect(self) -> None:
        work, panel = self._work, self._side.panel
        for source in (panel, self._side.several):
            source.wanted.connect(lambda action, ids: self._work_by_action()[action](ids))
        panel.renamed.connect(work.rename)
        panel.annotated.connect(work.annotate)
        panel.decide_clicked.connect(self._decisions.decide)
        work.decision_wanted.connect(self._decide_about)
        self._tree.menu_wanted.connect(self._fill_menu)
        bind_button("monitor.undo", work.strip.button)

    def _work_by_action(self) -> dict[Action, Callable[[list[str]], object]]:
        """Return what is done with batches, by their ids."""
        return {
            Action.CARRY_ON: self._work.carry_on,
            Action.PAUSE: self._work.pause,
            Action.FETCH: self._work.fetch,
            Action.DELETE: self._work.delete,
            Action.RESULTS: lambda ids: self._tree.opened.emit(ids[0]),
            Action.EXPORT: lambda ids: self._exporting.ask(ids[0]),
        }

    def _do_marked(self, action: Action) -> None:
        self._work_by_action()[action](self._ids(action))

    def _decide_about(self, batch_id: str) -> None:
        status = next((each for each in self._tree.marked() if each.batch.id == batch_id), None)
        self._decisions.decide(status, None)

    def _makes_sense(self, name: str) -> bool:
        if name in {"note", "refresh"}:
            return self._one_batch() and (name == "note" or self._work.refreshable(self._tree.marked()[0]))
        if name in {Action.RESULTS, Action.EXPORT} and len(self._tree.marked()) != 1:
            return False
        return bool(self._ids(Action(name)))

    def _refresh(self) -> None:
        self._work.refresh(self._tree.marked()[0].batch)

    def _one_batch(self) -> bool:
        """Return True if exactly one batch is marked, and not a task of it."""
        current = self._tree.current()
        return len(self._tree.marked()) == 1 and current is not None and current[1] is None

    def _ids(self, action: Action) -> list[str]:
        """Return the ids of the marked batches to which an action applies."""
        return [status.batch.id for status in self._tree.marked() if action in self._actions(status)]

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
        if not self._makes_sense("refresh"):
            del acts["refresh"]
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

    Without "refresh" among them the list can't be refreshed. `on_task`: the row is a task's.
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
    if "refresh" in acts:
        made.add(words.tr("Refresh…", "results"), "history", acts["refresh"], command="monitor.refresh")
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
