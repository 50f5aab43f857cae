"""Programs run beside a Secret Service of their own, as a desktop without a screen has it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

needs_secret_service = pytest.mark.skipif(
    not (shutil.which("dbus-run-session") and shutil.which("gnome-keyring-daemon")),
    reason="a Secret Service needs dbus-run-session and gnome-keyring-daemon",
)
_UNLOCKED = "echo -n pw | gnome-keyring-daemon --unlock"
_AS_NEW = "gnome-keyring-daemon"  # nobody has had a keyring made yet


def told(command: list[str], home: Path, **environment: str) -> list[str]:
    """What a program prints, without anything of this machine's desktop."""
    names = ("PATH", "LANG", "PYTHONPATH", "VIRTUAL_ENV")
    kept = {name: os.environ[name] for name in names if name in os.environ}
    done = subprocess.run(  # noqa: S603 - our own
        command,
        env={**kept, "HOME": str(home), "XDG_RUNTIME_DIR": str(home), **environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    return done.stdout.splitlines()


def told_beside_a_service(story: str, home: Path, *, made: bool = True, **environment: str) -> list[str]:
    """What a story prints beside a keyring that is unlocked, or beside one that was never `made`."""
    home.chmod(0o700)
    start = f"eval $({_UNLOCKED if made else _AS_NEW} --components=secrets --daemonize 2>/dev/null)"
    # The daemon outlives its session otherwise: it is ended by the id that it tells.
    script = f'{start}; "$0" -c "$1"; end=$?; kill $GNOME_KEYRING_PID 2>/dev/null; exit $end'
    return told(["dbus-run-session", "--", "bash", "-c", script, sys.executable, story], home, **environment)
