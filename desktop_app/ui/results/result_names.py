"""The service's result columns for a person: what they are called, and which of them people look at first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from desktop_app.core.output_columns import result_column_names
from desktop_app.ui.check.field_words import label_of

# What people look at first, where the service has it.
_TELLING = ("status", "line_type", "registered", "presence", "active", "carrier", "type", "valid")


def shown_names(names: Sequence[str], own: Sequence[str] = ()) -> list[str]:
    """ "Line type" for `line_type`; as an export writes it where nobody knows its words, or another is called so.

    `own`: the list's columns, whose names stay.
    """
    said = [label_of(name) for name in names]
    taken = Counter(map(_plain, (*own, *said)))
    written = result_column_names(own, names)
    return [
        label if label != name and taken[_plain(label)] == 1 else exported
        for name, label, exported in zip(names, said, written, strict=True)
    ]


def telling_order(names: Sequence[str]) -> list[int]:
    """The places of all of them, those that people look at first in front; the others as they came."""
    return sorted(range(len(names)), key=lambda at: _rank(names[at]))


def telling_column(names: Sequence[str]) -> int | None:
    """Which column to show first."""
    return telling_order(names)[0] if names else None


def _rank(name: str) -> int:
    return next((rank for rank, telling in enumerate(_TELLING) if telling in _plain(name)), len(_TELLING))


def _plain(name: str) -> str:
    return name.strip().casefold().replace(" ", "_")
