"""Reads and writes the runs of recipes in the journal's database."""

from __future__ import annotations

import hashlib
import json
import os
import sqlite3
import sys
from collections.abc import Iterator
from dataclasses import fields, replace
from datetime import datetime
from typing import Any

from desktop_app.core.recipes.runs import HALTED, OPEN, Cause, RunFigures, RunRecord, RunState
from desktop_app.core.service.settings import Setting
from desktop_app.storage.sqlite.columns import from_column, insert, message_of, to_json, update
from desktop_app.storage.sqlite.database import transaction

_NAMES = tuple(each.name for each in fields(RunRecord))
_SUMS = ("figures", "so_far")
_CHANGED = frozenset(_NAMES) - {"id", "recipe"}  # the recipe may be renamed while it runs
_AT_A_TIME = 100
# What is told of a run no longer, once all of it is deleted.
_UNTOLD = "file = '', size = 0, changed = 0, message = '', message_parts = NULL, figures = NULL, so_far = NULL"
_OPEN, _HALTED = (", ".join(f"'{state.value}'" for state in sorted(states)) for states in (OPEN, HALTED))


class RecipeRunLog:
    """The runs of recipes; every call is one transaction, on disk when it returns."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def add(self, record: RunRecord) -> RunRecord:
        """Store a run, and return it with its new id."""
        with transaction(self._db):
            values = _stored(record)
            number = insert(self._db, "recipe_runs", {name: values[name] for name in _NAMES if name != "id"})
        return replace(record, id=number)

    def save(self, record: RunRecord) -> RunRecord:
        """Store what has become of a run, and return it; one whose list was deleted meanwhile stays deleted.

        Raise `KeyError` if there is no such run.
        """
        values = _stored(record)
        with transaction(self._db):
            if (now := self.get(record.id)) is not None and now.state is RunState.DELETED:
                return now
            update(self._db, "recipe_runs", record.id, {name: values[name] for name in _CHANGED}, _CHANGED)
        return record

    def get(self, number: int) -> RunRecord | None:
        """Return the run with an id; None if it was deleted."""
        row = self._db.execute("SELECT * FROM recipe_runs WHERE id = ?", (number,)).fetchone()
        return _run_of(row) if row else None

    def with_content(self, recipe: str, digest: str) -> list[RunRecord]:
        """Return the runs of a recipe with files of this content, the newest first."""
        query = "SELECT * FROM recipe_runs WHERE recipe = ? AND digest = ? ORDER BY id DESC"
        return [_run_of(row) for row in self._db.execute(query, (recipe, digest))]

    def every(self, recipe: str, most: int = 10_000, before: int = sys.maxsize) -> list[RunRecord]:
        """Return the newest runs of a recipe, the newest first; `before`: those with a lower id alone."""
        query = "SELECT * FROM recipe_runs WHERE recipe = ? AND id < ? ORDER BY id DESC LIMIT ?"
        return [_run_of(row) for row in self._db.execute(query, (recipe, before, most))]

    def newest_first(self, recipe: str, before: int = sys.maxsize) -> Iterator[RunRecord]:
        """Yield the runs of a recipe as `every` has them, read as they are asked for: mostly the first ones do."""
        while part := self.every(recipe, _AT_A_TIME, before):
            yield from part
            before = part[-1].id

    def unfinished(self, recipe: str) -> list[RunRecord]:
        """Return the runs of a recipe that lack results and can be carried on, the oldest first."""
        query = f"""SELECT * FROM recipe_runs WHERE recipe = ?
            AND (state IN ({_OPEN}) OR (batch_id <> '' AND figures IS NULL)) ORDER BY id"""  # noqa: S608 - constants
        return [_run_of(row) for row in self._db.execute(query, (recipe,))]

    def halted(self, recipe: str) -> list[RunRecord]:
        """Return the runs of a recipe that ended without results, the oldest first.

        Those that a later run of the same file, or of the same content, has followed are left out.
        """
        later = f"""SELECT 1 FROM recipe_runs AS later WHERE later.recipe = run.recipe AND later.id > run.id
            AND (later.file = run.file
                OR (run.digest <> '' AND later.digest = run.digest AND later.state <> '{RunState.SAME.value}'))"""  # noqa: S608 - constants
        query = f"""SELECT * FROM recipe_runs AS run WHERE recipe = ? AND state IN ({_HALTED})
            AND NOT EXISTS ({later}) ORDER BY id"""  # noqa: S608 - constants
        return [_run_of(row) for row in self._db.execute(query, (recipe,))]

    def taken(self, recipe: str) -> set[tuple[str, int, int]]:
        """Return path (`path_key`), size and time of the files that a recipe was run with."""
        rows = self._db.execute("SELECT file, size, changed FROM recipe_runs WHERE recipe = ?", (recipe,))
        return {(path_key(file), size, changed) for file, size, changed in rows}

    def outputs(self) -> set[str]:
        """Return the paths (`path_key`) that runs have written, or are going to; of deleted lists their digests."""
        query = "SELECT DISTINCT paths.value FROM recipe_runs, json_each(recipe_runs.outputs) AS paths"
        return {path_key(path) for (path,) in self._db.execute(query)}

    def newest(self, most: int) -> list[RunRecord]:
        """Return the newest runs of all recipes, the newest first."""
        return [_run_of(row) for row in self._db.execute("SELECT * FROM recipe_runs ORDER BY id DESC LIMIT ?", (most,))]

    def of_batch(self, batch_id: str) -> RunRecord | None:
        """Return the last run that has a batch; None if no recipe sent it."""
        row = self._db.execute(
            "SELECT * FROM recipe_runs WHERE batch_id = ? AND batch_id <> '' ORDER BY id DESC", (batch_id,)
        ).fetchone()
        return _run_of(row) if row else None

    def rename(self, recipe: str, to: str) -> None:
        """Give the runs of a recipe its new name, and what was corrected for them."""
        digests = {each.digest for each in self.newest_first(recipe) if each.digest}
        keys = [(corrected_key(to, digest), corrected_key(recipe, digest)) for digest in digests]
        with transaction(self._db):
            self._db.execute("UPDATE recipe_runs SET recipe = ? WHERE recipe = ?", (to, recipe))
            self._db.executemany("UPDATE OR REPLACE settings SET name = ? WHERE name = ?", keys)

    def forget(self, batch_id: str) -> None:
        """Delete what is told of a deleted batch, within the caller's transaction.

        The digest of its file stays, and those of the paths that were written: whoever finds one of these files in a
        watched folder mustn't pay for it again.
        """
        if not batch_id:
            return
        rows = self._db.execute("SELECT id, outputs FROM recipe_runs WHERE batch_id = ?", (batch_id,)).fetchall()
        for number, outputs in rows:
            query = f"UPDATE recipe_runs SET state = ?, {_UNTOLD}, outputs = ?, batch_id = '' WHERE id = ?"  # noqa: S608 - constants
            digests = to_json([digest_of(path) for path in json.loads(outputs)])
            self._db.execute(query, (RunState.DELETED.value, digests, number))

    def clear(self) -> None:
        """Delete all runs that have ended without a batch, and what was corrected for them.

        The others go with their batch. The digest of a file that a person has left as it is stays, too.
        """
        with transaction(self._db):
            kept = (RunState.DELETED.value, RunState.LEFT.value)
            ended = f"batch_id = '' AND state NOT IN (?, ?) AND state NOT IN ({_OPEN})"
            self._db.execute(f"DELETE FROM recipe_runs WHERE {ended}", kept)  # noqa: S608 - constants
            self._db.execute(f"UPDATE recipe_runs SET {_UNTOLD} WHERE state = ?", kept[1:])  # noqa: S608 - constants
        self.forget_corrected()

    def forget_corrected(self, before: datetime | None = None) -> None:
        """Delete what was corrected for runs before that moment, or at any time, but for those under way."""
        begin, earlier = Setting.RUN_CORRECTED.of(""), "" if before is None else before.isoformat()
        open_ones = self._db.execute(f"SELECT recipe, digest FROM recipe_runs WHERE state IN ({_OPEN})")  # noqa: S608 - constants
        needed = {corrected_key(*each) for each in open_ones}
        query = "SELECT name, json_extract(value, '$.at') AS at FROM settings WHERE substr(name, 1, ?) = ?"
        found = self._db.execute(query, (len(begin), begin)).fetchall()
        gone = [(name,) for name, at in found if name not in needed and (not earlier or at is None or at < earlier)]
        if gone:
            with transaction(self._db):
                self._db.executemany("DELETE FROM settings WHERE name = ?", gone)


def corrected_key(recipe: str, digest: str) -> str:
    """Return the name of the setting with what was corrected before a recipe's run with a content."""
    return Setting.RUN_CORRECTED.of(f"{digest} of {recipe}")


def path_key(path: str) -> str:
    """Return what the spellings of a path have in common: on Windows they may differ in case and in slashes."""
    return os.path.normcase(path)


def digest_of(path: str) -> str:
    """Return what stays of the path of a deleted list's file, however that is spelled."""
    return hashlib.sha256(path_key(path).encode()).hexdigest()


def _stored(record: RunRecord) -> dict[str, Any]:
    values = {name: getattr(record, name) for name in _NAMES}
    sums = {name: None if values[name] is None else to_json(values[name].as_saved()) for name in _SUMS}
    return {**values, "outputs": to_json(list(record.outputs)), **sums}


def _run_of(row: sqlite3.Row) -> RunRecord:
    values = {name: from_column(name, row[name]) for name in _NAMES}
    told = {
        "cause": Cause(row["cause"]),
        "state": RunState(row["state"]),
        "message": message_of(row),
        "outputs": () if row["state"] == RunState.DELETED else tuple(json.loads(row["outputs"])),
        **{name: None if row[name] is None else RunFigures.from_saved(json.loads(row[name])) for name in _SUMS},
    }
    return RunRecord(**{**values, **told})
