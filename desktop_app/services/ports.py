"""Declares what the services need from outside, as Protocols: adapters implement them, and tests stand in for them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Protocol, TypeVar

from desktop_app.core.batches.judged_steps import ALONE, ListSteps
from desktop_app.core.detection.table import ImportSummary, ReadOptions
from desktop_app.core.profile.model import ServiceProfile
from desktop_app.core.report.figures import Report
from desktop_app.core.report.page import ReportPage
from desktop_app.core.rows.list_row import AnsweredRow, ListRow, SentRange
from desktop_app.core.service.readings import (
    Accepted,
    BalanceReading,
    CheckReading,
    Quoted,
    ResultLocation,
    Spoken,
    TaskReading,
)
from desktop_app.services.jobs import Job

R = TypeVar("R")

# Called with the bytes received so far, and the total if known.
ByteProgress = Callable[[int, int | None], None]


@dataclass(frozen=True, slots=True)
class Sending:
    """How a submission is sent beside its content.

    `reply`: the file that its reply is saved to before it is read, as received; None where it has no answers. `key`:
    its idempotency key, `token`: that of its quote, "" for none.
    """

    reply: Path | None = None
    key: str = ""
    token: str = ""


PLAIN_SENDING = Sending()


class VerificationClient(Protocol):
    """The API, one method per endpoint. No method waits for a rate limit; none but `download` tries again.

    All raise leaves of `core.errors`. `NeverArrived` means that the request provably wasn't received. The two
    submissions raise `OutcomeUnknown` for everything doubtful (5xx, 3xx, reset, time-out after sending, no task id in a
    2xx), never `NoAnswer`.
    """

    async def balance(self) -> BalanceReading:
        """Return the balance: GET /balance."""
        ...

    async def quote(self, product: str, country: str, count: int) -> Quoted:
        """Return what so many numbers of a country ("" for any) would cost; nothing is billed."""
        ...

    async def detect(
        self, product: str, country: str, phones: Sequence[str], sending: Sending = PLAIN_SENDING
    ) -> Accepted:
        """Send POST /detect: E.164 numbers with the plus, one country."""
        ...

    async def detect_file(
        self, product: str, country: str, phones: Sequence[str], sending: Sending = PLAIN_SENDING
    ) -> Accepted:
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


MakeClient = Callable[[str, str, ServiceProfile], VerificationClient]


class Keys(Protocol):
    """API keys: in the system keyring, or in memory for this run."""

    @property
    def given(self) -> bool:
        """True if a key was given for this run, whichever origin it is meant for."""
        ...

    async def get(self, origin: str, *, anew: bool = False) -> str | None:
        """Return the key for an origin; None if none is known.

        `anew`: a person who didn't unlock the keyring may be asked again, unless they are being asked now.
        """
        ...

    async def has(self, origin: str) -> bool:
        """Return True if there is a key for an origin; nobody is asked to unlock anything."""
        ...

    def entrust(self, origin: str, *, first: bool = False) -> None:
        """Assign a key given for this run to this origin; `first`: even if the origin has a key of its own."""
        ...

    async def put(self, origin: str, key: str) -> bool:
        """Store a key. Return True if the system keyring took it; otherwise it lasts for this run."""
        ...

    async def forget(self, origin: str) -> None:
        """Delete a key."""
        ...


class LocalServiceHandle(Protocol):
    """The local service's process while it runs."""

    @property
    def base_url(self) -> str:
        """The service's address, including the version segment."""
        ...

    @property
    def api_key(self) -> str:
        """The key made for this run."""
        ...

    @property
    def alive(self) -> bool:
        """True if the process still runs."""
        ...

    async def aclose(self) -> None:
        """End the process."""
        ...


StartLocalService = Callable[[], Awaitable[LocalServiceHandle]]


class Time(Protocol):
    """The clock and the way to wait, so that a test's ten minutes pass in milliseconds."""

    def now(self) -> datetime:
        """Return the wall-clock time, aware and in UTC."""
        ...

    def ticks(self) -> float:
        """Return seconds of a clock that only goes forward; all processes share it until the computer restarts."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Let others work for `seconds` seconds."""
        ...


class OpenList(Protocol):
    """An open list as pages show it; `storage.lists.file.ListFile` is one."""

    understanding: ImportSummary
    source_name: str
    source_digest: str
    columns: tuple[str, ...]
    options: ReadOptions

    def page(self, first_row: int, count: int) -> list[ListRow]:
        """Return rows from `first_row` (as the person counts) on."""
        ...

    def rows(
        self,
        row_numbers: Sequence[int],
        batch_id: str = "",
        sent: Sequence[SentRange] = (),
        steps: ListSteps = ALONE,
    ) -> list[AnsweredRow]:
        """Return these rows, in order, with their answers of a batch; `sent` are the ranges that left this machine.

        The values of the list's other `steps` follow its own.
        """
        ...

    def result_columns(self, batch_id: str) -> tuple[str, ...]:
        """Return the names that the service gave its answers, in order of appearance."""
        ...

    def close(self) -> None:
        """Close the file."""
        ...


@dataclass(frozen=True, slots=True)
class FirstRows:
    """The beginning of a list that is still being read; `understanding` counts nothing yet."""

    understanding: ImportSummary
    rows: tuple[ListRow, ...]


@dataclass(frozen=True, slots=True)
class Progress:
    """The progress of heavy work: `done` of `total` (None if not known yet) in `unit`.

    `part`, 0..1, is the share of it that has passed if the total can't be counted. `first` comes with one report.
    """

    stage: str
    done: int
    total: int | None = None
    unit: str = "rows"
    part: float | None = None
    first: FirstRows | None = None

    @property
    def share(self) -> float | None:
        """The share done, 0..1; None if the total isn't known."""
        return min(1.0, self.done / self.total) if self.total else self.part


WorkProgress = Callable[[Progress], None]


class JobRunner(Protocol):
    """The child process. Cancelling a call gives up its job: the process tidies up in time, or is replaced."""

    async def run(self, job: Job[R], on_progress: WorkProgress | None = None) -> R:
        """Do a job, once the ones before it have ended, and return its result.

        Raise what the job raises of the error tree. `WorkerDied`, `FileTooLarge` or `FileStalled` tell what a foreign
        file did to the process, `MemoryShort` that one of our own took too much memory.
        """
        ...

    async def aclose(self) -> None:
        """End the process; it does no job after that."""
        ...


class ReportPrinter(Protocol):
    """Says a report in the person's language, and draws it."""

    def page(self, report: Report) -> ReportPage:
        """Return a report in words."""
        ...

    def drawn(self, page: ReportPage) -> bytes:
        """Return a PDF file of the page. It may be called in any thread, once `page` was."""
        ...


class DataEraser(Protocol):
    """The journal's free pages, its log and its copies, and what the local service stores of lists."""

    def erase(self, tasks: Collection[str], kept: Collection[str] | None, *, damaged: bool) -> bool:
        """Erase everything deleted from the journal, and `tasks` at the local service (by their ids).

        `kept`: of tasks that ended a day ago or more, the local service keeps only these; None: all but `tasks`.
        `damaged`: delete journals that were moved aside as well. Return False if one of them is left, another program
        holds something, or the disk refuses: then it has to be done again. It takes a second for each 100 MB, so call
        it in a thread.
        """
        ...


class NoDataEraser:
    """A `DataEraser` that erases nothing, for use if only the journal's own rows are stored."""

    def erase(self, tasks: Collection[str], kept: Collection[str] | None, *, damaged: bool) -> bool:  # noqa: ARG002 - the port's
        """Do nothing and return True."""
        return True
