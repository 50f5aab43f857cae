"""An announced version is told only where it comes after this one; what isn't an announcement is refused."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta

import pytest

from desktop_app.core.service.updates import Release, ReleaseNotUnderstood, due, newer, read_release

NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)


@pytest.mark.parametrize(
    ("announced", "installed", "told"),
    [
        ("1.2", "1.1", True),
        ("1.10", "1.9", True),
        ("v2", "1.9.9", True),
        ("1.2.1", "1.2", True),
        ("1.2.0", "1.2", False),
        ("1.2", "1.2.0.0", False),
        ("1.1", "1.2", False),
        ("0.9.9", "1", False),
        ("1.2", "", False),  # from source
        ("1.2", "1.2.dev1", False),
        ("1.3rc1", "1.2", False),  # no release
        ("1.٣", "1.2", False),
    ],
)
def test_versions_compare_by_their_numbers(announced: str, installed: str, told: bool) -> None:
    assert newer(announced, installed) is told


def test_an_announcement_is_read() -> None:
    message = json.dumps({"version": "v1.2", "page": "https://releases.example/1.2", "more": [1]}).encode()
    assert read_release(message) == Release("1.2", "https://releases.example/1.2")


@pytest.mark.parametrize(
    "said",
    [
        b"", b"<html>", b"[]", b"{}", b"[" * 9000, b'{"version": "1.2"}',
        b'{"version": 1.2, "page": "https://a.example"}',
        b'{"version": "next", "page": "https://a.example"}',
        b'{"version": "1.2", "page": "http://a.example"}',
        b'{"version": "1.2", "page": "file:///etc/passwd"}',
        b'{"version": "1.2", "page": "javascript:alert(1)"}',
        b'{"version": "1.2", "page": "https://user@a.example"}',
        b'{"version": "1.2", "page": "https://a.example/\\u202e"}',
        b'{"version": "1.2", "page": "https://[a"}',
        b'{"version": "9999999999.2", "page": "https://a.example"}',
    ],
)  # fmt: skip
def test_what_is_no_announcement_is_refused(said: bytes) -> None:
    with pytest.raises(ReleaseNotUnderstood):
        read_release(said)


def test_it_is_asked_once_a_day() -> None:
    assert due(None, NOW)
    assert not due(NOW - timedelta(hours=23), NOW)
    assert due(NOW - timedelta(hours=24), NOW)
    assert due(NOW + timedelta(hours=1), NOW)  # the clock has gone back
