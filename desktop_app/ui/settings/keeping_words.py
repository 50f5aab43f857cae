"""How long things are kept, and what goes, in words."""

from __future__ import annotations

from desktop_app.core.retention import Due
from desktop_app.ui import joining, words


def due_words(due: Due) -> str:
    """ "3 lists and 12 single checks"; what there is none of isn't named."""
    parts = []
    if due.batches or not due.checks:
        parts.append(words.counted(len(due.batches), "%n list", "%n lists"))
    if due.checks:
        parts.append(words.counted(len(due.checks), "%n single check", "%n single checks"))
    return parts[0] if len(parts) == 1 else words.tr("{} and {}", "settings").format(*parts)


def kept_words(days: int | None) -> str:
    """How long: "30 days", "until I delete them"."""
    if days is None:
        return words.tr("until I delete them", "settings")
    if days == 365:
        return words.tr("a year", "settings")
    return words.counted(days, "%n day", "%n days")


def due_question(due: Due, days: int) -> str:
    """What a choice, or the passing of time, would delete."""
    question = words.tr(
        "Finished for longer than {days}: {due}. They would be deleted for good, and later ones when they are as old. "
        "Files that you exported stay.",
        "settings",
    ).format(due=due_words(due), days=kept_words(days))
    if not due.not_exported:
        return question
    more = words.counted(
        due.not_exported, "Of %n list no result file was written.", "Of %n lists no result file was written."
    )
    return joining.sentences(question, more)
