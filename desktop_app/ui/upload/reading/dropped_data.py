"""Reads dropped or pasted data: files, or text with numbers."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QMimeData


@dataclass(frozen=True, slots=True)
class DroppedData:
    """Holds files or text; files come first, because a file manager's clipboard has both."""

    files: tuple[Path, ...] = ()
    text: str = ""

    def __bool__(self) -> bool:
        return bool(self.files or self.text)


def may_hold_list(data: QMimeData) -> bool:
    """Return True if the data may hold a list, without fetching the text yet."""
    return data.hasUrls() or data.hasText()


def incoming(data: QMimeData) -> DroppedData:
    """Return the local files in the data, else its text if that has a digit."""
    files = tuple(dict.fromkeys(Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()))
    if files:
        return DroppedData(files)
    text = data.text() if data.hasText() else ""
    return DroppedData(text=text) if any(letter.isdecimal() for letter in text) else DroppedData()
