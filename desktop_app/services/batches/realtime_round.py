"""Sends the numbers of one task through the realtime endpoint, a few at a time."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from datetime import datetime

from desktop_app.core.batches.batch import Task
from desktop_app.core.batches.checks import CheckEntry, CheckState, same_refusal
from desktop_app.core.errors import DialproofError
from desktop_app.core.numbers.phone import masked
from desktop_app.services.batches.refusals import patiently
from desktop_app.services.checks.realtime_check import RealtimeCheck
from desktop_app.services.program.service_context import ServiceContext

# Number of requests in flight after the first answer, if nobody taught another: enough for the limit if an answer takes
# a second.
AT_ONCE = 4
# Doubtful outcomes in a row without an answer in between: more would only cost more.
_DOUBTS = 3
# Identical refusals in a row: the rest would only be refused as well.
_SAME_REFUSAL = 3
# Real seconds within which a pause is noticed while everything under way waits for something.
_LOOK = 0.2

UNKNOWN_LOGGED, REFUSED_LOGGED = "check unknown", "check refused"


class Round:
    """Runs until every number is settled, something stops it, or a person pauses it.

    `stop`: why nothing more was begun; None if nothing was in the way. A doubt or refusal is stored with its number,
    and stops the round only if it comes repeatedly. `answered` numbers have their answers already. `came` is called
    with the count of answered numbers at least every `_LOOK` seconds. The journal has the progress after each number,
    or every `noted_every` seconds.
    """

    def __init__(  # noqa: PLR0913 - what it asks, and whom it tells
        self,
        context: ServiceContext,
        task: Task,
        checks: Sequence[RealtimeCheck],
        tries: int | None,
        *,
        paused: Callable[[], bool],
        came: Callable[[int], object],
        at_once: int = AT_ONCE,
        answered: int = 0,
        noted_every: float = 0.0,
    ) -> None:
        self._context = context
        self._task = task
        self._waiting = deque(checks)
        self._settled = task.numbers - len(checks)
        self._answered = answered
        self._tries = tries
        self._paused = paused
        self._came = came
        self._at_once = at_once
        self._under_way: dict[asyncio.Task[CheckEntry], RealtimeCheck] = {}
        self._noted_every, self._noted_at = noted_every, 0.0
        self._heard_at: datetime | None = None
        self._room = 1
        self._doubts = 0
        self._refusals: list[str] = []
        self.stop: DialproofError | None = None

    async def run(self) -> None:
        """Run until nothing is under way any more; on cancellation leave nothing running."""
        try:
            while self._begin() or self._under_way:
                ended, _ = await asyncio.wait(self._under_way, timeout=_LOOK, return_when=asyncio.FIRST_COMPLETED)
                for each in ended:
                    self._heard(each)
                if self._context.time.ticks() - self._noted_at >= self._noted_every:
                    self.note()
                self._came(self._answered)
                if not self._may_begin():
                    self._recall()
        finally:
            left = list(self._under_way)
            for each in left:
                each.cancel()
            await asyncio.gather(*left, return_exceptions=True)
            self.note()

    def _may_begin(self) -> bool:
        return self.stop is None and not self._paused()

    def _begin(self) -> bool:
        """Begin as many checks as there is room for; return True if any began."""
        begun = False
        while self._waiting and self._may_begin() and len(self._under_way) < self._room:
            check = self._waiting.popleft()
            sending = patiently(self._context.time, check.send, self._tries)
            self._under_way[asyncio.ensure_future(sending)] = check
            begun = True
        return begun

    def _recall(self) -> None:
        """Cancel the checks that still wait for their turn; let those in flight finish."""
        for sending, check in self._under_way.items():
            if check.entry.state is CheckState.UNSENT:
                sending.cancel()

    def _heard(self, ended: asyncio.Task[CheckEntry]) -> None:
        check = self._under_way.pop(ended)
        if ended.cancelled():
            return
        error = ended.exception()
        if error is None:
            self._room, self._doubts = _room_for(check.entry.remaining, self._at_once), 0
            self._answered += 1
            self._refusals.clear()
        elif isinstance(error, DialproofError):
            self._room = 1
            self._failed(check.entry, error)
        else:
            raise error
        self._settled += check.entry.settled
        self._heard_at = self._context.time.now()
        if not self._noted_every:
            self.note()

    def note(self, answered: int = 0, settled: int = 0) -> None:
        """Have the journal know how far it is, if something was heard since, or is written down already.

        What becomes of a number is written down a moment before it is heard of here.
        """
        if self._heard_at is not None or settled > self._settled:
            answered, settled = max(self._answered, answered), max(self._settled, settled)
            heard_at = self._heard_at or self._context.time.now()
            told = {"progress": settled / self._task.numbers, "answered": answered}
            self._context.note(self._task, heard_at=heard_at, **told)
            self._heard_at, self._noted_at = None, self._context.time.ticks()

    def _failed(self, entry: CheckEntry, error: DialproofError) -> None:
        if entry.state is CheckState.UNKNOWN:
            self._doubts += 1
            self._log(UNKNOWN_LOGGED, entry)
            enough = self._doubts >= _DOUBTS
        elif entry.state is CheckState.REFUSED:
            self._refusals.append(entry.message)
            self._log(REFUSED_LOGGED, entry)
            last = self._refusals[-_SAME_REFUSAL:]
            enough = len(last) == _SAME_REFUSAL and all(same_refusal(each, last[0]) for each in last)
        else:
            enough = True
        if enough and self.stop is None:
            self.stop = error

    def _log(self, kind: str, entry: CheckEntry) -> None:
        detail = {"number": masked(entry.number), "reason": entry.message}
        self._context.journal.log(self._task.batch_id, kind, self._context.time.now(), detail, self._task.id)


def _room_for(remaining: int | None, most: int) -> int:
    """Return how many requests may be in flight: no more than the service says that it still takes now."""
    return most if remaining is None else max(1, min(most, remaining))
