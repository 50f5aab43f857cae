"""The journal keeps every field, moves states in whole transactions, and loses nothing that it acknowledged."""

from __future__ import annotations

import json
import re
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields, replace
from decimal import Decimal
from pathlib import Path

import pytest

from desktop_app.core.batch import Batch, NewTask, Task, Via
from desktop_app.core.checks import CheckEntry, CheckEvent, CheckMade, CheckState, CheckStepNotAllowedError
from desktop_app.core.errors import DiskFull, FolderNotUsable, JournalDamaged, JournalNewer
from desktop_app.core.submission import TaskEvent, TaskState, TransitionNotAllowedError
from desktop_app.services.ports import BalanceEntry
from desktop_app.storage import database, journal_schema
from desktop_app.storage.backups import Backups
from desktop_app.storage.journal import SqliteJournal

from .samples import LATER, NOW, TASK_CHANGES, TASKS, full_batch


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "journal.sqlite"


@pytest.fixture
def journal(path: Path) -> Iterator[SqliteJournal]:
    opened = SqliteJournal(path)
    yield opened
    opened.close()


@pytest.fixture
def task(journal: SqliteJournal) -> Task:
    journal.add_batch(full_batch(), TASKS)
    return journal.tasks("b1")[0]


# --- what goes in comes out ---


def test_every_field_of_a_batch_comes_back_as_it_was(journal: SqliteJournal, path: Path) -> None:
    journal.add_batch(full_batch(), TASKS)
    journal.close()
    again = SqliteJournal(path)
    assert again.batch("b1") == full_batch()
    again.close()


def test_a_batch_of_defaults_comes_back_as_it_was(journal: SqliteJournal) -> None:
    plain = Batch("b2", "l2", "f", "local", "phone-validation", NOW)
    journal.add_batch(plain, [])
    assert journal.batch("b2") == plain


@pytest.mark.parametrize("name", [field.name for field in fields(Batch) if field.name != "id"])
def test_every_field_of_a_batch_can_be_changed(journal: SqliteJournal, name: str) -> None:
    plain = Batch("b2", "l2", "f", "local", "phone-validation", NOW)
    journal.add_batch(plain, [])
    value = getattr(full_batch(created_at=LATER), name)
    journal.update_batch("b2", **{name: value})
    assert journal.batch("b2") == replace(plain, **{name: value})


def test_new_tasks_are_prepared_and_numbered_from_one(journal: SqliteJournal) -> None:
    journal.add_batch(full_batch(), TASKS)
    tasks = journal.tasks("b1")
    assert [NewTask(task.country, task.via, task.first, task.numbers) for task in tasks] == TASKS
    assert [task.part for task in tasks] == [1, 2, 3]
    assert {task.state for task in tasks} == {TaskState.PREPARED}
    assert {task.product for task in tasks} == {"carrier-lookup"}


@pytest.mark.parametrize("name", TASK_CHANGES)
def test_every_field_of_a_task_can_be_noted(journal: SqliteJournal, task: Task, name: str) -> None:
    value = TASK_CHANGES[name]
    assert journal.note(task.id, **{name: value}) == replace(task, **{name: value})  # type: ignore[arg-type]
    assert journal.task(task.id) == replace(task, **{name: value})  # type: ignore[arg-type]


def test_the_sample_changes_are_all_fields_that_may_change() -> None:
    assert set(TASK_CHANGES) == {field.name for field in fields(Task)} - {"id", "batch_id", "part", "state"}


def test_amounts_keep_their_digits(journal: SqliteJournal, task: Task) -> None:
    assert str(journal.note(task.id, cost=Decimal("12.50")).cost) == "12.50"


@pytest.mark.parametrize("name", ["state", "id", "part", "batch_id", "colour"])
def test_a_field_that_may_not_change_is_refused_and_nothing_is_written(
    journal: SqliteJournal, task: Task, name: str
) -> None:
    with pytest.raises(TypeError, match=name):
        journal.note(task.id, word="x", **{name: "sending"})
    assert journal.task(task.id) == task


@pytest.mark.parametrize("name", ["id", "colour"])
def test_a_batch_keeps_its_id(journal: SqliteJournal, name: str) -> None:
    journal.add_batch(full_batch(), [])
    with pytest.raises(TypeError, match=name):
        journal.update_batch("b1", **{name: "x"})


def test_batches_come_newest_first(journal: SqliteJournal) -> None:
    journal.add_batch(full_batch("old", created_at=NOW), [])
    journal.add_batch(full_batch("new", created_at=LATER), [])
    assert [batch.id for batch in journal.batches()] == ["new", "old"]


def test_what_is_not_there_is_a_key_error_and_no_silence(journal: SqliteJournal) -> None:
    for ask in (
        lambda: journal.batch("nope"),
        lambda: journal.task(99),
        lambda: journal.note(99, word="x"),
        lambda: journal.update_batch("nope", output="x"),
        lambda: journal.record(99, TaskEvent.SEND, NOW, {}),
        lambda: journal.divide(99, NOW, TASKS),
    ):
        with pytest.raises(KeyError):
            ask()
    assert journal.tasks("nope") == []


# --- states and events, in one transaction ---


def test_recording_moves_the_state_and_logs_the_event_with_its_detail(journal: SqliteJournal, task: Task) -> None:
    detail = {"numbers": 700, "balance": Decimal("1.50"), "answer": {"täsk": [1, None]}}
    moved = journal.record(task.id, TaskEvent.SEND, LATER, detail, sent_at=LATER)
    assert moved == replace(task, state=TaskState.SENDING, sent_at=LATER, moved_at=LATER)
    newest = journal.events("b1")[0]
    assert (newest.kind, newest.at, newest.task_id, newest.part) == ("send", LATER, task.id, 1)
    assert newest.detail == {"numbers": 700, "balance": "1.50", "answer": {"täsk": [1, None]}}


def test_an_event_that_can_not_follow_changes_nothing(journal: SqliteJournal, task: Task) -> None:
    before = journal.events("b1")
    with pytest.raises(TransitionNotAllowedError):
        journal.record(task.id, TaskEvent.TAKEN, NOW, {}, remote_id="t1")
    assert journal.task(task.id) == task
    assert journal.events("b1") == before


def test_an_unwritable_field_rolls_the_state_back(journal: SqliteJournal, task: Task) -> None:
    with pytest.raises(TypeError):
        journal.record(task.id, TaskEvent.SEND, NOW, {}, nonsense=1)
    assert journal.task(task.id).state is TaskState.PREPARED
    assert [event.kind for event in journal.events("b1")] == ["prepared"]


def test_an_unwritable_detail_rolls_the_state_back(journal: SqliteJournal, task: Task) -> None:
    endless: dict[str, object] = {}
    endless["self"] = endless
    with pytest.raises(ValueError, match="Circular"):
        journal.record(task.id, TaskEvent.SEND, NOW, endless)
    assert journal.task(task.id).state is TaskState.PREPARED
    assert journal.record(task.id, TaskEvent.SEND, NOW, {}).state is TaskState.SENDING


def test_a_batch_is_added_with_all_its_tasks_or_not_at_all(journal: SqliteJournal) -> None:
    broken = NewTask("GB", Via.JSON, 0, None)  # type: ignore[arg-type]
    with pytest.raises(sqlite3.IntegrityError):
        journal.add_batch(full_batch(), [*TASKS, broken])
    assert journal.batches() == []
    assert journal.tasks("b1") == []
    assert journal.events("b1") == []


def test_a_divided_task_makes_room_for_its_pieces(journal: SqliteJournal, task: Task) -> None:
    journal.note(task.id, product="hlr-lookup")
    journal.divide(task.id, LATER, [NewTask("GB", Via.JSON, 0, 350), NewTask("GB", Via.JSON, 350, 350)])
    tasks = journal.tasks("b1")
    assert [(each.part, each.state, each.numbers) for each in tasks if each.country == "GB"] == [
        (1, TaskState.SPLIT, 700),
        (4, TaskState.PREPARED, 350),
        (5, TaskState.PREPARED, 350),
    ]
    assert {each.product for each in tasks[3:]} == {"hlr-lookup"}
    assert journal.events("b1")[0].detail == {"numbers": [350, 350]}


def test_a_task_that_was_sent_is_never_divided(journal: SqliteJournal, task: Task) -> None:
    journal.record(task.id, TaskEvent.SEND, NOW, {})
    with pytest.raises(TransitionNotAllowedError):
        journal.divide(task.id, NOW, [NewTask("GB", Via.JSON, 0, 700)])
    assert len(journal.tasks("b1")) == 3


def test_two_journals_on_one_file_can_not_both_send_a_task(journal: SqliteJournal, task: Task, path: Path) -> None:
    other = SqliteJournal(path)
    journal.record(task.id, TaskEvent.SEND, NOW, {})
    with pytest.raises(TransitionNotAllowedError):
        other.record(task.id, TaskEvent.SEND, NOW, {})
    other.close()


def test_events_come_newest_first_and_can_be_those_of_one_task(journal: SqliteJournal, task: Task) -> None:
    journal.record(task.id, TaskEvent.SEND, NOW, {})
    journal.log("b1", "opened", NOW, {"by": "me"})
    journal.log("b1", "balance", NOW, {}, task.id)
    assert [event.kind for event in journal.events("b1")] == ["balance", "opened", "send", "prepared"]
    assert [event.kind for event in journal.events("b1", task.id)] == ["balance", "send"]
    assert [event.kind for event in journal.events("b1", most=1)] == ["balance"]
    assert journal.events("b1")[1].part is None


def test_a_deleted_batch_leaves_nothing_and_no_other_is_touched(journal: SqliteJournal) -> None:
    journal.add_batch(full_batch("b1"), TASKS)
    journal.add_batch(full_batch("b2"), TASKS)
    journal.delete_batch("b1")
    assert [batch.id for batch in journal.batches()] == ["b2"]
    assert (journal.tasks("b1"), journal.events("b1")) == ([], [])
    assert len(journal.tasks("b2")) == 3
    assert len(journal.events("b2")) == 1


# --- balances, checks, settings ---


def test_balances_are_kept_by_connection_the_oldest_first(journal: SqliteJournal) -> None:
    mine = [BalanceEntry("local", NOW, Decimal("10.0"), ""), BalanceEntry("local", LATER, Decimal("9.50"), "credits")]
    for entry in [mine[0], BalanceEntry("https://other", NOW, Decimal(1), "USD"), mine[1]]:
        journal.add_balance(entry)
    assert journal.balances("local") == mine
    assert journal.balances("local", most=1) == mine[1:]


def test_checks_are_kept_with_their_answers_the_newest_first(journal: SqliteJournal) -> None:
    first = journal.add_check(CheckEntry(0, "local", NOW, "+442079460958", "", {"valid": True, "place": "Köln"}, 179))
    second = journal.add_check(CheckEntry(0, "https://other", LATER, "+4930123456", "hlr-lookup", {}, None))
    assert second.id > first.id > 0
    assert journal.checks() == [second, first]
    assert journal.checks("local") == [first]
    assert journal.checks(most=1) == [second]


def test_a_check_goes_through_its_states_and_says_why(journal: SqliteJournal) -> None:
    new = CheckEntry(0, "local", NOW, "+442079460958", "hlr-lookup", state=CheckState.SENDING, slot=3)
    sent = journal.add_check(new)
    assert journal.checks() == journal.checks_under_way() == [sent]
    unknown = journal.record_check(sent, CheckEvent.DOUBT, LATER, message="status 502")
    assert (unknown.state, unknown.at, unknown.message) == (CheckState.UNKNOWN, LATER, "status 502")
    assert journal.checks() == [unknown]
    assert journal.checks_under_way() == []
    # THEN what was kept decides, whatever the caller believes
    with pytest.raises(CheckStepNotAllowedError):
        journal.record_check(sent, CheckEvent.ANSWER, LATER, answer={"valid": True})
    assert journal.checks() == [unknown]


def test_a_deleted_check_leaves_nothing_but_that_something_was_asked(journal: SqliteJournal) -> None:
    # GIVEN single checks: answered, in doubt, under way, and one of a list
    at, states = NOW, (CheckState.ANSWERED, CheckState.UNKNOWN, CheckState.SENDING)
    made = CheckEntry(0, "local", at, "+447911000111", "hlr", {"carrier": "Acme"}, 7, message="what came")
    answered, unknown, sending = (journal.add_check(replace(made, state=state)) for state in states)
    of_list = journal.add_check(replace(made, batch_id="b", country="GB", place=0))
    # WHEN all are to go
    journal.delete_checks([each.id for each in (answered, unknown, sending, of_list)])
    # THEN what is under way stays, as a list's does
    assert journal.checks() == [sending]
    assert journal.checks_of("b", "GB", 0, 1) == [of_list]
    # AND of the others when they were made and for what, and nobody's number
    assert journal.checks_made("local") == [
        CheckMade(at, "hlr", CheckState.UNKNOWN),
        CheckMade(at, "hlr", CheckState.ANSWERED),
    ]
    left = journal._db.execute("SELECT * FROM checks WHERE id IN (?, ?)", (answered.id, unknown.id)).fetchall()
    assert not any(word in str(tuple(row)) for row in left for word in ("447911", "Acme", "what came"))


def test_checks_of_lists_stand_at_their_places_once_each_and_go_with_their_batch(journal: SqliteJournal) -> None:
    def at(place: int, state: CheckState, number: str = "+447400000001", batch_id: str = "b") -> CheckEntry:
        new = CheckEntry(0, "local", NOW, number, "x", state=state, batch_id=batch_id, country="GB", place=place)
        return journal.add_check(new)

    first, second = at(4, CheckState.SENDING), at(2, CheckState.UNKNOWN, "+447400000002")
    other = at(4, CheckState.UNKNOWN, batch_id="other")
    with pytest.raises(sqlite3.IntegrityError):
        at(4, CheckState.SENDING)
    assert journal.checks_of("b", "GB", 2, 3) == [second, first]
    assert (
        journal.checks_of("b", "GB", 0, 2)
        == journal.checks_of("b", "DE", 2, 3)
        == journal.checks_of("", "", 0, 9)
        == []
    )
    assert journal.checks() == []  # those of single numbers alone
    assert journal.checks_under_way("b") == [first]
    # A number whose later check was answered is in doubt no more.
    assert journal.checks_in_doubt("b") == 1
    journal.add_check(replace(second, id=0, place=9, state=CheckState.ANSWERED))
    assert journal.checks_in_doubt("b") == 0
    journal.delete_batch("b")
    assert journal.checks_of("b", "GB", 0, 99) == []
    assert journal.checks_of("other", "GB", 4, 1) == [other]


def test_no_question_about_checks_reads_through_all_of_them(journal: SqliteJournal) -> None:
    asked: list[str] = []
    db = journal._db
    db.set_trace_callback(asked.append)
    journal.checks()
    journal.checks("local")
    journal.checks_under_way()
    journal.checks_under_way("b")
    journal.checks_of("b", "GB", 0, 300)
    journal.checks_in_doubt("b")
    journal.account_since(["local"], NOW, "b")
    journal.delete_batch("b")
    db.set_trace_callback(None)
    for query in (each for each in asked if " checks " in each):
        plan = [row[3] for row in db.execute(f"EXPLAIN QUERY PLAN {query}")]
        assert [step for step in plan if re.search(r"\bchecks\b", step) and "INDEX" not in step] == [], query


@pytest.mark.parametrize("value", ["x", 7, 1.5, True, None, [], {"a": [1, {"b": "ü"}]}])
def test_a_setting_comes_back_as_it_was_saved(journal: SqliteJournal, value: object) -> None:
    journal.save_setting("it", "before")
    journal.save_setting("it", value)
    assert journal.setting("it", "default") == value


def test_a_setting_that_was_never_saved_is_its_default(journal: SqliteJournal) -> None:
    assert journal.setting("it") is None
    assert journal.setting("it", 5) == 5


# --- the file ---


def test_only_the_owner_may_read_the_journal(journal: SqliteJournal, path: Path) -> None:
    journal.save_setting("a", 1)
    found = list(path.parent.glob("journal.sqlite*"))
    assert len(found) >= 2
    assert {stat.S_IMODE(file.stat().st_mode) for file in found} == {0o600}


def test_every_commit_waits_for_the_disk(journal: SqliteJournal) -> None:
    settings = [journal._db.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
    assert settings == ["wal", 2]


def test_a_journal_of_a_newer_version_is_refused_and_left_alone(path: Path) -> None:
    SqliteJournal(path).close()
    newer = sqlite3.connect(path)
    newer.execute("PRAGMA user_version = 99")
    newer.close()
    with pytest.raises(JournalNewer):
        SqliteJournal(path)
    check = sqlite3.connect(path)
    assert check.execute("PRAGMA user_version").fetchone()[0] == 99
    check.close()


def test_a_file_that_is_no_journal_is_said_in_words(path: Path) -> None:
    path.write_bytes(b"this is a letter and no database " * 100)
    with pytest.raises(JournalDamaged, match="damaged"):
        SqliteJournal(path)
    assert path.read_bytes().startswith(b"this is a letter")


def test_a_folder_that_is_missing_is_said_in_words(tmp_path: Path) -> None:
    with pytest.raises(FolderNotUsable):
        SqliteJournal(tmp_path / "no" / "journal.sqlite")


def test_a_migration_keeps_a_copy_of_what_was_there_before(path: Path, journal: SqliteJournal) -> None:
    journal.add_batch(full_batch(), TASKS)
    steps = [*journal_schema.MIGRATIONS, "ALTER TABLE batches ADD COLUMN colour TEXT; UPDATE batches SET file = 'new'"]
    backups = Backups(path.with_name("backups"), lambda: NOW)
    database.migrate(journal._db, path, steps, lambda: backups.keep(path))
    assert journal.batch("b1").file == "new"
    (kept,) = (backup.path for backup in backups.all())
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    old = SqliteJournal(kept)
    assert old.batch("b1") == full_batch()
    assert len(old.tasks("b1")) == 3
    old.close()


def test_what_was_joined_before_the_journal_counted_it_is_counted_by_its_events(path: Path) -> None:
    # GIVEN a journal of the first version with two tasks, one of which was joined twice
    at = NOW.isoformat()
    old = sqlite3.connect(path)
    for statement in journal_schema.MIGRATIONS[0].split(";"):
        old.execute(statement)
    old.execute("INSERT INTO batches VALUES ('b', 'l', 'f', 'local', 'p', ?, 9, 'auto', NULL, '', 0, '', NULL)", [at])
    for part in (1, 2):
        old.execute(
            """INSERT INTO tasks (id, batch_id, part, country, product, via, first, numbers, state)
            VALUES (?1, 'b', ?1, 'GB', 'p', 'json', 0, 9, 'joined')""",
            [part],
        )
    for answered, never_sent in ((5, 2), (7, 1)):
        detail = json.dumps({"answered": answered, "repeated": 3, "never_sent": never_sent})
        old.execute("INSERT INTO events VALUES (NULL, 'b', 1, ?, 'answers joined', ?)", [at, detail])
    old.execute("PRAGMA user_version = 1")
    old.commit()
    old.close()
    # WHEN it is opened
    journal = SqliteJournal(path)
    # THEN the last event counts
    first, second = journal.tasks("b")
    assert (first.answered, first.repeated, first.strangers, first.again) == (7, 3, 1, False)
    assert (second.answered, second.repeated, second.strangers) == (0, 0, 0)
    journal.close()


def test_tasks_that_are_added_go_on_counting_and_the_result_is_to_be_written_again(journal: SqliteJournal) -> None:
    journal.add_batch(full_batch(), TASKS)
    journal.add_tasks("b1", LATER, [NewTask("GB", Via.JSON, 700, 7, again=True)])
    added = journal.tasks("b1")[-1]
    assert (added.part, added.first, added.numbers, added.again) == (4, 700, 7, True)
    assert journal.batch("b1") == full_batch(exported_at=None)
    newest = journal.events("b1")[0]
    assert (newest.kind, newest.at, newest.detail) == ("sent again", LATER, {"numbers": 7, "tasks": 1})
    journal.divide(added.id, LATER, [NewTask("GB", Via.JSON, 700, 3), NewTask("GB", Via.JSON, 703, 4)])
    assert [task.again for task in journal.tasks("b1")] == [False] * 3 + [True] * 3


def test_a_migration_that_fails_changes_nothing(path: Path, journal: SqliteJournal) -> None:
    journal.add_batch(full_batch(), TASKS)
    steps = [*journal_schema.MIGRATIONS, "ALTER TABLE batches ADD COLUMN colour TEXT; THIS IS NO SQL"]
    with pytest.raises(sqlite3.OperationalError):
        database.migrate(journal._db, path, steps, lambda: None)
    journal.close()
    again = SqliteJournal(path)
    assert again.batch("b1") == full_batch()
    again.close()


def test_a_new_journal_has_no_copy_beside_it(path: Path, journal: SqliteJournal) -> None:
    journal.save_setting("a", 1)
    assert not path.with_name("backups").exists()


def test_a_full_disk_refuses_the_commit_and_the_journal_works_on(journal: SqliteJournal, task: Task) -> None:
    # GIVEN no page is left to write to
    pages = journal._db.execute("PRAGMA page_count").fetchone()[0]
    journal._db.execute(f"PRAGMA max_page_count = {pages}")
    # WHEN something large is recorded
    with pytest.raises(DiskFull):
        journal.record(task.id, TaskEvent.SEND, NOW, {"answer": "x" * 1_000_000})
    # THEN nothing of it is there, and the next transaction is none within another
    assert journal.task(task.id) == task
    journal._db.execute("PRAGMA max_page_count = 1000000")
    assert journal.record(task.id, TaskEvent.SEND, NOW, {}).state is TaskState.SENDING


OPENER = """
import sys
from pathlib import Path
from desktop_app.storage.journal import SqliteJournal
sys.stdin.readline()
journal = SqliteJournal(Path(sys.argv[1]))
journal.save_setting(sys.argv[2], 1)
journal.close()
"""


def test_many_processes_that_start_at_once_share_one_new_journal(path: Path) -> None:
    names = [f"p{number}" for number in range(6)]
    openers = [
        subprocess.Popen([sys.executable, "-c", OPENER, str(path), name], stdin=subprocess.PIPE)  # noqa: S603 - our own
        for name in names
    ]
    for opener in openers:
        assert opener.stdin
        opener.stdin.write(b"go\n")
        opener.stdin.close()
    assert [opener.wait(30) for opener in openers] == [0] * 6
    journal = SqliteJournal(path)
    assert [journal.setting(name) for name in names] == [1] * 6
    journal.close()


COMMITTER = """
import sys
from datetime import UTC, datetime
from pathlib import Path
from desktop_app.core.batch import Batch, NewTask, Via
from desktop_app.core.submission import TaskEvent
from desktop_app.storage.journal import SqliteJournal
now = datetime.now(UTC)
journal = SqliteJournal(Path(sys.argv[1]))
journal.add_batch(Batch("b", "l", "f", "local", "p", now), [NewTask("GB", Via.JSON, n, 1) for n in range(5000)])
for task in journal.tasks("b"):
    journal.record(task.id, TaskEvent.SEND, now, {})
    sys.stdout.write(f"send {task.id}\\n"); sys.stdout.flush()
    journal.record(task.id, TaskEvent.TAKEN, now, {}, remote_id=f"t{task.id}")
    sys.stdout.write(f"taken {task.id}\\n"); sys.stdout.flush()
"""


@pytest.mark.parametrize("acknowledged", [1, 40, 301])
def test_a_process_killed_while_committing_loses_nothing_that_it_acknowledged(path: Path, acknowledged: int) -> None:
    # GIVEN a process that commits as fast as it can, saying each commit that returned
    writer = subprocess.Popen(  # noqa: S603 - our own
        [sys.executable, "-c", COMMITTER, str(path)], stdout=subprocess.PIPE, text=True
    )
    assert writer.stdout
    said = [writer.stdout.readline().split() for _ in range(acknowledged)]
    # WHEN it is killed in the middle
    writer.send_signal(signal.SIGKILL)
    said += [line.split() for line in writer.stdout.read().splitlines(keepends=True) if line.endswith("\n")]
    writer.wait(10)
    writer.stdout.close()
    # THEN all that it said is there, state and event alike, and every state has its event
    journal = SqliteJournal(path)
    kinds: dict[int | None, list[str]] = {}
    for event in journal.events("b", most=100_000):
        kinds.setdefault(event.task_id, []).insert(0, event.kind)
    for word, number in said:
        assert word in kinds[int(number)]
    expected = {
        TaskState.PREPARED: [],
        TaskState.SENDING: ["send"],
        TaskState.ACCEPTED: ["send", "taken"],
    }
    for task in journal.tasks("b"):
        assert kinds.get(task.id, []) == expected[task.state]
        assert task.remote_id == (f"t{task.id}" if task.state is TaskState.ACCEPTED else "")
    journal.close()
