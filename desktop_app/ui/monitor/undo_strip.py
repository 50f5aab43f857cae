"""What was deleted, and the way back for some seconds."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QTimer, Signal

from desktop_app.core.batch import Batch
from desktop_app.ui import words
from desktop_app.ui.list_title import list_title
from desktop_app.ui.parts.banner import Banner

# Seconds in which it can be undone; they don't run while the pointer or the focus is here.
UNDO_SECONDS = 10


class UndoStrip(Banner):
    """`undone(ids)` by its button; `over(ids)` when the time is up. What is deleted meanwhile is added to it."""

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
        """What can be brought back."""
        return [batch.id for batch in self._batches]

    def show_deleted(self, deleted: Sequence[Batch], kept: Sequence[Batch]) -> None:
        """These are deleted too, others couldn't be; for all that can be brought back the time begins anew."""
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
        """Bring them back."""
        if ids := self._taken():
            self.undone.emit(ids)

    def let_go(self) -> None:
        """No way back any more."""
        if ids := self._taken():
            self.over.emit(ids)

    def tick(self) -> None:
        """A second has passed."""
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
    """What couldn't be deleted; "" for nothing."""
    if not kept:
        return ""
    return words.counted(len(kept), "%n is under way and stays.", "%n are under way and stay.")
