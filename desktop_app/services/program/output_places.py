"""Tries out where a file is going to be written, before anything is paid for it."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from desktop_app.core.errors import OutputNotWritable
from desktop_app.core.errors.held_files import delete_file
from desktop_app.core.text.translatable import tr_text


def try_out(output: Path) -> None:
    """Raise `OutputNotWritable` or OSError if a file can't be written there; leave nothing behind."""
    if output.is_dir():
        raise OutputNotWritable(name=str(output), reason=tr_text("it is a folder"))
    if output.exists() and not output.is_file():
        raise OutputNotWritable(name=str(output), reason=tr_text("it is not a file"))
    target = Path(os.path.realpath(output))
    if not target.parent.is_dir():
        raise OutputNotWritable(name=str(output), reason=tr_text("the folder does not exist"))
    # Permissions alone aren't enough: system folders, full disks and shares refuse in spite of them.
    handle, name = tempfile.mkstemp(prefix=".dialproof-", dir=target.parent)
    os.close(handle)
    tried = Path(name)
    try:
        if sys.platform == "win32" and not target.exists():
            # Names may be too long, devices' or of signs that Windows takes for something else: only a rename tells.
            tried = tried.rename(target)
    finally:
        delete_file(tried)
    if target.exists():
        # On Windows, a spreadsheet program locks a file that it shows.
        target.open("r+b").close()
