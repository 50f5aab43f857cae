"""The timing of a batch or task: its pace as heard, the time left, stalls, and the words for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Generic, TypeVar

from desktop_app.core.batches.batch import Batch
from desktop_app.core.batches.batch_left import (
    DOCUMENTED,
    Allowances,
    Pace,
    Stall,
    Stalled,
    calm,
    seconds_left,
    stalled,
    unmoved,
)
from desktop_app.core.batches.status import BatchStatus, Condition, Group, Line
from desktop_app.core.batches.submission import TaskState
from desktop_app.core.money.charged import Charged
from desktop_app.core.money.charges import charged_for
from desktop_app.services.account.charging import so_far
from desktop_app.services.program.services import Services
from desktop_app.ui.batch.looks import Look, batch_look, condition_look, silent_look, stalled_look, task_look
from desktop_app.ui.frame.account_watch import since_words
from desktop_app.ui.text import stored_words, words
from desktop_app.ui.text.connection_words import connection_title

_tr = words.translator("monitor")

# Seconds for which it isn't reckoned anew whether a row stalls: it may stand for a thousand tasks.
_STALL_LOOK = 5


Value = TypeVar("Value")


class _Kept(Generic[Value]):
    """Keeps a value for each batch until the batch changes or some seconds have passed: rows are drawn often."""

    def __init__(self, seconds: int) -> None:
        self._seconds = seconds
        self._known: dict[str, tuple[BatchStatus, int, Value]] = {}

    def of(self, status: BatchStatus, now: datetime, reckon: Callable[[], Value]) -> Value:
        known, moment = self._known.get(status.id), int(now.timestamp() // self._seconds)
        if known is None or known[0] is not status or known[1] != moment:
            known = self._known[status.id] = status, moment, reckon()
        return known[2]

    def forget(self, batch_id: str) -> None:
        self._known.pop(batch_id, None)


@dataclass(frozen=True, slots=True)
class BatchTiming:
    """Holds the clock, the pace so far, and the callbacks for judging a batch's timing.

    `since`: when this run began to poll, before which nothing could be heard; None: silence means nothing.
    `allowances`: the remaining rate limits of a batch's connection. `rivals`: how many tasks of other batches go out
    in between. `sending`: True if this program carries on the batch with this id. `service`: the name of the
    connection at an address. `silent_since`: since when the service at an address hasn't answered; None while it
    answers.
    `charged`: the charge of a batch, possibly so far.
    """

    now: Callable[[], datetime]
    pace: Pace
    since: datetime | None = None
    allowances: Callable[[Batch], Allowances] = lambda _batch: DOCUMENTED
    rivals: Callable[[BatchStatus], int] = lambda _status: 0
    sending: Callable[[str], bool] = lambda _batch_id: True
    service: Callable[[str], str] = lambda _base_url: ""
    silent_since: Callable[[str], datetime | None] = lambda _base_url: None
    charged: Callable[[BatchStatus], Charged | None] = lambda status: charged_for(status.batch, status.tasks)
    _stalls: _Kept[Stalled | None] = field(default_factory=lambda: _Kept(_STALL_LOOK))
    _lefts: _Kept[int | None] = field(default_factory=lambda: _Kept(1))

    def left(self, line: Line) -> str:
        """Return the time left of a running batch or task, "" if unknown."""
        if not line.moving or (isinstance(line, BatchStatus) and line.held) or self.stalled(line) is not None:
            return ""
        if isinstance(line, BatchStatus) and self.silence(line):
            return ""
        if not isinstance(line, BatchStatus):  # the limit that one by one waits for is its batch's to know
            asking = line.state is TaskState.ASKING
            return "" if asking else _duration(self.pace.left(line.id, self.now().timestamp()))
        return _duration(self._seconds_left(line))

    def _seconds_left(self, status: BatchStatus) -> int | None:
        """Return the seconds left in steady steps; None if unknown."""
        now = self.now()
        return self._lefts.of(status, now, lambda: self._reckoned(status, now))

    def _reckoned(self, status: BatchStatus, now: datetime) -> int | None:
        if status.unsent and not self.sending(status.batch.id):
            return None  # nobody can say when its turn comes
        seconds = seconds_left(
            status.tasks,
            now,
            self.since or now,
            allowances=self.allowances(status.batch),
            paced=self.pace.seconds(status.id, now.timestamp()),
            rivals=self.rivals(status),
        )
        return calm(seconds)

    def rate(self, line: Line) -> str:
        """Return the numbers per minute while it runs, "" if unknown; a batch's rate matches its time left."""
        now = self.now().timestamp()
        share = self.pace.rate(line.id, now) if line.moving else None
        if isinstance(line, BatchStatus) and share is not None:
            paced, left = self.pace.seconds(line.id, now), self._seconds_left(line) if self.left(line) else None
            share = share * paced / left if paced and left else None
        return _tr("{} a minute").format(words.number(round(share * line.numbers))) if share is not None else ""

    def heard(self, line: Line) -> str:
        """Return when the service last reported on it."""
        at, now = line.heard_at, self.now()
        yesterday = at is not None and (now.date() - at.astimezone(now.tzinfo).date()).days == 1
        return _tr("yesterday") if yesterday else words.moment(at, now)

    def heard_exactly(self, line: Line) -> str:
        """Return that time with the time of day."""
        return self._exactly(line.heard_at)

    def sent(self, line: Line) -> str:
        """Return when it was sent."""
        return words.moment(line.sent_at, self.now())

    def sent_exactly(self, line: Line) -> str:
        """Return that time with the time of day, which distinguishes lists of one name and day."""
        return self._exactly(line.sent_at)

    def _exactly(self, at: datetime | None) -> str:
        here = at.astimezone(self.now().tzinfo) if at else None
        return f"{words.day(here)}, {words.clock(here, seconds=True)}" if here else ""

    def stalled(self, line: Line) -> Stalled | None:
        """Return since when a batch or task that should progress hasn't; None if it does."""
        if not line.moving:
            return None
        if not isinstance(line, BatchStatus):
            return unmoved(line)
        now, tasks = self.now(), line.tasks
        return self._stalls.of(line, now, lambda: stalled(tasks, now, self.since or now))

    def forget(self, batch_id: str) -> None:
        """Drop the cached values of a deleted batch."""
        self._stalls.forget(batch_id)
        self._lefts.forget(batch_id)

    def silence(self, status: BatchStatus) -> str:
        """Return that the service of a batch under way doesn't answer; "" while it answers.

        The words include since when, and what it means.
        """
        # Of a submission that is on its way a person may have to decide: nobody promises that it goes on by itself.
        asked = status.group is Group.RUNNING and TaskState.SENDING not in status.states
        since = self.silent_since(status.batch.base_url) if asked else None
        return since_words(since, self.now()) if since else ""

    def look(self, line: Line) -> Look:
        """Return the state as icon, tone and word."""
        if isinstance(line, BatchStatus) and self.silence(line):
            return silent_look()
        if self.stalled(line) is not None:
            return stalled_look()
        if isinstance(line, BatchStatus):
            return batch_look(line)
        return condition_look(Condition.UNCLEAR) if line.unclear else task_look(line.state)

    def message(self, line: Line) -> str:
        """Return what is wrong; the tasks' messages take precedence over the timing."""
        silence = self.silence(line) if isinstance(line, BatchStatus) else ""
        return silence or stored_words.shown(line.message) or self.by_the_clock(line)

    def by_the_clock(self, line: Line) -> str:
        """Return that nothing progresses, or that it is paused; "" for neither."""
        return self._stalled_words(line) or _paused_words(line)

    def _stalled_words(self, line: Line) -> str:
        found = self.stalled(line)
        if found is None:
            return ""
        since = words.moment(found.since, self.now())
        message = {
            Stall.UNMOVED: _tr("No progress since {}. Dialproof keeps asking."),
            Stall.SILENT: _tr("The service has not answered since {}."),
        }
        return message[found.kind].format(since)


def _paused_words(line: Line) -> str:
    if not isinstance(line, BatchStatus) or not line.held:
        return ""
    if line.at_service:
        return _tr("Unsent numbers wait. What was sent goes on.")
    return _tr("Unsent numbers wait until you carry on.")


def _duration(seconds: int | None) -> str:
    return "" if seconds is None else words.duration(seconds)


# --- What was heard of all batches, from which the time left is estimated ---


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
        self._charges: _Kept[Charged | None] = _Kept(_CHARGE_LOOK)
        self._silence: dict[str, tuple[int, datetime | None]] = {}

    def heard(self, status: BatchStatus, before: BatchStatus | None) -> None:
        """Record the current progress; skip tasks that are the same object as before."""
        known = {task.id: task for task in before.tasks} if before is not None else {}
        lines: list[Line] = [status, *(task for task in status.tasks if known.get(task.id) is not task)]
        at = self.timing.now().timestamp()
        for line in lines:
            if line.moving and not (isinstance(line, BatchStatus) and line.held):  # a pause isn't slowness
                self._pace.heard(line.id, line.share_done, at)
            else:
                self._pace.forget(line.id)

    def forget_services(self) -> None:
        """Forget the services' names, which may have changed."""
        self._titles.clear()

    def _service(self, base_url: str) -> str:
        if base_url not in self._titles:
            self._titles[base_url] = connection_title(self._services.session.connection(base_url))
        return self._titles[base_url]

    def _charged(self, status: BatchStatus) -> Charged | None:
        """Return the charge; refresh that of a batch under way every few seconds, since the balance counts, too."""
        batch, tasks = status.batch, status.tasks
        return self._charges.of(
            status,
            self.timing.now(),
            lambda: charged_for(batch, tasks) or so_far(self._services.journal, batch, tasks),
        )

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
        if other.batch.id != status.batch.id and other.batch.base_url == status.batch.base_url and other.moving
    )
    return sum(min(status.to_send, other.to_send) for other in beside if not other.held)
