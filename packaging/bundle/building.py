"""From the sources to a folder: PyInstaller, then the same times and rights on every file."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

import shipped

from bundle import facts, listing
from bundle.spec_values import SOURCES

SPEC = Path(__file__).with_name("dialproof.spec")
# The first moment that every archive format can write (zip begins in 1980), for sources without a history.
_NO_HISTORY = 315_532_800


class BuildFailed(Exception):
    """The bundle can't be made; the text says why."""


@dataclass(frozen=True, slots=True)
class Built:
    """`folder` is the program, `carried` are the libraries of this system that were copied into it."""

    folder: Path
    carried: list[Path]


def build(out: Path, epoch: int) -> Built:
    """Make `out`/dialproof anew; every file has the time `epoch` (seconds since 1970). `out`: as `claim` made it."""
    shipped.make(facts.ROOT)
    shutil.rmtree(out / facts.PROGRAM, ignore_errors=True)
    with tempfile.TemporaryDirectory(dir=out, prefix="work-") as work:
        carried = _frozen(out, Path(work), epoch)
    made = out / facts.PROGRAM
    settle(made, epoch)
    return Built(made, carried)


def claim(out: Path) -> None:
    """Make the folder, or take one that a bundle was made in: what stands in it is replaced.

    Raises `BuildFailed` where somebody else's files stand in it. A build that was broken off leaves its mark, too.
    """
    out.mkdir(parents=True, exist_ok=True)
    mark = out / listing.FILE
    if not mark.is_file():
        if any(out.iterdir()):
            raise BuildFailed(
                f"{out} has files of something else in it. Name an empty folder, or one that isn't there."
            )
        mark.write_text("# The bundle is being made.\n", "utf-8", newline="\n")


def _frozen(out: Path, work: Path, epoch: int) -> list[Path]:
    """Have PyInstaller make it; returns the libraries of this system that went in."""
    command = [sys.executable, "-P", "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", str(out), "--workpath", str(work), str(SPEC)]
    done = subprocess.run(command, env=_environment(epoch, work), cwd=facts.ROOT, check=False)
    if done.returncode:
        raise BuildFailed(f"PyInstaller ended with exit code {done.returncode}.")
    return _carried(work)


def _carried(work: Path) -> list[Path]:
    """The libraries that came neither from the environment nor from Python."""
    (written,) = work.rglob(SOURCES)
    sources = [Path(line) for line in written.read_text("utf-8").splitlines()]
    own = [Path(each).resolve() for each in (sys.prefix, sys.base_prefix)]
    if Path("/usr") in own:  # the system's own Python, whose libraries and packages stand side by side
        own.remove(Path("/usr"))
    return [path for path in sources if not any(path.resolve().is_relative_to(each) for each in own)]


def time_of_sources() -> int:
    """SOURCE_DATE_EPOCH, else the time of the last commit: the same sources give the same files."""
    if given := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(given)
    command = ["git", "-C", str(facts.ROOT), "log", "-1", "--format=%ct"]
    try:
        told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return _NO_HISTORY
    return int(told)


def settle(folder: Path, epoch: int) -> None:
    """Give every file the same time, and rights that don't depend on who builds."""
    for path in sorted(folder.rglob("*"), reverse=True):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or os.access(path, os.X_OK) else 0o644)
            os.utime(path, (epoch, epoch))
    os.utime(folder, (epoch, epoch))


def _environment(epoch: int, work: Path) -> dict[str, str]:
    """Return the variables for PyInstaller: a fixed order of sets, fixed times, nothing of the person who builds."""
    fixed = {"PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": str(epoch), "TZ": "UTC", "LC_ALL": "C.UTF-8"}
    # Its store of stripped libraries, and packages that were installed for one person.
    fixed |= {"PYINSTALLER_CONFIG_DIR": str(work), "PYTHONNOUSERSITE": "1"}
    # A fifth of all compiled modules: the columns of each instruction, which tracebacks show below a source's line.
    # The bundle has no sources.
    fixed["PYTHONNODEBUGRANGES"] = "1"
    return {**os.environ, **fixed}
