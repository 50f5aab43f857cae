"""Performs actions on one or several batches: carrying on, pausing, naming, deleting and undoing that."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from desktop_app.core.batches.batch import Batch
from desktop_app.core.errors import DialproofError
from desktop_app.ui.frame.context import PageContext
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

    def __init__(self, context: PageContext, parent: QObject) -> None:
        super().__init__(parent)
        self._context = context
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
                self._context.show_info(words.tr("What is missing was deleted for good meanwhile.", "monitor"))

    def _purge(self, ids: Sequence[str]) -> None:
        purging = self._context.services.deleting.purge(ids)
        name = f"delete {' '.join(ids)}"
        self._context.runner.start(name, purging, done=lambda _: self._purged(), failed=self._context.show_error)

    def _purged(self) -> None:
        if self._context.services.retention.pending:
            said = words.tr("What copies still have of what was deleted goes at the next start.", "monitor")
            self._context.show_info(said)

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
