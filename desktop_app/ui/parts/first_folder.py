"""Where a file dialog begins."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths


def first_folder(last: str = "") -> str:
    """Where the last one ended, else where documents are, else home: the first that is there.

    Qt names a folder for documents whether or not it exists, and its dialog proposes one that doesn't as a file.
    """
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return next((place for place in (last, documents) if place and Path(place).is_dir()), str(Path.home()))
