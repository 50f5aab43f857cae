"""Which addresses a connection may have, and where a download may go."""

from __future__ import annotations

import pytest

from desktop_app.api.addresses import joined, may_download
from desktop_app.api.requests import filled
from desktop_app.core.errors import UsageError
from desktop_app.core.profile.model import TASK_ID
from desktop_app.core.service.connection import check_base_url, is_loopback, origin_of


@pytest.mark.parametrize(
    ("url", "kept"),
    [
        ("https://host/api/v1", "https://host/api/v1"),
        (" HTTPS://Host.Example:443/api/v1/ ", "https://host.example/api/v1"),
        ("https://host:8443/api/v1//", "https://host:8443/api/v1"),
        ("https://host", "https://host"),
        ("https://host./api/v1", "https://host/api/v1"),
        ("http://localhost:80/api/v1", "http://localhost/api/v1"),
        ("http://127.0.0.1:5000/api/v1", "http://127.0.0.1:5000/api/v1"),
        ("http://[::1]:5000/api/v1", "http://[::1]:5000/api/v1"),
        ("https://[2001:db8::1]/api/v1", "https://[2001:db8::1]/api/v1"),
        ("https://bücher.example/api/v1", "https://xn--bcher-kva.example/api/v1"),
        ("https://BÜCHER.example:8443/api/v1", "https://xn--bcher-kva.example:8443/api/v1"),
        ("https://bu\u0308cher.example", "https://xn--bcher-kva.example"),
        ("https://straße.example", "https://xn--strae-oqa.example"),
        ("https://例え。テスト/api/v1", "https://xn--r8jz45g.xn--zckzah/api/v1"),
        ("https://ｈｏｓｔ.example", "https://host.example"),
    ],
)
def test_usable_addresses_are_kept_in_one_form(url: str, kept: str) -> None:
    assert check_base_url(url) == kept
    assert check_base_url(kept) == kept


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("", "https://"),
        ("host/api/v1", "https://"),
        ("ftp://host/api/v1", "https://"),
        ("http://host/api/v1", "unencrypted"),
        ("http://127.0.0.1.evil.example/api/v1", "unencrypted"),
        ("http://10.0.0.1/api/v1", "unencrypted"),
        ("https://user:secret@host/api/v1", "user name"),
        ("https://@host/api/v1", "user name"),
        ("https://host/api/v1?x=1", "“?”"),
        ("https://host/api/v1#x", "“?”"),
        ("https:///api/v1", "no host"),
        ("https://a..b/api/v1", "no host"),
        ("https://" + "a" * 70 + ".example/", "no host"),
        ("https://a\u200bb.example/api/v1", "characters"),
        ("https://ü☃.example/api/v1", "no host"),
        ("https://" + "ü" * 70 + ".example/", "no host"),
        ("http://bücher.localhost/api/v1", "unencrypted"),
        ("http://api.localhost/api/v1", "unencrypted"),
        ("https://host:99999/api/v1", "port"),
        ("https://host:x/api/v1", "port"),
        ("https://[::1/api/v1", "port"),
        ("https://good\\@evil/api/v1", "characters"),
        ("https://ho st/api/v1", "characters"),
        ("https://host/api\r\nX: y", "characters"),
    ],
)
def test_other_addresses_are_refused_in_words(url: str, words: str) -> None:
    with pytest.raises(UsageError) as refused:
        check_base_url(url)
    assert words in str(refused.value)
    assert "secret" not in str(refused.value)


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST.", "127.0.0.1", "127.9.9.9", "::1", "[::1]"])
def test_this_machine(host: str) -> None:
    assert is_loopback(host)


@pytest.mark.parametrize(
    "host",
    [
        "", "localhost.example", "127.0.0.1.example", "0.0.0.0", "10.0.0.1", "2130706433",  # noqa: S104 - not bound
        "api.localhost", "a.b.localhost.", "::ffff:127.0.0.1", "::2",
    ],
)  # fmt: skip
def test_not_this_machine(host: str) -> None:
    assert not is_loopback(host)


@pytest.mark.parametrize(
    ("base", "target", "allowed"),
    [
        ("https://host", "https://cdn.other/r", True),
        ("https://host", "http://host/r", False),
        ("https://host", "http://127.0.0.1:631/", False),
        ("http://127.0.0.1:5000", "http://127.0.0.1:5000/r", True),
        ("http://127.0.0.1:5000", "http://cdn.other/r", False),
        ("https://host", "file:///etc/passwd", False),
        ("https://host", "", False),
        ("https://host", "https://host:99999/", False),
    ],
)
def test_where_a_download_may_go(base: str, target: str, *, allowed: bool) -> None:
    assert may_download(target, origin_of(base)) is allowed


@pytest.mark.parametrize(
    ("task_id", "path"),
    [
        ("t_01", "/tasks/t_01"),
        ("a/b?c#d%", "/tasks/a%2Fb%3Fc%23d%25"),
        ("..", "/tasks/%2E%2E"),
        ("é ", "/tasks/%C3%A9%20"),
    ],
)
def test_an_identifier_can_not_leave_its_place_in_the_path(task_id: str, path: str) -> None:
    assert filled("/tasks/{task_id}", {TASK_ID: task_id}) == path


def test_a_reference_that_is_none_gives_nothing() -> None:
    assert joined("https://host/", "http://[") == ""
