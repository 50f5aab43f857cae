"""Looking for secrets in files of any kind."""

from __future__ import annotations

import base64
import html
import io
import json
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from urllib.parse import quote, quote_plus


def spellings(key: str) -> set[str]:
    """A key as addresses, JSON, markup and base64 have it; written without a look at the program's own list."""
    coded = base64.b64encode(key.encode()).decode()
    return {
        key, quote(key), quote(key, safe=""), quote_plus(key), json.dumps(key)[1:-1], html.escape(key), coded,
        base64.urlsafe_b64encode(key.encode()).decode(), quote(coded, safe=""), repr(key)[1:-1],
    }  # fmt: skip


def found_in(folder: Path, secrets: Iterable[str]) -> list[str]:
    """Files below a folder, and members of archives there, that hold one of these as UTF-8 or UTF-16."""
    forms = [form for secret in secrets for form in (secret.encode(), secret.encode("utf-16-le"))]
    files = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    return [
        name
        for path in files
        for name, data in _contents(str(path.relative_to(folder)), path.read_bytes())
        if any(form in data for form in forms)
    ]


def _contents(name: str, data: bytes) -> Iterator[tuple[str, bytes]]:
    yield name, data
    if data.startswith(b"PK"):
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            for member in archive.namelist():
                yield f"{name}!{member}", archive.read(member)
