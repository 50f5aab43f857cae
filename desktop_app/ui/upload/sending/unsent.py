"""Owns the one list on the page that wasn't sent."""

from __future__ import annotations

from desktop_app.services.lists.intake import ReadList
from desktop_app.services.program.services import Services
from desktop_app.ui.frame.runner import Runner
from desktop_app.ui.upload.lists import OpenedList, opened


class UnsentList:
    """Holds `current` open for its rows; closes a released list, and has it deleted unless a batch has it."""

    def __init__(self, services: Services, runner: Runner) -> None:
        self._services = services
        self._runner = runner
        self.current: OpenedList | None = None

    def open(self, read: ReadList) -> OpenedList:
        """Open the list that was read; if that fails delete it and keep the previous one."""
        try:
            return opened(self._services, read)
        except BaseException:
            self._services.intake.discard(read.list_id)
            raise

    def replace(self, new: OpenedList) -> None:
        """Take another list; nothing may show the old one's rows any more."""
        self.let_go()
        self.current = new

    def let_go(self, *, at_end: bool = False) -> None:
        """Close the list and delete it if it wasn't sent: in the background unless the program ends."""
        if self.current is None:
            return
        gone, self.current = self.current, None
        gone.store.close()
        if at_end:
            self._services.preparing.discard_unsent(gone.list_id)
        else:
            self._runner.start(f"upload.delete {gone.list_id}", self._services.preparing.delete_unsent(gone.list_id))
