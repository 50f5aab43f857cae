"""Where a request goes, where a download may go, and the API key, which goes to its own origin alone."""

from __future__ import annotations

from collections.abc import Generator
from urllib.parse import quote, urljoin

import httpx

from desktop_app.core.errors import KeyMissing, UsageError
from desktop_app.core.profile.model import TASK_ID
from desktop_app.core.service.connection import Origin, is_loopback, origin_of
from desktop_app.core.text.translatable import tr_text


def path_of(template: str, task_id: str) -> str:
    """Return the path below the base address. The id is quoted so that it stays one path segment."""
    quoted = quote(task_id, safe="")
    return template.replace(TASK_ID, quoted if quoted.strip(".") else quoted.replace(".", "%2E"))


def joined(base: str, reference: str) -> str:
    """Return `reference` resolved against `base` (RFC 3986); "" if it is no address."""
    try:
        return urljoin(base, reference.strip())
    except ValueError:
        return ""


def may_download(url: str, base: Origin) -> bool:
    """Return True if a result may be fetched from `url`: by https, or locally if the service is local."""
    try:
        target = origin_of(url)
    except ValueError:
        return False
    return target.scheme == "https" or (is_loopback(base.host) and is_loopback(target.host))


HEADER = "X-API-Key"  # API document, Authentication


class KeyAuth(httpx.Auth):
    """Adds the key if scheme, host and port are the connection's, and to no other request.

    httpx itself would carry a header to another host with a redirect, and to any absolute address.
    """

    def __init__(self, key: str, origin: Origin) -> None:
        self._key = key
        self._origin = origin

    def auth_flow(self, request: httpx.Request) -> Generator[httpx.Request, httpx.Response, None]:
        """Add the key to a request that goes to the key's origin. httpx calls this for each request."""
        if _origin(request) == self._origin:
            request.headers[HEADER] = self._key
        yield request


def usable(key: str | None, origin: Origin) -> str:
    """Return `key` without the blanks that copying adds.

    Raise `KeyMissing` if there is none, and `UsageError` if it can't stand in a header: httpx and h11 would then quote
    the key in their errors.
    """
    text = (key or "").strip()
    if not text:
        raise KeyMissing(origin=str(origin))
    if not text.isascii() or not text.isprintable():
        raise UsageError(reason=tr_text("The API key has characters that no key has; copy it once more."))
    return text


def _origin(request: httpx.Request) -> Origin | None:
    try:
        return origin_of(str(request.url))
    except ValueError:
        return None
