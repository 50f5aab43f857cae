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


class Apt:
    """apt-get with the rights that this person has. The list of packages is fetched once, before the first of them."""

    def __init__(self, run: Runner = quietly, program: Path = APT_GET, root: bool | None = None) -> None:
        self._run = run
        self.present = program.exists()
        self._root = hasattr(os, "geteuid") and os.geteuid() == 0 if root is None else root
        self._updated = False
        self._rights: list[str] | None = None

    def _prefix(self) -> list[str] | None:
        """Return the words before `apt-get`, or None where this person may not install."""
        if self._rights is None and self._root:
            self._rights = []
        elif self._rights is None and self._run(["sudo", "-n", "true"]).code == 0:
            self._rights = ["sudo", "-n"]
        return self._rights

    def may_install(self) -> bool:
        """Say whether `install` has a chance, without starting anything."""
        return self.present and self._prefix() is not None

    def install(self, packages: Sequence[str]) -> str | None:
        """Install packages; return None when it is done, or a sentence with the command that a person can give."""
        if not self.present:
            return f"This system has no apt-get to install {' '.join(packages)} with."
        by_hand = f"    sudo apt-get install --no-install-recommends {' '.join(packages)}"
        prefix = self._prefix()
        if prefix is None:
            return f"They need an administrator to install them:\n{by_hand}"
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
        prefix = self._prefix()
        if prefix is not None and len(candidates) > 1:
            self._fetch_lists(prefix)
        for name in candidates[:-1]:
            if self._run(["apt-cache", "show", "--no-all-versions", name]).code == 0:
                return name
        return candidates[-1]
