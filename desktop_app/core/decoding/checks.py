"""Decodes POST /realtime/check/phone into the service's own fields."""

from __future__ import annotations

from typing import Any

from desktop_app.core.decoding.envelope import refuse_failures
from desktop_app.core.decoding.fields import Object, squashed
from desktop_app.core.decoding.json_text import NotUnderstood, plain
from desktop_app.core.profile.model import DEFAULT, ServiceProfile, either, value_at
from desktop_app.core.service.readings import CheckReading
from desktop_app.core.text.translatable import tr_text

_WRAPPERS = ("data", "result", "response")
_ENVELOPE = frozenset({
    *_WRAPPERS, "code", "msg", "message", "success", "ok", "error", "errors", "status",
    "requestid", "traceid", "timestamp", "time", "version", "meta",
})  # fmt: skip
_NUMBER = frozenset({"number", "phone", "phonenumber", "msisdn", "mobile", "e164"})


def check(raw: Any, number: str, remaining: int | None, profile: ServiceProfile = DEFAULT) -> CheckReading:
    """Return the answer about `number` (E.164), flat or from its envelope; `remaining` is X-RateLimit-Remaining.

    A `status` such as FAIL or RETRY_LATER is a value of the answer and is shown as it is. Raise `SaidNo` for an error
    envelope, `NotUnderstood` for an answer without fields.
    """
    taught = profile.answers.check
    found = value_at(raw, taught)
    if found is None and not _names_the_number(raw):
        refuse_failures(raw)
    answer = _fields(found if taught else raw)
    if not answer:
        if taught:
            raise NotUnderstood(tr_text("it tells nothing about the number at {places}", places=either(taught)))
        raise NotUnderstood(tr_text("it tells nothing about the number"))
    return CheckReading(number, plain(answer), remaining, plain(raw))


def _names_the_number(raw: Any) -> bool:
    """Return True if the answer is flat. Such an answer may have a `code` and a `success` of its own."""
    return isinstance(raw, dict) and any(squashed(key) in _NUMBER for key in raw)


def _fields(raw: Any) -> Object:
    """Unwrap nested envelopes and return the innermost object."""
    for _depth in range(3):
        if isinstance(raw, list) and len(raw) == 1:
            raw = raw[0]
        if not isinstance(raw, dict):
            return {}
        wrapped = [raw[key] for key in raw if squashed(key) in _WRAPPERS]
        if not wrapped or not all(squashed(key) in _ENVELOPE for key in raw):
            return raw
        inner = wrapped[0]
        if isinstance(inner, list) and len(inner) != 1:
            return raw if inner else {}
        if not isinstance(inner, dict | list):
            return {} if inner is None else raw
        raw = inner
    return raw if isinstance(raw, dict) else {}
