"""Erases deleted rows from the disk: from the journal's free pages, its log and its copies."""

from __future__ import annotations

import logging
import shutil
import sqlite3
from pathlib import Path

from desktop_app.core.errors import DialproofError
from desktop_app.storage.sqlite.database import Store, compact

log = logging.getLogger(__name__)


def erase(journal: Store) -> bool:
    """Erase all traces of deleted rows; return False if another program holds that up or the disk refuses."""
    try:
        compacted = compact(journal.path)
        journal.guard.renew()
    except (sqlite3.Error, DialproofError) as error:
        log.warning("what was deleted can't be erased from the journal yet: %s", error)
        return False
    return compacted


def erase_damaged(home: Path) -> bool:
    """Delete the damaged journals that were moved aside; return True if none is left."""
    for folder in home.glob("damaged-*"):
        shutil.rmtree(folder, ignore_errors=True)
    return no_damaged(home)


def no_damaged(home: Path) -> bool:
    """Return True if the data folder has no damaged journal."""
    return next(home.glob("damaged-*"), None) is None
