"""Asks a service what a list would cost, where its profile names a quote. Nothing is billed by it, and no number sent.

The price of one number that follows from it is in the journal for a while, so that estimates, caps and new batches go
by it instead of the price list.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from decimal import Decimal

from desktop_app.core.service.connection import Connection
from desktop_app.core.service.products import Product, price_of_one
from desktop_app.core.service.rates import RateGroup
from desktop_app.core.service.settings import Setting
from desktop_app.services.connections.session import profile_of
from desktop_app.services.program.service_context import ServiceContext

# For so long a quote is gone by; services that name an end name a quarter of an hour and more.
_GOOD_FOR = timedelta(minutes=15)
# Countries, those with most numbers first, that a quote is asked for: a list of a hundred countries isn't a hundred
# requests, and the price of the rest is taken to be alike.
_MOST_COUNTRIES = 5


class Quotes:
    """Asks for quotes, and knows the newest one of a connection and product."""

    def __init__(self, context: ServiceContext) -> None:
        self._context = context

    def offered(self, connection: Connection) -> bool:
        """Return True if the connection's service gives quotes. Raise `ProfileBroken`."""
        return not connection.local and bool(profile_of(connection).paths.quote)

    async def ask(self, connection: Connection, product: str, counts: Mapping[str, int]) -> Decimal | None:
        """Ask what `counts` numbers by country would cost, and store the price of one; return it, None for no numbers.

        Raise what a read raises; then there is none: one for other countries or counts says nothing of these.
        """
        self._store(connection, product, None)
        profile = profile_of(connection)
        if not profile.tells_country("quote"):
            counts = {"": sum(counts.values())} if counts else {}
        asked = sorted(counts.items(), key=lambda each: -each[1])[:_MOST_COUNTRIES]
        access = await self._context.session.access(connection)
        total = Decimal(0)
        for country, numbers in asked:
            async with self._context.pacer.paced(access.account, RateGroup.READS):
                total += (await access.client.quote(product, country, numbers)).total
        price = (price_of_one(total, sum(numbers for _, numbers in asked)) or Decimal(0)) if asked else None
        self._store(connection, product, price)
        return price

    def quoted(self, connection: Connection, product: Product) -> Product | None:
        """Return the product at the price that was quoted a while ago; None if none was."""
        kept = self._stored().get(_key(connection, product.slug))
        if kept is None or self._context.time.now() - datetime.fromisoformat(kept["at"]) > _GOOD_FOR:
            return None
        return replace(product, price=Decimal(kept["price"]))

    def _stored(self) -> dict[str, dict[str, str]]:
        stored: dict[str, dict[str, str]] = self._context.journal.setting(Setting.QUOTES, {})
        return stored

    def _store(self, connection: Connection, product: str, price: Decimal | None) -> None:
        key, now, stored = _key(connection, product), self._context.time.now(), self._stored()
        fresh = {
            name: kept
            for name, kept in stored.items()
            if name != key and now - datetime.fromisoformat(kept["at"]) <= _GOOD_FOR
        }
        own = {} if price is None else {key: {"price": f"{price:f}", "at": now.isoformat()}}
        if {**fresh, **own} != stored:
            self._context.journal.save_setting(Setting.QUOTES, {**fresh, **own})


def _key(connection: Connection, product: str) -> str:
    return f"{connection.base_url} {product}"
