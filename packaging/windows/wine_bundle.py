"""`python -m windows.wine_bundle [ARGUMENTS]`: the bundle for Windows and its MSI, made on Linux for trying them.

PyInstaller runs on a second Python beside that of `wine_python`, which has what packaging/locks/bundle.txt names and no
more. The bundle that people get is made on Windows, by the release workflow.
"""

from __future__ import annotations

import argparse
import hashlib
import shutil
import sys
from collections.abc import Sequence

from bundle.building import time_of_sources

from windows import by_wine, installer, wine_python

LOCK = by_wine.ROOT / "packaging" / "locks" / "bundle.txt"
HOME = by_wine.PLACE / "bundle-python"
OUT = by_wine.ROOT / "build" / "bundle-windows"


def main(arguments: Sequence[str]) -> int:
    """Make both; the exit code is 1 where that isn't possible."""
    parser = argparse.ArgumentParser("dev.py bundle --windows", description=__doc__)
    parser.add_argument("--no-build", dest="build", action="store_false", help="pack the bundle that is there")
    wanted = parser.parse_args(arguments)
    if wanted.build and (code := _built()):
        return code
    return installer.main([str(OUT)])


def _built() -> int:
    try:
        wine_python.make_outdated(_say)
        _make_outdated()
    except wine_python.CannotMake as failure:
        _say(str(failure))
        return 1
    _say("PyInstaller works on it, which takes a quarter of an hour …")
    place = f"D:\\{by_wine.ROOT.name}"
    more = {"PYTHONPATH": rf"{place}\packaging;{place}", "SOURCE_DATE_EPOCH": str(time_of_sources())}
    out = rf"{place}\{OUT.relative_to(by_wine.ROOT)}".replace("/", "\\")
    with by_wine.temporary_files():
        return by_wine.run(["-P", "-m", "bundle", "--no-measure", "--out", out], more, HOME)


def _make_outdated() -> None:
    """Make the second Python if it isn't there, or if the first or the lock has changed."""
    stamp = HOME / "made.txt"
    first = (by_wine.PLACE / "made.txt").read_text("utf-8")
    wanted = first + hashlib.sha256(LOCK.read_bytes()).hexdigest()
    if stamp.is_file() and stamp.read_text("utf-8") == wanted:
        return
    shutil.rmtree(HOME, ignore_errors=True)
    shutil.copytree(by_wine.HOME, HOME, ignore=shutil.ignore_patterns("site-packages", "__pycache__"))
    work = HOME / "work"
    work.mkdir()
    wine_python.install([LOCK], HOME / "Lib" / "site-packages", work)
    shutil.rmtree(work)
    stamp.write_text(wanted, "utf-8")


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
