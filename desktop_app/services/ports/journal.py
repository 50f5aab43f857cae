"""The journal: what was sent, what was heard of it, and what a person has set."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from typing import Any, NamedTuple, Protocol

from desktop_app.core.batches.batch import Batch, LoggedEvent, NewTask, Task
from desktop_app.core.batches.checks import CheckEntry, CheckEvent, CheckMade
from desktop_app.core.batches.submission import TaskEvent, TaskState
from desktop_app.core.money.charges import Reading, Spending
from desktop_app.core.money.spent import Spent
from desktop_app.core.money.under_way import Moving


@dataclass(frozen=True, slots=True)
class BalanceEntry:
    """One reading of a balance, as the journal keeps its course."""

    base_url: str
    at: datetime
    amount: Decimal
    currency: str


class Fetched(NamedTuple):
    """A task whose answers are joined: by its part, when it was sent and when its result was first fetched."""

    part: int
    sent_at: datetime | None
    at: datetime


class Journal(Protocol):
    """The only truth about what was sent. Every call is one transaction, on disk when it returns."""

    def add_batch(self, batch: Batch, tasks: Sequence[NewTask]) -> None:
        """A batch with all its tasks, prepared."""
        ...

    def batches(self, *, deleted: bool = False) -> list[Batch]:
        """All, the newest first; those that were deleted and can still be brought back only with `deleted`."""
        ...

    def batch(self, batch_id: str) -> Batch:
        """One; `KeyError` where there is none."""
        ...

    def update_batch(self, batch_id: str, **changes: Any) -> None:
        """Change fields of `Batch` by name."""
        ...

    def delete_batch(self, batch_id: str, spent: Spent | None = None) -> None:
        """Forget a batch with its tasks and events; what was `spent` on it stays in its month's sum, in one stroke."""
        ...

    def spent(self, base_url: str) -> list[Spent]:
        """What deleted batches of a connection cost, by month, the newest first."""
        ...

    def tasks(self, batch_id: str) -> list[Task]:
        """A batch's tasks, split ones included, in their order; while it is live, the same objects unless changed."""
        ...

    def task(self, task_id: int) -> Task:
        """One; `KeyError` where there is none."""
        ...

    def sharing(self, remote_id: str) -> list[Task]:
        """The tasks of all batches to which their services have given this id."""
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

    def countries(self) -> dict[str, frozenset[str]]:
        """To which countries the numbers of each batch belong; one with answers of earlier lists isn't there."""
        ...

    def fetched(self, batch_id: str) -> list[Fetched]:
        """When the results of a batch's joined tasks were first fetched."""
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

    def under_way(self, base_urls: Sequence[str], read_at: datetime) -> list[Moving]:
        """The tasks of an account, at these addresses, that a balance which was read then may not know of yet."""
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

    def checks_made(self, base_url: str, most: int = 10_000) -> list[CheckMade]:
        """Single checks that may have been charged, the newest first, deleted ones included."""
        ...

    def delete_checks(self, ids: Iterable[int]) -> None:
        """Delete single checks for good: that something was asked stays, for the sums; nothing of whom or what came.

        Those under way stay as they are.
        """
        ...

    def forget_unsent_checks(self, before: datetime) -> None:
        """Delete single checks of before then that were given up without having been sent, and that nobody sees."""
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


# Called with a batch's id after each change to it.
Changed = Callable[[str], None]
