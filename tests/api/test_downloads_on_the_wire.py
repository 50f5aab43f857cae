"""Downloads from real sockets: whole and private, or not there."""

from __future__ import annotations

import asyncio
import base64
import gzip
import io
import logging
import zipfile
from collections.abc import Awaitable
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from desktop_app.api import HttpClient, Limits
from desktop_app.core.errors import (
    AnswerNotUnderstood,
    AnswerTooLarge,
    DialproofError,
    FolderNotUsable,
    NoAnswer,
    NotFound,
)
from tests.systems import for_its_owner_alone

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
    assert for_its_owner_alone(target)
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
        (saying(response(b"n" * 1_000_001)), AnswerTooLarge),
        (saying(response(gzip.compress(bytes(30_000_000)), "200 OK", "Content-Encoding: gzip")), AnswerTooLarge),
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


@pytest.mark.parametrize(
    "quoted", [KEY, quote(KEY, safe=""), KEY.encode().hex(), base64.b64encode(KEY.encode()).decode()]
)
def test_a_file_that_quotes_the_key_is_kept_without_it(tmp_path: Path, quoted: str) -> None:
    # GIVEN a file of some megabytes that comes from an address that gets no key, and has the key where blocks meet
    target = tmp_path / "r.csv"
    row = b"+447911123456,active,GB\n"
    before = row * ((1 << 20) // len(row))
    padding = b"x" * ((1 << 20) - len(before) - 9)
    content = before + padding + quoted.encode() + b"\n" + row * 90_000 + quoted.encode() + b"\n" + row
    # WHEN it is fetched
    limits = replace(PATIENT, download_bytes=len(content))
    got, told = downloading(saying(response(content)), target, limits)
    # THEN what is kept has all of it but the key, and nothing lies beside it
    assert got is None
    kept = target.read_bytes()
    assert quoted.encode() not in kept
    assert kept.count(b"[key]") == 2
    assert kept.startswith(before)
    assert kept.endswith(b"\n" + row)
    assert kept.count(row) == content.count(row)
    assert told[-1] == (len(content), len(content))
    assert list(tmp_path.iterdir()) == [target]


@pytest.mark.parametrize("quoted", [KEY, quote(KEY, safe=""), KEY.encode().hex()])
def test_a_workbook_that_quotes_the_key_is_kept_without_it(tmp_path: Path, quoted: str) -> None:
    # GIVEN a packed result, in one of whose parts a service quotes the key
    target, packed = tmp_path / "r.xlsx", io.BytesIO()
    rows = "<row><c t='inlineStr'><is><t>{}</t></is></c></row>"
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("[Content_Types].xml", "<Types/>")
        archive.writestr("xl/worksheets/sheet1.xml", rows.format("+447911123456") * 50_000 + rows.format(quoted))
    # WHEN it is fetched
    got, _told = downloading(saying(response(packed.getvalue())), target)
    # THEN what is kept has all of it but the key, and nothing lies beside it
    assert got is None
    with zipfile.ZipFile(target) as kept:
        assert kept.testzip() is None
        assert kept.namelist() == ["[Content_Types].xml", "xl/worksheets/sheet1.xml"]
        sheet = kept.read("xl/worksheets/sheet1.xml").decode()
    assert sheet == rows.format("+447911123456") * 50_000 + rows.format("[key]")
    assert list(tmp_path.iterdir()) == [target]


@pytest.mark.parametrize("damage", ["a name that is no text", "a part that is no zlib stream"])
def test_a_packed_result_that_cannot_be_read_is_kept_for_its_reader(tmp_path: Path, damage: str) -> None:
    # GIVEN an archive that `zipfile` raises something else for than `BadZipFile`
    target, packed = tmp_path / "r.zip", io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("ä.csv", "+447911123456,active\n" * 99)
    content = packed.getvalue()
    if damage.startswith("a name"):
        content = content.replace("ä".encode(), b"\xff\xfe")
    else:
        at = content.index(b".csv") + 4
        content = content[:at] + b"\xff" * 9 + content[at + 9 :]
    # WHEN it is fetched THEN it is there as it came
    got, _told = downloading(saying(response(content)), target)
    assert got is None
    assert target.read_bytes() == content


def test_a_packed_result_without_the_key_stays_as_it_came(tmp_path: Path) -> None:
    target, packed = tmp_path / "r.zip", io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("a.csv", "+447911123456,active")
    downloading(saying(response(packed.getvalue())), target)
    assert target.read_bytes() == packed.getvalue()
    # AND what only begins like one is kept, too: its reader says what is wrong
    damaged = packed.getvalue()[:-30]
    downloading(saying(response(damaged)), tmp_path / "b.zip")
    assert (tmp_path / "b.zip").read_bytes() == damaged
