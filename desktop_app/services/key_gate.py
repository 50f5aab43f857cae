"""What a service says of a key: after a refusal nothing more is asked with it, until a person has done something."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any, TypeVar

from desktop_app.core.errors import KeyRefused
from desktop_app.core.readings import Accepted, BalanceReading, CheckReading, ResultLocation, Spoken, TaskReading
from desktop_app.services.ports import ByteProgress, VerificationClient

T = TypeVar("T")


class KeyGate:
    """Before one key. The first request with it goes alone, so that a wrong key is refused once and not eight times."""

    def __init__(self) -> None:
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
            return await asking
        except KeyRefused as error:
            if not error.forbidden:
                self._refused = error
            raise
        finally:
            first.set()


class GatedClient:
    """A `VerificationClient` behind the gate of its key. Downloads go without a key, and so around it."""

    def __init__(self, client: VerificationClient, gate: KeyGate) -> None:
        self._client = client
        self._gate = gate

    async def balance(self) -> BalanceReading:
        """GET /balance."""
        return await self._gate.through(self._client.balance())

    async def detect(self, product: str, country: str, phones: Sequence[str]) -> Accepted:
        """POST /detect."""
        return await self._gate.through(self._client.detect(product, country, phones))

    async def detect_file(self, product: str, country: str, phones: Sequence[str]) -> Accepted:
        """POST /detect/file."""
        return await self._gate.through(self._client.detect_file(product, country, phones))

    async def task(self, task_id: str) -> TaskReading:
        """GET /tasks/{task_id}."""
        return await self._gate.through(self._client.task(task_id))

    async def result(self, task_id: str, destination: Path) -> ResultLocation:
        """GET /tasks/{task_id}/result."""
        return await self._gate.through(self._client.result(task_id, destination), brief=False)

    async def check_phone(self, number: str, product: str | None = None, country: str | None = None) -> CheckReading:
        """POST /realtime/check/phone."""
        return await self._gate.through(self._client.check_phone(number, product, country))

    async def download(self, url: str, destination: Path, progress: ByteProgress | None = None) -> None:
        """Fetch a result file."""
        await self._client.download(url, destination, progress)

    def last_answer(self) -> Spoken | None:
        """The last answer that came."""
        return self._client.last_answer()

    async def aclose(self) -> None:
        """Close all connections."""
        await self._client.aclose()
