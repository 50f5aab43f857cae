"""pip for an environment that was made without it, as Debian's Python makes them until more of it is installed.

The ways are tried from the nearest to the farthest: a wheel that the system has, the system's own pip, which asks the
index that it is set up to use, and a package of the system.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from dev_apt import Apt, Runner, last_lines, quietly

SYSTEM_WHEELS = Path("/usr/share/python-wheels")


class NotThisWay(Exception):
    """One way of getting pip is not open; the text says why."""


def install_wheel(python: Path, wheel: Path, run: Runner) -> None:
    """Let pip's wheel, which runs unpacked from itself, install itself."""
    done = run([str(python), f"{wheel}/pip", "install", "--quiet", "--no-index", "--no-deps", str(wheel)])
    if done.code:
        raise NotThisWay(last_lines(done.output))


def from_system_wheel(python: Path, run: Runner, wheels: Path = SYSTEM_WHEELS) -> None:
    """Install the wheel that Debian keeps for its own environments."""
    found = sorted(wheels.glob("pip-*.whl"))
    if not found:
        raise NotThisWay(f"there is none in {wheels}")
    install_wheel(python, found[-1], run)


def from_system_pip(python: Path, run: Runner) -> None:
    """Let the pip of the Python that runs this script install another into the environment."""
    done = run([sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "pip"])
    if done.code:
        raise NotThisWay(last_lines(done.output, 1))


def from_package(python: Path, run: Runner, apt: Apt) -> None:
    """Install Debian's package of that wheel, then the wheel."""
    failure = apt.install(["python3-pip-whl"])
    if failure:
        raise NotThisWay(failure)
    from_system_wheel(python, run)


def give_pip(python: Path, apt: Apt, run: Runner = quietly) -> str | None:
    """Put pip into an environment that has none; return None, or what was tried and what the person can do."""
    ways: list[tuple[str, Callable[[], None]]] = [
        ("the system's wheel", lambda: from_system_wheel(python, run)),
        ("the system's pip", lambda: from_system_pip(python, run)),
        ("the system's package", lambda: from_package(python, run, apt)),
    ]
    failures = []
    for name, way in ways:
        try:
            way()
        except NotThisWay as failure:
            failures.append(f"  {name}: {failure}")
        else:
            return None
    advice = "sudo apt-get install python3-venv" if apt.present else "a Python that has the module ensurepip"
    tried = "\n".join(failures)
    return f"pip can't be had here. Install it ({advice}) and start again. What was tried:\n{tried}"
