"""Extracts an error answer's message as one short line: from JSON of any shape, text, or an HTML page."""

from __future__ import annotations

import html
import re
from typing import Any

from desktop_app.core.decoding.fields import DEEPEST, MOST_FIELDS, field, one_line, squashed, whole, word
from desktop_app.core.numbers.phone import masked

LONGEST = 300
_LONGEST_TEXT = 1_000
_SAYING = (
    "message",
    "msg",
    "errormessage",
    "errormsg",
    "detail",
    "details",
    "errordescription",
    "description",
    "reason",
    "failurereason",
    "info",
    "apierrormsg",
    "error",
    "errors",
    "title",
)
# Fields for machines: addresses, times and ids of the request, and the request itself.
_UNSAID = frozenset({
    "path", "url", "link", "links", "href", "instance", "docs", "documentation", "documentationurl", "help", "moreinfo",
    "timestamp", "requestid", "traceid", "request", "input", "ctx", "params",
})  # fmt: skip
_SUCCESS = ("success", "ok", "succeeded", "accepted")
_ADDRESS = re.compile(r"(?:https?:)?/[^\s]*|https?://[^\s]*")
_NAMING = ("code", "errorcode", "type")
_WHERE = ("loc", "field", "param", "path")
_WRAPPED = ("data", "result", "response")
_MOST_POINTS = 5
_HTML = re.compile(r"\s*<(?:!doctype\s+html|html|head|body|\?xml[^>]*>\s*<html)", re.IGNORECASE)
_TITLE = re.compile(r"<(title|h1)\b[^>]*>(.{0,400}?)</\1", re.IGNORECASE | re.DOTALL)
# With a plus, or ten digits and more, so that counts don't match.
_PHONE = re.compile(r"\+[0-9](?:[ ().-]{0,2}[0-9]){6,}|(?<![0-9A-Za-z_-])[0-9]{10,15}(?![0-9A-Za-z_-])")


def error_message(answer: Any) -> str:
    """Return the message of `answer` (parsed JSON, or the text of a body), at most 300 characters; "" if none.

    Mask phone numbers, because messages reach logs and reports.
    """
    return _short(_page(answer) if isinstance(answer, str) else _said(answer, DEEPEST))


def every_text(answer: Any) -> list[str]:
    """Return all texts in `answer` except addresses, ids and the echoed request; `success: true` becomes that word.

    The depth, the number of texts and their length (1,000 characters) are limited.
    """
    found: list[str] = []
    level: list[Any] = [_page(answer) if isinstance(answer, str) else answer]
    for _depth in range(2 * DEEPEST):
        inner: list[Any] = []
        for each in level[:MOST_FIELDS]:
            if isinstance(each, str):
                found.append(each[:_LONGEST_TEXT])
            elif isinstance(each, list):
                inner += each
            elif isinstance(each, dict):
                found += ["success"] if field(each, _SUCCESS) is True else []
                inner += [value for key, value in each.items() if squashed(key) not in _UNSAID]
        level = inner
    return [text for text in found if not _ADDRESS.fullmatch(text.strip())]


def every_code(answer: Any) -> list[str]:
    """Return the whole numbers in `answer` that are called a code, such as `errorCode`, as texts."""
    found: list[str] = []
    level: list[Any] = [answer]
    for _depth in range(DEEPEST):
        inner: list[Any] = []
        for each in level[:MOST_FIELDS]:
            for key, value in each.items() if isinstance(each, dict) else ():
                if isinstance(value, int) and not isinstance(value, bool) and squashed(key).endswith("code"):
                    found.append(whole(value))
                inner.append(value)
            inner += each if isinstance(each, list) else []
        level = inner
    return found[:MOST_FIELDS]


def page_title(text: str) -> str:
    """Return an HTML page's title, phone numbers masked; "" if it has none."""
    return _short(_title(text))


def _short(text: str) -> str:
    return one_line(_PHONE.sub(lambda found: masked(found[0]), one_line(text, 2 * LONGEST)), LONGEST)


def is_html(text: str) -> bool:
    """Return True if `text` begins as an HTML page does. Proxies and gateways answer with those."""
    return _HTML.match(text[:1000]) is not None


def _page(text: str) -> str:
    if not is_html(text):
        return text
    title = _title(text)
    return f"an HTML page: {title}" if title else "an HTML page"  # quoted as a whole, so not translated


def _title(text: str) -> str:
    found = _TITLE.search(text[:20_000])
    return one_line(html.unescape(re.sub(r"<[^>]*>", " ", found[2])), 120) if found else ""


def _said(value: Any, depth: int) -> str:
    if depth == 0:
        return ""
    if isinstance(value, str | int):
        return value if isinstance(value, str) else word(value)
    if isinstance(value, list):
        points = [_said(item, depth - 1) for item in value[:_MOST_POINTS]]
        return "; ".join(point for point in points if point)
    return _from_object(value, depth) if isinstance(value, dict) else ""


def _from_object(value: dict[str, Any], depth: int) -> str:
    saying = next((text for name in _SAYING if (text := _said(field(value, (name,)), depth - 1))), "")
    if not saying:
        saying = next((text for name in _WRAPPED if (text := _said_inside(field(value, (name,)), depth))), "")
    naming = word(field(value, _NAMING))
    place = _place(field(value, _WHERE))
    if not saying:
        return naming or _points(value, depth)
    if not naming.isdecimal() and naming and naming.casefold() not in saying.casefold():
        saying = f"{saying} ({naming})"
    return f"{place}: {saying}" if place else saying


def _said_inside(value: Any, depth: int) -> str:
    return _said(value, depth - 1) if isinstance(value, dict) else ""


def _points(value: dict[str, Any], depth: int) -> str:
    """Join errors given as field → problem, as in `{"phones": ["is required"]}`."""
    points = [(one_line(key, 60), _said(item, depth - 1)) for key, item in list(value.items())[:_MOST_POINTS]]
    listed = [f"{key}: {text}" for key, text in points if text and not isinstance(value.get(key), int)]
    return "; ".join(listed)


def _place(value: Any) -> str:
    """Return the place in the request: `["body", "phones_file"]` of FastAPI's 422 becomes `body.phones_file`."""
    if isinstance(value, list):
        return one_line(".".join(word(item) for item in value[:DEEPEST] if word(item)), 80)
    return word(value) if isinstance(value, str) else ""
