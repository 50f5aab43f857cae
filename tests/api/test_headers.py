"""Headers about limits and bodies: sense is read, nonsense is as if it weren't there."""

from __future__ import annotations

import gzip
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.api.bodies import BodyBroken, Decompressor, content_length, media_type, remaining, retry_after

NOW = 1_700_000_000.0  # Tue, 14 Nov 2023 22:13:20 GMT


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("7", 7.0), ("0", 0.0), ("1.5", 1.5), ("99999", 3600.0),
        ("Tue, 14 Nov 2023 22:13:50 GMT", 30.0),
        ("Tue, 14 Nov 2023 22:13:50", 30.0),
        ("Tue, 14 Nov 2023 22:00:00 GMT", 0.0),
        ("Fri, 14 Nov 2053 22:00:00 GMT", 3600.0),
        ("-5", None), ("soon", None), ("", None), ("²", None), ("Tue, 99 Nov 2023", None), ("nan", None),
    ],
)  # fmt: skip
def test_retry_after(text: str, seconds: float | None) -> None:
    assert retry_after({"Retry-After": text}, NOW) == seconds


@given(st.text())
def test_no_header_breaks_anything(text: str) -> None:
    headers = {"Retry-After": text, "X-RateLimit-Remaining": text, "Content-Length": text, "Content-Type": text}
    wait = retry_after(headers, NOW)
    assert wait is None or 0 <= wait <= 3600
    left = remaining(headers)
    assert left is None or left >= 0
    content_length(headers)
    media_type(headers)


@pytest.mark.parametrize(
    ("text", "left"),
    [("179", 179), (" 179", 179), ("179, 180;w=60", 179), ("179.0", 179), ("-1", 0), ("many", None), ("", None)],
)
def test_remaining(text: str, left: int | None) -> None:
    assert remaining({"X-RateLimit-Remaining": text}) == left


RAW_DEFLATE = zlib.compressobj(wbits=-15)
TEXT = b"number,status\n" * 50_000
CODED = {
    "": TEXT,
    "identity": TEXT,
    "gzip": gzip.compress(TEXT[:1000]) + gzip.compress(TEXT[1000:]) + b"\0\0",
    "x-gzip": gzip.compress(TEXT),
    "deflate": zlib.compress(TEXT),
    "Deflate ": RAW_DEFLATE.compress(TEXT) + RAW_DEFLATE.flush(),
}


@pytest.mark.parametrize("coding", CODED)
@pytest.mark.parametrize("size", [1, 7, 1 << 20])
def test_every_coding_is_read_in_bounded_steps(coding: str, size: int) -> None:
    engine, data, got = Decompressor(coding), CODED[coding], []
    step = size if len(data) < 100_000 else 1 << 20
    for at in range(0, len(data), step):
        got += list(engine.feed(data[at : at + step]))
    engine.finish()
    assert b"".join(got) == TEXT
    assert coding.strip() in {"", "identity"} or max(map(len, got)) <= 256 * 1024


@pytest.mark.parametrize(
    ("coding", "data"),
    [("gzip", CODED["x-gzip"][:-9]), ("gzip", b"plain"), ("gzip", CODED["x-gzip"] + b"tail"), ("deflate", b"\xff\xff"),
     ("br", b"")],
)  # fmt: skip
def test_a_broken_coding_is_noticed(coding: str, data: bytes) -> None:
    with pytest.raises(BodyBroken):  # noqa: PT012 - which of the three notices differs
        engine = Decompressor(coding)
        list(engine.feed(data))
        engine.finish()
