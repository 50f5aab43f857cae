"""How many batches run, are paused or wait for a person, for the number beside the tab."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.ui import joining, words
from desktop_app.ui.monitor.entry import Entry, Group


def busy_words(entries: Sequence[Entry]) -> tuple[int, str]:
    """The number, and what it means."""
    running = sum(entry.group is Group.RUNNING for entry in entries)
    paused = sum(entry.group is Group.PAUSED for entry in entries)  # else nothing would remind of one after a restart
    deciding = sum(bool(entry.undecided) for entry in entries)
    stuck = sum((entry.stuck or entry.puzzled) and not entry.undecided for entry in entries)
    parts = [
        words.counted(running, "%n batch running", "%n batches running") if running else "",
        words.counted(paused, "%n batch paused", "%n batches paused") if paused else "",
        words.counted(deciding, "%n needs a decision", "%n need a decision") if deciding else "",
        words.counted(stuck, "%n waits for you", "%n wait for you") if stuck else "",
    ]
    return running + paused + deciding + stuck, joining.listed(parts)
