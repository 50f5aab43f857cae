"""The environment in `.venv`: made once, filled when pyproject.toml changes, made anew when it is broken."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import re
import shutil
import sys
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from dev_apt import Apt, Done, Runner, last_lines, quietly, say
from dev_pip import give_pip

STAMP = "dialproof-stamp.json"
# Written by `dev.py bundle --lock`: for all systems and Pythons, with a hash for each file.
LOCKS = Path("packaging", "locks")
# What pip says where an index has no file of a locked version for this system or this Python.
NOT_FOR_THIS_SYSTEM = "No matching distribution found"
# Stands in the stamp's place while pip works: found at a start, it means that pip was killed half-way.
AT_WORK = "at work"


class CannotPrepare(Exception):
    """The environment can't be had; the text says why and what to do."""


class Stamp(NamedTuple):
    """What an environment was made for. Any difference to what is wanted now is a reason to act."""

    python: str
    root: str
    group: str
    requirements: str


def wanted_stamp(root: Path, group: str) -> Stamp:
    """Return the stamp that an environment for this clone, this Python, this pyproject.toml and its locks has."""
    sources = [root / "pyproject.toml", *sorted((root / LOCKS).glob("*.txt"))]
    requirements = hashlib.sha256(b"".join(path.read_bytes() for path in sources)).hexdigest()
    # The third number of a version is left out: an environment outlives a bug-fix release.
    return Stamp(f"{sys.implementation.cache_tag} {sys.platform}", str(root), group, requirements)


def locks(root: Path, group: str) -> list[Path]:
    """Return the locks of an environment, in the order in which they are installed."""
    return [root / LOCKS / f"{name}.txt" for name in ("run", *filter(None, [group]))]


def read_stamp(venv: Path) -> Stamp | str | None:
    """Return the environment's stamp, AT_WORK where pip was interrupted, or None where there is none to read."""
    try:
        found = json.loads((venv / STAMP).read_text("utf-8"))
        return found if found == AT_WORK else Stamp(**found)
    except (OSError, ValueError, TypeError):
        return None


def satisfies(found: Stamp | str | None, wanted: Stamp) -> bool:
    """Say whether nothing is left to do; an environment with the tests' tools serves the program as well."""
    return isinstance(found, Stamp) and found._replace(group=wanted.group) == wanted and wanted.group in found.group


def program(venv: Path, name: str, platform: str = sys.platform) -> Path:
    """Return where an environment keeps a program."""
    return venv / "Scripts" / f"{name}.exe" if platform == "win32" else venv / "bin" / name


def for_python(env: Mapping[str, str]) -> dict[str, str]:
    """Return the variables without those that send an environment's Python to another one's library."""
    return {name: value for name, value in env.items() if name not in {"PYTHONHOME", "__PYVENV_LAUNCHER__"}}


def for_pip(env: Mapping[str, str]) -> dict[str, str]:
    """Return the variables without those that make pip install elsewhere than into its own environment."""
    elsewhere = {"PIP_TARGET", "PIP_PREFIX", "PIP_ROOT", "PIP_PYTHON"}
    return {name: value for name, value in for_python(env).items() if name not in elsewhere} | {"PIP_USER": "0"}


def made_for(settings: str) -> Path | None:
    """Return the path that an environment was made for, which its pyvenv.cfg tells since Python 3.11."""
    found = re.search(r"^command = .* -m venv(?: --\S+)* (.+)$", settings, re.MULTILINE)
    return Path(found[1]) if found else None


def usable(venv: Path, run: Runner) -> bool:
    """Say whether an environment without a fitting stamp may be kept: of this Python, made here, and with pip."""
    try:
        origin = made_for((venv / "pyvenv.cfg").read_text("utf-8"))
    except (OSError, UnicodeError):
        return False
    # Scripts in a copied environment begin with the path of the one that they were copied from.
    if origin and origin.resolve() != venv.resolve():
        return False
    done = run([str(program(venv, "python")), "-c", "import pip, sys; print(sys.implementation.cache_tag)"])
    return done.code == 0 and done.output.strip() == sys.implementation.cache_tag


def remove(venv: Path) -> None:
    """Take an environment away, or what stands in its place."""
    if venv.is_symlink() or venv.is_file():
        venv.unlink()
    elif venv.exists():
        shutil.rmtree(venv)


def make(venv: Path, apt: Apt, run: Runner = quietly) -> None:
    """Make an environment with pip in it, also with a Python that has the means only for the first half."""
    # Not the environment's own Python, which is about to go: this script may have been started with it.
    base = str(getattr(sys, "_base_executable", None) or sys.executable)
    remove(venv)
    if run([base, "-m", "venv", str(venv)]).code == 0:
        return
    remove(venv)
    bare = run([base, "-m", "venv", "--without-pip", str(venv)])
    if bare.code:
        raise CannotPrepare(f"No environment can be made in {venv}:\n{last_lines(bare.output)}")
    failure = give_pip(program(venv, "python"), apt, run)
    if failure:
        raise CannotPrepare(failure)


def fill(root: Path, venv: Path, wanted: Stamp, run: Runner) -> None:
    """Install the program and its libraries, and write the stamp when that is done."""
    (venv / STAMP).write_text(json.dumps(AT_WORK), "utf-8")
    pip = [str(program(venv, "python")), "-m", "pip", "install", "--quiet", "--no-input"]
    done = install_locked(root, wanted.group, pip, run)
    if done.code and NOT_FOR_THIS_SYSTEM in done.output:
        say("The locks have no files for this system or Python; installing what pyproject.toml allows instead.")
        done = run([*pip, *grouped(root, wanted.group), "-e", "."])
    if done.code:
        # pip ended by itself and left order behind, so the next start need not begin from nothing.
        (venv / STAMP).unlink()
        raise CannotPrepare(f"pip could not install what Dialproof needs:\n{last_lines(done.output)}")
    (venv / STAMP).write_text(json.dumps(wanted._asdict()), "utf-8")


def grouped(root: Path, group: str) -> list[str]:
    """Return the requirements of a dependency group of pyproject.toml, those of the groups in it included."""
    import tomllib  # since Python 3.11

    groups = tomllib.loads((root / "pyproject.toml").read_text("utf-8")).get("dependency-groups", {})
    found: list[str] = []
    for each in groups[group] if group else []:
        found += [each] if isinstance(each, str) else grouped(root, each["include-group"])
    return found


def install_locked(root: Path, group: str, pip: list[str], run: Runner) -> Done:
    """Install what the locks name, only if the hashes are theirs, then the program itself; return the last outcome."""
    done = Done(0, "")
    for lock in locks(root, group):
        # What is built from its sources is built with the locked setuptools, which the first lock has.
        done = run([*pip, "--require-hashes", "--no-deps", "--no-build-isolation", "--use-pep517", "-r", str(lock)])
        if done.code:
            return done
    return run([*pip, "--no-deps", "--no-build-isolation", "-e", "."])


@contextlib.contextmanager
def alone(pyproject: Path) -> Iterator[None]:
    """Keep a second start, in another terminal, from working on the same environment at the same time."""
    try:
        import fcntl
    except ImportError:  # Windows, where a file in use can't be replaced anyway
        yield
        return
    with pyproject.open("rb") as held:
        # Some network file systems have no locks: better without than not at all.
        with contextlib.suppress(OSError):
            try:
                fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                say("Another start is preparing the environment; waiting for it.")
                fcntl.flock(held, fcntl.LOCK_EX)
        yield


def is_ready(root: Path, group: str) -> bool:
    """Return True if `prepare` has nothing to do."""
    venv = root / ".venv"
    ready = satisfies(read_stamp(venv), wanted_stamp(root, group))
    return ready and os.access(program(venv, "python"), os.X_OK)


def prepare(root: Path, group: str, apt: Apt, run: Runner | None = None) -> Path:
    """Return the environment's Python, after doing whatever that takes; usually nothing."""
    venv, wanted = root / ".venv", wanted_stamp(root, group)
    python = program(venv, "python")
    if is_ready(root, group):
        return python
    here: Runner = run or (lambda command: quietly(command, for_pip(os.environ), root))
    with alone(root / "pyproject.toml"):
        found, began = read_stamp(venv), time.monotonic()
        if is_ready(root, group):
            return python
        moved = isinstance(found, Stamp) and found[:2] != wanted[:2]
        try:
            if found == AT_WORK or moved or not usable(venv, here):
                say("Making the environment in .venv …" if not venv.exists() else "Making .venv anew …")
                make(venv, apt, here)
            say("Installing what Dialproof needs into .venv; the first time that takes some minutes …")
            fill(root, venv, wanted, here)
        except OSError as error:
            raise CannotPrepare(f"{venv} can't be written: {error.strerror or error}.") from error
        say(f"The environment is ready ({time.monotonic() - began:.0f} s).")
    return python
