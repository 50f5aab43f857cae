"""What may be continued and what continues it: pure functions over headers."""

from __future__ import annotations

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.api.downloads import ContentRange, asking_on, content_range, continuing, new_record, strong_validator
from desktop_app.api.part_file import PartRecord, address_digest

MADE = "Tue, 14 Nov 2023 22:13:20 GMT"
SOON = "Tue, 14 Nov 2023 22:13:50 GMT"
LATER = "Tue, 14 Nov 2023 22:14:20 GMT"
KEPT = PartRecord("a", '"v1"', 1000, 400)


def headers(**values: str) -> httpx.Headers:
    return httpx.Headers({name.replace("_", "-"): value for name, value in values.items()})


@pytest.mark.parametrize(
    ("given", "validator"),
    [
        (headers(ETag='"v1"'), '"v1"'),
        (headers(ETag=' "v1" ', Last_Modified=MADE, Date=LATER), '"v1"'),
        (headers(ETag='W/"v1"'), ""),
        (headers(ETag='W/"v1"', Last_Modified=MADE, Date=LATER), ""),
        (headers(ETag="v1"), ""),
        (headers(ETag='""'), ""),
        (headers(ETag='"a", "b"'), ""),
        (headers(Last_Modified=MADE, Date=LATER), MADE),
        (headers(Last_Modified=MADE, Date=SOON), ""),
        (headers(Last_Modified=MADE), ""),
        (headers(Last_Modified="yesterday", Date=LATER), ""),
        (headers(Date=LATER), ""),
        (headers(), ""),
    ],
)
def test_only_a_strong_validator_names_a_version(given: httpx.Headers, validator: str) -> None:
    assert strong_validator(given) == validator


def test_what_is_packed_or_has_no_validator_gets_no_record() -> None:
    assert new_record("a", headers(ETag='"v"', Content_Length="7")) == PartRecord("a", '"v"', 7)
    assert new_record("a", headers(ETag='"v"', Transfer_Encoding="chunked")) == PartRecord("a", '"v"', None)
    assert new_record("a", headers(ETag='"v"', Content_Encoding="identity")) == PartRecord("a", '"v"', None)
    assert new_record("a", headers(ETag='"v"', Content_Encoding="gzip")) is None
    assert new_record("a", headers(Content_Length="7")) is None


@pytest.mark.parametrize(("total", "size", "first"), [(1000, 400, 400), (None, 400, 400), (400, 400, 399), (1, 1, 0)])
def test_what_is_missing_is_asked_for_and_of_a_whole_file_its_last_byte(
    total: int | None, size: int, first: int
) -> None:
    assert asking_on(PartRecord("a", '"v"', total, size)) == {"Range": f"bytes={first}-", "If-Range": '"v"'}


@pytest.mark.parametrize(
    ("text", "span"),
    [
        ("bytes 400-999/1000", ContentRange(400, 999, 1000)),
        ("Bytes 0-0/*", ContentRange(0, 0, None)),
        ("bytes 400-1000/1000", None),
        ("bytes 500-400/1000", None),
        ("bytes */1000", None),
        ("items 1-2/3", None),
        ("bytes 1-2", None),
        ("bytes ٣-٤/٥", None),
        ("", None),
    ],
)
def test_content_ranges(text: str, span: ContentRange | None) -> None:
    assert content_range({"Content-Range": text}) == span


@pytest.mark.parametrize(
    "given",
    [
        headers(Content_Range="bytes 400-999/1000", ETag='"v1"'),
        headers(Content_Range="bytes 400-999/1000"),
        headers(Content_Range="bytes 400-999/*", ETag='"v1"'),
        headers(Content_Range="bytes 390-999/1000", ETag='"v1"', Content_Length="610"),
        headers(Content_Range="bytes 400-450/1000", ETag='"v1"'),
    ],
)
def test_a_part_that_continues(given: httpx.Headers) -> None:
    span = continuing(KEPT, given)
    assert span is not None
    assert span.total == 1000


@pytest.mark.parametrize(
    "given",
    [
        headers(ETag='"v1"'),
        headers(Content_Range="bytes 400-999/1000", ETag='"v2"'),
        headers(Content_Range="bytes 400-999/1000", ETag='W/"v1"'),
        headers(Content_Range="bytes 400-1000/1001", ETag='"v1"'),
        headers(Content_Range="bytes 401-999/1000", ETag='"v1"'),
        headers(Content_Range="bytes 300-399/1000", ETag='"v1"'),
        headers(Content_Range="bytes 400-999/1000", ETag='"v1"', Content_Length="599"),
        headers(Content_Range="bytes 400-999/1000", ETag='"v1"', Content_Encoding="gzip"),
        headers(Content_Range="bytes 0-9/1000", ETag='"v1"'),
    ],
)
def test_a_part_that_does_not_continue(given: httpx.Headers) -> None:
    assert continuing(KEPT, given) is None


def test_a_total_that_is_never_said_can_not_be_completed() -> None:
    unknown = PartRecord("a", '"v1"', None, 400)
    assert continuing(unknown, headers(Content_Range="bytes 400-999/*")) is None
    assert continuing(unknown, headers(Content_Range="bytes 400-999/1000")) == ContentRange(400, 999, 1000)


def test_a_date_is_compared_with_the_date() -> None:
    dated = PartRecord("a", MADE, 1000, 400)
    assert continuing(dated, headers(Content_Range="bytes 400-999/1000", Last_Modified=MADE)) is not None
    assert continuing(dated, headers(Content_Range="bytes 400-999/1000", Last_Modified=LATER)) is None


@given(first=st.integers(0, 1200), last=st.integers(0, 1200), total=st.integers(0, 1200))
def test_what_continues_touches_what_is_kept(first: int, last: int, total: int) -> None:
    span = continuing(KEPT, headers(Content_Range=f"bytes {first}-{last}/{total}"))
    assert span is None or (span.first <= 400 <= span.last < span.total == 1000)  # type: ignore[operator]


def test_a_link_signed_anew_is_the_same_file() -> None:
    one = address_digest("https://cdn.example/r/1.csv?sig=a&expires=1")
    assert one == address_digest("https://cdn.example/r/1.csv?sig=b#x")
    assert one != address_digest("https://cdn.example/r/2.csv?sig=a&expires=1")
    assert one != address_digest("https://cdn2.example/r/1.csv?sig=a&expires=1")
    assert "cdn" not in one
