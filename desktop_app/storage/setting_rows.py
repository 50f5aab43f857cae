"""The journal's settings: whatever JSON can hold, by name."""

from __future__ import annotations

import json
import sqlite3
from typing import Any

from desktop_app.storage.columns import to_json
from desktop_app.storage.database import transaction


def read_setting(db: sqlite3.Connection, name: str, default: Any) -> Any:
    """A saved setting; `default` where there is none."""
    row = db.execute("SELECT value FROM settings WHERE name = ?", (name,)).fetchone()
    return json.loads(row[0]) if row else default


def write_setting(db: sqlite3.Connection, name: str, value: Any) -> None:
    """Save a setting, on disk when the call returns."""
    with transaction(db):
        db.execute("INSERT OR REPLACE INTO settings VALUES (?, ?)", (name, to_json(value)))
