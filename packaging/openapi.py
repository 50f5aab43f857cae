"""Writes docs/openapi.json, the local service's API as it describes itself: `.venv/bin/python packaging/openapi.py`."""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DOCUMENT = ROOT / "docs" / "openapi.json"


def described() -> str:
    """Return the document as the service gives it at `/api/v1/openapi.json`, in lines for people."""
    sys.path.insert(0, str(ROOT))
    from desktop_app.local_service.serving import create_app
    from desktop_app.local_service.settings import ServiceSettings

    with tempfile.TemporaryDirectory() as place:
        app = create_app(ServiceSettings(Path(place)))
        try:
            return json.dumps(app.openapi(), indent=2, ensure_ascii=False) + "\n"
        finally:
            app.state.service.close()


if __name__ == "__main__":
    DOCUMENT.write_text(described(), "utf-8")
