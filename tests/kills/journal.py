"""What the program's journal says in between, read from outside as it stands."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from .lists import MadeList
from .served import reading


class Evidence(NamedTuple):
    """What `tasks` tells of a submission that nobody knows the outcome of."""

    country: str
    numbers: int
    first: str
    last: str


class JournalSeen:
    """The journal of one data folder; there may be none yet."""

    def __init__(self, home: Path) -> None:
        self._path = home / "journal.sqlite"

    def knows(self, made: MadeList) -> bool:
        """Whether there is a batch of that list."""
        return bool(self._ask("SELECT 1 FROM batches WHERE file = ?", made.source.name))

    def unfinished(self, made: MadeList) -> bool:
        """Whether a task of that list has something left to do."""
        query = """SELECT 1 FROM tasks JOIN batches ON batches.id = batch_id
            WHERE file = ? AND state NOT IN ('joined', 'failed', 'left', 'split')"""
        return bool(self._ask(query, made.source.name))

    def doubtful(self) -> bool:
        """Whether a decision may be needed."""
        return bool(self._ask("SELECT 1 FROM tasks WHERE state IN ('sending', 'unknown')"))

    def answered(self) -> int:
        """Numbers of tasks that are done."""
        ((numbers,),) = self._ask("SELECT COALESCE(SUM(numbers), 0) FROM tasks WHERE state = 'joined'") or [(0,)]
        return int(numbers)

    def service_ids(self) -> set[str]:
        """The service's ids that tasks have."""
        return {remote_id for (remote_id,) in self._ask("SELECT remote_id FROM tasks")}

    def evidence(self, part: str) -> Evidence:
        """Of the task `batch/part`."""
        return Evidence(*self._task("country, numbers, first_number, last_number", part))

    def state(self, part: str) -> str:
        """Of the task `batch/part`."""
        (state,) = self._task("state", part)
        return str(state)

    def _task(self, columns: str, part: str) -> tuple[Any, ...]:
        batch, _, number = part.rpartition("/")
        query = f"SELECT {columns} FROM tasks WHERE batch_id = ? AND part = ?"  # noqa: S608 - columns named above
        (found,) = self._ask(query, batch, int(number))
        return found

    def _ask(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        if not self._path.exists():
            return []
        with reading(self._path) as journal:
            if not journal.execute("SELECT 1 FROM sqlite_master WHERE name = 'tasks'").fetchone():
                return []  # killed before it was made
            return journal.execute(query, values).fetchall()
