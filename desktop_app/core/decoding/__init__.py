"""Decodes the service's answers, from parsed JSON to values: the one place that knows their possible forms.

The API document shows no answer bodies. So every function here accepts what similar services send (any letter case,
four envelopes, many names). If nothing fits, it raises one of two `ValueError`s without an address, which the client
adds:

- `NotUnderstood(reason)`: an answer came, without what was asked for;
- `SaidNo(message, code)`: the envelope of a 2xx says that the request failed.
"""

from __future__ import annotations

from desktop_app.core.decoding.balances import balance
from desktop_app.core.decoding.checks import check
from desktop_app.core.decoding.envelope import SaidNo
from desktop_app.core.decoding.json_text import NotUnderstood, parse, plain
from desktop_app.core.decoding.locations import location_in_text, resolved, result_location
from desktop_app.core.decoding.messages import error_message, every_text, is_html, page_title
from desktop_app.core.decoding.tasks import accepted, names_a_task, status_of, task

__all__ = [
    "NotUnderstood",
    "SaidNo",
    "accepted",
    "balance",
    "check",
    "error_message",
    "every_text",
    "is_html",
    "location_in_text",
    "names_a_task",
    "page_title",
    "parse",
    "plain",
    "resolved",
    "result_location",
    "status_of",
    "task",
]
