"""Lays out a number's changes as a row of a spreadsheet."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.core.output.columns import free_names
from desktop_app.core.results.comparison import Change, NumberChange, step_text

# The words used in the file.
CHANGE_WORDS = {
    Change.CHANGED: "changed",
    Change.SAME: "same",
    Change.NEW: "new",
    Change.GONE: "no longer there",
    Change.UNKNOWN: "not comparable",
}
_EMPTY = "(empty)"


def change_header(names: Sequence[str], titles: tuple[str, str]) -> list[str]:
    """Return the columns: number, its row in both lists, the change, then each column before and after.

    `titles` name the earlier and the later run.
    """
    own = ["Phone (E.164)", *(f"Row in {title}" for title in titles), "Change", "What changed"]
    beside = [f"{name} ({title})" for name in names for title in titles]
    return free_names((), [*own, *beside], " (2)")


def change_cells(change: NumberChange, names: Sequence[str]) -> list[str]:
    """Return the cells below `change_header`. A run without an answer leaves its cells empty."""
    rows = ["" if row is None else str(row) for row in (change.row_before, change.row_now)]
    none = ("",) * len(names)
    beside = [value for pair in zip(change.before or none, change.now or none, strict=True) for value in pair]
    return [change.e164, *rows, CHANGE_WORDS[change.change], "; ".join(changes(change, names, _EMPTY)), *beside]


def changes(change: NumberChange, names: Sequence[str], empty: str) -> list[str]:
    """Return each change of a number, as in "line_type: mobile → voip"; `empty` stands for no value."""
    if change.before is None or change.now is None:
        return []
    old, new = change.before, change.now
    return [f"{names[at]}: {step_text(old[at], new[at], empty)}" for at in change.changed]
