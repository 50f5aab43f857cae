"""The strip that says what a person must decide, and the dialogs it opens."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal

from desktop_app.core.batch import Task, leadable
from desktop_app.services.submitting import STOPPED
from desktop_app.ui import joining, words
from desktop_app.ui.context import PageContext
from desktop_app.ui.list_title import list_title
from desktop_app.ui.monitor.decide_dialog import DecideDialog
from desktop_app.ui.monitor.entry import Entry
from desktop_app.ui.monitor.evidence import evidence_line, restored, unit_of
from desktop_app.ui.parts.banner import Banner


class Decisions(Banner):
    """Hidden while nothing is in doubt. `decided(batch_id)` after a dialog settled something."""

    decided = Signal(str)

    def __init__(self, context: PageContext) -> None:
        super().__init__("warning", "", _tr("Decide…"), lambda: self.decide(None, None))
        self._context = context
        self._doubtful: list[tuple[Entry, Task]] = []
        self._refused: list[tuple[Entry, Task]] = []
        self.dialogs: dict[int, DecideDialog] = {}
        self.hide()

    def show_entries(self, entries: Sequence[Entry]) -> None:
        """Say what of these is in doubt; what was refused says so itself, and can be decided about as well."""
        self._refused = [(entry, task) for entry in entries for task in entry.refused]
        self._doubtful = [(entry, task) for entry in entries for task in entry.undecided]
        self.setVisible(bool(self._doubtful))
        if self._doubtful and (self._sentence(), self._evidence()) != (self.text(), self.detail()):
            self.set_text(self._sentence())
            self.set_detail(self._evidence())

    def decide(self, entry: Entry | None, task: Task | None) -> None:
        """Open the dialog for this task, else for the first of this batch, else for the first there is."""
        if entry is not None and task is not None and leadable(task):
            self._show(entry, task)
            return
        open_ = self._doubtful if entry is None else [*self._doubtful, *self._refused]
        if open_:
            self._show(*min(open_, key=lambda pair: (pair[0] != entry, pair[1] != task)))

    def _show(self, entry: Entry, task: Task) -> None:
        dialog = self.dialogs.get(task.id) or self._open(entry, task)
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()

    def _open(self, entry: Entry, task: Task) -> DecideDialog:
        dialog = self.dialogs[task.id] = DecideDialog(self._context, entry.batch, task, self.window())
        dialog.decided.connect(self.decided)
        dialog.finished.connect(lambda _result: self.dialogs.pop(task.id, None))
        return dialog

    def _sentence(self) -> str:
        entry, task = self._doubtful[0]
        said = _what_happened(task).format(task.part, list_title(entry.batch))
        others = len(self._doubtful) - 1
        more = words.counted(others, "%n other task to decide.", "%n other tasks to decide.")
        return joining.sentences(said, more) if others else said

    def _evidence(self) -> str:
        """What is known of the first one, in a line; the dialog has all of it."""
        entry, task = self._doubtful[0]
        return evidence_line(task, unit_of(self._context.desk.journal, entry.batch.base_url))


def _what_happened(task: Task) -> str:
    if task.message == STOPPED:
        return _tr("Dialproof was stopped while task {} of “{}” was being sent. It may have been accepted.")
    if restored(task):
        return _tr("Task {} of “{}” may have been sent before: the journal was damaged since.")
    return _tr("No clear answer came when task {} of “{}” was sent. It may have been accepted.")


def _tr(text: str) -> str:
    return words.tr(text, "monitor")
