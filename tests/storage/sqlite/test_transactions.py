"""Write transactions of two connections to one file, as two programs have them."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from desktop_app.core.errors import JournalBusy
from desktop_app.storage.sqlite.database import connect, transaction


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
