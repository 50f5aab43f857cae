"""Without a connection nothing connects anywhere but to this computer: seen by Python itself, in every process."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from ipaddress import ip_address
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
# Imported by each Python that starts with it on its path, child processes included.
WATCH = """
import os, sys

def heard(event, arguments):
    if event in {"socket.connect", "socket.sendto", "socket.getaddrinfo", "socket.gethostbyname"}:
        address = arguments[0] if event.startswith("socket.get") else arguments[1]
        line = repr((event, address)) + "\\n"
        descriptor = os.open(os.environ["HEARD"], os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        os.write(descriptor, line.encode())
        os.close(descriptor)

sys.addaudithook(heard)
"""
WINDOW = """
import sys

def watched(shell):
    from PySide6.QtCore import QTimer

    def look():
        if shell.header._amount.text():
            again.stop()
            shell.close_now()

    again = QTimer(shell)
    again.timeout.connect(look)
    again.start(20)

if __name__ == "__main__":
    from desktop_app.wiring.window import open_window

    sys.exit(open_window(shown=watched))
"""


def heard(tmp_path: Path, *command: str) -> list[tuple[str, object]]:
    """What a Python that runs this, and its children, connected to or looked up."""
    place = tmp_path / "watching"
    place.mkdir(exist_ok=True)
    (place / "sitecustomize.py").write_text(WATCH, "utf-8")
    log = tmp_path / "heard"
    log.write_text("")
    environment = {
        **os.environ,
        "HEARD": str(log),
        "PYTHONPATH": f"{place}{os.pathsep}{ROOT}",
        "QT_QPA_PLATFORM": "offscreen",
        "DIALPROOF_HOME": str(tmp_path / "home"),
        "PYTHON_KEYRING_BACKEND": "keyring.backends.null.Keyring",
    }
    done = subprocess.run(  # noqa: S603 - our own interpreter
        [sys.executable, *command], env=environment, capture_output=True, text=True, timeout=240, check=False, cwd=ROOT
    )
    assert done.returncode == 0, done.stderr
    return [ast.literal_eval(line) for line in log.read_text("utf-8").splitlines()]


def elsewhere(address: object) -> bool:
    """Whether it isn't this computer: neither loopback nor a socket of the file system."""
    host = address[0] if isinstance(address, tuple) else address
    if host in {None, "localhost"} or (not isinstance(address, tuple) and str(host).startswith(("/", "\0"))):
        return False
    try:
        return not ip_address(str(host)).is_loopback
    except ValueError:
        return True


def test_the_window_and_the_journal_reach_for_nothing_but_this_computer(tmp_path: Path) -> None:
    # GIVEN a first start: no connection, nothing switched on
    script = tmp_path / "start.py"
    script.write_text(WINDOW, "utf-8")
    # WHEN the window has read the balance of the local service, and closed
    found = heard(tmp_path, str(script))
    # THEN it talked to the local service, and to nobody else
    assert [event for event, address in found if event == "socket.connect" and isinstance(address, tuple)]
    assert [each for each in found if elsewhere(each[1])] == []
    # AND `tasks` talked to nobody at all; on Windows asyncio wakes itself through a connection to this computer
    spoken = heard(tmp_path, "-m", "desktop_app", "tasks")
    assert [each for each in spoken if elsewhere(each[1])] == []
    assert sys.platform == "win32" or [each for each in spoken if isinstance(each[1], tuple)] == []


@pytest.mark.parametrize(
    ("address", "away"),
    [(("127.0.0.1", 80), False), (("::1", 80, 0, 0), False), ("/run/user/0/bus", False), ("localhost", False),
     (("192.0.2.1", 443), True), ("api.example.com", True), (("api.example.com", 443), True)],
)  # fmt: skip
def test_what_counts_as_elsewhere(address: object, away: bool) -> None:
    assert elsewhere(address) is away
