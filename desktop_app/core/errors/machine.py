"""Errors of this machine: a process of ours failed, or the person ended it."""

from __future__ import annotations

from desktop_app.core.errors.root import DialproofError


class LocalFault(DialproofError):
    """Something failed on this machine."""

    meaning = "Nothing is lost: the journal has all that was sent."


class WorkerDied(LocalFault):
    """The child process ended while it worked on a list."""

    exit_code = 2
    what = "“{name}” could not be processed: the reader ended unexpectedly."
    advice = "Open the file in your spreadsheet program, save it as a new XLSX or CSV, and choose that."


class MemoryShort(LocalFault):
    """Work on a list that was already read takes more memory than the child process may have."""

    exit_code = 2
    what = "The list is too large for this: it takes more memory than Dialproof allows itself."
    advice = "Choose fewer rows with a filter, or split the list into smaller files."


class Cancelled(LocalFault):
    """The person cancelled the work."""

    exit_code = 130
    what = "Cancelled."
    advice = "“dialproof resume” carries on."
    advice_window = ""


class LocalServiceDown(LocalFault):
    """The local service's process didn't start, or ended."""

    what = "The local service did not start ({reason})."
    advice = "Start Dialproof again. If it keeps happening, look into the log."
