"""The API key: asked for each time, usable or refused, and in no log."""

from __future__ import annotations

import base64
import html
import json
import logging
from pathlib import Path

import httpx
import pytest

from desktop_app.api import HttpClient
from desktop_app.api.addresses import KeyAuth
from desktop_app.core.errors import DialproofError, KeyMissing, RequestRefused, UsageError
from desktop_app.core.profile.auth import HEADER
from desktop_app.core.service.connection import origin_of
from desktop_app.core.text.key_forms import mask_of

from .asking import KEY, PHONE, READS, SUBMISSIONS, answering, ask, balance, check, detect, detect_file


@pytest.mark.parametrize("key", [None, "", "  "])
def test_without_a_key_nothing_is_sent(key: str | None) -> None:
    def handler(_request: httpx.Request) -> httpx.Response:
        raise AssertionError("something was sent")

    for call in (*READS, *SUBMISSIONS):
        with pytest.raises(KeyMissing):
            ask(handler, call, key=lambda: key)


@pytest.mark.parametrize("key", ["ключ", "a\nb", "a\x00b", "ä"])
def test_a_key_that_can_be_none_is_refused_without_quoting_it(key: str) -> None:
    with pytest.raises(UsageError) as refused:
        ask(answering(200), balance, key=key)
    assert key not in str(refused.value)


def test_blanks_around_a_copied_key_are_dropped_and_it_is_asked_for_each_time() -> None:
    keys = iter([" one\n", "two"])
    seen: list[str] = []

    def handler(request: httpx.Request) -> httpx.Response:
        seen.append(request.headers["X-API-Key"])
        return httpx.Response(200, json={"balance": 1})

    async def twice(client: HttpClient) -> None:
        await client.balance()
        await client.balance()

    ask(handler, twice, key=lambda: next(keys))
    assert seen == ["one", "two"]


def test_the_key_and_the_numbers_are_in_no_log_and_no_repr(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    for name in ("httpx", "httpcore", "httpcore.http11", "dialproof.api"):
        caplog.set_level(logging.DEBUG, logger=name)
    shown: list[str] = []

    async def everything(client: HttpClient) -> None:
        shown.append(repr(client))
        for call in (balance, detect, detect_file, check):
            try:
                await call(client)
            except DialproofError as error:
                shown.append(repr(error) + repr(error.__context__) + error.sentence)
        await client.download("https://cdn.example/r?sig=secret-signature", Path("unused"))

    def handler(request: httpx.Request) -> httpx.Response:
        return httpx.Response(422, json={"error": f"bad: {PHONE}", "headers": dict(request.headers)})

    with pytest.raises(RequestRefused):
        ask(handler, everything)
    logged = caplog.text + "".join(shown)
    assert "POST /detect: 422" in logged
    for secret in (KEY, PHONE, PHONE[1:], "secret-signature"):
        assert secret not in logged


QUOTED = "".join(f"\\u{ord(each):04x}" for each in KEY)


@pytest.mark.parametrize(
    "body",
    [
        f'{{"balance": 5, "asked": "{QUOTED}", "{QUOTED}": [1]}}'.encode(),
        f'{{"balance": 5, "asked": "key={KEY.replace("-", "%2d")}", "as": "{KEY}"}}'.encode("utf-16"),
        f'{{"balance": 5, "asked": "&#115;&#x6B;{html.escape(KEY[2:])}"}}'.encode(),
        json.dumps({"balance": 5, "asked": base64.b64encode(f"user:{KEY}".encode()).decode()}).encode(),
    ],
)
def test_an_answer_that_quotes_the_key_is_kept_without_it_however_it_is_escaped(body: bytes) -> None:
    async def told(client: HttpClient) -> str:
        reading, answer = await client.balance(), client.last_answer()
        assert reading.amount == 5
        assert answer is not None
        return f"{json.dumps(reading.raw)} {reading!r} {answer!r}"

    message = ask(answering(200, content=body), told)
    assert "[key]" in message
    assert [part for part in (KEY, "very-secret", "%2dsecret", QUOTED, "very", "U2VjcmV0") if part in message] == []
    # AND so is an error
    for call in (*READS, *SUBMISSIONS):
        with pytest.raises(DialproofError) as refused:
            ask(answering(500, content=body), call)
        assert "very" not in repr(refused.value) + str(refused.value.params)


def test_a_page_in_utf_16_that_quotes_the_key_is_kept_without_it() -> None:
    page = f"<html><title>no {KEY}</title></html>".encode("utf-16-le")
    with pytest.raises(DialproofError) as refused:
        ask(answering(500, content=page), detect)
    assert "v\0e\0r\0y" not in str(refused.value.params)


@pytest.mark.parametrize("host", ["bücher.example", "xn--bcher-kva.example", "BÜCHER.example", "例え.テスト"])
async def test_an_international_name_gets_the_key_and_no_look_alike_does(host: str) -> None:
    seen: list[str | None] = []

    def handler(request: httpx.Request) -> httpx.Response:
        seen.append(request.headers.get("X-API-Key"))
        return httpx.Response(200, json={"balance": 5})

    client = HttpClient(f"https://{host}/api/v1", KEY, transport=httpx.MockTransport(handler))
    assert client.base_url.isascii()
    assert (await client.balance()).amount == 5
    await client.aclose()
    assert seen == [KEY]
    auth = KeyAuth(KEY, origin_of(f"https://{host}"))
    other = httpx.Request("GET", "https://b\u00fccher.exаmple/api/v1")
    assert HEADER not in next(auth.auth_flow(other)).headers


PARTED = "AC-0123456789-account:t0ken-9876543210"
ACCOUNT = PARTED.partition(":")[0]


def test_an_account_that_stands_in_addresses_is_asked_by_and_kept_nowhere(tmp_path: Path) -> None:
    """Some services name a task, and the address of its result, by the account, which is a part of the key."""
    asked: list[str] = []

    def serve(request: httpx.Request) -> httpx.Response:
        asked.append(request.url.path)
        match request.url.path.removeprefix("/api/v1").split("/"):
            case ["", "detect"]:
                return httpx.Response(202, json={"task_id": f"{ACCOUNT}.7"})
            case ["", "tasks", name, "result"] if name == f"{ACCOUNT}.7":
                return httpx.Response(200, json={"url": f"https://service.example/accounts/{ACCOUNT}/files/9"})
            case ["", "tasks", name] if name == f"{ACCOUNT}.7":
                return httpx.Response(200, json={"task_id": name, "status": "completed"})
            case ["", "accounts", name, "files", "9"] if name == ACCOUNT:
                return httpx.Response(200, text="number,active\n+447400000001,yes\n")
        return httpx.Response(404, json={"error": "no such thing"})

    kept: list[object] = []

    async def story(client: HttpClient) -> None:
        # GIVEN a submission whose task has the account in its id
        accepted = await client.detect("hlr", "GB", ["+447400000001"])
        assert accepted.task_id == "[key:1-1].7"
        # WHEN it is asked for by what was kept
        kept.extend([accepted, await client.task(accepted.task_id), client.last_answer()])
        location = await client.result(accepted.task_id, tmp_path / "result")
        await client.download(location.url, tmp_path / "result")
        kept.append(location)

    ask(serve, story, key=PARTED)
    # THEN the service was asked as it said
    task = f"/api/v1/tasks/{ACCOUNT}.7"
    assert asked[1:] == [task, f"{task}/result", f"/accounts/{ACCOUNT}/files/9"]
    assert (tmp_path / "result").read_text("utf-8").startswith("number,active")
    # AND nothing that is kept or shown has the account
    for each in kept:
        assert ACCOUNT not in repr(each)


def test_a_part_of_a_key_comes_back_where_it_stood() -> None:
    mask = mask_of(PARTED)
    for text in (f"/{ACCOUNT}/x", PARTED, "t0ken-9876543210", "nothing of it"):
        assert not any(part in mask.aside(text) for part in PARTED.split(":"))
        assert mask.back(mask.aside(text)) == text
