"""Restarts the program as it was started, once its window is gone and another may have the data folder."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from desktop_app.wiring.given_key import with_given_key

_OF_THIS_START = {"DESKTOP_STARTUP_ID", "XDG_ACTIVATION_TOKEN"}


def start_again(path: Path | None, base_url: str | None) -> None:
    """Start the program in a process of its own, which outlives this one. Raise `OSError` if that fails.

    Call it only when nothing holds the data folder any more: the new window would be taken for a second one.
    """
    started = subprocess.Popen(command(path, base_url), env=environment())  # noqa: S603 - our own program
    started.returncode = 0  # nobody waits for it, and Python would complain about that


def command(path: Path | None, base_url: str | None) -> list[str]:
    """Return the command: the interpreter with its options, or the bundle, and the options given. Lists are left out,
    because they were opened already."""
    options = [] if path is None else ["--home", str(path)]
    options += [] if base_url is None else ["--base-url", base_url]
    return [sys.executable, *_way(sys.orig_argv, sys.argv), *options]


def _way(whole: Sequence[str], program: Sequence[str]) -> Sequence[str]:
    """Return the arguments between the interpreter and the program's own: "-P -m desktop_app", or a script."""
    return [] if getattr(sys, "frozen", False) else whole[1 : len(whole) - len(program) + 1]


def environment() -> dict[str, str]:
    """Return the environment without this start's desktop tokens. A bundle is marked as no child process of one."""
    kept = {name: value for name, value in os.environ.items() if name not in _OF_THIS_START}
    bundled = {"PYINSTALLER_RESET_ENVIRONMENT": "1"} if getattr(sys, "frozen", False) else {}
    return with_given_key({**kept, **bundled})
