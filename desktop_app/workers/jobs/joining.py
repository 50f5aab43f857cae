"""A result file becomes answers: its layout found from the numbers that were sent, its rows put beside them."""

from __future__ import annotations

from contextlib import closing
from itertools import chain
from pathlib import Path

from desktop_app.core.answers import read_answers
from desktop_app.core.cells import cell_text
from desktop_app.core.decoding import NotUnderstood
from desktop_app.core.errors import FileBroken, FileEmpty
from desktop_app.core.list_row import SentRange
from desktop_app.services.ports import Joined
from desktop_app.sheets.opening import open_source
from desktop_app.storage.list_answers import add_answers, sent_numbers
from desktop_app.storage.list_file import ListFile
from desktop_app.workers.child import Report

# Answers are columns of a table, of which SQLite takes 2,000, and half as many in one condition.
_MOST_COLUMNS = 500


def join(_report: Report, folder: Path, batch_id: str, sent: SentRange, file: Path) -> Joined:
    """Put the answers of a result file beside the numbers of one task; raises an `InputError` if it can't be read."""
    with ListFile(folder, writable=True) as store:
        numbers = sent_numbers(store, batch_id, sent)
        try:
            source = open_source(file)
        except FileEmpty:
            add_answers(store, batch_id, sent, (), ())
            return Joined(0, 0, 0, ())
        with closing(source):
            sheet = source.sheets[0].name if source.sheets else None
            try:
                rows = chain.from_iterable(source.batches(sheet))
                reading = read_answers(rows, numbers.by_digits, cell_text)
            except NotUnderstood as error:
                raise FileBroken(name=file.name, reason=str(error)) from None
            columns = {*store.result_columns(batch_id), *reading.table.columns}
            if len(columns) > _MOST_COLUMNS:
                raise FileBroken(name=file.name, reason=f"with it, the list would have {len(columns):,} result columns")
            ids = numbers.ids
            found = ((ids[e164], values) for e164, values in reading)
            answered = add_answers(store, batch_id, sent, reading.table.columns, found)
        # A number that another task has answered meanwhile keeps that answer.
        repeated = reading.repeated + reading.answers - answered
        return Joined(answered, repeated, reading.never_sent, reading.table.columns)
