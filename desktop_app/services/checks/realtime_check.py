"""Sends one number through the realtime endpoint: the journal has the intent before the first byte leaves."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import replace

from desktop_app.core.batches.checks import CheckEntry, CheckEvent, CheckState, event_of
from desktop_app.core.errors import ChargedAllTheSame, DialproofError, KeyMissing, LocalFault, ServiceRefused
from desktop_app.core.results.check_answers import kept
from desktop_app.core.service.rates import RateGroup
from desktop_app.core.service.readings import CheckReading
from desktop_app.core.text.translatable import tr_text
from desktop_app.services.batches.refusals import doubted_refusal
from desktop_app.services.batches.submitting import JOURNAL_PATIENCE, LAST_MOMENT, STOPPED
from desktop_app.services.checks.check_witness import CheckWitness
from desktop_app.services.connections.session import Access
from desktop_app.services.program.failpoints import Moment
from desktop_app.services.program.service_context import ServiceContext

_CUT_OFF = tr_text("it was cut off before the answer came")


class RealtimeCheck:
    """Sends a check, and sends it again if that is safe; `entry` is what the journal has of it.

    `entry.id` is 0 if the journal doesn't have it yet. `country` is sent if a product is. `witness` looks at the
    balance if the check is refused.
    """

    def __init__(
        self,
        context: ServiceContext,
        access: Access,
        entry: CheckEntry,
        country: str,
        witness: CheckWitness,
    ) -> None:
        self._context = context
        self._access = access
        self._country = country if entry.product else None
        self._witness = witness
        # The last refusal by the service.
        self._refused: ServiceRefused | None = None
        self.entry = entry

    async def send(self) -> CheckEntry:
        """Make one attempt when its turn comes, and return the answered entry.

        The journal has every failure before it is raised: `refused`, `unknown`, or `unsent` if the check may be sent
        again. Raise `ChargedAllTheSame` if it was refused and the balance fell: its state is `unknown` then.
        """
        account = self._access.account
        try:
            async with self._context.pacer.paced(account, RateGroup.CHECKS):
                await self._not_charged_since()
                async with self._witness.asking():
                    self._intend()
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

    def _intend(self) -> None:
        journal, now = self._context.journal, self._context.time.now()
        if self.entry.id:
            self.entry = journal.checks.record(self.entry, CheckEvent.SEND, now, message="")
        else:
            self.entry = journal.checks.add(replace(self.entry, at=now, state=CheckState.SENDING))

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
            await asyncio.wait({asking}, timeout=LAST_MOMENT)
            if asking.done():
                with suppress(DialproofError):
                    self._settled(asking)
                return
        except BaseException:
            asking.cancel()
            self._doubted(STOPPED)
            raise
        asking.cancel()
        self._doubted(_CUT_OFF)

    def _settled(self, asking: asyncio.Future[CheckReading]) -> None:
        try:
            reading = asking.result()
        except DialproofError as error:
            self._failed_or_refused(error)
        else:
            self._answered(reading)

    async def _kept(self, reading: CheckReading) -> CheckEntry:
        """Write an answer down. While the journal can't be written (a full disk), wait a little and try again."""
        since = self._context.time.now()
        while True:
            try:
                return self._answered(reading)
            except LocalFault:
                if (self._context.time.now() - since).total_seconds() >= JOURNAL_PATIENCE:
                    raise
            try:
                await self._context.time.sleep(1.0)
            except asyncio.CancelledError:
                with suppress(LocalFault):  # there is no later time
                    self._answered(reading)
                raise

    def _answered(self, reading: CheckReading) -> CheckEntry:
        told = {"answer": kept(reading.answer), "remaining": reading.remaining}
        now = self._context.time.now()
        self.entry = self._context.journal.checks.record(self.entry, CheckEvent.ANSWER, now, **told)
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
        self.entry = self._context.journal.checks.record(self.entry, event, self._context.time.now(), message=message)

    def _told(self, error: DialproofError) -> str:
        return error.sentence if self.entry.batch_id else error.sentence_alone

    def _doubted(self, reason: str) -> None:
        self.entry = self._context.journal.checks.record(
            self.entry, CheckEvent.DOUBT, self._context.time.now(), message=reason
        )


def settle_checks(context: ServiceContext, checks: list[CheckEntry]) -> None:
    """Mark checks at `sending` that no process works on as in doubt: nobody knows whether they were charged.

    They keep the time when they were sent, because that is when they may have been charged.
    """
    for entry in checks:
        context.journal.checks.record(entry, CheckEvent.DOUBT, entry.at, message=STOPPED)
