"""Bodies of answers."""

from __future__ import annotations

from typing import Any

from desktop_app.core import decoding

BASE = "https://host/api/v1"


def as_json(text: str) -> Any:
    return decoding.parse(text.encode())
