"""Proves what was suppressed in a list: each row of a number with its suppression lists, also those of before.

`suppressed_formerly` in `list.sqlite` has what no longer applies, since a suppression list was deleted, switched off
or replaced by another file: the number's id, the place of the suppression list in `FORMER` of `meta`, the second since
when it was there, and until when. It is written from the marks of then, as soon as the list was numbered for a batch.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass

from desktop_app.core.results.suppression import Since, SuppressionMarks, day_of, since_epoch
from desktop_app.storage.lists.file import ListFile
from desktop_app.storage.lists.sql import SUPPRESSED, batch_sql
from desktop_app.storage.lists.view import marks_in
from desktop_app.storage.sqlite.columns import to_json

FORMER = "former suppression"
_FORMERLY = "suppressed_formerly"
_DAY = 86_400
_TABLE = f"""CREATE TABLE IF NOT EXISTS {_FORMERLY} (
    id INTEGER, list INTEGER, since INTEGER NOT NULL, until INTEGER NOT NULL, PRIMARY KEY (id, list)) WITHOUT ROWID"""


@dataclass(frozen=True, slots=True)
class Proof:
    """A row whose number is or was suppressed: the suppression list, its purpose, since when, and until when or ""."""

    e164: str
    row: int
    name: str
    purpose: str
    since: str
    until: str


@dataclass(frozen=True, slots=True)
class FormerList:
    """A suppression list that no longer applies, and the last second until which it did to `numbers` of this list."""

    name: str
    purpose: str
    numbers: int
    until: str


def keep_former(db: sqlite3.Connection, marks: SuppressionMarks, until: Mapping[str, int], now: int) -> None:
    """Keep what is marked and won't be any more, before the marks give way to `marks`, found in `temp.found`.

    `until`: when suppression lists were deleted, by their id; of others it is `now`. A list that was never numbered
    for a batch has nothing to prove.
    """
    if db.execute("SELECT 1 FROM numbers LIMIT 1").fetchone() is None:
        return
    db.execute(_TABLE)
    stored = _former(db)
    places = {applied.id: place for place, applied in enumerate(marks.lists)}
    for was, applied in enumerate(marks_in(db).lists):
        at = next((at for at, (known, _, _) in enumerate(stored) if known == applied.id), len(stored))
        values = {"was": was, "is": places.get(applied.id), "at": at, "until": until.get(applied.id, now)}
        gone = f"""INSERT OR REPLACE INTO {_FORMERLY} SELECT id, :at, since, :until FROM {SUPPRESSED} AS was
            WHERE list = :was AND NOT EXISTS (SELECT 1 FROM temp.found WHERE id = was.id AND list = :is)"""  # noqa: S608 - constants
        if db.execute(gone, values).rowcount:
            stored[at : at + 1] = [(applied.id, applied.name, applied.purpose)]
    for at, (known, _, _) in enumerate(stored):
        again = f"""DELETE FROM {_FORMERLY} WHERE list = ? AND EXISTS
            (SELECT 1 FROM temp.found WHERE id = {_FORMERLY}.id AND list = ?)"""  # noqa: S608 - constants
        db.execute(again, (at, places.get(known)))
    db.execute("INSERT OR REPLACE INTO meta VALUES (?, ?)", (FORMER, to_json(stored)))


def _former(db: sqlite3.Connection) -> list[tuple[str, str, str]]:
    """Return the suppression lists of before by their place: id, name and purpose."""
    found = db.execute("SELECT value FROM meta WHERE name = ?", (FORMER,)).fetchone()
    return [(known, name, purpose) for known, name, purpose in json.loads(found[0])] if found else []


def former_lists(store: ListFile) -> list[FormerList]:
    """Return the suppression lists that no longer apply and have left a trace in this list."""
    stored = _former(store.db)
    if not stored:
        return []
    found = store.db.execute(f"SELECT list, COUNT(*), MAX(until) FROM {_FORMERLY} GROUP BY list ORDER BY list")  # noqa: S608 - a constant
    return [FormerList(stored[at][1], stored[at][2], count, moment_of(until)) for at, count, until in found]


def marked_since(store: ListFile) -> dict[int, Since]:
    """Return since when the numbers of a list are suppressed, by the places of the suppression lists that have any."""
    if not any(store.marks.each):
        return {}
    found = store.db.execute(f"SELECT list, MIN(since), MAX(since) FROM {SUPPRESSED} GROUP BY list")  # noqa: S608 - a constant
    return {place: Since(since_epoch(first), since_epoch(last)) for place, first, last in found}


def proofs(store: ListFile) -> Iterator[Proof]:
    """Yield each row of a suppressed number, once for each suppression list that it is or was on, in order."""
    lists, stored = store.marks.lists, _former(store.db)
    sql = batch_sql(store.db, "", several=store.several)
    marked = [f"SELECT id, list, since, NULL AS until FROM {SUPPRESSED}"] if lists else []  # noqa: S608 - constants
    marked += [f"SELECT id, list, since, until FROM {_FORMERLY}"] if stored else []  # noqa: S608 - constants
    tables = ["rows", *(["row_numbers"] if store.several else [])]
    alone = "AND rows.row NOT IN (SELECT row FROM row_numbers)" if store.several else ""
    found = [
        f"""SELECT {of}.e164, {of}.row, marked.list, marked.since, marked.until FROM {of}
            CROSS JOIN ({each}) AS marked ON marked.id = {sql.number_id(of)}
            WHERE {of}.e164 <> '' {alone if of == "rows" else ""}"""  # noqa: S608 - constants
        for of in tables
        for each in marked
    ]
    if not found:
        return
    with closing(store.db.cursor()) as cursor:
        for e164, row, place, since, until in cursor.execute(f"{' UNION ALL '.join(found)} ORDER BY 2, 1, 5, 3"):
            name, purpose = lists[place][1:3] if until is None else stored[place][1:]
            yield Proof(e164, row, name, purpose, moment_of(since), "" if until is None else moment_of(until))


def moment_of(seconds: int) -> str:
    """Return a moment as files have it: “2026-03-01 09:30 UTC”; a date of a person's own file has no time."""
    return f"{since_epoch(seconds):%Y-%m-%d %H:%M} UTC" if seconds % _DAY else day_of(seconds)
