"""The source of a list: a file, several files as one list, or pasted text."""

from __future__ import annotations

from pathlib import Path

from desktop_app.ui.text import joining, words

Source = Path | tuple[Path, ...] | str


def source_in_words(source: Source) -> str:
    """Return the source's name for use within a sentence: a file's name is quoted."""
    return joining.quoted(source.name) if isinstance(source, Path) else source_name(source)


def source_name(source: Source) -> str:
    """Return the source's name for a person."""
    if isinstance(source, Path):
        return source.name
    if isinstance(source, str):
        return words.tr("the pasted numbers", "upload")
    return words.tr("{} lists as one", "upload").format(words.number(len(source)))
