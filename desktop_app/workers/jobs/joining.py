"""A result file becomes answers: its layout found from the numbers that were sent, its rows put beside them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from desktop_app.core.answers import read_answers
from desktop_app.core.cells import cell_text
from desktop_app.core.decoding import NotUnderstood
from desktop_app.core.errors import FileBroken, FileEmpty
from desktop_app.core.list_row import SentRange
from desktop_app.core.table import Row
from desktop_app.services.ports import Joined
from desktop_app.sheets.opening import open_source
from desktop_app.storage.list_answers import add_answers, sent_numbers
from desktop_app.storage.list_file import ListFile
from desktop_app.workers.child import Report


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
                reading = read_answers(_texts(source.rows(sheet)), numbers)
            except NotUnderstood as error:
                raise FileBroken(name=file.name, reason=str(error)) from None
            found = ((answer.e164, answer.values) for answer in reading)
            answered = add_answers(store, batch_id, sent, reading.table.columns, found)
        # A number that another task has answered meanwhile keeps that answer.
        repeated = reading.repeated + reading.answers - answered
        return Joined(answered, repeated, reading.never_sent, reading.table.columns)


def _texts(rows: Iterator[Row]) -> Iterator[list[str]]:
    for row in rows:
        yield [cell_text(cell) for cell in row]
