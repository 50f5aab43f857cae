"""The one list that the page holds and nobody has sent."""

from __future__ import annotations

from desktop_app.services.lists.intake import ReadList
from desktop_app.services.program.services import Services
from desktop_app.ui.frame.runner import Runner
from desktop_app.ui.upload.rows.opened_list import OpenedList, opened


class UnsentList:
    """`current` is open for its rows; a list that is let go is closed, and deleted unless a batch has it."""

    def __init__(self, services: Services, runner: Runner) -> None:
        self._services = services
        self._runner = runner
        self.current: OpenedList | None = None

    def open(self, read: ReadList) -> OpenedList:
        """Open what was read; where that fails it is deleted, and what was there before stays."""
        try:
            return opened(self._services, read)
        except BaseException:
            self._services.intake.discard(read.list_id)
            raise

    def replace(self, new: OpenedList) -> None:
        """Take another one; nothing may show the rows of the old one any more."""
        self.let_go()
        self.current = new

    def let_go(self, *, at_end: bool = False) -> None:
        """Close the list, and delete it where it wasn't sent: behind the person's back unless the program ends."""
        if self.current is None:
            return
        gone, self.current = self.current, None
        gone.store.close()
        if any(batch.list_id == gone.list_id for batch in self._services.journal.batches(deleted=True)):
            return
        if at_end:
            self._services.intake.discard(gone.list_id)
        else:  # a million rows take longer to delete than a frame
            self._runner.start(f"upload.delete {gone.list_id}", self._services.intake.delete(gone.list_id))
