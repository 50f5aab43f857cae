"""SQLite: write transactions of two connections, and a long statement that is heard and can be ended."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from desktop_app.core.errors import Cancelled, JournalBusy
from desktop_app.storage.sqlite.database import connect, transaction
from desktop_app.storage.sqlite.watching import watched


def test_what_a_transaction_has_read_nobody_changes_before_it_writes(tmp_path: Path) -> None:
    with closing(connect(tmp_path / "a.sqlite")) as one, closing(connect(tmp_path / "a.sqlite")) as other:
        one.execute("CREATE TABLE counts (value INTEGER)")
        one.execute("INSERT INTO counts VALUES (1)")
        other.execute("PRAGMA busy_timeout = 50")

        def add(connection: object) -> None:
            with transaction(connection) as db:  # type: ignore[arg-type]
                (value,) = db.execute("SELECT value FROM counts").fetchone()
                db.execute("UPDATE counts SET value = ?", (value + 1,))

        # GIVEN a transaction that has read, and hasn't written yet
        with transaction(one):
            (read,) = one.execute("SELECT value FROM counts").fetchone()
            # WHEN another program would change what was read THEN it waits for its turn
            with pytest.raises(JournalBusy):
                add(other)
            one.execute("UPDATE counts SET value = ?", (read + 1,))
        add(other)
        assert one.execute("SELECT value FROM counts").fetchone()[0] == 3


def test_a_transaction_that_fails_leaves_nothing_and_the_next_one_works(tmp_path: Path) -> None:
    with closing(connect(tmp_path / "a.sqlite")) as db:
        db.execute("CREATE TABLE counts (value INTEGER)")
        with pytest.raises(ZeroDivisionError), transaction(db):  # noqa: PT012 - what was written before it matters
            db.execute("INSERT INTO counts VALUES (1)")
            raise ZeroDivisionError
        assert not db.in_transaction
        with transaction(db):
            db.execute("INSERT INTO counts VALUES (2)")
        assert db.execute("SELECT value FROM counts").fetchall()[0][0] == 2


# --- a long statement of SQLite is heard, and can be ended ---


COUNT = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {}) SELECT COUNT(*) FROM n"


@pytest.fixture
def db() -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(":memory:")) as opened:
        yield opened


def test_a_long_statement_is_heard_and_goes_on(db: sqlite3.Connection) -> None:
    beats: list[int] = []
    with watched(db, lambda: beats.append(1)):
        assert db.execute(COUNT.format(300_000)).fetchone() == (300_000,)
    assert beats


def test_what_a_beat_raises_ends_it(db: sqlite3.Connection) -> None:
    def give_up() -> None:
        raise Cancelled

    with pytest.raises(Cancelled), watched(db, give_up):
        db.execute(COUNT.format(10**12)).fetchone()
    assert db.execute(COUNT.format(300_000)).fetchone() == (300_000,)  # the connection is sound, and nobody listens


def test_faults_of_its_own_stay_what_they_are(db: sqlite3.Connection) -> None:
    with pytest.raises(sqlite3.OperationalError, match="no such table"), watched(db, lambda: None):
        db.execute("SELECT * FROM gone")
