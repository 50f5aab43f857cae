"""Reports progress while SQLite works on one long statement."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager

# Virtual machine steps between two calls: some milliseconds.
_STEPS = 200_000


@contextmanager
def watched(db: sqlite3.Connection, beat: Callable[[], None]) -> Iterator[None]:
    """Call `beat` now and then while a statement of `db` runs; if `beat` raises, end the statement and raise that."""
    raised: list[BaseException] = []

    def heard() -> bool:
        try:
            beat()
        except BaseException as error:  # noqa: BLE001 - SQLite would only say that it was interrupted
            raised.append(error)
        return bool(raised)

    db.set_progress_handler(heard, _STEPS)
    try:
        yield
    except sqlite3.OperationalError:
        if raised:
            raise raised[0] from None
        raise
    finally:
        db.set_progress_handler(None, 0)
