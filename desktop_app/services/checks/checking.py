"""Checks one number through the realtime endpoint, and keeps the history of such checks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, asynccontextmanager, suppress

from desktop_app.core.batches.checks import CheckEntry, CheckMade, CheckState
from desktop_app.core.errors import ChargedAllTheSame, CheckUnanswered, NoAnswer, NumberInvalid
from desktop_app.core.numbers.number_parser import number_typed
from desktop_app.core.numbers.phone import Normalised
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.policy import Feature
from desktop_app.services.account.balance import amount_known
from desktop_app.services.batches.refusals import patiently
from desktop_app.services.checks.check_log import CheckLog
from desktop_app.services.checks.realtime_check import Before, CheckWitness, RealtimeCheck, settle_checks
from desktop_app.services.connections.session import Access, shown_catalogue
from desktop_app.services.program.service_context import ServiceContext

# A person waits for the answer: a request that never arrived is reported at once, as is a 429 that asks for a longer
# wait than this.
_TRIES = 1
_LONGEST_HOLD = 10.0
_MOST_THROTTLED = 2
# Seconds that reading the balance before a check may take.
_BALANCE_PATIENCE = 2.0
_HISTORY = 1_000  # number of earlier checks that are shown and searched


def number_to_check(text: str, default_country: str | None = None) -> Normalised:
    """Return the number that a person typed. Raise `NumberInvalid` if it isn't one."""
    found = number_typed(text, default_country)
    if not found.valid:
        raise NumberInvalid(number=text.strip()[:40], problem=found.problem)
    return found


class Checking:
    """Makes single checks."""

    def __init__(self, context: ServiceContext) -> None:
        self._context = context
        self._slots = CheckSlots(context)

    async def check(
        self, connection: Connection, text: str, product: str | None = None, default_country: str | None = None
    ) -> CheckEntry:
        """Check one number. Raise `NumberInvalid` before anything is sent if it isn't one."""
        return await self.check_number(connection, number_to_check(text, default_country), product)

    async def check_number(self, connection: Connection, found: Normalised, product: str | None = None) -> CheckEntry:
        """Check one number that is known to be valid."""
        # A person asks, so a key that was refused before is tried again.
        access = await self._context.session.access(connection, anew=True, unlock=True)
        return await self.through(access, connection, found, product)

    async def through(
        self,
        access: Access,
        connection: Connection,
        found: Normalised,
        product: str | None = None,
        *,
        witnessed: bool = True,
    ) -> CheckEntry:
        """Check one number with a client at hand; `found` is what `number_to_check` returns.

        `witnessed`: the balance before and after tells if a refusal was one. Without it only this request is sent, and
        it isn't repeated. The history has the check before its first byte leaves. Raise `CheckUnanswered` if it may
        have been charged without an answer, and `SwitchedOff` if this computer's policy has no single checks.
        """
        self._context.session.policy.require(Feature.REALTIME_CHECKS)
        async with self._slots.one() as slot:
            now, asked = self._context.time.now(), product or ""
            entry = CheckEntry(0, connection.base_url, now, found.e164, asked, state=CheckState.UNSENT, slot=slot)
            # The local service takes no money.
            before = await self._before(access, connection, asked) if witnessed and not connection.local else None
            witness, log = CheckWitness(self._context, access, before), CheckLog(self._context.journal.checks)
            check = RealtimeCheck(self._context, access, entry, found.region, witness, log=log)
            try:
                return await patiently(
                    self._context.time,
                    check.send,
                    _TRIES,
                    longest_hold=_LONGEST_HOLD,
                    most_throttled=_MOST_THROTTLED if witnessed else 1,
                )
            except (NoAnswer, ChargedAllTheSame) as error:
                raise CheckUnanswered(number=found.e164, reason=error.params.get("reason", error)) from None

    async def _before(self, access: Access, connection: Connection, product: str) -> Before:
        """Read the balance before a check, for no longer than a person can be kept waiting."""
        now, amount = self._context.time.now(), None
        with suppress(TimeoutError):
            async with asyncio.timeout(_BALANCE_PATIENCE):
                amount = await amount_known(self._context, access)
        known = shown_catalogue(connection).named(product)
        return Before(connection.base_url, now, amount, known.price if known else None)

    def made(self, connection: Connection) -> list[CheckMade]:
        """Return the single checks that may have been charged, newest first, including those deleted since."""
        return self._context.journal.checks.made(connection.base_url)

    def history(self, connection: Connection | None = None) -> list[CheckEntry]:
        """Return earlier checks, newest first. A check that a crash cut off appears as unknown."""
        self._slots.settle_all()
        return self._context.journal.checks.single(connection.base_url if connection else None, _HISTORY)


# Records which process has a single check under way, to tell a check that a crash cut off from another process's.


# Number of single checks that may be under way at the same time, in all processes together. Each holds a lock
# meanwhile, which ends with its process, however that ends.
_SLOTS = 8
_NAP = 0.2


class CheckSlots:
    """The locks under which single checks stand in the journal."""

    def __init__(self, context: ServiceContext) -> None:
        self._context = context

    @asynccontextmanager
    async def one(self) -> AsyncIterator[int]:
        """Hold a slot; wait if all are taken. Settle the check that stood in the slot before."""
        while True:
            for slot in range(_SLOTS):
                with self._claim(slot) as mine:
                    if mine:
                        self._settle(slot)
                        yield slot
                        return
            await self._context.time.sleep(_NAP)

    def settle_all(self) -> None:
        """Mark single checks that no living process is working on as unknown."""
        for slot in sorted({entry.slot for entry in self._under_way() if entry.slot is not None}):
            with self._claim(slot) as mine:
                if mine:
                    self._settle(slot)

    def _settle(self, slot: int) -> None:
        here = (entry for entry in self._under_way() if entry.slot == slot)
        settle_checks(self._context.journal.checks, here)

    def _under_way(self) -> list[CheckEntry]:
        return self._context.journal.checks.under_way()

    def _claim(self, slot: int) -> AbstractContextManager[bool]:
        return self._context.lists.claim(f"check-{slot}")
