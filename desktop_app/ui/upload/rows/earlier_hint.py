"""Says that the list on the page, or most of it, was verified before, so that nobody pays twice unknowingly."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from dataclasses import dataclass
from datetime import UTC, datetime

from PySide6.QtCore import QEvent, QObject, Signal

from desktop_app.core.batches.batch import Batch, Task
from desktop_app.core.batches.status import Condition, condition_by_tasks
from desktop_app.core.batches.submission import TO_SEND
from desktop_app.core.detection.table import ReadOptions
from desktop_app.core.service.policy import Feature
from desktop_app.services.lists.preparing import is_carried_on
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.connection_words import connection_title
from desktop_app.ui.text.product_words import ProductTitles
from desktop_app.ui.upload.lists import OpenedList
from desktop_app.ui.upload.rows.list_view import ListView

_MINUTE, _DAY = 60, 86_400  # seconds
_ENDED = {Condition.COMPLETED, Condition.INCOMPLETE}
_WAITS = {Condition.NEEDS_DECISION, Condition.REFUSED}


@dataclass(frozen=True, slots=True)
class _Run:
    """An earlier batch of the same list in its current state.

    `goes_on`: sending the list now as it is resumes that batch.

    `options`: the options it was read with, if they differ from the current ones.
    """

    batch: Batch
    state: Condition
    goes_on: bool
    options: ReadOptions | None = None

    @property
    def ended(self) -> bool:
        return self.state in _ENDED


class EarlierHint(QObject):
    """Fills the banner of `view` for the list that is `opened`, from a batch of the same list read the same way.

    Without such a batch it takes one of the same file read differently, and offers to read it that way again:
    `reading_wanted(ReadOptions)`.
    It prefers the batch of the chosen product and connection that would be carried on, else their newest. If these
    have none, it says that most of the numbers were answered in another list and can be reused; else it takes the
    newest batch of all. So the way of reading is suggested before reuse, which depends on it.
    It tells the panel if sending the list would cost again. It reads no list's rows, and nothing while the view is
    hidden.
    """

    reading_wanted = Signal(object)

    def __init__(
        self, context: PageContext, view: ListView, opened: Callable[[], OpenedList | None], titles: ProductTitles
    ) -> None:
        super().__init__(view)
        self._context = context
        self._view, self._banner, self._panel = view, view.earlier, view.panel
        self._opened = opened
        self._titles = titles
        self._runs: list[_Run] = []
        self._others: set[str] = set()  # batches of other lists
        self._said: _Run | None = None
        self._stale = False
        self._banner.button.clicked.connect(self._act)
        self._panel.known_changed.connect(self._show)
        context.changes.changed.connect(self._changed)
        view.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look again when the view becomes visible: something may have changed meanwhile."""
        if event.type() == QEvent.Type.Show:
            (self.look if self._stale else self._show)()
        return super().eventFilter(watched, event)

    def look(self, changed: Set[str] | None = None) -> None:
        """Look for earlier batches: the list or its options changed, or only these batches have `changed`."""
        self._stale = not self._view.isVisible()
        if self._stale:  # it is done once it is seen
            return
        current, services = self._opened(), self._context.services
        found: Sequence[tuple[Batch, ReadOptions | None]] = []
        if current is not None:
            found = [(batch, None) for batch in services.preparing.earlier(current.store)]
            found = found or services.preparing.otherwise(current.store)
        self._others = {batch.id for batch in services.journal.batches()} - {batch.id for batch, _ in found}
        kept = {run.batch.id: run for run in self._runs if changed is not None and run.batch.id not in changed}
        self._runs = [
            kept.get(batch.id) or _run(batch, services.journal.tasks(batch.id), options) for batch, options in found
        ]
        self._show()

    def costs_now(self) -> bool:
        """Look again, and return True if sending now costs again but didn't at the last look.

        Another Dialproof process doesn't report its batches, so the look must be repeated.
        """
        message = self._panel.state.again
        self.look()
        return self._panel.state.again and not message

    def _changed(self, ids: object) -> None:
        if isinstance(ids, set) and not ids <= self._others:  # new ones, and those brought back, may be of this list
            self.look(ids)

    def _show(self) -> None:
        """Show the hint for the current choice of product and connection."""
        if not self._view.isVisible() or self._panel.counting:  # another list is being read where this one was
            return
        state = self._panel.state
        known, days = state.untaken
        same = self._same()
        going_on = next((run for run in same if run.goes_on), None)
        alike = bool(same) and same[0].options is None
        carried_on = alike and going_on is not None
        sent_anew = alike and not carried_on and not state.is_looking and not state.days
        self._said = going_on or next(iter(same or ([] if known else self._runs)), None)
        if self._said is not None:  # one that was read otherwise may have had other numbers, unless they are known
            self._say(self._said, again=sent_anew or (not alike and bool(known)))
        else:
            self._say_known(known, days)
        self._banner.setVisible(bool(self._banner.text()))
        again = sent_anew or (not carried_on and bool(known) and known == state.numbers)
        if again != state.again:
            self._panel.change(again=again)

    def _same(self) -> list[_Run]:
        """Return the batches of the chosen product and connection."""
        wanted = (self._context.connection().base_url, self._panel.state.product.slug)
        return [run for run in self._runs if (run.batch.base_url, run.batch.product) == wanted]

    def _say(self, run: _Run, *, again: bool) -> None:
        asked = self._asked(run.batch)
        if run.options is not None:
            asked = words.tr("{}, read differently", "upload").format(asked)
        message = earlier_words(run.state, asked, datetime.now(UTC), run.batch.created_at)
        self._banner.set_text(joining.sentences(message, self._costs_again() if again else ""))
        self._banner.button.setText(_offer(run))
        self._banner.button.show()

    def _say_known(self, known: int, days: int) -> None:
        self._banner.set_text(known_words(known, days, self._panel.state.product_title) if known else "")
        self._banner.button.setText(words.tr("Reuse the answers", "upload"))
        self._banner.button.show()

    def _costs_again(self) -> str:
        """Return the warning that sending an ended batch again is a new order, one key press away."""
        if self._context.services.session.policy.allows(Feature.REUSE):
            return words.tr("Sending it again costs again; only answers that you reuse are free.", "upload")
        return words.tr("Sending it again costs again.", "upload")

    def _asked(self, batch: Batch) -> str:
        """Return the product it was verified with, and the connection if it is another one."""
        product = self._titles.title(batch)
        if batch.base_url == self._context.connection().base_url:
            return product
        connection = self._context.services.session.connection(batch.base_url)
        return words.tr("{} through “{}”", "upload").format(product, connection_title(connection))

    def _act(self) -> None:
        if self._said is not None and self._said.options is not None:
            self.reading_wanted.emit(self._said.options)
        elif self._said is not None:
            (self._context.open_results if self._said.ended else self._context.show_monitor)(self._said.batch.id)
        else:
            _known, days = self._panel.state.untaken
            self._panel.reuse_answers(days)


def _run(batch: Batch, tasks: Sequence[Task], options: ReadOptions | None) -> _Run:
    waits = batch.paused and any(task.state in TO_SEND for task in tasks)  # what was sent goes on by itself
    state = Condition.NEEDS_DECISION if waits else condition_by_tasks(tasks)
    return _Run(batch, state, is_carried_on(batch, tasks), options)


def _offer(run: _Run) -> str:
    if run.options is not None:
        return words.tr("Read as last time", "upload")
    return words.tr("Open results", "upload") if run.ended else words.tr("Show it", "upload")


def known_words(known: int, days: int, product: str) -> str:
    """Return "60 numbers of this list were answered within 7 days with Phone validation …"."""
    return words.counted(
        known,
        "%n number of this list was answered within {days} days with {product}. Sending it again costs again.",
        "%n numbers of this list were answered within {days} days with {product}. Sending them again costs again.",
    ).format(days=days, product=product)


def earlier_words(state: Condition, product: str, now: datetime, then: datetime) -> str:
    """Return "This list was verified 12 min ago with Carrier lookup."; both times are timezone-aware."""
    if state in _WAITS:
        message = words.tr("This list is in the task monitor already, with {}, and waits for you.", "upload")
        return message.format(product)
    if state not in _ENDED:
        return words.tr("This list is being verified already, with {}.", "upload").format(product)
    seconds = (now - then).total_seconds()
    if seconds < _MINUTE:
        return words.tr("This list was verified just now with {}.", "upload").format(product)
    if seconds < _DAY:
        message = words.tr("This list was verified {} ago with {}.", "upload")
        return message.format(words.duration(seconds), product)
    message = words.tr("This list was verified before with {} ({}).", "upload")
    return message.format(product, words.moment(then, now.astimezone()))
