"""Stores answers in a `list.sqlite`, by the ids of their numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager, ExitStack, nullcontext
from dataclasses import dataclass
from types import TracebackType
from typing import NamedTuple, Self

from desktop_app.core.results.answer_numbers import NumberIndex
from desktop_app.core.rows.list_row import SentRange
from desktop_app.storage.lists.file import ListFile
from desktop_app.storage.lists.sql import answers_table
from desktop_app.storage.sqlite.database import transaction

# The ids of numbers, each with its answer's values.
Answered = Iterable[tuple[int, Sequence[str]]]


class Further(NamedTuple):
    """Further answers of a result for the same numbers: `finals` replace the first answers, `others` don't."""

    finals: Answered = ()
    others: Answered = ()


def add_answers(store: ListFile, batch_id: str, sent: SentRange, names: Sequence[str], answers: Answered) -> int:
    """Store a part's answers in one transaction; return how many numbers were answered.

    A part that is joined again replaces its earlier answers; the answers of other parts stay.
    """
    with transaction(store.db):
        return _add(store, batch_id, sent.part, names, answers)


def add_missing(store: ListFile, batch_id: str, part: int, names: Sequence[str], answers: Answered) -> int:
    """Store a part's further answers for numbers that have none, as an earlier fetch had them; return how many."""
    with _within(store):
        return _insert(store, batch_id, part, names, answers)


def settle_further(store: ListFile, batch_id: str, part: int, names: Sequence[str], further: Further) -> int:
    """Replace a part's first answers by its final ones; return how many numbers have two different answers."""
    with _within(store):
        return _settle(store, batch_id, part, names, further)


def _within(store: ListFile) -> AbstractContextManager[object]:
    """Return the transaction under way, which goes on, or a new one."""
    return nullcontext() if store.db.in_transaction else transaction(store.db)


def answers_with(store: ListFile, batch_id: str, part: int, names: Sequence[str]) -> tuple[str, list[str]]:
    """Return the table of a batch's answers and its columns for these names, and note `part` as joined.

    Creates the table and columns that don't exist. For callers that fill the table themselves, within a transaction.
    """
    table = _table(store, batch_id)
    columns = [f"c{place}" for place in _places(store, batch_id, table, names)]
    store.db.execute("INSERT OR IGNORE INTO joined VALUES (?, ?)", (batch_id, part))
    return table, columns


class NewAnswers:
    """Rebuilds all answers of a batch in one transaction; the former ones are there until it ends.

    If the transaction fails or the program is killed, the former answers stay. The same holds for a part that fails.
    """

    def __init__(self, store: ListFile, batch_id: str) -> None:
        self.batch_id = batch_id
        self.store = store

    def __enter__(self) -> Self:
        with ExitStack() as stack:
            stack.enter_context(transaction(self.store.db))
            self._former, self._names = self._put_aside()
            self._stack = stack.pop_all()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is not None:
            self._stack.__exit__(kind, error, trace)
            return
        with self._stack:
            if self._former is not None:
                self.store.db.execute(f"DROP TABLE {answers_table(self._former)}")
                self.store.db.execute("DELETE FROM batches WHERE number = ?", (self._former,))

    @property
    def columns(self) -> tuple[str, ...]:
        """The names of the columns so far."""
        return self.store.result_columns(self.batch_id)

    @property
    def former_parts(self) -> list[int]:
        """The parts that had answers before."""
        if self._former is None:
            return []
        query = f"SELECT DISTINCT part FROM {answers_table(self._former)} ORDER BY part"  # noqa: S608 - a number
        return [row[0] for row in self.store.db.execute(query)]

    def add(self, sent: SentRange, names: Sequence[str], answers: Answered) -> int:
        """Add the answers of one part; return how many numbers no earlier part had answered."""
        db = self.store.db
        db.execute("SAVEPOINT part")
        try:
            added = _add(self.store, self.batch_id, sent.part, names, answers)
        except BaseException:
            if db.in_transaction:  # a full disk may have ended it
                db.execute("ROLLBACK TO part")
                db.execute("RELEASE part")
            raise
        db.execute("RELEASE part")
        return added

    def keep(self, part: int) -> int:
        """Copy a part's former answers; return how many numbers no earlier part has answered."""
        if self._former is None:
            return 0
        former = answers_table(self._former)
        filled = [at for at in range(len(self._names)) if self._says(former, at, part)]
        table = _table(self.store, self.batch_id)
        places = _places(self.store, self.batch_id, table, [self._names[at] for at in filled])
        _join_anew(self.store, self.batch_id, table, part)
        into, these = ("".join(f", c{at}" for at in each) for each in (places, filled))
        copy = f"INSERT OR IGNORE INTO {table} (id, part{into}) SELECT id, part{these} FROM {former} WHERE part = ?"  # noqa: S608 - numbers
        return self.store.db.execute(copy, (part,)).rowcount

    def _says(self, table: str, at: int, part: int) -> bool:
        query = f"SELECT 1 FROM {table} WHERE part = ? AND c{at} <> '' LIMIT 1"  # noqa: S608 - numbers
        return self.store.db.execute(query, (part,)).fetchone() is not None

    def _put_aside(self) -> tuple[int | None, tuple[str, ...]]:
        """Set the former answers aside; return their table's number and column names. The batch then has no answers."""
        db, names = self.store.db, self.columns
        found = db.execute("SELECT number FROM batches WHERE batch = ?", (self.batch_id,)).fetchone()
        db.execute("DELETE FROM result_columns WHERE batch = ?", (self.batch_id,))
        db.execute("DELETE FROM joined WHERE batch = ?", (self.batch_id,))
        db.execute("UPDATE batches SET batch = 'before ' || batch WHERE batch = ?", (self.batch_id,))
        return (found[0] if found else None), names


def _add(store: ListFile, batch_id: str, part: int, names: Sequence[str], answers: Answered) -> int:
    _join_anew(store, batch_id, _table(store, batch_id), part)
    return _insert(store, batch_id, part, names, answers)


def _insert(store: ListFile, batch_id: str, part: int, names: Sequence[str], answers: Answered) -> int:
    table = _table(store, batch_id)
    columns = ["id", "part", *(f"c{place}" for place in _places(store, batch_id, table, names))]
    marks = ", ".join("?" * len(columns))
    insert = f"INSERT OR IGNORE INTO {table} ({', '.join(columns)}) VALUES ({marks})"  # noqa: S608 - constants and numbers
    return store.db.executemany(insert, ((number, part, *values) for number, values in answers)).rowcount


def _settle(store: ListFile, batch_id: str, part: int, names: Sequence[str], further: Further) -> int:
    table, db = _table(store, batch_id), store.db
    columns = [f"c{place}" for place in _places(store, batch_id, table, names)]
    if not columns:
        return 0
    changed, same = (joiner.join(f"{column} = ?" for column in columns) for joiner in (", ", " AND "))
    update = f"UPDATE {table} SET {changed} WHERE id = ? AND part = ?"  # noqa: S608 - constants and numbers
    db.executemany(update, ((*values, number, part) for number, values in further.finals))
    query = f"SELECT COUNT(*) FROM {table} WHERE id = ? AND part = ? AND NOT ({same})"  # noqa: S608 - constants and numbers
    return sum(db.execute(query, (number, part, *values)).fetchone()[0] for number, values in further.others)


def _table(store: ListFile, batch_id: str) -> str:
    """Return the table of the batch's answers; create it with the first of them."""
    found = store.db.execute("SELECT number FROM batches WHERE batch = ?", (batch_id,)).fetchone()
    if found:
        return answers_table(found[0])
    table = answers_table(store.db.execute("INSERT INTO batches (batch) VALUES (?)", (batch_id,)).lastrowid or 0)
    store.db.execute(f"CREATE TABLE {table} (id INTEGER NOT NULL UNIQUE, part INTEGER NOT NULL)")
    return table


def _places(store: ListFile, batch_id: str, table: str, names: Sequence[str]) -> list[int]:
    """Return the place of each name among the batch's columns; append new names."""
    known: dict[str, int] = {name: place for place, name in enumerate(store.result_columns(batch_id))}
    for name in names:
        if name not in known:
            known[name] = len(known)
            store.db.execute("INSERT INTO result_columns VALUES (?, ?, ?)", (batch_id, known[name], name))
            store.db.execute(f"ALTER TABLE {table} ADD COLUMN c{known[name]} TEXT NOT NULL DEFAULT ''")
    return [known[name] for name in names]


def _join_anew(store: ListFile, batch_id: str, table: str, part: int) -> None:
    """Note a part as joined. Delete its former answers only if it was joined: to find them, all answers are read."""
    if not store.db.execute("INSERT OR IGNORE INTO joined VALUES (?, ?)", (batch_id, part)).rowcount:
        store.db.execute(f"DELETE FROM {table} WHERE part = ?", (part,))  # noqa: S608 - a constant and a number


@dataclass(frozen=True, slots=True)
class SentNumbers:
    """The numbers of a task: an index from digits to E.164, and the id of each E.164 number."""

    by_digits: NumberIndex
    ids: dict[str, int]


def sent_numbers(store: ListFile, batch_id: str, sent: SentRange) -> SentNumbers:
    """Return the numbers of one task.

    A list that was read anew has no places for numbers that were sent again; then any number of the country may match.
    """
    ids = store.number_ids(batch_id, sent.country, sent.first, sent.numbers)
    if len(ids) < sent.numbers:
        ids = store.number_ids(batch_id, sent.country, 0, sent.first)
    return SentNumbers(NumberIndex({number[1:]: number for number in ids}, sent.country), ids)
