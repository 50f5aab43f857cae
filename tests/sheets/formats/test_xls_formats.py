"""What the cells of an old workbook show, looked up in its own records."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
import xlwt

from desktop_app.core.detection.table import Row
from desktop_app.core.errors import FileBroken
from desktop_app.sheets.formats.calamine_workbook import XlsFormats
from desktop_app.sheets.formats.old_container import workbook_stream
from tests.sheets.builders import mini_container, read

ZEROS, PLUS = "00000000000", '"+"0'


def workbook(path: Path, cells: list[tuple[object, str]]) -> Path:
    """Two sheets, the second with the cells side by side in row 3, each under its number format."""
    book = xlwt.Workbook()
    book.add_sheet("First").write(0, 0, "x")
    sheet = book.add_sheet("Größen")
    for column, (value, code) in enumerate(cells):
        sheet.write(2, column, value, xlwt.easyxf(num_format_str=code))
    book.save(str(path))
    return path


def shown(path: Path) -> Row:
    return read(path, "Größen")[2]


def test_numbers_look_as_their_formats_say(tmp_path: Path) -> None:
    cells = [(7400123400, ZEROS), (12, PLUS), (13, "General"), (14, PLUS), (447400123400.0, PLUS), ("text", PLUS)]
    assert shown(workbook(tmp_path / "a.xls", cells)) == ["07400123400", "+12", 13, "+14", "+447400123400", "text"]


def test_decimals_and_negatives_are_left_as_they_are(tmp_path: Path) -> None:
    cells: list[tuple[object, str]] = [(1.5, ZEROS), (-3, PLUS), (True, PLUS)]
    assert shown(workbook(tmp_path / "a.xls", cells)) == [1.5, -3, True]


def test_a_workbook_without_such_formats_has_none(tmp_path: Path) -> None:
    formats = XlsFormats(workbook(tmp_path / "a.xls", [(1, "General"), (2, "0.00")]))
    assert formats.shown("Größen") == {}
    assert formats.shown("no such sheet") == {}


def test_where_the_formats_are_damaged_the_numbers_are_bare(tmp_path: Path) -> None:
    path = workbook(tmp_path / "a.xls", [(7400123400, ZEROS)])
    content = path.read_bytes()
    # The last byte of the format's length says that it goes on far beyond the workbook.
    at = content.index(ZEROS.encode()) - 3
    path.write_bytes(content[:at] + b"\xff\xff" + content[at + 2 :])
    assert shown(path) == [7400123400]


def test_a_workbook_so_small_that_it_lies_among_small_streams_keeps_its_formats(tmp_path: Path) -> None:
    path = workbook(tmp_path / "a.xls", [(7400123400, ZEROS), (12, PLUS)])
    book = workbook_stream(path)
    book = book[: book.rindex(b"\x0a\0\0\0") + 4]
    assert len(book) < 4096
    mini_container(path, "Workbook", book)
    assert shown(path) == ["07400123400", "+12"]


def test_a_stream_in_capitals_is_the_workbook(tmp_path: Path) -> None:
    path = workbook(tmp_path / "a.xls", [(7400123400, ZEROS), ("text", PLUS)])
    name = "Workbook".encode("utf-16-le")
    assert name in path.read_bytes()
    path.write_bytes(path.read_bytes().replace(name, "WORKBOOK".encode("utf-16-le")))
    assert shown(path) == ["07400123400", "text"]


@pytest.mark.parametrize("words", ["EncryptedPackage", "EncryptionInfo", "WordDocument"])
def test_what_a_cell_says_makes_no_other_file_of_it(tmp_path: Path, words: str) -> None:
    path = workbook(tmp_path / "a.xls", [(words + " Ω", "General")])  # in UTF-16, as streams are named
    assert words.encode("utf-16-le") in path.read_bytes()
    assert shown(path) == [words + " Ω"]


def test_a_chain_of_sectors_that_never_ends_is_damage(tmp_path: Path) -> None:
    path = workbook(tmp_path / "a.xls", [(1, ZEROS)])
    content = bytearray(path.read_bytes())
    (table,) = struct.unpack_from("<I", content, 76)
    at = (table + 1) * 512
    content[at : at + 4] = struct.pack("<I", 0)  # the first sector follows itself
    path.write_bytes(content)
    with pytest.raises(FileBroken):
        shown(path)
