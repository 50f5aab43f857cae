"""Chooses the folder in which a file dialog starts."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths


def first_folder(*last: str) -> str:
    """Return the first existing folder of `last` ("" counts as none), else the documents folder, else home.

    Qt names a documents folder even if there is none, and its dialog would propose a missing folder as a file.
    """
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return next((place for place in (*last, documents) if place and Path(place).is_dir()), str(Path.home()))
