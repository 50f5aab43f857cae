"""Looks at the files that recipes run with: which one it is, and whether it is still the same."""

from __future__ import annotations

import hashlib
import os
from contextlib import suppress
from pathlib import Path

from desktop_app.core.errors import FileMissing, FileNotReadable
from desktop_app.core.recipes.runs import RunRecord
from desktop_app.core.text.file_names import shown_name
from desktop_app.core.text.translatable import tr_text

_BLOCK = 1 << 20
_LAST = (1 << 63) - 1


def whole_path(file: Path) -> str:
    """Return a file's path from the root."""
    return os.path.abspath(file)  # noqa: PTH100 - a link keeps the name that the person chose


def looked_at(file: Path) -> tuple[int, int, str]:
    """Return a file's size in bytes, when it was changed, in nanoseconds since 1970, and its content's digest."""
    try:
        found, digest = file.stat(), hashlib.sha256()
        if not file.is_file():  # opening a pipe would block
            raise FileNotReadable(name=shown_name(file.name), reason=tr_text("it is not a file"))
        with file.open("rb") as opened:
            while block := opened.read(_BLOCK):
                digest.update(block)
    except FileNotFoundError:
        raise FileMissing(name=shown_name(file.name)) from None
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise FileNotReadable(name=shown_name(file.name), reason=reason) from error
    return found.st_size, changed_at(found), digest.hexdigest()


def changed_at(found: os.stat_result) -> int:
    """Return when a file was changed, in nanoseconds since 1970, as far as the journal can hold it (the year 2262)."""
    return min(found.st_mtime_ns, _LAST)


def still_there(record: RunRecord) -> bool:
    """Return True if a run's file is as it was taken."""
    with suppress(OSError):
        found = Path(record.file).stat()
        return (found.st_size, changed_at(found)) == (record.size, record.changed)
    return False
