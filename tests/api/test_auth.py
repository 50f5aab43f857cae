"""How the key goes: in each way that a profile can name, to its own origin alone, and nowhere else to be read."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from desktop_app.api import HttpClient
from desktop_app.api.requests import with_fields
from desktop_app.core.errors import DialproofError, KeyRefused, NotFound, UsageError
from desktop_app.core.profile.reading import read_profile
from tests.secrets.searching import spellings

from .asking import BASE
from .strict_service import KINDS, Kind

PHONE = "+447400123456"
CALLS: dict[str, Callable[[HttpClient], Awaitable[Any]]] = {
    "balance": lambda client: client.balance(),
    "detect": lambda client: client.detect("hlr", "GB", [PHONE]),
    "upload": lambda client: client.detect_file("hlr", "GB", [PHONE]),
    "check": lambda client: client.check_phone(PHONE, "hlr", "GB"),
    "task": lambda client: client.task("t_01"),
}
ANSWER = {"balance": 5, "task_id": "t_01", "status": "completed", "valid": True}


class Strict:
    """Answers 401 to whatever isn't as documented; keeps every request."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.seen: list[httpx.Request] = []

    def __call__(self, request: httpx.Request) -> httpx.Response:
        self.seen.append(request)
        target = request.url.raw_path.decode()
        if self.kind.admits(request.method, target, request.headers, request.content):
            return httpx.Response(200, json=ANSWER)
        return httpx.Response(401, json={"error": "The key is not known."})


def asked(
    handler: Callable[[httpx.Request], httpx.Response],
    kind: Kind,
    call: Callable[[HttpClient], Awaitable[Any]],
    key: str | None = None,
) -> Any:
    async def main() -> Any:
        transport = httpx.MockTransport(handler)
        client = HttpClient(BASE, key or kind.key, transport=transport, profile=read_profile(kind.profile))
        try:
            return await call(client)
        finally:
            await client.aclose()

    return asyncio.run(main())


def failing(client: HttpClient) -> Awaitable[Any]:
    return client.task("fails")


each_kind = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)


@each_kind
@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
def test_every_request_has_the_key_where_it_belongs(kind: Kind, call: Callable[[HttpClient], Awaitable[Any]]) -> None:
    service = Strict(kind)
    asked(service, kind, call)
    assert len(service.seen) == 1
    # AND the numbers are still there, and the length is right
    request = service.seen[0]
    assert request.method == "GET" or PHONE[1:] in request.content.decode()
    assert int(request.headers.get("Content-Length", 0)) == len(request.content)


@each_kind
@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
def test_a_wrong_key_costs_one_request(kind: Kind, call: Callable[[HttpClient], Awaitable[Any]]) -> None:
    service = Strict(kind)
    with pytest.raises(KeyRefused):
        asked(service, kind, call, key=kind.key + "x")
    assert len(service.seen) == 1


@pytest.mark.parametrize("kind", [kind for kind in KINDS if len(kind.parts) > 1], ids=lambda kind: kind.name)
def test_a_key_with_too_few_parts_is_said_and_not_sent(kind: Kind) -> None:
    service = Strict(kind)
    for key in ("only-one-part", "first:", ":second"):
        with pytest.raises(UsageError) as told:
            asked(service, kind, CALLS["balance"], key=key)
        assert "parts" in told.value.sentence
        assert "only-one" not in told.value.sentence
    assert service.seen == []


@each_kind
def test_no_part_of_the_key_is_shown_logged_or_kept(kind: Kind, caplog: pytest.LogCaptureFixture) -> None:
    # GIVEN a service that says back all that it was sent
    def echoing(request: httpx.Request) -> httpx.Response:
        said = {"headers": dict(request.headers), "url": str(request.url), "body": request.content.decode()}
        return httpx.Response(500 if "fails" in str(request.url) else 200, json={**ANSWER, "said": said})

    for name in ("httpx", "httpcore", "dialproof.api"):
        caplog.set_level(logging.DEBUG, logger=name)
    shown: list[str] = []

    async def everything(client: HttpClient) -> None:
        for call in (*CALLS.values(), failing):
            try:
                shown.append(repr(await call(client)))
            except DialproofError as error:
                shown.append(repr(error) + str(error.params) + error.sentence)
            shown.append(repr(client.last_answer()))
        shown.append(repr(client) + repr(vars(client._auth())["_auth"]))

    asked(echoing, kind, everything)
    text = caplog.text + "".join(shown)
    assert "POST /detect: 200" in text
    assert "[key]" in text
    assert "••••" in text
    assert [form for part in (*kind.parts, kind.key) for form in spellings(part) if form in text] == []


@each_kind
def test_the_key_goes_to_no_other_origin(kind: Kind, tmp_path: Path) -> None:
    # GIVEN a result that is elsewhere, and that asks for a key there
    there: list[httpx.Request] = []

    def handler(request: httpx.Request) -> httpx.Response:
        if request.url.host != "service.example":
            there.append(request)
            return httpx.Response(401)
        return httpx.Response(302, headers={"Location": "https://cdn.example/file?sig=1"})

    async def fetched(client: HttpClient) -> None:
        location = await client.result("t_01", tmp_path / "r")
        assert location.url == "https://cdn.example/file?sig=1"
        await client.download(location.url, tmp_path / "r")

    with pytest.raises(NotFound):
        asked(handler, kind, fetched)
    assert len(there) == 1
    told = f"{there[0].url} {dict(there[0].headers)} {there[0].content!r}"
    assert [form for part in kind.parts for form in spellings(part) if form in told] == []
    assert there[0].url.query == b"sig=1"


@each_kind
def test_a_file_at_home_gets_the_key_when_it_asks(kind: Kind, tmp_path: Path) -> None:
    def handler(request: httpx.Request) -> httpx.Response:
        target = f"/?{request.url.params.remove('sig')}"
        headers = {name: value for name, value in request.headers.items() if name != "range"}
        fits = kind.admits("GET", target, headers, b"") and request.url.params["sig"] == "a/b+c"
        return httpx.Response(200, content=b"number,s\n1,on\n") if fits else httpx.Response(401)

    asked(handler, kind, lambda client: client.download(f"{BASE}/files/1?sig=a%2Fb%2Bc", tmp_path / "r"))
    assert (tmp_path / "r").read_bytes() == b"number,s\n1,on\n"


def test_an_empty_json_body_gets_the_key_as_its_only_fields() -> None:
    assert json.loads(with_fields(b"{}", "application/json", {"k": 'a"b'})) == {"k": 'a"b'}
    assert json.loads(with_fields(b'{"a":[1]}', "application/json", {"k": "v"})) == {"k": "v", "a": [1]}
    assert with_fields(b"", "application/x-www-form-urlencoded", {"k": "a b&"}) == b"k=a%20b%26"
