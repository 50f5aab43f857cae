"""Heavy work without a child process."""

from __future__ import annotations

import asyncio
from array import array
from collections import deque
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path

from desktop_app.core.batches.attempts import Attempts, Unanswered
from desktop_app.core.detection.password import Password
from desktop_app.core.detection.table import ImportSummary, ReadOptions
from desktop_app.core.results.answer_form import FOUND_BY_ITSELF, ResultForm
from desktop_app.core.results.answer_preview import ResultPreview
from desktop_app.core.results.reconciliation import Reconciliation
from desktop_app.core.results.reuse import Known
from desktop_app.core.rows.list_row import RowFilter, SentRange, ValueCount
from desktop_app.services.ports import ExportOrder, Joined, PartRead, Progress, SentBatch, WorkProgress
from desktop_app.services.ports.reuse import AnswerSource, BegunRound, ReuseOrder
from desktop_app.workers.jobs import exporting, joining, previewing, problem_rows, querying, reading, reusing, upgrading


class Direct:
    """`services.ports.HeavyWork` without a child: the jobs, called directly. `faults` are raised first, by name."""

    def __init__(self) -> None:
        self.faults: dict[str, deque[Exception]] = {}
        self.calls: list[str] = []
        self.closed = False

    def _begins(self, name: str) -> None:
        self.calls.append(name)
        if self.faults.get(name):
            raise self.faults[name].popleft()

    @staticmethod
    def _report(progress: WorkProgress | None) -> Callable[[Progress], None]:
        return progress or (lambda _progress: None)

    async def read_list(
        self,
        source: Path,
        folder: Path,
        options: ReadOptions,
        progress: WorkProgress | None = None,
        *,
        passwords: Sequence[Password] = (),
    ) -> ImportSummary:
        self._begins("read_list")
        return reading.read_list(self._report(progress), source, folder, options, passwords)

    async def warm_up(self) -> None:
        self._begins("warm_up")

    async def upgrade_list(self, folder: Path, progress: WorkProgress | None = None) -> None:
        self._begins("upgrade_list")
        await asyncio.sleep(0)
        upgrading.upgrade_list(self._report(progress), folder)

    async def begin_round(self, folder: Path, batch_id: str, *, by_country: bool = True) -> dict[str, int]:
        self._begins("begin_round")
        await asyncio.sleep(0)
        return querying.begin_round(self._report(None), folder, batch_id, by_country=by_country)

    async def known_answers(self, folder: Path, sources: Sequence[AnswerSource], now: datetime) -> Known:
        self._begins("known_answers")
        await asyncio.sleep(0)
        return reusing.known_answers(self._report(None), folder, sources, now)

    async def begin_round_reusing(self, folder: Path, batch_id: str, order: ReuseOrder) -> BegunRound:
        self._begins("begin_round_reusing")
        await asyncio.sleep(0)
        return reusing.begin_round_reusing(self._report(None), folder, batch_id, order)

    async def sent_before(self, folder: Path, batch_id: str, others: Sequence[SentBatch]) -> list[int | None]:
        self._begins("sent_before")
        await asyncio.sleep(0)
        return querying.sent_before(self._report(None), folder, batch_id, tuple(others))

    async def begin_again(self, folder: Path, batch_id: str, attempts: Attempts) -> dict[str, int]:
        self._begins("begin_again")
        await asyncio.sleep(0)
        return querying.begin_again(self._report(None), folder, batch_id, attempts)

    async def join(
        self, folder: Path, batch_id: str, sent: SentRange, file: Path, form: ResultForm = FOUND_BY_ITSELF
    ) -> Joined:
        self._begins("join")
        await asyncio.sleep(0)
        return joining.join(self._report(None), folder, batch_id, sent, file, form)

    async def preview_result(
        self, folder: Path, batch_id: str, sent: SentRange, file: Path, form: ResultForm
    ) -> ResultPreview:
        self._begins("preview_result")
        return previewing.preview_result(self._report(None), folder, batch_id, sent, file, form)

    async def reread(
        self,
        folder: Path,
        batch_id: str,
        files: Sequence[tuple[SentRange, Path]],
        form: ResultForm,
        progress: WorkProgress | None = None,
    ) -> tuple[PartRead, ...]:
        self._begins("reread")
        await asyncio.sleep(0)
        return joining.reread(self._report(progress), folder, batch_id, files, form)

    async def export(self, order: ExportOrder, progress: WorkProgress | None = None) -> Reconciliation:
        self._begins("export")
        return exporting.export(self._report(progress), order)

    async def save_problems(
        self, folder: Path, output: Path, delimiter: str, progress: WorkProgress | None = None
    ) -> int:
        self._begins("save_problems")
        return problem_rows.save_problems(self._report(progress), folder, output, delimiter)

    async def select(self, folder: Path, batch_id: str, sent: Sequence[SentRange], rows: RowFilter) -> array[int]:
        self._begins("select")
        return querying.select(self._report(None), folder, batch_id, tuple(sent), rows)

    async def tally(self, folder: Path, batch_id: str, sent: Sequence[SentRange], what: ValueCount) -> dict[str, int]:
        self._begins("tally")
        return querying.tally(self._report(None), folder, batch_id, tuple(sent), what)

    async def unanswered(self, folder: Path, batch_id: str, attempts: Attempts) -> Unanswered:
        self._begins("unanswered")
        return querying.unanswered(self._report(None), folder, batch_id, attempts)

    async def aclose(self) -> None:
        self.closed = True
