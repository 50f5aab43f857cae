"""Locates the bundled files (icons, fonts, sample list), from source and from a bundle."""

from __future__ import annotations

import sys
from pathlib import Path


def resource(*parts: str) -> Path:
    """Return the path of a file below `resources/`: beside `desktop_app`, or where PyInstaller unpacked it."""
    unpacked = getattr(sys, "_MEIPASS", None)
    root = Path(unpacked) if unpacked else Path(__file__).resolve().parents[3]
    return root.joinpath("resources", *parts)
