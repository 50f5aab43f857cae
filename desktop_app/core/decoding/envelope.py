"""Detects an envelope that says the request failed, although its HTTP status says 2xx."""

from __future__ import annotations

from typing import Any

from desktop_app.core.decoding.fields import Object, field, squashed, word
from desktop_app.core.decoding.messages import error_message
from desktop_app.core.profile.model import ServiceProfile, value_at
from desktop_app.core.service.refusal_words import taught_about

FINE_WORDS = frozenset({"ok", "success", "successful", "succeeded", "true", "none", "null", "noerror"})
FAILED_WORDS = frozenset({"error", "fail", "failure", "rejected"})
_SUCCESS = ("success", "ok", "succeeded")
_BESIDE_A_CODE = frozenset({"msg", "message", "data", "result", "error", "errors", "success"})
_ERRORS = ("error", "errors")


class SaidNo(ValueError):
    """Raised for a 2xx whose envelope says no. `code` is the envelope's own if it is a number, else None."""

    def __init__(self, message: str, code: int | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.code = code


def refuse_taught(raw: Any, profile: ServiceProfile) -> None:
    """Raise `SaidNo` if the answer says so where the service profile looks for it.

    That is the place of the outcome, and a refusal's word at the place of errors, unless the outcome is a success.
    """
    outcome, told = profile.outcome.said(raw), value_at(raw, profile.answers.error) if profile.answers.error else None
    refused = isinstance(told, str) and taught_about([told], profile.refusals) is not None
    if outcome is False or (refused and outcome is None):
        raise said_no(raw)


def refuse_failures(raw: Any, profile: ServiceProfile) -> None:
    """Raise `SaidNo` if the envelope says that the request failed; do nothing if it is silent.

    A profile's word decides where there is one.
    """
    if isinstance(raw, dict) and not profile.outcome.said(raw) and _fails(raw):
        raise said_no(raw)


def said_no(raw: Any) -> SaidNo:
    """Return the refusal in `raw`, with its message and code."""
    code = _code(raw) if isinstance(raw, dict) else None
    if code is None and isinstance(raw, dict) and isinstance(inner := field(raw, _ERRORS), dict):
        code = _number(field(inner, ("code", "status", "statuscode")))
    return SaidNo(error_message(raw) or "It gave no reason.", code)


def _fails(raw: Object) -> bool:
    success = field(raw, _SUCCESS)
    if success is False or (isinstance(success, str) and success.strip().casefold() in {"false", "no"}):
        return True
    if _has_code(raw) and not _fine(field(raw, ("code",))):
        return True
    return says_error(raw)


def says_error(raw: Object) -> bool:
    """Return True if `raw` has an `error` that isn't empty, false or a word for none."""
    error = field(raw, _ERRORS)
    if isinstance(error, str):
        return bool(error.strip()) and squashed(error) not in FINE_WORDS and error.strip() != "0"
    return error is True or (isinstance(error, dict | list) and bool(error))


def says_failed_word(raw: Object, profile: ServiceProfile) -> bool:
    """Return True if `status` is `error`, `fail` or the like. Without a task it is the envelope's."""
    return not profile.outcome.said(raw) and word(field(raw, ("status",))).casefold() in FAILED_WORDS


def _has_code(raw: Object) -> bool:
    """Return True if `code` is the envelope's. It needs a sibling, because flat answers have country codes, too."""
    names = {squashed(key) for key in raw}
    return "code" in names and (bool(names & _BESIDE_A_CODE) or names == {"code"})


def _fine(code: Any) -> bool:
    number = _number(code)
    if number is not None:
        return number == 0 or 200 <= number <= 299
    return not isinstance(code, str) or squashed(code) in FINE_WORDS or not code.strip()


def _code(raw: Object) -> int | None:
    return _number(field(raw, ("code", "statuscode", "errorcode")))


def _number(code: Any) -> int | None:
    if isinstance(code, bool):
        return None
    if isinstance(code, str) and code.strip().isascii() and code.strip().isdecimal() and len(code) < 12:
        return int(code)
    return code if isinstance(code, int) and code.bit_length() < 40 else None
