"""The program starts again for another language: real processes, one after the other, over the same folder."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from desktop_app.wiring import window
from desktop_app.wiring.given_key import KEY_VARIABLE, take_given_key, with_given_key

ROOT = Path(__file__).resolve().parents[2]
START = """
import json, os, sys
from pathlib import Path
from desktop_app.wiring.window import open_window

def watched(shell):
    from PySide6.QtCore import QTimer
    from desktop_app.ui.text import languages
    from desktop_app.ui.start.single_instance import WindowLock

    said = {"process": os.getpid(), "spoken": languages.spoken(), "arguments": sys.argv[1:]}
    said["free"] = WindowLock(Path(sys.argv[2]) / "window.lock").take()
    print(json.dumps(said), flush=True)
    if languages.spoken() == "fr":
        QTimer.singleShot(0, shell.close_now)
        return

    def look():
        from desktop_app.ui.settings.dialog import SettingsDialog
        dialog = shell.findChild(SettingsDialog)
        if dialog is None:
            shell.settings_clicked.emit()
            return
        again.stop()
        card = dialog.appearance.language
        card.choice.set_current("fr")
        card.choice.chosen.emit("fr")
        card.restart.click()
        if shell.strip.message is not None:  # that the list isn't sent yet
            shell.strip.action.click()

    again = QTimer(shell)
    again.timeout.connect(look)
    again.start(20)

if __name__ == "__main__":
    sys.exit(open_window(Path(sys.argv[2]), shown=watched, lists=tuple(map(Path, sys.argv[3:]))))
"""


def test_another_language_is_spoken_after_a_restart_by_another_process(tmp_path: Path) -> None:
    # GIVEN a window that was opened over a folder, with a list
    home, script, a_list = tmp_path / "home", tmp_path / "start.py", tmp_path / "customers.csv"
    script.write_text(START, "utf-8")
    a_list.write_text("Phone\n+447911123456\n", "utf-8")
    command = [sys.executable, "-W", "error", str(script), "--home", str(home), str(a_list)]
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT), "LC_ALL": "C.UTF-8"}
    # WHEN another language is chosen in its settings, and the program started again there
    done = subprocess.run(  # noqa: S603 - our own interpreter
        command, env=env, capture_output=True, text=True, timeout=240, check=False
    )
    # THEN the first has ended well, and the next is the one window of the folder; it opens no list once more
    told = [line for line in done.stderr.splitlines() if not line.startswith("This plugin does not support")]
    assert (done.returncode, told) == (0, [])
    first, second = map(json.loads, done.stdout.splitlines())  # both: the next one says so where the first did
    assert (first["spoken"], second["spoken"]) == ("en", "fr")
    assert first["process"] != second["process"]
    assert second["arguments"] == ["--home", str(home)]
    assert not first["free"]
    assert not second["free"]


@pytest.mark.parametrize(
    ("given", "program", "way"),
    [
        (["python", "-P", "-m", "desktop_app", "--home", "x", "a.csv"], ["__main__.py", "--home", "x", "a.csv"], 4),
        (["/bin/python", "/bin/dialproof"], ["/bin/dialproof"], 2),
    ],
)
def test_it_starts_in_the_way_that_it_was_started_in(
    monkeypatch: pytest.MonkeyPatch, given: list[str], program: list[str], way: int
) -> None:
    monkeypatch.setattr(sys, "orig_argv", given)
    monkeypatch.setattr(sys, "argv", program)
    assert window.restart_command(None, None) == [sys.executable, *given[1:way]]
    asked = ["--home", "x", "--base-url", "local"]
    assert window.restart_command(Path("x"), "local") == [sys.executable, *given[1:way], *asked]


def test_a_bundle_starts_itself_and_not_a_child_process_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "used")
    monkeypatch.delenv(KEY_VARIABLE, raising=False)
    assert not take_given_key()
    assert window.restart_environment().keys() == os.environ.keys() - {"XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID"}
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "orig_argv", [])
    assert window.restart_command(Path("x"), None) == [sys.executable, "--home", "x"]
    assert window.restart_environment()["PYINSTALLER_RESET_ENVIRONMENT"] == "1"


def test_a_key_of_the_environment_goes_to_the_next_start_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(KEY_VARIABLE, "a-key-of-a-team")
    assert take_given_key() == "a-key-of-a-team"
    assert KEY_VARIABLE not in os.environ
    assert window.restart_environment()[KEY_VARIABLE] == "a-key-of-a-team"
    assert not take_given_key()
    assert with_given_key({}) == {}
