"""Tasks of the local service taken off the disk, whether it runs just now or not: what was deleted is really gone.

The document has no endpoint for it, so it is done to the store itself, beside any process that serves it; a task that
is being answered just then isn't found any more, which its worker takes for somebody else having been quicker.
"""

from __future__ import annotations

import logging
import re
import sqlite3
from collections.abc import Collection
from contextlib import closing
from pathlib import Path

from desktop_app.local_service.database import Database, StoreNewer
from desktop_app.local_service.settings import FOLDER, ServiceSettings
from desktop_app.local_service.tasks import ENDED, delete_task

log = logging.getLogger(__name__)

_ID = re.compile(r"t_[\w-]+", re.ASCII)


def erase(home: Path, tasks: Collection[str], kept: Collection[str] | None = None) -> bool:
    """Delete these tasks, by their ids, with numbers, answers and result files; the ledger keeps its entries.

    `kept`: of the tasks that have ended these stay, and no others; None: all but `tasks`. False where the store can't
    be used just now, or another process reads from it: then it has to be done again.
    """
    settings = ServiceSettings(home / FOLDER)
    if not settings.store.exists() or (not tasks and kept is None):
        return True
    try:
        with closing(Database(settings.store)) as database:
            left = _deleted(database, tasks, kept)
        _delete_files(settings.results, tasks, None if kept is None else left)
        return _compacted(settings.store)
    except (sqlite3.Error, OSError, StoreNewer) as error:
        log.warning("the local service's store can't be erased yet: %s", type(error).__name__)
        return False


def _deleted(database: Database, tasks: Collection[str], kept: Collection[str] | None) -> set[str]:
    """Delete the rows; the ids of the tasks that are left."""
    gone, stay = set(tasks), None if kept is None else set(kept)
    with database.write() as tx:
        found = tx.execute("SELECT seq, id, state FROM tasks").fetchall()
        doomed = [
            (seq, task_id)
            for seq, task_id, state in found
            if task_id in gone or (stay is not None and state in ENDED and task_id not in stay)
        ]
        for seq, _ in doomed:
            delete_task(tx, seq)
    return {task_id for _, task_id, _ in found} - {task_id for _, task_id in doomed}


def _delete_files(folder: Path, tasks: Collection[str], left: set[str] | None) -> None:
    """`left`: files of no other task stay."""
    for task_id in filter(_ID.fullmatch, tasks):
        for file in folder.glob(f"{task_id}.*"):
            file.unlink(missing_ok=True)
    if left is not None:
        for file in folder.glob("t_*"):
            if file.name.partition(".")[0] not in left:
                file.unlink(missing_ok=True)


def _compacted(store: Path) -> bool:
    """The file written anew without what was deleted, and its log emptied: a second for each 100 MB."""
    with closing(sqlite3.connect(store, timeout=15.0, isolation_level=None)) as connection:
        connection.execute("PRAGMA temp_store = MEMORY")
        connection.execute("VACUUM")
        connection.execute("PRAGMA busy_timeout = 200")  # while it waits for readers nobody can write
        busy: int = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
    return not busy
