"""Declares the journal: what was sent, what was heard of it, and what a person has set."""

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
    """One reading of a balance in the journal's history."""

    base_url: str
    at: datetime
    amount: Decimal
    currency: str


class Fetched(NamedTuple):
    """A task whose answers are joined: its part, when it was sent, and when its result was first fetched."""

    part: int
    sent_at: datetime | None
    at: datetime


class Journal(Protocol):
    """The only truth about what was sent. Every call is one transaction, on disk when it returns."""

    def add_batch(self, batch: Batch, tasks: Sequence[NewTask]) -> None:
        """Add a batch with all its tasks, prepared."""
        ...

    def batches(self, *, deleted: bool = False) -> list[Batch]:
        """Return all batches, newest first; with `deleted`, also deleted ones that can still be brought back."""
        ...

    def batch(self, batch_id: str) -> Batch:
        """Return a batch. Raise `KeyError` if there is none."""
        ...

    def update_batch(self, batch_id: str, **changes: Any) -> None:
        """Change fields of `Batch` by name."""
        ...

    def delete_batch(self, batch_id: str, spent: Spent | None = None) -> None:
        """Forget a batch with its tasks and events; in the same transaction add what was `spent` to its month's sum."""
        ...

    def spent(self, base_url: str) -> list[Spent]:
        """Return what deleted batches of a connection cost, by month, newest first."""
        ...

    def tasks(self, batch_id: str) -> list[Task]:
        """Return a batch's tasks in order, split ones included; for a live batch, the same objects unless changed."""
        ...

    def task(self, task_id: int) -> Task:
        """Return a task. Raise `KeyError` if there is none."""
        ...

    def sharing(self, remote_id: str) -> list[Task]:
        """Return the tasks of all batches to which their services gave this id."""
        ...

    def record(self, task_id: int, event: TaskEvent, at: datetime, detail: Mapping[str, Any], **changes: Any) -> Task:
        """Log `event` and move the task to the state that follows, with `changes` to its fields."""
        ...

    def note(self, task_id: int, **changes: Any) -> Task:
        """Change fields of `Task` other than its state (progress, word, heard_at …)."""
        ...

    def add_tasks(self, batch_id: str, at: datetime, tasks: Sequence[NewTask]) -> None:
        """Add more prepared tasks to a batch; its result then counts as not written."""
        ...

    def divide(self, task_id: int, at: datetime, parts: Sequence[NewTask]) -> None:
        """Replace a rejected task by smaller tasks."""
        ...

    def first_prepared(self, batch_id: str, most: int | None = None) -> Task | None:
        """Return the first task waiting to be sent, with at most `most` numbers; None if there is none."""
        ...

    def moved(self, batch_id: str, since: int) -> tuple[int, dict[int, TaskState]]:
        """Return the number of the newest event, and the states of tasks with an event after the one numbered `since`.

        With 0, include every task to which anything has happened.
        """
        ...

    def countries(self) -> dict[str, frozenset[str]]:
        """Return the countries of each batch's numbers; batches with answers of earlier lists are left out."""
        ...

    def fetched(self, batch_id: str) -> list[Fetched]:
        """Return when the results of a batch's joined tasks were first fetched."""
        ...

    def log(
        self, batch_id: str, kind: str, at: datetime, detail: Mapping[str, Any], task_id: int | None = None
    ) -> None:
        """Append a line that changes no state to the event log."""
        ...

    def events(
        self, batch_id: str, task_id: int | None = None, most: int = 500, *, since: int = 0
    ) -> list[LoggedEvent]:
        """Return the newest `most` events after the one numbered `since`, newest first."""
        ...

    def add_balance(self, entry: BalanceEntry) -> None:
        """Store a reading of the balance."""
        ...

    def balances(self, base_url: str, most: int = 1000) -> list[BalanceEntry]:
        """Return the readings, oldest first."""
        ...

    def account_since(
        self, base_urls: Sequence[str], since: datetime, but: str
    ) -> tuple[list[Reading], list[Spending]]:
        """Return what is known of an account, at these addresses, since then: balance readings, and possible charges.

        The tasks of the batch `but` are left out.
        """
        ...

    def under_way(self, base_urls: Sequence[str], read_at: datetime) -> list[Moving]:
        """Return an account's tasks, at these addresses, that a balance read at `read_at` may not include yet."""
        ...

    def resent(self, batch_id: str) -> bool:
        """Return True if a submission of a batch in doubt was sent again: the first may have been charged as well."""
        ...

    def add_check(self, entry: CheckEntry) -> CheckEntry:
        """Store a check as it is, and give it its id."""
        ...

    def record_check(self, entry: CheckEntry, event: CheckEvent, at: datetime, **changes: Any) -> CheckEntry:
        """Move a check to the state that follows, with `changes` to its fields."""
        ...

    def checks(self, base_url: str | None = None, most: int = 200) -> list[CheckEntry]:
        """Return the single checks that left this machine or are about to, newest first."""
        ...

    def checks_of(self, batch_id: str, country: str, first: int, numbers: int) -> list[CheckEntry]:
        """Return the checks of a batch's places, in order; places that nobody has begun are left out."""
        ...

    def checks_under_way(self, batch_id: str = "") -> list[CheckEntry]:
        """Return the checks of a batch, or the single ones, that are at `sending`."""
        ...

    def checks_in_doubt(self, batch_id: str) -> int:
        """Return how many distinct numbers of a batch have a check that may have been charged, and no answer."""
        ...

    def checks_made(self, base_url: str, most: int = 10_000) -> list[CheckMade]:
        """Return the single checks that may have been charged, newest first, including deleted ones."""
        ...

    def delete_checks(self, ids: Iterable[int]) -> None:
        """Delete single checks for good. For the sums it stays that a check was made, but not its number or answer.

        Checks under way stay as they are.
        """
        ...

    def forget_unsent_checks(self, before: datetime) -> None:
        """Delete single checks from before then that were given up unsent, and that nobody sees."""
        ...

    def setting(self, name: str, default: Any = None) -> Any:
        """Return a saved setting (anything that JSON can hold)."""
        ...

    def save_setting(self, name: str, value: Any) -> None:
        """Save a setting."""
        ...

    def close(self) -> None:
        """Close the file."""
        ...


# Called with a batch's id after each change to it.
Changed = Callable[[str], None]
