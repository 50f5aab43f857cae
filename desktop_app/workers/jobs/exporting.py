"""A list and its answers become a spreadsheet, as docs/command-line.md lays it out."""

from __future__ import annotations

from collections import Counter

from desktop_app.core.list_row import AnsweredRow
from desktop_app.core.output_columns import OWN_COLUMNS, result_column_names
from desktop_app.core.phone import NumberStatus
from desktop_app.services.ports import ExportOrder, Progress, Reconciliation
from desktop_app.sheets.writing import open_writer
from desktop_app.storage.list_file import ListFile
from desktop_app.storage.list_queries import AnsweredList
from desktop_app.workers.child import Report


def export(report: Report, order: ExportOrder) -> Reconciliation:
    """Write a result spreadsheet: every row in its order, or only those of `order.only`."""
    counted: Counter[NumberStatus] = Counter()
    with ListFile(order.folder) as store, open_writer(order.output, raw=order.raw) as writer:
        view = AnsweredList(store, order.batch_id, order.sent)
        results = result_column_names(store.columns, store.result_columns(order.batch_id))
        total = len(order.only) if order.only is not None else store.understanding.counts.rows
        writer.header([*store.columns, *OWN_COLUMNS, *results])
        for written, answered in enumerate(view.rows(order.only), start=1):
            writer.row(_cells(answered, len(store.columns)))
            counted[answered.row.status] += 1
            if written % 1_000 == 0:
                report(Progress("Writing", written, total))
        sent, answered_numbers = view.sent_and_answered()
        counts = _reconciliation(counted, sent, answered_numbers)
        cut = [("Cells cut to fit", str(writer.cut_cells))] if writer.cut_cells else []
        writer.about([*order.about, *_about(counts), *cut])
    return counts


def _cells(answered: AnsweredRow, width: int) -> list[str]:
    row = answered.row
    cells = [*row.cells[:width], *[""] * (width - len(row.cells))]
    return [*cells, row.e164, row.status.value, row.problem_words, answered.answer.value, *answered.values]


def _reconciliation(counted: Counter[NumberStatus], sent: int, answered: int) -> Reconciliation:
    return Reconciliation(
        rows=counted.total(),
        valid=counted[NumberStatus.VALID],
        invalid=counted[NumberStatus.INVALID],
        empty=counted[NumberStatus.EMPTY],
        duplicate=counted[NumberStatus.DUPLICATE],
        sent=sent,
        answered=answered,
        unanswered=sent - answered,
    )


def _about(counts: Reconciliation) -> list[tuple[str, str]]:
    return [
        ("Rows", f"{counts.rows}"),
        ("Valid numbers", f"{counts.valid}"),
        ("Invalid numbers", f"{counts.invalid}"),
        ("Empty", f"{counts.empty}"),
        ("Duplicates (sent once)", f"{counts.duplicate}"),
        ("Numbers sent", f"{counts.sent}"),
        ("Numbers answered", f"{counts.answered}"),
        ("Numbers unanswered", f"{counts.unanswered}"),
    ]
