"""Defines an answer as received, and reads what it can whatever its status."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urljoin

from desktop_app.api.addresses import origin_of
from desktop_app.core.decoding import NotUnderstood, error_message, is_html, page_title, parse, plain
from desktop_app.core.text.key_forms import NO_KEY, KeyMask
from desktop_app.core.text.said import said

# The most that is kept of an answer that isn't JSON, in bytes.
RAW_TEXT = 65_536


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer: `headers` in any letter case; `body` decompressed, empty if an error's could not be read.

    `mask` hides the key a second time, after decoding: an escape may stand within another, or JSON may be in UTF-16.
    """

    status: int
    headers: Mapping[str, str]
    body: bytes
    mask: KeyMask = field(default=NO_KEY, repr=False)

    @property
    def fine(self) -> bool:
        """True for a 2xx."""
        return 200 <= self.status < 300

    @property
    def message(self) -> str:
        """The message on one line, phone numbers masked; "" if there is none."""
        return error_message(self.raw)

    @property
    def raw(self) -> Any:
        """The answer's JSON, ready to be stored, else its text, cut at 64 KiB."""
        try:
            return plain(self._parsed())
        except NotUnderstood:
            return self._text

    @property
    def _text(self) -> str:
        return self.mask.in_text(self.body[:RAW_TEXT].decode("utf-8", "replace"))

    def _parsed(self) -> Any:
        return self.mask.in_value(parse(self.body))

    def parsed(self) -> Any:
        """Return the answer's JSON, amounts exact. Raise `NotUnderstood`, which identifies an HTML page as such."""
        if not self.body.strip():
            raise NotUnderstood(said("it is empty"))
        try:
            return self._parsed()
        except NotUnderstood:
            if not is_html(self._text):
                raise
            title = page_title(self._text)
            named = said("it is not JSON but an HTML page: “{title}”", title=title)
            raise NotUnderstood(named if title else said("it is not JSON but an HTML page")) from None

    def target(self, asked: str) -> str:
        """Return a redirect's origin, without path and query, which may hold a signature; "" for none."""
        if not 300 <= self.status < 400:
            return ""
        try:
            return str(origin_of(urljoin(asked, self.headers.get("Location", ""))))
        except ValueError:
            return "an address that can't be used"
