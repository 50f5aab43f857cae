"""A result file made here: of answers that came one by one."""

from __future__ import annotations

import csv
import os
from collections.abc import Sequence
from pathlib import Path

from desktop_app.storage.faults import folder_fault


def write_result(place: Path, rows: Sequence[Sequence[str]]) -> int:
    """Write it as a download is written (`.part`, fsync, rename), as CSV for its owner alone; how many bytes.

    Without rows it is empty. Raises `DiskFull` or `FolderNotUsable`.
    """
    part = place.with_name(f"{place.name}.part")
    try:
        place.parent.mkdir(mode=0o700, exist_ok=True)
        part.unlink(missing_ok=True)
        opened = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(opened, "w", encoding="utf-8", newline="") as file:
            csv.writer(file, quoting=csv.QUOTE_ALL).writerows(rows)
            file.flush()
            os.fsync(file.fileno())
        part.replace(place)
        return place.stat().st_size
    except OSError as error:
        raise folder_fault(error, place.parent) from error
