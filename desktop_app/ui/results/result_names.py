"""The service's result columns for a person: what they are called, and which of them people look at first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from desktop_app.core.output.columns import result_column_names
from desktop_app.ui.text import words
from desktop_app.ui.text.field_words import label_of

# What people look at first, where the service has it.
_TELLING = ("status", "line_type", "registered", "presence", "active", "carrier", "type", "valid")


def shown_names(names: Sequence[str], own: Sequence[str] = ()) -> list[str]:
    """ "Line type" for `line_type`; "Line type (result)" where a column of the list is called so.

    `own`: the list's columns, whose names stay. Of several that would be called the same each has its own name behind;
    where that won't do either, and where nobody knows a name's words, it is called as an export writes it.
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
    """The places of all of them, those that people look at first in front; the others as they came."""
    return sorted(range(len(names)), key=lambda at: _rank(names[at]))


def telling_column(names: Sequence[str]) -> int | None:
    """Which column to show first."""
    return telling_order(names)[0] if names else None


def _beside(label: str) -> str:
    """What an answer's value is called beside a column of the list that is called the same."""
    return words.tr("{} (result)", "results").format(label)


def _rank(name: str) -> int:
    return next((rank for rank, telling in enumerate(_TELLING) if telling in _plain(name)), len(_TELLING))


def _plain(name: str) -> str:
    return name.strip().casefold().replace(" ", "_")
