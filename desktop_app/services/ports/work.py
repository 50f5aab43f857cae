"""Declares the heavy work that a child process does."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Protocol

from desktop_app.core.batches.attempts import Attempts, Unanswered
from desktop_app.core.detection.password import Password
from desktop_app.core.detection.table import ImportSummary, ReadOptions
from desktop_app.core.output.form import OutputForm
from desktop_app.core.results.answer_form import FOUND_BY_ITSELF, ResultForm
from desktop_app.core.results.answer_preview import ResultPreview
from desktop_app.core.results.reconciliation import Booked, Reconciliation
from desktop_app.core.results.reuse import Known
from desktop_app.core.rows.list_row import RowFilter, SentRange, ValueCount
from desktop_app.services.ports.progress import WorkProgress
from desktop_app.services.ports.reuse import AnswerSource, BegunRound, ReuseOrder


@dataclass(frozen=True, slots=True)
class Joined:
    """The content of a result file: answers for sent numbers, repeated answers, and answers for numbers never sent.

    `differing` numbers have two different answers. For `unfinished` ones the file only says that the service works on
    them. For `lacking` ones neither it nor an earlier fetch says anything.
    """

    answered: int
    repeated: int
    strangers: int
    columns: tuple[str, ...]
    differing: int = 0
    unfinished: int = 0
    lacking: int = 0


@dataclass(frozen=True, slots=True)
class PartRead:
    """A task's answers after a re-read of the whole batch.

    `problem`: why its file doesn't fit, "" if it does. If it doesn't fit, the task keeps its `answered` old answers.
    """

    part: int
    answered: int
    repeated: int = 0
    strangers: int = 0
    problem: str = ""
    differing: int = 0


@dataclass(frozen=True, slots=True)
class ExportOrder:
    """An order to write results. `sent` are the ranges that left this machine; `about` goes on the About sheet.

    `booked` is the journal's count, and the written rows have to agree with it.
    """

    folder: Path
    batch_id: str
    output: Path
    form: OutputForm
    sent: tuple[SentRange, ...]
    booked: Booked
    about: tuple[tuple[str, str], ...]
    only: array[int] | None = None


@dataclass(frozen=True, slots=True)
class SentBatch:
    """The numbers of another batch, in the list in `folder`, that it has sent or is about to send."""

    folder: Path
    batch_id: str
    sent: tuple[SentRange, ...]


class HeavyWork(Protocol):
    """The child process. Cancelling a call ends the process; the next call starts another."""

    async def read_list(
        self,
        source: Path,
        folder: Path,
        options: ReadOptions,
        progress: WorkProgress | None = None,
        *,
        passwords: Sequence[Password] = (),
    ) -> ImportSummary:
        """Read a file, normalise its numbers and store all of it as `folder/list.sqlite`.

        `passwords` are tried on protected workbooks, and are stored nowhere.
        """
        ...

    async def warm_up(self) -> None:
        """Start the process before it is needed."""
        ...

    async def upgrade_list(self, folder: Path, progress: WorkProgress | None = None) -> None:
        """Bring a list of an earlier version up to date, or leave it as it was."""
        ...

    async def begin_round(self, folder: Path, batch_id: str, *, by_country: bool = True) -> dict[str, int]:
        """Number the valid numbers of a list for a batch. Return how many by country, or of `ANY_COUNTRY`."""
        ...

    async def known_answers(self, folder: Path, sources: Sequence[AnswerSource], now: datetime) -> Known:
        """Return how many numbers of a list have an answer in `sources`, by days since it was made."""
        ...

    async def begin_round_reusing(self, folder: Path, batch_id: str, order: ReuseOrder) -> BegunRound:
        """Fill in known answers for a batch, and number the rest of the list's valid numbers."""
        ...

    async def sent_before(self, folder: Path, batch_id: str, others: Sequence[SentBatch]) -> list[int | None]:
        """Count the numbers of a batch's round that each of `others` has.

        Each number counts for the first of `others` that has it. None: its list can't be read.
        """
        ...

    async def begin_again(self, folder: Path, batch_id: str, attempts: Attempts) -> dict[str, int]:
        """Give the unanswered numbers of a batch places from `attempts.ends` on. Return how many by country."""
        ...

    async def join(
        self, folder: Path, batch_id: str, sent: SentRange, file: Path, form: ResultForm = FOUND_BY_ITSELF
    ) -> Joined:
        """Read a result file as `form` says, and join its answers to the numbers they answer."""
        ...

    async def preview_result(
        self, folder: Path, batch_id: str, sent: SentRange, file: Path, form: ResultForm
    ) -> ResultPreview:
        """Return how a result file would be read; nothing of it is stored."""
        ...

    async def reread(
        self,
        folder: Path,
        batch_id: str,
        files: Sequence[tuple[SentRange, Path]],
        form: ResultForm,
        progress: WorkProgress | None = None,
    ) -> tuple[PartRead, ...]:
        """Re-read the results of a batch as `form` says; all answers change in one transaction, or none does."""
        ...

    async def export(self, order: ExportOrder, progress: WorkProgress | None = None) -> Reconciliation:
        """Write a result spreadsheet."""
        ...

    async def save_problems(
        self, folder: Path, output: Path, delimiter: str, progress: WorkProgress | None = None
    ) -> int:
        """Write the rows of a list that have a problem, worst first, and return how many there are."""
        ...

    async def select(self, folder: Path, batch_id: str, sent: Sequence[SentRange], rows: RowFilter) -> array[int]:
        """Return the sorted row numbers that match a filter."""
        ...

    async def tally(self, folder: Path, batch_id: str, sent: Sequence[SentRange], what: ValueCount) -> dict[str, int]:
        """Return how often each value to be counted occurs."""
        ...

    async def unanswered(self, folder: Path, batch_id: str, attempts: Attempts) -> Unanswered:
        """Return how many numbers of a batch have no answer although their tasks have ended."""
        ...

    async def aclose(self) -> None:
        """End the process."""
        ...
