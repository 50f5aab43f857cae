"""Stops requests with a key that the service refused, until a person has done something about it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, TypeVar

from desktop_app.core.errors import DialproofError, KeyRefused, NoBalance
from desktop_app.core.service.readings import (
    Accepted,
    BalanceReading,
    CheckReading,
    Quoted,
    ResultLocation,
    Spoken,
    TaskReading,
)
from desktop_app.services.ports import PLAIN_SENDING, ByteProgress, Sending, VerificationClient

T = TypeVar("T")


class AuthCircuitBreaker:
    """Guards one key. The first request with it goes alone, so that a wrong key is refused once and not eight times.

    `heard` is called with the outcome of each request that was sent: an error, or None if it was answered.
    """

    def __init__(self, heard: Callable[[DialproofError | None], object] = lambda _error: None) -> None:
        self._heard = heard
        self._refused: KeyRefused | None = None
        self._first: asyncio.Event | None = None

    @property
    def refused(self) -> bool:
        """True if the service has refused the key."""
        return self._refused is not None

    def check(self) -> None:
        """Raise `KeyRefused` if the service has refused the key."""
        if self._refused is not None:
            raise KeyRefused(**self._refused.params)

    def reopen(self) -> None:
        """Let the key be tried once more, because a person asks for it or has entered it anew."""
        self._refused = self._first = None

    async def through(self, asking: Coroutine[Any, Any, T], *, brief: bool = True) -> T:
        """Return what a request gives. Raise `KeyRefused` without sending it if the key was refused before.

        Others wait for the first request only if it is `brief`, because an answer may be a whole file.
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
        except NoBalance:  # nothing was asked: the next request is the first
            self._first = None
            raise
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
    """A `VerificationClient` behind the circuit breaker of its key. Downloads use no key, so they bypass the breaker.

    `balance_read` is called with each balance, whoever asked for it.
    """

    def __init__(
        self, client: VerificationClient, gate: AuthCircuitBreaker, balance_read: Callable[[BalanceReading], object]
    ) -> None:
        self._client = client
        self._gate = gate
        self._balance_read = balance_read

    async def balance(self) -> BalanceReading:
        """Return the balance: GET /balance."""
        reading = await self._gate.through(self._client.balance())
        self._balance_read(reading)
        return reading

    async def quote(self, product: str, country: str, count: int) -> Quoted:
        """Return what so many numbers would cost."""
        return await self._gate.through(self._client.quote(product, country, count))

    async def detect(
        self, product: str, country: str, phones: Sequence[str], sending: Sending = PLAIN_SENDING
    ) -> Accepted:
        """Send POST /detect and return the accepted task, or what the reply says beside the answers."""
        return await self._gate.through(self._client.detect(product, country, phones, sending))

    async def detect_file(
        self, product: str, country: str, phones: Sequence[str], sending: Sending = PLAIN_SENDING
    ) -> Accepted:
        """Send POST /detect/file and return as `detect` does."""
        return await self._gate.through(self._client.detect_file(product, country, phones, sending))

    async def task(self, task_id: str) -> TaskReading:
        """Return a task's state: GET /tasks/{task_id}."""
        return await self._gate.through(self._client.task(task_id))

    async def result(self, task_id: str, destination: Path, numbers: int | None = None) -> ResultLocation:
        """Return a result's location: GET /tasks/{task_id}/result."""
        return await self._gate.through(self._client.result(task_id, destination, numbers), brief=False)

    async def check_phone(self, number: str, product: str | None = None, country: str | None = None) -> CheckReading:
        """Send POST /realtime/check/phone and return the answer."""
        return await self._gate.through(self._client.check_phone(number, product, country))

    async def download(
        self, url: str, destination: Path, progress: ByteProgress | None = None, numbers: int | None = None
    ) -> None:
        """Fetch a result file, without the circuit breaker."""
        await self._client.download(url, destination, progress, numbers)

    def last_answer(self) -> Spoken | None:
        """Return the last answer that came."""
        return self._client.last_answer()

    async def aclose(self) -> None:
        """Close all connections."""
        await self._client.aclose()
