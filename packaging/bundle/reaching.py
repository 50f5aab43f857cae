"""Libraries that only a part needed that was left out go, too."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import PurePosixPath

# A row of PyInstaller's tables: name in the bundle, where it comes from, its kind.
Row = tuple[str, str, str]


def reached(rows: Iterable[Row], needed: Callable[[str], Iterable[str]]) -> list[Row]:
    """The rows without shared libraries that nothing else among them loads.

    Libraries are those at the top of the bundle, where PyInstaller puts what it followed; what stands in a folder is a
    module or a plugin, and is loaded by name. `needed(path)`: the file names of the libraries that a file asks for.
    """
    rows = list(rows)
    by_name: dict[str, list[Row]] = {}
    for row in rows:
        by_name.setdefault(PurePosixPath(row[0]).name, []).append(row)
    wanted = [row for row in rows if "/" in row[0] or row[2] == "EXTENSION" or row[0].startswith("libpython")]
    seen = set(wanted)
    while wanted:
        row = wanted.pop()
        if row[2] == "SYMLINK":
            found = by_name.get(PurePosixPath(row[1]).name, [])
        else:
            found = [each for name in needed(row[1]) for each in by_name.get(name, [])]
        fresh = set(found) - seen
        seen |= fresh
        wanted += fresh
    return [row for row in rows if row in seen]


def without_orphans(rows: Iterable[Row]) -> list[Row]:
    """The same for this system: on Linux, where plugins bring a whole desktop's libraries along."""
    return reached(rows, needed_by) if sys.platform == "linux" else list(rows)


def needed_by(path: str) -> list[str]:
    """The libraries that a file itself asks for; PyInstaller would tell those that they ask for, too."""
    told = subprocess.run(["objdump", "-p", path], capture_output=True, text=True, check=True).stdout
    return re.findall(r"^ +NEEDED +(\S+)$", told, re.MULTILINE)
