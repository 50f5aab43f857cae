"""One number through the realtime endpoint, and the history of such checks."""

from __future__ import annotations

from desktop_app.core.connection import Connection
from desktop_app.core.errors import CheckUnanswered, NoAnswer, NumberInvalid
from desktop_app.core.judging import number_typed
from desktop_app.core.phone import Normalised
from desktop_app.core.rates import RateGroup
from desktop_app.services.ports import CheckEntry
from desktop_app.services.session import Access
from desktop_app.services.workbench import Workbench


def number_to_check(text: str, default_country: str | None = None) -> Normalised:
    """The number that a person typed; raises `NumberInvalid` where it is none."""
    found = number_typed(text, default_country)
    if not found.valid:
        raise NumberInvalid(number=text.strip()[:40], problem=found.problem)
    return found


class Checking:
    """Single checks."""

    def __init__(self, bench: Workbench) -> None:
        self._bench = bench

    async def check(
        self, connection: Connection, text: str, product: str | None = None, default_country: str | None = None
    ) -> CheckEntry:
        """Check one number; `NumberInvalid` before anything is sent where it is none."""
        found = number_to_check(text, default_country)
        access = await self._bench.session.access(connection)
        return await self.through(access, connection, found, product)

    async def through(
        self, access: Access, connection: Connection, found: Normalised, product: str | None = None
    ) -> CheckEntry:
        """The same with a client at hand; `found` as `number_to_check` gives it."""
        try:
            async with self._bench.pacer.paced(access.account, RateGroup.CHECKS):
                reading = await access.client.check_phone(found.e164, product, found.region if product else None)
        except NoAnswer as error:
            raise CheckUnanswered(number=found.e164, reason=error.params.get("reason", error)) from None
        self._bench.pacer.heard_remaining(access.account, RateGroup.CHECKS, reading.remaining)
        entry = CheckEntry(
            id=0,
            base_url=connection.base_url,
            at=self._bench.time.now(),
            number=found.e164,
            product=product or "",
            answer=reading.answer,
            remaining=reading.remaining,
        )
        return self._bench.journal.add_check(entry)

    def history(self, connection: Connection | None = None) -> list[CheckEntry]:
        """Earlier checks, the newest first."""
        return self._bench.journal.checks(connection.base_url if connection else None)
