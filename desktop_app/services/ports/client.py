"""Declares the API of a service, as the services need it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

from desktop_app.core.dialect.model import Dialect
from desktop_app.core.service.readings import (
    Accepted,
    BalanceReading,
    CheckReading,
    ResultLocation,
    Spoken,
    TaskReading,
)

# Called with the bytes received so far, and the total if known.
ByteProgress = Callable[[int, int | None], None]


class VerificationClient(Protocol):
    """The API, one method per endpoint. No method waits for a rate limit; none but `download` tries again.

    All raise leaves of `core.errors`. `NeverArrived` means that the request provably wasn't received. The two
    submissions raise `OutcomeUnknown` for everything doubtful (5xx, 3xx, reset, time-out after sending, no task id in a
    2xx), never `NoAnswer`.
    """

    async def balance(self) -> BalanceReading:
        """Return the balance: GET /balance."""
        ...

    async def detect(self, product: str, country: str, phones: Sequence[str]) -> Accepted:
        """Send POST /detect: E.164 numbers with the plus, one country."""
        ...

    async def detect_file(self, product: str, country: str, phones: Sequence[str]) -> Accepted:
        """Send POST /detect/file: the numbers of `detect` as an uploaded CSV."""
        ...

    async def task(self, task_id: str) -> TaskReading:
        """Return a task's state: GET /tasks/{task_id}."""
        ...

    async def result(self, task_id: str, destination: Path, numbers: int | None = None) -> ResultLocation:
        """Return a result's location: GET /tasks/{task_id}/result. If the answer is the file, save it to `destination`.

        `numbers`: how many were asked for, which bounds the file's size.
        """
        ...

    def last_answer(self) -> Spoken | None:
        """Return the last answer, whatever it said; None before the first, and after a request without an answer."""
        ...

    async def download(
        self, url: str, destination: Path, progress: ByteProgress | None = None, numbers: int | None = None
    ) -> None:
        """Fetch a result file without the key: to `destination` + ".part", fsync, rename.

        Resume where an earlier attempt ended, and try a few times as long as bytes come. `numbers` bounds the size as
        in `result`. Raise `DiskFull` if the file would take the last of the disk's space; then nothing of it is left.
        """
        ...

    async def check_phone(self, number: str, product: str | None = None, country: str | None = None) -> CheckReading:
        """Send POST /realtime/check/phone: one E.164 number."""
        ...

    async def aclose(self) -> None:
        """Close all connections."""
        ...


MakeClient = Callable[[str, str, Dialect], VerificationClient]
