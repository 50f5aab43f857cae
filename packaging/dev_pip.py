"""pip for an environment that was made without it, as Debian's Python makes them until more of it is installed.

The ways are tried from the nearest to the farthest: a wheel that the system has, the system's own pip, a package of the
system, and the package index that pip itself is set up to use.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path

from dev_apt import Apt, Runner, last_lines, quietly
from dev_index import Fetcher, NotThisWay, config_files, download, indexes, pip_settings

SYSTEM_WHEELS = Path("/usr/share/python-wheels")


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


def from_index(python: Path, run: Runner, env: Mapping[str, str], home: Path) -> None:
    """Download the wheel from the package index that pip would use."""
    settings = pip_settings(env, config_files(env, home))
    failures = []
    for index in indexes(settings):
        try:
            with tempfile.TemporaryDirectory() as folder:
                wheel = download(index, Path(folder), Fetcher(settings), (sys.version_info[0], sys.version_info[1]))
                return install_wheel(python, wheel, run)
        except (NotThisWay, OSError) as failure:
            failures.append(str(failure))
    raise NotThisWay("; ".join(failures) or "pip is set up to use no index")


def give_pip(python: Path, apt: Apt, run: Runner = quietly, env: Mapping[str, str] | None = None) -> str | None:
    """Put pip into an environment that has none; return None, or what was tried and what the person can do."""
    ways: list[tuple[str, Callable[[], None]]] = [
        ("the system's wheel", lambda: from_system_wheel(python, run)),
        ("the system's pip", lambda: from_system_pip(python, run)),
        ("the system's package", lambda: from_package(python, run, apt)),
        ("the package index", lambda: from_index(python, run, os.environ if env is None else env, Path.home())),
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
