"""What the services need from outside, as Protocols; the adapters beside this ring provide them."""

from __future__ import annotations

from array import array
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from pathlib import Path
from typing import Any, Protocol

from desktop_app.core.answer_form import FOUND_BY_ITSELF, ResultForm
from desktop_app.core.answer_preview import ResultPreview
from desktop_app.core.attempts import Attempts, Unanswered
from desktop_app.core.batch import Batch, LoggedEvent, NewTask, Task
from desktop_app.core.charges import Reading, Spending
from desktop_app.core.checks import CheckEntry, CheckEvent
from desktop_app.core.dialect.model import Dialect
from desktop_app.core.list_row import AnsweredRow, ListRow, RowFilter, SentRange
from desktop_app.core.output_form import OutputForm
from desktop_app.core.rates import Pace, RateGroup
from desktop_app.core.readings import Accepted, BalanceReading, CheckReading, ResultLocation, Spoken, TaskReading
from desktop_app.core.reconciliation import Booked, Reconciliation
from desktop_app.core.submission import TaskEvent, TaskState
from desktop_app.core.table import ReadOptions, Understanding

# Bytes received so far, and in all where known.
ByteProgress = Callable[[int, int | None], None]


@dataclass(frozen=True, slots=True)
class FirstRows:
    """The beginning of a list that is still being read; `understanding` counts nothing yet."""

    understanding: Understanding
    rows: tuple[ListRow, ...]


@dataclass(frozen=True, slots=True)
class Progress:
    """How far heavy work is: `done` of `total` (None where not known yet) in `unit`.

    `part`, 0..1, is how much of it has passed where the total can't be counted. `first` comes with one report.
    """

    stage: str
    done: int
    total: int | None = None
    unit: str = "rows"
    part: float | None = None
    first: FirstRows | None = None

    @property
    def share(self) -> float | None:
        """0..1, None where the total isn't known."""
        return min(1.0, self.done / self.total) if self.total else self.part


WorkProgress = Callable[[Progress], None]


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

    async def result(self, task_id: str, destination: Path) -> ResultLocation:
        """GET /tasks/{task_id}/result. Where the file itself is the answer it is saved to `destination`."""
        ...

    def last_answer(self) -> Spoken | None:
        """The last answer that came, whatever it said; None before the first, and after a request without one."""
        ...

    async def download(self, url: str, destination: Path, progress: ByteProgress | None = None) -> None:
        """Fetch a result file without the key: to `destination` + ".part", fsync, rename.

        Carries on where an earlier attempt ended, and tries a few times as long as bytes come.
        """
        ...

    async def check_phone(self, number: str, product: str | None = None, country: str | None = None) -> CheckReading:
        """POST /realtime/check/phone: one E.164 number."""
        ...

    async def aclose(self) -> None:
        """Close all connections."""
        ...


@dataclass(frozen=True, slots=True)
class BalanceEntry:
    """One reading of a balance, as the journal keeps its course."""

    base_url: str
    at: datetime
    amount: Decimal
    currency: str


class Journal(Protocol):
    """The only truth about what was sent. Every call is one transaction, on disk when it returns."""

    def add_batch(self, batch: Batch, tasks: Sequence[NewTask]) -> None:
        """A batch with all its tasks, prepared."""
        ...

    def batches(self) -> list[Batch]:
        """All, the newest first."""
        ...

    def batch(self, batch_id: str) -> Batch:
        """One; `KeyError` where there is none."""
        ...

    def update_batch(self, batch_id: str, **changes: Any) -> None:
        """Change fields of `Batch` by name."""
        ...

    def delete_batch(self, batch_id: str) -> None:
        """Forget a batch with its tasks and events."""
        ...

    def tasks(self, batch_id: str) -> list[Task]:
        """A batch's tasks, split ones included, in their order; while it is live, the same objects unless changed."""
        ...

    def task(self, task_id: int) -> Task:
        """One; `KeyError` where there is none."""
        ...

    def record(self, task_id: int, event: TaskEvent, at: datetime, detail: Mapping[str, Any], **changes: Any) -> Task:
        """Log `event` and move the task to the state that follows, with `changes` to its fields."""
        ...

    def note(self, task_id: int, **changes: Any) -> Task:
        """Change fields of `Task` that are no state (progress, word, heard_at …)."""
        ...

    def add_tasks(self, batch_id: str, at: datetime, tasks: Sequence[NewTask]) -> None:
        """More tasks for a batch, prepared; its result counts as not written."""
        ...

    def divide(self, task_id: int, at: datetime, parts: Sequence[NewTask]) -> None:
        """Put smaller tasks in the place of a rejected one."""
        ...

    def first_prepared(self, batch_id: str, most: int | None = None) -> Task | None:
        """The first task that waits to be sent, with `most` numbers at most; None where there is none."""
        ...

    def moved(self, batch_id: str, since: int) -> tuple[int, dict[int, TaskState]]:
        """The states of the tasks of which an event was logged after the one numbered `since`; the last one's number.

        With 0, of all tasks to which anything has happened yet.
        """
        ...

    def log(
        self, batch_id: str, kind: str, at: datetime, detail: Mapping[str, Any], task_id: int | None = None
    ) -> None:
        """Append a line to the event log that changes no state."""
        ...

    def events(
        self, batch_id: str, task_id: int | None = None, most: int = 500, *, since: int = 0
    ) -> list[LoggedEvent]:
        """The newest `most` lines after the one numbered `since`, the newest first."""
        ...

    def add_balance(self, entry: BalanceEntry) -> None:
        """Keep a reading of the balance."""
        ...

    def balances(self, base_url: str, most: int = 1000) -> list[BalanceEntry]:
        """Readings, the oldest first."""
        ...

    def account_since(
        self, base_urls: Sequence[str], since: datetime, but: str
    ) -> tuple[list[Reading], list[Spending]]:
        """What is known of an account, at these addresses, from then on: balances that were read, and all that may
        have been charged. What the batch `but` has to say of itself isn't among it.
        """
        ...

    def resent(self, batch_id: str) -> bool:
        """Whether a submission of a batch that was in doubt was sent again: the first may have been charged, too."""
        ...

    def add_check(self, entry: CheckEntry) -> CheckEntry:
        """Keep a check as it stands; its id is given."""
        ...

    def record_check(self, entry: CheckEntry, event: CheckEvent, at: datetime, **changes: Any) -> CheckEntry:
        """Move a check to the state that follows, with `changes` to its fields."""
        ...

    def checks(self, base_url: str | None = None, most: int = 200) -> list[CheckEntry]:
        """Single checks that left this machine or are about to, the newest first."""
        ...

    def checks_of(self, batch_id: str, country: str, first: int, numbers: int) -> list[CheckEntry]:
        """The checks of a batch's places, in their order; those that nobody has begun aren't there."""
        ...

    def checks_under_way(self, batch_id: str = "") -> list[CheckEntry]:
        """The checks of a batch, or the single ones, that stand at `sending`."""
        ...

    def checks_in_doubt(self, batch_id: str) -> int:
        """Distinct numbers of a batch whose check may have been charged, and that have no answer."""
        ...

    def setting(self, name: str, default: Any = None) -> Any:
        """A saved setting (anything that JSON can hold)."""
        ...

    def save_setting(self, name: str, value: Any) -> None:
        """Save a setting."""
        ...

    def close(self) -> None:
        """Close the file."""
        ...


class OpenList(Protocol):
    """A list that was read: its rows and answers, by key."""

    understanding: Understanding
    source_name: str
    source_digest: str
    columns: tuple[str, ...]
    options: ReadOptions

    def page(self, first_row: int, count: int) -> list[ListRow]:
        """Rows from `first_row` (as the person counts) on."""
        ...

    def rows(self, row_numbers: Sequence[int], batch_id: str = "", sent: Sequence[SentRange] = ()) -> list[AnsweredRow]:
        """These rows, in this order, with their answers of a batch; `sent` are the ranges that left this machine."""
        ...

    def result_columns(self, batch_id: str) -> tuple[str, ...]:
        """The names that the service gave its answers, in order of appearance."""
        ...

    def answered(self, batch_id: str) -> int:
        """Distinct numbers of a batch that have an answer."""
        ...

    def reading(self, batch_id: str) -> int | None:
        """Which reading of a batch's results its answers are of: another one after each; None without answers."""
        ...

    def numbers(self, batch_id: str, country: str, first: int, count: int) -> list[str]:
        """E.164 numbers of a batch's round."""
        ...

    def close(self) -> None:
        """Close the file."""
        ...


class Lists(Protocol):
    """The folders of all lists."""

    def new_folder(self) -> Path:
        """An empty folder for a list being read; `keep` makes it last."""
        ...

    def keep(self, folder: Path) -> str:
        """Give a finished folder its id."""
        ...

    def folder(self, list_id: str) -> Path:
        """Where a list is."""
        ...

    def open(self, list_id: str) -> OpenList:
        """Open a list for reading."""
        ...

    def write_result(self, list_id: str, name: str, rows: Sequence[Sequence[str]]) -> int:
        """Keep a result that was made here as if it had been downloaded; how many bytes it has."""
        ...

    def discard(self, list_id: str) -> None:
        """Delete a list."""
        ...

    def claim(self, list_id: str) -> AbstractContextManager[bool]:
        """Own a list while working on its batches; gives False where another process owns it."""
        ...


@dataclass(frozen=True, slots=True)
class Joined:
    """What a result file held: answers for numbers sent, ones that came twice, and ones for numbers never sent."""

    answered: int
    repeated: int
    strangers: int
    columns: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PartRead:
    """What became of a task's answers when all of a batch were read otherwise.

    `problem`: why its file doesn't fit, "" where it does; then it keeps the answers of before, `answered` of them.
    """

    part: int
    answered: int
    repeated: int = 0
    strangers: int = 0
    problem: str = ""


@dataclass(frozen=True, slots=True)
class ExportOrder:
    """What to write where. `sent` are the ranges that left this machine; `about` goes on the About sheet.

    `booked` is the journal's count, which what is written has to agree with.
    """

    folder: Path
    batch_id: str
    output: Path
    form: OutputForm
    sent: tuple[SentRange, ...]
    booked: Booked
    about: tuple[tuple[str, str], ...]
    only: array[int] | None = None


class HeavyWork(Protocol):
    """The child process. Cancelling a call ends the process; the next call starts another."""

    async def read_list(
        self, source: Path, folder: Path, options: ReadOptions, progress: WorkProgress | None = None
    ) -> Understanding:
        """Read a file, normalise its numbers and store all of it as `folder/list.sqlite`."""
        ...

    async def warm_up(self) -> None:
        """Start the process before it is needed."""
        ...

    async def begin_round(self, folder: Path, batch_id: str) -> dict[str, int]:
        """Number the valid numbers of a list for a batch; how many by country."""
        ...

    async def begin_again(self, folder: Path, batch_id: str, attempts: Attempts) -> dict[str, int]:
        """Give the unanswered numbers of a batch places from `attempts.ends` on; how many by country."""
        ...

    async def join(
        self, folder: Path, batch_id: str, sent: SentRange, file: Path, form: ResultForm = FOUND_BY_ITSELF
    ) -> Joined:
        """Put the answers of a result file, which is read as `form` says, beside the numbers they answer."""
        ...

    async def preview_result(
        self, folder: Path, batch_id: str, sent: SentRange, file: Path, form: ResultForm
    ) -> ResultPreview:
        """How a result file would be read; nothing is kept of it."""
        ...

    async def reread(
        self,
        folder: Path,
        batch_id: str,
        files: Sequence[tuple[SentRange, Path]],
        form: ResultForm,
        progress: WorkProgress | None = None,
    ) -> tuple[PartRead, ...]:
        """Read the results of a batch anew, as `form` says; all answers change in one step, or none does."""
        ...

    async def export(self, order: ExportOrder, progress: WorkProgress | None = None) -> Reconciliation:
        """Write a result spreadsheet."""
        ...

    async def save_problems(
        self, folder: Path, output: Path, delimiter: str, progress: WorkProgress | None = None
    ) -> int:
        """Write the rows of a list that have a problem, the worst first; how many there are."""
        ...

    async def select(self, folder: Path, batch_id: str, sent: Sequence[SentRange], rows: RowFilter) -> array[int]:
        """The row numbers that a filter leaves, sorted."""
        ...

    async def tally(
        self, folder: Path, batch_id: str, sent: Sequence[SentRange], result_column: int | None
    ) -> dict[str, int]:
        """How often each value occurs: of a result column, or (None) of the rows' answer status."""
        ...

    async def unanswered(self, folder: Path, batch_id: str, attempts: Attempts) -> Unanswered:
        """How many numbers of a batch have no answer though their tasks have ended."""
        ...

    async def aclose(self) -> None:
        """End the process."""
        ...


class RateLog(Protocol):
    """Start times of requests by key and group, shared by every process and kept over restarts."""

    def reserve(
        self, account: str, group: RateGroup, now: float, pace: Pace = Pace.AT_ONCE, limit: int | None = None
    ) -> float:
        """Take a place now (0.0), or the seconds until there may be one. `limit` a minute, None: the document's."""
        ...

    def put_off(self, account: str, group: RateGroup, at: float, to: float) -> None:
        """A request that started at `at` may have arrived as late as `to`: count it from there on."""
        ...

    def left(self, account: str, group: RateGroup, now: float, limit: int | None = None) -> int:
        """Requests that may still start within this window; `limit` as in `reserve`."""
        ...

    def close(self) -> None:
        """Close the file."""
        ...


class Keys(Protocol):
    """API keys: in the system keyring, or in memory for this run."""

    @property
    def given(self) -> bool:
        """Whether a key was given for this run, whomever it is meant for."""
        ...

    async def get(self, origin: str) -> str | None:
        """The key for an origin, None where none is known."""
        ...

    def entrust(self, origin: str, *, first: bool = False) -> None:
        """A key given for this run is meant for this origin; `first`: even where the origin has one of its own."""
        ...

    async def put(self, origin: str, key: str) -> bool:
        """Keep a key; whether the system keyring took it (else it lasts for this run)."""
        ...

    async def forget(self, origin: str) -> None:
        """Delete a key."""
        ...


class LocalServiceHandle(Protocol):
    """The local service's process while it runs."""

    @property
    def base_url(self) -> str:
        """Its address, version segment included."""
        ...

    @property
    def api_key(self) -> str:
        """The key made for this run."""
        ...

    @property
    def alive(self) -> bool:
        """Whether the process still runs."""
        ...

    async def aclose(self) -> None:
        """End it."""
        ...


class Time(Protocol):
    """The clock and the way to wait, so that a test's ten minutes pass in milliseconds."""

    def now(self) -> datetime:
        """The wall clock, aware and in UTC."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Let others work for so long."""
        ...


MakeClient = Callable[[str, str, Dialect], VerificationClient]
StartLocalService = Callable[[], Awaitable[LocalServiceHandle]]
# Called with a batch's id after each change to it.
Changed = Callable[[str], None]
