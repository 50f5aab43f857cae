"""The program started again as it was, once its window has gone and another may have the data folder."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from desktop_app.wiring.given_key import with_given_key

_OF_THIS_START = {"DESKTOP_STARTUP_ID", "XDG_ACTIVATION_TOKEN"}


def start_again(path: Path | None, base_url: str | None) -> None:
    """In a process of its own, which outlives this one; raises `OSError` where it can't be started.

    Nothing is to hold the data folder any more: the new window would be taken for a second one.
    """
    started = subprocess.Popen(command(path, base_url), env=environment())  # noqa: S603 - our own program
    started.returncode = 0  # nobody waits for it, and Python isn't to complain of that


def command(path: Path | None, base_url: str | None) -> list[str]:
    """Return the interpreter with its options, or the bundle, and what was asked for but for lists: these were
    opened."""
    options = [] if path is None else ["--home", str(path)]
    options += [] if base_url is None else ["--base-url", base_url]
    return [sys.executable, *_way(sys.orig_argv, sys.argv), *options]


def _way(whole: Sequence[str], program: Sequence[str]) -> Sequence[str]:
    """What stands between the interpreter and the program's own arguments: "-P -m desktop_app", or a script."""
    return [] if getattr(sys, "frozen", False) else whole[1 : len(whole) - len(program) + 1]


def environment() -> dict[str, str]:
    """As it is, without what told the desktop of this start. A bundle is told that it isn't a child process of one."""
    kept = {name: value for name, value in os.environ.items() if name not in _OF_THIS_START}
    bundled = {"PYINSTALLER_RESET_ENVIRONMENT": "1"} if getattr(sys, "frozen", False) else {}
    return with_given_key({**kept, **bundled})
