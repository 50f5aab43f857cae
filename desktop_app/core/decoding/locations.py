"""Finds a task's result: an address under any of its names, absolute or relative."""

from __future__ import annotations

from typing import Any
from urllib.parse import urljoin, urlsplit

from desktop_app.core.decoding.envelope import SaidNo, refuse_failures
from desktop_app.core.decoding.fields import ENVELOPES, Object, field, one_line, places, squashed, word
from desktop_app.core.decoding.json_text import NotUnderstood, parse, plain
from desktop_app.core.decoding.tasks import GOING_ON
from desktop_app.core.profile.model import DEFAULT, ServiceProfile, either, value_at
from desktop_app.core.service.readings import ResultLocation
from desktop_app.core.text.translatable import tr_text

_NAMES = ("downloadurl", "resulturl", "fileurl", "url", "link", "downloadlink", "download", "resultfile", "href")
_BARE = ("result", "data", "file", "urls", "files", "downloadurls")
_INSIDE = (*ENVELOPES, "download", "file", "files", "links")
_LONGEST = 8_000
# 409: the resource isn't in the requested state yet (RFC 9110).
_NOT_READY = 409


def result_location(raw: Any, base_url: str, profile: ServiceProfile = DEFAULT) -> ResultLocation:
    """Decode GET /tasks/{task_id}/result from JSON and return the file's absolute address.

    Resolve a relative one against `base_url` (RFC 3986, as if that ended with a slash). Raise `SaidNo` for an error
    envelope, and `NotUnderstood` if there is no address, more than one, or one that isn't http or https.
    """
    taught = profile.answers.result
    address = _text(_only(value_at(raw, taught)), bare=False) if taught else ""
    if not address:
        refuse_failures(raw)
    if taught and not address:
        raise NotUnderstood(tr_text("it names no address of the result at {places}", places=either(taught)))
    address = address or _address(raw, places(raw, _INSIDE))
    if not address and (word := _going_on(raw)):
        raise SaidNo(tr_text("the task is {word}", word=word), _NOT_READY)
    if not address:
        raise NotUnderstood(tr_text("it names no address of the result"))
    return ResultLocation(resolved(address, base_url), raw=plain(raw))


def _going_on(raw: Any) -> str:
    """Return the service's word for a task that it still works on, "" if it gives none."""
    words = (word(field(place, ("status", "state", "taskstatus"))) for place in places(raw, _INSIDE))
    return next((each for each in words if squashed(each) in GOING_ON), "")


def resolved(address: str, base_url: str) -> str:
    """Return `address` as an absolute http or https address. Raise `NotUnderstood` for any other."""
    try:
        absolute = urljoin(base_url.rstrip("/") + "/", address.strip())
        given, parts = urlsplit(address.strip()), urlsplit(absolute)
        # urljoin takes "" and `https://` for references to the base itself.
        given_one = bool(given.netloc) if given.scheme else bool(address.strip())
        usable = given_one and parts.scheme in {"http", "https"} and bool(parts.hostname)
    except ValueError:
        raise NotUnderstood(tr_text("the address of the result is not usable")) from None
    if not usable or len(absolute) > _LONGEST or not absolute.isprintable():
        scheme = one_line(parts.scheme, 20)
        raise NotUnderstood(
            tr_text("the address of the result is not usable ({scheme})", scheme=scheme or tr_text("no scheme"))
        )
    return absolute


def location_in_text(body: bytes, base_url: str, profile: ServiceProfile = DEFAULT) -> ResultLocation | None:
    """Return the location in a short body not declared as JSON: in JSON nevertheless, or a lone address. Else None."""
    text = body.decode("utf-8", "replace").lstrip("\ufeff").strip()
    if text.startswith(("http://", "https://")) and len(text.split()) == 1:
        return ResultLocation(resolved(text, base_url), raw=text)
    if not text.startswith(("{", '"http')):
        return None
    try:
        raw = parse(body)
    except NotUnderstood:
        return None
    return result_location(raw, base_url, profile)


def _address(raw: Any, where: list[Object]) -> str:
    if isinstance(raw, str):
        return _text(raw, bare=True)
    for name in _NAMES:
        for place in where:
            if found := _text(field(place, (name,)), bare=False):
                return found
    for place in where:
        for name in _BARE:
            if found := _text(_only(field(place, (name,))), bare=True):
                return found
    return ""


def _only(value: Any) -> Any:
    if isinstance(value, list) and len(value) > 1:
        raise NotUnderstood(tr_text("it names {count} result files where one was expected", count=len(value)))
    return value[0] if isinstance(value, list) and value else value


def _text(value: Any, *, bare: bool) -> str:
    """Return a text that may be an address. `bare`: the field's name doesn't say so, so the text must look like one."""
    if not isinstance(value, str) or not value.strip():
        return ""
    looks = value.strip().startswith(("http://", "https://", "/"))
    return value.strip() if looks or not bare else ""
