"""The program itself, in a real window on a real X server, driven from outside."""

from __future__ import annotations

import contextlib
import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from desktop_app.__main__ import main
from tests.screen.desktop import ROOT, WHERE_IT_IS, Desktop, wait_for

pytestmark = WHERE_IT_IS


def write_list(path: Path, rows: int) -> Path:
    """Mobile numbers of one country, a number a row."""
    lines = ["Name,Mobile", *(f"N{at},+4479{11_000_000 + at}" for at in range(rows))]
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


def batches_of(home: Path) -> list[dict[str, Any]]:
    """What `dialproof tasks` says, within this process: a program for each look would hold up the one under test."""
    message = io.StringIO()
    with contextlib.redirect_stdout(message):
        assert main(["tasks", "--home", str(home), "--json"]) == 0
    found: list[dict[str, Any]] = json.loads(message.getvalue())["batches"]
    return found


def task_states(screen: Desktop) -> list[str]:
    """The states of the only batch's tasks."""
    (batch,) = batches_of(screen.home)
    return [task["state"] for task in batch["tasks"]]


def test_a_killed_program_goes_on_where_it_was(screen: Desktop) -> None:
    # GIVEN a batch of several tasks that was begun and killed
    source = write_list(screen.place / "many.csv", 6_000)
    command = ["verify", str(source), "-o", str(screen.place / "out.csv"), "--yes", "--max-per-task", "1500"]
    verifying = screen.start(sys.executable, "-m", "desktop_app", *command, "--home", str(screen.home))
    wait_for(lambda: bool(batches_of(screen.home)), 120, "the batch")
    verifying.kill()
    verifying.wait()
    assert set(task_states(screen)) != {"joined"}, "it had finished before it was killed"
    # WHEN the window is opened over the same data, killed, and opened again
    process = screen.open_window()
    process.kill()
    process.wait()
    wait_for(lambda: screen.window() is None, 60, "the end of the killed window")
    screen.open_window()
    # THEN it goes on by itself and finishes; only what was being sent at that moment waits for a person
    wait_for(lambda: set(task_states(screen)) <= {"joined", "unknown"}, 300, "the end of the batch")
    states = task_states(screen)
    assert states.count("unknown") <= 1
    assert "joined" in states


def test_the_key_that_is_saved_in_the_window_stands_in_the_secret_service(screen: Desktop) -> None:
    # GIVEN a session with an open keyring
    script = Path(__file__).with_name("save_a_key.py")
    # WHEN a connection with a key is saved in the settings dialog of a real window
    done = screen.start(sys.executable, str(script), str(screen.home), secrets=True)
    # THEN another program of the session reads it from the Secret Service (the script asks one), and no file has it
    log = screen.place / "program.log"
    assert done.wait(240) == 0, log.read_text("utf-8", "replace")
    for file in screen.home.rglob("*"):
        if file.is_file():
            assert b"sesame-9431" not in file.read_bytes(), file


def test_a_screen_is_asked_for_in_words(tmp_path: Path) -> None:
    environment = {"PATH": "/usr/bin:/bin", "HOME": str(tmp_path), "PYTHONPATH": str(ROOT)}
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-m", "desktop_app", "--home", str(tmp_path / "data")],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=240,
    )
    assert done.returncode == 2
    assert "no screen" in done.stderr
    assert "Traceback" not in done.stderr
