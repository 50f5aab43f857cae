"""What was measured, as a table: for the terminal, for README, and kept for the next run to be compared with."""

from __future__ import annotations

import platform
import sqlite3
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

LIBRARIES = ("openpyxl", "phonenumbers", "xlsxwriter", "python-calamine", "PySide6_Essentials", "qasync")
TITLES = ("what", "Dialproof", "plain stack", "ratio", "target", "met")
_MET = {True: "yes", False: "NO", None: "–"}


@dataclass(frozen=True, slots=True)
class Line:
    """One line: figures in words. `met` is None where there is no target; `note` says what is not obvious."""

    what: str
    ours: str
    plain: str = ""
    ratio: str = ""
    target: str = ""
    met: bool | None = None
    note: str = ""

    @property
    def cells(self) -> tuple[str, ...]:
        """In the order of `TITLES`."""
        return self.what, self.ours, self.plain, self.ratio, self.target, _MET[self.met]


def quicker(what: str, ours: float, plain: float, wanted: float, note: str = "") -> Line:
    """A line of two times, in seconds, where ours has to be `wanted` times as quick."""
    return Line(
        what, seconds(ours), seconds(plain), f"{plain / ours:.1f} ×", f"≥ {wanted:g} ×", plain / ours >= wanted, note
    )


def within(what: str, ours: float, plain: float, most: float, note: str = "") -> Line:
    """A line of two times, in seconds, where ours may be `most` times as long."""
    return Line(what, seconds(ours), seconds(plain), f"{ours / plain:.2f}", f"≤ {most:g}", ours / plain <= most, note)


def at_most(what: str, ours: float, most: float, say: str, note: str = "") -> Line:
    """A line with a limit; `say` formats both figures."""
    return Line(what, say.format(ours), "", "", "≤ " + say.format(most), ours <= most, note)


def seconds(time: float) -> str:
    """A time for a person: three digits."""
    return f"{time:.3g} s" if time >= 1 else f"{1000 * time:.3g} ms"


def machine() -> str:
    """Processor, cores, system, versions."""
    processor = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        models = [line.partition(":")[2].strip() for line in cpuinfo.read_text().splitlines() if "model name" in line]
        processor = f"{models[0]}, {len(models)} cores" if models else processor
    found = [f"{name} {version(name)}" for name in LIBRARIES]
    python = f"Python {sys.version.split()[0]}, SQLite {sqlite3.sqlite_version}"
    return f"{processor}; {platform.system()} {platform.release()}; {python}; {', '.join(found)}"


def title(rows: int) -> str:
    """When and where."""
    return f"{rows:,} rows, {datetime.now(UTC):%Y-%m-%d}; {machine()}"


def text(lines: Sequence[Line]) -> str:
    """For the terminal, the notes below."""
    cells = [TITLES, *(line.cells for line in lines)]
    widths = [max(len(row[at]) for row in cells) for at in range(len(TITLES))]
    table = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in cells]
    return "\n".join([*table, "", *notes(lines)])


def markdown(lines: Sequence[Line]) -> str:
    """For README."""
    rows = [" | ".join(row) for row in (TITLES, ["---"] * len(TITLES), *(line.cells for line in lines))]
    return "\n".join([*(f"| {row} |" for row in rows), "", *(f"* {note}" for note in notes(lines))])


def notes(lines: Sequence[Line]) -> list[str]:
    """What is not obvious, line by line."""
    return [f"{line.what}: {line.note}" for line in lines if line.note]
