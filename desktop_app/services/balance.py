"""The account's balance, now and over time."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal

from desktop_app.core.batch_left import DOCUMENTED, Allowances
from desktop_app.core.connection import LOCAL, Connection
from desktop_app.core.errors import DialproofError, KeyRefused, ServiceRefused, ServiceUnreachable
from desktop_app.core.estimate import Estimate
from desktop_app.core.rates import RateGroup
from desktop_app.core.readings import BalanceReading
from desktop_app.core.under_way import not_yet_charged
from desktop_app.services.pacing import Wait
from desktop_app.services.ports import BalanceEntry, Journal
from desktop_app.services.session import Access
from desktop_app.services.workbench import Workbench


class Balances:
    """Reads balances and keeps their course."""

    def __init__(self, bench: Workbench) -> None:
        self._bench = bench

    async def read(
        self, connection: Connection, *, anew: bool = False, urgent: bool = True, unlock: bool = False
    ) -> BalanceReading:
        """GET /balance, kept in the journal. `anew`: a person asks, so a key that was refused is tried once more.

        `unlock`: and whoever didn't unlock the keyring that has it is asked again.
        Not `urgent`: behind the polls, and not with the minute's last requests.
        """
        access = await self._bench.session.access(connection, anew=anew, unlock=unlock)
        async with self._bench.pacer.paced(access.account, RateGroup.READS, urgent=urgent):
            reading = await access.client.balance()
        entry = BalanceEntry(connection.base_url, self._bench.time.now(), reading.amount, reading.currency)
        self._bench.journal.add_balance(entry)
        return reading

    async def try_out(self, connection: Connection, key: str) -> BalanceReading:
        """GET /balance of a connection that isn't saved yet: the connection dialog's Test.

        With the key that is kept for the address's origin where `key` is ""; `KeyMissing` where there is none.
        """
        access = await self._bench.session.trial(connection, key)
        try:
            async with self._bench.pacer.paced(access.account, RateGroup.READS):
                return await access.client.balance()
        finally:
            await access.client.aclose()

    def course(self, connection: Connection) -> list[BalanceEntry]:
        """Readings over time, the oldest first."""
        return self._bench.journal.balances(connection.base_url)

    async def requests_left(self, connection: Connection) -> dict[RateGroup, tuple[int, int]]:
        """Requests left within this minute and the limit, by group; all of them where nothing was asked yet."""
        access = self._bench.session.opened(connection)
        return self._bench.pacer.left(access.account if access else "")

    def allowances(self, connection: Connection) -> Allowances:
        """What the limits of a connection leave from now on; all of it where nothing was asked yet, or nobody knows."""
        access = self._bench.session.opened(connection)
        try:
            return self._bench.pacer.allowances(access.account if access else "")
        except DialproofError:  # whoever sends says what is the matter with the log
            return DOCUMENTED

    def waits(self, connection: Connection) -> dict[RateGroup, Wait]:
        """What those wait for who wait to ask something of a connection, by group; nobody, nothing."""
        access = self._bench.session.opened(connection)
        return self._bench.pacer.waits(access.account) if access else {}


def with_lists_under_way(found: Estimate, journal: Journal, base_url: str) -> Estimate:
    """`found` with what lists under way will still take from the connection's balance, where that is known.

    Both by the newest reading: one that the window hasn't got yet knows of some of them already.
    """
    last = journal.balances(base_url, 1)
    if found.balance is None or not last:
        return found
    at = last[-1].at
    moving = journal.under_way(addresses_of_account(journal, base_url), at)
    return replace(found, balance=last[-1].amount, under_way=not_yet_charged(moving, at))


def addresses_of_account(journal: Journal, base_url: str) -> list[str]:
    """All that one key opens, as far as lists were sent there: addresses of the same origin are one account."""
    if base_url == LOCAL:
        return [LOCAL]
    known = {base_url, *(each.base_url for each in journal.batches())} - {LOCAL}
    return [url for url in known if Connection(url).origin == Connection(base_url).origin]


async def amount_known(bench: Workbench, access: Access) -> Decimal | None:
    """The balance as evidence; None where it can't be read. A refused key is raised: it would be refused again."""
    try:
        async with bench.pacer.paced(access.account, RateGroup.READS):
            return (await access.client.balance()).amount
    except KeyRefused as error:
        if error.forbidden:  # perhaps a key that may submit, and may not look at the account
            return None
        raise
    except (ServiceRefused, ServiceUnreachable):
        return None
