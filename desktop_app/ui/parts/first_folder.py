"""Where a file dialog begins."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths

LISTS_FOLDER = "list folder"  # the setting: where the last list was opened


def first_folder(*last: str) -> str:
    """The first of the places that is there, of which "" is none; else where documents are, else home.

    Qt names a folder for documents whether or not it exists, and its dialog proposes one that doesn't as a file.
    """
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return next((place for place in (*last, documents) if place and Path(place).is_dir()), str(Path.home()))
