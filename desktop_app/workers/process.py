"""Runs the child process for the interface: keeps it warm, replaces it when it dies, ends it to cancel."""

from __future__ import annotations

import asyncio
import logging
from array import array
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, cast

from desktop_app.core.batches.attempts import Attempts, Unanswered
from desktop_app.core.detection.password import Password
from desktop_app.core.detection.table import ImportSummary, ReadOptions
from desktop_app.core.errors import FileStalled, FileTooLarge, MemoryShort, WorkerDied
from desktop_app.core.results.answer_form import FOUND_BY_ITSELF, ResultForm
from desktop_app.core.results.answer_preview import ResultPreview
from desktop_app.core.results.reconciliation import Reconciliation
from desktop_app.core.results.reuse import Known
from desktop_app.core.rows.list_row import RowFilter, SentRange, ValueCount
from desktop_app.core.text.said import said
from desktop_app.services.ports import ExportOrder, Joined, PartRead, SentBatch, WorkProgress
from desktop_app.services.ports.reuse import AnswerSource, BegunRound, ReuseOrder
from desktop_app.workers.child_process import ChildProcess, OutOfMemoryError, SilentError, WorkerFaultError
from desktop_app.workers.memory import MOST_MEMORY

# Seconds without a sign of life after which reading a foreign file is given up. Our own long jobs report several times
# a second. Among the libraries, a full XLSB of four columns is silent longest: 4 seconds.
LONGEST_SILENCE = 25.0

log = logging.getLogger(__name__)

__all__ = ["LONGEST_SILENCE", "Worker", "WorkerFaultError"]


class Worker:
    """A `services.ports.HeavyWork` in a process of its own; runs one job at a time while the others wait."""

    def __init__(self, longest_silence: float = LONGEST_SILENCE) -> None:
        self._longest_silence = longest_silence
        self._child: ChildProcess | None = None
        self._starting: asyncio.Future[ChildProcess] | None = None
        self._ending: asyncio.Future[None] | None = None
        self._turn = asyncio.Lock()
        self._closed = False

    async def warm_up(self) -> None:
        """Start the process before it is needed."""
        await self._sure("warm_up")

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

        `passwords` travel through the pipe to the process, and are tried on protected workbooks. Whatever the file does
        to the process that reads it becomes a leaf of the error tree: WorkerDied, FileTooLarge if it takes too much
        memory, FileStalled if nothing is heard of it for too long.
        """
        given: dict[str, Any] = {"source": source, "folder": folder, "options": options}
        if passwords:
            given["passwords"] = tuple(passwords)
        found = await self._on_file(source.name, "read_list", progress, **given)
        return cast(ImportSummary, found)

    async def upgrade_list(self, folder: Path, progress: WorkProgress | None = None) -> None:
        """Bring a list of an earlier version up to date, or leave it as it was. Raise `ListLost` if it is damaged."""
        await self._sure("upgrade_list", progress, folder=folder)

    async def begin_round(self, folder: Path, batch_id: str, *, by_country: bool = True) -> dict[str, int]:
        """Number the valid numbers of a list for a batch. Return how many by country, or of `ANY_COUNTRY`."""
        counts = await self._sure("begin_round", folder=folder, batch_id=batch_id, by_country=by_country)
        return cast(dict[str, int], counts)

    async def known_answers(self, folder: Path, sources: Sequence[AnswerSource], now: datetime) -> Known:
        """Return how many numbers of a list have an answer in `sources`, by days since it was made."""
        return cast(Known, await self._sure("known_answers", folder=folder, sources=tuple(sources), now=now))

    async def begin_round_reusing(self, folder: Path, batch_id: str, order: ReuseOrder) -> BegunRound:
        """Fill in known answers for a batch, and number the rest of the list's valid numbers."""
        begun = await self._sure("begin_round_reusing", folder=folder, batch_id=batch_id, order=order)
        return cast(BegunRound, begun)

    async def sent_before(self, folder: Path, batch_id: str, others: Sequence[SentBatch]) -> list[int | None]:
        """Count the numbers of a batch's round that each of `others` has.

        Each number counts for the first of `others` that has it. None: its list can't be read.
        """
        found = await self._sure("sent_before", folder=folder, batch_id=batch_id, others=tuple(others))
        return cast("list[int | None]", found)

    async def begin_again(self, folder: Path, batch_id: str, attempts: Attempts) -> dict[str, int]:
        """Give the unanswered numbers of a batch places from `attempts.ends` on. Return how many by country."""
        given = await self._sure("begin_again", folder=folder, batch_id=batch_id, attempts=attempts)
        return cast(dict[str, int], given)

    async def join(
        self, folder: Path, batch_id: str, sent: SentRange, file: Path, form: ResultForm = FOUND_BY_ITSELF
    ) -> Joined:
        """Read a result file as `form` says, and join its answers to the numbers they answer."""
        given: dict[str, Any] = {"folder": folder, "batch_id": batch_id, "sent": sent, "file": file, "form": form}
        return cast(Joined, await self._on_result(file.name, "join", **given))

    async def preview_result(
        self, folder: Path, batch_id: str, sent: SentRange, file: Path, form: ResultForm
    ) -> ResultPreview:
        """Return how a result file would be read; nothing of it is stored."""
        given: dict[str, Any] = {"folder": folder, "batch_id": batch_id, "sent": sent, "file": file, "form": form}
        return cast(ResultPreview, await self._on_result(file.name, "preview_result", **given))

    async def reread(
        self,
        folder: Path,
        batch_id: str,
        files: Sequence[tuple[SentRange, Path]],
        form: ResultForm,
        progress: WorkProgress | None = None,
    ) -> tuple[PartRead, ...]:
        """Re-read the results of a batch as `form` says; all answers change in one transaction, or none does."""
        given: dict[str, Any] = {"folder": folder, "batch_id": batch_id, "files": tuple(files), "form": form}
        return cast(tuple[PartRead, ...], await self._on_result(batch_id, "reread", progress, **given))

    async def export(self, order: ExportOrder, progress: WorkProgress | None = None) -> Reconciliation:
        """Write a result spreadsheet."""
        return cast(Reconciliation, await self._sure("export", progress, order=order))

    async def save_problems(
        self, folder: Path, output: Path, delimiter: str, progress: WorkProgress | None = None
    ) -> int:
        """Write the rows of a list that have a problem, worst first, and return how many there are."""
        found = await self._sure("save_problems", progress, folder=folder, output=output, delimiter=delimiter)
        return cast(int, found)

    async def select(self, folder: Path, batch_id: str, sent: Sequence[SentRange], rows: RowFilter) -> array[int]:
        """Return the sorted row numbers that match a filter."""
        found = await self._sure("select", folder=folder, batch_id=batch_id, sent=tuple(sent), rows=rows)
        return cast("array[int]", found)

    async def tally(self, folder: Path, batch_id: str, sent: Sequence[SentRange], what: ValueCount) -> dict[str, int]:
        """Return how often each value to be counted occurs."""
        found = await self._sure("tally", folder=folder, batch_id=batch_id, sent=tuple(sent), what=what)
        return cast(dict[str, int], found)

    async def unanswered(self, folder: Path, batch_id: str, attempts: Attempts) -> Unanswered:
        """Return how many numbers of a batch have no answer although their tasks have ended."""
        found = await self._sure("unanswered", folder=folder, batch_id=batch_id, attempts=attempts)
        return cast(Unanswered, found)

    async def job(self, name: str, progress: WorkProgress | None = None, **arguments: Any) -> Any:
        """Run any job on our own files, by its name in `workers.jobs`."""
        return await self._sure(name, progress, **arguments)

    async def aclose(self) -> None:
        """End the process; no job runs after that."""
        self._closed = True
        if self._starting is not None:
            await self._started(self._starting)
        await self._drop()

    async def _on_result(
        self, file_name: str, name: str, progress: WorkProgress | None = None, **arguments: Any
    ) -> Any:
        """Run a job on a result that a service sent. A fault that it causes is reported as the file's."""
        try:
            return await self._on_file(file_name, name, progress, **arguments)
        except WorkerFaultError as fault:
            log.error("%s of %s: %s", name, file_name, fault)  # noqa: TRY400 - the frames are the child's
            raise WorkerDied(name=file_name) from None

    async def _on_file(self, file_name: str, name: str, progress: WorkProgress | None = None, **arguments: Any) -> Any:
        """Run a job on a file that we didn't make."""
        try:
            return await self._run(name, progress, self._longest_silence, **arguments)
        except OutOfMemoryError:
            needs = said("reading it takes more than {size} GB of memory", size=f"{MOST_MEMORY / (1 << 30):.2f}")
            raise FileTooLarge(name=file_name, reason=needs) from None
        except SilentError:
            raise FileStalled(name=file_name, seconds=self._longest_silence) from None
        except EOFError:
            raise WorkerDied(name=file_name) from None

    async def _sure(self, name: str, progress: WorkProgress | None = None, **arguments: Any) -> Any:
        """Run a job on our own files. If the process died for another reason, try once more."""
        try:
            return await self._run_or_short(name, progress, **arguments)
        except EOFError:
            log.warning("the child process ended during %s; it is started again", name)
        try:
            return await self._run_or_short(name, progress, **arguments)
        except EOFError:
            raise WorkerFaultError(f"the child process ended twice during {name}") from None

    async def _run_or_short(self, name: str, progress: WorkProgress | None, **arguments: Any) -> Any:
        try:
            return await self._run(name, progress, None, **arguments)
        except OutOfMemoryError:
            raise MemoryShort from None

    async def _run(
        self, name: str, progress: WorkProgress | None, longest_silence: float | None, **arguments: Any
    ) -> Any:
        async with self._turn:
            if self._closed:
                raise EOFError
            child = await self._living()
            try:
                return await child.run(name, arguments, progress, longest_silence)
            except asyncio.CancelledError:
                await self._cancel(child)
                raise
            except (OutOfMemoryError, SilentError):
                await self._drop()
                raise
            except (EOFError, OSError):
                await self._drop()
                raise EOFError from None

    async def _living(self) -> ChildProcess:
        if self._starting is None and (self._child is None or not self._child.alive):
            await self._drop()
            if self._closed:
                raise EOFError
            self._starting = asyncio.ensure_future(asyncio.to_thread(ChildProcess, asyncio.get_running_loop()))
        if self._starting is not None:
            # Whoever waits may be cancelled; the process is there all the same, for the next job.
            await self._started(self._starting)
        assert self._child is not None  # noqa: S101 - just started
        return self._child

    async def _started(self, starting: asyncio.Future[ChildProcess]) -> None:
        try:
            await asyncio.shield(starting)
        finally:
            # Also if the start ended in the very turn in which the wait was cancelled.
            if starting.done() and self._starting is starting:
                self._starting = None
                self._child = starting.result()

    async def _cancel(self, busy: ChildProcess) -> None:
        tidy = False
        try:
            tidy = await busy.give_up()
        finally:
            if not tidy:
                await self._drop()

    async def _drop(self) -> None:
        """End the process in a thread, because freeing half a gigabyte takes the system longer than a frame may."""
        gone, self._child = self._child, None
        if gone is not None:
            self._ending = asyncio.ensure_future(asyncio.to_thread(gone.end))
        if self._ending is not None:
            # Whoever waits may be cancelled; the process ends all the same, and the next caller waits for it.
            await asyncio.shield(self._ending)
