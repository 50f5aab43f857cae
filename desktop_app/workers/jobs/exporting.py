"""Writes a list and its answers to a spreadsheet, as docs/command-line.md lays it out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace

from desktop_app.core.detection.table import Counts
from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.output.batch import OutputBatch
from desktop_app.core.results.reconciliation import Reconciliation, Written, reconcile
from desktop_app.core.rows.list_row import AnswerStatus
from desktop_app.services.jobs import Export
from desktop_app.services.ports import Progress, WorkProgress
from desktop_app.sheets.common.heartbeat import heard_by
from desktop_app.storage.lists.export import output_batches
from desktop_app.storage.lists.file import ListFile
from desktop_app.storage.lists.queries import AnsweredList
from desktop_app.storage.sqlite.watching import watched
from desktop_app.workers.jobs.output_forms import open_output


def export(report: WorkProgress, job: Export) -> Reconciliation:
    """Write a result spreadsheet: every row in its order, or only those of `job.only`."""
    wanted = None if job.only is None else len(job.only)
    tally = _Tally()
    with ListFile(job.folder) as store:
        total: int | None = store.understanding.counts.rows if wanted is None else wanted

        def go_on() -> None:
            report(Progress("Writing", tally.rows, total))

        with heard_by(go_on), watched(store.db, go_on):
            view = AnsweredList(store, job.batch_id, job.sent)  # first, so that the output reads the same snapshot
            with open_output(job, store) as output:
                for batch in output.write(lambda only: _heard(output_batches(store, view, only), go_on), job.only):
                    tally.count(batch)
                total = None  # rewriting a workbook takes long at the end
                go_on()
                held = view.held(job.booked.joined if job.booked.moving else None)
                found = reconcile(job.booked, held, tally.written(wanted))
                first, last = [*_warnings(found), *_partial(found)], [*_selection(wanted, held.rows), *_sums(found)]
                about = [*first, *job.about, *last]
                return replace(found, not_kept=tuple(output.finish(about)))


def _heard(batches: Iterator[OutputBatch], go_on: Callable[[], None]) -> Iterator[OutputBatch]:
    for batch in batches:
        go_on()
        yield batch


class _Tally:
    """Counts what is written: rows by kind, and the answers of each distinct number at its first row."""

    def __init__(self) -> None:
        self.rows = 0
        self._kinds: Counter[str] = Counter()
        self._answers: Counter[str] = Counter()

    def count(self, batch: OutputBatch) -> None:
        self.rows += len(batch)
        kinds = Counter(zip(batch.status, batch.answer, strict=True))
        for place, told in batch.several.items():
            kinds[batch.status[place], batch.answer[place]] -= 1
            self._kinds[batch.status[place]] += 1
            self._answers.update(answer.answer for number, answer in told if number.status is NumberStatus.VALID)
        for (status, answer), rows in kinds.items():
            self._kinds[status] += rows
            if status == NumberStatus.VALID:
                self._answers[answer] += rows

    def written(self, wanted: int | None) -> Written:
        counts = Counts(**{kind.value: self._kinds[kind] for kind in NumberStatus})
        answers = self._answers
        without = answers[AnswerStatus.UNANSWERED] + answers[AnswerStatus.AWAITING]
        return Written(self.rows, counts, answers[AnswerStatus.ANSWERED], without, wanted)


def _warnings(found: Reconciliation) -> list[tuple[str, str]]:
    return [("The sums do not agree", f"{each}.") for each in found.disagreements]


def _partial(found: Reconciliation) -> list[tuple[str, str]]:
    """Return the line saying that the list wasn't complete when it was written, and what is missing."""
    lacking = [
        *([f"{found.unsent} of its {found.numbers} numbers were not sent yet"] if found.unsent else []),
        *([f"{found.awaiting} were awaiting their answers"] if found.awaiting else []),
    ]
    said = f"The list was not complete: {', '.join(lacking)}. Export it again when it is."
    return [("Partial", said)] if found.partial else []


def _selection(wanted: int | None, rows: int) -> list[tuple[str, str]]:
    if wanted is None:
        return []
    return [("Selection", f"{wanted} of the list's {rows} rows. Numbers are those of the whole list.")]


def _sums(found: Reconciliation) -> list[tuple[str, str]]:
    """Return rows by kind, which add up to all rows, then distinct numbers, which add up to all numbers."""
    return [
        ("Rows", f"{found.rows}"),
        ("Rows: valid", f"{found.valid}"),
        ("Rows: invalid", f"{found.invalid}"),
        ("Rows: empty", f"{found.empty}"),
        ("Rows: duplicate (number sent once)", f"{found.duplicate}"),
        ("Numbers (each once)", f"{found.numbers}"),
        *([("Numbers: reused (not sent, not charged)", f"{found.reused}")] if found.reused else []),
        *([("Numbers: not sent", f"{found.unsent}")] if found.unsent else []),
        ("Numbers: sent", f"{found.sent}"),
        ("Of those sent: answered", f"{found.answered}"),
        *([("Of those sent: awaiting their answers", f"{found.awaiting}")] if found.awaiting else []),
        ("Of those sent: unanswered", f"{found.unanswered}"),
        ("Answers for numbers never sent", f"{found.strangers}"),
        ("Answers that came twice", f"{found.repeated}"),
        ("Check", "The sums do not agree; see above." if found.disagreements else "The sums agree."),
    ]
