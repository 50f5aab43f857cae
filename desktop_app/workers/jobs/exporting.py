"""A list and its answers become a spreadsheet, as docs/command-line.md lays it out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from desktop_app.core.list_row import AnsweredRow, AnswerStatus
from desktop_app.core.phone import NumberStatus
from desktop_app.core.reconciliation import Reconciliation, Written, reconcile
from desktop_app.core.table import Counts
from desktop_app.services.ports import ExportOrder, Progress
from desktop_app.storage.list_file import ListFile
from desktop_app.storage.list_queries import AnsweredList
from desktop_app.workers.child import Report
from desktop_app.workers.jobs.output_forms import open_output

_REPORT_EVERY = 1_000  # rows


def export(report: Report, order: ExportOrder) -> Reconciliation:
    """Write a result spreadsheet: every row in its order, or only those of `order.only`."""
    wanted = None if order.only is None else len(order.only)
    tally = _Tally()
    with ListFile(order.folder) as store, open_output(order, store) as output:
        view = AnsweredList(store, order.batch_id, order.sent)
        total = store.understanding.counts.rows if wanted is None else wanted

        def rows(only: Sequence[int] | None) -> Iterator[AnsweredRow]:
            for count, answered in enumerate(view.rows(only)):
                if count % _REPORT_EVERY == 0:
                    report(Progress("Writing", tally.rows, total))
                yield answered

        for answered in output.write(rows, order.only):
            tally.count(answered)
        report(Progress("Writing", tally.rows))  # a workbook that is rewritten takes its time for the end
        held = view.held(order.booked.joined if order.booked.moving else None)
        found = reconcile(order.booked, held, tally.written(wanted))
        about = [*_warnings(found), *order.about, *_selection(wanted, held.rows), *_sums(found)]
        return replace(found, not_kept=tuple(output.finish(about)))


class _Tally:
    """Counts what is written: rows by kind, and the answers of each distinct number where it stands first."""

    def __init__(self) -> None:
        self.rows = 0
        self._kinds: Counter[NumberStatus] = Counter()
        self._answers: Counter[AnswerStatus] = Counter()

    def count(self, answered: AnsweredRow) -> None:
        row = answered.row
        self.rows += 1
        self._kinds[row.status] += 1
        if row.numbers:
            told = zip(row.numbers, answered.all_answers, strict=True)
            self._answers.update(answer.answer for number, answer in told if number.status is NumberStatus.VALID)
        elif row.status is NumberStatus.VALID:
            self._answers[answered.answer] += 1

    def written(self, wanted: int | None) -> Written:
        counts = Counts(**{kind.value: self._kinds[kind] for kind in NumberStatus})
        answers = self._answers
        return Written(self.rows, counts, answers[AnswerStatus.ANSWERED], answers[AnswerStatus.UNANSWERED], wanted)


def _warnings(found: Reconciliation) -> list[tuple[str, str]]:
    return [("The sums do not agree", f"{each}.") for each in found.disagreements]


def _selection(wanted: int | None, rows: int) -> list[tuple[str, str]]:
    if wanted is None:
        return []
    return [
        ("Selection", f"{wanted} of the list's {rows} rows. Numbers sent and answered are those of the whole list.")
    ]


def _sums(found: Reconciliation) -> list[tuple[str, str]]:
    return [
        ("Rows", f"{found.rows}"),
        ("Valid numbers", f"{found.valid}"),
        ("Invalid numbers", f"{found.invalid}"),
        ("Empty", f"{found.empty}"),
        ("Duplicates (sent once)", f"{found.duplicate}"),
        ("Numbers sent", f"{found.sent}"),
        ("Numbers answered", f"{found.answered}"),
        ("Numbers unanswered", f"{found.unanswered}"),
        ("Answers for numbers never sent", f"{found.strangers}"),
        ("Answers that came twice", f"{found.repeated}"),
        ("Check", "The sums do not agree; see above." if found.disagreements else "The sums agree."),
    ]
