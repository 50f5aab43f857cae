"""Small files that would become gigabytes, hours or a full disk are refused, or read in bounds."""

from __future__ import annotations

import csv
import os
import re
import shutil
import struct
import sys
import time
import zipfile
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from desktop_app.core.detection.table import ImportSummary, ReadOptions
from desktop_app.core.errors import DiskFull, FileTooLarge, FormatUnknown
from desktop_app.core.results.answer_form import ResultForm
from desktop_app.services.jobs import ReadFile
from desktop_app.sheets.common.containers import check_entries
from desktop_app.sheets.formats.opening import open_source
from desktop_app.workers.jobs import perform, text_limit
from desktop_app.workers.jobs.result_source import ResultSource
from tests.sheets.builders import Rows, archive, ods, rewritten, xlsx

ROWS: Rows = [["Name", "Mobile"], *[[f"Person {n}", f"+4474001{n:05}"] for n in range(40)]]
NO_NUMBERS: Rows = [["Name", "Town"], *[[f"Person {n}", "Leeds"] for n in range(40)]]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    place = tmp_path / "list"
    place.mkdir()
    return place


def read(path: Path, folder: Path, **options: Any) -> ImportSummary:
    return perform(ReadFile(path, folder, ReadOptions(**options)))


def on_disk(folder: Path) -> int:
    """Bytes that its files take, holes left out where the system makes any by itself."""
    found = [path.stat() for path in folder.rglob("*") if path.is_file()]
    return sum(each.st_size if sys.platform == "win32" else each.st_blocks * 512 for each in found)


def repeating(path: Path, text: str, times: int) -> Path:
    """An ODS of which a row stands so many times."""
    twice = b"</table:table-row><table:table-row>"
    repeated = f'</table:table-row><table:table-row table:number-rows-repeated="{times}">'.encode()
    made = ods(path, [["Name", "Mobile"], [text, "+447400123456"]])
    return rewritten(made, lambda name, part: part.replace(twice, repeated) if name == "content.xml" else part)


def test_a_row_of_an_ods_that_stands_a_million_times_is_counted_by_its_characters(
    tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(text_limit, "MOST_TEXT", 1 << 24)
    book = repeating(tmp_path / "bomb.ods", "x" * 4000, 1_000_000)
    assert book.stat().st_size < 4096
    with pytest.raises(FileTooLarge, match="rows alone hold"):
        read(book, folder)
    assert on_disk(folder) < 64 << 20


def test_a_long_text_that_a_million_cells_share_is_counted_as_often_as_it_shows(
    tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(text_limit, "MOST_TEXT", 1 << 24)
    book = xlsx(tmp_path / "bomb.xlsx", [["Mobile", "Note"], *[["+447400123456", "x" * 30_000]] * 2_000])
    with pytest.raises(FileTooLarge, match="rows alone hold"):
        read(book, folder)


def test_a_text_file_is_as_long_as_it_is(tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text_limit, "MOST_TEXT", 1)
    (tmp_path / "a.csv").write_text("Mobile,Note\n" + "+447400123456,a\n" * 2_000)
    assert read(tmp_path / "a.csv", folder).counts.rows == 2_000


@pytest.mark.parametrize("coming", ["the copy", "the rows"])
def test_the_last_room_of_a_disk_is_left_to_others(
    tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch, coming: str
) -> None:
    book = xlsx(tmp_path / "a.xlsx", ROWS)
    left = 300 << 20 if coming == "the rows" else 200 << 20
    free = iter([left, 10 << 20])
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(total=100 << 30, free=next(free)))
    monkeypatch.setattr(text_limit, "_ROOM_EVERY", 1)
    with pytest.raises(DiskFull):
        read(book, folder)
    assert (folder / "source" / "a.xlsx").exists() == (coming == "the rows")


@pytest.mark.skipif(sys.platform == "win32", reason="holes have to be asked for there")
def test_a_file_of_holes_takes_no_more_room_than_it_had(tmp_path: Path, folder: Path) -> None:
    sparse = tmp_path / "sparse.csv"
    sparse.write_bytes(b"Name,Mobile\nAda,+447400123456\n")
    os.truncate(sparse, 256 << 20)
    with pytest.raises(FormatUnknown):
        read(sparse, folder)
    assert on_disk(folder) < 1 << 20
    assert (folder / "source" / "sparse.csv").stat().st_size == 256 << 20
    os.truncate(sparse, 20 << 30)
    shutil.rmtree(folder)
    folder.mkdir()
    with pytest.raises(FileTooLarge, match=r"it has 20\.0 GB"):
        read(sparse, folder)
    assert on_disk(folder) == 0


def many_sheets(path: Path, count: int) -> Path:
    """An ODS of so many sheets, the last of which alone has numbers."""

    def multiplied(name: str, part: bytes) -> bytes:
        found = re.search(rb"<table:table .*</table:table>", part, re.DOTALL)
        if name != "content.xml" or found is None:
            return part
        sheet = found[0]
        blank = re.sub(rb"\+4474\d+", b"Leeds", sheet)
        sheets = [blank.replace(b"Sheet1", b"Town %d" % n) for n in range(count - 1)]
        return part.replace(sheet, b"".join(sheets) + sheet)

    return rewritten(ods(path, ROWS), multiplied)


def test_of_hundreds_of_sheets_a_bounded_number_is_looked_at_soon(tmp_path: Path, folder: Path) -> None:
    # Digits that are numbers in many countries take longest to be judged.
    hard: Rows = [["Id", "Code"], *[[f"{4_000_000 + n * 7919}", f"{2_000_000_000 + n * 104_729}"] for n in range(60)]]
    book = xlsx(tmp_path / "a.xlsx", hard, sheets={f"S{n}": hard for n in range(499)})
    began = time.process_time()
    found = read(book, folder)
    assert time.process_time() - began < 30
    assert (found.sheet, len(found.sheets), found.counts.rows) == ("Sheet1", 500, 60)


def test_the_sheet_with_numbers_is_found_among_many(tmp_path: Path, folder: Path) -> None:
    assert read(many_sheets(tmp_path / "a.ods", 90), folder).sheet == "Sheet1"


def test_sheets_of_an_ods_are_looked_at_in_one_pass(tmp_path: Path) -> None:
    source = open_source(many_sheets(tmp_path / "a.ods", 50))
    passes = 0
    steps = source._steps  # type: ignore[attr-defined]

    def counted(reader: Any) -> Any:
        nonlocal passes
        passes += 1
        return steps(reader)

    source._steps = counted  # type: ignore[attr-defined]
    names = [sheet.name for sheet in source.sheets]
    together = dict(source.samples(names, 20, 1_000))
    assert passes == 1
    alone = {name: [row for row, _ in zip(source.rows(name), range(20), strict=False)] for name in names}
    assert together == alone


def test_blank_and_repeated_rows_of_a_sheet_stand_in_its_sample(tmp_path: Path) -> None:
    source = open_source(repeating(ods(tmp_path / "a.ods", []), "Ada", 5))
    ((_, rows),) = source.samples(["Sheet1"], 100, 1_000)
    assert rows == [["Name", "Mobile"], *[["Ada", "+447400123456"]] * 5]


def test_thousands_of_sheets_are_too_many(tmp_path: Path) -> None:
    book = rewritten(
        xlsx(tmp_path / "a.xlsx", ROWS),
        lambda name, part: (
            re.sub(
                rb"<sheet [^>]*/>",
                lambda found: b"".join(
                    found[0].replace(b"Sheet1", b"S%d" % n).replace(b'sheetId="1"', b'sheetId="%d"' % (n + 1))
                    for n in range(1_500)
                ),
                part,
            )
            if name == "xl/workbook.xml"
            else part
        ),
    )
    with pytest.raises(FileTooLarge, match="more than 1,000 sheets"):
        open_source(book)


def test_an_archive_whose_directory_claims_more_bytes_than_it_has_is_judged_by_those_it_has(tmp_path: Path) -> None:
    book = archive(tmp_path / "a.zip", {"list.csv": b"Mobile\n" + bytes(100 << 20)})
    content = bytearray(book.read_bytes())
    entry = content.rindex(b"PK\x01\x02")
    struct.pack_into("<I", content, entry + 20, 50 << 20)  # its packed size
    book.write_bytes(content)
    with pytest.raises(FileTooLarge, match="times its size"):
        open_source(book)


def test_more_than_an_archive_says_never_reaches_a_reader_that_would_unpack_it(tmp_path: Path) -> None:
    book = archive(tmp_path / "a.xlsb", {"xl/worksheets/sheet1.bin": bytes(50 << 20)})
    content = bytearray(book.read_bytes())
    struct.pack_into("<I", content, content.rindex(b"PK\x01\x02") + 24, 1_000)
    book.write_bytes(content)
    with zipfile.ZipFile(book) as read_so:
        assert read_so.infolist()[0].file_size == 1_000
    with pytest.raises(FileTooLarge, match="more comes out of it"):
        check_entries(book)


@pytest.mark.parametrize("text", ["0791112345\n", "٠١", "4.4E+11 ", "abc 123 ", "+447911123456, "])
def test_long_texts_are_told_from_numbers_by_their_beginning(tmp_path: Path, folder: Path, text: str) -> None:
    note = (text * 15_000)[:30_000]
    lines = [["Name", "Mobile", "Note"], *[[f"P{n}", note if n == 9 else f"+447911{n:06}", note] for n in range(300)]]
    source = tmp_path / "a.csv"
    with source.open("w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows(lines)
    began = time.process_time()
    found = read(source, folder, column="Mobile")
    assert time.process_time() - began < 8  # it took 20 s, in which nothing was heard
    assert (found.counts.valid, found.counts.invalid) == (299, 1)
    assert found.problems[0].row == 11


@pytest.mark.parametrize("kind", ["ods", "xlsx"])
def test_a_result_from_a_service_is_counted_by_its_characters_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    monkeypatch.setattr(text_limit, "MOST_TEXT", 1 << 24)
    rows: Rows = [["number", "note"], *[["+447400123456", "x" * 30_000]] * 2_000]
    odd = repeating(tmp_path / "r.ods", "x" * 4000, 1_000_000) if kind == "ods" else xlsx(tmp_path / "r.xlsx", rows)
    sent = {"447400123456": "+447400123456"}
    with pytest.raises(FileTooLarge, match="rows alone hold"), ResultSource(odd, sent, ResultForm()) as found:
        list(found.answers())
