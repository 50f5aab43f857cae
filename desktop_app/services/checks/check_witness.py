"""The balance beside numbers that are asked one by one: whether one that was refused was charged all the same.

Several numbers are on their way together, and each answer is charged. So the balance is compared only while nothing is
on its way: what it fell by beyond the price of the answers since it was read last is the refused numbers' doing.
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
    """The balance before the first number, None where it can't be read; `price` of a number, None where unknown.

    `batch_id` is "" of a single check.
    """

    base_url: str
    at: datetime
    amount: Decimal | None
    price: Decimal | None = None
    batch_id: str = ""


class CheckWitness:
    """Compares the balance before and after for the numbers of one task, or for a single check.

    Without `before` it asks nothing, and the service's word counts.
    """

    def __init__(self, context: ServiceContext, access: Access, before: Before | None) -> None:
        self._context = context
        self._access = access
        self._before = before
        self._known = before.amount if before else None
        self._at = before.at if before else context.time.now()
        self._price = before.price if before else None
        self._learned = False
        # Answers since the balance was read, and those of which nobody knows.
        self._charged = 0
        self._under_way = 0
        self._quiet = asyncio.Event()
        self._quiet.set()
        # Held while the balance is read; nothing sets out meanwhile.
        self._reading = asyncio.Lock()
        self._refused: list[asyncio.Future[str]] = []

    @asynccontextmanager
    async def asking(self) -> AsyncIterator[None]:
        """Let one request out, which waits while the balance is read."""
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
        """After the first answer of a list, find out what a number costs: a price list may be wrong, or missing."""
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
        """Say why the balance speaks against what was refused since it was read last; "" where it doesn't.

        Whatever was refused at the same time hears the same.
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
        if charged and self._price is None:  # the answers were charged, or this was: nobody can tell
            return fell_all_the_same(known - now)
        expected = known - charged * (self._price or 0)
        others = bool(charged) or self._others(before, since)
        return (
            fell_all_the_same(expected - now) if speaks_of_a_charge(expected, now, self._price, others=others) else ""
        )

    def _others(self, before: Before, since: datetime) -> bool:
        """Whether something else may have been charged to the account since then."""
        journal = self._context.journal
        account = rolled_back.addresses_of_account(journal, before.base_url)
        _readings, others = journal.account_since(account, since, before.batch_id)
        if others or rolled_back.shared(journal, before.base_url, self._context.time.now()):
            return True
        if before.batch_id:
            return False
        # Of a single check, the other single checks aren't among them.
        made = any(each.at >= since for url in account for each in journal.checks_made(url, 1))
        return made or len(journal.checks_under_way()) > 1

    async def _read(self) -> Decimal | None:
        """Read the balance; from here on it is compared with this one."""
        now = await balance_after(self._context, self._access)
        if now is not None:
            self._known, self._charged, self._at = now, 0, self._context.time.now()
        return now
