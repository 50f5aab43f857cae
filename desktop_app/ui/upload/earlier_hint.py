"""Says that the list on the page was verified before, and leads there: nobody pays twice for want of knowing."""

from __future__ import annotations

from datetime import UTC, datetime

from PySide6.QtCore import QObject

from desktop_app.core.batch import Batch, BatchState, batch_state
from desktop_app.core.policy import Feature
from desktop_app.core.submission import TaskState
from desktop_app.ui import joining, words
from desktop_app.ui.connection_words import connection_title
from desktop_app.ui.context import PageContext
from desktop_app.ui.parts.banner import Banner
from desktop_app.ui.product_words import ProductTitles
from desktop_app.ui.upload.unsent import UnsentList

_MINUTE, _DAY = 60, 86_400  # seconds
_UNSENT = {TaskState.PREPARED, TaskState.ASKING}
_ENDED = {BatchState.COMPLETED, BatchState.INCOMPLETE}
_WAITS = {BatchState.NEEDS_DECISION, BatchState.REFUSED}


class EarlierHint(QObject):
    """Fills `banner` for the list that `unsent` holds: the newest batch of the same list, read the same way."""

    def __init__(self, context: PageContext, banner: Banner, unsent: UnsentList, titles: ProductTitles) -> None:
        super().__init__(banner)
        self._context = context
        self._banner = banner
        self._unsent = unsent
        self._titles = titles
        self._batch_id = ""
        self._ended = False
        banner.button.clicked.connect(self._open)
        context.changes.changed.connect(self._changed)

    def look(self) -> None:
        """Another list is on the page, or it was read in another way."""
        current = self._unsent.current
        earlier = self._context.desk.preparing.earlier(current.store) if current is not None else []
        self._batch_id = earlier[0].id if earlier else ""
        if earlier:
            self._say(earlier[0])
        else:
            self._banner.set_text("")
        self._banner.setVisible(bool(earlier))

    def _changed(self, ids: object) -> None:
        if self._batch_id and self._batch_id in set(ids if isinstance(ids, set) else ()):
            self.look()

    def _say(self, batch: Batch) -> None:
        tasks = self._context.desk.journal.tasks(batch.id)
        state = batch_state(tasks)
        self._ended = state in _ENDED
        if batch.paused and any(task.state in _UNSENT for task in tasks):  # what was sent goes on by itself
            state = BatchState.NEEDS_DECISION
        said = earlier_words(state, self._asked(batch), datetime.now(UTC), batch.created_at)
        self._banner.set_text(joining.sentences(said, self._costs_again() if state in _ENDED else ""))
        self._banner.button.setText(
            words.tr("Open results", "upload") if self._ended else words.tr("Show it", "upload")
        )
        self._banner.button.show()

    def _costs_again(self) -> str:
        """What is under way is carried on; what has ended is a new order, which one key would send."""
        if self._context.desk.session.policy.allows(Feature.REUSE):
            return words.tr("Sending it again costs again; only answers that you reuse are free.", "upload")
        return words.tr("Sending it again costs again.", "upload")

    def _asked(self, batch: Batch) -> str:
        """What it was verified with; and through which connection, where that is another one."""
        product = self._titles.title(batch)
        if batch.base_url == self._context.connection().base_url:
            return product
        connection = self._context.desk.session.connection(batch.base_url)
        return words.tr("{} through “{}”", "upload").format(product, connection_title(connection))

    def _open(self) -> None:
        (self._context.open_results if self._ended else self._context.show_monitor)(self._batch_id)


def earlier_words(state: BatchState, product: str, now: datetime, then: datetime) -> str:
    """ "This list was verified 12 min ago with Carrier lookup."; both times are aware."""
    if state in _WAITS:
        return words.tr("This list was sent before with {}, and waits for you.", "upload").format(product)
    if state not in _ENDED:
        return words.tr("This list is being verified already, with {}.", "upload").format(product)
    seconds = (now - then).total_seconds()
    if seconds < _MINUTE:
        return words.tr("This list was verified just now with {}.", "upload").format(product)
    if seconds < _DAY:
        said = words.tr("This list was verified {} ago with {}.", "upload")
        return said.format(words.duration(seconds), product)
    said = words.tr("This list was verified before with {} ({}).", "upload")
    return said.format(product, words.moment(then, now.astimezone()))
