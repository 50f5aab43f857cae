"""What is dropped or pasted: files, or text with numbers."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QMimeData


@dataclass(frozen=True, slots=True)
class DroppedData:
    """Files come before text: a file manager's clipboard has both."""

    files: tuple[Path, ...] = ()
    text: str = ""

    def __bool__(self) -> bool:
        return bool(self.files or self.text)


def may_hold_list(data: QMimeData) -> bool:
    """Whether it is worth looking at, without fetching the text yet."""
    return data.hasUrls() or data.hasText()


def incoming(data: QMimeData) -> DroppedData:
    """The local files in it, else its text where that has a digit."""
    files = tuple(dict.fromkeys(Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()))
    if files:
        return DroppedData(files)
    text = data.text() if data.hasText() else ""
    return DroppedData(text=text) if any(letter.isdecimal() for letter in text) else DroppedData()
