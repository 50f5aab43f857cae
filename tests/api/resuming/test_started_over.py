"""Downloads that can't be carried on start over."""

from __future__ import annotations

import gzip
from collections.abc import Callable

import httpx
import pytest

from desktop_app.core.errors import DialproofError, NoAnswer, RequestRefused

from .shelf import FILE, Fetching, Shelf


def test_a_new_version_starts_over(begun: Fetching) -> None:
    begun.shelf.content, begun.shelf.etag = FILE[::-1], '"v2"'
    assert begun() is None
    assert begun.shelf.asked == ["bytes=1300000-"]
    assert begun.is_whole()


def test_a_server_that_knows_no_ranges_starts_over(begun: Fetching) -> None:
    begun.shelf.twist = lambda _: begun.shelf.answer(200, FILE, {})
    assert begun() is None
    assert begun.is_whole()


MISFITS: dict[str, Callable[[Shelf], httpx.Response]] = {
    "another version": lambda shelf: shelf.part(1_300_000, ETag='"v2"'),
    "packed": lambda shelf: shelf.part(1_300_000, **{"Content-Encoding": "gzip"}),
    "no range": lambda shelf: shelf.answer(206, FILE[1_300_000:], {}),
    "a gap": lambda shelf: shelf.part(1_300_001),
    "another total": lambda shelf: shelf.answer(206, b"x" * 10, {"Content-Range": "bytes 1300000-1300009/1300010"}),
    "an overlap that differs": lambda shelf: shelf.answer(
        206, b"x" * (len(FILE) - 1_299_999), {"Content-Range": f"bytes 1299999-{len(FILE) - 1}/{len(FILE)}"}
    ),
    "416": lambda _: httpx.Response(416, headers={"Content-Range": "bytes */10"}),
}


@pytest.mark.parametrize("name", MISFITS)
def test_what_does_not_fit_starts_over_at_once(begun: Fetching, name: str) -> None:
    begun.shelf.twist = lambda request: MISFITS[name](begun.shelf) if "Range" in request.headers else None
    assert begun() is None
    assert begun.shelf.asked == ["bytes=1300000-", ""]
    assert begun.is_whole()


@pytest.mark.parametrize(("status", "leaf"), [(416, RequestRefused), (206, NoAnswer)])
def test_what_starts_over_starts_over_once(begun: Fetching, status: int, leaf: type[DialproofError]) -> None:
    begun.shelf.twist = lambda _: httpx.Response(status)
    assert type(begun()) is leaf
    assert begun.shelf.asked == ["bytes=1300000-", ""]
    assert begun.there == []


def test_a_part_that_was_changed_on_the_disk_starts_over(begun: Fetching) -> None:
    with begun.target.with_name("r.csv.part").open("r+b") as part:
        part.write(b"changed")
    assert begun() is None
    assert begun.shelf.asked == ["bytes=1300000-", ""]
    assert begun.is_whole()


@pytest.mark.parametrize("etag", ["", 'W/"v1"'])
def test_without_a_strong_validator_nothing_is_kept(fetch: Fetching, etag: str) -> None:
    fetch.shelf.etag = etag
    fetch.shelf.cuts = iter([1_300_000])
    assert type(fetch()) is NoAnswer
    assert fetch.there == []
    assert fetch() is None
    assert fetch.shelf.asked == ["", ""]
    assert fetch.is_whole()


def test_of_a_packed_answer_nothing_is_kept(fetch: Fetching) -> None:
    packed = gzip.compress(FILE)
    fetch.shelf.twist = lambda _: fetch.shelf.answer(200, packed, {"Content-Encoding": "gzip"})
    fetch.shelf.cuts = iter([len(packed) // 2])
    assert type(fetch()) is NoAnswer
    assert fetch.there == []
    assert fetch() is None
    assert fetch.is_whole()


def test_a_packed_body_that_ends_early_is_no_file(begun: Fetching) -> None:
    short = gzip.compress(FILE)[:-9]
    begun.shelf.twist = lambda _: begun.shelf.answer(200, short, {"Content-Encoding": "gzip"})
    assert type(begun()) is NoAnswer
    assert begun.there == []
