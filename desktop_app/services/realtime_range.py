"""The numbers of one task of a small list: which of them are settled, and the rest asked one by one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from desktop_app.core.batch import Task
from desktop_app.core.checks import CheckEntry, CheckState
from desktop_app.core.errors import DialproofError
from desktop_app.core.rates import RateGroup
from desktop_app.core.submission import TaskEvent
from desktop_app.services import rolled_back
from desktop_app.services.balance import amount_known
from desktop_app.services.check_witness import Before, CheckWitness
from desktop_app.services.realtime_check import RealtimeCheck
from desktop_app.services.realtime_round import Round
from desktop_app.services.session import Access
from desktop_app.services.workbench import Workbench


class NumberRange:
    """A task's numbers by their place."""

    def __init__(self, bench: Workbench, task: Task, numbers: Sequence[str] = ()) -> None:
        self._bench = bench
        self._task = task
        self._numbers = numbers
        # What it was asked with last.
        self.access: Access | None = None

    def checks(self) -> list[CheckEntry]:
        """Those that were begun, in their order."""
        return self._bench.journal.checks_of(
            self._task.batch_id, self._task.country, self._task.first, self._task.numbers
        )

    def settled(self) -> list[bool]:
        """Of each place, whether nothing more happens to its number."""
        done = {entry.place for entry in self.checks() if entry.settled}
        return [place in done for place in range(self._task.first, self._task.first + self._task.numbers)]

    def outcomes(self) -> dict[str, int]:
        """How many numbers came to what."""
        states = [entry.state for entry in self.checks()]
        named = (CheckState.ANSWERED, CheckState.REFUSED, CheckState.UNKNOWN)
        return {state.value: states.count(state) for state in named if states.count(state)}

    async def ask(
        self, tries: int | None, paused: Callable[[], bool], came: Callable[[int], object]
    ) -> DialproofError | None:
        """Ask what isn't settled; why it was stopped, None where it wasn't or a person paused it.

        `came` is told how many are answered, again and again.
        """
        known = {entry.place: entry for entry in self.checks()}
        left = [place for place, settled in enumerate(self.settled()) if not settled]
        if not left:
            return None
        try:
            access, before = await self._begun(fresh=all(each.state is CheckState.UNSENT for each in known.values()))
        except DialproofError as error:
            return error
        if self._bench.journal.task(self._task.id).state is not self._task.state:  # a person is asked first
            return None
        witness = CheckWitness(self._bench, access, before)
        checks = [
            RealtimeCheck(self._bench, access, known.get(entry.place) or entry, self._task.country, witness)
            for entry in map(self._new, left)
        ]
        self._bench.pacer.expect(access.account, RateGroup.CHECKS, len(checks))
        round_ = Round(self._bench, self._task, checks, tries, paused=paused, came=came)
        try:
            await round_.run()
        finally:
            self._bench.pacer.expect(access.account, RateGroup.CHECKS, 0)
        return round_.stop

    async def _begun(self, *, fresh: bool) -> tuple[Access, Before]:
        """Read the balance: evidence of what is charged from now on, and of a data folder that was put back.

        `fresh`: none of the numbers was asked yet.
        """
        batch, now = self._bench.journal.batch(self._task.batch_id), self._bench.time.now()
        access = self.access = await self._bench.access(batch.id)
        amount = await amount_known(self._bench, access)
        before = Before(batch.base_url, now, amount, batch.price, batch.id)
        if fresh:
            rolled_back.notice(self._bench.journal, batch.base_url, amount, now, self._task)
            if reason := rolled_back.doubt(self._bench.journal, batch, self._task, now):
                self._bench.record(self._task, TaskEvent.RESTORED, {"reason": reason}, message=reason)
            else:
                self._bench.note(self._task, sent_at=now, balance_before=amount)
        return access, before

    def _new(self, place: int) -> CheckEntry:
        task = self._task
        told: dict[str, Any] = {"batch_id": task.batch_id, "country": task.country, "place": task.first + place}
        base_url = self._bench.journal.batch(task.batch_id).base_url
        now, number = self._bench.time.now(), self._numbers[place]
        return CheckEntry(0, base_url, now, number, task.product, state=CheckState.UNSENT, **told)
