"""Names the service's result columns for a person, and ranks them by interest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from desktop_app.core.output.columns import result_column_names
from desktop_app.ui.text import words
from desktop_app.ui.text.field_words import label_of

# Fields of most interest, if the service has them.
_TELLING = ("status", "line_type", "registered", "presence", "active", "carrier", "type", "valid")


def shown_names(names: Sequence[str], own: Sequence[str] = ()) -> list[str]:
    """Return "Line type" for `line_type`; "Line type (result)" if a column of the list has that name.

    `own`: the list's columns, whose names stay. Columns that would share a name get their field name appended; if
    that isn't unique either, or a name has no known words, it is named as in an export.
    """
    said = [label_of(name) for name in names]
    taken, alike = set(map(_plain, own)), Counter(map(_plain, said))
    told = [
        f"{label} ({name})" if alike[_plain(label)] > 1 else _beside(label) if _plain(label) in taken else label
        for name, label in zip(names, said, strict=True)
    ]
    met = Counter(map(_plain, (*own, *told)))
    written = result_column_names(own, names)
    return [
        full if label != name and met[_plain(full)] == 1 else exported
        for name, label, full, exported in zip(names, said, told, written, strict=True)
    ]


def telling_order(names: Sequence[str]) -> list[int]:
    """Return the positions of all columns: those of most interest first, the others in their order."""
    return sorted(range(len(names)), key=lambda at: _rank(names[at]))


def telling_column(names: Sequence[str]) -> int | None:
    """Return the column to show first."""
    return telling_order(names)[0] if names else None


def _beside(label: str) -> str:
    """Return the name of a result beside a list column of the same name."""
    return words.tr("{} (result)", "results").format(label)


def _rank(name: str) -> int:
    return next((rank for rank, telling in enumerate(_TELLING) if telling in _plain(name)), len(_TELLING))


def _plain(name: str) -> str:
    return name.strip().casefold().replace(" ", "_")
