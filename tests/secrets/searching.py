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
    signed_in = [base64.b64encode(f"{user}:{key}".encode()).decode() for user in ("", "u", "user")]
    small_in_url = "".join(each if each.isalnum() else f"%{ord(each):02x}" for each in key)
    return {
        key, quote(key), quote(key, safe=""), quote_plus(key), json.dumps(key)[1:-1], html.escape(key), coded,
        base64.urlsafe_b64encode(key.encode()).decode(), quote(coded, safe=""), repr(key)[1:-1],
        *signed_in, small_in_url, quote(quote(key, safe=""), safe=""),
        key.encode().hex(), key.encode().hex(":").upper(),
        "".join(each if each.isalnum() else f"\\u{ord(each):04x}" for each in key),
        "".join(f"\\u{ord(each):04X}" for each in key), html.escape(html.escape(key)),
        "".join(f"&#{ord(each)};" for each in key), "".join(f"&#x{ord(each):x};" for each in key),
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
