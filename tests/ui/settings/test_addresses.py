from __future__ import annotations

import pytest

from desktop_app.core.service.connection import check_base_url
from desktop_app.ui.settings.connection_form import read_address


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("https://api.example.com/api/v1", "https://api.example.com/api/v1"),
        ("  https://API.example.com/api/v1/ ", "https://api.example.com/api/v1"),
        ("https://api.example.com:8443/v2.1", "https://api.example.com:8443/v2.1"),
        ("http://127.0.0.1:8000/api/v1", "http://127.0.0.1:8000/api/v1"),
        ("http://[::1]:8000/api/v1", "http://[::1]:8000/api/v1"),
        ("http://localhost/api/v1", "http://localhost/api/v1"),
    ],
)
def test_an_address_is_kept_as_the_client_wants_it(typed: str, kept: str) -> None:
    found = read_address(typed)
    assert (found.base_url, found.problem, found.advice) == (kept, "", "")
    assert check_base_url(found.base_url) == kept


@pytest.mark.parametrize(
    ("typed", "problem"),
    [
        ("", "has to begin with https"),
        ("api.example.com/api/v1", "has to begin with https"),
        ("ftp://api.example.com/v1", "has to begin with https"),
        ("http://api.example.com/api/v1", "unencrypted"),
        ("https://", "names no host"),
        ("https://api example.com/v1", "names no host"),
        ("https://user:pw@api.example.com/v1", "no place in it"),
        ("https://api.example.com/v1?key=1", "without “?”"),
        ("https://api.example.com:99999/v1", "can't be right"),
    ],
)
def test_what_is_wrong_is_said(typed: str, problem: str) -> None:
    found = read_address(typed)
    assert problem in found.problem
    assert found.base_url == ""


def test_a_missing_version_is_only_advised() -> None:
    found = read_address("https://api.example.com")
    assert found.base_url == "https://api.example.com"
    assert "/api/v1" in found.advice
