"""Runs the connection test step by step, and shows a person who teaches a service what was asked and answered."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

from desktop_app.core.errors import DialproofError, NotFound, ServiceRefused, ServiceUnreachable
from desktop_app.core.profile.trial import Step
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.rates import RateGroup
from desktop_app.core.service.readings import BalanceReading, Spoken
from desktop_app.services.checks.checking import Checking, number_to_check
from desktop_app.services.connections.session import Access, profile_of
from desktop_app.services.program.service_context import ServiceContext


@dataclass(frozen=True, slots=True)
class StepOutcome:
    """The outcome of a step: `spoken` is None if no answer came; `error` is why the step failed."""

    step: Step
    spoken: Spoken | None
    error: DialproofError | None


class ConnectionTest:
    """Makes connection tests. Nothing of them is stored, except a single check, which may be charged."""

    def __init__(self, context: ServiceContext, checking: Checking) -> None:
        self._context = context
        self._checking = checking

    async def cheapest(self, connection: Connection, key: str) -> BalanceReading | None:
        """Send the cheapest request that shows whether address and key are right, for a connection saved or not.

        That is the balance, which is returned; else what the service profile says, which may be a check that is
        charged. Use the stored key if `key` is "". Raise why the service can't be used.
        """
        probe = profile_of(connection).probe
        access = await self._context.session.access_unsaved(connection, key)
        try:
            if probe is not None and probe.number:
                number, product = number_to_check(probe.number), probe.product or None
                await self._checking.through(access, connection, number, product, witnessed=False)
                return None
            async with self._context.pacer.paced(access.account, RateGroup.READS):
                if probe is None:
                    return await access.client.balance()
                with suppress(NotFound):
                    await access.client.task(probe.task)
                return None
        finally:
            await access.client.aclose()

    async def ask(self, connection: Connection, key: str, step: Step, about: str = "") -> StepOutcome:
        """Send one request through a connection, saved or not; use the stored key if `key` is "".

        `about` is the id of a task, or the number to check. Raise `KeyMissing`, `ProfileBroken` or `NumberInvalid`.
        """
        number = number_to_check(about) if step is Step.CHECK else None
        access = await self._context.session.access_unsaved(connection, key)
        try:
            if number is not None:
                # Without the witness, the answer to the check is the last answer, and that is what is shown.
                await self._checking.through(access, connection, number, witnessed=False)
            else:
                await self._read(access, step, about)
        except (ServiceRefused, ServiceUnreachable) as error:
            return StepOutcome(step, access.client.last_answer(), error)
        else:
            return StepOutcome(step, access.client.last_answer(), None)
        finally:
            await access.client.aclose()

    async def _read(self, access: Access, step: Step, about: str) -> None:
        async with self._context.pacer.paced(access.account, RateGroup.READS):
            if step is Step.BALANCE:
                await access.client.balance()
            else:
                await access.client.task(about)
