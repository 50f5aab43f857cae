"""Every status in every form that a relative says it in, at every endpoint, over one real socket."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from email.utils import formatdate
from pathlib import Path
from typing import Any

import pytest

from desktop_app.api import HttpClient, Limits
from desktop_app.api.failures import Answer, refusal
from desktop_app.core.errors import (
    AnswerNotUnderstood,
    BalanceShort,
    DialproofError,
    KeyRefused,
    NoAnswer,
    NotFound,
    OutcomeUnknown,
    QuotaSpent,
    RequestRefused,
    Throttled,
    TooFew,
    TooLarge,
)
from desktop_app.core.numbers.phone import masked

from .wire import response, server

KEY = "sk-refused-2209"
PHONE = "+447911123456"
NOW = 1_800_000_000.0
SAID = f"No\u202e way,\n<b>{PHONE}</b>"  # a number, markup, a line break, and a mark that turns letters round
LIMITS = Limits(connect=20, read=20, submit=20, idle=20, download=20, download_waits=())
Call = Callable[[HttpClient, Path], Awaitable[Any]]

ENDPOINTS: dict[str, Call] = {
    "balance": lambda client, _: client.balance(),
    "task": lambda client, _: client.task("t"),
    "result": lambda client, folder: client.result("t", folder / "r"),
    "check": lambda client, _: client.check_phone(PHONE),
    "detect": lambda client, _: client.detect("hlr", "GB", [PHONE]),
    "detect_file": lambda client, _: client.detect_file("hlr", "GB", [PHONE]),
    "download": lambda client, folder: client.download(client.base_url.removesuffix("/api/v1") + "/f", folder / "f"),
}
SUBMISSIONS = {"detect", "detect_file"}
# Statuses and their leaves, at every endpoint where nothing else is said below.
LEAVES: dict[int, type[DialproofError]] = {
    400: RequestRefused, 401: KeyRefused, 402: BalanceShort, 403: KeyRefused, 404: NotFound, 405: RequestRefused,
    408: NoAnswer, 409: RequestRefused, 410: RequestRefused, 413: TooLarge, 415: RequestRefused, 422: RequestRefused,
    429: Throttled, 451: RequestRefused, 500: NoAnswer, 502: NoAnswer, 503: NoAnswer, 504: NoAnswer, 520: NoAnswer,
}  # fmt: skip
IN_DOUBT = {408, 409, 410, 500, 502, 503, 504, 520}
EXPIRED = {401, 403, 404, 410}
FORMS: dict[str, Any] = {
    "error": {"error": SAID},
    "error object": {"error": {"code": "E_17", "message": SAID}},
    "message": {"message": SAID},
    "detail": {"detail": SAID},
    "FastAPI": {"detail": [{"loc": ["body", "country"], "msg": SAID, "type": "value_error", "input": [PHONE]}]},
    "code and msg": {"code": 1712, "msg": SAID},
    "success": {"success": False, "error": SAID},
    "errors by field": {"errors": {"country": [SAID]}},
    "problem details": {"type": "about:blank", "title": "Refused", "status": 400, "detail": SAID},
    "in data": {"data": {"message": SAID}},
    "HTML": f"<!doctype html><html><head><title>{SAID}</title></head><body>{'x' * 900}</body></html>",
    "text": SAID,
}
SILENT: dict[str, Any] = {"nothing": "", "a list": [], "a number": 7, "cut off": '{"error": ', "empty": {}}


def leaf_of(endpoint: str, status: int) -> type[DialproofError]:
    if endpoint in SUBMISSIONS and status in IN_DOUBT:
        return OutcomeUnknown
    if endpoint == "check" and status in IN_DOUBT:  # it may have been charged
        return NoAnswer
    return NotFound if endpoint == "download" and status in EXPIRED else LEAVES[status]


Case = tuple[str, int, Any, str]  # endpoint, status, body, one header


def outcomes(cases: list[Case], folder: Path) -> list[DialproofError]:
    """What each call raises."""

    async def main() -> list[DialproofError]:
        found: list[DialproofError] = []
        answer = b""

        async def say(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(answer)

        async with server(say) as (origin, _):
            client = HttpClient(f"{origin}/api/v1", KEY, limits=LIMITS, clock=lambda: NOW)
            for endpoint, status, body, header in cases:
                text = body if isinstance(body, str) else json.dumps(body)
                answer = response(text.encode(), f"{status} x", *([header] if header else []))
                with pytest.raises(DialproofError) as raised:
                    await ENDPOINTS[endpoint](client, folder)
                found.append(raised.value)
            await client.aclose()
        return found

    return asyncio.run(main())


def test_every_status_is_its_leaf_at_every_endpoint(tmp_path: Path) -> None:
    # GIVEN each status, with and without words
    cases: list[Case] = [
        (at, status, body, "") for at in ENDPOINTS for status in LEAVES for body in ({"error": SAID}, "")
    ]
    found = outcomes(cases, tmp_path)
    # THEN each endpoint tells what it was
    wrong = [
        (case[:3], type(error).__name__)
        for case, error in zip(cases, found, strict=True)
        if type(error) is not leaf_of(case[0], case[1])
    ]
    assert wrong == []
    # AND nothing was saved
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("status", [400, 401, 402, 404, 409, 413, 415, 422, 429, 500])
def test_every_form_is_read_bounded_and_cleaned(status: int, tmp_path: Path) -> None:
    # GIVEN each form of an error's body
    cases: list[Case] = [(at, status, body, "") for at in ("task", "detect") for body in FORMS.values()]
    for (endpoint, _, body, _), error in zip(cases, outcomes(cases, tmp_path), strict=True):
        # THEN its own words are in what the person reads, on one line, without the number
        assert type(error) is leaf_of(endpoint, status)
        message = f"{error} {error.params.get('reason', '')}"
        assert "No way, " in message, str(body)[:99]
        assert masked(PHONE) in message
        assert PHONE not in message
        assert "\u202e" not in message
        assert "\n" not in message
        assert len(message) < 700
        assert error.sentence


def test_an_answer_that_says_nothing_is_told_by_its_status(tmp_path: Path) -> None:
    cases: list[Case] = [(at, 422, body, "") for at in ("task", "detect", "check") for body in SILENT.values()]
    for error in outcomes(cases, tmp_path):
        assert type(error) is RequestRefused
        assert str(error).startswith("The service refused the request (422).")


def test_a_field_that_is_missing_is_named(tmp_path: Path) -> None:
    """The hint that the person needs to teach the name."""
    missing = {"detail": [{"loc": ["body", "phones_file"], "msg": "field required", "type": "value_error.missing"}]}
    (error,) = outcomes([("detect_file", 422, missing, "")], tmp_path)
    assert "body.phones_file: field required" in str(error)


HINTS: list[tuple[int, Any, type[DialproofError]]] = [
    (400, {"error": "Insufficient balance"}, BalanceShort), (403, {"code": "INSUFFICIENT_CREDITS"}, BalanceShort),
    (422, {"detail": "not enough credits"}, BalanceShort), (200, {"code": 4002, "msg": "余额不足"}, BalanceShort),
    (200, {"code": 402, "msg": "top up"}, BalanceShort),
    (200, {"success": False, "error": "no credit left"}, BalanceShort),
    (400, {"message": "Invalid API key"}, KeyRefused), (200, {"code": 1001, "msg": "invalid api key"}, KeyRefused),
    (422, {"detail": [{"loc": ["header", "x-api-key"], "msg": "field required"}]}, KeyRefused),
    (200, {"code": 401, "msg": "who?"}, KeyRefused), (429, {"error": "QUOTA_EXCEEDED"}, QuotaSpent),
    (429, {"message": "Your API quota for this billing period has been exhausted."}, QuotaSpent),
    (422, {"detail": "at most 1,000 phones"}, TooLarge), (200, {"code": 7, "msg": "too many numbers"}, TooLarge),
    (400, {"error": "at least 500 numbers"}, TooFew), (200, {"code": 7, "msg": "minimum is 500 numbers"}, TooFew),
    (200, {"code": 7, "msg": "no such country"}, RequestRefused), (400, {"error": "too many requests"}, RequestRefused),
]  # fmt: skip


def test_what_words_tell_where_no_status_does(tmp_path: Path) -> None:
    cases: list[Case] = [(at, status, body, "") for at in ("task", "detect") for status, body, _ in HINTS]
    found = [type(error) for error in outcomes(cases, tmp_path)]
    assert found == [leaf for _ in range(2) for *_, leaf in HINTS]


@pytest.mark.parametrize("words", ["insufficient balance", "insufficient balance."])
def test_what_the_service_says_ends_with_a_stop_before_what_we_say(words: str) -> None:
    error = refusal(Answer(402, words))
    assert error.sentence == (
        "There is not enough credit. The service says: “insufficient balance”. "
        "Add credit to the account, then carry on."
    )


def test_a_limit_that_is_named_is_known(tmp_path: Path) -> None:
    cases: list[Case] = [
        ("detect", 413, {"error": message}, "") for message in ("at most 1,000 phones", "10 MB at most", "")
    ]
    found = outcomes(cases, tmp_path)
    assert [error.most for error in found if isinstance(error, TooLarge)] == [1000, None, None]


@pytest.mark.parametrize(
    ("header", "seconds"),
    [
        ("Retry-After: 7", 7.0),
        (f"Retry-After: {formatdate(NOW + 30, usegmt=True)}", 30.0),
        ("", None),
        ("Retry-After: soon", None),
        ("Retry-After: -3", None),
    ],
)
def test_a_429_says_how_long_in_seconds_as_a_date_or_not(header: str, seconds: float | None, tmp_path: Path) -> None:
    cases: list[Case] = [(endpoint, 429, {"error": "slowly"}, header) for endpoint in ENDPOINTS]
    for error in outcomes(cases, tmp_path):
        assert isinstance(error, Throttled)
        assert error.retry_after == seconds


def test_a_long_page_at_a_2xx_is_not_understood_and_said_to_be_a_page(tmp_path: Path) -> None:
    page = FORMS["HTML"]
    found = outcomes([(at, 200, page, "Content-Type: text/html") for at in ENDPOINTS], tmp_path)
    for endpoint, error in zip(ENDPOINTS, found, strict=True):
        assert type(error) is (OutcomeUnknown if endpoint in SUBMISSIONS else AnswerNotUnderstood)
        assert "HTML page" in str(error)
