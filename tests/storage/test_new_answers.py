"""While results are read otherwise: who reads the list sees one state of it, and what fails changes nothing."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from desktop_app.core.attempts import Attempts
from desktop_app.core.errors import DiskFull
from desktop_app.core.list_row import RowFilter
from desktop_app.storage.list_answers import NewAnswers
from desktop_app.storage.list_file import ListFile
from desktop_app.storage.list_queries import AnsweredList
from desktop_app.storage.list_unanswered import unanswered

from .filled import BATCH, RESULT_COLUMNS, SENT, Filled

READERS: dict[str, Callable[[ListFile], object]] = {
    "rows": lambda store: store.rows([2, 3], BATCH, SENT),
    "answered": lambda store: store.answered(BATCH),
    "unanswered": lambda store: unanswered(store, BATCH, Attempts(SENT, (), (), (), {})),
    "select": lambda store: list(AnsweredList(store, BATCH, SENT).select(RowFilter(sort="result:0"))),
    "tally": lambda store: AnsweredList(store, BATCH, SENT).tally(0),
}


@pytest.mark.parametrize("reader", READERS)
def test_a_table_of_answers_stays_until_it_was_read(reader: str, tmp_path: Path) -> None:
    filled = Filled(tmp_path / "list")
    with ListFile(filled.folder) as store:
        before = READERS[reader](store)
    # GIVEN another process that is through with reading the results otherwise just when their table is about to be read
    ended = 0

    def meanwhile(_action: int, table: str | None, *_: str | None) -> int:
        nonlocal ended
        if str(table).startswith("answers_") and not ended:
            ended = 1
            with ListFile(filled.folder, writable=True) as other, NewAnswers(other, BATCH) as anew:
                assert [anew.keep(part) for part in anew.former_parts] == [3, 1]
        return sqlite3.SQLITE_OK

    with ListFile(filled.folder) as store:
        store.db.set_authorizer(meanwhile)
        # THEN what is asked has its answer
        assert READERS[reader](store) == before
        assert ended
    # AND whoever comes next has the new ones
    with ListFile(filled.folder) as store:
        assert (store.reading(BATCH), READERS[reader](store)) == (2, before)


def test_a_disk_that_is_full_half_way_is_called_so_and_changes_nothing(tmp_path: Path) -> None:
    filled = Filled(tmp_path / "list")
    many = ((number, ("x" * 200, "y")) for number in range(10_000))
    with ListFile(filled.folder, writable=True) as store:
        # GIVEN room for the first of the new answers
        pages = store.db.execute("PRAGMA page_count").fetchone()[0]
        store.db.execute(f"PRAGMA max_page_count = {pages + 100}")
        store.db.execute("PRAGMA cache_size = 10")
        # WHEN a part has more of them
        with pytest.raises(DiskFull), NewAnswers(store, BATCH) as anew:
            anew.add(SENT[0], RESULT_COLUMNS, many)
        # THEN the answers are those of before
        assert not store.db.in_transaction
        assert (store.reading(BATCH), store.answered(BATCH)) == (1, len(filled.answers))


def test_what_fails_at_the_very_end_is_undone(tmp_path: Path) -> None:
    filled = Filled(tmp_path / "list")
    with ListFile(filled.folder, writable=True) as store:
        # WHEN the table of before can't be taken away
        store.db.set_authorizer(lambda action, *_: action == sqlite3.SQLITE_DROP_TABLE)
        with pytest.raises(sqlite3.DatabaseError), NewAnswers(store, BATCH) as anew:
            assert anew.former_parts
        store.db.set_authorizer(None)
        # THEN nothing is held any longer
        assert not store.db.in_transaction
        assert store.answered(BATCH) == len(filled.answers)
