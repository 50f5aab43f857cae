from __future__ import annotations

import csv
import io
import json
import logging
import os
import sqlite3
import stat
import sys
import threading
from contextlib import closing
from logging.handlers import RotatingFileHandler
from pathlib import Path

import pytest

from desktop_app.local_service import database
from desktop_app.local_service.accounts import secret_of
from desktop_app.local_service.database import Database, StoreNewer
from desktop_app.local_service.serving import open_log

from .calling import MOBILE, Api
from .conftest import OpenApi

# What tables of version 1 have become.
BLOCKS = {"numbers": "number_blocks", "answers": "result_blocks"}


def test_a_transaction_that_fails_leaves_nothing(tmp_path: Path) -> None:
    opened = Database(tmp_path / "store.sqlite")
    with pytest.raises(RuntimeError), opened.write() as tx:  # noqa: PT012 - what was written before it matters
        tx.execute("INSERT INTO accounts VALUES ('x', 0)")
        raise RuntimeError
    with opened.read() as reader:
        assert reader.execute("SELECT count(*) FROM accounts").fetchone() == (0,)
    with opened.write() as tx:
        tx.execute("INSERT INTO accounts VALUES ('x', 0)")
    opened.close()


def test_secrets_are_made_once_and_kept(tmp_path: Path) -> None:
    first = Database(tmp_path / "store.sqlite")
    salt = secret_of(first, "salt")
    assert (len(salt), secret_of(first, "salt")) == (32, salt)
    assert secret_of(first, "other") != salt
    first.close()
    second = Database(tmp_path / "store.sqlite")
    assert secret_of(second, "salt") == salt
    second.close()


def test_a_newer_store_is_refused_and_unchanged(tmp_path: Path) -> None:
    path = tmp_path / "store.sqlite"
    Database(path).close()
    raw = sqlite3.connect(path)
    raw.execute("PRAGMA user_version = 99")
    with pytest.raises(StoreNewer):
        Database(path)
    assert raw.execute("PRAGMA user_version").fetchone() == (99,)
    raw.close()


def test_a_store_of_version_1_goes_on(opened: OpenApi) -> None:
    """It had a row for each number and each answer."""
    # GIVEN a task that was answered in part, as version 1 left it
    api = opened(chunk=2)
    phones = [*(f"+44740012345{last}" for last in range(7)), '+44 "odd"']
    task_id = api.submitted(*phones)
    path = api.service.settings.store
    api.service.close()
    with closing(sqlite3.connect(path)) as store, store:
        ((seq,),) = store.execute("SELECT seq FROM tasks").fetchall()
        for table, column in (("numbers", "number"), ("answers", "fields")):
            store.execute(f"DROP TABLE {BLOCKS[table]}")
            store.execute(
                f"CREATE TABLE {table} (task INTEGER NOT NULL, position INTEGER NOT NULL, {column} TEXT NOT NULL,"
                " PRIMARY KEY (task, position)) WITHOUT ROWID"
            )
        store.executemany("INSERT INTO numbers VALUES (?, ?, ?)", [(seq, *each) for each in enumerate(phones)])
        fields = '["yes","é","","","","","","",""]'
        store.executemany("INSERT INTO answers VALUES (?, ?, ?)", [(seq, at, fields) for at in range(3)])
        store.execute("UPDATE tasks SET state = 'processing', processed = 3")
        store.execute("PRAGMA user_version = 1")
    # WHEN this version opens it
    again = opened(chunk=2)
    again.service.worker.drain()
    # THEN the task is completed, with the answers that it had
    rows = list(csv.reader(again.result(task_id).splitlines()))[1:]
    assert [row[0] for row in rows] == phones
    assert [row[2] for row in rows[:3]] == ["é"] * 3
    assert [row[1] for row in rows[3:]] == ["yes"] * 4 + ["no"]


def test_a_store_of_version_2_is_taken_over(opened: OpenApi) -> None:
    """It had the answers in JSON, in blocks as long as the service's chunks, which differ from those of the numbers."""
    # GIVEN a task that was answered in part and one that is through, as version 2 left them
    api = opened(chunk=2)
    phones = [*(f"+44740012345{last}" for last in range(7)), '+44 "odd"']
    partly, whole = api.submitted(*phones), api.submitted(*phones)
    api.service.worker.drain()
    wanted = api.result(whole)
    path = api.service.settings.store
    api.service.close()
    with closing(sqlite3.connect(path)) as store, store:
        store.execute("CREATE TABLE answer_blocks (task INTEGER, first INTEGER, block TEXT)")
        for seq, first, block in store.execute("SELECT * FROM result_blocks").fetchall():
            answers = [values for _, *values in csv.reader(io.StringIO(block, newline=""))]
            store.execute("INSERT INTO answer_blocks VALUES (?, ?, ?)", (seq, first, json.dumps(answers)))
        store.execute("DROP TABLE result_blocks")
        store.execute("DELETE FROM answer_blocks WHERE task = 1 AND first > 2")
        store.execute("UPDATE tasks SET state = 'processing', processed = 4 WHERE seq = 1")
        store.execute("PRAGMA user_version = 2")
    for file in api.service.settings.results.iterdir():
        file.unlink()
    # WHEN this version opens it
    again = opened(chunk=2)
    assert again.task(partly)["processed"] == 4
    again.service.worker.drain()
    # THEN both results are as they were, to the byte
    assert (again.result(partly), again.result(whole)) == (wanted, wanted)


def test_a_long_store_of_version_1_is_taken_over_step_by_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # GIVEN a store with several tasks, so many that whoever starts the service may end it before it is through
    path, gather, steps = tmp_path / "store.sqlite", database._gather, iter((True, False))
    Database(path).close()
    with closing(sqlite3.connect(path)) as store, store:
        for table in ("numbers", "answers"):
            store.execute(f"DROP TABLE {BLOCKS[table]}")
            store.execute(f"CREATE TABLE {table} (task, position, {'number' if table == 'numbers' else 'fields'})")
        for task in range(3):
            store.execute("INSERT INTO numbers VALUES (?, 0, ?)", (task, f"+{task}"))
            store.execute("INSERT INTO answers VALUES (?, 0, '[\"yes\"]')", (task,))
        store.execute("PRAGMA user_version = 1")

    def ended(connection: sqlite3.Connection) -> bool:
        if next(steps):
            return gather(connection)
        raise SystemExit

    monkeypatch.setattr(database, "_GATHERED", 1)
    monkeypatch.setattr(database, "_gather", ended)
    with pytest.raises(SystemExit):
        Database(path)
    # WHEN it is started again
    with closing(sqlite3.connect(path)) as store:
        assert store.execute("SELECT task FROM numbers").fetchall() == [(1,), (2,)]
    monkeypatch.setattr(database, "_gather", gather)
    Database(path).close()
    # THEN it has gone on from there
    with closing(sqlite3.connect(path)) as store:
        assert store.execute("SELECT * FROM number_blocks").fetchall() == [(at, 0, f'["+{at}"]') for at in range(3)]
        lines = [(at, 0, f"+{at},yes\r\n") for at in range(3)]
        assert store.execute("SELECT * FROM result_blocks").fetchall() == lines
        assert store.execute("PRAGMA user_version").fetchone() == (database.VERSION,)


def test_a_store_that_another_process_holds_is_waited_for(tmp_path: Path) -> None:
    opened = Database(tmp_path / "store.sqlite")
    held = sqlite3.connect(tmp_path / "store.sqlite", isolation_level=None, check_same_thread=False)
    held.execute("BEGIN IMMEDIATE")
    release = threading.Timer(0.3, held.execute, ("COMMIT",))
    release.start()
    with opened.write() as tx:
        tx.execute("INSERT INTO accounts VALUES ('x', 0)")
    release.join()
    held.close()
    opened.close()


@pytest.mark.skipif(sys.platform == "win32", reason="modes as POSIX has them")
def test_results_are_their_owners_only(api: Api) -> None:
    task_id = api.submitted(MOBILE)
    api.service.worker.drain()
    api.result(task_id)
    (file,) = api.service.settings.results.iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700


def test_the_worker_thread_answers_what_comes_and_what_was_left(opened: OpenApi) -> None:
    before = threading.enumerate()
    api = opened()
    left = api.submitted(MOBILE)
    api.service.start()
    come = api.submitted(MOBILE)
    done = threading.Event()
    for _ in range(500):
        if all(api.task(task_id)["status"] == "completed" for task_id in (left, come)):
            break
        done.wait(0.01)
    else:
        pytest.fail("the worker did not answer")
    api.service.close()
    new = [thread for thread in threading.enumerate() if thread not in before]
    assert not [thread for thread in new if thread.name == "local-service-worker"]


def test_a_store_that_fails_for_a_while_does_not_end_the_worker(api: Api, caplog: pytest.LogCaptureFixture) -> None:
    def full() -> bool:
        raise sqlite3.OperationalError("database or disk is full")

    assert api.service.worker._guarded(full) is False
    assert "trying again" in caplog.text
    caplog.clear()


def test_a_log_line_is_masked_even_if_somebody_logs_too_much(tmp_path: Path) -> None:
    logger = logging.getLogger("desktop_app.local_service.test")
    logger.propagate = False
    handler = open_log(tmp_path, logger)
    try:
        int(f"{MOBILE} dpl_abcdefghijklmnop")
    except ValueError:
        logger.exception("number %s, key %s", MOBILE, "dpl_ABCDEFGHIJ-_123456")
    finally:
        logger.removeHandler(handler)
        handler.close()
        logger.propagate = True
    text = (tmp_path / "service.log").read_text("utf-8")
    assert "ValueError" in text
    assert "+447…56" in text
    assert MOBILE[1:] not in text
    assert "abcdefgh" not in text.lower()


@pytest.mark.skipif(os.name == "nt", reason="rights as POSIX has them")
def test_the_folders_above_the_store_and_each_log_are_its_owners_alone(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        folder = tmp_path / "home" / "local-service" / "local-service"
        Database(folder / "store.sqlite").close()
        logger = logging.getLogger("a test of the log")
        handler = open_log(folder, logger)
        assert isinstance(handler, RotatingFileHandler)
        handler.maxBytes = 100
        for _ in range(4):
            logger.error("a line that is long enough for the log to be turned over soon")
        handler.close()
    finally:
        os.umask(before)
    kept = {str(path.relative_to(tmp_path)): stat.S_IMODE(path.stat().st_mode) for path in tmp_path.rglob("*")}
    assert {name: oct(mode) for name, mode in kept.items() if mode & 0o077} == {}
    assert len(kept) == 7
