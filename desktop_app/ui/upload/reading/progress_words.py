"""Words for a reading's progress."""

from __future__ import annotations

from desktop_app.services.ports import Progress
from desktop_app.ui.text import words

_A_FEW = 5  # seconds


def reading_words(name: str) -> str:
    """Return "Reading customers.xlsx"; `name` is worded for use in a sentence."""
    return words.tr("Reading {}", "upload").format(name)


def far_words(progress: Progress | None) -> str:
    """Return "125,000 rows · 41 %", or how much was fetched from a slow place; "" while nothing is known."""
    if progress is None or not progress.done:
        return ""
    if progress.unit == "bytes":
        fetched = words.file_size(progress.done)
        whole = words.file_size(progress.total) if progress.total else "?"
        return words.tr("{} of {} fetched", "upload").format(fetched, whole)
    if progress.share is None:
        return words.counted(progress.done, "%n row so far", "%n rows so far")
    return f"{words.counted(progress.done, '%n row', '%n rows')} · {words.percent(progress.share)}"


def left_words(seconds: int | None) -> str:
    """Return "about 15 s left", or "" if it isn't known."""
    if seconds is None:
        return ""
    if seconds <= _A_FEW:
        return words.tr("a few seconds left", "upload")
    return words.tr("about {} left", "upload").format(words.duration(seconds))
