"""Erases tasks of the local service from the disk, running or not, so that deleted data is really gone.

The API document has no endpoint for this, so it works on the store itself, beside any process that serves it. If a
worker is answering such a task, it no longer finds the task, as if another process had been quicker.
"""

from __future__ import annotations

import logging
import re
import sqlite3
import time
from collections.abc import Collection
from contextlib import closing
from pathlib import Path

from desktop_app.core.errors.held_files import delete_file
from desktop_app.local_service.database import Database, StoreNewer
from desktop_app.local_service.settings import FOLDER, ServiceSettings
from desktop_app.local_service.tasks import ENDED, delete_task

log = logging.getLogger(__name__)

_ID = re.compile(r"t_[\w-]+", re.ASCII)
_FRESH = 86_400  # seconds; an unnamed younger task may be on its way to somebody who has paid for it
_LARGE = 512 * 1024 * 1024  # bytes; a larger store isn't rewritten, its deleted rows are overwritten in place


def erase(home: Path, tasks: Collection[str], kept: Collection[str] | None = None) -> bool:
    """Delete these tasks, by their ids, with numbers, answers and result files; the ledger keeps its entries.

    `kept`: of the tasks that ended a day ago or more only these stay; None: all but `tasks`. Return False if the store
    can't be used now, or another process reads from it: then it has to be done again.
    """
    settings = ServiceSettings(home / FOLDER)
    if not settings.store.exists() or (not tasks and kept is None):
        return True
    try:
        with closing(Database(settings.store)) as database:
            gone, left = _deleted(database, tasks, kept)
        _delete_files(settings.results, {*tasks, *gone}, None if kept is None else left)
        return _compacted(settings.store)
    except (sqlite3.Error, OSError, StoreNewer) as error:
        log.warning("the local service's store can't be erased yet: %s", type(error).__name__)
        return False


def _deleted(database: Database, tasks: Collection[str], kept: Collection[str] | None) -> tuple[set[str], set[str]]:
    """Delete the rows. Return the ids of the deleted tasks, and of those that are left."""
    named, stay, before = set(tasks), None if kept is None else set(kept), time.time() - _FRESH
    with database.write() as tx:
        found = tx.execute("SELECT seq, id, state, updated_at FROM tasks").fetchall()
        doomed = {
            task_id: seq
            for seq, task_id, state, at in found
            if task_id in named or (stay is not None and state in ENDED and task_id not in stay and at < before)
        }
        for seq in doomed.values():
            delete_task(tx, seq)
    return set(doomed), {task_id for _, task_id, _, _ in found} - set(doomed)


def _delete_files(folder: Path, tasks: Collection[str], left: set[str] | None) -> None:
    """Delete the tasks' result files. With `left`, also delete files of tasks not in it, unless younger than a day."""
    for task_id in filter(_ID.fullmatch, tasks):
        for file in folder.glob(f"{task_id}.*"):
            delete_file(file)
    if left is not None:
        for file in folder.glob("t_*"):
            if file.name.partition(".")[0] not in left and _old(file):
                delete_file(file)


def _old(file: Path) -> bool:
    try:
        return file.stat().st_mtime < time.time() - _FRESH
    except FileNotFoundError:  # another process was quicker
        return False


def _compacted(store: Path) -> bool:
    """Rewrite the file without the deleted rows, unless it is large, and empty its log. Return False if it was busy.

    It takes a second for each 100 MB. SQLite's temporary data is in files: in memory it would be as large as the store.
    """
    with closing(sqlite3.connect(store, timeout=15.0, isolation_level=None)) as connection:
        if store.stat().st_size < _LARGE:
            connection.execute("VACUUM")
        connection.execute("PRAGMA busy_timeout = 200")  # while it waits for readers, nobody can write
        busy: int = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
    return not busy
