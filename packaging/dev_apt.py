"""Packages of Debian and Ubuntu: which are missing is decided elsewhere, here they are installed.

This module is read by Debian's python3-minimal too, so it imports only what that has.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

APT_GET = Path("/usr/bin/apt-get")
# `env`, because sudo hands on no variables.
APT_COMMAND = ("env", "DEBIAN_FRONTEND=noninteractive", "apt-get")
OPTIONS = ("-y", "-qq", "--no-install-recommends", "-o", "Dpkg::Use-Pty=0", "-o", "DPkg::Lock::Timeout=120")


class Done(NamedTuple):
    """How a command ended, and what it printed on either stream."""

    code: int
    output: str


Runner = Callable[[Sequence[str]], Done]


def say(text: str) -> None:
    """Tell the person something; never on standard output, which belongs to the program."""
    print(text, file=sys.stderr, flush=True)


def quietly(command: Sequence[str], env: Mapping[str, str] | None = None, cwd: Path | None = None) -> Done:
    """Run a command to its end without a terminal and keep what it prints; one that is not there ends with 127."""
    try:
        ended = subprocess.run(
            list(command),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=env,
            cwd=cwd,
            check=False,
        )
    except OSError as error:
        return Done(127, str(error))
    return Done(ended.returncode, ended.stdout.decode("utf-8", "replace"))


def last_lines(text: str, count: int = 5) -> str:
    """Return the end of a command's output, where its reason stands."""
    return "\n".join([line for line in text.splitlines() if line.strip()][-count:])


def asked_on_terminal(question: str) -> bool:
    """Ask a person for yes or no; no where nobody sits at a terminal."""
    if not (sys.stdin and sys.stdin.isatty() and sys.stderr.isatty()):
        return False
    say(f"{question} [y/N]")
    return sys.stdin.readline().strip().lower() in {"y", "yes"}


class Apt:
    """apt-get with the rights that this person has or gives. The list of packages is fetched once, before the first.

    Root installs what is missing. Anybody else is asked once before sudo is used, even where sudo would ask for no
    password: rights that were given for another purpose aren't used in silence. `allowed`: the answer, given before
    (`--system-packages`).
    """

    def __init__(
        self,
        run: Runner = quietly,
        program: Path = APT_GET,
        root: bool | None = None,
        *,
        allowed: bool = False,
        ask: Callable[[str], bool] = asked_on_terminal,
    ) -> None:
        self._run = run
        self.present = program.exists()
        self._root = hasattr(os, "geteuid") and os.geteuid() == 0 if root is None else root
        self._updated = False
        # The words before `apt-get`; None until a person has answered, or where the answer was no.
        self._rights: list[str] | None = [] if self._root else ["sudo"] if allowed else None
        self._ask = ask
        self._answered = self._rights is not None

    def _prefix(self, by_hand: str) -> list[str] | None:
        """Return the words before `apt-get`, or None where this person may not install or doesn't want to."""
        if not self._answered:
            self._answered = True
            # Without sudo there is nothing to agree to.
            if self._run(["sudo", "--version"]).code == 0 and self._ask(
                f"System packages are missing. This installs them:\n{by_hand}\nRun it now?"
            ):
                self._rights = ["sudo"]
        return self._rights

    def install(self, packages: Sequence[str]) -> str | None:
        """Install packages; return None when it is done, or a sentence with the command that a person can give."""
        if not self.present:
            return f"This system has no apt-get to install {' '.join(packages)} with."
        by_hand = f"    sudo apt-get install --no-install-recommends {' '.join(packages)}"
        prefix = self._prefix(by_hand)
        if prefix is None:
            return f"An administrator can install them:\n{by_hand}"
        self._fetch_lists(prefix)
        say(f"Installing system packages: {' '.join(packages)}")
        done = self._run([*prefix, *APT_COMMAND, "install", *OPTIONS, *packages])
        if done.code == 0:
            return None
        return f"apt-get could not install them:\n{last_lines(done.output)}\nTry it by hand:\n{by_hand}"

    def _fetch_lists(self, prefix: Sequence[str]) -> None:
        """Fetch the lists of packages, once; images for containers come without any."""
        if not self._updated:
            # A failure is no reason to stop: often one foreign source is down, and the packages come from another.
            self._run([*prefix, *APT_COMMAND, "update", "-qq"])
            self._updated = True

    def known(self, candidates: Sequence[str]) -> str:
        """Return the first of a package's names that this release has; names differ by release (libglib2.0-0t64)."""
        if self._rights is not None and len(candidates) > 1:
            self._fetch_lists(self._rights)
        for name in candidates[:-1]:
            if self._run(["apt-cache", "show", "--no-all-versions", name]).code == 0:
                return name
        return candidates[-1]
