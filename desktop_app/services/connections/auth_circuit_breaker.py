"""What a service says of a key: after a refusal nothing more is asked with it, until a person has done something."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, TypeVar

from desktop_app.core.errors import DialproofError, KeyRefused
from desktop_app.core.service.readings import (
    Accepted,
    BalanceReading,
    CheckReading,
    ResultLocation,
    Spoken,
    TaskReading,
)
from desktop_app.services.ports import ByteProgress, VerificationClient

T = TypeVar("T")


class AuthCircuitBreaker:
    """Before one key. The first request with it goes alone, so that a wrong key is refused once and not eight times.

    `heard` is told what each request that was sent came to: an error, or None where it was answered as asked.
    """

    def __init__(self, heard: Callable[[DialproofError | None], object] = lambda _error: None) -> None:
        self._heard = heard
        self._refused: KeyRefused | None = None
        self._first: asyncio.Event | None = None

    @property
    def refused(self) -> bool:
        """Whether the service has refused the key."""
        return self._refused is not None

    def check(self) -> None:
        """Raise `KeyRefused` where the service has refused the key."""
        if self._refused is not None:
            raise KeyRefused(**self._refused.params)

    def reopen(self) -> None:
        """Let it be tried once more: a person asks for it, or has entered it anew."""
        self._refused = self._first = None

    async def through(self, asking: Coroutine[Any, Any, T], *, brief: bool = True) -> T:
        """What a request gives. Raises `KeyRefused` without sending it where the key was refused before.

        Others wait for the first one only if it is `brief`: an answer may be a whole file.
        """
        try:
            if self._first is not None:
                await self._first.wait()
            self.check()
        except BaseException:
            asking.close()  # nobody will await it
            raise
        first = self._first or asyncio.Event()
        if brief:
            self._first = first
        try:
            answer = await asking
        except DialproofError as error:
            if isinstance(error, KeyRefused) and not error.forbidden:
                self._refused = error
            self._heard(error)
            raise
        else:
            self._heard(None)
            return answer
        finally:
            first.set()


class GatedClient:
    """A `VerificationClient` behind the gate of its key. Downloads go without a key, and so around it.

    `balance_read` is told each balance, whoever asked for it.
    """

    def __init__(
        self, client: VerificationClient, gate: AuthCircuitBreaker, balance_read: Callable[[BalanceReading], object]
    ) -> None:
        self._client = client
        self._gate = gate
        self._balance_read = balance_read

    @property
    def ungated(self) -> VerificationClient:
        """The client itself: for the one look at the balance after a key was refused that it accepted a moment ago."""
        return self._client

    async def balance(self) -> BalanceReading:
        """GET /balance."""
        reading = await self._gate.through(self._client.balance())
        self._balance_read(reading)
        return reading

    async def detect(self, product: str, country: str, phones: Sequence[str]) -> Accepted:
        """POST /detect."""
        return await self._gate.through(self._client.detect(product, country, phones))

    async def detect_file(self, product: str, country: str, phones: Sequence[str]) -> Accepted:
        """POST /detect/file."""
        return await self._gate.through(self._client.detect_file(product, country, phones))

    async def task(self, task_id: str) -> TaskReading:
        """GET /tasks/{task_id}."""
        return await self._gate.through(self._client.task(task_id))

    async def result(self, task_id: str, destination: Path, numbers: int | None = None) -> ResultLocation:
        """GET /tasks/{task_id}/result."""
        return await self._gate.through(self._client.result(task_id, destination, numbers), brief=False)

    async def check_phone(self, number: str, product: str | None = None, country: str | None = None) -> CheckReading:
        """POST /realtime/check/phone."""
        return await self._gate.through(self._client.check_phone(number, product, country))

    async def download(
        self, url: str, destination: Path, progress: ByteProgress | None = None, numbers: int | None = None
    ) -> None:
        """Fetch a result file."""
        await self._client.download(url, destination, progress, numbers)

    def last_answer(self) -> Spoken | None:
        """The last answer that came."""
        return self._client.last_answer()

    async def aclose(self) -> None:
        """Close all connections."""
        await self._client.aclose()
