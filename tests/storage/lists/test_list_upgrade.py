"""Lists as they were stored before: brought to the schema of now when they are opened, nothing lost."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from itertools import count
from pathlib import Path

import pytest

from desktop_app.core.errors import Cancelled, ListLost, ListOld
from desktop_app.core.rows.list_row import AnswerStatus, RowFilter, SentRange
from desktop_app.services.jobs import UpgradeList
from desktop_app.services.ports import Progress
from desktop_app.storage.backup.recovery import lists_since
from desktop_app.storage.journal.journal import Journal
from desktop_app.storage.lists import schema as list_schema
from desktop_app.storage.lists.answers import add_answers
from desktop_app.storage.lists.file import ListFile, is_current
from desktop_app.storage.lists.folders import ListFolders
from desktop_app.storage.lists.queries import AnsweredList
from desktop_app.storage.lists.rounds import begin_round
from desktop_app.storage.lists.schema import upgrade
from desktop_app.storage.sqlite import watching
from desktop_app.storage.sqlite.database import open_file
from desktop_app.workers.jobs import perform
from tests.storage.filled import BATCH, RESULT_COLUMNS, SENT, Filled, by_id
from tests.storage.former import store_as_before


@pytest.fixture(params=[False, True], ids=["one number a row", "several"])
def before(request: pytest.FixtureRequest, tmp_path: Path) -> Filled:
    """The filled list, stored as lists were; without several numbers, the table of these didn't exist either."""
    filled = Filled(tmp_path / "list", several=request.param)
    store_as_before(filled.folder)
    if not request.param:
        with closing(sqlite3.connect(filled.folder / "list.sqlite")) as db:
            db.execute("DROP TABLE row_numbers")
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
    journal = Journal(tmp_path / "journal.sqlite")
    (found,) = lists_since(before.folder.parent, journal)
    assert found.digest
    assert (before.folder / "list.sqlite").read_bytes() == content
    journal.close()


def test_whoever_may_not_upgrade_is_told_and_the_list_stays_as_it_is(before: Filled, tmp_path: Path) -> None:
    # GIVEN the interface process, which does no heavy work
    path, lists = before.folder / "list.sqlite", ListFolders(tmp_path)
    content = path.read_bytes()
    with pytest.raises(ListOld):
        lists.open(before.folder.name)
    assert lists.is_current(before.folder.name) is False
    assert path.read_bytes() == content
    # THEN what is needed to ask where to write a result is known all the same
    understanding = lists.understanding(before.folder.name)
    # WHEN the child process has brought it up to date
    told: list[Progress] = []
    perform(UpgradeList(before.folder), told.append)
    assert lists.is_current(before.folder.name)
    with closing(lists.open(before.folder.name)) as store:
        assert store.understanding == understanding
    # AND what is lost is nothing to bring up to date
    assert lists.is_current("gone")
    for lost in ("gone", "damaged"):
        with pytest.raises(ListLost):
            lists.understanding(lost)


def test_given_up_at_any_moment_a_list_of_before_is_whole(before: Filled, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watching, "_STEPS", 40)  # else so few rows are done before anybody is asked
    path = before.folder / "list.sqlite"
    shares: list[tuple[int, int | None]] = []
    # WHEN it is given up after one sign of life, after two, and so on
    for patience in (0, 1, 3, 9, 20, 40, 60, 10_000):
        heard = count()

        def tell(done: int, total: int | None, heard: Iterator[int] = heard, patience: int = patience) -> None:
            shares.append((done, total))
            if next(heard) >= patience:
                raise Cancelled

        with suppress(Cancelled):
            upgrade(path, tell)
            break
        # THEN it is as it was, and can be brought up to date another time
        assert not is_current(before.folder)
    assert is_current(before.folder)
    assert shares[-1] == (len(before.answers), len(before.answers))
    with ListFile(before.folder) as store:
        assert store.rows([row.row for row in before.rows], BATCH, SENT) == before.answered_rows()


def test_no_number_comes_into_the_systems_temporary_folder(before: Filled, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []

    def overheard(path: Path) -> sqlite3.Connection:
        db = open_file(path)
        db.set_trace_callback(done.append)
        return db

    monkeypatch.setattr(list_schema, "open_file", overheard)
    upgrade(before.folder / "list.sqlite")
    temporary = next(at for at, each in enumerate(done) if "TEMP TABLE" in each)
    assert "PRAGMA temp_store = MEMORY" in done[:temporary]


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
        perform(UpgradeList(before.folder))
    with pytest.raises(ListLost):
        ListFile(before.folder)
