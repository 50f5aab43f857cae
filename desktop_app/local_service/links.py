"""Signs links to result files: whoever holds one may fetch that file until it expires, without a key."""

from __future__ import annotations

import hashlib
import hmac
from enum import StrEnum
from urllib.parse import quote, urlencode


class ResultFormat(StrEnum):
    """The document's two result formats."""

    CSV = "csv"
    TXT = "txt"


class LinkWrong(Exception):
    """The signature isn't ours, or something it covers was changed."""


class LinkExpired(Exception):
    """The link was signed by us, and has expired."""


class LinkSigner:
    """Signs with HMAC-SHA256 over task id, format and expiry, under the store's own secret."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def path(self, task_id: str, form: ResultFormat, expires: int) -> str:
        """Return `/downloads/{task_id}?format=…&expires=…&signature=…`; `expires` in seconds since 1970."""
        query = {"format": form.value, "expires": expires, "signature": self._sign(task_id, form, str(expires))}
        return f"/downloads/{quote(task_id, safe='')}?{urlencode(query)}"

    def check(self, task_id: str, form: ResultFormat, expires: str, signature: str, now: float) -> None:
        """Raise `LinkWrong` or `LinkExpired`. `expires` as received: it is read as a number only if we signed it."""
        expected = self._sign(task_id, form, expires)
        if not hmac.compare_digest(expected.encode(), signature.encode("utf-8", "replace")):
            raise LinkWrong
        if now >= int(expires):
            raise LinkExpired

    def _sign(self, task_id: str, form: ResultFormat, expires: str) -> str:
        message = "\n".join((task_id, form.value, expires)).encode("utf-8", "replace")
        return hmac.new(self._secret, message, hashlib.sha256).hexdigest()
