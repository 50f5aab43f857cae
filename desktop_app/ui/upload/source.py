"""What a list is read from: a file, several files as one list, or pasted text."""

from __future__ import annotations

from pathlib import Path

from desktop_app.ui import words

Source = Path | tuple[Path, ...] | str


def source_name(source: Source) -> str:
    """What a person calls it."""
    if isinstance(source, Path):
        return source.name
    if isinstance(source, str):
        return words.tr("the pasted numbers", "upload")
    return words.tr("{} lists as one", "upload").format(words.number(len(source)))
