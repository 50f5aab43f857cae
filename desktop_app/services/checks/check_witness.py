"""Compares the balance around numbers that are asked one by one: was a refused one charged all the same?

Several numbers are in flight together, and each answer is charged. So the balance is compared only while nothing is in
flight. A fall since the last reading beyond the price of the answers comes from the refused numbers.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal

from desktop_app.core.errors import InputError, NeverArrived, ServiceRefused
from desktop_app.core.money.charges import speaks_of_a_charge
from desktop_app.services.batches import rolled_back
from desktop_app.services.batches.refusals import balance_after, fell_all_the_same
from desktop_app.services.connections.session import Access
from desktop_app.services.program.service_context import ServiceContext


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
        except (ServiceRefused, NeverArrived, InputError):
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
