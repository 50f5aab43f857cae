"""What was deleted, and the way back for some seconds."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QTimer, Signal

from desktop_app.core.batch import Batch
from desktop_app.ui import words
from desktop_app.ui.parts.banner import Banner

# Seconds in which it can be undone; they don't run while the pointer or the focus is here.
UNDO_SECONDS = 10


class UndoStrip(Banner):
    """`undone(ids)` by its button; `over(ids)` when the time is up, or other batches take their place."""

    undone = Signal(object)
    over = Signal(object)

    def __init__(self) -> None:
        super().__init__("accent", "", words.tr("Undo", "monitor"), self.undo)
        self._ids: list[str] = []
        self._left = 0
        self._clock = QTimer(self)
        self._clock.setInterval(1_000)
        self._clock.timeout.connect(self.tick)
        self.hide()

    @property
    def ids(self) -> Sequence[str]:
        """What can be brought back."""
        return self._ids

    def show_deleted(self, deleted: Sequence[Batch], kept: Sequence[Batch]) -> None:
        """These are deleted, others couldn't be; whatever was deleted before is over."""
        self.let_go()
        self._ids, self._left = [batch.id for batch in deleted], UNDO_SECONDS
        one = words.tr("“{}” is deleted.", "monitor").format(deleted[0].name)
        many = words.counted(len(deleted), "%n batch is deleted.", "%n batches are deleted.")
        self.set_text(one if len(deleted) == 1 else many)
        self.set_detail(still_under_way(kept))
        self.show()
        self._clock.start()
        from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

        spoken = f"{self.text()} {self.detail()} {self.button.text()} {self.button.toolTip()}"
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, spoken))

    def undo(self) -> None:
        """Bring them back."""
        ids, self._ids = self._ids, []
        self._end()
        if ids:
            self.undone.emit(ids)

    def let_go(self) -> None:
        """No way back any more."""
        ids, self._ids = self._ids, []
        self._end()
        if ids:
            self.over.emit(ids)

    def tick(self) -> None:
        """A second has passed."""
        if not (self.underMouse() or self.button.hasFocus()):
            self._left -= 1
        if self._left <= 0:
            self.let_go()

    def _end(self) -> None:
        self._clock.stop()
        self.hide()


def still_under_way(kept: Sequence[Batch]) -> str:
    """What couldn't be deleted; "" for nothing."""
    if not kept:
        return ""
    return words.counted(len(kept), "%n is under way and stays.", "%n are under way and stay.")
