"""Repeats submissions in doubt by itself, where the service's profile names a header for an idempotency key.

The key of a submission is in the journal with its intent, beside a digest of what is sent. The same submission goes
again with the same key, so that the service charges it once whether or not the first arrived: a few times, after longer
and longer waits, while the service may be trusted to know the key. After that it is a person's doubt, as without a key.
"""

from __future__ import annotations

import hashlib
import json
import uuid
from collections.abc import Callable, Mapping, Sequence

from desktop_app.core.batches.batch import Batch, LoggedEvent, Task
from desktop_app.core.batches.submission import TaskEvent, TaskState
from desktop_app.core.batches.trial import reading_of
from desktop_app.core.errors import NeverArrived
from desktop_app.core.text.translatable import tr_text
from desktop_app.services.batches.task_advancer import taught
from desktop_app.services.program.service_context import ServiceContext

# Seconds after each doubt in a row, before the submission is repeated.
WAITS = (5.0, 30.0, 120.0)
# Seconds after the first intent within which a service knows its key for sure: most keep keys for a day.
_KNOWN_FOR = 3600.0
# A submission that has more events than this is a person's.
_NEWEST = 200
_INTENTS = frozenset({TaskEvent.SEND.value, TaskEvent.REPEATED.value})
# A service that says no and charges all the same isn't trusted to know its keys: its balance has to be looked at.
_NOES = frozenset({TaskEvent.REFUSED.value, TaskEvent.THROTTLED.value})
_OUTCOMES = frozenset(map(str, (TaskEvent.DOUBTED, TaskEvent.REFUSED, TaskEvent.RESTORED)))
# Names in the detail of an intent.
IDEMPOTENCY_KEY, QUOTE_TOKEN, _CONTENT = "idempotency_key", "quote_token", "content"
# The same of a doubt: that another submission would be sent.
_CHANGED = "changed"


class Repeats:
    """Gives submissions their keys, and says which one in doubt is repeated next, and when."""

    def __init__(self, context: ServiceContext, new_key: Callable[[], str] = lambda: str(uuid.uuid4())) -> None:
        self._context = context
        self._new_key = new_key
        self._left: set[int] = set()  # tasks in doubt that a person decides about

    def intent(self, batch: Batch, task: Task, sent: Sequence[str]) -> Mapping[str, str]:
        """Return what the journal notes with an intent: its key and a digest of its content; {} without keys.

        `sent`: the account that it goes to, which alone knows its keys; the country; and the numbers. What is sent
        again as it was has the same key, whoever sends it. What was refused has another one: some services would repeat
        their refusal.
        """
        if not taught(self._context, batch).requests.idempotency:
            return {}
        content = self._content(batch, task, sent)
        events = self._events(task)
        last, outcome = _newest(events, _INTENTS), _newest(events, _OUTCOMES)
        refused = outcome is not None and outcome.kind == TaskEvent.REFUSED
        if last is not None and not refused and last.detail.get(_CONTENT) == content:
            return {IDEMPOTENCY_KEY: last.detail[IDEMPOTENCY_KEY], _CONTENT: content}
        return {IDEMPOTENCY_KEY: self._new_key(), _CONTENT: content}

    def next(self, batch: Batch) -> tuple[Task, float] | None:
        """Return the submission in doubt that is repeated next, and the seconds until then; None for none."""
        if not taught(self._context, batch).requests.idempotency:
            return None
        doubted = (task for task in self._context.journal.tasks(batch.id) if task.id not in self._left)
        found = [(task, wait) for task in doubted if (wait := self._wait(task)) is not None]
        return min(found, key=lambda each: each[1], default=None)

    def same(self, batch: Batch, task: Task, sent: Sequence[str]) -> Mapping[str, str] | None:
        """Return the key and digest with which a submission in doubt is repeated; None if it would be another one."""
        kept = self.intent(batch, task, sent) if self._wait(task) is not None else {}
        last = _newest(self._events(task), _INTENTS)
        if last is not None and kept and last.detail.get(IDEMPOTENCY_KEY) == kept[IDEMPOTENCY_KEY]:
            token = last.detail.get(QUOTE_TOKEN)
            return {**kept, QUOTE_TOKEN: token} if token else kept
        return None

    def promised(self, batch: Batch, task: Task) -> bool:
        """Return True if a prepared task was in doubt before, so that it is charged once only if it goes as it was.

        False once the person was told that it can't.
        """
        events = self._events(task)
        last, outcome = _newest(events, _INTENTS), _newest(events, _OUTCOMES)
        keyed = last is not None and IDEMPOTENCY_KEY in last.detail
        doubted = outcome is not None and outcome.kind == TaskEvent.DOUBTED and _CHANGED not in outcome.detail
        return keyed and doubted and bool(taught(self._context, batch).requests.idempotency)

    def ask_again(self, task: Task) -> Task:
        """Leave a `promised` task in doubt, or put it back there: another submission would be sent of it now."""
        reason = tr_text(
            "it can't be sent again as it was, because numbers of it were suppressed since or the service takes fewer "
            "at once by now; what is sent instead is charged again if the first one arrived"
        )
        self.leave(task)
        detail = {"reason": reason, _CHANGED: True}
        if task.state is TaskState.PREPARED:
            return self._context.record(task, TaskEvent.DOUBTED, detail, message=reason)
        now, kind = self._context.time.now(), TaskEvent.DOUBTED.value
        self._context.journal.log(task.batch_id, kind, now, detail, task.id)
        return self._context.note(task, message=reason)

    def leave(self, task: Task) -> None:
        """Leave a submission in doubt to a person."""
        self._left.add(task.id)

    def under_way(self, task: Task) -> bool:
        """Return True if what is being sent of a task is a repetition: the first one is still in doubt."""
        last = _newest(self._events(task), _INTENTS)
        return last is not None and last.kind == TaskEvent.REPEATED

    def _wait(self, task: Task) -> float | None:
        """Return the seconds until a submission in doubt is repeated; None if it isn't."""
        if task.state is not TaskState.UNKNOWN:
            return None
        events = self._events(task)
        first = _newest(events, frozenset({TaskEvent.SEND.value}))
        doubted = _newest(events, _OUTCOMES)
        if first is None or doubted is None or doubted.kind != TaskEvent.DOUBTED or IDEMPOTENCY_KEY not in first.detail:
            return None
        if _CHANGED in doubted.detail:
            return None
        now = self._context.time.now()
        since = [event for event in events if event.id > first.id]
        if _newest(since, _NOES) is not None:
            return None
        # One that provably never arrived was none.
        vain = sum(event.detail.get("error") == NeverArrived.__name__ for event in since)
        times = sum(event.kind == TaskEvent.REPEATED for event in since) - vain
        if times >= len(WAITS) or (now - first.at).total_seconds() > _KNOWN_FOR:
            return None
        return max(0.0, WAITS[times] - (now - doubted.at).total_seconds())

    def _events(self, task: Task) -> list[LoggedEvent]:
        """Return the newest events of a task, the newest first."""
        return self._context.journal.events(task.batch_id, task.id, _NEWEST)

    def _content(self, batch: Batch, task: Task, sent: Sequence[str]) -> str:
        said = [reading_of(taught(self._context, batch)), task.via.value, task.product, *sent]
        return hashlib.sha256(json.dumps(said).encode()).hexdigest()


def _newest(events: Sequence[LoggedEvent], kinds: frozenset[str]) -> LoggedEvent | None:
    return next((event for event in events if event.kind in kinds), None)
