"""Tracks the progress of batches and tasks over time, to estimate the time left by limits and competing senders."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime

from desktop_app.core.batches.batch import Batch
from desktop_app.core.batches.batch_left import Allowances
from desktop_app.core.batches.pace import Pace
from desktop_app.core.batches.status import BatchStatus, Line, key_of, moving, work_share
from desktop_app.core.money.charged import Charged
from desktop_app.core.money.spent import charged_for
from desktop_app.services.account.charging import so_far
from desktop_app.services.program.services import Services
from desktop_app.ui.batch.timing import BatchTiming
from desktop_app.ui.text.connection_words import connection_title

_CHARGE_LOOK = 5  # seconds


class ThroughputTracker:
    """`timing` estimates from what was `heard`; `statuses` returns all batches.

    `sending`: returns True if this program is carrying on the batch with this id.
    """

    def __init__(
        self,
        services: Services,
        now: Callable[[], datetime],
        statuses: Callable[[], Sequence[BatchStatus]],
        sending: Callable[[str], bool],
    ) -> None:
        self._services = services
        self._pace = Pace()
        self.timing = BatchTiming(
            now,
            self._pace,
            since=now(),
            allowances=self._allowances,
            rivals=lambda status: rivals(status, statuses()),
            sending=sending,
            service=self._service,
            silent_since=self._silent_since,
            charged=self._charged,
        )
        self._titles: dict[str, str] = {}  # names of services, by address
        self._charges: dict[str, tuple[BatchStatus, int, Charged | None]] = {}  # by batch
        self._silence: dict[str, tuple[int, datetime | None]] = {}

    def heard(self, status: BatchStatus, before: BatchStatus | None) -> None:
        """Record the current progress; skip tasks that are the same object as before."""
        known = {task.id: task for task in before.tasks} if before is not None else {}
        lines: list[Line] = [status, *(task for task in status.tasks if known.get(task.id) is not task)]
        at = self.timing.now().timestamp()
        for line in lines:
            if moving(line) and not (isinstance(line, BatchStatus) and line.held):  # a pause isn't slowness
                self._pace.heard(key_of(line), work_share(line), at)
            else:
                self._pace.forget(key_of(line))

    def forget_services(self) -> None:
        """Forget the services' names, which may have changed."""
        self._titles.clear()

    def _service(self, base_url: str) -> str:
        if base_url not in self._titles:
            self._titles[base_url] = connection_title(self._services.session.connection(base_url))
        return self._titles[base_url]

    def _charged(self, status: BatchStatus) -> Charged | None:
        """Return the charge; refresh that of a batch under way every few seconds, since the balance counts, too."""
        known, moment = self._charges.get(status.batch.id), int(self.timing.now().timestamp() // _CHARGE_LOOK)
        if known is None or known[0] is not status or known[1] != moment:
            batch, tasks = status.batch, status.tasks
            found = charged_for(batch, tasks) or so_far(self._services.journal, batch, tasks)
            known = self._charges[batch.id] = status, moment, found
        return known[2]

    def _silent_since(self, base_url: str) -> datetime | None:
        """Return since when the service has been silent; cached for a second, because every drawn row asks."""
        moment = int(self.timing.now().timestamp())
        if self._silence.get(base_url, (None,))[0] != moment:
            session = self._services.session
            self._silence[base_url] = moment, session.status(session.connection(base_url)).silent_since
        return self._silence[base_url][1]

    def _allowances(self, batch: Batch) -> Allowances:
        return self._services.balances.allowances(self._services.session.connection(batch.base_url))


def rivals(status: BatchStatus, others: Sequence[BatchStatus]) -> int:
    """Return how many tasks of the service's other batches go out before this batch's last: batches take turns."""
    beside = (
        other
        for other in others
        if other.batch.id != status.batch.id and other.batch.base_url == status.batch.base_url and moving(other)
    )
    return sum(min(status.to_send, other.to_send) for other in beside if not other.held)
