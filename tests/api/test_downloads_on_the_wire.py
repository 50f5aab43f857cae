"""Downloads from real sockets: whole and private, or not there."""

from __future__ import annotations

import asyncio
import gzip
import logging
from collections.abc import Awaitable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from desktop_app.api import HttpClient, Limits
from desktop_app.core.errors import AnswerNotUnderstood, DialproofError, FolderNotUsable, NoAnswer, NotFound

from .asking import KEY, PHONE, balance, detect, detect_file
from .wire import PATIENT, Say, against, outcome, response, saying, server


def downloading(say: Say, target: Path, limits: Limits = PATIENT) -> tuple[Any, list[tuple[int, int | None]]]:
    told: list[tuple[int, int | None]] = []

    def call(client: HttpClient) -> Awaitable[Any]:
        return client.download("/files/r.csv?sig=s", target, lambda got, of: told.append((got, of)))

    return against(say, call, limits=limits)[0], told


def test_a_download_is_whole_private_and_keyless(tmp_path: Path) -> None:
    target = tmp_path / "new" / "r.csv"
    content = b"number,status\n" * 60_000
    packed = gzip.compress(content)
    seen: list[bytes] = []

    async def say(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(response(packed, "200 OK", "Content-Encoding: gzip"))

    async def main() -> list[tuple[int, int | None]]:
        told: list[tuple[int, int | None]] = []
        async with server(say) as (origin, requests):
            client = HttpClient(f"{origin}/api/v1", KEY, limits=PATIENT)
            await client.download("files/r.csv", target, lambda got, of: told.append((got, of)))
            await client.aclose()
            seen.extend(requests)
        return told

    told = asyncio.run(main())
    assert target.read_bytes() == content
    assert target.stat().st_mode & 0o777 == 0o600
    assert list(target.parent.iterdir()) == [target]
    assert told[-1] == (len(packed), len(packed))
    assert seen[0].startswith(b"GET /api/v1/files/r.csv ")
    assert b"api-key" not in seen[0].lower()


@pytest.mark.parametrize("left_over", [True, False])
@pytest.mark.parametrize(
    ("say", "leaf"),
    [
        (saying(response(b"number\n" * 100, length=1000), end="close"), NoAnswer),
        (saying(response(b"number\n", length=1000), end="reset"), NoAnswer),
        (saying(response(b"n", length=1000), b"n" * 9, pause=0.7), NoAnswer),
        (saying(response(gzip.compress(b"n" * 9999)[:-8], "200 OK", "Content-Encoding: gzip")), NoAnswer),
        (saying(response(b"", "503 Busy")), NoAnswer),
        (saying(response(b"", "204 No Content")), NoAnswer),
        (saying(response(b"expired", "403 Forbidden")), NotFound),
        (saying(response(b"", "404 Not Found")), NotFound),
        (saying(response(b"", "410 Gone")), NotFound),
        (saying(response(b"", "401 Unauthorized")), NotFound),
        (saying(response(b"<html>Log in", "200 OK", "Content-Type: text/html")), AnswerNotUnderstood),
        (saying(response(b"n" * 1_000_001)), AnswerNotUnderstood),
        (saying(response(gzip.compress(bytes(30_000_000)), "200 OK", "Content-Encoding: gzip")), AnswerNotUnderstood),
        (saying(response(b"", "302 Found", "Location: /again")), AnswerNotUnderstood),
        (saying(response(b"", "302 Found", "Location: http://other.example/r")), AnswerNotUnderstood),
        (saying(response(b"", "302 Found", "Location: file:///etc/passwd")), AnswerNotUnderstood),
        (saying(response(b"", "302 Found", "Location: http://[")), AnswerNotUnderstood),
        (saying(response(b"", "304 Not Modified")), AnswerNotUnderstood),
    ],
)  # fmt: skip
def test_a_download_that_fails_leaves_no_file(
    say: Say, leaf: type[DialproofError], tmp_path: Path, *, left_over: bool
) -> None:
    if left_over:
        (tmp_path / "r.csv.part").write_text("of an earlier run")
    error, _told = downloading(say, tmp_path / "r.csv", replace(PATIENT, idle=0.4))
    assert type(error) is leaf
    assert "sig=s" not in f"{error}{error!r}"
    assert not (tmp_path / "r.csv").exists()


def test_a_download_replaces_what_an_earlier_run_left(tmp_path: Path) -> None:
    (tmp_path / "r.csv.part").write_text("half")
    (tmp_path / "r.csv").write_text("old")
    error, _told = downloading(saying(response(b"new")), tmp_path / "r.csv")
    assert error is None
    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [("r.csv", "new")]


def test_a_folder_that_can_not_be_written_is_said_to_be_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    error, _told = downloading(saying(response(b"new")), tmp_path / "file" / "r.csv")
    assert type(error) is FolderNotUsable


def test_another_origin_gets_neither_key_nor_body(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)

    async def main() -> list[bytes]:
        async with server(saying(response(b"file"))) as (other, stolen):
            moved = saying(response(b"", "307 Temporary Redirect", f"Location: {other}/stolen?sig=secret-signature"))
            async with server(moved) as (origin, _requests):
                client = HttpClient(f"{origin}/api/v1", KEY, limits=PATIENT)
                for call in (balance, detect, detect_file, lambda client: client.check_phone(PHONE)):
                    assert isinstance(await outcome(call(client)), DialproofError)
                assert stolen == []
                location = await client.result("t", tmp_path / "r")
                assert location.url == f"{other}/stolen?sig=secret-signature"
                await client.download(location.url, tmp_path / "r")
                await client.download(f"{origin}/moved", tmp_path / "r2")
                await client.aclose()
            return stolen

    stolen = asyncio.run(main())
    assert len(stolen) == 2
    assert KEY.encode() not in b"".join(stolen)
    assert PHONE.encode() not in b"".join(stolen)
    for secret in (KEY, PHONE, "secret-signature"):
        assert secret not in caplog.text
