"""Reads and writes checks: the journal's own, and with the same table those that a long list keeps beside it."""

from __future__ import annotations

import json
import sqlite3
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import fields, replace
from datetime import datetime
from typing import Any

from desktop_app.core.batches.checks import SETTLED, CheckEntry, CheckEvent, CheckMade, CheckState, after
from desktop_app.storage.sqlite.columns import from_column, insert, message_of, to_column, to_json, update
from desktop_app.storage.sqlite.database import transaction

_NAMES = tuple(field.name for field in fields(CheckEntry))
_COLUMNS = ", ".join((*_NAMES, "message_parts"))
_MAY_CHANGE = frozenset({"answer", "remaining", "message"})
_CHANGED = _MAY_CHANGE | {"state", "at"}
# A range of places of a list: batch, country, first place, and the first one behind it.
_PLACES = "batch_id = ? AND batch_id <> '' AND country = ? AND place >= ? AND place < ?"


class Checks:
    """The checks of a database; every change is one transaction, on disk when the call returns."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        # Held by the thread that writes: what another one writes meanwhile is a transaction of its own.
        self._writing = threading.RLock()
        self._within = False

    def together(self, changes: Sequence[Callable[[], CheckEntry]]) -> list[CheckEntry]:
        """Make several changes in one transaction, in whichever thread this is called; return what each returned."""
        with self._transaction():
            return [change() for change in changes]

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        with self._writing:
            if self._within:
                yield
                return
            with transaction(self._db):
                self._within = True
                try:
                    yield
                finally:
                    self._within = False

    def add(self, entry: CheckEntry) -> CheckEntry:
        """Store a check in its state and return it with its new id. A place of a list has one check at most."""
        with self._transaction():
            number = insert(self._db, "checks", _stored(entry, [name for name in _NAMES if name != "id"]))
        return replace(entry, id=number)

    def record(self, entry: CheckEntry, event: CheckEvent, at: datetime, **changes: Any) -> CheckEntry:
        """Move a check to the state that follows its state in the journal, with `changes` to its fields."""
        if unknown := changes.keys() - _MAY_CHANGE:
            raise TypeError(f"no such field: {', '.join(sorted(unknown))}")
        with self._transaction():
            row = self._db.execute("SELECT state FROM checks WHERE id = ?", (entry.id,)).fetchone()
            if row is None:
                raise KeyError(entry.id)
            moved = replace(entry, state=after(CheckState(row[0]), event), at=at, **changes)
            update(self._db, "checks", entry.id, _stored(moved, ("state", "at", *changes)), _CHANGED)
        return moved

    def single(self, base_url: str | None = None, most: int = 200) -> list[CheckEntry]:
        """Return the single checks that left this machine or are about to, newest first, without deleted ones."""
        kept = "batch_id = '' AND number <> '' AND state <> ?1"
        return self._found(
            f"{kept} AND (?2 IS NULL OR base_url = ?2) ORDER BY id DESC LIMIT ?3",
            CheckState.UNSENT.value,
            base_url,
            most,
        )

    def made(self, base_url: str, most: int = 10_000) -> list[CheckMade]:
        """Return the newest single checks that may have been charged, deleted ones included."""
        query = """SELECT at, product, state FROM checks WHERE batch_id = '' AND base_url = ? AND state IN (?, ?)
            ORDER BY id DESC LIMIT ?"""
        values = (base_url, CheckState.ANSWERED.value, CheckState.UNKNOWN.value, most)
        found = self._db.execute(query, values)
        return [CheckMade(from_column("at", at), product, CheckState(state)) for at, product, state in found]

    def forget(self, ids: Iterable[int]) -> None:
        """Blank the number, answer and message of single checks; keep that and when they were made.

        Leaves a check under way as it is. The old values are zeroed in the file, but not yet in its log and copies.
        """
        blank = f"""UPDATE checks SET number = '', answer = '{{}}', message = '', message_parts = NULL,
            remaining = NULL, country = ''
            WHERE id = ? AND batch_id = '' AND state IN ({", ".join("?" * len(SETTLED))})"""  # noqa: S608 - marks
        states = [state.value for state in SETTLED]
        with self._transaction():
            self._db.executemany(blank, [(each, *states) for each in ids])

    def forget_unsent(self, before: datetime) -> None:
        """Delete single checks that were given up before they were sent, and that nobody sees."""
        with self._transaction():
            query = "DELETE FROM checks WHERE batch_id = '' AND state = ? AND at < ?"
            self._db.execute(query, (CheckState.UNSENT.value, to_column(before)))

    def take_back_unsent(self, batch_id: str, country: str, first: int, numbers: int) -> None:
        """Delete the checks in a range of a batch's places that never left: other numbers may get these places."""
        query = f"DELETE FROM checks WHERE {_PLACES} AND state = ?"  # noqa: S608 - constants
        with self._transaction():
            self._db.execute(query, (batch_id, country, first, first + numbers, CheckState.UNSENT.value))

    def of_places(self, batch_id: str, country: str, first: int, numbers: int) -> list[CheckEntry]:
        """Return the checks of a range of a batch's places, in order; a place whose check hasn't begun has none."""
        return self._found(f"{_PLACES} ORDER BY place", batch_id, country, first, first + numbers)

    def states(self, batch_id: str, country: str, first: int, numbers: int) -> dict[int, CheckState]:
        """Return the states of the checks that were begun in a range of a batch's places, by place and in order."""
        query = f"SELECT place, state FROM checks WHERE {_PLACES} ORDER BY place"  # noqa: S608 - constants
        found = self._db.execute(query, (batch_id, country, first, first + numbers))
        return {place: CheckState(state) for place, state in found}

    def unsettled(self, batch_id: str, country: str, first: int, numbers: int) -> list[CheckEntry]:
        """Return the checks in a range of a batch's places that were begun and aren't in a final state."""
        where = f"{_PLACES} AND state IN (?, ?) ORDER BY place"
        open_states = (CheckState.SENDING.value, CheckState.UNSENT.value)
        return self._found(where, batch_id, country, first, first + numbers, *open_states)

    def under_way(self, batch_id: str = "") -> list[CheckEntry]:
        """Return the checks of a batch ("" for single checks) that are in state `sending`."""
        return self._found("batch_id = ? AND state = 'sending' ORDER BY id", batch_id)  # as in the index

    def in_doubt(self, batch_id: str) -> int:
        """Count the distinct numbers that have a check in state `unknown` and no answer."""
        query = """SELECT COUNT(DISTINCT number) FROM checks WHERE batch_id = ?1 AND batch_id <> '' AND state = ?2
            AND number NOT IN (SELECT number FROM checks WHERE batch_id = ?1 AND batch_id <> '' AND state = ?3)"""
        values = (batch_id, CheckState.UNKNOWN.value, CheckState.ANSWERED.value)
        found: int = self._db.execute(query, values).fetchone()[0]
        return found

    def _found(self, where: str, *values: object) -> list[CheckEntry]:
        query = f"SELECT {_COLUMNS} FROM checks WHERE {where}"  # noqa: S608 - names of our class, and the above
        return [_entry(row) for row in self._db.execute(query, values)]


def _stored(entry: CheckEntry, names: Iterable[str]) -> dict[str, Any]:
    return {name: to_json(entry.answer) if name == "answer" else getattr(entry, name) for name in names}


def _entry(row: sqlite3.Row) -> CheckEntry:
    values = {name: from_column(name, row[name]) for name in _NAMES}
    told = {"answer": json.loads(row["answer"]), "state": CheckState(row["state"]), "message": message_of(row)}
    return CheckEntry(**{**values, **told})
