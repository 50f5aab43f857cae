"""Sends one number through the realtime endpoint: its intent is on the disk before the first byte leaves.

The balance tells whether a refused number was charged all the same. Several numbers are in flight together, and each
answer is charged. So the balance is compared only while nothing is in flight. A fall since the last reading beyond the
price of the answers comes from the refused numbers.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext, suppress
from dataclasses import dataclass, replace
from datetime import datetime
from decimal import Decimal
from functools import partial

from desktop_app.core.batches.checks import CheckEntry, CheckEvent, CheckState, event_of
from desktop_app.core.errors import (
    CapReached,
    ChargedAllTheSame,
    DialproofError,
    InputError,
    KeyMissing,
    LocalFault,
    NeverArrived,
    ServiceRefused,
)
from desktop_app.core.money.charges import speaks_of_a_charge
from desktop_app.core.results.check_answers import kept
from desktop_app.core.service.rates import RateGroup
from desktop_app.core.service.readings import CheckReading
from desktop_app.core.text.translatable import tr_text
from desktop_app.services.account.spending_caps import SpendingCaps
from desktop_app.services.batches import rolled_back
from desktop_app.services.batches.in_flight import LAST_MOMENT, STOPPED, answered_in_time, written_down
from desktop_app.services.batches.refusals import balance_after, doubted_refusal, fell_all_the_same
from desktop_app.services.checks.check_log import Allotment, CheckLog, came_to
from desktop_app.services.connections.session import Access
from desktop_app.services.program.failpoints import Moment
from desktop_app.services.program.service_context import ServiceContext
from desktop_app.storage.journal.checks import Checks

log = logging.getLogger(__name__)
_CUT_OFF = tr_text("it was cut off before the answer came")


class RealtimeCheck:
    """Sends a check, and sends it again if that is safe; `entry` is what `log` has of it.

    `entry.id` is 0 if it isn't written down yet. `country` is sent if a product is. `witness` looks at the balance if
    the check is refused. `allotment` has the number of a long list within the caps; None: the check asks for itself.
    """

    def __init__(  # noqa: PLR0913 - all that a check takes
        self,
        context: ServiceContext,
        access: Access,
        entry: CheckEntry,
        country: str,
        witness: CheckWitness,
        *,
        log: CheckLog,
        allotment: Allotment | None = None,
    ) -> None:
        self._context = context
        self._log = log
        self._allotment = allotment
        self._access = access
        self._country = country if entry.product else None
        self._witness = witness
        # The last refusal by the service.
        self._refused: ServiceRefused | None = None
        self._has_place = False
        self.entry = entry

    async def send(self) -> CheckEntry:
        """Make one attempt when its turn comes, and return the answered entry.

        Every failure is written down before it is raised: `refused`, `unknown`, or `unsent` if the check may be sent
        again. Raise `ChargedAllTheSame` if it was refused and the balance fell: its state is `unknown` then. Raise
        `CapReached` if a cap leaves no room for it: then nothing is written.
        """
        account = self._access.account
        try:
            async with self._context.pacer.paced(account, RateGroup.CHECKS):
                await self._not_charged_since()
                async with self._witness.asking():
                    await self._allotted()
                    async with self._within_caps():
                        await self._intend()
                    self._context.at(Moment.INTENDED)
                    asking = asyncio.ensure_future(
                        self._access.client.check_phone(self.entry.number, self.entry.product or None, self._country)
                    )
                    reading = await self._heard_out(asking)
        except ServiceRefused as error:
            if self.entry.state is CheckState.SENDING:
                await self._judged(error)
            raise
        except asyncio.CancelledError:
            if self._refused and self.entry.state is CheckState.SENDING:
                await self._judged(self._refused, LAST_MOMENT)
            raise
        self._context.pacer.heard_remaining(account, RateGroup.CHECKS, reading.remaining)
        answered = await self._kept(reading)
        await self._witness.learn()
        return answered

    async def _not_charged_since(self) -> None:
        """Look at the balance before repeating a request, because some services charge a little later."""
        if self._refused and (against := await self._witness.against()):
            raise self._contradicted(against, self._refused)

    async def _allotted(self) -> None:
        """Take the number's place within the caps, once however often it is sent."""
        if self._allotment is not None and not self._has_place:
            await self._allotment.take()
            self._has_place = True

    def _within_caps(self) -> AbstractAsyncContextManager[object]:
        journal, caps, entry = self._context.journal, SpendingCaps(self._context), self.entry
        if self._allotment is not None:
            return nullcontext()
        if entry.batch_id:
            return caps.keeping(journal.batch(entry.batch_id), 1)
        return caps.keeping_check(self._context.session.connection(entry.base_url), entry.product)

    async def _intend(self) -> None:
        """Write the intent down. If cancelled meanwhile, write that it didn't leave."""
        checks, now = self._log.checks, self._context.time.now()
        if self.entry.id:
            intend = partial(checks.record, self.entry, CheckEvent.SEND, now, message="")
        else:
            intend = partial(checks.add, replace(self.entry, at=now, state=CheckState.SENDING))
        written = self._log.begin(intend)
        try:
            self.entry = await asyncio.shield(written)
        except asyncio.CancelledError:
            if entry := await came_to(written):
                self.entry = checks.record(entry, CheckEvent.RETURN, self._context.time.now())
            raise

    async def _heard_out(self, asking: asyncio.Future[CheckReading]) -> CheckReading:
        try:
            await asyncio.sleep(0)  # lets the request set out
            self._context.at(Moment.LEAVING)
            reading = await asyncio.shield(asking)
        except DialproofError as error:
            self._failed_or_refused(error)
            raise
        except asyncio.CancelledError:
            await self._last_moment(asking)
            raise
        except BaseException as error:
            asking.cancel()
            self._doubted(tr_text("a fault in the program while asking: {kind}", kind=type(error).__name__))
            raise
        self._context.at(Moment.ANSWERED)
        return reading

    async def _last_moment(self, asking: asyncio.Future[CheckReading]) -> None:
        """Give a check in flight a moment to be answered, because nobody waits longer; then its outcome is unknown."""
        try:
            if await answered_in_time(asking, LAST_MOMENT):
                with suppress(DialproofError):
                    self._settled(asking)
            else:
                self._doubted(_CUT_OFF)
        except BaseException:
            self._doubted(STOPPED)
            raise

    def _settled(self, asking: asyncio.Future[CheckReading]) -> None:
        try:
            reading = asking.result()
        except DialproofError as error:
            self._failed_or_refused(error)
        else:
            self._answered(reading)

    async def _kept(self, reading: CheckReading) -> CheckEntry:
        """Write an answer down, with others if it can; alone, and for longer, if that fails."""
        if self._log.together:
            written = self._log.begin(partial(self._recorded, reading))
            try:
                self.entry = await asyncio.shield(written)
            except LocalFault:
                log.warning("answers can't be written down together: each is tried for itself")
            except asyncio.CancelledError:
                if entry := await came_to(written):
                    self.entry = entry
                else:
                    with suppress(LocalFault):  # there is no later time
                        self._answered(reading)
                raise
            else:
                return self.entry
        return await written_down(self._context.time, partial(self._answered, reading))

    def _recorded(self, reading: CheckReading) -> CheckEntry:
        told = {"answer": kept(reading.answer), "remaining": reading.remaining}
        return self._log.checks.record(self.entry, CheckEvent.ANSWER, self._context.time.now(), **told)

    def _answered(self, reading: CheckReading) -> CheckEntry:
        self.entry = self._recorded(reading)
        return self.entry

    def _failed_or_refused(self, error: DialproofError) -> None:
        """Write a failure down. A refused check stays at `sending` until the balance was looked at."""
        if isinstance(error, ServiceRefused) and not isinstance(error, KeyMissing):
            self._refused = error
        else:
            self._failed(error)

    async def _judged(self, error: ServiceRefused, longest: float | None = None) -> None:
        """Let the balance tell if a refusal was one, within `longest` seconds, and write down the result.

        Raise `ChargedAllTheSame` if it wasn't.
        """
        judging = asyncio.ensure_future(self._witness.against())
        try:
            await asyncio.wait({judging}, timeout=longest)
        except asyncio.CancelledError:
            await asyncio.wait({judging}, timeout=LAST_MOMENT)
            raise
        finally:
            if not judging.done():
                judging.cancel()
            against: str = judging.result() if judging.done() else _CUT_OFF
            contradicted = self._contradicted(against, error) if against else None
            if contradicted is None:
                self._failed(error)
        if contradicted:
            raise contradicted from error

    def _contradicted(self, against: str, refusal: ServiceRefused) -> ChargedAllTheSame:
        self._doubted(doubted_refusal(against, self._told(refusal)))
        return ChargedAllTheSame(reason=self.entry.message)

    def _failed(self, error: DialproofError) -> None:
        event = event_of(error, of_list=bool(self.entry.batch_id))
        message = str(error.params.get("reason", error)) if event is CheckEvent.DOUBT else self._told(error)
        self.entry = self._log.checks.record(self.entry, event, self._context.time.now(), message=message)

    def _told(self, error: DialproofError) -> str:
        return error.sentence if self.entry.batch_id else error.sentence_alone

    def _doubted(self, reason: str) -> None:
        self.entry = self._log.checks.record(self.entry, CheckEvent.DOUBT, self._context.time.now(), message=reason)


def settle_checks(checks: Checks, under_way: Iterable[CheckEntry]) -> None:
    """Mark checks at `sending` that no process works on as in doubt: nobody knows whether they were charged.

    They keep the time when they were sent, because that is when they may have been charged.
    """
    checks.together([partial(checks.record, each, CheckEvent.DOUBT, each.at, message=STOPPED) for each in under_way])


@dataclass(frozen=True, slots=True)
class Before:
    """The balance before the first number, None if it can't be read; `price` of a number, None if unknown.

    `batch_id` is "" for a single check.
    """

    base_url: str
    at: datetime
    amount: Decimal | None
    price: Decimal | None = None
    batch_id: str = ""


class CheckWitness:
    """Compares the balance before and after for the numbers of one task, or for a single check.

    Without `before` it reads nothing, and the service's word counts.
    """

    def __init__(self, context: ServiceContext, access: Access, before: Before | None) -> None:
        self._context = context
        self._access = access
        self._before = before
        self._known = before.amount if before else None
        self._at = before.at if before else context.time.now()
        self._price = before.price if before else None
        self._learned = False
        # Answers since the last balance reading, including requests with unknown outcome; then requests in flight.
        self._charged = 0
        self._under_way = 0
        self._quiet = asyncio.Event()
        self._quiet.set()
        # Held while the balance is read, so that nothing sets out meanwhile.
        self._reading = asyncio.Lock()
        self._refused: list[asyncio.Future[str]] = []

    @asynccontextmanager
    async def asking(self) -> AsyncIterator[None]:
        """Let one request out; it waits while the balance is read."""
        async with self._reading:
            self._under_way += 1
            self._quiet.clear()
        charged = True
        try:
            yield
        except (ServiceRefused, NeverArrived, InputError, CapReached):
            charged = False
            raise
        finally:
            self._charged += charged
            self._under_way -= 1
            if not self._under_way:
                self._quiet.set()

    async def learn(self) -> None:
        """Work out a number's cost after a list's first answer, because a price list may be wrong or missing."""
        if self._learned or self._known is None or not (self._before and self._before.batch_id):
            return
        self._learned = True
        async with self._reading:
            await self._quiet.wait()
            known, charged = self._known, self._charged
            now = await self._read()
            if now is not None and charged and (fell := known - now) > 0:
                self._price = fell / charged

    async def against(self) -> str:
        """Return why the balance speaks against what was refused since the last reading; "" if it doesn't.

        Everything refused at the same time gets the same verdict.
        """
        if self._before is None:
            return ""
        verdict: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._refused.append(verdict)
        try:
            async with self._reading:
                if not verdict.done():
                    await self._quiet.wait()
                    reason = await self._compared(self._before)
                    for each in self._refused:
                        if not each.done():
                            each.set_result(reason)
            return verdict.result()
        finally:
            self._refused.remove(verdict)

    async def _compared(self, before: Before) -> str:
        known, charged, since = self._known, self._charged, self._at
        now = await self._read()
        if known is None or now is None or now >= known:
            return ""
        if charged and self._price is None:  # the answers or this refusal were charged: nobody can tell which
            return fell_all_the_same(known - now)
        expected = known - charged * (self._price or 0)
        others = bool(charged) or self._others(before, since)
        return (
            fell_all_the_same(expected - now) if speaks_of_a_charge(expected, now, self._price, others=others) else ""
        )

    def _others(self, before: Before, since: datetime) -> bool:
        """Return True if something else may have been charged to the account since then."""
        journal = self._context.journal
        account = rolled_back.addresses_of_account(journal, before.base_url)
        _readings, others = journal.money.since(account, since, before.batch_id)
        if others or rolled_back.shared(journal, before.base_url, self._context.time.now()):
            return True
        if before.batch_id:
            return False
        # For a single check, `journal.money.since` doesn't include the other single checks.
        made = any(each.at >= since for url in account for each in journal.checks.made(url, 1))
        return made or len(journal.checks.under_way()) > 1

    async def _read(self) -> Decimal | None:
        """Read the balance; later comparisons start from this reading."""
        now = await balance_after(self._context, self._access)
        if now is not None:
            self._known, self._charged, self._at = now, 0, self._context.time.now()
        return now
