"""The key and the numbers go to the connection's origin, whatever the service says: another origin listens in vain."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from desktop_app.api import HttpClient, Limits
from desktop_app.core.errors import AnswerNotUnderstood, DialproofError, NotFound, OutcomeUnknown
from desktop_app.core.profile.reading import ProfileWrong, read_profile
from tests.cli.fake_service import KEY, FakeService, Request, answers, moved

PHONE = "+447400123456"
LIMITS = Limits(connect=20, read=20, submit=20, idle=20, download=20, download_waits=())
REDIRECTS = (301, 302, 303, 307, 308)
Call = Callable[[HttpClient, Path], Awaitable[Any]]
# By the endpoint's name at the service.
CALLS: dict[str, Call] = {
    "balance": lambda client, _: client.balance(),
    "task": lambda client, _: client.task("t_01"),
    "check": lambda client, _: client.check_phone(PHONE, "hlr", "GB"),
    "detect": lambda client, _: client.detect("hlr", "GB", [PHONE]),
    "file": lambda client, _: client.detect_file("hlr", "GB", [PHONE]),
}


@pytest.fixture(scope="module")
def services() -> Iterator[tuple[FakeService, FakeService]]:
    """The connection's own, and another origin: the same host, another port."""
    both = FakeService(), FakeService()
    yield both
    for each in both:
        each.close()


@pytest.fixture
def service(services: tuple[FakeService, FakeService]) -> FakeService:
    return fresh(services[0])


@pytest.fixture
def other(services: tuple[FakeService, FakeService]) -> FakeService:
    return fresh(services[1])


def fresh(service: FakeService) -> FakeService:
    service.mended()
    service.seen.clear()
    return service


def asked(service: FakeService, *calls: Callable[[HttpClient], Awaitable[Any]]) -> list[Any]:
    """What each call gives or raises."""

    async def main() -> list[Any]:
        client = HttpClient(service.base_url, KEY, limits=LIMITS)
        found: list[Any] = []
        for call in calls:
            try:
                found.append(await call(client))
            except DialproofError as error:
                found.append(error)
        await client.aclose()
        return found

    return asyncio.run(main())


def told_nothing(requests: list[Request]) -> None:
    """Neither the key nor a number, in any part of any of these."""
    for request in requests:
        text = f"{request.path} {request.headers} {request.body!r}"
        assert KEY not in text
        assert PHONE[1:] not in text


@pytest.mark.parametrize("code", REDIRECTS)
def test_no_request_with_a_key_follows_a_redirect(
    service: FakeService, other: FakeService, tmp_path: Path, code: int
) -> None:
    for endpoint in CALLS:
        service.always(endpoint, moved(f"{other.base_url}/{endpoint}", code))
    found = asked(service, *(lambda client, call=call: call(client, tmp_path) for call in CALLS.values()))
    # THEN each was asked once, and nobody else at all
    assert [request.endpoint for request in service.seen] == list(CALLS)
    assert other.seen == []
    assert [type(each) for each in found] == [AnswerNotUnderstood] * 3 + [OutcomeUnknown] * 2
    # AND it is said where it led to
    assert all(other.origin in str(each.params["reason"]) for each in found)


@pytest.mark.parametrize("code", REDIRECTS)
def test_a_redirect_within_the_origin_is_not_followed_with_numbers(
    service: FakeService, tmp_path: Path, code: int
) -> None:
    for endpoint in CALLS:
        service.always(endpoint, moved(f"{service.base_url}/moved", code))
    asked(service, *(lambda client, call=call: call(client, tmp_path) for call in CALLS.values()))
    assert [request.endpoint for request in service.seen] == list(CALLS)


@pytest.mark.parametrize("code", REDIRECTS)
def test_a_result_that_is_redirected_elsewhere_is_fetched_without_the_key(
    service: FakeService, other: FakeService, tmp_path: Path, code: int
) -> None:
    service.always("result", moved(f"{other.origin}/files/one?sig=1", code))
    # AND elsewhere redirects back to the origin, to an endpoint that wants a key, and from there away again
    other.always("download", moved(f"{service.base_url}/balance", code))
    service.always("balance", moved(f"{other.origin}/files/two", code))
    (location,) = asked(service, lambda client: client.result("t_01", tmp_path / "r"))
    found = asked(service, lambda client: client.download(location.url, tmp_path / "r"))
    # THEN the key went along to the first request alone
    assert [request.key for request in service.seen] == [KEY, *[None] * (len(service.seen) - 1)]
    assert len(service.seen) > 1
    told_nothing(other.seen)
    assert isinstance(found[0], AnswerNotUnderstood)


def test_addresses_in_answers_are_not_visited(service: FakeService, other: FakeService, tmp_path: Path) -> None:
    there = {"next": f"{other.base_url}/x", "status_url": f"{other.base_url}/tasks/t", "callback": other.origin}
    links: dict[str, Any] = {
        "Link": f"<{other.base_url}/next>; rel=next",
        "Refresh": f"0; url={other.origin}",
        "Content_Location": other.origin,
    }
    service.always("balance", answers({"balance": 1, **there}, **links))
    service.always(
        "task", answers({"status": "completed", "download_url": f"{other.origin}/files/t", **there}, **links)
    )
    service.always("check", answers({"valid": True, **there}, **links))
    service.always("detect", answers({"task_id": f"{other.base_url}/tasks/t", **there}, **links))
    calls = [lambda client, call=call: call(client, tmp_path) for call in CALLS.values()]
    accepted = asked(service, *calls)[3]
    # THEN nobody else was asked, and an id that looks like an address stays one name in our own path
    assert other.seen == []
    asked(service, lambda client: client.task(accepted.task_id))
    assert service.seen[-1].path.startswith("/api/v1/tasks/http%3A%2F%2F")
    assert other.seen == []


@pytest.mark.parametrize(
    "address",
    [
        "{other}/files/t_01",
        "//{netloc}/files/t_01",
        "http://user:word@{netloc}/files/t_01",
        "{here}@{netloc}/files/t_01",
    ],
)
def test_a_result_at_another_host_is_fetched_without_key_and_numbers(
    service: FakeService, other: FakeService, tmp_path: Path, address: str
) -> None:
    netloc = other.origin.removeprefix("http://")
    url = address.format(other=other.origin, netloc=netloc, here=service.origin)
    service.always("result", answers({"download_url": url}))
    other.always("download", answers(b"number,s\n1,on\n", media_type="text/csv"))
    (location,) = asked(service, lambda client: client.result("t_01", tmp_path / "r"))
    if not isinstance(location, DialproofError):
        asked(service, lambda client: client.download(location.url, tmp_path / "r"))
    told_nothing(other.seen)
    assert [request.key for request in service.seen] == [KEY]


def test_a_download_that_asks_for_the_key_does_not_get_it(
    service: FakeService, other: FakeService, tmp_path: Path
) -> None:
    other.always("download", answers({"error": "X-API-Key, please"}, 401, WWW_Authenticate="Basic realm=x"))
    (found,) = asked(service, lambda client: client.download(f"{other.origin}/files/t_01", tmp_path / "r"))
    assert isinstance(found, NotFound)
    assert len(other.seen) == 1
    told_nothing(other.seen)


def test_a_download_at_home_that_asks_for_the_key_gets_it_unless_another_host_led_there(
    service: FakeService, other: FakeService, tmp_path: Path
) -> None:
    # GIVEN a service that wants its key for its files, too
    service.always(
        "download",
        lambda request: answers(b"number,s\n1,on\n" if request.key else {}, 200 if request.key else 401)(request),
    )
    asked(service, lambda client: client.download(f"{service.origin}/files/t_01", tmp_path / "r"))
    # THEN it gets it when it has asked
    assert (tmp_path / "r").read_bytes() == b"number,s\n1,on\n"
    assert [request.key for request in service.seen] == [None, KEY]
    # WHEN another host leads to the same file
    other.always("download", moved(f"{service.origin}/files/t_01", 302))
    (found,) = asked(service, lambda client: client.download(f"{other.origin}/files/t_01", tmp_path / "s"))
    # THEN it doesn't
    assert isinstance(found, NotFound)
    assert [request.key for request in service.seen] == [None, KEY, None]


AWAY = [
    "//evil.example/balance", "https://evil.example/balance", "@evil.example", "/\\\\evil.example", ".evil.example/x",
    "/../../x", "/%2f%2fevil.example/../x", "/x?to=evil.example", "/x#y",
]  # fmt: skip


@pytest.mark.parametrize("path", AWAY)
def test_no_profile_leads_away_from_the_origin(path: str) -> None:
    for name in ("balance", "detect", "detect_file", "task", "result", "check"):
        with pytest.raises(ProfileWrong):
            read_profile(f'[paths]\n{name} = "{path}{"/{task_id}" if name in {"task", "result"} else ""}"\n')
