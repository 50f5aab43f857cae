"""Answers put into a `list.sqlite`, beside their numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from desktop_app.core.list_row import SentRange
from desktop_app.storage.database import transaction
from desktop_app.storage.list_file import ListFile
from desktop_app.storage.list_sql import answers_table


def add_answers(
    store: ListFile, batch_id: str, sent: SentRange, names: Sequence[str], answers: Iterable[tuple[int, Sequence[str]]]
) -> int:
    """Put answers beside their numbers (by id), in one transaction; how many numbers were answered.

    A part that is joined again replaces what it had before; what another part answered stays as it is.
    """
    with transaction(store.db):
        table = _table(store, batch_id)
        columns = ["id", "part", *(f"c{place}" for place in _places(store, batch_id, table, names))]
        _join_anew(store, batch_id, table, sent.part)
        marks = ", ".join("?" * len(columns))
        insert = f"INSERT OR IGNORE INTO {table} ({', '.join(columns)}) VALUES ({marks})"  # noqa: S608 - constants and numbers
        part = sent.part
        return store.db.executemany(insert, ((number, part, *values) for number, values in answers)).rowcount


def _table(store: ListFile, batch_id: str) -> str:
    """The table of the batch's answers, made with the first of them."""
    found = store.db.execute("SELECT number FROM batches WHERE batch = ?", (batch_id,)).fetchone()
    if found:
        return answers_table(found[0])
    table = answers_table(store.db.execute("INSERT INTO batches (batch) VALUES (?)", (batch_id,)).lastrowid or 0)
    store.db.execute(f"CREATE TABLE {table} (id INTEGER NOT NULL UNIQUE, part INTEGER NOT NULL)")
    return table


def _places(store: ListFile, batch_id: str, table: str, names: Sequence[str]) -> list[int]:
    """Where each name of a file stands among the batch's columns; new names are appended."""
    known: dict[str, int] = {name: place for place, name in enumerate(store.result_columns(batch_id))}
    for name in names:
        if name not in known:
            known[name] = len(known)
            store.db.execute("INSERT INTO result_columns VALUES (?, ?, ?)", (batch_id, known[name], name))
            store.db.execute(f"ALTER TABLE {table} ADD COLUMN c{known[name]} TEXT NOT NULL DEFAULT ''")
    return [known[name] for name in names]


def _join_anew(store: ListFile, batch_id: str, table: str, part: int) -> None:
    """Take away what a part had before; only then, since all answers must be looked through for it."""
    if not store.db.execute("INSERT OR IGNORE INTO joined VALUES (?, ?)", (batch_id, part)).rowcount:
        store.db.execute(f"DELETE FROM {table} WHERE part = ?", (part,))  # noqa: S608 - a constant and a number


@dataclass(frozen=True, slots=True)
class SentNumbers:
    """The numbers of a task: their digits to E.164, and E.164 to the number's id."""

    by_digits: dict[str, str]
    ids: dict[str, int]


def sent_numbers(store: ListFile, batch_id: str, sent: SentRange) -> SentNumbers:
    """The numbers of one task.

    A list that was read anew has no places for what was sent again: then any number of the country may be meant.
    """
    ids = store.number_ids(batch_id, sent.country, sent.first, sent.numbers)
    if len(ids) < sent.numbers:
        ids = store.number_ids(batch_id, sent.country, 0, sent.first)
    return SentNumbers({number[1:]: number for number in ids}, ids)
