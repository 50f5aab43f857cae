"""A list and its answers become a spreadsheet, as docs/command-line.md lays it out."""

from __future__ import annotations

from collections import Counter

from desktop_app.core.list_row import AnsweredRow, AnswerStatus
from desktop_app.core.output_columns import OWN_COLUMNS, result_column_names
from desktop_app.core.phone import NumberStatus
from desktop_app.core.reconciliation import Reconciliation, Written, reconcile
from desktop_app.core.table import Counts
from desktop_app.services.ports import ExportOrder, Progress
from desktop_app.sheets.writing import open_writer
from desktop_app.storage.list_file import ListFile
from desktop_app.storage.list_queries import AnsweredList
from desktop_app.workers.child import Report


def export(report: Report, order: ExportOrder) -> Reconciliation:
    """Write a result spreadsheet: every row in its order, or only those of `order.only`."""
    kinds: Counter[NumberStatus] = Counter()
    answers: Counter[AnswerStatus] = Counter()  # of each number once: at the row where it stands first
    rows = 0
    with ListFile(order.folder) as store, open_writer(order.output, raw=order.raw) as writer:
        view = AnsweredList(store, order.batch_id, order.sent)
        results = result_column_names(store.columns, store.result_columns(order.batch_id))
        wanted = None if order.only is None else len(order.only)
        total = store.understanding.counts.rows if wanted is None else wanted
        writer.header([*store.columns, *OWN_COLUMNS, *results])
        for answered in view.rows(order.only):
            writer.row(_cells(answered, len(store.columns)))
            rows += 1
            kinds[answered.row.status] += 1
            if answered.row.status is NumberStatus.VALID:
                answers[answered.answer] += 1
            if rows % 1_000 == 0:
                report(Progress("Writing", rows, total))
        counts = Counts(**{kind.value: kinds[kind] for kind in NumberStatus})
        told = answers[AnswerStatus.ANSWERED], answers[AnswerStatus.UNANSWERED]
        held = view.held(order.booked.joined if order.booked.moving else None)
        found = reconcile(order.booked, held, Written(rows, counts, *told, wanted))
        writer.about([*_warnings(found), *order.about, *_selection(wanted, held.rows), *_sums(found)])
    return found


def _cells(answered: AnsweredRow, width: int) -> list[str]:
    row = answered.row
    cells = [*row.cells[:width], *[""] * (width - len(row.cells))]
    return [*cells, row.e164, row.status.value, row.problem_words, answered.answer.value, *answered.values]


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
