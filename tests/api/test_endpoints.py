"""Each endpoint over a fake transport: what is sent, and how the answer is read."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from decimal import Decimal
from pathlib import Path
from typing import Any

import httpx
import pytest

from desktop_app.api import HttpClient
from desktop_app.api.exchange import Reply
from desktop_app.core.decoding import NotUnderstood
from desktop_app.core.errors import AnswerNotUnderstood, RequestRefused
from desktop_app.core.service.readings import TaskStatus
from desktop_app.core.text.translatable import Text
from tests.systems import for_its_owner_alone

from .asking import BASE, KEY, PHONE, answering, ask, balance, check, detect, detect_file

# --- what is sent -----------------------------------------------------------------------------


def sent(call: Callable[[HttpClient], Awaitable[Any]], answer: Any) -> httpx.Request:
    seen: list[httpx.Request] = []

    def handler(request: httpx.Request) -> httpx.Response:
        seen.append(request)
        return httpx.Response(200, json=answer)

    ask(handler, call)
    (request,) = seen
    assert request.headers["X-API-Key"] == KEY
    assert request.headers["Accept-Encoding"] == "gzip, deflate"
    return request


def test_detect_sends_product_country_and_phones() -> None:
    request = sent(detect, {"task_id": "t"})
    assert (request.method, str(request.url)) == ("POST", f"{BASE}/detect")
    assert request.headers["Content-Type"] == "application/json"
    assert json.loads(request.content) == {"product": "hlr", "country": "GB", "phones": [PHONE]}


def test_detect_file_sends_a_form_with_one_number_a_line() -> None:
    request = sent(detect_file, {"task_id": "t"})
    assert (request.method, str(request.url)) == ("POST", f"{BASE}/detect/file")
    body = request.content.decode()
    assert 'name="file"; filename="numbers.csv"' in body
    assert f"\r\n\r\nnumber\n{PHONE}\n\r\n" in body
    assert 'name="product"\r\n\r\nhlr\r\n' in body
    assert 'name="country"\r\n\r\nGB\r\n' in body


@pytest.mark.parametrize(
    ("product", "country", "body"),
    [(None, None, {"phone": PHONE}), ("hlr", "GB", {"phone": PHONE, "product": "hlr", "country": "GB"})],
)
def test_check_sends_product_and_country_only_where_given(
    product: str | None, country: str | None, body: dict[str, str]
) -> None:
    request = sent(lambda client: client.check_phone(PHONE, product, country), {"valid": True})
    assert (request.method, str(request.url)) == ("POST", f"{BASE}/realtime/check/phone")
    assert json.loads(request.content) == body


def test_task_identifiers_are_quoted() -> None:
    request = sent(lambda client: client.task("a/b?c"), {"status": "pending"})
    assert request.url.raw_path == b"/api/v1/tasks/a%2Fb%3Fc"


# --- how answers are read ---------------------------------------------------------------------


def test_readings() -> None:
    assert ask(answering(200, json={"balance": 0.1}), balance).amount == Decimal("0.1")
    assert ask(answering(202, json={"data": {"id": 7}}), detect).task_id == "7"
    assert ask(answering(200, json={"status": "Done"}), lambda c: c.task("t")).status is TaskStatus.COMPLETED
    reading = ask(answering(200, json={"valid": True}, headers={"x-ratelimit-remaining": "179"}), check)
    assert (reading.number, reading.answer, reading.remaining) == (PHONE, {"valid": True}, 179)


@pytest.mark.parametrize(
    ("answer", "url"),
    [
        (httpx.Response(200, json={"data": {"download_url": "/r.csv"}}), "https://service.example/r.csv"),
        (httpx.Response(302, headers={"Location": "https://cdn.example/r?sig=1"}), "https://cdn.example/r?sig=1"),
        (httpx.Response(307, headers={"Location": "r.csv"}), f"{BASE}/tasks/t/r.csv"),
        (httpx.Response(200, text="https://cdn.example/r\n"), "https://cdn.example/r"),
        (httpx.Response(200, text='{"url": "https://cdn.example/r"}'), "https://cdn.example/r"),
    ],
)
def test_result_locations(answer: httpx.Response, url: str, tmp_path: Path) -> None:
    location = ask(lambda _request: answer, lambda client: client.result("t", tmp_path / "r"))
    assert (location.url, location.saved) == (url, False)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (b"number,status\n+447911123456,active\n", "text/csv"),
        (b"\xff\xfen\x00", "text/plain"),
        (b"PK\x03\x04" + bytes(3_000_000), "application/zip"),
        (b"PK\x03\x04", ""),
        (b"", "text/csv"),
        (b'[{"number": "+447911123456"}]', "text/plain"),
        (b'{"rows": [{"number": "+447911123456"}]}', ""),
    ],
)
def test_a_result_may_be_the_file_itself(content: bytes, kind: str, tmp_path: Path) -> None:
    target = tmp_path / "results" / "t.csv"
    location = ask(
        answering(200, content=content, headers={"Content-Type": kind}), lambda client: client.result("t", target)
    )
    assert (location.url, location.saved) == ("", True)
    assert target.read_bytes() == content
    assert for_its_owner_alone(target)
    assert list(target.parent.iterdir()) == [target]


@pytest.mark.parametrize(
    "rows",
    [
        [{"phone": "+447911123456", "carrier": {"name": "EE"}}],
        {"code": 0, "data": {"items": [{"phone": "+447911123456"}, {"phone": "+447911123457"}]}},
        {"status": "completed", "result": {"+447911123456": {"valid": True}}},
    ],
)
def test_rows_in_the_answer_itself_are_the_file(rows: object, tmp_path: Path) -> None:
    location = ask(answering(200, json=rows), lambda client: client.result("t", tmp_path / "r"))
    assert (location.saved, location.url) == (True, "")
    assert json.loads((tmp_path / "r").read_bytes()) == rows


@pytest.mark.parametrize("word", ["processing", "PENDING", "in_progress"])
def test_a_result_of_a_task_that_still_goes_on_is_not_ready(word: str, tmp_path: Path) -> None:
    answer = answering(200, json={"data": {"task_id": "t", "status": word}})
    with pytest.raises(RequestRefused, match=rf"\(409\).*the task is {word}"):
        ask(answer, lambda client: client.result("t", tmp_path / "r"))


@pytest.mark.parametrize(
    ("page", "words"),
    [
        ("<html><title>Log in</title>", "it is not JSON but an HTML page: “Log in”"),
        ("<!doctype html><p>x", "it is not JSON but an HTML page"),
    ],
)
def test_a_page_instead_of_json_is_told_as_one_in_every_language(page: str, words: str) -> None:
    with pytest.raises(NotUnderstood) as told:
        Reply(200, {}, page.encode()).parsed()
    assert told.value.reason == words
    assert isinstance(told.value.reason, Text)


@pytest.mark.parametrize(
    "answer",
    [
        httpx.Response(200, html="<html><title>Log in</title>"),
        httpx.Response(200, text="<!doctype html><p>x"),
        httpx.Response(200, content=b""),
        httpx.Response(200, json={"status": "completed"}),
        httpx.Response(302, headers={"Location": "ftp://h/r"}),
        httpx.Response(302, headers={"Location": "http://["}),
        httpx.Response(302),
        httpx.Response(200, text='{"urls": ["https://h/1", "https://h/2"]}'),
    ],
)
def test_a_result_that_is_none_is_not_understood(answer: httpx.Response, tmp_path: Path) -> None:
    with pytest.raises(AnswerNotUnderstood):
        ask(lambda _request: answer, lambda client: client.result("t", tmp_path / "r"))
    assert list(tmp_path.iterdir()) == []
