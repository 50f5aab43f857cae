"""A damaged journal: moved aside whole, restored from its newest sound copy, and nothing of it sent by itself."""

from __future__ import annotations

import os
import re
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from desktop_app.core.batch import NewTask, Via
from desktop_app.core.checks import CheckEntry
from desktop_app.core.errors import FolderNotUsable, JournalBusy, JournalDamaged, JournalNewer
from desktop_app.core.restoration import Restoration
from desktop_app.core.submission import TaskEvent as E
from desktop_app.core.submission import TaskState as S
from desktop_app.services.restorations import perhaps_sent, unseen
from desktop_app.storage.backups import Backups
from desktop_app.storage.home import Home, open_home
from desktop_app.storage.journal import SqliteJournal
from desktop_app.storage.journal_schema import MIGRATIONS
from desktop_app.storage.list_rounds import begin_round
from desktop_app.storage.recovery import Step, open_journal
from desktop_app.storage.soundness import examine

from .filled import BATCH, Filled
from .samples import NOW, full_batch

# How the name of a copy tells the version of its tables.
NEWEST = f"-v{len(MIGRATIONS)}"
PARTS = [NewTask("GB", Via.JSON, place * 10, 10) for place in range(6)]
# How each of the six tasks stands when the copy is made: prepared, sending, rejected, accepted, unknown, left.
PATHS: list[list[E]] = [
    [],
    [E.SEND],
    [E.SEND, E.REFUSED],
    [E.SEND, E.TAKEN],
    [E.SEND, E.DOUBTED],
    [E.SEND, E.DOUBTED, E.DECIDED_LEAVE],
]


class Clock:
    """A minute passes with each look at it."""

    def __init__(self) -> None:
        self.time = NOW

    def __call__(self) -> datetime:
        self.time += timedelta(minutes=1)
        return self.time


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return open_home(tmp_path / "home")


@pytest.fixture
def filled(home: Home) -> Home:
    """A journal with a task in every kind of state, closed (and so copied)."""
    journal = open_journal(home, Clock())
    journal.add_batch(full_batch("b1", exported_at=None), PARTS)
    for task, events in zip(journal.tasks("b1"), PATHS, strict=True):
        for event in events:
            journal.record(task.id, event, NOW, {}, remote_id="t1" if event is E.TAKEN else "")
    journal.close()
    return home


def states(journal: SqliteJournal) -> list[S]:
    return [task.state for task in journal.tasks("b1")]


def opened(home: Home) -> tuple[list[S], list[Restoration], list[Path]]:
    """What is in the journal of a folder when it is opened, and what was moved aside."""
    journal = open_journal(home, Clock())
    try:
        return states(journal), unseen(journal), sorted(home.path.glob("damaged-*"))
    finally:
        journal.close()


AS_RESTORED = [S.UNKNOWN, S.UNKNOWN, S.UNKNOWN, S.ACCEPTED, S.UNKNOWN, S.LEFT]
AS_IT_WAS = [S.PREPARED, S.SENDING, S.REJECTED, S.ACCEPTED, S.UNKNOWN, S.LEFT]


# --- kinds of damage ---


def overwritten(path: Path) -> None:
    with path.open("rb+") as file:
        for place in range(4096, path.stat().st_size, 4096):
            file.seek(place)
            file.write(b"\xa5" * 2048)


def one_page_torn(path: Path) -> None:
    """Half of the page that the tasks are on is that of another."""
    with sqlite3.connect(path) as db:
        (page,) = db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'tasks'").fetchone()
    db.close()
    with path.open("rb+") as file:
        file.seek((page - 1) * 4096)
        file.write(b"\0" * 2048)


def header_zeroed(path: Path) -> None:
    with path.open("rb+") as file:
        file.write(b"\0" * 100)


def no_database(path: Path) -> None:
    path.write_bytes(b"this is a letter " * 1000)


def truncated(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


def cut_within_a_page(path: Path) -> None:
    os.truncate(path, path.stat().st_size - 5000)


def emptied(path: Path) -> None:
    os.truncate(path, 0)


def deleted(path: Path) -> None:
    path.unlink()


def without_a_table(path: Path) -> None:
    with sqlite3.connect(path) as db:
        db.execute("DROP TABLE tasks")
    db.close()


def text_overwritten(path: Path) -> None:
    """SQLite finds nothing wrong with it."""
    content = path.read_bytes()
    place = content.index(b'{"tasks": 6')
    path.write_bytes(content[:place] + b"?" * 12 + content[place + 12 :])


def no_text(path: Path) -> None:
    content = path.read_bytes()
    place = content.index("Ä".encode())
    path.write_bytes(content[:place] + b"\xff\xff" + content[place + 2 :])


def an_older_one(path: Path) -> None:
    """A file of yesterday in its place: sound, and it would send again what was sent today."""
    with sqlite3.connect(path) as db:
        db.execute("UPDATE settings SET value = '1' WHERE name = 'commits'")
        db.execute("UPDATE tasks SET state = 'prepared'")
    db.close()


DAMAGES = [
    overwritten, one_page_torn, header_zeroed, no_database, truncated, cut_within_a_page, emptied, without_a_table,
    text_overwritten, no_text, an_older_one,
]  # fmt: skip


def test_an_answer_in_the_history_that_was_overwritten_is_noticed(home: Home) -> None:
    journal = open_journal(home, Clock())
    journal.add_check(CheckEntry(0, "local", NOW, "+447400123456", "", {"reachable": True}))
    journal.close()
    content = home.journal.read_bytes()
    place = content.index(b'{"reachable"')
    home.journal.write_bytes(content[:place] + b"?" + content[place + 1 :])
    assert examine(home.journal).fault == "checks can't be read"


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_journal_is_moved_aside_whole_and_restored_and_nothing_of_it_is_sent_by_itself(
    filled: Home, damage: Callable[[Path], None]
) -> None:
    damage(filled.journal)
    damaged = filled.journal.read_bytes()
    found, (told,), (folder,) = opened(filled)
    assert found == AS_RESTORED
    assert (folder / "journal.sqlite").read_bytes() == damaged
    assert (told.folder, told.parts, told.lists) == (str(folder), 3, ())
    assert told.copied_at is not None
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert stat.S_IMODE(filled.journal.stat().st_mode) == 0o600
    assert not list(filled.path.glob("journal.restoring*"))
    # AND the next start finds it sound
    assert opened(filled) == (AS_RESTORED, [told], [folder])


def test_a_deleted_journal_is_restored_too(filled: Home) -> None:
    deleted(filled.journal)
    found, (told,), _folders = opened(filled)
    assert (found, told.parts) == (AS_RESTORED, 3)


def test_each_part_says_why_it_needs_a_decision(filled: Home) -> None:
    header_zeroed(filled.journal)
    journal = open_journal(filled, Clock())
    task = journal.tasks("b1")[0]
    (told,) = unseen(journal)
    assert "damaged" in task.message
    assert f"{told.copied_at:%Y-%m-%d %H:%M} UTC" in task.message
    (event, *_more) = journal.events("b1", task.id)
    assert (event.kind, event.detail) == (E.RESTORED.value, {"reason": task.message})
    assert journal.batch("b1").exported_at is None
    journal.close()


def test_a_sound_journal_is_left_as_it_is(filled: Home) -> None:
    assert opened(filled) == (AS_IT_WAS, [], [])


def test_a_first_start_is_no_damage(home: Home) -> None:
    journal = open_journal(home, Clock())
    assert (journal.batches(), unseen(journal)) == ([], [])
    journal.close()
    assert not list(home.path.glob("damaged-*"))


def test_a_first_start_that_was_cut_off_is_no_damage(home: Home) -> None:
    home.journal.touch()
    open_journal(home, Clock()).close()
    assert not list(home.path.glob("damaged-*"))


# --- the write-ahead log ---

CRASHED = """
import os, sys
from pathlib import Path
from datetime import UTC, datetime
from desktop_app.core.submission import TaskEvent
from desktop_app.storage.home import open_home
from desktop_app.storage.recovery import open_journal
journal = open_journal(open_home(Path(sys.argv[1])), lambda: datetime.now(UTC))
task = journal.tasks("b1")[0]
journal.record(task.id, TaskEvent.SEND, datetime.now(UTC), {})
journal.record(task.id, TaskEvent.TAKEN, datetime.now(UTC), {}, remote_id="t9")
os._exit(9)
"""


@pytest.fixture
def crashed(filled: Home) -> Home:
    """The first task was sent and accepted, and that stands in the write-ahead log alone."""
    assert subprocess.run([sys.executable, "-c", CRASHED, str(filled.path)], check=False).returncode == 9  # noqa: S603
    assert wal(filled).stat().st_size
    return filled


def wal(home: Home) -> Path:
    return Path(f"{home.journal}-wal")


def test_after_a_crash_the_log_is_read(crashed: Home) -> None:
    found, told, folders = opened(crashed)
    assert (found[0], told, folders) == (S.ACCEPTED, [], [])


def test_a_lost_log_is_noticed_and_what_it_told_of_is_not_sent_again(crashed: Home) -> None:
    wal(crashed).unlink()
    found, (told,), (folder,) = opened(crashed)
    assert found == AS_RESTORED
    assert (told.parts, (folder / "journal.sqlite").exists()) == (3, True)


@pytest.mark.parametrize("garbage", [b"\0" * 8192, b"no log at all " * 500])
def test_garbage_in_the_logs_place_is_noticed(crashed: Home, garbage: bytes) -> None:
    wal(crashed).write_bytes(garbage)
    found, _told, (folder,) = opened(crashed)
    assert found == AS_RESTORED
    assert (folder / "journal.sqlite-wal").read_bytes() == garbage


def test_a_log_that_is_cut_off_loses_its_end_and_that_is_noticed(crashed: Home) -> None:
    os.truncate(wal(crashed), wal(crashed).stat().st_size - 4096)
    assert opened(crashed)[0] == AS_RESTORED


def test_what_is_only_older_than_it_was_may_be_the_newest_copy_itself(crashed: Home) -> None:
    """GIVEN the copies are older still than the file without its log."""
    journal = open_journal(crashed, Clock())
    journal.save_setting("x", 1)
    journal.close()
    shutil.rmtree(crashed.backups)
    journal.close()
    (crashed.path / "journal.mark").write_text("99999")
    found, (told,), _folders = opened(crashed)
    assert found == [S.ACCEPTED, *AS_RESTORED[1:]]
    assert (told.parts, told.copied_at is None) == (2, False)


# --- copies ---


def copies(home: Home) -> list[Path]:
    return [backup.path for backup in Backups(home.backups, Clock()).all()]


def twice_copied(home: Home) -> list[Path]:
    journal = open_journal(home, lambda: NOW + timedelta(days=1))
    journal.record(journal.tasks("b1")[0].id, E.SEND, NOW, {})
    journal.record(journal.tasks("b1")[0].id, E.TAKEN, NOW, {}, remote_id="t2")
    journal.close()
    found = copies(home)
    assert len(found) >= 2
    return found


def test_the_newest_copy_is_taken(filled: Home) -> None:
    twice_copied(filled)
    header_zeroed(filled.journal)
    found, (told,), _folders = opened(filled)
    assert found[0] is S.ACCEPTED
    assert told.copied_at == (NOW + timedelta(days=1)).replace(microsecond=0)


@pytest.mark.parametrize("damage", [overwritten, header_zeroed, truncated, emptied, without_a_table, text_overwritten])
def test_a_damaged_copy_makes_room_for_an_older_one(filled: Home, damage: Callable[[Path], None]) -> None:
    newest, *_older = twice_copied(filled)
    damage(newest)
    header_zeroed(filled.journal)
    found, (told,), _folders = opened(filled)
    assert found[0] is S.UNKNOWN
    assert told.parts == 3
    # AND the damaged copy, which claims more transactions, is not newer than what is kept from now on
    assert copies(filled)[0] != newest
    header_zeroed(filled.journal)
    assert opened(filled)[0] == AS_RESTORED


def test_without_a_sound_copy_a_new_journal_is_begun_and_says_so(filled: Home) -> None:
    for copy in copies(filled):
        no_database(copy)
    header_zeroed(filled.journal)
    journal = open_journal(filled, Clock())
    assert journal.batches() == []
    (told,) = unseen(journal)
    assert (told.copied_at, told.parts) == (None, 0)
    journal.close()


def test_without_any_copy_too(filled: Home) -> None:
    shutil.rmtree(filled.backups)
    deleted(filled.journal)
    assert opened(filled)[1][0].copied_at is None


def as_the_first_version(db: sqlite3.Connection) -> None:
    """Undo what every migration but the first one did."""
    for script in reversed(MIGRATIONS[1:]):
        for index in re.findall(r"CREATE (?:UNIQUE )?INDEX (\w+)", script):
            db.execute(f"DROP INDEX {index}")
        for table, column in re.findall(r"ALTER TABLE (\w+) ADD COLUMN (\w+)", script):
            db.execute(f"ALTER TABLE {table} DROP COLUMN {column}")
    db.execute("PRAGMA user_version = 1")


def test_an_older_copy_is_brought_to_the_newest_version(filled: Home) -> None:
    for copy in copies(filled):
        with sqlite3.connect(copy) as db:
            as_the_first_version(db)
        db.close()
        copy.rename(copy.with_name(copy.name.replace(NEWEST, "-v1")))
    header_zeroed(filled.journal)
    assert opened(filled)[0] == AS_RESTORED


# --- lists that the copy knows nothing of ---


def test_lists_begun_after_the_copy_are_named(filled: Home) -> None:
    Filled(filled.lists / "l9")  # its places are those of a batch that the journal doesn't know
    (filled.lists / "broken").mkdir()
    (filled.lists / "broken" / "list.sqlite").write_bytes(b"no list")
    (filled.lists / ".new-1").mkdir()
    (filled.lists / ".new-1" / "list.sqlite").write_bytes(b"still being read")
    header_zeroed(filled.journal)
    journal = open_journal(filled, Clock())
    (told,) = unseen(journal)
    assert [(each.file, each.digest) for each in told.lists] == [("broken", ""), ("list.csv", "d1")]
    assert list(told.lists) == perhaps_sent(journal)
    journal.close()


def test_lists_that_the_copy_knows_are_not_named_unless_more_of_them_was_begun(filled: Home) -> None:
    place = Filled(filled.lists / "l1")
    journal = open_journal(filled, Clock())
    journal.add_batch(
        full_batch(BATCH + "x"), [NewTask(country, Via.JSON, 0, count) for country, count in place.counts.items()]
    )
    journal.close()
    begin_round(place.folder, BATCH + "x")
    with sqlite3.connect(place.folder / "list.sqlite") as db:
        db.execute("DELETE FROM numbers WHERE batch = ?", (BATCH,))
    header_zeroed(filled.journal)
    assert opened(filled)[1][0].lists == ()
    # WHEN some of it was given places for being sent again after the copy
    db.execute("INSERT INTO numbers VALUES (?, 'GB', 99, '+447911123450', 2)", (BATCH + "x",))
    db.commit()
    db.close()
    header_zeroed(filled.journal)
    assert [each.file for each in opened(filled)[1][1].lists] == ["list.csv"]


# --- what is no damage ---


def test_a_newer_journal_is_left_byte_for_byte(filled: Home) -> None:
    with sqlite3.connect(filled.journal) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    before = filled.journal.read_bytes()
    for _ in range(2):
        with pytest.raises(JournalNewer):
            open_journal(filled, Clock())
    assert filled.journal.read_bytes() == before
    assert not list(filled.path.glob("damaged-*"))


def test_a_newer_journal_with_a_log_is_left_byte_for_byte(filled: Home, tmp_path: Path) -> None:
    newer = sqlite3.connect(filled.journal)
    newer.execute("PRAGMA journal_mode = WAL")
    newer.execute("PRAGMA user_version = 99")
    crashed = open_home(tmp_path / "crashed")
    for side in ("", "-wal"):
        shutil.copy(f"{filled.journal}{side}", f"{crashed.journal}{side}")
    newer.close()
    before = [Path(f"{crashed.journal}{side}").read_bytes() for side in ("", "-wal")]
    with pytest.raises(JournalNewer):
        open_journal(crashed, Clock())
    assert [Path(f"{crashed.journal}{side}").read_bytes() for side in ("", "-wal")] == before


def test_an_older_program_beside_newer_copies_restores_nothing(filled: Home) -> None:
    newest = copies(filled)[0]
    newest.rename(newest.with_name(newest.name.replace(NEWEST, "-v99")))
    header_zeroed(filled.journal)
    with pytest.raises(JournalNewer):
        open_journal(filled, Clock())
    assert not list(filled.path.glob("damaged-*"))


def test_a_journal_that_another_program_holds_is_not_damaged(filled: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("desktop_app.storage.database._PATIENCE", 0.05)
    holder = sqlite3.connect(filled.journal, isolation_level=None)
    holder.execute("PRAGMA locking_mode = EXCLUSIVE")
    holder.execute("BEGIN EXCLUSIVE")
    with pytest.raises(JournalBusy):
        open_journal(filled, Clock())
    holder.close()
    assert opened(filled) == (AS_IT_WAS, [], [])


def test_a_folder_in_the_journals_place_is_no_damage(home: Home) -> None:
    home.journal.mkdir()
    (home.journal / "x").touch()
    with pytest.raises(FolderNotUsable):
        open_journal(home, Clock())
    assert (home.journal / "x").exists()


def test_nothing_is_moved_while_another_has_it_open(filled: Home) -> None:
    first = open_journal(filled, Clock())
    header_zeroed(filled.journal)
    with pytest.raises(JournalDamaged):
        open_journal(filled, Clock())
    assert not list(filled.path.glob("damaged-*"))
    first.close()
    assert opened(filled)[0] == AS_RESTORED


# --- processes ---

OPENER = """
import sys, os, signal
from pathlib import Path
from datetime import UTC, datetime
from desktop_app.storage.home import open_home
from desktop_app.storage.recovery import open_journal
def at(step):
    if sys.argv[2:] == [step.name]:
        os.kill(os.getpid(), signal.SIGKILL)
sys.stdin.readline()
journal = open_journal(open_home(Path(sys.argv[1])), lambda: datetime.now(UTC), at)
states = "|".join(task.state.value for task in journal.tasks("b1"))
print(states, len(journal.setting("restorations unseen")), flush=True)
sys.stdin.readline()
journal.close()
"""


@pytest.fixture
def start() -> Iterator[Callable[..., subprocess.Popen[str]]]:
    made: list[subprocess.Popen[str]] = []

    def started(home: Home, *arguments: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-c", OPENER, str(home.path), *arguments]
        made.append(subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True))  # noqa: S603
        return made[-1]

    yield started
    for each in made:
        each.kill()
        each.communicate()


def go(process: subprocess.Popen[str]) -> None:
    assert process.stdin
    process.stdin.write("go\n")
    process.stdin.flush()


def test_of_many_that_start_at_once_one_restores(filled: Home, start: Callable[..., subprocess.Popen[str]]) -> None:
    header_zeroed(filled.journal)
    openers = [start(filled) for _ in range(4)]
    for opener in openers:
        go(opener)
    said = [opener.stdout.readline() for opener in openers if opener.stdout]
    for opener in openers:
        go(opener)
    assert [opener.wait(30) for opener in openers] == [0] * 4
    assert set(said) == {"|".join(AS_RESTORED) + " 1\n"}
    assert len(list(filled.path.glob("damaged-*"))) == 1


@pytest.mark.parametrize("step", list(Step))
@pytest.mark.parametrize("damage", [header_zeroed, emptied])
def test_a_start_that_is_killed_while_restoring_is_carried_on_by_the_next(
    filled: Home, start: Callable[..., subprocess.Popen[str]], step: Step, damage: Callable[[Path], None]
) -> None:
    wal(filled).write_bytes(b"a log of its own " * 100)
    damage(filled.journal)
    before = filled.journal.read_bytes()
    killed = start(filled, step.name)
    go(killed)
    assert killed.wait(30) == -signal.SIGKILL
    found, (told,), (folder,) = opened(filled)
    assert (found, told.parts) == (AS_RESTORED, 3)
    assert (folder / "journal.sqlite").read_bytes() == before
    assert (folder / "journal.sqlite-wal").exists()
    assert not [*filled.path.glob("journal.restoring*"), *filled.path.glob("journal.sqlite.new*")]


def test_killed_once_at_each_step_it_gets_there_all_the_same(
    filled: Home, start: Callable[..., subprocess.Popen[str]]
) -> None:
    header_zeroed(filled.journal)
    for step in Step:
        killed = start(filled, step.name)
        go(killed)
        assert killed.wait(30) == -signal.SIGKILL
    found, (told,), folders = opened(filled)
    assert (found, told.parts, len(folders)) == (AS_RESTORED, 3, 1)


def test_a_process_that_was_killed_is_not_taken_for_one_that_is_there(
    filled: Home, start: Callable[..., subprocess.Popen[str]]
) -> None:
    journal = open_journal(filled, Clock())
    journal.save_setting("restorations unseen", [])
    journal.close()
    there = start(filled)
    go(there)
    assert there.stdout
    assert there.stdout.readline()
    header_zeroed(filled.journal)
    with pytest.raises(JournalDamaged):
        open_journal(filled, Clock())
    there.kill()
    there.wait(10)
    assert opened(filled)[0] == AS_RESTORED


def test_a_start_costs_next_to_nothing(filled: Home) -> None:
    """A journal of 2,000 tasks and 20,000 events is looked through in a fraction of a second."""
    journal = open_journal(filled, Clock())
    for number in range(20):
        journal.add_batch(full_batch(f"x{number}"), [NewTask("GB", Via.JSON, n, 1) for n in range(100)])
    with sqlite3.connect(filled.journal) as db:
        db.executemany(
            "INSERT INTO events (batch_id, at, kind, detail) VALUES ('x1', ?, 'x', ?)",
            [(datetime.now(UTC).isoformat(), '{"answer": {"status": "processing"}}')] * 20_000,
        )
    db.close()
    journal.close()
    started = time.perf_counter()
    open_journal(filled, Clock()).close()
    assert time.perf_counter() - started < 2.0


def test_opening_beside_a_process_that_goes_on_writing_sees_no_damage(tmp_path: Path) -> None:
    home = open_home(tmp_path)
    writer = open_journal(home, lambda: datetime.now(UTC))
    ended = threading.Event()

    def write() -> None:
        while not ended.is_set():
            writer.save_setting("n", 1)

    writing = threading.Thread(target=write)
    writing.start()
    try:
        for _ in range(60):
            open_journal(home, lambda: datetime.now(UTC)).close()
    finally:
        ended.set()
        writing.join()
        writer.close()
