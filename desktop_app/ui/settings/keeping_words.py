"""Words for retention periods, and for what they delete."""

from __future__ import annotations

from desktop_app.core.batches.retention import Due
from desktop_app.ui.text import joining, words


def due_words(due: Due) -> str:
    """Return "3 lists and 12 single checks", without kinds there are none of."""
    parts = []
    if due.batches or not due.checks:
        parts.append(words.counted(len(due.batches), "%n list", "%n lists"))
    if due.checks:
        parts.append(words.counted(len(due.checks), "%n single check", "%n single checks"))
    return parts[0] if len(parts) == 1 else words.tr("{} and {}", "settings").format(*parts)


def kept_words(days: int | None) -> str:
    """Return the retention period: "30 days", "until I delete them"."""
    if days is None:
        return words.tr("until I delete them", "settings")
    if days == 365:
        return words.tr("a year", "settings")
    return words.counted(days, "%n day", "%n days")


def due_title(due: Due, days: int) -> str:
    """Return what is old enough to be deleted."""
    return words.tr("Finished longer ago than {days}: {due}", "settings").format(
        due=due_words(due), days=kept_words(days)
    )


def due_question(due: Due, days: int) -> str:
    """Return the question about what a choice, or the passing of time, would delete."""
    question = words.tr(
        "Delete {due} for good, finished longer ago than {days}? Later ones go when they are as old. Files that you "
        "exported stay.",
        "settings",
    ).format(due=due_words(due), days=kept_words(days))
    if not due.not_exported:
        return question
    more = words.counted(due.not_exported, "%n list was never exported.", "%n lists were never exported.")
    return joining.sentences(question, more)
