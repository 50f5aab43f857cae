"""Reads the account's balance, now and over time."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from decimal import Decimal

from desktop_app.core.batches.batch_left import DOCUMENTED, Allowances
from desktop_app.core.errors import DialproofError, KeyRefused, NoAnswer, NoBalance, ServiceRefused, ServiceUnreachable
from desktop_app.core.money.charges import BalanceEntry
from desktop_app.core.money.estimate import Estimate, not_yet_charged
from desktop_app.core.service.account import AccountStatus
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.rates import RateGroup, Wait
from desktop_app.core.service.readings import BalanceReading
from desktop_app.core.service.settings import Setting
from desktop_app.services.batches import rolled_back
from desktop_app.services.batches.rolled_back import addresses_of_account
from desktop_app.services.connections.session import Access, Session
from desktop_app.services.program.service_context import ServiceContext
from desktop_app.storage.journal.journal import Journal

# Seconds to wait before each retry of a failed balance request. `_LONG` limits the time for all retries together.
_WAITS = (0.5, 2.0)
_LONG = 25.0
LARGEST_WARNING = 1_000_000_000


class Balances:
    """Reads balances and keeps their history."""

    def __init__(self, context: ServiceContext) -> None:
        self._context = context

    async def read(
        self, connection: Connection, *, anew: bool = False, urgent: bool = True, unlock: bool = False
    ) -> BalanceReading:
        """Read the balance with GET /balance and store it in the journal.

        `anew`: a person asks, so a key that the service refused is tried once more. `unlock`: a person who didn't
        unlock the keyring that holds the key is asked again. Without `urgent` the request goes behind the polls and
        leaves the minute's last requests alone.
        """
        try:
            access = await self._context.session.access(connection, anew=anew, unlock=unlock)
            reading = await read_again(self._context, access, urgent=urgent)
        except NoBalance:
            raise
        except DialproofError as error:
            self._context.session.health(connection).balance_failed(error)
            raise
        now = self._context.time.now()
        rolled_back.notice(self._context.journal, connection.base_url, reading.total, now)
        entry = BalanceEntry(connection.base_url, now, reading.total, reading.currency)
        self._context.journal.money.add_balance(entry)
        return reading

    def status(self, connection: Connection) -> AccountStatus:
        """Return the current state of a connection's account without asking its service."""
        status = self._context.session.status(connection)
        access = self._context.session.opened(connection)
        try:
            status = replace(status, warn_below=self._warn_below())
            left = self._context.pacer.left(access.account if access else "")
        except DialproofError:  # the next request that is sent reports what is wrong with the journal or the rate log
            return status
        return replace(status, left=left, waits=self.waits(connection))

    def _warn_below(self) -> int:
        kept = self._context.journal.setting(Setting.BALANCE_WARNING, 0)
        return min(max(kept, 0), LARGEST_WARNING) if isinstance(kept, int) else 0

    def warn_below(self, amount: int) -> None:
        """Have the person warned of balances below this amount, in every connection's unit; 0 for no warning."""
        self._context.journal.save_setting(Setting.BALANCE_WARNING, amount)

    def charged_here(self, connection: Connection) -> set[str]:
        """Return the ids of the batches that are charged to a connection."""
        return {batch.id for batch in self._context.journal.batches() if batch.base_url == connection.base_url}

    def written_elsewhere(self) -> int:
        """Return a number that is another one after another process has written into the journal."""
        return self._context.journal.written_elsewhere()

    def spent_since(self, connection: Connection, since: datetime) -> bool:
        """Return True if anything was sent to a connection's account, or charged, since then, by whichever process."""
        account = addresses_of_account(self._context.journal, connection.base_url)
        return self._context.journal.money.moved_since(account, since)

    def course(self, connection: Connection) -> list[BalanceEntry]:
        """Return the readings over time, oldest first. The last one is the header's, whichever request brought it."""
        course = self._context.journal.money.balances(connection.base_url)
        last = self._context.session.status(connection)
        if last.balance is not None and last.read_at is not None and (not course or course[-1].at < last.read_at):
            found = last.balance
            course.append(BalanceEntry(connection.base_url, last.read_at, found.total, found.currency))
        return course

    def unit(self, connection: Connection) -> str:
        """Return the unit of a connection's amounts, by its newest reading, in whichever run; "" if unknown."""
        newest = _newest(self._context.journal, self._context.session, connection)
        return (newest[0].currency if newest else "") or ("credits" if connection.local else "")

    def allowances(self, connection: Connection) -> Allowances:
        """Return what a connection's limits leave from now on: all of it before the first request, or if unknown."""
        access = self._context.session.opened(connection)
        try:
            return self._context.pacer.allowances(access.account if access else "")
        except DialproofError:  # the next request that is sent reports what is wrong with the journal or the rate log
            return DOCUMENTED

    def waits(self, connection: Connection) -> dict[RateGroup, Wait]:
        """Return what requests waiting for a connection wait for, by group; empty if none waits."""
        access = self._context.session.opened(connection)
        return self._context.pacer.waits(access.account) if access else {}


def with_lists_under_way(found: Estimate, context: ServiceContext, connection: Connection, product: str) -> Estimate:
    """Return `found` with what lists under way will still take from the connection's balance, if that is known.

    Both figures start from the newest reading, stored or heard, because it already includes some of those charges and
    the header shows it. If the product has a balance of its own, use that balance, and only the lists whose products
    are charged to it.
    """
    journal, session = context.journal, context.session
    newest = _newest(journal, session, connection)
    if found.balance is None or newest is None:
        return found
    entry, reading = newest
    moving, amount = journal.money.under_way(addresses_of_account(journal, connection.base_url), entry.at), entry.amount
    if reading is not None and (own := reading.named_for(product)) is not None:
        amount = reading.amount_for(product)
        moving = [each for each in moving if reading.named_for(each.task.product) == own]
    return replace(found, balance=amount, under_way=not_yet_charged(moving, entry.at))


def newest_amount(journal: Journal, session: Session, connection: Connection, product: str) -> BalanceEntry | None:
    """Return the newest reading of a connection, with the amount available for a product; None if there is none."""
    newest = _newest(journal, session, connection)
    if newest is None:
        return None
    entry, reading = newest
    return replace(entry, amount=reading.amount_for(product)) if reading else entry


def _newest(
    journal: Journal, session: Session, connection: Connection
) -> tuple[BalanceEntry, BalanceReading | None] | None:
    """Return a connection's newest reading with its total, as stored or as heard by any request; None if there is none.

    The whole reading comes with it if this process heard it. Another process may have stored a later one since.
    """
    kept, status = journal.money.balances(connection.base_url, 1), session.status(connection)
    last, reading, at = (kept[-1] if kept else None), status.balance, status.read_at
    if reading is None or at is None or (last is not None and at <= last.at and reading.total != last.amount):
        return (last, None) if last else None
    return BalanceEntry(connection.base_url, at, reading.total, reading.currency), reading


async def read_again(context: ServiceContext, access: Access, *, urgent: bool = True) -> BalanceReading:
    """Return the balance (GET /balance); retry if the service fails for a moment (a 5xx, a broken line).

    Reading costs nothing. Don't retry after a failure that took long: whoever waits for the balance has waited enough.
    """
    began, waits = context.time.ticks(), iter(_WAITS)
    while True:
        try:
            async with context.pacer.paced(access.account, RateGroup.READS, urgent=urgent):
                return await access.client.balance()
        except NoAnswer:
            wait = next(waits, None)
            if wait is None or context.time.ticks() - began > _LONG:
                raise
            await context.time.sleep(wait)


async def amount_known(context: ServiceContext, access: Access) -> Decimal | None:
    """Return the balance as evidence; None if it can't be read. Raise a refused key: it would be refused again."""
    try:
        return (await read_again(context, access)).total
    except KeyRefused as error:
        if error.forbidden:  # the key may be allowed to submit but not to read the account
            return None
        raise
    except (ServiceRefused, ServiceUnreachable):
        return None
