"""How a service wants its API key: where in a request, under which names, in how many parts.

A key is one text, and one entry of the keyring. If a service wants several parts, such as a user name and a password,
they stand in it with a colon between them.
"""

from __future__ import annotations

import base64
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from desktop_app.core.text.translatable import tr_text

BETWEEN = ":"
HEADER = "X-API-Key"  # API document, Authentication


class KeyPlace(StrEnum):
    """Where the key goes. BODY: a GET, which has no body, has it in its query."""

    HEADER = "header"
    BEARER = "bearer"
    BASIC = "basic"
    QUERY = "query"
    BODY = "body"


# Their header and the number of their parts are fixed (RFC 6750, RFC 7617).
NAMELESS = {KeyPlace.BEARER: 1, KeyPlace.BASIC: 2}


@dataclass(frozen=True, slots=True)
class Auth:
    """The way of a key: `names` are of headers, parameters or fields, one for each part; `prefix` is a header's.

    `labels` are what the service calls the parts where a person finds them; () where nobody said.
    """

    by: KeyPlace = KeyPlace.HEADER
    names: tuple[str, ...] = (HEADER,)
    prefix: str = ""
    labels: tuple[str, ...] = ()

    @property
    def parts(self) -> int:
        """The number of parts that a key has."""
        return NAMELESS.get(self.by, len(self.names))

    def problem(self, key: str) -> str:
        """Return what is wrong with a key's parts, without quoting it; "" if nothing is."""
        parts = self._split(key)
        if len(parts) == self.parts and all(parts):
            return ""
        if self.by is KeyPlace.BASIC:
            return tr_text("This service's key has two parts: enter them as user:password, with a colon between them.")
        return tr_text(
            "This service's key has {count} parts ({names}): enter all of them, with a colon between them.",
            count=str(self.parts),
            names=", ".join(self.names),
        )

    def headers(self, key: str) -> dict[str, str]:
        """Return the headers that have the key. It has no `problem`."""
        match self.by:
            case KeyPlace.HEADER:
                return {name: self.prefix + part for name, part in zip(self.names, self._split(key), strict=True)}
            case KeyPlace.BEARER:
                return {"Authorization": f"Bearer {key}"}
            case KeyPlace.BASIC:
                return {"Authorization": f"Basic {base64.b64encode(key.encode()).decode()}"}
            case KeyPlace.QUERY | KeyPlace.BODY:
                return {}

    def fields(self, key: str) -> Mapping[str, str]:
        """Return the parameters or fields that have the key. It has no `problem`."""
        if self.by not in {KeyPlace.QUERY, KeyPlace.BODY}:
            return {}
        return dict(zip(self.names, self._split(key), strict=True))

    def hidden(self, dots: str) -> tuple[Mapping[str, str], Mapping[str, str]]:
        """Return headers and fields as a person may see them, with `dots` for each part."""
        shown = BETWEEN.join([dots] * self.parts)
        headers = {"Authorization": f"Basic {dots}"} if self.by is KeyPlace.BASIC else self.headers(shown)
        return headers, self.fields(shown)

    def _split(self, key: str) -> list[str]:
        """Return the parts. The last one may have colons, as a password may, and a single one is the whole key."""
        return key.split(BETWEEN, self.parts - 1) if self.parts > 1 else [key]
