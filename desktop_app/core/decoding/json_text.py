"""Converts JSON text to values and back: amounts stay exact, and everything can be stored and shown."""

from __future__ import annotations

import json
import math
from decimal import Decimal
from typing import Any

from desktop_app.core.text.translatable import tr_text

# Answers are a few levels deep. A deeper one would exhaust the stack of code that walks through it.
DEEPEST_NESTING = 60


class NotUnderstood(ValueError):
    """Raised for an answer without what was asked for. `reason` is for a person, without address or key."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def parse(body: bytes) -> Any:
    """Return the JSON value in `body`. Numbers with a point become `Decimal`, so that amounts stay exact.

    Raise `NotUnderstood` for anything but JSON: wrong bytes, cut off, nested too deeply, absurd numbers. NaN and
    infinities, which RFC 8259 excludes, become null.
    """
    try:
        text = body.decode(json.detect_encoding(body))
        value = json.loads(text, parse_float=Decimal, parse_constant=lambda _name: None)
    except (ValueError, ArithmeticError, RecursionError):
        raise NotUnderstood(tr_text("it is not JSON")) from None
    if text.count("[") + text.count("{") > DEEPEST_NESTING and _deeper_than(value, DEEPEST_NESTING):
        raise NotUnderstood(tr_text("it is nested too deeply"))
    return _storable(value) if "\\ud" in text.lower() else value


def _deeper_than(value: Any, most: int) -> bool:
    level = [value]
    for _depth in range(most):
        level = [
            item
            for one in level
            if isinstance(one, dict | list)
            for item in (one.values() if isinstance(one, dict) else one)
        ]
    return bool(level)


def _storable(value: Any) -> Any:
    """Return `value` without lone surrogates, which no file or database accepts."""
    if isinstance(value, str):
        return value.encode("utf-8", "replace").decode("utf-8")
    if isinstance(value, list):
        return [_storable(item) for item in value]
    if isinstance(value, dict):
        return {_storable(key): _storable(item) for key, item in value.items()}
    return value


def plain(value: Any) -> Any:
    """Return `value` with each `Decimal` as a float, or as text if a float would change its digits.

    So `json.dumps` accepts the raw answer that readings keep.
    """
    if isinstance(value, Decimal):
        number = float(value)
        exact = math.isfinite(number) and Decimal(repr(number)) == value
        return number if exact else str(value)
    if isinstance(value, list):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    return value
