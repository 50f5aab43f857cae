"""A connection tried step by step, with what was asked and what was said: for a person who teaches it."""

from __future__ import annotations

from contextlib import AsyncExitStack
from dataclasses import dataclass

from desktop_app.core.connection import Connection
from desktop_app.core.dialect.trial import Step
from desktop_app.core.errors import DialproofError
from desktop_app.core.rates import RateGroup
from desktop_app.core.readings import Spoken
from desktop_app.services.ports import VerificationClient
from desktop_app.services.workbench import Workbench

_GROUPS = {Step.BALANCE: RateGroup.READS, Step.TASK: RateGroup.READS, Step.CHECK: RateGroup.CHECKS}


@dataclass(frozen=True, slots=True)
class Tried:
    """What came of a step: `spoken` is None where no answer came; `error` is why it didn't do."""

    step: Step
    spoken: Spoken | None
    error: DialproofError | None


class Trying:
    """Nothing of it is kept."""

    def __init__(self, bench: Workbench) -> None:
        self._bench = bench

    async def ask(self, connection: Connection, key: str, step: Step, about: str = "") -> Tried:
        """One request through a connection, which need not be saved; with its kept key where none is given.

        `about` is the id of a task, or the number to check (E.164), which may be charged. Raises `KeyMissing`.
        """
        async with AsyncExitStack() as stack:
            if key:
                client = self._bench.session.trial(connection, key)
                stack.push_async_callback(client.aclose)
            else:
                access = await self._bench.session.access(connection)
                client = access.client
                await stack.enter_async_context(self._bench.pacer.paced(access.account, _GROUPS[step]))
            try:
                await _asked(client, step, about)
            except DialproofError as error:
                return Tried(step, client.last_answer(), error)
            return Tried(step, client.last_answer(), None)


async def _asked(client: VerificationClient, step: Step, about: str) -> None:
    if step is Step.BALANCE:
        await client.balance()
    elif step is Step.TASK:
        await client.task(about)
    else:
        await client.check_phone(about)
