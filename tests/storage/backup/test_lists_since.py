"""Lists that may have been sent, looked at while a journal is restored."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from desktop_app.core.batches.restoration import PerhapsSent
from desktop_app.storage.backup.recovery import lists_since
from desktop_app.storage.journal.journal import Journal


def test_a_damaged_list_is_named_by_its_folder(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "journal.sqlite")
    for name, content in (("empty", b""), ("torn", b"SQLite format 3\0" + b"\xff" * 5_000)):
        (tmp_path / "lists" / name).mkdir(parents=True)
        (tmp_path / "lists" / name / "list.sqlite").write_bytes(content)
    other = tmp_path / "lists" / "other" / "list.sqlite"
    other.parent.mkdir()
    db = sqlite3.connect(other)
    db.execute("CREATE TABLE meta (name, value)")
    db.commit()
    db.close()
    found = lists_since(tmp_path / "lists", journal)
    assert found == tuple(PerhapsSent(name, "") for name in ("empty", "other", "torn"))
    journal.close()
