"""The journal is damaged between two runs: it is restored, the person is told, and nothing is sent twice by itself."""

from __future__ import annotations

import json
from pathlib import Path

from .fake_service import FakeService, answers, reset, status
from .program import Program
from .tables import records, small_list


def damage(program: Program) -> bytes:
    journal = program.home / "journal.sqlite"
    content = journal.read_bytes()
    journal.write_bytes(b"\0" * 100 + content[100:])
    return journal.read_bytes()


def halfway(program: Program, service: FakeService, tmp_path: Path) -> Path:
    """Three tasks: one answered, one accepted and not yet done, one refused."""
    source = small_list(tmp_path)
    service.on("detect", service.usual, service.usual, status(422))
    service.on("task", answers({"task_id": "t_01", "status": "completed"}))
    service.always("task", status(503))
    run = program.call("verify", source, "-o", tmp_path / "o.csv", "--max-per-task", 1, "--json")
    assert run.code in {4, 5}
    assert len(service.submissions) == 3
    service.mended()
    return source


def test_it_is_restored_and_nothing_is_sent_twice_by_itself(
    program: Program, service: FakeService, tmp_path: Path
) -> None:
    source = halfway(program, service, tmp_path)
    damaged = damage(program)
    # WHEN the program is started again
    run = program.run("tasks", "--json")
    # THEN the journal stands as its last copy had it, and what could be sent again waits for a person
    (batch,) = run.json["batches"]
    assert sorted(task["state"] for task in batch["tasks"])[-1] == "unknown"
    assert [task["state"] for task in batch["tasks"]].count("unknown") == 1
    assert "1 open task" in run.fault
    (folder,) = program.home.glob("damaged-*")
    assert str(folder) in run.fault
    assert (folder / "journal.sqlite").read_bytes() == damaged
    # AND it is said once on the command line
    assert "damaged-" not in program.call("tasks", "--json").err
    resumed = program.call("resume", "--json")
    verified = program.call("verify", source, "-o", tmp_path / "o.csv", "--max-per-task", 1, "--json")
    assert (resumed.code, verified.code, len(service.submissions)) == (6, 6, 3)
    assert verified.json["answered"] == 2
    # WHEN the person has decided
    (unknown,) = [task["id"] for task in batch["tasks"] if task["state"] == "unknown"]
    assert program.call("decide", unknown, "--resend").code == 0
    assert program.call("resume", "--json").code == 0
    assert len(service.submissions) == 4
    assert [row["Answer"] for row in records(tmp_path / "o.csv")] == ["answered"] * 3


def test_a_list_begun_after_the_copy_is_named(program: Program, service: FakeService, tmp_path: Path) -> None:
    program.call("balance")
    old = {path.name: path.read_bytes() for path in (program.home / "backups").iterdir()}
    service.on("detect", reset)
    assert program.call("verify", small_list(tmp_path, name="q3.csv"), "-o", tmp_path / "o.csv").code == 6
    for path in (program.home / "backups").iterdir():
        if path.name not in old:
            path.unlink()
    damage(program)
    message = program.call("tasks", "--json")
    assert message.json == {"batches": []}
    assert "“q3.csv”" in message.fault


def test_without_any_copy_it_says_so(program: Program, service: FakeService, tmp_path: Path) -> None:
    halfway(program, service, tmp_path)
    for path in (program.home / "backups").iterdir():
        path.write_bytes(b"no copy")
    damage(program)
    run = program.call("resume", "--json")
    assert (run.code, run.json) == (0, {"batches": []})
    assert "no sound copy" in run.fault
    assert "“list.csv”" in run.fault


def test_standard_output_stays_one_json_object(program: Program) -> None:
    program.call("tasks", "--json")
    damage(program)
    run = program.call("tasks", "--json")
    assert json.loads(run.out) == {"batches": []}
    assert "damaged" in run.err
