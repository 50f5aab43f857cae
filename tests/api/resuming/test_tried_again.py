"""A download that is cut off is tried again by itself, as long as bytes come."""

from __future__ import annotations

import pytest

from desktop_app.api import Limits
from desktop_app.core.errors import NoAnswer

from .shelf import FILE, Fetching


def test_an_attempt_that_brought_bytes_is_followed_by_another(fetch: Fetching) -> None:
    fetch.limits = Limits(download_waits=(1.0, 4.0, 15.0))
    fetch.shelf.cuts = iter([500_000, 500_000, 500_000])
    assert fetch() is None
    assert fetch.slept == [1.0, 4.0, 15.0]
    assert fetch.shelf.asked == ["", "bytes=500000-", "bytes=1000000-", "bytes=1500000-"]
    assert fetch.is_whole()


def test_the_waits_come_to_an_end(fetch: Fetching) -> None:
    fetch.limits = Limits(download_waits=(1.0, 4.0))
    fetch.shelf.cuts = iter([500_000] * 4)
    assert type(fetch()) is NoAnswer
    assert fetch.slept == [1.0, 4.0]
    assert fetch() is None
    assert fetch.is_whole()


@pytest.mark.parametrize("cuts", [[0], [700], [500_000, 0]])
def test_an_attempt_that_brought_nothing_is_the_last(fetch: Fetching, cuts: list[int]) -> None:
    fetch.limits = Limits(download_waits=(1.0, 4.0, 15.0))
    fetch.shelf.cuts = iter(cuts)
    assert type(fetch()) is NoAnswer
    assert len(fetch.slept) == len(cuts) - 1


def test_starting_over_again_and_again_is_no_progress(fetch: Fetching) -> None:
    fetch.limits = Limits(download_waits=(1.0, 4.0, 15.0))
    fetch.shelf.cuts = iter([500_000, 400_000, 400_000])
    fetch.shelf.twist = lambda _: fetch.shelf.answer(200, FILE, {})
    assert type(fetch()) is NoAnswer
    assert fetch.slept == [1.0]


def test_a_server_that_announces_and_gives_nothing_is_no_answer(begun: Fetching) -> None:
    where = {"Content-Range": f"bytes 1300000-{len(FILE) - 1}/{len(FILE)}", "Transfer-Encoding": "chunked"}
    begun.shelf.twist = lambda _: begun.shelf.answer(206, b"", where)
    assert type(begun()) is NoAnswer
    assert begun.shelf.asked == ["bytes=1300000-"]


def test_the_time_in_all_is_not_exceeded_by_waiting(fetch: Fetching) -> None:
    fetch.limits = Limits(download=5.0, download_waits=(1.0, 9.0, 1.0))
    fetch.shelf.cuts = iter([500_000] * 3)
    assert type(fetch()) is NoAnswer
    assert fetch.slept == [1.0]
