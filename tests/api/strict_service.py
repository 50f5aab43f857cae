"""A service that admits a request only if its key stands exactly where the documentation says, and counts requests."""

from __future__ import annotations

import base64
import json
from collections.abc import Mapping
from dataclasses import dataclass
from email.parser import BytesParser
from typing import Any
from urllib.parse import parse_qsl

# Letters that addresses, JSON, forms and base64 each write otherwise; the last part has the sign between parts.
PARTS = ("AC-u5er/9f+&=%", 'T0k3n"<s>~/9+:x&y=%')
DOCUMENTED_HEADERS = frozenset({
    "accept", "accept-encoding", "connection", "content-length", "content-type", "host", "user-agent",
})  # fmt: skip


@dataclass(frozen=True)
class Kind:
    """A way of a key: its profile, the key as a person enters it, and where its parts have to stand."""

    name: str
    profile: str
    parts: tuple[str, ...]
    headers: Mapping[str, str]
    fields: Mapping[str, str]
    in_body: bool = False

    @property
    def key(self) -> str:
        return ":".join(self.parts)

    def admits(self, method: str, target: str, headers: Mapping[str, str], body: bytes) -> bool:
        """True if the key stands in its place, and no header or parameter is there that nobody documented."""
        given = {name.lower(): value for name, value in headers.items()}
        more = {name: value for name, value in given.items() if name not in DOCUMENTED_HEADERS}
        if more != {name.lower(): value for name, value in self.headers.items()}:
            return False
        query = parse_qsl(target.partition("?")[2], keep_blank_values=True)
        if self.in_body and method == "POST":
            return not query and self.fields.items() <= dict(body_fields(given["content-type"], body)).items()
        return query == list(self.fields.items())


def body_fields(kind: str, body: bytes) -> list[tuple[str, Any]]:
    """The fields of a JSON, urlencoded or multipart body, in order."""
    if kind == "application/json":
        return list(json.loads(body).items())
    if kind == "application/x-www-form-urlencoded":
        return parse_qsl(body.decode(), keep_blank_values=True, strict_parsing=True)
    assert kind.startswith("multipart/form-data; boundary=")
    message = BytesParser().parsebytes(f"Content-Type: {kind}\r\n\r\n".encode() + body)
    parts: Any = message.get_payload()
    return [(str(part.get_param("name", header="content-disposition")), part.get_payload()) for part in parts]


_USER, _SECRET = PARTS
_BASIC = base64.b64encode(f"{_USER}:{_SECRET}".encode()).decode()
KINDS = (
    Kind("as the document has it", "", (_SECRET,), {"X-API-Key": _SECRET}, {}),
    Kind("another header", '[auth]\nnames = "apikey"', (_SECRET,), {"apikey": _SECRET}, {}),
    Kind(
        "a prefix",
        '[auth]\nnames = "Authorization"\nprefix = "App "',
        (_SECRET,),
        {"Authorization": f"App {_SECRET}"},
        {},
    ),
    Kind("two headers", '[auth]\nnames = ["user-id", "api-key"]', PARTS, {"user-id": _USER, "api-key": _SECRET}, {}),
    Kind("bearer", '[auth]\nby = "bearer"', (_SECRET,), {"Authorization": f"Bearer {_SECRET}"}, {}),
    Kind("basic", '[auth]\nby = "basic"', PARTS, {"Authorization": f"Basic {_BASIC}"}, {}),
    Kind("query", '[auth]\nby = "query"\nnames = "access_key"', (_SECRET,), {}, {"access_key": _SECRET}),
    Kind(
        "query in parts",
        '[auth]\nby = "query"\nnames = ["user", "pass"]',
        PARTS,
        {},
        {"user": _USER, "pass": _SECRET},
    ),
    Kind(
        "body",
        '[auth]\nby = "body"\nnames = ["api_key", "api_secret"]',
        PARTS,
        {},
        {"api_key": _USER, "api_secret": _SECRET},
        in_body=True,
    ),
)
