"""Decodes replies to submissions that have the answers themselves, instead of a task's identifier."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from decimal import Decimal
from typing import Any

from desktop_app.core.decoding.envelope import refuse_failures, refuse_taught
from desktop_app.core.decoding.fields import amount
from desktop_app.core.decoding.json_text import NotUnderstood, parse
from desktop_app.core.decoding.messages import is_html
from desktop_app.core.decoding.tasks import said_cost
from desktop_app.core.detection.json_rows import taught_rows
from desktop_app.core.profile.model import ServiceProfile, value_at
from desktop_app.core.service.readings import Accepted
from desktop_app.core.text.translatable import tr_text

# What may stand between a number's digits.
_BETWEEN = re.compile(r"(?<=\d)[ ().\-\u00a0]{1,3}(?=\d)")
# A number may come back in its national form, without the first digits.
_LAST_DIGITS = 7


def replied(
    body: bytes, numbers: Sequence[str], profile: ServiceProfile, hide: Callable[[Any], Any] = lambda raw: raw
) -> Accepted:
    """Return what a reply (the body of a 2xx) says beside its answers; `numbers`: those that were sent, in E.164.

    `hide` takes the key out of JSON.

    A reply has answers if it names one of the numbers, in whatever form: how to read them can be corrected later. Raise
    `SaidNo` if it says that the request failed, unless there are rows where the profile says that they are. Raise
    `NotUnderstood` for a page, and for a reply about none of the numbers: nobody knows whether that was charged.
    """
    text = _text(body)
    if not text.strip():
        raise NotUnderstood(tr_text("it is empty"))
    if is_html(text):
        raise NotUnderstood(tr_text("it is not JSON but an HTML page"))
    try:
        raw = hide(parse(body))
    except NotUnderstood:  # a table, perhaps
        raw = None
    refuse_taught(raw, profile)
    if not (profile.result.rows and taught_rows(raw, profile.result.rows)):
        refuse_failures(raw, profile)
    if not names_any(text, numbers):
        raise NotUnderstood(tr_text("it names none of the numbers"))
    cost, estimated = _cost(raw, profile)
    return Accepted("", cost, {"bytes": len(body)}, estimated)


def about_them(body: bytes, numbers: Sequence[str]) -> bool:
    """Return True if a reply names one of the numbers, so that it may have answers whatever else it says."""
    return names_any(_text(body), numbers)


def names_any(text: str, numbers: Sequence[str]) -> bool:
    """Return True if a text names one of the numbers, perhaps in its national form."""
    digits = _BETWEEN.sub("", text)
    return any(number[-_LAST_DIGITS:] in digits for number in numbers)


def _text(body: bytes) -> str:
    return body.decode("utf-16" if b"\0" in body[:64] else "utf-8", "replace").lstrip("\ufeff")


def _cost(raw: Any, profile: ServiceProfile) -> tuple[Decimal | None, bool]:
    """Return what the reply says that it cost, as a whole or, where the profile names a place, in each row."""
    whole, estimated = said_cost(raw, profile)
    if whole is not None or not profile.answers.cost:
        return whole, estimated
    rows = taught_rows(raw, profile.result.rows)
    costs = [amount(value_at(row, profile.answers.cost)) for row in rows]
    told = [cost for cost in costs if cost is not None]
    return (sum(told, Decimal(0)), len(told) < len(costs)) if told else (None, False)
