"""Where the result goes: looked at before anything is paid for."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from desktop_app.cli.streams import STANDARD
from desktop_app.core.errors import OutputNotWritable, UsageError
from desktop_app.core.said import said


def check_output(output: Path, source: Path | None = None, *, as_json: bool = False) -> None:
    """Can the result be written there? `UsageError` or `OutputNotWritable` where it can't; `-` always can."""
    if output == STANDARD:
        if as_json:
            raise UsageError(reason=said("“-o -” and “--json” both want standard output; choose one of them."))
        return
    if output.suffix.lower() not in {".xlsx", ".csv"}:
        raise UsageError(reason=said("The output “{name}” must end with .xlsx or .csv.", name=output.name))
    try:
        if source is not None and source.exists() and output.exists() and output.samefile(source):
            raise UsageError(
                reason=said("“{name}” is the list itself; name another file for the result.", name=output.name)
            )
        _try_out(output)
    except OSError as error:
        raise OutputNotWritable(name=str(output), reason=error.strerror or str(error)) from error


def _try_out(output: Path) -> None:
    if output.is_dir():
        raise OutputNotWritable(name=str(output), reason=said("it is a folder"))
    if output.exists() and not output.is_file():
        raise OutputNotWritable(name=str(output), reason=said("it is not a file"))
    target = Path(os.path.realpath(output))
    if not target.parent.is_dir():
        raise OutputNotWritable(name=str(output), reason=said("the folder does not exist"))
    # Rights alone don't tell: folders of the system, full disks and shares refuse in spite of them.
    with tempfile.TemporaryFile(dir=target.parent):
        pass
    if target.exists():
        # A spreadsheet program that shows the file keeps it for itself on Windows.
        target.open("r+b").close()
