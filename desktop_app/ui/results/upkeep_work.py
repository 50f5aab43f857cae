"""Updates a list stored by an earlier version before its results are shown."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.core.errors import Cancelled, ListOld
from desktop_app.services.ports import Progress
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.parts.bars import ProgressStrip
from desktop_app.ui.text import words

_TASK = "bring a list up to date"


class UpkeepWork(ProgressStrip):
    """`begin` for a batch: calls `done` when its list is current, else `failed(error)`, with `ListOld` on Cancel."""

    def __init__(self, context: PageContext, done: Callable[[], None], failed: Callable[[Exception], None]) -> None:
        super().__init__()
        self._context, self._done, self._failed = context, done, failed
        self._old: ListOld | None = None
        self.cancelled.connect(self._give_up)

    def begin(self, batch_id: str, old: ListOld) -> None:
        """Start the update in the child process, unless it is running; `old` is the error found."""
        if self._context.runner.running(_TASK):  # `stop` ended that of any other batch
            return
        self._old = old
        self.begin_work(words.tr("Bringing the list up to date…", "results"))
        bringing = self._context.services.results.up_to_date(batch_id, self._show_progress)
        self._context.runner.start(_TASK, bringing, done=lambda _: self._ended(), failed=self._stopped)

    def stop(self) -> None:
        """Stop waiting; the list stays as it was, and is updated when it is next shown."""
        self._context.runner.cancel(_TASK)
        self.hide()

    def _show_progress(self, progress: Progress) -> None:
        if self._context.runner.running(_TASK):
            self.advance(progress.share)

    def _give_up(self) -> None:
        self.stop()
        if self._old is not None:
            self._failed(self._old)

    def _ended(self) -> None:
        self.hide()
        self._done()

    def _stopped(self, error: Exception) -> None:
        self.hide()
        if not isinstance(error, Cancelled):
            self._failed(error)
