"""Where a request goes, where a download may go, and the API key, which goes to its own origin alone."""

from __future__ import annotations

from collections.abc import Generator
from urllib.parse import urljoin

import httpx

from desktop_app.api.requests import with_fields, with_query
from desktop_app.core.errors import KeyMissing, UsageError
from desktop_app.core.profile.auth import Auth, KeyPlace
from desktop_app.core.service.connection import Origin, is_loopback, origin_of
from desktop_app.core.text.key_forms import mask_of
from desktop_app.core.text.translatable import tr_text


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


class KeyAuth(httpx.Auth):
    """Adds the key if scheme, host and port are the connection's, and to no other request.

    httpx itself would carry a header to another host with a redirect, and to any absolute address. The key is added to
    the request on its way out, in whatever form: whoever made it, logs it or keeps it has an address and a body without
    the key. Raise `UsageError` for a key whose parts don't fit.
    """

    def __init__(self, key: str, origin: Origin, auth: Auth = Auth()) -> None:  # noqa: B008 - it is a value
        if problem := auth.problem(key):
            raise UsageError(reason=problem)
        self._key = key
        self._origin = origin
        self._auth = auth
        self.mask = mask_of(key)
        self.requires_request_body = auth.by is KeyPlace.BODY

    def auth_flow(self, request: httpx.Request) -> Generator[httpx.Request, httpx.Response, None]:
        """Add the key to a request that goes to the key's origin. httpx calls this for each request."""
        yield self._with_key(request) if _origin(request) == self._origin else request

    def _with_key(self, request: httpx.Request) -> httpx.Request:
        request.headers.update(self._auth.headers(self._key))
        fields = self._auth.fields(self._key)
        if not fields:
            return request
        if self._auth.by is KeyPlace.BODY and "Content-Type" in request.headers:
            return _with_body(request, with_fields(request.content, request.headers["Content-Type"], fields))
        request.url = httpx.URL(with_query(str(request.url), fields))
        return request

    def shown(self, method: str, url: str, body: bytes, kind: str) -> str:
        """Return a request as a person may see it, with dots for the key. `kind` is the body's media type."""
        headers, fields = self._auth.hidden(_DOTS)
        if fields and self._auth.by is KeyPlace.BODY and kind:
            body = with_fields(body, kind, fields, str)
        elif fields:
            url = with_query(url, fields, str)
        lines = [f"{method} {url}", *(f"{name}: {value}" for name, value in headers.items())]
        return "\n".join(lines) + (f"\n\n{body.decode()}" if body else "")


_DOTS = "••••"


def _with_body(request: httpx.Request, body: bytes) -> httpx.Request:
    """Return the request with another body. Its length is worked out anew."""
    headers = [(name, value) for name, value in request.headers.multi_items() if name.casefold() != "content-length"]
    return httpx.Request(request.method, request.url, headers=headers, content=body, extensions=request.extensions)


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
