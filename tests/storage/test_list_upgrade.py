"""Lists as they were stored before: brought to the schema of now when they are opened, nothing lost."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from desktop_app.core.errors import ListLost
from desktop_app.core.list_row import AnswerStatus, RowFilter, SentRange
from desktop_app.storage.journal import SqliteJournal
from desktop_app.storage.list_answers import add_answers
from desktop_app.storage.list_file import ListFile
from desktop_app.storage.list_queries import AnsweredList
from desktop_app.storage.list_rounds import begin_round
from desktop_app.storage.lists_since import lists_since

from .filled import BATCH, RESULT_COLUMNS, SENT, Filled, by_id

BEFORE = """
    CREATE TABLE old_numbers (
        batch TEXT, country TEXT, place INTEGER, e164 TEXT NOT NULL,
        PRIMARY KEY (batch, country, place)) WITHOUT ROWID;
    INSERT INTO old_numbers SELECT batch, country, place, e164 FROM numbers;
    DROP TABLE numbers;
    ALTER TABLE old_numbers RENAME TO numbers;
    CREATE INDEX numbers_by_number ON numbers (batch, e164);
    CREATE TABLE answers (
        batch TEXT, e164 TEXT, part INTEGER NOT NULL, fields TEXT NOT NULL,
        PRIMARY KEY (batch, e164)) WITHOUT ROWID;
    DROP TABLE batches; DROP TABLE joined; DROP TABLE answers_1;
    PRAGMA user_version = 0;
"""


@pytest.fixture(params=[False, True], ids=["one number a row", "several"])
def before(request: pytest.FixtureRequest, tmp_path: Path) -> Filled:
    """The filled list, stored as lists were; without several numbers, the table of these didn't exist either."""
    filled = Filled(tmp_path / "list", several=request.param)
    with closing(sqlite3.connect(filled.folder / "list.sqlite")) as db:
        db.executescript(BEFORE)
        if not request.param:
            db.execute("DROP TABLE row_numbers")
        parts = {number: part.part for part in SENT for number in filled.numbers[part.country][:4]}
        rows = [(BATCH, e164, parts[e164], json.dumps(values)) for e164, values in filled.answers.items()]
        db.executemany("INSERT INTO answers VALUES (?, ?, ?, ?)", rows)
        db.commit()
    return filled


def test_a_list_of_before_shows_what_it_showed(before: Filled) -> None:
    numbers = [row.row for row in before.rows]
    with ListFile(before.folder) as store:
        assert store.rows(numbers, BATCH, SENT) == before.answered_rows()
        assert store.answered(BATCH) == len(before.answers)
        assert {country: store.numbers(BATCH, country, 0, 100) for country in before.counts} == before.numbers
    with ListFile(before.folder) as store:  # a second time it is one of now
        view = AnsweredList(store, BATCH, SENT)
        for rows in (RowFilter(answer=AnswerStatus.UNANSWERED), RowFilter(search="net gb"), RowFilter(sort="result:1")):
            assert list(view.select(rows)) == before.select(rows)


def test_a_list_of_before_is_carried_on(before: Filled) -> None:
    with ListFile(before.folder, writable=True) as store:
        # WHEN a task is joined again, and one for the first time
        again = before.numbers["GB"][3]
        assert add_answers(store, BATCH, SENT[0], RESULT_COLUMNS, by_id(store, [(again, ("yes", "Net GB"))])) == 1
        new = by_id(store, [(before.numbers["GB"][4], ("no", "x"))])
        assert add_answers(store, BATCH, SentRange(3, "GB", 4, 1), RESULT_COLUMNS, new) == 1
        # THEN it has these beside the other task's
        assert store.answered(BATCH) == 1 + 1 + 1
    assert begin_round(before.folder, "b2") == before.counts


def test_a_list_of_before_that_is_no_longer_whole_is_lost(before: Filled) -> None:
    with closing(sqlite3.connect(before.folder / "list.sqlite")) as db:
        db.execute("DROP TABLE numbers")
    with pytest.raises(ListLost):
        ListFile(before.folder)


def test_while_a_journal_is_restored_a_list_of_before_stays_as_it_is(before: Filled, tmp_path: Path) -> None:
    content = (before.folder / "list.sqlite").read_bytes()
    journal = SqliteJournal(tmp_path / "journal.sqlite")
    (found,) = lists_since(before.folder.parent, journal)
    assert found.digest
    assert (before.folder / "list.sqlite").read_bytes() == content
    journal.close()


def test_a_damaged_list_of_before_is_lost_and_nothing_else(before: Filled) -> None:
    # GIVEN a list of before whose answers are damaged
    path = before.folder / "list.sqlite"
    with closing(sqlite3.connect(path)) as db:
        (size,) = db.execute("PRAGMA page_size").fetchone()
        (page,) = db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'answers'").fetchone()
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)
    # WHEN it is opened, THEN it is the list that is lost: the journal is in order
    with pytest.raises(ListLost):
        ListFile(before.folder)
