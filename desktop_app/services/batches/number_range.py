"""Knows the numbers of one task that goes one by one: which of them are settled, and asks the rest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from desktop_app.core.batches.batch import Task
from desktop_app.core.batches.checks import SETTLED, CheckEntry, CheckState
from desktop_app.core.batches.submission import TaskEvent
from desktop_app.core.errors import DialproofError
from desktop_app.core.service.rates import RateGroup
from desktop_app.services.account.balance import amount_known
from desktop_app.services.batches import rolled_back
from desktop_app.services.batches.realtime_round import AT_ONCE, Round
from desktop_app.services.batches.task_advancer import taught
from desktop_app.services.checks.check_log import Allotment, CheckLog
from desktop_app.services.checks.realtime_check import Before, CheckWitness, RealtimeCheck
from desktop_app.services.connections.session import Access
from desktop_app.services.program.service_context import ServiceContext
from desktop_app.storage.journal.checks import Checks
from desktop_app.storage.lists.checks import ListChecks

# Seconds between two notes in the journal on how far a task of a long list is.
_NOTED_EVERY = 0.5
# They were charged, or may have been.
_ASKED = frozenset({CheckState.SENDING, CheckState.ANSWERED, CheckState.UNKNOWN})


class NumberRange:
    """The numbers of a task by place, with the checks of their batch."""

    def __init__(self, context: ServiceContext, task: Task, checks: Checks, numbers: Sequence[str] = ()) -> None:
        self._context = context
        self._task = task
        self._checks = checks
        self._numbers = numbers
        # What it was asked with last.
        self.access: Access | None = None
        # True once the balance was read, or can't be: a key that was refused there would only be refused again.
        self.begun = False
        self._round: Round | None = None

    @property
    def beside_list(self) -> bool:
        """True if the checks aren't in the journal, which then has their sums."""
        return isinstance(self._checks, ListChecks)

    @property
    def there(self) -> bool:
        """True if there are checks to read; False if the file beside the list is gone."""
        return not (isinstance(self._checks, ListChecks) and self._checks.lost)

    def checks(self) -> list[CheckEntry]:
        """Return the checks that were begun, in order of place."""
        return self._checks.of_places(self._task.batch_id, self._task.country, self._task.first, self._task.numbers)

    def _states(self) -> dict[int, CheckState]:
        return self._checks.states(self._task.batch_id, self._task.country, self._task.first, self._task.numbers)

    def settled(self) -> list[bool]:
        """Return for each place True if nothing more happens to its number."""
        states = self._states()
        return [
            states.get(place) in SETTLED for place in range(self._task.first, self._task.first + self._task.numbers)
        ]

    def outcomes(self) -> dict[str, int]:
        """Return the count of numbers for each outcome."""
        states = list(self._states().values())
        named = (CheckState.ANSWERED, CheckState.REFUSED, CheckState.UNKNOWN)
        return {state.value: states.count(state) for state in named if states.count(state)}

    def answered(self) -> int:
        """Count the numbers with an answer."""
        return sum(state is CheckState.ANSWERED for state in self._states().values())

    def asked(self, first: int = 0, numbers: int | None = None) -> int:
        """Count the numbers that were charged, or may have been; of `numbers` from `first` on, None for all.

        0 where the journal has the checks itself.
        """
        if not self.beside_list:
            return 0
        begin = self._task.first + first
        end = begin + (self._task.numbers - first if numbers is None else numbers)
        return sum(state in _ASKED for place, state in self._states().items() if begin <= place < end)

    async def ask(
        self, tries: int | None, paused: Callable[[], bool], came: Callable[[int], object]
    ) -> DialproofError | None:
        """Ask what isn't settled. Return why that stopped; None if it didn't stop, or if a person paused it.

        `came` is called repeatedly with the count of answered numbers.
        """
        states, task = self._states(), self._task
        left = [place for place in range(task.numbers) if states.get(task.first + place) not in SETTLED]
        if not left:
            return None
        try:
            fresh = all(each is CheckState.UNSENT for each in states.values())
            if fresh and self.beside_list:  # a person may have had it sent again because its checks were lost
                fresh = not self._context.journal.money.resent(task.batch_id)
            access, before = await self._begun(fresh=fresh)
        except DialproofError as error:
            return error
        if self._context.journal.task(task.id).state is not task.state:  # a person is asked first
            return None
        checks = self._made(left, access, CheckWitness(self._context, access, before))
        self._context.pacer.expect(access.account, RateGroup.CHECKS, len(checks))
        at_once = taught(self._context, self._context.journal.batch(task.batch_id)).at_once or AT_ONCE
        self._round = Round(
            self._context,
            task,
            checks,
            tries,
            paused=paused,
            came=came,
            at_once=at_once,
            answered=self.answered(),
            noted_every=_NOTED_EVERY if self.beside_list else 0.0,
        )
        try:
            await self._round.run()
        finally:
            self._context.pacer.expect(access.account, RateGroup.CHECKS, 0)
        return self._round.stop

    def note(self, entries: Sequence[CheckEntry]) -> None:
        """Have the journal know of all that was heard so far, and of these checks."""
        if self._round is not None:
            states = [entry.state for entry in entries if entry.settled]
            self._round.note(states.count(CheckState.ANSWERED), len(states))

    def _made(self, left: Sequence[int], access: Access, witness: CheckWitness) -> list[RealtimeCheck]:
        """Return the checks of these places; those that were begun and came back go on as they were."""
        task, batch = self._task, self._context.journal.batch(self._task.batch_id)
        known = {
            entry.place: entry for entry in self._checks.unsettled(batch.id, task.country, task.first, task.numbers)
        }
        log, allotment = CheckLog(self._checks, together=self.beside_list), None
        if self.beside_list:
            allotment = Allotment(self._context, batch, task, self.asked(), len(left))
        return [
            RealtimeCheck(
                self._context,
                access,
                known.get(task.first + place) or self._new(place, batch.base_url),
                task.country,
                witness,
                log=log,
                allotment=allotment,
            )
            for place in left
        ]

    async def _begun(self, *, fresh: bool) -> tuple[Access, Before]:
        """Read the balance: evidence of later charges, and of a data folder that was put back to an older state.

        `fresh`: none of the numbers was asked yet.
        """
        batch, now = self._context.journal.batch(self._task.batch_id), self._context.time.now()
        access = self.access = await self._context.access(batch.id)
        amount = await amount_known(self._context, access)
        self.begun = True
        before = Before(batch.base_url, now, amount, batch.price, batch.id)
        if fresh:
            rolled_back.notice(self._context.journal, batch.base_url, amount, now, self._task)
            if reason := rolled_back.doubt(self._context.journal, batch, self._task, now):
                self._context.record(self._task, TaskEvent.RESTORED, {"reason": reason}, message=reason)
            else:
                self._context.note(self._task, sent_at=now, balance_before=amount)
        return access, before

    def _new(self, place: int, base_url: str) -> CheckEntry:
        task = self._task
        told: dict[str, Any] = {"batch_id": task.batch_id, "country": task.country, "place": task.first + place}
        now, number = self._context.time.now(), self._numbers[place]
        return CheckEntry(0, base_url, now, number, task.product, state=CheckState.UNSENT, **told)
