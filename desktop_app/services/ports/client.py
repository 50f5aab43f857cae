"""The API of a service, as the services need it."""

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

# Bytes received so far, and in all where known.
ByteProgress = Callable[[int, int | None], None]


class VerificationClient(Protocol):
    """The API, one method per endpoint. None of them waits for a rate limit; none but `download` tries again.

    All raise leaves of `core.errors`. `NeverArrived` means that the request provably wasn't
    received. The two submissions raise `OutcomeUnknown` for whatever is doubtful (5xx, 3xx,
    reset, time-out after sending, no task id in a 2xx), never `NoAnswer`.
    """

    async def balance(self) -> BalanceReading:
        """GET /balance."""
        ...

    async def detect(self, product: str, country: str, phones: Sequence[str]) -> Accepted:
        """POST /detect: E.164 numbers with the plus, one country."""
        ...

    async def detect_file(self, product: str, country: str, phones: Sequence[str]) -> Accepted:
        """POST /detect/file: the same numbers as an uploaded CSV."""
        ...

    async def task(self, task_id: str) -> TaskReading:
        """GET /tasks/{task_id}."""
        ...

    async def result(self, task_id: str, destination: Path, numbers: int | None = None) -> ResultLocation:
        """GET /tasks/{task_id}/result. Where the file itself is the answer it is saved to `destination`.

        `numbers`: how many were asked for, which bounds how large it may be.
        """
        ...

    def last_answer(self) -> Spoken | None:
        """The last answer that came, whatever it said; None before the first, and after a request without one."""
        ...

    async def download(
        self, url: str, destination: Path, progress: ByteProgress | None = None, numbers: int | None = None
    ) -> None:
        """Fetch a result file without the key: to `destination` + ".part", fsync, rename.

        Carries on where an earlier attempt ended, and tries a few times as long as bytes come. `numbers` as in `result`
        bounds its size. Raises `DiskFull` where it would take the last of the disk's room; then nothing of it is left.
        """
        ...

    async def check_phone(self, number: str, product: str | None = None, country: str | None = None) -> CheckReading:
        """POST /realtime/check/phone: one E.164 number."""
        ...

    async def aclose(self) -> None:
        """Close all connections."""
        ...


MakeClient = Callable[[str, str, Dialect], VerificationClient]
